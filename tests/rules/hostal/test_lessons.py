"""The taught night: G1."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import locanda
from locanda import Match
from locanda.games.hostal.panels import stop_of
from locanda.words import words_for

from .typed import possible, refused, room, said, seat, table, told, typed


def taught(players: int, seed: int = 1) -> Match:
    return locanda.new("hostal", players=players, options={"stop": True, "starter": 1}, seed=seed)


def all_read(match: Match) -> list[str]:
    """Everybody goes on; what happened then."""
    events: list[str] = []
    for one in sorted(match.to_act):
        events = said(match.play("go on", one))
    return events


@pytest.mark.clause("G1")
def test_first_everyone_gets_the_cards_then_places_then_places_or_plays() -> None:
    match = taught(3)
    assert (table(match)["phase"], table(match)["stop"]) == ("stop", "hand")
    assert match.to_act == {0, 1, 2}
    assert possible(match, 2) == ["go on"]
    all_read(match)
    assert table(match)["stop"] == "place"
    all_read(match)
    assert {text.split()[0] for text in possible(match)} == {"place"}
    assert refused(match, "pass") == "G1"
    assert refused(match, "play 12 in 1") == "G1"
    told(match, "place at 1-1", "place at 1-2", "place at 1-3")
    assert table(match)["stop"] == "play"
    all_read(match)
    assert {text.split()[0] for text in possible(match)} == {"place", "play"}
    assert refused(match, "discard 12 to move 1-1") == "G1"
    told(match, "play 12 in 1")
    assert match.to_act == {1}  # nobody spies in the taught rounds
    assert refused(match, "spy on seat 1 in 1") == "G1"
    told(match, "place at 2-1", "place at 2-2")
    assert table(match)["stop"] == "all"
    all_read(match)
    assert {"place", "play", "discard"} <= {text.split()[0] for text in possible(match)}
    assert refused(match, "pass") == "N4"


@pytest.mark.clause("G1")
def test_a_lesson_is_in_the_text_only_where_it_is_not_the_prompt() -> None:
    match = taught(3)
    for _ in range(2):
        assert "What it means" not in match.text(0)
        match.play("go on", 0)
        assert match.text(0).count("What it means") == 1
        all_read(match)
        lesson = match.text(0)
    assert "Night: Night." not in lesson
    assert "Night\n  What it means: Night." in lesson


@pytest.mark.clause("G1")
def test_all_read_at_the_same_time_and_the_game_waits_for_the_last() -> None:
    match = taught(3)
    assert said(match.play("go on", 2)) == ["seat 3 goes on"]
    assert match.to_act == {0, 1}
    assert possible(match, 2) == []
    assert said(match.play("go on", 0)) == ["seat 1 goes on"]
    assert said(match.play("go on", 1))[:2] == ["seat 2 goes on", "stop: place"]


@pytest.mark.clause("G1", "A3")
def test_the_automata_follows_the_taught_rounds() -> None:
    match = taught(2)
    all_read(match)
    all_read(match)
    told(match, "place at 1-1", "place at 1-2")
    assert table(match)["phase"] == "lay"


@pytest.mark.clause("G1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_each_step_of_dawn_and_each_card_is_explained_once_and_only_in_the_first_night(players: int) -> None:
    match, rng = taught(players), Random(players)
    stops: list[str] = []
    cards: list[int] = []
    while not match.over:
        data = table(match) if match.table.phase == 29 else {}
        if data.get("to_read"):
            stop = data["stop"]
            stops.append(stop)
            if stop == "card":
                cards.append(data["taught"])
            all_read(match)
        else:
            who = min(match.to_act)
            match.play(rng.choice(match.legal(who)), who)
        assert match.table.night == 0 or match.table.phase != 29
    assert [stop for stop in stops if stop != "card"] == [
        "hand", "place", "play", "all", "reveal", "rest", "misfortune",
    ]  # fmt: skip
    assert cards == sorted(set(cards))
    at = [stops.index(step) for step in ("reveal", "rest")]
    assert all(at[0] < n < at[1] for n, stop in enumerate(stops) if stop == "card")


@pytest.mark.clause("G1", "D5")
@pytest.mark.parametrize(
    ("misfortune", "text"), [(0, "rolls the die"), (1, "loses 2 points"), (2, "For each room the first player rolls")]
)
def test_misfortune_is_explained_as_the_table_has_chosen_it(misfortune: int, text: str) -> None:
    seats = [seat(0, lobby=3), seat(0, lobby=4), seat(0, lobby=4)]
    match = typed([room("2A", "1")], seats, {"stop": True, "misfortune": misfortune}, round=3, stop="all")
    told(match, "pass", "pass", "pass")
    while table(match)["stop"] != "misfortune":
        all_read(match)
    assert text in words_for("en", match.game.folder).say(stop_of(match.box, match.record(0)))


@pytest.mark.clause("G1")
def test_a_card_is_explained_before_it_resolves() -> None:
    seats = [seat(0, lobby=3, laid=["5 in 1"]), seat(0, lobby=4, laid=["5 in 2"]), seat(0, lobby=4)]
    match = typed([room("2A", "1")], seats, {"stop": True}, round=3, stop="all")
    told(match, "pass", "pass", "pass")
    all_read(match)
    data = table(match)
    assert (data["stop"], data["taught"]) == ("card", 5)
    events = all_read(match)
    assert events[1:3] == ["seat 1 activates 5 in 1", "seat 1 has 0 more, 0 in all, from room 1"]
    assert "seat 2 activates 5 in 2" in events  # the same number is not explained again
    assert events[-1] == "stop: rest"


@pytest.mark.clause("G1")
def test_without_the_option_nothing_stops() -> None:
    match = locanda.new("hostal", players=3, options={"starter": 1}, seed=1)
    seen: Any = match.view(0)
    assert (seen.phase, seen.stop) == ("night", "none")
