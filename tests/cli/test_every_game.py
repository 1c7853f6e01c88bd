"""The commands with every game: it is typed to its end, stepped through, its box edited, its rules looked up."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

import locanda
from locanda.cli import main
from locanda.core.catalogue import find, names
from locanda.core.clauses import MARK, clauses
from locanda.core.replay import walk

every_game = pytest.mark.parametrize("game", names())
#: A number in each game's box that can be changed alone: its line, another, and what it may not be.
EDITS = {
    "boutique": ("start_money = 500", "start_money = 700", 'start_money = "much"'),
    "cafe": ("guest_penalty = 5", "guest_penalty = 7", 'guest_penalty = "much"'),
    "hostal": ("start_score = 15", "start_score = 17", 'start_score = "much"'),
    "souvlaki": ("start_food = 5", "start_food = 4", 'start_food = "much"'),
}


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert main(words) == code
    told = capsys.readouterr()
    assert (told.err if code == 0 else told.out) == ""
    return told.out if code == 0 else told.err


def board(text: str) -> list[str]:
    """The lines of a board, whose ends a terminal need not show."""
    return [line.rstrip() for line in text.splitlines() if line.strip()]


def letters(text: str) -> str:
    """The text without signs, blanks and line ends."""
    return "".join(sign for sign in text if sign.isalnum())


@pytest.fixture(scope="module", params=names())
def typed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A game against greedy bots in which somebody types 1 at every question: what the screen showed, the journal."""
    file, patch = tmp_path_factory.mktemp("typed") / "game.jsonl", pytest.MonkeyPatch()
    screen = io.StringIO()
    with patch.context() as patched:
        patched.setenv("LOCANDA_DATA", str(file.parent))
        patched.setattr(sys, "stdin", io.StringIO("1\n" * 1000))
        patched.setattr(sys, "stdout", screen)
        assert main(["play", request.param, "--lang", "en", "--seed", "1", "--save", str(file)]) == 0
    return screen.getvalue(), file


def test_a_game_is_typed_to_its_end(typed: tuple[str, Path]) -> None:
    screen, file = typed
    match = locanda.load(file.read_text("utf-8"))
    assert match.over
    assert match.seats[0] == "Player 1"
    last = screen[screen.index("The game is over") :]
    for seat, score in zip(match.seats, match.scores, strict=True):
        assert re.search(rf"│ {seat} +│ {score} +│", last), last
    asked = [line["do"] for line in match.lines if line.get("seat") == 1]
    assert screen.count("Player 1, your move:") == len(asked)
    assert locanda.verify(file.read_text("utf-8")).unchecked == 0


def test_its_journal_is_stepped_through(typed: tuple[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    _, file = typed
    matches = [match.copy() for match in walk(file.read_text("utf-8"))][:-1]  # the last line reveals the secret
    steps = len(matches) - 1
    for step in (0, steps // 2, steps):
        shown = said(capsys, "replay", str(file), "--lang", "en", "--step", str(step))
        assert f"Step {step} of {steps}" in shown
        own = board(matches[step].text(lang="en"))
        assert board(shown)[1 : 1 + len(own)] == own
    assert said(capsys, "replay", str(file), "--lang", "en") == shown, "without a terminal, the last step"


@every_game
def test_a_box_is_printed_edited_checked_and_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str
) -> None:
    old, new, wrong = EDITS[game]
    own = said(capsys, "box", game)
    assert own == (find(game).folder / "box.toml").read_text("utf-8")
    assert own.count(f"\n{old}") == 1
    good, bad, odd = (tmp_path / f"{name}.toml" for name in ("good", "bad", "odd"))
    good.write_text(own.replace(f"\n{old}", f"\n{new}"), "utf-8")
    bad.write_text(own.replace(f"\n{old}", f"\n{wrong}"), "utf-8")
    odd.write_text(own.replace(f"\n{old}", f"\nx{old}\n{old}"), "utf-8")
    assert said(capsys, "box", game, "--check", str(good)) == f"{good} is a good box.\n"
    key = old.split(" = ")[0]
    error = said(capsys, "box", game, "--check", str(bad), code=1)
    assert re.search(rf"{bad}: .*{key} = 'much': .*(int|whole number)", error), error
    error = said(capsys, "box", game, "--check", str(odd), code=1)
    assert re.search(rf"{odd}: .*x{key}", error), error
    assert len(error.splitlines()) == 1
    saved = tmp_path / "game.jsonl"
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    bots = ",".join(["random"] * find(game).players[-1])
    said(
        capsys, "play", game, "--players", str(find(game).players[-1]), "--bots", bots, "--seed", "2", "--lang", "en",
        "--box", str(good), "--save", str(saved),
    )  # fmt: skip
    match = locanda.load(saved.read_text("utf-8"))
    assert match.over
    assert f"\n{new}\n" in match.box.text


@every_game
def test_rules_are_printed_whole_or_by_the_clause(capsys: pytest.CaptureFixture[str], game: str) -> None:
    whole = said(capsys, "rules", game)
    assert whole == (find(game).folder / "rules.md").read_text("utf-8")
    plain, known = letters(MARK.sub("", whole)), clauses(find(game))
    assert len(known) > 20
    for clause in known:
        told = said(capsys, "rules", game, clause.lower())
        found = re.fullmatch(rf"{clause}( \((from public sources|our ruling)\))?\. (.+)\n", told)
        assert found, told
        assert letters(clause + found[3]) in plain
    error = said(capsys, "rules", game, "Q77", code=1)
    assert f"{game} has no clause 'Q77'" in error
