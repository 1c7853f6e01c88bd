"""The samplers' randomness: the generator that it says it is, without bias, the same compiled or not."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from core.chi_square import fits
from locanda.core.chance import M32, below, pick, random32, seeded
from locanda.core.rule import JIT

#: What `draws` gives, in the order of this list: one of each for every line of a table.
LIMITS = [1, 2, 3, 6, 7, 100, 2**16, 2**30 + 1, 3 * 2**29, 2**31 - 1]
WEIGHTS = [[1], [0, 1], [1, 0, 0], [1, 2, 3], [5, 0, 4, 0, 1, 90], [2**20, 1]]


class Sfc32:
    """Chris Doty-Humphrey's sfc32, written from its definition: three words and a counter."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a, self.b, self.c, self.counter = a, b, c, counter

    def next(self) -> int:
        out = (self.a + self.b + self.counter) % 2**32
        self.counter = (self.counter + 1) % 2**32
        self.a = self.b ^ self.b >> 9
        self.b = self.c * 9 % 2**32
        self.c = (self.c << 21 | self.c >> 11) % 2**32
        self.c = (self.c + out) % 2**32
        return out


def sampled(kind: str, seed: int, times: int, *args: Any) -> list[int]:
    """So many draws; in machine code where rules are compiled."""
    import numpy as np

    rng: Any = seeded(seed)
    out: Any = [0] * times
    if not JIT:
        _loop(kind)(rng, out, *args)
        return out  # type: ignore[no-any-return]
    arrays = [np.array(arg, np.int32) if isinstance(arg, list) else arg for arg in args]
    out = np.zeros(times, np.int64)
    _loop(kind)(np.array(rng, np.int64), out, *arrays)
    return out.tolist()  # type: ignore[no-any-return]


LOOPS: dict[str, Any] = {}


def _loop(kind: str) -> Any:
    def words(rng: Any, out: Any) -> None:
        for i in range(len(out)):
            out[i] = random32(rng)

    def numbers(rng: Any, out: Any, n: int) -> None:
        for i in range(len(out)):
            out[i] = below(rng, n)

    def picks(rng: Any, out: Any, weight: Any) -> None:
        for i in range(len(out)):
            out[i] = pick(rng, weight, len(weight))

    if kind not in LOOPS:
        loop = {"words": words, "numbers": numbers, "picks": picks}[kind]
        if JIT:
            import numba

            loop = numba.njit(loop)
        LOOPS[kind] = loop
    return LOOPS[kind]


@pytest.mark.parametrize("seed", [0, 1, -5, 10**30])
def test_it_is_sfc32(seed: int) -> None:
    reference = Sfc32(*seeded(seed))
    assert sampled("words", seed, 500) == [reference.next() for _ in range(500)]


def test_a_seed_is_any_whole_number_and_gives_a_state_of_four_words() -> None:
    states = [tuple(seeded(seed)) for seed in (0, 1, 2, -1, 10**40)]
    assert len(set(states)) == 5
    assert all(len(state) == 4 and all(0 <= word <= M32 for word in state) for state in states)


@pytest.mark.parametrize("n", LIMITS)
def test_numbers_are_below_their_limit(n: int) -> None:
    found = sampled("numbers", n, 2000, n)
    assert min(found) >= 0
    assert max(found) < n
    assert n < 2**16 or (min(found) < n / 50 and max(found) > n - n / 50)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 100])
def test_every_number_is_as_likely(n: int) -> None:
    assert fits(Counter(sampled("numbers", 1, 60_000, n)), dict.fromkeys(range(n), 1.0))


def test_a_limit_that_does_not_divide_the_words_favours_no_number() -> None:
    """There are 8/3 words for each number: without rejection two of every three numbers would have three words, and
    one only two."""
    n = 3 * 2**29
    thirds = Counter(x % 3 for x in sampled("numbers", 1, 60_000, n))
    quarters = Counter(x * 4 // n for x in sampled("numbers", 2, 60_000, n))
    assert fits(thirds, dict.fromkeys(range(3), 1.0))
    assert fits(quarters, dict.fromkeys(range(4), 1.0))


@pytest.mark.parametrize("weight", WEIGHTS)
def test_an_index_is_picked_by_its_weight_and_never_without_one(weight: list[int]) -> None:
    counts = Counter(sampled("picks", 3, 60_000, weight))
    if min(w for w in weight if w) > sum(weight) / 10_000 and sum(map(bool, weight)) > 1:
        assert fits(counts, dict(enumerate(map(float, weight))))
    assert all(weight[index] > 0 for index in counts)


def digest() -> str:
    """A hash of draws of every kind."""
    made = [sampled("words", 7, 200)]
    made += [sampled("numbers", 8, 200, n) for n in LIMITS]
    made += [sampled("picks", 9, 200, weight) for weight in WEIGHTS]
    return hashlib.sha256(json.dumps(made).encode()).hexdigest()


@pytest.mark.skipif(not JIT, reason="compares compiled rules")
def test_compiled_or_not_the_draws_are_the_same() -> None:
    path = os.pathsep.join([*(p for p in sys.path if p.endswith("tests")), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", "from core import test_chance; print(test_chance.digest())"],
        env={**os.environ, "LOCANDA_JIT": "0", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == digest(), done.stderr
