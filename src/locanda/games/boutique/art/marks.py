"""Key tags for blocked nights: square for a check-in, round for a further night; green, or brown with breakfast.

A tag lies within 32 units around its middle, in a cell of 72; the door to the next room is on the cell's lower edge.
"""

from locanda.core.draw import BRASS, INK, LAMP, at, disc, line, path, ring, slab, symbol, use
from locanda.games.boutique.art.palette import BROWN, BROWN_DEEP, CREAM, GREEN, GREEN_DEEP, PAINT

CELL = 72  #: height of a cell at scale 1
#: All tags: shape and colour.
TAGS = tuple(f"{shape}-{colour}" for shape in ("square", "circle") for colour in ("green", "brown"))
ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def cup(fill: str = CREAM, steam: bool = True) -> str:
    """A breakfast cup within 15 units."""
    rising = line("M-4-9q-3-3 0-6M3-9q-3-3 0-6", fill, 1.8, ROUND) if steam else ""
    body = path("M-11-5H8V2C8 8 4 10-1.500 10S-11 8-11 2Z", fill)
    return rising + body + line("M8-3C15-4 15 5 7.500 5", fill, 2.6) + line("M-13 13H11", fill, 2.6, ROUND)


def key(fill: str = CREAM) -> str:
    """A room key within 15 units, upright."""
    return f'<circle cy="-7" r="5.5" fill="none" stroke="{fill}" stroke-width="3.4"/>' + line(
        "M0-1.500V13M0 6H6M0 11.500H5", fill, 3.2
    )


def _tag(square: bool, brown: bool) -> str:
    fill, deep = (BROWN, BROWN_DEEP) if brown else (GREEN, GREEN_DEEP)
    if square:
        shade = slab(-26, -22, 54, 52, 7, PAINT["cast"], 'opacity=".35"')
        body = slab(-27, -26, 54, 53, 7, deep) + slab(-27, -27, 54, 52, 7, fill)
        edge = slab(-23.5, -23.5, 47, 45, 5, "none", f'stroke="{LAMP}" stroke-width="1.8" stroke-opacity=".85"')
    else:
        shade = disc(28, PAINT["cast"], 1, 4, 'opacity=".35"')
        body = disc(28.5, deep, 0, 0.8) + disc(28.5, fill, 0, -0.6)
        edge = disc(24.5, "none", 0, -0.6, f'stroke="{LAMP}" stroke-width="1.8" stroke-opacity=".85"')
    sign = at(1, 2, cup(), scale=1.15) if brown else at(0, -2, key(), scale=1.15)
    return shade + body + edge + sign


def _door() -> str:
    """The open door between a room and the one below it."""
    leaf = slab(-14, -17, 28, 34, 3, BRASS) + slab(-11, -14, 22, 28, 2, "#5A3520")
    way = path("M0-11 6-4H2.300V4H6L0 11-6 4H-2.300V-4H-6Z", LAMP)
    return at(0, CELL / 2, slab(-13, -14, 30, 35, 3, PAINT["cast"], 'opacity=".4"') + leaf + way)


def mark_symbols() -> str:
    """The tags, their ghosts, the door with its ghost, and the rings of rooms that a guest may have."""
    drawn = {tag: _tag(tag.startswith("square"), tag.endswith("brown")) for tag in TAGS} | {"door": _door()}
    body = "".join(symbol(name, drawing) for name, drawing in drawn.items())
    for name in drawn:
        body += symbol(f"ghost-{name}", f'<g opacity=".55">{use(name)}</g>')
    chosen = ring(33, INK, 2.4) + ring(33, LAMP, 2.4, 'stroke-dasharray="7 5"')
    return body + symbol("chosen", chosen)
