"""What glided where between two frames of a night, what was paid where, and the spots of the last move."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.event import Event
from locanda.core.scene import Motion
from locanda.words import signed

from .dawn import bed_spot
from .events import Discarded, Moved, NightBegan, Placed, Played, Spied, Won
from .pieces import Table as Around
from .seen import Seen, seen
from .table import LOBBY, Table
from .wording import spot_of


def moves(box: LoadedBox, before: Table, after: Table, events: Sequence[Event], viewer: int) -> Motion:
    """For what happened since; after a dawn only the new night's."""
    was, now = seen(box, before, viewer), seen(box, after, viewer)
    around = Around(box, [""] * after.players, viewer, 0, after.nights)
    areas = around.areas(after.colours)
    moved: list[tuple[str, str]] = []
    pops: list[tuple[str, str]] = []
    last: list[str] = []
    for event in events:
        if isinstance(event, NightBegan):
            moved, last = [], []  # what was in the rooms is gone
        elif isinstance(event, Placed):
            to = _place(box, now, spot_of(event.where), event.owner)
            moved.append((_waits(was, event, viewer, areas), to))
            last.append(to)
        elif isinstance(event, Played):
            to = _newest(now, event.room - 1, event.seat)
            moved.append((_held(was, event.card, event.seat, viewer, areas), to))
            last.append(f"pile:{event.room - 1}:{event.seat}")
        elif isinstance(event, Discarded):
            moved.append((_held(was, event.card, event.seat, viewer, areas), f"spent:{areas.index(event.seat)}"))
        elif isinstance(event, Moved):
            to = _place(box, now, spot_of(event.where), event.owner)
            moved.append((bed_spot(box, was, spot_of(event.bed)), to))
            last.append(to)
        elif isinstance(event, Spied):
            last.append(f"pile:{event.room - 1}:{event.owner}")
        elif isinstance(event, Won) and event.points:
            pops.append((f"plate:{areas.index(event.seat)}", signed(event.points)))
    return Motion(moved, pops, list(dict.fromkeys(last)))


def _place(box: LoadedBox, now: Seen, spot: int, owner: int) -> str:
    """Where a guest that came to a bed or to the Lobby is drawn."""
    return f"lobby:{owner}" if spot == LOBBY else bed_spot(box, now, spot)


def _waits(was: Seen, event: Placed, viewer: int, areas: Sequence[int]) -> str:
    """Where the last of the guests waited that was placed."""
    if event.owner != event.seat:
        return f"lobby:{event.owner}"
    left = max(0, was.unplayed[event.owner] - 1)
    return f"mine:{left}" if event.owner == viewer else f"waits:{areas.index(event.owner)}:{left}"


def _held(was: Seen, card: int | None, seat: int, viewer: int, areas: Sequence[int]) -> str:
    """Where a card was held: in the viewer's own hand, or in another one, seen from behind."""
    if seat == viewer and card in was.hand:
        return f"holds:{was.hand.index(card)}"
    return f"fan:{areas.index(seat)}"


def _newest(now: Seen, room: int, colour: int) -> str:
    """Where the latest card of a heap is drawn; its place alone if it is there no more."""
    count = len(now.heap(room, colour))
    return f"card:{room}:{colour}:{count}:{count - 1}" if count else f"pile:{room}:{colour}"
