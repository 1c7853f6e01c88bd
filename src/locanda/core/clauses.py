"""The clauses of a game's rules.md: each starts a line of its own with its id in bold.

    - **T6** (balance). At every table only these mixes may arise: …
      a clause goes on over lines that are indented or not, until the next clause, heading or blank line before one
    - **C1** [public]. 24 tables, 12 nations, …

[public] marks a fact from public sources, [ruling] a decision of ours where the rulebook is silent; no mark: the
rulebook.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from .game import Game

START = re.compile(r"^\s*(?:[-*]\s+)?\*\*(?P<id>[A-Z][A-Za-z]*\d+[a-z]?)\*\*(?P<text>.*)$")
MARK = re.compile(r"\*{0,2}\[(public|ruling)\b[^\]]*\]\*{0,2}")


@dataclass(frozen=True)
class Clause:
    """A numbered rule.  `mark` is its first one; "" where the rulebook itself says so."""

    id: str
    text: str
    mark: Literal["", "public", "ruling"]


_READ: dict[Path, dict[str, Clause]] = {}  # a game's rules do not change while it is played


def clauses(game: Game) -> dict[str, Clause]:
    """All clauses of a game, by id, in the order of its rules.md."""
    if game.folder not in _READ:
        _READ[game.folder] = parse_clauses((game.folder / "rules.md").read_text("utf-8"))
    return _READ[game.folder]


def parse_clauses(text: str) -> dict[str, Clause]:
    """The clauses of a rules.md.  Raises ValueError where an id comes twice."""
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in text.splitlines():
        start = START.match(line)
        if start:
            if start["id"] in found:
                raise ValueError(f"rules.md: clause {start['id']} comes twice")
            current = found[start["id"]] = [start["text"]]
        elif not line.strip() or line.startswith("#"):
            current = None
        elif current is not None:
            current.append(line)
    return {name: _clause(name, " ".join(" ".join(lines).split())) for name, lines in found.items()}


def _clause(name: str, text: str) -> Clause:
    mark = MARK.search(text)
    plain = " ".join(MARK.sub("", text).split())
    plain = re.sub(r"\s+([.,;:)])", r"\1", plain).replace(",,", ",").lstrip(".:").strip()
    if mark is None:
        return Clause(name, plain, "")
    return Clause(name, plain, "public" if mark[1] == "public" else "ruling")
