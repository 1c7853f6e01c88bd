"""What follows from the rest of a table that was typed by hand: sums, what rooms are worth, who is to choose."""

from __future__ import annotations

from locanda.core.bits import ones
from locanda.core.rule import rule

from ..box import Box
from ..table import AUTOMATA, MAX_COLOURS, MAX_REFORMS, MAX_ROOMS, Phase, Table
from .dusk import rooms
from .inn import at_place, set_numbers


@rule("I1", "D4")
def derive(box: Box, table: Table) -> None:
    """Sets `colours`, `worth`, `rug`, `taken`, `unplayed`, `unseen_reforms`, `hand_left` and `deck_left`, and `waiting`
    but for who has read (G1)."""
    table.colours = table.players + 1 if table.players == AUTOMATA else table.players
    for colour in range(table.colours):
        table.unplayed[colour] = box.guests - table.lobby[colour]
    for room in range(rooms(box, table)):
        if table.tile[room]:
            set_numbers(box, table, room)
        table.taken[room] = 0
        for colour in range(table.colours):
            here = table.here[colour, room]
            table.taken[room] |= here
            table.unplayed[colour] -= ones(here) + ones(here & table.twice[room])
    table.unseen_reforms = unseen_reforms(box, table)
    for colour in range(MAX_COLOURS):
        table.hand_left[colour], table.deck_left[colour] = ones(table.hand[colour]), ones(table.deck[colour])
    if table.phase != Phase.STOP:
        table.waiting = owing(table)


@rule("Y3")
def unseen_reforms(box: Box, table: Table) -> int:
    """The reforms that lie in no room, are not asked about and not at the bottom of the deck."""
    reforms = (1 << box.reforms) - 1
    if table.tile_drawn:
        reforms &= ~(1 << table.tile_drawn - 1)
    for room in range(MAX_ROOMS):
        if table.reform[room]:
            reforms &= ~(1 << (table.reform[room] - 1) // 2)
    for i in range(MAX_REFORMS):
        if table.old_reforms[i]:
            reforms &= ~(1 << table.old_reforms[i] - 1)
    return reforms


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
