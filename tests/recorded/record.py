"""Records whole games: `.venv/bin/python tests/recorded/record.py GAME [ENDING ...]`.

For each ending in the game's `plan.toml` the first seed is sought with which the bots named there reach it; the
journal is kept as `ENDING.jsonl` and its result in `results.toml`.  A recording is only made again when the rules'
version has changed: until then it is the proof that they have not.
"""

from __future__ import annotations

import sys
import tomllib
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

import locanda
from locanda.bots import bot_for, play_match

HERE = Path(__file__).parent
RESULTS = "results.toml"


def read(path: Path) -> dict[str, Any]:
    """A TOML file as plain values; empty where there is none."""
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def result_of(match: locanda.Match) -> dict[str, Any]:
    """How a match ended, as `results.toml` keeps it."""
    result = match.result
    assert result is not None
    return {"ending": result.ending, "scores": list(result.scores), "ranks": list(result.ranks), "steps": match.played}


def played(game: str, plan: dict[str, Any], seed: int) -> locanda.Match:
    """One game of a plan: bots in turn for the seats, options, and perhaps another box beside the plan."""
    box = HERE / game / plan["box"] if "box" in plan else None
    match = locanda.new(game, options=plan.get("options"), box=box, seed=seed)
    bots = [bot_for(plan["bots"][seat % len(plan["bots"])], match.game) for seat in range(match.players)]
    play_match(match, bots, seed=seed)
    return match


def main(game: str, endings: list[str]) -> None:
    """Records the endings named, or all of the plan."""
    folder = HERE / game
    plans, results = read(folder / "plan.toml"), read(folder / RESULTS)
    for ending in endings or plans:
        match = next(m for seed in count(1) if result_of(m := played(game, plans[ending], seed))["ending"] == ending)
        (folder / f"{ending}.jsonl").write_text(match.journal(), "utf-8")
        results[ending] = result_of(match)
        print(f"{game} {ending}: {results[ending]}")
    (folder / RESULTS).write_bytes(msgspec.toml.encode(results))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
