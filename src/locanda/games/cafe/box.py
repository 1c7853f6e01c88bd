"""What is in the box of Café International: `box.toml` read into one flat record."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from locanda.core.box import BoxSchema, Names
from locanda.core.errors import BadBox
from locanda.core.record import Record, i8, i16
from locanda.core.rule import carries_out

from .table import CHAIRS_A_TABLE, JOKER, KINDS, MAX_BAR, MAX_CHAIRS, MAX_NATIONS, MAX_TABLES

MAX_NATION_TABLES = 4
MAX_NATION_CHAIRS = MAX_NATION_TABLES * CHAIRS_A_TABLE
MAX_SIDE = 13
SEXES = ("lady", "gentleman")
JOKERS = ("lady-joker", "gentleman-joker")

Few = Annotated[int, Meta(ge=0, le=4)]
Points = Annotated[int, Meta(ge=0, le=100)]


class Box(Record):
    """The components as numbers.  Chairs and tables are numbered in reading order of the map, from 0."""

    tables = i8()
    chairs = i8()
    nations = i8()
    table_nation = i8(MAX_TABLES)
    table_chair = i8(MAX_TABLES, CHAIRS_A_TABLE)  # 1 + chair
    twins = i8(MAX_TABLES)  # bit i: the i-th chair is also at an earlier table of the nation
    table_row = i8(MAX_TABLES)
    table_column = i8(MAX_TABLES)
    chair_table = i8(MAX_CHAIRS, 2)  # 1 + table
    chair_place = i8(MAX_CHAIRS, 2)  # which of that table's chairs it is
    chair_nations = i16(MAX_CHAIRS)  # bit mask of the nations of its tables
    chair_row = i8(MAX_CHAIRS)
    chair_column = i8(MAX_CHAIRS)
    nation_chair = i8(MAX_NATIONS, MAX_NATION_CHAIRS)  # 1 + chair
    nation_chairs = i8(MAX_NATIONS)
    nation_table = i8(MAX_NATIONS, MAX_NATION_TABLES)
    nation_tables = i8(MAX_NATIONS)
    guests = i8(KINDS)
    bar = i8(MAX_BAR)
    bar_places = i8()
    hand = i8()
    points = i8(CHAIRS_A_TABLE + 1)
    guest_penalty = i8()
    joker_penalty = i8()
    bag_left = i8()
    regulars = i16()
    regulars_one_nation = i16()


class Rulebook(msgspec.Struct, frozen=True):
    """The values that the rulebook states."""

    ladies_per_nation: Few
    gentlemen_per_nation: Few
    lady_jokers: Few
    gentleman_jokers: Few
    hand: Annotated[int, Meta(ge=1, le=10)]
    points: dict[str, Points]
    guest_penalty: Points
    joker_penalty: Points
    bag_left: Points
    regulars: Annotated[int, Meta(ge=0, le=1000)]
    regulars_one_nation: Annotated[int, Meta(ge=0, le=1000)]


class Bar(msgspec.Struct, frozen=True):
    """The places at the bar, in order."""

    values: Annotated[list[Annotated[int, Meta(ge=-100, le=100)]], Meta(min_length=1, max_length=MAX_BAR)]


class Board(msgspec.Struct, frozen=True):
    """The map: two letters a table, "o" a chair, ".." nothing."""

    nations: dict[str, str]
    map: str


class BoxFile(msgspec.Struct, frozen=True):
    """The file `box.toml`."""

    rulebook: Rulebook
    bar: Bar
    board: Board


Cell = tuple[int, int]


@carries_out("C1", "C3")
def read_map(board: Board) -> tuple[dict[Cell, str], list[Cell]]:
    """Tables (cell -> nation) and chairs (cells) in reading order; raises BadBox for what the map cannot mean."""
    tables: dict[Cell, str] = {}
    chairs: list[Cell] = []
    for row, line in enumerate(board.map.strip("\n").split("\n")):
        for column, sign in enumerate(line.split()):
            if row >= MAX_SIDE or column >= MAX_SIDE:
                raise BadBox(
                    "board.map", f"{row + 1} rows, {column + 1} columns", f"at most {MAX_SIDE} by {MAX_SIDE} cells"
                )
            if sign == "o":
                chairs.append((row, column))
            elif sign in board.nations:
                tables[row, column] = board.nations[sign]
            elif sign != "..":
                known = ", ".join(sorted(board.nations))
                raise BadBox("board.map", f"{sign!r} in row {row + 1}, column {column + 1}", f"o, .. or one of {known}")
    for what, number, most in (("tables", len(tables), MAX_TABLES), ("chairs", len(chairs), MAX_CHAIRS)):
        if not 1 <= number <= most:
            raise BadBox("board.map", f"{number} {what}", f"1 to {most} {what}")
    return tables, chairs


def _nations(board: Board) -> tuple[str, ...]:
    nations = tuple(dict.fromkeys(board.nations.values()))
    if not 1 <= len(nations) <= MAX_NATIONS:
        raise BadBox("board.nations", f"{len(nations)} nations", f"1 to {MAX_NATIONS} nations")
    for sign, nation in board.nations.items():
        if len(sign) != 2 or sign == "..":
            raise BadBox("board.nations", sign, "two letters a nation")
        if not nation.isalpha() or not nation.islower() or nation in ("lady", "gentleman"):
            raise BadBox(f"board.nations.{sign}", nation, "a word in small letters")
    return nations


@carries_out("C1")
def _fill_map(box: Box, tables: dict[Cell, str], chairs: list[Cell], nations: tuple[str, ...]) -> None:
    """A chair belongs to every table that shares an edge with its cell."""
    number = {cell: i for i, cell in enumerate(tables)}
    box.tables, box.chairs, box.nations = len(tables), len(chairs), len(nations)
    for i, ((row, column), nation) in enumerate(tables.items()):
        box.table_row[i], box.table_column[i], box.table_nation[i] = row, column, nations.index(nation)
    seats = [0] * len(tables)
    pairs: dict[tuple[int, ...], int] = {}
    for c, (row, column) in enumerate(chairs):
        box.chair_row[c], box.chair_column[c] = row, column
        beside = sorted(
            number[cell]
            for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if cell in number
        )
        where = f"chair {c + 1} in row {row + 1}, column {column + 1}"
        if not 1 <= len(beside) <= 2:
            raise BadBox("board.map", f"{where} has {len(beside)} tables beside it", "one or two tables a chair")
        if len(beside) == 2 and pairs.setdefault(tuple(beside), c) != c:
            raise BadBox(
                "board.map", f"{where} joins the tables of chair {pairs[tuple(beside)] + 1}", "one chair a pair"
            )
        for k, t in enumerate(beside):
            box.chair_table[c, k] = 1 + t
            box.table_chair[t, seats[t]] = 1 + c
            box.chair_place[c, k] = seats[t]
            if k == 1 and box.table_nation[t] == box.table_nation[beside[0]]:
                box.twins[t] |= 1 << seats[t]
            seats[t] += 1
            box.chair_nations[c] |= 1 << box.table_nation[t]
    for t, n in enumerate(seats):
        if n < 2:
            raise BadBox("board.map", f"table {t + 1} has {n} chairs", "two to four chairs a table")


def _fill_nations(box: Box) -> None:
    for nation in range(box.nations):
        own = [c for c in range(box.chairs) if box.chair_nations[c] >> nation & 1]
        if not own:
            raise BadBox("board.nations", f"nation {nation + 1} has no table", "a table on the map for every nation")
        tables = [t for t in range(box.tables) if box.table_nation[t] == nation]
        if len(tables) > MAX_NATION_TABLES:
            raise BadBox("board.map", f"nation {nation + 1} has {len(tables)} tables", f"at most {MAX_NATION_TABLES}")
        box.nation_tables[nation] = len(tables)
        for i, t in enumerate(tables):
            box.nation_table[nation, i] = t
        box.nation_chairs[nation] = len(own)
        for i, c in enumerate(own):
            box.nation_chair[nation, i] = 1 + c


@carries_out("C2")
def _fill_guests(box: Box, book: Rulebook) -> None:
    for nation in range(box.nations):
        box.guests[2 * nation] = book.ladies_per_nation
        box.guests[2 * nation + 1] = book.gentlemen_per_nation
    box.guests[JOKER], box.guests[JOKER + 1] = book.lady_jokers, book.gentleman_jokers
    total, need = sum(box.guests), 4 * book.hand + book.bag_left
    if need >= 120:
        raise BadBox("rulebook.hand", book.hand, f"four hands and bag_left below 120 guests in all, not {need}")
    if not need < total <= 120:
        raise BadBox("rulebook", f"{total} guests", f"{need + 1} to 120: four hands, and more than bag_left left over")


@carries_out("C4", "C5")
def _fill_numbers(box: Box, file: BoxFile) -> None:
    """Values of the bar and the rulebook's numbers; point chips are not counted, so nothing limits a score."""
    book = file.rulebook
    box.bar_places = len(file.bar.values)
    for i, value in enumerate(file.bar.values):
        box.bar[i] = value
    if sorted(book.points) != ["2", "3", "4"]:
        raise BadBox("rulebook.points", ", ".join(book.points), "points for 2, 3 and 4 guests at a table")
    for guests, points in book.points.items():
        box.points[int(guests)] = points
    box.hand, box.bag_left = book.hand, book.bag_left
    box.guest_penalty, box.joker_penalty = book.guest_penalty, book.joker_penalty
    box.regulars, box.regulars_one_nation = book.regulars, book.regulars_one_nation


def _names(box: Box, nations: tuple[str, ...]) -> Names:
    """The words of actions and positions: nations, guests, tables (`italy-1`), the nations of each chair."""
    seen: dict[int, int] = {}
    tables = []
    for t in range(box.tables):
        nation = box.table_nation[t]
        seen[nation] = seen.get(nation, 0) + 1
        tables.append(f"{nations[nation]}-{seen[nation]}")
    padding = tuple(f"unused{n}" for n in range(len(nations), MAX_NATIONS))
    guests = tuple(f"{nation}-{sex}" for nation in nations + padding for sex in SEXES)
    chairs = []
    for c in range(box.chairs):
        own = [box.table_nation[box.chair_table[c, k] - 1] for k in range(2) if box.chair_table[c, k]]
        chairs.append(" ".join(dict.fromkeys(nations[n] for n in own)))
    return {
        "nations": nations,
        "guests": guests + JOKERS,
        "tables": tuple(tables),
        "chair_nations": tuple(chairs),
        "sexes": ("ladies", "gentlemen"),
    }


def fill(file: BoxFile, box: Box) -> Names:
    """Fills the record from the file; the names of its things.  Raises BadBox for what cannot be played."""
    nations = _nations(file.board)
    tables, chairs = read_map(file.board)
    _fill_map(box, tables, chairs, nations)
    _fill_nations(box)
    _fill_guests(box, file.rulebook)
    _fill_numbers(box, file)
    return _names(box, nations)


schema = BoxSchema(BoxFile, fill)
