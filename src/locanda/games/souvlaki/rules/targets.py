"""Phase 3: whom an event may be for (F2)."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import Table
from ..what import Effect, Limit, Target
from .foods import total


@rule("F2", "F7")
def fits(box: Box, table: Table, event: int, p: int, i: int) -> bool:
    """Whether the customer is of the card's kind and within its limits."""
    if not box.kinds_hit[event] >> table.phone[p, i] & 1:
        return False
    limits = box.limits[event]
    if limits & Limit.NOT_FIRST and i == 0:
        return False
    if limits & Limit.NOT_LAST and i == table.queue[p] - 1:
        return False
    if limits & (Limit.STRAIGHT | Limit.SOUR):
        if (limits & Limit.SOUR != 0) != (table.sour[p, i] == 1):
            return False
    return box.least_foods[event] == 0 or total(table.wanted[p, i]) >= box.least_foods[event]


@rule("F2")
def fits_second(box: Box, table: Table, event: int, p: int, i: int, q: int, j: int) -> bool:
    """Whether the customer in place `j` of `q` can be the second beside the first, in place `i` of `p`."""
    if p == q and (i == j or box.limits[event] & Limit.DIFFERENT_QUEUES):
        return False
    return fits(box, table, event, q, j)


@rule("F2")
def has_second(box: Box, table: Table, event: int, p: int, i: int) -> bool:
    """Whether any customer can be the second beside this one."""
    for q in range(table.players):
        for j in range(table.queue[q]):
            if fits_second(box, table, event, p, i, q, j):
                return True
    return False


@rule("F2")
def can_hit(box: Box, table: Table, event: int, p: int, i: int) -> bool:
    """Whether the customer can be chosen now: as the first, or as the second of two."""
    if table.place_a:
        return fits_second(box, table, event, table.seat_a - 1, table.place_a - 1, p, i)
    if not fits(box, table, event, p, i):
        return False
    return box.target[event] != Target.TWO_CUSTOMERS or has_second(box, table, event, p, i)


@rule("F2")
def can_reach(box: Box, table: Table, event: int, seat: int, other: int) -> bool:
    """Whether a card of `seat` can be for the player `other`: as its target says, and with a card to lose."""
    target = box.target[event]
    if target == Target.CUSTOMER_TO_PLAYER:
        return other != table.seat_a - 1
    if (target == Target.OPPONENT and other == seat) or (target == Target.SELF and other != seat):
        return False
    loses = box.effect[event] == Effect.TAKE_FOOD or box.effect[event] == Effect.LOSE_FOOD
    return not loses or table.held[other] > 0


@rule("F1", "F2", "F4")
def can_play(box: Box, table: Table, seat: int, event: int) -> bool:
    """Whether the card has a legal target."""
    target = box.target[event]
    if target == Target.NONE:
        return True
    for p in range(table.players):
        if target <= Target.CUSTOMER_TO_PLAYER:
            for i in range(table.queue[p]):
                if can_hit(box, table, event, p, i):
                    return True
        elif can_reach(box, table, event, seat, p):
            return True
    return False
