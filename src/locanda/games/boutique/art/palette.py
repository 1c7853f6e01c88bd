"""Paints of the hotel, by day and by lamplight."""

from locanda.core.draw import Paints

PAINT = Paints(
    {
        "wall": ("#F1E2C2", "#343B54"),
        "wall-deep": ("#DFC998", "#282E44"),
        "moulding": ("#B08A3E", "#8F7136"),
        "room": ("#FCF6E8", "#565E7C"),
        "room-rest": ("#F8E6CB", "#4A4D6B"),
        "room-next": ("#E3E6D2", "#46556B"),
        "room-line": ("#BFA67A", "#2B3148"),
        "lot": ("#CDB78E", "#232940"),
        "lot-line": ("#A88F63", "#3A4260"),
        "shelf": ("#E7D3AA", "#2A3048"),
        "lettering": ("#2B2320", "#F1E7D3"),
        "lettering-soft": ("#6A5638", "#BDB7A6"),
        "frame": ("#5E3320", "#20140F"),
        "counter": ("#6F4223", "#3C2416"),
        "counter-top": ("#9A6438", "#5A3820"),
        "felt": ("#5B6A35", "#36431F"),
        "slip": ("#FBF6EA", "#E4DAC4"),
        "slip-line": ("#EADCBE", "#CDBF9F"),
        "cast": ("#2B2320", "#05070C"),
    }
)

#: Markers of nights: without breakfast and with it.
GREEN, GREEN_DEEP = "#3E7C4F", "#27553A"
BROWN, BROWN_DEEP = "#8A4F24", "#5E3414"
CREAM = "#FBF3E2"
GOOD, BAD = "#2F6B3C", "#A3241F"
