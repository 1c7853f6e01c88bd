"""`@rule("T6")`: a function of the rulebook, compiled by Numba unless LOCANDA_JIT=0."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any, TypeVar

#: Whether rules are compiled.  Off, the same functions run as plain Python on the classes of `record.py`.
JIT = os.environ.get("LOCANDA_JIT", "1") != "0"
#: Whether compiled rules check every index (slower; tests run it once; `jit.py` says why the cache key holds it).
CHECKED = os.environ.get("LOCANDA_BOUNDSCHECK", "0") == "1"
#: Every function that carries a clause out: its module, its name and the clause.
_CARRIED: list[tuple[str, str, str]] = []

#: Modules that hold rules, and when the first rule of each was read (seconds since 1970): a game's machine code depends
#: on those that it imports, whosever package they are in.
MODULES: dict[str, float] = {}

F = TypeVar("F", bound=Callable[..., Any])


def flags() -> dict[str, Any]:
    """The compile flags of every rule.  Kernels allocate nothing, so Numba's runtime (`_nrt`) stays out."""
    return {"nogil": True, "error_model": "numpy", "boundscheck": CHECKED, "_nrt": False}


def _note(fn: Callable[..., Any], clauses: tuple[str, ...]) -> None:
    _CARRIED.extend((fn.__module__, fn.__qualname__, clause) for clause in clauses)


def carried_out(package: str) -> dict[str, list[str]]:
    """Clause -> the functions of a game's package that carry it out, by full name, in the modules imported so far."""
    found: dict[str, list[str]] = {}
    for module, name, clause in _CARRIED:
        if module == package or module.startswith(f"{package}."):
            found.setdefault(clause, []).append(f"{module}.{name}")
    return found


def rule(*clauses: str) -> Callable[[F], F]:
    """Registers the function for the clauses that it carries out, and compiles it.

    A rule is called by other rules; from Python it is reached through a door (`game.py`), so it gets no wrapper and
    is not cached on its own.
    """

    def decorate(fn: F) -> F:
        _note(fn, clauses)
        MODULES.setdefault(fn.__module__, time.time())
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
