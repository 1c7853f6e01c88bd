"""The board: who may sit where, and what a guest scores (C1, T4-T6, P1-P3)."""

from __future__ import annotations

from locanda.core.log import REVEALS, emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import CHAIRS_A_TABLE, EVERYBODY, GENTLEMAN, GROUP, JOKER, KINDS, LADY, Table
from ..what import What


@rule("T6")
def mixes(table: Table, t: int, sex: int) -> bool:
    """Whether one more guest of this sex leaves table `t` with 1 + 1, 2 + 1, 1 + 2 or 2 + 2, or alone."""
    ladies, gentlemen = table.ladies[t], table.gentlemen[t]
    if sex == LADY:
        return ladies <= gentlemen and ladies < 2
    return gentlemen <= ladies and gentlemen < 2


@rule("T4", "T6")
def look(box: Box, table: Table, c: int) -> int:
    """What `Table.open` holds for a chair: nobody on a taken or closed one, else who fits at all of its tables."""
    if table.chair[c] or table.shut[c]:
        return 0
    room = table.room[box.chair_table[c, 0] - 1]
    other = box.chair_table[c, 1] - 1
    if other < 0:
        return room
    return (room & table.room[other] & ~GROUP) | ((room | table.room[other]) & GROUP)


@rule("T6")
def look_at_table(table: Table, t: int) -> None:
    """Sets `Table.room` of a table from who sits there."""
    room = GROUP if table.ladies[t] + table.gentlemen[t] else 0
    for sex in range(2):
        if mixes(table, t, sex):
            room |= 1 << sex
    table.room[t] = room


@rule("C1")
def refresh(box: Box, table: Table, c: int) -> None:
    """Looks anew at the tables of chair `c` and at all their chairs."""
    for k in range(2):
        t = box.chair_table[c, k] - 1
        if t >= 0:
            look_at_table(table, t)
    for k in range(2):
        t = box.chair_table[c, k] - 1
        if t < 0:
            break
        for i in range(CHAIRS_A_TABLE):
            d = box.table_chair[t, i] - 1
            if d < 0:
                break
            table.open[d] = look(box, table, d)


@rule("C1")
def look_around(box: Box, table: Table) -> None:
    """Derives `Table.room`, `Table.open` and `Table.nations` from the rest."""
    for t in range(box.tables):
        look_at_table(table, t)
    for c in range(box.chairs):
        table.open[c] = look(box, table, c)
    for seat in range(table.players):
        for kind in range(KINDS):
            note_kind(table, seat, kind)


@rule("P3")
def side_nation(box: Box, c: int, side: int) -> int:
    """The nation that a joker can be on this side of a chair; -1 where the second side names nothing new."""
    first = box.table_nation[box.chair_table[c, 0] - 1]
    if side == 0:
        return first
    t = box.chair_table[c, 1] - 1
    if t < 0 or box.table_nation[t] == first:
        return -1
    return box.table_nation[t]


@rule("P1", "P4")
def points(box: Box, guests: int, own: int) -> int:
    """What the last of so many guests at a table scores there, `own` of them of its nation: doubled if all are."""
    if guests < 2:
        return 0
    return box.points[guests] * (2 if own == guests else 1)


@rule("P1")
def gain(box: Box, table: Table, t: int, nation: int) -> int:
    """What one more guest, counted as of `nation`, would score at table `t`."""
    own = 1 if box.table_nation[t] == nation else 0
    return points(box, table.ladies[t] + table.gentlemen[t] + 1, table.own[t] + own)


@rule("P2")
def would_score(box: Box, table: Table, c: int, nation: int) -> int:
    """What a guest counted as of `nation` would score on the empty chair `c`, regulars apart."""
    total = 0
    for k in range(2):
        t = box.chair_table[c, k] - 1
        if t < 0:
            break
        total += gain(box, table, t, nation)
    return total


@rule("D2")
def lower_limit(box: Box, table: Table, seat: int, t: int, log: Cells) -> None:
    """A table of four, all of its nation, lowers the limit of the player who completed it."""
    if table.own[t] == CHAIRS_A_TABLE and table.limit[seat] > 0:
        table.limit[seat] -= 1
        emit(log, What.LIMIT_LOWERED, EVERYBODY, seat, table.limit[seat], t, 0, 0, 0)


@rule("T1", "T4", "P1", "P2", "P3", "D2")
def sit(box: Box, table: Table, seat: int, kind: int, c: int, nation: int, log: Cells) -> None:
    """A guest from the hand sits down, counted as of `nation`, and scores at each table of the chair.

    The table that regulars are being seated at scores when they are complete (V2).
    """
    table.chair[c], table.nation[c] = 1 + kind, 1 + nation
    table.taken += 1
    sex = kind & 1
    at0, at1 = 0, 0
    for k in range(2):
        t = box.chair_table[c, k] - 1
        if t < 0:
            break
        scored = gain(box, table, t, nation) if t != table.regulars_table - 1 else 0
        if sex == GENTLEMAN:
            table.gentlemen[t] += 1
        else:
            table.ladies[t] += 1
        if box.table_nation[t] == nation:
            table.own[t] += 1
        if k == 0:
            at0 = scored
        else:
            at1 = scored
    table.score[seat] += at0 + at1
    refresh(box, table, c)
    leave_hand(table, seat, kind)
    emit(log, What.SEATED, told(table), seat, kind, c, nation, at0, at1)
    for k in range(2):
        t = box.chair_table[c, k] - 1
        if t >= 0 and t != table.regulars_table - 1:
            lower_limit(box, table, seat, t, log)


@rule("V1")
def told(table: Table) -> int:
    """The audience mask of what tells everybody something of the hand: with hidden hands it cannot be untold."""
    return EVERYBODY | REVEALS if table.unexpected_guests else EVERYBODY


@rule("V1")
def leave_hand(table: Table, seat: int, kind: int) -> None:
    """A guest leaves a hand, and with it what is known of a joker taken in an exchange."""
    change_hand(table, seat, kind, -1)
    table.held[seat] -= 1
    if kind >= JOKER and table.shown[seat, kind - JOKER] > 0:
        table.shown[seat, kind - JOKER] -= 1


@rule("T5")
def note_kind(table: Table, seat: int, kind: int) -> None:
    """Keeps `Table.nations` in step with what the hand holds of a kind."""
    bit = 1 << (kind >> 1)
    if table.hand[seat, kind]:
        table.nations[seat, kind & 1] |= bit
    else:
        table.nations[seat, kind & 1] &= ~bit


@rule("T1")
def change_hand(table: Table, seat: int, kind: int, by: int) -> None:
    """So many more guests of a kind in a hand; how many it holds in all is for the caller."""
    table.hand[seat, kind] += by
    note_kind(table, seat, kind)
