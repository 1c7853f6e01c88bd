"""Taking back: one's own last choice, before chance or hidden information has come in."""

from __future__ import annotations

from itertools import permutations

import pytest

import locanda
from locanda import Match, NothingToUndo
from toys import bids, race


def test_a_choice_of_a_turn_still_going_on_is_taken_back() -> None:
    match = locanda.new(race.GAME.name, seed=1)
    before = bytes(match.table)
    match.play("stake 3 times")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo()
    assert bytes(match.table) == before
    assert match.lines == [{"seat": 1, "do": "stake 3 times"}, {"seat": 1, "undo": 1}]
    assert match.events() == []
    assert not match.can_undo(0)


def test_chance_cannot_be_taken_back() -> None:
    match = locanda.new(race.GAME.name, seed=1)
    match.play("stake 2 times")
    match.play("roll")
    assert [match.can_undo(seat) for seat in (0, 1, locanda.CHANCE)] == [False] * 3
    for seat in (None, locanda.CHANCE):
        with pytest.raises(NothingToUndo, match="nothing can be taken back: what chance has drawn stands"):
            match.undo(seat)
    with pytest.raises(NothingToUndo, match="seat 1 has no choice"):
        match.undo(0)


def test_before_the_first_choice_nothing_can_be_taken_back() -> None:
    with pytest.raises(NothingToUndo, match="nothing has been played yet"):
        locanda.new(race.GAME.name, seed=1).undo()


def test_nor_can_a_turn_that_is_over() -> None:
    match = locanda.new(race.GAME.name, seed=1)
    match.play("roll")
    match.play("hold")
    assert not match.can_undo(0)
    match.play("stake 2 times")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def bidding() -> Match:
    return locanda.new(bids.GAME.name, players=3, seed=1)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_hidden_choice_is_taken_back_until_all_have_chosen(order: tuple[int, ...]) -> None:
    match = bidding()
    for seat in order[:2]:
        match.play("bid 2", seat)
    first, second, third = order
    assert [match.can_undo(seat) for seat in order] == [True, True, False]
    match.undo(first)
    assert match.to_act == frozenset({first, third})
    assert not match.can_undo(first)
    match.play("bid 4", first)
    match.play("bid 1", third)
    assert not any(match.can_undo(seat) for seat in order)

    straight = bidding()
    for seat in range(3):
        straight.play({first: "bid 4", second: "bid 2", third: "bid 1"}[seat], seat)
    assert bytes(straight.table) == bytes(match.table)
    assert locanda.load(match.journal()).lines == match.lines


def test_both_of_two_may_take_back_in_any_order() -> None:
    match = bidding()
    before = bytes(match.table)
    match.play("bid 2", 0)
    match.play("bid 3", 2)
    match.undo(0)
    match.undo(2)
    assert bytes(match.table) == before
    assert match.to_act == frozenset({0, 1, 2})


def test_when_all_have_chosen_the_round_is_over_even_if_the_last_of_them_is_the_next_to_act() -> None:
    match = locanda.new("hostal", players=3, options={"starter": 1, "stop": True}, seed=1)
    while match.result is None and not (len(match.to_act) == 1 and match.played > 20):
        for seat in sorted(match.to_act, key=lambda seat: (seat - 1) % 3):  # the first player reads last
            match.play(match.legal(seat)[0], seat)
            assert seat == 0 or match.can_undo(seat) == (len(match.to_act) < 3)
    assert match.to_act == {0}
    assert not match.can_undo(1)
    match.play(next(action for action in match.legal() if str(action).startswith("place")))
    before = bytes(match.table)
    with pytest.raises(NothingToUndo):
        match.undo(1)
    assert bytes(match.table) == before


def test_what_was_taken_back_stays_with_its_seat() -> None:
    match = bidding()
    match.play("bid 2", 0)
    match.undo(0)
    match.play("bid 3", 0)
    for seat in (1, 2, 3):
        assert '"do":"bid' not in match.journal(seat)
    assert '{"seat":1,"do":"bid 2"}\n{"seat":1,"undo":1}\n{"seat":1,"do":"bid 3"}' in match.journal(0)
    match.play("bid 1", 1)
    match.play("bid 1", 2)
    assert '"do":"bid 2"' not in match.journal(1)
    assert '"do":"bid 3"' in match.journal(1)


def test_undoing_on_a_copy_leaves_the_original() -> None:
    match = bidding()
    match.play("bid 2", 0)
    match.play("bid 3", 1)
    lines, table, journal = match.lines, bytes(match.table), match.journal(2)
    match.copy().undo(0)
    assert (match.lines, bytes(match.table), match.journal(2)) == (lines, table, journal)


def test_what_was_told_cannot_be_untold(monkeypatch: pytest.MonkeyPatch) -> None:
    from toys import race

    monkeypatch.setattr(race.Staked, "reveals", True)
    match = locanda.new(race.GAME.name, seed=1)
    match.play("stake 3 times")
    assert not match.can_undo(0)
