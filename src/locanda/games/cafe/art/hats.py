"""Hats as data: the outline of the whole hat, the parts in felt, the parts in the band's colour, and trimmings."""

from dataclasses import dataclass

from locanda.core.draw import INK, disc, line, path
from locanda.games.cafe.art.palette import CREAM


@dataclass(frozen=True)
class Hat:
    """Paths of one hat on a head whose top is at y = -11.5, and a trimming that is drawn over it."""

    felt: str
    band: str
    shade: str
    trim: str = ""

    def draw(self, felt: str, band: str) -> str:
        """The hat in two colours."""
        return path(self.felt, felt) + path(self.band, band) + path(self.shade, INK, 'opacity=".18"') + self.trim


_FLOWER = disc(4.8, CREAM, 11, -14) + disc(3.6, "#D8514F", 11, -14) + disc(1.5, "#F2C878", 11, -14)
_FEATHER = path("M11-10C15-14 19-20 18-29C12-26 9-19 10-11Z", CREAM) + line("M10.5-11Q14-19 17-27", "#B08A3E", 1)
_PEARL = disc(2.6, CREAM, -9, -13, 'stroke="#B08A3E" stroke-width=".8"')
_RIBBON = path("M8-12q9 1 11-6q-7-3-11 6z", CREAM)
_STALK = line("M4-28Q5-31 8-32", INK, 2, 'stroke-linecap="round"')
_BUTTON = disc(2, INK, 0, -23, 'fill-opacity=".35"')

LADIES = {
    "wide": Hat(
        "M-25-7C-24-13-14-12-13-13C-13-29 13-29 13-13C14-12 24-13 25-7C14-3-14-3-25-7Z",
        "M-13.2-12.5Q0-8.5 13.2-12.5V-17.5Q0-13.5-13-17.5Z",
        "M-25-7C-14-4.5 14-4.5 25-7C14-2.5-14-2.5-25-7Z",
        _FLOWER,
    ),
    "cloche": Hat(
        "M-16-1C-20-32 20-32 16-1C9-8-9-8-16-1Z",
        "M-16.3-4C-9-11.5 9-11.5 16.3-4L16.3-9.5C9-16.5-9-16.5-16.3-9.5Z",
        "M-16-1C-9-8 9-8 16-1C9-5.5-9-5.5-16-1Z",
        _RIBBON,
    ),
    "beret": Hat(
        "M-15-6C-26-14-12-30 4-28C20-27 27-15 17-9C10-6-6-10-15-6Z",
        "M-15-5.5C-8-11 8-10 15-6.5L15-9.5C8-13-8-13.5-15-9Z",
        "M-20-16C-14-9 8-16 21-14C20-9 10-9 2-9.5S-12-9-15-6C-20-9-21-12-20-16Z",
        _STALK,
    ),
    "pillbox": Hat(
        "M-13-5L-12-20Q0-25 12-20L13-5Q0-12-13-5Z",
        "M-13-5Q0-12 13-5L12.7-10Q0-16.5-12.7-10Z",
        "M-12-20Q0-25 12-20Q0-16-12-20Z",
        _FEATHER,
    ),
    "bonnet": Hat(
        "M-18 3C-25-30 25-30 18 3L12.5-2C11-12-11-12-12.5-2Z",
        "M-18 3C-18-18 18-18 18 3L15.3 .5C13-14-13-14-15.3 .5Z",
        "M-12-20C-5-13 5-13 12-20C5-16-5-16-12-20Z",
        _PEARL,
    ),
}
GENTLEMEN = {
    "bowler": Hat(
        "M-20-7C-19-11-14-9-13-10C-14-31 14-31 13-10C14-9 19-11 20-7C10-3.5-10-3.5-20-7Z",
        "M-13-9.5Q0-6.5 13-9.5L12.7-15Q0-12-12.7-15Z",
        "M-20-7C-10-4.5 10-4.5 20-7C10-3-10-3-20-7Z",
    ),
    "boater": Hat(
        "M-21-6.5V-9.5L-13-10.5V-23H13V-10.5L21-9.5V-6.5Q0-3.5-21-6.5Z",
        "M-13-10.5Q0-8.5 13-10.5V-17.5Q0-15.5-13-17.5Z",
        "M-21-7.5Q0-4.5 21-7.5V-6Q0-3-21-6Z",
    ),
    "fedora": Hat(
        "M-23-9C-17-7-13-11-13-12C-14-27-6-27-1-23C3-27 14-26 13-12C14-11 17-7 23-9C14-1-14-1-23-9Z",
        "M-13-11Q0-7 13-11V-16.5Q0-12.5-13-16.5Z",
        "M-1-23C-3-20-3-17-2-14.5C0-17 1-20-1-23Z",
    ),
    "top": Hat(
        "M-19-7C-18-11-13-9-12.5-10L-13.5-30Q0-33 13.5-30L12.5-10C13-9 18-11 19-7C10-3.5-10-3.5-19-7Z",
        "M-12.6-10.5Q0-7.5 12.6-10.5L12.9-17Q0-14-12.9-17Z",
        "M-13.5-30Q0-33 13.5-30Q0-27-13.5-30Z",
    ),
    "cap": Hat(
        "M-15-4C-20-21 2-29 15-15C18-12 22-10 25-5C18-9 2-10-3-7.5S-12-6-15-4Z",
        "M-15-4C-16-10-14-14-12-16C-4-13 8-14 16-13.5L17-10C8-11-8-10-15-4Z",
        "M13-10C18-10 22-8 25-5C18-9 10-9 4-9Z",
        _BUTTON,
    ),
}
