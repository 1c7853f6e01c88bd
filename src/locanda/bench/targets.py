"""What the figures should be, for every game, and by how much one falls short."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Target:
    """A figure of the report, by its section and key; `least`: it should be this or more, else this or less."""

    section: str
    key: str
    value: float
    least: bool = False

    def short(self, figure: float) -> float:
        """The part of the target by which a figure falls short of it, 0.25 for a quarter; 0 where it is met."""
        missing = self.value - figure if self.least else figure - self.value
        return max(0.0, missing / self.value)


TARGETS = (
    Target("kernel", "decisions_per_s", 2_000_000, least=True),
    Target("compile", "first_door_s", 12.0),
    Target("compile", "all_doors_s", 20.0),
    Target("compile", "cached_doors_s", 0.3),
    Target("start", "up_s", 3.0),
    Target("start", "first_move_s", 15.0),
    Target("start", "later_first_move_s", 2.0),
)
_BY_KEY = {(target.section, target.key): target for target in TARGETS}


def target_of(section: str, key: str) -> Target | None:
    """The target of a figure, if it has one."""
    return _BY_KEY.get((section, key))


def against_targets(report: dict[str, Any]) -> list[dict[str, Any]]:
    """Every figure of a report that has a target, with it and what it falls short by."""
    return [
        {"game": game, **asdict(target), "figure": row[target.key], "short": round(target.short(row[target.key]), 3)}
        for target in TARGETS
        for game, row in report.get(target.section, {}).items()
    ]


def verdict(section: str, key: str, figure: float) -> str:
    """The target of a figure and how it compares, for a cell of a table; "" for a figure without one."""
    target = target_of(section, key)
    if target is None:
        return ""
    said = f"{target.value:,.0f} or more" if target.least else f"{target.value:g} or less"
    if not target.short(figure):
        return f"{said}: met"
    how = f"{target.short(figure):.0%} too few" if target.least else f"{figure - target.value:.1f} too long"
    return f"{said}: {how}"
