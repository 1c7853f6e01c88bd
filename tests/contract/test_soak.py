"""The long run (`make soak`): random matches of every game with every option, each kept, replayed and verified."""

from __future__ import annotations

import os
import time
from random import Random

import pytest

import locanda
from locanda.core.catalogue import find, names
from locanda.core.options import describe

#: Seconds that each game is played; more with LOCANDA_SOAK.
SECONDS = float(os.environ.get("LOCANDA_SOAK", "120"))

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("name", names())
def test_matches_with_undo_copies_and_every_option_replay_to_the_same_table(name: str) -> None:
    options, rng, seed, end = describe(find(name)), Random(1), 0, time.monotonic() + SECONDS
    while time.monotonic() < end:
        seed += 1
        chosen: dict[str, object] = {option.name: rng.choice(option.choices) for option in options}
        try:
            match = locanda.new(name, options=chosen, seed=seed)
        except locanda.BadOptions:
            continue  # options that do not go together
        _play(match, rng)
        journal = match.journal()
        again = locanda.load(journal)
        assert bytes(again.table) == bytes(match.table), chosen
        assert again.result == match.result
        assert again.journal() == journal
        assert locanda.verify(journal).unchecked == 0
    assert seed > 10


def _play(match: locanda.Match, rng: Random) -> None:
    while not match.over:
        seat = rng.choice(sorted(match.to_act))
        spare, before = match.copy(), bytes(match.table)
        match.play(rng.choice(match.legal(seat)), seat)
        assert bytes(spare.table) == before
        if rng.random() < 0.2 and match.can_undo(seat):
            match.undo(seat)
            assert bytes(match.table) == before
