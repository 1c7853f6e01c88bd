"""The nations' colours as flags in a square of 100 units around the middle."""

from locanda.core.draw import disc, line, polygon, ring, slab, star, symbol, use
from locanda.games.cafe.art.palette import main, second

WHITE = "#F6F1E6"


def bands(colours: list[str], upright: bool = False, weights: list[int] | None = None) -> str:
    """Parallel bands over the whole square."""
    weights = weights or [1] * len(colours)
    edge, body = -50.0, ""
    for colour, weight in zip(colours, weights, strict=True):
        size = 100 * weight / sum(weights)
        body += slab(edge, -50, size + 0.5, 100, 0, colour) if upright else slab(-50, edge, 100, size + 0.5, 0, colour)
        edge += size
    return body


def _union() -> str:
    saltire, cross, red = "M-50-50 50 50M50-50-50 50", "M0-50V50M-50 0H50", "#C0272D"
    lines = line(saltire, WHITE, 19) + line(saltire, red, 6) + line(cross, WHITE, 30) + line(cross, red, 17)
    return bands(["#1F3A7A"]) + lines


def _wheel() -> str:
    blue = "#2B4A94"
    spokes = line("M-12 0H12M0-12V12M-8.5-8.5 8.5 8.5M8.5-8.5-8.5 8.5", blue, 1.6)
    return ring(12.5, blue, 3.5) + spokes + disc(3, blue)


def _crescent(x: float, y: float, size: float) -> str:
    return (
        disc(size, WHITE, x, y)
        + disc(size * 0.79, "#C3222E", x + size * 0.3, y)
        + star(x + size * 1.02, y, size * 0.46, WHITE)
    )


def _stars(x: float, y: float, size: float) -> str:
    gold = "#F2C744"
    small = [(1.55, -0.85), (1.95, -0.1), (1.55, 0.65)]
    return star(x, y, size, gold) + "".join(star(x + a * size, y + b * size, size * 0.34, gold) for a, b in small)


_STRIPES = bands(["#B5323C", WHITE] * 3 + ["#B5323C"])
_CANTON = slab(-50, -50, 54, 57, 0, "#2A3F7C")


def _usa() -> str:
    spots = [(-37, -35), (-11, -35), (-24, -21.5), (-37, -8), (-11, -8)]
    return _STRIPES + _CANTON + "".join(star(x, y, 8.5, WHITE) for x, y in spots)


def _cuba(star_x: float) -> str:
    wedge = polygon([(-50, -50), (20, 0), (-50, 50)], "#C0272D")
    return bands(["#2C5FA8", WHITE, "#2C5FA8", WHITE, "#2C5FA8"]) + wedge + star(star_x, 0, 14, WHITE)


_AFRICA = ["#C8332B", "#E9B93A", "#2E7D4F"]

FLAG = {
    "africa": bands(_AFRICA) + star(0, 0, 15, "#2B2320"),
    "britain": _union(),
    "china": bands(["#C8281E"]) + _stars(-16, -6, 23),
    "cuba": _cuba(-28),
    "france": bands(["#33529F", WHITE, "#C9352F"], upright=True),
    "germany": bands(["#2B2725", "#C0302B", "#E8B72E"]),
    "india": bands(["#E8902F", WHITE, "#2F8A4C"]) + _wheel(),
    "italy": bands(["#2F8A4C", WHITE, "#C9352F"], upright=True),
    "russia": bands([WHITE, "#3560AE", "#C9352F"]),
    "spain": bands(["#B92B27", "#EDBE32", "#B92B27"], weights=[1, 2, 1]),
    "turkey": bands(["#C3222E"]) + _crescent(-8, 0, 26),
    "usa": _usa(),
}

#: The same behind a guest's head, whose middle is covered: emblems move beside the hat.
BACKDROP = FLAG | {
    "africa": bands(_AFRICA) + star(-33, 4, 11, "#2B2320") + star(33, 4, 11, "#2B2320"),
    "china": bands(["#C8281E"])
    + star(-34, 2, 14, "#F2C744")
    + "".join(star(x, y, 6, "#F2C744") for x, y in ((30, -10), (39, 2), (32, 14))),
    "turkey": bands(["#C3222E"]) + _crescent(-35, 4, 14) + star(34, 4, 12, WHITE),
}


def _flag(nation: str) -> str:
    if nation in FLAG:
        return FLAG[nation]
    return bands([main(nation), second(nation), main(nation)], upright=len(nation) % 2 == 0)


def flag_symbols(nations: tuple[str, ...]) -> str:
    """For each nation ``wall-<nation>`` (the square behind a guest) and ``flag-<nation>`` (a disc of radius 50)."""
    body = '<clipPath id="disc"><circle r="50"/></clipPath>'
    for nation in nations:
        flag = _flag(nation)
        wall = BACKDROP.get(nation, flag)
        body += f'<g id="wall-{nation}">{wall}</g>'
        whole = use(f"wall-{nation}") if wall == flag else flag
        body += symbol(f"flag-{nation}", f'<g clip-path="url(#disc)">{whole}</g>')
    return body
