"""Random games beside a plain reading of the clauses: the same actions are legal, the same points are scored."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import locanda
from locanda.games.cafe.events import Exchanged, Seated

from . import reading
from .boxes import edited, small

#: Many jokers and guests of few nations, so that exchanges, passes and regulars come often.
CROWDED = edited(rulebook={"lady_jokers": 4, "gentleman_jokers": 4})
CAFÉS: dict[str, Any] = {
    "own": None,
    "many jokers": CROWDED,
    "small": small(lady_jokers=4, gentleman_jokers=4, hand=4),
}


def choose(match: locanda.Match, rng: Random) -> str:
    """Seldom the bar, and often what comes seldom."""
    actions = sorted(map(str, match.legal()))
    for start, chance in (("regulars", 0.5), ("exchange", 0.5), ("seat", 0.9)):
        some = [action for action in actions if action.startswith(start)]
        if some and rng.random() < chance:
            return rng.choice(some)
    return rng.choice(actions)


@pytest.mark.clause("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T8a", "T9", "P3", "J1", "V2")
@pytest.mark.parametrize("regulars", [False, True])
@pytest.mark.parametrize("box", CAFÉS)
def test_what_is_legal_is_what_the_clauses_say(box: str, regulars: bool) -> None:
    met: Counter[str] = Counter()
    for seed in range(3):
        rng = Random(seed)
        options = {"players": 2 + seed, "regulars": regulars, "unexpected_guests": seed % 2 == 1}
        match = locanda.new("cafe", options=options, box=CAFÉS[box], seed=seed)
        while not match.over:
            actions = set(map(str, match.legal()))
            assert actions == reading.legal(match), match.position()
            met.update({action.split()[0] for action in actions} | {match.view().phase})
            match.play(choose(match, rng))
    assert {"seat", "bar", "done", "second", "join"} <= set(met)
    assert ("regulars" in met) == regulars
    assert box == "own" or "exchange" in met


@pytest.mark.clause("T4", "P1", "P2")
def test_points_are_what_the_clauses_say_and_nobody_moves() -> None:
    scored = 0
    for seed in range(8):
        rng, match = Random(seed), locanda.new("cafe", players=2, box=CROWDED, seed=seed)
        while not match.over:
            before = reading.café(match)
            for event in match.play(choose(match, rng)):
                if isinstance(event, Seated):
                    tables = before.board.of_chair[event.chair]
                    points = [before.points(event.chair, event.nation, table) for table in tables]
                    assert [event.first, event.second][: len(tables)] == points
                    before.sitting[event.chair] = (event.nation, reading.sex_of(event.guest))
                    scored += sum(points)
                elif isinstance(event, Exchanged):
                    assert before.sitting[event.chair] == (event.guest.split("-")[0], reading.sex_of(event.joker))
            sitting = {one.chair: (one.nation, reading.sex_of(one.guest)) for one in match.view().chairs}
            assert sitting == before.sitting
    assert scored > 500
