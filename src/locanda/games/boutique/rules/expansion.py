"""The expansion phase and the next week (X1, X2)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import DAYS, DEPARTMENTS, EVERYBODY, MAX_ROOMS, WEEK, Phase, Table
from ..what import ADD, What
from .pricing import begin_prices


@rule("X1")
def most_rooms(box: Box, table: Table, seat: int) -> int:
    """How many rooms a hotel can add: no debt, and the mat has so many rows."""
    return min(box.max_rooms - table.rooms[seat], table.money[seat] // box.room_price)


@rule("X1")
def begin_expansion(box: Box, table: Table) -> None:
    """All decide at the same time; who can add none is not asked, as money and rooms are open."""
    table.phase = Phase.EXPAND
    for seat in range(table.players):
        if table.playing >> seat & 1 and most_rooms(box, table, seat):
            table.waiting |= 1 << seat


@rule("X1")
def add_rooms(box: Box, table: Table, seat: int, out: Cells) -> int:
    """No room, or some."""
    most = most_rooms(box, table, seat)
    for rooms in range(most + 1):
        out[rooms] = ADD + rooms
    return most + 1


@rule("X1")
def expand(table: Table, seat: int, action: int, log: Cells) -> None:
    """A seat has decided."""
    table.adding[seat] = 1 + action - ADD
    table.waiting &= ~(1 << seat)
    emit(log, What.READY, EVERYBODY, seat, 0, 0, 0, 0, 0)


@rule("X1", "S4")
def show_expansion(box: Box, table: Table, log: Cells) -> None:
    """All have decided: new rooms are paid for and open, the next rows, free from the coming Monday."""
    for seat in range(table.players):
        if table.playing >> seat & 1:
            rooms = max(0, table.adding[seat] - 1)
            table.money[seat] -= rooms * box.room_price
            table.rooms[seat] += rooms
            table.adding[seat] = 0
            emit(log, What.EXPANDED, EVERYBODY, seat, rooms, rooms * box.room_price, 0, 0, 0)


@rule("X2", "B5")
def next_week(table: Table, log: Cells) -> None:
    """Staff and markers go, nights carried over are laid on the mat, prices are set anew."""
    for seat in range(table.players):
        for department in range(DEPARTMENTS):
            table.staff[seat, department] = 0
        for r in range(MAX_ROOMS):
            table.busy[seat, r] = table.busy[seat, r] >> DAYS & WEEK
            table.square[seat, r] = table.square[seat, r] >> DAYS & WEEK
            table.brown[seat, r] = table.brown[seat, r] >> DAYS & WEEK
            table.door[seat, r] = table.door[seat, r] >> DAYS & WEEK
    table.week += 1
    begin_prices(table, log)
