"""Random games of Souvlaki Wars for the tests of its pictures."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import locanda
from locanda.core.match import Match
from locanda.games.souvlaki import scene
from locanda.games.souvlaki.table import Ask

NAMES = ("Anna", "Ben & <Bo>", "Γιώργος", "Esmeralda Montoya de la Vega y Fuentes del Río")


def new(players: int, seed: int, rounds: int = 4, **options: Any) -> Match:
    given = {"round_limit": rounds, **options}
    return locanda.new("souvlaki", players=players, seed=seed, options=given, seats=list(NAMES[:players]))


def choose(match: Match, dice: random.Random) -> Any:
    """A random action; in the service mostly the plan, if there is one."""
    (seat,) = match.to_act
    legal = match.legal(seat)
    if match.record(seat).ask == Ask.SERVE and dice.random() < 0.9:
        plan = scene.plan(match.box, match.record(seat), seat)
        wished = {"serve"} | ({plan.actions[0]} if plan else set())
        return next((action for action in legal if str(action) in wished), dice.choice(legal))
    return dice.choice(legal)


def played(players: int, seed: int, rounds: int = 4, **options: Any) -> Iterator[Match]:
    """The match before each choice, and after the last one."""
    match, dice = new(players, seed, rounds, **options), random.Random(seed)
    while not match.over:
        yield match
        match.play(choose(match, dice))
    yield match
