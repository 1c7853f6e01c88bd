"""What lies on the table, in the terms of the drawing: who serves, spots of queues and hands, money and fame."""

from __future__ import annotations

from collections.abc import Iterable

from locanda.core.box import LoadedBox
from locanda.core.seats import area_of

from .art.geometry import FACTORS, HANDS
from .art.stand import QUEUES, set_for
from .table import Ask, Phase, Table


def counter_of(table: Table) -> int:
    """The seat whose cards lie on the counter, or -1 outside the service."""
    return int(table.asked) if table.phase == Phase.SERVICE and table.ask == Ask.SERVE else -1


# ---- hands and queues


def each(counts: Iterable[int]) -> list[int]:
    """The cards that a row counts, one by one, by their numbers."""
    return [card for card, number in enumerate(counts) for _ in range(number)]


def hand_of(table: Table, seat: int) -> list[int]:
    """The food cards in a hand, kind by kind; none of a hand that is hidden."""
    return each(table.hand[seat])


def laid(table: Table) -> list[int]:
    """The food cards on the counter, kind by kind."""
    return each(table.laid)


def events_of(table: Table, seat: int) -> list[int]:
    """The event cards in a hand; none of a hand that is hidden."""
    return each(table.events[seat])


def offer(table: Table) -> list[int]:
    """The cards at the door, the Big ones last."""
    return each(table.offer)


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


# ---- money and fame


def own_money(box: LoadedBox, table: Table, seat: int) -> int:
    """Money with the loans taken off (M1); it may be negative."""
    return int(table.money[seat] - box.record.loan_due * table.loans[seat])


def reached(box: LoadedBox, table: Table, seat: int) -> bool:
    """Whether the seat has the money and the fame that win (E2)."""
    return own_money(box, table, seat) >= box.record.win_money and bool(table.fame[seat] >= box.record.win_fame)
