"""Random games of Hostil Hostal for the tests of its pictures."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import locanda
from locanda.core.match import Match

NAMES = ("Anna", "Ben & <Bo>", "Γιώργος", "Дмитрий", "Esmeralda Montoya de la Vega")


def new(players: int, seed: int, box: Any = None, **options: object) -> Match:
    return locanda.new("hostal", players=players, seed=seed, box=box, options=options, seats=list(NAMES[:players]))


def choose(match: Match, seat: int, dice: random.Random) -> Any:
    """A random action; cards often, so that much happens at dawn, and spying seldom."""
    legal = match.legal(seat)
    for kind, share in (("play", 0.5), ("use", 0.8), ("choose", 0.7)):
        wanted = [action for action in legal if str(action).startswith(kind)]
        if wanted and dice.random() < share:
            return dice.choice(wanted)
    plain = [action for action in legal if not str(action).startswith("spy")]
    return dice.choice(plain if plain and dice.random() < 0.9 else legal)


def played(players: int, seed: int, box: Any = None, **options: object) -> Iterator[Match]:
    """The match before each choice, and after the last one."""
    match, dice = new(players, seed, box, **options), random.Random(seed)
    while not match.over:
        yield match
        seat = dice.choice(sorted(match.to_act))
        match.play(choose(match, seat, dice), seat=seat)
    yield match
