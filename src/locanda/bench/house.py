"""Speed of the server: tables of bots, played over HTTP on this machine, every move on the disk before its answer.

At each table one seat is played by this process as a browser would (it reads the stream of frames and posts a path of
spots), the other by a bot of the house, so that every move is also shown to somebody.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from ..core.game import Game
from .wire import Stream, Wire

SERVER = """
from locanda.cli.serve import server
server().run_serve(port=0, database={database!r}, bot_delay=0.0, post_rate=0, get_rate=0)
"""
#: Seconds that a measurement waits for the first frame of every table.
PATIENCE = 120.0


@dataclass(frozen=True, slots=True)
class HouseSpeed:
    """`moves_per_s`: all moves, the house's bots' too; the times are of the moves that were posted, in milliseconds."""

    tables: int
    seconds: float
    moves_per_s: float
    posted_per_s: float
    p50_ms: float
    p99_ms: float


@dataclass(slots=True)
class Tally:
    """What the tables have done so far; `times` are counted only while `counting`."""

    counting: bool = False
    times: list[float] = field(default_factory=list)


@contextmanager
def server(cache: str | None = None) -> Iterator[int]:
    """A server of its own process with an empty database; its port, as soon as it says it.

    `cache`: a folder for compiled rules, where it is not to be the usual one.
    """
    with tempfile.TemporaryDirectory() as folder:
        code = SERVER.format(database=str(Path(folder) / "bench.sqlite"))
        environment = os.environ if cache is None else {**os.environ, "LOCANDA_CACHE": cache}
        with subprocess.Popen(
            [sys.executable, "-c", code],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        ) as process:  # fmt: skip
            try:
                assert process.stdout is not None
                found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
                if found is None:
                    raise OSError("the server did not start")
                yield int(found[1])
            finally:
                process.send_signal(signal.SIGINT)
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()


def house(game: Game, tables: int, seconds: float) -> HouseSpeed:
    """Plays `tables` tables at once for so many seconds."""
    with server() as port:
        return asyncio.run(_measure(port, game.name, tables, seconds))


async def _measure(port: int, game: str, tables: int, seconds: float) -> HouseSpeed:
    tally = Tally()
    guests = [Guest(port, game, number, tally) for number in range(tables)]
    tasks = [asyncio.create_task(guest.play()) for guest in guests]
    try:
        ready = asyncio.gather(*(guest.seated.wait() for guest in guests))
        await asyncio.wait_for(ready, PATIENCE)
        before = await _moves(guests)
        tally.counting, start = True, time.perf_counter()
        await asyncio.sleep(seconds)
        tally.counting, spent = False, time.perf_counter() - start
        after = await _moves(guests)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
    times = sorted(tally.times)
    if not times:
        raise OSError(f"no move was answered within {seconds} seconds: the machine is too busy to measure")
    return HouseSpeed(
        tables,
        round(spent, 1),
        round((after - before) / spent, 1),
        round(len(times) / spent, 1),
        round(1000 * times[len(times) // 2], 2),
        round(1000 * times[len(times) * 99 // 100], 2),
    )


async def _moves(guests: list[Guest]) -> int:
    return sum([await guest.moves() for guest in guests])


class Guest:
    """Somebody at one table after the other, choosing at random among what lights up."""

    def __init__(self, port: int, game: str, number: int, tally: Tally) -> None:
        self.game, self.tally, self.rng = game, tally, Random(number)
        self.wire, self.ear, self.eye = Wire(port), Wire(port), Wire(port)
        self.seated = asyncio.Event()
        self.base = ""
        self._answered: int | None = None
        self._finished = 0

    async def play(self) -> None:
        """Plays until cancelled."""
        try:
            while True:
                await self._open()
                await self._game(await self.ear.stream(f"{self.base}/stream?view=0"))
                self._finished += await self._played()
                self.base = ""
                self.ear.close()
        finally:
            self._hang_up()

    def _hang_up(self) -> None:
        for wire in (self.wire, self.ear, self.eye):
            wire.close()

    async def first_move(self) -> None:
        """Opens one table and makes a move at it, as soon as the house lets anybody."""
        try:
            await self._open()
            stream = await self.ear.stream(f"{self.base}/stream?view=0")
            while not await self._answer(await self._frame(stream)):
                pass
        finally:
            self._hang_up()

    async def moves(self) -> int:
        """Moves made at this guest's tables so far, the bots' too."""
        return self._finished + (await self._played() if self.base else 0)

    async def _played(self) -> int:
        self.eye.cookies = self.wire.cookies
        answer = await self.eye.call("GET", f"{self.base}/journal")
        return sum(b'"do"' in line for line in answer.body.splitlines())

    async def _open(self) -> None:
        """Opens a table against a bot of the house, as the lobby's form does."""
        form = {"game": self.game, "players": "2", "seat-1": "me", "seat-2": "greedy"}
        answer = await self.wire.form("/tables", form)
        if answer.status != 303:
            raise OSError(f"no table was opened: {answer.status} {answer.body[:200]!r}")
        self.base = re.sub(r"^https?://[^/]+", "", answer.headers["location"])
        self.ear.cookies = self.wire.cookies
        self._answered = None

    async def _game(self, stream: Stream) -> None:
        """One game, from its first frame to its end."""
        while True:
            frame = await self._frame(stream)
            self.seated.set()
            if frame["over"]:
                return
            await self._answer(frame)

    async def _frame(self, stream: Stream) -> dict[str, Any]:
        while True:
            name, data = await stream.next()
            if name == "frame":
                frame: dict[str, Any] = json.loads(data)
                return frame

    async def _answer(self, frame: dict[str, Any]) -> bool:
        """Answers the question of a frame; False where it asks none, or none that is new."""
        if frame["question"] in (None, self._answered) or not frame["legal"]:
            return False
        self._answered = frame["question"]
        await self._act(frame["question"], self._path(frame["legal"]))
        return True

    def _path(self, trie: dict[str, Any]) -> list[str]:
        path = []
        while trie:
            path.append(self.rng.choice(list(trie)))
            trie = trie[path[-1]]
        return path

    async def _act(self, question: int, path: list[str]) -> None:
        start = time.perf_counter()
        answer = await self.wire.post(f"{self.base}/act", {"seat": 0, "question": question, "path": path})
        if answer.status != 200:
            raise OSError(f"a legal move was refused: {answer.status} {answer.body[:200]!r}")
        if self.tally.counting:
            self.tally.times.append(time.perf_counter() - start)
