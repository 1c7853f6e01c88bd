"""What became of guests who are gone again: every hotel's price, or why it had no room, and who got them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from locanda.core.box import LoadedBox
from locanda.core.event import Event
from locanda.core.scene import Panel
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
    PriceShown,
    TooDear,
)
from .seen import Offer, areas, priced
from .table import DICE, Table
from .wording import card_of, day_of, sum_of

Row = tuple[Message, Message | str]


@dataclass
class Party:
    """Guests of a card as the events tell of them; `budget` 0: guests with a booking."""

    card: int
    day: int
    budget: int
    offers: dict[int, Offer] = field(default_factory=dict)
    taken: list[int] = field(default_factory=list)
    settled: bool = False


def news(
    box: LoadedBox, before: Table, after: Table, events: Sequence[Event], viewer: int, seats: Sequence[str]
) -> list[Panel]:
    """A panel for all guests who have come and found a hotel, or none, since the table before."""
    settled = [party for party in _parties(box, before, events) if party.settled]
    return [_panel(box, party, areas(after.players, viewer), seats) for party in settled]


def _parties(box: LoadedBox, before: Table, events: Sequence[Event]) -> Iterator[Party]:
    """The guests who have come, with what the hotels said to them at the prices of that time."""
    prices = [[before.price[seat, die] for die in range(DICE)] for seat in range(before.players)]
    day, budget = before.day, before.budget
    party: Party | None = None
    for event in events:
        if isinstance(event, PriceShown | PriceChanged):
            prices[event.seat][DICE_NAMES.index(event.die)] = event.amount
        elif isinstance(event, DayRolled | DayBegan):
            day, budget = DAY_NAMES.index(event.day), 0
        elif isinstance(event, BudgetRolled):
            budget = event.amount
        elif isinstance(event, GuestsCame):
            if party:
                yield party
            party = Party(box.names["cards"].index(event.card), day, budget)
        elif party:
            _told(box, party, event, prices)
    if party:
        yield party


def _told(box: LoadedBox, party: Party, event: Event, prices: list[list[int]]) -> None:
    """One thing that is told of guests: a hotel's answer, or where they went."""
    if isinstance(event, Offered | Full | TooDear | Booked):
        why = {Full: "full", TooDear: "dear"}.get(type(event), "")
        made = priced(box, event.seat, party.card, party.day, prices[event.seat], why)
        party.offers.setdefault(event.seat, made)
    if isinstance(event, Booked):
        party.taken.append(event.seat)
    party.settled = party.settled or isinstance(event, Booked | Lost)


def _panel(box: LoadedBox, party: Party, order: Sequence[int], seats: Sequence[str]) -> Panel:
    """The guests' wishes, the hotels' answers, and where they went."""
    rows: list[Row] = [(msg("boutique-panel-guests"), card_of(box, party.card))]
    day = "boutique-panel-day" if party.budget else "boutique-panel-check-in"
    rows.append((msg(day), day_of(party.day)))
    if party.budget:
        rows.append((msg("boutique-panel-budget"), f"{party.budget}"))
    for seat in order:
        if seat in party.offers:
            rows.append((msg("boutique-panel-seat", seat=seats[seat]), sum_of(party.offers[seat])))
    nobody: Message | str = msg("boutique-panel-nobody")
    rows.append((msg("boutique-panel-taken"), ", ".join(seats[seat] for seat in party.taken) or nobody))
    return Panel(msg("boutique-panel-last"), rows)
