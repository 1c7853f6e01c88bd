"""The records: a field of each kind, and room behind them that wild writes fall into."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from locanda.core.record import Record, i8, i16, i32, many

from .numbers import WIDTH


class Clause(IntEnum):
    C1 = 1


class Ending(IntEnum):
    COUNTED = 1


class Seat(Record):
    score = i16()


class Box(Record):
    goal = i16()


class Table(Record):
    on = i8()
    count = i16()
    row = i8(WIDTH)
    grid = i8(2, WIDTH)
    seats = many(Seat, 2)
    behind = i32(32)


class Options(msgspec.Struct, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=2)] = 2
