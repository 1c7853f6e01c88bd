"""The one-ply heuristic of Boutique Hotel Manager."""

from __future__ import annotations

from typing import Any

from locanda.core.record import Cells
from locanda.core.rule import rule

from .box import Box
from .rules.turn import legal
from .table import Table


@rule()
def greedy(box: Box, table: Table, seat: int, works: Any, out: Cells) -> int:
    """The first legal action."""
    n = legal(box, table, seat, out)
    return out[n - 1]
