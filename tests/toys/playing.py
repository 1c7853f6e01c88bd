"""What tests of matches share: new matches of the toys, and playing them to the end."""

from __future__ import annotations

from collections.abc import Callable

import locanda
from locanda import Match

from . import bids, race

assert {bids.GAME.name, race.GAME.name} == {"bids", "race"}  # importing a toy registers it

NEW: list[Callable[[int], Match]] = [
    lambda seed: locanda.new("race", players=3, seed=seed),
    lambda seed: locanda.new("bids", players=3, seed=seed),
]


def played_out(match: Match) -> Match:
    while not match.over:
        seat = max(match.to_act)
        actions = match.legal(seat)
        match.play(actions[match.played * 7 % len(actions)], seat)
    return match


def everything(match: Match) -> tuple[object, ...]:
    return bytes(match.table), match.lines, match.to_act, match.played
