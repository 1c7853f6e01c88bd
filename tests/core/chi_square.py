"""Whether counts fit their expectation, for tests with fixed seeds."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import sqrt


def fits(counts: Mapping[Hashable, int], expected: Mapping[Hashable, float]) -> bool:
    """Pearson's chi-square within what chance exceeds once in a million times (Wilson and Hilferty's approximation).

    `expected` are weights; nothing may have been counted that has none.
    """
    assert set(counts) <= {key for key, weight in expected.items() if weight > 0}
    n, total = sum(counts.values()), sum(expected.values())
    mean = {key: n * weight / total for key, weight in expected.items() if weight > 0}
    assert min(mean.values()) >= 5, "too few draws for a chi-square"
    statistic = sum((counts.get(key, 0) - m) ** 2 / m for key, m in mean.items())
    df = len(mean) - 1
    return statistic <= df * (1 - 2 / (9 * df) + 4.75 * sqrt(2 / (9 * df))) ** 3
