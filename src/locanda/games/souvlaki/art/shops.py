"""The four shops: fronts with neon signs, the plates and tags that hang there, the pavement before them."""

from collections.abc import Sequence
from dataclasses import dataclass

from locanda.core.draw import (
    INK,
    LAMP,
    SEAT_COLOURS,
    at,
    disc,
    line,
    num,
    path,
    seat_shape,
    shortened,
    slab,
    star,
    symbol,
    text,
    use,
)
from locanda.games.souvlaki.art.customers import coin
from locanda.games.souvlaki.art.numbers import series
from locanda.games.souvlaki.art.palette import CREAM, GOOD, PAINT, STAR
from locanda.games.souvlaki.art.stand import Stand

MIDDLE = 'text-anchor="middle" font-weight="700"'
ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
FULL, COMPACT = Stand(True), Stand(False)
SIZES = ((FULL.size, FULL), (COMPACT.size, COMPACT))


@dataclass(frozen=True)
class Shop:
    """A shop's card: its id, name and nickname in the reader's language, what is printed on it."""

    key: str
    name: str
    nick: str
    money: int
    fame: int
    cost: int
    supplies: tuple[int, int, int]  #: cost, cards, times a round
    advertising: tuple[int, int]  #: cost, fame


@dataclass(frozen=True)
class Style:
    """A shop's wall, its joints, and its neon."""

    wall: str
    joint: str
    neon: str
    second: str


#: By the id in the box; a shop that only an edited box has borrows one by its number.
STYLES = {
    "dirty": Style("#6F7355", "#545840", "#C6F24B", "#F2A33A"),
    "family": Style("#3E7396", "#2C567A", "#7FE3FF", "#FFD86B"),
    "chain": Style("#A8322A", "#7E211C", "#FFD94A", "#FF8F6B"),
    "posh": Style("#3A2E4A", "#281E36", "#F49BE0", "#F2D9A0"),
}
NOBODY = Style("#7A7264", "#5E584C", "#B8B0A0", "#B8B0A0")


def style_of(key: str, number: int) -> Style:
    """How a shop is painted."""
    return STYLES.get(key) or list(STYLES.values())[number % len(STYLES)]


def _neon(x: float, y: float, words: str, size: float, colour: str) -> str:
    """Letters of a lit tube: a wide faint glow, a narrow one, the tube."""
    glow = f'stroke="{colour}" stroke-linejoin="round" {MIDDLE} font-style="italic"'
    return (
        text(x, y, words, size, "none", f'{glow} stroke-width="{num(size / 4)}" stroke-opacity=".22"')
        + text(x, y, words, size, "none", f'{glow} stroke-width="{num(size / 9)}" stroke-opacity=".5"')
        + text(x, y, words, size, "#FFFDF2", f'{glow} stroke-width=".8" stroke-opacity=".9"')
    )


def _fit(words: str, room: float, most: float) -> float:
    """A size at which the words fit."""
    return min(most, room / (0.68 * max(4, len(words))))


def _emblem(key: str, colour: str) -> str:
    """The neon picture of a shop, within 24 units."""
    glow = f'fill="none" stroke="{colour}" {ROUND}'
    shape = {
        "dirty": "M0-22V22M-9-15H9V-6H-9ZM-8-6H8V3H-8ZM-6 3H6V11H-6ZM-16-10L-20-14M17-2L21-5",
        "family": "M-14-6Q-16-18-4-17Q0-22 6-18Q16-18 14-6ZM-15-6H15L5 20H-5ZM-8 2L6 10",
        "chain": "M-22 10A22 22 0 1 1 22 10M0 8L12-8M-22 16H22M-30-2H-24M24-2H30",
        "posh": "M-20 16V-8L-10 4 0-16 10 4 20-8V16ZM-20 22H20",
    }.get(key, "M-18 18V-6L0-20L18-6V18ZM-5 18V4H5V18")
    return (
        f'<path d="{shape}" {glow} stroke-width="7" stroke-opacity=".28"/><path d="{shape}" {glow} stroke-width="2.6"/>'
    )


def _wall(stand: Stand, style: Style) -> str:
    """The front's wall with its courses of tiles."""
    w, h = stand.width, stand.front - 8
    wall = path(f"M0 {num(h)}V10Q0 0 10 0H{num(w - 10)}Q{num(w)} 0 {num(w)} 10V{num(h)}Z", style.wall)
    return wall + f'<g color="{style.joint}">{use("tiles-" + stand.size)}</g>'


def _tiles(stand: Stand) -> str:
    """The joints of a wall."""
    w, h = stand.width, stand.front - 8
    rows = "".join(f"M0 {num(y)}H{num(w)}" for y in (h * 0.25, h * 0.5, h * 0.75))
    bond = ""
    for course in range(4):
        for x in range(0, int(w), int(w / 20)):
            bond += f"M{num(x + course % 2 * w / 40)} {num(h * course / 4)}v{num(h / 4)}"
    return line(rows + bond, "currentColor", 1.2)


def _front(stand: Stand, shop: Shop | None, style: Style) -> str:
    """The wall with the signboard of a shop; without one the shutters are down."""
    x, y, w, h = stand.sign
    board = slab(x + 2, y + 4, w, h, 8, PAINT["cast"], 'opacity=".4"') + slab(x, y, w, h, 8, "#1A1620")
    if shop is None:
        slats = "".join(f"M{num(x + 8)} {num(y + h * i / 6)}H{num(x + w - 8)}" for i in range(1, 6))
        return _wall(stand, style) + slab(x, y, w, h, 8, style.joint) + line(slats, style.wall, 3)
    edge = slab(
        x + 4, y + 4, w - 8, h - 8, 6, "none", f'stroke="{style.second}" stroke-width="{2.4 if stand.full else 1.5}"'
    )
    small = h / 72
    picture = at(x + 44 * small, y + h / 2, _emblem(shop.key, style.second), small)
    room = w - 92 * small
    body = _neon(
        x + 78 * small + room / 2,
        y + h * (0.4 if stand.full else 0.5),
        shop.name,
        _fit(shop.name, room, h * 0.53),
        style.neon,
    )
    if stand.full:
        body += text(
            x + 78 + room / 2, y + h * 0.8, shop.nick, 17, style.second, 'text-anchor="middle" font-style="italic"'
        )
    return _wall(stand, style) + board + edge + picture + body


def _awning(stand: Stand, seat: int) -> str:
    """A striped awning in the seat's colour, the seat's shape, and the plate for the name."""
    w, top = stand.width, stand.front - (28 if stand.full else 18)
    body = slab(0, stand.front - 4, w, 9, 0, PAINT["cast"], 'opacity=".3"')
    body += f'<g color="{SEAT_COLOURS[seat]}">{use("stripes-" + stand.size)}</g>'
    body += line(f"M0 {num(top)}H{num(w)}", INK, 2, 'stroke-opacity=".35"')
    x, y, r = stand.emblem
    return body + disc(r + 8, "#1A1620", x, y) + at(x, y, seat_shape(seat, r))


def _stripes(stand: Stand) -> str:
    """The cloth of an awning: stripes of `currentColor` and cream, each with its scallop."""
    w, top, low = stand.width, stand.front - (28 if stand.full else 18), stand.front - 8
    step = 25 if stand.full else 20
    body = ""
    for odd, fill in enumerate(("currentColor", CREAM)):
        cloth = f"v{num(low - top)}q{num(-step / 2)} {num(step * 0.7)} {num(-step)} 0Z"
        shape = "".join(f"M{x} {num(top)}h{step}{cloth}" for x in range(odd * step, int(w), 2 * step))
        body += path(shape, fill)
    return body


def _name(stand: Stand, name: str) -> str:
    x, y, w, h = stand.name
    size = h * 0.74
    plate = slab(x, y, w, h, 5, CREAM, f'stroke="{INK}" stroke-opacity=".5" stroke-width="1.5"')
    return plate + text(x + h * 0.4, y + h / 2, shortened(name, w - h * 0.6, size), size, INK, 'font-weight="600"')


def _lit(stand: Stand) -> str:
    """Bulbs around the sign of whoever is to choose."""
    x, y, w, h = stand.sign
    r, gap = (9.2, 34.5) if stand.full else (6, 18.6)
    dots = f'stroke-linecap="round" stroke-dasharray="0 {gap}"'
    glow = slab(x, y, w, h, 8, "none", f'stroke="{LAMP}" stroke-opacity=".45" stroke-width="{r + 5}" {dots}')
    return glow + slab(x, y, w, h, 8, "none", f'stroke="#FFF6D0" stroke-width="{r}" {dots}')


def front_symbols(shops: Sequence[Shop], seats: Sequence[str]) -> str:
    """``front-<size>-<shop>``, ``awning-<size>-<seat>`` with the name, ``lit-<size>``; ``front-<size>-none``."""
    body = ""
    for size, stand in SIZES:
        body += symbol(f"front-{size}-none", _front(stand, None, NOBODY))
        body += symbol(f"lit-{size}", _lit(stand)) + symbol(f"tiles-{size}", _tiles(stand))
        body += symbol(f"stripes-{size}", _stripes(stand))
        for number, shop in enumerate(shops):
            body += symbol(f"front-{size}-{shop.key}", _front(stand, shop, style_of(shop.key, number)))
        for seat, name in enumerate(seats):
            body += symbol(f"awning-{size}-{seat}", _awning(stand, seat) + _name(stand, name))
    return body


def pavement_symbols() -> str:
    """``pavement-full`` and ``pavement-compact``: slabs of stone, the kerb, the door where the queue begins."""
    body = ""
    for size, stand in SIZES:
        w, top, h = stand.width, stand.front - 12, stand.height
        joints = "".join(f"M{num(w * i / 12)} {num(top)}V{num(h - 8)}" for i in range(1, 12))
        joints += f"M0 {num((top + h) / 2 + 20)}H{num(w)}"
        stones = slab(0, top, w, h - top, 8, PAINT["pavement"]) + line(joints, PAINT["pavement-line"], 1.6)
        kerb = path(f"M0 {num(h - 9)}H{num(w)}v2q0 7-8 7H8q-8 0-8-7Z", PAINT["kerb"])
        shade = slab(4, 12, w - 2, h - 6, 10, PAINT["cast"], 'opacity=".35"')
        body += f'<g id="pavement-{size}">{shade}{stones}{kerb}</g>'
    return body


def plate_symbols() -> str:
    """``till-money``, ``till-fame``: plates for a number stacked on them; tags for cards in hand, loans and effects."""
    plate = slab(-72, -31, 148, 66, 9, PAINT["cast"], 'opacity=".35"') + slab(
        -76, -34, 148, 66, 9, CREAM, f'stroke="{INK}" stroke-width="2"'
    )
    tag = slab(-44, -17, 88, 34, 7, "#1A1620", f'stroke="{CREAM}" stroke-opacity=".6" stroke-width="1.5"')
    foods, events = use("card-back", -24, 0, 0.2), use("event-back", -22, 0, 0.11)
    note = slab(-38, -10, 30, 20, 2, "#7C8F5A", f'stroke="{CREAM}" stroke-width="1.2"') + text(
        -23, 0, "€", 14, CREAM, MIDDLE
    )
    body = symbol("till-money", plate + at(-48, -1, coin(20))) + symbol("till-fame", plate + star(-48, -1, 22, STAR))
    body += symbol("tag-foods", tag + foods) + symbol("tag-events", tag + events) + symbol("tag-loans", tag + note)
    body += series("tag", 14, 0, 24, CREAM, 2) + series("till", 18, 0, 46, INK, 3)
    for seat in range(4):
        shape = at(13, 6, seat_shape(seat, 13))
        body += symbol(f"aim-{seat}", at(26 * (seat - 1), 0, use("sign-card", 0, 0, 1.25) + shape))
    return body + symbol("reached", slab(-76, -34, 148, 66, 9, "none", f'stroke="{GOOD}" stroke-width="6"'))


def _printed(x: float, y: float, sign: str, cost: str, gain: str) -> str:
    """A row of a shop's card: what it is for, what it costs, what it brings."""
    return (
        at(x, y, sign)
        + text(x + 42, y, cost, 23, CREAM, 'font-weight="700"')
        + (
            line(f"M{num(x + 88)} {num(y)}h22m-8-7l8 7l-8 7", LAMP, 3, ROUND)
            + text(x + 120, y, gain, 23, CREAM, 'font-weight="700"')
            if gain
            else ""
        )
    )


def _horn() -> str:
    return path("M-14-5H-4L12-14V14L-4 5H-14Z", LAMP) + line("M17-6Q22 0 17 6", LAMP, 3, ROUND)


def _bill() -> str:
    return path("M-11-15H11V14L6 10 1 14-4 10-11 14Z", CREAM) + line("M-6-8H6M-6-2H6", INK, 2)


def plot_symbols(shops: Sequence[Shop]) -> str:
    """``plot-<shop>``: the card of a shop that is still free, 232 by 250: its name, and all that is printed on it."""
    body = ""
    for number, shop in enumerate(shops):
        style = style_of(shop.key, number)
        supplies, cards, times = shop.supplies
        ads, fame = shop.advertising
        more = f" ×{times}" if times > 1 else ""
        card = (
            slab(-113, -121, 232, 250, 12, PAINT["cast"], 'opacity=".4"')
            + slab(-116, -125, 232, 250, 12, style.joint, f'stroke="{CREAM}" stroke-width="2"')
            + slab(-108, -117, 216, 74, 8, "#1A1620", f'stroke="{style.second}" stroke-width="2"')
            + _neon(0, -88, shop.name, _fit(shop.name, 200, 28), style.neon)
            + text(0, -59, shop.nick, 17, style.second, 'text-anchor="middle" font-style="italic"')
            + at(-78, -17, coin(17)) + text(-52, -17, f"{shop.money}", 30, CREAM, 'font-weight="700"')
            + star(18, -17, 19, STAR) + text(46, -17, f"{shop.fame}", 30, CREAM, 'font-weight="700"')
            + line("M-100 8H100", CREAM, 1.5, 'stroke-opacity=".5"')
            + _printed(-82, 32, _bill(), f"{shop.cost} €", "")
            + _printed(-82, 68, use("card-back", 0, 0, 0.25), f"{supplies} €", f"{cards}{more}")
            + _printed(-82, 104, _horn(), f"{ads} €", f"{fame} ★")
        )  # fmt: skip
        body += symbol(f"plot-{shop.key}", card)
    return body
