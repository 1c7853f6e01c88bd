"""The set-up (S1, S2)."""

from __future__ import annotations

import pytest

import locanda
from locanda.core.engine import engine_of
from locanda.games.cafe.what import Clause

from .positions import bag, drawn, told


@pytest.mark.clause("S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_draws_five_guests_from_the_bag(players: int) -> None:
    match = locanda.new("cafe", players=players, seed=3)
    assert [len(hand.guests) for hand in match.view().hands] == [5] * players
    assert bag(match) == 100 - 5 * players
    assert match.scores == (0,) * players


@pytest.mark.clause("S1")
def test_hands_are_open_to_all_even_to_spectators() -> None:
    match = locanda.new("cafe", players=2, seed=3)
    for viewer in (0, 1, None):
        assert [hand.guests for hand in match.view(viewer).hands] == [hand.guests for hand in match.view(0).hands]
        draws = [event for event in match.events(viewer) if "draws" in str(event)]
        assert len(draws) == 10
        assert "None" not in " ".join(map(str, draws))


@pytest.mark.clause("S1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(locanda.BadOptions, match="players"):
        locanda.new("cafe", players=players)


@pytest.mark.clause("S1")
def test_each_guest_is_as_likely_as_there_are_such_guests_in_the_bag() -> None:
    match = locanda.new("cafe", players=2, options={"starter": 1}, draws=False)
    drawn(match, "usa-lady", "usa-lady", "lady-joker")
    weights = dict(engine_of(match.game).outcomes(match.box.record, match.table))
    named = {str(match.unpack(action, locanda.CHANCE)): weight for action, weight in weights.items()}
    assert named["draw usa-lady"] == 2
    assert named["draw lady-joker"] == 1
    assert named["draw cuba-gentleman"] == 4
    assert sum(named.values()) == 97


@pytest.mark.clause("S2")
def test_chance_names_the_starter_and_each_seat_is_as_likely() -> None:
    match = locanda.new("cafe", players=3, draws=False)
    outcomes = engine_of(match.game).outcomes(match.box.record, match.table)
    assert [(str(match.unpack(action, locanda.CHANCE)), weight) for action, weight in outcomes] == [
        ("start 1", 1),
        ("start 2", 1),
        ("start 3", 1),
    ]
    with pytest.raises(locanda.UnknownAction, match="cannot happen"):
        match.play("start 4", seat=locanda.CHANCE)
    match.play("start 3", seat=locanda.CHANCE)
    assert "seat 3 starts" in map(str, match.events())


@pytest.mark.clause("S2")
def test_without_a_choice_of_the_host_everybody_starts_sometimes() -> None:
    assert {min(locanda.new("cafe", players=3, seed=seed).to_act) for seed in range(20)} == {0, 1, 2}


@pytest.mark.clause("S2")
@pytest.mark.parametrize("starter", [1, 2, 3])
def test_the_host_may_choose_the_starter(starter: int) -> None:
    for seed in range(4):
        assert locanda.new("cafe", players=3, options={"starter": starter}, seed=seed).to_act == {starter - 1}


@pytest.mark.clause("S2")
def test_a_starter_who_does_not_play_is_refused() -> None:
    with pytest.raises(locanda.BadOptions, match="starter = 3"):
        locanda.new("cafe", players=2, options={"starter": 3})


@pytest.mark.clause("S2")
def test_play_goes_clockwise() -> None:
    match = locanda.new("cafe", players=3, options={"starter": 2}, seed=1)
    order = []
    for _ in range(6):
        order.append(min(match.to_act))
        told(match, next(str(action) for action in match.legal() if str(action).startswith("bar")))
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.clause("S2")
def test_nobody_plays_out_of_turn() -> None:
    match = locanda.new("cafe", players=2, options={"starter": 1}, seed=1)
    guest = next(guest for guest in match.view().hands[1].guests if "joker" not in guest)
    refusal = match.why_not(f"bar {guest}", seat=1)
    assert refusal is not None
    assert "seat 1 is to choose" in refusal.text
    with pytest.raises(locanda.NotYourTurn):
        match.play(f"bar {guest}", seat=1)
    judged = engine_of(match.game).judge(match.box.record, match.table, 1, match.pack(f"bar {guest}"))
    assert judged == Clause.S2
