"""The café in words and motion: prompts, the log, what moved, and the make-up of a score."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.engine import engine_of
from locanda.core.event import Event
from locanda.core.scene import Motion, Panel
from locanda.core.seats import area_of
from locanda.words import Argument, Message, msg, signed

from .art.geometry import hand_spot
from .events import (
    Declared,
    Drew,
    Ended,
    Exchanged,
    Finished,
    HandCounted,
    LimitLowered,
    Passed,
    SatRegulars,
    Seated,
    Started,
    TookBar,
)
from .rules.regulars import GROUP_SIZE
from .seen import guests_of
from .table import KINDS, Phase, Table
from .what import BAR, PASS, REGULARS
from .wording import guest_of, nation_of, table_of


def prompt(box: LoadedBox, table: Table, viewer: int, seats: Sequence[str]) -> Message:
    """What is to be done now, said to the viewer."""
    if table.phase == Phase.OVER:
        return msg("cafe-prompt-over")
    if viewer != table.turn or table.phase not in (Phase.TURN, Phase.SECOND, Phase.JOIN, Phase.REGULARS):
        return msg("cafe-prompt-wait", seat=seats[table.turn])
    if table.phase == Phase.SECOND:
        return msg("cafe-prompt-second")
    if table.phase == Phase.JOIN:
        return msg("cafe-prompt-join")
    if table.phase == Phase.REGULARS:
        return _regulars_prompt(box, table)
    return _turn_prompt(box, table, viewer)


def _regulars_prompt(box: LoadedBox, table: Table) -> Message:
    where = table_of(box.names["tables"][table.regulars_table - 1])
    if not table.regulars_seated:
        return msg("cafe-prompt-regulars", table=where)
    missing = GROUP_SIZE - table.regulars_seated
    if missing > 0:
        return msg("cafe-prompt-regulars-more", table=where, count=missing)
    return msg("cafe-prompt-regulars-last", table=where)


def _turn_prompt(box: LoadedBox, table: Table, viewer: int) -> Message:
    """The first choice of a turn; says so where one can only pass (T9) or seat one guest alone (T8a)."""
    from . import game

    if engine_of(game).legal(box.record, table, viewer) == [PASS]:
        return msg("cafe-prompt-pass")
    return msg("cafe-prompt-opening" if _seats_one_alone(box, table, viewer) else "cafe-prompt-first")


def _seats_one_alone(box: LoadedBox, table: Table, seat: int) -> bool:
    """Whether this is an opening in which no guests go together, so that one may sit alone (T8a)."""
    from . import game

    if not table.opening or table.taken or table.phase != Phase.TURN:
        return False
    engine = engine_of(game)
    legal = engine.legal(box.record, table, seat)
    seatings = [action for action in legal if action < BAR]
    if not seatings or any(action >= REGULARS for action in legal):
        return False
    after = table.copy()
    engine.apply(box.record, after, seat, seatings[0])
    return bool(after.phase != Phase.JOIN)


def log(box: LoadedBox, event: Event, seats: Sequence[str]) -> Message | None:
    """An event as a sentence; all that a reader may not know is already gone from it."""
    if isinstance(event, Ended):
        return msg("cafe-log-ended", ending=msg(f"cafe-ending-{event.ending}"))
    seat = seats[event.seat]  # type: ignore[attr-defined]
    if isinstance(event, Seated):
        return _seated(event, seat)
    if isinstance(event, Drew):
        if event.guest is None:
            return msg("cafe-log-drew-hidden", seat=seat, left=event.left)
        return msg("cafe-log-drew", seat=seat, guest=guest_of(event.guest), left=event.left)
    if isinstance(event, TookBar):
        guest = guest_of(event.guest)
        return msg("cafe-log-took-bar", seat=seat, guest=guest, place=event.place, value=event.value)
    if isinstance(event, Exchanged):
        guest, joker = guest_of(event.guest), guest_of(event.joker)
        return msg("cafe-log-exchanged", seat=seat, guest=guest, joker=joker, chair=event.chair)
    return _log_rest(event, seat)


def _log_rest(event: Event, seat: str) -> Message | None:
    if isinstance(event, LimitLowered):
        return msg("cafe-log-limit-lowered", seat=seat, limit=event.limit, table=table_of(event.table))
    if isinstance(event, Declared):
        return msg(f"cafe-log-declared-{event.sex}", seat=seat, table=table_of(event.table))
    if isinstance(event, SatRegulars):
        where = table_of(event.table)
        return msg(
            f"cafe-log-sat-regulars-{event.sex}", seat=seat, table=where, guests=event.guests, points=event.points
        )
    if isinstance(event, HandCounted):
        if not event.guests + event.jokers:
            return msg("cafe-log-hand-empty", seat=seat)
        left = {"guests": event.guests, "jokers": event.jokers, "penalty": -event.penalty}
        return Message("cafe-log-hand-counted", {"seat": seat, **left})
    plain = {Started: "started", Finished: "finished", Passed: "passed"}
    return msg(f"cafe-log-{plain[type(event)]}", seat=seat) if type(event) in plain else None


def _seated(event: Seated, seat: str) -> Message:
    """A seating: of a joker or not, for the points of one table, of two, or alone for now."""
    joker = "-joker" if event.guest.endswith("-joker") else ""
    how = "-two" if event.first and event.second else "" if event.first or event.second else "-alone"
    args: dict[str, Argument] = {
        "seat": seat,
        "guest": guest_of(event.guest),
        "nation": nation_of(event.nation),
        "chair": event.chair,
        "a": event.first,
        "b": event.second,
        "points": event.first + event.second,
    }
    return Message(f"cafe-log-seated{joker}{how}", args)


def account(box: LoadedBox, table: Table, seat: int, events: Sequence[Event]) -> list[tuple[Message, int]]:
    """What a seat's score is made of, from all events of the game; what came before them is a row of its own."""
    mine = [event for event in events if getattr(event, "seat", None) == seat]
    parts = {
        "tables": sum(e.first + e.second for e in mine if isinstance(e, Seated)),
        "regulars": sum(e.points for e in mine if isinstance(e, SatRegulars)),
        "bar": sum(e.value for e in mine if isinstance(e, TookBar)),
        "hand": -sum(e.penalty for e in mine if isinstance(e, HandCounted)),
    }
    before = table.score[seat] - sum(parts.values())
    rows = [(msg(f"cafe-count-{name}"), points) for name, points in parts.items() if points or name != "regulars"]
    return [(msg("cafe-count-before"), before), *rows] if before else rows


class Hands:
    """The guests of each hand as they are carried about by events: kind (None: unknown) and where it came from."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.players, self.viewer = table.players, viewer
        self.held: list[list[tuple[int | None, str]]] = [
            [(kind, self.spot(seat, place)) for place, kind in enumerate(guests_of(table, seat, viewer))]
            for seat in range(table.players)
        ]

    def spot(self, seat: int, place: int) -> str:
        """Spot of a place in a seat's hand."""
        return hand_spot(area_of(self.players, self.viewer, seat), place)

    def take(self, seat: int, kind: int) -> str:
        """A guest leaves the hand; the spot that it comes from."""
        held = self.held[seat]
        for known in (kind, None):
            for place in range(len(held) - 1, -1, -1):
                if held[place][0] == known:
                    return held.pop(place)[1]
        return f"plate:{area_of(self.players, self.viewer, seat)}"

    def settle(self, after: Table) -> list[tuple[str, str]]:
        """The guests in hand go to their places in the table after the events."""
        moved = []
        for seat, held in enumerate(self.held):
            held.sort(key=lambda guest: KINDS if guest[0] is None else guest[0])
            now = guests_of(after, seat, self.viewer)
            if [kind for kind, _ in held] == now:
                moved += [(origin, self.spot(seat, place)) for place, (_, origin) in enumerate(held)]
        return [(origin, spot) for origin, spot in moved if origin != spot]


def moves(box: LoadedBox, before: Table, after: Table, events: Sequence[Event], viewer: int) -> Motion:
    """What glided, what was scored where, and the spots of the last move, from events as the viewer was told them."""
    hands, guests = Hands(before, viewer), box.names["guests"]
    moved: list[tuple[str, str]] = []
    pops: list[tuple[str, int]] = []
    last = [f"chair:{before.first - 1}"] if before.first and before.phase in (Phase.SECOND, Phase.JOIN) else []
    for event in events:
        if isinstance(event, Seated | Exchanged):
            spot = f"chair:{event.chair - 1}"
            moved.append((hands.take(event.seat, guests.index(event.guest)), spot))
            last.append(spot)
            if isinstance(event, Seated):
                pops.append((spot, event.first + event.second))
            else:
                hands.held[event.seat].append((guests.index(event.joker), spot))
        elif isinstance(event, TookBar):
            spot = f"stool:{event.place - 1}"
            moved.append((hands.take(event.seat, guests.index(event.guest)), spot))
            last.append(spot)
            pops.append((spot, event.value))
        elif isinstance(event, Drew):
            kind = None if event.guest is None else guests.index(event.guest)
            hands.held[event.seat].append((kind, "bag"))
        elif isinstance(event, Declared | SatRegulars):
            spot = f"table:{box.names['tables'].index(event.table)}"
            last.append(spot)
            if isinstance(event, SatRegulars):
                pops.append((spot, event.points))
        elif isinstance(event, HandCounted):
            pops.append((f"plate:{area_of(after.players, viewer, event.seat)}", -event.penalty))
    said = [(spot, signed(points)) for spot, points in pops if points]
    return Motion([*moved, *hands.settle(after)], said, list(dict.fromkeys(last)))


def news(box: LoadedBox, table: Table, events: Sequence[Event], viewer: int, seats: Sequence[str]) -> list[Panel]:
    """Nothing that the board does not show."""
    return []
