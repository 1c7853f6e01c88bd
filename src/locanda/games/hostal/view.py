"""What a seat sees of a table of Hostil Hostal, as words: for the web API and bots of others."""

from __future__ import annotations

import msgspec

from locanda.core.box import LoadedBox
from locanda.core.seats import seat_numbers

from .position import bed_texts, card_numbers, reform_text
from .table import MAX_LAID, MAX_ROOMS, Ending, Phase, Stop, Table


class RoomView(msgspec.Struct, frozen=True):
    """A room: beds as in positions (a digit a guest, * sedated); `numbers` of the beds and `rug` as they lie, reform
    applied; `total` of the free beds and the rug (D4)."""

    tile: str
    reform: str
    wear: int
    beds: list[str]
    numbers: list[int]
    rug: int
    total: int


class LaidView(msgspec.Struct, frozen=True):
    """A card that lies in a room; 0 where its face is not known.  `seen`: who knows it, its owner apart, as far as that
    is public."""

    room: int
    card: int
    seen: list[int]


class SeatView(msgspec.Struct, frozen=True):
    """A player or the automata; `hand` and `deck` are cards by their numbers where they are known."""

    score: int
    unplayed: int
    lobby: int
    hand: list[int]
    hand_left: int
    deck_left: int
    discards: list[int]
    laid: list[LaidView]


class View(msgspec.Struct, frozen=True):
    """A table as one seat knows it; seats, rooms and beds count from 1, 0 is none.  `dealt` is the automata's card that
    the viewer holds, `lays_in` the room that she chose for it (A3)."""

    phase: str
    stop: str
    ending: str
    night: int
    nights: int
    first: int
    active: int
    passes: int
    waiting: list[int]
    asked: int
    owner: int
    card: int
    room: int
    rooms: list[RoomView]
    seats: list[SeatView]
    reforms_left: int
    dealt: int
    lays_in: int


def _room(box: LoadedBox, table: Table, room: int) -> RoomView:
    beds = bed_texts(box, table, room)
    numbers = [table.worth[room, bed] for bed in range(len(beds))]
    free = sum(number for number, guests in zip(numbers, beds, strict=True) if not guests)
    return RoomView(
        tile=box.names["tiles"][table.tile[room] - 1],
        reform=reform_text(box, table.reform[room]),
        wear=table.wear[room],
        beds=beds,
        numbers=numbers,
        rug=table.rug[room],
        total=table.rug[room] + free,
    )


def _seat(table: Table, colour: int) -> SeatView:
    own = 1 << colour if colour < table.players else 0
    return SeatView(
        score=table.score[colour],
        unplayed=table.unplayed[colour],
        lobby=table.lobby[colour],
        hand=card_numbers(table.hand[colour]),
        hand_left=table.hand_left[colour],
        deck_left=table.deck_left[colour],
        discards=card_numbers(table.discard[colour]),
        laid=[
            LaidView(
                room=table.laid_room[colour, k],
                card=table.laid[colour, k],
                seen=seat_numbers(table.laid_seen[colour, k] & (1 << table.players) - 1 & ~own),
            )
            for k in range(MAX_LAID)
            if table.laid_room[colour, k]
        ],
    )


def view(box: LoadedBox, table: Table, seat: int) -> View:
    """The view of a *censored* table."""
    own = seat < table.players
    active = table.players + 1 if table.turn == table.players else (table.first + table.turn) % table.players + 1
    return View(
        phase=Phase(table.phase).name.lower(),
        stop=Stop(table.stop).name.lower(),
        ending=Ending(table.ending).name.lower() if table.ending else "",
        night=table.night + 1,
        nights=table.nights,
        first=table.first + 1,
        active=active,
        passes=table.passes,
        waiting=seat_numbers(table.waiting),
        asked=table.asked,
        owner=table.owner,
        card=table.card,
        room=table.room,
        rooms=[_room(box, table, room) for room in range(MAX_ROOMS) if table.tile[room]],
        seats=[_seat(table, colour) for colour in range(table.colours)],
        reforms_left=box.record.reforms - sum(1 for reform in table.reform if reform),
        dealt=table.dealt[seat] if own else 0,
        lays_in=table.chosen[seat] if own else 0,
    )
