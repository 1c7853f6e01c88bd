"""What lies on the table, in the terms of the drawing: whose shop is where, spots of queues and hands, orders."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.seats import area_of

from .art.geometry import FACTORS, HANDS
from .art.stand import QUEUES, set_for
from .table import BIG, FOOD_BITS, FOODS, Ask, Phase, Table

Foods = tuple[int, ...]


def foods_of(packed: int) -> Foods:
    """How many there are of each food."""
    return tuple(packed >> FOOD_BITS * food & (1 << FOOD_BITS) - 1 for food in range(FOODS))


def less(foods: Sequence[int], taken: Sequence[int]) -> Foods:
    """What is left of each food, never below none."""
    return tuple(max(0, a - b) for a, b in zip(foods, taken, strict=True))


# ---- whose choice it is


def asked(table: Table) -> int:
    """The seat that owes a choice, or -1 while chance decides or the game is over."""
    waiting = table.ask not in (Ask.OVER, Ask.DEAL, Ask.CARD, Ask.PICK, Ask.NEXT)
    return int(table.asked) if waiting else -1


def counter_of(table: Table) -> int:
    """The seat whose cards lie on the counter, or -1 outside the service."""
    return int(table.asked) if table.phase == Phase.SERVICE and table.ask == Ask.SERVE else -1


# ---- hands and queues


def hand_of(table: Table, seat: int) -> list[int]:
    """The food cards in a hand, kind by kind; none of a hand that is hidden."""
    return [kind for kind in range(len(table.food_stack)) for _ in range(table.hand[seat, kind])]


def laid(table: Table) -> list[int]:
    """The food cards on the counter, kind by kind."""
    return [kind for kind in range(len(table.food_stack)) for _ in range(table.laid[kind])]


def events_of(table: Table, seat: int) -> list[int]:
    """The event cards in a hand; none of a hand that is hidden."""
    return [event for event in range(len(table.event_stack)) for _ in range(table.events[seat, event])]


def offer(table: Table) -> list[int]:
    """The cards at the door, the Big ones last."""
    return [card for card in range(BIG + 1) for _ in range(table.offer[card])]


def hand_spot(held: int, place: int) -> str:
    """The spot of a card in the viewer's hand of so many."""
    most = set_for(held, HANDS)
    return f"hand:{most}:{min(place, most - 1)}"


def event_spot(held: int, place: int) -> str:
    """The same for event cards."""
    most = set_for(held, FACTORS)
    return f"event:{most}:{min(place, most - 1)}"


def queue_spot(table: Table, viewer: int, seat: int, place: int) -> str:
    """The spot of a customer."""
    return f"queue:{area_of(table.players, viewer, seat)}:{set_for(table.queue[seat], QUEUES)}:{place}"


# ---- customers


def printed(box: LoadedBox, table: Table, seat: int, place: int) -> tuple[Foods, int, int]:
    """Foods, money and fame on the card of a customer, of both cards of a Big order (K4)."""
    record = box.record
    cards = [table.customer[seat, place] - 1]
    if table.second[seat, place]:
        cards.append(table.second[seat, place] - 1)
    foods = tuple(sum(each) for each in zip(*(foods_of(record.order[card]) for card in cards), strict=True))
    return foods, sum(record.pays[card] for card in cards), sum(record.gives[card] for card in cards)


def given(box: LoadedBox, table: Table, seat: int, place: int) -> tuple[int, int]:
    """The money and the fame that a customer gives if it is served now (F5)."""
    _, money, fame = printed(box, table, seat, place)
    times, kind = table.times[seat, place], table.phone[seat, place]
    money = money * times + table.pays[seat, place] + table.bonus_money[seat, kind]
    fame = fame * times + table.gives[seat, place] + table.bonus_fame[seat, kind]
    return max(0, money), max(0, fame)


def wanted(table: Table, seat: int, place: int) -> Foods:
    """The foods that a customer wants now (F9)."""
    return foods_of(table.wanted[seat, place])


# ---- money and fame


def own_money(box: LoadedBox, table: Table, seat: int) -> int:
    """Money with the loans taken off (M1); it may be negative."""
    return int(table.money[seat] - box.record.loan_due * table.loans[seat])


def reached(box: LoadedBox, table: Table, seat: int) -> bool:
    """Whether the seat has the money and the fame that win (E2)."""
    return own_money(box, table, seat) >= box.record.win_money and bool(table.fame[seat] >= box.record.win_fame)
