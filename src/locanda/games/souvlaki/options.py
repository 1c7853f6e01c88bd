"""The options of a table of Souvlaki Wars."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

MAX_ROUNDS = 100


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`players` 2 to 4; `shops` at random, else chosen in seat order (S1); `first_game` without events (S5);
    `round_limit`: the last round (E3)."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    shops: bool = False
    first_game: bool = False
    round_limit: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)] = 40
