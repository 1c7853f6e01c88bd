"""Paints of the inn, by day and by lamplight."""

from locanda.core.draw import Paints

PAINT = Paints(
    {
        "sky": ("#40527C", "#131A2E"),
        "sky-low": ("#6C6A96", "#1C2440"),
        "hill": ("#33436A", "#0E1426"),
        "roof": ("#9B4530", "#5A2C33"),
        "roof-line": ("#7C3424", "#43202A"),
        "brick": ("#8A4E38", "#3B2B38"),
        "brick-line": ("#734030", "#2E2130"),
        "wall": ("#F0DAAB", "#5D5570"),
        "wall-line": ("#E4C78D", "#544C68"),
        "skirting": ("#8A5A34", "#33283A"),
        "floor": ("#C89A66", "#54434A"),
        "floor-line": ("#B58754", "#46373F"),
        "new-floor": ("#E8C98F", "#77624F"),
        "pane": ("#2F4169", "#101830"),
        "ground": ("#5B6A3A", "#232B2E"),
        "counter": ("#F3E7CF", "#2A3148"),
        "counter-edge": ("#B08A3E", "#8F7136"),
        "lettering": ("#2B2320", "#F1E7D3"),
        "lettering-soft": ("#6A5638", "#BDB7A6"),
        "tile": ("#FBF6EA", "#3A4260"),
        "cast": ("#2B2320", "#05070C"),
    }
)

CREAM, WOOD, WOOD_DEEP = "#FBF3E2", "#7A4A2A", "#54301A"
#: What beds and rugs give: something, nothing, or they take.
GIVES, NOTHING, TAKES = "#2F6B5D", "#56637A", "#9A3B31"
LANTERN = "#FFE3A1"


def cloth(worth: int) -> str:
    """The colour of a bed or rug of this number."""
    return GIVES if worth > 0 else TAKES if worth < 0 else NOTHING
