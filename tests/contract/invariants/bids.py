"""Sealed bids: every card is laid once, every bonus has one place."""

from __future__ import annotations

from typing import Any

from locanda.core.box import LoadedBox
from toys.bids import CARDS

#: Four bonuses, and four times a prize and four bids.
BOUND = 4 + 4 * (1 + 4)
BOXES: list[dict[str, Any]] = [{"prizes": [1, 1, 1, 1], "bonuses": {"none": 1, "small": 1, "large": 9}}]
TOGETHER = {"Bid"}


def conserved(box: LoadedBox, table: Any) -> None:
    laid = CARDS - sum(table.left) - (table.prize > 0)
    for p in range(table.players):
        assert sum(table.hand[p]) == CARDS - laid
        assert table.bid[p] == 0 or table.hand[p, table.bid[p] - 1]
    dealt = [table.bonus[p] - 1 for p in range(table.players) if table.bonus[p]]
    assert [table.bonuses[k] + dealt.count(k) for k in range(3)] == list(box.record.bonuses)
