"""Marketing bids: face-down money cards, the blank one among them (M1, M2)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, MAX_PLAYERS, Phase, Stage, Table
from ..what import BID, CARDS, What


@rule("M1")
def begin_bids(table: Table, bidders: int) -> None:
    """These hotels bid, once."""
    table.bidders, table.to_bid = bidders, bidders
    table.phase = Phase.BID


@rule("M1", "B8")
def first_of(table: Table, seats: int) -> int:
    """The first of some seats in turn order: from the active player, in the walk-in phase from the starter."""
    seat = table.active if table.stage == Stage.BOOKING else table.starter
    while not seats >> seat & 1:
        seat = (seat + 1) % table.players
    return seat


@rule("M1")
def makes(box: Box, total: int, cards: int) -> bool:
    """Whether so many notes can make the sum (in the smallest note), none of them blank.

    All of them are the smallest note but for some dearer ones, which make up the excess.
    """
    return 0 <= cards <= total and box.notes[total - cards] <= cards


@rule("M1")
def can_lay_bid(box: Box, total: int, cards: int) -> bool:
    """Whether so many cards can be the bid, the blank one being one more."""
    return makes(box, total, cards) or (box.blank == 1 and makes(box, total, cards - 1))


@rule("M1")
def ask_bid(box: Box, table: Table, log: Cells) -> None:
    """The next hotel bids; what can only be nothing at all is not asked, as money is open."""
    seat = first_of(table, table.to_bid)
    if table.money[seat] >= box.unit:
        table.waiting = 1 << seat
        return
    table.bid[seat] = 0
    table.phase = Phase.CARDS
    if box.blank:
        table.waiting = 1 << seat
    else:
        lay_bid(table, seat, CARDS, log)


@rule("M1")
def add_sums(box: Box, table: Table, seat: int, out: Cells) -> int:
    """Every sum up to the money in hand."""
    n = table.money[seat] // box.unit + 1
    for total in range(n):
        out[total] = BID + total
    return n


@rule("M1")
def add_cards(box: Box, table: Table, seat: int, out: Cells) -> int:
    """Every number of cards that can be the bid."""
    total, n = table.bid[seat], 0
    for cards in range(total + 2):
        out[n] = CARDS + cards
        n += 1 if can_lay_bid(box, total, cards) else 0
    return n


@rule("M1")
def choose_sum(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """The bidder takes a sum in hand."""
    table.bid[seat] = action - BID
    table.phase = Phase.CARDS
    emit(log, What.BID_CHOSEN, 1 << seat, seat, (action - BID) * box.unit, 0, 0, 0, 0)


@rule("M1")
def lay_bid(table: Table, seat: int, action: int, log: Cells) -> None:
    """The bid is laid face down: the others see how many cards."""
    table.bid_cards[seat] = 1 + action - CARDS
    table.to_bid &= ~(1 << seat)
    table.phase = Phase.BID
    table.waiting = 0
    emit(log, What.BID_LAID, EVERYBODY, seat, action - CARDS, 0, 0, 0, 0)


@rule("M1", "M2")
def turn_up(box: Box, table: Table, log: Cells) -> None:
    """All bids are turned up and lost, the winner's too; the blank goes back to its owner."""
    for i in range(table.players):
        seat = (table.starter + i) % table.players
        if table.bidders >> seat & 1:
            paid = table.bid[seat] * box.unit
            table.money[seat] -= paid
            emit(log, What.BID_SHOWN, EVERYBODY, seat, table.bid_cards[seat] - 1, paid, 0, 0, 0)


@rule("M1", "B7")
def highest(table: Table) -> int:
    """The hotels with the highest bid, a bit each."""
    best, seats = -1, 0
    for seat in range(table.players):
        if table.bidders >> seat & 1:
            if table.bid[seat] > best:
                best, seats = table.bid[seat], 0
            if table.bid[seat] == best:
                seats |= 1 << seat
    return seats


@rule("M2")
def clear_bids(table: Table) -> None:
    """No bid lies on the table."""
    table.bidders = 0
    for seat in range(MAX_PLAYERS):
        table.bid[seat], table.bid_cards[seat] = 0, 0
