"""Paints of the café, by day and by lamplight, and the colours that tell the nations apart."""

from zlib import crc32

from locanda.core.draw import Paints

PAINT = Paints(
    {
        "floor-a": ("#F3ECDD", "#5B6079"),
        "floor-b": ("#D9D0BC", "#484D66"),
        "floor-vein": ("#A99F89", "#7F86A2"),
        "floor-joint": ("#BBB099", "#383D52"),
        "floor-band": ("#8C3A26", "#6B3428"),
        "frame": ("#5E3320", "#2A1912"),
        "frame-light": ("#8A5432", "#442A1C"),
        "gold": ("#B08A3E", "#8F7136"),
        "timber": ("#6F4223", "#4C2E18"),
        "wood-light": ("#A87945", "#7D5831"),
        "cane": ("#E6CA93", "#B99A63"),
        "cloth": ("#FBF6EA", "#D8CDB8"),
        "bar-top": ("#5A3520", "#3A2114"),
        "bar-edge": ("#7F4E2D", "#573620"),
        "bar-well": ("#2A1912", "#170E0A"),
        "tray": ("#EADCC2", "#313950"),
        "tray-place": ("#D9C7A5", "#262D42"),
        "tray-ink": ("#2B2320", "#F1E7D3"),
        "tile": ("#FFFBF2", "#E9DFCB"),
        "tile-shade": ("#2B2320", "#05070C"),
    }
)

_MAIN = {
    "africa": "#2A6F47",
    "britain": "#1F3A7A",
    "china": "#B8221B",
    "cuba": "#23569E",
    "france": "#33529F",
    "germany": "#35302E",
    "india": "#C9701A",
    "italy": "#27793F",
    "russia": "#3560AE",
    "spain": "#A6241F",
    "turkey": "#C3222E",
    "usa": "#2A3F7C",
}

_SECOND = {
    "africa": "#E9B93A",
    "britain": "#D8434A",
    "china": "#F2C744",
    "cuba": "#E9545B",
    "france": "#E4574F",
    "germany": "#E8B72E",
    "india": "#F4F0E6",
    "italy": "#F4F0E6",
    "russia": "#F4F0E6",
    "spain": "#EDBE32",
    "turkey": "#F4F0E6",
    "usa": "#E0606A",
}

#: Edges of busts, cards and letters on dark ground.
CREAM = "#FBF3E2"

#: Nations that have colours of their own; others, of an edited box, get a pair of these by their name.
NATIONS = tuple(_MAIN)
_OTHERS = (
    ("#6B4F8A", "#F2C744"),
    ("#1F6F70", "#F4F0E6"),
    ("#7A4A2A", "#9ED0C4"),
    ("#5A5F6E", "#E9B93A"),
    ("#8A2F5A", "#F4F0E6"),
)


def main(nation: str) -> str:
    """The nation's first colour: the ring of its tables, its half of a shared chair."""
    return _MAIN.get(nation) or _OTHERS[crc32(nation.encode()) % len(_OTHERS)][0]


def second(nation: str) -> str:
    """The colour that goes with it: lines on rings, rugs and cushions."""
    return _SECOND.get(nation) or _OTHERS[crc32(nation.encode()) % len(_OTHERS)][1]
