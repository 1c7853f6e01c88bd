"""How often each possible world is drawn, beside all of them counted out: what is hidden is as likely anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import permutations, product
from typing import Any

import pytest

from core.chi_square import fits
from locanda import Match
from locanda.core.engine import engine_of

from .typed import room, seat, typed

DRAWS = 6000
TOOLS = 12


def dealt(unknown: set[int], places: int, must: set[int]) -> Iterator[tuple[int, ...]]:
    """The cards of so many places, one after another, where the deck holds none of some cards."""
    return (cards for cards in permutations(sorted(unknown), places) if must <= set(cards))


def drawn(match: Match, viewer: int) -> Iterator[Any]:
    """Worlds that the viewer holds possible."""
    engine, seen = engine_of(match.game), match.record(viewer)
    for seed in range(DRAWS):
        world = seen.copy()
        engine.resample(match.box.record, world, viewer, seed)
        yield world


@pytest.mark.clause("I1", "K1", "N5")
@pytest.mark.parametrize(("spied", "sure"), [(11, {10}), (3, {10, 11})])
def test_cards_of_a_deck_that_was_remade_are_dealt_so_that_the_last_of_the_old_one_were_drawn(
    spied: int, sure: set[int]
) -> None:
    """Seat 2 drew 10 and 11 before its deck ran out, and then 3; two lie in rooms, of which seat 1 has seen one."""
    other = 3 if spied == 11 else 11
    two = seat(hand=[10, 12], laid=[f"{spied} in 1 seen 1", f"{other} in 1"], sure=[10, 11], discards=[1, 2, 4, 5])
    match = typed([room("2A", "1", "2")], [seat(), two])
    unknown = set(range(1, 13)) - {spied, 1, 2, 4, 5}
    expected: Counter[Hashable] = Counter()
    for lying, *hand in dealt(unknown, 3, sure | {TOOLS}):
        expected[lying, frozenset(hand)] = 1
    assert len(expected) == (3 * 5 if spied == 11 else 3)
    counts: Counter[Hashable] = Counter()
    for world in drawn(match, 0):
        held = frozenset(card + 1 for card in range(12) if world.hand[1] >> card & 1)
        counts[world.laid[1, 1], held] += 1
        assert world.laid[1, 0] == spied
    assert fits(counts, dict(expected))


@pytest.mark.clause("I1", "A2", "A3")
def test_cards_of_the_automata_and_the_room_chosen_for_one_are_as_likely_as_they_can_be() -> None:
    """Seat 2 has laid its card in one of the two rooms with a free bed; seat 1 holds 7 and has seen 2."""
    its = {"score": 15, "laid": ["2 in 1 seen 1", "5 in 2", "6 in 3"], "discards": [1, 3, 4, 9, 10]}
    seats = [seat(dealt=7), seat(dealt=8, lays_in=2), its]
    full = room("1A", "1", "1", "2", "2", "2")
    match = typed([full], seats, {"players": 2}, phase="lay")
    assert match.to_act == {0}
    expected: dict[Hashable, float] = {}
    for cards, chosen in product(dealt({5, 6, 8, 11, 12}, 3, set()), (2, 3)):
        expected[*cards, chosen] = 1.0
    assert len(expected) == 5 * 4 * 3 * 2
    counts: Counter[Hashable] = Counter()
    for world in drawn(match, 0):
        counts[world.laid[2, 1], world.laid[2, 2], world.dealt[1], world.chosen[1]] += 1
        assert (world.laid[2, 0], world.dealt[0]) == (2, 7)
    assert fits(counts, expected)


@pytest.mark.clause("I1", "K1", "N2")
def test_in_a_plain_night_all_that_the_two_others_can_hold_is_as_likely() -> None:
    """Each has Mr. Tools, in hand or in the room, and any of the cards that are not in its own pile."""
    two = seat(hand=[12], laid=["3 in 1"], discards=[1, 2, 5, 6, 7, 8, 9, 10])  # 3, 4 and 11 are open
    three = seat(hand=[1, 12], discards=[2, 3, 4, 5, 6, 7, 8, 9])  # 1, 10 and 11 are
    match = typed([room("2A", "1", "2", "3")], [seat(), two, three])
    ways = [(laid, held) for laid, *held in dealt({3, 4, 11, 12}, 2, {TOOLS})]
    expected: dict[Hashable, float] = {}
    for (lying, held), other in product(ways, (1, 10, 11)):
        expected[lying, frozenset(held), frozenset({other, TOOLS})] = 1
    assert len(expected) == 6 * 3
    counts: Counter[Hashable] = Counter()
    for world in drawn(match, 0):
        hands = [frozenset(card + 1 for card in range(12) if world.hand[who] >> card & 1) for who in (1, 2)]
        counts[world.laid[1, 0], *hands] += 1
    assert fits(counts, expected)


@pytest.mark.clause("I1", "A3")
def test_what_the_others_hold_of_the_automata_is_as_likely_to_a_spectator_as_any() -> None:
    """Seat 2 has laid its card in one of three rooms; seat 1 has yet to choose."""
    its = {"score": 15, "laid": ["2 in 1 up", "5 in 2 up", "6 in 3 up"], "discards": [1, 3, 4, 9, 10, 12]}
    match = typed([room("1A")], [seat(dealt=7), seat(dealt=8, lays_in=2), its], {"players": 2}, phase="lay")
    expected: dict[Hashable, float] = {}
    for cards, chosen in product(permutations((7, 8, 11), 2), (1, 2, 3)):
        expected[*cards, chosen] = 1
    counts: Counter[Hashable] = Counter()
    for world in drawn(match, 2):
        counts[world.dealt[0], world.dealt[1], world.chosen[1]] += 1
        assert world.chosen[0] == 0
    assert fits(counts, expected)
