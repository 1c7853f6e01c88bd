"""The actions of Souvlaki Wars: dataclass, text and packed integer from one table."""

from __future__ import annotations

from dataclasses import dataclass

from locanda.core.action import Action, ActionTable, Kind, Named, Names, Number

from . import what
from .table import BIG, FOODS, MAX_CUSTOMERS, MAX_EVENTS, MAX_KINDS, MAX_PLAYERS, MAX_QUEUE, SHOPS

BIG_NAME = "big"


class CustomerCard(Named):
    """A customer by its id, or a Big card."""

    def __init__(self) -> None:
        super().__init__("customer", "customers", MAX_CUSTOMERS + 1)

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """See `Domain`."""
        return BIG_NAME if value == BIG else super().text(names, value, before)

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """See `Domain`."""
        return BIG if text == BIG_NAME else super().value(names, text, before)


@dataclass(frozen=True)
class Shop(Action, template="shop {shop}"):
    """The shop is chosen (S1); of chance, dealt."""

    shop: str


@dataclass(frozen=True)
class KeepHand(Action, template="keep hand"):
    """The food cards dealt are kept (S4)."""


@dataclass(frozen=True)
class NewHand(Action, template="new hand"):
    """The food cards dealt are thrown away for new ones (S4)."""


@dataclass(frozen=True)
class Supplies(Action, template="supplies"):
    """Food cards are bought (M3)."""


@dataclass(frozen=True)
class Advertising(Action, template="advertising"):
    """Fame is bought (M3)."""


@dataclass(frozen=True)
class Discard(Action, template="discard {card}"):
    """A food card is thrown away: beyond the limit (M4), or for another (Change of Menu)."""

    card: str


@dataclass(frozen=True)
class Take(Action, template="take {customer}"):
    """An open customer, or an open Big card, is taken (K1, K4)."""

    customer: str


@dataclass(frozen=True)
class Play(Action, template="play {event}"):
    """An event is played; whom it is for, is asked next (F1)."""

    event: str


@dataclass(frozen=True)
class Pass(Action, template="pass"):
    """No event is played (F1)."""


@dataclass(frozen=True)
class Customer(Action, template="customer {seat} {place}"):
    """The customer that the event is for: owner and place in the queue, from 1 (F2)."""

    seat: int
    place: int


@dataclass(frozen=True)
class Player(Action, template="player {seat}"):
    """The player that the event is for, or the one that the customer goes to (F2)."""

    seat: int


@dataclass(frozen=True)
class Food(Action, template="food {food}"):
    """The food that is taken off an order (F9)."""

    food: str


@dataclass(frozen=True)
class Lay(Action, template="lay {card}"):
    """A food card is laid on the counter (V1)."""

    card: str


@dataclass(frozen=True)
class Serve(Action, template="serve"):
    """The first customer is served (V1)."""


@dataclass(frozen=True)
class Dismiss(Action, template="dismiss {place}"):
    """A customer is sent away (V4)."""

    place: int


@dataclass(frozen=True)
class Done(Action, template="done"):
    """No more: of buying, of cards to be changed, of serving."""


@dataclass(frozen=True)
class FoodCard(Action, template="food {card}"):
    """Chance: the next food card."""

    card: str


@dataclass(frozen=True)
class EventCard(Action, template="event {event}"):
    """Chance: the next event."""

    event: str


@dataclass(frozen=True)
class NextCustomer(Action, template="customer {customer}"):
    """Chance: the next customer card."""

    customer: str


@dataclass(frozen=True)
class FromHand(Action, template="hand {card}"):
    """Chance: a food card out of a hand (Ninja, Rats)."""

    card: str


@dataclass(frozen=True)
class DealtShop(Action, template="shop {shop}"):
    """Chance: a shop is dealt (S1)."""

    shop: str


SHOP = Named("shop", "shops", SHOPS)
FOOD = Named("food", "foods", FOODS)
CARD = Named("card", "food_cards", MAX_KINDS)
EVENT = Named("event", "events", MAX_EVENTS)
CUSTOMER = CustomerCard()
PLACE = Number("place", 1, MAX_QUEUE)

ACTIONS = ActionTable(
    Kind(Shop, shop=SHOP),
    Kind(KeepHand),
    Kind(NewHand),
    Kind(Supplies),
    Kind(Advertising),
    Kind(Discard, card=CARD),
    Kind(Take, customer=CUSTOMER),
    Kind(Play, event=EVENT),
    Kind(Pass),
    Kind(Customer, seat=Number("seat", 1, MAX_PLAYERS), place=PLACE),
    Kind(Player, seat=Number("seat", 1, MAX_PLAYERS)),
    Kind(Food, food=FOOD),
    Kind(Lay, card=CARD),
    Kind(Serve),
    Kind(Dismiss, place=PLACE),
    Kind(Done),
)
CHANCE = ActionTable(
    Kind(DealtShop, shop=SHOP),
    Kind(FoodCard, card=CARD),
    Kind(EventCard, event=EVENT),
    Kind(NextCustomer, customer=CUSTOMER),
    Kind(FromHand, card=CARD),
)

BASES: dict[type[Action], int] = {
    Shop: what.SHOP,
    KeepHand: what.KEEP_HAND,
    NewHand: what.NEW_HAND,
    Supplies: what.SUPPLIES,
    Advertising: what.ADVERTISING,
    Discard: what.DISCARD,
    Take: what.TAKE,
    Play: what.PLAY,
    Pass: what.PASS,
    Customer: what.CUSTOMER,
    Player: what.PLAYER,
    Food: what.FOOD,
    Lay: what.LAY,
    Serve: what.SERVE,
    Dismiss: what.DISMISS,
    Done: what.DONE,
}
CHANCE_BASES: dict[type[Action], int] = {
    DealtShop: what.DEAL_SHOP,
    FoodCard: what.DRAW_FOOD,
    EventCard: what.DRAW_EVENT,
    NextCustomer: what.DRAW_CUSTOMER,
    FromHand: what.PICK_FOOD,
}
if (
    any(ACTIONS.base(kind) != base for kind, base in BASES.items())
    or any(CHANCE.base(kind) != base for kind, base in CHANCE_BASES.items())
    or ACTIONS.size != what.ACTIONS
):
    raise TypeError("the actions' table and the numbers of the kernels differ")
