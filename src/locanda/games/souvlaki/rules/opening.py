"""The set-up: shops, cards, new hands (S1-S5)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, SHOPS, Ask, Phase, Step, Table
from ..what import DEAL_SHOP, What
from .order import begin_phase
from .stacks import discard_food


@rule("S1")
def taken(table: Table, shop: int) -> bool:
    """Whether somebody has the shop."""
    return 1 + shop in (table.shop[0], table.shop[1], table.shop[2], table.shop[3])


@rule("S1")
def add_deals(table: Table, out: Cells, weight: Cells) -> int:
    """The shops that chance can deal."""
    n = 0
    for shop in range(SHOPS):
        if not taken(table, shop):
            out[n], weight[n] = DEAL_SHOP + shop, 1
            n += 1
    return n


@rule("S1")
def get_shop(box: Box, table: Table, shop: int, log: Cells) -> None:
    """The next seat gets its shop, with the money and the fame that it starts with."""
    seat = table.turn
    table.shop[seat] = 1 + shop
    table.money[seat], table.fame[seat] = box.shop_money[shop], box.shop_fame[shop]
    table.turn += 1
    table.ask = Ask.NEXT
    emit(log, What.SHOP_GOT, EVERYBODY, seat, shop, 0, 0, 0, 0)


@rule("S4")
def new_hand(box: Box, table: Table, seat: int, log: Cells) -> None:
    """All food cards away, as many as everyone starts with instead."""
    emit(log, What.HAND_THROWN, EVERYBODY, seat, table.held[seat], 0, 0, 0, 0)
    for kind in range(box.kinds):
        while table.hand[seat, kind]:
            discard_food(box, table, seat, kind, What.FOOD_DISCARDED, log)
    table.drawer, table.due_food = seat, box.start_food


@rule("S1", "S3", "S4", "S5")
def set_up(box: Box, table: Table, log: Cells) -> bool:
    """What comes next before the game; whether nothing does."""
    if table.step == Step.START:
        if table.turn < table.players:
            table.ask = Ask.DEAL if table.random_shops else Ask.SHOP
            table.asked = table.turn
            return False
        table.step, table.turn = Step.MIDDLE, 0
    if table.step == Step.MIDDLE:
        if table.turn < table.players:
            table.drawer = table.turn
            table.due_food, table.due_events = box.start_food, 0 if table.first_game else box.start_events
            table.turn += 1
            return False
        begin_phase(box, table, Phase.SETUP, log)
        table.step = Step.LAST
    if table.turn == table.players:
        return True
    table.asked = table.order[table.turn]
    table.turn += 1
    table.ask = Ask.HAND
    return False
