"""How often each possible world is drawn, beside all of them counted out with their weights."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from math import comb
from typing import Any

import pytest

import locanda
from core.chi_square import fits
from locanda import Match
from locanda.core.engine import engine_of
from locanda.core.rule import JIT
from locanda.games.cafe.table import KINDS
from toys import bids

from .invariants.cafe import SMALL, changed

pytestmark = pytest.mark.skipif(not JIT, reason="many draws; those of plain Python are the same")

DRAWS = 20_000
#: Two nations, five tables; the fewer kinds of guests there are, the more often each hand is drawn.
BOX = changed({"hand": 3, "ladies_per_nation": 3, "gentlemen_per_nation": 3, "lady_jokers": 1, "bag_left": 0}, SMALL)

Hand = tuple[int, ...]


def cafe(table: str, players: int) -> Match:
    """A position in which hands are hidden."""
    match = locanda.new("cafe", players=players, options={"unexpected_guests": True, "regulars": True}, box=BOX, seed=1)
    text = match.position()
    typed = text[: text.index("[table")] + f"[table]\n{table}\n\n" + text[text.index("[box") :]
    return locanda.from_position("cafe", typed, draws=False)


def hands(sizes: list[int], unseen: dict[int, int]) -> dict[tuple[Hand, ...], float]:
    """All that hands of these sizes can hold, with the number of ways in which they can be dealt it."""
    if not sizes:
        return {(): 1.0}
    found: dict[tuple[Hand, ...], float] = {}
    for hand in combinations_with_replacement(sorted(unseen), sizes[0]):
        held = Counter(hand)
        if all(held[kind] <= unseen[kind] for kind in held):
            ways = 1.0
            for kind, number in held.items():
                ways *= comb(unseen[kind], number)
            rest = {kind: number - held[kind] for kind, number in unseen.items()}
            for others, more in hands(sizes[1:], rest).items():
                found[hand, *others] = ways * more
    return found


def with_hands(match: Match, seen: Any, others: list[int], worlds: tuple[Hand, ...]) -> Any:
    """A censored table with these hands dealt to the others."""
    table = seen.copy()
    for seat, hand in zip(others, worlds, strict=True):
        for kind in hand:
            table.hand[seat, kind] += 1
            table.bag[kind] -= 1
    engine_of(match.game).derive(match.box.record, table)
    return table


TURN = 'hands = [["italy-lady", "china-lady"], ["italy-gentleman", "china-gentleman", "china-lady"]]\nlimits = [2, 3]'
JOIN = """phase = "join"
first = 1
chairs = { 1 = "italy-lady" }
hands = [["italy-gentleman", "china-lady"], ["italy-gentleman", "china-gentleman", "china-lady"]]"""
REGULARS = """phase = "regulars"
regulars = { table = "italy-1", sex = "ladies", before = 0, seated = 0 }
hands = [["italy-lady", "italy-lady", "italy-lady"], ["italy-gentleman", "china-gentleman", "china-lady"]]"""
THREE = """phase = "join"
first = 1
chairs = { 1 = "italy-lady" }
hands = [["italy-gentleman"], ["italy-gentleman", "china-lady"], ["china-lady"]]
limits = [2, 2, 1]"""


@pytest.mark.parametrize(
    ("table", "players", "conditioned"),
    [(TURN, 2, False), (JOIN, 2, True), (REGULARS, 2, True), (THREE, 3, True)],
    ids=["turn", "join", "regulars", "three"],
)
def test_hidden_hands_are_dealt_as_the_bag_would_on_condition_of_what_is_certain(
    table: str, players: int, conditioned: bool
) -> None:
    """The guests unseen are as likely in any hand; whoever has a question open holds a guest that answers it."""
    match = cafe(table, players)
    engine, box, viewer = engine_of(match.game), match.box.record, 1
    seen = match.record(viewer)
    others = [seat for seat in range(players) if seat != viewer]
    unseen = {kind: seen.bag[kind] for kind in range(KINDS) if seen.bag[kind]}
    possible = hands([seen.held[seat] for seat in others], unseen)
    answered = {
        worlds: ways
        for worlds, ways in possible.items()
        if engine.legal(box, with_hands(match, seen, others, worlds), match.table.turn)
    }
    assert (len(answered) < len(possible)) == conditioned
    counts: Counter[tuple[Hand, ...]] = Counter()
    for seed in range(DRAWS):
        world = seen.copy()
        engine.resample(box, world, viewer, seed)
        counts[tuple(_hand(world, seat) for seat in others)] += 1
    assert fits(counts, answered)


def _hand(table: Any, seat: int) -> Hand:
    return tuple(kind for kind in range(KINDS) for _ in range(table.hand[seat, kind]))


def test_hidden_bonuses_and_bids_are_as_likely_as_they_were_dealt() -> None:
    match = locanda.new("bids", players=3, seed=2)
    match.play("bid 2", 1)
    match.play("bid 3", 2)
    engine, box, seen = engine_of(bids.GAME), match.box.record, match.record(0)
    left = list(seen.bonuses)
    expected: dict[tuple[int, ...], float] = {}
    for one, other in product(range(bids.BONUSES), repeat=2):
        ways = left[one] * (left[other] - (one == other))
        for cards in product(range(bids.CARDS), repeat=2):
            expected[one, other, *cards] = float(ways)
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(DRAWS):
        world = seen.copy()
        engine.resample(box, world, 0, seed)
        counts[world.bonus[1] - 1, world.bonus[2] - 1, world.bid[1] - 1, world.bid[2] - 1] += 1
    assert fits(counts, expected)
