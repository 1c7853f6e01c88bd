"""The heuristic: it beats random choices and a flat price."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.core.engine import engine_of
from locanda.core.rule import JIT
from locanda.games.boutique.table import MAX_FACES, Phase, Table
from locanda.games.boutique.what import KEEP, PRICE

from .typed import hotel, hotels, played

GAME = find("boutique")
BOX = load_box(GAME)
Policy = Callable[[Table, int], int]

compiled = pytest.mark.skipif(not JIT, reason="takes minutes where rules are not compiled")


def heuristic(table: Table, seat: int) -> int:
    return engine_of(GAME).greedy(BOX.record, table, seat)


def flat(table: Table, seat: int) -> int:
    """300 on every die, never changed; all else as the heuristic does it."""
    if table.phase == Phase.PRICES:
        return PRICE + table.chosen[seat] * MAX_FACES + 2
    return KEEP if table.phase == Phase.CHANGE else heuristic(table, seat)


def wins(policies: list[Policy], seed: int) -> list[bool]:
    """Which seats rank first, alone, in a game of these policies on what each seat knows."""
    engine, rng = engine_of(GAME), Random(seed)
    table = engine.setup(BOX.record, [len(policies), 0])
    while (mask := engine.to_act(BOX.record, table)) >= 0:
        if mask == 0:
            outcomes = engine.outcomes(BOX.record, table)
            engine.apply(BOX.record, table, -1, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
            continue
        seat = (mask & -mask).bit_length() - 1
        seen = table.copy()
        engine.censor(BOX.record, seen, seat)
        engine.apply(BOX.record, table, seat, policies[seat](seen, seat))
    ranks = engine.result(BOX.record, table, len(policies))[2]
    return [rank == 1 and ranks.count(1) == 1 for rank in ranks]


@compiled
def test_it_beats_random_choices_in_90_of_100_games() -> None:
    engine, start, won = engine_of(GAME), engine_of(GAME).setup(BOX.record, [2, 0]), 0
    for seed in range(100):
        end, _ = engine.contest(BOX.record, start, [1, 0] if seed % 2 else [0, 1], seed)
        won += engine.result(BOX.record, end, 2)[2] == ([1, 2] if seed % 2 else [2, 1])
    assert won >= 90


@compiled
def test_a_flat_price_of_300_loses_to_it_more_often_than_not() -> None:
    games = [wins([heuristic, flat] if seed % 2 else [flat, heuristic], seed) for seed in range(60)]
    won = sum(game[0 if seed % 2 else 1] for seed, game in enumerate(games))
    lost = sum(game[1 if seed % 2 else 0] for seed, game in enumerate(games))
    assert won > 1.5 * lost


def test_it_leaves_the_table_as_it_was() -> None:
    match = played([hotel(place=1), hotel(place=2)], stage="walk_in")
    seen, before = match.record(0), bytes(match.record(0))
    heuristic(seen, 0)
    assert bytes(seen) == before


def hires(own: dict[str, Any], week: int) -> list[int]:
    """The staff that the heuristic hires in all departments."""
    match = played([own, hotel()], phase="staff", week=week)
    while 0 in match.to_act:
        match.play_packed(0, heuristic(match.record(0), 0))
    return list(hotels(match)[0]["staff"])


def test_it_hires_what_the_rooms_booked_need_where_no_walk_in_can_stay() -> None:
    full = ["Bbbbbbb", "Bbbbbbb", "Soooooo"]
    assert hires(hotel(full, money=5000), week=1) == [3, 3, 2]
    assert hires(hotel(full, money=5000, stars=1), week=2) == [3, 3, 2]
    assert sum(hires(hotel(full, money=5000, stars=4), week=2)) == 6, "in the last week stars pay for two"


def test_it_hires_for_the_walk_ins_that_are_expected_at_its_prices() -> None:
    dear = hires(hotel(money=5000, prices=[600] * 8), week=1)
    cheap = hires(hotel(money=5000, prices=[100] * 8), week=1)
    assert all(few < many for few, many in zip(dear, cheap, strict=True)), (dear, cheap)
