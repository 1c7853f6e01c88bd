"""Makes what the documentation shows of the code: the picture and the page of rulings.  `make docs` runs it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import locanda
from locanda.bots import bot_for, choose
from locanda.core.catalogue import find, names
from locanda.core.clauses import clauses
from locanda.core.game import Game
from locanda.core.rule import carried_out

DOCS = Path(__file__).parent
ROOT = DOCS.parent
MARKS = {"": "", "public": "public fact", "ruling": "ruling"}
#: Choices made before the picture is drawn: the middle of a game.
CHOICES = 30


def picture(name: str) -> str:
    """A game in its middle, between greedy bots, as SVG: the same every time."""
    from random import Random

    match, rng = locanda.new(name, players=2, seed=7, seats=["Anna", "Ben"]), Random(7)
    bot = bot_for("greedy", match.game)
    for _ in range(CHOICES):
        seat = min(match.to_act)
        match.play_packed(seat, choose(bot, match.game, match.box.record, match.record(seat), seat, rng))
    return match.picture(None) + "\n"


def marked(node: ast.AST) -> Iterator[str]:
    """The clauses of a `pytest.mark.clause("T6", …)` at a test."""
    for decorator in getattr(node, "decorator_list", []):
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
            yield from (argument.value for argument in decorator.args if isinstance(argument, ast.Constant))


def tests_of(game: str) -> dict[str, list[tuple[str, str]]]:
    """Clause -> tests as (file, name), from the marks in `tests/rules/<game>`."""
    found: dict[str, list[tuple[str, str]]] = {}
    for path in sorted((ROOT / "tests" / "rules" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for clause in marked(node):
                found.setdefault(clause, []).append((path.relative_to(ROOT).as_posix(), node.name))
    return found


def functions_of(game: Game) -> dict[str, list[tuple[str, str]]]:
    """Clause -> functions as (file, name)."""
    found: dict[str, list[tuple[str, str]]] = {}
    for clause, functions in carried_out(game.package).items():
        for function in functions:
            module, _, name = function.rpartition(".")
            file = "src/" + module.replace(".", "/")
            path = file + ".py" if (ROOT / (file + ".py")).is_file() else file + "/__init__.py"
            found.setdefault(clause, []).append((path, name))
    return {clause: sorted(places) for clause, places in found.items()}  # not in the order of imports


def linked(places: list[tuple[str, str]]) -> str:
    """Names with links to their files, in a cell of a table."""
    return ", ".join(f"[{name}](../{path})" for path, name in places)


def rulings() -> str:
    """The page: for every game every clause, what carries it out and what checks it."""
    lines = [
        "# Rulings",
        "",
        "Every clause of every game's `rules.md`: what it says, where it comes from (the rulebook, where nothing is",
        "said), the functions that carry it out and the tests that check it. This page is made by `make docs`.",
    ]
    for name in names():
        game = find(name)
        functions, tests = functions_of(game), tests_of(name)
        lines += ["", f"## {name}, version {game.version}", ""]
        lines += ["| clause | what it says | from | carried out by | checked by |", "|---|---|---|---|---|"]
        for clause in clauses(game).values():
            said = clause.text.replace("|", "\\|")
            cells = [f"**{clause.id}**", said, MARKS[clause.mark]]
            cells += [linked(functions.get(clause.id, [])), linked(tests.get(clause.id, []))]
            lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Every file that is made, with its text."""
    made = {DOCS / "rulings.md": rulings()}
    for name in names():
        made[DOCS / "img" / f"{name}.svg"] = picture(name)
    return made


def main() -> int:
    """Writes the files that are not as they should be, and names them."""
    for path, text in pages().items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
            print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
