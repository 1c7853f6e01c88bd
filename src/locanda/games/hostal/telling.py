"""The inn in words: prompts, the log, and the make-up of a score."""

from __future__ import annotations

import re
from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.engine import engine_of
from locanda.core.event import Event
from locanda.words import Message, msg

from .events import POINTS, Brought, Ended, GotRest, Moved, Placed, Read, Saw, Spied, Stopped, Suffered, Won, Worn
from .panels import stop_of
from .table import BLANKET, GRRR, SNIFF, SWEET_DREAMS, TWO_BY_ONE, WOLF, Phase, Table
from .what import DONE, GO, MOVE, PASS, PLACE, PLAY, SPY
from .wording import card_of, name_of, place_of, room_of, spot_of

#: The cards that ask for a guest or a bed.
CHOOSING = (SWEET_DREAMS, TWO_BY_ONE, GRRR, BLANKET, SNIFF, WOLF)
#: The mandatory actions of the night as prompts name them, with the integers that they begin with and end before.
NIGHT = (("place", PLACE, PLAY), ("play", PLAY, MOVE), ("move", MOVE, GO), ("pass", PASS, DONE))


def prompt(box: LoadedBox, table: Table, viewer: int, seats: Sequence[str]) -> Message:
    """What is to be done now, said to the viewer."""
    if table.phase == Phase.OVER:
        return msg("hostal-prompt-over")
    waiting = [seat for seat in range(table.players) if table.waiting >> seat & 1]
    if table.phase == Phase.STOP:
        return stop_of(box, table) if viewer in waiting or viewer >= table.players else msg("hostal-prompt-read-wait")
    if viewer in waiting:
        return _asked(box, table, viewer)
    if len(waiting) != 1:
        return msg("hostal-prompt-wait-all")
    return msg("hostal-prompt-wait", seat=seats[waiting[0]])


def _asked(box: LoadedBox, table: Table, seat: int) -> Message:
    """The question to a seat that owes a choice."""
    phase = Phase(table.phase)
    if phase == Phase.NIGHT:
        return _night(box, table, seat)
    if phase == Phase.LAY:
        return msg("hostal-prompt-lay", card=card_of(table.dealt[seat]))
    if phase == Phase.CARD:
        return _card(box, table)
    if phase == Phase.SIDE:
        return msg("hostal-prompt-side", room=room_of(table.room - 1))
    plain = {
        Phase.AFTER: "spy",
        Phase.MOVE: "move",
        Phase.PUT: "put",
        Phase.INTO: "into",
        Phase.GO: "go",
        Phase.OUT: "out",
    }
    return msg(f"hostal-prompt-{plain[phase]}")


def _night(box: LoadedBox, table: Table, seat: int) -> Message:
    """What may be done now: seldom everything (N1-N5), and less in the taught rounds (G1)."""
    from . import game

    legal = engine_of(game).legal(box.record, table, seat)
    parts = [name for name, first, end in NIGHT if any(first <= action < end for action in legal)]
    question = msg(f"hostal-prompt-night-{'-'.join(parts)}")
    may_spy = any(SPY <= action < PASS for action in legal)
    return msg("hostal-prompt-and-spy", question=question) if may_spy else question


def _card(box: LoadedBox, table: Table) -> Message:
    """Use it or not; or which guest, which bed."""
    card = table.card
    if card - 1 not in CHOOSING:
        return msg("hostal-prompt-use", card=card_of(card), room=room_of(table.room - 1))
    question = msg(f"hostal-prompt-choose-{card}")
    return question if box.record.lock[card - 1] else msg("hostal-prompt-or-leave", question=question)


# ---- the log

#: Events whose private field is told to some only.
HIDDEN = ("Drew", "CardLaid", "Played", "Dealt")


def log(box: LoadedBox, event: Event, seats: Sequence[str]) -> Message | None:
    """An event as a sentence; all that a reader may not know is already gone from it."""
    if isinstance(event, Stopped | Read) or (isinstance(event, Saw) and event.card is None):
        return None
    if isinstance(event, Won) and not event.points:  # the track ends at 0
        return None
    if isinstance(event, Suffered) and not event.points:
        return msg("hostal-log-suffered-nothing", seat=name_of(event.seat, seats), room=room_of(event.room - 1))
    if isinstance(event, Ended):
        return msg("hostal-log-ended", ending=msg(f"hostal-ending-{event.ending}"))
    name, said = type(event).__name__, _said(event, seats)
    if isinstance(event, Moved):
        said = {"owner": said["owner"], "from": said["where_from"], "to": said["where"]}
    elif isinstance(event, Brought):
        said = {"seat": said["seat"], "from": said["where_from"], "to": said["into"]}
    elif isinstance(event, Placed) and event.owner == event.seat:
        del said["owner"]
    elif isinstance(event, Worn):
        said["points"] = -event.points
    kebab = re.sub("(?<!^)(?=[A-Z])", "-", name).lower()
    if isinstance(event, Placed) and event.owner != event.seat:
        kebab += "-automata"
    if name in HIDDEN and "card" not in said:
        kebab += "-hidden"
    return Message(f"hostal-log-{kebab}", said)


def _said(event: Event, seats: Sequence[str]) -> dict[str, int | str | Message]:
    """The fields of an event in the reader's words; those that the reader may not know are left out."""
    fields: dict[str, int | str | None] = dict(vars(event))
    said: dict[str, int | str | Message] = {}
    for name, value in fields.items():
        if value is None:
            continue
        if name in ("seat", "owner"):
            said[name] = name_of(int(value), seats)
        elif name == "card":
            said[name] = card_of(int(value))
        elif name == "room":
            said[name] = room_of(int(value) - 1)
        elif name in ("where", "bed", "into"):
            key = "where_from" if name == "bed" and ("where" in fields or "into" in fields) else "where"
            said["into" if name == "into" else key] = place_of(spot_of(str(value)))
        else:
            said[name] = value
    return said


# ---- the make-up of a score


def account(box: LoadedBox, table: Table, seat: int, events: Sequence[Event]) -> list[tuple[Message, int]]:
    """What a seat's points are made of, from all events of the game; what came before them is a row of its own."""
    parts = {"cards": 0, "spying": 0, "rest": 0, "misfortune": 0}
    spied = False
    for event in events:
        if type(event) in POINTS and getattr(event, "seat", None) == seat:
            name = "rest" if isinstance(event, GotRest) else "misfortune" if isinstance(event, Suffered) else "cards"
            parts["spying" if spied and isinstance(event, Won) else name] += getattr(event, POINTS[type(event)])
        spied = isinstance(event, Spied)
    first = table.score[seat] - sum(parts.values())
    start = "start" if first == box.record.start_score else "before"
    rows = [(msg(f"hostal-count-{name}"), points) for name, points in parts.items() if points]
    return [(msg(f"hostal-count-{start}"), first), *rows]
