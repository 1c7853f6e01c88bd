"""Regulars (V2): three or four guests of one sex at one table, as an exception to T6 and T7."""

from __future__ import annotations

from locanda.core.bits import lowest
from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import ANY_NATION, CHAIRS_A_TABLE, EVERYBODY, JOKER, LADY, MAX_CHAIRS, MAX_NATIONS, Table
from ..what import DONE, REGULARS, SEAT, SEAT_JOKER, What
from .board import lower_limit, mixes, refresh, side_nation

GROUP_SIZE = 3  # guests that a group of regulars needs at least


@rule("V2")
def takes(box: Box, table: Table, t: int, i: int, sex: int) -> bool:
    """Whether the i-th chair of table `t` is free, and its other table takes a guest of this sex (T6)."""
    c = box.table_chair[t, i] - 1
    if c < 0 or table.chair[c] or table.shut[c]:
        return False
    for k in range(2):
        u = box.chair_table[c, k] - 1
        if u >= 0 and u != t and not mixes(table, u, sex):
            return False
    return True


@rule("T5", "P3")
def guests_of(table: Table, seat: int, sex: int, nations: int) -> int:
    """How many guests of `sex` in the hand can be of one of `nations`."""
    guests = table.hand[seat, JOKER + sex]
    rest = nations & table.nations[seat, sex] & ANY_NATION
    while rest:
        guests += table.hand[seat, 2 * lowest(rest) + sex]
        rest &= rest - 1
    return guests


@rule("C1", "T5")
def around(box: Box, t: int) -> int:
    """The nations of the chairs of table `t`."""
    nations = 0
    for i in range(CHAIRS_A_TABLE):
        c = box.table_chair[t, i] - 1
        if c >= 0:
            nations |= box.chair_nations[c]
    return nations


@rule("V2", "T6")
def free_chairs(box: Box, table: Table, t: int, sex: int, without: int) -> int:
    """Bit mask of the chairs of table `t` that take a regular of `sex`, one chair left out (-1: none)."""
    free = 0
    for i in range(CHAIRS_A_TABLE):
        if box.table_chair[t, i] - 1 != without and takes(box, table, t, i, sex):
            free |= 1 << i
    return free


@rule("V2", "T5")
def seatable(box: Box, table: Table, seat: int, t: int, sex: int, free: int, without: int) -> int:
    """How many guests of `sex` in the hand can sit on the `free` chairs of table `t` at once, one guest of a kind left
    out (-1: none).

    Each guest fits some of four chairs; by Hall's theorem the most that can sit is the number of chairs less the
    largest lack over all sets of chairs: chairs of the set less guests that fit any of them.
    """
    lack, chairs = 0, 0
    for group in range(1, 1 << CHAIRS_A_TABLE):
        if group & ~free:
            continue
        nations, size = 0, 0
        for i in range(CHAIRS_A_TABLE):
            if group >> i & 1:
                nations |= box.chair_nations[box.table_chair[t, i] - 1]
                size += 1
        guests = guests_of(table, seat, sex, nations)
        if without >= JOKER or (without >= 0 and nations >> (without >> 1) & 1):
            guests -= 1
        lack, chairs = max(lack, size - guests), max(chairs, size)
    return chairs - lack


@rule("V2")
def may_declare(box: Box, table: Table, seat: int, t: int, sex: int) -> bool:
    """Whether regulars of `sex` may be seated at table `t`: it is empty, or one guest of that sex is there alone, and
    enough guests in the hand can sit."""
    if not table.regulars or t >= box.tables or table.reserved[t]:
        return False
    same = table.ladies[t] if sex == LADY else table.gentlemen[t]
    if table.ladies[t] + table.gentlemen[t] != same or same > 1:
        return False
    if guests_of(table, seat, sex, around(box, t)) < GROUP_SIZE:  # the quick look first: most tables fail here
        return False
    return seatable(box, table, seat, t, sex, free_chairs(box, table, t, sex, -1), -1) >= GROUP_SIZE


@rule("V2")
def add_declarations(box: Box, table: Table, seat: int, out: Cells, n: int) -> int:
    """Adds to `out` every table and sex for which regulars may be seated; stops where `out` is full."""
    if not table.regulars:
        return n
    for sex in range(2):
        if guests_of(table, seat, sex, ANY_NATION) < GROUP_SIZE:
            continue
        for t in range(box.tables):
            if n < len(out) and may_declare(box, table, seat, t, sex):
                out[n] = REGULARS + 2 * t + sex
                n += 1
    return n


@rule("V2")
def may_join(box: Box, table: Table, seat: int, kind: int, i: int) -> bool:
    """Whether a guest may take the i-th chair of the regulars' table so that their number can still be reached (its
    nation apart)."""
    t, sex = table.regulars_table - 1, table.regulars_sex
    if kind & 1 != sex or not takes(box, table, t, i, sex):
        return False
    c = box.table_chair[t, i] - 1
    missing = GROUP_SIZE - table.regulars_seated - 1
    return missing <= 0 or seatable(box, table, seat, t, sex, free_chairs(box, table, t, sex, c), kind) >= missing


@rule("V2", "T5")
def add_regulars(box: Box, table: Table, seat: int, out: Cells, n: int) -> int:
    """Adds to `out` the next guest of the regulars, each of the hand's on each chair, and done once three sit."""
    t, sex = table.regulars_table - 1, table.regulars_sex
    if table.regulars_seated >= GROUP_SIZE:
        out[n] = DONE
        n += 1
    for i in range(CHAIRS_A_TABLE):
        c = box.table_chair[t, i] - 1
        for nation in range(MAX_NATIONS + 1):
            kind = 2 * nation + sex
            if c < 0 or not table.hand[seat, kind] or not may_join(box, table, seat, kind, i):
                continue
            if kind >= JOKER:
                for side in range(2):
                    if n < len(out) and side_nation(box, c, side) >= 0:
                        out[n] = SEAT_JOKER + (sex * MAX_CHAIRS + c) * 2 + side
                        n += 1
            elif n < len(out) and box.chair_nations[c] >> nation & 1:
                out[n] = SEAT + kind * MAX_CHAIRS + c
                n += 1
    return n


@rule("V2")
def complete(box: Box, table: Table) -> bool:
    """Whether the group is as large as it can be: four at the table."""
    return table.regulars_before + table.regulars_seated == CHAIRS_A_TABLE


@rule("V2", "D2")
def score_regulars(box: Box, table: Table, seat: int, log: Cells) -> None:
    """The group is complete: it scores in place of P1, takes no further guest, and its empty chair is closed."""
    t = table.regulars_table - 1
    guests = table.regulars_before + table.regulars_seated
    scored = box.regulars_one_nation if table.own[t] == guests else box.regulars
    table.score[seat] += scored
    table.reserved[t] = 1
    emit(log, What.SAT_REGULARS, EVERYBODY, seat, t, table.regulars_sex, guests, scored, 0)
    for i in range(CHAIRS_A_TABLE):
        c = box.table_chair[t, i] - 1
        if c >= 0 and not table.chair[c] and not table.shut[c]:
            table.shut[c] = 1
            table.taken += 1
            refresh(box, table, c)
    lower_limit(box, table, seat, t, log)
    table.regulars_table, table.regulars_sex, table.regulars_before, table.regulars_seated = 0, 0, 0, 0


@rule("V2", "T9")
def jokers_are_regulars(box: Box, table: Table, sex: int, jokers: int) -> bool:
    """Whether so many jokers of one sex and nobody else could be seated as regulars somewhere."""
    for t in range(box.tables):
        same = table.ladies[t] if sex == LADY else table.gentlemen[t]
        if table.reserved[t] or same > 1 or table.ladies[t] + table.gentlemen[t] != same:
            continue
        chairs = 0
        for i in range(CHAIRS_A_TABLE):
            if takes(box, table, t, i, sex):
                chairs += 1
        if min(chairs, jokers) >= GROUP_SIZE:
            return True
    return False
