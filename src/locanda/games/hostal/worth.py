"""What things are worth to a seat, for the heuristic: a guest in a room, a guest less or more, a card in a room.

All is in twelfths of a point, times the number of the others: a point of one's own weighs as much as one lost by each
of them.
"""

from __future__ import annotations

from locanda.core.bits import lowest
from locanda.core.record import Cells
from locanda.core.rule import rule

from .box import Box
from .rules.dusk import rooms
from .rules.effects import least_score, reaches
from .rules.inn import awake, awake_beds, free_beds, total
from .rules.rest import FIXED, FIXED_TWO
from .table import (
    BLANKET,
    CHOCOLATE,
    FACES,
    GRRR,
    MAX_BEDS,
    MAX_LAID,
    MAX_ROOMS,
    SCRATCH,
    SNIFF,
    SWEET_DREAMS,
    TOOLS,
    TV,
    TWO_BY_ONE,
    WOLF,
    Table,
)  # fmt: skip

POINT = 12
#: What a card costs a guest whose face is not known.
UNKNOWN = 2
#: What the choice of a reform's side is worth.
REFORM = 6
NEVER = -1_000_000
#: Where `survey` writes, by room: what one guest can expect, and whose guests they are.
VALUE, STAKE = 0, MAX_ROOMS


@rule()
def weight(table: Table, seat: int, colour: int) -> int:
    """What a point of a colour is worth to a seat."""
    return table.colours - 1 if colour == seat else -1


@rule()
def stake(table: Table, seat: int, room: int, beds: int) -> int:
    """What a point for every guest in some beds of a room is worth to a seat."""
    value = 0
    for colour in range(table.colours):
        value += weight(table, seat, colour) * awake(table, colour, room, beds)
    return value


@rule()
def luck(table: Table, wear: int) -> int:
    """What misfortune costs a guest in a room of such wear, on the mean (D5)."""
    return POINT * FIXED if table.misfortune == FIXED_TWO else (FACES - wear) * (FACES + 1 - wear)


@rule()
def itch(box: Box, card: int) -> int:
    """What a card's die costs a guest on the mean: it does so on a 1 or 2."""
    return -POINT * 2 * box.roll[card] // FACES


@rule()
def harm(box: Box, table: Table, colour: int, card: int, room: int) -> int:
    """What a card of a colour costs a guest in its room; nothing where its owner has not the guest that it needs."""
    if box.guest[card] and table.here[colour, room] == 0:
        return 0
    cost = itch(box, card) - POINT * min(0, box.points[card])
    return cost // 3 if card == SNIFF else cost


@rule()
def danger(box: Box, table: Table, room: int) -> int:
    """What the cards that lie in the inn cost a guest of a room, as far as they are known."""
    cost = 0
    for colour in range(table.colours):
        for k in range(MAX_LAID):
            there, card = table.laid_room[colour, k] - 1, table.laid[colour, k] - 1
            if there == room:
                cost += harm(box, table, colour, card, room) if card >= 0 else UNKNOWN
            elif there >= 0 and reaches(box, table, card, there, room):
                cost -= POINT * box.points[card]
    return cost


@rule()
def survey(box: Box, table: Table, seat: int, cells: Cells) -> None:
    """Looks at each room once."""
    for room in range(rooms(box, table)):
        value = POINT * total(box, table, room) - luck(table, table.wear[room]) - danger(box, table, room)
        cells[VALUE + room], cells[STAKE + room] = value, stake(table, seat, room, -1)


@rule()
def with_one_more(table: Table, cells: Cells, spot: int, own: int) -> int:
    """What it is worth that a guest comes to a free bed; `own` is the weight of its colour."""
    room = spot // MAX_BEDS
    value, now = cells[VALUE + room], cells[STAKE + room]
    return (now + own) * (value - POINT * table.worth[room, spot % MAX_BEDS]) - now * value


@rule()
def with_one_less(table: Table, cells: Cells, spot: int, own: int) -> int:
    """What it is worth that a guest leaves its bed; the bed is free then, unless there are two in it."""
    room, bed = spot // MAX_BEDS, spot % MAX_BEDS
    value, now = cells[VALUE + room], cells[STAKE + room]
    worth = 0 if table.twice[room] >> bed & 1 else table.worth[room, bed]
    return (now - own) * (value + POINT * worth) - now * value


@rule()
def best_bed(box: Box, table: Table, cells: Cells, without: int, own: int) -> int:
    """The free bed that is best for a guest of such weight, for its owner's sake: -1 where there is none."""
    best, found, good = NEVER, -1, 1 if own > 0 else -1
    for room in range(rooms(box, table)):
        free = free_beds(box, table, room) if room != without else 0
        while free:
            spot = room * MAX_BEDS + lowest(free)
            value = good * with_one_more(table, cells, spot, own)
            if value > best:
                best, found = value, spot
            free &= free - 1
    return found


@rule()
def moved(box: Box, table: Table, cells: Cells, spot: int, own: int, without: int) -> int:
    """What it is worth that a guest leaves for where its owner wants it, the Lobby included."""
    value, to = with_one_less(table, cells, spot, own), best_bed(box, table, cells, without, own)
    there = with_one_more(table, cells, to, own) if to >= 0 else 0
    return value + (max(0, there) if own > 0 else min(0, there))


@rule()
def brought(table: Table, cells: Cells, spot: int, room: int, own: int) -> int:
    """What it is worth that a guest joins another in a bed of a room (E2)."""
    if spot // MAX_BEDS == room:
        free = 0 if table.twice[room] >> spot % MAX_BEDS & 1 else table.worth[room, spot % MAX_BEDS]
        return cells[STAKE + room] * POINT * free
    return with_one_less(table, cells, spot, own) + own * cells[VALUE + room]


@rule()
def chosen_worth(box: Box, table: Table, cells: Cells, seat: int, card: int, room: int, spot: int) -> int:
    """What a card of one's own is worth with the guest or bed of its choice."""
    own, bit = table.colours - 1, 1 << spot % MAX_BEDS
    if card == SWEET_DREAMS:
        return own * (POINT * box.points[card] - cells[VALUE + room])
    if card == TWO_BY_ONE:
        return brought(table, cells, spot, room, own)
    if card == GRRR:
        mine = table.here[seat, room] & bit
        return moved(box, table, cells, spot, own if mine else -1, room)
    if card == BLANKET:
        return box.points[card] * POINT * own * awake(table, seat, room, bit)
    near = box.adjacent[table.tile[room] - 1, spot % MAX_BEDS]
    return box.points[card] * POINT * stake(table, seat, room, near)


@rule()
def choosable_by(table: Table, seat: int, card: int, room: int, other: int) -> int:
    """Beds of room `other` with a guest that a card of one's own in `room` could be about."""
    if card == TWO_BY_ONE:
        joined = table.here[seat, room] & ~table.twice[room]
        alone = joined if room == other and joined & joined - 1 == 0 else 0
        return awake_beds(table, seat, other) & ~alone
    if room != other:
        return 0
    if card != GRRR:
        return awake_beds(table, seat, room)
    return table.taken[room] & ~(table.sedated[room] & ~table.twice[room])


@rule()
def best_choice(box: Box, table: Table, cells: Cells, seat: int, card: int, room: int) -> int:
    """What a card with a choice is worth when it is made well; not less than nothing, as it may be declined."""
    best = 0
    for other in range(rooms(box, table)):
        beds = choosable_by(table, seat, card, room, other)
        while beds:
            spot = other * MAX_BEDS + lowest(beds)
            best = max(best, chosen_worth(box, table, cells, seat, card, room, spot))
            beds &= beds - 1
    return best


@rule()
def plain_worth(box: Box, table: Table, cells: Cells, seat: int, card: int, room: int) -> int:
    """What a card without a choice is worth, whoever's it is; Chocolate only to its owner."""
    if card == CHOCOLATE:
        return box.points[card] * POINT * (table.colours - 1) * awake(table, seat, room, -1)
    if card == TOOLS:
        wear = table.wear[room]
        return cells[STAKE + room] * (luck(table, wear) - luck(table, min(FACES, wear + box.repair[0]))) + REFORM
    if card in (SCRATCH, WOLF):
        alone = table.colours - 1 if card == WOLF else 0  # the wolf rolls no die
        return (POINT * box.points[card] - itch(box, card)) * cells[STAKE + room] + itch(box, card) * alone
    hit = cells[STAKE + room]
    if card == TV:
        hit -= spared(table, seat, room)
    for other in range(rooms(box, table)):
        if reaches(box, table, card, room, other):
            hit += cells[STAKE + other]
    return box.points[card] * POINT * hit


@rule()
def spared(table: Table, seat: int, room: int) -> int:
    """The stake of those in a room who are behind on the track (E8)."""
    least, value = least_score(table), 0
    for colour in range(table.colours):
        if table.score[colour] == least:
            value += weight(table, seat, colour) * awake(table, colour, room, -1)
    return value


@rule()
def twin(table: Table, seat: int, card: int, room: int) -> int:
    """Whose card of that number is known to lie in a room; -1: nobody's.  With a second one, both do nothing (D1)."""
    for colour in range(table.colours):
        for k in range(MAX_LAID):
            if colour != seat and table.laid[colour, k] == 1 + card and table.laid_room[colour, k] == 1 + room:
                return colour
    return -1


@rule()
def card_worth(box: Box, table: Table, cells: Cells, seat: int, card: int, room: int) -> int:
    """What it is worth to lay a card in a room; one that is known to lie there costs what it would have cost."""
    other = twin(table, seat, card, room) if card != TOOLS else -1
    if other >= 0:
        return harm(box, table, other, card, room) * cells[STAKE + room]
    if 1 << card & (1 << SWEET_DREAMS | 1 << TWO_BY_ONE | 1 << GRRR | 1 << BLANKET | 1 << SNIFF):
        return best_choice(box, table, cells, seat, card, room)
    return plain_worth(box, table, cells, seat, card, room)


@rule()
def unseen(table: Table, colour: int, room: int) -> int:
    """How many cards of a colour lie in a room whose faces are not known."""
    cards = 0
    for k in range(MAX_LAID):
        if table.laid_room[colour, k] == 1 + room and table.laid[colour, k] == 0:
            cards += 1
    return cards
