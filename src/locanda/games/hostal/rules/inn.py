"""The inn: guests in beds, what a room is worth, points on the track."""

from __future__ import annotations

from locanda.core.bits import lowest, ones
from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import AUTOMATA, EVERYBODY, LOBBY, MAX_BEDS, Table
from ..what import What


@rule("N0", "D3")
def add_bits(mask: int, first: int, out: Cells, n: int) -> int:
    """Appends `first` + bit for every bit that is set; `n` actions are there already."""
    while mask:
        out[n] = first + lowest(mask)
        n += 1
        mask &= mask - 1
    return n


@rule("N0", "D2", "A8")
def at_place(table: Table, place: int) -> int:
    """The colour so many places after the first player; the automata comes last."""
    return (table.first + place) % table.players if place < table.players else AUTOMATA


@rule("N1")
def free_beds(box: Box, table: Table, room: int) -> int:
    """Beds without a guest, awake or sedated."""
    return (1 << box.beds[table.tile[room] - 1]) - 1 & ~table.taken[room]


@rule("D3")
def awake_beds(table: Table, colour: int, room: int) -> int:
    """Beds with an awake guest of the colour."""
    return table.here[colour, room] & ~(table.sedated[room] & ~table.twice[room])


@rule("D3", "D4", "E1")
def awake(table: Table, colour: int, room: int, beds: int) -> int:
    """How many awake guests of the colour are in these beds of a room."""
    beds &= table.here[colour, room]
    if beds == 0:
        return 0
    return ones(beds) + ones(beds & table.twice[room]) - ones(beds & table.sedated[room])


@rule("A4")
def colour_in(table: Table, spot: int) -> int:
    """The colour of the guest in a bed; the number of colours where there is none."""
    room, bed = spot // MAX_BEDS, spot % MAX_BEDS
    for colour in range(table.colours):
        if table.here[colour, room] >> bed & 1:
            return colour
    return table.colours


@rule("N1", "L1", "E2")
def put(table: Table, colour: int, spot: int) -> None:
    """An awake guest goes to a spot, to the guest of its colour if one is there."""
    if spot == LOBBY:
        table.lobby[colour] += 1
        return
    room, bit = spot // MAX_BEDS, 1 << spot % MAX_BEDS
    table.twice[room] |= table.here[colour, room] & bit
    table.here[colour, room] |= bit
    table.taken[room] |= bit


@rule("N3", "E2", "E3")
def lift(table: Table, colour: int, spot: int) -> None:
    """An awake guest leaves a bed."""
    room, bit = spot // MAX_BEDS, 1 << spot % MAX_BEDS
    if table.twice[room] & bit:
        table.twice[room] &= ~bit
    else:
        table.here[colour, room] &= ~bit
        table.taken[room] &= ~bit


@rule("D4")
def total(box: Box, table: Table, room: int) -> int:
    """The numbers of the free beds and the rug."""
    points, free = table.rug[room], free_beds(box, table, room)
    while free:
        points += table.worth[room, lowest(free)]
        free &= free - 1
    return points


@rule("D4", "Y3")
def set_numbers(box: Box, table: Table, room: int) -> None:
    """What is printed in a room; a reform covers the rug and the beds beside it."""
    tile, reform = table.tile[room] - 1, table.reform[room] - 1
    for bed in range(MAX_BEDS):
        table.worth[room, bed] = box.worth[tile, bed]
    table.rug[room] = box.rug[tile]
    if reform >= 0:
        table.worth[room, box.left[tile] - 1] = box.strip[reform, 0]
        table.rug[room] = box.strip[reform, 1]
        table.worth[room, box.right[tile] - 1] = box.strip[reform, 2]


@rule("S6")
def add_points(table: Table, colour: int, points: int) -> int:
    """Moves the marker, not below 0; by how much it moved."""
    before = table.score[colour]
    after = max(0, before + points)
    table.score[colour] = after
    return after - before


@rule("D3", "S6")
def win(table: Table, colour: int, points: int, room: int, log: Cells) -> None:
    """Points change at once."""
    if points:
        moved = add_points(table, colour, points)
        emit(log, What.WON, EVERYBODY, colour, moved, table.score[colour], room, 0, 0)
