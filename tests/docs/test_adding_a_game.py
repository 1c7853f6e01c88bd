"""The game that `docs/adding-a-game.md` builds is written out as the page shows it, and played."""

from __future__ import annotations

import io
import sys

import pytest

import locanda
from docs.conftest import shown
from locanda.bots import bot_for, duel, play_match
from locanda.cli import main
from locanda.core.engine import engine_of
from locanda.core.game import Game


def test_the_page_shows_every_file_that_the_game_needs(pig: Game) -> None:
    found = {path.relative_to(pig.folder.parent).as_posix() for path in pig.folder.rglob("*") if path.is_file()}
    assert {name for name in found if "__pycache__" not in name} == set(shown())


def test_bots_play_it_and_its_journal_replays(pig: Game) -> None:
    match = locanda.new("pig", players=3, seed=4)
    play_match(match, [bot_for("greedy", pig), bot_for("random", pig), bot_for("random", pig)])
    assert match.over
    assert match.result is not None
    assert locanda.load(match.journal()).position() == match.position()
    assert locanda.verify(match.journal()).draws > 0


def test_judge_and_legal_agree(pig: Game) -> None:
    engine, match = engine_of(pig), locanda.new("pig", players=2, seed=2)
    while not match.over:
        for seat in range(2):
            allowed = [n for n in range(pig.actions.size) if engine.judge(match.box.record, match.table, seat, n) == 0]
            assert allowed == engine.legal(match.box.record, match.table, seat)
        match.play(match.legal()[-1])


def test_its_heuristic_keeps_its_promise(pig: Game) -> None:
    assert duel(pig, "greedy", "random", games=100, seed=1).wins >= pig.greedy_wins


def test_its_texts_and_clauses_are_read(pig: Game) -> None:
    from locanda.core.clauses import clauses

    match = locanda.new("pig", players=2, seats=["Ada", "Ben"])
    assert str(match) == "In the pot: 0\nAda: 0\nBen: 0"
    assert {name: clause.mark for name, clause in clauses(pig).items()}["T2"] == "ruling"


def test_a_text_board_is_enough_for_the_terminal(
    pig: Game, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("hold\n" + "roll\n" * 500))
    assert main(["play", "pig", "--bots", "greedy", "--lang", "en", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    for said in (
        "Not allowed (T2): Nobody holds an empty pot: a turn begins with a roll.",
        "In the pot: ",
        "seat 1 rolls ",
        "seat 2 keeps ",
        "Greedy bot wins with 1",
    ):
        assert said in out, said
