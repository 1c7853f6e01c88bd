"""The one-ply heuristic of Souvlaki Wars: customers by what can be served, events by gain against each target."""

from __future__ import annotations

from typing import Any

from locanda.core.copying import copy
from locanda.core.record import Cells
from locanda.core.rule import rule

from .box import Box
from .rules.foods import in_hand, of, total, without
from .rules.maintenance import can_advertise, can_supply
from .rules.opening import taken
from .rules.resolve import on_customer, on_player
from .rules.service import can_lay, can_serve
from .rules.targets import can_hit, can_play, can_reach, fits_second
from .table import BIG, FOOD_BITS, FOODS, MAX_QUEUE, SHOPS, Ask, Table
from .what import (
    ADVERTISING,
    CUSTOMER,
    DISCARD,
    DISMISS,
    DONE,
    FOOD,
    KEEP_HAND,
    LAY,
    NEW_HAND,
    PASS,
    PLAY,
    PLAYER,
    SERVE,
    SHOP,
    SUPPLIES,
    TAKE,
    Effect,
    Target,
)  # fmt: skip
from .worth import (
    DRAWN,
    MISSING,
    NEVER,
    USED,
    lacking,
    left_over,
    loss,
    outlook,
    points,
    served_with,
    standing,
)  # fmt: skip

#: A hand with fewer foods is thrown away at the start.
POOR_HAND = 8
#: Foods that a hand is to have besides what the queue wants, for the customers of a round.
A_ROUND = 9
#: A running cost, in the rating of a shop that is to be chosen.
UPKEEP = 6
#: Fame may be ahead of money by so much for each fame that advertising gives beyond its price.
CHEAP = 5
#: An event is played for a gain of more than this.
WORTH_PLAYING = 5
#: What a change of plans is worth for each opponent who may still play an event; a change of menu; another order.
PLANS, MENU, ANOTHER = 6, 9, 8
#: At most so many cards of a hand are tried out in all combinations.
TRIED = 9


@rule()
def shop_wanted(box: Box, table: Table) -> int:
    """The shop with the best money, fame, supplies and advertising for its running cost."""
    best, chosen = NEVER, 0
    for shop in range(SHOPS):
        if not taken(table, shop):
            value = box.shop_money[shop] + box.shop_fame[shop] - UPKEEP * box.running_cost[shop]
            value += 2 * box.supplies_cards[shop] * box.supplies_times[shop]
            value += 4 * box.advertising_fame[shop] // max(1, box.advertising_cost[shop])
            if value > best:
                best, chosen = value, shop
    return chosen


@rule()
def purchase_wanted(box: Box, table: Table, seat: int) -> int:
    """Supplies while foods are wanted and money is left for the running cost; advertising with money to spare."""
    shop = table.shop[seat] - 1
    cost, money = box.running_cost[shop], table.money[seat]
    if can_supply(box, table, seat) and money - box.supplies_cost[shop] >= cost:
        short = lacking(box, table, seat) + A_ROUND - total(left_over(box, table, seat))
        if short > 0 and table.held[seat] + box.supplies_cards[shop] <= box.food_limit + 1:
            return SUPPLIES
    if can_advertise(box, table, seat) and table.fame[seat] < box.win_fame:
        price, fame = box.advertising_cost[shop], box.advertising_fame[shop]
        left = money - price
        ahead = table.fame[seat] + fame - left
        if left >= cost and (left >= box.win_money or ahead <= CHEAP * (fame - price)):
            return ADVERTISING
    return DONE


@rule()
def card_to_discard(box: Box, table: Table, seat: int) -> int:
    """The food card that the queue misses least, and that shows the fewest foods."""
    best, chosen = -NEVER, 0
    for kind in range(box.kinds):
        if table.hand[seat, kind]:
            table.hand[seat, kind] -= 1
            value = 10 * lacking(box, table, seat) + total(box.shows[kind])
            table.hand[seat, kind] += 1
            if value < best:
                best, chosen = value, kind
    return chosen


@rule()
def card_to_change(box: Box, table: Table, seat: int) -> int:
    """For a change of menu: a food card that the queue does not miss at all, while it misses others; else no more."""
    missing, kind = lacking(box, table, seat), card_to_discard(box, table, seat)
    if missing == 0:
        return DONE
    table.hand[seat, kind] -= 1
    idle = lacking(box, table, seat) == missing
    table.hand[seat, kind] += 1
    return DISCARD + kind if idle else DONE


@rule()
def customer_wanted(box: Box, table: Table, seat: int) -> int:
    """The open customer that gives most for the foods it wants, those that are in the hand counting less."""
    left = left_over(box, table, seat)
    best, chosen, money, fame, foods = NEVER, BIG, 0, 0, 0
    for card in range(box.customers):
        money, fame, foods = money + box.pays[card], fame + box.gives[card], foods + total(box.order[card])
        if table.offer[card]:
            missing = total(without(box.order[card], left))
            value = points(box, table, seat, box.pays[card], box.gives[card])
            value -= MISSING * missing + USED * (total(box.order[card]) - missing)
            if value > best:
                best, chosen = value, card
    if table.offer[BIG]:  # two customers like the mean of all
        n, missing = box.customers, max(0, 2 * foods // box.customers - total(left))
        value = points(box, table, seat, 2 * money, 2 * fame) // n - MISSING * missing
        if value - USED * (2 * foods // n - missing) > best:
            chosen = BIG
    return chosen


@rule()
def food_wanted(box: Box, table: Table, seat: int) -> int:
    """The food to be taken off an order: the one that the hand has least of."""
    p, i = table.seat_a - 1, table.place_a - 1
    have, best, chosen = in_hand(box, table, seat), 1000, 0
    for food in range(FOODS):
        if of(table.wanted[p, i], food) and of(have, food) < best:
            best, chosen = of(have, food), food
    return chosen


@rule()
def try_on_customer(box: Box, table: Table, work: Table, seat: int, event: int, log: Cells) -> int:
    """How a seat stands when an event is carried out on the customers chosen in `work`, a copy of the table."""
    own = work.seat_a == 1 + seat
    if box.effect[event] == Effect.REPLACE:
        served = outlook(box, work, work.seat_a - 1, seat)
        work.wanted[work.seat_a - 1, work.place_a - 1] = 0
        better = outlook(box, work, work.seat_a - 1, seat) > served  # it cannot be served as it is
        return standing(box, table, seat) + (ANOTHER if own == better else -ANOTHER) * (table.players - 1)
    on_customer(box, work, seat, event, log)
    while work.count and box.effect[event] == Effect.REMOVE_FOOD:
        food = food_wanted(box, work, seat)
        work.wanted[work.seat_a - 1, work.place_a - 1] -= 1 << FOOD_BITS * food
        work.count -= 1
    return standing(box, work, seat)


@rule()
def best_customer(box: Box, table: Table, works: Any, seat: int, event: int, found: Cells, log: Cells) -> int:
    """The best standing that an event for customers can bring; `found` is the choice: owner, place, second owner,
    second place, from 1.  A choice that has been made stands."""
    best, target = NEVER, box.target[event]
    for p in range(table.players):
        for i in range(table.queue[p]):
            if table.place_a:
                if p != table.seat_a - 1 or i != table.place_a - 1:
                    continue
            elif not can_hit(box, table, event, p, i):
                continue
            for q in range(table.players):
                for j in range(second_places(table, target, p, q)):
                    if target == Target.TWO_CUSTOMERS and not fits_second(box, table, event, p, i, q, j):
                        continue
                    copy(works[0], table)
                    point_at(works[0], target, p, i, q, j)
                    value = try_on_customer(box, table, works[0], seat, event, log)
                    if value > best:
                        best = value
                        found[0], found[1], found[2], found[3] = 1 + p, 1 + i, 1 + q, 1 + j
    return best


@rule()
def second_places(table: Table, target: int, p: int, q: int) -> int:
    """How many second choices there are with player `q`, where the first is a customer of `p`."""
    if target == Target.TWO_CUSTOMERS:
        return table.queue[q]
    if target == Target.CUSTOMER_TO_PLAYER:
        return 1 if q != p else 0
    return 1 if q == p else 0


@rule()
def point_at(work: Table, target: int, p: int, i: int, q: int, j: int) -> None:
    """Makes the choices in a copy of the table."""
    work.seat_a, work.place_a = 1 + p, 1 + i
    if target == Target.CUSTOMER_TO_PLAYER or target == Target.TWO_CUSTOMERS:
        work.seat_b = 1 + q
        work.place_b = 1 + j if target == Target.TWO_CUSTOMERS else 0


@rule()
def on_one(box: Box, table: Table, work: Table, seat: int, other: int, event: int, log: Cells) -> int:
    """The gain, against how the seat stands now, of an event carried out on a player."""
    effect, number, n = box.effect[event], box.number[event], table.players - 1
    share = n if other == seat else -1
    if effect == Effect.DRAW_FOOD:
        return share * DRAWN * number
    if effect == Effect.LOSE_FOOD:
        return -share * DRAWN * min(number, table.held[other])
    if effect == Effect.TAKE_FOOD:
        return (n + 1) * DRAWN * min(number, table.held[other])
    if effect == Effect.MENU:
        return n * MENU if lacking(box, table, seat) else 0
    if effect == Effect.ADD_CUSTOMER:
        spare = total(left_over(box, table, other)) if other == seat else table.held[other] - 2 * table.queue[other]
        return share * (DRAWN if spare > 2 else -DRAWN)
    copy(work, table)
    on_player(box, work, seat, other, event, log)
    return standing(box, work, seat) - standing(box, table, seat)


@rule()
def best_player(box: Box, table: Table, works: Any, seat: int, event: int, found: Cells, log: Cells) -> int:
    """The best gain of an event for players; `found` is the player chosen, from 1.  For all: the sum."""
    best, sum_, target = NEVER, 0, box.target[event]
    for other in range(table.players):
        if can_reach(box, table, event, seat, other):
            value = on_one(box, table, works[0], seat, other, event, log)
            sum_ += value
            if value > best:
                best = value
                found[0] = 1 + other
    return sum_ if target == Target.ALL else best


@rule()
def gain(box: Box, table: Table, works: Any, seat: int, event: int, found: Cells, log: Cells) -> int:
    """The best gain of an event; `found` is whom it is for."""
    if box.target[event] == Target.NONE:
        opponents = 0
        for turn in range(table.turn + 1, table.players):
            opponents += 1 if table.held_events[table.order[turn]] else 0
        return PLANS * opponents
    if box.target[event] <= Target.CUSTOMER_TO_PLAYER:
        return best_customer(box, table, works, seat, event, found, log) - standing(box, table, seat)
    return best_player(box, table, works, seat, event, found, log)


@rule()
def event_wanted(box: Box, table: Table, works: Any, seat: int, out: Cells) -> int:
    """The event of the hand with the best gain, or none."""
    best, chosen, log = WORTH_PLAYING * (table.players - 1), PASS, out[len(out) :]
    for event in range(box.events):
        if table.events[seat, event] and can_play(box, table, seat, event):
            value = gain(box, table, works, seat, event, out, log)
            if value > best:
                best, chosen = value, PLAY + event
    return chosen


@rule()
def target_wanted(box: Box, table: Table, works: Any, seat: int, out: Cells) -> int:
    """Whom the event being played is for."""
    if table.ask == Ask.FOOD:
        return FOOD + food_wanted(box, table, seat)
    gain(box, table, works, seat, table.playing - 1, out, out[len(out) :])
    first = 2 if table.place_a else 0
    if table.ask == Ask.CUSTOMER:
        return CUSTOMER + (out[first] - 1) * MAX_QUEUE + out[first + 1] - 1
    return PLAYER + out[first] - 1


@rule()
def dismissal(box: Box, table: Table, seat: int) -> int:
    """What it brings to send the first customer away: it costs nothing later."""
    return loss(box, table, seat, 0) - points(box, table, seat, 0, min(table.fame[seat], box.dismiss_fame))


@rule()
def best_cards(box: Box, table: Table, seat: int, first: int, cards: int, out: Cells) -> int:
    """What the best service brings from a place of the queue on; all combinations of the cards that `out` lists are
    tried, and the best, a bit a card, is written after them."""
    best = NEVER
    for some in range(1 << cards):
        value = served_with(box, table, seat, first, some, out)
        if value > best:
            best, out[cards] = value, some
    return best


@rule()
def act_of_service(box: Box, table: Table, seat: int, out: Cells) -> int:
    """Serves whoever can be served; else lays the first of the cards that bring most, or sends a customer away."""
    if can_serve(table, seat):
        return SERVE
    cards = 0
    for kind in range(box.kinds):
        for _ in range(table.hand[seat, kind]):
            out[cards] = kind
            cards += 1
    cards = min(cards, TRIED)
    if table.queue[seat]:
        without_first = best_cards(box, table, seat, 1, cards, out) + dismissal(box, table, seat)
        if without_first > best_cards(box, table, seat, 0, cards, out):
            return DISMISS
    else:
        best_cards(box, table, seat, 0, cards, out)
    chosen = out[cards]
    if chosen == 0 or not can_lay(box, table, seat):
        return DONE
    k = 0
    while not chosen >> k & 1:
        k += 1
    return LAY + out[k]


@rule()
def of_the_rest(box: Box, table: Table, seat: int) -> int:
    """The answers that need no tries: set-up, purchases, cards to throw away."""
    ask = table.ask
    if ask == Ask.BUY:
        return purchase_wanted(box, table, seat)
    if ask == Ask.DISCARD:
        return DISCARD + card_to_discard(box, table, seat)
    if ask == Ask.MENU:
        return card_to_change(box, table, seat)
    if ask == Ask.HAND:
        return NEW_HAND if total(in_hand(box, table, seat)) < POOR_HAND else KEEP_HAND
    return SHOP + shop_wanted(box, table)


@rule()
def greedy(box: Box, table: Table, seat: int, works: Any, out: Cells) -> int:
    """The choice by the question; `works` are two tables to try things on, `out` has room for twice the actions."""
    ask = table.ask
    if ask == Ask.SERVE:
        return act_of_service(box, table, seat, out)
    if ask == Ask.TAKE:
        return TAKE + customer_wanted(box, table, seat)
    if ask == Ask.EVENT:
        return event_wanted(box, table, works, seat, out)
    if ask == Ask.CUSTOMER or ask == Ask.PLAYER or ask == Ask.FOOD:
        return target_wanted(box, table, works, seat, out)
    return of_the_rest(box, table, seat)
