"""The hotels' drawing: what a browser under a strict policy accepts, complete, small, and where spots lie."""

from __future__ import annotations

import html
import math
import re
from xml.etree import ElementTree

import pytest

import locanda
import locanda.server
from locanda.core.scene import Static
from locanda.games.boutique import game, scene
from locanda.words import words_for

from .drawn import drawing, static_of
from .hotels import new

PLAYERS = (2, 3, 4, 5, 6)


def static(players: int = 2, lang: str = "en") -> Static:
    return static_of("boutique", players, lang)


def test_is_small() -> None:
    assert len(drawing(static(6, "el")).encode()) < 150_000


@pytest.mark.parametrize("players", PLAYERS)
def test_layouts_have_room_for_their_pieces_and_the_shape_of_a_screen(players: int) -> None:
    layouts = static(players).layouts
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
    spots = static(players).layouts[layout].spots
    kinds = {"night": 29, "die": 33, "staff": 33, "duty": 22, "room": 34}
    pieces = [(n, p, kinds[n.split(":")[0]]) for n, p in spots.items() if n.split(":")[0] in kinds]
    for i, (one, a, ra) in enumerate(pieces):
        for two, b, rb in pieces[:i]:
            far = max(abs(a[0] - b[0]), abs(a[1] - b[1]))
            assert far > (ra * a[4] + rb * b[4]) * 0.97, (one, two)


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_viewers_own_hotel_is_the_largest_and_all_others_are_alike(players: int, layout: str) -> None:
    spots = static(players).layouts[layout].spots
    widths = [math.dist(spots[f"die:{a}:0"][:2], spots[f"die:{a}:6"][:2]) for a in range(players)]
    assert widths[0] > 1.3 * max(widths[1:])
    assert max(widths[1:]) == pytest.approx(min(widths[1:]))


def test_dice_and_nights_can_be_hit_on_a_phone_and_only_ones_own() -> None:
    tall = static(6).layouts["tall"]
    pixels = 360 / tall.box[2]
    for name, (_, _, rx, ry, _) in tall.spots.items():
        own = name.startswith(("die:0:", "room:0:", "night:0:"))
        assert bool(rx) == own
        if own:
            assert 2 * min(rx, ry) * pixels >= 24, name  # a cell is a cell: the lens and the zoom enlarge it
        if name.startswith("die:0:"):
            assert 2 * rx * pixels >= 33


def test_a_guest_card_shows_its_nights_breakfast_and_doors() -> None:
    symbols = static().symbols
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
@pytest.mark.parametrize("players", PLAYERS)
def test_money_that_rises_does_not_cover_the_sum_that_it_belongs_to(players: int, layout: str) -> None:
    spots = static(players).layouts[layout].spots
    for area in range(players):
        (x, y, _, _, scale), (gx, gy, *_) = spots[f"money:{area}"], spots[f"earned:{area}"]
        aside, over = abs(x - gx) - 118 * scale, y - gy - 43 * scale
        assert aside > 90 or over > 22, area  # half of what "+4400" takes


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("players", PLAYERS)
def test_a_bid_and_a_place_leave_the_name_and_the_stars_legible(players: int, layout: str) -> None:
    drawn = static(players)
    spots = drawn.layouts[layout].spots
    for seat in range(players):
        size = "compact" if seat else "full"
        name = re.search(rf'<symbol id="name-{size}-{seat}".*?font-size="([\d.]+)"[^>]*>([^<]+)</text>', drawn.symbols)
        assert name
        end = (29 if seat else 22) + 18 + float(name[1]) * 0.6 * len(html.unescape(name[2]))
        (left, _, _, _, scale), bid, place, stars = (
            spots[f"{what}:{seat}"] for what in ("plate", "bid", "place", "stars")
        )
        assert (bid[0] - left) / scale > end + 47
        assert (place[0] - bid[0]) / scale > 47 + 22
        assert (stars[0] - place[0]) / scale > 125 + 22
