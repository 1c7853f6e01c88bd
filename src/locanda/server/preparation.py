"""Getting the rules ready: games are imported and their rules compiled while the server already answers.

The first compile on a machine takes seconds, so child processes do it (`compiling.py`) and fill the cache; then this
process loads each door from there.  A table waits for `step`, a bot that thinks for `think`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from .compiling import Compilers

if TYPE_CHECKING:
    from locanda.core.game import Game

#: The doors that a server needs, in the order in which they are compiled.
NEEDED = ("step", "think")
#: Seconds in which nothing is done that nobody asked for: they are for who has just come, or just got a game.
PAUSE = 1.0
_log = logging.getLogger("locanda")


@dataclass
class Prepared:
    """How far a game is: `step` of its doors are ready; `failed` if they never will be.

    `wanted` says that somebody waits for it, `begun` when its compile began; `read` is set when it has been imported.
    """

    game: Game | None = None
    read: asyncio.Event = field(default_factory=asyncio.Event)
    failed: bool = False
    wanted: bool = False
    begun: float | None = None
    done: dict[str, asyncio.Event] = field(default_factory=lambda: {door: asyncio.Event() for door in NEEDED})

    @property
    def step(self) -> int:
        """How many doors are ready."""
        return sum(event.is_set() for event in self.done.values())

    @property
    def ready(self) -> bool:
        """Whether it can be played; bots may still have to wait."""
        return self.done[NEEDED[0]].is_set() and not self.failed

    def fail(self) -> None:
        """Lets nobody wait any longer for what will not be."""
        self.failed = True
        for event in self.done.values():
            event.set()


class NotPrepared(Exception):
    """The rules of a game cannot be made ready; the log has the reason."""


class Preparation:
    """Prepares games one after the other in the background.  One that somebody asks for comes first: a compile for
    which nobody waits is put off for it.
    """

    def __init__(self, say: Callable[[str, str, float], None]) -> None:
        """`say(event, game, seconds)` is told "preparing" before a compile and "prepared" after it."""
        self._say = say
        self._states: dict[str, Prepared] = {}
        self._named = asyncio.Event()
        self._unread: list[str] = []
        self._waiting: list[str] = []
        self._called = asyncio.Event()
        self._asking = 0
        self._quiet_until = time.monotonic() + PAUSE
        self._at = ""
        self._compilers = Compilers()
        self._loading = asyncio.Lock()

    async def run(self) -> None:
        """Imports all games and prepares them; to be run as a task."""
        self._waiting = await asyncio.to_thread(_names)
        self._unread = list(self._waiting)
        self._states = {name: Prepared() for name in self._waiting}
        self._named.set()
        while self._waiting:
            await self._pause()
            first = self._waiting[0]
            if first in self._unread and self._states[first].wanted:
                await self._read(first)
            elif self._unread and not self._states[first].wanted:
                await self._read(self._unread[0])
            else:
                await self._prepare_next()
        self._at = ""

    async def _pause(self) -> None:
        """Leaves this process to whoever has just been served, until something is asked for."""
        rest = self._quiet_until - time.monotonic()
        if rest > 0 and not self._asking and not self._states[self._waiting[0]].wanted:
            self._called.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), rest)

    def _end_pause(self) -> None:
        """Something is asked for."""
        self._quiet_until = 0.0
        self._called.set()

    async def _read_all(self) -> None:
        """Imports what is left; while a child compiles, nobody need wait for it."""
        while self._unread:
            await self._read(self._unread[0])

    async def _read(self, name: str) -> None:
        """Imports a game.  One of somebody else's that is broken must not shut the house."""
        self._unread.remove(name)
        state = self._states[name]
        try:
            state.game = await asyncio.to_thread(_find, name)
        except Exception:
            _log.exception("the game %s cannot be imported", name)
            self._waiting.remove(name)
            state.fail()
        state.read.set()

    async def _prepare_next(self) -> None:
        """Prepares the game that is first in the row; put off, it comes after those that are wanted."""
        self._at, self._compilers = self._waiting.pop(0), Compilers()
        state = self._states[self._at]
        try:
            await self._prepare(state)
        except Exception:  # one game that cannot be prepared must not keep the others shut
            _log.exception("the rules of %s could not be prepared", self._at)
            state.fail()
        if self._compilers.stopped and state.step < len(NEEDED):
            wanted = sum(self._states[name].wanted for name in self._waiting)  # these are the first
            self._waiting.insert(wanted, self._at)

    async def games(self) -> list[Game]:
        """All games, once they are imported."""
        await self._named.wait()
        await self._imported(*self._states.values())
        return [state.game for state in self._states.values() if state.game is not None]

    async def game(self, name: str, hurry: bool = False) -> Game | None:
        """A game by name, ready or not; it is imported before others that nobody has asked for, and with `hurry`, as it
        is about to be played, prepared before them too.
        """
        await self._named.wait()
        if hurry:
            self.first(name)
        if name in self._unread:
            self._unread.remove(name)
            self._unread.insert(0, name)
        if name in self._states:
            await self._imported(self._states[name])
        return self.state(name).game

    async def _imported(self, *states: Prepared) -> None:
        """Waits until games are imported; there is no pause before that."""
        if all(state.read.is_set() for state in states):
            return
        self._end_pause()
        self._asking += 1
        try:
            for state in states:
                await state.read.wait()
        finally:
            self._asking -= 1

    def names(self) -> list[str]:
        """The games that are imported by now."""
        return [name for name, state in self._states.items() if state.game is not None]

    def state(self, name: str) -> Prepared:
        """How far a game is; one that nobody knows never gets ready."""
        return self._states.get(name) or Prepared()

    def first(self, name: str) -> None:
        """Somebody wants to play this game: it is prepared before all others that nobody has asked for."""
        self.state(name).wanted = True
        if name not in self._waiting:
            return
        self._end_pause()
        self._waiting.remove(name)
        self._waiting.insert(0, name)
        if self._at and not self._states[self._at].wanted:
            self._compilers.stop()

    async def wait(self, name: str, door: str = NEEDED[0], hurry: bool = True) -> None:
        """Waits until a door of a game is ready, and those before it in NEEDED: who thinks has to play.  The game comes
        first unless there is no `hurry`.  Raises NotPrepared if it never will be ready.
        """
        await self.game(name, hurry)
        state = self._states[name]
        for needed in NEEDED[: NEEDED.index(door) + 1]:
            await state.done[needed].wait()
        if state.failed:
            raise NotPrepared(name)

    async def close(self) -> None:
        """Ends what is being compiled."""
        await self._compilers.close()

    async def _prepare(self, state: Prepared) -> None:
        """Makes a game ready, unless it is put off: then what is in the cache by now will not be compiled again."""
        assert state.game is not None
        game = state.game
        missing = await asyncio.to_thread(_missing, game)
        for door in NEEDED:
            if door not in missing:
                await self._warm(state, door)
        if self._compilers.stopped:
            return
        if missing and not await self._compile(state, missing):
            return
        for door in NEEDED:  # what no child has made is compiled here
            await self._warm(state, door)
        if state.begun is not None:
            self._say("prepared", game.name, time.monotonic() - state.begun)
        if state.wanted:
            self._quiet_until = time.monotonic() + PAUSE

    async def _compile(self, state: Prepared, doors: tuple[str, ...]) -> bool:
        """Has doors compiled into the cache, if there is one; False if it was put off."""
        assert state.game is not None
        name = state.game.name
        if state.begun is None:
            state.begun = time.monotonic()
            self._say("preparing", name, 0.0)
        work = [self._read_all()]
        if await asyncio.to_thread(_kept):
            work.append(self._compilers.compile(name, doors, partial(self._warm, state)))
        await asyncio.gather(*work)
        return not self._compilers.stopped

    async def _warm(self, state: Prepared, door: str) -> None:
        assert state.game is not None
        async with self._loading:
            if not state.done[door].is_set():
                await asyncio.to_thread(_warm, state.game, door)
                state.done[door].set()


def _names() -> list[str]:
    from locanda.core.catalogue import names

    return names()


def _find(name: str) -> Game:
    from locanda.core.catalogue import find

    return find(name)


def _missing(game: Game) -> tuple[str, ...]:
    """The doors to be compiled: those that are not in the cache, where rules are compiled at all."""
    from locanda.core.cache import folder
    from locanda.core.rule import JIT

    if not JIT:
        return ()
    if not _kept():
        return NEEDED
    kept = folder() / game.stamp()  # of each function Numba writes an index file, and then the code
    return tuple(door for door in NEEDED if not any(kept.glob(f"*{game.name}_{door}-*.nbc")))


def _kept() -> bool:
    """Whether there is a cache: what one process compiles, others can load."""
    from locanda.core.cache import folder, writable

    return writable(folder())


def _warm(game: Game, door: str) -> None:
    from locanda.core.engine import engine_of

    engine_of(game).warm(door)
