"""Why an action is not legal: the number of the clause that forbids it."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import (
    AUTOMATA,
    BLANKET,
    GRRR,
    LOBBY,
    MAX_BEDS,
    MAX_ROOMS,
    SCRATCH,
    SNIFF,
    SPOTS,
    SWEET_DREAMS,
    TWO_BY_ONE,
    Phase,
    Table,
)
from ..what import CHOOSE, DECLINE, DONE, GO, LAY, MOVE, PASS, PLACE, PLAY, READ, SIDE, SPY, USE, Clause
from .automata import open_rooms
from .dawn import choosable, plain
from .dusk import rooms
from .inn import free_beds
from .night import lesson, lies


@rule("N0", "D3", "Z1")
def judge(box: Box, table: Table, seat: int, action: int) -> int:
    """0 if the action is legal, else a `Clause`."""
    if table.phase == Phase.OVER:
        return Clause.Z1.value
    if not table.waiting >> seat & 1:
        return now(table)
    if action < PLAY:
        return judge_place(box, table, seat, action - PLACE)
    if action < GO or SPY <= action <= DONE:
        return judge_night(table, seat, action)
    if action < SPY:
        return judge_go(box, table, action - GO)
    if action < USE:
        if table.phase != Phase.LAY:
            return now(table)
        return 0 if open_rooms(box, table) >> action - LAY & 1 else Clause.A3.value
    if action < SIDE:
        return judge_answer(box, table, action)
    right = Phase.SIDE if action < READ else Phase.STOP
    return 0 if table.phase == right else now(table)


@rule("S1", "S2", "S5", "K1", "A2", "N0", "A3", "Y3", "G1")
def now(table: Table) -> int:
    """The clause of what the table waits for."""
    phase = table.phase
    if phase == Phase.STARTER:
        return Clause.S5.value
    if phase == Phase.ROOM or phase == Phase.WEAR:
        return Clause.S1.value if phase == Phase.ROOM else Clause.S2.value
    if phase == Phase.DUSK:
        return Clause.K1.value if table.turn < table.players else Clause.A2.value
    if phase == Phase.NIGHT or phase == Phase.AFTER:
        return Clause.N0.value
    if phase == Phase.DEAL or phase == Phase.LAY or phase == Phase.PUT:
        return Clause.A3.value
    if phase == Phase.TILE or phase == Phase.SIDE:
        return Clause.Y3.value
    if phase == Phase.STOP:
        return Clause.G1.value
    return now_at_dawn(table)


@rule("N3", "D3", "D5", "E2", "E3", "E10", "E11", "A6")
def now_at_dawn(table: Table) -> int:
    """The same in the middle of an effect, or of a move."""
    phase = table.phase
    if phase == Phase.MOVE:
        return Clause.N3.value
    if phase == Phase.MISFORTUNE:
        return Clause.D5.value
    if phase == Phase.DICE:
        return Clause.E10.value if table.card - 1 == SCRATCH else Clause.E11.value
    if phase == Phase.INTO:
        return Clause.E2.value
    if phase == Phase.GO:
        return Clause.E3.value
    return Clause.D3.value if phase == Phase.CARD else Clause.A6.value


@rule("N1", "L1", "A3", "G1")
def judge_place(box: Box, table: Table, seat: int, spot: int) -> int:
    """An unplayed guest to a free bed, to the Lobby only where no bed is free; or the automata's guest."""
    room, bed = spot // MAX_BEDS, spot % MAX_BEDS
    free = spot != LOBBY and room < rooms(box, table) and free_beds(box, table, room) >> bed & 1 == 1
    if table.phase == Phase.PUT:
        return 0 if free and room == table.room - 1 else Clause.A3.value
    if table.phase != Phase.NIGHT:
        return now(table)
    if spot == LOBBY:
        free = open_rooms(box, table) == 0
    return 0 if free and table.unplayed[seat] else Clause.N1.value


@rule("N0", "N2", "N3", "N4", "N5", "A4", "A5", "G1")
def judge_night(table: Table, seat: int, action: int) -> int:
    """Playing, moving, passing, spying; the taught rounds allow less."""
    if action == DONE:
        return 0 if table.phase == Phase.AFTER else now(table)
    if table.phase != Phase.NIGHT and (table.phase != Phase.AFTER or not SPY <= action < PASS):
        return now(table)
    if lesson(table) < (1 if action < MOVE else 2):
        return Clause.G1.value
    if action == PASS:
        return 0 if table.unplayed[seat] == 0 else Clause.N4.value
    if action < MOVE:
        card, room = (action - PLAY) // MAX_ROOMS, (action - PLAY) % MAX_ROOMS
        held = table.hand_left[seat] >= 2 and table.hand[seat] >> card & 1 == 1
        return 0 if held and table.here[seat, room] else Clause.N2.value
    if action < GO:
        card, room, bed = (action - MOVE) // SPOTS, (action - MOVE) % SPOTS // MAX_BEDS, (action - MOVE) % MAX_BEDS
        held = table.hand_left[seat] >= 2 and table.hand[seat] >> card & 1 == 1
        own = table.here[seat, room]
        if table.colours > table.players:
            own |= table.here[AUTOMATA, room]
        return 0 if held and own >> bed & 1 else Clause.N3.value
    colour, room = (action - SPY) // MAX_ROOMS, (action - SPY) % MAX_ROOMS
    there = colour != seat and lies(table, colour, room)
    return 0 if there and table.score[seat] > 0 else Clause.N5.value


@rule("N3", "E3", "L1")
def judge_go(box: Box, table: Table, spot: int) -> int:
    """A free bed or the Lobby; of another room where the guest was removed."""
    if table.phase != Phase.MOVE and table.phase != Phase.GO:
        return now(table)
    room, bed = spot // MAX_BEDS, spot % MAX_BEDS
    if spot == LOBBY:
        return 0
    right = room < rooms(box, table) and free_beds(box, table, room) >> bed & 1 == 1
    if table.phase == Phase.GO and room == table.room - 1:
        right = False
    return 0 if right else now(table)


@rule("D3", "E1", "E2", "E3", "E7", "E9", "E11", "A6")
def judge_answer(box: Box, table: Table, action: int) -> int:
    """Use it, decline it if it has no lock, or choose a guest or bed that the effect can be about."""
    phase, card = table.phase, table.card - 1
    if phase != Phase.CARD and phase != Phase.INTO and phase != Phase.OUT:
        return now(table)
    if action < CHOOSE:
        if phase != Phase.CARD:
            return now(table)
        allowed = plain(card) if action < DECLINE else not box.lock[card]
        return 0 if allowed else Clause.D3.value
    if phase == Phase.CARD and plain(card):
        return Clause.D3.value
    spot = action - CHOOSE
    room = spot // MAX_BEDS
    if room < rooms(box, table) and choosable(table, room) >> spot % MAX_BEDS & 1:
        return 0
    return Clause.A6.value if phase == Phase.OUT else of_effect(card)


@rule("E1", "E2", "E3", "E7", "E9", "E11")
def of_effect(card: int) -> int:
    """The clause of an effect that needs a choice."""
    if card == SWEET_DREAMS:
        return Clause.E1.value
    if card == TWO_BY_ONE:
        return Clause.E2.value
    if card == GRRR:
        return Clause.E3.value
    if card == BLANKET:
        return Clause.E7.value
    return Clause.E9.value if card == SNIFF else Clause.E11.value
