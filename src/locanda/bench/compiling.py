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
seat = min(match.to_act)
match.play(match.legal(seat)[0], seat)
"""


@dataclass(frozen=True, slots=True)
class Compiling:
    """Seconds.  A door is what Python calls of the rules, compiled at once: see `locanda.core.engine`."""

    first_door_s: float  # with an empty cache: enough for a game without bots
    all_doors_s: float  # everything that is ever compiled
    cached_doors_s: float  # the same from the cache
    cold_library_s: float  # from the start of Python to a first move through the library, with an empty cache
    warm_library_s: float  # the same with a full one


def compiling(game: str) -> Compiling:
    """Measures with cache folders made for the purpose and thrown away."""
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        cold_library = _move(game, first)
        cold, warm = _doors(game, second), _doors(game, second)
        return Compiling(cold[0], sum(cold), sum(warm), cold_library, _move(game, second))


def _move(game: str, cache: str) -> float:
    start = time.perf_counter()
    _run(["-c", FIRST_MOVE.format(game=game)], cache)
    return time.perf_counter() - start


def _doors(game: str, cache: str) -> list[float]:
    """The seconds of each door, the first needed first; lines are "cafe step 1/4 5.32s"."""
    lines = _run(["-m", "locanda.core.cache", game], cache).splitlines()
    return [float(line.rpartition(" ")[2].removesuffix("s")) for line in lines]


def _run(arguments: list[str], cache: str) -> str:
    environment = {**os.environ, "LOCANDA_CACHE": cache}
    done = subprocess.run([sys.executable, *arguments], env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout
