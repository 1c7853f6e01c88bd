"""The actions of Boutique Hotel Manager: dataclass, text and packed integer from one table."""

from __future__ import annotations

from dataclasses import dataclass

from locanda.core.action import Action, ActionTable, Domain, Kind, Named, Names, Number, Words, whole
from locanda.core.errors import UnknownAction

from . import what
from .table import DAYS, DICE, MAX_CARDS, MAX_FACES, MAX_PLAYERS, MAX_ROOMS, MAX_STAFF, MAX_SUM

DAY_NAMES = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
DICE_NAMES = (*DAY_NAMES, "breakfast")
DEPARTMENT_NAMES = ("housekeeping", "check-in", "kitchen")


class Amounts(Named):
    """The amounts printed on a die, said as numbers."""

    def said(self, names: Names, value: int, before: tuple[int, ...]) -> int:
        """The amount."""
        return int(self.text(names, value, before))


class Sum(Domain):
    """A sum of money, counted in the smallest note."""

    def said(self, names: Names, value: int, before: tuple[int, ...]) -> int:
        """The sum."""
        return value * int(names["unit"][0])

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """The sum as a number."""
        return str(self.said(names, value, before))

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """How many of the smallest note make the sum."""
        number, unit = whole(self.name, text), int(names["unit"][0])
        if number % unit or not 0 <= number // unit < self.size:
            raise UnknownAction(f"{self.name} {text}: 0 or more, in steps of {unit}")
        return number // unit


@dataclass(frozen=True)
class Price(Action, template="price {die} {amount}"):
    """A price die is set (S3) or changed (B1, W2)."""

    die: str
    amount: int


@dataclass(frozen=True)
class Keep(Action, template="keep prices"):
    """No price die is changed (B1, W2)."""


@dataclass(frozen=True)
class Bid(Action, template="bid {sum}"):
    """The sum of a marketing bid (M1)."""

    sum: int


@dataclass(frozen=True)
class Cards(Action, template="cards {cards}"):
    """With how many money cards the bid is laid, the blank one counted (M1)."""

    cards: int


@dataclass(frozen=True)
class Room(Action, template="room {room}"):
    """The hotel's room that the card's next room gets (B8)."""

    room: int


@dataclass(frozen=True)
class Hire(Action, template="hire {members} for {department}"):
    """Staff of one department (P1)."""

    department: str
    members: int


@dataclass(frozen=True)
class Add(Action, template="add {rooms}"):
    """Rooms to be added (X1)."""

    rooms: int


@dataclass(frozen=True)
class Start(Action, template="start {seat}"):
    """Chance: who is the youngest (B0)."""

    seat: int


@dataclass(frozen=True)
class CheckIn(Action, template="check in on {day}"):
    """Chance: the check-in die (B2)."""

    day: str


@dataclass(frozen=True)
class Budget(Action, template="budget {amount}"):
    """Chance: the budget of walk-in guests (W2)."""

    amount: int


@dataclass(frozen=True)
class Roll(Action, template="roll {face}"):
    """Chance: equals in the ranking roll the die (W1)."""

    face: int


@dataclass(frozen=True)
class Guests(Action, template="guests {card}"):
    """Chance: a guest card is turned up (B2, W2)."""

    card: str


DAY = Words("day", *DAY_NAMES)
DIE = Words("die", *DICE_NAMES)
CARD = Named("card", "cards", MAX_CARDS)

ACTIONS = ActionTable(
    Kind(Price, die=DIE, amount=Amounts("amount", "prices", MAX_FACES)),
    Kind(Keep),
    Kind(Bid, sum=Sum("sum", MAX_SUM + 1)),
    Kind(Cards, cards=Number("cards", 0, MAX_SUM + 1)),
    Kind(Room, room=Number("room", 1, MAX_ROOMS)),
    Kind(Hire, department=Words("department", *DEPARTMENT_NAMES), members=Number("members", 0, MAX_STAFF)),
    Kind(Add, rooms=Number("rooms", 0, MAX_ROOMS)),
)
CHANCE = ActionTable(
    Kind(Start, seat=Number("seat", 1, MAX_PLAYERS)),
    Kind(CheckIn, day=DAY),
    Kind(Budget, amount=Amounts("amount", "budgets", MAX_FACES)),
    Kind(Roll, face=Number("face", 1, MAX_FACES)),
    Kind(Guests, card=CARD),
)

BASES: dict[type[Action], int] = {
    Price: what.PRICE,
    Keep: what.KEEP,
    Bid: what.BID,
    Cards: what.CARDS,
    Room: what.ROOM,
    Hire: what.HIRE,
    Add: what.ADD,
}
CHANCE_BASES: dict[type[Action], int] = {
    Start: what.START,
    CheckIn: what.CHECK_IN,
    Budget: what.BUDGET,
    Roll: what.ROLL,
    Guests: what.GUESTS,
}
if (
    any(ACTIONS.base(kind) != base for kind, base in BASES.items())
    or any(CHANCE.base(kind) != base for kind, base in CHANCE_BASES.items())
    or (len(DAY_NAMES), len(DICE_NAMES)) != (DAYS, DICE)
):
    raise TypeError("the actions' table and the numbers of the kernels differ")
