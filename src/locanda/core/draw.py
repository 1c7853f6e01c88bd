"""Small helpers for drawing a game as SVG text: numbers, paints, symbols, seat shapes, counters.

All drawings obey the strict Content-Security-Policy of the served page: no ``style`` attribute, no ``<style>``;
colours that change at night are presentation attributes ``fill="var(--name,#hex)"`` made by :class:`Paints`.
"""

import math
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape

SERIF = "'Iowan Old Style','Palatino Linotype','Noto Serif',Georgia,'DejaVu Serif',serif"
INK, PAPER, BRASS, LAMP, TERRACOTTA = "#2B2320", "#F6EFE2", "#B08A3E", "#F2C879", "#B5482A"

#: Colour of each of the six seats, apart for colour-blind eyes; its shape is in :func:`seat_shape`.
SEAT_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#D55E00", "#8B5FBF", "#C9B400")


@dataclass(frozen=True)
class Rect:
    """A part of a board: its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    def part(self, more: float) -> tuple[float, float, float, float]:
        """It, and so much more around it, as a layout names a part of the drawing."""
        return self.x - more, self.y - more, self.width + 2 * more, self.height + 2 * more


class Paints:
    """Named paints of a drawing, each with a colour by day and one by night."""

    def __init__(self, colours: Mapping[str, tuple[str, str]]) -> None:
        self.colours = dict(colours)

    def __getitem__(self, name: str) -> str:
        """The paint as a value for ``fill`` or ``stroke``; the day colour is the fallback."""
        return f"var(--{name},{self.colours[name][0]})"


def num(value: float) -> str:
    """A coordinate to a tenth of a unit, without needless digits."""
    return f"{value:.1f}".removesuffix(".0") if abs(value) >= 0.05 else "0"


def at(x: float, y: float, body: str, scale: float = 1, turn: float = 0) -> str:
    """The drawing moved to (x, y), turned by so many degrees and scaled."""
    how = f"translate({num(x)} {num(y)})" + (f" rotate({num(turn)})" if turn else "")
    return f'<g transform="{how}{f" scale({scale:.3g})" if scale != 1 else ""}">{body}</g>'


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """A placed copy of a symbol."""
    how = f"translate({num(x)} {num(y)})" if x or y else ""
    how += (f" rotate({num(turn)})" if turn else "") + (f" scale({scale:.3g})" if scale != 1 else "")
    return f'<use href="#{name}"{f" transform={chr(34)}{how}{chr(34)}" if how else ""}/>'


def path(shape: str, fill: str, more: str = "") -> str:
    """A filled shape; here and below `more` holds further attributes."""
    return f'<path d="{shape}" fill="{fill}"{_more(more)}/>'


def line(shape: str, colour: str, width: float, more: str = "") -> str:
    """A drawn line."""
    return f'<path d="{shape}" fill="none" stroke="{colour}" stroke-width="{num(width)}"{_more(more)}/>'


def disc(radius: float, fill: str, x: float = 0, y: float = 0, more: str = "") -> str:
    """A filled circle."""
    return f'<circle{_middle(x, y)} r="{num(radius)}" fill="{fill}"{_more(more)}/>'


def ring(radius: float, colour: str, width: float, more: str = "") -> str:
    """A drawn circle around the middle."""
    return f'<circle r="{num(radius)}" fill="none" stroke="{colour}" stroke-width="{num(width)}"{_more(more)}/>'


def oval(rx: float, ry: float, fill: str, x: float = 0, y: float = 0, more: str = "") -> str:
    """A filled ellipse."""
    return f'<ellipse{_middle(x, y)} rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{_more(more)}/>'


def slab(x: float, y: float, width: float, height: float, corner: float, fill: str, more: str = "") -> str:
    """A filled rectangle with rounded corners."""
    size = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return f'<rect {size}{f" rx={chr(34)}{num(corner)}{chr(34)}" if corner else ""} fill="{fill}"{_more(more)}/>'


def _more(more: str) -> str:
    return f" {more}" if more else ""


def _middle(x: float, y: float) -> str:
    return (f' cx="{num(x)}"' if x else "") + (f' cy="{num(y)}"' if y else "")


def symbol(name: str, body: str) -> str:
    """A symbol with its origin in the middle; sprites name it."""
    return f'<symbol id="{name}" overflow="visible">{body}</symbol>'


def polygon(points: Iterable[tuple[float, float]], fill: str) -> str:
    """A filled polygon."""
    return f'<polygon points="{" ".join(f"{num(x)},{num(y)}" for x, y in points)}" fill="{fill}"/>'


def star(x: float, y: float, radius: float, fill: str, inner: float = 0.4) -> str:
    """A five-pointed star standing on two legs."""
    radii = [radius if i % 2 == 0 else radius * inner for i in range(10)]
    spin = [(r * math.sin(i * math.pi / 5), -r * math.cos(i * math.pi / 5)) for i, r in enumerate(radii)]
    return polygon([(x + a, y + b) for a, b in spin], fill)


def text(x: float, y: float, words: str, size: float, fill: str, more: str = "") -> str:
    """A line of serif text whose middle line is at y; `more` holds further attributes."""
    where = f'x="{num(x)}" y="{num(y + size * 0.35)}"'
    return (
        f'<text {where} font-family="{SERIF}" font-size="{num(size)}" fill="{fill}"{_more(more)}>{escape(words)}</text>'
    )


def capitals(words: str) -> str:
    """In capitals; Greek ones carry no accent."""
    parts = unicodedata.normalize("NFD", words.upper())
    bare = re.sub("([\u0370-\u03ff])\u0301", r"\1", parts)
    return unicodedata.normalize("NFC", bare)


def shortened(words: str, room: float, size: float) -> str:
    """The text cut with an ellipsis where it would not fit into `room` units at this size (estimated).

    A number at its end stays, since names that begin alike differ there.
    """
    most = max(3, int(room / (size * 0.64)))
    if len(words) <= most:
        return words
    _, space, last = words.rpartition(" ")
    end = space + last if last.isdecimal() and len(last) < most - 2 else ""
    return words[: most - 1 - len(end)].rstrip() + "…" + end


def fitted(words: str, room: float, size: float, fill: str) -> str:
    """A bold line from 0 to the right: in smaller letters if `room` units are few for it, cut if they are too few."""
    room *= 0.9  # bold letters are wide
    fits = max(0.75 * size, min(size, room / (0.64 * max(1, len(words)))))
    return text(0, 0, shortened(words, room, fits), fits, fill, 'font-weight="700"')


def seat_shape(seat: int, radius: float) -> str:
    """The seat's own shape in its own colour: circle, square, triangle, diamond, hexagon, star."""
    fill = SEAT_COLOURS[seat]
    rim = f'fill="{fill}" stroke="{PAPER}" stroke-width="{num(radius / 6)}" stroke-linejoin="round"'
    if seat == 0:
        return f'<circle r="{num(radius * 0.9)}" {rim}/>'
    corners = {1: (4, 45, 1.15), 2: (3, 0, 1.1), 3: (4, 0, 1.1), 4: (6, 30, 1.0), 5: (10, 0, 1.15)}[seat]
    count, spin, size = corners
    points = []
    for i in range(count):
        far = radius * size * (0.45 if count == 10 and i % 2 else 1)
        angle = math.radians(spin + 360 * i / count)
        points.append(f"{num(far * math.sin(angle))},{num(-far * math.cos(angle))}")
    return f'<polygon points="{" ".join(points)}" {rim}/>'


def seat_symbols(seats: int) -> str:
    """Symbols ``seat-0``, ``seat-1``, … of radius 20."""
    return "".join(symbol(f"seat-{seat}", seat_shape(seat, 20)) for seat in range(seats))


def digit_symbols(fill: str, size: float = 40) -> str:
    """Symbols ``n<place>-<digit>`` from which :func:`number` stacks a counter of up to three digits."""
    step = size * 0.6
    places = {"a": 0.0, "b": -step / 2, "c": step / 2, "d": -step, "e": step}
    how = 'text-anchor="middle" font-weight="700"'
    digits = "".join(symbol(f"n-{d}", text(0, 0, str(d), size, fill, how)) for d in range(10))
    shifted = [symbol(f"n{p}-{d}", use(f"n-{d}", x)) for p, x in places.items() for d in range(10) if p != "a"]
    return digits + "".join(shifted)


def number(value: int) -> str:
    """The stack of symbols that shows a number from 0 to 999 around the middle of a spot."""
    digits = str(value)
    places = {1: ("",), 2: ("b", "c"), 3: ("d", "", "e")}[len(digits)]
    return " ".join(f"n{p}-{d}" for p, d in zip(places, digits, strict=True))
