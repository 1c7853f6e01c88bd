"""The heuristic: it beats random choices, and plays what pays."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from locanda import Match
from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.core.engine import engine_of
from locanda.core.options import options_row, read_options

from .typed import dawn, room, seat, typed

GAME = find("hostal")
BOX = load_box(GAME)


def choice(match: Match, who: int) -> str:
    """What the heuristic does, from what the seat knows; the table it is given stays as it is."""
    seen = match.record(who)
    before = bytes(seen)
    action = engine_of(GAME).greedy(BOX.record, seen, who)
    assert bytes(seen) == before
    text = str(match.unpack(action))
    assert match.can(text, who)
    return text


@pytest.mark.parametrize("players", [2, 3])
def test_it_wins_85_of_100_games_against_random_choices(players: int) -> None:
    """Alone among random players, seats rotated; with three even play would win 33."""
    engine, won = engine_of(GAME), 0
    start = engine.setup(BOX.record, options_row(read_options(GAME, players, {})))
    for game in range(100):
        own = game % players
        end, _ = engine.contest(BOX.record, start, [int(n == own) for n in range(players)], game)
        ranks = engine.result(BOX.record, end, players)[2]
        won += ranks[own] == 1 and ranks.count(1) == 1
    assert won >= 85


@pytest.mark.parametrize("players", GAME.players)
def test_what_it_chooses_is_legal_in_games_among_itself(players: int) -> None:
    engine, rng, kinds = engine_of(GAME), Random(players), Counter[str]()
    for _ in range(8):
        table = engine.setup(BOX.record, options_row(read_options(GAME, players, {"stop": players % 2 == 0})))
        while (mask := engine.to_act(BOX.record, table)) >= 0:
            who, action = -1, 0
            if mask == 0:
                outcomes = engine.outcomes(BOX.record, table)
                action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
            else:
                who = (mask & -mask).bit_length() - 1
                seen = table.copy()
                engine.censor(BOX.record, seen, who)
                action = engine.greedy(BOX.record, seen, who)
                assert action in engine.legal(BOX.record, table, who)
                kinds[str(GAME.actions.packed_text(BOX.names, action)).split()[0]] += 1
            engine.apply(BOX.record, table, who, action)
    assert {"place", "play", "discard", "go", "pass", "done", "use", "choose", "decline"} <= set(kinds), kinds


def test_it_places_a_guest_where_most_rest_is_left() -> None:
    match = typed([room("1A"), room("4B"), room("2A")], [seat(hand=[12])])
    assert choice(match, 0) == "place at 1-4"  # a 0 covered in a room of 7


def test_it_plays_what_harms_the_others_and_not_what_harms_itself() -> None:
    rooms = [room("1A", "1", "2", "22", "3", "3"), room("2B", wear=1), room("5B", wear=1)]
    match = typed(rooms, [seat(hand=[5, 11], lobby=3), seat(lobby=1), seat(lobby=2)])
    assert choice(match, 0) == "play 11 in 1"
    rooms = [room("1A", "1", "", "1", "1", "1"), room("2B", wear=1), room("5B", wear=1)]
    match = typed(rooms, [seat(hand=[5, 11]), seat(lobby=4), seat(lobby=4)])
    assert choice(match, 0) == "pass"


def test_it_moves_a_guest_out_of_a_bad_room_with_a_card_that_is_worth_nothing() -> None:
    rooms = [room("1B", "1", "2", "2", "2", "2"), room("2A", "3"), room("4A")]
    match = typed(rooms, [seat(hand=[5, 10], lobby=3), seat(), seat(lobby=3)])
    assert choice(match, 0) == "discard 10 to move 1-1"
    match.play(choice(match, 0), 0)
    assert choice(match, 0) == "go to 3-5"  # where a -2 is covered


def test_it_spies_where_it_holds_answers_and_lays_the_twin_of_what_it_sees() -> None:
    rooms = [room("1A", "1", "", "1", "1", "1"), room("2A", "2", "2")]
    seats = [seat(hand=[5, 8, 11, 10]), seat(laid=["11 in 1", "7 in 1", "6 in 1"], lobby=2), seat(lobby=4)]
    match = typed(rooms, seats)
    assert choice(match, 0) == "spy on seat 2 in 1"
    match.play("spy on seat 2 in 1", 0)
    assert choice(match, 0) == "play 11 in 1"


@pytest.mark.parametrize(("number", "text"), [(1, "decline"), (6, "use"), (7, "choose 1-3"), (9, "choose 1-1")])
def test_it_uses_an_optional_effect_where_it_pays(number: int, text: str) -> None:
    rooms = [room("1A", "1", "2", "11", "2"), room("2A", "1")]
    match, _ = dawn(rooms, [seat(laid=[f"{number} in 1"])])
    assert choice(match, 0) == text


def test_it_sedates_a_guest_who_would_rest_badly_and_declines_to_hurt_itself() -> None:
    match, _ = dawn([room("1B", "1", "1")], [seat(laid=["1 in 1"])])
    assert choice(match, 0).startswith("choose")
    match, _ = dawn([room("1A", "1", "1")], [seat(laid=["9 in 1"])])
    assert choice(match, 0) == "decline"


def test_a_removed_guest_goes_where_it_rests_best() -> None:
    rooms = [room("2A", "1", "2"), room("3A"), room("4B")]
    match, _ = dawn(rooms, [seat(laid=["3 in 1"])])
    match.play("choose 1-2", 0)
    where: Any = choice(match, 1)
    assert where == "go to 2-4"
