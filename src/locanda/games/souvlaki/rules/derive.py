"""What follows from the rest of a table that was typed by hand: how many cards there are in stacks and hands."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import BIG, MAX_EVENTS, Table


@rule("S6")
def derive(box: Box, table: Table) -> None:
    """Sets the sizes of stacks and hands, and how many customers are open."""
    table.food_left, table.event_left, table.customer_left, table.offered = 0, 0, 0, 0
    for kind in range(box.kinds):
        table.food_left += table.food_stack[kind]
    for event in range(MAX_EVENTS):
        table.event_left += table.event_stack[event]
    for customer in range(BIG + 1):
        table.customer_left += table.customer_stack[customer]
        table.offered += table.offer[customer]
    for seat in range(table.players):
        table.held[seat], table.held_events[seat] = 0, 0
        for kind in range(box.kinds):
            table.held[seat] += table.hand[seat, kind]
        for event in range(MAX_EVENTS):
            table.held_events[seat] += table.events[seat, event]
