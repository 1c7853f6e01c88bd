"""Speed as a ratio within one run, so that rules which silently run as plain Python are a failure."""

from __future__ import annotations

import time
from random import Random

import pytest

import locanda
from locanda.bench.kernel import decisions_per_s, plain_decisions_per_s
from locanda.core.catalogue import find, names
from locanda.core.game import Game
from locanda.core.rule import JIT

GAMES = [find(name) for name in names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
compiled = pytest.mark.skipif(not JIT, reason="the rules are not compiled in this run")
#: How many times faster than plain Python compiled rules must be at the least; they are some hundreds of times faster.
TIMES = 50
#: Copies of a match of which the quickest counts.
COPIES = 40


@every_game
@compiled
def test_compiled_rules_are_many_times_faster_than_plain_ones(game: Game) -> None:
    assert decisions_per_s(game, 0.2, 2) > TIMES * plain_decisions_per_s(game, 0.2, 1)


@every_game
@compiled
def test_a_trial_move_on_a_copy_costs_little_late_in_a_game(game: Game) -> None:
    """A server plays each move on a copy first: that must not cost more as the journal grows."""
    match, rng = locanda.new(game.name, players=min(game.players), seed=1), Random(1)
    early = late = _trial(match)
    while not match.over:
        if match.played % 20 == 0:
            late = _trial(match)
        seat = min(match.to_act)
        match.play(rng.choice(match.legal(seat)), seat)
    assert match.played >= 40
    assert late < 5 * early


def _trial(match: locanda.Match) -> float:
    """The best time of a copy with one move."""
    best = 1.0
    seat = min(match.to_act)
    action = match.legal(seat)[0]
    for _ in range(COPIES):
        start = time.process_time()
        match.copy().play(action, seat)
        best = min(best, time.process_time() - start)
    return best
