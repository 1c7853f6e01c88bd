"""The rating phase: stars for the staff, and hotels that go out (R1-R3)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import CHECK_IN, EVERYBODY, HOUSEKEEPING, KITCHEN, Table
from ..what import What
from .planning import need


@rule("R1", "R2", "R4")
def rate(box: Box, table: Table, log: Cells) -> None:
    """Each missing member costs a star; none missing brings one."""
    for seat in range(table.players):
        if not table.playing >> seat & 1:
            continue
        housekeeping, check_in = need(table, seat, HOUSEKEEPING), need(table, seat, CHECK_IN)
        kitchen = need(table, seat, KITCHEN)
        missing = max(0, housekeeping - table.staff[seat, HOUSEKEEPING])
        missing += max(0, check_in - table.staff[seat, CHECK_IN])
        missing += max(0, kitchen - table.staff[seat, KITCHEN])
        if missing:
            table.stars[seat] = max(0, table.stars[seat] - missing)
        else:
            table.stars[seat] = min(box.max_stars, table.stars[seat] + 1)
        emit(log, What.RATED, EVERYBODY, seat, housekeeping, check_in, kitchen, missing, table.stars[seat])


@rule("R3")
def put_out(table: Table, log: Cells) -> None:
    """Hotels at 0 stars are out, all at once."""
    for seat in range(table.players):
        if table.playing >> seat & 1 and table.stars[seat] == 0:
            table.playing &= ~(1 << seat)
            table.out[seat] = 1 + table.week
            emit(log, What.WENT_OUT, EVERYBODY, seat, 0, 0, 0, 0, 0)
