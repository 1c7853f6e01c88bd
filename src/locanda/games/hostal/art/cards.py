"""Cards: large ones of 140 by 196 with picture and name, small ones that lie in the rooms, and backs."""

from collections.abc import Sequence
from dataclasses import dataclass

from locanda.core.draw import INK, LAMP, PAPER, SEAT_COLOURS, at, disc, line, path, seat_shape, slab, symbol, text, use
from locanda.games.hostal.art.comics import comic_symbols
from locanda.games.hostal.art.palette import CREAM, PAINT

HALF_WIDTH, HALF_HEIGHT = 70, 98  #: of a large card at scale 1
SMALL_WIDTH, SMALL_HEIGHT = 19, 27  #: of a small one
_BOLD = 'text-anchor="middle" font-weight="700"'
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
#: Behind the picture, card by card.
_GROUNDS = (
    "#9DB4D6", "#E8B7B0", "#F0C27A", "#C9B2DE", "#F3D36B", "#E9C9A5",
    "#B9D5DE", "#C4CFA0", "#D9DDA2", "#EBC4A0", "#8E97C4", "#B7D0B0",
)  # fmt: skip


@dataclass(frozen=True)
class Face:
    """A card: its number, its name in the reader's language, and the icons that it carries."""

    number: int
    name: str
    lock: bool
    guest: bool


def card_symbols(faces: Sequence[Face], seats: int) -> str:
    """``card-<n>``, ``small-<n>``, ``back-<seat>``, ``of-<seat>`` (whose small card it is), ``peeked``.

    Also ``spent-cross``, ``void`` (where a large card comes to lie), ``nobody`` (nothing at all), ``asked``.
    """
    body = comic_symbols() + symbol("lock", _lock()) + symbol("needs-guest", _needs_guest())
    body += symbol("card", _paper()) + symbol("void", _void())
    for face in faces:
        body += symbol(f"card-{face.number}", use("card") + _large(face))
        body += symbol(f"small-{face.number}", _small(face))
    for seat in range(seats):
        body += symbol(f"back-{seat}", _back(seat))
        body += symbol(f"of-{seat}", _of(seat))
    return (
        body
        + symbol("peeked", _peeked())
        + symbol("spent-cross", _spent())
        + symbol("nobody", "")
        + symbol("asked", _asked())
    )


def _paper() -> str:
    w, h = HALF_WIDTH, HALF_HEIGHT
    return slab(-w + 3, -h + 6, 2 * w, 2 * h, 11, PAINT["cast"], 'opacity=".35"') + slab(
        -w, -h, 2 * w, 2 * h, 10, CREAM, f'stroke="{INK}" stroke-opacity=".45" stroke-width="1.5"'
    )


def _rays(fill: str) -> str:
    """The picture's ground with rays, as in a comic."""
    left, top, wide, high = -60, -88, 120, 140
    middle_x, middle_y = 0, -14
    rim = [(left, top), (-20, top), (20, top), (60, top), (60, -40), (60, 12), (60, 52), (20, 52), (-20, 52)]
    rim += [(left, 52), (left, 12), (left, -40)]
    rays = "".join(
        f"M{middle_x} {middle_y}L{rim[i][0]} {rim[i][1]}L{rim[(i + 1) % 12][0]} {rim[(i + 1) % 12][1]}Z"
        for i in range(0, 12, 2)
    )
    return slab(left, top, wide, high, 4, fill) + path(rays, "#FFFFFF", 'opacity=".28"')


def _large(face: Face) -> str:
    name_size = min(17.0, 188 / max(1, len(face.name)))
    icons = [name for name, has in (("lock", face.lock), ("needs-guest", face.guest)) if has]
    marks = "".join(use(name, 44, -70 + 34 * i) for i, name in enumerate(icons))
    return (
        _rays(_GROUNDS[(face.number - 1) % len(_GROUNDS)])
        + slab(-60, -88, 120, 140, 4, "none", f'stroke="{INK}" stroke-width="2.2"')
        + use(f"comic-{(face.number - 1) % 12 + 1}", 0, -2, 1.16)
        + path("M-62 58H62V88H-62L-56 73Z", "#8F2F2A")
        + text(2, 73, face.name, name_size, CREAM, _BOLD)
        + disc(23, INK, -46, -74)
        + disc(20.5, LAMP, -46, -74)
        + text(-46, -74, str(face.number), 29, INK, _BOLD)
        + marks
    )


def _small(face: Face) -> str:
    """A card as it lies in a room: its number as large as can be, its picture below."""
    w, h = SMALL_WIDTH, SMALL_HEIGHT
    return (
        slab(-w + 1, -h + 2, 2 * w, 2 * h, 4, PAINT["cast"], 'opacity=".35"')
        + slab(-w, -h, 2 * w, 2 * h, 4, CREAM, f'stroke="{INK}" stroke-width="1.2"')
        + slab(-w + 2.5, -1, 2 * w - 5, h - 1.5, 2, _GROUNDS[(face.number - 1) % len(_GROUNDS)])
        + use(f"comic-{(face.number - 1) % 12 + 1}", 0, 12, 0.29)
        + text(-w + 3, -13.5, str(face.number), 21, INK, 'font-weight="700"')
    )


def _of(seat: int) -> str:
    """The owner's shape at a corner of a small card."""
    return at(SMALL_WIDTH - 3, -SMALL_HEIGHT + 2, seat_shape(seat, 8))


def _back(seat: int) -> str:
    """The back of a small card: the owner's colour, moon and shape."""
    w, h = SMALL_WIDTH, SMALL_HEIGHT
    return (
        slab(-w + 1, -h + 2, 2 * w, 2 * h, 4, PAINT["cast"], 'opacity=".35"')
        + slab(-w, -h, 2 * w, 2 * h, 4, CREAM, f'stroke="{INK}" stroke-width="1.2"')
        + slab(-w + 2.5, -h + 2.5, 2 * w - 5, 2 * h - 5, 3, SEAT_COLOURS[seat])
        + disc(13, PAPER)
        + at(0, 0, seat_shape(seat, 10.5))
        + line(f"M{-w + 7} {-h + 7}h8M{w - 15} {h - 7}h8", PAPER, 2.4, _ROUND)
    )


def _peeked() -> str:
    """An eye at the lower corner: this card lies face down, and the viewer knows it."""
    x, y = 10, SMALL_HEIGHT - 7
    eye = path(
        f"M{x - 9} {y}Q{x} {y - 9} {x + 9} {y}Q{x} {y + 9} {x - 9} {y}Z",
        "#FFFFFF",
        f'stroke="{INK}" stroke-width="1.6"',
    )
    return eye + disc(3, INK, x, y)


def _spent() -> str:
    """A cross over a card that goes to its owner's pile without effect."""
    return line("M-15-22L15 22M15-22L-15 22", "#B3261E", 5, 'stroke-linecap="round" opacity=".85"')


def _lock() -> str:
    """The effect must be resolved."""
    return (
        disc(15, INK)
        + line("M-5-2V-6a5 5 0 0 1 10 0V-2", LAMP, 3)
        + slab(-8, -3, 16, 12, 2.5, LAMP)
        + disc(2, INK, 0, 3)
    )


def _needs_guest() -> str:
    """The owner needs a guest in the room."""
    return disc(15, INK) + disc(5, LAMP, 0, -5) + path("M-9 10Q-9 1 0 1Q9 1 9 10Z", LAMP)


def _void() -> str:
    """The place of a large card where none lies: the house's moon, embossed."""
    w, h = HALF_WIDTH, HALF_HEIGHT
    how = f'stroke="{PAINT["lettering-soft"]}" stroke-opacity=".6" stroke-width="2.5" stroke-dasharray="7 6"'
    moon = path("M10-34A34 34 0 1 0 34 22A28 28 0 0 1 10-34Z", PAINT["lettering-soft"], 'opacity=".35"')
    return slab(-w, -h, 2 * w, 2 * h, 10, "none", how) + moon


def _asked() -> str:
    """A ring around a guest or a bed that can be chosen."""
    return slab(-40, -44, 80, 88, 16, "none", f'stroke="{INK}" stroke-width="7"') + slab(
        -40, -44, 80, 88, 16, "none", f'stroke="{LAMP}" stroke-width="4.5" stroke-dasharray="12 6"'
    )
