"""Dawn and Day step by step: what happened between two frames, told a few events at a time.

A step begins with an event of `HEADS`; what follows from it belongs to it. Each step is drawn from what the viewer saw
before, as the events have changed it.
"""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.event import Event
from locanda.core.scene import Step
from locanda.words import Message, msg, signed

from .events import (
    Activated,
    Brought,
    Chosen,
    DawnBroke,
    Declined,
    Duplicate,
    Ended,
    First,
    GotRest,
    MisfortuneRolled,
    Moved,
    NightBegan,
    NoEffect,
    Reformed,
    Removed,
    Repaired,
    Rested,
    Revealed,
    Rolled,
    Sedated,
    Suffered,
    Woke,
    Won,
    Worn,
)
from .pieces import Table as Around
from .pieces import pieces
from .seen import Lying, Seen, bed_cells, happen, seen, settle
from .table import LOBBY, MAX_BEDS, Table
from .telling import log
from .wording import card_of, name_of, room_of, spot_of

#: The die's faces, from 1.
DICE = "\N{DIE FACE-1}\N{DIE FACE-2}\N{DIE FACE-3}\N{DIE FACE-4}\N{DIE FACE-5}\N{DIE FACE-6}"
#: What a step begins with; `Suffered` only where no die was rolled for it.
HEADS = (
    DawnBroke,
    Duplicate,
    Activated,
    Declined,
    NoEffect,
    Removed,
    Rested,
    MisfortuneRolled,
    Worn,
    Woke,
    Reformed,
)
#: What goes before the first light, or comes after the last of the day: it needs no step.
DAYS = (*HEADS, Revealed, Chosen, Sedated, Brought, Moved, Rolled, Won, Repaired, GotRest, Suffered)


def steps(
    box: LoadedBox, before: Table, after: Table, events: Sequence[Event], viewer: int, seats: Sequence[str]
) -> list[Step]:
    """The steps from one frame to the next; none if nothing of Dawn or Day is among the events."""
    now = seen(box, before, viewer)
    now.gone = resolving(before, now)
    around = Around(box, seats, viewer, 0, before.nights)
    found: list[Step] = []
    for group in groups(events, now.dawn):
        if found:
            settle(now)
        moved: list[tuple[str, str]] = []
        pops: list[tuple[str, str]] = []
        for event in group:
            origin = _from(box, now, event)
            pops += _pops(around, now, event)
            happen(box, now, event)
            moved += _glided(box, now, event, origin)
        last = list(dict.fromkeys(spot for event in group for spot in _last(box, now, event)))
        scores = now.score[: len(seats)]
        found.append(Step(pieces(around, now), _text(box, group[0], seats), scores, moved, pops, last))
    return found


def resolving(table: Table, now: Seen) -> list[Lying]:
    """The card that a question is asked about: it goes to its owner's pile when that is answered."""
    heap = now.heap(table.room - 1, table.owner - 1) if table.card else []
    return [lying for lying in heap if lying.card == table.card][:1]


def groups(events: Sequence[Event], dawn: bool) -> list[list[Event]]:
    """The events of Dawn and Day, those that belong together in one group."""
    found: list[list[Event]] = []
    for event in events:
        if isinstance(event, NightBegan | First | Ended):
            break
        dawn = dawn or isinstance(event, DawnBroke)
        if not dawn or not isinstance(event, DAYS):
            if found and dawn:
                found[-1].append(event)
            continue
        if not found or begins(event, found[-1]):
            found.append([])
        found[-1].append(event)
    return found


def begins(event: Event, group: Sequence[Event]) -> bool:
    """Whether an event begins a new step after those of a group."""
    first = group[0]
    if isinstance(event, Duplicate):
        return not (isinstance(first, Duplicate) and (first.card, first.room) == (event.card, event.room))
    if isinstance(event, Worn | Woke):
        return not isinstance(first, Worn)
    if isinstance(event, Removed):
        return not isinstance(first, Activated)
    if isinstance(event, Suffered):
        return not isinstance(first, MisfortuneRolled | Suffered)
    if isinstance(event, Activated) and isinstance(first, Activated):
        return (event.card, event.room) != (first.card, first.room)
    return isinstance(event, HEADS)


# ---- a step's words and motion


def _text(box: LoadedBox, event: Event, seats: Sequence[str]) -> Message:
    """The headline of a step, from the event that it begins with."""
    room = room_of(event.room - 1) if hasattr(event, "room") else msg("hostal-phase-dawn")
    if isinstance(event, Duplicate | NoEffect):
        what = "duplicate" if isinstance(event, Duplicate) else "nothing"
        return msg(f"hostal-step-{what}", card=card_of(event.card), room=room)
    if isinstance(event, Activated):
        return msg("hostal-step-card", card=card_of(event.card), room=room, seat=name_of(event.seat, seats))
    if isinstance(event, Rested):
        return msg("hostal-step-rest", room=room, total=event.total)
    if isinstance(event, MisfortuneRolled):
        return msg("hostal-step-misfortune", face=event.face)
    if isinstance(event, Reformed):
        return msg("hostal-step-reform", room=room)
    plain = {DawnBroke: "reveal", Suffered: "misfortune-fixed", Worn: "wear", Woke: "wake"}
    if type(event) in plain:
        return msg(f"hostal-step-{plain[type(event)]}")
    return log(box, event, seats) or msg("hostal-phase-dawn")


def bed_spot(box: LoadedBox, now: Seen, spot: int) -> str:
    """Where the guest of a bed, or the second of two, is drawn."""
    room, bed = divmod(spot, MAX_BEDS)
    cell = bed_cells(box, now.tiles[room])[bed]
    return f"pair:{room}:{cell}:1" if len(now.guests.get(spot, [])) > 1 else f"bed:{room}:{cell}"


def _from(box: LoadedBox, now: Seen, event: Event) -> str:
    """Where a guest that goes somewhere lies before."""
    return bed_spot(box, now, spot_of(event.bed)) if isinstance(event, Moved | Brought) else ""


def _glided(box: LoadedBox, now: Seen, event: Event, origin: str) -> list[tuple[str, str]]:
    """How a guest went from one place to another."""
    if isinstance(event, Moved | Brought):
        to = spot_of(event.into if isinstance(event, Brought) else event.where)
        if to == LOBBY:
            return [(origin, f"lobby:{event.owner}")] if isinstance(event, Moved) else []
        return [(origin, bed_spot(box, now, to))]
    return []


def _pops(around: Around, now: Seen, event: Event) -> list[tuple[str, str]]:
    """Texts that rise: dice at beds, points at guests, or at the plate of who has none there, wear at its die."""
    if isinstance(event, Rolled):
        return [(bed_spot(around.box, now, spot_of(event.bed)), DICE[event.face - 1])]
    if isinstance(event, Won | GotRest | Suffered) and event.points:
        beds = now.beds_of(event.room - 1, event.seat)
        plate = f"plate:{around.areas(len(now.score)).index(event.seat)}"
        where = bed_spot(around.box, now, beds[0]) if beds else plate
        return [(where, signed(event.points))]
    if isinstance(event, Repaired | Worn) and event.wear != now.wear[event.room - 1]:
        return [(f"wear:{event.room - 1}", signed(event.wear - now.wear[event.room - 1]))]
    return []


def _last(box: LoadedBox, now: Seen, event: Event) -> list[str]:
    """What an event is about: a heap of cards, a bed, a whole room."""
    if isinstance(event, Activated | Declined | NoEffect | Duplicate):
        return [f"pile:{event.room - 1}:{event.seat}"]
    if isinstance(event, Sedated | Chosen | Rolled | Removed):
        room, bed = divmod(spot_of(event.bed), MAX_BEDS)
        return [f"bed:{room}:{bed_cells(box, now.tiles[room])[bed]}"]
    return [f"room:{event.room - 1}"] if isinstance(event, Rested | Reformed) else []
