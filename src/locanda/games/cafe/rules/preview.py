"""What an action would score at once: shown before it is chosen (P1, P2, B1)."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import CHAIRS_A_TABLE, MAX_CHAIRS, Phase, Table
from ..what import BAR, DONE, EXCHANGE, SEAT_JOKER
from .board import gain, side_nation


@rule("P1", "P2", "B1", "V2")
def preview(box: Box, table: Table, seat: int, action: int) -> int:
    """The points of a legal action: a seat, a place at the bar, the completion of regulars; 0 for others."""
    if action == DONE:
        return group_score(box, table, 0, 0) if table.phase == Phase.REGULARS else 0
    if action >= EXCHANGE:
        return 0
    if action >= BAR:
        return box.bar[table.bar_taken]
    if action >= SEAT_JOKER:
        place = (action - SEAT_JOKER) >> 1
        c = place % MAX_CHAIRS
        return seat_score(box, table, c, side_nation(box, c, (action - SEAT_JOKER) & 1))
    return seat_score(box, table, action % MAX_CHAIRS, action // MAX_CHAIRS >> 1)


@rule("P1", "P2", "V2")
def seat_score(box: Box, table: Table, c: int, nation: int) -> int:
    """What a guest counted as of `nation` would score on chair `c`."""
    total = 0
    for k in range(2):
        t = box.chair_table[c, k] - 1
        if t < 0:
            break
        if t != table.regulars_table - 1:
            total += gain(box, table, t, nation)
        elif table.regulars_before + table.regulars_seated + 1 == CHAIRS_A_TABLE:
            total += group_score(box, table, 1, 1 if box.table_nation[t] == nation else 0)
    return total


@rule("V2")
def group_score(box: Box, table: Table, more: int, more_own: int) -> int:
    """What complete regulars score, with so many more guests and so many more of the table's nation."""
    guests = table.regulars_before + table.regulars_seated + more
    own = table.own[table.regulars_table - 1] + more_own
    return box.regulars_one_nation if own == guests else box.regulars
