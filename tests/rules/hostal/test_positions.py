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
    "seats[1].hand": {"seats": [seat(), seat(hand=[1, 2, 3, 4, 12]), seat()]},
    "seats[2].hand": {"seats": [seat(), seat(), seat(hand=[])]},
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


@pytest.mark.clause("K1")
@pytest.mark.parametrize(
    ("wrong", "hand"), [(2, [1, 2, 3, 12]), (0, [1, 2, 3, 12]), (1, [1, 2, 3]), (2, [1, 2]), (0, [1, 2])]
)
def test_at_dusk_all_have_mr_tools_and_who_has_yet_to_draw_has_room_for_a_card(wrong: int, hand: list[int]) -> None:
    """Seat 2 has drawn, seat 3 is drawing, and seat 1 is the last."""
    seats = [seat(), seat(hand=[1, 2, 3, 12]), seat(hand=[1, 12])]
    typed([], seats, phase="dusk", first=2, active=3)
    seats[wrong] = seat(hand=hand)
    with pytest.raises(BadPosition, match=rf"table\.seats\[{wrong}\]\.hand\b"):
        typed([], seats, phase="dusk", first=2, active=3)


@pytest.mark.clause("A9")
def test_the_automata_has_no_hand() -> None:
    data = {"game": "hostal", "options": {"players": 2}}
    table_ = {"rooms": inn(), "seats": [seat(), seat(), {"score": 15, "hand": [5]}]}
    with pytest.raises(BadPosition, match=r"table\.seats\[2\]\.hand"):
        locanda.from_position("hostal", dumps({**data, "table": table_}))


def test_the_automatas_guests_who_lie_in_no_bed_are_all_in_the_lobby() -> None:
    def lobby(**typed: int) -> int:
        seats = [seat(), seat(), {"score": 15, **typed}]
        whole = {"rooms": [room("1A", "3"), room("2A"), room("3A")], "seats": seats}
        match = locanda.from_position("hostal", dumps({"options": {"players": 2}, "table": whole}))
        return int(match.table.lobby[2])

    assert lobby() == lobby(lobby=3) == 3
    for wrong in (1, 2, 4):
        with pytest.raises(BadPosition, match=r"table\.seats\[2\]\.lobby"):
            lobby(lobby=wrong)


def test_mr_tools_who_is_nowhere_was_discarded_and_is_in_no_deck() -> None:
    match = typed([room("1A", "1")], [seat(hand=[3, 4])])
    assert table(match)["seats"][0]["discards"] == [12]
    assert match.table.deck[0] >> 11 & 1 == 0


@pytest.mark.parametrize(
    ("key", "fields"),
    [
        ("spot", {"phase": "go", "card": 3, "owner": 1, "room": 1, "asked": 2, "spot": "1-4"}),
        ("asked", {"phase": "go", "card": 3, "owner": 1, "room": 1, "spot": "1-1"}),
        ("card", {"phase": "card", "card": 4, "owner": 1, "room": 1}),
        ("to_roll", {"phase": "dice", "card": 3, "owner": 1, "room": 1}),
        ("spot", {"phase": "move"}),
        ("asked", {"phase": "put", "room": 1}),
        ("asked", {"phase": "side", "room": 1}),
    ],
)
def test_a_question_about_what_is_not_there_is_refused(key: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=rf"table\.{key}\b"):
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


def test_a_view_says_what_a_question_is_about() -> None:
    """Who plays by the API alone knows all that the board shows."""
    match = typed(
        [room("1A", "1", "2")], [seat(laid=["3 in 1 up"])], phase="go", card=3, owner=1, room=1, asked=2, spot="1-2"
    )
    seen: Any = match.view(1)
    assert (seen.phase, seen.card, seen.room, seen.asked, seen.spot) == ("go", 3, 1, 2, "1-2")
    fields: dict[str, Any] = {"phase": "dice", "card": 10, "owner": 1, "room": 1, "to_roll": ["1+", "2"]}
    seen = typed([room("1A", "11", "2")], [seat(laid=["10 in 1 up"])], **fields).view(3)
    assert (seen.to_roll, seen.spot, seen.reform) == (["1+", "2"], "", None)
    two: dict[str, Any] = {"options": {"players": 2}, "card": 3, "owner": 3, "room": 1}
    seats = [seat(rolled=4), seat(), {"score": 15, "laid": ["3 in 1 up"]}]
    seen = typed([room("1A", "1", "2", "3")], seats, phase="duel", **two).view(0)
    assert seen.rolled == [4, 0]
    seats[2] = {"score": 15, "laid": ["2 in 1 up"]}
    two |= {"card": 2, "into": 1}
    seen = typed([room("1A", "3", "3")], [seat(), *seats[1:]], phase="pick", **two).view(0)
    assert seen.into == 1
    stop: dict[str, Any] = {"phase": "stop", "stop": "card", "taught": 7, "resume": "cards", "to_read": [1]}
    seen = typed([room("1A", "1")], [seat(laid=["7 in 1 up"])], options={"stop": True}, **stop).view(0)
    assert (seen.stop, seen.taught) == ("card", 7)


@pytest.mark.clause("Y3")
def test_who_picks_a_side_has_both_in_view_on_the_page_in_text_and_by_the_api() -> None:
    rooms = [room("1A"), room("2A", reform="2B")]
    fields: dict[str, Any] = {"phase": "side", "asked": 1, "room": 2, "drawn": "5"}
    match = typed(rooms, [seat(hand=[1], laid=["12 in 2 up"])], **fields)
    for viewer in range(4):
        seen: Any = match.view(viewer)
        assert (seen.reform.name, seen.reform.A, seen.reform.B) == ("5", [5, -2, 0], [-1, 2, 1])
        assert seen.reforms_left == 3  # 2 lies in a room, 5 is in view
        text = match.text(viewer).splitlines()
        at = text.index("Reform of room 2")
        assert [line.split() for line in text[at + 1 : at + 3]] == [
            ["Side", "A:", "+5,", "rug", "−2,", "0"],
            ["Side", "B:", "−1,", "rug", "+2,", "+1"],
        ]
    match.play("side B")
    assert "Reform of room 2" not in match.text(0)
    seen = match.view(0)
    assert (seen.reform, seen.reforms_left) == (None, 4)  # 2 went to the bottom of the deck


@pytest.mark.clause("Y3")
def test_a_rooms_own_reform_that_is_turned_was_not_in_the_deck() -> None:
    rooms = [room(f"{n}A", reform=f"{n}A") for n in range(1, 6)]
    fields: dict[str, Any] = {"phase": "side", "asked": 1, "room": 2, "drawn": "2", "options": {"players": 5}}
    seen: Any = typed(rooms, [seat(hand=[1], laid=["12 in 2 up"])], **fields).view(0)
    assert (seen.reform.name, seen.reforms_left) == ("2", 0)
