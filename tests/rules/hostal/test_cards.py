"""What each card does: E1 to E12, with sedated guests and two in a bed.

Beds of the rooms used here, in reading order: 1A 1 4 1 0 1, 2A 3 0 -1 -1 3, 4A 5 0 0 1 -2, rug 0; of 1A beds 1-2, 2-3,
1-4 and 3-5 are adjacent, of 2A 1-2, 2-4 and 3-5.  Room 1 stands on room 2, and room 3 is beside room 2.
"""

from __future__ import annotations

import pytest

from locanda.games.hostal.table import Phase

from .typed import beds, chance, dawn, drawn, possible, rested, rolls, room, scores, seat, told, wears, won


@pytest.mark.clause("E1")
def test_sweet_dreams_sedates_a_guest_of_this_room_for_a_point() -> None:
    match, _ = dawn([room("2A", "1", "", "1"), room("1A", "1")], [seat(laid=["1 in 1"])])
    assert match.to_act == {0}
    assert possible(match) == ["choose 1-1", "choose 1-3", "decline"]
    events = told(match, "choose 1-3")
    assert events[:3] == [
        "seat 1 activates 1 in 1",
        "a guest of seat 1 sleeps at 1-3",
        "seat 1 has 1 more, 16 in all, from room 1",
    ]
    assert beds(match, 1)[:3] == ["1", "", "1*"]


@pytest.mark.clause("E1", "D4", "D5")
def test_a_sedated_guest_is_untouched_does_not_rest_and_covers_its_bed() -> None:
    rooms = [room("2A", "1", "2", wear=1)]
    match, _ = dawn(rooms, [seat(laid=["1 in 1"]), seat(laid=["5 in 1"])])
    events = told(match, "choose 1-1")
    assert won(events) == [(1, 1), (2, -1)]  # the party is too late for seat 1
    assert rested(events) == [(2, 1, 1)]  # -1 - 1 + 3: beds 1 and 2 are covered
    assert [event for event in rolls(match, 6) if "suffers" in event] == [
        "seat 2 suffers in 1 with 1 for -5, 10 in all"
    ]


@pytest.mark.clause("E1", "E6", "Y1")
def test_of_two_in_a_bed_one_is_sedated_and_the_other_stays_awake() -> None:
    match, _ = dawn([room("2A", "11", wear=5)], [seat(laid=["1 in 1", "6 in 1"])])
    assert possible(match) == ["choose 1-1", "decline"]
    told(match, "choose 1-1")
    assert beds(match, 1)[0] == "11*"
    assert possible(match) == ["use", "decline"]
    events = told(match, "use")
    assert won(events) == [(1, 1)]  # chocolate for one
    assert rested(events) == [(1, 1, 1)]
    assert "room 1 wears by 2 to 3" in rolls(match, 1)


@pytest.mark.clause("E1", "D3")
def test_without_an_awake_guest_there_sweet_dreams_does_nothing_and_it_may_be_declined() -> None:
    for rooms in ([room("2A"), room("1A", "1")], [room("2A", "1*"), room("1A", "1")]):
        _, events = dawn(rooms, [seat(laid=["1 in 1"])])
        assert "1 of seat 1 in 1 does nothing" in events
    match, _ = dawn([room("2A", "1")], [seat(laid=["1 in 1"])])
    events = told(match, "decline")
    assert events[0] == "seat 1 declines 1 in 1"
    assert won(events) == []
    assert rested(events) == [(1, 1, 1)]


@pytest.mark.clause("E2", "D4")
def test_2x1_brings_a_guest_from_any_room_and_both_count() -> None:
    match, _ = dawn([room("2A", "1"), room("1A", "", "1", "2"), room("4A", "1")], [seat(laid=["2 in 1"])])
    assert possible(match) == ["choose 2-2", "choose 3-1", "decline"]
    events = told(match, "choose 2-2")
    assert events[:2] == ["seat 1 activates 2 in 1", "a guest of seat 1 at 2-2 joins the one at 1-1"]
    assert beds(match, 1)[0] == "11"
    assert rested(events) == [(1, 1, 2), (2, 2, 6), (1, 3, -1)]  # bed 2-2 is free again


@pytest.mark.clause("E2")
def test_2x1_asks_for_the_bed_where_there_are_several() -> None:
    match, _ = dawn([room("2A", "1", "1"), room("1A", "1")], [seat(laid=["2 in 1"])])
    assert possible(match) == ["choose 1-1", "choose 1-2", "choose 2-1", "decline"]
    told(match, "choose 2-1")
    assert possible(match) == ["choose 1-1", "choose 1-2"]
    assert told(match, "choose 1-2")[0] == "a guest of seat 1 at 2-1 joins the one at 1-2"
    assert beds(match, 1)[:2] == ["1", "11"]


@pytest.mark.clause("E2")
def test_2x1_can_bring_two_of_the_same_room_together() -> None:
    match, _ = dawn([room("2A", "1", "1")], [seat(laid=["2 in 1"])])
    assert possible(match) == ["choose 1-1", "choose 1-2", "decline"]
    events = told(match, "choose 1-1")
    assert events[1] == "a guest of seat 1 at 1-1 joins the one at 1-2"
    assert rested(events) == [(1, 1, 8)]  # 3 - 1 - 1 + 3, twice


@pytest.mark.clause("E2", "D4")
def test_2x1_takes_one_of_two_and_the_bed_stays_taken() -> None:
    match, _ = dawn([room("2A", "1"), room("1A", "", "11")], [seat(laid=["2 in 1"])])
    assert possible(match) == ["choose 2-2", "decline"]
    events = told(match, "choose 2-2")
    assert (beds(match, 1)[0], beds(match, 2)[1]) == ("11", "1")
    assert rested(events) == [(1, 1, 2), (1, 2, 3)]  # 1 + 1 + 0 + 1 without the 4


@pytest.mark.clause("E2", "D3")
def test_for_2x1_a_sedated_guest_may_be_joined_but_not_brought() -> None:
    match, _ = dawn([room("2A", "1*"), room("1A", "1", "1*")], [seat(laid=["2 in 1"])])
    assert possible(match) == ["choose 2-1", "decline"]
    events = told(match, "choose 2-1")
    assert beds(match, 1)[0] == "11*"
    assert rested(events) == [(1, 1, 1)]
    for rooms in ([room("2A", "1")], [room("2A"), room("1A", "1", "1")], [room("2A", "1"), room("1A", "1*")]):
        _, events = dawn(rooms, [seat(laid=["2 in 1"])])
        assert "2 of seat 1 in 1 does nothing" in events


@pytest.mark.clause("E3", "L1")
def test_grrr_removes_any_guest_and_its_owner_says_where_to() -> None:
    match, _ = dawn([room("2A", "1", "2"), room("1A", "3", "", "3", "3", "3")], [seat(laid=["3 in 1"])])
    assert possible(match) == ["choose 1-1", "choose 1-2", "decline"]
    assert told(match, "choose 1-2") == ["seat 1 activates 3 in 1", "seat 1 removes a guest of seat 2 from 1-2"]
    assert match.to_act == {1}
    assert possible(match) == ["go to 2-2", *(f"go to 3-{bed}" for bed in range(1, 6)), "go to lobby"]
    events = told(match, "go to lobby")
    assert events[0] == "a guest of seat 2 goes from 1-2 to lobby"
    assert rested(events) == [(1, 1, 1), (3, 2, 16)]


@pytest.mark.clause("E3")
def test_grrr_may_remove_an_own_guest_to_another_room() -> None:
    match, _ = dawn([room("2A", "1"), room("1A", "2")], [seat(laid=["3 in 1"])])
    told(match, "choose 1-1")
    assert match.to_act == {0}
    assert "go to 1-2" not in possible(match)
    events = told(match, "go to 2-4")
    assert beds(match, 2)[3] == "1"
    assert rested(events) == [(1, 2, 6), (2, 2, 6)]


@pytest.mark.clause("E3", "D3")
def test_grrr_takes_one_of_two_in_a_bed_and_nobody_who_is_sedated() -> None:
    match, _ = dawn([room("2A", "1*", "22", "3*")], [seat(laid=["3 in 1"])])
    assert possible(match) == ["choose 1-2", "decline"]
    told(match, "choose 1-2", "go to 2-1")
    assert beds(match, 1)[:3] == ["1*", "2", "3*"]
    assert beds(match, 2)[0] == "2"
    match, _ = dawn([room("2A", "1", "22*")], [seat(laid=["3 in 1"])])
    told(match, "choose 1-2", "go to 2-1")
    assert beds(match, 1)[:2] == ["1", "2*"]
    _, events = dawn([room("2A", "1*", "2*")], [seat(laid=["3 in 1"])])
    assert "3 of seat 1 in 1 does nothing" in events


@pytest.mark.clause("E4")
def test_tap_tippity_tap_is_heard_in_the_room_and_below() -> None:
    rooms = [room("2A", "1", "2"), room("1A", "22", "3"), room("4A", "3")]
    match, events = dawn(rooms, [seat(laid=["4 in 1"])])
    assert won(events) == [(1, -1), (2, -3), (3, -1)]
    assert match.chance_to_act  # it has a lock, so nobody was asked


@pytest.mark.clause("E4")
def test_tap_tippity_tap_is_not_heard_above_nor_beside_nor_in_the_lobby() -> None:
    rooms = [room("2A", "1", "2"), room("1A", "3*", "2", "2"), room("4A", "3")]
    _, events = dawn(rooms, [seat(laid=["4 in 2"])])
    assert won(events) == [(2, -2)]
    _, events = dawn([room("2A"), room("1A"), room("4A", "3")], [seat(laid=["4 in 1"])])
    assert "seat 1 activates 4 in 1" in events
    assert won(events) == []


@pytest.mark.clause("E4")
def test_upstairs_each_room_has_the_one_below_it() -> None:
    rooms = [room("2A", "1"), room("1A", "2"), room("4A", "3"), room("3A", "4")]
    _, events = dawn(rooms, [seat(laid=["4 in 2"])], players=4)
    assert won(events) == [(2, -1), (4, -1)]


@pytest.mark.clause("E5")
def test_a_party_is_heard_in_the_rooms_orthogonally_next_to_it() -> None:
    rooms = [room("2A", "1", "2"), room("1A", "22", "3*"), room("4A", "3")]
    _, events = dawn(rooms, [seat(laid=["5 in 2"])])
    assert won(events) == [(1, -1), (2, -3), (3, -1)]
    _, events = dawn(rooms, [seat(laid=["5 in 1"])])
    assert won(events) == [(1, -1), (2, -3)]  # room 3 is only diagonally next to room 1


@pytest.mark.clause("E5")
@pytest.mark.parametrize(("where", "heard"), [(1, "123"), (2, "124"), (3, "134"), (4, "2345"), (5, "45")])
def test_with_five_rooms_each_party_has_its_neighbours(where: int, heard: str) -> None:
    """Rooms 1 and 2 are upstairs, on 3 and 4; room 5 is beside 4."""
    rooms = [room(tile, str(n + 1)) for n, tile in enumerate(["2A", "1A", "4A", "3A", "5A"])]
    _, events = dawn(rooms, [seat(laid=[f"5 in {where}"])], players=5)
    assert won(events) == [(int(who), -1) for who in heard]


@pytest.mark.clause("E6")
def test_chocolate_is_a_point_for_each_own_guest_in_the_room() -> None:
    match, _ = dawn([room("2A", "1", "11", "2"), room("1A", "1")], [seat(laid=["6 in 1"])])
    assert possible(match) == ["use", "decline"]
    assert won(told(match, "use")) == [(1, 3)]
    match, _ = dawn([room("2A", "1", "11*", "1*")], [seat(laid=["6 in 1"])])
    assert won(told(match, "use")) == [(1, 2)]


@pytest.mark.clause("E6", "D3")
def test_chocolate_is_for_awake_guests_and_may_be_declined() -> None:
    for rooms in ([room("2A", "2")], [room("2A", "1*")], [room("2A"), room("1A", "1")]):
        _, events = dawn(rooms, [seat(laid=["6 in 1"])])
        assert "6 of seat 1 in 1 does nothing" in events
    match, _ = dawn([room("2A", "1")], [seat(laid=["6 in 1"])])
    assert won(told(match, "decline")) == []


@pytest.mark.clause("E7")
def test_17_degrees_warm_the_guests_of_one_bed() -> None:
    match, _ = dawn([room("2A", "1", "2", "11")], [seat(laid=["7 in 1"])])
    assert possible(match) == ["choose 1-1", "choose 1-3", "decline"]
    assert won(told(match.copy(), "choose 1-1")) == [(1, 2)]
    assert won(told(match, "choose 1-3")) == [(1, 4)]


@pytest.mark.clause("E7", "D3")
def test_17_degrees_are_lost_on_a_sedated_guest() -> None:
    match, _ = dawn([room("2A", "1*", "11*")], [seat(laid=["7 in 1"])])
    assert possible(match) == ["choose 1-2", "decline"]
    assert won(told(match, "choose 1-2")) == [(1, 2)]
    _, events = dawn([room("2A", "1*", "2"), room("1A", "1")], [seat(laid=["7 in 1"])])
    assert "7 of seat 1 in 1 does nothing" in events


@pytest.mark.clause("E7", "D3")
def test_17_degrees_may_be_declined() -> None:
    match, _ = dawn([room("2A", "1")], [seat(laid=["7 in 1"])])
    events = told(match, "decline")
    assert events[0] == "seat 1 declines 7 in 1"
    assert won(events) == []


@pytest.mark.clause("E8")
def test_tv_spares_the_player_who_is_behind() -> None:
    rooms = [room("2A", "1", "22", "3")]
    _match, events = dawn(rooms, [seat(20, laid=["8 in 1"]), seat(19), seat(3)])
    assert won(events) == [(1, -1), (2, -2)]
    _, events = dawn(rooms, [seat(3, laid=["8 in 1"]), seat(19), seat(3)])
    assert won(events) == [(2, -2)]  # both who are last
    _, events = dawn(rooms, [seat(7, laid=["8 in 1"]), seat(7), seat(7)])
    assert won(events) == []


@pytest.mark.clause("E8", "D3")
def test_tv_goes_by_the_points_at_that_moment() -> None:
    match, _ = dawn([room("2A", "1", "2")], [seat(10, laid=["6 in 1"]), seat(10, laid=["8 in 1"]), seat(10)])
    assert won(told(match, "use")) == [(1, 1), (1, -1)]  # the chocolate put seat 1 ahead


@pytest.mark.clause("E8")
def test_tv_is_for_awake_guests_of_this_room_and_needs_none_of_its_owner() -> None:
    rooms = [room("2A", "1*", "22*"), room("1A", "1", "2", "3")]
    _, events = dawn(rooms, [seat(20), seat(20), seat(5, laid=["8 in 1"])])
    assert won(events) == [(2, -1)]


@pytest.mark.clause("E9")
def test_sniff_costs_all_guests_in_adjacent_beds_ones_own_too() -> None:
    match, _ = dawn([room("1A", "1", "1", "2", "33")], [seat(laid=["9 in 1"])])
    assert possible(match) == ["choose 1-1", "choose 1-2", "decline"]
    assert won(told(match.copy(), "choose 1-1")) == [(1, -1), (3, -2)]
    assert won(told(match, "choose 1-2")) == [(1, -1), (2, -1)]


@pytest.mark.clause("E9")
def test_the_rug_and_bare_floor_part_beds() -> None:
    match, _ = dawn([room("1A", "", "3", "2", "1", "2")], [seat(laid=["9 in 1"])])
    assert won(told(match, "choose 1-4")) == []  # bed 4 has only bed 1 beside it
    match, _ = dawn([room("4A", "1", "2", "2", "2", "2")], [seat(laid=["9 in 1"])])
    assert won(told(match, "choose 1-1")) == []


@pytest.mark.clause("E9", "D3")
def test_sniff_may_start_from_a_sedated_guest_and_spares_those_who_are() -> None:
    match, _ = dawn([room("1A", "22*", "1*", "3*")], [seat(laid=["9 in 1"])])
    assert possible(match) == ["choose 1-2", "decline"]
    assert won(told(match, "choose 1-2")) == [(2, -1)]
    _, events = dawn([room("1A", "2", "3"), room("2A", "1")], [seat(laid=["9 in 1"])])
    assert "9 of seat 1 in 1 does nothing" in events


@pytest.mark.clause("E10")
def test_scratch_each_guest_rolls_and_1_or_2_costs_2() -> None:
    match, events = dawn([room("2A", "1", "2", "3")], [seat(laid=["10 in 1"])])
    assert events[-1] == "seat 1 activates 10 in 1"
    assert drawn(match) == {f"roll {face}" for face in range(1, 7)}
    assert rolls(match, 1) == [
        "a guest of seat 1 at 1-1 rolls 1",
        "seat 1 has -2 more, 13 in all, from room 1",
    ]
    assert won(rolls(match, 2)) == [(2, -2)]
    assert won(rolls(match, 3)) == []
    assert scores(match) == [15, 15, 17]  # each rested for 2 besides: the two beds that are free


@pytest.mark.clause("E10")
def test_scratch_two_in_a_bed_roll_twice_and_the_sedated_do_not() -> None:
    match, _ = dawn([room("2A", "11", "22*", "3*")], [seat(laid=["10 in 1"])])
    events = rolls(match, 1, 1, 1)
    assert [event for event in events if "rolls" in event] == [
        "a guest of seat 1 at 1-1 rolls 1",
        "a guest of seat 1 at 1-1 rolls 1",
        "a guest of seat 2 at 1-2 rolls 1",
    ]
    assert won(events) == [(1, -2), (1, -2), (2, -2)]


@pytest.mark.clause("E10")
def test_scratch_without_guests_rolls_no_die_and_needs_none_of_its_owner() -> None:
    for empty in (room("2A"), room("2A", "1*", "2*")):
        match, events = dawn([empty, room("1A", "1")], [seat(laid=["10 in 1"])])
        assert "seat 1 activates 10 in 1" in events
        assert match.table.phase == Phase.MISFORTUNE
    match, _ = dawn([room("2A", "2")], [seat(laid=["10 in 1"])])
    assert won(rolls(match, 2)) == [(2, -2)]


@pytest.mark.clause("E11")
def test_the_wolf_costs_everyone_a_point_and_the_others_roll() -> None:
    match, _ = dawn([room("2A", "1", "2", "1")], [seat(laid=["11 in 1"])])
    assert possible(match) == ["choose 1-1", "choose 1-3"]  # it has a lock
    events = told(match, "choose 1-3")
    assert won(events) == [(1, -2), (2, -1)]
    events = rolls(match, 2, 1)
    assert events[0] == "a guest of seat 1 at 1-1 rolls 2"
    assert won(events) == [(1, -2), (2, -2)]


@pytest.mark.clause("E11")
def test_a_single_wolf_is_not_asked_for() -> None:
    match, events = dawn([room("2A", "1", "2")], [seat(laid=["11 in 1"])])
    assert won(events) == [(1, -1), (2, -1)]
    assert won(rolls(match, 6)) == []
    match, events = dawn([room("2A", "1")], [seat(laid=["11 in 1"])])
    assert won(events) == [(1, -1)]
    assert match.table.phase == Phase.MISFORTUNE  # nobody has to roll


@pytest.mark.clause("E11", "D3")
def test_a_wolf_beside_its_bedfellow_and_no_wolf_that_sleeps() -> None:
    match, events = dawn([room("2A", "11", "22*")], [seat(laid=["11 in 1"])])
    assert won(events) == [(1, -2), (2, -1)]
    events = rolls(match, 1, 6)
    assert events[0] == "a guest of seat 1 at 1-1 rolls 1"  # the other one in the wolf's bed
    assert won(events) == [(1, -2)]
    for rooms in ([room("2A", "1*", "2")], [room("2A", "2"), room("1A", "1")]):
        _, events = dawn(rooms, [seat(laid=["11 in 1"])])
        assert "11 of seat 1 in 1 does nothing" in events
        assert won(events) == []


@pytest.mark.clause("E12")
def test_three_mr_tools_repair_four() -> None:
    """The rulebook's example: 2 for the first, 1 for each further one."""
    seats = [seat(hand=[5], laid=["12 in 1"]) for _ in range(3)]
    match, events = dawn([room("2B", "1", "2", "3", wear=1)], seats)
    assert "room 1 is repaired by 4 to wear 5" in events
    assert wears(match)[0] == 5


@pytest.mark.clause("E12")
def test_mr_tools_repairs_to_6_at_most_and_needs_no_guest() -> None:
    seats = [seat(hand=[1], laid=["12 in 1"]), seat(hand=[1], laid=["12 in 2"])]
    match, events = dawn([room("2A", wear=5), room("1A", wear=2)], seats)
    assert "room 1 is repaired by 1 to wear 6" in events
    assert "room 2 is repaired by 2 to wear 4" in events
    assert wears(match)[:2] == [6, 4]


@pytest.mark.clause("E12")
@pytest.mark.parametrize("guests", [[], ["1"], ["1*", "2*"], ["11", "22*", "3"]])
def test_mr_tools_repairs_whoever_lies_there_sedated_or_two_in_a_bed(guests: list[str]) -> None:
    seats = [seat(hand=[5], laid=["12 in 1"]), seat(), seat(hand=[5], laid=["12 in 1"])]
    match, events = dawn([room("2A", *guests, wear=2), room("1A", wear=2)], seats)
    assert [event for event in events if "repaired" in event] == ["room 1 is repaired by 3 to wear 5"]
    assert wears(match)[:2] == [5, 2]
    assert won(events) == []


@pytest.mark.clause("E12", "D1", "D3")
def test_mr_tools_is_resolved_last_and_stays_in_the_room() -> None:
    match, events = dawn([room("2A", "1", "2", wear=3)], [seat(hand=[7], laid=["12 in 1"]), seat(laid=["10 in 1"])])
    assert not any("repaired" in event for event in events)
    events = rolls(match, 6, 6)
    assert "room 1 is repaired by 2 to wear 5" in events
    assert not any("suffers" in event for event in chance(match, "roll 5"))
    assert drawn(match) == {f"reform {n}" for n in range(1, 6)}  # it still lies there
