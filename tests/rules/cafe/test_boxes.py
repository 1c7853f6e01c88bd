"""Other boxes: what can be played is played to the end, and what cannot is told with file, key, value and remedy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import locanda
from locanda.bots import bot_for, play_match
from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.core.toml import dumps

from .boxes import SMALL_MAP, Data, edited, small

OWN = edited()
NATIONS: dict[str, str] = OWN["board"]["nations"]
#: The upper part of the own map: ten tables of five nations.
UPPER = "\n".join(OWN["board"]["map"].strip("\n").split("\n")[:5])

BOXES: dict[str, Data] = {
    "a short red bar": edited(bar={"values": [-5, -10]}),
    "a bar of one place": edited(bar={"values": [0]}),
    "a hand of four": edited(rulebook={"hand": 4}),
    "a hand of one": edited(rulebook={"hand": 1}),
    "a hand of ten": edited(rulebook={"hand": 10}),
    "other points": edited(rulebook={"points": {"2": 1, "3": 5, "4": 100}, "guest_penalty": 0, "joker_penalty": 100}),
    "no jokers": edited(rulebook={"lady_jokers": 0, "gentleman_jokers": 0}),
    "many jokers": edited(rulebook={"lady_jokers": 4, "gentleman_jokers": 4}),
    "fewer gentlemen": edited(rulebook={"gentlemen_per_nation": 1}),
    "the bag to its end": edited(rulebook={"bag_left": 0}),
    "a short game": edited(rulebook={"bag_left": 60}),
    "regulars for nothing": edited(rulebook={"regulars": 0, "regulars_one_nation": 1000}),
    "two nations": small(),
    "tables of two and three chairs": small("CU  o IT  o CU\n o ..  o ..  o", lady_jokers=4, hand=1),
    "one nation": edited(
        board={"nations": {"IT": "italy"}, "map": " o IT  o IT  o\n..  o ..  o .."},
        rulebook={"hand": 1, "ladies_per_nation": 3, "gentlemen_per_nation": 3},
    ),
    "half the map": edited(
        board={"map": UPPER, "nations": {sign: name for sign, name in NATIONS.items() if sign in UPPER}}
    ),
}


@pytest.mark.clause("C1", "C2", "C3", "C4", "D1", "E1")
@pytest.mark.parametrize("name", BOXES)
def test_random_games_with_another_box_come_to_an_end(name: str) -> None:
    for seed in range(4):
        options = {"players": 2 + seed % 3, "regulars": seed % 2 == 0, "unexpected_guests": seed >= 2}
        match = locanda.new("cafe", options=options, box=BOXES[name], seed=seed)
        play_match(match, [bot_for("random", match.game)] * match.players, seed=seed)
        assert match.result is not None
        guests = len(match.view().chairs) + len(match.view().bar) + match.view().bag_left
        assert guests + sum(hand.held for hand in match.view().hands) == sum(match.box.record.guests)
        again = locanda.load(match.journal())
        assert (again.result, again.box) == (match.result, match.box)


@pytest.mark.clause("C4")
def test_the_game_ends_when_the_places_of_another_bar_are_taken() -> None:
    match = locanda.new("cafe", options={"starter": 1}, box=BOXES["a short red bar"], seed=1)
    for _ in range(2):
        match.play(next(action for action in match.legal() if str(action).startswith("bar")))
    assert match.result is not None
    assert match.result.ending == "bar_full"
    assert match.scores == (-5 - _hand_cost(match, 0), -10 - _hand_cost(match, 1))


def _hand_cost(match: locanda.Match, seat: int) -> int:
    return sum(10 if guest.endswith("joker") else 5 for guest in match.view().hands[seat].guests)


@pytest.mark.clause("P1")
def test_points_come_from_the_box() -> None:
    table = {"hands": [["usa-lady", "cuba-lady"], ["cuba-lady"]], "chairs": {"53": "usa-gentleman", "60": "usa-lady"}}
    position = dumps({"table": table, "box": BOXES["other points"]})
    match = locanda.from_position("cafe", position, draws=False)
    match.play("seat usa-lady at 66")
    assert match.scores == (10, 0)


@pytest.mark.clause("S1", "D1")
def test_hands_are_as_large_as_the_box_says() -> None:
    match = locanda.new("cafe", players=4, box=BOXES["a hand of four"], seed=1)
    assert [(hand.held, hand.limit) for hand in match.view().hands] == [(4, 4)] * 4


def test_another_box_is_drawn() -> None:
    match = locanda.new("cafe", box=small(), seed=1)
    assert "cuba" in match.text()
    assert match.picture().startswith("<svg")


BAD: list[tuple[Data, str, Any, str]] = [
    (edited(rulebook={"hand": 0}), "rulebook.hand", 0, ">= 1"),
    (edited(rulebook={"hand": 11}), "rulebook.hand", 11, "<= 10"),
    (edited(rulebook={"hand": "five"}), "rulebook.hand", "five", "a whole number"),
    (edited(rulebook={"ladies_per_nation": 5}), "rulebook.ladies_per_nation", 5, "<= 4"),
    (edited(rulebook={"lady_jokers": -1}), "rulebook.lady_jokers", -1, ">= 0"),
    (edited(rulebook={"guest_penalty": 1000}), "rulebook.guest_penalty", 1000, "<= 100"),
    (edited(rulebook={"bag_left": 80}), "rulebook", "100 guests", "101 to 120: four hands"),
    (edited(rulebook={"points": {"2": 2, "3": 3}}), "rulebook.points", "2, 3", "2, 3 and 4 guests"),
    (edited(rulebook={"points": {"2": 2, "3": 3, "5": 4}}), "rulebook.points", "2, 3, 5", "2, 3 and 4 guests"),
    (edited(rulebook={"hands": 5}), "rulebook.hands", 5, "did you mean 'hand'?"),
    (edited(bar={"values": []}), "bar.values", [], "length >= 1"),
    (edited(bar={"values": [1] * 21}), "bar.values", [1] * 21, "length <= 20"),
    (edited(bar={"values": [1, 101]}), "bar.values[1]", 101, "<= 100"),
    (small("o o XX o"), "board.map", "'XX' in row 1, column 3", "o, .. or one of CU, IT"),
    (small(" ".join(["o IT"] * 7)), "board.map", "1 rows, 14 columns", "at most 13 by 13 cells"),
    (small("IT o\n" * 14), "board.map", "14 rows, 1 columns", "at most 13 by 13 cells"),
    (small("IT o o CU"), "board.map", "table 1 has 1 chairs", "two to four chairs a table"),
    (small(SMALL_MAP + ".. .. .. .. o"), "board.map", "has 0 tables beside it", "one or two tables a chair"),
    (small(".. IT ..\nCU o CU\n.. o .."), "board.map", "has 3 tables beside it", "one or two tables a chair"),
    (small("IT o\n o CU"), "board.map", "joins the tables of chair 1", "one chair a pair"),
    (small(""), "board.map", "0 tables", "1 to 24 tables"),
    (small("IT CU\nCU IT"), "board.map", "0 chairs", "1 to 68 chairs"),
    (small(" o IT  o\n..  o .."), "board.nations", "nation 2 has no table", "a table on the map"),
    (small("o IT o CU o\n" + "o IT o\n" * 4), "board.map", "nation 1 has 5 tables", "at most 4"),
    (edited(board={"nations": {**NATIONS, "GR": "greece"}}), "board.nations", "13 nations", "1 to 12 nations"),
    (edited(board={"nations": {**NATIONS, "IT": "Italy"}}), "board.nations.IT", "Italy", "small letters"),
    (edited(board={"nations": {**NATIONS, "IT": "lady"}}), "board.nations.IT", "lady", "small letters"),
    (edited(board={"nations": {**NATIONS, "ITA": "italy"}}), "board.nations", "ITA", "two letters"),
]  # fmt: skip


@pytest.mark.clause("C1", "C2", "C3", "C4")
@pytest.mark.parametrize(
    ("made", "key", "value", "expected"), BAD, ids=lambda value: value if isinstance(value, str) else ""
)
def test_an_impossible_box_is_told(tmp_path: Path, made: Data, key: str, value: Any, expected: str) -> None:
    path = tmp_path / "box.toml"
    path.write_text(dumps(made), "utf-8")
    with pytest.raises(locanda.BadBox) as error:
        load_box(find("cafe"), path)
    assert error.value.key == key
    assert value == error.value.value or str(value) in str(error.value.value)
    assert expected in error.value.expected
    for part in (str(path), key, expected):
        assert part in str(error.value)


@pytest.mark.clause("C1")
@pytest.mark.parametrize("section", ["rulebook", "bar", "board"])
def test_a_section_that_is_missing_is_told(section: str) -> None:
    data = edited()
    del data[section]
    with pytest.raises(locanda.BadBox, match=section):
        locanda.new("cafe", box=data)
