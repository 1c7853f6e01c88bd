"""The one-ply heuristic of Hostil Hostal: each choice by what the coming dawn would bring."""

from __future__ import annotations

from typing import Any

from locanda.core.record import Cells
from locanda.core.rule import rule

from .box import Box
from .rules.turn import legal
from .table import Table


@rule()
def greedy(box: Box, table: Table, seat: int, works: Any, out: Cells) -> int:
    """The choice by the phase."""
    return out[legal(box, table, seat, out) - 1]
