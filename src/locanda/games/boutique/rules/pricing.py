"""Prices: set in secret and at the same time, later changed one at a time (S3, B1, W2)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import DICE, EVERYBODY, MAX_FACES, Phase, Table
from ..what import KEEP, PRICE, What


@rule("S3", "X2")
def begin_prices(table: Table, log: Cells) -> None:
    """All price dice of the hotels still in are to be set."""
    for seat in range(table.players):
        table.chosen[seat] = 0
        if table.playing >> seat & 1:
            for die in range(DICE):
                table.price[seat, die] = 0
    table.phase = Phase.PRICES
    table.waiting = table.playing
    emit(log, What.WEEK_BEGAN, EVERYBODY, table.week + 1, 0, 0, 0, 0, 0)


@rule("S3")
def add_prices(box: Box, table: Table, seat: int, out: Cells) -> int:
    """The faces for the next die: the days in order, then breakfast."""
    first = PRICE + table.chosen[seat] * MAX_FACES
    for face in range(box.faces):
        out[face] = first + face
    return box.faces


@rule("S3")
def set_price(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """A price die is set; with the last one the seat is ready."""
    table.price[seat, table.chosen[seat]] = box.price[(action - PRICE) % MAX_FACES]
    table.chosen[seat] += 1
    if table.chosen[seat] == DICE:
        table.waiting &= ~(1 << seat)
        emit(log, What.READY, EVERYBODY, seat, 0, 0, 0, 0, 0)


@rule("S3", "S4")
def show_prices(table: Table, log: Cells) -> None:
    """All prices are set: they are shown."""
    for seat in range(table.players):
        table.chosen[seat] = 0
        if table.playing >> seat & 1:
            for die in range(DICE):
                emit(log, What.PRICE_SHOWN, EVERYBODY, seat, die, table.price[seat, die], 0, 0, 0)


@rule("B1", "W2")
def add_changes(box: Box, table: Table, seat: int, out: Cells) -> int:
    """No change, or one die turned to another face."""
    out[0] = KEEP
    n = 1
    for die in range(DICE):
        now = table.price[seat, die]
        for face in range(box.faces):
            out[n] = PRICE + die * MAX_FACES + face
            n += 1 if box.price[face] != now else 0
    return n


@rule("B1", "W2")
def change_price(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """The one change of a turn, or none."""
    table.waiting = 0
    if action == KEEP:
        emit(log, What.PRICES_KEPT, EVERYBODY, seat, 0, 0, 0, 0, 0)
        return
    die, amount = (action - PRICE) // MAX_FACES, box.price[(action - PRICE) % MAX_FACES]
    emit(log, What.PRICE_CHANGED, EVERYBODY, seat, die, table.price[seat, die], amount, 0, 0)
    table.price[seat, die] = amount
