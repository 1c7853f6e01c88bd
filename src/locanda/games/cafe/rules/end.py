"""The end of the game and its result (E1-E3)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, JOKER, Ending, Phase, Table
from ..what import What


@rule("E1")
def ending(box: Box, table: Table) -> int:
    """Why the game ends with this turn, or 0."""
    if table.bar_taken == box.bar_places:
        return Ending.BAR_FULL
    if table.taken == box.chairs:
        return Ending.CHAIRS_FULL
    if table.bag_left <= box.bag_left:
        return Ending.BAG_LOW
    if table.held[table.turn] == 0:
        return Ending.HAND_EMPTY
    if table.passes == table.players:
        return Ending.ALL_PASSED
    return 0


@rule("E2", "V1")
def count_hands(box: Box, table: Table, log: Cells) -> None:
    """Each guest left in a hand costs its owner points, a joker more."""
    for seat in range(table.players):
        jokers = table.hand[seat, JOKER] + table.hand[seat, JOKER + 1]
        guests = table.held[seat] - jokers
        penalty = guests * box.guest_penalty + jokers * box.joker_penalty
        table.score[seat] -= penalty
        emit(log, What.HAND_COUNTED, EVERYBODY, seat, guests, jokers, penalty, 0, 0)


@rule("E1")
def close_if_over(box: Box, table: Table, log: Cells) -> bool:
    """Ends the game where it is to end; the round is not completed."""
    why = ending(box, table)
    if why == 0:
        return False
    count_hands(box, table, log)
    table.ending = why
    table.phase = Phase.OVER
    emit(log, What.ENDED, EVERYBODY, why, 0, 0, 0, 0, 0)
    return True


@rule("E3", "C5")
def result(box: Box, table: Table, out: Cells) -> int:
    """Scores, which may be negative, and ranks by seat; most points wins, equals share."""
    for seat in range(table.players):
        out[seat] = table.score[seat]
        rank = 1
        for other in range(table.players):
            if table.score[other] > table.score[seat]:
                rank += 1
        out[table.players + seat] = rank
    return table.ending
