"""What is in the box of Souvlaki Wars: `box.toml` read into one flat record."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from locanda.core.box import BoxSchema, Names
from locanda.core.errors import BadBox
from locanda.core.record import Record, i8, i16, i32
from locanda.core.rule import carries_out

from .actions import BIG_NAME
from .cards import EventRow, read_event
from .options import MAX_ROUNDS
from .table import FOOD_BITS, FOODS, MAX_CUSTOMERS, MAX_EVENTS, MAX_KINDS, MAX_PLAYERS, SHOPS

#: The most of one food that an order can come to: what a cell of `Table.wanted` holds of each.
MOST_FOODS = (1 << FOOD_BITS - 1) - 1
MAX_SHOWN = 6  # foods on a food card or in an order
#: What loans may take off the money in a whole game; a position may begin with as much.
MOST_DUE = 15_000

Money = Annotated[int, Meta(ge=0, le=99)]
Amount = Annotated[int, Meta(ge=1, le=99)]
Cards = Annotated[int, Meta(ge=1, le=9)]
Text = dict[str, str]


class Box(Record):
    """The components as numbers; foods are packed as in the table."""

    win_money = i16()
    win_fame = i16()
    start_food = i8()
    start_events = i8()
    food_limit = i8()
    loan = i16()
    loan_due = i16()
    dismiss_fame = i8()
    treat_fame = i8()
    leave_factor = i8()
    leave_least = i8()

    shop_money = i8(SHOPS)
    shop_fame = i8(SHOPS)
    running_cost = i8(SHOPS)
    supplies_cost = i8(SHOPS)
    supplies_cards = i8(SHOPS)
    supplies_times = i8(SHOPS)
    advertising_cost = i8(SHOPS)
    advertising_fame = i8(SHOPS)

    kinds = i8()  # different food cards
    copies = i8(MAX_KINDS)
    shows = i32(MAX_KINDS)  # foods on a card
    customers = i8()
    order = i32(MAX_CUSTOMERS)  # foods
    pays = i8(MAX_CUSTOMERS)
    gives = i8(MAX_CUSTOMERS)
    bigs = i8()

    events = i8()
    target = i8(MAX_EVENTS)  # a Target
    kinds_hit = i8(MAX_EVENTS)  # the kinds of customers, a bit each: 1 normal, 2 telephone
    limits = i8(MAX_EVENTS)  # bits of Limit
    least_foods = i8(MAX_EVENTS)
    effect = i8(MAX_EVENTS)  # an Effect
    money = i8(MAX_EVENTS)
    fame = i8(MAX_EVENTS)
    number = i8(MAX_EVENTS)  # count, factor; 1: sour, at the end, with the penalty
    foods = i32(MAX_EVENTS)  # the food added


class Supplies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Food cards for money, so often a round."""

    cost: Money
    cards: Cards
    times: Cards


class Advertising(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fame for money."""

    cost: Money
    fame: Amount


class Shop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shop's card."""

    id: str
    name: Text
    nick: Text
    money: Money
    fame: Money
    running_cost: Money
    supplies: Supplies
    advertising: Advertising


class BigOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Big cards."""

    copies: Annotated[int, Meta(ge=0, le=20)]
    name: Text


class Customer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A customer's card; a letter a food."""

    id: str
    order: Annotated[str, Meta(min_length=1, max_length=MAX_SHOWN)]
    money: Annotated[int, Meta(ge=0, le=20)]
    fame: Annotated[int, Meta(ge=0, le=20)]
    name: Text


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values that the rulebook states."""

    customer_cards: int
    food_cards: int
    event_cards: int
    win_money: Amount
    win_fame: Amount
    start_food: Annotated[int, Meta(ge=1, le=12)]
    start_events: Annotated[int, Meta(ge=0, le=9)]
    food_limit: Annotated[int, Meta(ge=1, le=12)]
    loan: Amount
    loan_due: Amount
    dismiss_fame: Money
    treat_fame: Money
    leave_factor: Annotated[int, Meta(ge=0, le=9)]
    leave_least: Annotated[int, Meta(ge=0, le=20)]


class BoxFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `box.toml`."""

    rulebook: Rulebook
    shop: Annotated[list[Shop], Meta(min_length=SHOPS, max_length=SHOPS)]
    foods: Annotated[dict[str, str], Meta(min_length=FOODS, max_length=FOODS)]
    food_cards: Annotated[dict[str, Annotated[int, Meta(ge=0, le=60)]], Meta(min_length=1, max_length=MAX_KINDS)]
    big_telephone_order: BigOrder
    customer: Annotated[list[Customer], Meta(min_length=1, max_length=MAX_CUSTOMERS)]
    event: Annotated[list[EventRow], Meta(max_length=MAX_EVENTS)]


def _unique(key: str, names: list[str]) -> tuple[str, ...]:
    """The names, each a word of its own.  Raises BadBox for one that comes twice or cannot be read in an action."""
    for i, name in enumerate(names):
        if not name.replace("_", "").replace("-", "").isalnum() or name == BIG_NAME:
            raise BadBox(f"{key}[{i}]", name, f"a word of letters, digits, _ and -, and not {BIG_NAME}")
        if name in names[:i]:
            raise BadBox(f"{key}[{i}]", name, "a name that no other one has")
    return tuple(names)


def _pack(key: str, letters: list[str], text: str) -> int:
    """Foods by their letters, packed."""
    foods = 0
    for letter in text:
        if letter not in letters:
            raise BadBox(key, text, f"a letter a food: {', '.join(letters)}")
        foods += 1 << FOOD_BITS * letters.index(letter)
    return foods


@carries_out("C1")
def _fill_food(file: BoxFile, box: Box, letters: list[str]) -> None:
    seen: list[int] = []
    for kind, (text, copies) in enumerate(file.food_cards.items()):
        key = f"food_cards.{text}"
        foods = _pack(key, letters, text)
        if not 1 <= len(text) <= MAX_SHOWN or foods in seen:
            raise BadBox(key, copies, f"1 to {MAX_SHOWN} foods, and no card twice")
        seen.append(foods)
        box.shows[kind], box.copies[kind] = foods, copies
    box.kinds = len(seen)
    _counted("food_cards", file.rulebook.food_cards, sum(file.food_cards.values()), 999)


@carries_out("C1")
def _fill_customers(file: BoxFile, box: Box, letters: list[str]) -> None:
    for c, customer in enumerate(file.customer):
        box.order[c] = _pack(f"customer[{c}].order", letters, customer.order)
        box.pays[c], box.gives[c] = customer.money, customer.fame
    box.customers, box.bigs = len(file.customer), file.big_telephone_order.copies
    _counted("customer_cards", file.rulebook.customer_cards, box.customers + box.bigs, 120)


def _counted(key: str, said: int, listed: int, most: int) -> None:
    """Raises BadBox where the rulebook's number is not that of the cards, or there are too many or none."""
    if said != listed or not 0 <= listed <= most:
        raise BadBox(f"rulebook.{key}", said, f"{listed}, as many as are listed, and at most {most}")


@carries_out("S1", "M1", "M3")
def _fill_shops(file: BoxFile, box: Box) -> None:
    for s, shop in enumerate(file.shop):
        box.shop_money[s], box.shop_fame[s], box.running_cost[s] = shop.money, shop.fame, shop.running_cost
        box.supplies_cost[s], box.supplies_cards[s] = shop.supplies.cost, shop.supplies.cards
        box.supplies_times[s] = shop.supplies.times
        box.advertising_cost[s], box.advertising_fame[s] = shop.advertising.cost, shop.advertising.fame
        loans = -(-shop.running_cost // file.rulebook.loan)
        if MAX_ROUNDS * loans * file.rulebook.loan_due > MOST_DUE:
            right = f"a running cost for which loans take off {MOST_DUE} at most in {MAX_ROUNDS} rounds"
            raise BadBox(f"shop[{s}].running_cost", shop.running_cost, right)


@carries_out("F3", "F9")
def _fill_events(file: BoxFile, box: Box) -> None:
    for e, row in enumerate(file.event):
        card = read_event(f"event[{e}]", row, list(file.foods.values()))
        box.target[e], box.kinds_hit[e], box.limits[e] = card.target, card.kinds, card.limits
        box.least_foods[e], box.effect[e] = card.least_foods, card.effect
        box.money[e], box.fame[e], box.number[e] = card.money, card.fame, card.number
        box.foods[e] = 0 if card.food < 0 else 1 << FOOD_BITS * card.food
    box.events = len(file.event)
    _counted("event_cards", file.rulebook.event_cards, box.events, MAX_EVENTS)
    _bounded(file)


def _bounded(file: BoxFile) -> None:
    """Raises BadBox where the orders, doubled as often as a round allows, would not fit the record."""
    factors = sorted((int(row.effect["factor"]) for row in file.event if "factor" in row.effect), reverse=True)
    times = 1
    for factor in factors[:MAX_PLAYERS]:
        times *= factor
    longest = max(max(customer.order.count(letter) for letter in file.foods) for customer in file.customer)
    if (2 * longest + MAX_PLAYERS) * times > MOST_FOODS:
        found = f"{len(factors)} cards that multiply"
        raise BadBox("event", found, "smaller factors, fewer such cards or shorter orders")


@carries_out("S1", "S3", "M1", "M4", "V3", "V4", "V5", "E2")
def _fill_numbers(file: BoxFile, box: Box) -> None:
    book = file.rulebook
    box.win_money, box.win_fame = book.win_money, book.win_fame
    box.start_food, box.start_events, box.food_limit = book.start_food, book.start_events, book.food_limit
    box.loan, box.loan_due = book.loan, book.loan_due
    box.dismiss_fame, box.treat_fame = book.dismiss_fame, book.treat_fame
    box.leave_factor, box.leave_least = book.leave_factor, book.leave_least


def fill(file: BoxFile, box: Box) -> Names:
    """Fills the record from the file; the names of its things.  Raises BadBox for what cannot be played."""
    letters = list(file.foods)
    if any(len(letter) != 1 for letter in letters):
        raise BadBox("foods", ", ".join(letters), "one letter a food")
    names = {
        "shops": _unique("shop", [shop.id for shop in file.shop]),
        "foods": _unique("foods", letters),
        "food_cards": tuple(file.food_cards),
        "customers": _unique("customer", [customer.id for customer in file.customer]),
        "events": _unique("event", [row.key for row in file.event]),
    }
    _fill_numbers(file, box)
    _fill_shops(file, box)
    _fill_food(file, box, letters)
    _fill_customers(file, box, letters)
    _fill_events(file, box)
    return names


schema = BoxSchema(BoxFile, fill)
