"""Random games of Boutique Hotel Manager for the tests of its pictures."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import locanda
from locanda.core.match import Match
from locanda.games.boutique.table import Phase

NAMES = ("Anna", "Ben & <Bo>", "Γιώργος", "Дмитрий", "Esmeralda Montoya de la Vega", "F")


def new(players: int, seed: int) -> Match:
    return locanda.new("boutique", players=players, seed=seed, seats=list(NAMES[:players]))


def choose(match: Match, seat: int, dice: random.Random) -> Any:
    """A random action; prices low and near each other, so that hotels tie, and often enough staff to stay in."""
    legal, phase = match.legal(seat), match.record(seat).phase
    if phase == Phase.PRICES:
        return dice.choice(legal[:2])
    if phase == Phase.STAFF and dice.random() < 0.8:
        return legal[-1] if len(legal) < 4 else legal[3]
    if phase == Phase.BID:
        return dice.choice(legal[:3])
    if phase == Phase.CHANGE and dice.random() < 0.8:
        return legal[0]
    return dice.choice(legal)


def played(players: int, seed: int) -> Iterator[Match]:
    """The match before each choice, and after the last one."""
    match, dice = new(players, seed), random.Random(seed)
    while not match.over:
        yield match
        seat = dice.choice(sorted(match.to_act))
        match.play(choose(match, seat, dice), seat=seat)
    yield match
