"""The doors: what Python calls of a game's kernels.  Few, as each costs compile time: `step` serves the small ones."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from .chance import seeded
from .game import (
    Game,
    apply,
    censor,
    derive,
    greedy,
    judge,
    legal,
    outcomes,
    preview,
    resample,
    result,
    setup,
    to_act,
)  # fmt: skip
from .playout import contest, playouts
from .record import Cells, Record
from .rule import JIT

SETUP, TO_ACT, LEGAL, JUDGE, OUTCOMES, APPLY, RESULT, CENSOR, RESAMPLE, PREVIEW, DERIVE = range(11)
#: Every door, the first needed first.
DOORS = ("step", "think", "playouts", "contest")
#: Rows that one action may write to the log; one more raises.
LOG_ROWS = 256
#: Cells of a row of the log: kind, audience mask, six arguments.
ROW = 8
#: Outcomes that chance may have at once.
MAX_OUTCOMES = 1024


def step(
    op: int, box: Any, table: Any, seat: int, action: int, out: Cells, weight: Cells, log: Cells, rng: Cells
) -> int:
    """One kernel by its number; `box` and `table` are arrays of one record."""
    if op == TO_ACT:
        return to_act(box[0], table[0])
    if op == LEGAL:
        return legal(box[0], table[0], seat, out)
    if op == JUDGE:
        return judge(box[0], table[0], seat, action)
    if op == OUTCOMES:
        return outcomes(box[0], table[0], out, weight)
    if op == APPLY:
        apply(box[0], table[0], seat, action, log)
    elif op == RESULT:
        return result(box[0], table[0], out)
    elif op == CENSOR:
        censor(box[0], table[0], seat)
    elif op == RESAMPLE:
        resample(box[0], table[0], seat, rng)
    elif op == PREVIEW:
        return preview(box[0], table[0], seat, action)
    elif op == DERIVE:
        derive(box[0], table[0])
    elif op == SETUP:
        setup(box[0], table[0], out)
    return 0


def think(box: Any, table: Any, seat: int, works: Any, out: Cells) -> int:
    """The action that `greedy` chooses."""
    return greedy(box[0], table[0], seat, works, out)


class Engine:
    """A game's kernels, as Python calls them: plain integers and lists in and out, the same with the JIT on and off.

    An engine has its own buffers, so it serves one thread: `engine_of(game)` gives each thread its own.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._out = self._row(2 * game.actions.size + 64)
        self._weight = self._row(MAX_OUTCOMES)
        self._log = self._row(1 + ROW * LOG_ROWS)
        self._silent = self._row(0)
        self._rng = self._row(4, wide=True)
        self._works = [game.Table(), game.Table(), game.Table()]
        self._step, self._think = game.door(step), game.door(think)

    @staticmethod
    def _row(n: int, wide: bool = False) -> Any:
        """Cells for a kernel: with the JIT off too, a slice is a view, an enum's member is stored as its number, and
        what does not fit raises."""
        cells = np.zeros(n, np.int64 if wide else np.int32)
        return cells if JIT else memoryview(bytearray(cells.nbytes)).cast("q" if wide else "i")

    @staticmethod
    def _arg(record: Record) -> Any:
        return record.array if JIT else [record]

    def _tables(self) -> Any:
        return np.zeros(2, self.game.Table.DTYPE) if JIT else self._works[:2]

    def _do(self, op: int, box: Record, table: Record, seat: int = 0, action: int = 0, log: Any = None) -> int:
        log = self._silent if log is None else log
        return int(
            self._step(op, self._arg(box), self._arg(table), seat, action, self._out, self._weight, log, self._rng)
        )

    def _read(self, n: int) -> list[int]:
        cells: list[int] = self._out[:n].tolist()
        return cells

    def setup(self, box: Record, options: Sequence[int]) -> Record:
        """A new table; `options` are the fields of the game's options as whole numbers, in order."""
        for i, value in enumerate(options):
            self._out[i] = value
        table = self.game.Table()
        self._do(SETUP, box, table)
        return table

    def to_act(self, box: Record, table: Record) -> int:
        """Bit mask of the seats to act; 0: chance; -1: over."""
        return self._do(TO_ACT, box, table)

    def legal(self, box: Record, table: Record, seat: int) -> list[int]:
        """The seat's legal actions."""
        return self._read(self._do(LEGAL, box, table, seat))

    def judge(self, box: Record, table: Record, seat: int, action: int) -> int:
        """0 if the action is legal, else the number of the clause that forbids it."""
        return self._do(JUDGE, box, table, seat, action)

    def outcomes(self, box: Record, table: Record) -> list[tuple[int, int]]:
        """Chance's actions with their weights."""
        n = self._do(OUTCOMES, box, table)
        return list(zip(self._read(n), self._weight[:n].tolist(), strict=True))

    def apply(self, box: Record, table: Record, seat: int, action: int) -> list[tuple[int, ...]]:
        """Carries a legal action out on `table`; the rows of its events: kind, audience mask, six arguments."""
        self._log[0] = 0
        self._do(APPLY, box, table, seat, action, self._log)
        n = int(self._log[0])
        flat = self._log[1 : 1 + ROW * n].tolist()
        return [tuple(flat[i : i + ROW]) for i in range(0, ROW * n, ROW)]

    def result(self, box: Record, table: Record, players: int) -> tuple[int, list[int], list[int]]:
        """The number of the ending (0: not over), scores and ranks by seat."""
        ending = self._do(RESULT, box, table)
        cells = self._read(2 * players)
        return ending, cells[:players], cells[players:]

    def censor(self, box: Record, table: Record, seat: int) -> None:
        """Erases in place all that the seat cannot know."""
        self._do(CENSOR, box, table, seat)

    def resample(self, box: Record, table: Record, seat: int, seed: int) -> None:
        """Fills a censored table in place with a world that fits what the seat has seen; the same for the same seed."""
        self._seed(seed)
        self._do(RESAMPLE, box, table, seat)

    def preview(self, box: Record, table: Record, seat: int, action: int) -> int:
        """The points that a legal action scores at once."""
        return self._do(PREVIEW, box, table, seat, action)

    def derive(self, box: Record, table: Record) -> None:
        """Sets in place the fields that follow from the others."""
        self._do(DERIVE, box, table)

    def greedy(self, box: Record, table: Record, seat: int) -> int:
        """The action of the game's one-ply heuristic on a table censored for the seat."""
        return int(self._think(self._arg(box), self._arg(table), seat, self._tables(), self._out))

    def playouts(self, box: Record, table: Record, games: int, seed: int) -> int:
        """Plays `games` random games on from `table`, which stays as it is; returns the number of decisions."""
        self._seed(seed)
        door = self.game.door(playouts)
        work = self._arg(self._works[2])
        return int(
            door(self._arg(box), self._arg(table), work, self._rng, self._out, self._weight, self._silent, games)
        )

    def contest(self, box: Record, table: Record, policies: Sequence[int], seed: int) -> tuple[Record, int]:
        """Plays one game on from `table` with a policy a seat (0 random, 1 greedy); the final table and the number of
        decisions.  A policy sees the censored table and nothing else."""
        self._seed(seed)
        door = self.game.door(contest)
        end, seen = table.copy(), self._works[2]
        row = np.array(policies, np.int32) if JIT else list(policies)
        n = door(
            self._arg(box), self._arg(end), self._arg(seen), self._tables(), row,
            self._rng, self._out, self._weight, self._silent,
        )  # fmt: skip
        return end, int(n)

    def warm(self, door: str) -> None:
        """Compiles a door (or loads it from the cache) by calling it on an empty table that is over at once."""
        if door == "step":
            self.to_act(self.game.Box(), self.game.Table())
        elif door == "think":
            if JIT:  # compiled for these types, not called: no seat of an empty table is to act
                from numba import typeof

                args = (self._arg(self.game.Box()), self._arg(self.game.Table()), 0, self._tables(), self._out)
                compiled: Any = self._think
                compiled.compile(tuple(typeof(arg) for arg in args))  # type: ignore[no-untyped-call,unused-ignore]  # Numba is untyped
        elif door == "playouts":
            self.playouts(self.game.Box(), self.game.Table(), 0, 0)
        elif door == "contest":
            self.contest(self.game.Box(), self.game.Table(), [0], 0)
        else:
            raise ValueError(f"no door {door!r}; one of {', '.join(DOORS)}")

    def _seed(self, seed: int) -> None:
        for i, cell in enumerate(seeded(seed)):
            self._rng[i] = cell


_LOCAL = threading.local()


def engine_of(game: Game) -> Engine:
    """This thread's engine of a game."""
    engines: dict[str, Engine] = _LOCAL.__dict__.setdefault("engines", {})
    if game.name not in engines or engines[game.name].game is not game:
        engines[game.name] = Engine(game)
    return engines[game.name]
