"""Arguments of the wrong kind are told by the library's own errors, whatever they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import locanda
from locanda import BadBox, BadJournal, BadOptions, BadPosition, LocandaError, NotYourTurn, UnknownGame, UnknownView
from toys import race  # noqa: F401  # registers the game


@pytest.mark.parametrize("name", [None, 3, ["race"], ""])
def test_a_game_that_is_no_name(name: Any) -> None:
    with pytest.raises(UnknownGame, match="cafe"):
        locanda.new(name)


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ({"options": "regulars"}, "a mapping of options"),
        ({"options": 3}, "a mapping of options"),
        ({"options": {3: 3}}, "no such option"),
        ({"players": float("nan")}, "players"),
        ({"players": "2"}, "players = '2': a whole number would be right, one of 2, 3, 4"),
        ({"players": True}, "players = True: a whole number"),
        ({"options": {"players": "9" * 5000}}, "would be right"),
        ({"seats": (name for name in "ab")}, "one name for each"),
        ({"seats": "ab"}, "one name for each"),
        ({"seats": ["a", 5]}, "a text for each name"),
        ({"seats": ["a\x00b", "c"]}, "control signs"),
        ({"seats": ["\ud800", "c"]}, "control signs"),
        ({"seats": ["Ada", ""]}, "seats = '': a name for each would be right"),
        ({"seats": [" ", " "]}, "seats = ' ': a name for each would be right"),
        ({"seats": ["Ada", "Ada"]}, "seats = 'Ada': a name of its own for each"),
        ({"seats": ["Ada  Bo", " ada bo"]}, "seats = ' ada bo': a name of its own for each"),
        ({"seed": "\ud800"}, "seed"),
        ({"seed": 1.5}, "seed = 1.5: a whole number or a text would be right"),
        ({"seed": [1]}, "a whole number or a text"),
        ({"seed": True}, "a whole number or a text"),
        ({"seed": 10**5000}, "seed"),
    ],
    ids=range(21),
)
def test_what_cannot_be_chosen(what: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        locanda.new("race", **what)


def test_all_names_may_be_empty() -> None:
    assert locanda.new("race", players=2, seats=["", ""]).seats == ("", "")


def test_names_are_asked_to_differ_of_a_position_too() -> None:
    with pytest.raises(BadOptions, match="a name of its own for each"):
        locanda.from_position("race", "[table]\nplayers = 2\n", seats=["Ada", "Ada"])


@pytest.mark.parametrize("seat", ["a", 2, -2, 1.0, [0], int], ids=range(6))
def test_what_is_no_seat(seat: Any) -> None:
    match = locanda.new("race", players=2, seed=1)
    shown = (match.record, match.view, match.events, match.event_rows, match.journal)
    asked = (match.legal, lambda seat: match.can("roll", seat), lambda seat: match.why_not("roll", seat), match.undo)
    played = (lambda seat: match.play("roll", seat), lambda seat: match.play_packed(seat, match.pack("roll")))
    for call in (*asked, *played, *(() if seat == 2 else shown)):
        with pytest.raises(NotYourTurn, match=r"there is no seat number .*: a whole number from 0 to 1"):
            call(seat)
    assert match.lines == []


@pytest.mark.parametrize("box", ["\0.toml", Path("\0"), 5, "x = " + "[" * 5000], ids=range(4))
def test_what_is_no_box(box: Any) -> None:
    with pytest.raises(BadBox):
        locanda.new("race", box=box)


@pytest.mark.parametrize("text", [None, 3, "x = " + "[" * 5000], ids=range(3))
def test_what_is_no_position(text: Any) -> None:
    with pytest.raises(BadPosition):
        locanda.from_position("race", text)


@pytest.mark.parametrize("text", [None, b"", "", "[" * 200_000], ids=range(4))
def test_what_is_no_journal(text: Any) -> None:
    with pytest.raises(BadJournal):
        locanda.load(text)


def test_a_secret_that_is_no_text() -> None:
    secret: Any = 5
    with pytest.raises(BadJournal, match="hexadecimal"):
        locanda.load(locanda.new("race", seed=1).journal(), secret=secret)


@pytest.mark.parametrize("lang", ["de", "EN", "", None, 3, ["en"]], ids=range(6))
def test_a_language_in_which_nothing_is_said(lang: Any) -> None:
    match = locanda.new("cafe", players=2, seed=1)
    for shown in (match.picture, match.text):
        with pytest.raises(UnknownView, match=r"^no language .*en, it, el, ru, es"):
            shown(0, lang)
    assert issubclass(UnknownView, LocandaError)


@pytest.mark.parametrize("layout", ["x", "", None, ["wide"]], ids=range(4))
def test_a_layout_in_which_nothing_is_drawn(layout: Any) -> None:
    with pytest.raises(UnknownView, match=r"^no layout .*one of wide, tall"):
        locanda.new("cafe", players=2, seed=1).picture(0, layout=layout)
