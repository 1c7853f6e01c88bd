"""The order of a phase (O1, O2)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, MAX_PLAYERS, Step, Table
from ..what import What


@rule("O1")
def claim(box: Box, table: Table, seat: int) -> int:
    """What the order is made by: fame, among equals starting fame, among equals the lower seat."""
    return (table.fame[seat] * 128 + box.shop_fame[table.shop[seat] - 1]) * MAX_PLAYERS - seat


@rule("O1", "O2")
def begin_phase(box: Box, table: Table, phase: int, log: Cells) -> None:
    """A phase begins: the seats in the order of their fame now."""
    n = table.players
    for seat in range(n):
        place, own = 0, claim(box, table, seat)
        for other in range(n):
            place += 1 if claim(box, table, other) > own else 0
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
