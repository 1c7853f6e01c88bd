"""Why an action is not legal: the number of the clause that forbids it."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import MAX_FACES, MAX_STAFF, Phase, Stage, Table
from ..what import ADD, BID, CARDS, HIRE, KEEP, PRICE, ROOM, Clause
from .bids import can_lay_bid
from .expansion import most_rooms
from .planning import affordable
from .stay import choices


@rule("S3", "B1", "B8", "M1", "P1", "W2", "R3", "X1", "Z1")
def judge(box: Box, table: Table, seat: int, action: int) -> int:
    """0 if the action is legal, else a `Clause`."""
    if table.phase == Phase.OVER:
        return Clause.Z1
    if not table.playing >> seat & 1:
        return Clause.R3
    if not table.waiting >> seat & 1:
        return now(table)
    if action < BID:
        return judge_price(box, table, seat, action)
    if action < ROOM:
        return judge_bid(box, table, seat, action)
    if action < HIRE:
        if table.phase != Phase.ROOMS:
            return now(table)
        return 0 if choices(box, table, seat) >> action - ROOM & 1 else Clause.B3
    if action < ADD:
        return judge_staff(box, table, seat, action - HIRE)
    if table.phase != Phase.EXPAND:
        return now(table)
    return 0 if action - ADD <= most_rooms(box, table, seat) else Clause.X1


@rule("S3", "B1", "B2", "B8", "M1", "P1", "W1", "W2", "X1")
def now(table: Table) -> int:
    """The clause of what the table waits for."""
    phase = table.phase
    if phase == Phase.PRICES:
        return Clause.S3
    if phase == Phase.CHANGE:
        return Clause.B1 if table.stage == Stage.BOOKING else Clause.W2
    if phase == Phase.BID or phase == Phase.CARDS:
        return Clause.M1
    if phase == Phase.ROOMS:
        return Clause.B8
    if phase == Phase.STAFF:
        return Clause.P1
    if phase == Phase.EXPAND:
        return Clause.X1
    if phase == Phase.ROLL:
        return Clause.W1
    return Clause.B2 if table.stage == Stage.BOOKING else Clause.W2


@rule("S3", "B1", "W2")
def judge_price(box: Box, table: Table, seat: int, action: int) -> int:
    """The next die in secret, or one die turned to another face; none other than where that is asked."""
    if table.phase != Phase.PRICES and table.phase != Phase.CHANGE:
        return now(table)
    if action == KEEP:
        return 0 if table.phase == Phase.CHANGE else Clause.S3
    die, face = (action - PRICE) // MAX_FACES, (action - PRICE) % MAX_FACES
    if face >= box.faces:
        return Clause.S3
    if table.phase == Phase.PRICES:
        return 0 if die == table.chosen[seat] else Clause.S3
    return 0 if box.price[face] != table.price[seat, die] else now(table)


@rule("M1")
def judge_bid(box: Box, table: Table, seat: int, action: int) -> int:
    """A sum within the money in hand; then a number of cards that can make it."""
    if table.phase != Phase.BID and table.phase != Phase.CARDS:
        return now(table)
    if action < CARDS:
        return 0 if table.phase == Phase.BID and (action - BID) * box.unit <= table.money[seat] else Clause.M1
    return 0 if table.phase == Phase.CARDS and can_lay_bid(box, table.bid[seat], action - CARDS) else Clause.M1


@rule("P1")
def judge_staff(box: Box, table: Table, seat: int, which: int) -> int:
    """The next department, a die's worth, no debt."""
    department, members = which // (MAX_STAFF + 1), which % (MAX_STAFF + 1)
    if table.phase != Phase.STAFF:
        return now(table)
    return 0 if department == table.chosen[seat] and members <= affordable(box, table, seat) else Clause.P1
