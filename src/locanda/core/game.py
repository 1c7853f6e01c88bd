"""The contract: what a game is to generic code, and how generic code finds a game's kernels by its table's type."""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from .cache import folder, prune, stamp, use_own_locator, writable
from .record import Cells, Record
from .rule import JIT, flags

if TYPE_CHECKING:
    import msgspec

    from .action import ActionTable
    from .box import BoxSchema
    from .event import EventTable
    from .position import PositionCodec

#: The seat number of chance.  Players are 0, 1, …; the spectator is seat number `players`.
CHANCE = -1
#: Actions are dense integers below a constant of the game, and that constant is at most this.
MAX_ACTIONS = 4096
#: The kernels that every game has; what each does is said at its declaration below.
KERNELS = (
    "setup", "to_act", "legal", "judge", "outcomes", "apply", "result", "censor", "resample", "preview", "derive",
    "greedy",
)  # fmt: skip

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """A game: its records, kernels and the tables that give its things a text form.

    `version` is the version of its rules: journals of another version are not replayed.  `clauses` numbers the clauses
    that `judge` names, `endings` the ways a game can end (0 is never used); members are called as in `rules.md`.
    `scene` is the name of the module that draws it, imported only when a picture is wanted.
    """

    name: str
    version: int
    package: str
    players: tuple[int, ...]
    languages: tuple[str, ...]
    Box: type[Record]
    Table: type[Record]
    Options: type[msgspec.Struct]
    kernels: Mapping[str, Callable[..., Any]]
    actions: ActionTable
    chance: ActionTable
    events: EventTable
    clauses: type[IntEnum]
    endings: type[IntEnum]
    box: BoxSchema[Any, Any]
    position: PositionCodec
    view: Callable[..., msgspec.Struct]
    scene: str
    folder: Path
    #: Of 100 two-player games with seats rotated, how many `greedy` wins against `random` at least.
    greedy_wins: int
    _doors: dict[str, Any] = field(default_factory=dict, repr=False)
    _stamp: list[str] = field(default_factory=list, repr=False)

    def stamp(self) -> str:
        """Names the machine code of this game: see `cache.stamp`.  Worked out once: the modules are imported by now."""
        if not self._stamp:
            self._stamp.append(self._stamped())
        return self._stamp[0]

    def _stamped(self) -> str:
        modules = {fn.__module__ for fn in self.kernels.values()} | {self.Box.__module__, self.Table.__module__}
        return f"{self.name}-{stamp({*modules, 'locanda.core.engine'}, flags())}"

    def door(self, fn: F) -> F:
        """`fn(box, table, …)`, compiled for this game and cached under its stamp.

        From Python, records are given as arrays of one (`record.array`): 0.4 us to pass, a numpy.void 10 us.
        """
        name = fn.__name__
        if name not in self._doors:
            self._doors[name] = self._compiled(fn) if JIT else fn
        return self._doors[name]  # type: ignore[no-any-return]  # doors of many types

    def _compiled(self, fn: Any) -> Any:
        from . import jit

        own = types.FunctionType(fn.__code__, fn.__globals__, f"{self.name}_{fn.__name__}", fn.__defaults__)
        own.__qualname__, own.__module__ = own.__name__, fn.__module__
        cached = writable(folder())
        if cached:
            own.__dict__["stamp"] = self.stamp()
            use_own_locator()
            prune(self.name, own.__dict__["stamp"])
        return jit.door(own, cached)


#: Registered games by the type of their table; `_BY_TYPE` by its Numba type, for compiled code.
GAMES: dict[type[Record], Game] = {}
_BY_TYPE: dict[Any, Game] = {}


def register(game: Game) -> Game:
    """Makes a game known to generic code.

    Raises TypeError where a kernel is missing, an action would not fit, or two games' tables have the same fields:
    to Numba they would be one type, and one game would be played by the other's rules.
    """
    missing = [name for name in KERNELS if name not in game.kernels]
    if missing:
        raise TypeError(f"{game.name}: no kernel {', '.join(missing)}")
    if game.actions.size > MAX_ACTIONS:
        raise TypeError(f"{game.name}: {game.actions.size} actions; the most is {MAX_ACTIONS}: make it two questions")
    for table, other in GAMES.items():
        if other.name != game.name and table.DTYPE == game.Table.DTYPE:
            raise TypeError(f"{game.name} and {other.name}: tables with the same fields")
    GAMES[game.Table] = game
    if JIT:
        import numba

        _BY_TYPE[numba.from_dtype(game.Table.DTYPE)] = game
    return game


def generic(fn: F) -> F:
    """A kernel that every game has: a call goes to the game whose table is given."""
    name, params = fn.__name__, list(inspect.signature(fn).parameters)
    at = params.index("table")

    def call(*args: Any) -> Any:
        return GAMES[type(args[at])].kernels[name](*args)

    def typed(*args: Any) -> Any:
        of = _BY_TYPE.get(args[at])
        listed = ", ".join(params)  # Numba wants an implementation with these very parameters
        return of and eval(f"lambda {listed}: do({listed})", {"do": of.kernels[name]})

    typed.__signature__ = inspect.signature(fn)  # type: ignore[attr-defined]  # Numba reads it
    call.__name__ = name
    if JIT:
        from numba.extending import overload

        from .jit import inner_flags

        overload(call, strict=False, jit_options=cast(Any, inner_flags()))(typed)
    return call  # type: ignore[return-value]  # takes what fn takes


@generic
def setup(box: Any, table: Any, options: Cells) -> None:
    """Fills an empty table; `options` holds the fields of the game's options in order.  Nothing random in it."""


@generic
def to_act(box: Any, table: Any) -> int:  # type: ignore[empty-body]  # declared
    """Bit mask of the seats that still owe a choice; 0: chance is to act; -1: over."""


@generic
def legal(box: Any, table: Any, seat: int, out: Cells) -> int:  # type: ignore[empty-body]  # declared
    """Writes the seat's legal actions to `out`; returns how many (never 0 for a seat whose bit is set)."""


@generic
def judge(box: Any, table: Any, seat: int, action: int) -> int:  # type: ignore[empty-body]  # declared
    """0 if the action is legal, else the number of the clause that forbids it."""


@generic
def outcomes(box: Any, table: Any, out: Cells, weight: Cells) -> int:  # type: ignore[empty-body]  # declared
    """Writes chance's actions and their whole weights; returns how many."""


@generic
def apply(box: Any, table: Any, seat: int, action: int, log: Cells) -> None:
    """Carries a legal action out: the only function that changes a table.  Events go to `log` (length 0: none)."""


@generic
def result(box: Any, table: Any, out: Cells) -> int:  # type: ignore[empty-body]  # declared
    """Writes each seat's score, then each seat's rank (1 is best, equals share); returns the number of the ending, 0
    while the game is on."""


@generic
def censor(box: Any, table: Any, seat: int) -> None:
    """Erases all that the seat cannot know; `seat == players` is the spectator."""


@generic
def resample(box: Any, table: Any, seat: int, rng: Cells) -> None:
    """Fills a censored table with a world that fits all that the seat has seen, by its probability."""


@generic
def preview(box: Any, table: Any, seat: int, action: int) -> int:  # type: ignore[empty-body]  # declared
    """The points that a legal action scores at once."""


@generic
def derive(box: Any, table: Any) -> None:
    """Sets the fields that follow from the others, in a table that was typed by hand."""


@generic
def greedy(box: Any, table: Any, seat: int, works: Any, out: Cells) -> int:  # type: ignore[empty-body]  # declared
    """The action that a one-ply heuristic chooses on a censored table; `works` are two tables to try things on, `out`
    has room for twice the game's actions."""
