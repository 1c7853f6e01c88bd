"""What a seat knows: own cards, cards turned up or spied, and what all know of the rest (I1)."""

from __future__ import annotations

from locanda.core.bits import nth, ones
from locanda.core.chance import below
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import ALL_CARDS, MAX_LAID, TOOLS, Phase, Table
from .automata import open_rooms
from .inn import at_place


@rule("I1", "A2", "A3")
def censor(box: Box, table: Table, seat: int) -> None:
    """Erases the others' hands and decks, face-down cards that the seat has not seen, and cards and rooms of A3.

    How many cards there are, and in which rooms they lie, stays; one's own deck follows from all else.  When the game
    is over, all is open.
    """
    if table.phase == Phase.OVER:
        return
    for colour in range(table.colours):
        if colour != seat or colour >= table.players:
            table.hand[colour], table.deck[colour] = 0, 0
        for k in range(MAX_LAID):
            if not table.laid_seen[colour, k] >> seat & 1 and not table.laid_seen[colour, k] >> table.players & 1:
                table.laid[colour, k] = 0
    for other in range(table.players):
        if other != seat:
            table.dealt[other], table.chosen[other] = 0, 0


@rule("I1", "K1", "A2", "A3")
def resample(box: Box, table: Table, seat: int, rng: Cells) -> None:
    """Deals the cards that the seat cannot know, each way as likely that all evidence allows.

    Mr. Tools was in hand at dusk, and so were cards that ended a deck (`Table.sure`): they are not in the deck now.
    """
    if table.phase == Phase.OVER:
        return
    for colour in range(table.colours):
        if colour != seat or colour >= table.players:
            deal_unknown(table, colour, seat, rng)
    if table.phase == Phase.LAY:
        found = open_rooms(box, table)
        for other in range(table.players):
            if other != seat and not table.waiting >> other & 1:
                table.chosen[other] = 1 + nth(found, below(rng, ones(found)))


@rule("I1")
def unknown(table: Table, colour: int, seat: int) -> int:
    """The cards of a colour of which the seat cannot say where they are."""
    cards = ALL_CARDS & ~table.discard[colour]
    for k in range(MAX_LAID):
        if table.laid[colour, k]:
            cards &= ~(1 << table.laid[colour, k] - 1)
    if colour >= table.players and seat < table.players and table.dealt[seat]:
        cards &= ~(1 << table.dealt[seat] - 1)
    return cards


@rule("I1", "K1")
def deal_unknown(table: Table, colour: int, seat: int, rng: Cells) -> None:
    """Hands, face-down cards and what the others hold of the automata get cards; the deck is the rest."""
    cards = unknown(table, colour, seat)
    must = cards & (table.sure[colour] | 1 << TOOLS) if colour < table.players else 0
    drawn, rest = must, cards & ~must
    for _ in range(ones(cards) - table.deck_left[colour] - ones(must)):
        bit = 1 << nth(rest, below(rng, ones(rest)))
        drawn |= bit
        rest &= ~bit
    table.deck[colour] = rest
    for k in range(MAX_LAID):
        if table.laid_room[colour, k] and table.laid[colour, k] == 0:
            card = nth(drawn, below(rng, ones(drawn)))
            table.laid[colour, k] = 1 + card
            drawn &= ~(1 << card)
    if colour < table.players:
        table.hand[colour] = drawn
        return
    for place in range(table.deals):
        other = at_place(table, place)
        if other != seat:
            card = nth(drawn, below(rng, ones(drawn)))
            table.dealt[other] = 1 + card
            drawn &= ~(1 << card)
