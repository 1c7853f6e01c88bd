"""What a seat knows: with hidden hands (V1) the others' guests are part of the unseen ones."""

from __future__ import annotations

from locanda.core.chance import pick
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import JOKER, KINDS, Phase, Table
from .board import change_hand
from .turn import legal


@rule("V1")
def hides(table: Table) -> bool:
    """Whether hands are hidden now: at the end they are shown."""
    return table.unexpected_guests == 1 and table.phase != Phase.OVER


@rule("V1")
def censor(box: Box, table: Table, seat: int) -> None:
    """The hands of the others go to the bag, where they are as likely as what is in it; jokers seen taken stay.

    How many guests a hand holds, and how many are in the bag, stay known.
    """
    if not hides(table):
        return
    for other in range(table.players):
        if other == seat:
            continue
        take_back(table, other)


@rule("V1")
def resample(box: Box, table: Table, seat: int, rng: Cells) -> None:
    """Deals the unseen guests to the hidden hands at random, on condition of what the rules make certain.

    A hand that passed is of jokers alone, such that they could do nothing (`Table.stuck`); whoever has a question open
    holds a guest that answers it.  Those hands are dealt anew until that is so, the others once: a deal then has its
    chance on that condition.
    """
    if not hides(table):
        return
    while True:
        for other in range(table.players):
            if other != seat and conditioned(table, other):
                deal(table, other, rng)
        if certain(box, table, seat):
            break
        for other in range(table.players):
            if other != seat and conditioned(table, other):
                take_back(table, other)
    for other in range(table.players):
        if other != seat and not conditioned(table, other):
            deal(table, other, rng)


@rule("V1", "T8", "T9")
def conditioned(table: Table, other: int) -> bool:
    """Whether the rules make something certain about a hidden hand."""
    return table.stuck[other] != 0 or (other == table.turn and table.phase in (Phase.JOIN, Phase.REGULARS))


@rule("V1", "T8", "T9")
def certain(box: Box, table: Table, seat: int) -> bool:
    """Whether the hands just dealt could do what their owners did, and can do what they have to."""
    for other in range(table.players):
        if other != seat and table.stuck[other]:
            if not table.stuck[other] >> 5 * table.hand[other, JOKER] + table.hand[other, JOKER + 1] & 1:
                return False
    if table.turn == seat or not conditioned(table, table.turn):
        return True
    n = legal(box, table, table.turn, table.scratch)
    table.scratch[0], table.scratch[1] = 0, 0
    return n > 0


@rule("V1")
def deal(table: Table, other: int, rng: Cells) -> None:
    """Draws a hidden hand from the unseen guests; from the jokers where it is known to be of jokers alone."""
    first = JOKER if table.stuck[other] else 0
    for _ in range(table.held[other] - table.shown[other, 0] - table.shown[other, 1]):
        kind = first + pick(rng, table.bag[first:], KINDS - first)
        table.bag[kind] -= 1
        change_hand(table, other, kind, 1)


@rule("V1")
def take_back(table: Table, other: int) -> None:
    """The hidden guests of a hand are unseen again."""
    for kind in range(KINDS):
        known = table.shown[other, kind - JOKER] if kind >= JOKER else 0
        table.bag[kind] += table.hand[other, kind] - known
        change_hand(table, other, kind, known - table.hand[other, kind])
