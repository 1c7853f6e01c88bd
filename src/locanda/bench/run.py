"""All measurements of some games, one after the other; progress goes to standard error."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from ..core.game import Game
from . import kernel
from .compiling import compiling
from .house import house
from .kernel import copy_us, decisions_per_s, match_decisions_per_s, plain_decisions_per_s
from .peers import COPIES_US, PEERS, SOURCE
from .starting import starting
from .targets import against_targets


def measure(games: Sequence[Game], only_kernel: bool, tables: int, seconds: float) -> dict[str, Any]:
    """The report: `{"kernel": {"cafe": {"decisions_per_s": …}}, "match": …, "compile": …, "start": …, "server": …,
    "peers": …, "targets": […]}`."""
    report: dict[str, Any] = {"machine": _machine(), "kernel": {}}
    for game in games:
        _say(f"{game.name}: rules")
        compiled, plain = (
            decisions_per_s(game, kernel.SECONDS, kernel.TRIES),
            plain_decisions_per_s(game, kernel.SECONDS, 2),
        )
        report["kernel"][game.name] = {
            "decisions_per_s": round(compiled),
            "plain_python_decisions_per_s": round(plain),
            "times_plain_python": round(compiled / plain, 1),
            "copy_us": round(copy_us(game), 2),
        }
    report["peers"] = {
        "source": SOURCE,
        "decisions": [asdict(peer) for peer in PEERS],
        "copies_us": COPIES_US,
    }
    if not only_kernel:
        _measure_the_rest(report, games, tables, seconds)
    report["targets"] = against_targets(report)
    return report


def _measure_the_rest(report: dict[str, Any], games: Sequence[Game], tables: int, seconds: float) -> None:
    for section in ("match", "compile", "start", "server"):
        report[section] = {}
    for game in games:
        _say(f"{game.name}: match")
        report["match"][game.name] = {
            "decisions_per_s": round(match_decisions_per_s(game, packed=False, seconds=kernel.SECONDS)),
            "packed_decisions_per_s": round(match_decisions_per_s(game, packed=True, seconds=kernel.SECONDS)),
        }
        _say(f"{game.name}: compiler, with an empty cache and with a full one")
        report["compile"][game.name] = {key: round(value, 2) for key, value in asdict(compiling(game.name)).items()}
        _say(f"{game.name}: starts of the house")
        report["start"][game.name] = {key: round(value, 2) for key, value in asdict(starting(game.name)).items()}
        _say(f"{game.name}: {tables} tables over HTTP")
        report["server"][game.name] = asdict(house(game, tables, seconds))


def _say(text: str) -> None:
    print(f"measuring {text} …", file=sys.stderr, flush=True)


def _machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }
