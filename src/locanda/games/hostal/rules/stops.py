"""The taught night: where the rulebook says STOP, everybody reads before the game goes on (G1)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..table import EVERYBODY, Phase, Stop, Table
from ..what import What


@rule("G1")
def due(table: Table) -> int:
    """What has to be explained before this phase."""
    if table.phase == Phase.ROUND:
        if table.rounds == 0:
            return Stop.HAND.value if table.stop < Stop.HAND else Stop.PLACE.value
        return Stop.PLAY.value if table.rounds == 1 else Stop.ALL.value
    if table.phase == Phase.DAWN:
        return Stop.REVEAL.value
    if table.phase == Phase.REST:
        return Stop.REST.value
    return Stop.MISFORTUNE.value if table.phase == Phase.LUCK else 0


@rule("G1")
def stops(table: Table, log: Cells) -> bool:
    """Whether everybody has to read something now."""
    if not table.teaching:
        return False
    stop = due(table)
    if table.stop >= stop:
        return False
    ask_stop(table, stop, log)
    return True


@rule("G1")
def ask_stop(table: Table, stop: int, log: Cells) -> None:
    """Everybody reads, all at the same time."""
    table.stop, table.resume = stop, table.phase
    table.phase = Phase.STOP
    table.waiting = (1 << table.players) - 1
    emit(log, What.STOPPED, EVERYBODY, stop, 0, 0, 0, 0, 0)


@rule("G1")
def read(table: Table, seat: int, log: Cells) -> None:
    """A player has read it."""
    table.waiting &= ~(1 << seat)
    emit(log, What.READ, EVERYBODY, seat, 0, 0, 0, 0, 0)


@rule("G1")
def go_on_reading(table: Table) -> None:
    """All have read it: the game goes on where it stopped."""
    table.phase, table.resume = table.resume, Phase.OVER


@rule("G1")
def end_lessons(table: Table) -> None:
    """Only the first night is taught."""
    table.teaching, table.stop, table.taught = 0, Stop.NONE, 0
