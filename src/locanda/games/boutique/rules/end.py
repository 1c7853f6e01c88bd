"""The end of the game and its result (R3, Z1)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, Ending, Phase, Table
from ..what import What


@rule("R3", "Z1")
def beats(table: Table, a: int, b: int) -> bool:
    """Whether hotel `a` ranks above hotel `b`: in above out, out later above out earlier, then by money, then by stars.

    Hotels that went out together, leaving none, end in a draw whatever their money.
    """
    if (table.out[a] == 0) != (table.out[b] == 0):
        return table.out[a] == 0
    if table.out[a] != table.out[b]:
        return table.out[a] > table.out[b]
    if table.ending == Ending.ALL_OUT and table.out[a] == 1 + table.week:
        return False
    if table.money[a] != table.money[b]:
        return table.money[a] > table.money[b]
    return table.out[a] == 0 and table.stars[a] > table.stars[b]


@rule("R3")
def ending_by_rating(table: Table) -> int:
    """Whether hotels that went out have ended the game: one left wins, none is a draw."""
    if table.playing == 0:
        return Ending.ALL_OUT
    if table.playing & (table.playing - 1) == 0:
        return Ending.LAST_HOTEL
    return 0


@rule("Z1")
def ending_by_money(table: Table) -> int:
    """After the last week: who is first, and by what."""
    first = 0
    for seat in range(table.players):
        if beats(table, seat, first):
            first = seat
    ending = Ending.MONEY
    for seat in range(table.players):
        if seat != first and table.playing >> seat & 1 and table.money[seat] == table.money[first]:
            if table.stars[seat] == table.stars[first]:
                return Ending.DRAW
            ending = Ending.RATING
    return ending


@rule("R3", "Z1")
def close(table: Table, ending: int, log: Cells) -> None:
    """The game is over."""
    table.ending = ending
    table.phase = Phase.OVER
    table.waiting = 0
    emit(log, What.ENDED, EVERYBODY, ending, 0, 0, 0, 0, 0)


@rule("R3", "Z1")
def result(box: Box, table: Table, out: Cells) -> int:
    """Money and ranks by seat; equals share a rank."""
    for seat in range(table.players):
        out[seat] = table.money[seat]
        rank = 1
        for other in range(table.players):
            rank += 1 if beats(table, other, seat) else 0
        out[table.players + seat] = rank
    return table.ending
