"""The round that is over, in short: whom each shop served and lost, and what that did to money and fame."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.event import Event
from locanda.core.scene import Panel
from locanda.core.seats import areas
from locanda.words import Message, msg

from .events import Left, RoundBegan, Served, changes
from .panels import named
from .table import Ask, Phase, Table

#: Lines of the log that a whole round and the beginning of the next can have.
RECALL = 200


def news(box: LoadedBox, table: Table, events: Sequence[Event], viewer: int, seats: Sequence[str]) -> list[Panel]:
    """A panel for the last round, shown in the maintenance after it and when the game is over.

    None where the events do not go back far enough.
    """
    over = table.ask == Ask.OVER
    if not over and (table.phase != Phase.MAINTENANCE or table.rounds < 2):
        return []
    begun = {event.round: place for place, event in enumerate(events) if isinstance(event, RoundBegan)}
    number = table.rounds if over else table.rounds - 1
    if number not in begun:
        return []
    told = events[begun[number] : begun.get(number + 1)]
    rows = [(named(seats[seat]), _row(table, told, seat)) for seat in areas(table.players, viewer)]
    return [Panel(msg("souvlaki-panel-summary", round=number), [(label, value) for label, value in rows])]


def _row(table: Table, events: Sequence[Event], seat: int) -> Message:
    served = sum(isinstance(event, Served) and event.seat == seat for event in events)
    left = sum(isinstance(event, Left) and event.seat == seat for event in events)
    sour = sum(int(table.sour[seat, place]) for place in range(table.queue[seat]))
    own = [changes(event) for event in events if getattr(event, "seat", None) == seat]
    money, fame = sum(cash for cash, _ in own), sum(gained for _, gained in own)
    return msg("souvlaki-value-summary", served=served, sour=sour, left=left, money=money, fame=fame)
