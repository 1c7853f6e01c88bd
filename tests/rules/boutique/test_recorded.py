"""Recorded games, one for each way a game can end: they replay to the last byte."""

from __future__ import annotations

from pathlib import Path

import pytest

import locanda
from locanda.games.boutique.table import Ending

RECORDED = Path(__file__).parent / "recorded"


@pytest.mark.clause("R3", "Z1")
@pytest.mark.parametrize("ending", [ending.name.lower() for ending in Ending])
def test_a_recorded_game_ends_as_it_did(ending: str) -> None:
    text = (RECORDED / f"{ending}.jsonl").read_text("utf-8")
    match = locanda.load(text)
    assert match.result is not None
    assert match.result.ending == ending
    assert match.journal() == text
    assert locanda.verify(text).unchecked == 0
    best = [seat for seat in range(match.players) if match.result.ranks[seat] == 1]
    assert (len(best) > 1) == (ending in ("draw", "all_out"))
