"""The end of the game and its result (Z1, A7, A9)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, Ending, Phase, Table
from ..what import What


@rule("Z1", "A9")
def beats(table: Table, a: int, b: int) -> bool:
    """Whether colour `a` ranks above colour `b`: by points, then by cards in hand; the automata holds none."""
    if table.score[a] != table.score[b]:
        return table.score[a] > table.score[b]
    return table.hand_left[a] > table.hand_left[b]


@rule("Z1", "A7")
def rank(table: Table, colour: int, among: int) -> int:
    """1 is best of so many colours; equals share a rank."""
    above = 0
    for other in range(among):
        above += 1 if beats(table, other, colour) else 0
    return 1 + above


@rule("Z1", "A7")
def close(table: Table, log: Cells) -> None:
    """The last dawn is over: who has won, and by what."""
    winners, best, level = 0, 0, 0
    for colour in range(table.colours):
        if rank(table, colour, table.colours) == 1:
            winners += 1 if colour < table.players else 0
            best = table.score[colour]
    for colour in range(table.colours):
        level += 1 if table.score[colour] == best else 0
    table.ending = Ending.POINTS.value if level == 1 else Ending.CARDS.value
    if winners == 0:
        table.ending = Ending.AUTOMATA.value
    elif winners > 1:
        table.ending = Ending.SHARED.value
    table.phase = Phase.OVER
    emit(log, What.ENDED, EVERYBODY, table.ending, 0, 0, 0, 0, 0)


@rule("Z1", "A7")
def result(box: Box, table: Table, out: Cells) -> int:
    """Points and ranks by seat; equals share a rank, and where the automata wins they begin with 2."""
    lost = 1 if table.ending == Ending.AUTOMATA else 0
    for seat in range(table.players):
        out[seat] = table.score[seat]
        out[table.players + seat] = lost + rank(table, seat, table.players)
    return table.ending
