"""The order of a phase (O1, O2)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, Step, Table
from ..what import What


@rule("O1")
def before(box: Box, table: Table, a: int, b: int) -> bool:
    """Whether seat `a` comes before seat `b`: more fame, else more starting fame, else the lower seat."""
    if table.fame[a] != table.fame[b]:
        return table.fame[a] > table.fame[b]
    first, second = box.shop_fame[table.shop[a] - 1], box.shop_fame[table.shop[b] - 1]
    return first > second if first != second else a < b


@rule("O1", "O2")
def begin_phase(box: Box, table: Table, phase: int, log: Cells) -> None:
    """A phase begins: the seats in the order of their fame now."""
    n = table.players
    for seat in range(n):
        place = 0
        for other in range(n):
            place += 1 if other != seat and before(box, table, other, seat) else 0
        table.order[place] = seat
        table.order_fame[seat] = table.fame[seat]
    table.phase, table.step, table.turn = phase, Step.START, 0
    third, fourth = table.order[2] if n > 2 else -1, table.order[3] if n > 3 else -1
    emit(log, What.PHASE_BEGAN, EVERYBODY, phase, table.order[0], table.order[1], third, fourth, 0)


@rule("O2")
def add_money(table: Table, seat: int, amount: int) -> int:
    """Changes money, never below 0; by how much it did change."""
    change = max(amount, -table.money[seat])
    table.money[seat] += change
    return change


@rule("O2")
def add_fame(table: Table, seat: int, amount: int) -> int:
    """Changes fame, never below 0; by how much it did change."""
    change = max(amount, -table.fame[seat])
    table.fame[seat] += change
    return change
