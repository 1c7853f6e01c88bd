"""Random games of the café for the tests of its pictures."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import locanda
from locanda.core.match import Match

VARIANTS = [
    {"unexpected_guests": hidden, "regulars": regulars} for hidden in (False, True) for regulars in (False, True)
]
NAMES = ("Anna", "Ben & <Bo>", "Γιώργος", "Дмитрий")


def new(players: int, seed: int, **options: bool) -> Match:
    return locanda.new("cafe", players=players, seed=seed, options=options, seats=list(NAMES[:players]))


def choose(match: Match, dice: random.Random) -> Any:
    """A random action, seldom the bar, so that tables fill up; regulars whenever they are possible."""
    legal = match.legal()
    for kind in ("regulars", "exchange"):
        rare = [action for action in legal if str(action).startswith(kind)]
        if rare and dice.random() < 0.7:
            return dice.choice(rare)
    seats = [action for action in legal if not str(action).startswith("bar")]
    return dice.choice(seats if seats and dice.random() < 0.95 else legal)


def played(players: int, seed: int, **options: bool) -> Iterator[Match]:
    """The match before each choice, and after the last one."""
    match, dice = new(players, seed, **options), random.Random(seed)
    while not match.over:
        yield match
        match.play(choose(match, dice))
    yield match
