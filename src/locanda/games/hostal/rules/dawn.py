"""Dawn: cards are turned up and resolve by number (D1-D3)."""

from __future__ import annotations

from locanda.core.bits import lowest
from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import (
    CHOCOLATE,
    EVERYBODY,
    GRRR,
    MAX_BEDS,
    MAX_LAID,
    MAX_ROOMS,
    PARTY,
    SCRATCH,
    SNIFF,
    TAP,
    TOOLS,
    TV,
    TWO_BY_ONE,
    Phase,
    Stop,
    Table,
)
from ..what import CHOOSE, DECLINE, USE, What
from .dusk import lies_in, put_away, rooms
from .grudge import into_beds
from .inn import add_bits, at_place, awake, awake_beds
from .stops import ask_stop

#: The cards whose effect needs no choice but to happen or not, a bit each.
PLAIN = 1 << TAP | 1 << PARTY | 1 << CHOCOLATE | 1 << TV | 1 << SCRATCH


@rule("D1")
def lying(table: Table, colour: int, room: int) -> int:
    """The cards of a colour that lie turned up in a room."""
    cards = 0
    for k in range(MAX_LAID):
        if table.laid_room[colour, k] == 1 + room:
            cards |= 1 << table.laid[colour, k] >> 1
    return cards


@rule("D1")
def reveal(box: Box, table: Table, log: Cells) -> None:
    """All cards are turned up; of a number that lies in a room more than once every copy goes, Mr. Tools excepted."""
    emit(log, What.DAWN_BROKE, EVERYBODY, 1 + table.night, 0, 0, 0, 0, 0)
    table.passes, table.rounds = 0, 0
    for place in range(table.colours):
        colour = at_place(table, place)
        for k in range(MAX_LAID):
            card = table.laid[colour, k] - 1
            if card >= 0:
                table.laid_seen[colour, k] = (1 << table.players + 1) - 1
                emit(log, What.REVEALED, EVERYBODY, colour, card, table.laid_room[colour, k] - 1, 0, 0, 0)
    for room in range(rooms(box, table)):
        once, several = 0, 0
        for colour in range(table.colours):
            cards = lying(table, colour, room)
            several |= once & cards
            once |= cards
        discard_copies(table, room, several & ~(1 << TOOLS), log)
    table.phase = Phase.CARDS


@rule("D1")
def discard_copies(table: Table, room: int, cards: int, log: Cells) -> None:
    """Every copy of these cards in a room goes to its owner's pile."""
    for colour in range(table.colours):
        copies = lying(table, colour, room) & cards
        while copies:
            emit(log, What.DUPLICATE, EVERYBODY, colour, lowest(copies), room, 0, 0, 0)
            put_away(table, colour, lowest(copies))
            copies &= copies - 1


@rule("D2", "A8")
def next_card(box: Box, table: Table, log: Cells) -> None:
    """The lowest number, of equal ones the owner who comes first in turn order; Mr. Tools come after all."""
    best, owner = TOOLS + 1, 0
    for place in range(table.colours):
        colour = at_place(table, place)
        for k in range(MAX_LAID):
            card = table.laid[colour, k] - 1
            if 0 <= card < best:
                best, owner = card, colour
    if table.teaching and table.taught < 1 + best <= 1 + TOOLS:
        table.taught = 1 + best
        ask_stop(table, Stop.CARD.value, log)
    elif best >= TOOLS:
        table.phase = Phase.TOOLS
    else:
        table.card, table.owner, table.room = 1 + best, 1 + owner, lies_in(table, owner, best)
        begin_card(box, table, log)


@rule("D3")
def plain(card: int) -> bool:
    """Whether an effect needs no choice but to happen or not."""
    return PLAIN >> card & 1 == 1


@rule("D3", "E1", "E2", "E3", "E7", "E9", "E11", "A6")
def choosable(table: Table, room: int) -> int:
    """The beds of a room that the present question can be answered with."""
    here, card = table.room - 1, table.card - 1
    if table.phase == Phase.OUT:
        return awake_beds(table, table.asked - 1, room) if room == here else 0
    colour = table.owner - 1
    if card == TWO_BY_ONE:
        joined = table.here[colour, here] & ~table.twice[here]
        if table.phase == Phase.INTO:
            if table.spot - 1 >> 3 == here:
                joined &= ~(1 << (table.spot - 1 & 7))
            return joined if room == here else 0
        if joined == 0:
            return 0
        alone = joined if room == here and joined & (joined - 1) == 0 else 0
        return awake_beds(table, colour, room) & ~alone
    if room != here:
        return 0
    if card == GRRR:
        beds = 0
        for other in range(table.colours):
            beds |= awake_beds(table, other, room)
        return beds
    return table.here[colour, room] if card == SNIFF else awake_beds(table, colour, room)


@rule("D3")
def one_choice(table: Table) -> int:
    """The only spot that can be chosen; -1: none, -2: several."""
    found = -1
    for room in range(MAX_ROOMS):
        beds = choosable(table, room)
        if beds:
            if found != -1 or beds & (beds - 1):
                return -2
            found = room * MAX_BEDS + lowest(beds)
    return found


@rule("D3", "A6")
def begin_card(box: Box, table: Table, log: Cells) -> None:
    """Whether the card can do anything, and who is asked.  The automata always uses what it can."""
    card, owner, room = table.card - 1, table.owner - 1, table.room - 1
    table.phase = Phase.CARD
    can = not box.guest[card] or table.here[owner, room] != 0
    choice = -2
    if can and plain(card):
        can = card != CHOCOLATE or awake(table, owner, room, -1) > 0
    elif can and owner >= table.players:
        can = automata_can(box, table)
    elif can:
        choice = one_choice(table)
        can = choice != -1
    if not can:
        emit(log, What.NO_EFFECT, EVERYBODY, owner, card, room, 0, 0, 0)
        finish_card(table)
    elif owner >= table.players:
        table.phase = Phase.ITS_CARD
    elif box.lock[card] and (plain(card) or choice >= 0):
        begin_effect(table, choice)
    else:
        table.waiting = 1 << owner


@rule("A6")
def automata_can(box: Box, table: Table) -> bool:
    """Whether the automata can use a card that needs a choice."""
    room = table.room - 1
    if table.card - 1 == GRRR:
        return awake_beds(table, 0, room) | awake_beds(table, 1, room) != 0
    if table.card - 1 == TWO_BY_ONE:
        return into_beds(table) != 0
    return one_choice(table) != -1


@rule("D3")
def begin_effect(table: Table, spot: int) -> None:
    """The effect happens, with a guest or bed if it needs one."""
    table.spot = 1 + spot if spot >= 0 else 0
    table.waiting = 0
    table.phase = Phase.EFFECT


@rule("D3")
def finish_card(table: Table) -> None:
    """Used, declined or without effect, the card goes to its owner's pile."""
    put_away(table, table.owner - 1, table.card - 1)
    table.card, table.owner, table.room = 0, 0, 0
    table.spot, table.into, table.asked = 0, 0, 0
    table.waiting = 0
    table.phase = Phase.CARDS


@rule("D3")
def add_answers(box: Box, table: Table, out: Cells) -> int:
    """What the question of a card can be answered with."""
    n, asking, card = 0, table.phase == Phase.CARD, table.card - 1
    if asking and plain(card):
        out[0] = USE
        n = 1
    else:
        for room in range(rooms(box, table)):
            n = add_bits(choosable(table, room), CHOOSE + room * MAX_BEDS, out, n)
    if asking and not box.lock[card]:
        out[n] = DECLINE
        n += 1
    return n


@rule("D3")
def answer(table: Table, action: int, log: Cells) -> None:
    """The owner has answered: use it, with a choice if it needs one, or not."""
    if action == DECLINE:
        emit(log, What.DECLINED, EVERYBODY, table.owner - 1, table.card - 1, table.room - 1, 0, 0, 0)
        finish_card(table)
    else:
        begin_effect(table, action - CHOOSE)
