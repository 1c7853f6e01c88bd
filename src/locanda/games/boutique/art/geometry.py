"""Where everything lies: the viewer's hotel large, the others smaller, the reception desk between or below them."""

from dataclasses import dataclass

from locanda.core.draw import Rect
from locanda.core.scene import Layout, Place
from locanda.games.boutique.art.cards import HALF_HEIGHT, HALF_WIDTH
from locanda.games.boutique.art.mat import DAYS, DEPARTMENTS, Mat, Point

WIDTH = 1000  #: of the viewer's own mat
GAP = 14
SIDE = 440  #: of few others' mats beside it
DESK = 236  #: height of the reception desk
MARGIN = 12
NOTES = 5  #: piles of notes that a till has room for
DIE, STAFF = 1.16, 0.8  #: scales of price dice and staff dice on a full mat


@dataclass(frozen=True)
class Plan:
    """What the drawing needs to know of a box and a table."""

    players: int
    rooms: int  #: rows of a mat
    later: int  #: nights beside the week

    def mat(self, area: int) -> Mat:
        """The mat of an area: full for the viewer's own."""
        return Mat(area == 0, self.rooms, self.later)


def mats(layout: str, plan: Plan) -> list[Rect]:
    """The mats of a layout: the viewer's own, then the others clockwise."""
    own = Rect(0, 0, WIDTH, plan.mat(0).height * WIDTH / plan.mat(0).width)
    return [own, *(_beside(plan, own) if layout == "wide" else _below(plan, own))]


def _beside(plan: Plan, own: Rect) -> list[Rect]:
    """The others' mats in a column at the right; where they are many it goes down to the end of the desk."""
    mat, others = plan.mat(1), plan.players - 1
    wide: float = SIDE
    if desk_is_below(plan):
        wide = ((own.height + GAP + DESK - GAP * (others - 1)) / others) * mat.width / mat.height
    high = mat.height * wide / mat.width
    return [Rect(WIDTH + GAP, i * (high + GAP), wide, high) for i in range(others)]


def _below(plan: Plan, own: Rect) -> list[Rect]:
    """The others' mats under the desk, two in a row; one that is alone in its row stands in the middle."""
    mat, others = plan.mat(1), plan.players - 1
    wide = 0.74 * WIDTH if others == 1 else (WIDTH - GAP) / 2
    high, top = mat.height * wide / mat.width, own.height + GAP + DESK + GAP
    rects = []
    for i in range(others):
        row, column = divmod(i, 2)
        alone = i == others - 1 and column == 0
        left = (WIDTH - wide) / 2 if alone else column * (wide + GAP)
        rects.append(Rect(left, top + row * (high + GAP), wide, high))
    return rects


def desk_is_below(plan: Plan) -> bool:
    """Whether the desk of the wide layout stands below the viewer's mat, not below the others'."""
    return plan.players > 3


def desk(layout: str, plan: Plan) -> Rect:
    """The reception desk: below the viewer's mat, or below the others' where there is room."""
    own, *others = mats(layout, plan)
    if layout == "tall" or desk_is_below(plan):
        return Rect(0, own.height + GAP, WIDTH, DESK)
    top = others[-1].y + others[-1].height + GAP
    return Rect(WIDTH + GAP, top, SIDE, max(DESK, own.height - top))


@dataclass(frozen=True)
class Desk:
    """The reception desk's places, each a middle and a scale: guest card, deck, white die, calendar."""

    card: tuple[float, float, float]
    deck: tuple[float, float, float]
    white: tuple[float, float, float]
    week: tuple[float, float, float]


def desk_places(rect: Rect) -> Desk:
    """The arrangement that suits a desk's shape."""
    x, y, w, h = rect.x, rect.y, rect.width, rect.height
    if w < 1.15 * h:
        size = min((w - 50) / (2 * HALF_WIDTH), (h * 0.52) / (2 * HALF_HEIGHT))
        low = y + h * 0.8
        small = min(1.1, h / 560)
        return Desk(
            (x + w / 2, y + h * 0.36, size),
            (x + w * 0.23, low, 0.74 * small),
            (x + w * 0.59, low, 1.35 * small),
            (x + w * 0.85, low, 1.1 * small),
        )
    if w < 2.2 * h:
        size = min(w * 0.54 / (2 * HALF_WIDTH), (h - 60) / (2 * HALF_HEIGHT))
        side, k = x + w * 0.8, min(1.3, h / 300)
        return Desk(
            (x + w * 0.32, y + h * 0.52, size),
            (side, y + h * 0.33, 0.68 * k),
            (x + w * 0.7, y + h * 0.78, 1.1 * k),
            (x + w * 0.89, y + h * 0.78, 0.85 * k),
        )
    size, middle = min(w * 0.38 / (2 * HALF_WIDTH), (h - 50) / (2 * HALF_HEIGHT)), y + h * 0.54
    return Desk(
        (x + w * 0.5, middle, size),
        (x + w * 0.16, middle, 0.75 * h / 240),
        (x + w * 0.77, middle, 1.25 * h / 240),
        (x + w * 0.91, middle, 0.95 * h / 240),
    )


def layouts(plan: Plan) -> dict[str, Layout]:
    """Both layouts: the box drawn and the place of every spot."""
    return {name: _layout(name, plan) for name in ("tall", "wide")}


def _layout(name: str, plan: Plan) -> Layout:
    spots: dict[str, Place] = {}
    rects = mats(name, plan)
    for area, rect in enumerate(rects):
        spots |= _on_mat(plan.mat(area), rect, area)
    counter = desk(name, plan)
    places = desk_places(counter)
    for spot in ("card", "deck", "white", "week"):
        x, y, scale = getattr(places, spot)
        spots[spot] = (x, y, 0, 0, scale)
    x, y, _, _, scale = spots["deck"]
    spots["deck-count"] = (x, y + 37 * scale, 0, 0, scale)
    right = max(rect.x + rect.width for rect in [*rects, counter])
    bottom = max(rect.y + rect.height for rect in [*rects, counter])
    box = (-MARGIN, -MARGIN, right + 2 * MARGIN, bottom + 2 * MARGIN)
    return Layout(box, spots, tuple(rect.part(MARGIN / 2) for rect in rects))


def _on_mat(mat: Mat, rect: Rect, area: int) -> dict[str, Place]:
    """The spots of a hotel; only the viewer's own dice, doors and nights can be pointed at."""
    k = rect.width / mat.width
    spots: dict[str, Place] = {}

    def put(name: str, point: Point, scale: float = 1, hit: Point = (0, 0)) -> None:
        target = (hit[0] * k, hit[1] * k) if area == 0 else (0, 0)
        spots[name] = (rect.x + point[0] * k, rect.y + point[1] * k, *target, scale * k)

    put(f"hotel:{area}", (mat.width / 2, 0))
    put(f"plate:{area}", mat.emblem)
    put(f"stars:{area}", mat.on_sign(PAD_STARS))
    put(f"place:{area}", mat.on_sign(PAD_STARS + 160))
    put(f"bid:{area}", mat.on_sign(PAD_STARS + 232))
    put(f"offer:{area}", mat.offer, mat.later_width / 219)
    put(f"closed:{area}", (mat.width / 2, (mat.rows_top + mat.rows_end) / 2))
    put(f"money:{area}", mat.money, 1 if mat.full else 1.3)
    put(f"earned:{area}", mat.earned)
    for die in range(DAYS + 1):
        put(f"die:{area}:{die}", mat.die(die), DIE if mat.full else 1.2, (48.5, 52))
    for room in range(mat.rooms):
        put(f"room:{area}:{room}", mat.door(room), 1, (48, 36))
        for night in range(mat.nights):
            put(f"night:{area}:{room}:{night}", mat.night(room, night), 1, (36, 36))
    for department in range(DEPARTMENTS):
        put(f"staff:{area}:{department}", mat.staff(department), STAFF if mat.full else 1.35)
        put(f"need:{area}:{department}", mat.need(department), 0.8 if mat.full else 0.95)
        if mat.full:
            for day in range(DAYS):
                put(f"duty:{department}:{day}", (mat.night_x(day), mat.duty(department)), 0.72)
    if mat.full:
        for pile in range(NOTES):
            put(f"note:{pile}", mat.note(pile))
    return spots


PAD_STARS = 166  #: from the right edge of a mat to the middle of its stars
