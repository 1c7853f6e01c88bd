"""Rooms around their middle, 300 by 390: wall with windows above, three by three cells, the floor where cards lie."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from locanda.core.draw import BRASS, INK, LAMP, at, disc, line, oval, path, slab, symbol, text, use
from locanda.games.hostal.art.palette import CREAM, LANTERN, PAINT, WOOD, WOOD_DEEP, cloth
from locanda.games.hostal.box import FLOOR
from locanda.words import plain

WIDTH, HEIGHT = 300, 390
WALL, CELL_WIDE, CELL_HIGH = 62, 92, 86
STRIP = 64  #: height of the floor below the cells
_BOLD = 'text-anchor="middle" font-weight="700"'
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


@dataclass(frozen=True)
class Tile:
    """A side of a room: its name, and what is in its nine cells: a bed, the rug, or bare floor."""

    name: str
    cells: tuple[str, ...]


def cell(index: int) -> tuple[float, float]:
    """The middle of a cell, seen from the room's."""
    row, column = divmod(index, 3)
    return (column - 1) * CELL_WIDE, -HEIGHT / 2 + WALL + 2 + (row + 0.5) * CELL_HIGH


def room_symbols(tiles: Iterable[Tile], worths: Iterable[int]) -> str:
    """``room-<name>``, ``bed-<number>``, ``rug-<number>``, ``strip-none``, ``strip-laid`` and the light of windows."""
    numbers = sorted(set(worths))
    body = symbol("room", _shell()) + symbol("bed", _bed()) + _furniture()
    body += "".join(symbol(f"bed-{n}", use("bed") + _quilt(n)) for n in numbers)
    body += "".join(symbol(f"rug-{n}", _rug(n)) for n in numbers)
    for tile in tiles:
        body += symbol(f"room-{tile.name}", use("room") + _plate(tile.name) + _bare(tile))
    body += symbol("strip-none", "") + symbol("strip-laid", _strip())
    return body + symbol("light-night", "") + symbol("light-dawn", _dawn())


def _shell() -> str:
    """Wallpaper, two windows, skirting board, floor boards."""
    top = -HEIGHT / 2
    paper = "".join(f"M{x} {top}V{top + WALL - 8}" for x in range(-140, 150, 20))
    floor = top + WALL
    boards = "".join(f"M-150 {floor + y}H150" for y in range(29, int(HEIGHT - WALL), 29))
    joints = "".join(f"M{-150 + (i * 83 + 40) % 300} {floor + i * 29}v29" for i in range(int((HEIGHT - WALL) / 29)))
    return (
        slab(-150, top, WIDTH, WALL, 0, PAINT["wall"])
        + line(paper, PAINT["wall-line"], 5)
        + slab(-150, top + WALL - 8, WIDTH, 8, 0, PAINT["skirting"])
        + slab(-150, floor, WIDTH, HEIGHT - WALL, 0, PAINT["floor"])
        + line(boards + joints, PAINT["floor-line"], 2)
        + "".join(_window(x) for x in WINDOWS)
    )


WINDOWS = (-64, -16)


def _window(x: float) -> str:
    y = -HEIGHT / 2 + 6
    curtain = path(f"M{x - 20} {y}h8q1 26-8 40zM{x + 20} {y}h-8q-1 26 8 40z", "#A8453A")
    return (
        slab(x - 18, y, 36, 42, 3, WOOD)
        + slab(x - 14, y + 4, 28, 34, 1, PAINT["pane"])
        + disc(1.6, LANTERN, x + 8, y + 12)
        + disc(1.2, LANTERN, x - 7, y + 22)
        + line(f"M{x} {y + 4}v34M{x - 14} {y + 20}h28", WOOD, 3)
        + curtain
        + line(f"M{x - 21} {y}h42", BRASS, 4, _ROUND)
    )


def _dawn() -> str:
    """The morning in both windows and on the floor."""
    y, body = -HEIGHT / 2 + 6, ""
    for x in WINDOWS:
        glass = slab(x - 14, y + 4, 28, 34, 1, "#F7B267") + slab(x - 14, y + 24, 28, 14, 0, "#F4845F")
        sun = path(f"M{x - 9} {y + 38}a9 9 0 0 1 18 0z", LANTERN)
        bars = line(f"M{x} {y + 4}v34M{x - 14} {y + 20}h28", WOOD, 3)
        ray = path(f"M{x - 14} {y + 56}h28l70 272h-60z", LANTERN, 'opacity=".22"')
        body += ray + glass + sun + bars
    return body


def _plate(name: str) -> str:
    """A brass plate for the number of the room, with the name of the board below it."""
    y = -HEIGHT / 2
    return (
        slab(-145, y + 5, 52, 48, 6, BRASS)
        + slab(-142, y + 8, 46, 42, 4, CREAM)
        + text(-119, y + 43, name, min(12.0, 54 / max(1, len(name))), "#6A5638", _BOLD)
    )


def door_symbols(rooms: int) -> str:
    """``door-<n>``: the number of a room on its plate."""
    return "".join(
        symbol(f"door-{n + 1}", text(-119, -HEIGHT / 2 + 23, str(n + 1), 27, INK, _BOLD)) for n in range(rooms)
    )


def _bare(tile: Tile) -> str:
    """Things that stand where there is neither bed nor rug."""
    body = ""
    for i, what in enumerate(tile.cells):
        if what == FLOOR:
            x, y = cell(i)
            body += use(f"thing-{(i * 5 + len(tile.name) + ord(tile.name[0])) % 4}", x, y)
    return body


def _furniture() -> str:
    """``thing-0`` to ``thing-3``: a suitcase, a plant, slippers, a bedside table with a candle."""
    cast = PAINT["cast"]
    suitcase = (
        oval(27, 8, cast, 2, 20, 'opacity=".25"')
        + line("M-8-10v-7h16v7", WOOD_DEEP, 4)
        + slab(-25, -10, 50, 30, 5, "#8A6B4A")
        + path("M-15-10h5v30h-5zM10-10h5v30h-5z", WOOD_DEEP)
    )
    leaves = "".join(at(0, -6, oval(6, 19, "#55743F", 0, -14), turn=t) for t in (-62, -30, 0, 32, 60))
    plant = oval(18, 6, cast, 2, 24, 'opacity=".25"') + leaves + path("M-13-2h26l-5 25h-16z", "#B5652B")
    slipper = oval(9, 17, "#7D6A8E", 0, 0) + oval(6, 7, CREAM, 0, 7)
    slippers = at(-13, 4, slipper, turn=-14) + at(13, 2, slipper, turn=10)
    table = (
        oval(24, 8, cast, 2, 22, 'opacity=".25"')
        + slab(-22, -14, 44, 36, 4, WOOD)
        + slab(-18, -10, 36, 28, 2, WOOD_DEEP)
        + disc(2.5, BRASS, 0, 4)
        + slab(-4, -26, 8, 16, 1, CREAM)
        + path("M0-40q7 8 0 14q-7-6 0-14z", LAMP)
    )
    return "".join(symbol(f"thing-{i}", body) for i, body in enumerate((suitcase, plant, slippers, table)))


def _bed() -> str:
    """A bed from above, 76 by 80, without its quilt."""
    return (
        slab(-34, -34, 74, 78, 6, PAINT["cast"], 'opacity=".3"')
        + slab(-37, -40, 74, 80, 6, WOOD)
        + slab(-39, -42, 78, 13, 5, WOOD_DEEP)
        + slab(-32, -32, 64, 68, 4, CREAM)
        + slab(-26, -30, 52, 18, 7, "#FFFFFF", f'stroke="{INK}" stroke-opacity=".2" stroke-width="1.5"')
    )


def _quilt(worth: int) -> str:
    """The quilt with its number: flowered where it gives rest, patched and torn where it takes some."""
    fill = cloth(worth)
    body = slab(-34, -10, 68, 49, 5, fill) + slab(-34, -10, 68, 8, 4, CREAM, 'opacity=".85"')
    if worth > 0:
        dots = ((-28, 4), (28, 4), (-28, 32), (28, 32))
        body += "".join(disc(3, LAMP, x, y, 'opacity=".75"') for x, y in dots)
    elif worth < 0:
        body += slab(24, 28, 10, 10, 1, "#D9A441", 'opacity=".9"') + path("M-34 24l9 5-9 5z", CREAM)
        body += line("M24 28h10v10h-10z", INK, 1.2, 'stroke-dasharray="3 2"')
    size = (42, 42, 36, 27)[len(plain(worth))]
    return body + text(0 if worth >= 0 else -4, 17, plain(worth), size, CREAM, _BOLD)


def _rug(worth: int) -> str:
    """A rug with fringes and its number."""
    fringe = "".join(f"M{x} -31v-6M{x} 31v6" for x in range(-36, 40, 8))
    size = (36, 36, 26, 20)[len(plain(worth))]
    return (
        line(fringe, CREAM, 2.4)
        + slab(-40, -31, 80, 62, 3, cloth(worth))
        + slab(-35, -26, 70, 52, 2, "none", f'stroke="{LAMP}" stroke-width="2.4" stroke-dasharray="7 4"')
        + disc(22, CREAM, 0, 0)
        + text(0, 0, plain(worth), size, cloth(worth), _BOLD)
    )


def _strip() -> str:
    """The fresh boards of a reform over the middle row, with a measure along its edge."""
    y = cell(4)[1]
    ticks = "".join(f"M{x} {y - 43}v7" for x in range(-132, 136, 12))
    return (
        slab(-143, y - 43, 286, 86, 4, PAINT["new-floor"], f'stroke="{BRASS}" stroke-width="3"')
        + line(f"M-143 {y - 14}H143M-143 {y + 14}H143", PAINT["floor-line"], 1.6)
        + line(ticks, BRASS, 1.8)
    )


def side_symbol(name: str, worths: Sequence[int]) -> str:
    """``side-<name>``: a side of a reform within a square of 104."""
    left, rug, right = worths
    body = slab(-52, -28, 104, 56, 4, PAINT["new-floor"], f'stroke="{BRASS}" stroke-width="2.5"')
    for x, what in ((-35, f"bed-{left}"), (0, f"rug-{rug}"), (35, f"bed-{right}")):
        body += use(what, x, 0, 0.41 if what.startswith("rug") else 0.44)
    return symbol(f"side-{name}", body)
