"""Where several seats choose at the same time, the order in which they commit never changes the table."""

from __future__ import annotations

from itertools import islice, permutations
from random import Random

import pytest

from locanda.core.game import Game
from locanda.core.record import Record

from .games import GAMES, Case, cases, every_case, together
from .walk import Play, games


def rounds_of(case: Case) -> set[str]:
    """Plays every order of every round of choices at the same time; the kinds of actions that were chosen so."""
    kinds = set()
    for game in games(case, 8, 500):
        for play in game:
            seats = play.to_act
            if len(seats) > 1:
                rng = Random(play.played)
                legal = {seat: play.engine.legal(play.box.record, play.table, seat) for seat in seats}
                chosen = {seat: rng.choice(legal[seat]) for seat in seats}
                orders = islice(permutations(seats), 0, None, 7 if len(seats) > 4 else 1)
                ends = {bytes(committed(play, order, chosen)) for order in orders}
                assert len(ends) == 1, play.where()
                kinds.update(type(case.game.actions.unpack(play.box.names, chosen[seat])).__name__ for seat in seats)
    return kinds


def committed(play: Play, order: tuple[int, ...], chosen: dict[int, int]) -> Record:
    """The table after a choice of each seat in this order; a choice changes nothing in what the others owe."""
    table, engine, box = play.table.copy(), play.engine, play.box.record
    others = play.mask
    for seat in order:
        assert engine.to_act(box, table) & others == others, play.where()
        assert chosen[seat] in engine.legal(box, table, seat), play.where()
        engine.apply(box, table, seat, chosen[seat])
        others &= ~(1 << seat)
    return table


@every_case
def test_the_order_of_choices_at_the_same_time_does_not_matter(case: Case) -> None:
    rounds_of(case)


@pytest.mark.parametrize("game", [game for game in GAMES if together(game)], ids=lambda game: game.name)
def test_every_kind_of_choice_that_all_make_at_the_same_time_is_met(game: Game) -> None:
    assert together(game) <= set().union(*map(rounds_of, cases(game)))
