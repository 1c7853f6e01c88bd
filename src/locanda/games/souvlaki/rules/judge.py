"""Why an action is not legal: the number of the clause that forbids it."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import FOODS, MAX_QUEUE, SHOPS, Ask, Table
from ..what import (
    ADVERTISING,
    CUSTOMER,
    DISCARD,
    DISMISS,
    DONE,
    FOOD,
    KEEP_HAND,
    LAY,
    NEW_HAND,
    PASS,
    PLAY,
    PLAYER,
    SERVE,
    SHOP,
    SUPPLIES,
    TAKE,
    Clause,
)  # fmt: skip
from .foods import of
from .maintenance import can_advertise, can_supply
from .opening import taken
from .service import can_lay, can_serve
from .targets import can_hit, can_play, can_reach


@rule("O1", "E2")
def judge(box: Box, table: Table, seat: int, action: int) -> int:
    """0 if the action is legal, else a `Clause`."""
    ask = table.ask
    if ask == Ask.OVER:
        return Clause.E2
    if seat != table.asked or ask >= Ask.DEAL:
        return Clause.O1
    if ask == Ask.SERVE:
        return judge_service(box, table, seat, action)
    if ask == Ask.BUY:
        return judge_purchase(box, table, seat, action)
    if ask == Ask.DISCARD or ask == Ask.MENU:
        return judge_discard(box, table, seat, action)
    if ask >= Ask.CUSTOMER and ask <= Ask.FOOD:
        return judge_target(box, table, seat, action)
    if ask == Ask.EVENT:
        return judge_event(box, table, seat, action)
    if ask == Ask.TAKE:
        return 0 if TAKE <= action < PLAY and table.offer[action - TAKE] else Clause.K1
    if ask == Ask.SHOP:
        return 0 if action < SHOP + SHOPS and not taken(table, action - SHOP) else Clause.S1
    return 0 if action in (KEEP_HAND, NEW_HAND) else Clause.S4


@rule("M3")
def judge_purchase(box: Box, table: Table, seat: int, action: int) -> int:
    """Often enough, and out of money in hand."""
    if action == SUPPLIES:
        return 0 if can_supply(box, table, seat) else Clause.M3
    if action == ADVERTISING:
        return 0 if can_advertise(box, table, seat) else Clause.M3
    return 0 if action == DONE else Clause.M3


@rule("M4", "F3")
def judge_discard(box: Box, table: Table, seat: int, action: int) -> int:
    """A card of the hand; for the menu also no more."""
    clause = Clause.M4.value if table.ask == Ask.DISCARD else Clause.F3.value
    if action == DONE:
        return 0 if table.ask == Ask.MENU else clause
    return 0 if DISCARD <= action < TAKE and table.hand[seat, action - DISCARD] else clause


@rule("F1", "F2")
def judge_event(box: Box, table: Table, seat: int, action: int) -> int:
    """No event, or one of the hand that has a legal target."""
    if action == PASS:
        return 0
    if action < PLAY or action > PASS or table.events[seat, action - PLAY] == 0:
        return Clause.F1
    return 0 if can_play(box, table, seat, action - PLAY) else Clause.F2


@rule("F2", "F9")
def judge_target(box: Box, table: Table, seat: int, action: int) -> int:
    """A customer, a player or a food that the card can be for."""
    event, ask = table.playing - 1, table.ask
    if ask == Ask.CUSTOMER and CUSTOMER <= action < PLAYER:
        p, i = (action - CUSTOMER) // MAX_QUEUE, (action - CUSTOMER) % MAX_QUEUE
        return 0 if p < table.players and i < table.queue[p] and can_hit(box, table, event, p, i) else Clause.F2
    if ask == Ask.PLAYER and PLAYER <= action < FOOD:
        p = action - PLAYER
        return 0 if p < table.players and can_reach(box, table, event, seat, p) else Clause.F2
    if ask == Ask.FOOD and FOOD <= action < FOOD + FOODS:
        return 0 if of(table.wanted[table.seat_a - 1, table.place_a - 1], action - FOOD) else Clause.F9
    return Clause.F9 if ask == Ask.FOOD else Clause.F2


@rule("V1", "V2", "V4")
def judge_service(box: Box, table: Table, seat: int, action: int) -> int:
    """Lay a card of the hand when that can serve or treat, serve what the counter covers, dismiss anyone, or stop."""
    if action == SERVE:
        return 0 if can_serve(table, seat) else Clause.V1
    if action >= DISMISS:
        return 0 if action == DONE or action - DISMISS < table.queue[seat] else Clause.V4
    if action < LAY or table.hand[seat, action - LAY] == 0:
        return Clause.V1
    return 0 if can_lay(box, table, seat) else Clause.V2
