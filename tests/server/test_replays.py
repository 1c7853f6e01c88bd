"""A replay in every game: at each step each audience sees what it was shown then, and no more."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import locanda
from locanda import Match
from locanda.core.catalogue import names
from locanda.core.replay import walk
from locanda.server.frames import View, words_of
from locanda.server.live import Live, people_of
from locanda.server.replays import Replay
from locanda.server.store import SeatRow, TableRow
from locanda.server.story import Story

SEATS = tuple(SeatRow(seat, "human", f"Seat {seat}", (), False) for seat in range(2))
PARTS = ("sprites", "panels", "log", "moves", "pops", "last", "secret")
#: Of so many steps one is looked at.
SPARSE = 9


def looks(frame: dict[str, Any]) -> list[Any]:
    """What is seen of a frame."""
    return [*(frame[part] for part in PARTS), [(seat["score"], seat["notes"]) for seat in frame["seats"]]]


def played(game: str) -> tuple[Match, list[Any]]:
    """A match of any moves to its end, and what each audience was shown after some of them; None after the others."""
    match, rng, shown = locanda.new(game, players=2, seed=4), random.Random(4), list[Any]()
    story, words = Story(next(iter(walk(match.journal())))), words_of(match.game, "en")
    while True:
        story.tell(match)
        if match.over or len(shown) % SPARSE == 0:
            views = [View(match, story, audience, words, people_of(SEATS)) for audience in range(3)]
            shown.append([looks(view.frame("/t/x")) for view in views])
        else:
            shown.append(None)
        if match.over:
            return match, shown
        seat = rng.choice(sorted(match.to_act))
        match.play_packed(seat, rng.choice(match.legal_packed(seat)))


@pytest.mark.parametrize("game", names())
def test_every_audience_sees_again_what_it_was_shown(game: str) -> None:
    match, shown = played(game)
    replay = Replay(match.journal())
    live = Live(TableRow("x", game, "00", 0.0, "", 0, 0, SEATS), match.game, match, replay.moments[-1][1], 1)
    first, differ, secret = replay.steps + 1 - len(shown), False, False
    for step, then in enumerate(shown, first):
        if then is None:
            continue
        now = [looks(replay.frame(live, step, audience, "en", frozenset())) for audience in range(3)]
        assert now == then, step
        differ = differ or any(one[0] != other[0] for one, other in pairwise(now))
        secret = secret or any(each[PARTS.index("secret")] for each in now)
    assert differ or not secret, "eyes are not the same where something is hidden"
