"""Phase 3: an event is played, cancelled or not, its targets are chosen one after the other (F1, F2, F4)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, MAX_QUEUE, Ask, Step, Table
from ..what import CUSTOMER, PASS, PLAY, PLAYER, Effect, Target, What
from .resolve import on_customer, on_player


@rule("F1", "F2")
def next_event(box: Box, table: Table, log: Cells) -> bool:
    """What comes next in the phase; whether nothing does.  Who has no event is not asked: sizes of hands are public."""
    if table.playing:
        if table.step == Step.START:
            choose_target(box, table, log)
        else:
            carry_out(box, table, log)
        return False
    if table.turn == table.players:
        return True
    seat = table.order[table.turn]
    if table.held_events[seat]:
        table.ask, table.asked = Ask.EVENT, seat
    else:
        table.turn += 1
    return False


@rule("F1", "F4")
def play(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """No event, or one: it is shown and discarded, and cancelled if an opponent's Change of Plans waits for it."""
    table.ask = Ask.NEXT
    if action == PASS:
        table.turn += 1
        emit(log, What.PASSED, EVERYBODY, seat, 0, 0, 0, 0, 0)
        return
    event = action - PLAY
    table.events[seat, event] -= 1
    table.held_events[seat] -= 1
    table.event_discard[event] += 1
    table.played[seat] = 1 + event
    emit(log, What.PLAYED, EVERYBODY, seat, event, 0, 0, 0, 0)
    if table.plans and table.plans != 1 + seat:
        emit(log, What.CANCELLED, EVERYBODY, seat, event, table.plans - 1, 0, 0, 0)
        table.plans = 0
        table.cancelled |= 1 << seat
        table.turn += 1
    else:
        table.playing = 1 + event


@rule("F2", "F4")
def choose_target(box: Box, table: Table, log: Cells) -> None:
    """The next question about the card being played; with none left, it is carried out."""
    seat, event = table.order[table.turn], table.playing - 1
    target = box.target[event]
    table.asked = seat
    if target <= Target.CUSTOMER_TO_PLAYER:
        if table.place_a == 0 or (target == Target.TWO_CUSTOMERS and table.place_b == 0):
            table.ask = Ask.CUSTOMER
        elif target == Target.CUSTOMER_TO_PLAYER and table.seat_b == 0:
            table.ask = Ask.PLAYER
        else:
            table.step = Step.MIDDLE
            on_customer(box, table, seat, event, log)
        return
    if target <= Target.OPPONENT and table.seat_a == 0:
        table.ask = Ask.PLAYER
        return
    table.step = Step.MIDDLE
    if target == Target.NONE:
        table.plans = 1 + seat
    elif target == Target.ALL:
        table.targets = (1 << table.players) - 1
    else:
        table.targets = 1 << (table.seat_a - 1 if table.seat_a else seat)


@rule("F2")
def point(table: Table, action: int) -> None:
    """A customer, or a player, is chosen."""
    table.ask = Ask.NEXT
    if action >= PLAYER:
        if table.place_a:
            table.seat_b = 1 + action - PLAYER
        else:
            table.seat_a = 1 + action - PLAYER
        return
    p, i = (action - CUSTOMER) // MAX_QUEUE, (action - CUSTOMER) % MAX_QUEUE
    if table.place_a:
        table.seat_b, table.place_b = 1 + p, 1 + i
    else:
        table.seat_a, table.place_a = 1 + p, 1 + i


@rule("F3")
def carry_out(box: Box, table: Table, log: Cells) -> None:
    """The card goes on: a hand to take from, a food to choose, the next player; then it is done."""
    effect = box.effect[table.playing - 1]
    if table.count and effect == Effect.REMOVE_FOOD:
        table.ask, table.asked = Ask.FOOD, table.order[table.turn]
        return
    turn = 0
    while table.targets and not table.targets >> table.order[turn] & 1:
        turn += 1
    if table.targets:
        other = table.order[turn]
        table.targets &= ~(1 << other)
        on_player(box, table, table.order[table.turn], other, table.playing - 1, log)
        return
    table.playing, table.count = 0, 0
    table.seat_a, table.place_a, table.seat_b, table.place_b = 0, 0, 0, 0
    table.step = Step.START
    table.turn += 1
