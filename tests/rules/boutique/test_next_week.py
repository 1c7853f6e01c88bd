"""Expansion, the next week and the end: X1, X2 and Z1."""

from __future__ import annotations

import pytest

from locanda.core.engine import engine_of

from .typed import hotel, hotels, last_walk_in, money, played, possible, said


@pytest.mark.clause("X1")
def test_rooms_cost_1000_each_to_six_rooms_at_most() -> None:
    match = played([hotel(money=2500), hotel([""] * 5, money=9000)], phase="expand")
    assert possible(match, 0) == ["add 0", "add 1", "add 2"]
    assert possible(match, 1) == ["add 0", "add 1"]
    refusal = match.why_not("add 3", 0)
    assert refusal is not None
    assert refusal.clause == "X1"


@pytest.mark.clause("X1")
def test_all_decide_at_the_same_time_and_who_can_add_none_is_not_asked() -> None:
    both = [hotel(money=1000), hotel(money=900), hotel(money=5000), hotel([""] * 6, money=5000)]
    match, _ = last_walk_in(*both)
    assert match.to_act == {0, 2}
    assert said(match.play("add 2", 2)) == ["seat 3 is ready"]
    assert money(match) == [1000, 900, 5000, 5000]
    match.undo(2)
    match.play("add 3", 2)
    events = said(match.play("add 0", 0))
    assert events[1:5] == [
        "seat 1 adds 0 rooms and pays 0",
        "seat 2 adds 0 rooms and pays 0",
        "seat 3 adds 3 rooms and pays 3000",
        "seat 4 adds 0 rooms and pays 0",
    ]
    assert money(match) == [1000, 900, 2000, 5000]


@pytest.mark.clause("X1", "S4")
def test_what_others_add_is_hidden_until_all_have_decided() -> None:
    match = played([hotel(money=3000), hotel(money=3000)], phase="expand")
    other = match.copy()
    match.play("add 0", 1)
    other.play("add 3", 1)
    for seat in (0, None):
        assert bytes(match.record(seat)) == bytes(other.record(seat))


@pytest.mark.clause("X1", "X2")
def test_a_new_room_is_the_next_row_and_free_and_nights_beside_the_mat_are_laid_on_it() -> None:
    rooms = ["So.....", ".......Bb", "ooooooooo"]
    match = played([hotel(rooms, doors=[[1, 1], [2, 8]], staff=[1, 2, 3], money=1000), hotel()], phase="expand")
    match.play("add 1", 0)
    one = hotels(match)[0]
    assert one["rooms"] == ["", "Bb", "oo", ""]
    assert one["doors"] == [[2, 1]]
    assert one["staff"] == [0, 0, 0]
    assert match.to_act == {0, 1}


@pytest.mark.clause("X1", "Z1")
def test_nobody_expands_after_the_last_week() -> None:
    match, events = last_walk_in(hotel(money=5000), hotel(money=3000), week=2)
    assert events[-1] == "the game ends: money"
    assert match.over


@pytest.mark.clause("S2", "X2")
def test_money_stars_and_rooms_are_kept() -> None:
    match, _ = last_walk_in(hotel(["", ""], money=700), hotel(stars=5, money=800))
    assert [(one["money"], one["stars"], len(one["rooms"])) for one in hotels(match)] == [(700, 4, 2), (800, 5, 3)]


@pytest.mark.clause("Z1")
@pytest.mark.parametrize(
    ("first", "second", "ending", "ranks"),
    [
        ({"money": 900, "stars": 1}, {"money": 800, "stars": 5}, "money", (1, 2)),
        ({"money": 900, "stars": 1}, {"money": 900, "stars": 3}, "rating", (2, 1)),
        ({"money": 900, "stars": 4}, {"money": 900, "stars": 5}, "draw", (1, 1)),
    ],
)
def test_most_money_then_the_better_rating_then_a_draw(
    first: dict[str, int], second: dict[str, int], ending: str, ranks: tuple[int, int]
) -> None:
    match, _ = last_walk_in(hotel(**first), hotel(**second), week=2)
    assert match.result is not None
    assert (match.result.ending, match.result.ranks) == (ending, ranks)
    assert match.result.scores == (first["money"], second["money"])


@pytest.mark.clause("Z1")
def test_nothing_is_played_after_the_end() -> None:
    match, _ = last_walk_in(hotel(money=900), hotel(), week=2)
    assert match.to_act == frozenset()
    code = engine_of(match.game).judge(match.box.record, match.table, 0, 0)
    assert match.game.clauses(code).name == "Z1"
