"""How a frame came from the one before it: what glided, what was earned and lost where, the places of the last move."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.event import Event
from locanda.core.scene import Motion
from locanda.core.seats import area_of

from .art.geometry import LAID
from .art.stand import set_for
from .events import (
    BigTaken,
    Came,
    Dismissed,
    EventDrawn,
    FoodDiscarded,
    FoodDrawn,
    FoodLost,
    FoodTaken,
    Laid,
    Left,
    Moved,
    OnCustomer,
    OnPlayer,
    Opened,
    Played,
    SentOff,
    Served,
    Swapped,
    Taken,
    changes,
)
from .seen import event_spot, events_of, hand_of, hand_spot, laid, offer, queue_spot
from .table import BIG, Table

MINUS = "\N{MINUS SIGN}"
Move = tuple[str, str]


def moves(box: LoadedBox, before: Table, after: Table, events: Sequence[Event], viewer: int) -> Motion:
    """The motion that tells these events."""
    moved: list[Move] = []
    pops: list[tuple[str, str]] = []
    last: list[str] = []
    for event in events:
        found = _glide(box, before, after, event, viewer)
        moved += found
        if not isinstance(event, FoodDrawn | EventDrawn | Opened):
            last += [to for _, to in found if to.startswith(("queue:", "laid:"))]
        last += _struck(after, event, viewer)
        pops += _pops(after, event, viewer)
    return Motion(list(dict.fromkeys(moved)), pops, list(dict.fromkeys(last)))


def _seat_spot(table: Table, viewer: int, seat: int, what: str) -> str:
    return f"{what}:{area_of(table.players, viewer, seat)}"


def _queued(table: Table, viewer: int, seat: int, place: int) -> str:
    """Where a customer stands, counted from 1; the shop where that place is gone."""
    if 0 < place <= table.queue[seat]:
        return queue_spot(table, viewer, seat, place - 1)
    return _seat_spot(table, viewer, seat, "sign")


def _glide(box: LoadedBox, before: Table, after: Table, event: Event, viewer: int) -> list[Move]:
    """What one event moves."""
    if isinstance(event, Taken):
        return [(_at_door(box, before, event.customer), _queued(after, viewer, event.seat, event.place))]
    if isinstance(event, BigTaken):
        return [(_at_door(box, before, "big"), _seat_spot(after, viewer, event.seat, "sign"))]
    if isinstance(event, Came):
        return [("stack:customers", _queued(after, viewer, event.seat, event.place))]
    if isinstance(event, Opened):
        return [("stack:customers", _at_door(box, after, event.customer))]
    if isinstance(event, Moved):
        start = _queued(before, viewer, event.seat, event.place)
        return [(start, _queued(after, viewer, event.to, event.to_place))]
    if isinstance(event, Swapped):
        one, two = (event.seat, event.place), (event.to, event.to_place)
        return [
            (_queued(before, viewer, *one), _queued(after, viewer, *two)),
            (_queued(before, viewer, *two), _queued(after, viewer, *one)),
        ]
    if isinstance(event, Served):
        return [(_queued(before, viewer, event.seat, 1), _seat_spot(after, viewer, event.seat, "money"))]
    if isinstance(event, Dismissed | Left | SentOff):
        return [(_queued(before, viewer, event.seat, event.place), "stack:customers")]
    return _cards(box, before, after, event, viewer)


def _at_door(box: LoadedBox, table: Table, customer: str) -> str:
    """The place of a card at the door."""
    card = BIG if customer == "big" else box.names["customers"].index(customer)
    cards = offer(table)
    return f"door:{cards.index(card)}" if card in cards else "stack:customers"


def _cards(box: LoadedBox, before: Table, after: Table, event: Event, viewer: int) -> list[Move]:
    """Cards of hands: the viewer's own glide to their places, the others' to the tag that counts them."""
    if isinstance(event, FoodDrawn):
        return [("stack:foods", _in_hand(box, after, viewer, event.seat, event.card))]
    if isinstance(event, EventDrawn):
        return [("stack:events", _in_events(box, after, viewer, event.seat, event.event))]
    if isinstance(event, FoodTaken):
        start = _in_hand(box, before, viewer, event.victim, event.card)
        return [(start, _in_hand(box, after, viewer, event.seat, event.card))]
    if isinstance(event, FoodDiscarded | FoodLost):
        return [(_in_hand(box, before, viewer, event.seat, event.card), "stack:foods")]
    if isinstance(event, Laid):
        start, cards = _in_hand(box, before, viewer, event.seat, event.card), laid(after)
        kind = box.names["food_cards"].index(event.card)
        if kind not in cards:
            return [(start, "stack:foods")]
        most = set_for(len(cards), LAID)
        return [(start, f"laid:{most}:{min(cards.index(kind) + cards.count(kind) - 1, most - 1)}")]
    if isinstance(event, Played):
        start = _in_events(box, before, viewer, event.seat, event.event)
        shown = [seat for seat in range(after.players) if after.played[seat]]
        if after.playing:
            return [(start, "playing")]
        return [(start, f"played:{shown.index(event.seat)}" if event.seat in shown else "stack:events")]
    return []


def _in_hand(box: LoadedBox, table: Table, viewer: int, seat: int, card: str | None) -> str:
    cards = hand_of(table, seat) if seat == viewer and card is not None else []
    kind = -1 if card is None else box.names["food_cards"].index(card)
    if kind not in cards:
        return _seat_spot(table, viewer, seat, "foods")
    return hand_spot(table.held[seat], cards.index(kind) + cards.count(kind) - 1)


def _in_events(box: LoadedBox, table: Table, viewer: int, seat: int, event: str | None) -> str:
    cards = events_of(table, seat) if seat == viewer and event is not None else []
    number = -1 if event is None else box.names["events"].index(event)
    if number not in cards:
        return _seat_spot(table, viewer, seat, "cards")
    return event_spot(table.held_events[seat], cards.index(number))


def _struck(after: Table, event: Event, viewer: int) -> list[str]:
    """The places that an event card is for."""
    if isinstance(event, OnCustomer) and event.place <= after.queue[event.seat]:
        return [queue_spot(after, viewer, event.seat, event.place - 1)]
    if isinstance(event, OnPlayer):
        return [_seat_spot(after, viewer, event.seat, "sign")]
    return []


def _pops(after: Table, event: Event, viewer: int) -> list[tuple[str, str]]:
    """Money and fame that rise to their plates."""
    found = []
    for amount, what, sign_of in zip(changes(event), ("earned-money", "earned-fame"), "€★", strict=True):
        if amount:
            spot = _seat_spot(after, viewer, getattr(event, "seat"), what)  # noqa: B009
            found.append((spot, f"{amount:+d} {sign_of}".replace("-", MINUS)))
    return found
