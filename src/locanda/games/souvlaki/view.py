"""What a seat sees of a table of Souvlaki Wars, as words: for the web API and bots of others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from locanda.core.box import LoadedBox

from .facts import asked, cards_at, foods_text, given
from .position import cards_of, customer_names, unordered
from .table import Ask, Ending, Phase, Table


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
    """A table as one seat knows it; seats count from 1.  `order` is empty before the first is made; `hand` and `events`
    are the viewer's own, `unseen_…` those cards that the viewer has not seen since the stack was made: in the stack or
    in other hands."""

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
    money, fame = given(box, table, seat, place)
    return CustomerView(
        [box.names["customers"][card] for card in cards_at(table, seat, place)],
        bool(table.phone[seat, place]),
        bool(table.sour[seat, place]),
        foods_text(box, table.wanted[seat, place]),
        money,
        fame,
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
    order = [] if unordered(table) else [table.order[place] + 1 for place in range(table.players)]
    return View(
        ask=Ask(table.ask).name.lower(),
        phase=Phase(table.phase).name.lower(),
        ending=Ending(table.ending).name.lower() if table.ending else "",
        round=table.rounds,
        round_limit=table.round_limit,
        order=order,
        waiting=[asked(table) + 1] if asked(table) >= 0 else [],
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
