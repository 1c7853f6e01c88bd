"""Typed positions: what cannot be read or cannot arise is told with its key, its value and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import locanda
from locanda.bots import bot_for, play_match

from .boxes import small
from .positions import cafe, full, legal

HANDS = 'hands = [["usa-lady", "usa-gentleman"], ["cuba-lady"]]\n'
V1, V2 = "unexpected_guests = true", "regulars = true"
REGULARS = HANDS + 'phase = "regulars"\nregulars = { table = "usa-1", sex = "ladies" }'
THREE = HANDS + 'chairs = { 53 = "usa-lady", 66 = "usa-lady", 60 = "usa-lady" }\nreserved = ["usa-1"]'
BAR = [f"{nation}-{sex}" for nation in ("africa", "china", "india", "spain", "france") for sex in ("lady", "gentleman")]


@pytest.mark.parametrize("options", ["", V1, V2, V1 + "\n" + V2])
def test_every_position_of_a_game_is_read_back(options: str) -> None:
    given: dict[str, object] = dict.fromkeys((line.split()[0] for line in options.split("\n") if line), True)
    for box in (None, small(lady_jokers=4, gentleman_jokers=4, hand=4)):
        match = locanda.new("cafe", options=given, box=box, seed=3)
        start = match.copy()
        play_match(match, [bot_for("random", match.game)] * 2, seed=3)
        for line in match.lines:
            again = locanda.from_position("cafe", start.position(), draws=False)
            assert bytes(again.table) == bytes(start.table)
            assert again.position() == start.position()
            if "do" in line and start.to_act:
                start.play(line["do"])
        assert start.over


def test_defaults_may_be_typed_too() -> None:
    match = cafe(HANDS + 'phase = "turn"\nturn = 1\nopening = false\npasses = 0\nscores = []\nbar = []\nreserved = []')
    assert match.position() == cafe(HANDS).position()


BAD: list[tuple[str, str, str, Any, str]] = [
    # table, options, key, value, what would be right
    (
        'hands = [["usa-lady", "us-gentleman"], []]',
        "",
        "table.hands[0]",
        "us-gentleman",
        "did you mean 'usa-gentleman'?",
    ),
    ("hands = [[]]", "", "table.hands", [[]], "one entry for each of 2 seats"),
    (
        HANDS + 'phase = "second"\nfirst = 53\nchairs = { 53 = "usa-lady" }',
        "",
        "table.first",
        53,
        "in a group in second",
    ),
    (
        HANDS + 'phase = "join"\nfirst = 53\nchairs = { 53 = "usa-lady", 66 = "usa-gentleman" }',
        "",
        "table.first",
        53,
        "alone in the phase join",
    ),
    ('hands = [[], ["cuba-lady"]]', "", "table.hands", [], "it would be over"),
    (HANDS + 'opening = true\nchairs = { 53 = "usa-lady" }', "", "table.opening", True, "the first of the game"),
    (
        'hands = [["usa-lady", "usa-lady", "usa-lady"], ["usa-lady", "usa-lady"]]',
        "",
        "table",
        "usa-lady",
        "4 such guests",
    ),
    (HANDS + "scores = [1, 2, 3]", "", "table.scores", [1, 2, 3], "one entry for each of 2 seats"),
    (HANDS + "scores = [1, 2.5]", "", "table.scores[1]", None, "a whole number"),
    (HANDS + "limits = [5, 6]", "", "table.limits[1]", 6, "at most 5"),
    (HANDS + "trun = 2", "", "table.trun", 2, "did you mean 'turn'?"),
    (HANDS + "turn = 3", "", "table.turn", 3, "a seat from 1 to 2"),
    (HANDS + "turn = 0", "", "table.turn", 0, ">= 1"),
    (HANDS + 'phase = "noon"', "", "table.phase", "noon", "one of"),
    (HANDS + 'phase = "over"', "", "table.ending", "", "an ending where the phase is over"),
    (HANDS + 'ending = "bar_full"', "", "table.ending", "bar_full", "an ending where the phase is over"),
    (HANDS + "passes = 2", "", "table.passes", 2, "at most 1"),
    (HANDS + 'phase = "deal"\nlimits = [2, 1]', "", "table.phase", "deal", "a hand below its limit"),
    (HANDS + 'phase = "draw"\nlimits = [2, 1]', "", "table.phase", "draw", "a hand below its limit"),
    (HANDS + 'chairs = { 69 = "usa-lady" }', "", "table.chairs.69", "usa-lady", "a chair from 1 to 68"),
    (HANDS + 'chairs = { 0 = "usa-lady" }', "", "table.chairs.0", "usa-lady", "a chair from 1 to 68"),
    (HANDS + 'chairs = { 053 = "usa-lady" }', "", "table.chairs.053", "usa-lady", "a chair from 1 to 68"),
    (HANDS + 'chairs = { "²" = "usa-lady" }', "", "table.chairs.²", "usa-lady", "a chair from 1 to 68"),
    (HANDS + 'chairs = { 53 = "cuba-lady" }', "", "table.chairs.53", "cuba-lady", "of usa (T5)"),
    (HANDS + 'chairs = { 59 = "lady-joker" }', "", "table.chairs.59", "lady-joker", "germany or usa (T5)"),
    (
        HANDS + 'chairs = { 59 = "lady-joker as cuba" }',
        "",
        "table.chairs.59",
        "lady-joker as cuba",
        "germany or usa (T5)",
    ),
    (HANDS + 'chairs = { 59 = "usa-lady as usa" }', "", "table.chairs.59", "usa-lady as usa", "only a joker is named"),
    (HANDS + 'chairs = { 53 = "usa-lady", 66 = "usa-lady" }', "", "table.chairs", "usa-1: 2 ladies, 0 gentlemen", "T6"),
    (
        HANDS + 'chairs = { 53 = "usa-lady", 66 = "usa-lady", 60 = "lady-joker as usa" }',
        "",
        "table.chairs",
        "usa-1: 3 ladies, 0 gentlemen",
        "T6",
    ),
    (HANDS + f"bar = {BAR * 2 + ['china-lady']}", "", "table.bar", None, "at most 20 guests"),
    (HANDS + 'bar = ["lady-joker"]', "", "table.bar[0]", "lady-joker", "no joker goes to the bar (B3)"),
    (HANDS + f"bar = {BAR * 2}", "", "table.bar", None, "a free place"),
    (HANDS + full(), "", "table.chairs", None, "a free chair"),
    (HANDS + "bag = { usa-lady = 4 }", "", "table.bag", None, "nowhere else"),
    (HANDS + "bag = { foo = 1 }", "", "table.bag.foo", 1, "no such guest"),
    (HANDS + "bag = { usa-laddy = 0 }", "", "table.bag.usa-laddy", 0, "did you mean 'usa-lady'?"),
    (HANDS + "first = 53", "", "table.first", 53, "in the phases second and join"),
    (HANDS + 'phase = "second"', "", "table.first", 0, "in the phases second and join"),
    (HANDS + 'phase = "second"\nfirst = 53', "", "table.first", 53, "in the phases second and join"),
    (
        HANDS + 'phase = "join"\nfirst = 30\nchairs = { 30 = "cuba-lady" }',
        "",
        "table",
        None,
        "whoever is to act can do something",
    ),
    (HANDS + 'shown = [["lady-joker"], []]', V1, "table.shown[0]", "lady-joker", "jokers of this hand"),
    (
        'hands = [["lady-joker"], []]\nshown = [["lady-joker"], []]',
        "",
        "table.shown[0]",
        "lady-joker",
        "with unexpected_guests",
    ),
    ('hands = [["lady-joker"], []]\nshown = [["usa-lady"], []]', V1, "table.shown[0]", "usa-lady", "one of lady-joker"),
    (HANDS + "stuck = [1, 0]", V1, "table.stuck[0]", 1, "0, or numbers of jokers"),
    ('hands = [["lady-joker"], []]\nstuck = [32, 0]', "", "table.stuck[0]", 32, "with unexpected_guests"),
    (HANDS + "stuck = [-1, 0]", V1, "table.stuck[0]", None, ">= 0"),
    (HANDS + 'reserved = ["usa-3"]', V2, "table.reserved", "usa-3", "did you mean 'usa-2'?"),
    (HANDS + 'reserved = ["usa-1"]', V2, "table.reserved", "usa-1", "three or four guests of one sex"),
    (
        THREE.replace('60 = "usa-lady"', '60 = "usa-gentleman"'),
        V2,
        "table.reserved",
        "usa-1",
        "three or four guests of one sex",
    ),
    (THREE, "", "table.reserved", "usa-1", "with the option regulars"),
    (HANDS + 'phase = "regulars"', V2, "table.regulars", None, "a group in the phase regulars"),
    (
        HANDS + 'regulars = { table = "usa-1", sex = "ladies" }',
        V2,
        "table.regulars",
        None,
        "a group in the phase regulars",
    ),
    (REGULARS.replace("ladies", "lady"), V2, "table.regulars.sex", "lady", "one of ladies, gentlemen"),
    (REGULARS, "", "table.regulars", None, "with the option regulars"),
    (REGULARS.replace(" }", ", seated = 2 }"), V2, "table.regulars", None, "the guests who sit there"),
    (REGULARS, V2, "table", None, "whoever is to act can do something"),
]


@pytest.mark.parametrize(("table", "options", "key", "value", "expected"), BAD)
def test_a_bad_position_is_told(table: str, options: str, key: str, value: Any, expected: str) -> None:
    with pytest.raises(locanda.BadPosition) as error:
        cafe(table, options)
    told = error.value
    assert told.key.startswith(key)
    assert value is None or told.value == value
    assert expected in told.expected
    assert told.key in str(told)
    assert expected in str(told)


def test_a_position_names_the_box_that_is_wrong() -> None:
    with pytest.raises(locanda.BadBox, match=r"bar\.values"):
        cafe(HANDS + "[box]\nbar = { values = [] }")


@pytest.mark.parametrize("options", ["players = 5", "starter = 3", "regular = true"])
def test_a_position_names_the_option_that_is_wrong(options: str) -> None:
    with pytest.raises(locanda.BadOptions, match=options.split()[0]):
        cafe(HANDS, options)


def test_a_full_bar_is_fine_while_the_turn_ends() -> None:
    match = cafe('hands = [["usa-lady"], ["cuba-lady"]]\nphase = "draw"\n' + f"bar = {BAR * 2}")
    assert match.chance_to_act


def test_a_hand_may_be_over_its_limit() -> None:
    match = cafe('hands = [["usa-lady", "cuba-lady"], ["cuba-lady"]]\nlimits = [1, 5]')
    assert legal(match) == {"bar usa-lady", "bar cuba-lady"}
