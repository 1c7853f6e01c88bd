"""The events of Souvlaki Wars, as the log tells them.  A field `event` is an event *card*, which is a component.

Money and fame change by these alone: see `CASH` and `FAME`.
"""

from __future__ import annotations

from dataclasses import dataclass

from locanda.core.action import Members, Number, Words
from locanda.core.event import AMOUNT, SEAT, Event, EventKind, EventTable, Maybe, private

from .actions import CARD, CUSTOMER, EVENT, FOOD, SHOP
from .table import MAX_QUEUE, Ending, Phase
from .what import What

STACKS = ("food", "events", "customers")
FOOD_STACK, EVENT_STACK, CUSTOMER_STACK = range(3)
STATES = ("straight", "sour")


@dataclass(frozen=True)
class ShopGot(Event, template="seat {seat} has {shop}", reveals=True):
    """A shop was chosen or dealt (S1)."""

    seat: int
    shop: str


@dataclass(frozen=True)
class HandKept(Event, template="seat {seat} keeps its food cards"):
    """The food cards dealt are kept (S4)."""

    seat: int


@dataclass(frozen=True)
class HandThrown(Event, template="seat {seat} throws {cards} food cards away", reveals=True):
    """The food cards dealt are thrown away for new ones (S4); they follow one by one."""

    seat: int
    cards: int


@dataclass(frozen=True)
class StackRemade(Event, template="the {stack} stack is made anew of {cards} discards"):
    """No card was left in a stack (S2)."""

    stack: str
    cards: int


@dataclass(frozen=True)
class FoodDrawn(Event, template="seat {seat} draws food {card}, {left} left", reveals=True):
    """A food card came from the stack; its owner alone sees it (S6)."""

    seat: int
    card: str | None
    left: int


@dataclass(frozen=True)
class EventDrawn(Event, template="seat {seat} draws event {event}, {left} left", reveals=True):
    """An event came from the stack; its owner alone sees it (S6)."""

    seat: int
    event: str | None
    left: int


@dataclass(frozen=True)
class FoodDiscarded(Event, template="seat {seat} discards {card}", reveals=True):
    """A food card is thrown away: beyond the limit (M4), for a new hand (S4), for another card (Change of Menu)."""

    seat: int
    card: str


@dataclass(frozen=True)
class RoundBegan(Event, template="round {round}"):
    """A round begins (O2)."""

    round: int


@dataclass(frozen=True)
class PhaseBegan(Event, template="{phase}, in the order of seats {first}, {second}, {third}, {fourth}"):
    """A phase begins, in the order of fame (O1)."""

    phase: str
    first: int
    second: int
    third: int | str
    fourth: int | str


@dataclass(frozen=True)
class LoanTaken(Event, template="seat {seat} takes a loan of {amount}"):
    """The running cost could not be paid (M1)."""

    seat: int
    amount: int


@dataclass(frozen=True)
class CostPaid(Event, template="seat {seat} pays the running cost of {amount}"):
    """The running cost (M1)."""

    seat: int
    amount: int


@dataclass(frozen=True)
class SuppliesBought(Event, template="seat {seat} buys {cards} food cards for {amount}"):
    """Supplies (M3)."""

    seat: int
    amount: int
    cards: int


@dataclass(frozen=True)
class Advertised(Event, template="seat {seat} buys {fame} fame for {amount}"):
    """Advertising (M3)."""

    seat: int
    amount: int
    fame: int


@dataclass(frozen=True)
class Opened(Event, template="{customer} is opened, {left} left", reveals=True):
    """A customer card, maybe a Big one, is opened (K1)."""

    customer: str
    left: int


@dataclass(frozen=True)
class Taken(Event, template="seat {seat} takes {customer} to place {place}"):
    """A customer is taken, to the end of the queue, place `place` (K1, K2)."""

    seat: int
    customer: str
    place: int


@dataclass(frozen=True)
class BigTaken(Event, template="seat {seat} takes a Big order"):
    """A Big card is taken and discarded; its customers come next (K4)."""

    seat: int


@dataclass(frozen=True)
class BigSkipped(Event, template="seat {seat} draws a Big card, which does not count", reveals=True):
    """A Big card came where it is discarded for another (K5)."""

    seat: int


@dataclass(frozen=True)
class Came(
    Event,
    template="seat {seat} gets {customer} with {second} by {aim} at place {place}, {left} left",
    reveals=True,
):
    """A customer card came from the stack: by telephone (K3), as part of a Big order (K4), by an event (F3).

    `second` is the card just drawn where it is the second one of its order, else none.
    """

    seat: int
    place: int
    customer: str
    second: str
    aim: str
    left: int


@dataclass(frozen=True)
class LeftOver(Event, template="{customer} is left over"):
    """The last open card is discarded (K1)."""

    customer: str


@dataclass(frozen=True)
class Played(Event, template="seat {seat} plays {event}", reveals=True):
    """An event is played and shown (F1)."""

    seat: int
    event: str


@dataclass(frozen=True)
class Cancelled(Event, template="seat {by} cancels {event} of seat {seat}"):
    """A Change of Plans played before cancels the event (F4)."""

    seat: int
    event: str
    by: int


@dataclass(frozen=True)
class Passed(Event, template="seat {seat} plays no event"):
    """No event is played (F1)."""

    seat: int


@dataclass(frozen=True)
class OnCustomer(Event, template="{event} is for {customer} with {second} at place {place} of seat {seat}"):
    """The customer that an event is for (F2); with two of them, one event each."""

    event: str
    seat: int
    place: int
    customer: str
    second: str


@dataclass(frozen=True)
class OnPlayer(Event, template="{event} is for seat {seat}"):
    """A player that an event is for (F2)."""

    event: str
    seat: int


@dataclass(frozen=True)
class FoodRemoved(Event, template="{food} is taken off the order at place {place} of seat {seat}"):
    """Diet (F9)."""

    seat: int
    place: int
    food: str


@dataclass(frozen=True)
class Moved(
    Event, template="{customer} with {second} moves from place {place} of seat {seat} to place {to_place} of seat {to}"
):
    """A customer moves in its queue or to another (F3, F6)."""

    customer: str
    second: str
    seat: int
    place: int
    to: int
    to_place: int


@dataclass(frozen=True)
class Swapped(Event, template="place {place} of seat {seat} and place {to_place} of seat {to} are swapped"):
    """Two customers change places (F6)."""

    seat: int
    place: int
    to: int
    to_place: int


@dataclass(frozen=True)
class Turned(Event, template="{customer} with {second} at place {place} of seat {seat} is {state}"):
    """A customer turns sour, or straight again (V5, F3)."""

    seat: int
    place: int
    customer: str
    second: str
    state: str


@dataclass(frozen=True)
class SentOff(
    Event, template="{customer} with {second} at place {place} of seat {seat} leaves by an event, for {fame} fame"
):
    """An event discards a customer; the fame that it costs the owner (F3)."""

    seat: int
    place: int
    customer: str
    second: str
    fame: int


@dataclass(frozen=True)
class FoodTaken(Event, template="seat {seat} takes {card} from seat {victim}", reveals=True):
    """Ninja: a card out of a hand, seen by the two (S6)."""

    seat: int
    victim: int
    card: str | None


@dataclass(frozen=True)
class FoodLost(Event, template="seat {seat} loses {card}", reveals=True):
    """Rats: a card out of a hand is discarded (F3)."""

    seat: int
    card: str


@dataclass(frozen=True)
class ShopChanged(Event, template="seat {seat} changes by {money} money and {fame} fame"):
    """An event changes money and fame at once: what was really paid or got (F3, O2)."""

    seat: int
    money: int
    fame: int


@dataclass(frozen=True)
class Laid(Event, template="seat {seat} lays {card}", reveals=True):
    """A food card is laid on the counter (V1)."""

    seat: int
    card: str


@dataclass(frozen=True)
class Served(Event, template="seat {seat} serves {customer} with {second} for {money} money and {fame} fame"):
    """The first customer is served (V1, F5)."""

    seat: int
    customer: str
    second: str
    money: int
    fame: int


@dataclass(frozen=True)
class Dismissed(Event, template="seat {seat} dismisses {customer} with {second} at place {place} for {fame} fame"):
    """A customer is sent away (V4)."""

    seat: int
    place: int
    customer: str
    second: str
    fame: int


@dataclass(frozen=True)
class Treated(Event, template="seat {seat} treats, for {fame} fame"):
    """Foods were left over (V3)."""

    seat: int
    fame: int


@dataclass(frozen=True)
class ServiceDone(Event, template="seat {seat} has served {customers} customers"):
    """The end of a player's service (V3)."""

    seat: int
    customers: int


@dataclass(frozen=True)
class Left(Event, template="{customer} with {second} at place {place} of seat {seat} leaves unserved, for {fame} fame"):
    """A sour customer was not served (V5)."""

    seat: int
    place: int
    customer: str
    second: str
    fame: int


@dataclass(frozen=True)
class GoalMet(Event, template="seat {seat} has met the goal with {money} money and {fame} fame"):
    """Loans are taken off the money (E2)."""

    seat: int
    money: int
    fame: int


@dataclass(frozen=True)
class Ended(Event, template="the game ends: {ending}"):
    """How the game ended (E2, E3)."""

    ending: str


PLACE = Number("place", 1, MAX_QUEUE)
SECOND = Maybe(CUSTOMER)
AIMS = Words("aim", "opening", "big", "phone", "event", "misheard")

EVENTS = EventTable(
    EventKind(ShopGot, seat=SEAT, shop=SHOP),
    EventKind(HandKept, seat=SEAT),
    EventKind(HandThrown, seat=SEAT, cards=AMOUNT),
    EventKind(StackRemade, stack=Words("stack", *STACKS), cards=AMOUNT),
    EventKind(FoodDrawn, seat=SEAT, card=private(CARD), left=AMOUNT),
    EventKind(EventDrawn, seat=SEAT, event=private(EVENT), left=AMOUNT),
    EventKind(FoodDiscarded, seat=SEAT, card=CARD),
    EventKind(RoundBegan, round=AMOUNT),
    EventKind(
        PhaseBegan, phase=Members("phase", Phase), first=SEAT, second=SEAT, third=Maybe(SEAT), fourth=Maybe(SEAT)
    ),
    EventKind(LoanTaken, seat=SEAT, amount=AMOUNT),
    EventKind(CostPaid, seat=SEAT, amount=AMOUNT),
    EventKind(SuppliesBought, seat=SEAT, amount=AMOUNT, cards=AMOUNT),
    EventKind(Advertised, seat=SEAT, amount=AMOUNT, fame=AMOUNT),
    EventKind(Opened, customer=CUSTOMER, left=AMOUNT),
    EventKind(Taken, seat=SEAT, customer=CUSTOMER, place=PLACE),
    EventKind(BigTaken, seat=SEAT),
    EventKind(BigSkipped, seat=SEAT),
    EventKind(Came, seat=SEAT, place=PLACE, customer=CUSTOMER, second=SECOND, aim=AIMS, left=AMOUNT),
    EventKind(LeftOver, customer=CUSTOMER),
    EventKind(Played, seat=SEAT, event=EVENT),
    EventKind(Cancelled, seat=SEAT, event=EVENT, by=SEAT),
    EventKind(Passed, seat=SEAT),
    EventKind(OnCustomer, event=EVENT, seat=SEAT, place=PLACE, customer=CUSTOMER, second=SECOND),
    EventKind(OnPlayer, event=EVENT, seat=SEAT),
    EventKind(FoodRemoved, seat=SEAT, place=PLACE, food=FOOD),
    EventKind(Moved, customer=CUSTOMER, second=SECOND, seat=SEAT, place=PLACE, to=SEAT, to_place=PLACE),
    EventKind(Swapped, seat=SEAT, place=PLACE, to=SEAT, to_place=PLACE),
    EventKind(Turned, seat=SEAT, place=PLACE, customer=CUSTOMER, second=SECOND, state=Words("state", *STATES)),
    EventKind(SentOff, seat=SEAT, place=PLACE, customer=CUSTOMER, second=SECOND, fame=AMOUNT),
    EventKind(FoodTaken, seat=SEAT, victim=SEAT, card=private(CARD)),
    EventKind(FoodLost, seat=SEAT, card=CARD),
    EventKind(ShopChanged, seat=SEAT, money=AMOUNT, fame=AMOUNT),
    EventKind(Laid, seat=SEAT, card=CARD),
    EventKind(Served, seat=SEAT, customer=CUSTOMER, second=SECOND, money=AMOUNT, fame=AMOUNT),
    EventKind(Dismissed, seat=SEAT, place=PLACE, customer=CUSTOMER, second=SECOND, fame=AMOUNT),
    EventKind(Treated, seat=SEAT, fame=AMOUNT),
    EventKind(ServiceDone, seat=SEAT, customers=AMOUNT),
    EventKind(Left, seat=SEAT, place=PLACE, customer=CUSTOMER, second=SECOND, fame=AMOUNT),
    EventKind(GoalMet, seat=SEAT, money=AMOUNT, fame=AMOUNT),
    EventKind(Ended, ending=Members("ending", Ending)),
    numbers=What,
)

#: The events by which money and fame change, with the field that says how much: to the shop (1) or from it (-1).
CASH: dict[type[Event], tuple[str, int]] = {
    LoanTaken: ("amount", 1),
    CostPaid: ("amount", -1),
    SuppliesBought: ("amount", -1),
    Advertised: ("amount", -1),
    ShopChanged: ("money", 1),
    Served: ("money", 1),
}
FAME: dict[type[Event], tuple[str, int]] = {
    Advertised: ("fame", 1),
    ShopChanged: ("fame", 1),
    SentOff: ("fame", -1),
    Served: ("fame", 1),
    Dismissed: ("fame", -1),
    Treated: ("fame", 1),
    Left: ("fame", -1),
}


def changes(event: Event) -> tuple[int, int]:
    """By how much an event changes the money and the fame of its seat."""
    found = [0, 0]
    for which, fields in enumerate((CASH, FAME)):
        if type(event) in fields:
            field, sign = fields[type(event)]
            found[which] = sign * int(getattr(event, field))
    return found[0], found[1]
