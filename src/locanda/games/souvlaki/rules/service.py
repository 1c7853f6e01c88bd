"""Phase 4: food cards are laid, customers served or sent away; then the unserved turn sour or leave (V1-V5)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, Ask, Step, Table
from ..what import DISMISS, DONE, LAY, SERVE, What
from .foods import covers, in_hand, without
from .known import none_fresh, shown
from .maintenance import end_turn
from .order import add_fame
from .queues import discard_cards, fame_of, leave_queue, leaving_cost, money_of


@rule("V1", "V3")
def next_service(box: Box, table: Table, log: Cells) -> bool:
    """What comes next in the phase; whether nothing does.

    Who can neither serve, lay nor dismiss is not asked: with nobody in the queue, nothing served and so nothing to
    treat with, or no card left in the hand, whose size is public.
    """
    if table.turn == table.players:
        return True
    seat = table.order[table.turn]
    if table.step != Step.LAST and (table.queue[seat] or (table.served and table.held[seat])):
        table.ask, table.asked = Ask.SERVE, seat
        table.step = Step.MIDDLE
    else:
        end_service(box, table, seat, log)
    return False


@rule("V2")
def can_lay(box: Box, table: Table, seat: int) -> bool:
    """Whether food cards may be laid now: for the first customer, or as a treat."""
    if table.served:
        return True
    return table.queue[seat] > 0 and covers(table.counter + in_hand(box, table, seat), table.wanted[seat, 0])


@rule("V1")
def can_serve(table: Table, seat: int) -> bool:
    """Whether the counter's unused foods cover the first customer's order."""
    return table.queue[seat] > 0 and covers(table.counter, table.wanted[seat, 0])


@rule("V1", "V2")
def lay(box: Box, table: Table, seat: int, kind: int, log: Cells) -> None:
    """A card is laid; before anybody is served that proves that hand and counter cover the first order."""
    if table.served == 0:
        wanted = table.wanted[seat, 0]
        table.promised[seat] += without(wanted, table.promised[seat])
    table.hand[seat, kind] -= 1
    table.held[seat] -= 1
    table.laid[kind] += 1
    table.counter += box.shows[kind]
    shown(table, seat, kind)
    emit(log, What.LAID, EVERYBODY, seat, kind, 0, 0, 0, 0)


@rule("V1", "F5", "F8", "O2")
def serve_first(box: Box, table: Table, seat: int, log: Cells) -> None:
    """The first customer gets its foods, pays, and its card is discarded."""
    wanted = table.wanted[seat, 0]
    money, fame = money_of(box, table, seat, 0), fame_of(box, table, seat, 0)
    first, second = table.customer[seat, 0] - 1, table.second[seat, 0] - 1
    table.counter -= wanted
    table.promised[seat] = without(table.promised[seat], wanted)
    table.money[seat] += money
    table.fame[seat] += fame
    table.served += 1
    emit(log, What.SERVED, EVERYBODY, seat, first, second, money, fame, 0)
    discard_cards(table, seat, 0)
    leave_queue(table, seat, 0)


@rule("V4", "O2")
def dismiss(box: Box, table: Table, seat: int, place: int, log: Cells) -> None:
    """A customer is sent away for fame."""
    cost = -add_fame(table, seat, -box.dismiss_fame)
    first, second = table.customer[seat, place] - 1, table.second[seat, place] - 1
    emit(log, What.DISMISSED, EVERYBODY, seat, place, first, second, cost, 0)
    discard_cards(table, seat, place)
    leave_queue(table, seat, place)


@rule("V1", "V3")
def end_service(box: Box, table: Table, seat: int, log: Cells) -> None:
    """A treat if foods are left over; the laid cards are discarded."""
    if table.served and table.counter:
        table.fame[seat] += box.treat_fame
        emit(log, What.TREATED, EVERYBODY, seat, box.treat_fame, 0, 0, 0, 0)
    emit(log, What.SERVICE_DONE, EVERYBODY, seat, table.served, 0, 0, 0, 0)
    table.promised[seat] = without(table.promised[seat], table.counter)
    if table.promised[seat] == 0:
        none_fresh(table, seat)
    for kind in range(box.kinds):
        table.food_discard[kind] += table.laid[kind]
        table.laid[kind] = 0
    table.counter, table.served = 0, 0
    end_turn(table)


@rule("V1", "V4")
def serve(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """One act of a player's service."""
    table.ask = Ask.NEXT
    if action == SERVE:
        serve_first(box, table, seat, log)
    elif action == DONE:
        table.step = Step.LAST
    elif action >= DISMISS:
        dismiss(box, table, seat, action - DISMISS, log)
    else:
        lay(box, table, seat, action - LAY, log)


@rule("V5", "O2")
def turn_sour(box: Box, table: Table, log: Cells) -> None:
    """The end of the phase: the unserved turn sour; those who were leave, and cost fame."""
    for turn in range(table.players):
        seat = table.order[turn]
        place = 0
        while place < table.queue[seat]:
            first, second = table.customer[seat, place] - 1, table.second[seat, place] - 1
            if table.sour[seat, place]:
                cost = -add_fame(table, seat, -leaving_cost(box, table, seat, place))
                emit(log, What.LEFT, EVERYBODY, seat, place, first, second, cost, 0)
                discard_cards(table, seat, place)
                leave_queue(table, seat, place)
            else:
                table.sour[seat, place] = 1
                emit(log, What.TURNED, EVERYBODY, seat, place, first, second, 1, 0)
                place += 1
