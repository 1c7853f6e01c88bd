"""Through whole random games: nothing vanishes, every game ends, and what follows from a table is what it holds."""

from __future__ import annotations

from collections import Counter

from locanda.core.engine import engine_of
from locanda.core.game import Game
from locanda.core.options import options_row

from .games import Case, cases, every_case, every_game, invariants_of
from .walk import Play, games, kind_of

#: Games of each case, or steps.
PLAYED = 18, 1500


@every_case
def test_nothing_appears_or_vanishes_and_every_game_ends(case: Case) -> None:
    invariants = invariants_of(case.game)
    for game in games(case, *PLAYED):
        for play in game:
            invariants.conserved(play.box, play.table)
            assert play.played <= invariants.BOUND, play.where()
            assert play.mask < 1 << play.players, play.where()
        ending, scores, ranks = game.engine.result(game.box.record, game.table, game.players)
        assert case.game.endings(ending)
        assert len(scores) == len(ranks) == game.players
        _ranked(scores, ranks)


def _ranked(scores: list[int], ranks: list[int]) -> None:
    """Equals share a rank, and a rank counts how many are better; nobody need be first, if no seat has won."""
    first = min(ranks)
    assert first in (1, 2), ranks
    assert all(rank == first + sum(other < rank for other in ranks) for rank in ranks), (scores, ranks)


@every_case
def test_a_game_inside_the_machine_code_ends_within_the_bound(case: Case) -> None:
    engine, bound = engine_of(case.game), invariants_of(case.game).BOUND
    play = Play(case, 0)
    assert 0 < engine.playouts(play.box.record, play.table, 50, 1) <= 50 * bound
    before = bytes(play.table)
    end, decisions = engine.contest(play.box.record, play.table, ([1, 0] * 3)[: play.players], 1)
    assert engine.to_act(play.box.record, end) == -1
    assert 0 < decisions <= bound
    assert bytes(play.table) == before


@every_case
def test_what_follows_from_a_table_is_what_it_holds(case: Case) -> None:
    for game in games(case, 6, 600):
        for play in game:
            table = play.table.copy()
            play.engine.derive(play.box.record, table)
            assert bytes(table) == bytes(play.table), play.where()


@every_game
def test_an_empty_record_is_a_game_that_is_over(game: Game) -> None:
    assert engine_of(game).to_act(game.Box(), game.Table()) == -1


@every_case
def test_nothing_is_random_in_the_setup(case: Case) -> None:
    play = Play(case, 0)
    row = options_row(play.options)
    assert play.engine.setup(play.box.record, row) == play.engine.setup(play.box.record, row)


@every_game
def test_random_games_come_to_every_kind_of_choice_and_of_event(game: Game) -> None:
    """What the other tests of the contract say, they say of all of these."""
    choices, events = Counter[str](), Counter[str]()
    for case in cases(game):
        for random in games(case, *PLAYED):
            for play in random:
                if play.seat >= 0:
                    choices[game.actions.kinds[kind_of(game, play.action)].cls.__name__] += 1
                events.update(type(game.events.decode(play.box.names, row)).__name__ for row in play.rows)
    assert set(choices) == {kind.cls.__name__ for kind in game.actions}, choices
    assert set(events) == {cls.__name__ for cls in game.events.classes}, events
