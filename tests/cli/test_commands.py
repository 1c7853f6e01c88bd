"""The command line as a person meets it: what it prints, its exit codes, and no traceback."""

from __future__ import annotations

import io
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import locanda
from locanda.bots import bot_for, play_match
from locanda.cli import COMMANDS, main
from locanda.core.catalogue import find, names
from locanda.core.clauses import clauses
from locanda.core.secret import commitment
from locanda.words import LANGUAGES, words_for


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = locanda.new("cafe", players=2, seed=3, seats=["Anna", "Ben"])
    play_match(match, [bot_for("greedy", match.game)] * 2)
    path = tmp_path_factory.mktemp("journals") / "game.jsonl"
    path.write_text(match.journal(), "utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    told = capsys.readouterr()
    return code, told.out, told.err


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert all(command in out for command in COMMANDS)


def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS:
        code, out, _ = run(capsys, command, "--help")
        assert code == 0
        assert f"locanda {command}" in out


def test_help_imports_neither_the_compiler_nor_the_server() -> None:
    heavy = "[m for m in ('numba', 'numpy', 'litestar', 'sqlalchemy') if m in sys.modules]"
    code = f"import sys, locanda.cli as c; c.main(['--help']); print({heavy})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version")[1].strip() == "0.1.0"


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["serv"], 2, "did you mean 'serve'?"),
        (["play", "caffe"], 1, "did you mean 'cafe'?"),
        (["play", "cafe", "--players", "7"], 1, "players = 7"),
        (["play", "cafe", "--bots", "genius"], 1, "no bot is called 'genius'"),
        (["play", "cafe", "--bots", "random,random,random"], 2, "3 bots, and only 2 seats"),
        (["play", "cafe", "--lang", "fr"], 2, "no language 'fr'"),
        (["play", "cafe", "-o", "reglars"], 1, "did you mean 'regulars'?"),
        (["--port", "99999", "--no-browser"], 1, "from 0 (any that is free) to 65535"),
        (["serve", "--port", "-1"], 1, "from 0 (any that is free) to 65535"),
        (["verify", "/nowhere.jsonl"], 1, "/nowhere.jsonl: No such file or directory"),
        (["replay", sys.executable], 1, "not a text file"),
        (["rules", "cafe", "--lang", "fr"], 2, "no language 'fr'"),
        (["rules", "cafe", "Z99"], 1, "has no clause 'Z99'"),
        (["box", "cafe", "--check", "/nowhere.toml"], 1, "/nowhere.toml"),
        (["box", "cafe", "--check", __file__], 1, f"{__file__}: "),
        (["play", "cafe", "--box", __file__], 1, "TOML would be right"),
        (["box", "caffe"], 1, "did you mean 'cafe'?"),
        (["rules", "caffe"], 1, "did you mean 'cafe'?"),
        (["bench", "caffe"], 1, "did you mean 'cafe'?"),
        (["play", "cafe", "-o", "starter=99"], 1, "starter = '99': 0, 1, 2 would be right for 2 players"),
        (["play", "cafe", "-o", "regulars=maybe"], 1, "true or false would be right"),
        (["serve", "--host", "nowhere.invalid"], 1, "an address of this machine would be right, as 127.0.0.1"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], code: int, said: str
) -> None:
    got, out, err = run(capsys, *words)
    assert got == code
    assert out == ""
    assert said in err
    assert len(err.splitlines()) == 1
    assert err.startswith("locanda: ")


def test_what_cyclopts_refuses_is_no_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "play", "cafe", "--players", "many")
    assert code == 2
    assert "Traceback" not in err


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for words in (["serve", "--port", port], ["--no-browser", "--port", port]):
            code, out, err = run(capsys, *words)
            assert (code, out) == (1, "")
            assert err.startswith(f"locanda: port {port} of 127.0.0.1: Address already in use; another one would be")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_journal_with_a_torn_last_line_is_told_and_kept(
    capsys: pytest.CaptureFixture[str], journal: Path, tmp_path: Path, command: str
) -> None:
    torn, text = tmp_path / "torn.jsonl", journal.read_text("utf-8")[:-20]
    torn.write_text(text, "utf-8")
    code, out, err = run(capsys, command, str(torn))
    assert (code, out) == (1, "")
    assert err.startswith(f"locanda: {torn}: journal, line {len(text.splitlines())}: not a whole line of JSON")
    assert "the lines above are whole" in err
    assert torn.read_text("utf-8") == text


def test_rules_prints_one_clause_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "rules", "cafe", "t6")[1].startswith("T6 (our ruling). ")
    assert run(capsys, "rules", "cafe", "t5")[1].startswith("T5. ")
    assert "(our ruling)" in run(capsys, "rules", "cafe", "T9")[1]
    whole = run(capsys, "rules", "cafe")[1]
    assert "**T6**" in whole
    assert "**E3**" in whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_said_in_short_in_the_language_asked_for(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    for game in map(find, names()):
        say = words_for(lang, game.folder).say
        short = [f"{clause}. {say(f'{game.name}-clause-{clause}')}" for clause in clauses(game)]
        assert run(capsys, "rules", game.name, "--lang", lang)[1].splitlines() == short
    assert (
        run(capsys, "rules", "cafe", "t6", "-l", lang)[1]
        == f"T6. {words_for(lang, find('cafe').folder).say('cafe-clause-T6')}\n"
    )


def test_a_box_is_printed_changed_and_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = run(capsys, "box", "cafe")[1]
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(own.replace("guest_penalty = 5", "guest_penalty = 7"), "utf-8")
    bad.write_text(own.replace("guest_penalty = 5", 'guest_penalty = "many"'), "utf-8")
    assert run(capsys, "box", "cafe", "--check", str(good)) == (0, f"{good} is a good box.\n", "")
    code, _, err = run(capsys, "box", "cafe", "--check", str(bad))
    assert code == 1
    assert all(word in err for word in (str(bad), "guest_penalty", "many"))


def test_verify_does_not_bless_draws_that_it_could_not_check(
    capsys: pytest.CaptureFixture[str], journal: Path, tmp_path: Path
) -> None:
    lines = journal.read_text("utf-8").splitlines()
    other = b"another secret, made up afterwards"
    lines[-1:] = [f'{{"commitment":"{commitment(other)}"}}', f'{{"reveal":"{other.hex()}"}}']
    replaced = tmp_path / "replaced.jsonl"
    replaced.write_text("\n".join([*lines, ""]), "utf-8")
    code, out, _ = run(capsys, "verify", str(replaced))
    assert code == 1
    assert "cannot be checked" in out
    assert "all " not in out


def test_verify_says_that_chance_was_fair_or_where_it_was_not(
    capsys: pytest.CaptureFixture[str], journal: Path, tmp_path: Path
) -> None:
    draws = locanda.verify(journal.read_text("utf-8")).draws
    assert f"all {draws} draws" in run(capsys, "verify", str(journal))[1]
    forged = tmp_path / "forged.jsonl"
    text = journal.read_text("utf-8")
    first, other = ("start 1", "start 2") if "start 1" in text else ("start 2", "start 1")
    forged.write_text(text.replace(first, other, 1), "utf-8")
    code, _, err = run(capsys, "verify", str(forged))
    assert code == 1
    assert "line 2" in err


def test_replay_shows_any_step(capsys: pytest.CaptureFixture[str], journal: Path) -> None:
    whole = run(capsys, "replay", str(journal), "--lang", "en")[1]
    steps = len(journal.read_text("utf-8").splitlines()) - 2
    assert f"Step {steps} of {steps}" in whole
    start = run(capsys, "replay", str(journal), "--step", "0", "--lang", "it")[1]
    assert "Anna" in start
    assert start != run(capsys, "replay", str(journal), "--step", "0", "--lang", "en")[1]


def test_replay_shows_what_a_seat_saw(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = locanda.new("cafe", players=2, seed=3, seats=["Anna", "Ben"], options={"unexpected_guests": True})
    half, end = tmp_path / "half.jsonl", tmp_path / "end.jsonl"
    match.play_packed(min(match.to_act), match.legal_packed(min(match.to_act))[0])
    half.write_text(match.journal(), "utf-8")
    board = [match.text(seat, "en") for seat in (0, 1, None)]
    step = len([line for line in match.lines if "chance" in line or "do" in line])
    play_match(match, [bot_for("greedy", match.game)] * 2)
    end.write_text(match.journal(), "utf-8")
    at = ["--step", str(step), "--lang", "en"]
    for eyes, name, shown in zip((["--seat", "1"], ["--seat", "2"], []), ("Anna", "Ben", ""), board, strict=True):
        title, _, rest = run(capsys, "replay", str(end), *at, *eyes)[1].partition("\n")
        assert rest.startswith(shown)
        assert f" · {name}" in title if name else "·" not in title
    assert len(set(board)) == 3
    for file, seat, said in (
        (end, "3", "no seat 3: from 1 to 2"),
        (end, "0", "no seat 0"),
        (half, "1", "until the game"),
    ):
        code, out, err = run(capsys, "replay", str(file), *at, "--seat", seat)
        assert (code, out) == (2, "")
        assert said in err


def test_replay_goes_to_and_fro(
    capsys: pytest.CaptureFixture[str], journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from locanda.cli.stepper import Stepper

    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\nb\n40\nq\n"))
    stepper = Stepper(journal.read_text("utf-8"), "en")
    stepper.walk()
    shown = [line for line in capsys.readouterr().out.splitlines() if "Step " in line]
    assert [line.split()[line.split().index("Step") + 1] for line in shown] == ["0", "1", "2", "1", "40"]
