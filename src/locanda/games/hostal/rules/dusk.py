"""Set-up and dusk: rooms, wear, cards (S1-S3, K1, A1, A2)."""

from __future__ import annotations

from locanda.core.bits import ones
from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import (
    ALL_CARDS,
    AUTOMATA,
    CARDS,
    DRAWN,
    EVERYBODY,
    MAX_COLOURS,
    MAX_LAID,
    MAX_ROOMS,
    TOOLS,
    Phase,
    Table,
)
from ..what import BOARD, DRAW, ROLL, What
from .inn import at_place, set_numbers


@rule("S1", "A1")
def rooms(box: Box, table: Table) -> int:
    """How many rooms there are: as many as players, with two players three."""
    return box.rooms[table.players]


@rule("C1", "S3", "A1", "A7")
def deal_out(box: Box, table: Table) -> None:
    """Scores, decks, Mr. Tools in hand, guests, reforms."""
    table.colours = table.players + 1 if table.players == AUTOMATA else table.players
    for colour in range(table.colours):
        table.score[colour] = box.start_score
    for seat in range(table.players):
        table.deck[seat], table.deck_left[seat] = ALL_CARDS & ~(1 << TOOLS), CARDS - 1
        table.hand[seat], table.hand_left[seat] = 1 << TOOLS, 1
    table.unseen_reforms = (1 << box.reforms) - 1
    shuffle_automata(table)
    gather_guests(box, table)


@rule("A1")
def shuffle_automata(table: Table) -> None:
    """All cards of the automata are in its deck."""
    if table.colours > table.players:
        table.deck[AUTOMATA], table.deck_left[AUTOMATA], table.discard[AUTOMATA] = ALL_CARDS, CARDS, 0


@rule("Y2", "A1")
def gather_guests(box: Box, table: Table) -> None:
    """All guests are with their owners, awake; the automata's are in the Lobby."""
    for colour in range(MAX_COLOURS):
        for room in range(MAX_ROOMS):
            table.here[colour, room] = 0
        table.lobby[colour] = 0
    for room in range(MAX_ROOMS):
        table.twice[room], table.sedated[room], table.taken[room] = 0, 0, 0
    for colour in range(table.colours):
        if colour < table.players:
            table.unplayed[colour] = box.guests
        else:
            table.lobby[colour] = box.guests


@rule("S1")
def boards_left(box: Box, table: Table) -> int:
    """The sides that the option allows of the boards that are left, a bit each."""
    found = 0
    for tile in range(box.tiles):
        left = table.sides == 2 or box.side[tile] == table.sides
        for room in range(MAX_ROOMS):
            if table.tile[room] and box.board[table.tile[room] - 1] == box.board[tile]:
                left = False
        if left:
            found |= 1 << tile
    return found


@rule("S1")
def lay_board(box: Box, table: Table, action: int, log: Cells) -> None:
    """The next room."""
    room = 0
    while table.tile[room]:
        room += 1
    table.tile[room] = 1 + action - BOARD
    set_numbers(box, table, room)
    emit(log, What.ROOM_LAID, EVERYBODY, room, action - BOARD, 0, 0, 0, 0)
    if room + 1 == rooms(box, table):
        table.phase = Phase.WEAR


@rule("S2")
def roll_wear(box: Box, table: Table, action: int, log: Cells) -> None:
    """The wear die of the next room."""
    room = 0
    while table.wear[room]:
        room += 1
    table.wear[room] = 1 + action - ROLL
    emit(log, What.WEAR_ROLLED, EVERYBODY, room, action - ROLL, 0, 0, 0, 0)
    if room + 1 == rooms(box, table):
        begin_night(table, log)


@rule("K1", "A2")
def begin_night(table: Table, log: Cells) -> None:
    """Dusk: everyone draws in turn order, the automata last."""
    emit(log, What.NIGHT_BEGAN, EVERYBODY, 1 + table.night, 0, 0, 0, 0, 0)
    table.turn = 0
    table.phase = Phase.DUSK
    ready_deck(table, log)


@rule("K1")
def take_card(table: Table, colour: int, card: int) -> None:
    """The top card of a deck."""
    table.deck[colour] &= ~(1 << card)
    table.deck_left[colour] -= 1


@rule("K1", "A2")
def draw(box: Box, table: Table, action: int, log: Cells) -> None:
    """The next card: into a hand, or face down in a room for the automata."""
    colour, card = at_place(table, table.turn), action - DRAW
    take_card(table, colour, card)
    if colour >= table.players:
        room = 0
        while table.laid_room[colour, room]:
            room += 1
        lay_card(table, colour, card, room, 0)
        emit(log, What.CARD_LAID, 0, colour, card, room, 0, 0, 0)
        table.turn += 1 if room + 1 == rooms(box, table) else 0
    else:
        table.hand[colour] |= 1 << card
        held = 1 + table.hand_left[colour]
        table.hand_left[colour] = held
        emit(log, What.DREW, 1 << colour, colour, card, 0, 0, 0, 0)
        table.turn += 1 if held == 1 + DRAWN else 0
    if table.turn == table.colours:
        table.turn = 0
        table.phase = Phase.ROUND
        return
    ready_deck(table, log)


@rule("K1", "I1")
def ready_deck(table: Table, log: Cells) -> None:
    """Where the next to draw has no deck left, the discards are the new one; all know what was drawn of the old one."""
    colour = at_place(table, table.turn)
    if table.deck_left[colour]:
        return
    table.sure[colour] = table.hand[colour] & ~(1 << TOOLS)
    table.deck[colour], table.discard[colour] = table.discard[colour], 0
    left = ones(table.deck[colour])
    table.deck_left[colour] = left
    emit(log, What.DECK_REMADE, EVERYBODY, colour, left, 0, 0, 0, 0)


@rule("N2", "A2")
def lay_card(table: Table, colour: int, card: int, room: int, seen: int) -> None:
    """A card lies face down in a room."""
    k = 0
    while table.laid_room[colour, k]:
        k += 1
    table.laid[colour, k], table.laid_room[colour, k], table.laid_seen[colour, k] = 1 + card, 1 + room, seen


@rule("D3", "Y4")
def take_up(table: Table, colour: int, k: int) -> None:
    """A card that lay in a room lies there no more."""
    table.laid[colour, k], table.laid_room[colour, k], table.laid_seen[colour, k] = 0, 0, 0


@rule("D1", "D3")
def put_away(table: Table, colour: int, card: int) -> None:
    """A card that was turned up goes to its owner's pile."""
    for k in range(MAX_LAID):
        if table.laid[colour, k] == 1 + card:
            take_up(table, colour, k)
    table.discard[colour] |= 1 << card


@rule("E12", "Y3")
def lies_in(table: Table, colour: int, card: int) -> int:
    """1 + the room where a card lies turned up; 0: nowhere."""
    room = 0
    for k in range(MAX_LAID):
        if table.laid[colour, k] == 1 + card:
            room = table.laid_room[colour, k]
    return room


@rule("N2", "N3")
def from_hand(table: Table, seat: int, card: int) -> None:
    """A card leaves the hand."""
    table.hand[seat] &= ~(1 << card)
    table.hand_left[seat] -= 1


@rule("Y4")
def clear_rooms(table: Table) -> None:
    """No card lies in a room."""
    for colour in range(MAX_COLOURS):
        table.sure[colour] = 0
        for k in range(MAX_LAID):
            take_up(table, colour, k)
