"""The planning phase: P1 and P2."""

from __future__ import annotations

import pytest

from .typed import bid, hotel, hotels, last_walk_in, money, played, possible, said


@pytest.mark.clause("P1")
def test_staff_of_three_departments_is_hired_at_the_same_time_and_shown_together() -> None:
    match = played([hotel(money=3000), hotel(money=1000)], phase="staff")
    assert match.to_act == {0, 1}
    assert possible(match, 0) == [f"hire {n} for housekeeping" for n in range(7)]
    match.play("hire 6 for housekeeping", 0)
    match.play("hire 0 for housekeeping", 1)
    match.play("hire 2 for check-in", 0)
    assert possible(match, 0) == ["hire 0 for kitchen", "hire 1 for kitchen", "hire 2 for kitchen"]  # 600 are left
    assert said(match.play("hire 1 for kitchen", 0)) == ["seat 1 is ready"]
    assert money(match) == [3000, 1000]
    match.play("hire 2 for check-in", 1)
    events = said(match.play("hire 1 for kitchen", 1))
    assert events[1:3] == [
        "seat 1 has 6 for housekeeping, 2 for check-in and 1 for the kitchen, and pays 2700",
        "seat 2 has 0 for housekeeping, 2 for check-in and 1 for the kitchen, and pays 900",
    ]
    assert money(match) == [300, 100]


@pytest.mark.clause("P1")
def test_nobody_hires_on_credit_and_departments_are_asked_in_order() -> None:
    match = played([hotel(money=500), hotel(money=500)], phase="staff")
    for wrong in ("hire 2 for housekeeping", "hire 1 for kitchen"):
        refusal = match.why_not(wrong, 0)
        assert refusal is not None
        assert refusal.clause == "P1"


@pytest.mark.clause("P1")
def test_who_can_pay_for_nobody_is_not_asked() -> None:
    match = played([hotel(money=200), hotel(money=300)], phase="staff")
    assert match.to_act == {1}
    for department in ("housekeeping", "check-in", "kitchen"):
        events = match.play(f"hire 0 for {department}", 1)
    assert "seat 1 has 0 for housekeeping, 0 for check-in and 0 for the kitchen, and pays 0" in said(events)


@pytest.mark.clause("P1", "S4")
def test_what_others_hire_is_hidden_until_all_have_hired() -> None:
    match = played([hotel(), hotel()], phase="staff")
    other = match.copy()
    match.play("hire 1 for housekeeping", 1)
    other.play("hire 0 for housekeeping", 1)
    for seat in (0, None):
        assert bytes(match.record(seat)) == bytes(other.record(seat))
        assert match.events(seat) == other.events(seat)
    match.undo(1)
    assert possible(match, 1) == ["hire 0 for housekeeping", "hire 1 for housekeeping"]


@pytest.mark.clause("P2")
def test_housekeeping_counts_rooms_check_in_squares_and_kitchen_brown_markers() -> None:
    rooms = ["Bbb", ".B", "Soo", "..o"]  # on Wednesday three rooms, on Monday two squares, on Tuesday two brown ones
    assert "seat 1 needed 3, 2 and 2, misses 7 and has 0 stars" in last_walk_in(hotel(rooms), hotel())[1]


@pytest.mark.clause("P1", "W1")
def test_after_planning_the_walk_in_phase_begins() -> None:
    match = played([hotel(["S"]), hotel()], phase="staff")
    for seat in (0, 1):
        for department in ("housekeeping", "check-in", "kitchen"):
            match.play(f"hire 0 for {department}", seat)
    assert match.to_act == {0}  # equals bid
    bid(match, 0, 0, 0)
    bid(match, 1, 100, 2)
    assert [one["place"] for one in hotels(match)] == [2, 1]


@pytest.mark.clause("P1", "S4")
def test_whoever_alone_can_pay_for_anybody_hires_openly() -> None:
    """Else its lines in the journal would tell what the table hides: nobody chooses at the same time."""
    match = played([hotel(money=200), hotel(money=900)], phase="staff")
    match.play("hire 2 for housekeeping", 1)
    assert match.view(0).hotels[1].staff == [2, 0, 0]  # type: ignore[attr-defined]
    assert match.journal(0).splitlines()[-1] == '{"seat":2,"do":"hire 2 for housekeeping"}'


@pytest.mark.clause("P1", "S4")
def test_of_several_who_hire_no_line_is_told_before_all_have() -> None:
    match = played([hotel(money=300), hotel(money=900)], phase="staff")
    for department in ("housekeeping", "check-in", "kitchen"):
        match.play(f"hire 0 for {department}", 0)
    match.play("hire 2 for housekeeping", 1)
    assert match.journal(0).splitlines()[-1] == '{"seat":2,"do":"?"}'
