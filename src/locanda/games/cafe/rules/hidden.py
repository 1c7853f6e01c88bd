"""What a seat knows: with hidden hands (V1) the others' guests are part of the unseen ones."""

from __future__ import annotations

from locanda.core.chance import pick
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import CHAIRS_A_TABLE, GENTLEMAN, JOKER, KINDS, LADY, Phase, Table
from .board import change_hand
from .regulars import GROUP_SIZE, seatable
from .seating import nations_held
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

    A hand that passed is of jokers alone, such that they could do nothing (`Table.stuck`); one that seated a guest
    alone in the opening could seat no pair (`Table.lone`, forgotten with its next action); whoever has a question open
    holds a guest that answers it.  Those hands are dealt anew until that is so, the others once: a deal then has its
    chance on that condition.
    """
    if not hides(table):
        return
    while True:
        for other in range(table.players):
            if other != seat and conditioned(table, other):
                deal(table, other, table.held[other] - drawn_since(box, table, other), rng)
        if certain(box, table, seat):
            break
        for other in range(table.players):
            if other != seat and conditioned(table, other):
                take_back(table, other)
    for other in range(table.players):
        if other != seat:
            deal(table, other, table.held[other], rng)


@rule("V1", "T8", "T9")
def conditioned(table: Table, other: int) -> bool:
    """Whether the rules make something certain about a hidden hand."""
    return asked(table, other) or table.stuck[other] != 0 or table.lone[other] != 0


@rule("T8", "V2")
def asked(table: Table, seat: int) -> bool:
    """Whether the seat has begun what a guest of its hand has to go on with."""
    return seat == table.turn and table.phase in (Phase.JOIN, Phase.REGULARS)


@rule("V1", "T8a", "D1")
def drawn_since(box: Box, table: Table, other: int) -> int:
    """How many guests of a hand were drawn after what is certain of it: none, save after a lone guest."""
    return table.held[other] - (box.hand - 1) if table.lone[other] else 0


@rule("V1", "T8", "T9")
def certain(box: Box, table: Table, seat: int) -> bool:
    """Whether the hands just dealt could do what their owners did, and can do what they have to."""
    for other in range(table.players):
        if other != seat and table.stuck[other]:
            if not table.stuck[other] >> 5 * table.hand[other, JOKER] + table.hand[other, JOKER + 1] & 1:
                return False
        if other != seat and table.lone[other] and paired(box, table, other):
            return False
    if table.turn == seat or not asked(table, table.turn):
        return True
    n = legal(box, table, table.turn, table.scratch)
    table.scratch[0], table.scratch[1] = 0, 0
    return n > 0


@rule("V1", "T8a", "V2")
def paired(box: Box, table: Table, other: int) -> bool:
    """Whether a hand, with the guest that it seated alone in the opening, could have seated a pair or regulars then."""
    change_hand(table, other, table.lone[other] - 1, 1)
    t = 0
    while t < box.tables and not seats_some(box, table, other, t):
        t += 1
    change_hand(table, other, table.lone[other] - 1, -1)
    return t < box.tables


@rule("T8", "T8a", "V2")
def seats_some(box: Box, table: Table, seat: int, t: int) -> bool:
    """Whether the hand could seat a pair, or regulars where they are played, at table `t` of an empty café."""
    ladies, gentlemen = in_empty(box, table, seat, t, LADY), in_empty(box, table, seat, t, GENTLEMAN)
    chairs = ladies | gentlemen
    if ladies and gentlemen and chairs & (chairs - 1):  # two chairs, one for each
        return True
    if not table.regulars:
        return False
    most = max(seatable(box, table, seat, t, LADY, ladies, -1), seatable(box, table, seat, t, GENTLEMAN, gentlemen, -1))
    return most >= GROUP_SIZE


@rule("T5", "T8a")
def in_empty(box: Box, table: Table, seat: int, t: int, sex: int) -> int:
    """Bit mask of the chairs of table `t` that guests of `sex` in the hand could take in an empty café."""
    nations, mask = nations_held(table, seat, sex), 0
    for i in range(CHAIRS_A_TABLE):
        c = box.table_chair[t, i] - 1
        if c >= 0 and box.chair_nations[c] & nations:
            mask |= 1 << i
    return mask


@rule("V1")
def deal(table: Table, other: int, held: int, rng: Cells) -> None:
    """Draws guests for a hidden hand until it holds so many; from the jokers where it is of jokers alone."""
    first = JOKER if table.stuck[other] else 0
    for kind in range(KINDS):
        held -= table.hand[other, kind]
    for _ in range(held):
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
