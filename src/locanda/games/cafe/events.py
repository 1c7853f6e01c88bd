"""The events of Café International; the first argument of each is the seat that acts."""

from __future__ import annotations

from dataclasses import dataclass

from locanda.core.action import Members, Named, Number, Words
from locanda.core.event import AMOUNT, SEAT, Event, EventKind, EventTable, private

from .table import KINDS, MAX_BAR, MAX_CHAIRS, MAX_NATIONS, MAX_TABLES, Ending
from .what import What


@dataclass(frozen=True)
class Started(Event, template="seat {seat} starts", reveals=True):
    """Who begins (S2)."""

    seat: int


@dataclass(frozen=True)
class Drew(Event, template="seat {seat} draws {guest}, {left} left", reveals=True):
    """A guest comes out of the bag; whose it is only its owner sees with hidden hands (V1)."""

    seat: int
    guest: str | None
    left: int


@dataclass(frozen=True)
class Seated(Event, template="seat {seat} seats {guest} at {chair} as {nation} for {first} and {second}"):
    """A guest sat down; points at the first and the second table of the chair (P1, P2)."""

    seat: int
    guest: str
    chair: int
    nation: str
    first: int
    second: int


@dataclass(frozen=True)
class Declared(Event, template="seat {seat} has regulars at {table}: {sex}"):
    """Regulars are going to be seated (V2)."""

    seat: int
    table: str
    sex: str


@dataclass(frozen=True)
class SatRegulars(Event, template="seat {seat} has seated {guests} {sex} at {table} for {points}"):
    """Regulars are complete (V2)."""

    seat: int
    table: str
    sex: str
    guests: int
    points: int


@dataclass(frozen=True)
class TookBar(Event, template="seat {seat} puts {guest} at the bar, place {place}, for {value}"):
    """A guest went to the bar (B1)."""

    seat: int
    guest: str
    place: int
    value: int


@dataclass(frozen=True)
class Exchanged(Event, template="seat {seat} exchanges {joker} at {chair} for {guest}"):
    """A guest took a joker's place (J1)."""

    seat: int
    chair: int
    guest: str
    joker: str


@dataclass(frozen=True)
class LimitLowered(Event, template="seat {seat} may hold {limit}, for {table}"):
    """A table of one nation lowered the hand limit (D2)."""

    seat: int
    limit: int
    table: str


@dataclass(frozen=True)
class Finished(Event, template="seat {seat} seats nobody else"):
    """No second guest, or no fourth regular (T7, V2)."""

    seat: int


@dataclass(frozen=True)
class Passed(Event, template="seat {seat} passes"):
    """Nothing could be done (T9)."""

    seat: int


@dataclass(frozen=True)
class HandCounted(Event, template="seat {seat} pays {penalty} for {guests} guests and {jokers} jokers"):
    """What the guests left in a hand cost (E2)."""

    seat: int
    guests: int
    jokers: int
    penalty: int


@dataclass(frozen=True)
class Ended(Event, template="the game ends: {ending}"):
    """Why the game ended (E1)."""

    ending: str


GUEST = Named("guest", "guests", KINDS)
CHAIR = Number("chair", 1, MAX_CHAIRS)
TABLE = Named("table", "tables", MAX_TABLES)
SEX = Words("sex", "ladies", "gentlemen")

EVENTS = EventTable(
    EventKind(Started, seat=SEAT),
    EventKind(Drew, seat=SEAT, guest=private(GUEST), left=AMOUNT),
    EventKind(
        Seated, seat=SEAT, guest=GUEST, chair=CHAIR, nation=Named("nation", "nations", MAX_NATIONS), first=AMOUNT,
        second=AMOUNT,
    ),
    EventKind(Declared, seat=SEAT, table=TABLE, sex=SEX),
    EventKind(SatRegulars, seat=SEAT, table=TABLE, sex=SEX, guests=AMOUNT, points=AMOUNT),
    EventKind(TookBar, seat=SEAT, guest=GUEST, place=Number("place", 1, MAX_BAR), value=AMOUNT),
    EventKind(Exchanged, seat=SEAT, chair=CHAIR, guest=GUEST, joker=GUEST),
    EventKind(LimitLowered, seat=SEAT, limit=AMOUNT, table=TABLE),
    EventKind(Finished, seat=SEAT),
    EventKind(Passed, seat=SEAT),
    EventKind(HandCounted, seat=SEAT, guests=AMOUNT, jokers=AMOUNT, penalty=AMOUNT),
    EventKind(Ended, ending=Members("ending", Ending)),
    numbers=What,
)  # fmt: skip
