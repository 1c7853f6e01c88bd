"""Every numbered rule of every game has a function that carries it out and a test that checks it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from locanda.core.catalogue import find, names
from locanda.core.clauses import clauses
from locanda.core.game import Game
from locanda.core.rule import carried_out

TESTS = Path(__file__).parents[1] / "rules"
GAMES = [find(name) for name in names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def marked(game: Game) -> Iterator[str]:
    """The clauses that the tests of a game are marked with: `@pytest.mark.clause("T6")`."""
    for path in sorted((TESTS / game.name).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for decorator in getattr(node, "decorator_list", []):
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
                    yield from (ast.literal_eval(argument) for argument in decorator.args)


@every_game
def test_every_clause_has_a_function(game: Game) -> None:
    assert sorted(set(clauses(game)) - set(carried_out(game.package))) == []


@every_game
def test_every_clause_has_a_test(game: Game) -> None:
    assert sorted(set(clauses(game)) - set(marked(game))) == []


@every_game
def test_functions_tests_and_refusals_name_only_clauses_that_there_are(game: Game) -> None:
    named = {*carried_out(game.package), *marked(game), *(clause.name for clause in game.clauses)}
    assert sorted(named - set(clauses(game))) == []


@every_game
def test_every_clause_says_something(game: Game) -> None:
    assert len(clauses(game)) > 5
    assert [clause.id for clause in clauses(game).values() if len(clause.text.split()) < 3] == []
