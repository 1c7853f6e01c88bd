"""A customer within 50 by 85 units: the order in a bubble, the person below it, what it pays and gives at its feet."""

from locanda.core.draw import INK, LAMP, at, disc, line, path, seat_shape, slab, star, symbol, text, use
from locanda.games.souvlaki.art.foods import want_symbols
from locanda.games.souvlaki.art.numbers import number, series
from locanda.games.souvlaki.art.palette import ANGRY, BAD, CREAM, GOLD, GOOD, PAINT, STAR
from locanda.games.souvlaki.art.people import people_symbols

HALF_WIDTH, HALF_HEIGHT = 50, 85  #: of a customer at scale 1
BUBBLE = -50  #: middle line of the bubble
PERSON = (-4, 21)  #: middle of the person
_FOOT = 73  #: middle line of the plate
ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
MIDDLE = 'text-anchor="middle" font-weight="700"'
SEATS = 4


def _bubble(fill: str, phone: bool) -> str:
    """A speech bubble with its tail; of a telephone order with a jagged tail and a dashed rim."""
    tail = "H10L2-17 3-12-6-3-4-11-9-10-4-17H-40" if phone else "H6L-4-4-8-17H-40"
    shape = f"M-40-84H40Q49-84 49-75V-26Q49-17 40-17{tail}Q-49-17-49-26V-75Q-49-84-40-84Z"
    dash = ' stroke-dasharray="6 4"' if phone else ""
    shade = path(shape, PAINT["cast"], 'opacity=".25" transform="translate(2 3)"')
    return shade + path(shape, fill, f'stroke="{PAINT["rim"]}" stroke-width="2"{dash}')


def handset(fill: str = "#B3262B") -> str:
    """A telephone receiver within 24 units, with its cord."""
    cord = line("M-13 15Q-22 24-11 27T-2 33", INK, 2, ROUND)
    shape = "M-16-16C-10-23-4-20-3-13C-4-8-8-8-7-4C-4 2 2 7 6 9C10 9 9 4 14 4C21 5 24 12 17 17C2 22-22-2-16-16Z"
    return (
        cord + path(shape, fill, f'stroke="{CREAM}" stroke-width="1.6"') + line("M-12-15Q-9-18-7-14", CREAM, 1.6, ROUND)
    )


def coin(radius: float = 11) -> str:
    """A coin of one euro."""
    size = radius * 1.25
    return disc(radius, GOLD, 0, 0, f'stroke="{INK}" stroke-width="1.2"') + text(0, 0.5, "€", size, INK, MIDDLE)


def _values() -> str:
    """The series ``pays`` and ``gives``; ``pays-up``, ``pays-down`` … mark sums that cards have changed."""
    plate = slab(
        -47, _FOOT - 13, 94, 26, 6, PAINT["paper-card"], f'stroke="{INK}" stroke-opacity=".4" stroke-width="1.2"'
    )
    body = symbol("plate", plate + at(-33, _FOOT, coin()) + star(16, _FOOT, 12, STAR))
    body += series("pays", -9, _FOOT, 23, INK, 2) + series("gives", 37, _FOOT, 23, INK, 2)
    for name, x in (("pays", -9), ("gives", 37)):
        for way, fill, arrow in (("up", GOOD, "l5-8 5 8z"), ("down", BAD, "h10l-5 8z")):
            mark = slab(x - 12, _FOOT - 12, 24, 24, 5, fill, 'opacity=".22"')
            top = _FOOT - 11 if way == "up" else _FOOT + 11
            body += symbol(f"{name}-{way}", mark + path(f"M{x - 5} {top}{arrow}", fill))
    return body


def _marks() -> str:
    """``by-<seat>``: tags at the bubble's edge for the seats whose cards are in force, each on a ``sign-card``."""
    tag = slab(-12, -12, 24, 24, 6, "#2B2320", f'stroke="{LAMP}" stroke-width="2"')
    body = symbol("sign-card", tag + line("M-1-7L-6 1H1L-2 8L7-2H0L4-7Z", LAMP, 2.4, ROUND))
    for seat in range(SEATS):
        x = -36 + 24 * seat
        shape = at(7, 9, seat_shape(seat, 8))
        body += symbol(f"by-{seat}", at(x, -84, use("sign-card") + shape))
    return body


def _parts() -> str:
    """The bubbles, the receivers, the Big card, and who has nobody to be."""
    pair = at(33, 37, handset(), 0.95)
    body = symbol("bubble", _bubble(PAINT["bubble"], False)) + symbol(
        "bubble-phone", _bubble(PAINT["bubble-phone"], True)
    )
    body += symbol("receiver", pair)
    body += symbol("anger", line("M28-8L38-16M33 1L45-2M-34-8L-43-15", ANGRY, 3.4, ROUND))
    words = text(-22, BUBBLE, "2×", 28, INK, MIDDLE)
    phone = at(20, BUBBLE, handset(), 1)
    body += symbol("guest-big", _bubble(PAINT["bubble-phone"], True) + words + phone + at(0, 26, _telephone(), 1.2))
    sheet = slab(-50, -87, 100, 174, 8, PAINT["paper-card"], f'stroke="{INK}" stroke-opacity=".45" stroke-width="1.2"')
    body += symbol("customer-card", slab(-48, -84, 100, 174, 8, PAINT["cast"], 'opacity=".35"') + sheet)
    return body + symbol(
        "big-badge",
        disc(13, "#B3262B", 36, 2, f'stroke="{CREAM}" stroke-width="2"') + text(36, 2, "2", 17, CREAM, MIDDLE),
    )


def _telephone() -> str:
    """An old telephone with a dial."""
    return (
        path("M-26 26L-20 2Q-18-6-10-6H10Q18-6 20 2L26 26Q26 30 22 30H-22Q-26 30-26 26Z", "#B3262B", f'stroke="{INK}"')
        + path("M-30-8C-34-26 34-26 30-8Q29-2 22-3Q18-4 18-11Q0-15-18-11Q-18-4-22-3Q-29-2-30-8Z", "#8A1F24")
        + disc(12, CREAM, 0, 11)
        + disc(4, "#B3262B", 0, 11)
        + "".join(disc(1.7, INK, x, y) for x, y in ((-8, 8), (-4, 3.5), (3, 3), (8, 8), (7, 15), (0, 19.5), (-7, 15)))
    )


def customer_symbols(names: tuple[str, ...]) -> str:
    """All that a customer is stacked from."""
    return _parts() + people_symbols(names, *PERSON) + want_symbols(BUBBLE) + _values() + _marks()


def value(name: str, now: int, printed: int) -> str:
    """The stack for a sum at the feet, ``pays`` or ``gives``, marked where it is not the printed one."""
    mark = f"{name}-up " if now > printed else f"{name}-down " if now < printed else ""
    return mark + number(name, now, 2)
