"""Other components: what a card brings or costs is printed on it, so it comes from the box."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import locanda
from locanda import BadBox
from locanda.core.box import load_box
from locanda.core.engine import engine_of
from locanda.games.hostal import game

from .typed import dawn, rolls, room, seat, told, wears, won

#: Of each card the number in the box, what the effect asks, what it then brings or costs, and the dice.
CASES = [
    (1, {"points": 3}, "choose 1-1", [(1, 3)], [], []),
    (4, {"points": -2}, "", [(1, -2), (2, -4)], [], []),
    (5, {"points": -3}, "", [(1, -3), (2, -6)], [], []),
    (6, {"points": 4}, "use", [(1, 4)], [], []),
    (7, {"points": 5}, "choose 1-1", [(1, 5)], [], []),
    (8, {"points": -2}, "", [(2, -2 * 2)], [], []),
    (9, {"points": 0}, "choose 1-1", [], [], []),
    (10, {"roll": -5}, "", [], [3, 2, 6], [(2, -5)]),
    (11, {"points": -2, "roll": -1}, "", [(1, -2), (2, -4)], [1, 3], [(2, -1)]),
]


def own(number: int, **fields: Any) -> dict[str, Any]:
    """The game's own box with other fields of a card; those that are None are left out."""
    data = copy.deepcopy(load_box(game).data)
    card = data["card"][number - 1]
    data["card"][number - 1] = {key: value for key, value in {**card, **fields}.items() if value is not None}
    return data


@pytest.mark.clause("E1", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11")
@pytest.mark.parametrize(("number", "fields", "action", "at_once", "dice", "by_dice"), CASES)
def test_a_card_is_as_strong_as_it_says(
    number: int,
    fields: dict[str, Any],
    action: str,
    at_once: list[tuple[int, int]],
    dice: list[int],
    by_dice: list[tuple[int, int]],
) -> None:
    match, events = dawn(
        [room("1A", "1", "2", "2")], [seat(10, laid=[f"{number} in 1"]), seat()], box=own(number, **fields)
    )
    if action:
        number = next(packed for packed in match.legal_packed(0) if str(match.unpack(packed)) == action)
        points = engine_of(game).preview(match.box.record, match.record(0), 0, number)
        assert points == dict(at_once).get(1, 0), "the preview"
        events = told(match, action)
    assert won(events) == at_once
    assert won(rolls(match, *dice)) == by_dice


@pytest.mark.clause("E12")
def test_mr_tools_repairs_as_far_as_he_says() -> None:
    seats = [seat(hand=[5], laid=["12 in 1"]) for _ in range(3)]
    match, _ = dawn([room("2B", "1", "2", "3", wear=1)], seats, box=own(12, wear=[1, 0]))
    assert wears(match)[0] == 2


@pytest.mark.clause("C1")
def test_cards_that_say_nothing_of_it_are_as_the_rulebook_has_them() -> None:
    printed = load_box(game).record
    for number in range(1, 13):
        record = load_box(game, own(number, points=None, roll=None, wear=None)).record
        assert record == printed


@pytest.mark.parametrize(
    ("number", "fields", "key", "expected"),
    [
        (6, {"points": -1}, "card[5].points", "from 0 to 20"),
        (4, {"points": 1}, "card[3].points", "from -20 to 0"),
        (10, {"roll": -21}, "card[9].roll", "from -20 to 0"),
        (2, {"points": 1}, "card[1].points", "no such number"),
        (4, {"roll": -1}, "card[3].roll", "no such number"),
        (1, {"wear": [2, 1]}, "card[0].wear", "repairs nothing"),
        (12, {"wear": [2]}, "card[11].wear", "two numbers from 0 to 5"),
        (12, {"wear": [2, 9]}, "card[11].wear", "two numbers from 0 to 5"),
        (7, {"points": "2"}, "card[6].points", "a whole number"),
    ],
)
def test_what_no_card_can_say_is_refused_by_its_key(
    number: int, fields: dict[str, Any], key: str, expected: str
) -> None:
    with pytest.raises(BadBox) as found:
        locanda.new("hostal", box=own(number, **fields))
    assert found.value.key == key
    assert expected in found.value.expected
