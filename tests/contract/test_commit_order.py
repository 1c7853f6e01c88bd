"""Where several seats choose at the same time, the order in which they commit never changes the table."""

from __future__ import annotations

from itertools import islice, permutations
from random import Random

from locanda.core.game import Game
from locanda.core.record import Record

from .games import GAMES, Case, cases, every_case
from .walk import Play, games


def rounds_of(case: Case) -> int:
    """Plays every order of every round of choices at the same time; how many such rounds there were."""
    rounds = 0
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
                rounds += 1
    return rounds


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


def test_there_are_games_with_choices_at_the_same_time() -> None:
    def simultaneous(game: Game) -> bool:
        return any(rounds_of(case) for case in cases(game))

    assert {"bids", "boutique"} <= {game.name for game in GAMES if simultaneous(game)}
