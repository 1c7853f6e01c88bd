"""The match: turns, choices, refusals, results, and all that a seat may know."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest

import locanda
from locanda import BadBox, BadOptions, IllegalAction, Match, NotYourTurn, Refusal, UnknownAction
from locanda.core.engine import engine_of
from locanda.core.options import options_row
from toys import bids, race
from toys.playing import NEW, everything, played_out


def test_a_new_match_waits_for_the_first_choice() -> None:
    match = locanda.new("race", options={"first": 2, "stakes": "no"}, seats=("Ada", "Bo"))
    assert (match.players, match.to_act, match.over, match.result) == (2, frozenset({1}), False, None)
    assert [str(action) for action in match.legal()] == ["roll"]
    assert match.legal(0) == []
    assert match.scores == (0, 0)


def test_chance_is_drawn_until_a_seat_is_to_choose() -> None:
    match = locanda.new("bids", players=4, seed=5)
    assert match.to_act == frozenset(range(4))
    assert [next(iter(line)) for line in match.lines] == ["chance"] * 5


def test_an_action_is_played_as_a_dataclass_or_as_text() -> None:
    one, other = (locanda.new("race", seed=1) for _ in range(2))
    assert one.play(race.Stake(2)) == other.play("stake 2 times") == [race.Staked(0, 2)]
    assert one.play("roll") == [race.Rolled(0, 6)]
    assert one.play("hold") == [race.Held(0, 12)]
    assert (one.scores, one.to_act) == ((12, 0), frozenset({1}))


@pytest.mark.parametrize("new", NEW)
def test_games_end_with_a_result_and_the_revealed_secret(new: Callable[[int], Match]) -> None:
    match = played_out(new(3))
    assert match.result is not None
    assert match.result.scores == match.scores
    assert match.result.winners == tuple(s for s in range(3) if match.scores[s] == max(match.scores))
    assert match.result.ending in ("goal_reached", "prizes_gone")
    assert match.secret is not None
    assert match.lines[-1] == {"reveal": match.secret.hex()}
    assert match.legal() == []
    assert match.to_act == frozenset()


@pytest.mark.parametrize(
    ("text", "seat", "kind", "told"),
    [
        ("hold", None, IllegalAction, "R2: (hold). Holding adds the pot"),
        ("hold", 0, IllegalAction, "R2"),
        ("fold", None, UnknownAction, "the forms are: roll; hold"),
        ("stake 9 times", None, UnknownAction, "from 2 to 3"),
        ("roll", 1, NotYourTurn, "seat 2 owes no choice; seat 1 is to choose"),
        ("roll", 2, NotYourTurn, "from 0 to 1"),
        ("roll", -2, NotYourTurn, "from 0 to 1"),
        ("die 3", -1, NotYourTurn, "chance is not to act"),
    ],
)
def test_what_cannot_be_played_is_told_and_changes_nothing(
    text: str, seat: int | None, kind: type[Exception], told: str
) -> None:
    match = locanda.new("race", seed=1)
    before = everything(match)
    with pytest.raises(kind) as error:
        match.play(text, seat)
    assert told in str(error.value)
    assert everything(match) == before


@pytest.mark.parametrize("action", [-1, 4, 10**9])
def test_an_integer_that_is_no_action_is_refused(action: int) -> None:
    match = locanda.new("race", seed=1)
    with pytest.raises(UnknownAction, match="from 0 to 3"):
        match.play_packed(0, action)


def test_a_game_that_is_over_takes_nothing_more() -> None:
    match = played_out(locanda.new("race", seed=1))
    before = everything(match)
    with pytest.raises(NotYourTurn, match="the game is over"):
        match.play("roll")
    assert everything(match) == before


def test_among_several_who_choose_the_seat_must_be_named() -> None:
    match = locanda.new("bids", seed=1)
    with pytest.raises(NotYourTurn, match="seats 1, 2, 3 choose at the same time"):
        match.play("bid 1")
    match.play("bid 1", 1)
    with pytest.raises(NotYourTurn, match="seats 1, 3"):
        match.play("bid 1", 1)


def test_why_not_names_the_clause() -> None:
    match = locanda.new("race", seed=1)
    assert match.can("roll")
    assert not match.can(race.Hold())
    assert match.why_not("roll") is None
    refusal = match.why_not("hold")
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "R2"
    assert refusal.text.startswith("(hold).")
    assert match.why_not("roll", 1) == Refusal("", "seat 2 owes no choice; seat 1 is to choose")
    with pytest.raises(UnknownAction):
        match.can("sing")


def test_an_engine_that_fails_half_way_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = locanda.new("race", seed=1)
    before, engine = everything(match), engine_of(race.GAME)
    apply = engine.apply

    def fails(box: object, table: object, seat: int, action: int) -> object:
        if seat < 0:
            table.pot = 99  # type: ignore[attr-defined]
            raise IndexError("more events than there is room for")
        return apply(box, table, seat, action)  # type: ignore[arg-type]

    monkeypatch.setattr(engine, "apply", fails)
    with pytest.raises(IndexError):
        match.play("roll")
    monkeypatch.undo()
    assert everything(match) == before
    assert match.play("roll") == [race.Rolled(0, 6)]


def test_a_copy_goes_its_own_way() -> None:
    match = locanda.new("race", seed=1)
    match.play("stake 3 times")
    before, draft = everything(match), match.copy()
    draft.play("roll")
    assert everything(match) == before
    assert draft.lines[:-2] == match.lines
    match.play("roll")
    assert everything(match) == everything(draft)


def test_chance_can_be_played_by_hand() -> None:
    match = locanda.new("race", seed=1, draws=False)
    match.play("roll")
    assert match.chance_to_act
    with pytest.raises(NotYourTurn, match=r"locanda\.CHANCE"):
        match.play("hold")
    with pytest.raises(UnknownAction, match="die 9 cannot happen now"):
        match.play("die 9", locanda.CHANCE)
    assert match.play("die 5", locanda.CHANCE) == [race.Rolled(0, 5)]
    match.play("hold")
    assert match.scores == (5, 0)


def test_bad_beginnings_are_told() -> None:
    with pytest.raises(BadOptions, match="2, 3, 4 would be right"):
        locanda.new("race", players=9)
    with pytest.raises(BadOptions, match="one name for each of the 2 players"):
        locanda.new("race", seats=["Ada"])
    with pytest.raises(BadBox, match="goal"):
        locanda.new("race", box={"goal": "far"})


def test_another_box_is_played_with() -> None:
    match = locanda.new("race", seed=1, box={"goal": 6, "bust": 1, "faces": [1, 2, 3, 4, 5, 6]})
    match.play("roll")
    match.play("hold")
    assert match.over
    assert match.position().count("[box]") + match.position().count("box = {") == 1


# What a seat may know


def test_events_are_redacted_for_each_seat_and_for_spectators() -> None:
    match = locanda.new("bids", seed=1)
    dealt = [[str(event) for event in match.events(seat)[:3]] for seat in (0, 1, None)]
    assert dealt == [
        ["seat 1 is dealt large", "seat 2 is dealt ?", "seat 3 is dealt ?"],
        ["seat 1 is dealt ?", "seat 2 is dealt none", "seat 3 is dealt ?"],
        ["seat 1 is dealt ?", "seat 2 is dealt ?", "seat 3 is dealt ?"],
    ]
    assert match.events(1, since=match.played) == []
    assert [row[:2] for row in match.event_rows(2)] == [(1, 0), (1, 0), (1, -1), (2, -1)]


def test_views_and_records_are_censored() -> None:
    match = locanda.new("bids", seed=1)
    match.play("bid 4", 2)
    assert match.view(0) == bids.View([0, 0, 0], [3, bids.UNSEEN, bids.UNSEEN], [0, 0, bids.UNSEEN])
    assert match.view(2) == bids.View([0, 0, 0], [bids.UNSEEN, bids.UNSEEN, 2], [0, 0, 4])
    assert match.view() == match.view(3)
    assert match.table.bid[2] == 4
    assert msgspec.json.decode(msgspec.json.encode(match.view(0)))["bid"] == [0, 0, bids.UNSEEN]


@pytest.mark.parametrize("seat", [-1, 4])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(NotYourTurn, match="None for a spectator"):
        locanda.new("bids", seed=1).view(seat)


def other_world(match: Match, seat: int, seed: int) -> Match:
    """The same match in a world that the seat cannot tell from this one, with that world's history."""
    table = match.record(seat)
    engine = engine_of(match.game)
    engine.resample(match.box.record, table, seat, seed)
    start = engine.setup(match.box.record, options_row(match.options))
    other = Match(match.game, match.box, match.options, start, secret=match.secret, seats=match.seats)
    for step in match.history.steps:
        action = step.action
        if step.seat < 0 and action < bids.PRIZE:
            action = table.bonus[other.table.dealt] - 1
        elif step.seat >= 0 and table.bid[step.seat] and step.rows[-1][0] == bids.What.LAID:
            laid_now = step.n > max((s.n for s in match.history.steps if s.seat < 0), default=-1)
            action = table.bid[step.seat] - 1 if laid_now else action
        other.play_exactly(step.seat, str(other.unpack(action, step.seat)))
    return other


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_two_worlds_that_a_seat_cannot_tell_apart_are_the_same_bytes(seat: int) -> None:
    match = locanda.new("bids", seed=11)
    differed = 0
    for turn in range(4):
        for mover in (0, 1, 2):
            match.play(match.legal(mover)[turn % 2 - 1], mover)
            if match.over:
                break
            for seed in range(4):
                other = other_world(match, seat, seed)
                differed += bytes(other.table) != bytes(match.table)
                assert other.journal(seat) == match.journal(seat)
                assert other.event_rows(seat) == match.event_rows(seat)
                assert other.view(seat) == match.view(seat)
                assert bytes(other.record(seat)) == bytes(match.record(seat))
                if seat < 3:
                    assert other.legal(seat) == match.legal(seat)
    assert differed > 10


def test_legal_is_what_can_be_played() -> None:
    match = locanda.new("race", seed=4)
    while not match.over:
        seat = min(match.to_act)
        legal = set(match.legal_packed(seat))
        for action in range(match.game.actions.size):
            assert match.can(match.unpack(action), seat) == (action in legal)
        match.play_packed(seat, max(legal))


def test_pictures_and_texts_come_from_the_games_scene() -> None:
    match = locanda.new("race", seed=1, seats=["Ada", "Bo"])
    match.play("roll")
    match.play("hold")
    assert str(match) == "Ada: 6 points; Bo: 0 points"
    svg = match._repr_svg_()
    assert svg.startswith("<svg")
    assert "20 points Ada Bo" in svg
    assert "translate(60 10)" in svg
    assert repr(match) == "<Match of race, 2 players, 3 steps, seat 2 is to choose>"


def test_lines_are_only_ever_appended_to() -> None:
    match = locanda.new("race", seed=2)
    states = [match.lines]
    for text in ("stake 2 times", None, "stake 3 times", "roll"):
        match.play(text) if text else match.undo()
        states.append(match.lines)
    assert all(after[: len(before)] == before for before, after in pairwise(states))
    assert match.lines_since(len(states[-2])) == states[-1][len(states[-2]) :]


def test_what_chance_may_do_can_be_asked_too() -> None:
    match = locanda.new("race", seed=1, draws=False)
    assert match.why_not("die 5", locanda.CHANCE) == Refusal("", "chance is not to act")
    match.play("roll")
    assert match.can("die 5", locanda.CHANCE)
    assert match.why_not("die 9", locanda.CHANCE) == Refusal("", "die 9 cannot happen now")
