"""What an action costs at once: shown before it is chosen (M2, P1, X1)."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import MAX_STAFF, Table
from ..what import ADD, BID, CARDS, HIRE


@rule("M2", "P1", "X1")
def preview(box: Box, table: Table, seat: int, action: int) -> int:
    """Minus what a bid, staff or new rooms cost; 0 for all else."""
    if action >= ADD:
        return -(action - ADD) * box.room_price
    if action >= HIRE:
        return -((action - HIRE) % (MAX_STAFF + 1)) * box.wage
    if BID <= action < CARDS:
        return -(action - BID) * box.unit
    return 0
