"""What follows from the rest of a table that was typed by hand."""

from __future__ import annotations

from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import Table


@rule()
def count(cards: Cells) -> int:
    """How many cards a row counts."""
    n = 0
    for card in range(len(cards)):
        n += cards[card]
    return n


@rule()
def derive(box: Box, table: Table) -> None:
    """Sets the sizes of stacks, of hands and of what is open."""
    table.food_left, table.event_left = count(table.food_stack[:]), count(table.event_stack[:])
    table.customer_left, table.offered = count(table.customer_stack[:]), count(table.offer[:])
    for seat in range(table.players):
        table.held[seat], table.held_events[seat] = count(table.hand[seat]), count(table.events[seat])
