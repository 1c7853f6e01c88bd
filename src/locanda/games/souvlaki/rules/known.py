"""What seats learn of hidden hands: cards that Ninja took from them (S6), and foods that a laid card proves (V2)."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import CERTAIN, MARKS, MAX_PLAYERS, Table
from .foods import without


@rule("S6")
def forget(table: Table, seat: int, j: int) -> None:
    """The card that the seat remembers in place `j` has been seen again: the later ones close up."""
    for k in range(j, MARKS):
        last = k == MARKS - 1
        table.robbed[seat, k] = 0 if last else table.robbed[seat, k + 1]
        table.recent[seat * MARKS + k] = 0 if last else table.recent[seat * MARKS + k + 1]
        for holder in range(MAX_PLAYERS):
            weight = 0 if last else table.robber[seat * MARKS + k + 1, holder]
            table.robber[seat * MARKS + k, holder] = weight


@rule("S6")
def seen(table: Table, seat: int, holder: int, kind: int) -> None:
    """The seat sees a card leave the holder's hand: it may be one that it remembers there, the surest one."""
    best, most = 0, 0
    for j in range(MARKS):
        weight = table.robber[seat * MARKS + j, holder]
        if weight > most and table.robbed[seat, j] == 1 + kind:
            best, most = j, weight
    if most:
        forget(table, seat, best)


@rule("S6")
def remember(table: Table, seat: int, holder: int, kind: int) -> None:
    """The seat knows where a card of its hand went; of too many it forgets the oldest."""
    if table.robbed[seat, MARKS - 1]:
        forget(table, seat, 0)
    j = 0
    while table.robbed[seat, j]:
        j += 1
    table.robbed[seat, j] = 1 + kind
    table.robber[seat * MARKS + j, holder] = CERTAIN
    table.recent[seat * MARKS + j] = 1 << holder if table.promised[holder] else 0


@rule("S6")
def lose_sight(table: Table, seat: int, victim: int, thief: int) -> None:
    """A card went from hand to hand that the seat did not see: each card it remembers there may be that one."""
    for j in range(MARKS):
        if table.robbed[seat, j]:
            weight = table.robber[seat * MARKS + j, victim]
            part = weight // table.held[victim]
            table.robber[seat * MARKS + j, victim] = weight - part
            table.robber[seat * MARKS + j, thief] += part
            if part and table.promised[thief]:
                table.recent[seat * MARKS + j] |= 1 << thief


@rule("V2")
def none_fresh(table: Table, holder: int) -> None:
    """No card of a hand is told from those that it had when something was proved of it."""
    if table.fresh[holder]:
        table.fresh[holder] = 0
        for row in range(MAX_PLAYERS * MARKS):
            table.recent[row] &= ~(1 << holder)


@rule("S6", "V2")
def stolen(table: Table, victim: int, thief: int, kind: int) -> None:
    """What each seat learns when a card is taken at random, before it changes hands: only the two see it."""
    for seat in range(table.players):
        if seat == thief:
            seen(table, seat, victim, kind)
        elif seat == victim:
            remember(table, seat, thief, kind)
        else:
            lose_sight(table, seat, victim, thief)
    table.promised[victim] = 0
    none_fresh(table, victim)


@rule("S6", "V2")
def shown(table: Table, holder: int, kind: int) -> None:
    """All see a card leave a hand."""
    for seat in range(table.players):
        if seat != holder and table.robbed[seat, 0]:
            seen(table, seat, holder, kind)
    none_fresh(table, holder)


@rule("V2")
def discarded(box: Box, table: Table, holder: int, kind: int) -> None:
    """All see a card leave a hand, and its foods with it."""
    shown(table, holder, kind)
    if table.promised[holder]:
        table.promised[holder] = without(table.promised[holder], box.shows[kind])
