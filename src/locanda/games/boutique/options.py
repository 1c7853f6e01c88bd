"""The options of a table of Boutique Hotel Manager."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`players` 2 to 6 (S1); `starter` 0: at random, else the seat from 1 (B0)."""

    players: Annotated[int, Meta(ge=2, le=6)] = 2
    starter: Annotated[int, Meta(ge=0, le=6)] = 0

    def __post_init__(self) -> None:
        if self.starter > self.players:
            raise ValueError(f"starter {self.starter}: 0 (at random) or a seat from 1 to {self.players}")
