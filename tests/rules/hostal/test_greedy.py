"""The heuristic: it beats random choices, and plays what pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from locanda import CHANCE, Match
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
    rooms = [room("4A", "", "1", "1", "1", "1"), room("1B", "2", "2"), room("3B", "3", "", "", "3", "3")]
    seats = [seat(hand=[5, 8, 11, 10]), seat(laid=["8 in 1", "7 in 1", "6 in 1"], lobby=2), seat(lobby=1)]
    match = typed(rooms, seats)
    assert choice(match, 0) == "spy on seat 2 in 1"
    match.play("spy on seat 2 in 1", 0)
    assert choice(match, 0) == "play 8 in 1"


@pytest.mark.parametrize(
    ("hand", "laid", "piles"),
    [
        ([2, 3, 12], ["8 in 1", "7 in 1", "6 in 1"], []),  # nothing in the hand is an answer
        ([5, 8, 11, 10], ["8 in 2", "7 in 2", "6 in 2"], []),  # no own guest is where they lie
        ([5, 8, 10], ["9 in 1", "7 in 1", "6 in 1"], [5, 8, 10]),  # what it has answers to lies in the pile
    ],
)
def test_it_does_not_spy_where_no_answer_is_of_use(hand: list[int], laid: list[str], piles: list[int]) -> None:
    rooms = [room("4A", "", "1", "1", "1", "1"), room("1B", "2", "2"), room("3B", "3", "", "", "3", "3")]
    match = typed(rooms, [seat(hand=hand), seat(laid=laid, lobby=2, discards=piles), seat(lobby=1)])
    assert "spy" not in choice(match, 0)


@pytest.mark.parametrize(("bed", "told"), [("", "pass"), ("2", "play 11 in 1")])
def test_it_fears_no_card_whose_owner_has_not_the_guest_that_it_needs(bed: str, told: str) -> None:
    """Seat 2's wolf is seen; it may have no guest left there, and then its twin would be wasted (D3)."""
    rooms = [room("4A", "", "1", "1", bed, "1"), room("1B", "2", "2"), room("3B", "", "", "", "3", "3")]
    seats = [seat(hand=[11, 12], lobby=1), seat(laid=["11 in 1 seen 1"], lobby=1), seat(lobby=2)]
    assert choice(typed(rooms, seats), 0) == told


def late(rng: Random) -> dict[str, Any]:
    """A random night in which all guests are placed, those of seat 1 in a room with one of seat 2, and so its cards."""
    theirs = rng.sample("2223333", 7) + [""] * 3
    rng.shuffle(theirs)
    beds = [rng.sample("11112", 5), theirs[:5], theirs[5:]]
    rng.shuffle(beds)
    rooms = [room(board + rng.choice("AB"), *own) for board, own in zip(rng.sample("12345", 3), beds, strict=True)]
    seats = []
    for who in range(3):
        where = [n for n, own in enumerate(beds, 1) if str(who + 1) in own and (who == 2 or "1" in own)]
        cards, held = rng.sample(range(1, 12), rng.randint(4, 10)), 1 if who else 4
        hand, laid, pile = cards[:held], cards[held:4], cards[4:]
        seats.append(seat(hand=hand, laid=[f"{card} in {rng.choice(where)}" for card in laid], discards=pile))
    return {"rooms": rooms, "seats": seats}


def night_of(match: Match) -> Iterator[str]:
    """What the heuristic does in seat 1, until the night is over; the others hold one card, so they can only pass."""
    while match.view(3).phase in ("night", "after", "move"):
        if match.to_act == {0}:
            text = choice(match, 0)
            yield text
            match.play(text)
        else:
            match.play("pass" if match.can("pass") else "done")


def test_late_at_night_it_spies_moves_and_plays_and_spies_only_where_it_may_have_an_answer() -> None:
    kinds = Counter[str]()
    for seed in range(150):
        match = typed(**late(Random(seed)))
        for text in night_of(match):
            kinds[text.split()[0]] += 1
            if text.startswith("spy"):
                seen: Any = match.view(0)
                who, where = (int(word) for word in text.split() if word.isdecimal())
                spied = seen.seats[who - 1]
                assert set(seen.seats[0].hand) & {4, 5, 8, 9, 10, 11} - set(spied.discards)
                assert (where, 0) in [(card.room, card.card) for card in spied.laid]
                assert any("1" in bed for bed in seen.rooms[where - 1].beds)
    assert min(kinds[kind] for kind in ("spy", "play", "discard", "pass")) >= 4, kinds


@pytest.mark.parametrize(("number", "text"), [(1, "decline"), (6, "use"), (7, "choose 1-3"), (9, "choose 1-1")])
def test_it_uses_an_optional_effect_where_it_pays(number: int, text: str) -> None:
    rooms = [room("1A", "1", "2", "11", "2"), room("2A", "1")]
    match, _ = dawn(rooms, [seat(laid=[f"{number} in 1"])])
    assert choice(match, 0) == text


def test_it_sedates_a_guest_who_would_rest_badly_and_declines_to_hurt_itself() -> None:
    match, _ = dawn([room("1B", "1", "1")], [seat(laid=["1 in 1"])])
    assert choice(match, 0) == "choose 1-1"
    match, _ = dawn([room("1A", "1", "1")], [seat(laid=["9 in 1"])])
    assert choice(match, 0) == "decline"


def test_a_removed_guest_goes_where_it_rests_best() -> None:
    rooms = [room("2A", "1", "2"), room("3A"), room("4B")]
    match, _ = dawn(rooms, [seat(laid=["3 in 1"])])
    match.play("choose 1-2", 0)
    where: Any = choice(match, 1)
    assert where == "go to 2-4"


def test_for_the_automatas_grrr_the_guest_goes_who_leaves_most_to_the_other() -> None:
    """Free again, bed 1 is worth 5 to those who stay, and bed 5 costs them 2."""
    its = {"score": 15, "laid": ["3 in 1"]}
    rooms = [room("4A", "1", "3", "", "2", "1"), room("2A"), room("1A")]
    match, _ = dawn(rooms, [seat(), seat(), its], players=2)
    match.play("roll 1", CHANCE)
    match.play("roll 6", CHANCE)
    assert match.to_act == {0}
    assert choice(match, 0) == "choose 1-1"
