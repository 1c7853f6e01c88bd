"""Why a spot cannot be chosen: the clauses that forbid each path of spots, for one question of one seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from locanda.core.engine import engine_of
from locanda.core.match import Match

from .frames import Path, scene_of
from .vocabulary import vocabulary


class Reasons:
    """The clauses against everything that a seat might try to say with its present hand, by paths and their beginnings.

    Made from the table as the seat knows it.  A game's whole vocabulary goes through the judge: some ten milliseconds.
    """

    def __init__(self, match: Match, record: Any, seat: int) -> None:
        scene, engine, box = scene_of(match.game), engine_of(match.game), match.box
        self._against: dict[Path, Counter[int]] = {}
        for number, action in enumerate(vocabulary(match.game)):
            if action is None:
                continue
            paths = scene.paths(box, record, seat, number, action)
            clause = engine.judge(box.record, record, seat, number) if paths else 0
            if not clause:
                continue
            for path in paths:
                for end in range(1, len(path) + 1):
                    self._against.setdefault(tuple(path[:end]), Counter())[clause] += 1
        self._clauses = match.game.clauses

    def against(self, path: Path) -> str | None:
        """The clause that forbids most of what the path says or begins to say; if it begins nothing, the clause against
        most ways to its last spot by steps that it leaves out; None where there is none.
        """
        counts = self._against.get(path) or Counter(
            _most(counts)
            for whole, counts in self._against.items()
            if whole[-1] == path[-1] and _leaves_out(path, whole)
        )
        return self._clauses(_most(counts)).name if counts else None


def too_early(legal: Iterable[Path], path: Path) -> bool:
    """Whether the last spot of a path comes later in something that is legal and begins with the steps before it."""
    return any(path[-1] in whole[len(path) :] and _leaves_out(path, whole) for whole in legal)


def _leaves_out(path: Path, whole: Path) -> bool:
    """Whether a path is the beginning of another one but for its last spot, which can come later there."""
    return len(whole) > len(path) and whole[: len(path) - 1] == path[:-1]


def _most(counts: Counter[int]) -> int:
    return max(counts, key=lambda clause: counts[clause])
