"""Numbers that the kernels write and read: kinds of events, bases of actions, clauses."""

from __future__ import annotations

from enum import IntEnum

from .table import DAYS, DEPARTMENTS, DICE, MAX_FACES, MAX_PLAYERS, MAX_ROOMS, MAX_STAFF, MAX_SUM

#: First integer of each kind of action; `actions.py` builds its table in this order and checks these numbers.
PRICE = 0  # PRICE + die * MAX_FACES + face
KEEP = PRICE + DICE * MAX_FACES
BID = KEEP + 1  # BID + the sum in the smallest note
CARDS = BID + MAX_SUM + 1  # CARDS + their number
ROOM = CARDS + MAX_SUM + 2  # ROOM + room
HIRE = ROOM + MAX_ROOMS  # HIRE + department * (MAX_STAFF + 1) + members
ADD = HIRE + DEPARTMENTS * (MAX_STAFF + 1)  # ADD + rooms
ACTIONS = ADD + MAX_ROOMS + 1
#: Chance's actions: the starting seat, a check-in day, a budget, a roll, a guest card.
START = 0
CHECK_IN = START + MAX_PLAYERS
BUDGET = CHECK_IN + DAYS  # BUDGET + which of the amounts, in ascending order
ROLL = BUDGET + MAX_FACES  # ROLL + face, from 0
GUESTS = ROLL + MAX_FACES  # GUESTS + card


class What(IntEnum):
    """Kinds of events."""

    STARTED = 1
    READY = 2
    PRICE_SHOWN = 3
    PRICE_CHANGED = 4
    PRICES_KEPT = 5
    DAY_ROLLED = 6
    BUDGET_ROLLED = 7
    DECK_REMADE = 8
    GUESTS_CAME = 9
    OFFERED = 10
    FULL = 11
    TOO_DEAR = 12
    LOST = 13
    BID_CHOSEN = 14
    BID_LAID = 15
    BID_SHOWN = 16
    BOOKED = 17
    BLOCKED = 18
    HIRED = 19
    RANKED = 20
    ROLLED = 21
    DAY_BEGAN = 22
    RATED = 23
    WENT_OUT = 24
    EXPANDED = 25
    WEEK_BEGAN = 26
    ENDED = 27


class Clause(IntEnum):
    """The clauses of `rules.md` that can forbid an action."""

    S3 = 1
    B1 = 2
    B2 = 3
    B3 = 4
    B8 = 5
    M1 = 6
    P1 = 7
    W1 = 8
    W2 = 9
    R3 = 10
    X1 = 11
    Z1 = 12
