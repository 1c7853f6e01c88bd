"""Where everything lies: the viewer's shop and counter large, other shops beside or below, tracks, chalk board."""

from collections.abc import Iterator
from dataclasses import dataclass

from locanda.core.draw import Rect
from locanda.core.scene import Layout, Place
from locanda.games.souvlaki.art.stand import QUEUES, Stand

WIDTH = 1000  #: of the viewer's own shop
GAP = 12
MARGIN = 12
CLOTH = 268  #: height of the oilcloth
HAND = 178  #: height of the row of food cards
EVENTS = 204  #: height of the row of event cards
#: Sets of places, each for at most so many: the more there are, the smaller they are drawn.
HANDS = (7, 12, 24)
FACTORS = (4, 6, 12, 48)
LAID = (5, 8, 12, 24)
STRIP = 116  #: least height of the chalk board


@dataclass(frozen=True)
class Plan:
    """What the drawing needs to know of a box and a table: players, and what wins."""

    players: int
    win_money: int
    win_fame: int

    def cells(self, fame: bool) -> int:
        """The last cell of a track; whoever has more stands there too."""
        goal = self.win_fame if fame else self.win_money
        return goal + max(5, goal * 2 // 5)

    @property
    def open(self) -> int:
        """The customers at the door (K1)."""
        return 2 * self.players + 1


@dataclass(frozen=True)
class Ground:
    """The parts of the board in one layout: the stands of all areas, the counter, the tracks, the chalk board."""

    stands: list[Rect]
    cloth: Rect
    hand: Rect
    events: Rect
    tracks: Rect
    board: Rect

    @property
    def all(self) -> list[Rect]:
        """All of them."""
        return [*self.stands, self.cloth, self.hand, self.events, self.tracks, self.board]


def ground(layout: str, plan: Plan) -> Ground:
    """The parts of a layout."""
    own = Rect(0, 0, WIDTH, Stand(True).height)
    cloth = Rect(0, own.height + GAP, WIDTH, CLOTH)
    hand = Rect(0, cloth.y + CLOTH, WIDTH, HAND)
    events = Rect(0, hand.y + HAND, WIDTH, EVENTS)
    bottom = events.y + EVENTS
    if layout == "tall":
        others = _below(plan, bottom + GAP)
        tracks = Rect(0, others[-1].y + others[-1].height + GAP, WIDTH, track_height(plan, 34))
        return Ground(
            [own, *others], cloth, hand, events, tracks, Rect(0, tracks.y + tracks.height + GAP, WIDTH, STRIP)
        )
    wide = 560.0 if plan.players == 2 else 500.0
    others, left = [], WIDTH + GAP
    high = Stand(False).height * wide / Stand(False).width
    for i in range(plan.players - 1):
        others.append(Rect(left, i * (high + GAP), wide, high))
    tracks = Rect(left, (plan.players - 1) * (high + GAP), wide, track_height(plan, 24 if plan.players < 4 else 21))
    top = tracks.y + tracks.height + GAP
    return Ground([own, *others], cloth, hand, events, tracks, Rect(left, top, wide, bottom - top))


def _below(plan: Plan, top: float) -> list[Rect]:
    """The others' stands under the counter, two in a row; one that is alone in its row stands in the middle."""
    stand, others = Stand(False), plan.players - 1
    wide = 0.76 * WIDTH if others == 1 else (WIDTH - GAP) / 2
    high = stand.height * wide / stand.width
    rects = []
    for i in range(others):
        row, column = divmod(i, 2)
        alone = i == others - 1 and column == 0
        left = (WIDTH - wide) / 2 if alone else column * (wide + GAP)
        rects.append(Rect(left, top + row * (high + GAP), wide, high))
    return rects


def track_height(plan: Plan, row: float) -> float:
    """Height of both tracks, a row a seat."""
    return 2 * (plan.players * row + 26) + 18


def track_rows(rect: Rect, plan: Plan) -> float:
    """Height of a seat's row."""
    return ((rect.height - 18) / 2 - 26) / plan.players


def track_at(rect: Rect, plan: Plan, fame: bool, seat: int, cell: int) -> tuple[float, float, float]:
    """Middle of a cell of a track, and the scale of a marker in it."""
    row, cells = track_rows(rect, plan), plan.cells(fame) + 1
    left, width = rect.x + 46, rect.width - 62
    top = rect.y + 10 + (rect.height - 18) / 2 * fame
    return left + (cell + 0.5) * width / cells, top + 24 + (seat + 0.5) * row, row / 46


@dataclass(frozen=True)
class Board:
    """The chalk board's places: the phases' lines (left, middle, size), seats in order, stacks (x, y, scale)."""

    title: tuple[float, float, float]
    phases: list[tuple[float, float, float]]
    order: list[tuple[float, float, float]]
    stacks: list[tuple[float, float, float]]


def board_places(rect: Rect, plan: Plan) -> Board:
    """A list where the board is high, a strip where it is flat."""
    x, y, w, h = rect.x, rect.y, rect.width, rect.height
    if h < 260:
        k = w / 1000
        size = 0.62 * min(1, h / 116 * (0.61 + 0.39 * k))
        stacks = [(x + w * (0.67 + 0.124 * i), y + h * 0.5, size) for i in range(3)]
        phases = [(x + w * (0.09 + 0.108 * i), y + h * 0.7, h / 116) for i in range(5)]
        order = [(x + w * 0.35 + i * 36 * h / 116, y + h * 0.25, 0.7 * h / 116) for i in range(plan.players)]
        return Board((x + w * 0.035, y + h * 0.25, h * 0.24), phases, order, stacks)
    step = h * 0.48 / 5
    phases = [(x + 48, y + h * 0.2 + (i + 0.5) * step, min(34.0, step * 0.62)) for i in range(5)]
    order = [(x + w - 44 - (plan.players - 1 - i) * 44, y + h * 0.1, 0.85) for i in range(plan.players)]
    size = min(1.15, h * 0.2 / 100)
    stacks = [(x + w * (0.2 + 0.3 * i), y + h * 0.83, size) for i in range(3)]
    return Board((x + 30, y + h * 0.1, min(40.0, h * 0.085)), phases, order, stacks)


def layouts(plan: Plan) -> dict[str, Layout]:
    """Both layouts: the box drawn and the place of every spot."""
    return {name: _layout(name, plan) for name in ("tall", "wide")}


def _layout(name: str, plan: Plan) -> Layout:
    parts = ground(name, plan)
    spots: dict[str, Place] = {}
    for area, rect in enumerate(parts.stands):
        spots |= _on_stand(rect, area)
    spots |= dict([*_on_cloth(parts.cloth, plan), *_in_hand(parts.hand, parts.events)])
    spots |= dict([*_on_tracks(parts.tracks, plan), *_on_board(parts.board, plan)])
    right = max(rect.x + rect.width for rect in parts.all)
    bottom = max(rect.y + rect.height for rect in parts.all)
    box = (-MARGIN, -MARGIN, right + 2 * MARGIN, bottom + 2 * MARGIN)
    return Layout(box, spots, tuple(rect.part(MARGIN / 2) for rect in parts.stands))


def _on_stand(rect: Rect, area: int) -> dict[str, Place]:
    """The spots of a shop; an event may be for every shop and every customer."""
    stand = Stand(area == 0)
    k = rect.width / stand.width
    spots: dict[str, Place] = {}

    def put(name: str, where: tuple[float, float, float], rx: float = 0, ry: float = 0) -> None:
        spots[name] = (rect.x + where[0] * k, rect.y + where[1] * k, rx * k, ry * k, where[2] * k)

    put(f"front:{area}", (0, 0, 1))
    x, y, w, h = stand.sign
    put(f"sign:{area}", (x + w / 2, y + h / 2, 1), w / 2, h / 2 + 4)
    put(f"money:{area}", stand.money)
    put(f"fame:{area}", stand.fame)
    put(f"earned-money:{area}", stand.earned(False))
    put(f"earned-fame:{area}", stand.earned(True))
    for place, tag in enumerate(("foods", "cards", "loans", "effects")):
        put(f"{tag}:{area}", stand.tag(place))
    for most in QUEUES:
        for place in range(most):
            x, y, scale = stand.queue(most, place)
            put(f"queue:{area}:{most}:{place}", (x, y, scale), 50 * scale, 85 * scale)
    return spots


def _row(rect: Rect, most: int, wide: float, high: float, rows: int = 1) -> Iterator[tuple[float, float, float]]:
    """Middles and scale of so many cards of a size in a part of the board."""
    columns = -(-most // rows)
    pitch, line = (rect.width - 12) / columns, (rect.height - 6) / rows
    scale = min(pitch / (wide + 8), line / (high + 8))
    for i in range(most):
        row, column = divmod(i, columns)
        yield rect.x + 6 + (column + 0.5) * pitch, rect.y + 3 + (row + 0.5) * line, scale


def _on_cloth(rect: Rect, plan: Plan) -> Iterator[tuple[str, Place]]:
    """Customers at the door, free shops, cards laid and what is unused of them, the event being carried out."""
    inner = Rect(rect.x + 10, rect.y + 4, rect.width - 20, rect.height - 8)
    for i, (x, y, scale) in enumerate(_row(inner, plan.open, 104, 172)):
        scale = min(scale, 1.4)
        yield f"door:{i}", (x, y, 50 * scale, 85 * scale, scale)
    for i, (x, y, _) in enumerate(_row(inner, 4, 232, 250)):
        yield f"plot:{i}", (x, y, 112, 122, 1)
    left = Rect(rect.x + 16, rect.y + 20, rect.width - 226, rect.height - 40)
    for most in LAID:
        for i, (x, y, scale) in enumerate(_row(left, most, 100, 130)):
            yield f"laid:{most}:{i}", (x, y, 0, 0, min(scale, 1.5))
    for food in range(4):
        row, column = divmod(food, 2)
        yield f"unused:{food}", (rect.x + rect.width - 152 + column * 94, rect.y + 84 + row * 100, 0, 0, 1)
    yield "counter", (rect.x + rect.width - 105, rect.y + rect.height / 2, 0, 0, 1)
    for i, (x, y, scale) in enumerate(_row(inner, plan.players, 240, 200)):
        yield f"played:{i}", (x, y, 0, 0, min(scale, 1.1))
    yield "crest", (rect.x + rect.width / 2, rect.y + rect.height / 2, 0, 0, 1)
    yield "playing", (rect.x + rect.width / 2, rect.y + rect.height / 2, 0, 0, 1.18)


def _in_hand(hand: Rect, events: Rect) -> Iterator[tuple[str, Place]]:
    for most in HANDS:
        for i, (x, y, scale) in enumerate(_row(hand, most, 100, 130, 2 if most > 12 else 1)):
            yield f"hand:{most}:{i}", (x, y, 50 * scale, 65 * scale, scale)
    for most in FACTORS:
        for i, (x, y, scale) in enumerate(_row(events, most, 240, 200, 1 if most <= 6 else most // 12 + 1)):
            yield f"event:{most}:{i}", (x, y, 118 * scale, 96 * scale, scale)


def _on_tracks(rect: Rect, plan: Plan) -> Iterator[tuple[str, Place]]:
    for fame, name in enumerate(("money", "fame")):
        for area in range(plan.players):
            for cell in range(plan.cells(bool(fame)) + 1):
                x, y, scale = track_at(rect, plan, bool(fame), area, cell)
                yield f"track-{name}:{area}:{cell}", (x, y, 0, 0, scale)


def _on_board(rect: Rect, plan: Plan) -> Iterator[tuple[str, Place]]:
    places = board_places(rect, plan)
    for i, (x, y, scale) in enumerate(places.order):
        yield f"order:{i}", (x, y, 0, 0, scale)
    flat = rect.height < 260
    for i, (x, y, size) in enumerate(places.phases):
        yield f"phase:{i}", (x - 13 * size if flat else x, y, 0, 0, size if flat else size / 26)
    for name, (x, y, scale) in zip(("customers", "foods", "events"), places.stacks, strict=True):
        yield f"stack:{name}", (x, y, 0, 0, scale)
    x, y, size = places.title
    yield "round", (x, y, 0, 0, size / 30)
