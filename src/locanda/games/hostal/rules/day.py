"""The day: wear, reforms, the next night (Y1-Y4)."""

from __future__ import annotations

from locanda.core.bits import ones
from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import CARDS, EVERYBODY, MAX_REFORMS, TOOLS, Phase, Table
from ..what import TILE, What
from .dusk import begin_night, clear_rooms, gather_guests, lies_in, rooms, shuffle_automata
from .inn import at_place, set_numbers
from .stops import end_lessons


@rule("Y1", "Y2", "A7")
def wear(box: Box, table: Table, log: Cells) -> None:
    """The more guests, the more wear, sedated ones too; then they leave."""
    for room in range(rooms(box, table)):
        guests = ones(table.taken[room]) + ones(table.twice[room])
        before = table.wear[room]
        now = max(1, before - (3 if guests >= 5 else 2 if guests >= 2 else 1))
        table.wear[room] = now
        emit(log, What.WORN, EVERYBODY, room, before - now, now, 0, 0, 0)
    gather_guests(box, table)
    emit(log, What.WOKE, EVERYBODY, 0, 0, 0, 0, 0, 0)
    table.phase = Phase.REFORM


@rule("Y3", "A8")
def reformer(table: Table, room: int) -> int:
    """Whose Mr. Tools lies in a room, of several the nearest to the first player; -1: nobody's."""
    for place in range(table.colours):
        colour = at_place(table, place)
        if lies_in(table, colour, TOOLS) == 1 + room:
            return colour
    return -1


@rule("Y3")
def next_reform(box: Box, table: Table, log: Cells) -> None:
    """The next room with a Mr. Tools: the top of the deck, or its own reform anew if the deck is empty."""
    for room in range(table.room, rooms(box, table)):
        if reformer(table, room) >= 0:
            table.room = 1 + room
            if table.unseen_reforms:
                table.phase = Phase.TILE
                return
            reform = table.old_reforms[0] - 1
            if reform >= 0:
                for i in range(MAX_REFORMS):
                    table.old_reforms[i] = table.old_reforms[i + 1] if i + 1 < MAX_REFORMS else 0
            elif table.reform[room]:
                reform = (table.reform[room] - 1) // 2
            if reform >= 0:
                ask_side(table, reform, log)
                return
    table.room = 0
    table.phase = Phase.EVENING


@rule("Y3")
def draw_reform(table: Table, action: int, log: Cells) -> None:
    """The top of the deck."""
    table.unseen_reforms &= ~(1 << action - TILE)
    ask_side(table, action - TILE, log)


@rule("Y3", "A8")
def ask_side(table: Table, reform: int, log: Cells) -> None:
    """The player of Mr. Tools picks the side with the reform in view; for the automata chance does."""
    colour = reformer(table, table.room - 1)
    table.tile_drawn, table.asked = 1 + reform, 1 + colour
    table.phase = Phase.SIDE
    table.waiting = 1 << colour if colour < table.players else 0
    emit(log, What.REFORM_DRAWN, EVERYBODY, table.room - 1, reform, 0, 0, 0, 0)


@rule("Y3")
def lay_reform(box: Box, table: Table, side: int, log: Cells) -> None:
    """The reform is laid; the one that it replaces goes to the bottom of the deck."""
    room, reform = table.room - 1, table.tile_drawn - 1
    old = (table.reform[room] - 1) // 2 if table.reform[room] else reform
    if old != reform:
        i = 0
        while table.old_reforms[i]:
            i += 1
        table.old_reforms[i] = 1 + old
    table.reform[room] = 1 + 2 * reform + side
    set_numbers(box, table, room)
    emit(log, What.REFORMED, EVERYBODY, table.asked - 1, room, reform, side, 0, 0)
    table.tile_drawn, table.asked = 0, 0
    table.waiting = 0
    table.phase = Phase.REFORM


@rule("Y4", "A8")
def choose_first(table: Table, log: Cells) -> None:
    """The player with the most points; of several, the furthest in turn order."""
    first = table.first
    for place in range(table.players):
        seat = at_place(table, place)
        if table.score[seat] >= table.score[first]:
            first = seat
    table.first = first
    emit(log, What.FIRST, EVERYBODY, first, 0, 0, 0, 0, 0)


@rule("Y4", "N3", "A1")
def evening(table: Table, log: Cells) -> None:
    """Unused cards are discarded, Mr. Tools returns to the hand; the automata's cards are shuffled anew."""
    choose_first(table, log)
    for seat in range(table.players):
        unused = table.hand[seat] & ~(1 << TOOLS)
        for card in range(CARDS):
            if unused >> card & 1:
                emit(log, What.UNUSED, EVERYBODY, seat, card, 0, 0, 0, 0)
        table.discard[seat] = (table.discard[seat] | unused) & ~(1 << TOOLS)
        table.hand[seat], table.hand_left[seat] = 1 << TOOLS, 1
    shuffle_automata(table)
    clear_rooms(table)
    end_lessons(table)
    table.night += 1
    begin_night(table, log)
