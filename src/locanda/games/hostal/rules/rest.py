"""Dawn: rest and misfortune (D4, D5)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, MAX_COLOURS, Phase, Table
from ..what import ROLL, What
from .dusk import rooms
from .inn import add_points, awake, total

ONE_ROLL, FIXED_TWO, ROLL_PER_ROOM = range(3)
FIXED = 2  # points a guest, with the option that rolls no die (D5)


@rule("D4", "D5")
def gain(table: Table, what: int, colour: int, room: int, guests: int, points: int, log: Cells) -> None:
    """So many points a guest."""
    moved = add_points(table, colour, points * guests)
    emit(log, what, EVERYBODY, colour, room, guests, moved, table.score[colour], 0)


@rule("D4", "A7")
def rest(box: Box, table: Table, log: Cells) -> None:
    """Room after room: its total for every awake guest."""
    for room in range(rooms(box, table)):
        points = total(box, table, room)
        told = False
        for colour in range(table.colours):
            guests = awake(table, colour, room, -1)
            if guests:
                if not told:
                    emit(log, What.RESTED, EVERYBODY, room, points, 0, 0, 0, 0)
                told = True
                gain(table, What.GOT_REST.value, colour, room, guests, points, log)
    table.phase = Phase.LUCK


@rule("D5")
def begin_misfortune(box: Box, table: Table, log: Cells) -> None:
    """One roll for all rooms, two points without a roll, or a roll a room."""
    if table.misfortune == FIXED_TWO:
        suffer(box, table, -1, 0, log)
        table.phase = Phase.DAY
    else:
        table.room = 1 if table.misfortune == ROLL_PER_ROOM else 0
        table.phase = Phase.MISFORTUNE


@rule("D5")
def roll_misfortune(box: Box, table: Table, action: int, log: Cells) -> None:
    """The first player has rolled: for all rooms, or for one."""
    emit(log, What.MISFORTUNE_ROLLED, EVERYBODY, action - ROLL, 0, 0, 0, 0, 0)
    suffer(box, table, table.room - 1, 1 + action - ROLL, log)
    if 0 < table.room < rooms(box, table):
        table.room += 1
    else:
        table.room = 0
        table.phase = Phase.DAY


@rule("D5")
def suffer(box: Box, table: Table, only: int, face: int, log: Cells) -> None:
    """Each awake guest loses what the die shows above the wear of its room; without a die (`face` 0), always two."""
    for room in range(rooms(box, table)):
        loss = face - table.wear[room] if face else FIXED
        if loss <= 0 or 0 <= only != room:
            continue
        for colour in range(MAX_COLOURS):
            guests = awake(table, colour, room, -1)
            if guests:
                gain(table, What.SUFFERED.value, colour, room, guests, -loss, log)
