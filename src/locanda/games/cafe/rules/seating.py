"""Which guests of a hand may sit where: one or two a turn, nobody alone (T5-T8a)."""

from __future__ import annotations

from locanda.core.bits import lowest
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import (
    ANY_NATION,
    CHAIRS_A_TABLE,
    GROUP,
    JOKER,
    JOKER_BIT,
    MAX_CHAIRS,
    Phase,
    Table,
)  # fmt: skip
from ..what import EXCHANGE, SEAT, SEAT_JOKER
from .board import side_nation


@rule("T5")
def nations_held(table: Table, seat: int, sex: int) -> int:
    """Bit mask of the nations that guests of this sex in the hand can be of; a joker can be of any."""
    mask = table.nations[seat, sex]
    return ANY_NATION if mask & JOKER_BIT else mask


@rule("T8")
def joiners(box: Box, table: Table, t: int, sex: int, nations: int) -> int:
    """Bit mask of the chairs of table `t` that a guest of `sex` and of one of `nations` may take, by T4 to T6.

    No branch on what sits where: the processor could not foresee it.
    """
    mask = 0
    for i in range(CHAIRS_A_TABLE):
        d = box.table_chair[t, i] - 1
        if d < 0:
            break
        fits = 1 if box.chair_nations[d] & nations else 0
        mask |= (table.open[d] >> sex & fits) << i
    return mask


@rule("T8")
def joinable(box: Box, table: Table, c: int, sex: int, nations: int) -> bool:
    """Whether a guest of `sex`, alone on chair `c`, could be joined by one of the other sex of one of `nations`.

    A joiner of the same sex would break T6.  No two chairs stand between the same two tables, so the first guest
    changes T6 for the joiner only at the table that they share, where a pair is fine.
    """
    for k in range(2):
        t = box.chair_table[c, k] - 1
        if t >= 0 and joiners(box, table, t, 1 - sex, nations) & ~(1 << box.chair_place[c, k]):
            return True
    return False


@rule("T8")
def joined_across(box: Box, table: Table, c: int, t: int, sex: int, nations: int) -> bool:
    """Whether a guest alone on chair `c` of table `t` could be joined at the other table of the chair."""
    for k in range(2):
        u = box.chair_table[c, k] - 1
        if u >= 0 and u != t:
            return joiners(box, table, u, sex, nations) & ~(1 << box.chair_place[c, k]) != 0
    return False


@rule("T8")
def beside(box: Box, table: Table, c: int) -> bool:
    """Whether chair `c` is at a table of the turn's first guest."""
    first = table.first - 1
    for k in range(2):
        t = box.chair_table[c, k]
        if t and (t == box.chair_table[first, 0] or t == box.chair_table[first, 1]):
            return True
    return False


@rule("T6", "T7", "T8")
def may_sit(box: Box, table: Table, c: int, sex: int, others: int) -> bool:
    """Whether a guest of `sex` may sit on chair `c` now, its nation apart; `others` are the nations in the hand of the
    other sex."""
    bits = table.open[c]
    if not bits >> sex & 1:
        return False
    if table.phase == Phase.JOIN:
        return beside(box, table, c)
    if bits & GROUP:
        return True
    return table.phase == Phase.TURN and joinable(box, table, c, sex, others)


@rule("T1", "T3", "T5", "T7", "T8", "J1", "J2")
def add_guest(box: Box, table: Table, kind: int, others: int, out: Cells, n: int) -> int:
    """Adds to `out` what an ordinary guest may do at the tables of its nation: sit down, or take a joker's place.

    Writes from out[n] on and stops where `out` is full; returns the new n.
    """
    nation, sex = kind >> 1, kind & 1
    turn, join = table.phase == Phase.TURN, table.phase == Phase.JOIN
    for k in range(box.nation_tables[nation]):
        t = box.nation_table[nation, k]
        if not turn and not table.room[t] >> sex & 1:  # nobody of this sex at this table (T6)
            continue
        joined, twins = 0, box.twins[t]
        if turn and not table.room[t] & GROUP:
            joined = joiners(box, table, t, 1 - sex, others)
        for i in range(CHAIRS_A_TABLE):
            c = box.table_chair[t, i] - 1
            if c < 0 or n == len(out):
                break
            if twins >> i & 1:  # between two tables of the nation, and seen at the first
                continue
            bits = table.open[c]
            fits = bits >> sex & 1
            sits = fits & (bits >> 2 | (1 if joined & ~(1 << i) else 0))
            if turn and fits > sits:
                sits = 1 if joined_across(box, table, c, t, 1 - sex, others) else 0
            elif join and sits:
                sits = 1 if beside(box, table, c) else 0
            out[n] = SEAT + kind * MAX_CHAIRS + c  # counts only if it is one: a branch could not be foreseen
            n += sits
            if turn and replaces(table, c, kind) and n < len(out):
                out[n] = EXCHANGE + kind * MAX_CHAIRS + c
                n += 1
    return n


@rule("J1")
def replaces(table: Table, c: int, kind: int) -> bool:
    """Whether chair `c` holds a joker of the guest's sex, named as of the guest's nation."""
    return table.chair[c] == 1 + JOKER + (kind & 1) and table.nation[c] == 1 + (kind >> 1)


@rule("T5", "P3")
def add_joker(box: Box, table: Table, sex: int, others: int, out: Cells, n: int) -> int:
    """Adds to `out` where a joker may sit, as each nation that it can be there; stops where `out` is full."""
    for c in range(box.chairs):
        if not table.open[c] >> sex & 1 or not may_sit(box, table, c, sex, others):
            continue
        for side in range(2):
            if n == len(out):
                return n
            if side_nation(box, c, side) >= 0:
                out[n] = SEAT_JOKER + (sex * MAX_CHAIRS + c) * 2 + side
                n += 1
    return n


@rule("T1", "T7", "T8")
def add_seatings(box: Box, table: Table, seat: int, out: Cells, n: int) -> int:
    """Adds to `out` every seating of one guest, and in the first step of a turn every exchange (T3)."""
    for sex in range(2):
        own, others = table.nations[seat, sex], nations_held(table, seat, 1 - sex)
        rest = own & ANY_NATION
        while rest and n < len(out):
            n = add_guest(box, table, 2 * lowest(rest) + sex, others, out, n)
            rest &= rest - 1
        if own & JOKER_BIT:
            n = add_joker(box, table, sex, others, out, n)
    return n


@rule("T8a")
def lone_allowed(box: Box, table: Table, seat: int) -> bool:
    """Whether the opening's exception holds as far as T1 goes: the first turn, and no seating that scores.

    The café is empty then, so nothing scores unless a pair can be seated: a guest and one that joins it.
    """
    if not table.opening or table.taken:
        return False
    for sex in range(2):
        others = nations_held(table, seat, 1 - sex)
        own = nations_held(table, seat, sex)
        for c in range(box.chairs):
            if box.chair_nations[c] & own and joinable(box, table, c, sex, others):
                return False
    return True


@rule("T8a")
def add_lone(box: Box, table: Table, seat: int, out: Cells, n: int) -> int:
    """Adds to `out` every chair that a guest may take alone in the opening; a joker may too."""
    for kind in range(JOKER):
        if table.hand[seat, kind]:
            for i in range(box.nation_chairs[kind >> 1]):
                c = box.nation_chair[kind >> 1, i] - 1
                if n == len(out):
                    break
                out[n] = SEAT + kind * MAX_CHAIRS + c
                n += 1
    for sex in range(2):
        if table.hand[seat, JOKER + sex]:
            for c in range(box.chairs):
                for side in range(2):
                    if n < len(out) and side_nation(box, c, side) >= 0:
                        out[n] = SEAT_JOKER + (sex * MAX_CHAIRS + c) * 2 + side
                        n += 1
    return n
