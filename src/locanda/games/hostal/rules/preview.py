"""What an action scores at once: shown before it is chosen (N5, E1, E4-E9, E11)."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import BLANKET, CHOCOLATE, GRRR, MAX_BEDS, SCRATCH, SWEET_DREAMS, TV, TWO_BY_ONE, WOLF, Phase, Table
from ..what import CHOOSE, DECLINE, PASS, SIDE, SPY, USE
from .effects import disturbed, least_score
from .inn import awake


@rule("N5", "S6", "D3")
def preview(box: Box, table: Table, seat: int, action: int) -> int:
    """What the seat's own marker moves by: spying costs a point, cards bring some or disturb one's own guests too."""
    points = 0
    if SPY <= action < PASS:
        points = -1
    elif table.phase == Phase.CARD and USE <= action < SIDE and action != DECLINE:
        points = by_card(box, table, seat, 1 << (action - CHOOSE) % MAX_BEDS)
    return max(points, -table.score[seat])


@rule("E1", "E4", "E5", "E6", "E7", "E8", "E9", "E11")
def by_card(box: Box, table: Table, seat: int, bit: int) -> int:
    """The points of the owner's effect with the bed of its choice, before any die is rolled."""
    card, room = table.card - 1, table.room - 1
    if card == SWEET_DREAMS:
        return box.points[card]
    if card in (CHOCOLATE, BLANKET, WOLF):
        return box.points[card] * awake(table, seat, room, bit if card == BLANKET else -1)
    if card in (TWO_BY_ONE, GRRR, SCRATCH) or (card == TV and table.score[seat] == least_score(table)):
        return 0
    return box.points[card] * disturbed(box, table, seat, bit)
