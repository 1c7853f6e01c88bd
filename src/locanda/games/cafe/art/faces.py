"""What all busts share: cardboard tiles, cream edges, heads, eyes, moustaches."""

from locanda.core.draw import INK, disc, line, oval, path, slab
from locanda.games.cafe.art.palette import CREAM, PAINT

SHADE, TILE = PAINT["tile-shade"], PAINT["tile"]
ROUND = 'stroke-linecap="round"'
LIPS, CHEEK = "#A8282F", "#D8514F"
SHOULDERS = "M-33 40C-32 24-16 21-8 18H8C16 21 32 24 33 40Z"

SKIN = ("#F2D2B2", "#E3B48C", "#C98F63", "#A86F48", "#7E5034", "#5E3A28")
HAIR = {
    "black": "#211C1B",
    "brown": "#4A2E1E",
    "chestnut": "#7A4524",
    "blond": "#C7923F",
    "red": "#A8481F",
    "grey": "#8C8782",
}
MOUSTACHES = (
    "M0 8C-4 6-8 11-13 6C-12 13-4 14 0 11C4 14 12 13 13 6C8 11 4 6 0 8Z",
    "M-8.5 11.5Q-6 6 0 7.5Q6 6 8.5 11.5Q4 9.5 0 10Q-4 9.5-8.5 11.5Z",
    "M-9 12Q-10 7 0 7Q10 7 9 12Q5 11 0 11T-9 12Z",
    "M0 7.5Q-6 6-10 9.5Q-13 9-14 5.5Q-15.5 10-11 12Q-5 13 0 10.5Q5 13 11 12Q15.5 10 14 5.5Q13 9 10 9.5Q6 6 0 7.5Z",
    "M-7 10Q0 5.5 7 10L6 11Q0 8.5-6 11Z",
    "M0 7.5Q-8 6-8.5 13Q-6 15-5 11Q-3 10 0 10T5 11Q6 15 8.5 13Q8 6 0 7.5Z",
)


def tile(lady: bool, inside: str) -> str:
    """A round (lady) or square (gentleman) cardboard tile with the drawing clipped to its face."""
    shade = 'fill-opacity=".3"'
    if lady:
        edge = disc(33, SHADE, 0, 2.5, shade) + disc(33, TILE)
    else:
        edge = slab(-31, -28.5, 62, 62, 8, SHADE, shade) + slab(-31, -31, 62, 62, 8, TILE)
    return f'{edge}<g clip-path="url(#{"round" if lady else "square"})">{inside}</g>'


def tile_clips() -> str:
    """The faces of both tiles as clips."""
    square = '<rect x="-28" y="-28" width="56" height="56" rx="5.5"/>'
    return f'<clipPath id="round"><circle r="30"/></clipPath><clipPath id="square">{square}</clipPath>'


def outline(*shapes: str) -> str:
    """A cream edge around the figure, so that it stands out from any colours."""
    return path("".join(shapes), CREAM, f'stroke="{CREAM}" stroke-width="4.5" stroke-linejoin="round"')


def head(skin: str, width: float = 12.5) -> str:
    """A head without a face."""
    return oval(width, 14.5, skin, 0, 3)


def eyes(brow: str, lady: bool) -> str:
    """Dots, brows and a nose; a lady's lashes."""
    lash = "M-7.5 .8-5.5 1.2M7.5 .8 5.5 1.2" if lady else ""
    return (
        disc(1.7, INK, -5, 2)
        + disc(1.7, INK, 5, 2)
        + line("M-7.5-3Q-5-5-2.5-3.5M7.5-3Q5-5 2.5-3.5", brow, 1.5, ROUND)
        + line(f"{lash}M.3 3 1.8 7H-.8", INK, 0.9, 'stroke-opacity=".5"')
    )
