"""Dawn: the order of cards, and who is asked (D1, D2, D3)."""

from __future__ import annotations

import pytest

from .typed import beds, chance, dawn, possible, refused, rested, rolls, room, seat, table, told, won

THREE = [room("2A", "1", "2", "3"), room("1A", "1", "2", "3"), room("4A", "1", "2")]


def activated(events: list[str]) -> list[tuple[int, int, int]]:
    """Seat, card and room of each effect, in order."""
    return [(int(w[1]), int(w[3]), int(w[5])) for w in map(str.split, events) if w[2:3] == ["activates"]]


@pytest.mark.clause("D1")
def test_all_cards_are_turned_up_for_everyone() -> None:
    seats = [seat(laid=["6 in 1", "7 in 2"]), seat(laid=["8 in 1"])]
    match, _ = dawn(THREE, seats)
    assert match.to_act == {0}
    for text in ("6 of seat 1 lies in 1", "8 of seat 2 lies in 1"):
        assert all(text in map(str, match.events(viewer)) for viewer in range(4))
    assert table(match)["seats"][1]["laid"] == ["8 in 1 up"]


@pytest.mark.clause("D1")
@pytest.mark.parametrize("number", range(1, 12))
def test_every_copy_of_a_number_in_a_room_is_discarded(number: int) -> None:
    seats = [seat(laid=[f"{number} in 1"]), seat(laid=[f"{number} in 1"]), seat(laid=[f"{number} in 2"])]
    match, events = dawn(THREE, seats)
    assert f"{number} of seat 1 in 1 is one of several" in events
    assert f"{number} of seat 2 in 1 is one of several" in events
    assert f"{number} of seat 3 in 2 is one of several" not in events
    for one in table(match)["seats"][:2]:
        assert one["discards"] == [number]
        assert one["laid"] == []


@pytest.mark.clause("D1")
def test_three_copies_all_go_and_other_cards_stay() -> None:
    seats = [seat(laid=["5 in 1", "6 in 1"]), seat(laid=["5 in 1"]), seat(laid=["5 in 1"])]
    match, events = dawn(THREE, seats)
    assert sum("is one of several" in event for event in events) == 3
    assert table(match)["seats"][0]["laid"] == ["", "6 in 1 up"]


@pytest.mark.clause("D1", "E12")
def test_mr_tools_is_no_duplicate() -> None:
    seats = [seat(hand=[1], laid=["12 in 1"]), seat(hand=[1], laid=["12 in 1"])]
    _, events = dawn([room("2A", "1", "2", wear=2)], seats)
    assert not any("is one of several" in event for event in events)
    assert "room 1 is repaired by 3 to wear 5" in events


@pytest.mark.clause("D2")
def test_cards_resolve_by_number_over_all_rooms() -> None:
    seats = [seat(laid=["8 in 1", "4 in 3"]), seat(laid=["5 in 2"]), seat(laid=["11 in 1"])]
    _, events = dawn(THREE, seats)
    assert activated(events) == [(1, 4, 3), (2, 5, 2), (1, 8, 1), (3, 11, 1)]


@pytest.mark.clause("D2")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_of_the_same_number_the_owners_go_in_turn_order_from_the_first_player(first: int) -> None:
    seats = [seat(laid=["5 in 3"]), seat(laid=["5 in 1"]), seat(laid=["5 in 2"])]
    _, events = dawn(THREE, seats, first=first)
    assert [who for who, _, _ in activated(events)] == [(first + k - 1) % 3 + 1 for k in range(3)]


@pytest.mark.clause("D3")
@pytest.mark.parametrize("number", [1, 2, 3, 6, 7, 9])
def test_the_owner_decides_on_a_card_without_the_lock(number: int) -> None:
    match, _ = dawn(THREE, [seat(), seat(laid=[f"{number} in 1"])])
    assert match.to_act == {1}
    assert "decline" in possible(match)
    events = told(match, "decline")
    assert events[0] == f"seat 2 declines {number} in 1"
    assert table(match)["seats"][1]["discards"] == [number]
    assert won(events) == []


@pytest.mark.clause("D3")
@pytest.mark.parametrize("number", [4, 5, 8, 10, 11])
def test_a_card_with_the_lock_must_be_resolved(number: int) -> None:
    match, events = dawn([room("2A", "1", "2", "2")], [seat(), seat(laid=[f"{number} in 1"])])
    if match.to_act:
        assert number == 11
        assert refused(match, "decline") == "D3"
        events = told(match, "choose 1-2")
    assert (2, number, 1) in activated(events)


@pytest.mark.clause("D3")
@pytest.mark.parametrize("number", [1, 2, 3, 6, 7, 9, 11])
def test_a_card_with_the_guest_icon_needs_a_guest_of_its_owner_at_that_moment(number: int) -> None:
    rooms = [room("2A", "2", "3"), room("1A", "1")]
    match, events = dawn(rooms, [seat(laid=[f"{number} in 1"])])
    assert f"{number} of seat 1 in 1 does nothing" in events
    assert table(match)["seats"][0]["discards"] == [number]


@pytest.mark.clause("D3", "E3", "E6")
def test_a_guest_who_was_removed_is_not_there_any_more() -> None:
    match, _ = dawn([room("2A", "1", "2")], [seat(laid=["3 in 1"]), seat(laid=["6 in 1"])])
    told(match, "choose 1-2")
    events = told(match, "go to lobby")
    assert "6 of seat 2 in 1 does nothing" in events


@pytest.mark.clause("D3")
@pytest.mark.parametrize(("number", "choice"), [(2, "choose 2-1"), (9, "choose 1-1")])
def test_a_sedated_guest_meets_the_guest_icon(number: int, choice: str) -> None:
    match, _ = dawn([room("1A", "1*", "2"), room("2A", "1")], [seat(laid=[f"{number} in 1"])])
    assert possible(match) == [choice, "decline"]


@pytest.mark.clause("D3")
@pytest.mark.parametrize(("bed", "question"), [("1*", []), ("11*", ["use", "decline"])])
def test_a_sedated_guest_eats_no_chocolate(bed: str, question: list[str]) -> None:
    match, events = dawn([room("1A", bed, "2")], [seat(laid=["6 in 1"])])
    assert possible(match) == question
    assert ("6 of seat 1 in 1 does nothing" in events) == (not question)


@pytest.mark.clause("D3")
def test_points_change_at_once_and_cards_go_to_their_owners_piles() -> None:
    match, _ = dawn([room("2A", "1", "2")], [seat(laid=["6 in 1", "10 in 1"])])
    told(match, "use")
    assert table(match)["seats"][0]["score"] == 16
    assert table(match)["seats"][0]["discards"] == [6]
    events = rolls(match, 1, 6)
    assert won(events) == [(1, -2)]
    assert table(match)["seats"][0]["discards"] == [6, 10]
    assert rested(events) == [(1, 1, 1), (2, 1, 1)]


@pytest.mark.clause("D3")
def test_what_is_no_answer_is_refused() -> None:
    match, _ = dawn([room("2A", "1", "2")], [seat(laid=["7 in 1"])])
    assert refused(match, "use") == "D3"
    assert refused(match, "choose 1-2") == "E7"
    assert refused(match, "pass") == "D3"
    match, _ = dawn([room("2A", "1", "2")], [seat(laid=["6 in 1"])])
    assert refused(match, "choose 1-1") == "D3"
    for number in (1, 2, 3, 9):
        match, _ = dawn([room("1A", "1", "2"), room("2A", "1")], [seat(laid=[f"{number} in 1"])])
        assert refused(match, "choose 1-5") == f"E{number}"


@pytest.mark.clause("D3")
def test_a_saved_question_is_asked_again() -> None:
    match, _ = dawn([room("2A", "1", "2")], [seat(laid=["3 in 1"])])
    told(match, "choose 1-2")
    data = table(match)
    assert (data["phase"], data["asked"], data["spot"]) == ("go", 2, "1-2")
    assert beds(match, 1)[:2] == ["1", "2"]
    assert not match.chance_to_act
    assert chance(match) == []
