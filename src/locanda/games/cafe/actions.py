"""The actions of Café International: dataclass, text and packed integer from one table."""

from __future__ import annotations

from dataclasses import dataclass

from locanda.core.action import Action, ActionTable, Domain, Kind, Named, Names, Number, Words
from locanda.core.errors import Refused, UnknownAction

from . import what
from .box import JOKERS
from .table import JOKER, KINDS, MAX_CHAIRS, MAX_PLAYERS, MAX_TABLES


class Side(Domain):
    """A joker's nation, packed as which of the nations of its chair (the field before) it names."""

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """The nation of this side of the chair."""
        own = names["chair_nations"][before[-1]].split() if before[-1] < len(names["chair_nations"]) else []
        if value >= len(own):
            raise UnknownAction(f"chair {before[-1] + 1} has tables of {len(own)} nations")
        return own[value]

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """The side of the chair that a nation has; Refused("P3") where it has none, "C1" where there is no chair."""
        if text not in names["nations"]:
            raise UnknownAction(f"no nation {text!r}; one of {', '.join(names['nations'])} would be right")
        if before[-1] >= len(names["chair_nations"]):
            raise Refused("C1")
        own = names["chair_nations"][before[-1]].split()
        if text not in own:
            raise Refused("P3")
        return own.index(text)


class Ordinary(Named):
    """An ordinary guest; a joker in its place is told how it is said."""

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """The number of an ordinary guest."""
        if text in JOKERS:
            raise UnknownAction(f"a joker's nation is named ('seat {text} as … at …'), and it takes nobody's place")
        return super().value(names, text, before)


@dataclass(frozen=True)
class Seat(Action, template="seat {guest} at {chair}"):
    """A guest sits down (T1)."""

    guest: str
    chair: int


@dataclass(frozen=True)
class SeatJoker(Action, template="seat {joker} as {nation} at {chair}"):
    """A joker sits down, its nation named (P3)."""

    joker: str
    nation: str
    chair: int


@dataclass(frozen=True)
class Bar(Action, template="bar {guest}"):
    """A guest goes to the bar (T2)."""

    guest: str


@dataclass(frozen=True)
class Exchange(Action, template="exchange {chair} {guest}"):
    """A guest takes a joker's place (T3, J1)."""

    chair: int
    guest: str


@dataclass(frozen=True)
class Regulars(Action, template="regulars {table} {sex}"):
    """Three or four guests of one sex are going to sit at one table (V2)."""

    table: str
    sex: str


@dataclass(frozen=True)
class Done(Action, template="done"):
    """No second guest (T7), or no fourth regular (V2)."""


@dataclass(frozen=True)
class Pass(Action, template="pass"):
    """Nothing can be done (T9)."""


@dataclass(frozen=True)
class Start(Action, template="start {seat}"):
    """Chance: who begins (S2)."""

    seat: int


@dataclass(frozen=True)
class Draw(Action, template="draw {guest}"):
    """Chance: a guest comes out of the bag (S1, D1)."""

    guest: str


CHAIR = Number("chair", 1, MAX_CHAIRS)
GUEST = Ordinary("guest", "guests", JOKER)
ANYBODY = Named("guest", "guests", KINDS)

ACTIONS = ActionTable(
    Kind(Seat, guest=GUEST, chair=CHAIR),
    Kind(SeatJoker, joker=Words("joker", *JOKERS), chair=CHAIR, nation=Side("nation", 2)),
    Kind(Bar, guest=ANYBODY),
    Kind(Exchange, guest=GUEST, chair=CHAIR),
    Kind(Regulars, table=Named("table", "tables", MAX_TABLES), sex=Words("sex", "ladies", "gentlemen")),
    Kind(Done),
    Kind(Pass),
)
CHANCE = ActionTable(Kind(Start, seat=Number("seat", 1, MAX_PLAYERS)), Kind(Draw, guest=ANYBODY))

BASES: dict[type[Action], int] = {
    Seat: what.SEAT,
    SeatJoker: what.SEAT_JOKER,
    Bar: what.BAR,
    Exchange: what.EXCHANGE,
    Regulars: what.REGULARS,
    Done: what.DONE,
    Pass: what.PASS,
}
if any(ACTIONS.base(kind) != base for kind, base in BASES.items()) or CHANCE.base(Draw) != what.DRAW:
    raise TypeError("the actions' table and the numbers of the kernels differ")
