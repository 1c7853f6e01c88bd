"""The table of Hostil Hostal: one flat record, and the words for its numbers.

A *colour* is a set of cards and guests: colours 0, 1, … are the seats', with two players colour 2 is the automata's.
Rooms are numbered by the order of `[plan]` in the box, beds by the reading order of the room's plan; a *spot* is
`room * MAX_BEDS + bed`, and the Lobby is the spot `LOBBY`.  Sets of cards are bits (bit 0 is card 1), so are sets of
beds and of seats.  Cells that may be empty hold 1 + their value, so that an empty table is all zeros.
"""

from __future__ import annotations

from enum import IntEnum

from locanda.core.record import Record, i8, i16, i32, one

MAX_SEATS = 5
MAX_COLOURS = 5
AUTOMATA = 2  # the automata's colour, with two players
MAX_ROOMS = 5
MAX_BEDS = 8  # of a room
MAX_TILES = 24  # sides of room boards
MAX_REFORMS = 8
CARDS = 12
MAX_LAID = 5  # cards of one colour that lie in rooms: three of a player's, one a room of the automata's
SPOTS = MAX_ROOMS * MAX_BEDS
LOBBY = SPOTS
FACES = 6
DRAWN = 3  # cards drawn at dusk (K1)
ALL_CARDS = (1 << CARDS) - 1
EVERYBODY = 127  # audience mask: five seats and the spectator

SWEET_DREAMS, TWO_BY_ONE, GRRR, TAP, PARTY, CHOCOLATE = range(6)
BLANKET, TV, SNIFF, SCRATCH, WOLF, TOOLS = range(6, 12)


class Phase(IntEnum):
    """What the table waits for, or (marked *) goes through without waiting."""

    OVER = 0
    STARTER = 1  # chance: the first player (S5)
    ROOM = 2  # chance: the next room (S1)
    WEAR = 3  # chance: its wear die (S2)
    DUSK = 4  # chance: a card is drawn (K1), or laid for the automata (A2)
    ROUND = 5  # * a round of the night begins
    NIGHT = 6  # the mandatory action of the active player, or spying (N0)
    AFTER = 7  # the active player has acted: spying, or done (N0)
    MOVE = 8  # where the guest at `spot` is moved to (N3)
    DEAL = 9  # chance: a card of the automata for a player (A3)
    LAY = 10  # both at the same time: the room of that card (A3)
    PUT = 11  # `asked`, whose card was higher: the bed of an automata guest in `room` (A3)
    DAWN = 12  # * cards are turned up (D1)
    CARDS = 13  # * the next card resolves (D2)
    CARD = 14  # the owner of `card`: use it or not, or which guest (D3)
    INTO = 15  # ... and 2x1: the bed that the guest at `spot` is brought to (E2)
    GO = 16  # `asked`: where the removed guest at `spot` goes (E3, A6)
    OUT = 17  # `asked`: which of her guests the automata's Grrr removes (A6)
    DICE = 18  # chance: the next of `to_roll` rolls (E10, E11)
    DUEL = 19  # chance: the two players roll for the automata's Grrr (A6)
    PICK = 20  # chance: what the automata chooses, among equally good choices (A6)
    REST = 21  # * (D4)
    LUCK = 22  # * misfortune begins (D5)
    MISFORTUNE = 23  # chance: the misfortune die (D5)
    DAY = 24  # * wear (Y1), guests return (Y2); or the end (Z1)
    REFORM = 25  # * the next room with a Mr. Tools (Y3)
    TILE = 26  # chance: the reform of `room` (Y3)
    SIDE = 27  # `asked`: its side, or chance for the automata (Y3, A8)
    EVENING = 28  # * the next night (Y4)
    STOP = 29  # all at the same time have read what `stop` explains (G1)
    ITS_CARD = 30  # * the automata uses its card (A6)
    EFFECT = 31  # * the effect of `card` happens, with the guest or bed at `spot` if it needs one (D3)
    REMOVE = 32  # * the guest at `spot` has to go (E3, A6)
    TOOLS = 33  # * Mr. Tools (E12)


class Stop(IntEnum):
    """What is explained in the taught night, in this order (G1)."""

    NONE = 0
    HAND = 1  # everyone has four cards
    PLACE = 2  # a round of placing only
    PLAY = 3  # a round of placing or playing
    ALL = 4  # all actions
    REVEAL = 5  # D1, D2
    CARD = 6  # the card of number `taught`
    REST = 7
    MISFORTUNE = 8


class Ending(IntEnum):
    """How the game ended (Z1, A7)."""

    POINTS = 1
    CARDS = 2
    SHARED = 3
    AUTOMATA = 4


class Table(Record):
    """A whole game in progress."""

    phase = one(Phase)
    ending = i8()  # an Ending, 0 while the game is on
    players = i8()
    colours = i8()  # the players', and with two players the automata's
    waiting = i8()  # the seats that owe a choice, a bit each
    nights = i8()
    sides = i8()  # option (S1)
    misfortune = i8()  # option (D5)
    teaching = i8()  # 1: this night is taught (G1)
    stop = one(Stop)  # the last thing explained
    taught = i8()  # the number of the last card explained, from 1
    resume = one(Phase)  # where the game goes on after a stop

    night = i8()  # from 0
    first = i8()  # the first player
    rounds = i8()  # of the night, from 0
    turn = i8()  # places after the first player: whose turn it is; at dusk, who draws
    passes = i8()  # in this round
    score = i16(MAX_COLOURS)

    tile = i8(MAX_ROOMS)  # 1 + the side of a room board
    wear = i8(MAX_ROOMS)
    reform = i8(MAX_ROOMS)  # 1 + reform * 2 + side
    unseen_reforms = i16()  # reforms not drawn yet
    old_reforms = i8(MAX_REFORMS)  # 1 + reform: those at the bottom of the deck, the next one first
    worth = i8(MAX_ROOMS, MAX_BEDS)  # the beds' numbers, the reform applied; follows from tile and reform
    rug = i8(MAX_ROOMS)  # the same of the rug

    here = i16(MAX_COLOURS, MAX_ROOMS)  # beds with a guest of the colour
    twice = i16(MAX_ROOMS)  # beds with two guests (of one colour, E2)
    sedated = i16(MAX_ROOMS)  # beds in which one guest is sedated (E1)
    taken = i16(MAX_ROOMS)  # beds with a guest; follows from `here`
    unplayed = i8(MAX_COLOURS)
    lobby = i8(MAX_COLOURS)  # guests there

    hand = i16(MAX_COLOURS)
    deck = i16(MAX_COLOURS)
    discard = i16(MAX_COLOURS)
    sure = i16(MAX_COLOURS)  # cards that all know to have been drawn tonight: the deck ran out (K1)
    hand_left = i8(MAX_COLOURS)  # how many cards: stays when the cards are censored
    deck_left = i8(MAX_COLOURS)
    laid = i8(MAX_COLOURS, MAX_LAID)  # 1 + the card, in the order of laying; 0 too where it is gone or censored
    laid_room = i8(MAX_COLOURS, MAX_LAID)  # 1 + its room
    laid_seen = i8(MAX_COLOURS, MAX_LAID)  # the seats that know it, a bit each; bit `players`: all

    spot = i8()  # 1 + where the guest in question is
    asked = i8()  # 1 + the colour whose question it is
    room = i8()  # 1 + the room in question: of the card, of the reform, of the misfortune die
    card = i8()  # 1 + the card that resolves
    owner = i8()  # 1 + its colour
    into = i8()  # 1 + the bed that the automata's 2x1 brings a guest to
    to_roll = i32()  # guests of the room that have to roll, bed * 2 and bed * 2 + 1
    rolled = i8(MAX_SEATS)  # dice of the automata's Grrr (A6)
    deals = i8()  # cards of the automata dealt in this phase (A3)
    dealt = i8(MAX_SEATS)  # 1 + the card, its holder's alone
    chosen = i8(MAX_SEATS)  # 1 + the room, hidden until both have chosen
    tile_drawn = i8()  # 1 + the reform whose side is asked (Y3)
