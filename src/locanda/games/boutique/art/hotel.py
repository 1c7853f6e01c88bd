"""The hotels: facades with their rooms, signboards, stars, and the signs that hang on them."""

from collections.abc import Sequence

from locanda.core.draw import (
    BRASS,
    INK,
    LAMP,
    SEAT_COLOURS,
    TERRACOTTA,
    at,
    disc,
    fitted,
    line,
    num,
    oval,
    path,
    seat_shape,
    slab,
    star,
    symbol,
    text,
    use,
)
from locanda.games.boutique.art.marks import CELL, cup
from locanda.games.boutique.art.mat import DAY, DAYS, DEPARTMENTS, DOOR, DUTY, GAP, LATER, PAD, Mat
from locanda.games.boutique.art.palette import BAD, CREAM, GOOD, PAINT

SHADE, WORDS, SOFT, GOLD = PAINT["cast"], PAINT["lettering"], PAINT["lettering-soft"], PAINT["moulding"]
ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
MIDDLE = 'text-anchor="middle" font-weight="700"'


# ---- departments


def _housekeeping(fill: str) -> str:
    """A made bed."""
    return (
        line("M-20-14V16M20-2V16M-20 10H20", fill, 4, 'stroke-linecap="round"')
        + path("M-17 7V-1Q-17-3-15-3H18V7Z", fill)
        + path("M-17-5Q-17-10-12-10H-7Q-3-10-3-5Z", fill)
    )


def _check_in(fill: str) -> str:
    """A bell of the reception."""
    return path("M-17 6C-17-14 17-14 17 6Z", fill) + slab(-21, 9, 42, 6, 3, fill) + disc(3.6, fill, 0, -13)


def _kitchen(fill: str) -> str:
    """A cook's hat."""
    return path("M-12 6C-26 4-24-14-10-11C-7-20 7-20 10-11C24-14 26 4 12 6Z", fill) + slab(-12, 9, 24, 7, 2, fill)


def department_symbols() -> str:
    """``department-<n>``: bed, bell and cook's hat."""
    drawn = (_housekeeping, _check_in, _kitchen)
    return "".join(symbol(f"department-{i}", draw(PAINT["lettering"])) for i, draw in enumerate(drawn))


# ---- the mat


def mat_symbols(full: Mat, compact: Mat, shorts: Sequence[str], later: str, room_price: int) -> str:
    """``mat-full`` and ``mat-compact``, the groups that backgrounds use; ``wall``, where a room is not built yet."""
    body = _bricks() + symbol("wall", _wall(full, room_price)) + f'<g id="row">{_row(full)}</g>'
    for name, mat in (("full", full), ("compact", compact)):
        body += f'<g id="mat-{name}">{_facade(mat)}{_headings(mat, shorts, later)}{_below(mat)}</g>'
    return body


def _bricks() -> str:
    """A wall, and the shutters in it."""
    joints = line("M0 0H36M0 12H36M9 0V12M27 12V24", PAINT["lot-line"], 1.4)
    where = 'width="36" height="24" patternUnits="userSpaceOnUse"'
    window = slab(-25, -26, 50, 50, 4, PAINT["lot-line"]) + slab(-29, 24, 58, 6, 2, PAINT["lot-line"])
    slats = "".join(f"M{x} {y}h18" for x in (-21, 3) for y in range(-20, 22, 7))
    return (
        f'<pattern id="bricks" {where}>{slab(0, 0, 36, 24, 0, PAINT["lot"])}{joints}</pattern>'
        f'<g id="shutters" opacity=".55">{window}{line(slats, PAINT["lot"], 3)}</g>'
    )


def _wall(mat: Mat, price: int) -> str:
    """A room that is not built yet, from the middle of its door: a sign says what it costs."""
    half, left = CELL / 2, DOOR / 2
    week, beside = mat.later_left - GAP - PAD, mat.later_left - PAD - left
    body = slab(-left, -half, week, CELL, 0, "url(#bricks)")
    body += slab(beside, -half, mat.later_width, CELL, 0, PAINT["wall-deep"])
    body += slab(-37, -19, 74, 38, 5, PAINT["shelf"], f'stroke="{PAINT["lot-line"]}" stroke-width="2"')
    body += text(0, 0, f"{price}", min(23.0, 92 / len(f"{price}")), SOFT, MIDDLE)
    return body + "".join(use("shutters", mat.night_x(day) - PAD - left, -2) for day in range(DAYS))


def _facade(mat: Mat) -> str:
    """Frame, wall, moulding, and the rooms."""
    w, h = mat.width, mat.height
    moulding = f"M4 {num(mat.rows_top - 4)}H{num(w - 4)}M4 {num(mat.rows_end + 5)}H{num(w - 4)}"
    body = (
        slab(4, 12, w - 2, h - 6, 14, SHADE, 'opacity=".3"')
        + slab(0, 20, w, h - 20, 12, PAINT["frame"])
        + slab(4, 24, w - 8, h - 28, 9, PAINT["wall"])
        + line(moulding, GOLD, 3)
    )
    for room in range(mat.rooms):
        x, y = mat.door(room)
        body += use("row", x, y) + text(x, y - 12, f"{room + 1}", 25, INK, MIDDLE)
    return body


def _row(mat: Mat) -> str:
    """A room, from the middle of its door: the door, a niche with a hook for every night."""
    half, left = CELL / 2, DOOR / 2
    body = slab(-left, -half, DOOR, CELL, 0, PAINT["wall-deep"]) + _door()
    for night in range(mat.nights):
        week = night < DAYS
        width = DAY if week else LATER
        x = mat.night_x(night) - PAD - left - width / 2
        fill = PAINT["room-next"] if not week else PAINT["room-rest" if night >= DAYS - 2 else "room"]
        dash = "" if week else ' stroke-dasharray="5 4"'
        edge = f'stroke="{PAINT["room-line"]}" stroke-width="2"{dash}'
        body += slab(x + 1.5, -half + 1.5, width - 3, CELL - 3, 7, fill, edge)
        body += disc(2.6, GOLD, x + width / 2, -half + 9) if week else ""
    return body


def _door() -> str:
    """A panelled door with its handle; the number's plate lies on it."""
    return (
        slab(-34, -33, 68, 67, 5, PAINT["frame"])
        + slab(-30, -30, 60, 64, 3, PAINT["counter-top"])
        + slab(-24, 6, 20, 23, 2, PAINT["counter"])
        + slab(4, 6, 20, 23, 2, PAINT["counter"])
        + disc(3.5, LAMP, 24, -1)
        + oval(21, 16, BRASS, 0, -12)
        + oval(18.5, 13.5, CREAM, 0, -12)
    )


def _headings(mat: Mat, shorts: Sequence[str], later: str) -> str:
    """The days' names over their prices, the cup over that of breakfast, the name of the nights beside the week."""
    size, y = (27.0, mat.heading) if mat.full else (34.0, mat.heading + 3)
    body = ""
    for day, short in enumerate(shorts):
        body += text(mat.night_x(day), y, short, min(size, 168 / max(1, len(short))), WORDS, MIDDLE)
    x, dice = mat.die(DAYS)
    body += f'<g color="{INK}">{at(x + 1, y, cup(WORDS), scale=1.25)}</g>'
    for die in range(DAYS + 1):
        x, dice = mat.die(die)
        body += slab(x - 41, dice - 41, 82, 82, 13, PAINT["shelf"])
    width = mat.later_width
    fit = min(24.0, width * 1.55 / max(1, len(later)))
    body += slab(mat.later_left, mat.rows_top - 34, width, 28, 4, PAINT["shelf"]) if mat.full else ""
    if mat.full:
        body += text(mat.later_left + width / 2, mat.rows_top - 20, later, fit, SOFT, 'text-anchor="middle"')
    return body


def _below(mat: Mat) -> str:
    """The roster of the departments, and the till."""
    top, end = mat.strip_top, mat.width - PAD
    if mat.full:
        till = slab(PAD, top, end - PAD, mat.strip, 8, PAINT["counter"]) + slab(
            PAD + 5, top + 5, end - PAD - 10, mat.strip - 10, 5, PAINT["felt"]
        )
        return _roster(mat) + till
    body = slab(PAD, top, end - PAD, mat.strip, 8, PAINT["shelf"])
    for department in range(DEPARTMENTS):
        x, y = mat.desk(department)
        body += use(f"department-{department}", x + 22, y - 34, 1.05)
    return body


def _roster(mat: Mat) -> str:
    """Three lines, a department each: its symbol, a place for its need on every day, and its desk."""
    body = ""
    for department in range(DEPARTMENTS):
        y = mat.duty(department)
        body += slab(PAD, y - DUTY / 2 + 2, mat.width - 2 * PAD, DUTY - 4, 6, PAINT["shelf"])
        body += use(f"department-{department}", PAD + DOOR / 2, y, 1.1)
        for day in range(DAYS):
            body += slab(mat.night_x(day) - 22, y - 21, 44, 42, 5, PAINT["slip"], 'opacity=".92"')
        arrow = mat.later_left + 70
        body += line(f"M{num(arrow)} {num(y)}h18m-7-6 7 6-7 6", SOFT, 2.6, ROUND)
    return body


# ---- what belongs to a seat


def hotel_symbols(seats: Sequence[str], full: Mat, compact: Mat, most_stars: int) -> str:
    """Per seat ``hotel-<size>-<seat>`` (its awning) and ``name-<size>-<seat>``; ``lit-<size>``, stars, medals."""
    body = _stars(most_stars) + _medals(len(seats))
    for size, mat in (("full", full), ("compact", compact)):
        stripes, board = _awning(mat)
        body += f'<path id="stripes-{size}" d="{stripes}"/>' + symbol(f"board-{size}", board)
        body += symbol(f"lit-{size}", _lit(mat))
        for seat, name in enumerate(seats):
            awning = use_filled(f"stripes-{size}", SEAT_COLOURS[seat])
            body += symbol(f"hotel-{size}-{seat}", _canopy(mat) + awning + use(f"board-{size}"))
            body += symbol(f"name-{size}-{seat}", _name(mat, seat, name))
    return body


def use_filled(name: str, fill: str) -> str:
    """A copy of a shape in a colour."""
    return f'<use href="#{name}" fill="{fill}"/>'


_STRIPES = 24


def _canopy(mat: Mat) -> str:
    """The cream cloth of an awning with its scallops and shadow, its top middle at the origin."""
    w, h = mat.width + 12, mat.head
    step, drop = w / _STRIPES, h - 18
    scallops = "".join(f"a{num(step / 2)} 18 0 0 1-{num(step)} 0" for _ in range(_STRIPES))
    shape = f"M-{num(w / 2 - 8)} 0H{num(w / 2 - 8)}L{num(w / 2)} {num(drop)}{scallops}Z"
    return path(shape, SHADE, 'transform="translate(2 8)" opacity=".35"') + path(shape, CREAM)


def _awning(mat: Mat) -> tuple[str, str]:
    """Every other stripe of an awning as one path, and the signboard on it."""
    w, drop = mat.width + 12, mat.head - 18
    step, upper = w / _STRIPES, (w - 16) / _STRIPES
    stripes = ""
    for i in range(0, _STRIPES, 2):
        x, u = -w / 2 + i * step, -(w - 16) / 2 + i * upper
        stripes += f"M{num(u)} 0h{num(upper)}L{num(x + step)} {num(drop)}a{num(step / 2)} 18 0 0 1-{num(step)} 0Z"
    top, height = mat.sign
    half = mat.width / 2 - PAD
    board = (
        slab(-half + 3, top + 5, 2 * half, height, 9, "#05070C", 'opacity=".35"')
        + slab(-half, top, 2 * half, height, 9, "#3B2A22")
        + slab(-half + 4, top + 4, 2 * half - 8, height - 8, 6, "none", f'stroke="{LAMP}" stroke-width="2.2"')
    )
    return stripes, board


def _lit(mat: Mat) -> str:
    """Lamps around the signboard of a hotel that is to act."""
    top, height = mat.sign
    half = mat.width / 2 - PAD
    glow = slab(-half - 3, top - 3, 2 * half + 6, height + 6, 11, "none", f'stroke="{LAMP}" stroke-width="6"')
    bulbs = ""
    for i in range(23):
        x = -half + 2 * half * i / 22
        bulbs += disc(5, "#FFF4CF", x, top - 3) + disc(5, "#FFF4CF", x, top + height + 3)
    return glow + bulbs


def _name(mat: Mat, seat: int, name: str) -> str:
    """The seat's shape and name, from the middle of the shape to the right."""
    size, radius = (42.0, 22.0) if mat.full else (58.0, 29.0)
    room = mat.width - 560
    return seat_shape(seat, radius) + at(radius + 18, 0, fitted(name, room, size, CREAM))


def _stars(most: int) -> str:
    """``stars-<n>``: so many lit of the most that there are."""
    body, step = "", min(50.0, 250 / most)
    for lit in range(most + 1):
        row = ""
        for i in range(most):
            x = (i - (most - 1) / 2) * step
            row += star(x, 1, step * 0.46, LAMP if i < lit else "#6A5648", 0.42)
        body += symbol(f"stars-{lit}", row)
    return body


def _medals(players: int) -> str:
    """``place-<n>``: a hotel's place in the ranking of the walk-in phase."""
    ribbon = path("M-14-30H-4L4-8-8 2ZM14-30H4L-4-8 8 2Z", TERRACOTTA)
    medal = ribbon + disc(22, BRASS, 0, 8) + disc(19, LAMP, 0, 8)
    return "".join(symbol(f"place-{n}", medal + text(0, 8, str(n), 28, INK, MIDDLE)) for n in range(1, players + 1))


# ---- signs


def sign_symbols(full: str, dear: str, closed: str) -> str:
    """Tags for offers, needs and bids; the signs of a full, too dear or closed hotel in the reader's language."""
    paper = slab(-102, -36, 206, 84, 8, SHADE, 'opacity=".3"')
    tag = "M-106-42H92L108-26V26L92 42H-106Z"

    def offer(fill: str, edge: str, wide: float) -> str:
        hole = disc(6, edge, 92, 0)
        return paper + path(tag, fill, f'stroke="{edge}" stroke-width="{num(wide)}" stroke-linejoin="round"') + hole

    return (
        symbol("offer", offer("#FBF6EA", BRASS, 3))
        + symbol("offer-best", offer("#FFE9A8", GOOD, 6))
        + symbol("offer-full", paper + _plate(full, BAD))
        + symbol("offer-dear", paper + _plate(dear, "#7A4A12"))
        + symbol("need", _need("#FBF6EA", INK))
        + symbol("need-met", _need("#DDEBC8", GOOD))
        + symbol("need-short", _need("#FFD2C4", BAD))
        + symbol("closed", _closed(closed))
        + symbol("bid", _bid())
        + symbol("bidding", _hourglass())
    )


def _plate(words: str, fill: str) -> str:
    size = min(38.0, 330 / max(1, len(words)))
    edge = slab(-104, -38, 208, 76, 5, "none", f'stroke="{CREAM}" stroke-width="3"')
    return slab(-110, -44, 220, 88, 9, fill) + edge + text(0, 0, words, size, CREAM, MIDDLE)


def _need(fill: str, edge: str) -> str:
    return slab(-29, -27, 58, 54, 8, fill, f'stroke="{edge}" stroke-width="3.5"')


def _closed(words: str) -> str:
    """A board across the rooms of a hotel that is out of the game."""
    size = min(110.0, 760 / max(1, len(words)))
    return (
        line("M-300-150-220-76M300-150 220-76", "#5E3320", 10)
        + slab(-294, -66, 600, 150, 12, SHADE, 'opacity=".45"')
        + slab(-300, -76, 600, 152, 12, "#7E2F22")
        + slab(-288, -64, 576, 128, 7, "none", f'stroke="{LAMP}" stroke-width="4"')
        + text(0, 0, words, size, CREAM, MIDDLE)
    )


def _bid() -> str:
    """Money cards face down; their number is stacked on the disc."""
    card = slab(-34, -22, 68, 44, 5, "#7E2F22", f'stroke="{CREAM}" stroke-width="2.5"') + line(
        "M-22 0H22M0-10V10", LAMP, 2
    )
    fan = at(-12, 3, card, turn=-16) + at(0, 0, card) + at(12, 3, card, turn=16)
    return fan + disc(24, CREAM, 0, 2, f'stroke="{INK}" stroke-width="2"')


def _hourglass() -> str:
    """A hotel that is still to bid."""
    glass = "M-16-24H16C16-8 4-6 4 0S16 8 16 24H-16C-16 8-4 6-4 0S-16-8-16-24Z"
    sand = path("M-9 20Q0 6 9 20ZM-8-12H8Q4-4 0-2Q-4-4-8-12Z", BRASS)
    return path(glass, CREAM, f'stroke="{LAMP}" stroke-width="3"') + sand + line("M-20-26H20M-20 26H20", LAMP, 5, ROUND)
