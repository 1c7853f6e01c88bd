"""The same random games whether the rules are compiled, compiled with every index checked, or run as plain Python."""

from __future__ import annotations

import pytest

from locanda.core.game import Game
from locanda.core.rule import JIT

from .games import cases, every_game
from .hashes import hashes, hashes_in_child

pytestmark = pytest.mark.skipif(not JIT, reason="compares compiled rules with others")

PLAIN, CHECKED = 2, 8


@every_game
def test_rules_that_are_not_compiled_play_the_same_games(game: Game) -> None:
    assert hashes_in_child(cases(game), PLAIN, LOCANDA_JIT="0") == hashes(cases(game), PLAIN)


@every_game
def test_rules_that_check_every_index_play_the_same_games(game: Game) -> None:
    checked = hashes_in_child(cases(game), CHECKED, LOCANDA_BOUNDSCHECK="1")
    assert checked == {case: found for case, found in hashes(cases(game), CHECKED).items() if case in checked}
    assert len(checked) >= len(cases(game))
