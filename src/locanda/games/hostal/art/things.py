"""Dice, plates on walls and at the table, markers of the track, the first player's lamp."""

from collections.abc import Iterable, Sequence

from locanda.core.draw import (
    BRASS,
    INK,
    LAMP,
    at,
    disc,
    fitted,
    line,
    path,
    seat_shape,
    slab,
    symbol,
    text,
    use,
)  # fmt: skip
from locanda.games.hostal.art.palette import CREAM, GIVES, LANTERN, PAINT, TAKES
from locanda.words import plain

NAME_AT, NAME = 62, 112  #: where a name on a plate begins, and its room up to the guests that wait
_BOLD = 'text-anchor="middle" font-weight="700"'
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die_symbols() -> str:
    """``wear-<face>`` in red, ``luck-<face>`` in yellow, ``luck-rest``."""
    body = ""
    for face in _PIPS:
        body += symbol(f"wear-{face}", _die(face, "#B3342C", "#7E211C", CREAM))
        body += symbol(f"luck-{face}", _die(face, "#F0C43C", "#B88A1C", INK))
    return body + symbol("luck-rest", f'<g opacity=".7">{use("luck-5")}</g>')


def _die(face: int, fill: str, side: str, pip: str) -> str:
    pips = "".join(disc(4.6, pip, 11.5 * x, 11.5 * y - 1) for x, y in _PIPS[face])
    return (
        slab(-20, -17, 44, 44, 8, PAINT["cast"], 'opacity=".35"')
        + slab(-22, -22, 44, 46, 8, side)
        + slab(-22, -23, 44, 43, 8, fill, 'stroke="#fff" stroke-opacity=".3" stroke-width="1.5"')
        + pips
    )


def total_symbols(totals: Iterable[int]) -> str:
    """``total-<n>``: what a guest would get in a room now, on a plate of the wall."""
    body = ""
    for total in sorted(set(totals)):
        fill = GIVES if total > 0 else TAKES if total < 0 else "#56637A"
        moon = at(-22, 0, path("M3-10A10 10 0 1 0 10 5A8.500 8.500 0 0 1 3-10Z", LAMP))
        size = 27 if len(plain(total)) < 3 else 21
        plate = slab(-37, -20, 76, 42, 8, PAINT["cast"], 'opacity=".3"') + slab(-39, -22, 78, 42, 8, BRASS)
        body += symbol(
            f"total-{total}",
            plate + slab(-36, -19, 72, 36, 6, fill) + moon + text(11, -1, plain(total), size, CREAM, _BOLD),
        )
    return body


def plate_symbols(seats: Sequence[str]) -> str:
    """``plate-on``, ``plate-off``, ``sign-<seat>``, ``lantern``, ``count-<n>``, ``times-<n>``, ``deck``."""
    glow = disc(27, LANTERN, 30, 0) + disc(27, "none", 30, 0, f'stroke="{BRASS}" stroke-width="2"')
    body = symbol("plate-off", "") + symbol("plate-on", slab(0, -30, 9, 60, 4, LAMP) + glow)
    for seat, name in enumerate(seats):
        words = at(NAME_AT, 0, fitted(name, NAME, 17, PAINT["lettering"]))
        body += symbol(f"sign-{seat}", at(30, 0, seat_shape(seat, 17)) + words)
    lamp = (
        path("M-7 8h14l-3 9h-8z", BRASS)
        + disc(9, LANTERN, 0, 1, f'stroke="{BRASS}" stroke-width="2.5"')
        + line("M-5-9q5-7 10 0", BRASS, 2.5)
    )
    body += symbol("lantern", at(-15, 15, lamp))
    for count in range(13):
        badge = disc(12, CREAM, 0, 0, f'stroke="{INK}" stroke-width="1.5"') + text(0, 0, str(count), 16, INK, _BOLD)
        body += symbol(f"count-{count}", at(12, 19, badge))
        body += symbol(
            f"times-{count}", at(20, 26, disc(13, CREAM, 0, 0, _RIM) + text(0, 0, str(count), 18, INK, _BOLD))
        )
    return body


_RIM = f'stroke="{INK}" stroke-width="1.5"'


def pile_symbols(seats: int) -> str:
    """``fan-<seat>``: cards in a hand seen from behind; ``deck-<seat>``: a pile; ``no-cards``: where none lie."""
    body = ""
    for seat in range(seats):
        cards = "".join(use(f"back-{seat}", 5 * i, 0, 1, 12 * i) for i in (-1, 0, 1))
        body += symbol(f"fan-{seat}", cards)
        body += symbol(f"deck-{seat}", "".join(use(f"back-{seat}", -2 * i, -2 * i) for i in (-1, 0, 1)))
    how = f'stroke="{PAINT["lettering-soft"]}" stroke-width="2" stroke-dasharray="5 4"'
    return body + symbol("no-cards", slab(-19, -27, 38, 54, 4, "none", how))


#: Where markers stand in a cell of the track, seen from its middle, and which of the places so many of them take.
PLACES = ((0, 8), (-7.5, 8), (7.5, 8), (-7.5, 3), (7.5, 3), (0, 13.5), (-7.5, 14), (7.5, 14))
TAKEN = ((), (0,), (1, 2), (3, 4, 5), (3, 4, 6, 7), (3, 4, 6, 7, 0))


def marker_symbols(seats: int) -> str:
    """``mark-<seat>-<i>``: a marker at the i-th place of a cell of the track; ``flip-<seat>-<i>``: past its end."""
    body = ""
    for seat in range(seats):
        shape = seat_shape(seat, 8.5)
        flipped = disc(12.5, INK) + f'<circle r="11" fill="{LAMP}"/>' + at(0, 0, seat_shape(seat, 8))
        for i, (x, y) in enumerate(PLACES):
            body += symbol(f"mark-{seat}-{i}", at(x, y, shape)) + symbol(f"flip-{seat}-{i}", at(x, y, flipped))
    return body


def heaven_symbols(wide: float, high: float) -> str:
    """``moon`` and ``sun`` over the terrace, ``glow`` over a house of that size, ``now``: the present night's moon."""
    glow = slab(-wide / 2, -high / 2, wide, high, 10, "#F4A261", 'opacity=".34"')
    moon = (
        path("M8-34A36 36 0 1 0 36 16A30 30 0 0 1 8-34Z", LAMP) + disc(4, "#D9A441", -12, 4) + disc(3, "#D9A441", 0, 22)
    )
    rays = "".join(at(0, 0, path("M-5-44L0-62 5-44Z", LANTERN), turn=30 * i) for i in range(12))
    sun = rays + disc(38, "#F7B267") + disc(31, LANTERN)
    now = path("M4-13A13 13 0 1 0 13 6A11 11 0 0 1 4-13Z", LANTERN, f'stroke="{CREAM}" stroke-width="3"')
    return (
        symbol("glow-none", "")
        + symbol("glow", glow)
        + symbol("moon", moon)
        + symbol("sun", sun)
        + symbol("now", at(0, 0, now, scale=1.25))
    )
