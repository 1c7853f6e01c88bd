"""Sealed bids: everyone chooses at the same time, and holds a hidden bonus that chance has dealt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from locanda.core.action import Action, ActionTable, Kind, Named, Number
from locanda.core.box import BoxSchema, LoadedBox, Names
from locanda.core.chance import below
from locanda.core.errors import BadBox
from locanda.core.event import AMOUNT, SEAT, Event, EventKind, EventTable, Maybe, private
from locanda.core.game import Game, register
from locanda.core.log import emit
from locanda.core.position import plain_position
from locanda.core.record import Cells, Record, i8, i16
from locanda.core.rule import rule

CARDS = 4
BONUSES = 3
DEAL, PRIZE = 0, BONUSES
EVERYBODY = -1
UNSEEN = 100


class What(IntEnum):
    DEALT = 1
    SHOWED_PRIZE = 2
    LAID = 3
    SHOWED_BID = 4
    WON = 5


class Clause(IntEnum):
    B2 = 1
    B3 = 2


class Ending(IntEnum):
    PRIZES_GONE = 4


class Box(Record):
    prize = i8(CARDS)
    bonuses = i8(BONUSES)


class Table(Record):
    players = i8()
    dealt = i8()
    prize = i8()  # 1 + the prize on show; 0: none
    left = i8(CARDS)  # prizes to come
    hand = i8(4, CARDS)
    bid = i8(4)  # 1 + the card laid; 0: none yet; UNSEEN in a censored table
    bonus = i8(4)  # 1 + the bonus; 0: not dealt; UNSEEN in a censored table
    bonuses = i8(BONUSES)  # not dealt; in a censored table: not seen
    score = i16(4)


class Options(msgspec.Struct, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 3


@rule()
def setup(box: Box, table: Table, options: Cells) -> None:
    table.players = options[0]
    for k in range(CARDS):
        table.left[k] = 1
        for p in range(table.players):
            table.hand[p, k] = 1
    for k in range(BONUSES):
        table.bonuses[k] = box.bonuses[k]


@rule("B2")
def to_act(box: Box, table: Table) -> int:
    if table.dealt < table.players:
        return 0
    if table.prize == 0:
        for n in range(CARDS):
            if table.left[n]:
                return 0
        return -1
    mask = 0
    for p in range(table.players):
        if table.bid[p] == 0:
            mask |= 1 << p
    return mask


@rule("B3")
def judge(box: Box, table: Table, seat: int, action: int) -> int:
    return 0 if table.hand[seat, action] else Clause.B3.value


@rule()
def legal(box: Box, table: Table, seat: int, out: Cells) -> int:
    n = 0
    for card in range(CARDS):
        if table.hand[seat, card]:
            out[n] = card
            n += 1
    return n


@rule("B1")
def outcomes(box: Box, table: Table, out: Cells, weight: Cells) -> int:
    n = 0
    if table.dealt < table.players:
        for k in range(BONUSES):
            if table.bonuses[k]:
                out[n], weight[n] = DEAL + k, table.bonuses[k]
                n += 1
    elif table.prize == 0:
        for k in range(CARDS):
            if table.left[k]:
                out[n], weight[n] = PRIZE + k, 1
                n += 1
    return n


@rule("B4")
def show(box: Box, table: Table, log: Cells) -> None:
    best, winner = 0, -1
    for p in range(table.players):
        emit(log, What.SHOWED_BID.value, EVERYBODY, p, table.bid[p] - 1, 0, 0, 0, 0)
        if table.bid[p] > best:
            best, winner = table.bid[p], p
        elif table.bid[p] == best:
            winner = -1
    points = box.prize[table.prize - 1]
    if winner >= 0:
        table.score[winner] += points
    emit(log, What.WON.value, EVERYBODY, winner, points, 0, 0, 0, 0)
    for p in range(table.players):
        table.hand[p, table.bid[p] - 1] = 0
        table.bid[p] = 0
    table.prize = 0


@rule("B1", "B2")
def apply(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    if seat < 0 and action < PRIZE:
        table.bonuses[action] -= 1
        table.bonus[table.dealt] = 1 + action
        emit(log, What.DEALT.value, 1 << table.dealt, table.dealt, action, 0, 0, 0, 0)
        table.dealt += 1
    elif seat < 0:
        table.left[action - PRIZE] = 0
        table.prize = 1 + action - PRIZE
        emit(log, What.SHOWED_PRIZE.value, EVERYBODY, box.prize[action - PRIZE], 0, 0, 0, 0, 0)
    else:
        table.bid[seat] = 1 + action
        emit(log, What.LAID.value, EVERYBODY, seat, 0, 0, 0, 0, 0)
        if to_act(box, table) == 0:
            show(box, table, log)


@rule()
def points(box: Box, table: Table, seat: int) -> int:
    bonus = table.bonus[seat] - 1 if to_act(box, table) < 0 else 0
    return table.score[seat] + bonus


@rule()
def result(box: Box, table: Table, out: Cells) -> int:
    n = table.players
    for p in range(n):
        out[p] = points(box, table, p)
    for p in range(n):
        out[n + p] = 1
        for q in range(n):
            if out[q] > out[p]:
                out[n + p] += 1
    return Ending.PRIZES_GONE.value if to_act(box, table) < 0 else 0


@rule("B1", "B2")
def censor(box: Box, table: Table, seat: int) -> None:
    if to_act(box, table) < 0:
        return
    for p in range(table.players):
        if p != seat and 0 < table.bonus[p] < UNSEEN:  # a censored table may be censored again
            table.bonuses[table.bonus[p] - 1] += 1
            table.bonus[p] = UNSEEN
        if p != seat and table.bid[p]:
            table.bid[p] = UNSEEN


@rule()
def resample(box: Box, table: Table, seat: int, rng: Cells) -> None:
    for p in range(table.players):
        if table.bonus[p] == UNSEEN:
            total = 0
            for k in range(BONUSES):
                total += table.bonuses[k]
            x = below(rng, total)
            k = 0
            while x >= table.bonuses[k]:
                x -= table.bonuses[k]
                k += 1
            table.bonuses[k] -= 1
            table.bonus[p] = 1 + k
        if table.bid[p] == UNSEEN:
            n = 0
            for card in range(CARDS):
                if table.hand[p, card]:
                    n += 1
                    if below(rng, n) == 0:
                        table.bid[p] = 1 + card


@rule()
def derive(box: Box, table: Table) -> None:
    """Nothing follows from anything."""


@rule()
def preview(box: Box, table: Table, seat: int, action: int) -> int:
    return 0


@rule()
def greedy(box: Box, table: Table, seat: int, works: Any, out: Cells) -> int:
    return out[legal(box, table, seat, out) - 1]


@dataclass(frozen=True)
class Bid(Action, template="bid {card}"):
    card: int


@dataclass(frozen=True)
class Deal(Action, template="deal {bonus}"):
    bonus: str


@dataclass(frozen=True)
class Show(Action, template="prize {prize}"):
    prize: int


@dataclass(frozen=True)
class Dealt(Event, template="seat {seat} is dealt {bonus}"):
    seat: int
    bonus: str | None


@dataclass(frozen=True)
class ShowedPrize(Event, template="the prize is {points}"):
    points: int


@dataclass(frozen=True)
class Laid(Event, template="seat {seat} lays a card"):
    seat: int


@dataclass(frozen=True)
class ShowedBid(Event, template="seat {seat} shows {card}", reveals=True):
    seat: int
    card: int


@dataclass(frozen=True)
class Won(Event, template="{seat} takes {points}"):
    seat: int | str
    points: int


class Contents(msgspec.Struct, frozen=True):
    prizes: Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(min_length=CARDS, max_length=CARDS)]
    bonuses: dict[str, Annotated[int, Meta(ge=0, le=9)]]


def fill(contents: Contents, box: Box) -> Names:
    if len(contents.bonuses) != BONUSES:
        raise BadBox("bonuses", contents.bonuses, f"{BONUSES} kinds of bonus")
    for k, points_ in enumerate(contents.prizes):
        box.prize[k] = points_
    for k, number in enumerate(contents.bonuses.values()):
        box.bonuses[k] = number
    return {"bonuses": tuple(contents.bonuses)}


class View(msgspec.Struct, frozen=True):
    scores: list[int]
    bonus: list[int]
    bid: list[int]


def view(box: LoadedBox, table: Table, seat: int) -> View:
    seats = range(table.players)
    return View([table.score[p] for p in seats], [table.bonus[p] for p in seats], [table.bid[p] for p in seats])


GAME = register(
    Game(
        name="bids",
        version=1,
        package="toys.bids",
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
        actions=ActionTable(Kind(Bid, card=Number("card", 1, CARDS))),
        chance=ActionTable(
            Kind(Deal, bonus=Named("bonus", "bonuses", BONUSES)), Kind(Show, prize=Number("prize", 1, CARDS))
        ),
        events=EventTable(
            EventKind(Dealt, seat=SEAT, bonus=private(Named("bonus", "bonuses", BONUSES))),
            EventKind(ShowedPrize, points=AMOUNT),
            EventKind(Laid, seat=SEAT),
            EventKind(ShowedBid, seat=SEAT, card=Number("card", 1, CARDS)),
            EventKind(Won, seat=Maybe(SEAT), points=AMOUNT),
            numbers=What,
        ),
        clauses=Clause,
        endings=Ending,
        box=BoxSchema(Contents, fill),
        position=plain_position(Table),
        view=view,
        scene="toys.bids.scene",
        folder=Path(__file__).parent,
        greedy_wins=0,
    )
)  # fmt: skip
