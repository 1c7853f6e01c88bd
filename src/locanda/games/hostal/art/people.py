"""Guests: standing in the Lobby, lying in a bed awake, or deep asleep; told by colour and shape of the seat."""

from locanda.core.draw import INK, SEAT_COLOURS, at, disc, line, oval, path, seat_shape, slab, symbol, text
from locanda.games.hostal.art.palette import CREAM, PAINT

_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
_SKIN = ("#EBC9A4", "#C98F62", "#F2D6BC", "#8A5A3A", "#E0B48A", "#A9744A")
_HAIR = ("#5B3A22", "#2B2320", "#C58A3A", "#1F1A18", "#8A3F22", "#777070")


def guest_symbols(seats: int) -> str:
    """``guest-<seat>`` standing, ``awake-<seat>`` and ``asleep-<seat>`` in bed, ``shape-<seat>``."""
    body = ""
    for seat in range(seats):
        body += symbol(f"shape-{seat}", seat_shape(seat, 20))
        body += symbol(f"guest-{seat}", _standing(seat))
        body += symbol(f"awake-{seat}", _lying(seat, False))
        body += symbol(f"asleep-{seat}", _lying(seat, True))
    return body


def _cap(seat: int) -> str:
    """A nightcap with its bobble, on a head around the middle of radius 15."""
    fill = SEAT_COLOURS[seat]
    return (
        path("M-15-5Q-12-21 4-22Q20-22 22-6L19-3Q17-13 10-12Q14-8 15-5Z", fill, f'stroke="{INK}" stroke-width="1.4"')
        + slab(-17, -8, 34, 7, 3.5, CREAM)
        + disc(4.5, CREAM, 22, -3, f'stroke="{INK}" stroke-opacity=".4"')
    )


def _face(seat: int, asleep: bool) -> str:
    skin, hair = _SKIN[seat], _HAIR[seat]
    head = disc(16, hair, 0, -1) + disc(14.5, skin, 0, 1)
    if asleep:
        eyes = line("M-9 1q3.500 4 7 0M2 1q3.500 4 7 0", INK, 2.2, _ROUND) + oval(3, 2.2, "#6B2E24", 0, 9)
    else:
        white = oval(4.6, 5, "#FFFFFF", -5.5, 1) + oval(4.6, 5, "#FFFFFF", 5.5, 1)
        eyes = white + disc(2.3, INK, -5, 1.6) + disc(2.3, INK, 5, 1.6)
        eyes += line("M-10-4l7 1.500M10-4l-7 1.500M-4 10q4-2.500 8 0", INK, 1.8, _ROUND)
    return head + eyes + _cap(seat)


def _lying(seat: int, asleep: bool) -> str:
    """A guest in a bed, who covers its number with a blanket of their own."""
    fill = SEAT_COLOURS[seat]
    blanket = (
        slab(-34, -12, 68, 52, 7, fill, f'stroke="{INK}" stroke-opacity=".45" stroke-width="2"')
        + path("M-34-5Q-34-12-27-12H27Q34-12 34-5V-1H-34Z", CREAM, 'opacity=".9"')
        + disc(21, CREAM, 0, 18)
        + at(0, 18, seat_shape(seat, 17))
    )
    body = at(0, -26, _face(seat, asleep)) + blanket
    if asleep:
        how = f'font-weight="700" stroke="{CREAM}" stroke-width="4" paint-order="stroke" stroke-linejoin="round"'
        body += text(18, -24, "z", 20, INK, how) + text(26, -37, "Z", 26, INK, how)
    return body


def _standing(seat: int) -> str:
    """A guest in pyjamas, 56 by 72 around the middle."""
    fill = SEAT_COLOURS[seat]
    return (
        oval(24, 7, PAINT["cast"], 2, 34, 'opacity=".3"')
        + path("M-22 34V6Q-22-8-8-8H8Q22-8 22 6V34Z", fill, f'stroke="{INK}" stroke-opacity=".5" stroke-width="2"')
        + disc(14.5, CREAM, 0, 16)
        + at(0, 16, seat_shape(seat, 11.5))
        + at(0, -18, _face(seat, False))
    )
