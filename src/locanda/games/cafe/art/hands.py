"""The trays in which hands lie, the players' name plates, and the bag."""

from collections.abc import Sequence

from locanda.core.draw import INK, LAMP, at, disc, fitted, line, num, path, ring, seat_shape, slab, symbol
from locanda.games.cafe.art.geometry import Tray, trays
from locanda.games.cafe.art.palette import CREAM, PAINT

SHADE, TILE = PAINT["tile-shade"], PAINT["tile"]
NAME = 25  #: size of a name on its plate at scale 1


def trays_of(players: int, hand: int) -> str:
    """The trays of both layouts, each in a group of its layout's class."""
    return "".join(
        f'<g class="{layout}">{"".join(_tray(each) for each in trays(layout, players, hand))}</g>'
        for layout in ("tall", "wide")
    )


def _tray(tray: Tray) -> str:
    """A tray with its plate and its places."""
    x, y, width, height = tray.x, tray.y, tray.width, tray.height
    half, edge = 31 * tray.scale, f"{num(x + 12)} {num(y + tray.plate)}H{num(x + width - 12)}"
    places = "".join(
        slab(px - half, py - half, 2 * half, 2 * half, 9 * tray.scale, PAINT["tray-place"]) for px, py in tray.places()
    )
    return (
        slab(x + 2, y + 6, width, height, 9, SHADE, 'opacity=".3"')
        + slab(x, y, width, height, 9, PAINT["frame-light"])
        + slab(x + 3.5, y + 3.5, width - 7, height - 7, 6, PAINT["tray"])
        + line(f"M{edge}", PAINT["gold"], 2)
        + places
    )


def hand_symbols(seats: Sequence[str], hand: int) -> str:
    """Plates, the bag, hidden tiles, places lost for good, and the icons of choices."""
    return _plates(seats, hand) + _bag() + _hidden() + _lost() + _choices()


def _plates(seats: Sequence[str], hand: int) -> str:
    """``plate-<seat>``: a seat's shape and name, from the shape's middle to the right; ``on-turn`` lies under it."""
    every = [each for layout in ("tall", "wide") for each in trays(layout, len(seats), hand)]
    room = min((each.width - each.plate * 1.35) * 48 / each.plate for each in every)
    body = symbol("on-turn", disc(22, LAMP) + ring(22, INK, 2))
    for seat, name in enumerate(seats):
        words = at(31, 0, fitted(name, room, NAME, PAINT["tray-ink"]))
        body += symbol(f"plate-{seat}", seat_shape(seat, 15) + words)
    return body


def _bag() -> str:
    """The bag that guests are drawn from; its label is in the middle, where their number is stacked on it."""
    sack = "M-30-22C-52 4-54 44-34 50H34C54 44 52 4 30-22Z"
    drawing = (
        path(sack, SHADE, 'transform="translate(4 6)" opacity=".3"')
        + path(sack, "#8C5A34")
        + path("M-30-22C-44-6-50 18-46 36C-38 20-34-2-24-22Z", "#A87945")
        + path("M-26-24C-34-40-22-46-14-40C-8-50 8-50 14-40C22-46 34-40 26-24Z", "#A87945")
        + line("M-29-23Q0-15 29-23", LAMP, 6, 'stroke-linecap="round"')
        + slab(-30, -2, 60, 38, 4, CREAM, f'stroke="{INK}" stroke-opacity=".4"')
        + line("M0-18V-2", LAMP, 3)
    )
    return symbol("bag", at(0, -17, drawing))


def _hidden() -> str:
    """The back of a hidden guest's tile, square and round at once so that it tells nothing."""
    lattice = (
        "M-27-9 9 27M-27 9-9 27M-27-27 27 27M-9-27 27 9M9-27 27-9M27-9-9 27M27 9 9 27M27-27-27 27M9-27-27 9M-9-27-27-9"
    )
    cup = "M-6-1H6C6 6 3 8 0 8S-6 6-6-1ZM6 0Q10 0 8 4H5M-7 10H7"
    return symbol(
        "hidden",
        slab(-31, -28.5, 62, 62, 14, SHADE, 'fill-opacity=".3"')
        + slab(-31, -31, 62, 62, 14, TILE)
        + slab(-27, -27, 54, 54, 11, "#8C3A26")
        + line(lattice, "#C98F4A", 1.2, 'opacity=".8"')
        + disc(13, "#8C3A26", more=f'stroke="{LAMP}" stroke-width="1.5"')
        + line(cup, LAMP, 1.8),
    )


def _lost() -> str:
    """A place of the hand that its owner has lost for good: nailed shut."""
    cross, round_ = "M-20-20 20 20M20-20-20 20", 'stroke-linecap="round"'
    planks = line(cross, PAINT["frame-light"], 9, round_) + line(cross, "#C98F63", 5, round_)
    return symbol("lost-place", planks + disc(5, PAINT["gold"]))


def _choices() -> str:
    """Icons of 104 units for the buttons: ladies (a round tile), gentlemen (a square one)."""
    hat = path("M-34 6C-20-2-22-30 0-30S20-2 34 6C16 16-16 16-34 6Z", "#B5482A")
    hat += path("M-19-4Q0 4 19-4L20 2Q0 10-20 2Z", LAMP)
    bowler = path("M-34 10Q-30 2-22 4C-24-34 24-34 22 4Q30 2 34 10Q0 22-34 10Z", INK)
    bowler += path("M-22 2Q0 10 22 2V-6Q0 2-22-6Z", "#B08A3E")
    square = slab(-46, -46, 92, 92, 12, TILE) + slab(-42, -42, 84, 84, 9, "#D3DDE0")
    return symbol("ladies", disc(48, TILE) + disc(44, "#F0D5C8") + hat) + symbol("gentlemen", square + bowler)
