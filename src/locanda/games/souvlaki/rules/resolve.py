"""Phase 3: what an event does, by its row in the box and by nothing else (F3, F5-F9)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, FOOD_BITS, PHONE, Aim, Ask, Table
from ..what import DISCARD, DONE, FOOD, PICK_FOOD, Effect, What
from .known import stolen
from .order import add_fame, add_money
from .queues import bubble, clear, discard_cards, go_over, leave_queue, leaving_cost, swap
from .stacks import discard_food


@rule("F2")
def tell_customer(table: Table, event: int, p: int, i: int, log: Cells) -> None:
    """The log: a customer that the card is for."""
    first, second = table.customer[p, i] - 1, table.second[p, i] - 1
    emit(log, What.ON_CUSTOMER, EVERYBODY, event, p, i, first, second, 0)


@rule("F3", "F5", "F6", "F7", "F8", "F9")
def on_customer(box: Box, table: Table, seat: int, event: int, log: Cells) -> None:
    """The card does what it does to the customer chosen; all choices are made, save the food of a diet."""
    p, i, effect = table.seat_a - 1, table.place_a - 1, box.effect[event]
    tell_customer(table, event, p, i, log)
    if effect <= Effect.ADD_FOOD:  # those that last to the end of the round
        table.on[p, i] |= 1 << seat
        change(box, table, event, p, i)
    elif effect == Effect.TURN:
        turn(table, p, i, box.number[event], log)
    elif effect == Effect.SWAP:
        q, j = table.seat_b - 1, table.place_b - 1
        tell_customer(table, event, q, j, log)
        swap(table, p, i, q, j)
        emit(log, What.SWAPPED, EVERYBODY, p, i, q, j, 0, 0)
    elif effect == Effect.SEND_OFF:
        cost = -add_fame(table, p, -leaving_cost(box, table, p, i)) if box.number[event] else 0
        emit(log, What.SENT_OFF, EVERYBODY, p, i, table.customer[p, i] - 1, table.second[p, i] - 1, cost, 0)
        discard_cards(table, p, i)
        leave_queue(table, p, i)
    elif effect == Effect.REPLACE:
        replace(table, p, i)
    else:
        move(table, p, i, box.number[event], log)


@rule("F5", "F7", "F8", "F9")
def change(box: Box, table: Table, event: int, p: int, i: int) -> None:
    """What a customer wants, pays and gives to the end of the round."""
    effect = box.effect[event]
    if effect == Effect.VALUE:
        table.pays[p, i] += box.money[event]
        table.gives[p, i] += box.fame[event]
    elif effect == Effect.MULTIPLY:
        table.times[p, i] *= box.number[event]
        table.wanted[p, i] += table.basic[p, i] * (box.number[event] - 1)
        table.basic[p, i] *= box.number[event]
    elif effect == Effect.COPY:
        table.wanted[p, i] = table.wanted[p, i - 1]
        table.basic[p, i] = table.wanted[p, i]
    elif effect == Effect.ADD_FOOD:
        table.wanted[p, i] += box.foods[event]
    else:
        table.count = box.number[event]  # foods that are asked for one by one


@rule("F9")
def remove_food(table: Table, action: int, log: Cells) -> None:
    """The food chosen is taken off the order."""
    p, i = table.seat_a - 1, table.place_a - 1
    table.wanted[p, i] -= 1 << FOOD_BITS * (action - FOOD)
    table.count -= 1
    table.ask = Ask.NEXT
    emit(log, What.FOOD_REMOVED, EVERYBODY, p, i, action - FOOD, 0, 0, 0)


@rule("V5", "F3")
def turn(table: Table, p: int, i: int, sour: int, log: Cells) -> None:
    """A customer is turned, or turned back; nothing is told where nothing changes."""
    if table.sour[p, i] != sour:
        table.sour[p, i] = sour
        emit(log, What.TURNED, EVERYBODY, p, i, table.customer[p, i] - 1, table.second[p, i] - 1, sour, 0)


@rule("F3", "F6")
def move(table: Table, p: int, i: int, to_end: int, log: Cells) -> None:
    """A customer goes to the front or the end of its queue, or of another if one was chosen, as it is."""
    q = table.seat_b - 1 if table.seat_b else p
    last = table.queue[q] if q != p else table.queue[p] - 1
    j = last if to_end else 0
    emit(log, What.MOVED, EVERYBODY, table.customer[p, i] - 1, table.second[p, i] - 1, p, i, q, j)
    if q == p:
        bubble(table, p, i, j)
    else:
        go_over(table, p, i, q, j)


@rule("F3")
def replace(table: Table, p: int, i: int) -> None:
    """Misheard Order: the cards are discarded, as many are to come in the same place and state, with no effects.

    There always are as many: those discarded, if no others.
    """
    table.drawer, table.aim = p, Aim.REPLACE
    table.due_customers = 2 if table.second[p, i] else 1
    sour = table.sour[p, i]
    discard_cards(table, p, i)
    clear(table, p, i)
    table.phone[p, i], table.sour[p, i] = PHONE, sour


@rule("F3", "F5")
def on_player(box: Box, table: Table, seat: int, other: int, event: int, log: Cells) -> None:
    """The card does what it does to a player."""
    effect, number = box.effect[event], box.number[event]
    emit(log, What.ON_PLAYER, EVERYBODY, event, other, 0, 0, 0, 0)
    if effect == Effect.BONUS:
        table.on_player[other] |= 1 << seat
        for kind in range(2):
            if box.kinds_hit[event] >> kind & 1:
                table.bonus_money[other, kind] += box.money[event]
                table.bonus_fame[other, kind] += box.fame[event]
    elif effect == Effect.SHOP:
        money, fame = add_money(table, other, box.money[event]), add_fame(table, other, box.fame[event])
        emit(log, What.SHOP_CHANGED, EVERYBODY, other, money, fame, 0, 0, 0)
    elif effect == Effect.DRAW_FOOD:
        table.drawer, table.due_food = other, number
    elif effect == Effect.ADD_CUSTOMER:
        table.drawer, table.aim, table.due_customers = other, Aim.NEW, 1
    elif effect == Effect.MENU:
        table.count = 0
        ask_menu(table, other)
    else:
        table.drawer, table.seat_a = seat, 1 + other
        table.count = min(number, table.held[other])


@rule("F3")
def ask_menu(table: Table, seat: int) -> None:
    """Change of Menu: one more card, or no more; who has none left is not asked."""
    table.drawer, table.asked = seat, seat
    if table.held[seat]:
        table.ask = Ask.MENU
    else:
        table.due_food, table.count, table.ask = table.count, 0, Ask.NEXT


@rule("F3")
def change_menu(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """A card is thrown for another; when there are no more, as many are drawn."""
    if action == DONE:
        table.due_food, table.count, table.ask = table.count, 0, Ask.NEXT
    else:
        table.count += 1
        discard_food(box, table, seat, action - DISCARD, What.FOOD_DISCARDED, log)
        ask_menu(table, seat)


@rule("F3")
def picks(box: Box, table: Table) -> bool:
    """Whether chance has to pick a card out of the hand of `seat_a`."""
    if table.playing == 0 or table.count == 0:
        return False
    effect = box.effect[table.playing - 1]
    if effect == Effect.TAKE_FOOD or effect == Effect.LOSE_FOOD:
        table.ask = Ask.PICK
    return table.ask == Ask.PICK


@rule("F3")
def add_picks(box: Box, table: Table, out: Cells, weight: Cells) -> int:
    """The food cards of the hand, by how many there are of each."""
    n, victim = 0, table.seat_a - 1
    for kind in range(box.kinds):
        if table.hand[victim, kind]:
            out[n], weight[n] = PICK_FOOD + kind, table.hand[victim, kind]
            n += 1
    return n


@rule("F3", "S6")
def pick(box: Box, table: Table, kind: int, log: Cells) -> None:
    """A card out of a hand: to the discards, or to the hand of who plays the card."""
    victim, seat = table.seat_a - 1, table.drawer
    table.count -= 1
    table.ask = Ask.NEXT
    if box.effect[table.playing - 1] == Effect.LOSE_FOOD:
        discard_food(box, table, victim, kind, What.FOOD_LOST, log)
        return
    stolen(table, victim, seat, kind)
    table.hand[victim, kind] -= 1
    table.held[victim] -= 1
    table.hand[seat, kind] += 1
    table.held[seat] += 1
    if table.promised[seat]:
        table.fresh[seat] += 1
    emit(log, What.FOOD_TAKEN, 1 << seat | 1 << victim, seat, victim, kind, 0, 0, 0)
