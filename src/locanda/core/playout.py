"""Whole games inside the machine code: written once, compiled for each game."""

from __future__ import annotations

from typing import Any

from .bits import lowest
from .chance import below, pick
from .copying import copy
from .game import CHANCE, apply, censor, greedy, legal, outcomes, to_act
from .record import Cells
from .rule import rule


@rule()
def chance(box: Any, table: Any, rng: Cells, out: Cells, weight: Cells, log: Cells) -> None:
    """Chance acts: one of its outcomes, by their weights."""
    n = outcomes(box, table, out, weight)
    apply(box, table, CHANCE, out[pick(rng, weight, n)], log)


@rule()
def playout(box: Any, table: Any, rng: Cells, out: Cells, weight: Cells, log: Cells) -> int:
    """Plays to the end, every choice uniform over the legal ones; returns how many choices seats made."""
    n = 0
    while True:
        mask = to_act(box, table)
        if mask < 0:
            return n
        if mask == 0:
            chance(box, table, rng, out, weight, log)
        else:
            seat = lowest(mask)
            apply(box, table, seat, out[below(rng, legal(box, table, seat, out))], log)
            n += 1


def playouts(box: Any, table: Any, work: Any, rng: Cells, out: Cells, weight: Cells, log: Cells, games: int) -> int:
    """A door: `games` random games on from a table; box, table and work are arrays of one record."""
    n = 0
    for _ in range(games):
        copy(work[0], table[0])
        n += playout(box[0], work[0], rng, out, weight, log)
    return n


def contest(
    box: Any, table: Any, seen: Any, works: Any, policy: Cells, rng: Cells, out: Cells, weight: Cells, log: Cells
) -> int:
    """A door: one game on from a table, in place, with a policy a seat (0 random, 1 greedy); the number of choices.

    A policy is given the table as its seat may know it.
    """
    n = 0
    while True:
        mask = to_act(box[0], table[0])
        if mask < 0:
            return n
        if mask == 0:
            chance(box[0], table[0], rng, out, weight, log)
            continue
        seat = lowest(mask)
        copy(seen[0], table[0])
        censor(box[0], seen[0], seat)
        if policy[seat]:
            action = greedy(box[0], seen[0], seat, works, out)
        else:
            action = out[below(rng, legal(box[0], seen[0], seat, out))]
        apply(box[0], table[0], seat, action, log)
        n += 1
