"""The log that `apply` writes: rows of eight cells, their number in the first cell of the log."""

from __future__ import annotations

from .record import Cells
from .rule import rule

#: Bit of an audience mask: this event tells somebody what cannot be untold, though its kind need not.
REVEALS = 1 << 30


@rule()
def emit(log: Cells, kind: int, audience: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Writes an event: its kind, the mask of the seats that may see its private fields, six arguments.

    A log of length 0 takes nothing; IndexError where a log is full.
    """
    if len(log) == 0:
        return
    at = 1 + 8 * log[0]
    if at + 8 > len(log):
        raise IndexError("more events in one action than the log has room for")
    log[at], log[at + 1], log[at + 2], log[at + 3] = kind, audience, a, b
    log[at + 4], log[at + 5], log[at + 6], log[at + 7] = c, d, e, f
    log[0] += 1
