"""How long somebody waits who starts the house: on a machine that has never run it, and on one that has."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

from ..core.catalogue import names
from .house import PATIENCE, Guest, Tally, server
from .wire import Wire


@dataclass(frozen=True, slots=True)
class Starting:
    """Seconds from the start of the process."""

    up_s: float  # until the house answers, with nothing compiled
    first_move_s: float  # until the first move at a table against a bot is on the disk, with nothing compiled
    later_first_move_s: float  # the same with everything compiled


def starting(game: str) -> Starting:
    """Starts the house twice; the usual cache is filled for the second time."""
    with tempfile.TemporaryDirectory() as empty:
        up, first = start(game, empty)
    for name in names():
        subprocess.run([sys.executable, "-m", "locanda.core.cache", name], check=True, stdout=subprocess.DEVNULL)
    return Starting(up, first, start(game)[1])


def start(game: str, cache: str | None = None) -> tuple[float, float]:
    """Seconds until the house answers and until it has taken a move; `cache`: a folder instead of the usual cache."""
    begun = time.perf_counter()
    with server(cache) as port:
        up, moved = asyncio.run(_moments(port, game))
    return up - begun, moved - begun


async def _moments(port: int, game: str) -> tuple[float, float]:
    """When the house answered, and when it had taken a move."""
    wire = Wire(port)
    await wire.call("GET", "/health")
    up = time.perf_counter()
    wire.close()
    await asyncio.wait_for(Guest(port, game, 0, Tally()).first_move(), PATIENCE)
    return up, time.perf_counter()
