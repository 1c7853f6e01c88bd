"""Phase 5: the end of a round and of the game, and its result (E1-E3)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, Ask, Ending, Table
from ..what import What
from .queues import plain


@rule("E1")
def end_effects(box: Box, table: Table) -> None:
    """What lasted to the end of the round is over."""
    table.plans, table.cancelled = 0, 0
    for seat in range(table.players):
        table.played[seat], table.on_player[seat] = 0, 0
        for kind in range(2):
            table.bonus_money[seat, kind], table.bonus_fame[seat, kind] = 0, 0
        for place in range(table.queue[seat]):
            if table.on[seat, place]:
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
def has_won(box: Box, table: Table, seat: int) -> bool:
    """Whether the seat has met the goal."""
    return own_money(box, table, seat) >= box.win_money and table.fame[seat] >= box.win_fame


@rule("E2", "E3")
def ending_now(box: Box, table: Table) -> int:
    """How the game ends after this round; 0 if it goes on."""
    met = 0
    for seat in range(table.players):
        met += 1 if has_won(box, table, seat) else 0
    if met == 1:
        return Ending.GOAL
    if met == 0 and table.rounds < table.round_limit:
        return 0
    best = -32000
    first = 0
    for seat in range(table.players):
        if met == 0 or has_won(box, table, seat):
            sum_ = worth(box, table, seat)
            first = 1 if sum_ > best else first + (1 if sum_ == best else 0)
            best = max(best, sum_)
    if met:
        return Ending.SUM if first == 1 else Ending.SHARED
    return Ending.LIMIT if first == 1 else Ending.LIMIT_SHARED


@rule("E1", "E2", "E3")
def end_round(box: Box, table: Table, log: Cells) -> bool:
    """The end of the round; whether it was the last one."""
    end_effects(box, table)
    for seat in range(table.players):
        if has_won(box, table, seat):
            emit(log, What.GOAL_MET, EVERYBODY, seat, own_money(box, table, seat), table.fame[seat], 0, 0, 0)
    table.ending = ending_now(box, table)
    if table.ending:
        table.ask = Ask.OVER
        emit(log, What.ENDED, EVERYBODY, table.ending, 0, 0, 0, 0, 0)
    return table.ending > 0


@rule("E2", "E3")
def beats(box: Box, table: Table, a: int, b: int) -> bool:
    """Whether seat `a` ranks above seat `b`: winners first, then by the sum."""
    if Ending.GOAL <= table.ending <= Ending.SHARED:
        first, second = wins(box, table, a), wins(box, table, b)
        if first != second:
            return first
    return worth(box, table, a) > worth(box, table, b)


@rule("E2")
def wins(box: Box, table: Table, seat: int) -> bool:
    """Whether the seat has met the goal and nobody else who has it has a higher sum."""
    if not has_won(box, table, seat):
        return False
    for other in range(table.players):
        if has_won(box, table, other) and worth(box, table, other) > worth(box, table, seat):
            return False
    return True


@rule("E2", "E3")
def result(box: Box, table: Table, out: Cells) -> int:
    """Sums and ranks by seat; equals share a rank."""
    n = table.players
    for seat in range(n):
        out[seat] = worth(box, table, seat)
        rank = 1
        for other in range(n):
            rank += 1 if beats(box, table, other, seat) else 0
        out[n + seat] = rank
    return table.ending
