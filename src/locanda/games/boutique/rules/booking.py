"""The booking phase: guests in turn, the cheapest hotel gets them (B0-B8)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import DAYS, EVERYBODY, Phase, Stage, Table
from ..what import CHECK_IN, GUESTS, What
from .bids import begin_bids, clear_bids, first_of, highest, turn_up
from .stay import available, block, charge, choices


@rule("B0", "R3")
def hotels_in(table: Table) -> int:
    """How many hotels are still in."""
    n = 0
    for seat in range(table.players):
        n += table.playing >> seat & 1
    return n


@rule("B0")
def begin_booking(box: Box, table: Table) -> None:
    """The starter begins, or the next clockwise who is still in; five cards a player."""
    table.stage = Stage.BOOKING
    table.to_come = box.cards_a_player * hotels_in(table)
    table.active = table.starter
    table.active = first_of(table, table.playing)
    ask_change(table)


@rule("B1")
def ask_change(table: Table) -> None:
    """The active player may change one price die."""
    table.phase = Phase.CHANGE
    table.waiting = 1 << table.active


@rule("B2")
def add_days(box: Box, out: Cells, weight: Cells) -> int:
    """The check-in die."""
    n = 0
    for day in range(DAYS):
        out[n], weight[n] = CHECK_IN + day, box.day_faces[day]
        n += 1 if box.day_faces[day] else 0
    return n


@rule("B2")
def roll_day(box: Box, table: Table, action: int, log: Cells) -> None:
    """The check-in day of the next guests."""
    table.day = action - CHECK_IN
    emit(log, What.DAY_ROLLED, EVERYBODY, table.day, 0, 0, 0, 0, 0)
    need_card(box, table, log)


@rule("B2", "S1")
def need_card(box: Box, table: Table, log: Cells) -> None:
    """A card is needed: if the deck has none, it is remade from all the used ones, a set for every two players."""
    table.phase = Phase.GUEST
    if table.deck_left:
        return
    make_deck(box, table)
    emit(log, What.DECK_REMADE, EVERYBODY, table.deck_left, 0, 0, 0, 0, 0)


@rule("S1", "B2")
def make_deck(box: Box, table: Table) -> None:
    """All cards of all sets, one set for every two players, rounded up."""
    sets = (table.players + 1) // 2
    for card in range(box.cards):
        table.deck[card] = sets
    table.deck_left = sets * box.cards


@rule("B2")
def add_guests(box: Box, table: Table, out: Cells, weight: Cells) -> int:
    """The cards of the deck."""
    n = 0
    for card in range(box.cards):
        out[n], weight[n] = GUESTS + card, table.deck[card]
        n += 1 if table.deck[card] else 0
    return n


@rule("B2")
def turn_card(table: Table, action: int, log: Cells) -> None:
    """A guest card is turned up."""
    card = action - GUESTS
    table.deck[card] -= 1
    table.deck_left -= 1
    table.card = 1 + card
    emit(log, What.GUESTS_CAME, EVERYBODY, card, table.deck_left, 0, 0, 0, 0)


@rule("B6", "B7")
def book(box: Box, table: Table, log: Cells) -> None:
    """The cheapest hotel with availability gets the guests; of several the best rated; if several still, they bid."""
    card, day = table.card - 1, table.day
    cheapest, stars, seats = -1, 0, 0
    for seat in range(table.players):
        if not table.playing >> seat & 1:
            continue
        if not available(box, table, seat, card, day):
            emit(log, What.FULL, EVERYBODY, seat, 0, 0, 0, 0, 0)
            continue
        price = charge(box, table, seat, card, day)
        emit(log, What.OFFERED, EVERYBODY, seat, price, 0, 0, 0, 0)
        if seats == 0 or price < cheapest or (price == cheapest and table.stars[seat] > stars):
            cheapest, stars, seats = price, table.stars[seat], 0
        if price == cheapest and table.stars[seat] == stars:
            seats |= 1 << seat
    if seats & (seats - 1):
        begin_bids(table, seats)
    else:
        take_guests(box, table, seats, log)


@rule("B6", "B7", "W3")
def take_guests(box: Box, table: Table, seats: int, log: Cells) -> None:
    """These hotels get the guests in full and the whole price; nobody can refuse.  None: the guests are lost."""
    if seats == 0:
        emit(log, What.LOST, EVERYBODY, 0, 0, 0, 0, 0, 0)
    for seat in range(table.players):
        if seats >> seat & 1:
            price = charge(box, table, seat, table.card - 1, table.day)
            table.money[seat] += price
            emit(log, What.BOOKED, EVERYBODY, seat, price, 0, 0, 0, 0)
    table.winners = seats
    table.phase = Phase.ROOMS


@rule("B7", "M2")
def decide_bids(box: Box, table: Table, log: Cells) -> None:
    """The highest bid gets the guests; if several share it, also 0, each of them does."""
    turn_up(box, table, log)
    seats = highest(table)
    clear_bids(table)
    take_guests(box, table, seats, log)


@rule("B8")
def next_room(box: Box, table: Table, log: Cells) -> None:
    """The first winner chooses a room for the card's next room; where only one will do, everybody sees that it does."""
    seat = first_of(table, table.winners)
    if table.placed == box.party[table.card - 1]:
        block(box, table, seat, log)
        table.winners &= ~(1 << seat)
        return
    found = choices(box, table, seat)
    if found & (found - 1):
        table.waiting = 1 << seat
        return
    room = 0
    while not found >> room & 1:
        room += 1
    choose_room(table, room)


@rule("B8")
def choose_room(table: Table, room: int) -> None:
    """The card's next room gets this room."""
    table.party[table.placed] = 1 + room
    table.placed += 1
    table.waiting = 0


@rule("B0", "R3")
def next_booking(table: Table) -> bool:
    """The guests are settled: the next player in turn, clockwise, or none if all cards have come."""
    table.card, table.day = 0, 0
    table.to_come -= 1
    if table.to_come == 0:
        table.active = 0
        return False
    table.active = (table.active + 1) % table.players
    while not table.playing >> table.active & 1:
        table.active = (table.active + 1) % table.players
    ask_change(table)
    return True
