"""Paints of the street, by day and at night."""

from locanda.core.draw import Paints

PAINT = Paints(
    {
        "pavement": ("#D9CDB8", "#2A3048"),
        "pavement-line": ("#BFB096", "#3A4160"),
        "kerb": ("#A8987C", "#1B2032"),
        "cloth": ("#FBF3E6", "#4A4458"),
        "cloth-words": ("#A8382B", "#F2B8A8"),
        "cloth-check": ("#C8452F", "#7A2F35"),
        "cloth-blend": ("#E39E8C", "#613A46"),
        "counter": ("#A86E3C", "#4A3222"),
        "counter-edge": ("#6F4223", "#2A1B12"),
        "slot": ("#8F5A2F", "#3A271A"),
        "bubble": ("#FFFDF6", "#E9E2D2"),
        "bubble-phone": ("#DCEBF5", "#C4D6E8"),
        "rim": ("#5B4A3E", "#14100E"),
        "paper-card": ("#FBF6EA", "#E4DAC4"),
        "board": ("#2F3A33", "#1C2521"),
        "board-frame": ("#8A5A32", "#4A3222"),
        "chalk": ("#F1EBDA", "#D9D2BE"),
        "track": ("#F3E6CB", "#39405C"),
        "track-cell": ("#E2CFA6", "#4A5274"),
        "track-over": ("#D6DFB4", "#4D6650"),
        "track-words": ("#4A3A26", "#E3DBC6"),
        "cast": ("#2B2320", "#05070C"),
    }
)

CREAM = "#FBF3E2"
GOOD, BAD = "#2F6B3C", "#A3241F"
GOLD, STAR = "#D9A520", "#C9502A"
ANGRY = "#D8402C"
