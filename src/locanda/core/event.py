"""Events: what happened, typed, for the log, the animation and the metrics; each field with its audience.

How a game declares them:

    class What(IntEnum):                 # the numbers that kernels write in the row's first cell
        STARTED = 1
        DREW = 2

    @dataclass(frozen=True)
    class Started(Event, template="seat {seat} starts"):
        seat: int

    @dataclass(frozen=True)
    class Drew(Event, template="seat {seat} draws {guest}, {left} left", reveals=True):
        seat: int
        guest: str | None                # None: hidden from the reader
        left: int

    EVENTS = EventTable(
        EventKind(Started, seat=SEAT),
        EventKind(Drew, seat=SEAT, guest=private(Named("guest", "guests", 26)), left=AMOUNT),
        numbers=What,
    )

A row is eight integers: the kind, the audience mask, and the arguments in the order in which `EventKind` gives
them, the rest 0. In the mask bit s is seat s, bit `players` the spectators; -1 is everybody.  A `private` field is
for the mask's seats only; the others are public, whatever the mask.  `reveals` marks what tells somebody something
that cannot be untold; where that depends on the table, a kernel adds `log.REVEALS` to the mask.  Seats count from 0 in
the row and in the dataclass, from 1 in the text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, TypeAlias

from .action import Domain, Names, Phrase, index, pattern, slots, whole
from .errors import LocandaError, UnknownAction
from .log import REVEALS

Row: TypeAlias = tuple[int, ...]

HIDDEN = -1000
EVERYBODY = -1
ARGUMENTS = 6


@dataclass(frozen=True)
class Amount(Domain):
    """Any whole number: points, how many are left."""

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """See `Domain`."""
        return str(value)

    def said(self, names: Names, value: int, before: tuple[int, ...]) -> int:
        """See `Domain`."""
        return value

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """See `Domain`."""
        return whole(self.name, text)


@dataclass(frozen=True)
class SeatNumber(Domain):
    """A seat: from 0 in code, from 1 in text."""

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """See `Domain`."""
        return str(value + 1)

    def said(self, names: Names, value: int, before: tuple[int, ...]) -> int:
        """See `Domain`."""
        return value

    def spoken(self, said: str | int) -> str:
        """See `Domain`."""
        return str(int(said) + 1)

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """See `Domain`."""
        return whole(self.name, text) - 1


@dataclass(frozen=True)
class Flag(Domain):
    """0 or 1, said "no" or "yes" (and so held in the dataclass)."""

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """See `Domain`."""
        return "yes" if value else "no"

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """See `Domain`."""
        return index(self.name, text, ("no", "yes"))


@dataclass(frozen=True)
class Maybe(Domain):
    """Another domain's values, or -1: nothing, said "none"."""

    inner: Domain

    def __init__(self, inner: Domain) -> None:
        super().__init__(inner.name, inner.size)
        object.__setattr__(self, "inner", inner)

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """See `Domain`."""
        return "none" if value == -1 else self.inner.text(names, value, before)

    def said(self, names: Names, value: int, before: tuple[int, ...]) -> str | int:
        """See `Domain`."""
        return "none" if value == -1 else self.inner.said(names, value, before)

    def spoken(self, said: str | int) -> str:
        """See `Domain`."""
        return "none" if said == "none" else self.inner.spoken(said)

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """See `Domain`."""
        return -1 if text == "none" else self.inner.value(names, text, before)


AMOUNT = Amount("amount", 0)
SEAT = SeatNumber("seat", 0)
FLAG = Flag("flag", 2)


@dataclass(frozen=True)
class Private:
    """A field that only the seats of the row's audience mask may read."""

    domain: Domain


def private(domain: Domain) -> Private:
    """Marks an event's field: for the seats in the row's audience mask only."""
    return Private(domain)


class Event(Phrase):
    """Base of a game's events: frozen dataclasses, see the module's example."""

    reveals: ClassVar[bool] = False

    def __init_subclass__(cls, template: str = "", reveals: bool = False, **more: Any) -> None:
        super().__init_subclass__(template, **more)
        cls.reveals = reveals


class EventKind:
    """One kind of event: its dataclass and, by keyword and in the row's order, the domains of its arguments."""

    def __init__(self, cls: type[Event], **fields: Domain | Private) -> None:
        declared = set(getattr(cls, "__dataclass_fields__", ()))
        if declared != set(fields) or declared != slots(cls.template):
            raise TypeError(f"{cls.__name__}: its fields, its template and its domains must name the same things")
        if len(fields) > ARGUMENTS:
            raise TypeError(f"{cls.__name__}: {len(fields)} fields; a row has room for {ARGUMENTS}")
        self.cls = cls
        self.domains = {n: f.domain if isinstance(f, Private) else f for n, f in fields.items()}
        self.private = tuple(i for i, f in enumerate(fields.values()) if isinstance(f, Private))
        self.pattern = pattern(cls.template)
        cls.domains = self.domains


class EventTable:
    """All events of a game.  The only code that redacts, decodes and reads them."""

    def __init__(self, *kinds: EventKind, numbers: type[IntEnum] | None = None) -> None:
        self._kinds: dict[int, EventKind] = {}
        self._numbers: dict[type[Event], int] = {}
        for i, kind in enumerate(kinds):
            number = i if numbers is None else int(numbers[upper(kind.cls.__name__)])
            self._kinds[number] = kind
            self._numbers[kind.cls] = number
        if numbers is not None and {int(n) for n in numbers} != set(self._kinds):
            raise TypeError(f"{numbers.__name__} and the kinds of event must pair off")

    @property
    def classes(self) -> tuple[type[Event], ...]:
        """The dataclasses, in the order of the table."""
        return tuple(self._numbers)

    def number(self, cls: type[Event]) -> int:
        """The number that stands in the first cell of the rows of this kind."""
        return self._numbers[cls]

    def reveals(self, row: Sequence[int]) -> bool:
        """Whether the row tells somebody something that cannot be untold."""
        told = row[1] != EVERYBODY and row[1] & REVEALS != 0
        return told or self._kinds[row[0]].cls.reveals

    def hides(self, row: Sequence[int], seat: int) -> bool:
        """Whether something in the row is kept from this seat (the spectators are seat `players`)."""
        return bool(self._kinds[row[0]].private) and not row[1] >> seat & 1

    def seen_by(self, row: Sequence[int], seat: int) -> Row:
        """The row as a seat may read it: what it may not is HIDDEN, and the mask is 0 then, else EVERYBODY."""
        if not self.hides(row, seat):
            return (row[0], EVERYBODY, *row[2:])
        hidden = self._kinds[row[0]].private
        return (row[0], 0, *(HIDDEN if i in hidden else v for i, v in enumerate(row[2:])))

    def decode(self, names: Names, row: Sequence[int]) -> Event:
        """The dataclass of a row."""
        kind = self._kinds[row[0]]
        values = tuple(row[2 : 2 + len(kind.domains)])
        return kind.cls(
            **{
                field: None if values[i] == HIDDEN else domain.said(names, values[i], values[:i])
                for i, (field, domain) in enumerate(kind.domains.items())
            }
        )

    def parse(self, names: Names, text: str) -> Event:
        """The event that a text says: `parse(names, str(event)) == event`.  Raises UnknownAction."""
        plain = " ".join(text.split())
        problem: LocandaError | None = None
        for number, kind in self._kinds.items():
            match = kind.pattern.fullmatch(plain)
            if match:
                try:
                    return self.decode(names, (number, EVERYBODY, *self._values(names, kind, match.groupdict())))
                except LocandaError as error:
                    problem = problem or error
        forms = "; ".join(kind.cls.template for kind in self._kinds.values())
        raise problem or UnknownAction(f"{text!r} says no event; the forms are: {forms}")

    def _values(self, names: Names, kind: EventKind, said: dict[str, str]) -> list[int]:
        values: list[int] = []
        for field, domain in kind.domains.items():
            text = said[field]
            values.append(HIDDEN if text == "?" else domain.value(names, text, tuple(values)))
        return values


def upper(name: str) -> str:
    """The enum member's name of a class: TookBar is TOOK_BAR."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper()
