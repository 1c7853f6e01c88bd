"""What a seat sees of a table of Hostil Hostal, as words: for the web API and bots of others."""

from __future__ import annotations

import msgspec

from locanda.core.box import LoadedBox
from locanda.core.seats import seat_numbers

from .actions import WHERE
from .box import WIDTH
from .position import bed_texts, reform_text, rollers
from .table import MAX_LAID, MAX_ROOMS, Ending, Phase, Stop, Table
from .wording import cards_in


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


class ReformView(msgspec.Struct, frozen=True):
    """A reform whose side is asked (Y3): left bed, rug, right bed of either."""

    name: str
    A: list[int]
    B: list[int]


class View(msgspec.Struct, frozen=True):
    """A table as one seat knows it; seats, rooms and beds count from 1, 0 is none.

    `taught` is the card that was explained last (G1).  Of the question: `spot`, where its guest is ("2-1"); `into`, the
    bed of the automata's 2x1; `to_roll`, the beds whose guests have yet to roll ("2+": the second of two); `rolled`, by
    seat, the dice for the automata's Grrr (A6); `reform`, the one whose side is asked (Y3).  `dealt` is the automata's
    card that the viewer holds, `lays_in` the room that she chose for it (A3).
    """

    phase: str
    stop: str
    taught: int
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
    spot: str
    into: int
    to_roll: list[str]
    rolled: list[int]
    reform: ReformView | None
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
        hand=cards_in(table.hand[colour]),
        hand_left=table.hand_left[colour],
        deck_left=table.deck_left[colour],
        discards=cards_in(table.discard[colour]),
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


def _reform(box: LoadedBox, table: Table) -> ReformView | None:
    if not table.tile_drawn:
        return None
    reform = table.tile_drawn - 1
    first, second = ([box.record.strip[2 * reform + side, i] for i in range(WIDTH)] for side in range(2))
    return ReformView(box.names["reforms"][reform], first, second)


def _reforms_left(box: LoadedBox, table: Table) -> int:
    """How many lie in the deck: not those in rooms, nor the one whose side is asked."""
    out = {(reform - 1) // 2 for reform in table.reform if reform} | (
        {table.tile_drawn - 1} if table.tile_drawn else set()
    )
    return int(box.record.reforms) - len(out)


def view(box: LoadedBox, table: Table, seat: int) -> View:
    """The view of a *censored* table."""
    own = seat < table.players
    active = table.players + 1 if table.turn == table.players else (table.first + table.turn) % table.players + 1
    return View(
        phase=Phase(table.phase).name.lower(),
        stop=Stop(table.stop).name.lower(),
        taught=table.taught,
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
        spot=WHERE.text(box.names, table.spot - 1, ()) if table.spot else "",
        into=table.into,
        to_roll=rollers(table),
        rolled=[table.rolled[seat] for seat in range(table.players)],
        reform=_reform(box, table),
        rooms=[_room(box, table, room) for room in range(MAX_ROOMS) if table.tile[room]],
        seats=[_seat(table, colour) for colour in range(table.colours)],
        reforms_left=_reforms_left(box, table),
        dealt=table.dealt[seat] if own else 0,
        lays_in=table.chosen[seat] if own else 0,
    )
