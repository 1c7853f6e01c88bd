"""Where everything lies: the board in units (75 a cell of the map), and the hands beside (wide) or below it (tall)."""

import math
from dataclasses import dataclass
from itertools import pairwise

from locanda.core.scene import Layout, Place

CELL, MARGIN = 75, 64
BOARD = 2 * MARGIN + 12 * CELL
MIDDLE = BOARD / 2
GAP = 14
BAR_RX, BAR_RY = 232, 212
PAD = 6  #: inner margin of a tray
MOST_SCALE = 2.2
BAG_HEIGHT, BAG_WIDTH = 112, 170  #: kept free for the bag, in the wide and the tall layout

Point = tuple[float, float]


@dataclass(frozen=True)
class Plan:
    """The map of a box, as the drawing needs it: cells (row, column) and who stands beside whom."""

    tables: tuple[tuple[int, int], ...]
    nations: tuple[str, ...]  #: nation of each table
    chairs: tuple[tuple[int, int], ...]
    beside: tuple[tuple[int, ...], ...]  #: tables of each chair, one or two
    bar: tuple[int, ...]

    def shared(self, chair: int) -> bool:
        """Whether the chair stands between two tables."""
        return len(self.beside[chair]) == 2

    def turn(self, chair: int) -> int:
        """Degrees by which the chair is turned; unturned, a chair faces a table above it."""
        row, column = self.chairs[chair]
        table_row, table_column = self.tables[self.beside[chair][0]]
        towards = {(-1, 0): 0, (1, 0): 180, (0, -1): 270, (0, 1): 90}
        return towards[table_row - row, table_column - column]


def cell(row: int, column: int) -> Point:
    """Middle of a cell of the map."""
    return MARGIN + CELL * column, MARGIN + CELL * row


def stools(count: int) -> list[Point]:
    """Middles of the bar's stools, evenly along its oval, clockwise from the top."""
    steps = 1440
    oval = [
        (BAR_RX * math.sin(2 * math.pi * i / steps), -BAR_RY * math.cos(2 * math.pi * i / steps))
        for i in range(steps + 1)
    ]
    length = [0.0]
    for one, two in pairwise(oval):
        length.append(length[-1] + math.dist(one, two))
    spots = []
    for stool in range(count):
        want = length[-1] * (stool + 0.5) / count
        x, y = oval[next(i for i, far in enumerate(length) if far >= want)]
        spots.append((MIDDLE + x, MIDDLE + y))
    return spots


@dataclass(frozen=True)
class Tray:
    """One hand's tray: its frame, the height of the name plate on top of it, and how its places are arranged."""

    x: float
    y: float
    width: float
    height: float
    plate: float
    hand: int  #: number of places
    columns: int

    @property
    def emblem(self) -> Point:
        """Middle of the seat's shape on the plate."""
        return self.x + self.plate * 0.6, self.y + self.plate / 2 + 1

    @property
    def rows(self) -> int:
        """Rows of places."""
        return math.ceil(self.hand / self.columns)

    @property
    def step(self) -> Point:
        """Distance of neighbouring places, across and down."""
        return (self.width - 2 * PAD) / self.columns, (self.height - self.plate - PAD) / self.rows

    @property
    def scale(self) -> float:
        """Scale of the guests in it."""
        return min(MOST_SCALE, min(self.step) / 69)

    def places(self) -> list[Point]:
        """Middles of the places, row by row; a row that is not full is centred."""
        across, down = self.step
        spots = []
        for i in range(self.hand):
            row, column = divmod(i, self.columns)
            empty = self.columns - min(self.columns, self.hand - row * self.columns)
            x = self.x + PAD + across * (column + (empty + 1) / 2)
            spots.append((x, self.y + self.plate + down * (row + 0.5)))
        return spots


def _columns(width: float, height: float, hand: int) -> int:
    """How many columns leave the places of a hand the most room."""
    return max(range(1, hand + 1), key=lambda n: (min(width / n, height / math.ceil(hand / n)), -n))


def _tray(x: float, y: float, width: float, height: float, plate: float, hand: int) -> Tray:
    return Tray(x, y, width, height, plate, hand, _columns(width - 2 * PAD, height - plate - PAD, hand))


def trays(layout: str, players: int, hand: int) -> list[Tray]:
    """The trays of a layout for hands of so many places: first the viewer's, large, then the others clockwise."""
    return _wide_trays(players, hand) if layout == "wide" else _tall_trays(players, hand)


def _wide_trays(players: int, hand: int) -> list[Tray]:
    x, width, others = BOARD + GAP, 286, players - 1
    own = _tray(x, 0, width, 438, 48, hand)
    high = min((BOARD - own.height - BAG_HEIGHT - GAP) / others - GAP, 340)
    first = own.height + GAP
    return [own] + [_tray(x, first + i * (high + GAP), width, high, 40, hand) for i in range(others)]


def _tall_trays(players: int, hand: int) -> list[Tray]:
    own = _tray(0, BOARD + GAP, BOARD, 252 if hand <= 6 else 380, 64, hand)
    others, y = players - 1, own.y + own.height + GAP
    wide = (BOARD - BAG_WIDTH - GAP * (others - 1)) / others
    high = 58 + (140 if others == 1 and hand <= 6 else 2 * 92)
    return [own] + [_tray(i * (wide + GAP), y, wide, high, 58, hand) for i in range(others)]


def bag(layout: str, players: int, hand: int) -> tuple[float, float, float]:
    """Middle of the bag's label, and its scale."""
    last = trays(layout, players, hand)[-1]
    if layout == "wide":
        free = BOARD - last.y - last.height
        scale = min(1.7, free / BAG_HEIGHT)
        return last.x + last.width / 2, BOARD - free / 2 + 16 * scale, scale
    return BOARD - 82, last.y + last.height / 2 + 18, 1.4


def layouts(plan: Plan, players: int, hand: int) -> dict[str, Layout]:
    """Both layouts: the box drawn and the place of every spot."""
    board: dict[str, Place] = {}
    for chair, (row, column) in enumerate(plan.chairs):
        board[f"chair:{chair}"] = (*cell(row, column), 48, 48, 0.85)
    for table, (row, column) in enumerate(plan.tables):
        board[f"table:{table}"] = (*cell(row, column), 52, 52, 1)
    for stool, (x, y) in enumerate(stools(len(plan.bar))):
        board[f"stool:{stool}"] = (x, y, 0, 0, 0.76)
    board["bar"] = (MIDDLE, MIDDLE, 196, 176, 1)
    return {name: _with_trays(name, board, players, hand) for name in ("tall", "wide")}


def _with_trays(name: str, board: dict[str, Place], players: int, hand: int) -> Layout:
    spots = dict(board)
    all_trays = trays(name, players, hand)
    for area, tray in enumerate(all_trays):
        spots[f"plate:{area}"] = (*tray.emblem, 0, 0, tray.plate / 48)
        for i, (x, y) in enumerate(tray.places()):
            across, down = tray.step
            hit = (across / 2, down / 2) if area == 0 else (0, 0)
            spots[hand_spot(area, i)] = (x, y, *hit, tray.scale)
    x, y, scale = bag(name, players, hand)
    spots["bag"] = (x, y, 0, 0, scale)
    width = max(BOARD, *(t.x + t.width for t in all_trays))
    height = max(BOARD, *(t.y + t.height for t in all_trays))
    return Layout((0, 0, width, height), spots)


def hand_spot(area: int, place: int) -> str:
    """Spot of a place in a tray: ``hand:<place>`` for the viewer's own, ``other:<area>:<place>`` for the others."""
    return f"hand:{place}" if area == 0 else f"other:{area}:{place}"
