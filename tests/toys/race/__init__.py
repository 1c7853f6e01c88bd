"""A dice race: stake, roll and risk the pot, or hold.  Chance in mid-turn, and choices that can be undone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from locanda.core.action import Action, ActionTable, Kind, Number
from locanda.core.box import BoxSchema, LoadedBox, Names
from locanda.core.errors import BadBox
from locanda.core.event import AMOUNT, SEAT, Event, EventKind, EventTable
from locanda.core.game import Game, register
from locanda.core.log import emit
from locanda.core.position import plain_position
from locanda.core.record import Cells, Record, i8, i16, many, one
from locanda.core.rule import rule

ROLL, HOLD, STAKE = 0, 1, 2
ROLLED, HELD, STAKED = 0, 1, 2
EVERYBODY = -1


class Phase(IntEnum):
    CHOICE = 0
    DIE = 1
    OVER = 2


class Clause(IntEnum):
    R1 = 1
    R2 = 2
    R3 = 3


class Ending(IntEnum):
    GOAL_REACHED = 1


class Box(Record):
    goal = i16()
    bust = i8()
    face = i8(6)


class Seat(Record):
    score = i16()


class Table(Record):
    phase = one(Phase)
    players = i8()
    turn = i8()
    pot = i16()
    stake = i8()
    seats = many(Seat, 4)


class Options(msgspec.Struct, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    stakes: bool = True
    first: Annotated[int, Meta(ge=1, le=4)] = 1

    def __post_init__(self) -> None:
        if self.first > self.players:
            raise ValueError(f"first = {self.first}: only {self.players} play")


@rule()
def setup(box: Box, table: Table, options: Cells) -> None:
    table.players = options[0]
    table.stake = 1 if options[1] else 4
    table.turn = options[2] - 1


@rule()
def to_act(box: Box, table: Table) -> int:
    if table.phase == Phase.OVER or table.players == 0:  # an empty record is over
        return -1
    return 0 if table.phase == Phase.DIE else 1 << table.turn


@rule("R1", "R2", "R3")
def judge(box: Box, table: Table, seat: int, action: int) -> int:
    if action == ROLL:
        return 0
    if action == HOLD:
        return 0 if table.pot else Clause.R2.value
    return 0 if table.stake == 1 and table.pot == 0 else Clause.R3.value


@rule()
def legal(box: Box, table: Table, seat: int, out: Cells) -> int:
    n = 0
    for action in range(4):
        if judge(box, table, seat, action) == 0:
            out[n] = action
            n += 1
    return n


@rule()
def outcomes(box: Box, table: Table, out: Cells, weight: Cells) -> int:
    n = 0
    if table.phase == Phase.DIE:
        for i in range(6):
            out[n], weight[n] = box.face[i] - 1, 1
            n += 1
    return n


@rule()
def end_turn(table: Table) -> None:
    table.turn = (table.turn + 1) % table.players
    table.pot = 0
    if table.stake < 4:
        table.stake = 1


@rule("R4", "R6")
def apply(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    if seat < 0:
        emit(log, ROLLED, EVERYBODY, table.turn, action + 1, 0, 0, 0, 0)
        table.phase = Phase.CHOICE
        if action + 1 == box.bust:
            end_turn(table)
        else:
            table.pot += action + 1
    elif action == ROLL:
        table.phase = Phase.DIE
    elif action == HOLD:
        times = table.stake % 4
        table.seats[seat].score += table.pot * (times if times else 1)
        emit(log, HELD, EVERYBODY, seat, table.seats[seat].score, 0, 0, 0, 0)
        if table.seats[seat].score >= box.goal:
            table.phase = Phase.OVER
        else:
            end_turn(table)
    else:
        table.stake = action
        emit(log, STAKED, EVERYBODY, seat, action, 0, 0, 0, 0)


@rule()
def result(box: Box, table: Table, out: Cells) -> int:
    n = table.players
    for p in range(n):
        out[p] = table.seats[p].score
        out[n + p] = 1
        for q in range(n):
            if table.seats[q].score > table.seats[p].score:
                out[n + p] += 1
    return 1 if table.phase == Phase.OVER else 0


@rule()
def censor(box: Box, table: Table, seat: int) -> None:
    return


@rule()
def resample(box: Box, table: Table, seat: int, rng: Cells) -> None:
    return


@rule()
def derive(box: Box, table: Table) -> None:
    """Nothing follows from anything."""


@rule()
def preview(box: Box, table: Table, seat: int, action: int) -> int:
    return table.pot if action == HOLD else 0


@rule()
def greedy(box: Box, table: Table, seat: int, works: Any, out: Cells) -> int:
    return HOLD if table.pot >= 8 else ROLL


@dataclass(frozen=True)
class Roll(Action, template="roll"):
    pass


@dataclass(frozen=True)
class Hold(Action, template="hold"):
    pass


@dataclass(frozen=True)
class Stake(Action, template="stake {times} times"):
    times: int


@dataclass(frozen=True)
class Die(Action, template="die {face}"):
    face: int


@dataclass(frozen=True)
class Rolled(Event, template="seat {seat} rolls {face}"):
    seat: int
    face: int


@dataclass(frozen=True)
class Held(Event, template="seat {seat} holds and has {score}"):
    seat: int
    score: int


@dataclass(frozen=True)
class Staked(Event, template="seat {seat} stakes {times}"):
    seat: int
    times: int


class Contents(msgspec.Struct, frozen=True):
    goal: Annotated[int, Meta(ge=1)]
    bust: Annotated[int, Meta(ge=0, le=9)]
    faces: Annotated[list[Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=6, max_length=6)]


def fill(contents: Contents, box: Box) -> Names:
    if set(contents.faces) == {contents.bust}:
        raise BadBox("faces", contents.faces, "at least one face that is not the bust")
    box.goal, box.bust = contents.goal, contents.bust
    for i, face in enumerate(contents.faces):
        box.face[i] = face
    return {}


class View(msgspec.Struct, frozen=True):
    turn: int
    pot: int
    scores: list[int]


def view(box: LoadedBox, table: Table, seat: int) -> View:
    return View(table.turn, table.pot, [table.seats[p].score for p in range(table.players)])


GAME = register(
    Game(
        name="race",
        version=3,
        package="toys.race",
        players=(2, 3, 4),
        languages=("en",),
        Box=Box,
        Table=Table,
        Options=Options,
        kernels={
            "setup": setup, "to_act": to_act, "legal": legal, "judge": judge, "outcomes": outcomes, "apply": apply,
            "result": result, "censor": censor, "resample": resample, "preview": preview, "derive": derive,
            "greedy": greedy,
        },
        actions=ActionTable(Kind(Roll), Kind(Hold), Kind(Stake, times=Number("times", 2, 3))),
        chance=ActionTable(Kind(Die, face=Number("face", 1, 9))),
        events=EventTable(
            EventKind(Rolled, seat=SEAT, face=AMOUNT),
            EventKind(Held, seat=SEAT, score=AMOUNT),
            EventKind(Staked, seat=SEAT, times=AMOUNT),
        ),
        clauses=Clause,
        endings=Ending,
        box=BoxSchema(Contents, fill),
        position=plain_position(Table),
        view=view,
        scene="toys.race.scene",
        folder=Path(__file__).parent,
        greedy_wins=50,
    )
)  # fmt: skip
