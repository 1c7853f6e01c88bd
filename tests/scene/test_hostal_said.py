"""What is said of cards, looks and turns at a table of Hostil Hostal, and in its log."""

from __future__ import annotations

import pytest

from locanda.core.engine import engine_of
from locanda.core.match import Match
from locanda.games.hostal import game, scene
from locanda.words import LANGUAGES, words_for
from rules.hostal.typed import dawn, room, seat, told, typed

from .frames import frame_of

EN = words_for("en", game.folder)


def label(match: Match, slot: str, viewer: int = 0, lang: str = "en") -> str:
    """What is said of a piece."""
    (found,) = [sprite.label for sprite in frame_of(match, viewer).sprites if sprite.slot == slot]
    assert found is not None
    return words_for(lang, game.folder).say(found)


def panel(match: Match, title: str, viewer: int = 0) -> list[tuple[str, str]]:
    """The rows of a panel, none if it is not there."""
    found = [panel for panel in frame_of(match, viewer).panels if panel.title.id == title]
    return [(EN.say(one), EN.text(two)) for panel in found for one, two in panel.rows]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_in_hand_says_what_it_does(lang: str) -> None:
    words, match = words_for(lang, game.folder), typed([], [seat(hand=[6, 12])])
    for i, card in enumerate((6, 12)):
        said = label(match, f"holds:{i}", lang=lang)
        assert words.say(f"hostal-card-{card}") in said
        assert said.endswith(words.say(f"hostal-effect-{card}"))


def test_cards_that_are_turned_up_in_a_room_say_what_they_do() -> None:
    seats = [seat(laid=["6 in 1", "7 in 1", "8 in 2"]), seat()]
    match, _ = dawn([room("2A", "1", "1")], seats)
    said = label(match, "pile:0:0", viewer=1)
    for card in (6, 7):
        assert EN.say(f"hostal-effect-{card}") in said
    assert EN.say("hostal-effect-8") in label(match, "pile:1:0", viewer=1)
    assert "face down" not in said


def test_a_pile_that_lies_face_down_says_no_more_than_the_viewer_knows() -> None:
    seats = [seat(hand=[5, 12]), seat(laid=["6 in 1", "7 in 1"])]
    match = typed([room("2A", "1", "2")], seats)
    assert label(match, "pile:0:1") == f"2 cards of {match.seats[1]}, face down"
    assert label(match, "pile:0:1", viewer=1).endswith("; you know: Chocolate, 17°")
    told(match, "spy on seat 2 in 1")
    assert label(match, "pile:0:1").endswith("; nothing new for you: Chocolate, 17°")
    assert label(match, "pile:0:1", viewer=2) == f"2 cards of {match.seats[1]}, face down"


def before(match: Match, action: str) -> str:
    """What is said of an action before it is chosen."""
    seat, box = min(match.to_act), match.box
    number = next(each for each in match.legal_packed(seat) if str(match.unpack(each)) == action)
    points = engine_of(match.game).preview(box.record, match.record(seat), seat, number)
    said = scene.preview(box, match.record(seat), seat, match.unpack(number), points)
    assert said is not None
    return EN.say(said)


def test_a_look_that_would_show_nothing_new_says_so_before_it_is_paid_for() -> None:
    seats = [seat(hand=[5, 12]), seat(laid=["6 in 1"], hand=[7, 8, 12]), seat(laid=["6 in 1"], hand=[12])]
    match = typed([room("2A", "1", "2")], seats)
    assert before(match, "spy on seat 2 in 1") == "−1"
    told(match, "spy on seat 2 in 1")
    assert before(match, "spy on seat 2 in 1") == "−1, nothing new"
    assert before(match, "spy on seat 3 in 1") == "−1"
    told(match, "place at 2-1", "done", "play 7 in 1", "done", "place at 2-2", "done")
    assert before(match, "spy on seat 2 in 1") == "−1"


def test_a_panel_says_what_the_viewers_cards_do_in_hand_and_in_rooms() -> None:
    match = typed([room("2A", "1", "2")], [seat(hand=[5, 12], laid=["4 in 1"]), seat(laid=["6 in 1"])])
    assert [row for row, _ in panel(match, "hostal-panel-effects")] == [
        "4 Tap Tippity-Tap", "5 Party", "12 Mr. Tools",
    ]  # fmt: skip
    told(match, "spy on seat 2 in 1")
    rows = dict(panel(match, "hostal-panel-effects"))
    assert rows["6 Chocolate"] == EN.say("hostal-effect-6")
    assert panel(match, "hostal-panel-effects", viewer=3) == []
