"""Chance from a secret: repeatable, without bias, and nothing told before the end."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locanda.core import secret as module
from locanda.core.secret import commitment, draw, new_secret


def test_a_seed_gives_one_secret_and_no_seed_always_another() -> None:
    assert new_secret(7) == new_secret(7)
    assert len({new_secret(7), new_secret("7"), new_secret(8), new_secret(), new_secret()}) == 5
    assert len(new_secret()) == len(new_secret(1)) == 32


def test_the_commitment_is_the_secrets_hash() -> None:
    assert commitment(b"abc") == hashlib.sha256(b"abc").hexdigest()


def test_draws_stay_what_they_were() -> None:
    # Journals of old games are verified with these.
    assert [draw(new_secret(1), k, [1, 2, 3]) for k in range(8)] == [2, 1, 1, 1, 2, 2, 2, 1]


@pytest.mark.parametrize("weights", [[1] * 6, [3, 0, 1], [1, 99], [4, 3, 2, 1]])
def test_outcomes_come_by_their_weights(weights: list[int]) -> None:
    n, total = 20_000, sum(weights)
    counts = [0] * len(weights)
    for k in range(n):
        counts[draw(b"a fixed secret", k, weights)] += 1
    surprise = sum((c - n * w / total) ** 2 / (n * w / total) for c, w in zip(counts, weights, strict=True) if w)
    assert surprise < 25  # chi-square with at most 5 degrees of freedom: once in 7000 secrets, and this one is fixed
    assert all(c == 0 for c, w in zip(counts, weights, strict=True) if w == 0)


@given(st.binary(min_size=1), st.integers(0, 500), st.lists(st.integers(0, 9), min_size=1, max_size=9).filter(sum))
def test_a_draw_is_an_outcome_that_can_happen(secret: bytes, k: int, weights: list[int]) -> None:
    assert weights[draw(secret, k, weights)] > 0


@pytest.mark.parametrize("weights", [[0, 0], [], [2, -1]])
def test_weights_that_are_none_are_refused(weights: list[int]) -> None:
    with pytest.raises(ValueError, match=r"weights|empty"):
        draw(b"x", 0, weights)


def test_numbers_that_would_favour_somebody_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    # With a space of 2**16 and 40,000 outcomes more than a third of the numbers are past the last whole multiple.
    monkeypatch.setattr(module, "SPACE", 1 << 16)
    number = module._number
    monkeypatch.setattr(module, "_number", lambda secret, message: number(secret, message) >> 240)
    total = 40_000
    again = 0
    for k in range(200):
        first = number(b"s", str(k)) >> 240
        again += first >= total
        follow = [first] + [number(b"s", f"{k}/{i}") >> 240 for i in range(1, 40)]
        assert draw(b"s", k, [1] * total) == next(n for n in follow if n < total)
    assert again > 50
