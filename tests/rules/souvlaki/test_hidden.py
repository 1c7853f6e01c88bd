"""What seats know of hidden hands: S6, and what laid cards prove (V2)."""

from __future__ import annotations

from collections import Counter

import pytest

import locanda
from locanda import Match
from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.core.engine import engine_of

from .typed import chance, event, possible, rival, service, shop, unforeseen

DRAWS = 300


def worlds(match: Match, viewer: int, seat: int) -> Counter[tuple[str, ...]]:
    """The food cards that another seat holds in worlds that fit what the viewer knows."""
    engine, kinds = engine_of(match.game), match.box.names["food_cards"]
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(DRAWS):
        world = match.record(viewer)
        engine.resample(match.box.record, world, viewer, seed)
        found[tuple(kind for at, kind in enumerate(kinds) for _ in range(world.hand[seat, at]))] += 1
    return found


def stolen(*later: str) -> Match:
    """The first seat has taken FD, the only one, from the second by Ninja; then the third plays a card of its own."""
    own = load_box(find("souvlaki")).data
    ninja = next(row for row in own["event"] if row["key"] == "ninja")
    rows = [{**ninja, "id": "e30", "key": "health"} if row["key"] == "health" else row for row in own["event"]]
    food = {**own["food_cards"], "FD": 1}
    book = {**own["rulebook"], "food_cards": sum(food.values())}
    match = unforeseen(
        shop("posh", ["c56"], ["G"], ["ninja"], fame=9),
        shop("dirty", ["c55"], ["FD", "S"], [], fame=8),
        shop("chain", ["c54"], ["D", "D"], list(later), fame=7),
        box={**own, "event": rows, "food_cards": food, "rulebook": book},
    )
    event(match, "ninja", "player 2")
    chance(match, "hand FD")
    return match


@pytest.mark.clause("S6")
def test_the_robbed_player_knows_that_the_thief_has_the_card() -> None:
    match = stolen("health")
    assert all("FD" in hand for hand in worlds(match, 1, 0))
    others = worlds(match, 2, 0)
    assert 0 < sum(number for hand, number in others.items() if "FD" in hand) < DRAWS // 3


@pytest.mark.clause("S6")
def test_the_thief_knows_nothing_of_the_cards_that_the_other_kept() -> None:
    match = stolen("health")
    assert len(worlds(match, 0, 1)) > 5
    assert not any("FD" in hand for hand in worlds(match, 0, 1))  # the only one is in its own hand


@pytest.mark.clause("S6")
@pytest.mark.parametrize("second", ["FD", "G"])
def test_once_the_thief_is_robbed_in_turn_the_card_may_be_in_either_hand_and_nowhere_else(second: str) -> None:
    """The first robbed player does not see which card went on."""
    match = stolen("health")
    event(match, "health", "player 1")
    chance(match, f"hand {second}")
    thief, next_one = worlds(match, 1, 0), worlds(match, 1, 2)
    with_thief = sum(number for hand, number in thief.items() if "FD" in hand)
    with_next = sum(number for hand, number in next_one.items() if "FD" in hand)
    assert with_thief + with_next == DRAWS
    assert DRAWS // 3 < with_thief < 2 * DRAWS // 3


@pytest.mark.clause("S6")
def test_both_worlds_look_the_same_to_the_first_who_was_robbed() -> None:
    pair = []
    for second in ("FD", "G"):
        match = stolen("health")
        event(match, "health", "player 1")
        chance(match, f"hand {second}")
        pair.append(bytes(match.record(1)))
    assert pair[0] == pair[1]


@pytest.mark.clause("S6")
def test_a_card_that_all_have_seen_go_is_nobodys_any_more() -> None:
    match = stolen("rats")
    event(match, "rats", "player 1")
    chance(match, "hand FD", "hand G")
    assert set(worlds(match, 1, 0)) == {()}
    assert not any("FD" in hand for hand in worlds(match, 1, 2))


@pytest.mark.clause("S6")
def test_a_seat_remembers_each_card_that_it_saw_go() -> None:
    match = stolen("health")
    event(match, "health", "player 2")
    chance(match, "hand S")
    assert all("S" in hand for hand in worlds(match, 1, 2))
    assert all("FD" in hand for hand in worlds(match, 1, 0))


@pytest.mark.clause("V2", "S6")
def test_a_card_laid_proves_that_counter_and_hand_cover_the_first_order() -> None:
    """Two pita gyros and a drink are wanted: with GG laid, the three cards in the hand show a drink."""
    match = service(shop("posh", ["c40"], ["GG", "D", "S", "F"], fame=9), rival())
    assert any("D" not in "".join(hand) for hand in worlds(match, 1, 0))
    match.play("lay GG")
    assert all("D" in "".join(hand) for hand in worlds(match, 1, 0))
    match.play("lay D")
    assert any("D" not in "".join(hand) for hand in worlds(match, 1, 0))


@pytest.mark.clause("V2", "S6")
def test_what_was_proved_is_known_after_the_service_too_until_it_is_seen_to_go() -> None:
    match = service(shop("posh", ["c40"], ["GG", "D"], fame=9), rival())
    match.play("lay GG")
    match.play("done")
    assert match.to_act == {1}
    assert all("D" in "".join(hand) for hand in worlds(match, 1, 0))


@pytest.mark.clause("V2", "S6")
def test_a_card_taken_after_the_proof_is_no_part_of_it_to_the_one_it_was_taken_from() -> None:
    """A drink was proved of the thief's hand; then it takes a card with a drink: another one must be there too."""
    thief = shop("posh", ["c56"], ["D", "S"], ["ninja"], fame=9, promised="D")
    match = unforeseen(thief, shop("dirty", ["c55"], ["GD"], [], fame=8), shop("chain", ["c54"], [], [], fame=7))
    event(match, "ninja", "player 2")
    chance(match, "hand GD")
    hands = worlds(match, 1, 0)
    assert all("GD" in hand and "D" in "".join(hand).replace("GD", "", 1) for hand in hands)
    assert len(hands) > 5
    text = match.position()
    assert worlds(locanda.from_position("souvlaki", text, draws=False), 1, 0) == hands


@pytest.mark.clause("V2", "S6")
def test_a_card_taken_before_the_proof_may_be_what_was_proved() -> None:
    match = unforeseen(
        shop("posh", ["c40"], ["GG", "S"], ["ninja"], fame=9),  # two pita gyros and a drink
        shop("dirty", ["c55"], ["GD"], [], fame=8),
        shop("chain", ["c54"], [], [], fame=7),
    )
    event(match, "ninja", "player 2")
    chance(match, "hand GD")
    match.play("lay GG")
    hands = worlds(match, 1, 0)
    assert all("GD" in hand for hand in hands)
    assert any("D" not in "".join(hand).replace("GD", "", 1) for hand in hands)


@pytest.mark.clause("S6")
def test_nothing_is_known_of_a_hand_that_has_shown_nothing() -> None:
    match = service(shop("posh", ["c01"], ["G"], fame=9), rival())
    assert len(worlds(match, 1, 0)) > 8
    assert possible(match) == ["lay G", "dismiss 1", "done"]


@pytest.mark.clause("S6", "M2")
def test_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    match = locanda.new("souvlaki", players=2, options={"shops": True}, draws=False)
    chance(match, "shop posh", "shop dirty")
    chance(match, "food GFD")
    assert str(match.events(0)[-1]) == "seat 1 draws food GFD, 71 left"
    assert str(match.events(1)[-1]) == "seat 1 draws food ?, 71 left"
