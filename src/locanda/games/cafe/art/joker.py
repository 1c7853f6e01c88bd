"""The jokers: motley, bells, and a badge of the nation that one of them was named as."""

from locanda.core.draw import at, disc, line, path, slab, star, symbol, use
from locanda.games.cafe.art.faces import (
    CHEEK,
    LIPS,
    MOUSTACHES,
    ROUND,
    SHADE,
    SHOULDERS,
    SKIN,
    TILE,
    eyes,
    head,
    outline,
    tile,
)

_CAP = "M-13 1C-15-9-23-13-29-5C-27-24-9-25-6-15C-6-30 6-30 6-15C9-25 27-24 29-5C23-13 15-9 13 1C7-6-7-6-13 1Z"
_LEFT = "M-13 1C-15-9-23-13-29-5C-27-24-9-25-6-15L-4-4Q-9-3-13 1Z"
_RIGHT = "M13 1C15-9 23-13 29-5C27-24 9-25 6-15L4-4Q9-3 13 1Z"
_RUFF = "M-20 19-14 28-8 20-3 29 0 21 3 29 8 20 14 28 20 19 9 15H-9Z"
_BELLS = ((-28, -4), (0, -26), (28, -4))
_STARS = ((-20, -22), (22, -24), (-25, 8), (25, 10))
_LOZENGES = ((-24, "#2F8A4C"), (-12, "#F2C744"), (0, "#C8352F"), (12, "#F2C744"), (24, "#3560AE"))
#: Left, middle and right of the cap, and the skin, by lady and gentleman.
_LADY = ("#3560AE", "#F2C744", "#C8352F", SKIN[1])
_GENTLEMAN = ("#2F8A4C", "#C8352F", "#F2C744", SKIN[3])


def joker(lady: bool) -> str:
    """A joker's bust, clipped by the caller."""
    left, middle, right, skin = _LADY if lady else _GENTLEMAN
    return (
        slab(-34, -34, 68, 68, 0, "#5D4A86")
        + "".join(star(x, y, 4, "#8B78B5") for x, y in _STARS)
        + outline(_CAP, SHOULDERS, _RUFF)
        + path(SHOULDERS, "#4B3F4E")
        + "".join(path(f"M{x} 20 {x + 6} 30 {x} 40 {x - 6} 30Z", fill) for x, fill in _LOZENGES)
        + path(_RUFF, "#FFFBF2", 'stroke="#B9A98C" stroke-width=".8"')
        + head(skin)
        + eyes("#4A2E1E", lady)
        + path("M-7.5 5-5 8-2.5 5Z", "#C8352F")
        + disc(2.5, CHEEK, 7, 8, 'opacity=".5"')
        + _mouth(lady)
        + path(_CAP, middle)
        + path(_LEFT, left)
        + path(_RIGHT, right)
        + "".join(disc(3.4, "#F2C878", x, y, 'stroke="#8A6420"') for x, y in _BELLS)
    )


def _mouth(lady: bool) -> str:
    if lady:
        return path("M-6 9.5Q0 12 6 9.5Q4 15.5 0 15.5T-6 9.5Z", LIPS)
    return path(MOUSTACHES[3], "#211C1B") + line("M-4 13Q0 16.5 4 13", "#8E3B33", 1.8, ROUND)


def joker_symbols(nations: tuple[str, ...]) -> str:
    """``lady-joker``, ``gentleman-joker`` and the badges ``badge-<nation>`` of the nation a joker speaks for."""
    body = symbol("lady-joker", tile(True, joker(True))) + symbol("gentleman-joker", tile(False, joker(False)))
    for nation in nations:
        badge = disc(16, SHADE, 0, 1.5, 'opacity=".4"') + disc(16, TILE) + use(f"flag-{nation}", scale=0.27)
        body += symbol(f"badge-{nation}", at(20, 20, badge))
    return body
