"""Copies of the game `tally` under other names, changed, and played by processes of their own."""

from __future__ import annotations

import importlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]


def mint(folder: Path, name: str, **numbers: int) -> Path:
    """Copies the game into the folder as the package `name`, with other numbers; the package's folder."""
    package = folder / name
    shutil.copytree(Path(__file__).parent / "tally", package, ignore=shutil.ignore_patterns("__pycache__"))
    for key, value in numbers.items():
        edit(package / "numbers.py", rf"\b{key} = \d+", f"{key} = {value}")
    return package


def edit(path: Path, pattern: str, by: str) -> None:
    """Replaces the one place in a file that fits the pattern."""
    text, n = re.subn(pattern, by, path.read_text("utf-8"))
    assert n == 1, (path, pattern, n)
    path.write_text(text, "utf-8")


def child(folder: Path, code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs code in a process that finds the games of the folder; machine code is kept in the folder too."""
    found = os.pathsep.join([str(folder), str(TESTS), os.environ.get("PYTHONPATH", "")])
    own = {"PYTHONPATH": found, "PYTHONDONTWRITEBYTECODE": "1", "LOCANDA_CACHE": str(folder / "cache"), **environment}
    return subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **own}, capture_output=True, text=True, check=False
    )


def play(folder: Path, *names: str, setup: str = "", inside: bool = True, **environment: str) -> dict[str, Any]:
    """What `played` says of each game in one process, which runs `setup` first."""
    played = f"{{n: m.played(n, {inside}) for n in {names!r}}}"
    code = f"{setup}\nimport json, toys.minting as m\nprint(json.dumps({played}))"
    done = child(folder, code, **environment)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def played(name: str, inside: bool = True) -> dict[str, Any]:
    """The counts of a game, in steps from Python and (if `inside`) in the machine code; how its doors came to be."""
    from locanda.core.box import load_box
    from locanda.core.engine import engine_of
    from locanda.core.rule import JIT

    game = importlib.import_module(name).GAME
    engine, box, counts = engine_of(game), load_box(game).record, []
    table = engine.setup(box, [2])
    while engine.to_act(box, table) > 0:
        engine.apply(box, table, 0, engine.legal(box, table, 0)[0])
        counts.append(table.count)
    decisions = engine.playouts(box, engine.setup(box, [2]), 1, 0) if inside else 0
    doors = game._doors.values() if JIT else ()
    compiled = sum(sum(door.stats.cache_misses.values()) for door in doors)
    loaded = sum(sum(door.stats.cache_hits.values()) for door in doors)
    return {"counts": counts, "decisions": decisions, "compiled": compiled, "loaded": loaded, "stamp": game.stamp()}
