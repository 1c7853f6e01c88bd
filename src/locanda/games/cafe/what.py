"""Numbers that the kernels write and read: kinds of events, bases of actions, clauses."""

from __future__ import annotations

from enum import IntEnum

from .table import JOKER, KINDS, MAX_CHAIRS, MAX_PLAYERS, MAX_TABLES

#: First integer of each kind of action; `actions.py` builds its table in this order and checks these numbers.
SEAT = 0  # chair fastest: SEAT + kind * MAX_CHAIRS + chair
SEAT_JOKER = SEAT + JOKER * MAX_CHAIRS  # SEAT_JOKER + (sex * MAX_CHAIRS + chair) * 2 + side
BAR = SEAT_JOKER + 2 * MAX_CHAIRS * 2  # BAR + kind
EXCHANGE = BAR + KINDS  # EXCHANGE + kind * MAX_CHAIRS + chair
REGULARS = EXCHANGE + JOKER * MAX_CHAIRS  # REGULARS + table * 2 + sex
DONE = REGULARS + MAX_TABLES * 2
PASS = DONE + 1
ACTIONS = PASS + 1
#: Chance's actions: the starting seat, then the kind that is drawn.
START = 0
DRAW = START + MAX_PLAYERS
OUTCOMES = DRAW + KINDS


class What(IntEnum):
    """Kinds of events."""

    STARTED = 1
    DREW = 2
    SEATED = 3
    DECLARED = 4
    SAT_REGULARS = 5
    TOOK_BAR = 6
    EXCHANGED = 7
    LIMIT_LOWERED = 8
    FINISHED = 9
    PASSED = 10
    HAND_COUNTED = 11
    ENDED = 12


class Clause(IntEnum):
    """The clauses of `rules.md` that can forbid an action."""

    C1 = 1
    S2 = 2
    T1 = 3
    T2 = 4
    T3 = 5
    T4 = 6
    T5 = 7
    T6 = 8
    T8 = 9
    T9 = 10
    P3 = 11
    B1 = 12
    B3 = 13
    J1 = 14
    E1 = 15
    V2 = 16
