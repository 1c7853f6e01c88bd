"""Boards as text: what is said on them, in every language, put together as a person would write it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import locanda
from locanda.core.panel_text import panel_lines
from locanda.core.replay import walk
from locanda.core.scene import Panel
from locanda.words import LANGUAGES, Message, msg, words_for

RECORDINGS = Path(__file__).parents[1] / "recorded"
#: Steps of a recording between two boards that are read.
EVERY = 60


@pytest.mark.parametrize(
    "path", sorted(RECORDINGS.glob("*/*.jsonl")), ids=lambda path: f"{path.parent.name} {path.stem}"
)
def test_no_sentence_on_a_board_is_followed_by_a_colon(path: Path) -> None:
    found = set()
    for step, match in enumerate(walk(path.read_text("utf-8"))):
        if step % EVERY == 0:
            boards = [match.text(seat, lang) for seat in range(match.players) for lang in LANGUAGES]
            found |= {line for board in boards for line in board.splitlines() if re.search(r"[.?…;:]:", line)}
    assert not found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_card_in_the_hand_is_told_with_its_whole_text_and_no_more(lang: str) -> None:
    match = locanda.new("souvlaki", players=2, seed=2, options={"shops": False})
    match.play("shop dirty")
    match.play(match.legal()[0])
    words = words_for(lang, match.game.folder)
    for seat in range(2):
        lines = match.text(seat, lang).splitlines()
        at = lines.index(words.say("souvlaki-panel-events"))
        cards = lines[at + 1 : at + 4]
        assert all(line.endswith(".") for line in cards), cards


def test_a_row_has_a_colon_only_between_a_name_and_a_value() -> None:
    words = words_for("en", locanda.new("souvlaki", seed=1).game.folder)
    rows: list[tuple[Message, Message | str]] = [
        (msg("souvlaki-panel-seat", seat="Anna"), "3 €"),
        (msg("souvlaki-panel-seat", seat="Draw 2 food cards."), ""),
        (msg("souvlaki-panel-seat", seat="Rush hour!"), "Anna"),
    ]
    told = panel_lines(Panel(msg("souvlaki-panel-events"), rows), words.say)
    assert told[1:] == ["  Anna: 3 €", "  Draw 2 food cards.", "  Rush hour! Anna"]
