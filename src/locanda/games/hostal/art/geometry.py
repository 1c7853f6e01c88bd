"""Where everything lies: the inn, and beside or below it the slumber track, the players' plates, hand and guests."""

from dataclasses import dataclass

from locanda.core.draw import Rect
from locanda.core.scene import Layout, Place
from locanda.games.hostal.art.cards import HALF_HEIGHT, HALF_WIDTH
from locanda.games.hostal.art.inn import LOBBY, Inn, fan, slots
from locanda.games.hostal.art.rooms import HEIGHT, WIDTH

HAND = 4  #: cards that a hand can hold
HEAP = 5  #: cards of one seat that a room's floor has places for
PAIR = 2  #: guests that a bed can hold
MARGIN, GAP = 12, 14
COLUMN = 440  #: width of the column beside the inn
TALL = 1000  #: width of the tall layout
PLATE = 60


@dataclass(frozen=True)
class Plan:
    """What the drawing needs to know of a box and a table; `seats` counts the automata too."""

    seats: int
    inn: Inn
    nights: int
    guests: int  #: of a seat
    track: int  #: cells of the slumber track, from 0


@dataclass(frozen=True)
class Parts:
    """The parts of a layout: the inn with its scale, the track with its columns, plates, the table, card sizes."""

    inn: Rect
    scale: float
    track: Rect
    columns: int
    plates: tuple[Rect, ...]
    table: Rect
    hand: tuple[float, float, float, float]  #: first card's middle, step, scale
    stage: tuple[float, float, float]  #: middle and scale of the card that is spoken of
    stock: tuple[float, float, float]  #: middle and scale of the viewer's guests that wait
    die: tuple[float, float, float]


def parts(layout: str, plan: Plan) -> Parts:
    """The parts of a layout."""
    return _wide(plan) if layout == "wide" else _tall(plan)


def _wide(plan: Plan) -> Parts:
    """All beside the inn, in one column as high as it is."""
    inn, x = plan.inn, plan.inn.width + GAP
    track = Rect(x, 0, COLUMN, 150)
    plates = [Rect(x, track.height + GAP + i * (PLATE + 6), COLUMN, PLATE) for i in range(plan.seats)]
    top = plates[-1].y + PLATE + GAP
    table = Rect(x, top, COLUMN, inn.height - top)
    hand = (x + 58, inn.height - 78, 108, 0.72)
    room = table.height - 160
    size = min(1.35, (room - 24) / (2 * HALF_HEIGHT))
    middle = top + room / 2 + 4
    stage = (x + 26 + HALF_WIDTH * size, middle, size)
    left = stage[0] + HALF_WIDTH * size
    rest = x + COLUMN - left
    size = min(1.15, rest / 190, (room - 84) / 190)
    stock = (left + rest / 2, top + 10 + 88 * size, size)
    die = (left + rest / 2, top + room - 30, 1.0)
    return Parts(Rect(0, 0, inn.width, inn.height), 1, track, 14, tuple(plates), table, hand, stage, stock, die)


def _tall(plan: Plan) -> Parts:
    """The inn above, then the track, hand and guests, then the plates in two columns."""
    inn = plan.inn
    scale = TALL / inn.width
    house = Rect(0, 0, TALL, inn.height * scale)
    track = Rect(0, house.height + GAP, TALL, 142)
    table = Rect(0, track.y + track.height + GAP, TALL, 244)
    middle = table.y + table.height / 2
    hand = (90, middle, 162, 1.08)
    stage, stock = (728, middle, 1.08), (905, middle - 28, 0.95)
    die = (905, middle + 88, 0.9)
    top, wide, high = table.y + table.height + GAP, (TALL - GAP) / 2, 67
    plates = [Rect(i % 2 * (wide + GAP), top + i // 2 * (high + 8), wide, high) for i in range(plan.seats)]
    if plan.seats % 2:
        last = plates[-1]
        plates[-1] = Rect((TALL - wide) / 2, last.y, wide, high)
    return Parts(house, scale, track, 21, tuple(plates), table, hand, stage, stock, die)


def layouts(plan: Plan) -> dict[str, Layout]:
    """Both layouts: the box drawn and the place of every spot."""
    return {name: _layout(parts(name, plan), plan) for name in ("tall", "wide")}


def _layout(these: Parts, plan: Plan) -> Layout:
    spots: dict[str, Place] = {}
    k = these.scale
    _heavens(spots, plan, k)
    for room in range(len(plan.inn.rooms)):
        _room(spots, plan, k, room)
    _lobby(spots, plan, k)
    _track(spots, these, plan.track)
    for area, plate in enumerate(these.plates):
        _plate(spots, plate, area, plan.guests)
    _table(spots, these, plan.guests)
    rects = [these.inn, these.track, these.table, *these.plates]
    right = max(rect.x + rect.width for rect in rects)
    bottom = max(rect.y + rect.height for rect in rects)
    return Layout((-MARGIN, -MARGIN, right + 2 * MARGIN, bottom + 2 * MARGIN), spots)


def _heavens(spots: dict[str, Place], plan: Plan, k: float) -> None:
    """The moon's way over the sky above the Lobby, and the sun's place."""
    spots["sky"] = (plan.inn.width / 2 * k, plan.inn.height / 2 * k, 0, 0, k)
    spots["moon"] = (62 * k, 70 * k, 0, 0, k)
    spots["sun"] = (92 * k, 128 * k, 0, 0, k)


def _room(spots: dict[str, Place], plan: Plan, k: float, room: int) -> None:
    """A room, its wall, its cells, its floor with the heaps of cards."""
    inn = plan.inn
    x, y = inn.middle(room)
    spots[f"room:{room}"] = (x * k, y * k, WIDTH / 2 * k, HEIGHT / 2 * k, k)
    for name, dx, scale in (("total", 51.0, 1.0), ("wear", 121.0, 1.0)):
        a, b = inn.on_wall(room, dx)
        spots[f"{name}:{room}"] = (a * k, b * k, 0, 0, scale * k)
    for index in range(9):
        a, b = inn.cell(room, index)
        spots[f"bed:{room}:{index}"] = (a * k, b * k, 45 * k, 42.5 * k, k)
        for i in range(PAIR):
            spots[f"pair:{room}:{index}:{i}"] = ((a + (-18, 18)[i]) * k, (b + (-14, 14)[i]) * k, 0, 0, 0.6 * k)
    a, b = inn.strip(room)
    for seat, dx in enumerate(slots(plan.seats)):
        half = min(60.0, 150 / plan.seats)
        spots[f"pile:{room}:{seat}"] = ((a + dx) * k, b * k, half * k, 32 * k, k)
        for count in range(1, HEAP + 1):
            for i, shift in enumerate(fan(plan.seats, count)):
                spots[f"card:{room}:{seat}:{count}:{i}"] = ((a + dx + shift) * k, b * k, 0, 0, k)


def _lobby(spots: dict[str, Place], plan: Plan, k: float) -> None:
    """The Lobby as a place to go, who stands there, and the nights over its desk."""
    x, y = plan.inn.lobby
    spots["lobby"] = (x * k, (y + 30) * k, LOBBY / 2 * k, 140 * k, k)
    for seat in range(plan.seats):
        a, b = plan.inn.lobby_place(seat)
        spots[f"lobby:{seat}"] = (a * k, b * k, 0, 0, k)
    for night in range(plan.nights):
        dx, scale = night_place(plan.nights, night)
        spots[f"night:{night}"] = ((x + dx) * k, (y - 112) * k, 0, 0, scale * k)


def night_place(nights: int, night: int) -> tuple[float, float]:
    """Where a night's moon hangs in the Lobby, seen from its middle, and its scale."""
    step = min(34.0, 168 / nights)
    return (night - (nights - 1) / 2) * step, min(1.0, step / 28)


def track_place(track: Rect, columns: int, cells: int, cell: int) -> tuple[float, float, float, float]:
    """Middle and half sizes of a cell of the slumber track, which has so many."""
    rows = -(-cells // columns)
    wide, high = (track.width - 16) / columns, (track.height - 12) / rows
    row, column = divmod(cell, columns)
    return track.x + 8 + (column + 0.5) * wide, track.y + 6 + (row + 0.5) * high, wide / 2, high / 2


def _track(spots: dict[str, Place], these: Parts, cells: int) -> None:
    for cell in range(cells):
        x, y, half, high = track_place(these.track, these.columns, cells, cell)
        spots[f"track:{cell}"] = (x, y, 0, 0, min(half, high) / 15)


def _plate(spots: dict[str, Place], rect: Rect, area: int, guests: int) -> None:
    """A player's plate: shape and name, guests that wait, hand and deck, discard pile."""
    k, y = rect.height / PLATE, rect.y + rect.height / 2
    right = rect.x + rect.width
    spots[f"plate:{area}"] = (rect.x, y, 0, 0, k)
    spots[f"sign:{area}"] = (rect.x, y, 0, 0, k)
    spots[f"lantern:{area}"] = (rect.x + 30 * k, y, 0, 0, k)
    step = min(25.0, 100 / guests)
    for i in range(guests):
        spots[f"waits:{area}:{i}"] = (right - (244 - step * i) * k, y, 0, 0, 0.52 * k)
    spots[f"fan:{area}"] = (right - 122 * k, y, 0, 0, 0.86 * k)
    spots[f"deck:{area}"] = (right - 76 * k, y, 0, 0, 0.86 * k)
    spots[f"spent:{area}"] = (right - 28 * k, y, 0, 0, 0.86 * k)


def _table(spots: dict[str, Place], these: Parts, guests: int) -> None:
    """The viewer's own hand and waiting guests, the card that is spoken of, the die."""
    x, y, step, k = these.hand
    for i in range(HAND):
        spots[f"holds:{i}"] = (x + i * step, y, HALF_WIDTH * k, HALF_HEIGHT * k, k)
    x, y, k = these.stage
    spots["stage"] = (x, y, 0, 0, k)
    spots["whose"] = (x + 42 * k, y + 34 * k, 0, 0, 0.95 * k)
    x, y, k = these.stock
    rows = -(-guests // 2)
    step, scale = 176 / rows, min(1.0, 2 / rows)
    for i in range(guests):
        row, column = divmod(i, 2)
        middle = y + ((row - (rows - 1) / 2) * step + 2) * k
        spots[f"mine:{i}"] = (x + (-38, 38)[column] * k, middle, 38 * k, step / 2 * k, scale * k)
    x, y, k = these.die
    spots["luck"] = (x, y, 0, 0, k)
