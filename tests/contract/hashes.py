"""Hashes of random games, for runs in which the rules are compiled in another way, or not at all.

`python -m contract.hashes SEEDS CASE…` prints a hash a game, as JSON: {case: [hash of seed 0, …]}.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from locanda.core.rule import CHECKED

from .games import CASES, Case
from .walk import Play

TESTS = Path(__file__).parents[1]
#: A longer game is hashed no further: plain Python takes milliseconds a step, and its end is tested elsewhere.
STEPS = 400


def game_hash(case: Case, seed: int) -> str:
    """All that the engine says through a random game: tables, events, legal actions, worlds, results, previews."""
    h = hashlib.sha256()
    for play in islice(Play(case, seed), STEPS):
        engine, box, table = play.engine, play.box.record, play.table
        said: list[object] = [play.mask, play.rows, engine.result(box, table, play.players)]
        h.update(bytes(table))
        if play.mask == 0:
            said.append(engine.outcomes(box, table))
        for seat in play.to_act:
            legal = engine.legal(box, table, seat)
            probed = range(play.played % 7, case.game.actions.size, 197)
            said += [legal, [engine.judge(box, table, seat, action) for action in probed]]
            said.append(engine.preview(box, table, seat, legal[0]))
            if play.played % 16 == seed % 16:  # slow where it is not compiled
                said.append(engine.greedy(box, play.seen(seat), seat))
        for viewer in range(play.players + 1):
            world = play.seen(viewer)
            for _ in range(2):  # what is censored can be censored again, and so can what was resampled
                engine.censor(box, world, viewer)
                h.update(bytes(world))
                engine.resample(box, world, viewer, play.played)
                h.update(bytes(world))
        h.update(repr(said).encode())
    return h.hexdigest()


def inner_hash(case: Case) -> str:
    """Games that are played inside the machine code."""
    play = next(iter(Play(case, 0)))
    engine, box, table = play.engine, play.box.record, play.table
    end, decisions = engine.contest(box, table, [seat % 2 for seat in range(play.players)], 5)
    played = [engine.playouts(box, table, 1, seed) for seed in range(2)]
    return hashlib.sha256(bytes(end) + repr((decisions, played)).encode()).hexdigest()


def hashes(cases: Sequence[Case], seeds: int) -> dict[str, list[str]]:
    """The hashes of the first seeds of each case, and of the last case's games inside the machine code.

    Those have doors of their own, which take long to compile: none are played where every index is checked.
    """
    made = {str(case): [game_hash(case, seed) for seed in range(seeds)] for case in cases}
    if not CHECKED:
        made["inside"] = [inner_hash(cases[-1])]
    return made


def hashes_in_child(cases: Sequence[Case], seeds: int, **environment: str) -> dict[str, list[str]]:
    """The same from a process with other environment variables."""
    done = subprocess.run(
        [sys.executable, "-m", "contract.hashes", str(seeds), *map(str, cases)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def main(seeds: str, *wanted: str) -> None:
    """Prints the hashes of the cases named."""
    print(json.dumps(hashes([case for case in CASES if str(case) in wanted], int(seeds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
