"""The legal actions: of those that answer the question, what `judge` does not forbid."""

from __future__ import annotations

from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import BIG, FOODS, MAX_KINDS, MAX_PLAYERS, MAX_QUEUE, SHOPS, Ask, Table
from ..what import CUSTOMER, DISCARD, DISMISS, DONE, FOOD, KEEP_HAND, LAY, PASS, PLAY, PLAYER, SHOP, SUPPLIES, TAKE
from .judge import judge


@rule("S1", "S4", "M3", "F2", "F9")
def answers(ask: int) -> tuple[int, int]:
    """The first action that answers a question which no card is needed for, and how many do."""
    if ask == Ask.BUY:
        return SUPPLIES, 2
    if ask == Ask.CUSTOMER:
        return CUSTOMER, MAX_PLAYERS * MAX_QUEUE
    if ask == Ask.PLAYER:
        return PLAYER, MAX_PLAYERS
    if ask == Ask.FOOD:
        return FOOD, FOODS
    return (SHOP, SHOPS) if ask == Ask.SHOP else (KEEP_HAND, 2)


@rule("S1", "S4", "M3", "M4", "K1", "F1", "F2", "V1")
def legal(box: Box, table: Table, seat: int, out: Cells) -> int:
    """How many actions are legal; as many as there is room for are written.  None where another seat is asked."""
    ask = table.ask
    if seat != table.asked or ask == Ask.OVER or ask >= Ask.DEAL:
        return 0
    first, size, last = DISCARD, box.kinds, DONE  # a range of actions, and one that stands apart
    cards, row = box.kinds, table.hand[seat]  # the first actions of the range need such a card
    if ask == Ask.SERVE:
        first, size, cards = LAY, DISMISS - LAY + table.queue[seat], MAX_KINDS
    elif ask == Ask.TAKE:
        first, size, last = TAKE, box.customers, TAKE + BIG
        cards, row = box.customers, table.offer[:]
    elif ask == Ask.EVENT:
        first, size, last = PLAY, box.events, PASS
        cards, row = box.events, table.events[seat]
    elif ask != Ask.DISCARD and ask != Ask.MENU:
        cards = 0
        first, size = answers(ask)
    n = 0
    for i in range(size + 1):
        if i < cards and row[i] == 0:
            continue
        action = first + i if i < size else last
        if judge(box, table, seat, action) == 0:
            if n < len(out):
                out[n] = action
            n += 1
    return n
