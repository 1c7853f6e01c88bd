"""The planning phase: staff for the week, and what it is needed for (P1, P2)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import CHECK_IN, DAYS, DEPARTMENTS, EVERYBODY, KITCHEN, MAX_STAFF, Phase, Table
from ..what import HIRE, What


@rule("P2")
def need_on(table: Table, seat: int, department: int, day: int) -> int:
    """The staff that a department needs on a day: one for each room blocked, square or brown marker."""
    need = 0
    for r in range(table.rooms[seat]):
        marks = table.busy[seat, r]
        if department == CHECK_IN:
            marks = table.square[seat, r]
        elif department == KITCHEN:
            marks = table.brown[seat, r]
        need += marks >> day & 1
    return need


@rule("P2", "R1")
def need(table: Table, seat: int, department: int) -> int:
    """The need of the week: the largest on any day."""
    most = 0
    for day in range(DAYS):
        most = max(most, need_on(table, seat, department, day))
    return most


@rule("P1")
def begin_planning(box: Box, table: Table) -> None:
    """All hire at the same time; who cannot pay for anybody is not asked, as money is open."""
    table.phase = Phase.STAFF
    for seat in range(table.players):
        if table.playing >> seat & 1 and table.money[seat] >= box.wage:
            table.waiting |= 1 << seat


@rule("P1", "S4")
def hires_alone(box: Box, table: Table) -> bool:
    """Whether only one hotel can pay for anybody: there is nothing to hide from the others, who hire nobody."""
    able = 0
    for seat in range(table.players):
        able += 1 if table.playing >> seat & 1 and table.money[seat] >= box.wage else 0
    return able < 2


@rule("P1")
def affordable(box: Box, table: Table, seat: int) -> int:
    """The most that a seat may hire for its next department: a die's worth, and no debt."""
    hired = 0
    for department in range(DEPARTMENTS):
        hired += table.staff[seat, department]
    return min(box.max_staff, table.money[seat] // box.wage - hired)


@rule("P1")
def add_staff(box: Box, table: Table, seat: int, out: Cells) -> int:
    """Staff for the next department: housekeeping, check-in, kitchen."""
    most = affordable(box, table, seat)
    first = HIRE + table.chosen[seat] * (MAX_STAFF + 1)
    for members in range(most + 1):
        out[members] = first + members
    return most + 1


@rule("P1")
def hire(table: Table, seat: int, action: int, log: Cells) -> None:
    """Staff of a department is chosen; with the last one the seat is ready."""
    table.staff[seat, table.chosen[seat]] = (action - HIRE) % (MAX_STAFF + 1)
    table.chosen[seat] += 1
    if table.chosen[seat] == DEPARTMENTS:
        table.waiting &= ~(1 << seat)
        emit(log, What.READY, EVERYBODY, seat, 0, 0, 0, 0, 0)


@rule("P1", "S4")
def show_staff(box: Box, table: Table, log: Cells) -> None:
    """All have hired: the staff is shown and paid for the whole week."""
    for seat in range(table.players):
        table.chosen[seat] = 0
        if table.playing >> seat & 1:
            a, b, c = table.staff[seat, 0], table.staff[seat, 1], table.staff[seat, 2]
            table.money[seat] -= box.wage * (a + b + c)
            emit(log, What.HIRED, EVERYBODY, seat, a, b, c, box.wage * (a + b + c), 0)
