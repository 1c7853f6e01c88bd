"""Numbers that the kernels write and read: kinds of events, bases of actions, clauses, effects of cards."""

from __future__ import annotations

from enum import IntEnum

from .table import FOODS, MAX_CUSTOMERS, MAX_EVENTS, MAX_KINDS, MAX_PLAYERS, MAX_QUEUE, SHOPS

#: First integer of each kind of action; `actions.py` builds its table in this order and checks these numbers.
SHOP = 0  # SHOP + shop
KEEP_HAND = SHOP + SHOPS
NEW_HAND = KEEP_HAND + 1
SUPPLIES = NEW_HAND + 1
ADVERTISING = SUPPLIES + 1
DISCARD = ADVERTISING + 1  # DISCARD + kind of food card
TAKE = DISCARD + MAX_KINDS  # TAKE + customer, or BIG
PLAY = TAKE + MAX_CUSTOMERS + 1  # PLAY + event
PASS = PLAY + MAX_EVENTS
CUSTOMER = PASS + 1  # CUSTOMER + seat * MAX_QUEUE + place
PLAYER = CUSTOMER + MAX_PLAYERS * MAX_QUEUE  # PLAYER + seat
FOOD = PLAYER + MAX_PLAYERS  # FOOD + food
LAY = FOOD + FOODS  # LAY + kind of food card
SERVE = LAY + MAX_KINDS
DISMISS = SERVE + 1  # DISMISS + place
DONE = DISMISS + MAX_QUEUE
ACTIONS = DONE + 1
#: Chance's actions: a shop, a food card, an event or a customer of a stack, a food card out of a hand.
DEAL_SHOP = 0
DRAW_FOOD = DEAL_SHOP + SHOPS
DRAW_EVENT = DRAW_FOOD + MAX_KINDS
DRAW_CUSTOMER = DRAW_EVENT + MAX_EVENTS
PICK_FOOD = DRAW_CUSTOMER + MAX_CUSTOMERS + 1


class What(IntEnum):
    """Kinds of events (of the log; the cards are another matter)."""

    SHOP_GOT = 1
    HAND_KEPT = 2
    HAND_THROWN = 3
    STACK_REMADE = 4
    FOOD_DRAWN = 5
    EVENT_DRAWN = 6
    FOOD_DISCARDED = 7
    ROUND_BEGAN = 8
    PHASE_BEGAN = 9
    LOAN_TAKEN = 10
    COST_PAID = 11
    SUPPLIES_BOUGHT = 12
    ADVERTISED = 13
    OPENED = 14
    TAKEN = 15
    BIG_TAKEN = 16
    BIG_SKIPPED = 17
    CAME = 18
    LEFT_OVER = 19
    PLAYED = 20
    CANCELLED = 21
    PASSED = 22
    ON_CUSTOMER = 23
    ON_PLAYER = 24
    FOOD_REMOVED = 25
    MOVED = 26
    SWAPPED = 27
    TURNED = 28
    SENT_OFF = 29
    FOOD_TAKEN = 30
    FOOD_LOST = 31
    SHOP_CHANGED = 32
    LAID = 33
    SERVED = 34
    DISMISSED = 35
    TREATED = 36
    SERVICE_DONE = 37
    LEFT = 38
    GOAL_MET = 39
    ENDED = 40


class Clause(IntEnum):
    """The clauses of `rules.md` that can forbid an action."""

    S1 = 1
    S4 = 2
    O1 = 3
    M3 = 4
    M4 = 5
    K1 = 6
    F1 = 7
    F2 = 8
    F3 = 9
    F9 = 10
    V1 = 11
    V2 = 12
    V4 = 13
    E2 = 14


class Target(IntEnum):
    """Whom an event card is for: the row's `target`."""

    CUSTOMER = 1
    TWO_CUSTOMERS = 2
    CUSTOMER_TO_PLAYER = 3
    PLAYER = 4
    OPPONENT = 5
    SELF = 6
    ALL = 7
    NONE = 8


class Limit(IntEnum):
    """Bits of a row's `only`."""

    NOT_FIRST = 1
    NOT_LAST = 2
    STRAIGHT = 4
    SOUR = 8
    DIFFERENT_QUEUES = 16


class Effect(IntEnum):
    """What the resolver does; several of the box's ops may be one effect with other numbers."""

    VALUE = 1  # a customer: money and fame on top
    MULTIPLY = 2
    COPY = 3
    REMOVE_FOOD = 4
    ADD_FOOD = 5
    TURN = 6
    MOVE = 7
    MOVE_AWAY = 8
    SWAP = 9
    SEND_OFF = 10
    REPLACE = 11
    ADD_CUSTOMER = 12
    TAKE_FOOD = 13
    LOSE_FOOD = 14
    DRAW_FOOD = 15
    MENU = 16
    SHOP = 17  # a player: money and fame at once
    BONUS = 18  # a player: money and fame on top of what its customers of a kind give
    CANCEL = 19
