"""Phase 5: the end of a round and of the game, and its result (E1-E3)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, Ask, Ending, Table
from ..what import What
from .queues import plain

#: Less than any sum: boxes and positions whose loans come to more are refused.
NOBODY = -32000


@rule("E1")
def end_effects(box: Box, table: Table) -> None:
    """What lasted to the end of the round is over."""
    table.plans, table.cancelled = 0, 0
    for seat in range(table.players):
        table.played[seat], table.on_player[seat] = 0, 0
        for kind in range(2):
            table.bonus_money[seat, kind], table.bonus_fame[seat, kind] = 0, 0
        for place in range(table.queue[seat]):
            plain(box, table, seat, place)


@rule("E2", "M1")
def own_money(box: Box, table: Table, seat: int) -> int:
    """Money with the loans taken off; it may be negative."""
    return table.money[seat] - box.loan_due * table.loans[seat]


@rule("E2", "E3")
def worth(box: Box, table: Table, seat: int) -> int:
    """The sum that is compared: money, loans taken off, and fame."""
    return own_money(box, table, seat) + table.fame[seat]


@rule("E2")
def has_met(box: Box, table: Table, seat: int) -> bool:
    """Whether the seat has met the goal."""
    return own_money(box, table, seat) >= box.win_money and table.fame[seat] >= box.win_fame


@rule("E2")
def best_met(box: Box, table: Table) -> int:
    """The highest sum of those who have met the goal; `NOBODY` if nobody has."""
    best = NOBODY
    for seat in range(table.players):
        if has_met(box, table, seat) and worth(box, table, seat) > best:
            best = worth(box, table, seat)
    return best


@rule("E2", "E3")
def ending_now(box: Box, table: Table) -> int:
    """How the game ends after this round; 0 if it goes on."""
    best, met, first = best_met(box, table), 0, 0
    over = best > NOBODY
    if not over and table.rounds < table.round_limit:
        return 0
    for seat in range(table.players):
        own = worth(box, table, seat)
        if has_met(box, table, seat) == over:
            met += 1
            if own > best:
                best, first = own, 0
            if own == best:
                first += 1
    if over and met == 1:
        return Ending.GOAL.value
    shared = 1 if first > 1 else 0
    return Ending.SUM.value + shared if over else Ending.LIMIT.value + shared


@rule("E1", "E2", "E3")
def end_round(box: Box, table: Table, log: Cells) -> bool:
    """The end of the round; whether it was the last one."""
    end_effects(box, table)
    for seat in range(table.players):
        if has_met(box, table, seat):
            emit(log, What.GOAL_MET, EVERYBODY, seat, own_money(box, table, seat), table.fame[seat], 0, 0, 0)
    table.ending = ending_now(box, table)
    if table.ending:
        table.ask = Ask.OVER
        emit(log, What.ENDED, EVERYBODY, table.ending, 0, 0, 0, 0, 0)
    return table.ending > 0


@rule("E2", "E3")
def result(box: Box, table: Table, out: Cells) -> int:
    """Sums and ranks by seat: winners first, then by the sum; equals share a rank."""
    n, best = table.players, best_met(box, table)
    for seat in range(n):
        own = worth(box, table, seat)
        out[seat], out[n + seat] = own, 1
        if own == best and has_met(box, table, seat):
            continue
        for other in range(n):
            sum_ = worth(box, table, other)
            if sum_ > own or (sum_ == best and has_met(box, table, other)):
                out[n + seat] += 1
    return table.ending
