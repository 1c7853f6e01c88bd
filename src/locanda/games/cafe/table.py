"""The table of Café International: one flat record, and the words for its numbers.

Guests are numbered by *kind*: 2 * nation + sex for the 24 ordinary kinds, then the lady joker and the gentleman joker.
Cells that may be empty hold 1 + their value, so that an empty table is all zeros.
"""

from __future__ import annotations

from enum import IntEnum

from locanda.core.record import Record, i8, i16, i32, one

LADY, GENTLEMAN = 0, 1
MAX_PLAYERS = 4
MAX_TABLES = 24
MAX_CHAIRS = 68
MAX_NATIONS = 12
MAX_BAR = 20
CHAIRS_A_TABLE = 4
#: Kinds of guests: 24 ordinary ones and two jokers.
JOKER = 2 * MAX_NATIONS
KINDS = JOKER + 2
#: Bit 1 << sex of `Table.open` and `Table.room`: such a guest may sit here; GROUP: it would not be alone.
GROUP = 4
#: Bit of `Table.nations` for a joker, and the mask of what it can be.
JOKER_BIT = 1 << MAX_NATIONS
ANY_NATION = JOKER_BIT - 1
EVERYBODY = 31  # audience mask: four seats and the spectator


class Phase(IntEnum):
    """What the table waits for."""

    OVER = 0
    STARTER = 1  # chance: who begins (S2)
    DEAL = 2  # chance: the first hands (S1)
    TURN = 3  # the first choice of a turn (T1-T3)
    SECOND = 4  # one guest is seated and has scored: a second one, or done (T7)
    JOIN = 5  # one guest sits alone: a second one must join (T8)
    REGULARS = 6  # guests of one sex are being seated at one table (V2)
    DRAW = 7  # chance: the hand is refilled (D1)


class Ending(IntEnum):
    """How the game ended (E1)."""

    BAR_FULL = 1
    CHAIRS_FULL = 2
    BAG_LOW = 3
    HAND_EMPTY = 4
    ALL_PASSED = 5


class Table(Record):
    """A whole game in progress."""

    phase = one(Phase)
    ending = i8()  # an Ending, 0 while the game is on
    players = i8()
    unexpected_guests = i8()  # V1: hands are hidden
    regulars = i8()  # V2: three or four of one sex at one table
    turn = i8()  # the seat whose turn it is
    opening = i8()  # 1 in the first turn of the game (T8a)
    passes = i8()  # turns passed in a row (T9)
    first = i8()  # 1 + the chair of the turn's first guest, while a second may follow

    chair = i8(MAX_CHAIRS)  # 1 + kind of the guest
    nation = i8(MAX_CHAIRS)  # 1 + nation of the guest, a joker's as named (P3)
    shut = i8(MAX_CHAIRS)  # 1: closed by regulars (V2)
    open = i8(MAX_CHAIRS)  # who may sit here by T4 and T6, and whether in a group: derived from `room`
    ladies = i8(MAX_TABLES)
    gentlemen = i8(MAX_TABLES)
    own = i8(MAX_TABLES)  # guests of the table's nation
    room = i8(MAX_TABLES)  # whom the table takes by T6, and whether somebody sits at it: derived from the two above
    reserved = i8(MAX_TABLES)  # 1: regulars sit here (V2)
    taken = i8()  # chairs taken or closed

    regulars_table = i8()  # 1 + the table that regulars are being seated at
    regulars_sex = i8()
    regulars_before = i8()  # guests at it before
    regulars_seated = i8()  # guests seated at it in this turn

    bar = i8(MAX_BAR)  # 1 + kind
    bar_taken = i8()

    hand = i8(MAX_PLAYERS, KINDS)  # guests of each kind
    nations = i16(MAX_PLAYERS, 2)  # by sex, a bit for each nation in the hand and one for a joker: from `hand`
    held = i8(MAX_PLAYERS)  # guests in the hand, always public
    shown = i8(MAX_PLAYERS, 2)  # jokers in the hand that all have seen taken (J1), by sex
    limit = i8(MAX_PLAYERS)  # D2
    stuck = i32(MAX_PLAYERS)  # after a pass: which numbers of jokers the hand may hold (bit 5 * ladies + gentlemen)
    lone = i8(MAX_PLAYERS)  # 1 + kind of the guest that the hand seated alone in the opening, until its next action
    score = i16(MAX_PLAYERS)

    bag = i8(KINDS)  # guests of each kind; in a censored table with hidden hands: all that the seat has not seen
    bag_left = i8()
    scratch = i16(2)  # room for two actions while `apply` looks whether there is only one; zero outside it
