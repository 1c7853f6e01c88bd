"""A rule in another module."""

from __future__ import annotations

from locanda.core.rule import rule

from . import more


@rule("C2")
def added(count: int, step: int) -> int:
    return count + step + more.MORE
