"""Why an action is not legal: the number of the clause that forbids it."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import (
    BLANKET,
    CARDS,
    GRRR,
    LOBBY,
    MAX_BEDS,
    MAX_ROOMS,
    SCRATCH,
    SNIFF,
    SPOTS,
    SWEET_DREAMS,
    TWO_BY_ONE,
    WOLF,
    Phase,
    Table,
)
from ..what import CHOOSE, DECLINE, DONE, GO, LAY, MOVE, PASS, PLACE, PLAY, READ, SIDE, SPY, USE, Clause
from .automata import open_rooms
from .dawn import choosable, plain
from .dusk import rooms
from .inn import free_beds
from .night import lesson, looks, movable

ASKED = {
    Clause.S5: (Phase.STARTER,),
    Clause.S1: (Phase.ROOM,),
    Clause.S2: (Phase.WEAR,),
    Clause.K1: (Phase.DUSK,),
    Clause.N0: (Phase.NIGHT, Phase.AFTER),
    Clause.N3: (Phase.MOVE,),
    Clause.A3: (Phase.DEAL, Phase.LAY, Phase.PUT),
    Clause.D3: (Phase.CARD,),
    Clause.E2: (Phase.INTO,),
    Clause.E3: (Phase.GO,),
    Clause.A6: (Phase.OUT, Phase.DUEL, Phase.PICK),
    Clause.D5: (Phase.MISFORTUNE,),
    Clause.Y3: (Phase.TILE, Phase.SIDE),
    Clause.G1: (Phase.STOP,),
}
CHOOSING = {
    Clause.E1: SWEET_DREAMS,
    Clause.E2: TWO_BY_ONE,
    Clause.E3: GRRR,
    Clause.E7: BLANKET,
    Clause.E9: SNIFF,
    Clause.E11: WOLF,
}
#: The clause of what a table waits for, by its phase; 0 where it never waits.
NOW = tuple(
    next((clause.value for clause, phases in ASKED.items() if phase in phases), 0) for phase in range(max(Phase) + 1)
)
#: The clause of an effect that needs a choice, by its card.
OF_EFFECT = tuple(
    next((clause.value for clause, card in CHOOSING.items() if card == number), 0) for number in range(CARDS)
)


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


@rule("S1", "S2", "S5", "K1", "A2", "N0", "A3", "D5", "E10", "E11", "Y3", "G1")
def now(table: Table) -> int:
    """The clause of what the table waits for."""
    if table.phase == Phase.DICE:
        return Clause.E10.value if table.card - 1 == SCRATCH else Clause.E11.value
    if table.phase == Phase.DUSK and table.turn == table.players:
        return Clause.A2.value
    return NOW[table.phase]


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
        return 0 if held and movable(table, seat, room) >> bed & 1 else Clause.N3.value
    colour, room = (action - SPY) // MAX_ROOMS, (action - SPY) % MAX_ROOMS
    return 0 if looks(table, seat, colour) >> room & 1 else Clause.N5.value


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
    return Clause.A6.value if phase == Phase.OUT else OF_EFFECT[card]
