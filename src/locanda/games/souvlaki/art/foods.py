"""Foods as icons within 20 units, orders in a bubble, and food cards of 100 by 130."""

from collections.abc import Sequence

from locanda.core.draw import INK, at, disc, line, path, slab, symbol, text, use
from locanda.games.souvlaki.art.palette import CREAM, PAINT

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
MIDDLE = 'text-anchor="middle" font-weight="700"'
FOODS = 4
HALF_WIDTH, HALF_HEIGHT = 50, 65  #: of a food card at scale 1
#: Middle and size of the icons in a bubble, by how many there are.
CELLS = {
    1: ((0, 0, 1.45),),
    2: ((-23, 0, 1.12), (23, 0, 1.12)),
    3: ((-31, 0, 0.8), (0, 0, 0.8), (31, 0, 0.8)),
    4: ((-22, -16, 0.76), (22, -16, 0.76), (-22, 17, 0.76), (22, 17, 0.76)),
}
MOST = 9  #: the largest count of a food that is written out


def _gyro() -> str:
    """A pita rolled in paper, with meat, tomato and onion on top."""
    return (
        path("M-12-5C-14-17-4-19-1-15C2-20 14-17 12-5Z", "#8A4B22")
        + path("M-13-6C-14-12-7-13-6-8C-4-13 3-13 3-8C5-13 13-12 13-5Z", "#C9773A")
        + disc(3.6, "#D83A2B", -5, -12)
        + disc(3, "#D83A2B", 6, -13)
        + line("M-1-15Q2-18 5-17", "#F3E9F2", 2, ROUND)
        + path("M-15-6Q0 1 15-6L12 3H-12Z", "#EBC98A", f'stroke="{INK}" stroke-width="1"')
        + path("M-13 0H13L5 19H-5Z", CREAM, f'stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"')
        + line("M-9 4 7 14M-11 9 3 18M1 1 11 6", "#4F86B8", 1.8)
    )


def _skewer() -> str:
    """Four pieces of meat on a stick."""
    pieces = ""
    for i, fill in enumerate(("#9A4A22", "#7F3A1A", "#9A4A22", "#7F3A1A")):
        block = slab(-6.5, -5, 13, 9.5, 3, fill, f'stroke="{INK}" stroke-width="1"')
        pieces += at(0, -12.5 + 9.2 * i, block + line("M-3.5-2.5H2.500", "#D99A6A", 1.6, ROUND))
    return at(0, 0, line("M0-20.5V21", "#E2BE7A", 3, ROUND) + line("M0-20.5V-17", INK, 1, ROUND) + pieces, turn=32)


def _fries() -> str:
    """Chips in a red box."""
    sticks = "".join(
        at(x, y, slab(-2.3, -11, 4.6, 20, 1, "#F5C33B", f'stroke="{INK}" stroke-width=".9"'), turn=turn)
        for x, y, turn in ((-9, -5, -14), (9, -5, 14), (-4.5, -8, -5), (4.5, -8, 6), (0, -9, 0))
    )
    box = path("M-14-3Q0 4 14-3L10.500 19H-10.500Z", "#D6322B", f'stroke="{INK}" stroke-width="1.4"')
    return sticks + box + path("M-6 4H6L5 13H-5Z", CREAM)


def _drink() -> str:
    """A paper cup with lid and straw."""
    return (
        line("M2-10 5-20 11-21.500", "#D6322B", 3, ROUND)
        + path("M-10.500-6H10.500L8 19H-8Z", "#2F86C1", f'stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"')
        + path("M-9.600 1H9.600L8.800 9H-8.800Z", CREAM)
        + slab(-12.5, -11, 25, 6, 2.5, "#EDF3F6", f'stroke="{INK}" stroke-width="1.2"')
        + disc(2.6, "#2F86C1", 0, 5)
    )


def food_symbols() -> str:
    """``food-<n>`` in the order of the box: pita gyro, souvlaki, fries, drink."""
    return "".join(symbol(f"food-{i}", draw()) for i, draw in enumerate((_gyro, _skewer, _fries, _drink)))


def want_symbols(middle: float) -> str:
    """``w<n><cell>-<food>``: cells of a bubble whose middle line is at so much; ``x<n><cell>-<count>`` for several."""
    body = "".join(
        symbol(
            f"x-{count}",
            disc(9.5, INK, 0, 0, 'opacity=".88"') + text(0, 0, f"{count}", 15 if count < 10 else 12, CREAM, MIDDLE),
        )
        for count in range(2, MOST + 1)
    )
    for n, cells in CELLS.items():
        for cell, (x, y, size) in enumerate(cells):
            for food in range(FOODS):
                body += symbol(f"w{n}{cell}-{food}", use(f"food-{food}", x, middle + y, size))
            for count in range(2, MOST + 1):
                body += symbol(f"x{n}{cell}-{count}", use(f"x-{count}", x + 13 * size, middle + y + 12 * size))
    return body


def wants(foods: Sequence[int]) -> str:
    """The stack of symbols for an order, given how many of each food: each drawn by itself, or counted when many."""
    single = [food for food, count in enumerate(foods) for _ in range(count)]
    if len(single) <= 4:
        return " ".join(f"w{len(single)}{cell}-{food}" for cell, food in enumerate(single))
    kinds = [(food, count) for food, count in enumerate(foods) if count]
    parts = []
    for cell, (food, count) in enumerate(kinds):
        parts.append(f"w{len(kinds)}{cell}-{food}")
        if count > 1:
            parts.append(f"x{len(kinds)}{cell}-{min(count, MOST)}")
    return " ".join(parts)


_ON_CARD = {
    1: ((0, 0, 1.75),),
    2: ((-17, -23, 1.25), (17, 24, 1.25)),
    3: ((-22, -27, 1.05), (22, -27, 1.05), (0, 26, 1.15)),
    4: ((-22, -28, 1), (22, -28, 1), (-22, 27, 1), (22, 27, 1)),
}


def card_symbols(cards: Sequence[tuple[str, Sequence[int]]]) -> str:
    """``card-<name>`` for every food card (its name, how many of each food), and ``card-back``."""
    body = symbol("card-blank", _blank())
    for name, foods in cards:
        body += symbol(f"card-{name}", use("card-blank") + _shown(foods))
    return body + symbol("card-back", _back())


def _blank() -> str:
    """Paper with a checked edge."""
    w, h = HALF_WIDTH, HALF_HEIGHT
    edge = f'stroke="{PAINT["cloth-check"]}" stroke-width="5" stroke-dasharray="6 6" stroke-opacity=".8"'
    return (
        slab(-w + 2, -h + 4, 2 * w, 2 * h, 9, PAINT["cast"], 'opacity=".35"')
        + slab(-w, -h, 2 * w, 2 * h, 9, PAINT["paper-card"], f'stroke="{INK}" stroke-opacity=".45" stroke-width="1.2"')
        + slab(-w + 6, -h + 6, 2 * w - 12, 2 * h - 12, 6, "none", edge)
    )


def _shown(foods: Sequence[int]) -> str:
    single = [food for food, count in enumerate(foods) for _ in range(count)]
    if len(single) <= 4:
        return "".join(use(f"food-{f}", x, y, k) for f, (x, y, k) in zip(single, _ON_CARD[len(single)], strict=True))
    kinds = [(food, count) for food, count in enumerate(foods) if count]
    body = ""
    for (food, count), (x, y, k) in zip(kinds, _ON_CARD[len(kinds)], strict=True):
        body += use(f"food-{food}", x, y, k) + (use(f"x-{count}", x + 16 * k, y + 14 * k) if count > 1 else "")
    return body


def _back() -> str:
    """The back of a food card: the checks of the oilcloth, a skewer and a pita."""
    w, h = HALF_WIDTH, HALF_HEIGHT
    return (
        slab(-w + 2, -h + 4, 2 * w, 2 * h, 9, PAINT["cast"], 'opacity=".35"')
        + slab(-w, -h, 2 * w, 2 * h, 9, PAINT["paper-card"], f'stroke="{INK}" stroke-opacity=".45" stroke-width="1.2"')
        + slab(-w + 6, -h + 6, 2 * w - 12, 2 * h - 12, 5, "url(#checks)")
        + disc(31, CREAM, 0, 0, f'stroke="{INK}" stroke-opacity=".5"')
        + use("food-0", -10, 1, 1.05)
        + use("food-1", 12, 1, 1.05)
    )


def checks() -> str:
    """The pattern of the oilcloth."""
    where = 'width="28" height="28" patternUnits="userSpaceOnUse"'
    return (
        f'<pattern id="checks" {where}>{slab(0, 0, 28, 28, 0, PAINT["cloth"])}'
        f"{slab(0, 0, 14, 14, 0, PAINT['cloth-check'])}{slab(14, 0, 14, 14, 0, PAINT['cloth-blend'])}"
        f"{slab(0, 14, 14, 14, 0, PAINT['cloth-blend'])}</pattern>"
    )
