"""Counting to a goal: a game in several modules, to be copied under other names and changed (see `toys.minting`)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from locanda.core.action import Action, ActionTable, Kind, Number, Words
from locanda.core.box import BoxSchema, LoadedBox, Names
from locanda.core.event import AMOUNT, Event, EventKind, EventTable
from locanda.core.game import Game, register
from locanda.core.position import plain_position

from . import rules
from .numbers import LAST
from .table import Box, Clause, Ending, Options, Table


@dataclass(frozen=True)
class Count(Action, template="count"):
    pass


@dataclass(frozen=True)
class Poke(Action, template="poke {field} at {place}"):
    field: str
    place: int


@dataclass(frozen=True)
class Counted(Event, template="{count}"):
    count: int


class Contents(msgspec.Struct, frozen=True):
    goal: int


class View(msgspec.Struct, frozen=True):
    count: int


def fill(contents: Contents, box: Box) -> Names:
    box.goal = contents.goal
    return {}


def view(box: LoadedBox, table: Table, seat: int) -> View:
    return View(table.count)


GAME = register(
    Game(
        name=__name__.rpartition(".")[2],
        version=1,
        package=__name__,
        players=(2,),
        languages=("en",),
        Box=Box,
        Table=Table,
        Options=Options,
        kernels={name: getattr(rules, name) for name in rules.KERNELS},
        actions=ActionTable(
            Kind(Count), Kind(Poke, field=Words("field", *rules.FIELDS), place=Number("place", 0, LAST))
        ),
        chance=ActionTable(Kind(Count)),
        events=EventTable(EventKind(Counted, count=AMOUNT)),
        clauses=Clause,
        endings=Ending,
        box=BoxSchema(Contents, fill),
        position=plain_position(Table),
        view=view,
        scene="toys.race.scene",
        folder=Path(__file__).parent,
        greedy_wins=0,
    )
)
