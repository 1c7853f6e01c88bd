"""The night: N0 to N6, and which cards are known to whom."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from locanda import Match
from locanda.core.box import load_box
from locanda.core.catalogue import find

from .typed import beds, possible, refused, room, scores, seat, table, told, typed

HAND = [2, 5, 9, 12]


def kinds(match: Match) -> set[str]:
    """The first words of what may be done."""
    return {text.split()[0] for text in possible(match)}


def small_box() -> dict[str, Any]:
    """Rooms of two beds, 0 and 1."""
    data: dict[str, Any] = copy.deepcopy(load_box(find("hostal")).data)
    for one in data["room"]:
        one["plan"] = [". . .", "0 r 1", ". . ."]
    return data


@pytest.mark.clause("N0")
def test_turns_go_clockwise_from_the_first_player_with_one_mandatory_action_each() -> None:
    match = typed([], [seat(hand=HAND)] * 3, first=2)
    for n in (1, 2, 0):
        assert match.to_act == {n}
        told(match, f"place at 1-{n + 1}")
    assert match.to_act == {1}
    assert possible(match, 0) == []


@pytest.mark.clause("N0", "N5")
def test_the_turn_ends_at_once_only_where_no_spying_is_possible() -> None:
    match = typed([room("2A", "1")], [seat(hand=HAND), seat(hand=HAND), seat(0, hand=HAND)])
    told(match, "play 2 in 1")
    assert match.to_act == {1}  # only an own card lies there
    told(match, "place at 2-1")
    assert possible(match) == ["done", "spy on seat 1 in 1"]
    assert refused(match, "pass") == "N0"
    assert told(match, "done") == ["seat 2 is done"]
    told(match, "place at 2-2")
    assert match.to_act == {0}  # seat 3 has no point to pay


@pytest.mark.clause("N0", "N5")
def test_a_gap_where_a_card_lay_does_not_hide_those_laid_after_it() -> None:
    match = typed([room("2A", "1", "2")], [seat(hand=HAND), seat(laid=["", "4 in 1"])])
    told(match, "place at 2-1")
    assert match.to_act == {0}
    assert possible(match) == ["done", "spy on seat 2 in 1"]


@pytest.mark.clause("N0", "N5")
def test_spying_is_possible_before_and_after_the_action_any_number_of_times() -> None:
    seats = [seat(hand=HAND), seat(hand=[1, 12], laid=["4 in 1", "6 in 1", "7 in 2"]), seat(laid=["1 in 1"])]
    match = typed([room("2A", "1", "2"), room("1A", "2")], seats)
    for text in ("spy on seat 2 in 1", "spy on seat 2 in 1", "spy on seat 3 in 1"):
        told(match, text)
        assert match.to_act == {0}
    told(match, "place at 3-1", "spy on seat 2 in 2")
    assert scores(match)[0] == 11
    told(match, "done")
    assert match.to_act == {1}
    assert possible(match, 0) == []  # nobody spies outside her own turn


@pytest.mark.clause("N1")
def test_a_guest_is_placed_on_any_free_bed_of_any_room() -> None:
    match = typed([room("2A", "1", "2*", "33")], [seat(hand=[12])] * 3)
    assert set(possible(match)) == {
        "place at 1-4",
        "place at 1-5",
        *(f"place at {r}-{bed}" for r in (2, 3) for bed in range(1, 6)),
    }
    assert told(match, "place at 1-5") == ["seat 1 places a guest of seat 1 at 1-5"]
    assert beds(match, 1) == ["1", "2*", "33", "", "1"]
    for text in ("place at 1-1", "place at 1-2", "place at lobby", "place at 4-1", "place at 1-6"):
        assert refused(match, text) == "N1"


@pytest.mark.clause("N1", "L1")
def test_where_no_bed_is_free_a_guest_is_placed_in_the_lobby() -> None:
    full = [room("2A", "1", "1"), room("1A", "2", "2"), room("4A", "3", "3")]
    match = typed(full, [seat(hand=[12])] * 3, box=small_box())
    assert possible(match) == ["place at lobby"]
    told(match, "place at lobby")
    assert table(match)["seats"][0]["lobby"] == 1


@pytest.mark.clause("N2")
def test_a_card_is_laid_face_down_where_one_has_a_guest() -> None:
    match = typed([room("2A", "1", "2"), room("1A", "2")], [seat(hand=[5, 12], laid=["4 in 1"], lobby=3)])
    assert {text for text in possible(match) if text.startswith("play")} == {"play 5 in 1", "play 12 in 1"}
    assert refused(match, "play 5 in 2") == "N2"
    assert refused(match, "play 6 in 1") == "N2"
    told(match, "play 5 in 1")
    assert table(match)["seats"][0]["laid"] == ["4 in 1", "5 in 1"]  # no limit a room


@pytest.mark.clause("N2", "N3")
def test_the_last_card_in_hand_is_neither_played_nor_discarded() -> None:
    match = typed([room("2A", "1", "2")], [seat(hand=[5], lobby=3)])
    assert possible(match) == ["pass"]
    assert refused(match, "play 5 in 1") == "N2"
    assert refused(match, "discard 5 to move 1-1") == "N3"


@pytest.mark.clause("N2")
def test_three_of_four_cards_are_played_at_most() -> None:
    match = typed([room("2A", "1", "2", "3")], [seat(hand=HAND, lobby=3), seat(lobby=3), seat(lobby=3)])
    for text in ("play 2 in 1", "play 5 in 1", "play 9 in 1"):
        told(match, text)
        while match.to_act != {0}:
            told(match, "pass" if "pass" in possible(match) else "done")
    assert kinds(match) == {"pass"}


@pytest.mark.clause("N3", "L1")
def test_a_card_is_discarded_to_move_a_guest_to_a_free_bed_or_the_lobby() -> None:
    seats = [seat(hand=[5, 12], laid=["4 in 1"], lobby=3), seat(), seat()]
    match = typed([room("2A", "1", "2"), room("1A", "3")], seats)
    assert told(match, "discard 5 to move 1-1") == ["seat 1 discards 5 to move 1-1"]
    assert table(match)["seats"][0]["discards"] == [5]
    assert "go to lobby" in possible(match)
    assert "go to 1-1" not in possible(match)
    assert refused(match, "go to 1-2") == "N3"
    assert refused(match, "pass") == "N3"
    assert told(match, "go to 2-2") == ["a guest of seat 1 goes from 1-1 to 2-2"]
    assert beds(match, 1) == ["", "2", "", "", ""]
    assert table(match)["seats"][0]["laid"] == ["4 in 1"]  # cards that lie in rooms stay


@pytest.mark.clause("N3", "I1")
def test_a_card_that_all_have_seen_discarded_is_not_taken_back() -> None:
    match = typed([room("2A", "1")], [seat(hand=[5, 12], lobby=3)])
    told(match, "discard 5 to move 1-1")
    assert not match.can_undo(0)


@pytest.mark.clause("N3", "N4")
def test_a_guest_in_the_lobby_counts_as_placed_and_stays_there() -> None:
    match = typed([room("2A", "1")], [seat(hand=[2, 5, 9], lobby=3), seat(lobby=4), seat(lobby=4)])
    told(match, "discard 5 to move 1-1", "go to lobby", "pass", "pass")
    assert possible(match) == ["pass"]
    assert table(match)["seats"][0]["lobby"] == 4


@pytest.mark.clause("N3")
def test_only_ones_own_guests_are_moved_with_three_players() -> None:
    match = typed([room("2A", "1", "2")], [seat(hand=[2, 5], lobby=3)])
    assert refused(match, "discard 5 to move 1-2") == "N3"
    assert refused(match, "discard 5 to move 1-3") == "N3"
    assert refused(match, "discard 6 to move 1-1") == "N3"


@pytest.mark.clause("N3", "Y4")
def test_mr_tools_may_be_discarded_and_comes_back() -> None:
    match = typed([room("2A", "1")], [seat(hand=[5, 12], lobby=3), seat(lobby=4), seat(lobby=4)])
    told(match, "discard 12 to move 1-1", "go to lobby", "pass", "pass", "pass", "pass", "pass")
    match.play("roll 1", -1)
    assert table(match)["night"] == 2
    one = table(match)["seats"][0]
    assert (one["hand"], one["discards"]) == ([12], [5])


@pytest.mark.clause("N4")
def test_nobody_passes_before_all_guests_are_placed() -> None:
    match = typed([room("2A", "1", "1", "1")], [seat(hand=[12]), seat(lobby=4), seat(lobby=4)])
    assert refused(match, "pass") == "N4"
    told(match, "place at 1-4", "pass", "pass")
    assert possible(match) == ["pass"]


@pytest.mark.clause("N4", "N6")
def test_a_pass_is_not_final_and_the_night_ends_when_all_pass_in_one_round() -> None:
    seats = [seat(0, hand=[5, 12], lobby=3), seat(0, lobby=4), seat(0, hand=[5, 7, 12], lobby=3)]
    match = typed([room("2A", "1", "", "3")], seats)
    told(match, "pass", "pass", "play 7 in 1", "play 5 in 1", "pass", "pass", "pass", "pass")
    assert match.to_act == {2}  # two passes of the round before do not count
    events = told(match, "pass")
    assert events[:2] == ["seat 3 passes", "dawn of night 1"]


@pytest.mark.clause("N5", "S6")
def test_a_look_costs_a_point_and_shows_all_cards_of_a_colour_in_a_room_to_the_spy() -> None:
    seats = [seat(2, hand=HAND), seat(laid=["4 in 1", "7 in 2", "6 in 1"]), seat(laid=["1 in 1"])]
    match = typed([room("2A", "2", "3"), room("1A", "2")], seats)
    events = match.play("spy on seat 2 in 1")
    assert [str(event) for event in events] == [
        "seat 1 spies on seat 2 in 1",
        "seat 1 has -1 more, 1 in all, from room 1",
        "seat 1 sees 4 of seat 2 in 1",
        "seat 1 sees 6 of seat 2 in 1",
    ]
    for viewer in range(4):
        seen: Any = match.view(viewer)
        cards = [card.card for card in seen.seats[1].laid]
        assert cards == {0: [4, 0, 6], 1: [4, 7, 6]}.get(viewer, [0, 0, 0])
        assert [card.card for card in seen.seats[2].laid] == [1 if viewer == 2 else 0]
        told_of = [str(event) for event in match.events(viewer)][-4:]
        assert told_of[0] == "seat 1 spies on seat 2 in 1"  # that it happened is public
        assert told_of[2] == f"seat 1 sees {4 if viewer == 0 else '?'} of seat 2 in 1"


@pytest.mark.clause("N5")
def test_what_was_seen_stays_known_and_what_comes_later_is_not() -> None:
    seats = [seat(hand=HAND), seat(0, hand=[5, 12], laid=["4 in 1"], lobby=3), seat(0)]
    match = typed([room("2A", "2", "3")], seats)
    told(match, "spy on seat 2 in 1", "place at 1-3", "done", "play 5 in 1", "place at 1-4")
    seen: Any = match.view(0)
    assert [card.card for card in seen.seats[1].laid] == [4, 0]
    told(match, "spy on seat 2 in 1")  # another look costs again
    assert scores(match)[0] == 13
    seen = match.view(0)
    assert [card.card for card in seen.seats[1].laid] == [4, 5]


@pytest.mark.clause("N5")
def test_spying_needs_a_point_and_a_card_of_another_colour() -> None:
    match = typed([room("2A", "1", "2")], [seat(hand=HAND, laid=["4 in 1"]), seat(laid=["4 in 1"])])
    assert refused(match, "spy on seat 1 in 1") == "N5"
    assert refused(match, "spy on seat 2 in 2") == "N5"
    assert refused(match, "spy on seat 3 in 1") == "N5"
    assert refused(match, "spy on seat 2 in 1") == "legal"
    match = typed([room("2A", "2")], [seat(0, hand=HAND), seat(laid=["4 in 1"])])
    assert refused(match, "spy on seat 2 in 1") == "N5"


@pytest.mark.clause("N5", "I1")
def test_ones_own_cards_are_always_seen() -> None:
    match = typed([room("2A", "1", "2")], [seat(laid=["4 in 1", "7 in 1"])])
    seen: Any = match.view(0)
    assert [card.card for card in seen.seats[0].laid] == [4, 7]
