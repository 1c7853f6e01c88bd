"""What is in the box of Hostil Hostal: `box.toml` read into one flat record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from locanda.core.box import BoxSchema, Names
from locanda.core.errors import BadBox
from locanda.core.record import Record, i8, i16
from locanda.core.rule import carries_out

from .table import CARDS, FACES, MAX_BEDS, MAX_COLOURS, MAX_REFORMS, MAX_ROOMS, MAX_SEATS, MAX_TILES, TOOLS

SIDES = ("A", "B")
RUG, FLOOR = "r", "."
WIDTH = 3
MIDDLE = (1, 1)
#: The most that a bed, a rug or a reform may say, up or down.
MAX_WORTH = 20

#: What the rulebook says of the cards, by their number.
POINTS = {1: 1, 4: -1, 5: -1, 6: 1, 7: 2, 8: -1, 9: -1, 11: -1}
ROLL = {10: -2, 11: -2}
REPAIR = (2, 1)

Worth = Annotated[int, Meta(ge=-MAX_WORTH, le=MAX_WORTH)]
Nights = Annotated[int, Meta(ge=1, le=20)]
Place = Annotated[list[int], Meta(min_length=2, max_length=2)]
Strip = Annotated[list[Worth], Meta(min_length=WIDTH, max_length=WIDTH)]


class Box(Record):
    """The components as numbers.  Beds in reading order of their room's plan, a bit each."""

    guests = i8()  # of a player
    start_score = i16()
    weekend = i8()  # nights
    week = i8()
    rooms = i8(MAX_SEATS + 1)  # by the number of players
    below = i8(MAX_SEATS + 1, MAX_ROOMS)  # 1 + the room immediately below
    beside = i8(MAX_SEATS + 1, MAX_ROOMS)  # the rooms orthogonally next to it, a bit each
    tiles = i8()  # sides of room boards
    side = i8(MAX_TILES)  # 0 A, 1 B
    board = i8(MAX_TILES)  # which two are of one board
    beds = i8(MAX_TILES)
    worth = i8(MAX_TILES, MAX_BEDS)
    rug = i8(MAX_TILES)
    left = i8(MAX_TILES)  # 1 + the bed left of the rug
    right = i8(MAX_TILES)
    adjacent = i16(MAX_TILES, MAX_BEDS)  # beds that share an edge with a bed
    reforms = i8()
    strip = i8(2 * MAX_REFORMS, WIDTH)  # left bed, rug, right bed; by reform * 2 + side
    lock = i8(CARDS)  # 1: must be resolved
    guest = i8(CARDS)  # 1: works only if its owner has a guest there
    points = i8(CARDS)  # what each guest that the effect is about brings its owner
    roll = i8(CARDS)  # the same where it rolls 1 or 2
    repair = i8(2)  # how far the first Mr. Tools of a room and each further one turn its wear die up


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values that the rulebook states.  `track_flip` is the last point of the drawn
    track, after which the marker is flipped: for the picture alone."""

    cards_per_colour: int
    colours: list[str]
    guests_per_player: Annotated[int, Meta(ge=2, le=6)]
    start_score: Annotated[int, Meta(ge=0, le=1000)]
    track_flip: Annotated[int, Meta(ge=10, le=100)]
    nights: Annotated[list[Nights], Meta(min_length=2, max_length=2)]


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of a room board: a floor plan of three rows."""

    name: str
    rug: Worth
    plan: Annotated[list[str], Meta(min_length=WIDTH, max_length=WIDTH)]


class Reform(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reform: left bed, rug, right bed of either side."""

    id: Annotated[int, Meta(ge=1, le=999)]
    A: Strip
    B: Strip


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of every colour: its number says which effect it has, the rest how strong that is (as printed: UNSET)."""

    number: int
    name: str
    lock: bool
    guest: bool
    points: int | UnsetType = UNSET
    roll: int | UnsetType = UNSET
    wear: list[int] | UnsetType = UNSET


class BoxFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `box.toml`."""

    rulebook: Rulebook
    plan: dict[str, list[Place]]
    room: Annotated[list[Room], Meta(min_length=1, max_length=MAX_TILES)]
    reform: Annotated[list[Reform], Meta(max_length=MAX_REFORMS)]
    card: list[Card]


Cell = tuple[int, int]


def cells(key: str, room: Room) -> dict[Cell, int]:
    """The beds of a room by row and column, in reading order.  Raises BadBox where the plan cannot be read."""
    found: dict[Cell, int] = {}
    for row, line in enumerate(room.plan):
        signs = line.split()
        if len(signs) != WIDTH:
            raise BadBox(f"{key}.plan[{row}]", line, f"{WIDTH} signs with blanks between them")
        for column, sign in enumerate(signs):
            if (sign == RUG) != ((row, column) == MIDDLE):
                raise BadBox(f"{key}.plan[{row}]", line, f"the rug, {RUG}, in the middle of the room and only there")
            if sign not in (RUG, FLOOR):
                found[row, column] = _worth(f"{key}.plan[{row}]", sign)
    if not found:
        raise BadBox(f"{key}.plan", room.plan, "at least one bed")
    return found


def _worth(key: str, sign: str) -> int:
    try:
        worth = int(sign)
    except ValueError:
        worth = MAX_WORTH + 1
    if not -MAX_WORTH <= worth <= MAX_WORTH:
        expected = f"a bed's number from -{MAX_WORTH} to {MAX_WORTH}, {FLOOR} for bare floor, {RUG} for the rug"
        raise BadBox(key, sign, expected)
    return worth


@carries_out("C1", "E9", "Y3")
def _fill_room(box: Box, t: int, room: Room, key: str, reforms: bool) -> None:
    beds = cells(key, room)
    box.beds[t], box.rug[t] = len(beds), room.rug
    places = list(beds)
    for bed, (row, column) in enumerate(places):
        box.worth[t, bed] = beds[row, column]
        for other, (r, c) in enumerate(places):
            if abs(row - r) + abs(column - c) == 1:
                box.adjacent[t, bed] |= 1 << other
    if not reforms:
        return
    for side in (-1, 1):
        if (MIDDLE[0], MIDDLE[1] + side) not in beds:
            raise BadBox(f"{key}.plan[{MIDDLE[0]}]", room.plan[MIDDLE[0]], "a bed on each side of the rug, for reforms")
    box.left[t] = 1 + places.index((MIDDLE[0], MIDDLE[1] - 1))
    box.right[t] = 1 + places.index((MIDDLE[0], MIDDLE[1] + 1))


@carries_out("C1", "S1")
def _fill_rooms(box: Box, file: BoxFile) -> tuple[str, ...]:
    """Every board has a name and two sides."""
    names = [room.name for room in file.room]
    boards = list(dict.fromkeys(name[:-1] for name in names))
    for t, room in enumerate(file.room):
        key, board = f"room[{t}]", room.name[:-1]
        if not board.isalnum() or room.name[-1:] not in SIDES:
            raise BadBox(f"{key}.name", room.name, "letters and digits, and the side A or B, as in 1A")
        if names.count(room.name) > 1 or any(board + side not in names for side in SIDES):
            raise BadBox(f"{key}.name", room.name, f"the sides {board}A and {board}B, once each")
        box.side[t], box.board[t] = SIDES.index(room.name[-1]), boards.index(board)
        _fill_room(box, t, room, key, bool(file.reform))
    box.tiles = len(names)
    most = max(box.rooms[n] for n in range(MAX_SEATS + 1))
    if len(boards) < most:
        raise BadBox("room", f"{len(boards)} boards", f"at least {most}, as many as stand in the largest plan")
    return tuple(names)


@carries_out("S1", "A1", "E4", "E5", "L1")
def _fill_plan(box: Box, file: BoxFile) -> None:
    """Where the rooms stand: as many as players, three with two; the Lobby is on floor 1, column 0."""
    wanted = {str(n): max(3, n) for n in range(2, MAX_SEATS + 1)}
    if set(file.plan) != set(wanted):
        raise BadBox("plan", ", ".join(file.plan), f"a plan each for {', '.join(wanted)} players")
    for players, places in file.plan.items():
        key = f"plan.{players}"
        if len(places) != wanted[players]:
            raise BadBox(key, f"{len(places)} rooms", f"{wanted[players]} rooms with {players} players")
        if len({tuple(place) for place in places}) < len(places) or [1, 0] in places:
            raise BadBox(key, places, "rooms in different places, none of them [1, 0], where the Lobby is")
        if any(not (1 <= floor <= 9 and 0 <= column <= 9) for floor, column in places):
            raise BadBox(key, places, "floors from 1 to 9, columns from 0 to 9")
        _fill_neighbours(box, int(players), places)


def _fill_neighbours(box: Box, players: int, places: Sequence[Sequence[int]]) -> None:
    box.rooms[players] = len(places)
    for room, (floor, column) in enumerate(places):
        for other, (f, c) in enumerate(places):
            if (f, c) == (floor - 1, column):
                box.below[players, room] = 1 + other
            if abs(f - floor) + abs(c - column) == 1:
                box.beside[players, room] |= 1 << other


@carries_out("C1", "Y3")
def _fill_reforms(box: Box, file: BoxFile) -> tuple[str, ...]:
    box.reforms = len(file.reform)
    ids = [reform.id for reform in file.reform]
    for i, reform in enumerate(file.reform):
        if ids.count(reform.id) > 1:
            raise BadBox(f"reform[{i}].id", reform.id, "an id that no other reform has")
        for side, strip in enumerate((reform.A, reform.B)):
            for place, worth in enumerate(strip):
                box.strip[2 * i + side, place] = worth
    return tuple(map(str, ids))


def _strength(key: str, value: int | UnsetType, printed: int) -> int:
    """What a card says of points; it may say more or less than the printed one, and never the opposite."""
    if value is UNSET:
        return printed
    low, high = (0, MAX_WORTH) if printed > 0 else (-MAX_WORTH, 0)
    if printed == 0:
        raise BadBox(key, value, "nothing: the effect of this card has no such number")
    if not low <= value <= high:
        raise BadBox(key, value, f"from {low} to {high}")
    return value


def _repair(wear: Sequence[int]) -> Sequence[int]:
    if len(wear) != 2 or not all(0 <= step < FACES for step in wear):
        raise BadBox(f"card[{TOOLS}].wear", wear, f"two numbers from 0 to {FACES - 1}: first Mr. Tools, further ones")
    return wear


@carries_out("C1", "D3", "E1", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11", "E12")
def _fill_cards(box: Box, file: BoxFile) -> tuple[str, ...]:
    if file.rulebook.cards_per_colour != CARDS or len(file.card) != CARDS:
        found = f"{file.rulebook.cards_per_colour}, and {len(file.card)} listed"
        raise BadBox("rulebook.cards_per_colour", found, f"{CARDS}: each number has its effect in the rules")
    for i, card in enumerate(file.card):
        if card.number != i + 1:
            raise BadBox(f"card[{i}].number", card.number, f"the cards from 1 to {CARDS} in order: here {i + 1}")
        if not card.name.strip():
            raise BadBox(f"card[{i}].name", card.name, "a name")
        box.lock[i], box.guest[i] = int(card.lock), int(card.guest)
        box.points[i] = _strength(f"card[{i}].points", card.points, POINTS.get(card.number, 0))
        box.roll[i] = _strength(f"card[{i}].roll", card.roll, ROLL.get(card.number, 0))
        if card.wear is not UNSET and i != TOOLS:
            raise BadBox(f"card[{i}].wear", card.wear, "nothing: this card repairs nothing")
    wear = file.card[TOOLS].wear
    box.repair[0], box.repair[1] = _repair(REPAIR if wear is UNSET else wear)
    if not box.lock[TOOLS]:
        raise BadBox(f"card[{TOOLS}].lock", False, "true: all of a room resolve together, nobody is asked")
    return tuple(card.name for card in file.card)


@carries_out("C1", "S3", "S4")
def fill(file: BoxFile, box: Box) -> Names:
    """Fills the record from the file; the names of its things.  Raises BadBox for what cannot be played."""
    book = file.rulebook
    if len(book.colours) < MAX_COLOURS or len(set(book.colours)) < len(book.colours):
        raise BadBox("rulebook.colours", book.colours, f"at least {MAX_COLOURS} different colours")
    box.guests, box.start_score = book.guests_per_player, book.start_score
    box.weekend, box.week = book.nights
    _fill_plan(box, file)
    reforms = _fill_reforms(box, file)
    return {
        "tiles": _fill_rooms(box, file),
        "reforms": reforms,
        "cards": _fill_cards(box, file),
        "colours": tuple(book.colours),
    }


schema = BoxSchema(BoxFile, fill)
