"""What a seat sees of a table of Souvlaki Wars, as words: for the web API and bots of others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from locanda.core.box import LoadedBox

from .position import cards_of, customer_names, foods_text
from .table import NORMAL, PHONE, Ask, Ending, Phase, Table


class CustomerView(msgspec.Struct, frozen=True):
    """A customer in a queue.  `order` is what it wants now, a letter a food; `money` and `fame` are what it would give
    this owner now (F5)."""

    cards: list[str]
    phone: bool
    sour: bool
    order: str
    money: int
    fame: int


class ShopView(msgspec.Struct, frozen=True):
    """A player's shop; `food` and `events` are counts."""

    shop: str
    money: int
    fame: int
    loans: int
    food: int
    events: int
    queue: list[CustomerView]


class View(msgspec.Struct, frozen=True):
    """A table as one seat knows it; seats count from 1.  `hand` and `events` are the viewer's own, `unseen_…` those
    cards that the viewer has not seen since the stack was made: in the stack or in other hands."""

    ask: str
    phase: str
    ending: str
    round: int
    round_limit: int
    order: list[int]
    waiting: list[int]
    offer: list[str]
    shops: list[ShopView]
    hand: list[str]
    events: list[str]
    playing: str
    plans: int
    laid: list[str]
    counter: str
    served: int
    food_left: int
    events_left: int
    customers_left: int
    food_discards: dict[str, int]
    event_discards: list[str]
    customer_discards: dict[str, int]
    unseen_food: dict[str, int]
    unseen_events: list[str]
    unseen_customers: dict[str, int]


def _counted(names: Sequence[str], counts: Iterable[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, counts, strict=False) if number}


def _customer(box: LoadedBox, table: Table, seat: int, place: int) -> CustomerView:
    record, names = box.record, box.names["customers"]
    cards = [card - 1 for card in (table.customer[seat, place], table.second[seat, place]) if card]
    kind = PHONE if table.phone[seat, place] else NORMAL
    times = table.times[seat, place]
    money = times * sum(record.pays[card] for card in cards) + table.pays[seat, place] + table.bonus_money[seat, kind]
    fame = times * sum(record.gives[card] for card in cards) + table.gives[seat, place] + table.bonus_fame[seat, kind]
    return CustomerView(
        [names[card] for card in cards],
        bool(table.phone[seat, place]),
        bool(table.sour[seat, place]),
        foods_text(box, table.wanted[seat, place]),
        max(0, money),
        max(0, fame),
    )


def _shop(box: LoadedBox, table: Table, seat: int) -> ShopView:
    return ShopView(
        box.names["shops"][table.shop[seat] - 1] if table.shop[seat] else "",
        table.money[seat],
        table.fame[seat],
        table.loans[seat],
        table.held[seat],
        table.held_events[seat],
        [_customer(box, table, seat, place) for place in range(table.queue[seat])],
    )


def view(box: LoadedBox, table: Table, seat: int) -> View:
    """The view of a *censored* table."""
    foods, events, customers = box.names["food_cards"], box.names["events"], customer_names(box)
    own = seat < table.players
    acting = table.ask not in (Ask.OVER, Ask.DEAL, Ask.CARD, Ask.PICK)
    return View(
        ask=Ask(table.ask).name.lower(),
        phase=Phase(table.phase).name.lower(),
        ending=Ending(table.ending).name.lower() if table.ending else "",
        round=table.rounds,
        round_limit=table.round_limit,
        order=[table.order[place] + 1 for place in range(table.players)],
        waiting=[table.asked + 1] if acting else [],
        offer=cards_of(customers, table.offer),
        shops=[_shop(box, table, s) for s in range(table.players)],
        hand=cards_of(foods, table.hand[seat]) if own else [],
        events=cards_of(events, table.events[seat]) if own else [],
        playing=events[table.playing - 1] if table.playing else "",
        plans=table.plans,
        laid=cards_of(foods, table.laid),
        counter=foods_text(box, table.counter),
        served=table.served,
        food_left=table.food_left,
        events_left=table.event_left,
        customers_left=table.customer_left,
        food_discards=_counted(foods, table.food_discard),
        event_discards=cards_of(events, table.event_discard),
        customer_discards=_counted(customers, table.customer_discard),
        unseen_food=_counted(foods, table.food_stack),
        unseen_events=cards_of(events, table.event_stack),
        unseen_customers=_counted(customers, table.customer_stack),
    )
