"""The table of Boutique Hotel Manager: one flat record, and the words for its numbers.

Nights are bits: 0 to 6 are this week's Monday to Sunday, 7 to 13 are the next week's.  Cells that may be empty hold
1 + their value, so that an empty table is all zeros.
"""

from __future__ import annotations

from enum import IntEnum

from locanda.core.record import Record, i8, i16, i32, one

MAX_PLAYERS = 6
MAX_ROOMS = 8  # of a hotel
MAX_PARTY = 6  # rooms that a guest card asks for
MAX_NIGHTS = 7  # of a guest card
MAX_CARDS = 64  # different guest cards
MAX_FACES = 8  # of a die
MAX_STAFF = 9  # of a department
MAX_SUM = 1990  # the highest bid, in the smallest note
DAYS = 7
BREAKFAST = DAYS  # the eighth price die
DICE = DAYS + 1
HOUSEKEEPING, CHECK_IN, KITCHEN = 0, 1, 2
DEPARTMENTS = 3
WEEK = (1 << DAYS) - 1  # the nights of this week
EVERYBODY = 127  # audience mask: six seats and the spectator


class Phase(IntEnum):
    """What the table waits for."""

    OVER = 0
    STARTER = 1  # chance: who is the youngest (B0)
    PRICES = 2  # all at the same time: eight prices (S3)
    CHANGE = 3  # one price die, or none (B1, W2)
    CHECK_IN = 4  # chance: the check-in day (B2)
    GUEST = 5  # chance: a guest card (B2, W2)
    BID = 6  # a marketing bid: its sum (M1)
    CARDS = 7  # ... and of how many cards (M1)
    ROOMS = 8  # a winner chooses a room for each of the card's (B8)
    STAFF = 9  # all at the same time: staff for three departments (P1)
    RANK = 10  # the ranking of the walk-in phase is being made; never waited in (W1)
    ROLL = 11  # chance: equals roll the die (W1)
    BUDGET = 12  # chance: the budget of the walk-in guests (W2)
    EXPAND = 13  # all at the same time: rooms to add (X1)


class Stage(IntEnum):
    """The phase of the week, where `Phase` alone does not say it."""

    BOOKING = 0
    WALK_IN = 1


class Ending(IntEnum):
    """How the game ended (R3, Z1)."""

    MONEY = 1
    RATING = 2
    DRAW = 3
    LAST_HOTEL = 4
    ALL_OUT = 5


class Table(Record):
    """A whole game in progress."""

    phase = one(Phase)
    stage = one(Stage)
    ending = i8()  # an Ending, 0 while the game is on
    players = i8()
    playing = i8()  # the seats still in, a bit each (R3)
    waiting = i8()  # the seats that owe a choice, a bit each; follows from the rest
    starter = i8()  # the youngest (B0)
    week = i8()  # from 0
    active = i8()  # booking: the seat whose turn it is; walk-in: the place in the ranking whose turn it is
    to_come = i16()  # guest cards to come in this booking phase (the one on the table too), or walk-ins today
    day = i8()  # the check-in day of the guests on the table; in the walk-in phase, today
    budget = i32()  # of the walk-in guests on the table (W2)
    card = i8()  # 1 + the guest card on the table
    deck = i8(MAX_CARDS)  # cards not turned up since the deck was made
    deck_left = i16()  # their number; follows from the row

    money = i32(MAX_PLAYERS)
    stars = i8(MAX_PLAYERS)
    out = i8(MAX_PLAYERS)  # 1 + the week in which the hotel went out
    rooms = i8(MAX_PLAYERS)
    price = i32(MAX_PLAYERS, DICE)  # a die each day, and breakfast; hidden while prices are set (S4)
    chosen = i8(MAX_PLAYERS)  # how many of its dice a seat has set, in the phases PRICES and STAFF
    staff = i8(MAX_PLAYERS, DEPARTMENTS)  # hidden while staff is hired
    adding = i8(MAX_PLAYERS)  # 1 + rooms to be added, hidden until all have chosen
    busy = i16(MAX_PLAYERS, MAX_ROOMS)  # nights on which a room is blocked
    square = i16(MAX_PLAYERS, MAX_ROOMS)  # ... by a check-in night
    brown = i16(MAX_PLAYERS, MAX_ROOMS)  # ... with breakfast
    door = i16(MAX_PLAYERS, MAX_ROOMS)  # nights on which a room is joined to the next one

    bidders = i8()  # the hotels that bid, a bit each
    to_bid = i8()  # those of them that have not laid their bid
    bid = i16(MAX_PLAYERS)  # the sum in the smallest note, hidden until all are laid
    bid_cards = i16(MAX_PLAYERS)  # 1 + the cards laid
    winners = i8()  # the hotels that get the guests and have not blocked all their rooms, a bit each
    placed = i8()  # for how many of the card's rooms the first of them has chosen
    party = i8(MAX_PARTY)  # 1 + the rooms chosen

    place = i8(MAX_PLAYERS)  # in the ranking, from 0; equals share it until they are told apart (W1)
    ranked = i8()  # the places below this one are of groups that have bid
    rolled = i8(MAX_PLAYERS)  # the die of equals, 0: not yet
