"""`locanda rules`: the rules of a game, clause by clause."""

from __future__ import annotations

import difflib
import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from ..core.clauses import Clause
    from ..core.game import Game

MARKS = {"": "", "public": " (from public sources)", "ruling": " (our ruling)"}


def rules(game: str, clause: str | None = None, /, *, lang: Annotated[str | None, Parameter(alias="-l")] = None) -> int:
    """Print the rules of a game, or one clause.

    Parameters
    ----------
    game: str
        The game, as `cafe`.
    clause: str
        The number of a clause, as `T6`.
    lang: str
        Each clause as a short sentence in a language: en, it, el, ru or es. Without it, the whole text, in English.
    """
    from ..core.catalogue import find
    from ..core.clauses import clauses
    from .words import language, say_clause, words_of

    plays = find(game)
    words = None if lang is None else words_of(plays, language(lang))
    known = clauses(plays)
    if clause is None:
        if words is None:
            print((plays.folder / "rules.md").read_text(encoding="utf-8"), end="")
        else:
            for one in known.values():
                print(f"{one.id}. {say_clause(plays, one.id, one.text, words)}")
        return 0
    found = _found(plays, clause, known)
    if found is None:
        return 1
    text = (
        f"{MARKS[found.mark]}. {found.text}" if words is None else f". {say_clause(plays, found.id, found.text, words)}"
    )
    print(f"{found.id}{text}")
    return 0


def _found(game: Game, clause: str, known: dict[str, Clause]) -> Clause | None:
    """The clause of that number, however its letters are written; where there is none, says so."""
    by_lower = {name.lower(): name for name in known}
    if clause.lower() in by_lower:
        return known[by_lower[clause.lower()]]
    near = difflib.get_close_matches(clause, known, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
    print(f"locanda: {game.name} has no clause {clause!r}; {hint}", file=sys.stderr)
    return None
