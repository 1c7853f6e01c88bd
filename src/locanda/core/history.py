"""What was played, step by step: what may be taken back, and what a seat may know of it before the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from .event import EventTable, Row
from .game import CHANCE


class Step(NamedTuple):
    """A choice or a draw that stands.  `n` numbers the entries of the journal; `mask` is who was to act before it."""

    n: int
    seat: int
    action: int
    mask: int
    rows: tuple[Row, ...]


class Undo(NamedTuple):
    """A seat took its choice back."""

    seat: int


class Commitment(NamedTuple):
    """From here on chance is drawn from the secret of this hash."""

    hash: str


class Reveal(NamedTuple):
    """The secret, at the end."""

    secret: str


Entry: TypeAlias = Step | Undo | Commitment | Reveal


class History:
    """`steps` are those that stand, `entries` all that happened, undoing too; entries are only ever appended."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.entries: list[Entry] = []
        self.draws = 0  # chance's steps: never taken back

    def copy(self) -> History:
        """Another history of the same length; steps and entries never change, so they are shared."""
        other = History()
        other.steps, other.entries, other.draws = self.steps.copy(), self.entries.copy(), self.draws
        return other

    def add(self, seat: int, action: int, mask: int, rows: Sequence[Row]) -> None:
        """Appends a step."""
        step = Step(len(self.entries), seat, action, mask, tuple(rows))
        self.steps.append(step)
        self.entries.append(step)
        self.draws += seat == CHANCE

    def undoable(self, seat: int, reveals: Callable[[Row], bool]) -> int | None:
        """Index of the seat's last step, if since then neither chance has acted nor anything was told that cannot be
        untold.
        """
        for i in range(len(self.steps) - 1, -1, -1):
            step = self.steps[i]
            if step.seat == CHANCE or any(map(reveals, step.rows)):
                return None
            if step.seat == seat:
                return i
        return None

    def closing(self, i: int, now: int) -> Step | None:
        """The step that ended the simultaneous choice that step i is part of; None while it may still be on.

        It has ended for certain when chance is to act, when somebody is to act who was not, or at the end of the game.
        """
        still = self.steps[i].mask
        for j in range(i + 1, len(self.steps) + 1):
            mask = self.steps[j].mask if j < len(self.steps) else now
            if mask <= 0 or mask & ~still:
                return self.steps[j - 1]
            still &= mask
        return None

    def known(self, seat: int, now: int, events: EventTable) -> list[bool]:
        """For each entry whether the seat may read it before the end of the game.

        It may read its own choices; draws whose events tell it everything; others' choices with nothing hidden in their
        events.  A choice made at the same time as others' must also have been followed by the end of that round, with
        nothing hidden in it; one that was taken back before stays with the seat that made it.  (So a choice that
        is to stay secret after its round says so with a private field of an event.)
        """
        index = {step.n: i for i, step in enumerate(self.steps)}
        return [not isinstance(e, Step) or self._knows(e, index.get(e.n), seat, now, events) for e in self.entries]

    def _knows(self, step: Step, at: int | None, seat: int, now: int, events: EventTable) -> bool:
        rows = step.rows if at is None else self.steps[at].rows
        if step.seat == seat:
            return True
        if any(events.hides(row, seat) for row in rows):
            return False
        if step.seat == CHANCE:
            return bool(rows)
        mask = step.mask if at is None else self.steps[at].mask
        if mask & (mask - 1) == 0 and (at is None or not self._shared(at)):
            return True
        end = None if at is None else self.closing(at, now)
        return end is not None and not any(events.hides(row, seat) for row in end.rows)

    def _shared(self, at: int) -> bool:
        """Whether the only seat left to choose may be the last of several that choose at the same time."""
        mask = self.steps[at].mask
        before = next((step.mask for step in reversed(self.steps[:at]) if step.mask != mask), 0)
        return before & mask == mask
