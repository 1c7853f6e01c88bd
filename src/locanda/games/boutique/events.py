"""The events of Boutique Hotel Manager.  Money goes to and from a hotel by them alone (see `CASH`)."""

from __future__ import annotations

from dataclasses import dataclass

from locanda.core.action import Members, Named, Number, Words
from locanda.core.event import AMOUNT, SEAT, Event, EventKind, EventTable, private

from .actions import DAY_NAMES, DICE_NAMES
from .table import MAX_CARDS, MAX_FACES, MAX_PARTY, MAX_PLAYERS, MAX_ROOMS, Ending
from .what import What


@dataclass(frozen=True)
class Started(Event, template="seat {seat} starts", reveals=True):
    """Who is the youngest (B0)."""

    seat: int


@dataclass(frozen=True)
class Ready(Event, template="seat {seat} is ready"):
    """A seat has made a choice that all make at the same time (S3, P1, X1)."""

    seat: int


@dataclass(frozen=True)
class PriceShown(Event, template="seat {seat} shows {amount} for {die}", reveals=True):
    """A price set in secret is shown (S3)."""

    seat: int
    die: str
    amount: int


@dataclass(frozen=True)
class PriceChanged(Event, template="seat {seat} changes {die} from {before} to {amount}"):
    """A price die was changed (B1, W2)."""

    seat: int
    die: str
    before: int
    amount: int


@dataclass(frozen=True)
class PricesKept(Event, template="seat {seat} keeps its prices"):
    """No price die was changed (B1, W2)."""

    seat: int


@dataclass(frozen=True)
class DayRolled(Event, template="the guests check in on {day}", reveals=True):
    """The check-in die (B2)."""

    day: str


@dataclass(frozen=True)
class BudgetRolled(Event, template="the budget is {amount}", reveals=True):
    """The budget of walk-in guests, a night (W2)."""

    amount: int


@dataclass(frozen=True)
class DeckRemade(Event, template="the deck is made anew of {cards} used cards"):
    """No card was left in the deck (B2)."""

    cards: int


@dataclass(frozen=True)
class GuestsCame(Event, template="guest card {card}, {left} left", reveals=True):
    """A guest card was turned up (B2, W2)."""

    card: str
    left: int


@dataclass(frozen=True)
class Offered(Event, template="seat {seat} would charge {amount}"):
    """The price of a hotel with availability (B4, B5)."""

    seat: int
    amount: int


@dataclass(frozen=True)
class Full(Event, template="seat {seat} has no availability"):
    """A hotel that cannot take the guests (B3)."""

    seat: int


@dataclass(frozen=True)
class TooDear(Event, template="seat {seat} is over the budget"):
    """A hotel that could take the walk-in guests, but not within their budget (W3)."""

    seat: int


@dataclass(frozen=True)
class Lost(Event, template="the guests are lost"):
    """No hotel gets the guests (B6, W3)."""


@dataclass(frozen=True)
class BidChosen(Event, template="seat {seat} takes {sum} in hand"):
    """The sum of a bid, known to the bidder alone (M1)."""

    seat: int
    sum: int | None


@dataclass(frozen=True)
class BidLaid(Event, template="seat {seat} lays {cards} cards face down", reveals=True):
    """A bid was laid; the others see how many cards (M1)."""

    seat: int
    cards: int


@dataclass(frozen=True)
class BidShown(Event, template="seat {seat} has bid {sum} with {cards} cards, and loses it", reveals=True):
    """A bid is turned up and paid (M1, M2)."""

    seat: int
    cards: int
    sum: int


@dataclass(frozen=True)
class Booked(Event, template="seat {seat} gets the guests and {amount}"):
    """The guests pay for their whole stay (B6, B7, W3)."""

    seat: int
    amount: int


@dataclass(frozen=True)
class Blocked(Event, template="seat {seat} blocks room {room} from {day} for room {asked} of card {card}"):
    """A room of the card was blocked; nights by the card, from its check-in day (B8)."""

    seat: int
    room: int
    card: str
    asked: int
    day: str


@dataclass(frozen=True)
class Hired(
    Event,
    template="seat {seat} has {housekeeping} for housekeeping, {check_in} for check-in and {kitchen} for the kitchen, "
    "and pays {amount}",
    reveals=True,
):
    """The staff of a hotel is shown and paid (P1)."""

    seat: int
    housekeeping: int
    check_in: int
    kitchen: int
    amount: int


@dataclass(frozen=True)
class Ranked(Event, template="seat {seat} is number {place}"):
    """A place in the ranking of the walk-in phase (W1)."""

    seat: int
    place: int


@dataclass(frozen=True)
class Rolled(Event, template="seat {seat} rolls {face}", reveals=True):
    """Equals in the ranking roll the die (W1)."""

    seat: int
    face: int


@dataclass(frozen=True)
class DayBegan(Event, template="{day} begins, with {walk_ins} walk-ins"):
    """A day of the walk-in phase (W2, W4)."""

    day: str
    walk_ins: int


@dataclass(frozen=True)
class Rated(
    Event,
    template="seat {seat} needed {housekeeping}, {check_in} and {kitchen}, misses {missing} and has {stars} stars",
):
    """The rating of a hotel: its need for housekeeping, check-in and kitchen (R1, R2)."""

    seat: int
    housekeeping: int
    check_in: int
    kitchen: int
    missing: int
    stars: int


@dataclass(frozen=True)
class WentOut(Event, template="seat {seat} is out"):
    """A hotel at 0 stars (R3)."""

    seat: int


@dataclass(frozen=True)
class Expanded(Event, template="seat {seat} adds {rooms} rooms and pays {amount}", reveals=True):
    """Rooms are added, or none (X1)."""

    seat: int
    rooms: int
    amount: int


@dataclass(frozen=True)
class WeekBegan(Event, template="week {week} begins"):
    """The first or the next week (X2)."""

    week: int


@dataclass(frozen=True)
class Ended(Event, template="the game ends: {ending}"):
    """How the game ended (R3, Z1)."""

    ending: str


CARD = Named("card", "cards", MAX_CARDS)
DAY = Words("day", *DAY_NAMES)
DIE = Words("die", *DICE_NAMES)

EVENTS = EventTable(
    EventKind(Started, seat=SEAT),
    EventKind(Ready, seat=SEAT),
    EventKind(PriceShown, seat=SEAT, die=DIE, amount=AMOUNT),
    EventKind(PriceChanged, seat=SEAT, die=DIE, before=AMOUNT, amount=AMOUNT),
    EventKind(PricesKept, seat=SEAT),
    EventKind(DayRolled, day=DAY),
    EventKind(BudgetRolled, amount=AMOUNT),
    EventKind(DeckRemade, cards=AMOUNT),
    EventKind(GuestsCame, card=CARD, left=AMOUNT),
    EventKind(Offered, seat=SEAT, amount=AMOUNT),
    EventKind(Full, seat=SEAT),
    EventKind(TooDear, seat=SEAT),
    EventKind(Lost),
    EventKind(BidChosen, seat=SEAT, sum=private(AMOUNT)),
    EventKind(BidLaid, seat=SEAT, cards=AMOUNT),
    EventKind(BidShown, seat=SEAT, cards=AMOUNT, sum=AMOUNT),
    EventKind(Booked, seat=SEAT, amount=AMOUNT),
    EventKind(
        Blocked, seat=SEAT, room=Number("room", 1, MAX_ROOMS), card=CARD, asked=Number("room", 1, MAX_PARTY), day=DAY
    ),
    EventKind(Hired, seat=SEAT, housekeeping=AMOUNT, check_in=AMOUNT, kitchen=AMOUNT, amount=AMOUNT),
    EventKind(Ranked, seat=SEAT, place=Number("place", 1, MAX_PLAYERS)),
    EventKind(Rolled, seat=SEAT, face=Number("face", 1, MAX_FACES)),
    EventKind(DayBegan, day=DAY, walk_ins=AMOUNT),
    EventKind(
        Rated, seat=SEAT, housekeeping=AMOUNT, check_in=AMOUNT, kitchen=AMOUNT, missing=AMOUNT, stars=AMOUNT
    ),
    EventKind(WentOut, seat=SEAT),
    EventKind(Expanded, seat=SEAT, rooms=AMOUNT, amount=AMOUNT),
    EventKind(WeekBegan, week=AMOUNT),
    EventKind(Ended, ending=Members("ending", Ending)),
    numbers=What,
)  # fmt: skip

#: The events by which money changes hands, with the field that says how much: to the hotel (1) or from it (-1).
CASH: dict[type[Event], tuple[str, int]] = {
    Booked: ("amount", 1),
    BidShown: ("sum", -1),
    Hired: ("amount", -1),
    Expanded: ("amount", -1),
}
