"""Journals: replayed, resumed, verified, and every fault told with its line."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import locanda
from locanda import BadJournal, Match, UnknownGame, Verified, load, verify
from locanda.core.replay import walk
from toys.playing import NEW, everything, played_out


def edited(text: str, n: int, change: Callable[[dict[str, object]], object]) -> str:
    """The journal with line n (from 1) changed."""
    lines = [json.loads(line) for line in text.splitlines()]
    lines[n - 1] = change(lines[n - 1]) or lines[n - 1]
    return "".join(json.dumps(line) + "\n" for line in lines)


@pytest.mark.parametrize("new", NEW)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_journal_replays_to_the_same_match_at_every_step(new: Callable[[int], Match], seed: int) -> None:
    match = new(seed)
    while not match.over:
        assert match.secret is not None
        again = load(match.journal(), secret=match.secret.hex())
        assert everything(again) == everything(match)
        assert again.journal() == match.journal()
        for seat in range(match.players + 1):
            assert again.journal(seat) == match.journal(seat)
        seat = min(match.to_act)
        action = match.legal(seat)[-1]
        assert again.play(action, seat) == match.play(action, seat)
    assert load(match.journal()).result == match.result
    assert load(match.journal()).journal() == match.journal()


def test_a_journal_is_walked_through_line_by_line() -> None:
    match = locanda.new("race", seed=2)
    seen = [everything(match)]
    match = played_out(match)
    lines = match.journal().splitlines()
    tables = [bytes(at.table) for at in walk(match.journal())]
    assert len(tables) == len(lines)
    assert tables[0] == seen[0][0]
    assert tables[-1] == bytes(match.table)
    steps = walk("\n".join([*lines[:2], '{"chance":"die 9"}']))
    assert next(steps) is next(steps)
    with pytest.raises(BadJournal):
        next(steps)


@pytest.mark.parametrize("new", NEW)
def test_every_draw_of_a_finished_journal_is_verified(new: Callable[[int], Match]) -> None:
    match = played_out(new(2))
    assert verify(match.journal()) == Verified(draws=match.history.draws, unchecked=0)
    assert match.history.draws > 4


def test_a_draw_that_was_changed_is_found() -> None:
    text = played_out(locanda.new("bids", seed=2)).journal()
    n = next(i for i, line in enumerate(text.splitlines(), 1) if '"deal none"' in line)
    forged = edited(text, n, lambda line: line.update(chance="deal small"))
    assert load(forged).over
    with pytest.raises(BadJournal, match="the secret gives 'deal none' here, the journal has 'deal small'") as error:
        verify(forged)
    assert error.value.line == n


def test_another_secret_than_the_one_committed_to_is_found() -> None:
    text = played_out(locanda.new("bids", seed=2)).journal()
    last = len(text.splitlines())
    for secret in ("00" * 32, "no hex"):
        forged = edited(text, last, lambda line, s=secret: line.update(reveal=s))  # type: ignore[misc]
        with pytest.raises(BadJournal, match="secret") as error:
            load(forged)
        assert error.value.line == last
        with pytest.raises(BadJournal):
            verify(forged)


def test_an_unfinished_journal_cannot_be_verified() -> None:
    with pytest.raises(BadJournal, match="no secret is revealed"):
        verify(locanda.new("bids", seed=2).journal())
    with pytest.raises(BadJournal, match="by hand"):
        verify(locanda.new("race", seed=2, draws=False).journal())


def test_a_match_resumed_without_its_secret_says_that_it_draws_from_another() -> None:
    match = load(locanda.new("bids", seed=2).journal())
    assert match.secret is None
    played_out(match)
    text = match.journal()
    assert sum("commitment" in line for line in match.lines) == 1
    assert verify(text) == Verified(draws=3, unchecked=4)
    assert load(text).journal() == text


def test_a_wrong_secret_to_resume_with_is_refused() -> None:
    with pytest.raises(BadJournal, match="does not fit the commitment"):
        load(locanda.new("bids", seed=2).journal(), secret="00" * 32)


def test_a_match_cut_off_before_its_last_line_reveals_the_secret_again() -> None:
    match = played_out(locanda.new("race", seed=2))
    cut = "".join(line + "\n" for line in match.journal().splitlines()[:-1])
    assert match.secret is not None
    assert load(cut, secret=match.secret.hex()).journal() == match.journal()
    assert load(cut).over


def test_chance_played_by_hand_replays() -> None:
    match = locanda.new("race", draws=False)
    match.play("roll")
    again = load(match.journal())
    assert again.chance_to_act
    again.play("die 4", locanda.CHANCE)
    assert load(again.journal()).journal() == again.journal()


def test_seats_options_and_box_are_in_the_header() -> None:
    match = locanda.new(
        "race", options={"first": 2}, seats=["Ada", "Бо"], box={"goal": 9, "bust": 1, "faces": [1, 2, 3, 4, 5, 6]}
    )
    again = load(match.journal())
    assert (again.seats, again.options, again.box.data) == (match.seats, match.options, match.box.data)
    assert match.header["box"] == {"goal": 9, "bust": 1, "faces": [1, 2, 3, 4, 5, 6]}


def test_one_seats_journal_hides_and_cannot_be_replayed() -> None:
    match = locanda.new("bids", seed=1)
    match.play("bid 2", 0)
    lines = match.journal(1).splitlines()[1:]
    assert lines == [
        '{"chance":"?"}', '{"chance":"deal none"}', '{"chance":"?"}', '{"chance":"prize 4"}', '{"seat":1,"do":"?"}',
    ]  # fmt: skip
    with pytest.raises(BadJournal, match="one seat's knowledge") as error:
        load(match.journal(1))
    assert error.value.line == 2


def test_after_the_end_everybody_has_the_whole_journal() -> None:
    match = played_out(locanda.new("bids", seed=1))
    assert all(match.journal(seat) == match.journal() for seat in range(4))


FAULTS: list[tuple[int, Callable[[dict[str, object]], object], str]] = [
    (1, lambda line: line.update(locanda=2), "reads format 1"),
    (1, lambda line: line.pop("locanda") and None, "no Locanda journal"),
    (1, lambda line: line.update(version=1), "written under version 1 of the rules of race, and this is version 3"),
    (1, lambda line: line.update(game=5), "header: game = 5: a text would be right"),
    (1, lambda line: line.update(options={"players": 7}), "2, 3, 4 would be right"),
    (1, lambda line: line.update(options=[1]), "header: options = [1]"),
    (1, lambda line: line.update(commit="x"), "did you mean 'commitment'?"),
    (1, lambda line: line.pop("box") and None, "box"),
    (1, lambda line: line.update(box={"goal": 1}), "bust"),
    (1, lambda line: line.update(seats=["one"]), "one name for each"),
    (1, lambda line: line.update(position="goal ="), "TOML"),
    (2, lambda line: line.update(do="hold"), "R2"),
    (2, lambda line: line.update(do="jump"), "the forms are"),
    (2, lambda line: line.update(do=7), "a text would be right"),
    (2, lambda line: line.update(seat=2), "seat 2 owes no choice"),
    (2, lambda line: line.update(seat=0), "seats count from 1"),
    (2, lambda line: line.update(seat=3), "seat 3: seats count from 1, here to 2"),
    (2, lambda line: {"seat": 9, "undo": 1}, "seat 9: seats count from 1, here to 2"),
    (2, lambda line: line.update(seat="1"), "a whole number"),
    (2, lambda line: line.update(extra=1), "keys"),
    (2, lambda line: {"seat": 1, "undo": 1}, "no choice that can still be taken back"),
    (2, lambda line: {"reveal": "00"}, "before the game is over"),
    (2, lambda line: {"chance": "die 2"}, "chance is not to act"),
    (3, lambda line: line.update(chance="die 9"), "cannot happen now"),
    (3, lambda line: {"seat": 1, "do": "roll"}, "owes no choice"),
    (3, lambda line: [1], "an object in braces"),
]


@pytest.mark.parametrize(("n", "change", "told"), FAULTS)
def test_a_journal_that_was_changed_is_refused_with_line_and_reason(
    n: int, change: Callable[[dict[str, object]], object], told: str
) -> None:
    text = edited(played_out(locanda.new("race", seed=2)).journal(), 1, lambda line: None)
    with pytest.raises(BadJournal) as error:
        load(edited(text, n, change))
    assert error.value.line == n
    assert told in str(error.value)


def test_an_unknown_game_is_told() -> None:
    text = locanda.new("race", seed=2).journal()
    with pytest.raises(UnknownGame, match="rase"):
        load(edited(text, 1, lambda line: line.update(game="rase")))


def test_a_journal_cut_within_a_line_is_told() -> None:
    text = played_out(locanda.new("race", seed=2)).journal()
    with pytest.raises(BadJournal, match=r"was the file cut short.* the lines above are whole without it") as error:
        load(text[:-10])
    last = len(text.splitlines())
    assert error.value.line == last
    load("\n".join(text.splitlines()[: last - 1]))
    with pytest.raises(BadJournal, match="not a whole line of JSON") as error:
        load(text.replace("}\n", "\n", 1))
    assert "cut short" not in str(error.value), "what is torn above the last line was not cut off"


def test_a_missing_line_in_the_middle_is_told() -> None:
    lines = played_out(locanda.new("race", seed=2)).journal().splitlines(keepends=True)
    with pytest.raises(BadJournal) as error:
        load("".join(lines[:2] + lines[3:]))
    assert error.value.line == 3


def test_nothing_follows_the_end() -> None:
    text = played_out(locanda.new("race", seed=2)).journal()
    with pytest.raises(BadJournal, match="nothing may follow"):
        load(text + '{"seat":1,"do":"roll"}\n')


@pytest.mark.parametrize("text", ["", "\n\n", "{}", "[]", "null", "hello", '{"locanda": "1"}'])
def test_what_is_no_journal_is_told(text: str) -> None:
    with pytest.raises(BadJournal):
        load(text)


@pytest.mark.parametrize("name", ["Ann\u2028a", "\u2029Ann"])
def test_a_name_may_hold_what_ends_a_line_elsewhere(name: str) -> None:
    match = locanda.new("race", players=2, seats=[name, "Ben"], seed=1)
    assert locanda.load(match.journal()).journal() == match.journal()
