"""What an action is worth at once, in money and fame together: shown before it is chosen."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import Ask, Table
from ..what import ADVERTISING, DISMISS, DONE, SERVE, SUPPLIES
from .queues import fame_of, money_of


@rule("M3", "V1", "V4")
def preview(box: Box, table: Table, seat: int, action: int) -> int:
    """Money and fame that are gained, less those that are paid; 0 for all else."""
    shop = max(0, table.shop[seat] - 1)
    if action == SUPPLIES:
        return -box.supplies_cost[shop]
    if action == ADVERTISING:
        return box.advertising_fame[shop] - box.advertising_cost[shop]
    if action == SERVE and table.ask == Ask.SERVE:
        return money_of(box, table, seat, 0) + fame_of(box, table, seat, 0)
    if DISMISS <= action < DONE:
        return -min(table.fame[seat], box.dismiss_fame)
    return 0
