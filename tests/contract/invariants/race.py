"""The race has nothing that could vanish but its players; a reached goal ends it, luck alone says when."""

from __future__ import annotations

from typing import Any

from locanda.core.box import LoadedBox

#: Not proven, but so unlikely to be reached that a game that does is stuck.
BOUND = 5000
BOXES: list[dict[str, Any]] = [{"goal": 60, "bust": 9, "faces": [1, 1, 2, 2, 9, 9]}]


def conserved(box: LoadedBox, table: Any) -> None:
    assert 0 <= table.turn < table.players
    assert table.pot >= 0
    assert all(table.seats[p].score == 0 for p in range(table.players, 4))
