"""Rest, misfortune, the day and the end: D4, D5, Y1 to Y4, Z1."""

from __future__ import annotations

from typing import Any

import pytest

from locanda import Match

from .typed import beds, chance, dawn, drawn, possible, rested, room, scores, seat, table, told, wears


def suffered(events: list[str]) -> list[tuple[int, int, int]]:
    """Seat, room and points of each misfortune, in order."""
    return [(int(w[1]), int(w[4]), int(w[8].rstrip(","))) for w in map(str.split, events) if w[2:3] == ["suffers"]]


def ranks(match: Match) -> list[int]:
    assert match.result is not None
    return list(match.result.ranks)


def over(*seats: dict[str, Any], players: int = 3, **more: Any) -> Match:
    """The last dawn, with nobody in any bed."""
    match, _ = dawn([], seats, players, night=3, **more)
    chance(match, "roll 1")
    assert match.over
    return match


@pytest.mark.clause("D4")
def test_a_room_of_4_gives_one_two_and_one_guests_4_8_and_4() -> None:
    """The rulebook's example."""
    match, events = dawn([room("1A", "1", "", "3", "2", "2")], [])
    assert "room 1 is worth 4" in events
    assert rested(events) == [(1, 1, 4), (2, 1, 8), (3, 1, 4)]
    assert scores(match) == [19, 23, 19]


@pytest.mark.clause("D4")
def test_free_beds_and_the_rug_count_covered_ones_do_not() -> None:
    _, events = dawn([room("3A", "1", "", "2"), room("1B", "", "3")], [])
    assert "room 1 is worth 4" in events  # 1 + 0 + 2, and 1 on the rug
    assert "room 2 is worth -4" in events  # 2 - 3 - 2 + 0, and -1 on the rug
    assert rested(events) == [(1, 1, 4), (2, 1, 4), (3, 2, -4)]


@pytest.mark.clause("D4")
def test_a_reform_counts_for_what_it_covers() -> None:
    _, events = dawn([room("1A", "1", reform="5A"), room("2A", "", "2", reform="4B")], [])
    assert "room 1 is worth 8" in events  # 4 + 1, 5 and 0 beside a rug of -2
    assert "room 2 is worth 6" in events  # 3 - 1 + 3, 3 on the rug and -2; the other -2 is covered


@pytest.mark.clause("D4")
def test_two_in_a_bed_both_count_and_the_sedated_do_not() -> None:
    _, events = dawn([room("1A", "11", "22*", "3*")], [])
    assert rested(events) == [(1, 1, 2), (2, 1, 1)]


@pytest.mark.clause("D4", "S6")
def test_rooms_rest_one_after_another_and_the_track_stops_at_0_each_time() -> None:
    rooms = [room("1B", "1", "1"), room("4A"), room("2A", "1")]
    match, events = dawn(rooms, [seat(3)])
    assert rested(events) == [(1, 1, -3), (1, 3, 1)]  # -12 would be lost; then 1 is won
    assert scores(match)[0] == 1


@pytest.mark.clause("D5")
def test_misfortune_3_in_a_room_of_wear_1_is_2_a_guest() -> None:
    """The rulebook's example."""
    match, _ = dawn([room("1A", "1", "2", "2", wear=1), room("2A", "3", wear=3)], [])
    assert drawn(match) == {f"roll {face}" for face in range(1, 7)}
    assert suffered(chance(match, "roll 3")) == [(1, 1, -2), (2, 1, -4)]


@pytest.mark.clause("D5")
@pytest.mark.parametrize("face", range(1, 7))
def test_one_roll_is_compared_with_the_wear_of_each_room(face: int) -> None:
    rooms = [room("1A", "1", wear=2), room("2A", "2*", "22", wear=4), room("4A", "3", "3*", wear=5)]
    match, _ = dawn(rooms, [])
    awake = [(1, 1, 2, 1), (2, 2, 4, 2), (3, 3, 5, 1)]  # seat, room, wear, guests
    lost = [(who, where, guests * (wear - face)) for who, where, wear, guests in awake if face > wear]
    assert suffered(chance(match, f"roll {face}")) == lost


@pytest.mark.clause("D5")
def test_the_fixed_misfortune_costs_every_awake_guest_2_whatever_the_wear() -> None:
    rooms = [room("1A", "1", "2*"), room("2A", "22", "3", wear=1)]
    match, events = dawn(rooms, [], options={"misfortune": 1})
    assert suffered(events) == [(1, 1, -2), (2, 2, -4), (3, 2, -2)]
    assert table(match)["night"] == 2


@pytest.mark.clause("D5")
def test_the_die_can_be_rolled_for_each_room_in_their_order() -> None:
    rooms = [room("1A", "1", wear=2), room("2A", wear=1), room("4A", "3", wear=5)]
    match, _ = dawn(rooms, [], options={"misfortune": 2})
    assert suffered(chance(match, "roll 4")) == [(1, 1, -2)]
    assert suffered(chance(match, "roll 6")) == []
    assert suffered(chance(match, "roll 6")) == [(3, 3, -1)]
    assert table(match)["night"] == 2


@pytest.mark.clause("D5", "S6")
def test_misfortune_stops_at_0() -> None:
    match, _ = dawn([room("1A", "11", "1", "1", "2", wear=1)], [seat(1), seat(2)])
    chance(match, "roll 6")
    assert scores(match)[:2] == [0, 0]


@pytest.mark.clause("Y1")
@pytest.mark.parametrize(
    ("guests", "left"),
    [
        ([], 5),
        (["1"], 5),
        (["1*"], 5),
        (["1", "2"], 4),
        (["11"], 4),
        (["1", "2", "3", "1"], 4),
        (["1", "2", "3", "1", "2*"], 3),
        (["11", "2", "3", "1", "2*"], 3),
    ],
)
def test_the_more_guests_the_more_wear(guests: list[str], left: int) -> None:
    match, _ = dawn([room("1A", *guests)], [])
    events = chance(match, "roll 1")
    assert f"room 1 wears by {6 - left} to {left}" in events
    assert wears(match)[0] == left


@pytest.mark.clause("Y1")
def test_wear_is_never_below_1() -> None:
    match, _ = dawn([room("1A", "1", "2", "3", "1", "2", wear=3), room("2A", wear=1)], [])
    events = chance(match, "roll 1")
    assert "room 1 wears by 2 to 1" in events
    assert "room 2 wears by 0 to 1" in events


@pytest.mark.clause("Y2")
def test_guests_return_to_their_owners_awake() -> None:
    match, _ = dawn([room("1A", "11*", "2*", "3")], [])
    events = chance(match, "roll 1")
    assert "the guests leave" in events
    for n in range(3):
        assert match.table.unplayed[n] == 4
        assert table(match)["seats"][n]["lobby"] == 0
        assert beds(match, n + 1) == [""] * 5


@pytest.mark.clause("Y3")
def test_the_player_of_mr_tools_picks_the_side_of_a_reform_in_view() -> None:
    match, _ = dawn([room("1A"), room("2A")], [seat(), seat(hand=[1], laid=["12 in 2"])])
    chance(match, "roll 1")
    assert drawn(match) == {f"reform {n}" for n in range(1, 6)}
    assert chance(match, "reform 4") == ["reform 4 comes to 2"]
    assert match.to_act == {1}
    assert possible(match) == ["side A", "side B"]
    assert told(match, "side B")[0] == "seat 2 lays reform 4 B in 2"
    assert table(match)["rooms"][1]["reform"] == "4B"


@pytest.mark.clause("Y3")
@pytest.mark.parametrize(("first", "picks"), [(1, 2), (2, 2), (3, 3)])
def test_of_several_the_nearest_to_the_first_player_of_the_night_picks(first: int, picks: int) -> None:
    tools = seat(50, hand=[1], laid=["12 in 1"])
    match, _ = dawn([room("1A")], [seat(), tools, tools], first=first)
    chance(match, "roll 1", "reform 1")
    assert match.to_act == {picks - 1}


@pytest.mark.clause("Y3")
def test_rooms_are_reformed_in_the_order_of_the_plan_and_old_reforms_go_to_the_bottom() -> None:
    seats = [seat(hand=[1], laid=["12 in 3"]), seat(hand=[1], laid=["12 in 1"]), seat(hand=[1], laid=["12 in 2"])]
    rooms = [room("1A", reform="1A"), room("2A", reform="2A"), room("4A")]
    match, _ = dawn(rooms, seats, old_reforms=["4"])
    chance(match, "roll 1")
    assert drawn(match) == {"reform 3", "reform 5"}
    chance(match, "reform 5")
    told(match, "side A")
    assert drawn(match) == {"reform 3"}
    chance(match, "reform 3")
    told(match, "side B")
    data = table(match)  # the deck is what was replaced or laid under: 4, and 1 and 2 in that order
    assert (data["room"], data["drawn"]) == (3, "4")
    assert possible(match) == ["side A", "side B"]
    told(match, "side A")
    data = table(match)
    assert [one["reform"] for one in data["rooms"]] == ["5A", "3B", "4A"]
    assert data["old_reforms"] == ["1", "2"]


@pytest.mark.clause("Y3")
def test_with_no_reform_left_the_rooms_own_is_turned_or_left() -> None:
    tiles = ["1A", "2A", "4A", "3A", "5A"]
    rooms = [room(tile, reform=f"{n + 1}A") for n, tile in enumerate(tiles)]
    match, _ = dawn(rooms, [seat(hand=[1], laid=["12 in 2"])], players=5)
    events = chance(match, "roll 1")
    assert events[-1] == "reform 2 comes to 2"
    told(match, "side B")
    assert table(match)["rooms"][1]["reform"] == "2B"


@pytest.mark.clause("Y4")
@pytest.mark.parametrize(
    ("points", "first", "then"),
    [
        ([15, 20, 17], 1, 2),
        ([20, 20, 17], 1, 2),
        ([20, 20, 17], 2, 1),
        ([9, 9, 9], 1, 3),
        ([9, 9, 9], 2, 1),
        ([9, 8, 9], 3, 1),
    ],
)
def test_the_most_points_are_first_next_and_of_several_the_furthest(points: list[int], first: int, then: int) -> None:
    match, _ = dawn([], [seat(n) for n in points], first=first)
    events = chance(match, "roll 1")
    assert f"seat {then} is first" in events
    assert table(match)["first"] == then


@pytest.mark.clause("Y4")
def test_unused_cards_are_discarded_and_mr_tools_returns() -> None:
    seats = [seat(hand=[5, 7], laid=["12 in 1", "6 in 1"], discards=[1]), seat(hand=[3, 12])]
    match, _ = dawn([room("1A")], seats)
    chance(match, "roll 1", "reform 1")
    events = told(match, "side A")
    assert "seat 1 discards 5 unused" in events
    assert "seat 2 discards 3 unused" in events
    one, two, _ = table(match)["seats"]
    assert (one["hand"], one["discards"]) == ([12], [1, 5, 6, 7])
    assert (two["hand"], two["discards"]) == ([12], [3])
    assert events[-1] == "night 2 begins"
    assert drawn(match) == {f"draw {n}" for n in range(1, 12)}  # seat 3 is first and has used nothing


@pytest.mark.clause("Z1")
def test_after_the_last_dawn_there_is_no_day_and_the_most_points_win() -> None:
    match, _ = dawn([room("1A", "1", wear=4)], [seat(11, hand=[1], laid=["12 in 1"]), seat(16)], night=3)
    events = chance(match, "roll 1")
    assert events[-1] == "the game ends: points"
    assert wears(match)[0] == 6
    assert beds(match, 1)[0] == "1"
    assert match.over
    assert scores(match) == [17, 16, 15]
    assert ranks(match) == [1, 2, 3]


@pytest.mark.clause("Z1")
def test_a_tie_is_for_the_most_cards_in_hand() -> None:
    match = over(seat(20, hand=[3]), seat(20, hand=[3, 12]), seat(15, hand=[1, 2, 3, 12]))
    assert match.result is not None
    assert match.result.ending == "cards"
    assert ranks(match) == [2, 1, 3]


@pytest.mark.clause("Z1")
def test_mr_tools_counts_in_hand_and_not_in_a_room() -> None:
    match = over(seat(20, hand=[3], laid=["12 in 1"]), seat(20, hand=[12]), seat(20, hand=[1], discards=[12]))
    assert ranks(match) == [1, 1, 1]
    match = over(seat(20, hand=[3], laid=["12 in 1"]), seat(20, hand=[3, 12]), seat(0))
    assert ranks(match) == [2, 1, 3]


@pytest.mark.clause("Z1")
def test_who_is_still_tied_shares_the_win() -> None:
    match = over(seat(20, hand=[3, 12]), seat(20, hand=[5, 12]), seat(20, hand=[5]))
    assert match.result is not None
    assert match.result.ending == "shared"
    assert ranks(match) == [1, 1, 3]
