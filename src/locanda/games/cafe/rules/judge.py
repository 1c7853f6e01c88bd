"""Why an action is not legal: the number of the clause that forbids it, the most telling one first."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import CHAIRS_A_TABLE, JOKER, MAX_CHAIRS, Phase, Table
from ..what import BAR, DONE, EXCHANGE, PASS, REGULARS, SEAT_JOKER, Clause
from .board import side_nation
from .regulars import GROUP_SIZE, may_declare, may_join, takes
from .seating import lone_allowed, may_sit, nations_held, replaces
from .turn import legal, to_act


@rule("S2", "E1", "T1")
def judge(box: Box, table: Table, seat: int, action: int) -> int:
    """0 if the action is legal, else a `Clause`."""
    if table.phase == Phase.OVER:
        return Clause.E1
    if to_act(box, table) == 0 or seat != table.turn:
        return Clause.S2
    if action == PASS:
        return judge_pass(box, table, seat)
    if action == DONE:
        return judge_done(table)
    if action >= REGULARS:
        return judge_regulars(box, table, seat, action - REGULARS)
    if action >= EXCHANGE:
        kind, c = (action - EXCHANGE) // MAX_CHAIRS, (action - EXCHANGE) % MAX_CHAIRS
        return judge_exchange(table, seat, kind, c)
    if action >= BAR:
        return judge_bar(table, seat, action - BAR)
    if action >= SEAT_JOKER:
        place, side = (action - SEAT_JOKER) >> 1, (action - SEAT_JOKER) & 1
        kind, c = JOKER + place // MAX_CHAIRS, place % MAX_CHAIRS
        if c < box.chairs and side_nation(box, c, side) < 0:
            return Clause.P3
        return judge_seat(box, table, seat, kind, c)
    return judge_seat(box, table, seat, action // MAX_CHAIRS, action % MAX_CHAIRS)


@rule("T9")
def judge_pass(box: Box, table: Table, seat: int) -> int:
    """There is no passing while anything can be done."""
    if table.phase != Phase.TURN:
        return Clause.T9
    n = legal(box, table, seat, table.scratch)
    only = table.scratch[0]
    table.scratch[0], table.scratch[1] = 0, 0
    return 0 if n == 1 and only == PASS else Clause.T9


@rule("T7", "T8", "V2")
def judge_done(table: Table) -> int:
    """The second guest is optional, save where the first sits alone; regulars are at least three."""
    if table.phase == Phase.SECOND:
        return 0
    if table.phase == Phase.JOIN:
        return Clause.T8
    if table.phase == Phase.REGULARS:
        return 0 if table.regulars_seated >= GROUP_SIZE else Clause.V2
    return Clause.T1


@rule("V2")
def judge_regulars(box: Box, table: Table, seat: int, which: int) -> int:
    """Regulars are the whole turn."""
    if table.phase != Phase.TURN:
        return Clause.T1
    return 0 if may_declare(box, table, seat, which >> 1, which & 1) else Clause.V2


@rule("T3", "J1")
def judge_exchange(table: Table, seat: int, kind: int, c: int) -> int:
    """A guest of the hand, of the joker's sex and named nation; the exchange is the whole turn."""
    if table.phase != Phase.TURN:
        return Clause.T3
    return 0 if table.hand[seat, kind] and replaces(table, c, kind) else Clause.J1


@rule("T2", "B1", "B3")
def judge_bar(table: Table, seat: int, kind: int) -> int:
    """One guest of the hand a turn, never a joker."""
    if table.hand[seat, kind] == 0:
        return Clause.T2
    if kind >= JOKER:
        return Clause.B3
    return 0 if table.phase == Phase.TURN else Clause.B1


@rule("C1", "T1", "T4", "T5", "T6", "T8", "T8a")
def judge_seat(box: Box, table: Table, seat: int, kind: int, c: int) -> int:
    """A guest of the hand, on a free chair of its nation, in balance, and not alone."""
    sex = kind & 1
    if table.hand[seat, kind] == 0:
        return Clause.T1
    if c >= box.chairs:
        return Clause.C1
    if table.chair[c]:
        return Clause.T4
    if table.shut[c]:
        return Clause.V2
    if kind < JOKER and not box.chair_nations[c] >> (kind >> 1) & 1:
        return Clause.T5
    if table.phase == Phase.REGULARS:
        return judge_regular(box, table, seat, kind, c)
    if not table.open[c] >> sex & 1:
        return Clause.T6
    if may_sit(box, table, c, sex, nations_held(table, seat, 1 - sex)):
        return 0
    if table.phase == Phase.TURN and table.opening and only_lone(box, table, seat):
        return 0
    return Clause.T8


@rule("T8a")
def only_lone(box: Box, table: Table, seat: int) -> bool:
    """Whether the opening's exception holds: neither T1 nor V2 allows a seating that scores."""
    if not lone_allowed(box, table, seat):
        return False
    for t in range(box.tables):
        if may_declare(box, table, seat, t, 0) or may_declare(box, table, seat, t, 1):
            return False
    return True


@rule("V2")
def judge_regular(box: Box, table: Table, seat: int, kind: int, c: int) -> int:
    """The next regular: of their sex, at their table, in balance at the other one, the group still possible."""
    t = table.regulars_table - 1
    for i in range(CHAIRS_A_TABLE):
        if box.table_chair[t, i] - 1 == c:
            if kind & 1 == table.regulars_sex and not takes(box, table, t, i, kind & 1):
                return Clause.T6
            return 0 if may_join(box, table, seat, kind, i) else Clause.V2
    return Clause.V2
