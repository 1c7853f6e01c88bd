"""The walk-in phase: a ranking, then seven days of guests with a budget (W1-W4)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, Phase, Stage, Table
from ..what import BUDGET, ROLL, What
from .bids import begin_bids, clear_bids, first_of, turn_up
from .booking import hotels_in, need_card, take_guests
from .stay import available, within


@rule("W1")
def begin_ranking(table: Table) -> None:
    """From the least money to the most; equals share a place for now."""
    table.stage = Stage.WALK_IN
    table.phase = Phase.RANK
    table.ranked = 0
    for seat in range(table.players):
        table.place[seat] = 0
        for other in range(table.players):
            if table.playing >> seat & table.playing >> other & 1 and table.money[other] < table.money[seat]:
                table.place[seat] += 1


@rule("W1")
def at_place(table: Table, place: int) -> int:
    """The hotels that share a place, a bit each."""
    seats = 0
    for seat in range(table.players):
        if table.playing >> seat & 1 and table.place[seat] == place:
            seats |= 1 << seat
    return seats


@rule("W1")
def next_tie(table: Table) -> int:
    """The first place that several hotels share, the poorest first; -1 when all are told apart."""
    for place in range(table.players):
        seats = at_place(table, place)
        if seats & (seats - 1):
            return place
    return -1


@rule("W1")
def rank(table: Table, log: Cells) -> bool:
    """Each group of equals bids once, then rolls; False when all are told apart."""
    place = next_tie(table)
    if place < 0:
        for at in range(hotels_in(table)):
            emit(log, What.RANKED, EVERYBODY, holder(table, at), at, 0, 0, 0, 0)
        table.ranked = 0
        return False
    seats = at_place(table, place)
    if place < table.ranked:
        table.phase = Phase.ROLL
        return True
    table.ranked = place
    for seat in range(table.players):
        table.ranked += seats >> seat & 1
    begin_bids(table, seats)
    return True


@rule("W1")
def holder(table: Table, place: int) -> int:
    """The hotel at a place of the finished ranking."""
    seat = 0
    while not (table.playing >> seat & 1 and table.place[seat] == place):
        seat += 1
    return seat


@rule("W1", "M2")
def rank_by_bids(box: Box, table: Table, log: Cells) -> None:
    """Of the equals that have bid, higher bids stand earlier."""
    turn_up(box, table, log)
    for seat in range(table.players):
        for other in range(table.players):
            if table.bidders >> seat & table.bidders >> other & 1 and table.bid[other] > table.bid[seat]:
                table.place[seat] += 1
    clear_bids(table)
    table.phase = Phase.RANK


@rule("W1")
def roll(table: Table, action: int, log: Cells) -> None:
    """One of those still equal rolls the die; when all have, higher ones stand earlier."""
    seats = at_place(table, next_tie(table))
    to_roll = seats
    for seat in range(table.players):
        if table.rolled[seat]:
            to_roll &= ~(1 << seat)
    seat = first_of(table, to_roll)
    table.rolled[seat] = 1 + action - ROLL
    emit(log, What.ROLLED, EVERYBODY, seat, action - ROLL, 0, 0, 0, 0)
    if to_roll == 1 << seat:
        rank_by_dice(table, seats)


@rule("W1")
def rank_by_dice(table: Table, seats: int) -> None:
    """Higher dice stand earlier; equal ones share a place, and will roll again."""
    for seat in range(table.players):
        for other in range(table.players):
            if seats >> seat & seats >> other & 1 and table.rolled[other] > table.rolled[seat]:
                table.place[seat] += 1
    for seat in range(table.players):
        table.rolled[seat] = 0
    table.phase = Phase.RANK


@rule("W2", "W4")
def begin_day(table: Table, day: int, log: Cells) -> None:
    """A day: every player may change a price, in rank order; then a walk-in for every two players, at least one."""
    table.day, table.active = day, 0
    table.to_come = max(1, hotels_in(table) // 2)
    emit(log, What.DAY_BEGAN, EVERYBODY, day, table.to_come, 0, 0, 0, 0)
    table.phase = Phase.CHANGE
    table.waiting = 1 << holder(table, 0)


@rule("W2")
def next_change(table: Table) -> None:
    """The next in the ranking may change a price; after the last the budget is rolled."""
    table.active += 1
    if table.active == hotels_in(table):
        table.active = 0
        table.phase = Phase.BUDGET
    else:
        table.waiting = 1 << holder(table, table.active)


@rule("W2", "W4")
def add_budgets(box: Box, out: Cells, weight: Cells) -> int:
    """The white die as a budget."""
    for i in range(box.budgets):
        out[i], weight[i] = BUDGET + i, box.budget_faces[i]
    return box.budgets


@rule("W1")
def add_rolls(box: Box, out: Cells, weight: Cells) -> int:
    """The white die by its faces."""
    for face in range(box.white_faces):
        out[face], weight[face] = ROLL + face, 1
    return box.white_faces


@rule("W2", "W4")
def roll_budget(box: Box, table: Table, action: int, log: Cells) -> None:
    """What the next guests have for a night."""
    table.budget = box.budget[action - BUDGET]
    emit(log, What.BUDGET_ROLLED, EVERYBODY, table.budget, 0, 0, 0, 0, 0)
    need_card(box, table, log)


@rule("W3")
def walk_in(box: Box, table: Table, log: Cells) -> None:
    """The guests take the first hotel in the ranking that has room and is within their budget."""
    card, day = table.card - 1, table.day
    seats = 0
    for place in range(hotels_in(table)):
        seat = holder(table, place)
        if not available(box, table, seat, card, day):
            emit(log, What.FULL, EVERYBODY, seat, 0, 0, 0, 0, 0)
        elif not within(box, table, seat, card, day, table.budget):
            emit(log, What.TOO_DEAR, EVERYBODY, seat, 0, 0, 0, 0, 0)
        else:
            seats = 1 << seat
            break
    take_guests(box, table, seats, log)


@rule("W2", "W4")
def next_walk_in(box: Box, table: Table, log: Cells) -> bool:
    """The guests are settled: the next walk-in, the next day, or False at the end of the week."""
    table.card, table.budget = 0, 0
    table.to_come -= 1
    if table.to_come:
        table.phase = Phase.BUDGET
        return True
    if table.day + 1 < box.walk_in_days:
        begin_day(table, table.day + 1, log)
        return True
    table.day, table.stage = 0, Stage.BOOKING
    return False
