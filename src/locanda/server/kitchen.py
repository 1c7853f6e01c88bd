"""Getting the rules ready: games are imported and their rules compiled while the server already answers.

The first compile on a machine takes seconds and holds Python's lock, so a child process does it and fills the cache;
then this process loads each door from there.  A table waits for `step`, a bot that thinks for `think`.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from locanda.core.game import Game

#: The doors that a server needs, in the order in which they are compiled.
NEEDED = ("step", "think")
_log = logging.getLogger("locanda")


@dataclass
class Dish:
    """How far a game is: `step` of its doors are ready; `failed` if they never will be."""

    game: Game | None = None
    failed: bool = False
    done: dict[str, asyncio.Event] = field(default_factory=lambda: {door: asyncio.Event() for door in NEEDED})

    @property
    def step(self) -> int:
        """How many doors are ready."""
        return sum(event.is_set() for event in self.done.values())

    @property
    def ready(self) -> bool:
        """Whether it can be played; bots may still have to wait."""
        return self.done[NEEDED[0]].is_set() and not self.failed

    def spoil(self) -> None:
        """Lets nobody wait any longer for what will not be."""
        self.failed = True
        for event in self.done.values():
            event.set()


class Spoilt(Exception):
    """The rules of a game cannot be made ready; the log has the reason."""


class Kitchen:
    """Prepares games one after the other in the background; one that is asked for comes first."""

    def __init__(self, say: Callable[[str, str, float], None]) -> None:
        """`say(event, game, seconds)` is told "preparing" before a compile and "prepared" after it."""
        self._say = say
        self._dishes: dict[str, Dish] = {}
        self._known = asyncio.Event()
        self._waiting: list[str] = []
        self._child: asyncio.subprocess.Process | None = None

    async def run(self) -> None:
        """Prepares all games; to be run as a task."""
        games = await asyncio.to_thread(_games)
        for game in games:
            self._dishes[game.name] = Dish(game)
        self._waiting = [game.name for game in games]
        self._known.set()
        while self._waiting:
            name = self._waiting.pop(0)
            try:
                await self._prepare(self._dishes[name])
            except Exception:  # one game that cannot be prepared must not keep the others shut
                _log.exception("the rules of %s could not be prepared", name)
                self._dishes[name].spoil()

    async def games(self) -> list[Game]:
        """All games, once they are imported."""
        await self._known.wait()
        return [dish.game for dish in self._dishes.values() if dish.game is not None]

    async def game(self, name: str) -> Game | None:
        """A game by name, once the games are imported; ready or not."""
        await self._known.wait()
        dish = self._dishes.get(name)
        return dish.game if dish else None

    def names(self) -> list[str]:
        """The games that are imported by now."""
        return list(self._dishes)

    def dish(self, name: str) -> Dish:
        """How far a game is; one that nobody knows is a dish that never gets ready."""
        return self._dishes.get(name) or Dish()

    def first(self, name: str) -> None:
        """Moves a game to the head of those that wait."""
        if name in self._waiting:
            self._waiting.remove(name)
            self._waiting.insert(0, name)

    async def wait(self, name: str, door: str = NEEDED[0]) -> None:
        """Waits until a door of a game is ready.  Raises Spoilt if it never will be."""
        self.first(name)
        await self._known.wait()
        dish = self._dishes[name]
        await dish.done[door].wait()
        if dish.failed:
            raise Spoilt(name)

    async def close(self) -> None:
        """Ends the child process, if one is at work."""
        if self._child is not None and self._child.returncode is None:
            self._child.kill()
            await self._child.wait()

    async def _prepare(self, dish: Dish) -> None:
        assert dish.game is not None
        game, start = dish.game, time.monotonic()
        cold = await asyncio.to_thread(_cold, game)
        if cold:
            self._say("preparing", game.name, 0.0)
            await self._compile(dish)
        for door in NEEDED:  # what the child did not reach is compiled here
            await self._warm(dish, door)
        if cold:
            self._say("prepared", game.name, time.monotonic() - start)

    async def _compile(self, dish: Dish) -> None:
        """Has a child compile into the cache; each door is loaded here as soon as the child reports it."""
        assert dish.game is not None
        self._child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "locanda.core.cache", dish.game.name, stdout=asyncio.subprocess.PIPE
        )
        assert self._child.stdout is not None
        async for line in self._child.stdout:
            words = line.decode(errors="replace").split()
            if len(words) >= 2 and words[0] == dish.game.name and words[1] in NEEDED:
                await self._warm(dish, words[1])
        await self._child.wait()

    async def _warm(self, dish: Dish, door: str) -> None:
        if not dish.done[door].is_set():
            assert dish.game is not None
            await asyncio.to_thread(_warm, dish.game, door)
            dish.done[door].set()


def _games() -> list[Game]:
    from locanda.core.catalogue import find, names

    found: list[Game] = []
    for name in names():
        try:
            found.append(find(name))
        except Exception:  # a game of somebody else's that is broken must not shut the house
            _log.exception("the game %s cannot be imported", name)
    return found


def _cold(game: Game) -> bool:
    """Whether a child has something to do: rules are compiled, can be cached, and are not."""
    from locanda.core.cache import folder, writable
    from locanda.core.rule import JIT

    if not JIT or not writable(folder()):
        return False
    kept = folder() / game.stamp()  # Numba keeps an index file for each function
    return not all(any(kept.glob(f"*{game.name}_{door}-*.nbi")) for door in NEEDED)


def _warm(game: Game, door: str) -> None:
    from locanda.core.engine import engine_of

    engine_of(game).warm(door)
