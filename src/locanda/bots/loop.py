"""Plays a match on with bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..core.errors import BadOptions
from ..core.match import Match
from .base import Bot, bot_of, choose


def play_match(match: Match, bots: Sequence[Bot | str | None], seed: int = 0) -> int:
    """Plays on in place until the match is over or a seat without a bot (None) is to act.

    A bot is one of the house by its name, or one of your own.  `seed` seeds the bots' own choices; chance is the
    match's.  Returns how many choices the bots made.  Where several seats owe a choice at the same time, those with a
    bot choose and the match waits for the others.  Raises BadOptions where there are not as many bots as seats,
    UnknownBot and BadChoice.
    """
    if len(bots) != match.players:
        raise BadOptions("bots", len(bots), f"{match.players} would be right, one for each seat (None for a person)")
    able = {seat: bot_of(bot, match.game) for seat, bot in enumerate(bots) if bot is not None}
    rng, choices = Random(seed), 0
    while True:
        ready = match.to_act & able.keys()
        if not ready:
            return choices
        seat = min(ready)
        match.play_packed(seat, choose(able[seat], match.game, match.box.record, match.record(seat), seat, rng))
        choices += 1
