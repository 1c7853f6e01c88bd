"""The automata at night: a guest of it between two rounds (A3)."""

from __future__ import annotations

from locanda.core.bits import lowest
from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import AUTOMATA, EVERYBODY, MAX_BEDS, Phase, Table
from ..what import DRAW, LAY, What
from .dusk import rooms, take_card
from .inn import at_place, free_beds, put


@rule("A3")
def open_rooms(box: Box, table: Table) -> int:
    """The rooms with a free bed, a bit each."""
    found = 0
    for room in range(rooms(box, table)):
        if free_beds(box, table, room):
            found |= 1 << room
    return found


@rule("A3")
def automata_waits(box: Box, table: Table) -> bool:
    """Whether its deck has a card for both, one of its guests is in the Lobby, and a bed is free."""
    if table.colours == table.players or table.deck_left[AUTOMATA] < table.players:
        return False
    return table.lobby[AUTOMATA] > 0 and open_rooms(box, table) != 0


@rule("A3")
def deal(box: Box, table: Table, action: int, log: Cells) -> None:
    """A card for the next player; where only one room has a free bed, nobody is asked for the room."""
    seat, card = at_place(table, table.deals), action - DRAW
    take_card(table, AUTOMATA, card)
    table.dealt[seat] = 1 + card
    table.deals += 1
    emit(log, What.DEALT, 1 << seat, seat, card, 0, 0, 0, 0)
    if table.deals < table.players:
        return
    table.phase = Phase.LAY
    found = open_rooms(box, table)
    if found & (found - 1):
        table.waiting = (1 << table.players) - 1
        return
    for other in range(table.players):
        table.chosen[other] = 1 + lowest(found)


@rule("A3")
def lay(table: Table, seat: int, action: int, log: Cells) -> None:
    """A player has chosen the room, hidden until the other has too."""
    table.chosen[seat] = 1 + action - LAY
    table.waiting &= ~(1 << seat)
    emit(log, What.CHOSE, EVERYBODY, seat, 0, 0, 0, 0, 0)


@rule("A3")
def show(box: Box, table: Table, log: Cells) -> None:
    """Both cards are turned up and discarded; the higher one places a guest, where one bed is free there."""
    best = -1
    for place in range(table.players):
        seat = at_place(table, place)
        card, room = table.dealt[seat] - 1, table.chosen[seat] - 1
        emit(log, What.SHOWN, EVERYBODY, seat, card, room, 0, 0, 0)
        table.discard[AUTOMATA] |= 1 << card
        if card > best:
            best = card
            table.asked, table.room = 1 + seat, 1 + room
    for seat in range(table.players):
        table.dealt[seat], table.chosen[seat] = 0, 0
    table.deals = 0
    free = free_beds(box, table, table.room - 1)
    if free & (free - 1):
        table.phase = Phase.PUT
        table.waiting = 1 << table.asked - 1
    else:
        place_automata(table, (table.room - 1) * MAX_BEDS + lowest(free), log)


@rule("A3")
def place_automata(table: Table, spot: int, log: Cells) -> None:
    """A guest of the automata comes from the Lobby."""
    emit(log, What.PLACED, EVERYBODY, table.asked - 1, AUTOMATA, spot, 0, 0, 0)
    table.lobby[AUTOMATA] -= 1
    put(table, AUTOMATA, spot)
    table.asked, table.room = 0, 0
    table.waiting = 0
    table.phase = Phase.ROUND
