"""What the cards do (E1-E12)."""

from __future__ import annotations

from locanda.core.bits import lowest
from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import (
    AUTOMATA,
    BLANKET,
    CHOCOLATE,
    EVERYBODY,
    FACES,
    GRRR,
    LOBBY,
    MAX_BEDS,
    PARTY,
    SNIFF,
    SWEET_DREAMS,
    TAP,
    TOOLS,
    TV,
    TWO_BY_ONE,
    WOLF,
    Phase,
    Table,
)
from ..what import ROLL, What
from .dawn import choosable, finish_card
from .dusk import lies_in, rooms
from .inn import at_place, awake, awake_beds, colour_in, free_beds, lift, put, win


@rule("D3", "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11")
def effect(box: Box, table: Table, log: Cells) -> None:
    """The card's effect happens, `Table.spot` being the guest or bed it is about."""
    card, owner, room = table.card - 1, table.owner - 1, table.room - 1
    emit(log, What.ACTIVATED, EVERYBODY, owner, card, room, 0, 0, 0)
    bit = 1 << (table.spot - 1 & 7) if table.spot else 0
    if card in (TWO_BY_ONE, GRRR):
        table.phase = Phase.INTO if card == TWO_BY_ONE else Phase.REMOVE
        return
    if card != SWEET_DREAMS and bit:
        emit(log, What.CHOSEN, EVERYBODY, owner, table.spot - 1, 0, 0, 0, 0)
    if card == SWEET_DREAMS:
        table.sedated[room] |= bit
        emit(log, What.SEDATED, EVERYBODY, owner, table.spot - 1, 0, 0, 0, 0)
        win(table, owner, box.points[card], room, log)
    elif card in (CHOCOLATE, BLANKET):
        beds = bit if card == BLANKET else -1
        win(table, owner, box.points[card] * awake(table, owner, room, beds), room, log)
    elif card < BLANKET or card in (TV, SNIFF):
        disturb(box, table, bit, log)
    else:
        howl(box, table, bit, log)
        if table.to_roll:
            table.phase = Phase.DICE
            return
    finish_card(table)


@rule("E4", "E5", "E8", "E9")
def disturb(box: Box, table: Table, bit: int, log: Cells) -> None:
    """Guests who lose points: in rooms, near a bed, or all but those of who is behind."""
    card, room = table.card - 1, table.room - 1
    least = least_score(table) if card == TV else -1
    for colour in range(table.colours):
        if table.score[colour] != least:
            win(table, colour, box.points[card] * disturbed(box, table, colour, bit), room, log)


@rule("E8")
def least_score(table: Table) -> int:
    """The points of those who are behind on the track."""
    least = table.score[0]
    for colour in range(1, table.colours):
        least = min(least, table.score[colour])
    return least


@rule("E4", "E5", "E8", "E9")
def disturbed(box: Box, table: Table, colour: int, bit: int) -> int:
    """The guests of a colour that the card reaches: in its room, in others too, or near a bed."""
    card, room = table.card - 1, table.room - 1
    if card == SNIFF:
        return awake(table, colour, room, box.adjacent[table.tile[room] - 1, lowest(bit)])
    guests = awake(table, colour, room, -1)
    for other in range(rooms(box, table)):
        if reaches(box, table, card, room, other):
            guests += awake(table, colour, other, -1)
    return guests


@rule("E4", "E5")
def reaches(box: Box, table: Table, card: int, room: int, other: int) -> bool:
    """Whether a card in a room is felt in another one: in the room below, or next to it."""
    if card == TAP:
        return box.below[table.players, room] == 1 + other
    return card == PARTY and box.beside[table.players, room] >> other & 1 == 1


@rule("E10", "E11")
def howl(box: Box, table: Table, wolf: int, log: Cells) -> None:
    """Every guest will roll the die, with a wolf all but it, and all lose points first."""
    room = table.room - 1
    for colour in range(table.colours):
        beds = awake_beds(table, colour, room)
        if wolf:
            win(table, colour, box.points[WOLF] * awake(table, colour, room, -1), room, log)
        for bed in range(MAX_BEDS):
            if beds >> bed & 1:
                guests = awake(table, colour, room, 1 << bed) - (wolf >> bed & 1)
                table.to_roll |= (1 << guests) - 1 << 2 * bed


@rule("E10", "E11")
def roll_for_guest(box: Box, table: Table, action: int, log: Cells) -> None:
    """1 or 2 on the die costs the guest what the card says."""
    room, bed = table.room - 1, lowest(table.to_roll) // 2
    spot = room * MAX_BEDS + bed
    colour = colour_in(table, spot)
    emit(log, What.ROLLED, EVERYBODY, colour, spot, action - ROLL, 0, 0, 0)
    if action - ROLL < 2:
        win(table, colour, box.roll[table.card - 1], room, log)
    table.to_roll &= table.to_roll - 1
    if table.to_roll == 0:
        finish_card(table)


@rule("E2")
def choose_into(table: Table, log: Cells) -> None:
    """Which guest joins is known; the bed is asked if there are several."""
    beds = 1 << table.into - 1 if table.into else choosable(table, table.room - 1)
    if beds & (beds - 1):
        table.waiting = 1 << table.owner - 1
    else:
        bring(table, (table.room - 1) * MAX_BEDS + lowest(beds), log)


@rule("E2")
def bring(table: Table, spot: int, log: Cells) -> None:
    """The guest in question joins the one in a bed."""
    owner = table.owner - 1
    lift(table, owner, table.spot - 1)
    put(table, owner, spot)
    emit(log, What.BROUGHT, EVERYBODY, owner, table.spot - 1, spot, 0, 0, 0)
    finish_card(table)


@rule("E3", "A6")
def remove(box: Box, table: Table, log: Cells) -> None:
    """A guest has to go; its owner is asked where, if a bed is free in another room."""
    colour = colour_in(table, table.spot - 1)
    table.asked = 1 + colour
    emit(log, What.REMOVED, EVERYBODY, table.owner - 1, colour, table.spot - 1, 0, 0, 0)
    if colour >= table.players:
        table.phase = Phase.PICK
        return
    table.phase = Phase.GO
    for room in range(rooms(box, table)):
        if room != table.room - 1 and free_beds(box, table, room):
            table.waiting = 1 << colour
            return
    go(table, LOBBY, log)


@rule("E3", "L1")
def go(table: Table, spot: int, log: Cells) -> None:
    """The removed guest goes to a free bed of another room, or to the Lobby."""
    colour, bed = table.asked - 1, table.spot - 1
    lift(table, colour, bed)
    put(table, colour, spot)
    emit(log, What.MOVED, EVERYBODY, colour, bed, spot, 0, 0, 0)
    finish_card(table)


@rule("A6")
def automata_uses(table: Table, log: Cells) -> None:
    """The automata's card: its Grrr is about the players' guests; else it picks, if there is anything to pick."""
    if table.card - 1 == GRRR:
        emit(log, What.ACTIVATED, EVERYBODY, AUTOMATA, GRRR, table.room - 1, 0, 0, 0)
        one, two = awake_beds(table, 0, table.room - 1), awake_beds(table, 1, table.room - 1)
        if one and two:
            table.phase = Phase.DUEL
        else:
            ask_out(table, 0 if one else 1)
    elif 1 << table.card - 1 & (1 << SWEET_DREAMS | 1 << TWO_BY_ONE | 1 << BLANKET | 1 << SNIFF | 1 << WOLF):
        table.phase = Phase.PICK
    else:
        table.phase = Phase.EFFECT


@rule("A6")
def duel(table: Table, action: int, log: Cells) -> None:
    """Both players roll, the first player first; the lower one's guest has to go, equals roll again."""
    seat = table.first if table.rolled[table.first] == 0 else 1 - table.first
    table.rolled[seat] = 1 + action - ROLL
    emit(log, What.GRRR_ROLLED, EVERYBODY, seat, action - ROLL, 0, 0, 0, 0)
    one, two = table.rolled[0], table.rolled[1]
    if one == 0 or two == 0:
        return
    table.rolled[0], table.rolled[1] = 0, 0
    if one != two:
        ask_out(table, 0 if one < two else 1)


@rule("A6")
def ask_out(table: Table, seat: int) -> None:
    """Which of the player's guests goes; not asked where there is one bed."""
    table.asked = 1 + seat
    beds = awake_beds(table, seat, table.room - 1)
    if beds & (beds - 1):
        table.phase = Phase.OUT
        table.waiting = 1 << seat
    else:
        table.spot = 1 + (table.room - 1) * MAX_BEDS + lowest(beds)
        table.phase = Phase.REMOVE


@rule("E12")
def tools(box: Box, table: Table, log: Cells) -> None:
    """All Mr. Tools of a room together: less for each further one than for the first."""
    for room in range(rooms(box, table)):
        n = 0
        for place in range(table.colours):
            colour = at_place(table, place)
            if lies_in(table, colour, TOOLS) == 1 + room:
                works = box.guest[TOOLS] == 0 or table.here[colour, room] != 0
                told = What.ACTIVATED.value if works else What.NO_EFFECT.value
                emit(log, told, EVERYBODY, colour, TOOLS, room, 0, 0, 0)
                n += 1 if works else 0
        if n:
            before = table.wear[room]
            now = min(FACES, before + box.repair[0] + box.repair[1] * (n - 1))
            table.wear[room] = now
            emit(log, What.REPAIRED, EVERYBODY, room, now - before, now, 0, 0, 0)
    table.phase = Phase.REST
