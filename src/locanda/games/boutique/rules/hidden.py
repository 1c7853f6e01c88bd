"""What a seat knows: choices not yet shown and bids not yet turned up are hidden (S4)."""

from __future__ import annotations

from locanda.core.chance import below
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import DEPARTMENTS, DICE, Phase, Table
from .bids import can_lay_bid
from .expansion import most_rooms
from .planning import affordable, hires_alone


@rule("S4")
def censor(box: Box, table: Table, seat: int) -> None:
    """Erases what the others have chosen and not shown; that they have chosen, and how many cards they bid, stays."""
    for other in range(table.players):
        if other == seat:
            continue
        if table.phase == Phase.PRICES and table.playing >> other & 1:
            for die in range(DICE):
                table.price[other, die] = 0
        elif table.phase == Phase.STAFF and not hires_alone(box, table):
            for department in range(DEPARTMENTS):
                table.staff[other, department] = 0
        elif table.phase == Phase.BID or table.phase == Phase.CARDS:
            table.bid[other] = 0
        elif table.phase == Phase.EXPAND:
            table.adding[other] = 0


@rule("S4", "M1")
def resample(box: Box, table: Table, seat: int, rng: Cells) -> None:
    """Anything that the others may have chosen, all of it as likely: a bid must go with its number of cards."""
    for other in range(table.players):
        if other == seat or not table.playing >> other & 1:
            continue
        if table.phase == Phase.PRICES:
            for die in range(table.chosen[other]):
                table.price[other, die] = box.price[below(rng, box.faces)]
        elif table.phase == Phase.STAFF and not hires_alone(box, table):
            guess_staff(box, table, other, rng)
        elif table.phase == Phase.EXPAND:
            if not table.waiting >> other & 1:
                table.adding[other] = 1 + below(rng, most_rooms(box, table, other) + 1)
        elif table.phase == Phase.BID or table.phase == Phase.CARDS:
            guess_bid(box, table, other, rng)


@rule("P1", "S4")
def guess_staff(box: Box, table: Table, other: int, rng: Cells) -> None:
    """Staff for the departments that the seat has decided on, within its money."""
    for department in range(table.chosen[other]):
        table.staff[other, department] = below(rng, affordable(box, table, other) + 1)


@rule("M1", "S4")
def guess_bid(box: Box, table: Table, other: int, rng: Cells) -> None:
    """A sum that the seat has and that its cards can make; any sum it has while it chooses how many."""
    most, cards = table.money[other] // box.unit, table.bid_cards[other] - 1
    if cards < 0:
        if table.phase == Phase.CARDS and table.waiting >> other & 1:
            table.bid[other] = below(rng, most + 1)
        return
    sums = 0
    for total in range(most + 1):
        sums += 1 if can_lay_bid(box, total, cards) else 0
    chosen = below(rng, sums)
    for total in range(most + 1):
        if can_lay_bid(box, total, cards):
            if chosen == 0:
                table.bid[other] = total
                return
            chosen -= 1
