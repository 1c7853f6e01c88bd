"""The three stacks: what is drawn from them, and how they are made anew (S2, S3, K5)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..events import CUSTOMER_STACK, EVENT_STACK, FOOD_STACK
from ..table import BIG, EVERYBODY, Aim, Ask, Table
from ..what import DRAW_CUSTOMER, DRAW_EVENT, DRAW_FOOD, What
from .known import discarded


@rule("S2")
def make_stacks(box: Box, table: Table) -> None:
    """All cards are in the stacks."""
    for kind in range(box.kinds):
        table.food_stack[kind] = box.copies[kind]
        table.food_left += box.copies[kind]
    if table.first_game == 0:
        for event in range(box.events):
            table.event_stack[event] = 1
        table.event_left = box.events
    for customer in range(box.customers):
        table.customer_stack[customer] = 1
    table.customer_stack[BIG] = box.bigs
    table.customer_left = box.customers + box.bigs


@rule("S2")
def remake(stack: Cells, discard: Cells) -> int:
    """The discards become the stack; how many they are."""
    cards = 0
    for card in range(len(stack)):
        stack[card] += discard[card]
        cards += discard[card]
        discard[card] = 0
    return cards


@rule("S2")
def food_comes(table: Table, log: Cells) -> bool:
    """Whether a food card can be drawn, of the discards if need be; else none is due."""
    if table.food_left == 0:
        table.food_left = remake(table.food_stack[:], table.food_discard[:])
        if table.food_left:
            emit(log, What.STACK_REMADE, EVERYBODY, FOOD_STACK, table.food_left, 0, 0, 0, 0)
        else:
            table.due_food = 0
    return table.food_left > 0


@rule("S2")
def event_comes(table: Table, log: Cells) -> bool:
    """Whether an event can be drawn."""
    if table.event_left == 0:
        table.event_left = remake(table.event_stack[:], table.event_discard[:])
        if table.event_left:
            emit(log, What.STACK_REMADE, EVERYBODY, EVENT_STACK, table.event_left, 0, 0, 0, 0)
        else:
            table.due_events = 0
    return table.event_left > 0


@rule("S2", "K5")
def customer_comes(box: Box, table: Table, log: Cells) -> bool:
    """Whether a customer card can be drawn that counts: where Big cards do not, any other one."""
    some = table.customer_left > 0
    if table.aim != Aim.OPEN and table.customer_left == table.customer_stack[BIG]:
        some = False
        for customer in range(box.customers):
            some = some or table.customer_discard[customer] > 0
    if table.customer_left == 0:
        if table.aim == Aim.OPEN or some:
            table.customer_left = remake(table.customer_stack[:], table.customer_discard[:])
            some = table.customer_left > 0
        if some:
            emit(log, What.STACK_REMADE, EVERYBODY, CUSTOMER_STACK, table.customer_left, 0, 0, 0, 0)
    if not some:
        table.due_customers = 0
    return some


@rule("S2")
def more_cards(box: Box, table: Table, log: Cells) -> bool:
    """Whether chance has to draw a card: food first, then events, then customers."""
    if (
        (table.due_food > 0 and food_comes(table, log))
        or (table.due_events > 0 and event_comes(table, log))
        or (table.due_customers > 0 and customer_comes(box, table, log))
    ):
        table.ask = Ask.CARD
    return table.ask == Ask.CARD


@rule("S2")
def add_cards(stack: Cells, cards: int, first: int, out: Cells, weight: Cells) -> int:
    """The cards of a stack, by how many there are of each."""
    n = 0
    for card in range(cards):
        if stack[card]:
            out[n], weight[n] = first + card, stack[card]
            n += 1
    return n


@rule("S2")
def add_draws(box: Box, table: Table, out: Cells, weight: Cells) -> int:
    """What chance can draw of the stack that is due."""
    if table.due_food > 0:
        return add_cards(table.food_stack[:], box.kinds, DRAW_FOOD, out, weight)
    if table.due_events > 0:
        return add_cards(table.event_stack[:], box.events, DRAW_EVENT, out, weight)
    n = add_cards(table.customer_stack[:], box.customers, DRAW_CUSTOMER, out, weight)
    if table.customer_stack[BIG]:
        out[n], weight[n] = DRAW_CUSTOMER + BIG, table.customer_stack[BIG]
        n += 1
    return n


@rule("S3", "S6", "M2")
def draw_food(table: Table, kind: int, log: Cells) -> None:
    """A food card goes into the hand of the seat that draws."""
    seat = table.drawer
    table.food_stack[kind] -= 1
    table.food_left -= 1
    table.hand[seat, kind] += 1
    table.held[seat] += 1
    table.due_food -= 1
    if table.promised[seat]:
        table.fresh[seat] += 1
    emit(log, What.FOOD_DRAWN, 1 << seat, seat, kind, table.food_left, 0, 0, 0)


@rule("S3", "S6", "M2")
def draw_event(table: Table, event: int, log: Cells) -> None:
    """An event goes into the hand of the seat that draws."""
    seat = table.drawer
    table.event_stack[event] -= 1
    table.event_left -= 1
    table.events[seat, event] += 1
    table.held_events[seat] += 1
    table.due_events -= 1
    emit(log, What.EVENT_DRAWN, 1 << seat, seat, event, table.event_left, 0, 0, 0)


@rule("S4", "M4", "F3")
def discard_food(box: Box, table: Table, seat: int, kind: int, what: int, log: Cells) -> None:
    """A food card of a hand goes to the discards; the event of the log says how."""
    table.hand[seat, kind] -= 1
    table.held[seat] -= 1
    table.food_discard[kind] += 1
    discarded(box, table, seat, kind)
    emit(log, what, EVERYBODY, seat, kind, 0, 0, 0, 0)
