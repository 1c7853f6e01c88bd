"""A stay: which hotels can take it, what it costs, and how rooms are blocked (B3-B5, B8).

Which rooms a card's rooms can have is packed into one number, eight bits for each of the card's rooms (`fits`); so are
the rooms that they got (`laid`).
"""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import BREAKFAST, DAYS, EVERYBODY, Table
from ..what import What

ROOM_BITS = 8
ANY_ROOM = (1 << ROOM_BITS) - 1


@rule("B3", "B5")
def fits(box: Box, table: Table, seat: int, card: int, day: int) -> int:
    """For each of the card's rooms the hotel's rooms that are free on all its nights, from the check-in day on."""
    found = 0
    for k in range(box.party[card]):
        need = box.need[card, k] << day
        for r in range(table.rooms[seat]):
            free = 0 if table.busy[seat, r] & need else 1
            found |= free << ROOM_BITS * k + r
    return found


@rule("B3")
def options(box: Box, card: int, fit: int, laid: int, k: int) -> int:
    """The rooms that the card's room `k` can have when those before it lie as in `laid`: one bit a room."""
    free = fit >> ROOM_BITS * k & ANY_ROOM
    for j in range(k):
        room = laid >> ROOM_BITS * j & ANY_ROOM
        free &= ~room
        if box.door[card, k] >> j & 1:
            free &= room << 1 | room >> 1
    return free


@rule("B3")
def can_lay(box: Box, card: int, fit: int, laid: int, first: int) -> bool:
    """Whether the card's rooms from `first` on find rooms when those before lie as in `laid`; any order will do."""
    last = box.party[card] - 1
    if first > last:
        return True
    k = first
    untried = options(box, card, fit, laid, k) << ROOM_BITS * k
    while True:
        here = untried >> ROOM_BITS * k & ANY_ROOM
        if here == 0:
            if k == first:
                return False
            k -= 1
        elif k == last:
            return True
        else:
            room = here & -here
            untried ^= room << ROOM_BITS * k
            laid = laid & ~(ANY_ROOM << ROOM_BITS * k) | room << ROOM_BITS * k
            k += 1
            untried = untried & ~(ANY_ROOM << ROOM_BITS * k) | options(box, card, fit, laid, k) << ROOM_BITS * k


@rule("B3")
def available(box: Box, table: Table, seat: int, card: int, day: int) -> bool:
    """Whether the hotel can take the guests from that day on."""
    return can_lay(box, card, fits(box, table, seat, card, day), 0, 0)


@rule("B4", "B5")
def charge(box: Box, table: Table, seat: int, card: int, day: int) -> int:
    """The price of the stay: each room and night at the day's price, after Sunday at Sunday's; breakfast as well."""
    breakfast = table.price[seat, BREAKFAST] if box.breakfast[card] else 0
    total = 0
    for night in range(box.nights[card]):
        total += box.rooms_on[card, night] * (table.price[seat, min(day + night, DAYS - 1)] + breakfast)
    return total


@rule("W3")
def within(box: Box, table: Table, seat: int, card: int, day: int, budget: int) -> bool:
    """Whether no night of a room, breakfast included where asked, costs more than the budget."""
    breakfast = table.price[seat, BREAKFAST] if box.breakfast[card] else 0
    for night in range(box.nights[card]):
        if box.rooms_on[card, night] and table.price[seat, min(day + night, DAYS - 1)] + breakfast > budget:
            return False
    return True


@rule("B8")
def laid_so_far(table: Table) -> int:
    """The rooms that the first winner has chosen for the card's first rooms, packed."""
    laid = 0
    for k in range(table.placed):
        laid |= 1 << ROOM_BITS * k + table.party[k] - 1
    return laid


@rule("B3", "B8")
def choices(box: Box, table: Table, seat: int) -> int:
    """The rooms that the winner may choose for the card's next room, so that the others find theirs: one bit a room."""
    card = table.card - 1
    fit, laid, k = fits(box, table, seat, card, table.day), laid_so_far(table), table.placed
    found = options(box, card, fit, laid, k)
    for r in range(table.rooms[seat]):
        if found >> r & 1 and not can_lay(box, card, fit, laid | 1 << ROOM_BITS * k + r, k + 1):
            found ^= 1 << r
    return found


@rule("B8")
def block(box: Box, table: Table, seat: int, log: Cells) -> None:
    """Blocks the rooms chosen: square and circles, brown with breakfast, doors linked."""
    card, day = table.card - 1, table.day
    for k in range(table.placed):
        r = table.party[k] - 1
        nights = box.need[card, k] << day
        table.busy[seat, r] |= nights
        table.square[seat, r] |= box.square[card, k] << day
        if box.breakfast[card]:
            table.brown[seat, r] |= nights
        for j in range(k):
            if box.door[card, k] >> j & 1:
                table.door[seat, min(r, table.party[j] - 1)] |= box.joint[card, k] << day
        emit(log, What.BLOCKED, EVERYBODY, seat, r, card, k, day, 0)
    for k in range(table.placed):
        table.party[k] = 0
    table.placed = 0
