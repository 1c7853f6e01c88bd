"""The inn's drawing: what a browser under a strict policy accepts, complete, small, and where spots lie."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import locanda
import locanda.server
from locanda.core.scene import Static
from locanda.games.hostal import game, scene
from locanda.games.hostal.pieces import totals, worths
from locanda.words import LANGUAGES, words_for

from .inns import NAMES, new

PLAYERS = (2, 3, 4, 5)


def static_of(players: int = 3, lang: str = "en") -> Static:
    match = new(players, 1)
    options: Any = match.options
    return scene.static(match.box, options, words_for(lang, game.folder).say, list(match.seats))


def drawing(static: Static) -> str:
    return static.symbols + static.background


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
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
    assert len(drawing(static_of(5, "el")).encode()) < 230_000


def test_everything_referred_to_is_drawn_once() -> None:
    static = static_of(5)
    drawn = Counter(re.findall(r'\bid="([^"]+)"', drawing(static)))
    assert [name for name, times in drawn.items() if times > 1] == []
    named = set(re.findall(r'href="#([^"]+)"', drawing(static))) | set(static.icons.values())
    assert named <= set(drawn)


def test_paints_are_known_by_night_and_are_no_colours_of_the_house() -> None:
    static = static_of()
    assert set(re.findall(r"var\(--([a-z-]+),", drawing(static))) == set(static.paints)
    folder = Path(locanda.server.__file__).parent / "static"
    house = {name for css in folder.glob("*.css") for name in re.findall(r"--([a-z-]+):", css.read_text("utf-8"))}
    assert "paper" in house
    assert not house & set(static.paints)


def test_names_are_escaped_and_shortened() -> None:
    symbols = static_of(5).symbols
    assert "Ben &amp; &lt;Bo&gt;"[:12] in symbols
    assert NAMES[1] not in symbols
    assert NAMES[4] not in symbols


@pytest.mark.parametrize("players", PLAYERS)
def test_both_layouts_place_the_same_spots_inside_the_box(players: int) -> None:
    layouts = static_of(players).layouts
    assert set(layouts) == {"tall", "wide"}
    assert set(layouts["tall"].spots) == set(layouts["wide"].spots)
    for layout in layouts.values():
        left, top, width, height = layout.box
        for name, (x, y, rx, ry, _) in layout.spots.items():
            assert left + rx <= x <= left + width - rx, name
            assert top + ry <= y <= top + height - ry, name
    wide, tall = (layouts[name].box for name in ("wide", "tall"))
    assert 1.2 < wide[2] / wide[3] < 1.8
    assert 1.2 < tall[3] / tall[2] < 1.8


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("players", PLAYERS)
def test_beds_hands_and_guests_do_not_cover_each_other(players: int, layout: str) -> None:
    spots = static_of(players).layouts[layout].spots
    kinds = {"bed": (40, 42), "holds": (70, 98), "mine": (28, 36)}
    pieces = [(name, place, kinds[kind]) for name, place in spots.items() if (kind := name.split(":")[0]) in kinds]
    for i, (one, a, (wide, high)) in enumerate(pieces):
        for two, b, (broad, tall) in pieces[:i]:
            beside = abs(a[0] - b[0]) >= 0.97 * (wide * a[4] + broad * b[4])
            below = abs(a[1] - b[1]) >= 0.97 * (high * a[4] + tall * b[4])
            assert beside or below, (one, two)


@pytest.mark.parametrize("players", PLAYERS)
def test_beds_cards_and_rooms_can_be_hit_on_a_phone(players: int) -> None:
    tall = static_of(players).layouts["tall"]
    pixels = 360 / tall.box[2]
    for name, (_, _, rx, ry, _) in tall.spots.items():
        if rx:
            assert 2 * min(rx, ry) * pixels >= 18, name
        if name.startswith(("bed:", "holds:")):
            assert 2 * min(rx, ry) * pixels >= 25, name


def test_rooms_stand_as_the_plan_says() -> None:
    spots = static_of(5).layouts["wide"].spots
    plan = new(5, 1).box.data["plan"]["5"]
    for room, (floor, column) in enumerate(plan):
        for other, (storey, row) in enumerate(plan):
            if floor > storey:
                assert spots[f"room:{room}"][1] < spots[f"room:{other}"][1]
            if column < row:
                assert spots[f"room:{room}"][0] < spots[f"room:{other}"][0]
    assert all(spots["lobby"][0] < spots[f"room:{room}"][0] for room in range(5))


def test_every_number_that_a_bed_or_a_room_can_have_is_drawn() -> None:
    box, symbols = new(3, 1).box, static_of().symbols
    for worth in worths(box):
        assert f'id="bed-{worth}"' in symbols
        assert f'id="rug-{worth}"' in symbols
    for total in totals(box):
        assert f'id="total-{total}"' in symbols


def test_an_edited_box_can_be_drawn_and_read() -> None:
    text = new(2, 1).box.text
    text = text.replace("guests_per_player = 4", "guests_per_player = 6").replace('"1 4 1"', '"1 -20 1"')
    text = text.replace("[[2, 1], [1, 1], [1, 2]]", "[[2, 0], [3, 0], [1, 4]]")
    match = locanda.new("hostal", players=3, seed=1, box=text)
    for layout in ("tall", "wide"):
        root = ElementTree.fromstring(match.picture(0, layout=layout))
        assert {"bed--20", "room-1A"} <= {element.get("id") for element in root.iter()}
    assert len(match.text(0).splitlines()) > 20


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_is_a_document_of_its_own(lang: str, layout: str) -> None:
    root = ElementTree.fromstring(new(4, 3).picture(1, lang, layout))
    drawn = {element.get("id") for element in root.iter()}
    for element in root.iter():
        href = element.get("href")
        assert href is None or href[1:] in drawn
