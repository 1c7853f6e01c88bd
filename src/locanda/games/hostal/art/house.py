"""The house from outside, and the furniture of the table: sky, walls, roof, Lobby, slumber track, plates."""

from locanda.core.draw import BRASS, INK, LAMP, Rect, at, capitals, disc, line, path, slab, text, use
from locanda.games.hostal.art.geometry import Parts, Plan, night_place, parts, track_place
from locanda.games.hostal.art.inn import GROUND, INNER, LOBBY, OUTER, ROOF, SLAB, Inn
from locanda.games.hostal.art.palette import CREAM, LANTERN, PAINT, WOOD, WOOD_DEEP
from locanda.games.hostal.art.rooms import HEIGHT, WALL

_BOLD = 'text-anchor="middle" font-weight="700"'
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def board(plan: Plan, title: str, lobby: str) -> str:
    """Both layouts: the inn, the slumber track, the plates and the table for hand and guests."""
    body = ""
    for layout in ("tall", "wide"):
        these = parts(layout, plan)
        inside = at(0, 0, _inn(plan, title, lobby), scale=these.scale)
        plates = "".join(_panel(rect) for rect in these.plates)
        body += f'<g class="{layout}">{inside}{_track(these, plan.track)}{plates}{_table(these)}</g>'
    return body


def _inn(plan: Plan, title: str, lobby: str) -> str:
    """Sky, ground, walls and roofs; the rooms themselves are pieces, since the tiles are drawn by lot."""
    inn = plan.inn
    width, end = inn.width, inn.top(1) + HEIGHT
    body = slab(0, 0, width, inn.height, 10, PAINT["sky"]) + _sky(inn)
    body += slab(0, end - 4, width, GROUND + 4, 8, PAINT["ground"])
    body += "".join(_walls(inn, floor, column) for floor, column in sorted(inn.all))
    body += "".join(_terrace(inn, floor, column) for floor, column in sorted(inn.all) if floor < inn.floors)
    return body + _roofs(inn) + at(*inn.lobby, _lobby(plan.nights, lobby, inn.first)) + _sign(inn, title)


def _sky(inn: Inn) -> str:
    """Stars and hills behind the house."""
    stars = ""
    for i in range(34):
        x, y = (i * i * 61 + 29) % int(inn.width), (i * 89 + i * i * 7 + 13) % int(inn.top(1) - 90)
        stars += disc(1.2 + i % 3 * 0.6, LANTERN, x, y, 'opacity=".8"')
    low = inn.top(1)
    hills = f"M0 {low - 60}Q{inn.width * 0.12:.0f} {low - 150} {inn.width * 0.3:.0f} {low - 70}"
    hills += f"T{inn.width * 0.7:.0f} {low - 100}T{inn.width:.0f} {low - 80}V{low + 60}H0Z"
    glow = slab(0, low - 190, inn.width, 250, 0, PAINT["sky-low"], 'opacity=".55"')
    return glow + stars + path(hills, PAINT["hill"])


def _walls(inn: Inn, floor: int, column: int) -> str:
    """The walls around a room or the Lobby."""
    left, top, wide = inn.left(column) - OUTER, inn.top(floor) - SLAB, inn.wide(column) + 2 * OUTER
    rows = "".join(f"M{left:.0f} {top + y}h{wide:.0f}" for y in range(8, HEIGHT + 2 * SLAB, 11))
    body = slab(left, top, wide, HEIGHT + 2 * SLAB, 3, PAINT["brick"]) + line(rows, PAINT["brick-line"], 1.6)
    if (floor, column - 1) in inn.all:
        body += slab(inn.left(column) - INNER, top + SLAB, INNER, HEIGHT, 0, PAINT["skirting"])
    return body


def _roofs(inn: Inn) -> str:
    """A tiled roof with its chimney over each run of rooms of the highest floor."""
    top = sorted(column for floor, column in inn.all if floor == inn.floors)
    runs: list[list[int]] = []
    for column in top:
        if runs and runs[-1][-1] == column - 1:
            runs[-1].append(column)
        else:
            runs.append([column])
    return "".join(
        _roof(inn.left(run[0]) - OUTER - 16, inn.left(run[-1]) + inn.wide(run[-1]) + OUTER + 12) for run in runs
    )


def _roof(left: float, right: float) -> str:
    base = ROOF - SLAB + 4
    body = slab(right - 120, 6, 44, 60, 2, PAINT["brick"]) + slab(right - 125, 2, 54, 10, 2, PAINT["skirting"])
    body += path(f"M{left} {base}L{left + 46} 22H{right - 46}L{right} {base}Z", PAINT["roof"])
    lines = ""
    for row in range(4):
        y, high, out = 22 + (base - 22) * row / 4, (base - 22) / 4, 46 - 46 * row / 4
        lines += f"M{left + out:.0f} {y:.0f}H{right - out:.0f}" if row else ""
        start = left + out + (24 if row % 2 else 12)
        lines += "".join(f"M{x:.0f} {y:.0f}v{high:.0f}" for x in _steps(start, right - out, 26))
    body += line(lines, PAINT["roof-line"], 2)
    return body + slab(left - 4, base - 3, right - left + 8, 9, 3, PAINT["skirting"])


def _terrace(inn: Inn, floor: int, column: int) -> str:
    """A flat roof with a railing where nothing stands on a room; washing dries over the rooms."""
    if (floor + 1, column) in inn.all:
        return ""
    left, right, y = inn.left(column) - OUTER, inn.left(column) + inn.wide(column) + OUTER, inn.top(floor) - SLAB
    posts = "".join(f"M{x:.0f} {y}v-30" for x in _steps(left + 8, right - 6, 17))
    rail = line(f"M{left + 2} {y - 30}H{right - 2}", BRASS, 4, _ROUND) + line(posts, BRASS, 2)
    washing = _washing(left, right, y) if column else ""
    return washing + rail + slab(left - 3, y - 3, right - left + 6, 8, 3, PAINT["skirting"])


def _washing(left: float, right: float, y: float) -> str:
    rope = line(f"M{left} {y - 150}Q{(left + right) / 2} {y - 110} {right - 20} {y - 150}", CREAM, 2)
    clothes = "".join(
        path(f"M{left + x} {y - 138 + dip}h34v46h-34z", fill) for x, dip, fill in ((60, 6, "#C8403A"), (120, 12, CREAM))
    )
    sock = path(f"M{left + 196} {y - 126}h16v26l14 10q2 8-8 8h-22z", "#5E8C4A")
    return line(f"M{right - 20} {y}V{y - 156}", WOOD_DEEP, 6) + rope + clothes + sock


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + step * i for i in range(int((end - start) // step) + 1)]


def _lobby(nights: int, name: str, wide: float) -> str:
    """The Lobby around its middle: the nights on the wall, a sofa, the desk with keys."""
    top, left = -HEIGHT / 2, -wide / 2
    paper = "".join(f"M{x:.0f} {top}V{top + WALL + 42}" for x in _steps(left + 9, -left, 20))
    size = min(19.0, 250 / max(1, len(name)))
    body = (
        slab(left, top, wide, HEIGHT, 0, PAINT["floor"])
        + slab(left, top, wide, WALL + 50, 0, PAINT["wall"])
        + line(paper, PAINT["wall-line"], 5)
        + slab(left, top + WALL + 44, wide, 8, 0, PAINT["skirting"])
        + slab(-78, top + 10, 156, 32, 6, BRASS)
        + slab(-75, top + 13, 150, 26, 4, CREAM)
        + text(0, top + 26, capitals(name), size, INK, _BOLD)
    )
    boards = "".join(f"M{left} {top + WALL + 52 + y}h{wide}" for y in range(29, HEIGHT - WALL - 52, 29))
    body += line(boards, PAINT["floor-line"], 2)
    body += slab(-91, top + 52, 182, 62, 8, "#2E3A5C") + slab(-88, top + 55, 176, 56, 6, "none", _FRAME)
    for night in range(nights):
        x, size = night_place(nights, night)
        body += at(x, -112, path("M4-13A13 13 0 1 0 13 6A11 11 0 0 1 4-13Z", LAMP, 'opacity=".45"'), scale=size)
    carpet = slab(-84, -46, 168, 132 + 44, 10, "#9A3B31", 'opacity=".35"')
    desk = (
        slab(-70, 150, 140, 45, 4, WOOD)
        + slab(-76, 144, 152, 10, 3, WOOD_DEEP)
        + line("M-66 163H66V186H-66Z", BRASS, 2)
        + path("M-14 143a14 12 0 0 1 28 0z", BRASS)
        + disc(2.5, BRASS, 0, 129)
    )
    return body + carpet + desk


_FRAME = f'stroke="{BRASS}" stroke-width="2"'


def _sign(inn: Inn, title: str) -> str:
    """The name of the house in lamps on the terrace over the Lobby."""
    if (2, 0) in inn.all or inn.floors < 2:
        return ""
    words = title.split()
    y = inn.top(1) - SLAB - 30 - 34 * len(words)
    middle = OUTER + LOBBY / 2 - 2
    size = min(34.0, *(290 / max(1, len(word)) for word in words)) if words else 30.0
    high = len(words) * (size + 8) + 22
    top = y - high / 2 + 6
    posts = line(
        f"M{middle - 60} {top + high}V{inn.top(1) - SLAB}M{middle + 60} {top + high}V{inn.top(1) - SLAB}", WOOD_DEEP, 7
    )
    body = (
        posts
        + slab(middle - 96, top, 192, high, 8, WOOD_DEEP)
        + slab(middle - 91, top + 5, 182, high - 10, 5, "#1E2433")
    )
    lamps = [(middle - 91 + i * 13, edge) for i in range(15) for edge in (top + 2.5, top + high - 2.5)]
    body += "".join(disc(3, LANTERN, x, at_y) for x, at_y in lamps)
    for i, word in enumerate(words):
        body += text(middle, top + 12 + (i + 0.5) * (size + 8), word, size, LAMP, f'{_BOLD} font-style="italic"')
    return body


def _panel(rect: Rect) -> str:
    """A sheet of paper on the table."""
    return slab(rect.x + 2, rect.y + 4, rect.width, rect.height, 9, PAINT["cast"], 'opacity=".3"') + slab(
        rect.x,
        rect.y,
        rect.width,
        rect.height,
        8,
        PAINT["counter"],
        f'stroke="{PAINT["counter-edge"]}" stroke-width="2"',
    )


def _track(these: Parts, cells: int) -> str:
    """The slumber track: a cell for each point; the fives are lit."""
    body = _panel(these.track)
    for value in range(cells):
        x, y, half, high = track_place(these.track, these.columns, cells, value)
        lit = value % 5 == 0
        fill = LAMP if lit else PAINT["tile"]
        body += slab(
            x - half + 1.5, y - high + 1.5, 2 * half - 3, 2 * high - 3, 4, fill, 'stroke="#B08A3E" stroke-width="1"'
        )
        size = min(half * 0.86, high * 0.9, 17 if these.columns < 20 else 20)
        ink = INK if lit else PAINT["lettering"]
        body += text(x, y - high + size * 0.85, str(value), size, ink, _BOLD)
    return body


def _table(these: Parts) -> str:
    """The table before the viewer."""
    rect = these.table
    x, y, k = these.stage
    sx, sy, s = these.stock
    mat = slab(
        sx - 82 * s,
        sy - 88 * s,
        164 * s,
        176 * s,
        10,
        PAINT["tile"],
        f'stroke="{PAINT["counter-edge"]}" stroke-width="1.5" opacity=".7"',
    )
    return _panel(rect) + at(x, y, use("void"), scale=k) + mat
