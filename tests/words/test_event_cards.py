"""The texts of the event cards of Souvlaki Wars: each made from its row in the box, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from locanda.core.box import LoadedBox, load_box
from locanda.core.catalogue import find
from locanda.games.souvlaki.cards import KINDS, LIMITS, OPS, Range
from locanda.games.souvlaki.table import Ask, Phase, Table
from locanda.games.souvlaki.telling import prompt
from locanda.games.souvlaki.what import Target
from locanda.games.souvlaki.wording import event_of, target_of, text_of
from locanda.words import msg, words_for

GAME = find("souvlaki")
BOX = load_box(GAME)
every_card = pytest.mark.parametrize("event", range(len(BOX.names["events"])), ids=BOX.names["events"].__getitem__)
every_language = pytest.mark.parametrize("lang", GAME.languages)


def said(lang: str, event: int | str, box: LoadedBox = BOX) -> str:
    """The text of a card; it must be formed without a fault."""
    text, problems = words_for(lang, GAME.folder).format(text_of(box, event))
    assert not problems
    return text


def numbers(text: str) -> set[str]:
    """The numbers of a text that are not 0 or 1, which some languages say in words."""
    return set(re.findall(r"\d+", text)) - {"0", "1"}


@every_language
@every_card
def test_the_text_made_has_the_numbers_of_the_text_printed(lang: str, event: int) -> None:
    printed = BOX.data["event"][event]["text"]["en"]
    assert numbers(said(lang, event)) == numbers(printed)


@every_language
def test_no_two_cards_say_the_same_but_those_that_differ_in_kind(lang: str) -> None:
    texts = [said(lang, event) for event in range(len(BOX.names["events"]))]
    titles = [words_for(lang, GAME.folder).text(event_of(BOX, event)) for event in range(len(texts))]
    assert len(set(texts)) == len(set(titles)) == len(texts)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Choose a normal customer. If served this round, it gives 2 fame less (never below 0)."),
        ("it", "Scegli un cliente normale. Se è servito in questo round, dà 2 punti di fama in meno (mai sotto 0)."),
        (
            "el",
            "Διαλέξτε έναν κανονικό πελάτη. Αν εξυπηρετηθεί σε αυτόν τον γύρο, δίνει 2 μονάδες φήμης λιγότερες "
            "(ελάχιστο 0).",
        ),
        (
            "ru",
            "Выберите обычного клиента. Если обслужить его в этом раунде, он приносит на 2 очка славы меньше "
            "(но не ниже 0).",
        ),
        (
            "es",
            "Elige un cliente normal. Si se le sirve en esta ronda, da 2 puntos de fama menos (nunca bajo 0).",
        ),
    ],
)
def test_a_card_in_five_languages(lang: str, text: str) -> None:
    assert said(lang, "bad_mood") == text


def test_an_edited_row_says_what_it_does() -> None:
    data = load_box(GAME).data
    rows = [
        row | {"effect": row["effect"] | {"delta": 5}} if row["key"] == "bad_mood" else row for row in data["event"]
    ]
    edited = load_box(GAME, {**data, "event": rows})
    assert said("en", "bad_mood", edited) == "Choose a normal customer. If served this round, it gives 5 fame more."
    assert said("ru", "bad_mood", edited).endswith("он приносит на 5 очков славы больше.")


#: Titles and targets of cards of an edited row, in the words of each language.
PROMPTS = {
    "en": ("Other Dishes", "Choose a telephone order with somebody behind in the queue."),
    "it": ("Other Dishes", "Scegli un ordine telefonico con qualcuno dietro in coda."),
    "el": ("Other Dishes", "Διαλέξτε μια τηλεφωνική παραγγελία με κάποιον πίσω στην ουρά."),
    "ru": ("Other Dishes", "Выберите телефонный заказ (не последнего в очереди)."),
    "es": ("Other Dishes", "Elige un pedido telefónico con alguien detrás en la cola."),
}


@pytest.mark.parametrize("lang", PROMPTS)
def test_what_is_asked_about_a_card_is_in_the_words_of_its_row(lang: str) -> None:
    """A Change of Menu of another name, and a Bad Mood for telephone orders that are not the last."""
    data = load_box(GAME).data
    new = {
        "kitchen": {"key": "dishes", "name": {"en": "Other Dishes"}},
        "bad_mood": {"kind": "phone", "only": ["not_last"]},
    }
    box = load_box(GAME, {**data, "event": [row | new.get(row["key"], {}) for row in data["event"]]})
    table, say = Table(), words_for(lang, GAME.folder).say
    table.players, table.phase = 2, Phase.EVENTS
    title, target = PROMPTS[lang]
    for key, ask, text in (("dishes", Ask.MENU, f"{title}: "), ("bad_mood", Ask.CUSTOMER, f". {target}")):
        table.ask, table.playing = ask, 1 + box.names["events"].index(key)
        asked = say(prompt(box, table, 0, ["Anna", "Ben"]))
        assert asked.startswith(text) if ask == Ask.MENU else asked.endswith(text)
    assert target in said(lang, "bad_mood", box)


@every_language
@every_card
def test_whom_a_card_is_for_is_asked_in_the_words_on_the_card(lang: str, event: int) -> None:
    target, table, say = target_of(BOX, event), Table(), words_for(lang, GAME.folder).say
    asks = Ask.CUSTOMER if BOX.record.target[event] <= Target.CUSTOMER_TO_PLAYER else Ask.PLAYER
    table.players, table.phase, table.ask, table.playing = 2, Phase.EVENTS, asks, 1 + event
    if target is not None:
        assert say(prompt(BOX, table, 0, ["Anna", "Ben"])).endswith(f". {say(target)}")
        assert said(lang, event).startswith(say(target))
    assert (target is None) == (BOX.record.target[event] > Target.OPPONENT)


#: Numbers that a box may change, as the languages say them.
NUMBERS = r"[1-9]|three|five|seven|tre|cinque|sette|τρεις|πέντε|επτά|тремя|пятью|семи|семью|tres|cinco|siete"


@every_language
@pytest.mark.parametrize("clause", ["C1", "S3", "M1", "M3", "M4", "V3", "V4", "V5", "E2", "E3"])
def test_the_short_sentence_of_a_clause_is_true_of_any_box(lang: str, clause: str) -> None:
    text, problems = words_for(lang, GAME.folder).format(msg(f"souvlaki-clause-{clause}"))
    assert not problems
    assert not re.search(rf"\b({NUMBERS})\b", text)


def possible_rows() -> list[dict[str, Any]]:
    """A row for every effect with every target, kind of customer, limit and word that it takes."""
    rows: list[dict[str, Any]] = []
    for op, about in OPS.items():
        words = {key: right or ("fries",) for key, right in about.numbers.items() if not isinstance(right, Range)}
        whole = {key: right for key, right in about.numbers.items() if isinstance(right, Range)}
        entries = {key: max(right.least, min(right.most, 1)) for key, right in whole.items()}
        effects = [(key, word) for key, right in words.items() for word in right]
        effects += [(key, right.most) for key, right in whole.items() if right.least >= 0]
        effects += [(key, -2) for key, right in whole.items() if right.least < 0]
        for target in about.targets:
            for key, value in [*effects, ("op", op)]:
                effect = {"op": op, **entries, **{word: right[0] for word, right in words.items()}, key: value}
                rows += rows_of(target, about.kinds, {"lasts": about.lasts, "effect": effect, "needs": about.needs})
    return rows


def rows_of(target: Target, kinds: tuple[str, ...], rest: dict[str, Any]) -> list[dict[str, Any]]:
    """The rows of one effect for a target."""
    rest = {**rest, "target": target.name.lower()}
    needs = {"": [], "min_foods_": ["min_foods_9"]}.get(needed := rest.pop("needs"), [needed])
    if target > Target.CUSTOMER_TO_PLAYER:
        return [rest]
    limits = [limit for limit in LIMITS if limit != "different_queues" or target == Target.TWO_CUSTOMERS]
    return [
        {**rest, "kind": kind, "only": list(dict.fromkeys([*needs, *more]))}
        for kind in kinds
        for more in ([], *([limit] for limit in limits), ["not_last", "sour"])
    ]


@every_language
def test_every_row_that_a_box_may_hold_has_a_text(lang: str) -> None:
    assert {row["kind"] for row in possible_rows() if "kind" in row} == set(KINDS)
    own, rows = load_box(GAME).data, possible_rows()
    decks = -(-len(rows) // 20)  # a box holds few cards that multiply
    for first in range(decks):
        deck = [
            {"id": f"x{n}", "key": f"new_{n}", "name": {"en": f"New {n}"}, **row}
            for n, row in enumerate(rows[first::decks])
        ]
        box = load_box(GAME, {**own, "event": deck, "rulebook": own["rulebook"] | {"event_cards": len(deck)}})
        assert all(said(lang, event, box) for event in range(len(deck)))
        assert words_for(lang, GAME.folder).text(event_of(box, 0)) == "New 0"
