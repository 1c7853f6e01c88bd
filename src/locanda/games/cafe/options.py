"""The options of a table of Café International."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`players` 2 to 4 (S1); `starter` 0: at random, else the seat from 1 (S2); the variants V1 and V2."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    starter: Annotated[int, Meta(ge=0, le=4)] = 0
    unexpected_guests: bool = False
    regulars: bool = False

    def __post_init__(self) -> None:
        if self.starter > self.players:
            raise ValueError(f"starter {self.starter}: 0 (at random) or a seat from 1 to {self.players}")
