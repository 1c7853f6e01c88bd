"""`locanda rules`: the rules of a game, clause by clause."""

from __future__ import annotations

import difflib
import sys


def rules(game: str, clause: str | None = None, /) -> int:
    """Print the rules of a game, or one clause.

    Parameters
    ----------
    game: str
        The game, as `cafe`.
    clause: str
        The number of a clause, as `T6`.
    """
    from ..core.catalogue import find
    from ..core.clauses import clauses

    plays = find(game)
    if clause is None:
        print((plays.folder / "rules.md").read_text(encoding="utf-8"), end="")
        return 0
    known = clauses(plays)
    by_lower = {name.lower(): name for name in known}
    if clause.lower() not in by_lower:
        near = difflib.get_close_matches(clause, known, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
        print(f"locanda: {plays.name} has no clause {clause!r}; {hint}", file=sys.stderr)
        return 1
    found = known[by_lower[clause.lower()]]
    mark = {"": "", "public": " (from public sources)", "ruling": " (our ruling)"}[found.mark]
    print(f"{found.id}{mark}. {found.text}")
    return 0
