"""What things are worth to the heuristic of Souvlaki Wars, in tenths of a point: money, fame, customers, food cards."""

from __future__ import annotations

from locanda.core.record import Cells
from locanda.core.rule import rule

from .box import Box
from .rules.end import own_money
from .rules.foods import covers, in_hand, total, without
from .rules.queues import fame_of, leaving_cost, money_of
from .table import Table

#: A point that is still wanted for the goal, and one beyond it.
WANTED, BEYOND = 10, 4
#: A customer who turns sour; a food card, by itself and for each food on it; a card that is not known.
SOURING = 8
CARD, A_FOOD = 4, 4
DRAWN = 11
#: Foods that a hidden food card is taken to show, in tenths.
SHOWN = 16
#: A customer's food that the hand has, and one that it has not.
USED, MISSING = 4, 24
NEVER = -1_000_000


@rule()
def points(box: Box, table: Table, seat: int, money: int, fame: int) -> int:
    """Money and fame for a seat, by what it still wants of each."""
    of_money = WANTED if own_money(box, table, seat) < box.win_money else BEYOND
    of_fame = WANTED if table.fame[seat] < box.win_fame else BEYOND
    return money * of_money + fame * of_fame


@rule()
def loss(box: Box, table: Table, seat: int, i: int) -> int:
    """What it costs to leave a customer unserved in this round."""
    if table.sour[seat, i]:
        return points(box, table, seat, 0, min(table.fame[seat], leaving_cost(box, table, seat, i)))
    return SOURING


@rule()
def brings(box: Box, table: Table, seat: int, i: int) -> int:
    """What it is worth to serve a customer, against leaving it unserved."""
    given = points(box, table, seat, money_of(box, table, seat, i), fame_of(box, table, seat, i))
    return given + loss(box, table, seat, i)


@rule()
def outlook(box: Box, table: Table, seat: int, viewer: int) -> int:
    """What the seat has, and what it can be expected to get of its queue in this round."""
    value = min(own_money(box, table, seat), box.win_money) * (WANTED - BEYOND) + table.fame[seat] * BEYOND
    value += own_money(box, table, seat) * BEYOND + min(table.fame[seat], box.win_fame) * (WANTED - BEYOND)
    own = seat == viewer
    have, guessed, served = in_hand(box, table, seat), table.held[seat] * SHOWN, True
    for i in range(table.queue[seat]):
        wanted = table.wanted[seat, i]
        guessed -= 10 * total(wanted)
        served = served and (covers(have, wanted) if own else guessed >= 0)
        if served:
            have -= wanted if own else 0
            value += points(box, table, seat, money_of(box, table, seat, i), fame_of(box, table, seat, i))
        else:
            value -= loss(box, table, seat, i)
    return value


@rule()
def standing(box: Box, table: Table, seat: int) -> int:
    """How a seat stands against the mean of the others, times their number."""
    value = 0
    for other in range(table.players):
        share = table.players - 1 if other == seat else -1
        value += share * outlook(box, table, other, seat)
    return value


@rule()
def left_over(box: Box, table: Table, seat: int) -> int:
    """The foods of a hand that its queue does not want, packed."""
    foods = in_hand(box, table, seat)
    for i in range(table.queue[seat]):
        foods = without(foods, table.wanted[seat, i])
    return foods


@rule()
def lacking(box: Box, table: Table, seat: int) -> int:
    """How many foods the queue wants that the hand has not."""
    foods, missing = in_hand(box, table, seat), 0
    for i in range(table.queue[seat]):
        missing += total(without(table.wanted[seat, i], foods))
        foods = without(foods, table.wanted[seat, i])
    return missing


@rule()
def served_with(box: Box, table: Table, seat: int, first: int, cards: int, out: Cells) -> int:
    """What a service brings with some of the cards of the hand, from a place of the queue on.

    `out` lists the hand: kinds of cards; `cards` says which, a bit each.
    """
    foods, value, i, served = table.counter, 0, first, table.served
    k = 0
    while cards >> k:
        if cards >> k & 1:
            foods += box.shows[out[k]]
            value -= CARD + A_FOOD * total(box.shows[out[k]])
        k += 1
    while i < table.queue[seat] and covers(foods, table.wanted[seat, i]):
        foods -= table.wanted[seat, i]
        value += brings(box, table, seat, i)
        served += 1
        i += 1
    if served == 0:
        return 0 if cards == 0 else NEVER
    return value + (points(box, table, seat, 0, box.treat_fame) if foods else 0)
