"""What follows from the rest of a table that was typed by hand: who is to choose, how many cards are left."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import DEPARTMENTS, DICE, Phase, Stage, Table
from .bids import first_of
from .expansion import most_rooms
from .walk_in import holder


@rule("S4")
def derive(box: Box, table: Table) -> None:
    """Sets `Table.deck_left` and `Table.waiting`."""
    table.deck_left = 0
    for card in range(box.cards):
        table.deck_left += table.deck[card]
    table.waiting = 0
    if table.phase == Phase.CHANGE:
        table.waiting = 1 << (table.active if table.stage == Stage.BOOKING else holder(table, table.active))
    elif table.phase == Phase.BID or table.phase == Phase.CARDS:
        table.waiting = 1 << first_of(table, table.to_bid)
    elif table.phase == Phase.ROOMS:
        table.waiting = 1 << first_of(table, table.winners)
    else:
        for seat in range(table.players):
            if table.playing >> seat & 1 and owes(box, table, seat):
                table.waiting |= 1 << seat


@rule("S3", "P1", "X1")
def owes(box: Box, table: Table, seat: int) -> bool:
    """Whether the seat owes a choice that all make at the same time."""
    if table.phase == Phase.PRICES:
        return table.chosen[seat] < DICE
    if table.phase == Phase.STAFF:
        return table.money[seat] >= box.wage and table.chosen[seat] < DEPARTMENTS
    if table.phase == Phase.EXPAND:
        return table.adding[seat] == 0 and most_rooms(box, table, seat) > 0
    return False
