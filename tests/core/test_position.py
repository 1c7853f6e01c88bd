"""Positions: complete as text, both ways, and every fault told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import locanda
from locanda import BadPosition, LocandaError, Match
from toys.playing import NEW, played_out


@pytest.mark.parametrize("new", NEW)
def test_every_position_of_a_game_is_read_back(new: Callable[[int], Match]) -> None:
    match = new(7)
    while not match.over:
        again = locanda.from_position(match.game.name, match.position(), seed=1)
        assert bytes(again.table) == bytes(match.table)
        assert again.position() == match.position()
        assert again.to_act == match.to_act
        seat = min(match.to_act)
        match.play(match.legal(seat)[-1], seat)


def test_a_position_can_be_typed_by_hand_and_played_on_from() -> None:
    match = locanda.from_position("race", "[options]\nfirst = 2\n[table]\nplayers = 2\nturn = 1\nstake = 3\npot = 7\n")
    match.play("hold")
    assert match.scores == (0, 21)
    assert match.over
    assert match.lines[0] == {"seat": 2, "do": "hold"}


def test_its_journal_holds_the_position_it_started_from() -> None:
    match = locanda.from_position("race", "[table]\nplayers = 2\nstake = 1\npot = 7\n", seed=2)
    played_out(match)
    again = locanda.load(match.journal())
    assert (again.result, again.journal()) == (match.result, match.journal())
    assert locanda.verify(match.journal()).draws == match.history.draws


def test_a_seats_journal_does_not_hold_the_position() -> None:
    first = locanda.new("bids", seed=1)
    match = locanda.from_position("bids", first.position(), seed=2)
    assert match.header["position"] == first.position()
    assert "bonus =" not in match.journal(0)
    with pytest.raises(locanda.BadJournal, match="one seat's knowledge"):
        locanda.load(match.journal(0))


def test_another_box_is_part_of_the_position() -> None:
    box = {"goal": 8, "bust": 6, "faces": [1, 2, 3, 4, 5, 6]}
    match = locanda.new("race", box=box, seed=1)
    assert locanda.from_position("race", match.position()).box.data == box


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("= 3", "TOML would be right"),
        ("tabel = 1", "did you mean 'table'?"),
        ('game = "bids"', "'race' would be right here"),
        ("version = 1", "this is version 3"),
        ("table = 3", "table = 3: a section [table]"),
        ("options = 5", "options = 5: a section [options]"),
        ("[table]\nplayers = 3", "table.players = 3: 2, as the options say"),
        ("[table]\nseats = { 0 = {}, 1 = {}, 2 = {}, 9 = {} }", "table.seats"),
        ("[table]\nplayer = 2", "did you mean 'players'?"),
        ("[table]\nplayers = 'two'", "table.players"),
        ("[table]\nplayers = 1000", "table.players"),
        ("[table]\nseats = { 0 = { score = 3 } }", "4 are wanted"),
        ("[options]\nplayers = 9", "2, 3, 4 would be right"),
        ("[box]\ngoal = 1", "bust"),
    ],
)
def test_a_bad_position_is_told(text: str, told: str) -> None:
    with pytest.raises(LocandaError) as error:
        locanda.from_position("race", text)
    assert told in str(error.value)


@pytest.mark.parametrize("row", ["left = [1, 1]", "left = 3", "hand = [[1, 1, 1, 1]]", "hand = [[1], [1], [1], [1]]"])
def test_rows_and_grids_must_have_their_length(row: str) -> None:
    with pytest.raises(BadPosition, match=row.split(maxsplit=1)[0]):
        locanda.from_position("bids", f"[table]\n{row}\n")
