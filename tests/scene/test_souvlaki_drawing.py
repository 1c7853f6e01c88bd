"""The street's drawing: what a browser under a strict policy accepts, complete, small, and where spots lie."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import locanda
import locanda.server
from locanda.core.scene import Place, Static
from locanda.games.souvlaki import game, scene
from locanda.games.souvlaki.art.geometry import Plan, ground
from locanda.words import words_for

from .drawn import drawing, static_of
from .shops import new

PLAYERS = (2, 3, 4)


def static(players: int = 2, lang: str = "en") -> Static:
    return static_of("souvlaki", players, lang)


def test_is_small() -> None:
    assert len(drawing(static(4, "el")).encode()) < 320_000


def reach(name: str, place: Place) -> tuple[float, float]:
    """How far a piece goes from the middle of its spot."""
    halves = {"queue": (50, 85), "door": (50, 85), "hand": (50, 65), "laid": (50, 65), "event": (120, 100)}
    halves |= {"played": (120, 100), "playing": (120, 100), "plot": (116, 125), "stack": (54, 70), "money": (76, 34)}
    wide, high = halves.get(name.split(":")[0], (0, 0))
    return wide * place[4], high * place[4]


@pytest.mark.parametrize("players", PLAYERS)
def test_layouts_have_room_for_their_pieces_and_the_shape_of_a_screen(players: int) -> None:
    layouts = static(players).layouts
    for layout in layouts.values():
        left, top, width, height = layout.box
        for name, place in layout.spots.items():
            wide, high = reach(name, place)
            assert left + wide <= place[0] <= left + width - wide, name
            assert top + high <= place[1] <= top + height - high, name
    wide_box, tall_box = (layouts[name].box for name in ("wide", "tall"))
    assert 1.3 < wide_box[2] / wide_box[3] < 1.5
    assert 1.6 < tall_box[3] / tall_box[2] < 2.1


def sets_of(names: list[str]) -> dict[str, list[str]]:
    """The spots that are used at the same time: all of one set, named by what stands before their last number."""
    found: dict[str, list[str]] = {}
    for name in names:
        if name.split(":")[0] in ("queue", "door", "hand", "laid", "event", "plot", "played", "stack"):
            found.setdefault(name.rpartition(":")[0], []).append(name)
    return found


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("players", PLAYERS)
def test_pieces_of_a_row_do_not_cover_each_other(players: int, layout: str) -> None:
    spots = static(players).layouts[layout].spots
    sets = sets_of(list(spots))
    assert len(sets) > 10 + 3 * players
    for names in sets.values():
        for i, one in enumerate(names):
            for two in names[:i]:
                a, b = spots[one], spots[two]
                apart = abs(a[0] - b[0]) >= 2 * reach(one, a)[0] or abs(a[1] - b[1]) >= 2 * reach(one, a)[1]
                assert apart, (one, two)


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_viewers_own_shop_is_the_largest_and_all_others_are_alike(players: int, layout: str) -> None:
    spots = static(players).layouts[layout].spots
    scales = [spots[f"queue:{area}:6:0"][4] for area in range(players)]
    assert scales[0] > 1.25 * max(scales[1:])
    assert max(scales[1:]) == pytest.approx(min(scales[1:]))


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_stacks_lie_on_the_chalk_board_and_leave_its_writing_free(players: int, layout: str) -> None:
    spots, board = static(players).layouts[layout].spots, ground(layout, Plan(players, 25, 25)).board
    stacks = [spots[f"stack:{name}"] for name in ("customers", "foods", "events")]
    for x, y, _, _, scale in stacks:
        assert abs(x - board.x - board.width / 2) + 58 * scale <= board.width / 2 - 7
        assert abs(y - board.y - board.height / 2) + 72 * scale <= board.height / 2 - 7
    for name, reach in [(f"order:{n}", 22) for n in range(players)]:
        x, y, _, _, scale = spots[name]
        for sx, sy, _, _, size in stacks:
            assert abs(x - sx) >= reach * scale + 58 * size or abs(y - sy) >= reach * scale + 72 * size, name


@pytest.mark.parametrize("layout", ["tall", "wide"])
@pytest.mark.parametrize("players", PLAYERS)
def test_what_rises_does_not_cover_the_number_that_it_belongs_to(players: int, layout: str) -> None:
    drawn = static(players).layouts[layout]
    spots, right = drawn.spots, drawn.box[0] + drawn.box[2]
    for area in range(players):
        for what in ("money", "fame"):
            (_, y, _, _, scale), (x, gain, *_) = spots[f"{what}:{area}"], spots[f"earned-{what}:{area}"]
            assert gain - y > 34 * scale + 23, (what, area)  # half of the plate, half of the text
            assert x + 65 <= right, (what, area)  # half of "+12 €"


def test_what_is_chosen_often_can_be_hit_on_a_phone() -> None:
    tall = static(4).layouts["tall"]
    pixels = 360 / tall.box[2]
    least = {"queue:0:6": 44, "queue:1:6": 24, "door": 33, "hand:7": 40, "event:4": 60, "plot": 70, "sign": 17}
    for start, size in least.items():
        found = [place for name, place in tall.spots.items() if name.startswith(f"{start}:")]
        assert found
        assert all(2 * min(place[2], place[3]) * pixels >= size for place in found), start


def test_a_food_card_and_a_free_shop_show_what_the_box_says() -> None:
    symbols = static().symbols
    card = re.search(r'<symbol id="card-GFD".*?</symbol>', symbols, re.S)
    assert card
    assert re.findall(r'#(food-\d)"', card[0]) == ["food-0", "food-2", "food-3"]
    chain = re.search(r'<symbol id="plot-chain".*?</symbol>', symbols, re.S)
    assert chain
    texts = re.findall(r">([^<>]+)</text>", chain[0])
    assert [t for t in texts if re.match(r"\d", t)] == ["9", "4", "2 €", "2 €", "3", "2 €", "2 ★"]


def test_an_edited_box_can_be_drawn_and_read() -> None:
    text = new(2, 1).box.text
    text = text.replace('id = "c01"', 'id = "mine"').replace('key = "rich_tip"', 'key = "my_card"')
    text = text.replace('id = "chain"', 'id = "booth"').replace("win_money = 25", "win_money = 60")
    match = locanda.new("souvlaki", players=3, seed=1, box=text)
    for layout in ("tall", "wide"):
        root = ElementTree.fromstring(match.picture(0, layout=layout))
        assert {"guest-mine", "event-my_card", "front-full-booth"} <= {element.get("id") for element in root.iter()}
    static = scene.static(match.box, match.options, words_for("en", game.folder).say, ["a", "b", "c"])
    assert "track-money:2:84" in static.layouts["wide"].spots
    assert "Gyros Express" in static.symbols
    match.play("shop booth")
    assert "Seat 1 (Gyros Express): 9 €, 4 fame" in match.text(0)
