"""The golden games are played as they stand in the files; `golden.py` says how these are written anew."""

from __future__ import annotations

import pytest

from locanda.core.catalogue import names

from .golden import HERE, text


@pytest.mark.parametrize("name", names())
def test_the_golden_game_is_played_as_ever(name: str) -> None:
    assert text(name).splitlines() == (HERE / f"{name}.txt").read_text("utf-8").splitlines()


def test_every_game_has_a_golden_one_and_no_other() -> None:
    assert sorted(path.stem for path in HERE.glob("*.txt")) == names()
