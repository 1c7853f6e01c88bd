"""The café's pictures of positions typed by hand: regulars, full tables, lost places, the opening, passing."""

from __future__ import annotations

import pytest

import locanda
from locanda.core.match import Match
from locanda.core.scene import Sprite
from locanda.games.cafe import scene

HEAD = """game = "cafe"
version = 1
options = {{ players = 2, regulars = {regulars}, unexpected_guests = {hidden} }}

[table]
"""


def position(table: str, regulars: bool = False, hidden: bool = False) -> Match:
    head = HEAD.format(regulars=str(regulars).lower(), hidden=str(hidden).lower())
    return locanda.from_position("cafe", head + table)


def sprites(match: Match, viewer: int = 0) -> dict[str, Sprite]:
    frame = scene.frame(match.box, match.record(viewer), viewer, match.options, ["Anna", "Ben"])
    return {sprite.slot: sprite for sprite in frame.sprites}


ITALY = 'chairs = { 2 = "italy-lady", 9 = "italy-gentleman", 15 = "italy-lady", 8 = "italy-gentleman" }\n'


def test_flowers_stand_where_everybody_is_at_home() -> None:
    shown = sprites(position('hands = [["usa-lady"], ["usa-gentleman"]]\n' + ITALY))
    assert shown["table:1"].symbol == "at-home"
    assert "table:2" not in shown


def test_regulars_close_their_table() -> None:
    table = 'hands = [["usa-lady"], ["usa-gentleman"]]\nreserved = ["italy-1"]\n'
    shown = sprites(
        position(table + 'chairs = { 2 = "italy-lady", 9 = "italy-lady", 15 = "italy-lady" }\n', regulars=True)
    )
    assert shown["table:1"].symbol == "reserved"
    assert shown["chair:7"].symbol == "closed"
    assert shown["chair:8"].symbol == "italy-lady"


def test_a_joker_wears_the_badge_of_its_nation() -> None:
    table = 'hands = [["usa-lady"], ["usa-gentleman"]]\n'
    match = position(table + 'chairs = { 2 = "italy-lady", 15 = "gentleman-joker as britain" }\n')
    assert sprites(match)["chair:14"].symbol == "gentleman-joker badge-britain"
    text = match.text(0)
    assert "Brm*" in text
    assert "Itf" in text


def test_lost_places_are_struck_off_and_noted() -> None:
    match = position('hands = [["usa-lady"], ["usa-gentleman"]]\nlimits = [3, 5]\n' + ITALY)
    shown = sprites(match)
    assert {shown[f"lost:0:{i}"].spot for i in (3, 4)} == {"hand:3", "hand:4"}
    assert not any(slot.startswith("lost:1") for slot in shown)
    frame = scene.frame(match.box, match.record(0), 0, match.options, ["Anna", "Ben"])
    assert [[note.id for note in notes] for notes in frame.notes] == [["cafe-note-limit"], []]


def test_the_viewer_sits_below_and_the_others_follow_clockwise() -> None:
    match = position('hands = [["usa-lady"], ["usa-gentleman", "china-lady"]]\n' + ITALY)
    assert sprites(match, 1)["hand:0"].symbol == "china-lady"
    assert sprites(match, 1)["other:1:0"].symbol == "usa-lady"
    assert sprites(match, 0)["plate:0"].symbol.split()[-1] == "plate-0"
    assert sprites(match, 1)["plate:0"].symbol.split()[-1] == "plate-1"
    assert sprites(match, 2)["hand:0"].symbol == "usa-lady"


def test_a_hidden_hand_shows_backs_and_the_joker_that_all_have_seen() -> None:
    hands = 'hands = [["usa-lady", "lady-joker", "lady-joker"], ["usa-gentleman", "china-lady"]]\n'
    match = position(hands + 'shown = [["lady-joker"], []]\n' + ITALY, hidden=True)
    assert [sprites(match, 1)[f"other:1:{i}"].symbol for i in range(3)] == ["lady-joker", "hidden", "hidden"]
    assert "usa-lady" not in match.text(1)
    assert "lady-joker, 2 guests in hand" in match.text(1)


def test_equal_guests_lead_to_the_same_action_and_a_joker_names_its_nation_between_two() -> None:
    match = position('hands = [["italy-lady", "italy-lady", "lady-joker"], []]\nchairs = { 15 = "italy-gentleman" }\n')
    record = match.record(0)

    def ways(text: str) -> list[list[str]]:
        number = match.pack(text)
        return scene.paths(match.box, record, 0, number, match.unpack(number))

    assert ways("seat italy-lady at 2") == [["hand:0", "chair:1"], ["hand:1", "chair:1"]]
    assert ways("seat lady-joker as italy at 2") == [["hand:2", "chair:1"]]
    assert ways("seat lady-joker as italy at 10") == [["hand:2", "chair:9", "nation:italy"]]
    assert ways("bar italy-lady") == [["hand:0", "bar"], ["hand:1", "bar"]]


def test_an_exchange_is_a_guest_and_the_jokers_chair() -> None:
    match = position(
        'hands = [["italy-lady"], ["usa-lady", "cuba-lady"]]\n'
        'chairs = { 2 = "lady-joker as italy", 9 = "italy-gentleman" }\n'
    )
    number = match.pack("exchange 2 italy-lady")
    assert scene.paths(match.box, match.record(0), 0, number, match.unpack(number)) == [["hand:0", "chair:1"]]
    before, done = match.record(0), match.played
    match.play("exchange 2 italy-lady")
    motion = scene.moves(match.box, before, match.record(0), match.events(0, since=done), 0)
    assert sorted(motion.moves) == [("chair:1", "hand:0"), ("hand:0", "chair:1")]


def test_regulars_are_declared_by_table_and_sex() -> None:
    match = position('hands = [["italy-lady", "italy-lady", "italy-lady"], ["usa-lady"]]\n', regulars=True)
    number = match.pack("regulars italy-1 ladies")
    assert scene.paths(match.box, match.record(0), 0, number, match.unpack(number)) == [["table:1", "ladies"]]
    match.play("regulars italy-1 ladies")
    assert sprites(match)["table:1"].symbol == "reserved"
    assert scene.prompt(match.box, match.record(0), 0, ["Anna", "Ben"]).id == "cafe-prompt-regulars"


@pytest.mark.parametrize(
    ("table", "prompt"),
    [
        ('opening = true\nhands = [["italy-lady", "italy-lady"], ["usa-lady"]]\n', "cafe-prompt-opening"),
        ('opening = true\nhands = [["italy-lady", "italy-gentleman"], ["usa-lady"]]\n', "cafe-prompt-first"),
        ('hands = [["lady-joker"], ["usa-lady"]]\n', "cafe-prompt-pass"),
    ],
)
def test_prompts_know_the_opening_and_a_forced_pass(table: str, prompt: str) -> None:
    match = position(table)
    assert scene.prompt(match.box, match.record(0), 0, ["Anna", "Ben"]).id == prompt


def test_the_text_board_fits_a_terminal_and_names_everything() -> None:
    match = position('hands = [["usa-lady"], ["usa-gentleman"]]\nbar = ["cuba-lady"]\n' + ITALY)
    text = match.text(0)
    board = text.split("\n\n")[0].splitlines()
    assert max(map(len, board)) <= 80
    assert len(board) == 26
    words = text.split()
    assert all(words.count(str(chair)) >= 1 for chair in range(1, 69))
    assert all(words.count(nation) == 2 for nation in match.box.names["nations"])
    assert words.count("Cuf") == 1
    assert "-14" in words
    assert "BAR" in text
    assert match.text(None) == match.text(2)
