"""The walk-in phase: W1 to W4."""

from __future__ import annotations

from typing import Any

import pytest

from locanda import Match

from .typed import FLAT, bid, chance, hotel, hotels, money, played, possible, said, walk_in


def hired(*purses: int) -> Match:
    """With so much money each, nobody has hired anybody."""
    match = played([hotel(money=purse) for purse in purses], phase="staff")
    for seat in sorted(match.to_act):
        for department in ("housekeeping", "check-in", "kitchen"):
            match.play(f"hire 0 for {department}", seat)
    return match


def places(match: Match) -> list[int]:
    return [one["place"] for one in hotels(match)]


@pytest.mark.clause("W1")
def test_the_poorest_stands_first() -> None:
    match = hired(900, 300, 600)
    assert places(match) == [3, 1, 2]
    assert match.to_act == {1}
    assert said(match.events())[-4:] == [
        "seat 2 is number 1",
        "seat 3 is number 2",
        "seat 1 is number 3",
        "monday begins, with 1 walk-ins",
    ]


@pytest.mark.clause("W1", "M1", "M2")
def test_each_group_of_equals_bids_once_the_poorest_first_and_money_lost_moves_nobody() -> None:
    match = hired(900, 500, 900, 500, 800)
    assert match.to_act == {1}
    bid(match, 1, 100, 1)
    bid(match, 3, 200, 1)
    assert match.to_act == {0}
    bid(match, 0, 900, 3)
    bid(match, 2, 800, 3)
    assert money(match) == [0, 400, 100, 300, 800]
    assert places(match) == [4, 2, 5, 1, 3]


@pytest.mark.clause("W1", "M1")
def test_bids_are_laid_from_the_starter_on() -> None:
    match = played([hotel()] * 3, phase="staff", starter=2)
    for seat in (0, 1, 2):
        for department in ("housekeeping", "check-in", "kitchen"):
            match.play(f"hire 0 for {department}", seat)
    for seat in (1, 2, 0):
        assert match.to_act == {seat}
        bid(match, seat, 0, 0)


@pytest.mark.clause("W1")
def test_equals_still_roll_the_die_and_equal_rolls_again() -> None:
    match = hired(500, 500, 500)
    for seat in (0, 1, 2):
        bid(match, seat, 100, 1)
    assert match.chance_to_act
    events = chance(match, "roll 3", "roll 5", "roll 3")
    assert said(events) == ["seat 1 rolls 3", "seat 2 rolls 5", "seat 3 rolls 3"]
    assert match.chance_to_act
    events = chance(match, "roll 1", "roll 6")
    assert said(events)[:2] == ["seat 1 rolls 1", "seat 3 rolls 6"]
    assert places(match) == [3, 1, 2]
    assert money(match) == [400, 400, 400]


@pytest.mark.clause("W1")
def test_the_ranking_holds_for_the_whole_phase() -> None:
    match = walk_in([hotel(money=900), hotel(money=100)], phase="guest", day="monday", to_come=1, budget=600)
    match.play("guests 1", -1)
    match.play("room 1")
    assert money(match) == [1200, 100]
    assert places(match) == [1, 2]
    assert match.to_act == {0}


@pytest.mark.clause("W2")
def test_each_day_every_player_may_change_one_die_in_rank_order() -> None:
    match = walk_in([hotel(place=2), hotel(place=3), hotel(place=1)], phase="change", to_come=1)
    for seat in (2, 0, 1):
        assert match.to_act == {seat}
        assert len(possible(match)) == 41
        match.play("keep prices" if seat else "price breakfast 600")
    assert match.chance_to_act
    assert said(chance(match, "budget 100", "guests 1"))[-1] == "tuesday begins, with 1 walk-ins"
    assert match.to_act == {2}


@pytest.mark.clause("W2")
def test_a_change_refused_in_this_phase_names_it() -> None:
    match = walk_in([hotel(), hotel()], phase="change")
    refusal = match.why_not("price monday 300")
    assert refusal is not None
    assert refusal.clause == "W2"


@pytest.mark.clause("W2", "B8")
def test_guests_check_in_on_the_day_and_the_hotel_chooses_the_room() -> None:
    match = walk_in([hotel(), hotel()], phase="budget", day="friday", to_come=1)
    assert "seat 1 gets the guests and 600" in said(chance(match, "budget 300", "guests 4"))
    assert possible(match) == ["room 1", "room 2", "room 3"]
    match.play("room 2")
    assert hotels(match)[0]["rooms"] == ["", "....So", ""]


@pytest.mark.clause("W3")
def test_the_first_in_the_ranking_within_the_budget_gets_them_breakfast_counted() -> None:
    cheaper = [300] * 7 + [100]
    both = [hotel(place=3, prices=[100] * 8), hotel(place=1), hotel(place=2, prices=cheaper)]
    match = walk_in(both, phase="budget", day="monday", to_come=1)
    events = said(chance(match, "budget 400", "guests 5"))  # So with breakfast
    assert events[-2:] == ["seat 2 is over the budget", "seat 3 gets the guests and 800"]


@pytest.mark.clause("W3")
def test_every_night_must_be_within_the_budget_and_full_hotels_are_passed() -> None:
    dear_tuesday = [100, 500, *FLAT[2:]]
    match = walk_in([hotel(prices=dear_tuesday), hotel(["o"]), hotel()], phase="budget", day="monday", to_come=1)
    events = said(chance(match, "budget 300", "guests 4"))  # So
    assert events[-3:] == [
        "seat 1 is over the budget",
        "seat 2 has no availability",
        "seat 3 gets the guests and 600",
    ]


@pytest.mark.clause("W3")
def test_if_none_fits_the_guests_are_lost() -> None:
    match = walk_in([hotel(), hotel(["o"])], phase="budget", day="monday", to_come=1)
    assert "the guests are lost" in said(chance(match, "budget 200", "guests 1"))


@pytest.mark.clause("W3", "B5")
def test_a_walk_in_on_sunday_pays_sundays_price_for_all_nights() -> None:
    prices = [600] * 6 + [200, 600]
    match = walk_in([hotel(prices=prices), hotel()], phase="budget", day="sunday", to_come=1)
    assert "seat 1 gets the guests and 600" in said(chance(match, "budget 200", "guests 9"))  # Soo


@pytest.mark.clause("W4")
@pytest.mark.parametrize(
    ("players", "out", "walk_ins"), [(2, 0, 1), (3, 0, 1), (4, 0, 2), (5, 1, 2), (5, 2, 1), (6, 0, 3)]
)
def test_a_walk_in_a_day_for_every_two_players_still_in(players: int, out: int, walk_ins: int) -> None:
    inside: list[dict[str, Any]] = [hotel(money=100 * (seat + 3)) for seat in range(players - out)]
    match = played([*inside, *[hotel(stars=0)] * out], phase="staff", week=2)
    for seat in sorted(match.to_act):
        for department in ("housekeeping", "check-in", "kitchen"):
            match.play(f"hire 0 for {department}", seat)
    assert f"monday begins, with {walk_ins} walk-ins" in said(match.events())


@pytest.mark.clause("W4")
def test_each_walk_in_is_settled_before_the_next_budget() -> None:
    match = walk_in([hotel(), hotel(), hotel(), hotel()], phase="change", active=4, to_come=2)
    match.play("keep prices", 3)
    chance(match, "budget 300", "guests 1")
    assert match.to_act == {0}
    match.play("room 1", 0)
    assert match.chance_to_act  # prices are not changed in between
    events = said(chance(match, "budget 200", "guests 3"))
    assert events[0] == "the budget is 200"
    assert events[-1] == "tuesday begins, with 2 walk-ins"
