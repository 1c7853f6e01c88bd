"""The board itself: wooden frame, mosaic band, marble checks, potted palms; and the bar in its middle."""

import random
from html import escape

from locanda.core.draw import (
    BRASS,
    LAMP,
    SERIF,
    at,
    capitals,
    disc,
    line,
    num,
    oval,
    path,
    ring,
    slab,
    symbol,
    text,
    use,
)
from locanda.games.cafe.art.geometry import BOARD, CELL, MARGIN, MIDDLE, Plan, stools
from locanda.games.cafe.art.palette import CREAM, PAINT
from locanda.words import plain

SHADE = PAINT["tile-shade"]
BLACK, RED = "#2B2320", "#A3241F"


def room_symbols() -> str:
    """Patterns of the floor, the palm, and the bar's stools with the ring around the next one."""
    return (
        _marble()
        + _band()
        + f'<g id="palm">{_palm()}</g>'
        + symbol("stool-black", _stool(BLACK))
        + symbol("stool-red", _stool(RED))
        + symbol("next-stool", ring(37, LAMP, 5))
    )


def _pattern(name: str, origin: float, size: int, body: str) -> str:
    where = f'x="{num(origin)}" y="{num(origin)}" width="{size}" height="{size}"'
    return f'<pattern id="{name}" {where} patternUnits="userSpaceOnUse">{body}</pattern>'


def _marble() -> str:
    """Checks of two marbles with veins, and small diamonds where four of them meet."""
    rnd = random.Random(7)

    def point(low: int, high: int) -> str:
        return f"{rnd.randint(low, high)} {rnd.randint(low, high)}"

    veins = "".join(f"M{point(0, 150)}q{point(-40, 40)} {point(-30, 60)}t{point(10, 45)}" for _ in range(9))
    return _pattern(
        "floor",
        MARGIN - CELL / 2,
        2 * CELL,
        slab(0, 0, 150, 150, 0, PAINT["floor-a"])
        + path("M75 0h75v75H0v75h75V0z", PAINT["floor-b"])
        + line(veins, PAINT["floor-vein"], 0.9, 'opacity=".5"')
        + line("M0 0H150V150H0ZM75 0V150M0 75H150", PAINT["floor-joint"], 1.2)
        + path(
            "M75 66 84 75 75 84 66 75ZM0-9 9 0 0 9-9 0ZM150-9V9L141 0ZM0 141 9 150H-9ZM150 141V150H141Z",
            PAINT["floor-band"],
        ),
    )


def _band() -> str:
    """The mosaic between the frame and the floor."""
    stone, gold = PAINT["floor-band"], PAINT["gold"]
    body = slab(0, 0, 16, 16, 0, stone) + path("M8 2 14 8 8 14 2 8Z", gold) + path("M8 5 11 8 8 11 5 8Z", stone)
    return _pattern("band", 0, 16, body)


def _palm() -> str:
    frond = path("M0 0C8-6 16-20 11-31C3-27-5-14 0 0Z", "#5F7A3C") + line("M0 0Q6-14 10-28", "#3F5528", 1.5)
    fronds = "".join(at(0, 0, frond, turn=angle, scale=0.9 if angle % 90 else 1) for angle in range(0, 360, 45))
    return oval(25, 24, SHADE, 3, 5, 'opacity=".25"') + disc(13, "#9A4A2C") + disc(9, "#3A2418") + fronds


def floor() -> str:
    """Frame, band and floor of the board, with palms in its corners."""
    near, far = MARGIN - 6, BOARD - MARGIN + 6
    return (
        slab(3, 7, BOARD - 6, BOARD - 7, 16, SHADE, 'opacity=".35"')
        + slab(0, 0, BOARD, BOARD - 3, 15, PAINT["frame"])
        + slab(4, 3, BOARD - 8, BOARD - 11, 12, PAINT["frame-light"])
        + slab(8, 8, BOARD - 16, BOARD - 19, 9, PAINT["frame"])
        + slab(11, 11, BOARD - 22, BOARD - 25, 7, "url(#band)")
        + slab(25, 25, BOARD - 50, BOARD - 53, 3, PAINT["gold"])
        + slab(27, 27, BOARD - 54, BOARD - 57, 2, "url(#floor)")
        + "".join(use("palm", x, y) for x in (near, far) for y in (near, far))
    )


#: Bottles on the bar's shelf: where, the colour of their glass, their height.
_BOTTLES = (
    (-117, "#4F7A4A", 60),
    (-98, "#8A3B22", 50),
    (-79, "#C79A3A", 66),
    (-60, "#2F5A73", 56),
    (60, "#7A2B3A", 58),
    (79, "#5B7A3A", 66),
    (98, "#C79A3A", 50),
    (117, "#3B6B7B", 60),
)


def _bottle(x: int, glass: str, height: int) -> str:
    waist, neck = height - 18, height - 10
    shape = f"M-8 0V-{waist}Q-8-{waist + 4}-3-{neck}V-{height}H3V-{neck}Q8-{waist + 4} 8-{waist}V0Z"
    shine = line(f"M-5-4V-{waist - 2}", "#fff", 2, 'stroke-opacity=".3"')
    return at(x, 52, path(shape, glass) + shine + path("M-7-25H7V-10H-7Z", "#F2E3C0"))


def _cup() -> str:
    return (
        oval(32, 5.5, CREAM, 0, 29)
        + oval(20, 3, "#D9C7A5", 0, 28)
        + line("M22-4C38-6 36 15 17 13", CREAM, 5)
        + path("M-24-8H24C24 15 13 27 0 27S-24 15-24-8Z", CREAM)
        + path("M-24-1Q0 8 24-1V-8H-24Z", "#B5482A")
        + oval(24, 5.5, CREAM, 0, -8)
        + oval(20.5, 4, "#5A3520", 0, -8)
        + line("M-8-19q-6-8 0-14t0-13M8-19q-6-8 0-14t0-13", LAMP, 3, 'stroke-linecap="round"')
    )


def bar(plan: Plan, title: str) -> str:
    """The oval bar with its numbered stools; `title` is the café's name on its sign."""
    counter = (
        oval(202, 183, SHADE, 5, 10, 'opacity=".32"')
        + oval(200, 180, PAINT["bar-top"])
        + oval(196, 176, "none", more=f'stroke="{BRASS}" stroke-width="2.5"')
        + oval(181, 161, "none", more=f'stroke="{PAINT["bar-edge"]}" stroke-width="15"')
        + oval(167, 147, PAINT["bar-well"], more=f'stroke="{BRASS}" stroke-width="2.5"')
        + slab(-138, 52, 276, 8, 2, PAINT["bar-edge"])
        + line("M-138 52H138", BRASS, 1.5)
    )
    bottles = "".join(_bottle(*bottle) for bottle in _BOTTLES)
    return at(MIDDLE, MIDDLE, counter + bottles + at(0, 14, _cup(), scale=1.3) + _sign(title)) + _stools(plan)


def _sign(title: str) -> str:
    """The first word of the name large, the rest of it around the lower edge."""
    first, _, rest = title.partition(" ")
    name = text(0, -82, first, 60, LAMP, 'font-style="italic" font-weight="700" text-anchor="middle"')
    how = (
        f'font-family="{SERIF}" font-size="22" font-weight="700" letter-spacing="4" text-anchor="middle" fill="{LAMP}"'
    )
    around = f'<textPath href="#sign" startOffset="50%">{escape(capitals(rest.strip("«»")))}</textPath>'
    return f'{name}<path id="sign" d="M-134 40A134 112 0 0 0 134 40" fill="none"/><text {how}>{around}</text>'


def _stool(seat: str) -> str:
    return (
        disc(27, SHADE, 3, 6, 'opacity=".3"')
        + disc(27, PAINT["timber"])
        + disc(25.5, BRASS)
        + disc(23, seat)
        + ring(20, LAMP, 1, 'stroke-opacity=".5"')
    )


def _stools(plan: Plan) -> str:
    """Black stools give points, red ones cost points; the value is in the text, too."""
    body = f'<g font-family="{SERIF}" font-weight="700" font-size="21" text-anchor="middle" fill="{CREAM}">'
    for value, (x, y) in zip(plan.bar, stools(len(plan.bar)), strict=True):
        body += use("stool-red" if value < 0 else "stool-black", x, y)
        body += f'<text x="{num(x)}" y="{num(y + 7.3)}">{plain(value)}</text>'
    return body + "</g>"
