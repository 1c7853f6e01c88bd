"""Positions: what is typed is the whole table, and what cannot be is refused with a word on what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import locanda
from locanda import BadPosition
from locanda.core.toml import dumps

from .typed import inn, room, seat, table, typed

WRONG: dict[str, dict[str, Any]] = {
    "phase": {"phase": "siesta"},
    "ending": {"phase": "over"},
    "first": {"first": 4},
    "active": {"active": 5},
    "rooms": {"rooms": [room("1A")]},
    "rooms[1].tile": {"rooms": inn(room("1A"), room("1B"), room("2A"))},
    "rooms[0].tile": {"rooms": [room("9A"), room("1A"), room("2A")]},
    "rooms[0].wear": {"rooms": inn(room("1A", wear=0))},
    "rooms[0].reform": {"rooms": inn(room("1A", reform="7A"))},
    "rooms[0].beds": {"rooms": inn(room("1A", "", "", "", "", "", "1"))},
    "rooms[0].beds[0]": {"rooms": inn(room("1A", "12"))},
    "rooms[0].beds[1]": {"rooms": inn(room("1A", "", "2*2*"))},
    "seats[0].lobby": {"seats": [seat(lobby=5), seat(), seat()]},
    "seats": {"seats": [seat(), seat()]},
    "seats[0].hand": {"seats": [seat(hand=[5], discards=[5]), seat(), seat()]},
    "seats[0].laid[0]": {"seats": [seat(laid=["5 on 1"]), seat(), seat()]},
    "seats[1].laid[0]": {"seats": [seat(), seat(laid=["5 in 4"]), seat()]},
    "seats[2].laid[0]": {"seats": [seat(), seat(), seat(laid=["5 in 1 seen"])]},
    "old_reforms": {"old_reforms": ["1", "1"]},
    "spot": {"spot": "here"},
    "asked": {"asked": 5},
    "room": {"room": 4},
    "card": {"card": 5, "owner": 1, "room": 1},
    "to_roll": {"to_roll": ["x"]},
    "to_read": {"to_read": [1]},
    "stop": {"phase": "stop", "to_read": [1]},
}


@pytest.mark.parametrize("key", WRONG)
def test_a_position_that_cannot_be_is_refused_by_its_key(key: str) -> None:
    whole = {"rooms": inn(room("1A", "1")), "seats": [seat()] * 3, **WRONG[key]}
    data = {"game": "hostal", "options": {"players": 3}, "table": whole}
    with pytest.raises(BadPosition) as error:
        locanda.from_position("hostal", dumps(data))
    assert f"table.{key} " in f"{error.value} "


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": "go", "card": 3, "owner": 1, "room": 1, "asked": 2, "spot": "1-4"},
        {"phase": "go", "card": 3, "owner": 1, "room": 1, "spot": "1-1"},
        {"phase": "card", "card": 4, "owner": 1, "room": 1},
        {"phase": "dice", "card": 3, "owner": 1, "room": 1},
        {"phase": "move"},
        {"phase": "put", "room": 1},
        {"phase": "side", "room": 1},
    ],
)
def test_a_question_about_what_is_not_there_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        typed([room("1A", "1", "2")], [seat(laid=["3 in 1 up"])], **fields)


def test_half_a_roll_for_two_in_a_bed_is_read_back() -> None:
    fields: dict[str, Any] = {"phase": "dice", "card": 10, "owner": 1, "room": 1, "to_roll": ["1+", "2"]}
    match = typed([room("1A", "11", "2")], [seat(laid=["10 in 1 up"])], **fields)
    assert table(match)["to_roll"] == ["1+", "2"]


def test_what_follows_need_not_be_typed() -> None:
    match = typed([room("1A", "1", "11", reform="2B")], [seat(hand=[3, 12], laid=["4 in 1"], discards=[7])])
    assert match.table.unplayed[0] == 1
    assert match.table.deck_left[0] == 8
    assert match.table.unseen_reforms == 0b11101
    seen: Any = match.view(3)
    assert seen.rooms[0].numbers == [1, 4, 1, 1, 1]
    assert (seen.rooms[0].rug, seen.rooms[0].total) == (1, 4)
    assert seen.seats[0].hand_left == 2
    assert seen.reforms_left == 4
