"""What is said of cards, looks and turns at a table of Hostil Hostal, and in its log."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from locanda.core.box import load_box
from locanda.core.engine import engine_of
from locanda.core.match import Match
from locanda.games.hostal import game, scene
from locanda.games.hostal.events import Suffered
from locanda.games.hostal.table import Phase
from locanda.games.hostal.wording import effect_of
from locanda.words import LANGUAGES, words_for
from rules.hostal.typed import dawn, room, seat, told, typed

from .frames import frame_of
from .inns import new

EN = words_for("en", game.folder)


def label(match: Match, slot: str, viewer: int = 0, lang: str = "en") -> str:
    """What is said of a piece."""
    (found,) = [sprite.label for sprite in frame_of(match, viewer).sprites if sprite.slot == slot]
    assert found is not None
    return words_for(lang, game.folder).say(found)


def panel(match: Match, title: str, viewer: int = 0) -> list[tuple[str, str]]:
    """The rows of a panel, none if it is not there."""
    found = [panel for panel in frame_of(match, viewer).panels if panel.title.id == title]
    return [(EN.say(one), EN.text(two)) for panel in found for one, two in panel.rows]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_in_hand_says_what_it_does(lang: str) -> None:
    words, match = words_for(lang, game.folder), typed([], [seat(hand=[6, 12])])
    for i, card in enumerate((6, 12)):
        said = label(match, f"holds:{i}", lang=lang)
        assert words.say(f"hostal-card-{card}") in said
        assert said.endswith(words.say(effect_of(match.box, card)))


def test_what_a_card_does_is_said_with_the_numbers_of_the_box() -> None:
    data = copy.deepcopy(load_box(game).data)
    for number, fields in ((6, {"points": 3}), (10, {"roll": -1}), (11, {"points": -2}), (12, {"wear": [3, 2]})):
        data["card"][number - 1].update(fields)
    box = load_box(game, data)
    for number, said in (
        (6, "3 points for each of your guests"),
        (10, "a 1 or 2 costs 1 point."),
        (11, "each guest in this room loses 2 points, the wolf too"),
        (11, "where a 1 or 2 costs 2 points more"),
        (12, "goes up by 3, and by 2 for each further"),
    ):
        assert said in EN.say(effect_of(box, number))


def test_cards_that_are_turned_up_in_a_room_say_what_they_do() -> None:
    seats = [seat(laid=["6 in 1", "7 in 1", "8 in 2"]), seat()]
    match, _ = dawn([room("2A", "1", "1")], seats)
    said = label(match, "pile:0:0", viewer=1)
    for card in (6, 7):
        assert EN.say(effect_of(match.box, card)) in said
    assert EN.say(effect_of(match.box, 8)) in label(match, "pile:1:0", viewer=1)
    assert "face down" not in said


def test_a_pile_that_lies_face_down_says_no_more_than_the_viewer_knows() -> None:
    seats = [seat(hand=[5, 12]), seat(laid=["6 in 1", "7 in 1"])]
    match = typed([room("2A", "1", "2")], seats)
    assert label(match, "pile:0:1") == f"2 cards of {match.seats[1]}, face down"
    assert label(match, "pile:0:1", viewer=1).endswith("; you know: Chocolate, 17°")
    told(match, "spy on seat 2 in 1")
    assert label(match, "pile:0:1").endswith("; nothing new for you: Chocolate, 17°")
    assert label(match, "pile:0:1", viewer=2) == f"2 cards of {match.seats[1]}, face down"


def before(match: Match, action: str) -> str:
    """What is said of an action before it is chosen."""
    seat, box = min(match.to_act), match.box
    number = next(each for each in match.legal_packed(seat) if str(match.unpack(each)) == action)
    points = engine_of(match.game).preview(box.record, match.record(seat), seat, number)
    said = scene.preview(box, match.record(seat), seat, match.unpack(number), points)
    assert said is not None
    return EN.say(said)


def test_a_look_that_would_show_nothing_new_says_so_before_it_is_paid_for() -> None:
    seats = [seat(hand=[5, 12]), seat(laid=["6 in 1"], hand=[7, 8, 12]), seat(laid=["6 in 1"], hand=[12])]
    match = typed([room("2A", "1", "2")], seats)
    assert before(match, "spy on seat 2 in 1") == "−1"
    told(match, "spy on seat 2 in 1")
    assert before(match, "spy on seat 2 in 1") == "−1, nothing new"
    assert before(match, "spy on seat 3 in 1") == "−1"
    told(match, "place at 2-1", "done", "play 7 in 1", "done", "place at 2-2", "done")
    assert before(match, "spy on seat 2 in 1") == "−1"


@pytest.mark.parametrize(
    ("own", "others", "options", "said"),
    [
        (seat(hand=[5, 12]), {}, {}, "Place a guest on a free bed."),
        (seat(hand=[5, 12]), {"laid": ["6 in 1"]}, {}, "Place a guest on a free bed. You may spy"),
        (seat(0, hand=[5, 12]), {"laid": ["6 in 1"]}, {}, "Place a guest on a free bed."),
        (seat(hand=[12], lobby=4), {}, {}, "There is nothing left to do but pass."),
        (seat(hand=[5, 12]), {}, {"bed": "1"}, "Place a guest, play a card, or discard"),
        (seat(hand=[5, 12], lobby=3), {}, {"bed": "1"}, "Play a card, discard"),
        (seat(hand=[5, 12]), {}, {"bed": "3", "players": 2}, "Place a guest, or discard a card to move one."),
        (seat(hand=[5, 12], lobby=4), {}, {"bed": "3", "players": 2}, "Discard a card to move a guest, or pass."),
    ],
)
def test_the_prompt_of_the_night_says_what_is_possible_and_no_more(
    own: dict[str, Any], others: dict[str, Any], options: dict[str, Any], said: str
) -> None:
    bed, players = options.get("bed", ""), options.get("players", 3)
    match = typed([room("2A", bed, "2")], [own, seat(**others)], {"players": players})
    prompt = EN.say(frame_of(match, 0).prompt)
    assert prompt.startswith(said)
    assert ("spy" in prompt) == ("spy" in said)


def test_the_first_prompts_of_the_taught_night_name_only_what_is_taught() -> None:
    match, found = new(3, 1, stop=True), set[str]()
    while match.table.rounds < 3:
        (seat, *_) = sorted(match.to_act)
        if match.table.phase == Phase.NIGHT:
            found.add(f"{match.table.rounds} {frame_of(match, seat).prompt.id}")
        match.play(match.legal(seat)[0], seat=seat)
    assert found == {
        "0 hostal-prompt-night-place", "1 hostal-prompt-night-place-play", "2 hostal-prompt-night-place-play-move",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (-2, "Ben suffers misfortune in room 2 with 1 guest: −2, now 5."),
        (0, "Ben suffers misfortune in room 2, but has no point left to lose."),
    ],
)
def test_misfortune_is_told_also_where_it_takes_nothing(points: int, said: str) -> None:
    box = new(3, 1).box
    told = scene.log(box, Suffered(seat=1, room=2, guests=1, points=points, score=5 if points else 0), ["Anna", "Ben"])
    assert told is not None
    assert EN.say(told) == said


def test_a_panel_says_what_the_viewers_cards_do_in_hand_and_in_rooms() -> None:
    match = typed([room("2A", "1", "2")], [seat(hand=[5, 12], laid=["4 in 1"]), seat(laid=["6 in 1"])])
    assert [row for row, _ in panel(match, "hostal-panel-effects")] == [
        "4 Tap Tippity-Tap", "5 Party", "12 Mr. Tools",
    ]  # fmt: skip
    told(match, "spy on seat 2 in 1")
    rows = dict(panel(match, "hostal-panel-effects"))
    assert rows["6 Chocolate"] == EN.say(effect_of(match.box, 6))
    assert panel(match, "hostal-panel-effects", viewer=3) == []
