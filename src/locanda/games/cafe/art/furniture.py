"""Tables with their cloths, bentwood chairs, and the signs that stand on them."""

from html import escape

from locanda.core.draw import SERIF, at, capitals, disc, line, num, path, ring, star, symbol, use
from locanda.games.cafe.art.geometry import Plan, cell
from locanda.games.cafe.art.palette import CREAM, PAINT, main, second

SHADE, WOOD, WOOD_LIGHT = PAINT["tile-shade"], PAINT["timber"], PAINT["wood-light"]
ROUND = 'stroke-linecap="round"'
LEAF, STEM = "#8A9A4A", "#4E5A28"


def furniture_symbols(nations: tuple[str, ...]) -> str:
    """Chairs, tables' cloths, signs for regulars, the mark of a full table.

    ``chair`` is a single table's and faces up; ``half-<nation>`` is a shared chair's half towards a table above, with
    the rug it stands on.
    """
    return (
        symbol("chair", _chair())
        + symbol("chair-shade", disc(26, SHADE, 3, 6, 'opacity=".2"'))
        + symbol("chair-shared", ring(21, WOOD, 3) + _bent("M22-14C31-9 31 9 22 14M-22-14C-31-9-31 9-22 14"))
        + "".join(
            symbol(f"half-{nation}", _half(nation)) + symbol(f"cloth-{nation}", _cloth(nation)) for nation in nations
        )
        + symbol("closed", _closed())
        + symbol("reserved", _reserved())
        + symbol("at-home", _flowers())
        + '<path id="rim" d="M-29 20A35.2 35.2 0 1 1 29 20"/>'
    )


def _bent(shape: str) -> str:
    """Bent wood with a light along it."""
    return line(shape, WOOD, 6, ROUND) + line(shape, WOOD_LIGHT, 1.8, ROUND)


def _chair() -> str:
    """A round seat of cane, its back away from the table above."""
    cane = "M-13-11 13 11M-17-3 8 16M-8-16 17 3M13-11-13 11M17-3-8 16M8-16-17 3"
    seat = disc(21, WOOD) + disc(17.5, PAINT["cane"]) + line(cane, WOOD_LIGHT, 1) + ring(17.5, WOOD_LIGHT, 1.5)
    return seat + _bent("M-23-6C-27 29 27 29 23-6") + line("M-14 12C-11 22 11 22 14 12", WOOD, 2.5)


def _half(nation: str) -> str:
    """A rug to the table and half a cushion, in the nation's colours."""
    one, two = main(nation), second(nation)
    return (
        path("M-21 0V-42H21V0Z", one)
        + line("M-17.5 0V-42M17.5 0V-42", two, 1.6)
        + path("M-20 0A20 20 0 0 1 20 0Z", one)
        + line("M-14.5 0A14.5 14.5 0 0 1 14.5 0M-4 0A4 4 0 0 1 4 0", two, 2)
    )


def _cloth(nation: str) -> str:
    """A table from above: the nation's ring, its flag in the middle."""
    return (
        disc(49, SHADE, 4, 8, 'opacity=".28"')
        + disc(49.5, WOOD)
        + disc(47, main(nation))
        + ring(45.4, second(nation), 1.2)
        + disc(33.8, PAINT["cloth"])
        + use(f"flag-{nation}", scale=0.64)
        + ring(32, SHADE, 1, 'stroke-opacity=".3"')
    )


def _closed() -> str:
    """A folded card with a cross: nobody sits here any more."""
    card = "M-19 15-16-15H16L19 15Z"
    return (
        path(card, SHADE, 'transform="translate(2 5)" opacity=".3"')
        + path(card, CREAM, 'stroke="#B5482A" stroke-width="2.5" stroke-linejoin="round"')
        + path("M-16-15H16L16.5-9.5H-16.5Z", "#B5482A")
        + line("M-7-4.5 7 9.5M7-4.5-7 9.5", "#A3241F", 4.5, ROUND)
    )


def _reserved() -> str:
    """A laurel around a table that regulars keep, with a brass sign and a star on it."""
    leaf = path("M0-48C5-45 5-37 0-34C-5-37-5-45 0-48Z", LEAF, f'stroke="{STEM}" stroke-width="1.2"')
    sign = "M-21 15-17-13H17L21 15Z"
    return (
        ring(41, STEM, 3)
        + "".join(at(0, 0, leaf, turn=angle) for angle in range(-156, 157, 24))
        + path(sign, SHADE, 'transform="translate(2 4)" opacity=".35"')
        + path(sign, "#F2C879", 'stroke="#8A6420" stroke-width="2.5" stroke-linejoin="round"')
        + star(0, 2, 10, "#B5482A")
    )


def _flowers() -> str:
    """Flowers for a table where everybody is at home."""
    body = disc(15, SHADE, 1.5, 3, 'opacity=".3"') + disc(14, "#4E6B35")
    for x, y, fill in ((-6, -5, "#E9B93A"), (6, -5, "#F6F1E6"), (0, 6, "#E2574F")):
        body += disc(6.5, fill, x, y, 'stroke="#2B2320" stroke-opacity=".35" stroke-width=".8"') + disc(
            2.3, "#B08A3E", x, y
        )
    return body


def chairs(plan: Plan) -> str:
    """All chairs of the board; a shared one stands on a rug between its tables, its cushion in the colours of both."""
    return "".join(_shared(plan, c) if plan.shared(c) else _single(plan, c) for c in range(len(plan.chairs)))


def _single(plan: Plan, chair: int) -> str:
    x, y = cell(*plan.chairs[chair])
    return use("chair-shade", x, y) + use("chair", x, y, turn=plan.turn(chair))


def _shared(plan: Plan, chair: int) -> str:
    """Two halves, each turned to its table, under one frame."""
    x, y = cell(*plan.chairs[chair])
    turn = plan.turn(chair)
    one, two = (plan.nations[table] for table in plan.beside[chair])
    halves = use(f"half-{one}", x, y, turn=turn) + use(f"half-{two}", x, y, turn=turn + 180)
    return use("chair-shade", x, y) + halves + use("chair-shared", x, y, turn=turn)


def tables(plan: Plan, names: dict[str, str]) -> str:
    """All tables, each with its nation's cloth and its name on the rim."""
    body = f'<g font-family="{SERIF}" font-weight="700" letter-spacing=".8" text-anchor="middle" fill="{CREAM}">'
    for place, nation in zip(plan.tables, plan.nations, strict=True):
        name, (x, y) = capitals(names[nation]), cell(*place)
        rim = f'<textPath href="#rim" startOffset="50%">{escape(name)}</textPath>'
        how = f'transform="translate({num(x)} {num(y)})" font-size="{num(min(11.8, 142 / max(1, len(name))))}"'
        body += use(f"cloth-{nation}", x, y) + f"<text {how}>{rim}</text>"
    return body + "</g>"
