"""The customers: busts within 36 units around their middle, each with hair, headgear and things of its own.

A face takes the colour of the group it is drawn in, so that the same drawing turns red when its owner turns sour.
"""

from dataclasses import dataclass

from locanda.core.draw import INK, disc, line, oval, path, slab, symbol, use
from locanda.games.souvlaki.art.palette import ANGRY, CREAM

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
SKIN = ("#F2D2B2", "#E3B48C", "#C98F63", "#A86F48", "#7E5034")
BLACK, BROWN, BLOND, RED, GREY, WHITE = "#2A2322", "#5A3821", "#D9A64A", "#A8481F", "#8C8782", "#E8E3D8"


@dataclass(frozen=True)
class Look:
    """What one customer looks like: the names of drawings in `HAIR`, `HATS` and `THINGS`, and colours."""

    skin: int
    hair: str
    tint: str
    coat: str
    hat: str = ""
    felt: str = BLACK
    things: tuple[str, ...] = ()


_BACK = {
    "long": "M-17-2C-20-24 20-24 17-2C18 8 22 16 19 23H-19C-22 16-18 8-17-2Z",
    "pony": "M-16 0C-17-22 17-22 16 0ZM12-14C30-18 30 8 22 14C24 2 20-4 12-6Z",
    "wild": "M-15-4C-27-8-26 10-20 14C-22 20-10 20-8 16H8C10 20 22 20 20 14C26 10 27-8 15-4Z",
}
_TOP = {
    "short": "M-16-2C-18-23 18-23 16-2C13-9 9-12 0-12S-13-9-16-2Z",
    "side": "M-16-1C-18-24 18-24 16-1C14-8 8-10 2-13C-4-8-12-8-16-1Z",
    "long": "M-16 3C-18-24 18-24 16 3C14-6 8-10 3-13C-4-7-13-8-16 3Z",
    "pony": "M-16 0C-17-23 17-23 16 0C12-9 6-11 0-11S-12-9-16 0Z",
    "bun": "M-16 0C-17-22 17-22 16 0C12-9 6-11 0-11S-12-9-16 0ZM-8-19A8 8 0 1 1 8-19Z",
    "curls": "M-17 1C-24-6-17-16-13-15C-14-24-3-26 0-21C4-27 15-23 13-15C19-15 23-5 17 1C16-6 10-11 0-11S-16-6-17 1Z",
    "wild": "M-16 0C-26-14-14-20-12-18C-12-26 0-27 2-21C8-27 18-20 15-15C24-14 22-2 16 0C12-8 8-10 0-11S-12-8-16 0Z",
    "spikes": "M-16-2L-20-14-12-13-13-24-4-17 1-27 6-17 15-23 13-13 21-13 16-2C12-9 8-11 0-11S-12-9-16-2Z",
    "crest": "M-5-12C-8-30 8-32 6-12Z",
    "rim": "M-16 2C-18-6-16-12-14-13C-14-6-14-4-13 2ZM16 2C18-6 16-12 14-13C14-6 14-4 13 2Z",
    "none": "",
}
#: Headgear: what is drawn in its felt, and what is drawn over it.
HATS = {
    "cap": ("M-17-8C-18-25 18-25 17-8ZM15-10C24-11 28-7 29-5H-2Z", ""),
    "beret": ("M-16-10C-25-19-8-27 4-25C20-24 25-14 16-9C8-12-8-13-16-10Z", ""),
    "wool": (
        "M-17-6C-18-27 18-27 17-6Z",
        line("M-17-8H17", CREAM, 5, 'stroke-dasharray="3 2"') + disc(4, CREAM, 0, -24),
    ),
    "police": (
        "M-20-13C-16-26 16-26 20-13L16-8H-16Z",
        path("M-16-9H16Q15-3 0-4T-16-9Z", INK) + disc(3, "#E8B72E", 0, -15),
    ),
    "straw": (
        "M-27-8C-16-13-15-12-14-13C-14-29 14-29 14-13C15-12 16-13 27-8C14-4-14-4-27-8Z",
        line("M-14-12Q0-9 14-12", "#B5482A", 4),
    ),
    "fisher": ("M-24-6L-14-20Q0-26 14-20L24-6Q0-12-24-6Z", line("M-15-15Q0-19 15-15", CREAM, 2)),
    "chef": ("M-13-8V-14C-27-16-20-33-9-28C-5-36 7-36 9-28C20-33 27-16 13-14V-8Z", line("M-13-11H13", INK, 1)),
    "helmet": ("M-19-6C-20-29 20-29 19-6Z", slab(-20, -9, 40, 5, 2, CREAM) + line("M0-24V-9", INK, 1.4)),
    "hard": ("M-17-9C-17-28 17-28 17-9ZM-22-10H22V-6H-22Z", line("M0-24V-10", CREAM, 3)),
    "top": ("M-20-8H20V-12H13V-32H-13V-12H-20Z", line("M-13-14H13", "#B5482A", 4)),
    "scarf": ("M-18 6C-22-26 22-26 18 6C15-8 10-12 0-12S-15-8-18 6Z", ""),
    "band": ("M-17-11Q0-17 17-11V-6Q0-12-17-6Z", ""),
    "phones": ("M-22-2V8H-16V-2ZM22-2V8H16V-2Z", line("M-19-2C-20-27 20-27 19-2", INK, 3)),
    "bow": ("M-3-20L-15-27V-13ZM3-20L15-27V-13Z", disc(3.5, CREAM, 0, -20)),
    "fez": ("M-11-10L-8-27H8L11-10Q0-7-11-10Z", line("M0-27Q10-26 12-16", INK, 1.6)),
}
_DOTS = disc(2, CREAM, -11, -14) + disc(2, CREAM, 0, -18) + disc(2, CREAM, 11, -14)
_TWO = 'font-size="9" font-weight="700" text-anchor="middle" font-family="sans-serif"'
#: Things worn or carried.
THINGS = {
    "glasses": line("M-13 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M1 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0", INK, 1.7),
    "shades": path("M-14-4H14V-1Q13 6 7 6T1-1H-1Q-1 6-7 6T-14-1Z", INK),
    "moustache": path("M0 6C-4 4-8 9-13 5C-12 12-4 12 0 9C4 12 12 12 13 5C8 9 4 4 0 6Z", INK),
    "white-moustache": path("M0 6C-4 4-8 9-13 5C-12 12-4 12 0 9C4 12 12 12 13 5C8 9 4 4 0 6Z", WHITE),
    "beard": path("M-15 2C-15 18-6 21 0 21S15 18 15 2C12 9 8 8 4 7.500Q0 6-4 7.500C-8 8-12 9-15 2Z", "#3A2A20"),
    "white-beard": path("M-15 2C-15 18-6 21 0 21S15 18 15 2C12 9 8 8 4 7.500Q0 6-4 7.500C-8 8-12 9-15 2Z", WHITE),
    "stubble": path("M-15 3C-14 16-6 18 0 18S14 16 15 3C12 9 4 8 0 8S-12 9-15 3Z", INK, 'opacity=".22"'),
    "tie": path("M-3 21H3L4 25 2 36H-2L-4 25Z", "#B3262B"),
    "bow-tie": path("M0 23L-9 18V28ZM0 23L9 18V28Z", "#B3262B"),
    "stethoscope": line("M-11 20C-12 32 0 34 2 30M11 20C12 26 8 30 4 30", "#3A4A5A", 2, ROUND)
    + disc(3, "#C9D2DA", 2, 32),
    "camera": slab(-13, 22, 26, 15, 3, INK) + disc(5, "#9FB6C4", 0, 30) + disc(2.5, INK, 0, 30),
    "whistle": line("M-12 20Q0 34 10 26", "#D83A2B", 1.4) + disc(3, "#E8B72E", 10, 27),
    "badge": path("M11 24L18 26V31Q17 36 14 37.500Q11 36 10 31Z", "#E8B72E"),
    "apron": path("M-12 22H12L15 40H-15Z", CREAM) + line("M-12 22L-10 17M12 22L10 17", CREAM, 2),
    "pearls": "".join(disc(2, CREAM, x, y) for x, y in ((-9, 19), (-5, 22), (0, 23.5), (5, 22), (9, 19))),
    "earrings": disc(2.4, "#E8B72E", -16, 8) + disc(2.4, "#E8B72E", 16, 8),
    "medal": line("M-8 19L0 29 8 19", "#2F6FB0", 2.4) + disc(4.5, "#E8B72E", 0, 31),
    "headband": path("M-17-10Q0-16 17-10V-6Q0-12-17-6Z", "#D83A2B"),
    "brush": line("M24 38L31 18", "#C89A5A", 3, ROUND) + path("M28 19L34 8Q36 15 34 20Z", "#2F6FB0"),
    "scissors": line("M22 36L33 18M33 36L22 18", "#9AA5AE", 2.4, ROUND) + disc(3, "#D83A2B", 22, 38),
    "wrench": line("M24 38L31 22", "#9AA5AE", 4, ROUND) + path("M27 22A6 6 0 1 1 36 25L32 23Z", "#9AA5AE"),
    "note": disc(3.4, INK, 25, 34) + line("M28 34V18L36 21", INK, 2),
    "micro": line("M24 38L29 24", INK, 3.4, ROUND) + disc(5, "#9AA5AE", 30, 21),
    "bouzouki": oval(8, 10, "#A86E3C", 25, 32) + line("M28 23L36 6", "#5A3821", 3.4) + disc(2.4, INK, 25, 32),
    "fish": path("M20 24Q28 18 34 24L39 20V30L34 26Q28 32 20 26Z", "#8FB2C4") + disc(1.1, INK, 24, 24),
    "book": slab(17, 22, 16, 18, 2, "#2F6FB0") + line("M21 22V40", CREAM, 1.4),
    "bag": slab(18, 24, 18, 15, 3, "#7A4A2A") + line("M22 24V20H32V24", "#7A4A2A", 2.4),
    "ball": disc(8.5, CREAM, 26, 30, f'stroke="{INK}" stroke-width="1.2"')
    + path("M26 26L30 29 28.500 34H23.500L22 29Z", INK),
    "pad": slab(17, 25, 22, 12, 6, INK)
    + disc(1.8, "#D83A2B", 34, 31)
    + line("M21 31H26M23.500 28.500V33.500", CREAM, 1.6),
    "tooth": path(
        "M20 21Q26 24 32 21Q36 28 31 38Q29 38 28 32H25Q24 38 22 38Q17 28 20 21Z", "#FFFDF6", f'stroke="{INK}"'
    ),
    "pill": slab(19, 24, 18, 9, 4.5, "#D83A2B") + slab(28, 24, 9, 9, 4.5, CREAM),
    "paper": slab(18, 20, 17, 20, 1, "#FFFDF6", f'stroke="{INK}" stroke-width=".8"')
    + line("M21 25H32M21 29H32M21 33H28", INK, 1.4),
    "coins": disc(5, "#E8B72E", 24, 34) + disc(5, "#F2C94C", 30, 31),
    "carrot": path("M20 36L33 22 36 26Z", "#E07B1A") + line("M34 23L38 17M35 24L41 21", "#4F8A3C", 2.4, ROUND),
    "tray": oval(13, 3.4, "#9AA5AE", 25, 24) + path("M18 22Q25 12 32 22Z", "#C9D2DA"),
    "weights": line("M16 34H38", INK, 3) + slab(14, 27, 5, 14, 2, INK) + slab(35, 27, 5, 14, 2, INK),
    "anchor": line("M0 24V36M-6 31Q0 40 6 31M-4 27H4", CREAM, 2, ROUND),
    "cane": line("M30 40V24Q30 18 25 20", "#7A4A2A", 3, ROUND),
    "flag": line("M26 40V16", INK, 1.6) + slab(26, 16, 13, 9, 0, "#2F6FB0") + line("M26 20.500H39", CREAM, 2),
    "bottle": slab(22, 24, 9, 16, 3, "#BFE0EE", f'stroke="{INK}" stroke-width=".8"') + slab(24, 20, 5, 5, 1, "#D83A2B"),
    "wheel": disc(8, "none", 27, 31, f'stroke="{INK}" stroke-width="3"') + line("M19 31H35M27 31V39", INK, 2),
    "key": disc(4, "none", 24, 24, 'stroke="#E8B72E" stroke-width="3"') + line("M24 28V39M24 34H29", "#E8B72E", 3),
    "sash": path("M-22 24L14 42H4L-26 30Z", "#2F6FB0") + path("M-24 27L8 42", CREAM),
    "dots": _DOTS,
    "baby": disc(8, "#F2D2B2", 26, 25)
    + path("M16 40C16 31 36 31 36 40Z", "#F2C94C")
    + disc(1, INK, 23.5, 25)
    + disc(1, INK, 28.5, 25),
    "pair": disc(12, "#E3B48C", 22, 8)
    + path("M10 6C9-8 34-8 34 6C28 0 16 0 10 6Z", "#5A3821")
    + path("M6 40C8 22 36 22 38 40Z", "#7A5A8A")
    + disc(1.4, INK, 18, 8)
    + disc(1.4, INK, 26, 8)
    + line("M19 14Q22 16 25 14", INK, 1.3, ROUND),
    "kids": "".join(
        disc(8, tone, x, 17)
        + path(f"M{x - 8} 15C{x - 9} 5 {x + 9} 5 {x + 8} 15C{x + 4} 11 {x - 4} 11 {x - 8} 15Z", top)
        + path(f"M{x - 11} 40C{x - 10} 24 {x + 10} 24 {x + 11} 40Z", coat)
        + disc(1.2, INK, x - 3, 17)
        + disc(1.2, INK, x + 3, 17)
        for x, tone, top, coat in ((-25, "#E3B48C", "#D9A64A", "#2F86C1"), (26, "#C98F63", "#2A2322", "#6B7A3A"))
    ),
}
#: What each customer of the box looks like; one that only an edited box has borrows another's looks.
LOOKS = {
    "c01": Look(1, "curls", BROWN, "#6B7A3A", things=("glasses", "book")),
    "c02": Look(0, "short", BLACK, "#3F4A5A", things=("tie", "bag")),
    "c03": Look(2, "short", BLACK, "#6B7A3A", "beret", "#4E5B33", ("stubble",)),
    "c04": Look(0, "spikes", BLOND, "#2F86C1", things=("bag",)),
    "c05": Look(1, "rim", GREY, "#C98F4A", "cap", "#4A3A2A", ("moustache", "wheel")),
    "c06": Look(0, "bun", WHITE, "#5A4A6A", things=("glasses", "pearls")),
    "c07": Look(2, "long", RED, "#4F8A3C", things=("carrot",)),
    "c08": Look(0, "pony", BLACK, "#C0507A", things=("earrings",)),
    "c09": Look(3, "short", BLACK, "#E07B1A", things=("headband", "bottle")),
    "c10": Look(1, "short", BROWN, "#2F4A7A", "police", "#F3F0E8", ("whistle",)),
    "c11": Look(1, "short", BROWN, "#A8382B", "cap", "#2F4A7A", ("beard", "wheel")),
    "c12": Look(3, "none", BLACK, "#2B2B33", things=("weights",)),
    "c13": Look(2, "short", BLACK, "#E07B1A", "hard", "#F2C233", ("stubble",)),
    "c14": Look(2, "rim", GREY, "#2F4A5A", "fisher", "#C9B36A", ("white-beard", "fish")),
    "c15": Look(0, "side", BROWN, "#5A5A66", things=("glasses", "tie", "paper")),
    "c16": Look(1, "rim", WHITE, "#7A6A4A", "beret", "#5A4A3A", ("white-moustache", "cane")),
    "c17": Look(2, "short", BLACK, "#2F6FB0", "cap", "#2F6FB0", ("moustache", "wrench")),
    "c18": Look(1, "side", GREY, "#7A4A2A", things=("glasses", "book")),
    "c19": Look(0, "wild", BLACK, "#2B2320", things=("shades", "note")),
    "c20": Look(0, "side", RED, "#3F5A7A", "beret", "#8A2F3A", ("brush",)),
    "c21": Look(0, "short", BLOND, "#E06A5A", "straw", "#EBD08A", ("shades", "camera")),
    "c22": Look(2, "none", BLACK, "#2B2B33", things=("shades", "tie", "bag")),
    "c23": Look(1, "side", BLACK, "#2B2320", things=("bow-tie", "tray")),
    "c24": Look(3, "crest", BLOND, "#2E8A4C", things=("ball",)),
    "c25": Look(0, "side", BLOND, "#3A4A6A", things=("tie", "phone-ear")),
    "c26": Look(1, "pony", BROWN, "#2F4A7A", "bow", "#D83A2B", ("book",)),
    "c27": Look(1, "bun", BROWN, "#B5482A", things=("earrings", "apron")),
    "c28": Look(2, "rim", BLACK, "#4F8A3C", things=("moustache", "apron")),
    "c29": Look(1, "rim", GREY, "#6A6A5A", things=("glasses", "coins")),
    "c30": Look(2, "wild", BROWN, "#7A7264", "wool", "#5A6A7A", ("stubble",)),
    "c31": Look(0, "curls", RED, "#C0507A", things=("earrings", "scissors")),
    "c32": Look(3, "long", BLACK, "#8A5A32", "band", "#D83A2B", ("beard", "note")),
    "c33": Look(1, "side", BLACK, "#F3F0E8", things=("glasses", "pill")),
    "c34": Look(0, "rim", WHITE, "#5A6A5A", things=("white-moustache", "paper")),
    "c35": Look(2, "short", BLACK, "#24365A", "police", "#24365A", ("badge",)),
    "c36": Look(1, "side", BROWN, "#7A5A8A", things=("pair",)),
    "c37": Look(0, "wild", BLOND, "#3A3A4A", "phones", "#D83A2B", ("pad",)),
    "c38": Look(1, "pony", RED, "#2E8A8A", things=("baby",)),
    "c39": Look(1, "long", GREY, "#2B2320", "helmet", "#8A2F2A", ("shades", "beard")),
    "c40": Look(3, "short", BLACK, "#D83A2B", things=("whistle", "headband")),
    "c41": Look(2, "rim", BLACK, "#F3F0E8", "chef", "#FBF8F0", ("moustache",)),
    "c42": Look(0, "side", BROWN, "#4A5A7A", things=("bow-tie", "key")),
    "c43": Look(1, "side", GREY, "#2B2B33", things=("tie", "paper")),
    "c44": Look(2, "curls", BLACK, "#6A5A4A", things=("camera",)),
    "c45": Look(0, "short", BROWN, "#4A6A5A", "phones", "#2B2320", ("glasses", "stubble")),
    "c46": Look(1, "rim", GREY, "#8A3A2A", things=("white-moustache", "coins")),
    "c47": Look(2, "long", BLACK, "#A8285A", things=("earrings", "micro")),
    "c48": Look(0, "short", BLACK, "#E6F0F2", things=("tooth",)),
    "c49": Look(1, "short", BLACK, "#2F6FB0", things=("pair",)),
    "c50": Look(0, "side", BLOND, "#8A6A3A", things=("tie", "bag")),
    "c51": Look(2, "short", BLACK, "#2B2320", "fez", "#2B2320", ("moustache", "bouzouki")),
    "c52": Look(1, "rim", WHITE, "#24365A", "cap", "#F3F0E8", ("white-beard", "anchor")),
    "c53": Look(3, "side", BLACK, "#F3F0E8", things=("glasses", "stethoscope")),
    "c54": Look(0, "long", BROWN, "#5A5A3A", things=("glasses", "micro")),
    "c55": Look(1, "rim", GREY, "#2B2B33", "top", "#2B2B33", ("sash", "bow-tie")),
    "c56": Look(2, "spikes", BROWN, "#D83A2B", things=("kids",)),
}
THINGS["phone-ear"] = slab(15, -6, 6, 16, 2, INK)
_COAT = "M-31 40C-30 25-15 22-8 19H8C15 22 30 25 31 40Z"
_BEHIND = ("pair", "kids")  # stand beside, so they are drawn first


def _bust(look: Look) -> str:
    """The figure; its skin is `currentColor`."""
    tall, trim = HATS.get(look.hat, ("", ""))
    hidden = look.hat in ("chef", "helmet", "police", "wool", "top", "hard")
    top = _TOP["rim" if hidden and look.hair != "none" else look.hair]
    return (
        "".join(THINGS[thing] for thing in look.things if thing in _BEHIND)
        + (path(_BACK[look.hair], look.tint) if look.hair in _BACK else "")
        + path(_COAT, look.coat, f'stroke="{INK}" stroke-opacity=".35" stroke-width="1"')
        + path("M-6 14H6V21L0 26-6 21Z", "currentColor")
        + disc(3.4, "currentColor", -16, 3)
        + disc(3.4, "currentColor", 16, 3)
        + oval(16, 17.5, "currentColor", 0, 1)
        + disc(2, INK, -6, 0)
        + disc(2, INK, 6, 0)
        + line("M.3 2 2 7H-1", INK, 1, 'stroke-opacity=".5"')
        + (path(top, look.tint) if top else "")
        + "".join(THINGS[thing] for thing in look.things if thing not in _BEHIND)
        + (path(tall, look.felt, f'stroke="{INK}" stroke-opacity=".3" stroke-width=".8"') + trim if tall else "")
    )


_SMILE = line("M-9.500-5Q-6-7-3-5.500M9.500-5Q6-7 3-5.500", INK, 1.5, ROUND) + line(
    "M-4.500 11Q0 15 4.500 11", INK, 1.6, ROUND
)
_SCOWL = line("M-10.500-8L-3-4.500M10.500-8L3-4.500", INK, 2.6, ROUND) + line("M-5 13.500Q0 9 5 13.500", INK, 2, ROUND)


def look_of(name: str, number: int) -> Look:
    """A customer's looks, by its id and number in the box."""
    return LOOKS.get(name) or list(LOOKS.values())[number % len(LOOKS)]


def people_symbols(names: tuple[str, ...], x: float, y: float) -> str:
    """Four symbols a customer, drawn around (x, y): ``guest-<id>`` and ``sour-<id>``, turned and red in the face; the
    same behind the first one of a Big order, ``mate-<id>`` and ``sourmate-<id>``.
    """
    body = symbol("smile", _SMILE) + symbol("scowl", _SCOWL)
    for number, name in enumerate(names):
        look = look_of(name, number)
        body += f'<g id="bust-{name}">{_bust(look)}</g>'
        calm = f'<g color="{SKIN[look.skin]}">{use(f"bust-{name}")}{use("smile")}</g>'
        cross = f'<g color="{ANGRY}">{use(f"bust-{name}")}{use("scowl")}</g>'
        body += symbol(f"guest-{name}", f'<g transform="translate({x} {y})">{calm}</g>')
        body += symbol(f"sour-{name}", f'<g transform="translate({x} {y + 4}) rotate(90)">{cross}</g>')
        body += symbol(f"mate-{name}", use(f"guest-{name}", 26, -8, 0.85))
        body += symbol(f"sourmate-{name}", use(f"sour-{name}", 25, -12, 0.8))
    return body
