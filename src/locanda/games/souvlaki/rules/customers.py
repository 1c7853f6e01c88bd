"""Phase 2: open customers are taken in turn, then telephone orders come (K1-K5)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import BIG, EVERYBODY, NORMAL, PHONE, Aim, Ask, Step, Table
from ..what import What
from .queues import join, plain


@rule("K1")
def open_cards(table: Table) -> None:
    """Two cards a player and one more are opened."""
    table.aim, table.due_customers = Aim.OPEN, 2 * table.players + 1


@rule("K1")
def taker(table: Table) -> int:
    """Whose turn it is to take: in the order of the phase, then backwards."""
    last = 2 * table.players - 1
    return table.order[min(table.turn, last - table.turn)]


@rule("K1", "K3")
def new_customers(table: Table, log: Cells) -> bool:
    """What comes next in the phase; whether nothing does."""
    if table.step == Step.START:
        table.step = Step.MIDDLE
    if table.step == Step.MIDDLE:
        if table.offered and table.turn < 2 * table.players:
            table.ask, table.asked = Ask.TAKE, taker(table)
            return False
        leave_over(table, log)
        table.step, table.turn = Step.LAST, 0
    if table.turn == table.players:
        return True
    table.drawer, table.aim, table.due_customers = table.order[table.turn], Aim.PHONE, 1
    table.turn += 1
    return False


@rule("K1")
def leave_over(table: Table, log: Cells) -> None:
    """What nobody took is discarded."""
    card = 0
    while table.offered:
        while table.offer[card] == 0:
            card += 1
        table.offer[card] -= 1
        table.offered -= 1
        table.customer_discard[card] += 1
        emit(log, What.LEFT_OVER, EVERYBODY, card, 0, 0, 0, 0, 0)


@rule("K1", "K2", "K4")
def take(box: Box, table: Table, seat: int, card: int, log: Cells) -> None:
    """A customer joins the taker's queue; for a Big card, which is discarded, two customers are drawn."""
    table.offer[card] -= 1
    table.offered -= 1
    table.turn += 1
    table.ask = Ask.NEXT
    if card == BIG:
        table.customer_discard[BIG] += 1
        table.drawer, table.aim, table.due_customers = seat, Aim.BIG, 2
        emit(log, What.BIG_TAKEN, EVERYBODY, seat, 0, 0, 0, 0, 0)
    else:
        place = join(box, table, seat, card, NORMAL)
        emit(log, What.TAKEN, EVERYBODY, seat, card, place, 0, 0, 0)


@rule("K1", "K3", "K4", "K5", "F3")
def draw_customer(box: Box, table: Table, card: int, log: Cells) -> None:
    """A customer card came: it goes where it is drawn for; a Big one is discarded for another, save in K1."""
    table.customer_stack[card] -= 1
    table.customer_left -= 1
    if table.aim == Aim.OPEN:
        table.offer[card] += 1
        table.offered += 1
        table.due_customers -= 1
        emit(log, What.OPENED, EVERYBODY, card, table.customer_left, 0, 0, 0, 0)
    elif card == BIG:
        table.customer_discard[BIG] += 1
        emit(log, What.BIG_SKIPPED, EVERYBODY, table.drawer, 0, 0, 0, 0, 0)
    else:
        table.due_customers -= 1
        come(box, table, card, log)


@rule("K3", "K4", "F3")
def come(box: Box, table: Table, card: int, log: Cells) -> None:
    """A customer comes to the queue of the seat that draws; the second card of an order goes with the first."""
    seat, aim = table.drawer, table.aim
    i, second = table.queue[seat] - 1, -1
    if aim == Aim.REPLACE:
        i = table.place_a - 1
    if aim == Aim.REPLACE and table.customer[seat, i] == 0:
        table.customer[seat, i] = 1 + card
        plain(box, table, seat, i)
    elif aim == Aim.REPLACE or (aim == Aim.BIG and table.due_customers == 0):
        second = card
        table.second[seat, i] = 1 + card
        plain(box, table, seat, i)
    else:
        i = join(box, table, seat, card, NORMAL if aim == Aim.NEW else PHONE)
    first = table.customer[seat, i] - 1
    emit(log, What.CAME, EVERYBODY, seat, i, first, second, aim, table.customer_left)
