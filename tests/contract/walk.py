"""Random games of every kind, step by step, the same with the JIT on and off."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from random import Random

from locanda.core.box import LoadedBox, load_box
from locanda.core.engine import engine_of
from locanda.core.errors import BadOptions
from locanda.core.event import Row
from locanda.core.game import CHANCE, Game
from locanda.core.options import describe, options_row, read_options
from locanda.core.record import Record

from .games import Case, invariants_of

NOBODY = -2


class Play:
    """A random game: `table` as it is before `seat` plays `action`; `rows` and `played` tell of the steps before.

    The seed says which of the game's boxes, which options that are numbers, and which manner of choosing.
    """

    def __init__(self, case: Case, seed: int) -> None:
        self.case, self.game, self.seed = case, case.game, seed
        self.rng, self.engine = Random(f"{case} {seed}"), engine_of(case.game)
        boxes = [None, *invariants_of(case.game).BOXES]
        self.box: LoadedBox = load_box(case.game, boxes[self.rng.randrange(-2, len(boxes)) if seed else 0])
        self.options = self._options()
        self.players = case.options["players"]
        self.table: Record = self.engine.setup(self.box.record, options_row(self.options))
        self.mask = self.engine.to_act(self.box.record, self.table)
        self.rows: list[Row] = []
        self.played, self.seat, self.action = 0, NOBODY, NOBODY
        self._manner = MANNERS[seed % len(MANNERS)]

    def _options(self) -> object:
        numbers = [option for option in describe(self.game) if option.name not in self.case.options]
        chosen = {option.name: self.rng.choice(option.choices) for option in numbers} if self.seed else {}
        try:
            return read_options(self.game, None, {**self.case.options, **chosen})
        except BadOptions:  # numbers that do not go together
            return read_options(self.game, None, dict(self.case.options))

    def __iter__(self) -> Iterator[Play]:
        """The game before each step, and once at its end."""
        while self.mask >= 0:
            self.seat, self.action = self._choice()
            yield self
            self.rows = self.engine.apply(self.box.record, self.table, self.seat, self.action)
            self.mask = self.engine.to_act(self.box.record, self.table)
            self.played += 1
        self.seat = self.action = NOBODY
        yield self

    def _choice(self) -> tuple[int, int]:
        if self.mask == 0:
            actions, weights = zip(*self.engine.outcomes(self.box.record, self.table), strict=True)
            return CHANCE, self.rng.choices(actions, weights)[0]
        seat = self.rng.choice([seat for seat in range(self.players) if self.mask >> seat & 1])
        return seat, self._manner(self, seat)

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a choice."""
        return [seat for seat in range(self.players) if self.mask > 0 and self.mask >> seat & 1]

    def seen(self, viewer: int) -> Record:
        """The table as a viewer may know it; a copy."""
        table = self.table.copy()
        self.engine.censor(self.box.record, table, viewer)
        return table

    def where(self) -> str:
        """What names this moment in a failure."""
        return f"{self.case}, seed {self.seed}, step {self.played}, seat {self.seat}"


def games(case: Case, most: int, steps: int) -> Iterator[Play]:
    """Random games of a case, not yet played: so many, or fewer once they have had so many steps in all."""
    taken = 0
    for seed in range(most):
        if taken < steps:
            play = Play(case, seed)
            yield play
            taken += play.played


def kind_of(game: Game, action: int) -> int:
    """The place of an action's kind in the game's table."""
    return bisect_right([game.actions.base(kind.cls) for kind in game.actions], action) - 1


def _any(play: Play, seat: int) -> int:
    return play.rng.choice(play.engine.legal(play.box.record, play.table, seat))


def _any_kind(play: Play, seat: int) -> int:
    """Every kind of action as often as any other: so rare kinds come often."""
    by_kind: dict[int, list[int]] = {}
    for action in play.engine.legal(play.box.record, play.table, seat):
        by_kind.setdefault(kind_of(play.game, action), []).append(action)
    return play.rng.choice(by_kind[play.rng.choice(sorted(by_kind))])


def _good(play: Play, seat: int) -> int:
    """Mostly what scores: so games are long, and boards full."""
    if play.rng.random() < 0.2:
        return _any_kind(play, seat)
    return play.engine.greedy(play.box.record, play.seen(seat), seat)


MANNERS: list[Callable[[Play, int], int]] = [_any, _any_kind, _good]
