"""What is in the box of Boutique Hotel Manager: `box.toml` read into one flat record."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from locanda.core.box import BoxSchema, Names
from locanda.core.errors import BadBox
from locanda.core.record import Record, i8, i16, i32
from locanda.core.rule import carries_out

from .actions import DAY_NAMES
from .table import DAYS, MAX_CARDS, MAX_FACES, MAX_NIGHTS, MAX_PARTY, MAX_ROOMS, MAX_STAFF, MAX_SUM

BLANK = "blank"
#: More than any number of notes that make a sum.
NEVER = 30000

Money = Annotated[int, Meta(ge=0, le=100_000)]
Amount = Annotated[int, Meta(ge=1, le=100_000)]
Rooms = Annotated[int, Meta(ge=1, le=MAX_ROOMS)]
Amounts = Annotated[list[Amount], Meta(min_length=2, max_length=MAX_FACES)]


class Box(Record):
    """The components as numbers.  Nights of a card are bits, its first night bit 0."""

    weeks = i8()
    faces = i8()  # of a price die
    price = i32(MAX_FACES)
    budgets = i8()  # different amounts on the white die
    budget = i32(MAX_FACES)
    budget_faces = i8(MAX_FACES)  # faces of the white die with each
    day_faces = i8(DAYS)  # faces of the white die with each day
    white_faces = i8()
    start_money = i32()
    start_stars = i8()
    max_stars = i8()
    start_rooms = i8()
    max_rooms = i8()
    wage = i32()
    max_staff = i8()
    room_price = i32()
    cards_a_player = i8()
    walk_in_days = i8()
    unit = i32()  # the smallest note
    blank = i8()  # 1: everyone has a blank money card
    notes = i16(MAX_SUM + 1)  # for an excess of a sum over a number of notes: how many of them must be dearer ones
    cards = i8()
    party = i8(MAX_CARDS)  # rooms of a card
    nights = i8(MAX_CARDS)
    need = i8(MAX_CARDS, MAX_PARTY)  # nights of each room
    square = i8(MAX_CARDS, MAX_PARTY)  # its check-in night
    rooms_on = i8(MAX_CARDS, MAX_NIGHTS)  # rooms used on each night
    breakfast = i8(MAX_CARDS)
    door = i8(MAX_CARDS, MAX_PARTY)  # the rooms before this one that it must be next to, a bit each
    joint = i8(MAX_CARDS, MAX_PARTY)  # the night on which that door is marked


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values that the rulebook states."""

    weeks: Annotated[int, Meta(ge=1, le=20)]
    price_faces: Amounts
    budget_faces: Amounts
    start_money: Money
    start_stars: Annotated[int, Meta(ge=1, le=20)]
    start_rooms: Rooms
    staff_wage: Amount
    room_price: Amount
    booking_cards_per_player: Annotated[int, Meta(ge=1, le=100)]
    walk_in_days: Annotated[int, Meta(ge=1, le=DAYS)]
    guest_cards_per_set: int


class Reconstructed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of printed parts that no public copy shows."""

    check_in_faces: Annotated[list[str], Meta(min_length=2, max_length=MAX_FACES)]
    staff_die_max: Annotated[int, Meta(ge=1, le=MAX_STAFF)]
    max_stars: Annotated[int, Meta(ge=1, le=20)]
    max_rooms: Rooms
    money_cards: dict[str, Annotated[int, Meta(ge=0, le=1000)]]


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest card: a string a room, a character a night; S check-in, o another night, . not used."""

    id: Annotated[int, Meta(ge=1, le=999)]
    rooms: Annotated[list[str], Meta(min_length=1, max_length=MAX_PARTY)]
    doors: list[list[int]]
    breakfast: bool


class BoxFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `box.toml`."""

    rulebook: Rulebook
    reconstructed: Reconstructed
    guest: Annotated[list[Guest], Meta(min_length=1, max_length=MAX_CARDS)]


def _rooms(key: str, guest: Guest) -> None:
    """Raises BadBox where the strings of a card's rooms cannot be read."""
    nights = len(guest.rooms[0])
    for room in guest.rooms:
        if not 1 <= len(room) <= MAX_NIGHTS or len(room) != nights:
            raise BadBox(f"{key}.rooms", room, f"1 to {MAX_NIGHTS} nights, as many in every room of a card")
        if set(room) - set("So.") or not room.lstrip(".").startswith("S") or room.count("S") != 1:
            raise BadBox(f"{key}.rooms", room, "S for the room's first night, o for others, . where it is not used")
    for night in (0, nights - 1):
        if all(room[night] == "." for room in guest.rooms):
            raise BadBox(f"{key}.rooms", guest.rooms, "a room that is used on the first night, and one on the last")


def _doors(key: str, guest: Guest) -> list[tuple[int, int]]:
    """The doors of a card, the earlier room first.  Raises BadBox where no column of rooms has them."""
    doors: list[tuple[int, int]] = []
    chain = list(range(len(guest.rooms)))
    for door in guest.doors:
        if len(door) != 2 or door[0] == door[1] or not all(0 <= room < len(guest.rooms) for room in door):
            last = len(guest.rooms) - 1
            raise BadBox(f"{key}.doors", door, f"two different rooms of the card, numbered 0 to {last}")
        a, b = sorted(door)
        if chain[a] == chain[b]:
            raise BadBox(f"{key}.doors", guest.doors, "doors that rooms in one column can have: no ring of rooms")
        chain = [chain[a] if link == chain[b] else link for link in chain]
        doors.append((a, b))
    for room in range(len(guest.rooms)):
        if sum(room in door for door in doors) > 2:
            raise BadBox(f"{key}.doors", guest.doors, "at most two doors a room: it has two neighbours")
    return doors


@carries_out("B3", "B8")
def _fill_card(box: Box, c: int, guest: Guest, key: str) -> None:
    _rooms(key, guest)
    box.party[c], box.nights[c], box.breakfast[c] = len(guest.rooms), len(guest.rooms[0]), int(guest.breakfast)
    for k, room in enumerate(guest.rooms):
        box.square[c, k] = 1 << room.index("S")
        box.need[c, k] = sum(1 << night for night, sign in enumerate(room) if sign != ".")
        for night, sign in enumerate(room):
            box.rooms_on[c, night] += sign != "."
    for a, b in _doors(key, guest):
        both = box.need[c, a] & box.need[c, b] or box.need[c, a] | box.need[c, b]
        box.door[c, b] |= 1 << a
        box.joint[c, b] = both & -both


@carries_out("S1", "B2")
def _fill_cards(box: Box, file: BoxFile) -> tuple[str, ...]:
    if file.rulebook.guest_cards_per_set != len(file.guest):
        raise BadBox("rulebook.guest_cards_per_set", file.rulebook.guest_cards_per_set, f"{len(file.guest)} are listed")
    box.cards = len(file.guest)
    seen: set[int] = set()
    for c, guest in enumerate(file.guest):
        if guest.id in seen:
            raise BadBox(f"guest[{c}].id", guest.id, "an id that no other card has")
        seen.add(guest.id)
        _fill_card(box, c, guest, f"guest[{c}]")
    return tuple(str(guest.id) for guest in file.guest)


@carries_out("B2", "W2")
def _fill_dice(box: Box, file: BoxFile) -> tuple[list[int], list[int]]:
    """Price dice and the white die; the amounts on them in ascending order."""
    prices = sorted(file.rulebook.price_faces)
    if len(set(prices)) < len(prices):
        raise BadBox("rulebook.price_faces", file.rulebook.price_faces, "different amounts")
    box.faces = len(prices)
    for i, price in enumerate(prices):
        box.price[i] = price
    days, amounts = file.reconstructed.check_in_faces, file.rulebook.budget_faces
    if len(days) != len(amounts):
        found = f"{len(days)} days, {len(amounts)} budgets"
        raise BadBox("reconstructed.check_in_faces", found, "as many of each: one die serves both uses")
    box.white_faces = len(days)
    for day in days:
        if day not in DAY_NAMES:
            raise BadBox("reconstructed.check_in_faces", day, f"one of {', '.join(DAY_NAMES)}")
        box.day_faces[DAY_NAMES.index(day)] += 1
    budgets = sorted(set(amounts))
    box.budgets = len(budgets)
    for i, amount in enumerate(budgets):
        box.budget[i], box.budget_faces[i] = amount, amounts.count(amount)
    return prices, budgets


@carries_out("M1", "S2")
def _fill_money(box: Box, file: BoxFile) -> None:
    """The notes; every amount must be payable in them."""
    book, key = file.rulebook, "reconstructed.money_cards"
    cards = dict(file.reconstructed.money_cards)
    box.blank = int(cards.pop(BLANK, 0) > 0)
    if not cards or not all(note.isdecimal() and int(note) > 0 for note in cards):
        raise BadBox(key, ", ".join(cards), f"notes by their amounts, and {BLANK}")
    notes = sorted(int(note) for note, number in cards.items() if number)
    if not notes:
        raise BadBox(key, ", ".join(cards), "at least one note of which there are some")
    unit = notes[0]
    box.unit = unit
    amounts = [*notes, *book.price_faces, book.start_money, book.staff_wage, book.room_price]
    for amount in amounts:
        if amount % unit:
            raise BadBox(key, amount, f"amounts that can be paid in notes of {unit}, the smallest one")
    most = _most_money(box, file)
    if most > MAX_SUM * unit:
        raise BadBox(
            "rulebook.price_faces",
            f"up to {most} can be earned",
            f"prices, rooms and weeks with which a hotel cannot earn more than {MAX_SUM * unit}",
        )
    box.notes[0] = 0
    for excess in range(1, MAX_SUM + 1):
        ways = [box.notes[excess - note // unit + 1] + 1 for note in notes[1:] if excess >= note // unit - 1]
        box.notes[excess] = min([*ways, NEVER])


def _most_money(box: Box, file: BoxFile) -> int:
    """More than a hotel can ever hold: every room of every night at the highest price, with breakfast."""
    book, rooms = file.rulebook, max(file.rulebook.start_rooms, file.reconstructed.max_rooms)
    longest = max(len(guest.rooms[0]) for guest in file.guest)
    breakfast = any(guest.breakfast for guest in file.guest)
    nights = DAYS * (book.start_rooms + rooms * (book.weeks - 1)) + (longest - 1) * rooms
    return book.start_money + nights * max(book.price_faces) * (2 if breakfast else 1)


@carries_out("S2", "P1", "R2", "X1")
def _fill_numbers(box: Box, file: BoxFile) -> None:
    book, made = file.rulebook, file.reconstructed
    if book.start_stars > made.max_stars:
        raise BadBox("rulebook.start_stars", book.start_stars, f"at most max_stars, {made.max_stars}")
    if book.start_rooms > made.max_rooms:
        raise BadBox("rulebook.start_rooms", book.start_rooms, f"at most max_rooms, {made.max_rooms}")
    box.weeks, box.start_money = book.weeks, book.start_money
    box.start_stars, box.max_stars = book.start_stars, made.max_stars
    box.start_rooms, box.max_rooms = book.start_rooms, made.max_rooms
    box.wage, box.max_staff, box.room_price = book.staff_wage, made.staff_die_max, book.room_price
    box.cards_a_player, box.walk_in_days = book.booking_cards_per_player, book.walk_in_days


def fill(file: BoxFile, box: Box) -> Names:
    """Fills the record from the file; the names of its things.  Raises BadBox for what cannot be played."""
    _fill_numbers(box, file)
    prices, budgets = _fill_dice(box, file)
    cards = _fill_cards(box, file)
    _fill_money(box, file)
    return {
        "prices": tuple(map(str, prices)),
        "budgets": tuple(map(str, budgets)),
        "cards": cards,
        "unit": (str(box.unit),),
    }


schema = BoxSchema(BoxFile, fill)
