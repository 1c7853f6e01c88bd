"""Guest cards as reservation slips: a column a night, a line a room, with the tags and doors that the guests need."""

from dataclasses import dataclass

from locanda.core.draw import INK, TERRACOTTA, at, disc, line, path, slab, symbol, text, use
from locanda.games.boutique.art.marks import CELL, cup
from locanda.games.boutique.art.palette import CREAM, PAINT

HALF_WIDTH, HALF_HEIGHT = 122, 92  #: of a slip at scale 1
_HEAD = 40
_COATS = ("#8A2F3A", "#2F5A73", "#6B7A3A", "#7A5A8A", "#B5652B", "#3F4A5A")


@dataclass(frozen=True)
class Slip:
    """A guest card: its name, a string a room (S check-in, o another night, . not used), doors, breakfast."""

    name: str
    rooms: tuple[str, ...]
    doors: tuple[tuple[int, int], ...]
    breakfast: bool


def _suitcase(fill: str) -> str:
    return (
        line("M-6-9V-13H6V-9", INK, 2.6)
        + slab(-15, -9, 30, 21, 4, fill)
        + path("M-9-9H-5.500V12H-9ZM5.500-9H9V12H5.500Z", CREAM, 'opacity=".55"')
    )


def _paper() -> str:
    """The slip without what is written on it: a torn edge, a stamp of the house, lines."""
    w, h = HALF_WIDTH, HALF_HEIGHT
    teeth = "l-6 5-6-5" * 20
    top = f"M-{w} {-h + 8}Q-{w}-{h}-{w - 8}-{h}H{w - 8}Q{w}-{h} {w} {-h + 8}"
    shape = f"{top}V{h - 5}q-4 4-8 5{teeth}Q-{w} {h - 1}-{w} {h - 6}Z"
    rules = "".join(f"M-{w - 14} {y}H{w - 14}" for y in range(-_HEAD, h - 8, 22))
    return (
        path(shape, PAINT["cast"], 'transform="translate(4 7)" opacity=".35"')
        + path(shape, PAINT["slip"], f'stroke="{INK}" stroke-opacity=".25" stroke-width="1"')
        + line(rules, PAINT["slip-line"], 1.6)
        + path(f"{top}V-{h - _HEAD}H-{w}Z", TERRACOTTA)
        + line(f"M-{w}-{h - _HEAD}H{w}", INK, 1.4, 'stroke-opacity=".4"')
    )


def _scale(slip: Slip) -> float:
    nights, rooms = len(slip.rooms[0]), len(slip.rooms)
    return min(0.9, (2 * HALF_WIDTH - 24) / (nights * CELL), (2 * HALF_HEIGHT - _HEAD - 16) / (rooms * CELL))


def _stay(slip: Slip) -> str:
    """The nights of the rooms, with the doors between them."""
    nights, rooms = len(slip.rooms[0]), len(slip.rooms)
    colour = "brown" if slip.breakfast else "green"
    body = ""
    for room, signs in enumerate(slip.rooms):
        for night, sign in enumerate(signs):
            x, y = (night - (nights - 1) / 2) * CELL, (room - (rooms - 1) / 2) * CELL
            if sign != ".":
                body += use(f"{'square' if sign == 'S' else 'circle'}-{colour}", x, y)
            else:
                body += disc(7, INK, x, y, 'opacity=".22"')
    return at(0, _HEAD / 2 - 2, body + _doors(slip), scale=_scale(slip))


def _doors(slip: Slip) -> str:
    """Doors between lines of the slip; those of lines apart are brackets at the side."""
    nights, rooms = len(slip.rooms[0]), len(slip.rooms)
    body = ""
    for a, b in slip.doors:
        both = [n for n in range(nights) if slip.rooms[a][n] != "." and slip.rooms[b][n] != "."] or [0]
        y = (a - (rooms - 1) / 2) * CELL
        if b - a == 1:
            body += use("door", (both[0] - (nights - 1) / 2) * CELL, y)
        else:
            left, low = -(nights / 2) * CELL - 4, (b - (rooms - 1) / 2) * CELL
            body += line(f"M{left:.0f} {y:.0f}h-14V{low:.0f}h14", "#B08A3E", 7)
    return body


def card_symbols(slips: tuple[Slip, ...]) -> str:
    """``card-<name>`` for every guest card, and ``card-back``."""
    body = symbol("slip", _paper())
    for i, slip in enumerate(slips):
        case = at(-HALF_WIDTH + 28, -HALF_HEIGHT + 22, _suitcase(_COATS[i % len(_COATS)]))
        name = text(-HALF_WIDTH + 52, -HALF_HEIGHT + 21, f"№ {slip.name}", 24, CREAM, 'font-weight="700"')
        wish = at(HALF_WIDTH - 28, -HALF_HEIGHT + 22, cup(), scale=1.1) if slip.breakfast else ""
        body += symbol(f"card-{slip.name}", use("slip") + case + name + wish + _stay(slip))
    return body + symbol("card-back", _back())


def _back() -> str:
    """The back of the deck: three slips under a bell, a plate for their number below it."""
    w, h = HALF_WIDTH - 22, HALF_HEIGHT - 12
    body = ""
    for shift, fill in ((10, PAINT["slip-line"]), (5, PAINT["slip"]), (0, "#7E2F22")):
        body += slab(-w + shift, -h + shift, 2 * w, 2 * h, 8, fill, f'stroke="{INK}" stroke-opacity=".35"')
    return (
        slab(-w + 14, -h + 18, 2 * w, 2 * h, 8, PAINT["cast"], 'opacity=".3"')
        + body
        + slab(-w + 8, -h + 8, 2 * w - 16, 2 * h - 16, 5, "none", 'stroke="#F2C879" stroke-width="2"')
        + at(0, -26, _suitcase("#C98F4A"), scale=1.9)
        + slab(-44, 14, 88, 46, 5, CREAM, f'stroke="{INK}" stroke-opacity=".4"')
    )
