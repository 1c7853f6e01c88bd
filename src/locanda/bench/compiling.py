"""What the compiler costs: an empty cache against a full one, each in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

FIRST_MOVE = """
import locanda
match = locanda.new({game!r}, seed=1)
match.play(match.legal()[0])
"""


@dataclass(frozen=True, slots=True)
class Compiling:
    """Seconds, the start of the interpreter included."""

    cold_first_move_s: float  # import, a new game and its first move, nothing in the cache
    cold_all_doors_s: float  # everything that is ever compiled
    warm_first_move_s: float
    warm_all_doors_s: float


def compiling(game: str) -> Compiling:
    """Measures with a cache folder made for the purpose and thrown away."""
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        move = ["-c", FIRST_MOVE.format(game=game)]
        doors = ["-m", "locanda.core.cache", game]
        return Compiling(
            cold_first_move_s=_seconds(move, first),
            cold_all_doors_s=_seconds(doors, second),
            warm_first_move_s=_seconds(move, second),
            warm_all_doors_s=_seconds(doors, second),
        )


def _seconds(arguments: list[str], cache: str) -> float:
    start = time.perf_counter()
    environment = {**os.environ, "LOCANDA_CACHE": cache}
    subprocess.run([sys.executable, *arguments], env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start
