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
def ready(stack: Cells, discard: Cells, left: int, which: int, log: Cells) -> int:
    """How many cards are in a stack that a card is needed of: an empty one is made anew of its discards."""
    if left:
        return left
    for card in range(len(stack)):
        left += discard[card]
        stack[card] = discard[card]
        discard[card] = 0
    if left:
        emit(log, What.STACK_REMADE, EVERYBODY, which, left, 0, 0, 0, 0)
    return left


@rule("K5")
def counts(box: Box, table: Table) -> bool:
    """Whether stack or discards hold a customer that can be drawn: where Big cards do not count, any other one."""
    if table.aim == Aim.OPEN or table.customer_left > table.customer_stack[BIG]:
        return True
    customer = 0
    while customer < box.customers and table.customer_discard[customer] == 0:
        customer += 1
    return customer < box.customers


@rule("S2", "K5")
def more_cards(box: Box, table: Table, log: Cells) -> bool:
    """Whether chance has to draw a card: food first, then events, then customers.  Where there is none, none is due."""
    left = 0
    if table.due_food > 0:
        left = ready(table.food_stack[:], table.food_discard[:], table.food_left, FOOD_STACK, log)
        table.food_left = left
        table.due_food = table.due_food if left else 0
    if left == 0 and table.due_events > 0:
        left = ready(table.event_stack[:], table.event_discard[:], table.event_left, EVENT_STACK, log)
        table.event_left = left
        table.due_events = table.due_events if left else 0
    if left == 0 and table.due_customers > 0:
        if counts(box, table):
            left = ready(table.customer_stack[:], table.customer_discard[:], table.customer_left, CUSTOMER_STACK, log)
            table.customer_left = left
        table.due_customers = table.due_customers if left else 0
    if left:
        table.ask = Ask.CARD
    return left > 0


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
