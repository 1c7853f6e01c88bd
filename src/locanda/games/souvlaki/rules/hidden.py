"""What a seat knows: the hands of the others are hidden (S6)."""

from __future__ import annotations

from locanda.core.chance import below, pick
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import MARKS, MAX_PLAYERS, Phase, Table
from .foods import covers, in_hand

#: Deals that are tried for hands that fit what is certain, before one is taken as it is: a table of a game never needs
#: so many, a table typed by hand may ask for what cannot be.
TRIES = 20_000


@rule("S6")
def censor(box: Box, table: Table, seat: int) -> None:
    """The hands of the others go to the stacks, where they are as likely as what is in them; sizes stay known.

    So does what the seat saw Ninja take, and what laid cards prove; what others saw is erased.
    """
    for other in range(table.players):
        if other == seat:
            continue
        take_back(table.food_stack[:], table.hand[other])
        take_back(table.event_stack[:], table.events[other])
        for j in range(MARKS):
            table.robbed[other, j], table.recent[other * MARKS + j] = 0, 0
            for holder in range(MAX_PLAYERS):
                table.robber[other * MARKS + j, holder] = 0


@rule("S6")
def take_back(stack: Cells, hand: Cells) -> None:
    """The cards of a hand are unseen again."""
    for card in range(len(hand)):
        stack[card] += hand[card]
        hand[card] = 0


@rule("S6", "V2")
def resample(box: Box, table: Table, seat: int, rng: Cells) -> None:
    """Deals the unseen cards to the hidden hands at random, on condition of what the seat knows for certain.

    A card that Ninja took from it lies where it saw it go; if it may have gone on from there unseen, by chance.  A hand
    of which a laid card has proved that it covers an order is dealt anew until it does; cards drawn since come after.
    """
    for _ in range(TRIES):
        late = place_marks(table, seat, rng)
        for other in range(table.players):
            if other != seat:
                count, _ = late_at(box, table, seat, late, other)
                fresh = max(0, table.fresh[other] - count)
                deal(table.food_stack[:], table.hand[other], table.held[other] - fresh, rng)
        if proved(box, table, seat, late):
            break
        for other in range(table.players):
            if other != seat:
                take_back(table.food_stack[:], table.hand[other])
    for other in range(table.players):
        if other != seat:
            deal(table.food_stack[:], table.hand[other], table.held[other], rng)
            deal(table.event_stack[:], table.events[other], table.held_events[other], rng)


@rule("S6")
def place_marks(table: Table, seat: int, rng: Cells) -> int:
    """Puts each card that the seat remembers into a hand where it may be; none where the seat is a spectator.

    The cards that are among the fresh ones there, a bit each: see `late_at`.
    """
    late = 0
    if seat == table.players:
        return late
    for j in range(MARKS):
        kind, total = table.robbed[seat, j] - 1, 0
        if kind < 0 or table.food_stack[kind] == 0:
            continue
        for holder in range(table.players):
            total += weight_of(table, seat, j, holder)
        if total == 0:
            continue
        x, holder = below(rng, total), 0
        while x >= weight_of(table, seat, j, holder):
            x -= weight_of(table, seat, j, holder)
            holder += 1
        table.food_stack[kind] -= 1
        table.hand[holder, kind] += 1
        if table.recent[seat * MARKS + j] >> holder & 1:
            late |= 1 << MARKS * holder + j
    return late


@rule("S6", "V2")
def late_at(box: Box, table: Table, seat: int, late: int, holder: int) -> tuple[int, int]:
    """Of the cards that the seat remembers those that came to a hand after something was proved of it, by the bits of
    `place_marks`: how many, and their foods."""
    count = foods = 0
    for j in range(MARKS):
        if late >> MARKS * holder + j & 1:
            count += 1
            foods += box.shows[table.robbed[seat, j] - 1]
    return count, foods


@rule("S6")
def weight_of(table: Table, seat: int, j: int, holder: int) -> int:
    """How likely a remembered card is in a hand; not where there is no room."""
    dealt = 0
    for kind in range(len(table.food_stack)):
        dealt += table.hand[holder, kind]
    return table.robber[seat * MARKS + j, holder] if holder != seat and dealt < table.held[holder] else 0


@rule("V2")
def proved(box: Box, table: Table, seat: int, late: int) -> bool:
    """Whether the hands just dealt cover what laid cards have proved, without cards that came later."""
    for other in range(table.players):
        if other != seat and table.promised[other]:
            serving = table.phase == Phase.SERVICE and table.order[table.turn % table.players] == other
            _, later = late_at(box, table, seat, late, other)
            foods = in_hand(box, table, other) - later + (table.counter if serving else 0)
            if not covers(foods, table.promised[other]):
                return False
    return True


@rule("S6")
def deal(stack: Cells, hand: Cells, size: int, rng: Cells) -> None:
    """Draws unseen cards for a hand until it holds so many."""
    for card in range(len(hand)):
        size -= hand[card]
    for _ in range(size):
        card = pick(rng, stack, len(stack))
        stack[card] -= 1
        hand[card] += 1
