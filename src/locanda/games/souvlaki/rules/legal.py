"""The legal actions: of those that answer the question, what `judge` does not forbid."""

from __future__ import annotations

from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import BIG, FOODS, MAX_PLAYERS, MAX_QUEUE, SHOPS, Ask, Table
from ..what import CUSTOMER, DISCARD, DISMISS, DONE, FOOD, KEEP_HAND, LAY, PASS, PLAY, PLAYER, SHOP, SUPPLIES, TAKE
from .judge import judge


@rule("S1", "S4", "M3", "M4", "K1", "F1", "F2", "V1")
def legal(box: Box, table: Table, seat: int, out: Cells) -> int:
    """How many actions are legal; as many as there is room for are written.  None where another seat is asked."""
    ask = table.ask
    if seat != table.asked or ask == Ask.OVER or ask >= Ask.DEAL:
        return 0
    first, size, last = DISCARD, box.kinds, DONE  # a range of actions, and one that stands apart
    if ask == Ask.SERVE:
        first, size = LAY, DISMISS - LAY + table.queue[seat]
    elif ask == Ask.TAKE:
        first, size, last = TAKE, box.customers, TAKE + BIG
    elif ask == Ask.EVENT:
        first, size, last = PLAY, box.events, PASS
    elif ask == Ask.BUY:
        first, size = SUPPLIES, 2
    elif ask == Ask.CUSTOMER:
        first, size = CUSTOMER, MAX_PLAYERS * MAX_QUEUE
    elif ask == Ask.PLAYER:
        first, size = PLAYER, MAX_PLAYERS
    elif ask == Ask.FOOD:
        first, size = FOOD, FOODS
    elif ask == Ask.SHOP:
        first, size = SHOP, SHOPS
    elif ask == Ask.HAND:
        first, size = KEEP_HAND, 2
    n = 0
    for i in range(size + 1):
        action = first + i if i < size else last
        if judge(box, table, seat, action) == 0:
            if n < len(out):
                out[n] = action
            n += 1
    return n
