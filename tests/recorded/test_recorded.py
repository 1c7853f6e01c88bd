"""Whole games that were recorded once replay to the same result for as long as the rules have the same version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import locanda
from locanda.core.catalogue import find, names

from .record import HERE, RESULTS, read, result_of

RECORDINGS = sorted(HERE.glob("*/*.jsonl"))
every_recording = pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: f"{path.parent.name} {path.stem}")


@pytest.mark.parametrize("name", names())
def test_every_ending_of_every_game_has_a_recording(name: str) -> None:
    endings = {ending.name.lower() for ending in find(name).endings}
    assert {path.stem for path in RECORDINGS if path.parent.name == name} == endings
    assert set(read(HERE / name / RESULTS)) == endings


@every_recording
def test_a_recording_replays_to_its_result(path: Path) -> None:
    text, stored = path.read_text("utf-8"), read(path.parent / RESULTS)[path.stem]
    match = locanda.load(text)
    assert match.over
    assert result_of(match) == stored
    assert stored["ending"] == path.stem
    assert match.journal() == text


@every_recording
def test_every_draw_of_a_recording_is_verified(path: Path) -> None:
    text = path.read_text("utf-8")
    draws = sum("chance" in json.loads(line) for line in text.splitlines())
    assert locanda.verify(text) == locanda.Verified(draws=draws, unchecked=0)


@every_recording
def test_a_recording_that_is_cut_or_changed_does_not_pass(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines(keepends=True)
    with pytest.raises(locanda.BadJournal):
        locanda.verify("".join(lines[:-1]))
    at = next(
        i for i, line in enumerate(lines) if "chance" in line and "chance" in lines[i + 1] and line != lines[i + 1]
    )
    with pytest.raises(locanda.BadJournal):
        locanda.verify("".join([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]))
