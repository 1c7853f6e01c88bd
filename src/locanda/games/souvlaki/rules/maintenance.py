"""Phase 1: running cost, cards, supplies and advertising (M1-M4)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, Ask, Step, Table
from ..what import ADVERTISING, SUPPLIES, What


@rule("M1")
def pay(box: Box, table: Table, seat: int, log: Cells) -> None:
    """The running cost, with as many loans as it needs."""
    cost = box.running_cost[table.shop[seat] - 1]
    while table.money[seat] < cost:
        table.loans[seat] += 1
        table.money[seat] += box.loan
        emit(log, What.LOAN_TAKEN, EVERYBODY, seat, box.loan, 0, 0, 0, 0)
    table.money[seat] -= cost
    emit(log, What.COST_PAID, EVERYBODY, seat, cost, 0, 0, 0, 0)


@rule("M3")
def can_supply(box: Box, table: Table, seat: int) -> bool:
    """Whether the seat may buy supplies now: often enough, out of money in hand."""
    shop = table.shop[seat] - 1
    return table.supplies < box.supplies_times[shop] and table.money[seat] >= box.supplies_cost[shop]


@rule("M3")
def can_advertise(box: Box, table: Table, seat: int) -> bool:
    """Whether the seat may buy advertising now."""
    return table.advertised == 0 and table.money[seat] >= box.advertising_cost[table.shop[seat] - 1]


@rule("M1", "M2", "M3")
def maintain(box: Box, table: Table, log: Cells) -> bool:
    """What comes next in the phase; whether nothing does.  Who can buy nothing is not asked: money is open."""
    if table.turn == table.players:
        return True
    seat = table.order[table.turn]
    if table.step == Step.START:
        pay(box, table, seat, log)
        table.supplies, table.advertised = 0, 0
        table.drawer, table.due_food, table.due_events = seat, 1, 1 - table.first_game
        table.step = Step.MIDDLE
    elif can_supply(box, table, seat) or can_advertise(box, table, seat):
        table.ask, table.asked = Ask.BUY, seat
    else:
        end_turn(table)
    return False


@rule("M3")
def end_turn(table: Table) -> None:
    """The next player of the phase."""
    table.turn += 1
    table.step = Step.START


@rule("M3")
def buy(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """One purchase, or the end of them."""
    shop = table.shop[seat] - 1
    table.ask = Ask.NEXT
    if action == SUPPLIES:
        cost, cards = box.supplies_cost[shop], box.supplies_cards[shop]
        table.money[seat] -= cost
        table.supplies += 1
        table.drawer, table.due_food = seat, cards
        emit(log, What.SUPPLIES_BOUGHT, EVERYBODY, seat, cost, cards, 0, 0, 0)
    elif action == ADVERTISING:
        cost, fame = box.advertising_cost[shop], box.advertising_fame[shop]
        table.money[seat] -= cost
        table.fame[seat] += fame
        table.advertised = 1
        emit(log, What.ADVERTISED, EVERYBODY, seat, cost, fame, 0, 0, 0)
    else:
        end_turn(table)
