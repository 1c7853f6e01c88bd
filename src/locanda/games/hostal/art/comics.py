"""The twelve pictures of the cards, each within 44 units around its middle; cards and small cards share them."""

from locanda.core.draw import INK, LAMP, at, disc, line, oval, path, slab, star, symbol, text
from locanda.games.hostal.art.palette import CREAM, WOOD, WOOD_DEEP

_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
_EDGE = f'stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"'
_BOLD = 'text-anchor="middle" font-weight="700"'
SKIN, SOCK, FUR = "#E9B98C", "#5E8C4A", "#6E6A78"


def comic_symbols() -> str:
    """``comic-1`` to ``comic-12``."""
    drawn = (
        _pills(), _pair(), _grumpy(), _dancing(), _party(), _chocolate(),
        _blanket(), _television(), _sock(), _flea(), _wolf(), _tools(),
    )  # fmt: skip
    return "".join(symbol(f"comic-{i + 1}", body) for i, body in enumerate(drawn))


def _eyes(x: float, y: float, wide: float = 6, angry: bool = False) -> str:
    """Two round eyes."""
    body = ""
    for side in (-1, 1):
        body += disc(5.2, "#FFFFFF", x + side * wide, y, f'stroke="{INK}" stroke-width="1.6"')
        body += disc(2.3, INK, x + side * wide - side, y + 0.8)
    if angry:
        body += line(f"M{x - wide - 6} {y - 8}l9 4M{x + wide + 6} {y - 8}l-9 4", INK, 3.2, _ROUND)
    return body


def _pills() -> str:
    """A sleeper under a moon, a bottle of pills beside."""
    bottle = (
        slab(14, -2, 24, 36, 5, "#D98A3A", _EDGE)
        + slab(12, -12, 28, 11, 3, CREAM, _EDGE)
        + slab(14, 8, 24, 15, 0, CREAM)
        + text(26, 15.5, "Zz", 13, INK, _BOLD)
    )
    moon = path("M-18-42A24 24 0 1 0 6-10A20 20 0 0 1-18-42Z", LAMP, _EDGE)
    face = line("M-28-14q4 4 8 0M-22-4q4 3 7 0", INK, 2.4, _ROUND)
    pills = at(-22, 28, slab(-11, -5, 22, 10, 5, "#D9534A", _EDGE) + slab(0, -5, 11, 10, 4, CREAM), turn=-25)
    pills += at(-2, 34, slab(-9, -4.5, 18, 9, 4.5, "#4A7FB5", _EDGE), turn=14)
    zed = text(22, -30, "z", 18, INK, _BOLD) + text(35, -38, "Z", 24, INK, _BOLD)
    return moon + face + bottle + pills + zed


def _head(x: float, y: float, skin: str, cap: str) -> str:
    return (
        disc(12, skin, x, y, _EDGE)
        + path(f"M{x - 12} {y - 4}Q{x} {y - 26} {x + 15} {y - 8}Z", cap, _EDGE)
        + disc(3.6, CREAM, x + 16, y - 7, f'stroke="{INK}" stroke-width="1.6"')
        + line(f"M{x - 7} {y + 1}q3 3 6 0M{x + 1} {y + 1}q3 3 6 0M{x - 3} {y + 7}h6", INK, 2, _ROUND)
    )


def _pair() -> str:
    """Two heads on one pillow, one blanket, a heart."""
    heart = path("M0-22c-7-13-22-3-14 7l14 12 14-12c8-10-7-20-14-7z", "#C8403A", _EDGE)
    return (
        slab(-42, -12, 84, 54, 8, WOOD, _EDGE)
        + slab(-36, -8, 72, 22, 8, "#FFFFFF", _EDGE)
        + _head(-17, 5, SKIN, "#4A7FB5")
        + _head(16, 5, "#9A6440", "#C8403A")
        + path("M-38 18Q-20 12 0 18Q20 24 38 16V38H-38Z", "#5E8C4A", _EDGE)
        + line("M-24 18V38M-6 18V38M12 21V38M28 19V38", CREAM, 2.4, 'opacity=".7"')
        + at(0, -16, heart, scale=0.95)
    )


def _grumpy() -> str:
    """A face red with rage, steam at the ears, a pointing finger: out!"""
    steam = line("M-34-14q-8-6-2-12M34-14q8-6 2-12M-40-22q-4-5 0-9M40-22q4-5 0-9", INK, 3, _ROUND)
    mouth = path("M-15 13Q0 5 15 13Q12 27 0 27Q-12 27-15 13Z", "#4A1713", _EDGE) + slab(-10, 11, 20, 5, 1, "#FFFFFF")
    mark = path("M-6-44L6-44 3-31-3-31ZM-4-28h8v6h-8z", "#FFFFFF", f'stroke="{INK}" stroke-width="2"')
    return (
        steam
        + path("M-29-16Q-27-38 0-38Q27-38 29-16L31 6Q27 36 0 36Q-27 36-31 6Z", "#D95B45", _EDGE)
        + path("M-30-12Q-34-34-10-40Q10-48 30-12Q14-26-30-12Z", "#2E4057", _EDGE)
        + _eyes(0, -1, 11, True)
        + mouth
        + at(-32, -32, mark, scale=0.55)
    )


def _dancing() -> str:
    """Two feet in tap shoes, with sparks and notes."""
    shoe = (
        path("M-8-30H8L9 4Q26 8 28 18H-10Z", SKIN, _EDGE)
        + path("M-11 2Q-2 10 10 3Q28 6 30 20H-12Z", "#2B2320", _EDGE)
        + slab(-13, 18, 45, 6, 2, "#C9A24B", f'stroke="{INK}" stroke-width="1.6"')
        + slab(-9, -34, 18, 12, 2, "#4A7FB5", _EDGE)
        + line("M2 7q4-5 9 0", CREAM, 2.6, _ROUND)
    )
    beat = line("M-40 38h18M26 40h16M-30 44h10M-6 42h12", INK, 3, _ROUND)
    dash = line("M-40-6l8 4M-42 8h8M40-22l-7 5", INK, 3, _ROUND)
    notes = at(-30, -26, _note()) + at(36, -36, _note(), scale=0.8)
    return beat + dash + at(-16, 8, shoe, turn=-16) + at(12, 0, shoe, turn=12) + notes


def _note() -> str:
    return oval(5, 4, INK, -4, 8) + line("M1 8V-8q6 1 8 7", INK, 3, _ROUND)


def _party() -> str:
    """A glass, a paper hat, a bursting trumpet."""
    glass = (
        path("M-30-22H0L-12 2V20H-3V26H-27V20H-18V2Z", "#BFE0E6", _EDGE)
        + path("M-27-15H-3L-12 0H-18Z", "#D9534A")
        + disc(5, "#F2C879", -2, -22, _EDGE)
    )
    hat = path("M10-2L26-40 40-4Q25 5 10-2Z", "#8B5FBF", _EDGE) + disc(5, LAMP, 26, -40, _EDGE)
    hat += disc(3, LAMP, 22, -12) + disc(3, LAMP, 30, -20)
    horn = path("M2 34L34 16 42 34 4 40Z", "#E69F00", _EDGE) + line("M0 37h-8", INK, 4, _ROUND)
    confetti = "".join(
        slab(x, y, 6, 6, 0, fill, f'transform="rotate({t} {x} {y})"')
        for x, y, fill, t in (
            (-40, -36, "#D9534A", 20), (-14, -40, "#4A7FB5", 40), (6, -30, "#5E8C4A", 10),
            (-42, 6, "#E69F00", 30), (-38, 34, "#8B5FBF", 15), (12, 10, "#D9534A", 50), (-10, 38, "#4A7FB5", 5),
        )
    )  # fmt: skip
    return confetti + glass + hat + horn


def _chocolate() -> str:
    """A steaming cup of chocolate."""
    steam = line("M-14-22q-7-8 0-15M2-22q-7-8 0-15M18-22q-7-8 0-15", INK, 3, _ROUND)
    return (
        steam
        + oval(38, 8, CREAM, 0, 34, _EDGE)
        + line("M26-4Q46-6 42 10 38 22 22 20", INK, 10)
        + line("M26-4Q46-6 42 10 38 22 22 20", "#D9534A", 5)
        + path("M-30-12H30L24 26Q22 34 12 34H-12Q-22 34-24 26Z", "#D9534A", _EDGE)
        + oval(30, 8, CREAM, 0, -12, _EDGE)
        + oval(24, 5, "#5B3218", 0, -11)
        + slab(-12, -18, 10, 8, 2, "#FFFFFF")
        + slab(4, -17, 9, 7, 2, "#FFFFFF")
        + path("M0 8c-3-6-10-2-6 3l6 6 6-6c4-5-3-9-6-3z", CREAM)
    )


def _blanket() -> str:
    """A shivering face under a thermometer, wrapped in a blanket."""
    gauge = (
        slab(22, -42, 14, 54, 7, "#FFFFFF", _EDGE)
        + disc(11, "#D9534A", 29, 16, _EDGE)
        + line("M29 14V-14", "#D9534A", 5)
        + line("M22-30h6M22-20h6M22-10h6", INK, 2)
    )
    wrap = path("M-42 40Q-44-6-26-26Q-8-46 10-26Q24-8 22 40Z", "#B5652B", _EDGE)
    check = line("M-40 14H22M-42 28H22M-30-14V40M-10 20V40M8 20V40", "#F2C879", 2.6, 'opacity=".85"')
    face = disc(15, SKIN, -9, -7, _EDGE) + _eyes(-9, -10, 6) + line("M-16 0q3-3 5 0t5 0t5 0", INK, 2.2, _ROUND)
    cold = line("M-42-30l8 4M-36-42l4 8M10-42l-4 7", "#4A7FB5", 3.4, _ROUND)
    return cold + wrap + check + face + gauge


def _television() -> str:
    """An old set on thin legs, an aerial, a hero on the screen."""
    hero = (
        path("M-20-8L-2-18 16-8 8 18H-16Z", "#D9534A")
        + disc(8, SKIN, -4, -9, f'stroke="{INK}" stroke-width="1.6"')
        + slab(-12, -13, 16, 5, 2, INK)
        + star(-5, 8, 7, LAMP)
    )
    return (
        line("M-4-20L-22-42M0-20L20-42", INK, 3, _ROUND)
        + disc(3, INK, -22, -42)
        + disc(3, INK, 20, -42)
        + line("M-26 28L-34 42M26 28L34 42", INK, 4, _ROUND)
        + slab(-42, -22, 84, 54, 7, WOOD, _EDGE)
        + slab(-36, -16, 56, 42, 8, "#BFE0E6", _EDGE)
        + at(-4, 6, hero, scale=0.85)
        + disc(4.5, LAMP, 31, -8, f'stroke="{INK}" stroke-width="1.6"')
        + disc(4.5, LAMP, 31, 5, f'stroke="{INK}" stroke-width="1.6"')
        + line("M26 15h10M26 20h10", INK, 2)
    )


def _sock() -> str:
    """A sock with holes that stinks, a fly above it."""
    stink = line("M-36-10q-6-7 0-13t0-13M38-4q6-7 0-13t0-13M24-24q5-6 0-11", "#6B7A3A", 3.6, _ROUND)
    fly = oval(4, 3, INK, -16, -32) + oval(5, 3, "#FFFFFF", -20, -37) + oval(5, 3, "#FFFFFF", -12, -37)
    return (
        stink
        + path("M-14-26H14L12 4Q30 10 36 22Q40 36 24 38H-8Q-24 36-20 18Z", SOCK, _EDGE)
        + path("M-15-28H15V-16H-15Z", CREAM, _EDGE)
        + line("M-14-6Q0-2 13-6M-17 8Q-4 12 12 8", CREAM, 4)
        + path("M22 38Q16 26 34 24Q42 36 24 38Z", CREAM, _EDGE)
        + oval(6, 4.5, SKIN, 4, 28, f'stroke="{INK}" stroke-width="1.6"')
        + disc(4, SKIN, -12, 24, f'stroke="{INK}" stroke-width="1.6"')
        + fly
    )


def _flea() -> str:
    """A grinning flea with a fork, its small ones leaping."""
    legs = line("M-14 18L-26 30-20 42M-2 22L-6 36 4 42M12 18L28 26 24 40M-16 2L-30-4M14 0L28-8", INK, 3.4, _ROUND)
    feelers = line("M-10-26Q-18-40-26-40M6-26Q12-42 22-42", INK, 3, _ROUND)
    small = "".join(oval(5, 4, "#7A3B22", x, y, f'stroke="{INK}" stroke-width="1.4"') for x, y in ((-36, 16), (38, 12)))
    hops = line("M-40 30q2-8 4-10M40 28q-1-8-2-12", INK, 1.8, 'stroke-dasharray="3 3"')
    return (
        legs
        + feelers
        + small
        + hops
        + path("M-22 0Q-22 26 0 28Q22 26 22 0Q20-28 0-30Q-20-28-22 0Z", "#9A4F2A", _EDGE)
        + line("M-19 10Q0 18 19 10M-17 19Q0 26 17 19", INK, 2)
        + _eyes(-1, -12, 8)
        + path("M-11-1Q0 8 11-1Q8 10 0 10Q-8 10-11-1Z", "#FFFFFF", f'stroke="{INK}" stroke-width="1.8"')
        + line("M30-8V-30M25-30v9q5 4 10 0v-9M30-30v7", INK, 2.6, _ROUND)
    )


def _wolf() -> str:
    """A wolf in pyjamas howling at the moon."""
    return (
        disc(21, LAMP, 20, -20, _EDGE)
        + disc(3, "#D9A441", 14, -26)
        + disc(4, "#D9A441", 27, -14)
        + path("M-40 42Q-42 8-22-2L-26-24-12-12Q-2-18 6-32L14-20Q22-20 26-28L22-6Q16 4 4 6Q8 24 18 42Z", FUR, _EDGE)
        + path("M6-32L14-20 10-12 2-18Z", "#3E3A48")
        + path("M-40 42Q-40 22-30 14Q-10 22 6 14Q12 28 18 42Z", "#4A7FB5", _EDGE)
        + line("M-26 18V42M-12 19V42M2 18V42", CREAM, 3)
        + disc(2.6, "#FFFFFF", -3, -13)
        + path("M20-24l6-4-3 8z", INK)
        + path("M22-14l-3 6 7-4z", "#FFFFFF")
        + path("M-40-22l8 2M-42-34l8 6", "none")
        + line("M-42-20l8 2M-38-36l6 6M-24-44l2 8", INK, 3, _ROUND)
    )


def _tools() -> str:
    """Mr. Tools with his moustache, his cap and his box."""
    cap = path("M-20-24Q-20-42 0-42Q20-42 20-24Z", "#4A7FB5", _EDGE) + slab(-22, -26, 48, 6, 3, "#34618F", _EDGE)
    moustache = path("M0-6Q-14-12-18 0Q-8 4 0-1Q8 4 18 0Q14-12 0-6Z", "#5B3A22", f'stroke="{INK}" stroke-width="1.8"')
    box = (
        line("M-12 18V12H12V18", INK, 4, _ROUND)
        + slab(-30, 18, 60, 24, 4, "#C8403A", _EDGE)
        + slab(-30, 26, 60, 4, 0, INK)
        + slab(-6, 23, 12, 10, 2, LAMP, f'stroke="{INK}" stroke-width="1.8"')
    )
    hammer = line("M34 34L40-4", WOOD_DEEP, 5, _ROUND) + at(40, -6, slab(-11, -6, 22, 12, 2, "#8B93A0", _EDGE), turn=9)
    wrench = line("M-36 36L-40 0", "#8B93A0", 6, _ROUND) + path("M-47-4A8 8 0 1 0-33-4L-36 3H-44Z", "#8B93A0", _EDGE)
    return (
        wrench
        + hammer
        + path("M-34 42Q-34 14-10 12H10Q34 14 34 42Z", "#6B7A3A", _EDGE)
        + disc(18, SKIN, 0, -12, _EDGE)
        + _eyes(0, -15, 7)
        + oval(5, 4, "#D98A6A", 0, -8)
        + moustache
        + cap
        + box
    )
