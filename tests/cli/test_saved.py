"""Games in files: sealed while they are on, resumed as they were, open when they are over."""

from __future__ import annotations

import base64
import io
import json
import sys
from pathlib import Path
from shlex import quote

import pytest

import locanda
from locanda.cli import main, saved
from locanda.cli.seal import BadSeal, seal, unseal

HIDDEN = ("-o", "unexpected_guests", "-o", "starter=1", "--seed", "1")
FULL = Path("/dev/full")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert main(words) == code
    said = capsys.readouterr()
    return said.out if code == 0 else said.out + said.err


@pytest.fixture
def half(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A game with hidden hands, left in its middle."""
    file = tmp_path / "half.game"
    typed(monkeypatch, "1", "1", "1", "quit")
    told(capsys, "play", "cafe", "--lang", "en", *HIDDEN, "--save", str(file))
    return file


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed(monkeypatch, "save /nonexistent/x", f"save {tmp_path}", "board", f"save {tmp_path}/good", "quit")
    out = told(capsys, "play", "cafe", "--lang", "en", "--seed", "1")
    assert "Not saved to /nonexistent/x: No such file or directory" in out
    assert f"Not saved to {tmp_path}: Is a directory" in out
    assert f"Game saved to {tmp_path}/good" in out
    assert out.rstrip().endswith("Goodbye.")


def test_the_file_of_the_end_is_tried_at_the_start(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed(monkeypatch, "quit")
    out = told(capsys, "play", "cafe", "--save", "/nonexistent/x", code=1)
    assert out == "locanda: /nonexistent/x: No such file or directory\n"
    kept, new, game = tmp_path / "kept", tmp_path / "new", '{"locanda":1,"game":"cafe"}'
    kept.write_text(game, "utf-8")
    saved.try_to_write(kept)
    saved.try_to_write(new)
    assert kept.read_text("utf-8") == game
    assert not new.exists()


@pytest.mark.parametrize("held", ["my notes\n", "\n", '{"locanda": "my notes", "game": 3}', "\0" * 5000])
def test_a_file_that_is_no_game_is_never_written_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, held: str
) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text(held, "utf-8")
    typed(monkeypatch, "quit")
    out = told(capsys, "play", "cafe", "--save", str(notes), code=1)
    assert out == f"locanda: {notes}: {saved.NOT_OURS}\n", "before the game begins"
    assert "no game that was saved" in told(capsys, "play", "--resume", str(notes), code=1)
    typed(monkeypatch, f"save {notes}", f"save {tmp_path}/good", "quit")
    out = told(capsys, "play", "cafe", "--lang", "en", "--seed", "1")
    assert f"Not saved to {notes}: {saved.NOT_OURS}" in out
    assert f"Game saved to {tmp_path}/good" in out
    assert notes.read_text("utf-8") == held


def test_a_file_that_became_something_else_during_the_game_stays(
    capsys: pytest.CaptureFixture[str], half: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = saved.read(half)
    match = locanda.load(game.journal, game.secret)
    half.write_text("my notes", "utf-8")
    with pytest.raises(saved.NotOurs):
        saved.write(half, match, [None] * 2)
    assert half.read_text("utf-8") == "my notes"


def test_a_game_an_empty_file_and_a_journal_may_be_written_over(
    capsys: pytest.CaptureFixture[str], half: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    empty, journal = tmp_path / "empty", tmp_path / "game.jsonl"
    empty.touch()
    journal.write_text(locanda.new("cafe", seed=1).journal(), "utf-8")
    for file in (half, empty, journal):
        typed(monkeypatch, "1", "quit")
        told(capsys, "play", "cafe", "--lang", "en", "--seed", "2", "--save", str(file))
        assert saved.read(file).game == "cafe"
        assert len(saved.read(file).journal.splitlines()) > 2


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full device")
def test_whoever_quits_and_cannot_be_saved_is_asked_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed(monkeypatch, "quit", f"save {tmp_path}/elsewhere", "quit")
    out = told(capsys, "play", "cafe", "--lang", "en", "--seed", "1", "--save", str(FULL))
    assert "Not saved to /dev/full: No space left on device" in out
    assert out.index("Not saved") < out.index(f"Game saved to {tmp_path}/elsewhere") < out.index("Goodbye.")
    told(capsys, "play", "cafe", "-b", "random,random", "--save", str(FULL), code=1)


def test_before_the_end_a_file_tells_nothing_that_is_hidden(
    capsys: pytest.CaptureFixture[str], half: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = half.read_text("utf-8")
    cover = json.loads(text)
    assert set(cover) == {"locanda", "game", "seats", "sealed"}
    for data in (text.encode(), base64.b64decode(cover["sealed"])):
        assert not any(word in data for word in (b"lady", b"gentleman", b"chance", b"reveal", b"secret"))
    with pytest.raises(locanda.BadJournal, match="saved game"):
        locanda.load(text)
    out = told(capsys, "verify", str(half), code=1)
    assert "the game is not over" in out
    board = locanda.load(saved.read(half).journal).text(None, "en")
    shown = told(capsys, "replay", str(half), "--lang", "en").split("\n", 1)[1]
    assert shown.startswith(board), "what spectators see"


def test_equal_games_look_different_and_lengths_tell_nothing(half: Path) -> None:
    one, other = seal("start 1"), seal("start 1")
    assert one != other
    assert len(one) == len(seal("draw italy-gentleman"))
    assert unseal(one) == unseal(other) == "start 1"


def test_a_saved_game_goes_on_with_the_same_chance_and_is_open_at_its_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, half: Path
) -> None:
    typed(monkeypatch, "1", "quit")
    out = told(capsys, "play", "--resume", str(half), "--lang", "en")
    assert f"To go on later: locanda play --resume {half}" in out
    typed(monkeypatch, *["1"] * 300)
    assert "The game is over" in told(capsys, "play", "--resume", str(half), "--lang", "en")
    text = half.read_text("utf-8")
    match = locanda.load(text)
    assert match.over
    assert match.seats == ("Player 1", "Greedy bot")
    assert locanda.verify(text).unchecked == 0
    whole = locanda.new("cafe", players=2, seed=1, options={"unexpected_guests": True, "starter": 1}).header
    assert json.loads(text.splitlines()[0])["commitment"] == whole["commitment"]
    assert "no game that was saved while it was on; `locanda replay` shows" in told(
        capsys, "play", "--resume", str(half), code=1
    )


def test_a_resumed_game_can_be_saved_elsewhere(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, half: Path, tmp_path: Path
) -> None:
    before, other = half.read_text("utf-8"), tmp_path / "it's here"
    typed(monkeypatch, "1", "quit")
    out = told(capsys, "play", "--resume", str(half), "--save", str(other), "--lang", "en")
    assert f"locanda play --resume {quote(str(other))}\n" in out
    assert half.read_text("utf-8") == before
    assert len(saved.read(other).journal) > len(saved.read(half).journal)


def test_what_was_changed_or_sealed_elsewhere_is_found_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, half: Path, tmp_path: Path
) -> None:
    text = half.read_text("utf-8")
    middle = len(text) // 2
    for other in (text[:middle] + ("A" if text[middle] != "A" else "B") + text[middle + 1 :], text[:middle]):
        half.write_text(other, "utf-8")
        out = told(capsys, "play", "--resume", str(half), code=1)
        assert out.startswith(f"locanda: {half}: ")
        assert len(out.splitlines()) == 1
    half.write_text(text, "utf-8")
    monkeypatch.setenv("LOCANDA_DATA", str(tmp_path / "another machine"))
    with pytest.raises(BadSeal, match="another machine"):
        saved.read(half)


def test_the_key_is_its_owners_alone_and_a_broken_one_is_told(data: Path, half: Path) -> None:
    key = data / "seal.key"
    assert key.stat().st_mode & 0o77 == 0
    key.write_bytes(b"short")
    with pytest.raises(BadSeal, match=r"seal\.key: not a key"):
        saved.read(half)


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ([], 2, "which game? there are"),
        (["--resume", "/nowhere.game"], 1, "/nowhere.game: No such file or directory"),
        (["cafe", "--resume", "{half}", "--bots", "none"], 2, "leave out the game, --bots"),
    ],
)
def test_what_cannot_be_played_on_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], half: Path, words: list[str], code: int, said: str
) -> None:
    out = told(capsys, "play", *(word.format(half=half) for word in words), code=code)
    assert said in out
    assert len(out.splitlines()) == 1
