"""A game typed at the terminal, from the first board to the final scores."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import locanda
from locanda.cli import main
from locanda.cli.saved import read


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))


def play(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["play", "cafe", "--lang", "en", *words]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


def test_a_whole_game_by_numbers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.jsonl"
    typed(monkeypatch, *["1"] * 300)
    out = play(capsys, "--seed", "1", "--save", str(saved))
    assert "The game is over" in out
    match = locanda.load(saved.read_text("utf-8"))
    assert match.over
    assert match.seats == ("Player 1", "Greedy bot")
    assert all(str(score) in out for score in match.scores)
    assert locanda.verify(saved.read_text("utf-8")).unchecked == 0


def test_bots_alone_play_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    out = play(capsys, "--bots", "greedy,random,greedy", "--players", "3", "--seed", "2")
    assert "The game is over" in out
    assert "Greedy bot 1" in out
    assert "Greedy bot 3" in out


def test_the_same_seed_is_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    one = play(capsys, "--bots", "random,random", "--seed", "9")
    assert one == play(capsys, "--bots", "random,random", "--seed", "9")
    assert one != play(capsys, "--bots", "random,random", "--seed", "10")


def test_what_can_be_typed_besides_moves(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "half.jsonl"
    typed(
        monkeypatch, "?", "why done", "why bar china-lady", "done", "dance", "bar", "seat china-lady at", "undo",
        "list bar", "seat china-lady at 4", "undo", "seat china-lady at 4", "board", f"save {saved}", "quit",
    )  # fmt: skip
    out = play(capsys, "--bots", "greedy", "-o", "starter=1", "--seed", "1")
    for said in (
        "Commands: a move as listed",
        "Not allowed (T1)",
        "That move is allowed.",
        'I do not understand "dance"',
        "Moves are written like this: seat {guest} at {chair};",
        "Moves are written like this: bar {guest}\n",
        "Did you mean: seat china-lady at",
        "There is nothing to take back.",
        "Taken back.",
        "Goodbye.",
    ):
        assert said in out, said
    match = locanda.load(read(saved).journal)
    assert [line.get("do") for line in match.lines if "do" in line] == ["seat china-lady at 4"] * 2
    assert [line for line in match.lines if "undo" in line] == [{"seat": 1, "undo": 1}]


def test_the_number_of_a_filtered_list_is_the_move_that_it_stands_by(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = locanda.new("cafe", seed=1, options={"starter": 1})
    legal = [str(action) for action in match.legal()]
    number = legal.index("bar china-lady") + 1
    saved = tmp_path / "bar.jsonl"
    typed(monkeypatch, "list bar", str(number))
    out = play(capsys, "-o", "starter=1", "--seed", "1", "--save", str(saved))
    assert f"{number:>3}  bar china-lady" in out
    assert '{"seat":1,"do":"bar china-lady"}' in read(saved).journal


def test_hidden_hands_at_one_screen_are_covered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "", "1", "1", "", "1", "quit")
    out = play(capsys, "--bots", "none", "-o", "unexpected_guests", "-o", "starter=1", "--seed", "1")
    assert out.count("Pass the device to Player") >= 2
    before, _, after = out.partition("Pass the device to Player 2")
    assert "Pass the device to Player 1" in before
    assert "Player 2, your move:" in after


def test_the_final_screen_says_who_won(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = play(capsys, "--bots", "greedy,greedy", "--seed", "1")
    won = re.search(r"(Greedy bot \d) wins with (\d+) points\.", out)
    assert won is not None
    last = out[won.end() :]
    assert re.search(rf"│ 1 +│ {won[1]} +│ {won[2]} ", last), last
    typed(monkeypatch, *["1"] * 300)
    assert main(["play", "cafe", "--lang", "it", "--seed", "1"]) == 0
    assert "vince con" in capsys.readouterr().out


def test_the_end_of_input_ends_the_game_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    play(capsys, "--seed", "1")


def test_bytes_that_are_no_text_and_endless_numbers_are_only_not_understood() -> None:
    """Typed at `python -m locanda`, as a terminal in another encoding would send them."""
    done = subprocess.run(
        [sys.executable, "-m", "locanda", "play", "cafe", "--lang", "en", "--seed", "1"],
        env={**os.environ, "PYTHONUTF8": "1"}, input=b"\xff\xfe\n" + b"9" * 5000 + b"\nq\n", capture_output=True,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"I do not understand") == 2
    assert b"Goodbye." in done.stdout


def test_it_speaks_the_language_asked_for(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "quit")
    assert main(["play", "cafe", "--lang", "ru", "--seed", "1"]) == 0
    assert any("а" <= letter <= "я" for letter in capsys.readouterr().out)


def test_a_box_of_ones_own_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    box, saved = tmp_path / "mine.toml", tmp_path / "mine.jsonl"
    assert main(["box", "cafe"]) == 0
    box.write_text(capsys.readouterr().out.replace("values = [1,", "values = [9,"), "utf-8")
    typed(monkeypatch, "bar china-lady", "quit")
    play(capsys, "--box", str(box), "-o", "starter=1", "--seed", "1", "--save", str(saved))
    assert locanda.load(read(saved).journal).box.data["bar"]["values"][0] == 9


def test_the_first_game_on_a_machine_says_why_it_takes_a_while(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "locanda", "play", "cafe"]
    words += ["--bots", "random,random", "--lang", "en", "--seed", "1"]
    environment = {**os.environ, "LOCANDA_CACHE": str(tmp_path)}
    told = [
        subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()[0]
        for _ in range(2)
    ]
    assert told[0] == "Preparing the rules of Café International for this machine, once…"
    assert told[1] != told[0]
