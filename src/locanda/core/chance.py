"""Randomness for samplers: sfc32 in four cells of a row, on integers that fit anywhere.

The same numbers come with the JIT on and off.  Rules never draw: chance is a player, and its caller samples.
"""

from __future__ import annotations

from .record import Cells
from .rule import rule

M32 = 0xFFFFFFFF


@rule()
def random32(rng: Cells) -> int:
    """The next 32 random bits; `rng` is a row of four int64 cells, the state."""
    t = (rng[0] + rng[1] + rng[3]) & M32
    rng[3] = (rng[3] + 1) & M32
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & M32
    rng[2] = (((rng[2] << 21) | (rng[2] >> 11)) + t) & M32
    return t


@rule()
def below(rng: Cells, n: int) -> int:
    """A number from 0 to n-1 (1 <= n < 2**31), without bias."""
    scaled = random32(rng) * n
    if scaled & M32 < n:  # only here can the multiplication favour a number (Lemire 2019, arXiv:1805.10941)
        least = (M32 + 1 - n) % n
        while scaled & M32 < least:
            scaled = random32(rng) * n
    return scaled >> 32


@rule()
def pick(rng: Cells, weight: Cells, n: int) -> int:
    """An index from 0 to n-1, by the weights of the first n cells (whole, at least one above 0)."""
    total = 0
    for i in range(n):
        total += weight[i]
    x = below(rng, total)
    for i in range(n):
        x -= weight[i]
        if x < 0:
            return i
    return n - 1


def seeded(seed: int) -> list[int]:
    """A state for `random32` from any whole number: the generator is run on until its state is mixed."""
    import hashlib

    digest = hashlib.sha256(str(seed).encode()).digest()
    return [int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(3)] + [1]
