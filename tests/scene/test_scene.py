"""Scenes in general: tries, standalone pictures, the drawing's small helpers."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from locanda.core.draw import SEAT_COLOURS, capitals, fitted, number, seat_shape, shortened
from locanda.core.scene import Frame, Layout, Sprite, Static, night_css, svg, trie
from locanda.words import msg

PLACE = (10.0, 20.0, 5.0, 5.0, 1.0)
STATIC = Static(
    symbols='<symbol id="a"/><symbol id="b"/>',
    background='<g class="wide" id="only-wide"/><g class="tall" id="only-tall"/>',
    layouts={
        "wide": Layout((0, 0, 200, 100), {"here": PLACE}),
        "tall": Layout((0, 0, 100, 200), {"here": (1.0, 2.0, 5.0, 5.0, 0.5)}),
    },
    icons={},
    labels={},
    pieces_from="here",
    paints={"cloth": ("#ffffff", "#111111")},
)
FRAME = Frame([Sprite("s", "a b", "here", 90, msg("x"))], msg("x"), [], [])


def test_trie_joins_common_beginnings() -> None:
    assert trie([["a", "b"], ["a", "c"], ["d"]]) == {"a": {"b": {}, "c": {}}, "d": {}}


@pytest.mark.parametrize("paths", [[["a"], ["a", "b"]], [["a", "b"], ["a"]], [[]]])
def test_trie_refuses_paths_that_are_not_prefix_free(paths: list[list[str]]) -> None:
    with pytest.raises(ValueError, match="path"):
        trie(paths)


def test_svg_places_stacked_symbols_by_the_layout() -> None:
    root = ElementTree.fromstring(svg(STATIC, FRAME, "tall", title="A < B"))
    assert root.get("viewBox") == "0 0 100 200"
    piece = root[-1]
    assert piece.get("transform") == "translate(1 2) rotate(90) scale(0.5)"
    assert [use.get("href") for use in piece] == ["#a", "#b"]
    assert root[0].text == "A < B"


def test_svg_shows_the_groups_of_its_own_layout_only() -> None:
    for shown, other in (("wide", "tall"), ("tall", "wide")):
        groups = {g.get("id"): g for g in ElementTree.fromstring(svg(STATIC, FRAME, shown)).iter() if g.get("id")}
        assert groups[f"only-{other}"].get("display") == "none"
        assert groups[f"only-{shown}"].get("display") is None


def test_night_sets_every_paint() -> None:
    assert "--cloth:#111111" in svg(STATIC, FRAME, night=True)
    assert "#111111" not in svg(STATIC, FRAME)
    css = night_css(STATIC.paints)
    assert css.count("--cloth:#111111") == 2
    assert ":root[data-theme=dark]" in css


def test_every_seat_has_its_own_shape_and_colour() -> None:
    drawn = [seat_shape(seat, 10) for seat in range(6)]
    bare = {shape.replace(SEAT_COLOURS[seat], "") for seat, shape in enumerate(drawn)}
    assert len(bare) == len(set(SEAT_COLOURS)) == 6


@pytest.mark.parametrize(
    ("words", "said"),
    [("Ιταλία", "ΙΤΑΛΙΑ"), ("España", "ESPAÑA"), ("África", "ÁFRICA"), ("Китай", "КИТАЙ")],
)
def test_capitals_lose_accents_in_greek_only(words: str, said: str) -> None:
    assert capitals(words) == said


def written(words: str, room: float) -> tuple[str, float]:
    """A name that is fitted into a room: the letters, and their size."""
    found = re.search(r'font-size="([\d.]+)".*>(.*)</text>', fitted(words, room, 20, "#000"))
    assert found
    return found[2], float(found[1])


def test_a_name_becomes_smaller_before_it_is_cut() -> None:
    assert written("Anna", 200) == ("Anna", 20)
    letters, size = written("Greedy bot 2", 145)
    assert letters == "Greedy bot 2"
    assert 15 <= size < 20
    assert written("Bartholomew the Great", 128) == ("Bartholomew…", 15)


@pytest.mark.parametrize(("value", "stack"), [(7, "n-7"), (57, "nb-5 nc-7"), (100, "nd-1 n-0 ne-0")])
def test_numbers_are_stacked_from_digits(value: int, stack: str) -> None:
    assert number(value) == stack


def test_long_names_are_shortened() -> None:
    assert shortened("Anna", 200, 20) == "Anna"
    assert shortened("Bartholomew the Great", 128, 20) == "Bartholom…"


def test_a_shortened_name_keeps_the_number_at_its_end() -> None:
    assert shortened("Greedy bot 2", 145, 20) == "Greedy b… 2"
    assert shortened("Anna 12345678", 128, 20) == "Anna 1234…"
