"""One seat counts up to the goal.  It may also write 1 to any place of a field, whether the field has it or not."""

from __future__ import annotations

from typing import Any

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from .deep.adding import added
from .numbers import EVENTS, LAST, STEP
from .table import Box, Table

KERNELS = (
    "setup", "to_act", "legal", "judge", "outcomes", "apply", "result", "censor", "resample", "preview", "derive",
    "greedy",
)  # fmt: skip
FIELDS = ("row", "grid-row", "grid-column", "seats")


@rule()
def setup(box: Box, table: Table, options: Cells) -> None:
    table.on = 1


@rule("C1")
def to_act(box: Box, table: Table) -> int:
    return 1 if table.on and table.count < box.goal else -1


@rule()
def legal(box: Box, table: Table, seat: int, out: Cells) -> int:
    out[0] = 0
    return 1


@rule()
def judge(box: Box, table: Table, seat: int, action: int) -> int:
    return 0


@rule()
def outcomes(box: Box, table: Table, out: Cells, weight: Cells) -> int:
    return 0


@rule()
def apply(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    if action == 0:
        table.count = added(table.count, STEP)
        table.seats[0].score = table.count
        for _ in range(EVENTS):
            emit(log, 0, -1, table.count, 0, 0, 0, 0, 0)
        return
    field, place = (action - 1) // (LAST + 1), (action - 1) % (LAST + 1)
    if field == 0:
        table.row[place] = 1
    elif field == 1:
        table.grid[place, 0] = 1
    elif field == 2:
        table.grid[1, place] = 1
    else:
        table.seats[place].score = 1


@rule()
def result(box: Box, table: Table, out: Cells) -> int:
    out[0], out[1], out[2], out[3] = table.count, 0, 1, 2
    return 0 if to_act(box, table) > 0 else 1


@rule()
def censor(box: Box, table: Table, seat: int) -> None:
    """Nothing is hidden."""


@rule()
def resample(box: Box, table: Table, seat: int, rng: Cells) -> None:
    """Nothing is hidden."""


@rule()
def derive(box: Box, table: Table) -> None:
    """Nothing follows from anything."""


@rule()
def preview(box: Box, table: Table, seat: int, action: int) -> int:
    return STEP


@rule()
def greedy(box: Box, table: Table, seat: int, works: Any, out: Cells) -> int:
    return 0
