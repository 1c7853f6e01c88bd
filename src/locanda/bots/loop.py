"""Plays a match on with bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..core.errors import BadOptions
from ..core.match import Match
from .base import Bot, choose


def play_match(match: Match, bots: Sequence[Bot | None], seed: int = 0) -> int:
    """Plays on in place until the match is over or a seat without a bot (None) is to act.

    `seed` seeds the bots' own choices; chance is the match's.  Returns how many choices the bots made.  Where several
    seats owe a choice at the same time, those with a bot choose and the match waits for the others.  Raises BadOptions
    where there are not as many bots as seats, and BadChoice.
    """
    if len(bots) != match.players:
        raise BadOptions("bots", len(bots), f"{match.players} would be right, one for each seat (None for a person)")
    rng, choices = Random(seed), 0
    while True:
        ready = [(seat, bot) for seat in sorted(match.to_act) if (bot := bots[seat]) is not None]
        if not ready:
            return choices
        seat, bot = ready[0]
        match.play_packed(seat, choose(bot, match.game, match.box.record, match.record(seat), seat, rng))
        choices += 1
