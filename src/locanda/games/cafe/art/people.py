"""The guests: busts before their nation's colours, ladies on round tiles, gentlemen on square ones.

A nation is told by the colours behind its guests, their hat bands and scarves. Faces, hair and moustaches are dealt
out freely: no feature belongs to a nation.
"""

from dataclasses import dataclass, replace

from locanda.core.draw import disc, line, path, symbol, use
from locanda.games.cafe.art import hats
from locanda.games.cafe.art.faces import (
    CHEEK,
    HAIR,
    LIPS,
    MOUSTACHES,
    ROUND,
    SHOULDERS,
    SKIN,
    eyes,
    head,
    outline,
    tile,
    tile_clips,
)
from locanda.games.cafe.art.palette import CREAM, main, second


@dataclass(frozen=True)
class Look:
    """What one kind of guest looks like: hat shape and its two colours, scarf's two colours, face."""

    hat: str
    felt: str
    band: str
    scarf: tuple[str, str]
    coat: str
    skin: int
    hair: str
    style: int


LADIES = {
    "africa": Look("wide", "#F2C233", "#2E7D4F", ("#2E7D4F", "#E9B93A"), "#7A2E3A", 4, "black", 1),
    "britain": Look("pillbox", "#C0272D", "#F6F1E6", ("#1F3A7A", "#F6F1E6"), "#2F3E5C", 2, "brown", 1),
    "china": Look("cloche", "#F2C744", "#C8281E", ("#C8281E", "#F2C744"), "#3E4A3A", 1, "black", 0),
    "cuba": Look("bonnet", "#F6F1E6", "#2C5FA8", ("#2C5FA8", "#F6F1E6"), "#6E3A4E", 3, "chestnut", 1),
    "france": Look("beret", "#C9352F", "#33529F", ("#33529F", "#F6F1E6"), "#3A3F52", 5, "black", 3),
    "germany": Look("wide", "#35302E", "#E8B72E", ("#C0302B", "#E8B72E"), "#5A4436", 1, "red", 1),
    "india": Look("cloche", "#2F8A4C", "#F6F1E6", ("#E8902F", "#F6F1E6"), "#4B3F5E", 0, "blond", 0),
    "italy": Look("wide", "#F6F1E6", "#2F8A4C", ("#2F8A4C", "#C9352F"), "#4B3F4E", 2, "chestnut", 3),
    "russia": Look("bonnet", "#C9352F", "#F6F1E6", ("#3560AE", "#F6F1E6"), "#46525A", 3, "black", 1),
    "spain": Look("pillbox", "#2B2320", "#EDBE32", ("#B92B27", "#EDBE32"), "#37323C", 0, "red", 2),
    "turkey": Look("beret", "#7A1420", "#F6F1E6", ("#C3222E", "#F6F1E6"), "#54463A", 1, "blond", 0),
    "usa": Look("cloche", "#2A3F7C", "#F6F1E6", ("#B5323C", "#F6F1E6"), "#4A3B3E", 4, "grey", 3),
}
GENTLEMEN = {
    "africa": Look("bowler", "#35302E", "#E9B93A", ("#2E7D4F", "#E9B93A"), "#5B3B34", 1, "brown", 0),
    "britain": Look("top", "#2B2A33", "#C0272D", ("#C0272D", "#F6F1E6"), "#39424F", 4, "black", 3),
    "china": Look("cap", "#F2C744", "#C8281E", ("#C8281E", "#F2C744"), "#3F4A44", 0, "grey", 1),
    "cuba": Look("boater", "#F0DCA8", "#2C5FA8", ("#2C5FA8", "#F6F1E6"), "#6A5A48", 0, "red", 4),
    "france": Look("top", "#2B3556", "#C9352F", ("#33529F", "#F6F1E6"), "#3C434F", 2, "chestnut", 5),
    "germany": Look("fedora", "#4E5B42", "#E8B72E", ("#C0302B", "#E8B72E"), "#40443C", 5, "black", 2),
    "india": Look("boater", "#F0DCA8", "#E07B1A", ("#E8902F", "#F6F1E6"), "#54463A", 3, "grey", 0),
    "italy": Look("fedora", "#6A4A36", "#2F8A4C", ("#2F8A4C", "#C9352F"), "#3F3A46", 3, "black", 4),
    "russia": Look("bowler", "#4A5568", "#C9352F", ("#3560AE", "#F6F1E6"), "#4A4038", 1, "blond", 3),
    "spain": Look("bowler", "#2B2320", "#B92B27", ("#B92B27", "#EDBE32"), "#46383C", 4, "grey", 5),
    "turkey": Look("cap", "#7A1420", "#F6F1E6", ("#C3222E", "#F6F1E6"), "#3D4650", 2, "brown", 2),
    "usa": Look("fedora", "#E4D5B0", "#B5323C", ("#2A3F7C", "#F6F1E6"), "#54403A", 0, "chestnut", 1),
}

_HAIR_BEHIND = (
    "M-15.5 4C-18-15 18-15 15.5 4V12Q15.5 17 10 17H-10Q-15.5 17-15.5 12Z",
    "M-15.5 2C-18-16 18-16 15.5 2C16 12 20 18 17 25H-17C-20 18-16 12-15.5 2Z",
    "M-13 0C-22-3-25 12-15 15C-9 17-9 17 0 17S9 17 15 15C25 12 22-3 13 0C10-12-10-12-13 0Z",
    "M-14-6C-22-5-22 4-18 7C-23 11-18 20-12 18H12C18 20 23 11 18 7C22 4 22-5 14-6Z",
)
_FRINGES = (
    "M-12.5 1C-13-12 13-12 12.5 1C10-6 4-7-1-7S-10-4-12.5 1Z",
    "M-12.5 3C-14-12 14-12 12.5 3C12-4 6-6 3-8C-2-5-11-5-12.5 3Z",
    "M-12.5 1C-13-12 13-12 12.5 1C9-3 5-6 0-6S-9-3-12.5 1Z",
    "M-12.5 0C-13-12 13-12 12.5 0Q8-2 6-5Q3-1 0-5Q-3-1-6-5Q-8-2-12.5 0Z",
)
_BEARDS = (
    "",
    "M-3.5 15.5H3.5L2 21Q0 22.5-2 21Z",
    "",
    "",
    "M-12.5 4C-13 16-7 21.5 0 21.5S13 16 12.5 4C11 12 8 13 5 14.5Q0 12.5-5 14.5C-8 13-11 12-12.5 4Z",
    "",
)
_SHOULDERS_LADY = "M-29 40C-29 24-14 21-6 19H6C14 21 29 24 29 40Z"


def lady(look: Look) -> str:
    """A lady's bust, clipped by the caller."""
    skin, hair, hat = SKIN[look.skin], HAIR[look.hair], hats.LADIES[look.hat]
    one, two = look.scarf
    return (
        outline(_SHOULDERS_LADY, _HAIR_BEHIND[look.style], hat.felt)
        + path(_HAIR_BEHIND[look.style], hair)
        + path(_SHOULDERS_LADY, look.coat)
        + path("M-5.5 14H5.5V21Q0 26-5.5 21Z", skin)
        + path("M-15 19.5Q0 29 15 19.5L19 25.5Q0 37-19 25.5Z", one)
        + line("M-17 22.5Q0 33 17 22.5", two, 3)
        + head(skin)
        + eyes(hair, lady=True)
        + disc(2.6, CHEEK, -7.5, 8, 'opacity=".4"')
        + disc(2.6, CHEEK, 7.5, 8, 'opacity=".4"')
        + path("M-4 11Q-1.5 9.8 0 10.7Q1.5 9.8 4 11Q0 15-4 11Z", LIPS)
        + path(_FRINGES[look.style], hair)
        + hat.draw(look.felt, look.band)
    )


def gentleman(look: Look) -> str:
    """A gentleman's bust, clipped by the caller."""
    skin, hair, hat = SKIN[look.skin], HAIR[look.hair], hats.GENTLEMEN[look.hat]
    one, two = look.scarf
    return (
        outline(SHOULDERS, "M-13 3A13 14.5 0 0 1 13 3A13 14.5 0 0 1-13 3Z", hat.felt)
        + path(SHOULDERS, look.coat)
        + path("M-16 21 0 38 16 21 10 18H-10Z", CREAM)
        + path("M-6.5 14H6.5V20L0 26-6.5 20Z", skin)
        + path("M-17 19Q0 31 17 19L19 26Q0 38-19 26ZM4 29 15 27 17 42H6Z", one)
        + line("M-17.5 22.5Q0 34 17.5 22.5M5.5 34.5 16 33", two, 2.8)
        + disc(2.6, skin, -12.8, 4)
        + disc(2.6, skin, 12.8, 4)
        + head(skin, 13)
        + path("M-13.2 3C-14-13 14-13 13.2 3L11-3H-11Z", hair)
        + (path(_BEARDS[look.style], hair) if _BEARDS[look.style] else "")
        + eyes(hair, lady=False)
        + line("M-2.5 13.2Q0 14.6 2.5 13.2", "#8E3B33", 1.3, ROUND)
        + path(MOUSTACHES[look.style], hair)
        + hat.draw(look.felt, look.band)
    )


def _look(nation: str, place: int, looks: dict[str, Look]) -> Look:
    """A nation's own look; one that only an edited box has borrows another's face and wears its own colours."""
    if nation in looks:
        return looks[nation]
    borrowed = list(looks.values())[place % len(looks)]
    return replace(borrowed, felt=main(nation), band=second(nation), scarf=(main(nation), second(nation)))


def guest_symbols(nations: tuple[str, ...]) -> str:
    """``<nation>-lady`` and ``<nation>-gentleman`` for every nation, and the clips they need."""
    body = tile_clips()
    for place, nation in enumerate(nations):
        wall = use(f"wall-{nation}", scale=0.62) + disc(42, CREAM, more='opacity=".14"')
        body += symbol(f"{nation}-lady", tile(True, wall + lady(_look(nation, place, LADIES))))
        body += symbol(f"{nation}-gentleman", tile(False, wall + gentleman(_look(nation, place, GENTLEMEN))))
    return body
