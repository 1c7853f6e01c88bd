"""`@rule("T6")`: a function of the rulebook, compiled by Numba unless LOCANDA_JIT=0."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

#: Whether rules are compiled.  Off, the same functions run as plain Python on the classes of `record.py`.
JIT = os.environ.get("LOCANDA_JIT", "1") != "0"
#: Whether compiled rules check every index (slower; tests run it once; `jit.py` says why the cache key holds it).
CHECKED = os.environ.get("LOCANDA_BOUNDSCHECK", "0") == "1"
#: Clause -> the functions that carry it out, by the package of the game: CLAUSES["locanda.games.cafe"]["T6"].
CLAUSES: dict[str, dict[str, list[str]]] = {}

F = TypeVar("F", bound=Callable[..., Any])


def flags() -> dict[str, Any]:
    """The compile flags of every rule.  Kernels allocate nothing, so Numba's runtime (`_nrt`) stays out."""
    return {"nogil": True, "error_model": "numpy", "boundscheck": CHECKED, "_nrt": False}


def _note(fn: Callable[..., Any], clauses: tuple[str, ...]) -> None:
    package = ".".join(fn.__module__.split(".")[:3])
    for clause in clauses:
        CLAUSES.setdefault(package, {}).setdefault(clause, []).append(f"{fn.__module__}.{fn.__qualname__}")


def rule(*clauses: str) -> Callable[[F], F]:
    """Registers the function for the clauses that it carries out, and compiles it.

    A rule is called by other rules; from Python it is reached through a door (`game.py`), so it gets no wrapper and
    is not cached on its own.
    """

    def decorate(fn: F) -> F:
        _note(fn, clauses)
        if not JIT:
            return fn
        from .jit import inner

        compiled: F = inner(fn)
        return compiled

    return decorate


def carries_out(*clauses: str) -> Callable[[F], F]:
    """Registers a function that is not compiled (it reads the box, say) for the clauses that it carries out."""

    def decorate(fn: F) -> F:
        _note(fn, clauses)
        return fn

    return decorate
