"""The options of a table of Hostil Hostal."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from locanda.core.box import LoadedBox


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`players` 2 to 5 (S1, A1); `starter` 0: at random, else the seat from 1 (S5).

    `nights` 3: the weekend, 5: the standard week, the two sides of the Lobby (S4).  `sides` of the rooms 0: all A, 1:
    all B, 2: each at random (S1).  `misfortune` 0: one roll, 1: no roll, always two points, 2: a roll a room (D5).
    `stop`: the first night is taught (G1).
    """

    players: Annotated[int, Meta(ge=2, le=5)] = 3
    starter: Annotated[int, Meta(ge=0, le=5)] = 0
    nights: Literal[3, 5] = 3
    sides: Annotated[int, Meta(ge=0, le=2)] = 0
    misfortune: Annotated[int, Meta(ge=0, le=2)] = 0
    stop: bool = False

    def __post_init__(self) -> None:
        if self.starter > self.players:
            raise ValueError(f"starter {self.starter}: 0 (at random) or a seat from 1 to {self.players}")


def nights_of(box: LoadedBox, options: Options) -> int:
    """How many nights the side of the Lobby shows (S4)."""
    return int(box.record.weekend if options.nights == 3 else box.record.week)
