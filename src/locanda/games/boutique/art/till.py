"""The reception desk with its calendar, and the bank notes of the tills."""

from collections.abc import Sequence

from locanda.core.draw import BRASS, INK, LAMP, TERRACOTTA, Rect, at, disc, line, oval, path, slab, symbol, text, use
from locanda.games.boutique.art.geometry import Plan, desk, desk_places, mats
from locanda.games.boutique.art.palette import CREAM, PAINT

SHADE = PAINT["cast"]
MIDDLE = 'text-anchor="middle" font-weight="700"'
_NOTES = ("#7C8F5A", "#C58A4A", "#7D8FB5", "#B5655A", "#8A76A8")


def till_symbols(notes: Sequence[int]) -> str:
    """``note-<amount>-<1..4>``: piles of notes; ``money``, the plate for a sum; ``week``, a leaf of the calendar."""
    body = ""
    for i, amount in enumerate(notes):
        body += symbol(f"note-{amount}", _note(str(amount), _NOTES[i % len(_NOTES)]))
        for count in range(1, 5):
            pile = "".join(use(f"note-{amount}", (j - count / 2) * 5, (count / 2 - j) * 9) for j in range(count))
            body += symbol(f"note-{amount}-{count}", pile)
    return body + symbol("money", _money()) + symbol("week", _leaf())


def _note(amount: str, fill: str) -> str:
    """A bank note of 124 by 66: a rosette and its amount."""
    rosette = "".join(
        at(0, 0, oval(24, 8, "none", more=f'stroke="{INK}" stroke-opacity=".35"'), turn=t) for t in (0, 45, 90, 135)
    )
    return (
        slab(-60, -29, 124, 66, 4, SHADE, 'opacity=".3"')
        + slab(-62, -33, 124, 66, 4, fill)
        + slab(-56, -27, 112, 54, 3, "none", f'stroke="{CREAM}" stroke-width="1.6"')
        + rosette
        + disc(23, CREAM, 0, 0, 'opacity=".85"')
        + text(0, 0, amount, min(20.0, 68 / len(amount)), INK, MIDDLE)
    )


def _money() -> str:
    """A brass plate with paper, on which a sum is stacked."""
    return (
        slab(-114, -38, 236, 84, 10, SHADE, 'opacity=".3"')
        + slab(-118, -43, 236, 84, 10, BRASS)
        + slab(-111, -36, 222, 70, 6, CREAM)
    )


def _leaf() -> str:
    """A leaf of the calendar, on which the number of the week is stacked."""
    rings = "".join(line(f"M{x}-40V-26", INK, 4, 'stroke-linecap="round"') for x in (-18, 18))
    return (
        slab(-32, -28, 70, 72, 6, SHADE, 'opacity=".3"')
        + slab(-36, -34, 72, 74, 6, CREAM)
        + path("M-36-28Q-36-34-30-34H30Q36-34 36-28V-16H-36Z", TERRACOTTA)
        + rings
    )


def board(plan: Plan, title: str) -> str:
    """Both layouts: the mats' facades and the reception desk."""
    return "".join(f'<g class="{layout}">{_board(layout, plan, title)}</g>' for layout in ("tall", "wide"))


def _board(layout: str, plan: Plan, title: str) -> str:
    body = _counter(desk(layout, plan), title)
    for area, rect in enumerate(mats(layout, plan)):
        mat = plan.mat(area)
        body += use("mat-full" if mat.full else "mat-compact", rect.x, rect.y, rect.width / mat.width)
    return body


def _counter(rect: Rect, title: str) -> str:
    """The desk: a polished counter with a blotter for the guest card, a bell, and the key rack on its front."""
    x, y, w, h = rect.x, rect.y, rect.width, rect.height
    places = desk_places(rect)
    body = (
        slab(x + 4, y + 8, w - 2, h, 12, SHADE, 'opacity=".3"')
        + slab(x, y, w, h, 12, PAINT["frame"])
        + slab(x + 5, y + 5, w - 10, h - 10, 8, PAINT["counter-top"])
        + slab(x + 12, y + 12, w - 24, h - 24, 5, "none", f'stroke="{PAINT["moulding"]}" stroke-width="2.5"')
    )
    cx, cy, k = places.card
    edge = f'stroke="{LAMP}" stroke-opacity=".55" stroke-width="1.6"'
    body += slab(cx - 130 * k, cy - 98 * k, 260 * k, 196 * k, 9 * k, PAINT["frame"])
    body += slab(cx - 127 * k, cy - 95 * k, 254 * k, 190 * k, 8 * k, PAINT["felt"])
    body += slab(cx - 119 * k, cy - 87 * k, 238 * k, 174 * k, 5 * k, "none", edge)
    body += at(cx, cy, _crest(title), scale=k)
    dx, dy, d = places.white
    body += disc(46 * d, PAINT["frame"], dx, dy + 2 * d) + disc(44 * d, PAINT["counter"], dx, dy)
    return body + disc(39 * d, PAINT["felt"], dx, dy)


def _crest(title: str) -> str:
    """The bell of the house and its name, embossed on the blotter where the guest card comes to lie."""
    bell = path("M-34 12C-34-28 34-28 34 12Z", LAMP) + slab(-42, 17, 84, 10, 5, LAMP) + disc(6, LAMP, 0, -25)
    size = min(21.0, 330 / max(1, len(title)))
    words = text(0, 54, title, size, LAMP, 'text-anchor="middle" font-style="italic"')
    return (
        f'<g opacity=".6">{at(0, -16, bell)}{words}{line("M-90 76H-12M12 76H90M0 71L5 76L0 81L-5 76Z", LAMP, 1.6)}</g>'
    )
