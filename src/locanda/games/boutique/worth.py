"""What guests are worth to a hotel: the price less the staff that they make necessary.

Results for each check-in day and card are kept in a row of cells, four for each pair (`at`), by `look_ahead`.
"""

from __future__ import annotations

from locanda.core.record import Cells
from locanda.core.rule import rule

from .box import Box
from .rules.planning import need, need_on
from .rules.stay import available, charge
from .table import BREAKFAST, DAYS, DEPARTMENTS, HOUSEKEEPING, KITCHEN, MAX_CARDS, Table

#: Cells of a pair: the own price (NONE: no availability), the best of the others', who wins at the same price, and the
#: staff that the guests make necessary.
OWN, RIVAL, TIE, STAFF = 0, 1, 2, 3
PAIR = 4
NONE = -1
#: Who wins at the same price: the others, whoever bids more, the hotel itself.
LOSE, BID, WIN = 0, 1, 2


@rule()
def at(day: int, card: int) -> int:
    """The first cell of a pair."""
    return PAIR * (day * MAX_CARDS + card)


@rule()
def added(box: Box, card: int, department: int, night: int) -> int:
    """What a card adds to a department's need on its night number `night`."""
    if department == HOUSEKEEPING:
        return box.rooms_on[card, night]
    if department == KITCHEN:
        return box.rooms_on[card, night] if box.breakfast[card] else 0
    squares = 0
    for k in range(box.party[card]):
        squares += box.square[card, k] >> night & 1
    return squares


@rule()
def above(box: Box, table: Table, seat: int, department: int, card: int, day: int, have: int) -> int:
    """By how much a department's need of the week would be above `have` if the hotel took the guests on a day."""
    most = have
    for night in range(min(box.nights[card], DAYS - day)):
        most = max(most, need_on(table, seat, department, day + night) + added(box, card, department, night))
    return most - have


@rule()
def burden(box: Box, table: Table, seat: int, card: int, day: int) -> int:
    """How many members of staff more would be missing this week if the hotel took the guests."""
    more = 0
    for department in range(DEPARTMENTS):
        have = max(table.staff[seat, department], need(table, seat, department))
        more += above(box, table, seat, department, card, day, have)
    return more


@rule()
def nights_at(box: Box, card: int, day: int, die: int) -> int:
    """How many rooms and nights of a stay are charged by a price die."""
    n = 0
    for night in range(box.nights[card]):
        if die == BREAKFAST:
            n += box.rooms_on[card, night] if box.breakfast[card] else 0
        elif min(day + night, DAYS - 1) == die:
            n += box.rooms_on[card, night]
    return n


@rule()
def dearest_night(box: Box, table: Table, seat: int, card: int, day: int) -> int:
    """The budget that a hotel wants of a card's guests: its dearest night, breakfast included."""
    dearest = 0
    for night in range(box.nights[card]):
        if box.rooms_on[card, night]:
            dearest = max(dearest, table.price[seat, min(day + night, DAYS - 1)])
    return dearest + (table.price[seat, BREAKFAST] if box.breakfast[card] else 0)


@rule()
def in_deck(table: Table, card: int) -> int:
    """How many such cards can come next: all alike when the deck is remade."""
    return table.deck[card] if table.deck_left else 1


@rule()
def look_ahead(box: Box, table: Table, seat: int, cells: Cells) -> None:
    """Fills the cells: for each check-in day and card, who would take the guests and for how much."""
    for day in range(DAYS):
        if box.day_faces[day] == 0:
            continue
        for card in range(box.cards):
            if in_deck(table, card):
                look_at(box, table, seat, card, day, cells[at(day, card) :])


@rule()
def look_at(box: Box, table: Table, seat: int, card: int, day: int, cells: Cells) -> None:
    """Fills the cells of one day and card."""
    rival, stars = NONE, 0
    for other in range(table.players):
        if other == seat or not table.playing >> other & 1 or not available(box, table, other, card, day):
            continue
        price = charge(box, table, other, card, day)
        if rival == NONE or price < rival:
            rival, stars = price, table.stars[other]
        elif price == rival:
            stars = max(stars, table.stars[other])
    cells[OWN], cells[RIVAL], cells[STAFF] = NONE, rival, 0
    if available(box, table, seat, card, day):
        cells[OWN] = charge(box, table, seat, card, day)
        cells[STAFF] = burden(box, table, seat, card, day)
    cells[TIE] = BID if table.stars[seat] == stars else (WIN if table.stars[seat] > stars else LOSE)


@rule()
def missing_now(table: Table, seat: int) -> int:
    """How many members of staff are missing as things stand."""
    missing = 0
    for department in range(DEPARTMENTS):
        missing += max(0, need(table, seat, department) - table.staff[seat, department])
    return missing
