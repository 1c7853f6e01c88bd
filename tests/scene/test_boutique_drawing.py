"""The hotels' drawing: what a browser under a strict policy accepts, complete, small, and where spots lie."""

from __future__ import annotations

import math
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import locanda
import locanda.server
from locanda.core.scene import Static
from locanda.games.boutique import game, scene
from locanda.words import LANGUAGES, words_for

from .hotels import NAMES, new

PLAYERS = (2, 3, 4, 5, 6)


def static_of(players: int = 2, lang: str = "en") -> Static:
    match = new(players, 1)
    return scene.static(match.box, match.options, words_for(lang, game.folder).say, list(match.seats))


def drawing(static: Static) -> str:
    return static.symbols + static.background


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_is_well_formed_and_obeys_the_policy(players: int, lang: str) -> None:
    static = static_of(players, lang)
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing(static)}</svg>')
    for element in root.iter():
        assert element.tag.rpartition("}")[2] not in ("style", "script", "image", "foreignObject", "a")
        for key, value in element.attrib.items():
            assert key != "style"
            assert not key.startswith("on")
            assert key != "href" or value.startswith("#")
    assert not re.search(r"\{[a-z]", drawing(static)), "a message or a number was left unformatted"


def test_is_small() -> None:
    assert len(drawing(static_of(6, "el")).encode()) < 150_000


def test_everything_referred_to_is_drawn_once() -> None:
    static = static_of(6)
    drawn = Counter(re.findall(r'\bid="([^"]+)"', drawing(static)))
    assert [name for name, times in drawn.items() if times > 1] == []
    named = set(re.findall(r'href="#([^"]+)"', drawing(static)) + re.findall(r"url\(#([^)]+)\)", drawing(static)))
    assert named <= set(drawn)


def test_paints_are_known_by_night_and_are_no_colours_of_the_house() -> None:
    static = static_of()
    assert set(re.findall(r"var\(--([a-z-]+),", drawing(static))) == set(static.paints)
    folder = Path(locanda.server.__file__).parent / "static"
    house = {name for css in folder.glob("*.css") for name in re.findall(r"--([a-z-]+):", css.read_text("utf-8"))}
    assert "paper" in house
    assert not house & set(static.paints)


def test_names_are_escaped_and_shortened() -> None:
    symbols = static_of(6).symbols
    assert "Ben &amp; &lt;Bo&gt;" in symbols
    assert NAMES[1] not in symbols
    assert NAMES[4] not in symbols


@pytest.mark.parametrize("players", PLAYERS)
def test_both_layouts_place_the_same_spots_inside_the_box(players: int) -> None:
    layouts = static_of(players).layouts
    assert set(layouts) == {"tall", "wide"}
    assert set(layouts["tall"].spots) == set(layouts["wide"].spots)
    for layout in layouts.values():
        left, top, width, height = layout.box
        for name, (x, y, _, _, scale) in layout.spots.items():
            reach = 0 if name.startswith("hotel:") else 20 * scale
            assert left + reach <= x <= left + width - reach, name
            assert top + reach <= y <= top + height - reach, name
    wide, tall = (layouts[name].box for name in ("wide", "tall"))
    assert 1.0 < wide[2] / wide[3] < 1.5
    assert 1.5 < tall[3] / tall[2] < 2.6


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("players", PLAYERS)
def test_pieces_do_not_cover_each_other(players: int, layout: str) -> None:
    spots = static_of(players).layouts[layout].spots
    kinds = {"night": 29, "die": 33, "staff": 33, "duty": 22, "room": 34}
    pieces = [(n, p, kinds[n.split(":")[0]]) for n, p in spots.items() if n.split(":")[0] in kinds]
    for i, (one, a, ra) in enumerate(pieces):
        for two, b, rb in pieces[:i]:
            far = max(abs(a[0] - b[0]), abs(a[1] - b[1]))
            assert far > (ra * a[4] + rb * b[4]) * 0.97, (one, two)


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_viewers_own_hotel_is_the_largest_and_all_others_are_alike(players: int, layout: str) -> None:
    spots = static_of(players).layouts[layout].spots
    widths = [math.dist(spots[f"die:{a}:0"][:2], spots[f"die:{a}:6"][:2]) for a in range(players)]
    assert widths[0] > 1.3 * max(widths[1:])
    assert max(widths[1:]) == pytest.approx(min(widths[1:]))


def test_dice_and_nights_can_be_hit_on_a_phone_and_only_ones_own() -> None:
    tall = static_of(6).layouts["tall"]
    pixels = 360 / tall.box[2]
    for name, (_, _, rx, ry, _) in tall.spots.items():
        own = name.startswith(("die:0:", "room:0:", "night:0:"))
        assert bool(rx) == own
        if own:
            assert 2 * min(rx, ry) * pixels >= 24, name  # a cell is a cell: the lens and the zoom enlarge it
        if name.startswith("die:0:"):
            assert 2 * rx * pixels >= 33


def test_a_guest_card_shows_its_nights_breakfast_and_doors() -> None:
    symbols = static_of().symbols
    card = re.search(r'<symbol id="card-18".*?</symbol>', symbols, re.S)
    assert card
    assert re.findall(r'#((?:square|circle|door)[a-z-]*)"', card[0]) == [
        "square-brown", "circle-brown", "square-brown", "door",
    ]  # fmt: skip
    plain = re.search(r'<symbol id="card-19".*?</symbol>', symbols, re.S)
    assert plain
    assert re.findall(r'#((?:square|circle|door)[a-z-]*)"', plain[0]) == [
        "square-green",
        "circle-green",
        "square-green",
    ]


def test_an_edited_box_can_be_drawn_and_read() -> None:
    text = new(2, 1).box.text
    text = text.replace("max_rooms = 6", "max_rooms = 8").replace('rooms = ["Sooo"]', 'rooms = ["Soooooo"]')
    text = text.replace("max_stars = 5", "max_stars = 9").replace("1000 = 12", "2000 = 12")
    match = locanda.new("boutique", players=3, seed=1, box=text)
    for layout in ("tall", "wide"):
        root = ElementTree.fromstring(match.picture(0, layout=layout))
        assert {"stars-9", "note-2000"} <= {element.get("id") for element in root.iter()}
    spots = (
        scene.static(match.box, match.options, words_for("en", game.folder).say, ["a", "b", "c"]).layouts["wide"].spots
    )
    assert "night:2:7:12" in spots
    assert len(match.text(0).splitlines()) > 20


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_is_a_document_of_its_own(lang: str, layout: str) -> None:
    root = ElementTree.fromstring(new(4, 3).picture(1, lang, layout))
    drawn = {element.get("id") for element in root.iter()}
    for element in root.iter():
        href = element.get("href")
        assert href is None or href[1:] in drawn
