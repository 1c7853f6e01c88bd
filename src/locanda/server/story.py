"""What each audience has been shown of a match: its numbers, its log, and the last change.

An audience is a seat, or the spectators (number `players`).  All of it is derived from the journal, so that after a
crash every number is what it was; and from the table as censored for the audience, so that no number of one seat moves
when another does something hidden.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import Any

from locanda.core.engine import engine_of
from locanda.core.event import Event, Row
from locanda.core.history import Step, Undo
from locanda.core.match import Match

#: Lines of the log that a frame carries.
SHOWN = 40


@dataclass(frozen=True, slots=True)
class LogLine:
    """Line `n` (from 1) of a table's log: the row of an event, or a seat that took its last step back."""

    n: int
    row: Row | None
    seat: int


class Story:
    """Begins with a match at its start and is told after each change; `sequence` and `question` count from 0."""

    def __init__(self, match: Match) -> None:
        self.players = match.players
        audiences = range(self.players + 1)
        self.plays = 0
        self.sequence = [0 for _ in audiences]
        self.question = [0 for _ in range(self.players)]
        self.log: list[LogLine] = []
        self.rows: list[Row] = []
        self.records: list[Any] = [match.record(audience) for audience in audiences]
        self.before = self.records
        self._asked: list[tuple[int, ...] | None] = [None for _ in range(self.players)]
        self._seen = 0
        self._ask(match, set())

    def tell(self, match: Match) -> None:
        """Takes in all that has been played since the last time, as one change.

        To be called where no outcome of chance is awaited, and after every choice of a seat.
        """
        entries = match.history.entries[self._seen :]
        self._seen += len(entries)
        steps = [entry for entry in entries if isinstance(entry, Step)]
        undone = [entry.seat for entry in entries if isinstance(entry, Undo)]
        if not steps and not undone:
            return
        self.plays += 1
        self.rows = [row for step in steps for row in step.rows]
        self._write(undone)
        self.before, self.records = self.records, [match.record(a) for a in range(self.players + 1)]
        for audience in range(self.players + 1):
            if self.rows or undone or self.before[audience] != self.records[audience]:
                self.sequence[audience] += 1
        self._ask(match, {step.seat for step in steps} | set(undone))

    def _write(self, undone: list[int]) -> None:
        for row in self.rows:
            self.log.append(LogLine(len(self.log) + 1, row, -1))
        for seat in undone:
            self.log.append(LogLine(len(self.log) + 1, None, seat))

    def _ask(self, match: Match, acted: set[int]) -> None:
        """A seat's question has a new number when the seat has acted, or when what it may choose is not what it was."""
        for seat in range(self.players):
            asked = self.legal(match, seat)
            if asked != self._asked[seat] or seat in acted:
                self.question[seat] += 1
            self._asked[seat] = asked

    def legal(self, match: Match, seat: int) -> tuple[int, ...] | None:
        """What a seat may choose, from the table as it knows it; None where it owes no choice."""
        engine, record = engine_of(match.game), self.records[seat]
        mask = engine.to_act(match.box.record, record)
        if mask <= 0 or not mask >> seat & 1:
            return None
        return tuple(engine.legal(match.box.record, record, seat))

    def still(self, lines: int = SHOWN) -> Story:
        """This moment of the story, to be kept while the story goes on; of the log it keeps the last lines."""
        other = copy(self)
        other.sequence, other.question = self.sequence.copy(), self.question.copy()
        other.log, other._asked = self.log[-lines:], self._asked.copy()
        return other

    def asked(self, seat: int) -> tuple[int, ...] | None:
        """What the seat's present question allows; None where there is no question."""
        return self._asked[seat] if seat < self.players else None

    def events(self, match: Match, audience: int) -> list[Event]:
        """What happened in the last change, as the audience was told it."""
        return [event_of(match, row, audience) for row in self.rows]


def event_of(match: Match, row: Row, audience: int) -> Event:
    """An event as an audience may read it."""
    events = match.game.events
    return events.decode(match.box.names, events.seen_by(row, audience))
