"""The inn's drawing: what a browser under a strict policy accepts, complete, small, and where spots lie."""

from __future__ import annotations

import math
from xml.etree import ElementTree

import pytest

import locanda
import locanda.server
from locanda.core.scene import Static
from locanda.games.hostal.art.things import NAME, NAME_AT, PLACES, plate_symbols
from locanda.games.hostal.pieces import totals, worths

from .drawn import drawing, static_of
from .frames import frame_of
from .frames import static_of as static_of_match
from .inns import new

PLAYERS = (2, 3, 4, 5)


def static(players: int = 3, lang: str = "en") -> Static:
    return static_of("hostal", players, lang)


def test_is_small() -> None:
    assert len(drawing(static(5, "el")).encode()) < 230_000


@pytest.mark.parametrize("players", PLAYERS)
def test_layouts_have_the_shape_of_a_screen(players: int) -> None:
    layouts = static(players).layouts
    wide, tall = (layouts[name].box for name in ("wide", "tall"))
    assert 1.2 < wide[2] / wide[3] < 1.8
    assert 1.2 < tall[3] / tall[2] < 1.8


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("players", PLAYERS)
def test_beds_hands_and_guests_do_not_cover_each_other(players: int, layout: str) -> None:
    spots = static(players).layouts[layout].spots
    kinds = {"bed": (40, 42), "holds": (70, 98), "mine": (28, 36)}
    pieces = [(name, place, kinds[kind]) for name, place in spots.items() if (kind := name.split(":")[0]) in kinds]
    for i, (one, a, (wide, high)) in enumerate(pieces):
        for two, b, (broad, tall) in pieces[:i]:
            beside = abs(a[0] - b[0]) >= 0.97 * (wide * a[4] + broad * b[4])
            below = abs(a[1] - b[1]) >= 0.97 * (high * a[4] + tall * b[4])
            assert beside or below, (one, two)


@pytest.mark.parametrize("layout", ["tall", "wide"])
def test_a_name_on_a_plate_ends_before_the_guests_that_wait(layout: str) -> None:
    spots = static(5).layouts[layout].spots
    for area in range(5):
        plate, first = spots[f"plate:{area}"], spots[f"waits:{area}:0"]
        assert plate[0] + (NAME_AT + NAME) * plate[4] <= first[0] - 34 * first[4]


@pytest.mark.parametrize("players", PLAYERS)
def test_beds_cards_and_rooms_can_be_hit_on_a_phone(players: int) -> None:
    tall = static(players).layouts["tall"]
    pixels = 360 / tall.box[2]
    for name, (_, _, rx, ry, _) in tall.spots.items():
        if rx:
            assert 2 * min(rx, ry) * pixels >= 18, name
        if name.startswith(("bed:", "holds:")):
            assert 2 * min(rx, ry) * pixels >= 25, name


def test_rooms_stand_as_the_plan_says() -> None:
    spots = static(5).layouts["wide"].spots
    plan = new(5, 1).box.data["plan"]["5"]
    for room, (floor, column) in enumerate(plan):
        for other, (storey, row) in enumerate(plan):
            if floor > storey:
                assert spots[f"room:{room}"][1] < spots[f"room:{other}"][1]
            if column < row:
                assert spots[f"room:{room}"][0] < spots[f"room:{other}"][0]
    assert all(spots["lobby"][0] < spots[f"room:{room}"][0] for room in range(5))


def test_every_number_that_a_bed_or_a_room_can_have_is_drawn() -> None:
    box, symbols = new(3, 1).box, static().symbols
    for worth in worths(box):
        assert f'id="bed-{worth}"' in symbols
        assert f'id="rug-{worth}"' in symbols
    for total in totals(box):
        assert f'id="total-{total}"' in symbols


@pytest.mark.parametrize("last", [20, 60])
def test_the_track_is_as_long_as_the_box_says_and_the_marker_is_flipped_after_it(last: int) -> None:
    text = new(3, 1).box.text.replace("track_flip = 40", f"track_flip = {last}")
    for points, cell, flipped in ((last, last, "mark"), (last + 1, 1, "flip"), (2 * last, last, "flip")):
        match = new(3, 1, text.replace("start_score = 15", f"start_score = {points}"))
        spots = static_of_match(match).layouts["wide"].spots
        assert [f"track:{each}" in spots for each in (0, last, last + 1)] == [True, True, False]
        mark = next(sprite for sprite in frame_of(match, 0).sprites if sprite.slot == "mark:0")
        assert (mark.spot, mark.symbol.split("-")[0]) == (f"track:{cell}", flipped)


@pytest.mark.parametrize("count", [3, 4, 5])
def test_markers_in_one_cell_of_the_track_stand_side_by_side(count: int) -> None:
    match = new(count, 1)  # all start with the same points
    marks = [sprite.symbol for sprite in frame_of(match, 0).sprites if sprite.slot.startswith("mark:")]
    places = [PLACES[int(mark.split("-")[2])] for mark in marks]
    assert len(places) == count
    for i, place in enumerate(places):
        for other in places[:i]:
            assert math.dist(place, other) > 8.5  # their radius: none lies on the middle of another


def test_two_bots_of_a_kind_can_be_told_apart_by_their_plates() -> None:
    names = ["Anna", "Greedy bot 1", "Improved greedy bot 1", "Improved greedy bot 2"]
    symbols = plate_symbols(names)
    for name in ("Anna", "Greedy bot 1", "Improved… 1", "Improved… 2"):
        assert f">{name}<" in symbols


def test_an_edited_box_can_be_drawn_and_read() -> None:
    text = new(2, 1).box.text
    text = text.replace("guests_per_player = 4", "guests_per_player = 6").replace('"1 4 1"', '"1 -20 1"')
    text = text.replace("[[2, 1], [1, 1], [1, 2]]", "[[2, 0], [3, 0], [1, 4]]")
    match = locanda.new("hostal", players=3, seed=1, box=text)
    for layout in ("tall", "wide"):
        root = ElementTree.fromstring(match.picture(0, layout=layout))
        assert {"bed--20", "room-1A"} <= {element.get("id") for element in root.iter()}
    beds = [word for word in match.text(0).split() if word.startswith("[")]
    plans = [match.box.data["room"][tile - 1]["plan"] for tile in match.table.tile if tile]
    printed = [sign for plan in plans for row in plan for sign in row.split()]
    assert beds == [f"[{int(sign):+d}]" for sign in printed if sign not in ".r"]
