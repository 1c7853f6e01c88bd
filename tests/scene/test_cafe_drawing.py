"""The café's drawing: what a browser under a strict policy accepts, complete, small, and where spots lie."""

from __future__ import annotations

import math
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

import locanda
from locanda.core.scene import Static
from locanda.games.cafe import game, scene
from locanda.words import LANGUAGES, words_for

from .games import NAMES, new


def static_of(players: int = 2, lang: str = "en") -> Static:
    match = new(players, 1)
    return scene.static(match.box, match.options, words_for(lang, game.folder).say, list(match.seats))


def drawing(static: Static) -> str:
    return static.symbols + static.background


def ids(static: Static) -> set[str]:
    return set(re.findall(r'\bid="([^"]+)"', drawing(static)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_is_well_formed_and_obeys_the_policy(players: int, lang: str) -> None:
    static = static_of(players, lang)
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing(static)}</svg>')
    for element in root.iter():
        name = element.tag.rpartition("}")[2]
        assert name not in ("style", "script", "image", "foreignObject", "a")
        for key, value in element.attrib.items():
            assert key != "style"
            assert not key.startswith("on")
            assert key != "href" or value.startswith("#")
    assert not re.search(r"\{[a-z]", drawing(static)), "a message or a number was left unformatted"


def test_is_small() -> None:
    assert len(drawing(static_of(4, "el")).encode()) < 130_000


def test_everything_referred_to_is_drawn_once() -> None:
    static = static_of(4)
    drawn = Counter(re.findall(r'\bid="([^"]+)"', drawing(static)))
    assert [name for name, times in drawn.items() if times > 1] == []
    named = set(re.findall(r'href="#([^"]+)"', drawing(static)) + re.findall(r"url\(#([^)]+)\)", drawing(static)))
    assert named | set(static.icons.values()) <= set(drawn)


def test_paints_are_known_by_night() -> None:
    static = static_of()
    used = set(re.findall(r"var\(--([a-z-]+),", drawing(static)))
    assert used == set(static.paints)


def test_names_are_escaped() -> None:
    assert "Ben &amp; &lt;Bo&gt;" in static_of(2).symbols
    assert NAMES[1] not in static_of(2).symbols


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_layouts_place_the_same_spots_inside_the_box(players: int) -> None:
    layouts = static_of(players).layouts
    assert set(layouts) == {"tall", "wide"}
    assert set(layouts["tall"].spots) == set(layouts["wide"].spots)
    for layout in layouts.values():
        left, top, width, height = layout.box
        for x, y, _, _, scale in layout.spots.values():
            assert left + 15 * scale <= x <= left + width - 15 * scale
            assert top + 15 * scale <= y <= top + height - 15 * scale
    wide, tall = (layouts[name].box for name in ("wide", "tall"))
    assert 1.15 < wide[2] / wide[3] < 1.45
    assert 1.2 < tall[3] / tall[2] < 1.65


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_do_not_cover_each_other(players: int, layout: str) -> None:
    spots = static_of(players).layouts[layout].spots
    pieces = {n: p for n, p in spots.items() if n.split(":")[0] in ("chair", "stool", "hand", "other", "bag")}
    for one, a in pieces.items():
        for two, b in pieces.items():
            if one < two:
                assert math.dist(a[:2], b[:2]) > 31 * (a[4] + b[4]) * 0.97, (one, two)


def test_chairs_can_be_hit_on_a_phone() -> None:
    tall = static_of(2).layouts["tall"]
    pixels = 360 / tall.box[2]
    for name, (_, _, rx, ry, _) in tall.spots.items():
        if name.startswith(("chair:", "hand:")):
            assert 2 * min(rx, ry) * pixels >= 33


def test_shared_chairs_show_the_colours_of_both_tables() -> None:
    match, background = new(2, 1), static_of(2).background
    shared = [nations.split() for nations in match.box.names["chair_nations"] if " " in nations]
    assert len(shared) == 18
    assert background.count("#chair-shared") == 28
    for nations in shared:
        assert all(f'"#half-{nation}"' in background for nation in nations)


def test_bar_says_its_values() -> None:
    background = static_of(2).background
    stools = re.findall(r'href="#stool-(black|red)"[^>]*/><text[^>]*>([^<]+)<', background)
    match = new(2, 1)
    values = [match.box.record.bar[i] for i in range(match.box.record.bar_places)]
    assert [int(text.replace("−", "-")) for _, text in stools] == values
    assert all((colour == "red") == (value < 0) for (colour, _), value in zip(stools, values, strict=True))


def test_an_edited_box_with_another_nation_and_larger_hands_can_be_drawn() -> None:
    text = new(2, 1).box.text.replace("usa", "japan").replace("hand = 5", "hand = 8")
    match = locanda.new("cafe", players=3, seed=1, box=text)
    root = ElementTree.fromstring(match.picture(0))
    drawn = {element.get("id") for element in root.iter()}
    assert {"japan-lady", "japan-gentleman", "flag-japan"} <= drawn
    assert "JAPAN" in match.picture(0)
    assert len([t for t in match.text(0).splitlines() if "japan" in t]) >= 2


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_is_a_document_of_its_own(lang: str, layout: str) -> None:
    root = ElementTree.fromstring(new(4, 3).picture(1, lang, layout))
    drawn = {element.get("id") for element in root.iter()}
    for element in root.iter():
        href = element.get("href")
        assert href is None or href[1:] in drawn
