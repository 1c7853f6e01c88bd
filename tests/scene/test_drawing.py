"""Every game's drawing: what a browser under a strict policy accepts, complete, and where spots lie."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import locanda
import locanda.server
from locanda.core.catalogue import find, names
from locanda.words import LANGUAGES

from .drawn import NAMES, drawing, static_of

every_game = pytest.mark.parametrize("name", names())
every_number_of_players = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in names() for players in find(name).players]
)


def most(name: str) -> int:
    return max(find(name).players)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_is_well_formed_and_obeys_the_policy(name: str, lang: str) -> None:
    for players in (min(find(name).players), most(name)):
        drawn = drawing(static_of(name, players, lang))
        root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')
        for element in root.iter():
            assert element.tag.rpartition("}")[2] not in ("style", "script", "image", "foreignObject", "a")
            for key, value in element.attrib.items():
                assert key != "style"
                assert not key.startswith("on")
                assert key != "href" or value.startswith("#")
        assert not re.search(r"\{[a-z]", drawn), "a message or a number was left unformatted"


@every_game
def test_everything_referred_to_is_drawn_once(name: str) -> None:
    static = static_of(name, most(name))
    drawn = Counter(re.findall(r'\bid="([^"]+)"', drawing(static)))
    assert [id for id, times in drawn.items() if times > 1] == []
    named = set(re.findall(r'href="#([^"]+)"', drawing(static)) + re.findall(r"url\(#([^)]+)\)", drawing(static)))
    assert named | set(static.icons.values()) <= set(drawn)


@every_game
def test_paints_are_known_by_night_and_are_no_colours_of_the_house(name: str) -> None:
    static = static_of(name, most(name))
    assert set(re.findall(r"var\(--([a-z-]+),", drawing(static))) == set(static.paints)
    folder = Path(locanda.server.__file__).parent / "static"
    house = {name for css in folder.glob("*.css") for name in re.findall(r"--([a-z-]+):", css.read_text("utf-8"))}
    assert "paper" in house
    assert not house & set(static.paints)


@every_game
def test_names_are_escaped_and_shortened(name: str) -> None:
    symbols = static_of(name, most(name)).symbols
    assert "Ben &amp; " in symbols
    assert NAMES[1] not in symbols
    assert NAMES[2] not in symbols
    assert NAMES[2][:6] in symbols


@every_number_of_players
def test_both_layouts_place_the_same_spots_inside_the_box(name: str, players: int) -> None:
    layouts = static_of(name, players).layouts
    assert set(layouts) == {"tall", "wide"}
    assert set(layouts["tall"].spots) == set(layouts["wide"].spots)
    for layout in layouts.values():
        left, top, width, height = layout.box
        for spot, (x, y, rx, ry, _) in layout.spots.items():
            assert left + rx <= x <= left + width - rx, spot
            assert top + ry <= y <= top + height - ry, spot


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_a_picture_is_a_document_of_its_own(name: str, lang: str) -> None:
    match = locanda.new(name, players=most(name), seed=3)
    for layout in ("tall", "wide"):
        root = ElementTree.fromstring(match.picture(1, lang, layout))
        drawn = {element.get("id") for element in root.iter()}
        hrefs = [href[1:] for element in root.iter() if (href := element.get("href")) is not None]
        assert hrefs
        assert set(hrefs) <= drawn


@every_number_of_players
def test_places_of_seats_lie_apart_inside_the_box(name: str, players: int) -> None:
    for layout in static_of(name, players).layouts.values():
        if not layout.areas:
            continue
        left, top, width, height = layout.box
        assert len(layout.areas) == players
        for i, (x, y, w, h) in enumerate(layout.areas):
            assert left <= x
            assert top <= y
            assert x + w <= left + width
            assert y + h <= top + height
            for x2, y2, w2, h2 in layout.areas[:i]:
                assert x + w <= x2 or x2 + w2 <= x or y + h <= y2 or y2 + h2 <= y


@pytest.mark.parametrize(("name", "front"), [("boutique", "closed"), ("souvlaki", "sign")])
def test_a_seats_place_is_where_its_pieces_lie(name: str, front: str) -> None:
    for layout in static_of(name, most(name)).layouts.values():
        for area, (x, y, w, h) in enumerate(layout.areas):
            at = layout.spots[f"{front}:{area}"]
            assert x < at[0] < x + w
            assert y < at[1] < y + h
        assert layout.areas
