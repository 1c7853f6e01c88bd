"""What `STYLE.md` says and a tool can check after all."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("src/**/*.py"), *ROOT.glob("src/**/*.js"), *ROOT.glob("tests/**/*.py")])
#: Lines of a file, and of a function with its docstring, that are certainly too many.
FILE, FUNCTION = 600, 50


def long_functions(path: Path) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [f.name for f in functions if (f.end_lineno or f.lineno) - f.lineno >= FUNCTION]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_and_functions_can_be_taken_in(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= FILE
    if path.suffix == ".py":
        assert long_functions(path) == []


def test_the_style_guide_is_short() -> None:
    assert len((ROOT / "STYLE.md").read_text("utf-8").splitlines()) <= 80


def test_no_game_is_named_in_the_browser_client() -> None:
    games = [path.name for path in (ROOT / "src/locanda/games").iterdir() if (path / "rules.md").is_file()]
    assert games
    for path in (ROOT / "src/locanda/server/static").glob("*.js"):
        text = path.read_text("utf-8").lower()
        assert [game for game in games if game in text] == [], path.name
