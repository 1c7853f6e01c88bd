"""The guests who came last and are gone again: every hotel's price, or why it had none, and who got them."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.event import Event
from locanda.core.scene import Panel
from locanda.core.seats import areas
from locanda.words import Message, msg

from .actions import DAY_NAMES, DICE_NAMES
from .events import (
    Booked,
    BudgetRolled,
    DayBegan,
    DayRolled,
    Full,
    GuestsCame,
    Lost,
    Offered,
    PriceChanged,
    TooDear,
    WeekBegan,
)
from .seen import Offer, on_table, priced
from .table import DICE, Table
from .wording import card_of, day_of, sum_of

Row = tuple[Message, Message | str]


def news(box: LoadedBox, table: Table, events: Sequence[Event], viewer: int, seats: Sequence[str]) -> list[Panel]:
    """A panel for the last guests of this week who have found a hotel, or none; `events` are the latest of the table.

    Nothing while guests are on the table, or where the events do not go back far enough.
    """
    came = max((i for i, event in enumerate(events) if isinstance(event, GuestsCame)), default=-1)
    before, after = events[: came + 1], events[came + 1 :]
    day = next((event.day for event in reversed(before) if isinstance(event, DayRolled | DayBegan)), "")
    settled = any(isinstance(event, Booked | Lost) for event in after)
    if on_table(table) or not day or not settled or any(isinstance(event, WeekBegan) for event in after):
        return []
    guests = before[-1]
    assert isinstance(guests, GuestsCame)
    card = box.names["cards"].index(guests.card)
    said = _answers(box, table, card, DAY_NAMES.index(day), after)
    rows = [(msg("boutique-panel-guests"), card_of(box, card)), *_when(before, DAY_NAMES.index(day))]
    rows += [
        (msg("boutique-panel-seat", seat=seats[s]), sum_of(said[s])) for s in areas(table.players, viewer) if s in said
    ]
    taken = ", ".join(seats[event.seat] for event in after if isinstance(event, Booked))
    rows.append((msg("boutique-panel-taken"), taken or msg("boutique-panel-nobody")))
    return [Panel(msg("boutique-panel-last"), rows)]


def _when(before: Sequence[Event], day: int) -> list[Row]:
    """The day of guests with a booking; that of guests without one, and their budget."""
    for event in reversed(before):
        if isinstance(event, BudgetRolled):
            return [(msg("boutique-panel-day"), day_of(day)), (msg("boutique-panel-budget"), f"{event.amount}")]
        if isinstance(event, DayRolled):
            break
    return [(msg("boutique-panel-check-in"), day_of(day))]


def _answers(box: LoadedBox, table: Table, card: int, day: int, after: Sequence[Event]) -> dict[int, Offer]:
    """What each hotel that was asked has said, by seat, at the prices that it had then."""
    prices = [[table.price[seat, die] for die in range(DICE)] for seat in range(table.players)]
    for event in reversed(after):
        if isinstance(event, PriceChanged):
            prices[event.seat][DICE_NAMES.index(event.die)] = event.before
    said: dict[int, Offer] = {}
    for event in after:
        if isinstance(event, Offered | Full | TooDear | Booked):
            why = "full" if isinstance(event, Full) else "dear" if isinstance(event, TooDear) else ""
            said.setdefault(event.seat, priced(box, event.seat, card, day, prices[event.seat], why))
    return said
