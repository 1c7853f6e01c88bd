"""What follows from the rest of a table that was typed by hand: sums, what rooms are worth, who is to choose."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import AUTOMATA, MAX_COLOURS, Phase, Table
from .dusk import rooms
from .inn import at_place, count, set_numbers


@rule("I1", "D4")
def derive(box: Box, table: Table) -> None:
    """Sets `colours`, `worth`, `rug`, `taken`, `hand_left`, `deck_left`, and `waiting` but for who has read (G1)."""
    table.colours = table.players + 1 if table.players == AUTOMATA else table.players
    for room in range(rooms(box, table)):
        if table.tile[room]:
            set_numbers(box, table, room)
        table.taken[room] = 0
        for colour in range(table.colours):
            table.taken[room] |= table.here[colour, room]
    for colour in range(MAX_COLOURS):
        table.hand_left[colour], table.deck_left[colour] = count(table.hand[colour]), count(table.deck[colour])
    if table.phase != Phase.STOP:
        table.waiting = owing(table)


@rule("N0", "D3", "A3", "E3", "Y3")
def owing(table: Table) -> int:
    """The seats that owe a choice, by the phase."""
    phase = table.phase
    if phase == Phase.NIGHT or phase == Phase.AFTER or phase == Phase.MOVE:
        return 1 << at_place(table, table.turn)
    if phase == Phase.CARD or phase == Phase.INTO:
        return 1 << table.owner - 1
    if phase == Phase.LAY:
        seats = 0
        for seat in range(table.players):
            seats |= 1 << seat if table.chosen[seat] == 0 else 0
        return seats
    asked = 1 << Phase.PUT | 1 << Phase.GO | 1 << Phase.OUT | 1 << Phase.SIDE
    return 1 << table.asked - 1 if asked >> phase & 1 and table.asked <= table.players else 0
