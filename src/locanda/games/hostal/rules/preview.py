"""What an action scores at once: shown before it is chosen (N5, E1, E6, E7, E9, E11)."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import BLANKET, CHOCOLATE, MAX_BEDS, SNIFF, SWEET_DREAMS, WOLF, Phase, Table
from ..what import CHOOSE, PASS, SIDE, SPY, USE
from .inn import awake


@rule("N5", "E1", "E6", "E7", "E9", "E11")
def preview(box: Box, table: Table, seat: int, action: int) -> int:
    """The seat's own points: spying costs one, cards bring some or cost some of one's own guests' rest."""
    if SPY <= action < PASS:
        return -1
    card, room = table.card - 1, table.room - 1
    if table.phase != Phase.CARD or not USE <= action < SIDE:
        return 0
    if action == USE:
        return awake(table, seat, room, -1) if card == CHOCOLATE else 0
    bed = (action - CHOOSE) % MAX_BEDS
    if card == SWEET_DREAMS:
        return 1
    if card == BLANKET:
        return 2 * awake(table, seat, room, 1 << bed)
    if card == SNIFF:
        return -awake(table, seat, room, box.adjacent[table.tile[room] - 1, bed])
    return -awake(table, seat, room, -1) if card == WOLF else 0
