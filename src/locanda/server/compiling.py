"""Child processes that compile rules into the cache: in this process Numba would hold Python's lock for seconds."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Awaitable, Callable

Process = asyncio.subprocess.Process
_log = logging.getLogger("locanda")


class Compilers:
    """The children that compile one game; once stopped, they compile nothing more."""

    def __init__(self) -> None:
        self.stopped = False
        self._children: list[Process] = []

    async def compile(self, game: str, doors: tuple[str, ...], made: Callable[[str], Awaitable[None]]) -> None:
        """Compiles doors of a game, side by side where there are cores for it, until it is done or stopped; `made` is
        told of each as soon as it is in the cache.  A child that fails is given up with a word in the log.

        A door alone takes hardly longer than after another one, though both hold the same rules.
        """
        parts = [doors] if cores() == 1 else [(door,) for door in doors]
        children = (self._child(game, part, made) for part in parts)
        for problem in await asyncio.gather(*children, return_exceptions=True):
            if problem is not None:
                _log.warning("a child process that compiles rules is given up", exc_info=problem)

    async def _child(self, game: str, doors: tuple[str, ...], made: Callable[[str], Awaitable[None]]) -> None:
        command = (sys.executable, "-m", "locanda.core.cache", game, *doors)
        # In a session of its own: Ctrl+C is meant for the server, which ends its children without their complaints.
        child = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, start_new_session=True)
        self._children.append(child)
        if self.stopped:  # meanwhile
            _kill(child)
        assert child.stdout is not None
        try:
            async for line in child.stdout:
                words = line.decode(errors="replace").split()
                if len(words) >= 2 and words[0] == game and words[1] in doors:
                    await made(words[1])
        except BaseException:  # a child that is not listened to would never end
            _kill(child)
            raise
        finally:
            await child.wait()

    def stop(self) -> None:
        """Ends what is being compiled; what is in the cache by now stays there."""
        self.stopped = True
        for child in self._children:
            _kill(child)

    async def close(self) -> None:
        """Stops, and waits until no child is left."""
        self.stop()
        for child in self._children:
            await child.wait()


def _kill(child: Process) -> None:
    if child.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            child.kill()


def cores() -> int:
    """The cores that this process may use: fewer than there are, perhaps."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
