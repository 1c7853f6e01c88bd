"""The one-ply heuristic of Café International: the gain of each whole turn against what it leaves."""

from __future__ import annotations

from typing import Any

from locanda.core.copying import copy
from locanda.core.record import Cells
from locanda.core.rule import rule

from .box import Box
from .rules.board import would_score
from .rules.turn import choose, legal
from .table import GROUP, JOKER, MAX_NATIONS, Phase, Table

#: Weights in sixteenths of a point.
POINT = 16
THREAT = 5  # of the best that one guest could score for the next player
PROMISE = 3  # of the best that one guest of the own hand could score next time
JOKER_KEPT = 30
LIMIT_LOWERED = 30
#: What the best guest of an unseen hand is taken to score, in means of all unseen guests.
BEST_OF_HAND = 2


@rule()
def best_single(box: Box, table: Table, seat: int) -> int:
    """The most that one ordinary guest of the hand, as far as it is known, could score at once."""
    best = 0
    for kind in range(2 * MAX_NATIONS):
        if table.hand[seat, kind] == 0:
            continue
        nation, sex = kind >> 1, kind & 1
        for i in range(box.nation_chairs[nation]):
            c = box.nation_chair[nation, i] - 1
            if table.open[c] >> sex & 1 and table.open[c] & GROUP:
                best = max(best, would_score(box, table, c, nation))
    return best


@rule()
def best_unseen(box: Box, table: Table) -> int:
    """Like `best_single` for a hand that nobody knows, as a guess: `BEST_OF_HAND` times the mean over the unseen guests
    of what each could score, as the best of several guests is better than one at random."""
    total, guests = 0, 0
    for kind in range(2 * MAX_NATIONS):
        if table.bag[kind] == 0:
            continue
        nation, sex = kind >> 1, kind & 1
        best = 0
        for i in range(box.nation_chairs[nation]):
            c = box.nation_chair[nation, i] - 1
            if table.open[c] >> sex & 1 and table.open[c] & GROUP:
                best = max(best, would_score(box, table, c, nation))
        total += best * table.bag[kind]
        guests += table.bag[kind]
    return BEST_OF_HAND * total // guests if guests else 0


@rule()
def worth(box: Box, before: Table, table: Table, seat: int) -> int:
    """The gain of the seat's turn, in sixteenths of a point, against what it leaves to the next player."""
    value = POINT * (table.score[seat] - before.score[seat])
    value += LIMIT_LOWERED * (before.limit[seat] - table.limit[seat])
    value += JOKER_KEPT * (table.hand[seat, JOKER] + table.hand[seat, JOKER + 1])
    if table.phase == Phase.OVER:
        return value
    after = (seat + 1) % table.players
    threat = best_unseen(box, table) if table.unexpected_guests else best_single(box, table, after)
    return value - THREAT * threat + PROMISE * best_single(box, table, seat)


@rule()
def best_end(box: Box, before: Table, table: Table, seat: int, work: Table, out: Cells, log: Cells) -> int:
    """The worth of a turn once begun: the best of its possible ends."""
    if table.phase != Phase.SECOND and table.phase != Phase.JOIN and table.phase != Phase.REGULARS:
        return worth(box, before, table, seat)
    n = legal(box, table, seat, out)
    best = -(1 << 30)
    for i in range(n):
        copy(work, table)
        choose(box, work, seat, out[i], log)
        if work.phase == Phase.REGULARS:  # counted as if a third guest completed them
            best = max(best, worth(box, before, work, seat) + POINT * box.regulars // 2)
        else:
            best = max(best, worth(box, before, work, seat))
    return best


@rule()
def greedy(box: Box, table: Table, seat: int, works: Any, out: Cells) -> int:
    """The first action of the best whole turn; `works` are two tables, `out` has room for twice the actions."""
    n = legal(box, table, seat, out)
    chosen, best = -1, -(1 << 30)
    log = out[len(out) :]
    for i in range(n):
        copy(works[0], table)
        choose(box, works[0], seat, out[i], log)
        value = best_end(box, table, works[0], seat, works[1], out[n:], log)
        if value > best:
            chosen, best = out[i], value
    return chosen
