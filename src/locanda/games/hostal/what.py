"""Numbers that the kernels write and read: kinds of events, bases of actions, clauses."""

from __future__ import annotations

from enum import IntEnum

from .table import CARDS, FACES, MAX_COLOURS, MAX_REFORMS, MAX_ROOMS, MAX_SEATS, MAX_TILES, SPOTS

#: First integer of each kind of action; `actions.py` builds its table in this order and checks these numbers.
PLACE = 0  # PLACE + spot, the Lobby included
PLAY = PLACE + SPOTS + 1  # PLAY + card * MAX_ROOMS + room
MOVE = PLAY + CARDS * MAX_ROOMS  # MOVE + card * SPOTS + spot
GO = MOVE + CARDS * SPOTS  # GO + spot, the Lobby included
SPY = GO + SPOTS + 1  # SPY + colour * MAX_ROOMS + room
PASS = SPY + MAX_COLOURS * MAX_ROOMS
DONE = PASS + 1
LAY = DONE + 1  # LAY + room
USE = LAY + MAX_ROOMS
DECLINE = USE + 1
CHOOSE = DECLINE + 1  # CHOOSE + spot
SIDE = CHOOSE + SPOTS  # SIDE + side
READ = SIDE + 2
ACTIONS = READ + 1
#: Chance's actions: the first player, a room board, a die, a card, what the automata chooses, a reform, a side.
START = 0
BOARD = START + MAX_SEATS
ROLL = BOARD + MAX_TILES  # ROLL + face, from 0
DRAW = ROLL + FACES  # DRAW + card
PICK = DRAW + CARDS  # PICK + spot, the Lobby included
TILE = PICK + SPOTS + 1  # TILE + reform
TOSS = TILE + MAX_REFORMS  # TOSS + side


class What(IntEnum):
    """Kinds of events."""

    STARTED = 1
    ROOM_LAID = 2
    WEAR_ROLLED = 3
    NIGHT_BEGAN = 4
    DECK_REMADE = 5
    DREW = 6
    CARD_LAID = 7
    PLACED = 8
    PLAYED = 9
    DISCARDED = 10
    MOVED = 11
    SPIED = 12
    SAW = 13
    PASSED = 14
    DONE = 15
    DEALT = 16
    CHOSE = 17
    SHOWN = 18
    DAWN_BROKE = 19
    REVEALED = 20
    DUPLICATE = 21
    ACTIVATED = 22
    DECLINED = 23
    NO_EFFECT = 24
    SEDATED = 25
    BROUGHT = 26
    REMOVED = 27
    ROLLED = 28
    GRRR_ROLLED = 29
    WON = 30
    REPAIRED = 31
    RESTED = 32
    GOT_REST = 33
    MISFORTUNE_ROLLED = 34
    SUFFERED = 35
    WORN = 36
    WOKE = 37
    REFORM_DRAWN = 38
    REFORMED = 39
    UNUSED = 40
    FIRST = 41
    STOPPED = 42
    READ = 43
    ENDED = 44
    CHOSEN = 45


class Clause(IntEnum):
    """The clauses of `rules.md` that can forbid an action."""

    S1 = 1
    S2 = 2
    S5 = 3
    K1 = 4
    N0 = 5
    N1 = 6
    N2 = 7
    N3 = 8
    N4 = 9
    N5 = 10
    A2 = 11
    A3 = 12
    A6 = 13
    D3 = 14
    D5 = 15
    E1 = 16
    E2 = 17
    E3 = 18
    E7 = 19
    E9 = 20
    E10 = 21
    E11 = 22
    Y3 = 23
    Z1 = 24
    G1 = 25
