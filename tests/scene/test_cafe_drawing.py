"""The café's drawing: what a browser under a strict policy accepts, complete, small, and where spots lie."""

from __future__ import annotations

import math
import re
from xml.etree import ElementTree

import pytest

import locanda
from locanda.core.scene import Static

from .drawn import drawing, static_of
from .games import new


def static(players: int = 2, lang: str = "en") -> Static:
    return static_of("cafe", players, lang)


def test_is_small() -> None:
    assert len(drawing(static(4, "el")).encode()) < 130_000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_layouts_have_room_for_their_pieces_and_the_shape_of_a_screen(players: int) -> None:
    layouts = static(players).layouts
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
    spots = static(players).layouts[layout].spots
    pieces = {n: p for n, p in spots.items() if n.split(":")[0] in ("chair", "stool", "hand", "other", "bag")}
    for one, a in pieces.items():
        for two, b in pieces.items():
            if one < two:
                assert math.dist(a[:2], b[:2]) > 31 * (a[4] + b[4]) * 0.97, (one, two)


def test_chairs_can_be_hit_on_a_phone() -> None:
    tall = static(2).layouts["tall"]
    pixels = 360 / tall.box[2]
    for name, (_, _, rx, ry, _) in tall.spots.items():
        if name.startswith(("chair:", "hand:")):
            assert 2 * min(rx, ry) * pixels >= 33


def test_shared_chairs_show_the_colours_of_both_tables() -> None:
    match, background = new(2, 1), static(2).background
    shared = [nations.split() for nations in match.box.names["chair_nations"] if " " in nations]
    assert len(shared) == 18
    assert background.count("#chair-shared") == 28
    for nations in shared:
        assert all(f'"#half-{nation}"' in background for nation in nations)


def test_bar_says_its_values() -> None:
    background = static(2).background
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
