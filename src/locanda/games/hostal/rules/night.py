"""The night: a mandatory action a turn, and spying (N0-N6, A4, A5)."""

from __future__ import annotations

from locanda.core.bits import lowest
from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import (
    AUTOMATA,
    EVERYBODY,
    LOBBY,
    MAX_BEDS,
    MAX_LAID,
    MAX_ROOMS,
    SPOTS,
    Phase,
    Table,
)
from ..what import GO, MOVE, PASS, PLACE, PLAY, SPY, What
from .automata import automata_waits
from .dusk import from_hand, lay_card, rooms
from .inn import add_bits, at_place, colour_in, free_beds, lift, put, win


@rule("G1")
def lesson(table: Table) -> int:
    """What may be done: 0 place, 1 place or play, 2 everything."""
    return table.rounds if table.teaching and table.rounds < 2 else 2


@rule("N5", "N0", "A5", "G1")
def looks(table: Table, seat: int, colour: int) -> int:
    """The rooms in which cards of another colour lie, a bit each, if the seat may spy and has a point to pay."""
    found = 0
    if colour == seat or table.score[seat] == 0 or lesson(table) < 2:
        return found
    for k in range(MAX_LAID):
        room = table.laid_room[colour, k]
        found |= 1 << room >> 1  # 0 where no card lies
    return found


@rule("N5", "A5")
def add_looks(table: Table, seat: int, out: Cells, n: int) -> int:
    """Cards of the others that a point can be paid for."""
    for colour in range(table.colours):
        n = add_bits(looks(table, seat, colour), SPY + colour * MAX_ROOMS, out, n)
    return n


@rule("N1", "N3", "E3")
def add_beds(box: Box, table: Table, without: int, first: int, out: Cells) -> int:
    """The free beds of all rooms but one, as actions from `first` on."""
    n = 0
    for room in range(rooms(box, table)):
        if room != without:
            n = add_bits(free_beds(box, table, room), first + room * MAX_BEDS, out, n)
    return n


@rule("N1", "N2", "N3", "N4", "G1")
def add_actions(box: Box, table: Table, seat: int, out: Cells) -> int:
    """The mandatory actions of the active player."""
    n, most = 0, lesson(table)
    if table.unplayed[seat]:
        n = add_beds(box, table, -1, PLACE, out)
        if n == 0:
            out[0] = PLACE + LOBBY
            n = 1
    elif most == 2:
        out[0] = PASS
        n = 1
    if table.hand_left[seat] < 2 or most == 0:
        return n
    hand = table.hand[seat]
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        for room in range(rooms(box, table)):
            if table.here[seat, room]:
                out[n] = PLAY + card * MAX_ROOMS + room
                n += 1
            if most == 2:
                n = add_bits(movable(table, seat, room), MOVE + card * SPOTS + room * MAX_BEDS, out, n)
    return n


@rule("N3", "A4")
def movable(table: Table, seat: int, room: int) -> int:
    """Beds with a guest of the seat, or of the automata."""
    return table.here[seat, room] | (table.here[AUTOMATA, room] if table.players == AUTOMATA else 0)


@rule("N0", "N1", "N2", "N3", "N4", "N5")
def act(table: Table, seat: int, action: int, log: Cells) -> None:
    """An action of the active player."""
    if action < PLAY:
        table.unplayed[seat] -= 1
        put(table, seat, action - PLACE)
        emit(log, What.PLACED, EVERYBODY, seat, seat, action - PLACE, 0, 0, 0)
        after(table, seat)
    elif action < MOVE:
        play(table, seat, (action - PLAY) // MAX_ROOMS, (action - PLAY) % MAX_ROOMS, log)
        after(table, seat)
    elif action < GO:
        card, spot = (action - MOVE) // SPOTS, (action - MOVE) % SPOTS
        from_hand(table, seat, card)
        table.discard[seat] |= 1 << card
        table.spot = 1 + spot
        table.phase = Phase.MOVE
        emit(log, What.DISCARDED, EVERYBODY, seat, card, spot, 0, 0, 0)
    elif action < PASS:
        spy(table, seat, (action - SPY) // MAX_ROOMS, (action - SPY) % MAX_ROOMS, log)
        if table.phase == Phase.AFTER:
            after(table, seat)
    elif action == PASS:
        table.passes += 1
        emit(log, What.PASSED, EVERYBODY, seat, 0, 0, 0, 0, 0)
        after(table, seat)
    else:
        table.waiting = 0
        emit(log, What.DONE, EVERYBODY, seat, 0, 0, 0, 0, 0)


@rule("N0")
def after(table: Table, seat: int) -> None:
    """The turn is done when its player says so, or at once where no spying is possible."""
    table.phase = Phase.AFTER
    lie = 0
    for colour in range(table.colours):
        lie |= looks(table, seat, colour)
    table.waiting = 1 << seat if lie else 0


@rule("N2")
def play(table: Table, seat: int, card: int, room: int, log: Cells) -> None:
    """A card from the hand lies face down, known to its owner."""
    from_hand(table, seat, card)
    lay_card(table, seat, card, room, 1 << seat)
    emit(log, What.PLAYED, 1 << seat, seat, card, room, 0, 0, 0)


@rule("N5", "A5")
def spy(table: Table, seat: int, colour: int, room: int, log: Cells) -> None:
    """A point for a look at all cards of the colour that lie in the room now."""
    emit(log, What.SPIED, EVERYBODY, seat, colour, room, 0, 0, 0)
    win(table, seat, -1, room, log)
    for k in range(MAX_LAID):
        if table.laid_room[colour, k] == 1 + room:
            table.laid_seen[colour, k] |= 1 << seat
            emit(log, What.SAW, 1 << seat, seat, colour, table.laid[colour, k] - 1, room, 0, 0)


@rule("N3", "A4", "L1")
def move(table: Table, seat: int, spot: int, log: Cells) -> None:
    """The guest in question goes to a free bed or to the Lobby."""
    bed = table.spot - 1
    colour = colour_in(table, bed)
    lift(table, colour, bed)
    put(table, colour, spot)
    table.spot = 0
    emit(log, What.MOVED, EVERYBODY, colour, bed, spot, 0, 0, 0)
    after(table, seat)


@rule("N0", "N6")
def next_turn(box: Box, table: Table) -> None:
    """The next player clockwise; after a round in which all passed it dawns, after another the automata is next."""
    table.turn += 1
    if table.turn < table.players:
        ask_turn(table)
        return
    table.turn = 0
    if table.passes == table.players:
        table.phase = Phase.DAWN
        return
    table.passes = 0
    table.rounds += 1
    table.phase = Phase.DEAL if automata_waits(box, table) else Phase.ROUND


@rule("N0")
def ask_turn(table: Table) -> None:
    """The active player has to act."""
    table.phase = Phase.NIGHT
    table.waiting = 1 << at_place(table, table.turn)
