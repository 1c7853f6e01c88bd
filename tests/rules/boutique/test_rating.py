"""The rating phase: R1 to R4."""

from __future__ import annotations

import pytest

from locanda.core.engine import engine_of

from .typed import hotel, hotels, last_walk_in


@pytest.mark.clause("R4", "R1")
def test_the_rulebooks_example_costs_one_star() -> None:
    match, events = last_walk_in(hotel(["B", "B", ""], staff=[3, 1, 2]), hotel())
    assert "seat 1 needed 2, 2 and 2, misses 1 and has 2 stars" in events
    assert hotels(match)[0]["stars"] == 2


@pytest.mark.clause("R1")
def test_the_need_is_the_largest_on_any_day_by_department() -> None:
    rooms = ["S.B", ".Soo", "..B"]  # rooms 3 and squares 2 on Wednesday, brown 2
    assert (
        "seat 1 needed 3, 2 and 2, misses 0 and has 4 stars" in last_walk_in(hotel(rooms, staff=[3, 2, 2]), hotel())[1]
    )


@pytest.mark.clause("R1")
def test_several_missing_in_one_department_cost_a_star_each_never_below_0() -> None:
    rooms = ["S", "S", "S"]
    one = last_walk_in(hotel(rooms, staff=[3, 1, 0]), hotel())[1]
    assert "seat 1 needed 3, 3 and 0, misses 2 and has 1 stars" in one
    all_six = last_walk_in(hotel(rooms), hotel())[1]
    assert "seat 1 needed 3, 3 and 0, misses 6 and has 0 stars" in all_six


@pytest.mark.clause("R1")
def test_nights_after_sunday_count_in_the_next_week_with_shape_and_colour() -> None:
    beside = ".......B"
    match, events = last_walk_in(hotel([beside, "", ""]), hotel())
    assert "seat 1 needed 0, 0 and 0, misses 0 and has 4 stars" in events
    assert hotels(match)[0]["rooms"] == ["B", "", ""]
    again = last_walk_in(hotel(["B", "", ""], staff=[1, 1, 1]), hotel(), week=2)[1]
    assert "seat 1 needed 1, 1 and 1, misses 0 and has 4 stars" in again
    last = last_walk_in(hotel([beside, "", ""]), hotel(), week=2)[1]
    assert "seat 1 needed 0, 0 and 0, misses 0 and has 4 stars" in last


@pytest.mark.clause("R2")
def test_none_missing_brings_a_star_up_to_five_and_spare_staff_nothing() -> None:
    events = last_walk_in(hotel(staff=[6, 6, 6]), hotel(stars=5))[1]
    assert "seat 1 needed 0, 0 and 0, misses 0 and has 4 stars" in events
    assert "seat 2 needed 0, 0 and 0, misses 0 and has 5 stars" in events


@pytest.mark.clause("R3")
def test_the_last_hotel_in_wins_at_once_whatever_its_money() -> None:
    match, events = last_walk_in(hotel(["S", "S"], money=9000), hotel(money=100))
    assert events[-2:] == ["seat 1 is out", "the game ends: last-hotel"]
    assert match.result is not None
    assert (match.result.ending, match.result.ranks, match.result.winners) == ("last_hotel", (2, 1), (1,))


@pytest.mark.clause("R3")
def test_none_left_is_a_draw_whatever_their_money() -> None:
    match, events = last_walk_in(hotel(["S", "S"], money=9000), hotel(["S", "S"]), hotel(stars=0, money=20000), week=2)
    assert events[-1] == "the game ends: all-out"
    assert match.result is not None
    assert match.result.ranks == (1, 1, 3)


@pytest.mark.clause("R3")
def test_the_others_go_on_and_whoever_is_out_has_no_part() -> None:
    match, events = last_walk_in(hotel(["S", "S"]), hotel(), hotel())
    assert "seat 1 is out" in events
    assert match.to_act == {1, 2}  # new prices: nobody can pay for a room
    refusal = match.game.clauses(engine_of(match.game).judge(match.box.record, match.table, 0, 0)).name
    assert refusal == "R3"


@pytest.mark.clause("R3", "Z1")
def test_out_later_ranks_above_out_earlier_then_by_money_then_equal() -> None:
    out_now = ["S", "S"]
    match, _ = last_walk_in(
        hotel(money=100),
        hotel(stars=0, money=9000),
        hotel(out_now, money=700),
        hotel(out_now, money=700),
        hotel(out_now, money=800),
        hotel(money=200),
        week=2,
    )
    assert match.result is not None
    assert match.result.ranks == (2, 6, 4, 4, 3, 1)


@pytest.mark.clause("R3")
def test_the_rating_that_puts_a_hotel_out_comes_before_money_is_counted() -> None:
    match, _ = last_walk_in(hotel(["S", "S"], money=9000), hotel(money=100), hotel(money=300), week=2)
    assert match.result is not None
    assert match.result.ranks == (3, 2, 1)
