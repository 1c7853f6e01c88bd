"""Golden games: one whole game of each installed game as text, with all that happened and the board now and then.

`.venv/bin/python tests/golden/golden.py` writes the files anew.  What differs then is what has changed for players:
read it before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import locanda
from locanda.core.catalogue import names
from locanda.core.engine import engine_of

HERE = Path(__file__).parent
SEED = 8
#: Choices between two pictures of the board.
EVERY = 40
#: Options with which a game shows most of its rules; its defaults where nothing is said.
OPTIONS: dict[str, dict[str, Any]] = {
    "cafe": {"players": 3, "regulars": True},
    "boutique": {"players": 3},
    "hostal": {"players": 2, "stop": True},
    "souvlaki": {"players": 3, "round_limit": 5},
}


def choose(match: locanda.Match, seat: int, rng: Random) -> int:
    """What scores most at once, by the game's own preview; one of the best by chance."""
    engine, box, table = engine_of(match.game), match.box.record, match.record(seat)
    gains = {action: engine.preview(box, table, seat, action) for action in match.legal_packed(seat)}
    return rng.choice([action for action, gain in gains.items() if gain == max(gains.values())])


def lines(name: str) -> Iterator[str]:
    """The game as text, line by line."""
    match, rng = locanda.new(name, options=OPTIONS.get(name), seed=SEED), Random(SEED)
    yield f"{name}, version {match.game.version}: {match.options}"
    yield from (f"    {event}" for event in match.events())
    choices = 0
    while not match.over:
        seat, before = min(match.to_act), match.played
        action = choose(match, seat, rng)
        yield f"seat {seat + 1}: {match.unpack(action)}"
        match.play_packed(seat, action)
        yield from (f"    {event}" for event in match.events(since=before))
        choices += 1
        if choices % EVERY == 0 or match.over:
            yield from ("", *match.text().rstrip().splitlines(), "")
    assert match.result is not None
    yield f"{match.result.ending}: scores {match.result.scores}, ranks {match.result.ranks}"


def text(name: str) -> str:
    """The whole file."""
    return "\n".join(line.rstrip() for line in lines(name)) + "\n"


if __name__ == "__main__":
    for game in names():
        (HERE / f"{game}.txt").write_text(text(game), "utf-8")
        print(f"tests/golden/{game}.txt")
