"""Bits of a mask: the same by hand, in plain Python and in machine code."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from locanda.core.bits import lowest, nth, ones
from locanda.core.rule import JIT

MASKS = [1 << bit for bit in range(15)] + [Random(seed).randrange(1, 1 << 15) for seed in range(60)]


def lowest_of(mask: int) -> int:
    return lowest(mask)


def ones_of(mask: int) -> int:
    return ones(mask)


def nth_of(mask: int, n: int) -> int:
    return nth(mask, n)


def ready(fn: Callable[..., int]) -> Callable[..., int]:
    """The function as rules call it: compiled where they are."""
    if not JIT:
        return fn
    from numba import njit

    compiled: Callable[..., int] = njit(fn)  # type: ignore[no-untyped-call,unused-ignore]
    return compiled


@pytest.mark.parametrize("compiled", [False, True])
def test_bits_are_counted_and_found_in_order(compiled: bool) -> None:
    first, count = (ready(fn) if compiled else fn for fn in (lowest_of, ones_of))
    for mask in MASKS:
        bits = [bit for bit in range(15) if mask >> bit & 1]
        assert first(mask) == bits[0]
        assert count(mask) == len(bits)
        assert count(0) == 0


def test_the_nth_bit_is_that_many_after_the_lowest() -> None:
    found = ready(nth_of)
    for mask in MASKS:
        bits = [bit for bit in range(15) if mask >> bit & 1]
        assert [found(mask, n) for n in range(len(bits))] == bits
