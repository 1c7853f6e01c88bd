"""Event cards of 240 by 200: an emblem for what the card does, its title and its text."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from locanda.core.draw import INK, LAMP, SERIF, at, disc, line, path, slab, star, symbol, text, use
from locanda.games.souvlaki.art.customers import coin, handset
from locanda.games.souvlaki.art.palette import BAD, CREAM, GOOD, PAINT, STAR

HALF_WIDTH, HALF_HEIGHT = 120, 100  #: of an event card at scale 1
ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
MIDDLE = 'text-anchor="middle" font-weight="700"'
_SANS = "system-ui,'Segoe UI','Noto Sans','DejaVu Sans',sans-serif"


@dataclass(frozen=True)
class Factor:
    """An event card: its key, its emblem, its title and text in the reader's language."""

    key: str
    emblem: str
    title: str
    text: str


def _up(good: bool) -> str:
    return path("M12 4L20-8 28 4H23V16H17V4Z", GOOD) if good else path("M12 4L20 16 28 4H23V-8H17V4Z", BAD)


def _head(fill: str, x: float, y: float, size: float = 1) -> str:
    return at(x, y, disc(8, fill, 0, -6) + path("M-13 15C-12 2 12 2 13 15Z", fill), size)


def _money(good: bool) -> str:
    return at(-8, 0, coin(18)) + _up(good)


def _fame(good: bool) -> str:
    return star(-8, 0, 20, STAR) + _up(good)


def _shop(up: bool) -> str:
    """A shop front with plus or minus."""
    front = path("M-22-10L-17-20H17L22-10Q16-3 11-10Q5-3 0-10Q-5-3-11-10Q-16-3-22-10Z", "#B5482A")
    return front + slab(-17, -6, 34, 24, 2, "#8A5A32") + at(-2, 4, _up(up), 0.95)


def _ball() -> str:
    """A television with a ball game or a singer on it, for telephone orders."""
    return (
        slab(-24, -18, 48, 32, 4, INK)
        + slab(-20, -14, 40, 24, 2, "#9FD0E8")
        + line("M-12 20H12", INK, 4, ROUND)
        + at(0, -2, handset(), 0.55)
    )


def _arrow(front: bool) -> str:
    way = "M22 0H-14M-4-11L-16 0L-4 11" if front else "M-22 0H14M4-11L16 0L4 11"
    return (
        _head(INK, -15, 14, 0.6)
        + _head(INK, 0, 14, 0.6)
        + _head("#B5482A", 15, 14, 0.6)
        + at(0, -13, line(way, GOOD if front else BAD, 5, ROUND), 0.75)
    )


def _rat() -> str:
    return (
        line("M18 8Q32 10 26-6", "#6A5A5A", 3, ROUND)
        + path("M-24 8C-20-6-8-14 4-12C18-10 24 2 20 12H-16Q-24 12-24 8Z", "#6A5A5A")
        + disc(6, "#8A7676", -8, -9)
        + disc(1.8, CREAM, -16, 2)
        + disc(2, "#D83A2B", -24, 7)
    )


def _ninja() -> str:
    return (
        disc(20, "#24242E", 0, 0)
        + slab(-16, -7, 32, 11, 5, "#E3B48C")
        + disc(2.4, INK, -6, -1)
        + disc(2.4, INK, 6, -1)
        + path("M18-8L30-16 27-3 32 4 19 1Z", "#B3262B")
        + line("M-10-6L-2-4M10-6L2-4", INK, 2.2, ROUND)
    )


def _crate() -> str:
    box = slab(-20, 0, 40, 20, 2, "#A86E3C") + line("M-20 7H20M-20 14H20", "#6F4223", 2)
    return use("food-0", -9, -7, 0.8) + use("food-3", 10, -6, 0.8) + box


def _turn(sour: bool) -> str:
    if sour:
        return (
            disc(19, "#D8402C", 0, 0)
            + line("M-11-9L-3-5M11-9L3-5", INK, 3, ROUND)
            + line("M-8 10Q0 3 8 10", INK, 3, ROUND)
        )
    glass = path("M-11-18H11L7 18H-7Z", "#DCEBF5", f'stroke="{INK}" stroke-width="1.6"')
    return (
        glass
        + path("M-9-3H9L7 17H-7Z", "#F3F6F8")
        + slab(-6, 0, 7, 7, 1, "#BFE0EE")
        + line("M14-14L19-20M17-8H24", LAMP, 3, ROUND)
    )


#: The emblems, each within 24 units.
EMBLEMS: dict[str, Callable[[], str]] = {
    "money-more": lambda: _money(True),
    "money-less": lambda: _money(False),
    "fame-more": lambda: _fame(True),
    "fame-less": lambda: _fame(False),
    "multiply": lambda: _head("#2F6FB0", -11, 2) + _head("#B5482A", 11, 2) + text(0, -15, "× 2", 15, INK, MIDDLE),
    "copy": lambda: (
        slab(-24, -14, 26, 26, 6, CREAM, f'stroke="{INK}" stroke-width="2"')
        + slab(0, -8, 26, 26, 6, CREAM, f'stroke="{INK}" stroke-width="2"')
        + line("M-17-1H-5M7 2H19M7 8H19", "#B5482A", 4, ROUND)
    ),
    "remove-food": lambda: use("food-0", 0, 0, 1.05) + line("M-18 18L18-18", BAD, 5, ROUND),
    "add-food-0": lambda: use("food-0", -3, 0, 1.05) + line("M19-14V0M12-7H26", GOOD, 5, ROUND),
    "add-food-1": lambda: use("food-1", -3, 0, 1.05) + line("M19-14V0M12-7H26", GOOD, 5, ROUND),
    "add-food-2": lambda: use("food-2", -3, 0, 1.05) + line("M19-14V0M12-7H26", GOOD, 5, ROUND),
    "add-food-3": lambda: use("food-3", -3, 0, 1.05) + line("M19-14V0M12-7H26", GOOD, 5, ROUND),
    "sour": lambda: _turn(True),
    "straight": lambda: _turn(False),
    "front": lambda: _arrow(True),
    "end": lambda: _arrow(False),
    "away": lambda: (
        slab(-26, 6, 52, 16, 2, "#5A5A66")
        + line("M-22 14H22", CREAM, 3, 'stroke-dasharray="8 6"')
        + _head("#B5482A", -8, -8, 0.9)
        + line("M4-8H22M14-15L23-8L14-1", GOOD, 4.5, ROUND)
    ),
    "swap": lambda: (
        at(-10, -2, handset(), 0.85)
        + at(10, -2, handset("#2F6FB0"), 0.85)
        + line("M-14-22Q0-28 14-22M9-27L15-22L8-18M14 26Q0 32-14 26M-9 31L-15 26L-8 22", INK, 2.6, ROUND)
    ),
    "send-off": lambda: (
        slab(-22, -22, 22, 42, 2, "#6F4223")
        + disc(2, LAMP, -4, 0)
        + _head("#B5482A", 13, 4, 0.9)
        + line("M4-16H22M15-22L23-16L15-10", BAD, 4, ROUND)
    ),
    "replace": lambda: at(-7, 0, handset()) + text(15, -6, "?", 34, "#B5482A", MIDDLE),
    "add-customer": lambda: _head("#2F6FB0", -6, 2, 1.1) + line("M19-16V0M11-8H27", GOOD, 5, ROUND),
    "take-food": _ninja,
    "lose-food": _rat,
    "draw-food": _crate,
    "menu": lambda: (
        slab(-18, -21, 36, 42, 3, CREAM, f'stroke="{INK}" stroke-width="2"')
        + line("M-10-12H10M-10-4H10", INK, 2.6, ROUND)
        + line("M-10 8A10 8 0 0 1 9 6M10 0V7H3", "#B5482A", 3, ROUND)
    ),
    "bonus-more": lambda: _shop(True),
    "bonus-less": lambda: _shop(False),
    "telephone": _ball,
    "cancel": lambda: (
        slab(-16, -20, 32, 40, 3, CREAM, f'stroke="{INK}" stroke-width="2"')
        + line("M-22-22L22 22M22-22L-22 22", BAD, 6, ROUND)
    ),
}


def wrapped(words: str, most: int) -> list[str]:
    """The text in lines of at most so many letters; a longer word has a line of its own."""
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _fitted(words: str, width: float, height: float, sizes: Sequence[float], wide: float) -> tuple[float, list[str]]:
    """The largest of the sizes at which the text fits, and its lines; a letter is `wide` of its size on average."""
    for size in sizes:
        lines = wrapped(words, int(width / (size * wide)))
        if len(lines) * size * 1.2 <= height and max(map(len, lines), default=0) * size * wide <= width:
            return size, lines
    most = int(height / (sizes[-1] * 1.2))
    lines = wrapped(words, int(width / (sizes[-1] * wide)))
    return sizes[-1], [*lines[: most - 1], f"{lines[most - 1]} …"] if len(lines) > most else lines


def _lines(x: float, y: float, words: str, room: tuple[float, float], sizes: Sequence[float], sans: bool) -> str:
    """A text in a box whose left upper corner is (x, y); titles in serif, in the middle of the box's height."""
    size, lines = _fitted(words, *room, sizes, 0.56 if sans else 0.68)
    top = y if sans else y + (room[1] - len(lines) * size * 1.15) / 2
    body = ""
    for i, row in enumerate(lines):
        drawn = text(x, top + (i + 0.5) * size * 1.18, row, size, INK, "" if sans else 'font-weight="700"')
        body += drawn.replace(SERIF, _SANS) if sans else drawn
    return body


def _card(factor: Factor) -> str:
    title = _lines(-48, -92, factor.title, (160, 62), (24, 22, 20, 18, 16.5, 15, 13.5), False)
    words = _lines(-106, -24, factor.text, (214, 118), (18.5, 17.5, 16.5, 15.5, 14.5, 13.5, 12.5), True)
    return use("factor-blank") + at(-82, -61, use(f"emblem-{factor.emblem}"), 1.05) + title + words


def _blank() -> str:
    w, h = HALF_WIDTH, HALF_HEIGHT
    return (
        slab(-w + 3, -h + 5, 2 * w, 2 * h, 11, PAINT["cast"], 'opacity=".35"')
        + slab(-w, -h, 2 * w, 2 * h, 11, "#FFF7DF", f'stroke="{INK}" stroke-opacity=".5" stroke-width="1.4"')
        + path(f"M{-w + 11}-{h}H{w - 11}Q{w}-{h} {w} {-h + 11}V-30H-{w}V{-h + 11}Q-{w}-{h} {-w + 11}-{h}Z", LAMP)
        + line(f"M-{w}-30H{w}", "#B5482A", 3)
        + disc(31, CREAM, -82, -61, 'stroke="#B5482A" stroke-width="2.5"')
    )


def _back() -> str:
    w, h = HALF_WIDTH, HALF_HEIGHT
    return (
        slab(-w + 3, -h + 5, 2 * w, 2 * h, 11, PAINT["cast"], 'opacity=".35"')
        + slab(-w, -h, 2 * w, 2 * h, 11, "#7A2F35", f'stroke="{INK}" stroke-opacity=".5" stroke-width="1.4"')
        + slab(-w + 9, -h + 9, 2 * w - 18, 2 * h - 18, 7, "none", f'stroke="{LAMP}" stroke-width="3"')
        + line("M8-62L-34 10H-2L-14 62L38-14H4L22-62Z", LAMP, 7, ROUND)
    )


def factor_symbols(factors: Sequence[Factor]) -> str:
    """``event-<key>`` for every event card, ``emblem-<name>`` for every effect, ``event-back``."""
    body = "".join(symbol(f"emblem-{name}", draw()) for name, draw in EMBLEMS.items())
    body += symbol("factor-blank", _blank()) + symbol("event-back", _back())
    return body + "".join(symbol(f"event-{factor.key}", _card(factor)) for factor in factors)
