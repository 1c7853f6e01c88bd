"""Speed of the rules: random games inside the machine code, and through `Match`.

Seconds are the process's own (CPU time), as for the other engines' figures: what else runs on the machine counts less.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from random import Random

from ..core.engine import engine_of
from ..core.game import Game
from ..core.match import new
from ..core.options import options_row

#: Seconds that one measurement lasts at least, and how many are taken: the best counts, as noise only ever slows.
SECONDS, TRIES = 1.0, 3


def decisions_per_s(game: Game, seconds: float, tries: int) -> float:
    """Choices a second in random two-player games from the first position, the list of legal actions made each time."""
    engine, match = engine_of(game), new(game.name, players=min(game.players), seed=1)
    table = engine.setup(match.box.record, options_row(match.options))
    engine.playouts(match.box.record, table, 1, 0)  # compiled, or loaded from the cache, before the clock starts
    best, games = 0.0, 1
    for attempt in range(tries):
        while True:
            start = time.process_time()
            decisions = engine.playouts(match.box.record, table, games, attempt)
            spent = time.process_time() - start
            if spent >= seconds:
                break
            games = max(games + 1, int(games * min(10.0, 1.2 * seconds / max(spent, 1e-6))))
        best = max(best, decisions / spent)
    return best


def plain_decisions_per_s(game: Game, seconds: float, tries: int) -> float:
    """The same with the rules run as plain Python, in a child process."""
    code = f"import locanda.bench.kernel as k; k.child({game.name!r}, {seconds}, {tries})"
    environment = {**os.environ, "LOCANDA_JIT": "0"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout))


def child(name: str, seconds: float, tries: int) -> None:
    """What the child process prints."""
    from ..core.catalogue import find

    print(json.dumps(decisions_per_s(find(name), seconds, tries)))


def match_decisions_per_s(game: Game, packed: bool, seconds: float) -> float:
    """Choices a second through `Match`: checks, events and journal included; actions packed or as objects."""
    rng, decisions, games, start = Random(1), 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        match = new(game.name, players=min(game.players), seed=games)
        games += 1
        while not match.over:
            seat = min(match.to_act)
            if packed:
                match.play_packed(seat, rng.choice(match.legal_packed(seat)))
            else:
                match.play(rng.choice(match.legal(seat)), seat)
            decisions += 1
    return decisions / (time.process_time() - start)


def copy_us(game: Game, times: int = 20_000) -> float:
    """Microseconds that a copy of a table takes from Python."""
    table, start = game.Table(), time.process_time()
    for _ in range(times):
        table.copy()
    return (time.process_time() - start) / times * 1e6
