"""What the automata chooses at dawn: what costs the two players most, the coming rest included (A6)."""

from __future__ import annotations

from locanda.core.bits import lowest, ones
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import AUTOMATA, BLANKET, LOBBY, MAX_BEDS, MAX_ROOMS, SNIFF, TWO_BY_ONE, Table
from ..what import PICK
from .inn import awake, awake_beds, free_beds

#: Worse than any choice.
NEVER = -30000


@rule("A6")
def grudge(one: int, two: int) -> int:
    """How good a choice is that costs the players so much: more in total, then what costs both."""
    return 2 * (one + two) + (1 if one > 0 and two > 0 else 0)


@rule("A6", "E2")
def movers(table: Table, room: int, into: int) -> int:
    """Beds of a room with an awake guest of the automata that could be brought to bed `into` of the card's room."""
    beds = awake_beds(table, AUTOMATA, room)
    return beds & ~(1 << into) if room == table.room - 1 else beds


@rule("A6", "E2")
def lowest_worth(table: Table, into: int) -> int:
    """The lowest number that a guest to be brought lies on; 99: there is none."""
    worth = 99
    for room in range(MAX_ROOMS):
        beds = movers(table, room, into)
        while beds:
            worth = min(worth, table.worth[room, lowest(beds)])
            beds &= beds - 1
    return worth


@rule("A6", "E2")
def into_beds(table: Table) -> int:
    """Beds of the card's room with a guest of it, to which another can be brought: those with the highest number."""
    room = table.room - 1
    best, found = NEVER, 0
    for bed in range(MAX_BEDS):
        if table.here[AUTOMATA, room] & ~table.twice[room] & 1 << bed:
            if table.worth[room, bed] > best:
                best, found = table.worth[room, bed], 0
            if table.worth[room, bed] == best:
                found |= 1 << bed
    for bed in range(MAX_BEDS):
        if lowest_worth(table, bed) == 99:
            found &= ~(1 << bed)
    return found


@rule("A6", "E2", "D4")
def taken_from(table: Table, room: int, bed: int) -> int:
    """How good it is to bring the guest of a bed: its number counts again in the room.

    Two guests of the automata in one bed are there before its 2x1 in typed positions alone; then the bed stays taken.
    """
    worth = 0 if table.twice[room] >> bed & 1 else table.worth[room, bed]
    return grudge(-worth * awake(table, 0, room, -1), -worth * awake(table, 1, room, -1))


@rule("A6", "E2")
def best_mover(table: Table, into: int) -> int:
    """How good the best guest is that a bed can get: of those on the lowest number."""
    worth, best = lowest_worth(table, into), NEVER
    for room in range(MAX_ROOMS):
        beds = movers(table, room, into)
        while beds:
            if table.worth[room, lowest(beds)] == worth:
                best = max(best, taken_from(table, room, lowest(beds)))
            beds &= beds - 1
    return best


@rule("A6", "E2")
def value_in_pair(table: Table, spot: int) -> int:
    """How good a spot is for the automata's 2x1: first the bed, then the guest; `NEVER` where it cannot be chosen."""
    room, bed = spot // MAX_BEDS, spot % MAX_BEDS
    if table.into == 0:
        choosable = room == table.room - 1 and into_beds(table) >> bed & 1
        return best_mover(table, bed) if choosable else NEVER
    into = table.into - 1
    if movers(table, room, into) >> bed & 1 and table.worth[room, bed] == lowest_worth(table, into):
        return taken_from(table, room, bed)
    return NEVER


@rule("A6", "E3", "D4")
def value_as_refuge(box: Box, table: Table, spot: int) -> int:
    """How good a free bed of another room, or the Lobby, is for a guest of the automata that has to go."""
    room, bed = spot // MAX_BEDS, spot % MAX_BEDS
    if spot == LOBBY:
        return 0
    if room == table.room - 1 or table.tile[room] == 0 or not free_beds(box, table, room) >> bed & 1:
        return NEVER
    worth = table.worth[room, bed]
    return grudge(worth * awake(table, 0, room, -1), worth * awake(table, 1, room, -1))


@rule("A6", "E1", "E7", "E9", "E11")
def value_here(box: Box, table: Table, spot: int) -> int:
    """How good a guest of it in the card's room is: E1, E7 and E11 cost the players the same, whichever it is."""
    room, bit = spot // MAX_BEDS, 1 << spot % MAX_BEDS
    if room != table.room - 1:
        return NEVER
    if table.card - 1 != SNIFF:
        return 0 if awake_beds(table, AUTOMATA, room) & bit else NEVER
    if not table.here[AUTOMATA, room] & bit:
        return NEVER
    near, loss = box.adjacent[table.tile[room] - 1, spot % MAX_BEDS], -box.points[SNIFF]
    return grudge(loss * awake(table, 0, room, near), loss * awake(table, 1, room, near))


@rule("A6", "E1", "E9", "E11")
def guests_meant(table: Table, spot: int) -> int:
    """How many guests a choice stands for, as guests are numbered for the die: two in one bed, where one is chosen."""
    room, bit = spot // MAX_BEDS, 1 << spot % MAX_BEDS
    if table.asked or table.card - 1 == TWO_BY_ONE or table.card - 1 == BLANKET:
        return 1
    if table.card - 1 == SNIFF:
        return 1 + ones(table.twice[room] & bit)
    return awake(table, AUTOMATA, room, bit)


@rule("A6")
def add_picks(box: Box, table: Table, out: Cells, weight: Cells) -> int:
    """The best choices; equally good ones are left to the die."""
    best, n = NEVER, 0
    for spot in range(LOBBY + 1):
        if table.asked:
            value = value_as_refuge(box, table, spot)
        elif spot == LOBBY:
            value = NEVER
        elif table.card - 1 == TWO_BY_ONE:
            value = value_in_pair(table, spot)
        else:
            value = value_here(box, table, spot)
        if value > best:
            best, n = value, 0
        if value == best and value > NEVER:
            out[n], weight[n] = PICK + spot, guests_meant(table, spot)
            n += 1
    return n
