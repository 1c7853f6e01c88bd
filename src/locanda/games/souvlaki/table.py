"""The table of Souvlaki Wars: one flat record, and the words for its numbers.

Foods are packed into one number, eight bits a food, pita gyros lowest: `foods >> 8 * food & 255` of each.  Cells that
may be empty hold 1 + their value, so that an empty table is all zeros.
"""

from __future__ import annotations

from enum import IntEnum

from locanda.core.record import Record, i8, i16, i32, one

MAX_PLAYERS = 4
SHOPS = 4
FOODS = 4  # pita gyro, souvlaki, fries, drink
FOOD_BITS = 8
MAX_KINDS = 24  # different food cards
MAX_CUSTOMERS = 96
BIG = MAX_CUSTOMERS  # the number of a Big card, where customers are counted from 0
MAX_EVENTS = 48
A_ROUND = 3  # customers who come to a queue in a round without an event
#: The longest queue: at most 3 customers come a round and each of 4 events brings at most one that is not sour, so at
#: most 7 are carried over, sour; then 7 more may come.
MAX_QUEUE = 2 * (A_ROUND + MAX_PLAYERS)
MAX_HELD = 21  # food cards in a hand: 12 that may stay and 9 that come in together
PLACES = MAX_QUEUE + 1  # the last one is where a customer stands while two change places; else it is empty
MARKS = 6  # cards taken by Ninja that a seat remembers
CERTAIN = 27720  # the weight of what a seat is sure of: a multiple of all hands that the food limit allows
NORMAL, PHONE = 0, 1  # kinds of customers
EVERYBODY = 31  # audience mask: four seats and the spectator


class Phase(IntEnum):
    """The five phases of a round, the last of which asks nothing; before them the set-up."""

    SETUP = 0
    MAINTENANCE = 1
    CUSTOMERS = 2
    EVENTS = 3
    SERVICE = 4


class Step(IntEnum):
    """Where a phase is, beyond whose turn it is."""

    START = 0  # SETUP: shops; MAINTENANCE, EVENTS, SERVICE: of a turn; CUSTOMERS: cards are opened
    MIDDLE = 1  # SETUP: cards are dealt; MAINTENANCE: buying; CUSTOMERS: taking; EVENTS: carrying out; SERVICE: serving
    LAST = 2  # SETUP: new hands; CUSTOMERS: telephone orders; SERVICE: done


class Ask(IntEnum):
    """What the table waits for."""

    OVER = 0
    SHOP = 1  # a seat: its shop (S1)
    HAND = 2  # ... keep the food cards, or throw them all away (S4)
    BUY = 3  # ... supplies, advertising, or no more (M3)
    DISCARD = 4  # ... a food card beyond the limit (M4)
    TAKE = 5  # ... one of the open customers (K1)
    EVENT = 6  # ... an event, or none (F1)
    CUSTOMER = 7  # ... the customer that the event is for (F2)
    PLAYER = 8  # ... the player that it is for (F2)
    FOOD = 9  # ... the food that is taken off an order (F9)
    MENU = 10  # ... food cards to be changed, one at a time (F3)
    SERVE = 11  # ... lay, serve, dismiss, or no more (V1)
    DEAL = 12  # chance: a shop (S1)
    CARD = 13  # chance: the next card of a stack
    PICK = 14  # chance: a food card out of a hand (Ninja, Rats)
    NEXT = 15  # nobody: the game goes on; never waited in


class Aim(IntEnum):
    """What customer cards are drawn for."""

    OPEN = 0  # K1
    BIG = 1  # K4: two cards make one order
    PHONE = 2  # K3
    NEW = 3  # an event: a normal customer
    REPLACE = 4  # an event: the telephone order in the place `place_a` of the queue of `seat_a`


class Ending(IntEnum):
    """How the game ended (E2, E3)."""

    GOAL = 1  # one has met the goal
    SUM = 2  # several have; the highest sum wins
    SHARED = 3  # ... which several have
    LIMIT = 4  # the last round: the highest sum
    LIMIT_SHARED = 5


class Table(Record):
    """A whole game in progress."""

    ask = one(Ask)
    phase = one(Phase)
    step = one(Step)
    ending = i8()  # an Ending, 0 while the game is on
    players = i8()
    random_shops = i8()  # options
    first_game = i8()
    round_limit = i8()
    rounds = i8()  # the round, from 1; 0 in the set-up
    order = i8(MAX_PLAYERS)  # the seats in the order of the phase (O1)
    order_fame = i32(MAX_PLAYERS)  # by seat: the fame at the start of the phase, which made the order
    turn = i8()  # whose turn: the place in the order; while customers are taken (K1) it runs on to twice the players
    asked = i8()  # the seat that owes a choice

    food_stack = i8(MAX_KINDS)  # food cards that nobody has drawn since the stack was made; censored: unseen ones
    food_left = i16()  # how many are in the stack
    food_discard = i8(MAX_KINDS)
    event_stack = i8(MAX_EVENTS)
    event_left = i8()
    event_discard = i8(MAX_EVENTS)
    customer_stack = i8(MAX_CUSTOMERS + 1)  # the last cell counts the Big cards, here and below
    customer_left = i8()
    customer_discard = i8(MAX_CUSTOMERS + 1)
    offer = i8(MAX_CUSTOMERS + 1)  # the open customers (K1)
    offered = i8()  # how many

    shop = i8(MAX_PLAYERS)  # 1 + the shop
    money = i32(MAX_PLAYERS)
    fame = i32(MAX_PLAYERS)
    loans = i16(MAX_PLAYERS)
    hand = i8(MAX_PLAYERS, MAX_KINDS)  # hidden
    held = i8(MAX_PLAYERS)
    events = i8(MAX_PLAYERS, MAX_EVENTS)  # hidden
    held_events = i8(MAX_PLAYERS)

    queue = i8(MAX_PLAYERS)  # customers in the queue; each has the place 0, 1, … in the rows below
    customer = i8(MAX_PLAYERS, PLACES)  # 1 + the customer
    second = i8(MAX_PLAYERS, PLACES)  # 1 + the second card of a Big order
    phone = i8(MAX_PLAYERS, PLACES)  # 1: a telephone order
    sour = i8(MAX_PLAYERS, PLACES)  # 1: turned
    wanted = i32(MAX_PLAYERS, PLACES)  # foods wanted now (F9)
    basic = i32(MAX_PLAYERS, PLACES)  # ... of them those that Hungry Fans would double
    times = i8(MAX_PLAYERS, PLACES)  # how many times the printed money and fame count
    pays = i8(MAX_PLAYERS, PLACES)  # money on top, to the end of the round (F5)
    gives = i8(MAX_PLAYERS, PLACES)  # fame on top
    on = i8(MAX_PLAYERS, PLACES)  # whose events of this round lie on the customer, a bit a seat
    bonus_money = i8(MAX_PLAYERS, 2)  # money on top of what each customer of a kind pays this player in this round
    bonus_fame = i8(MAX_PLAYERS, 2)

    on_player = i8(MAX_PLAYERS)  # whose events of this round lie before the player
    played = i8(MAX_PLAYERS)  # 1 + the event that a seat has played in this round
    cancelled = i8()  # the seats whose event was cancelled, a bit each

    due_food = i8()  # food cards still to come to `drawer`
    due_events = i8()
    due_customers = i8()
    drawer = i8()
    aim = one(Aim)

    supplies = i8()  # how often supplies were bought in this turn (M3)
    advertised = i8()

    playing = i8()  # 1 + the event that is being carried out
    targets = i8()  # the seats on which it is still to be carried out, a bit each
    count = i8()  # cards still to be taken out of the hand of `seat_a`, foods off an order, or cards thrown for others
    seat_a = i8()  # 1 + the player chosen, or the owner of the customer chosen
    place_a = i8()  # 1 + the customer's place
    seat_b = i8()  # the second customer, or the player that the customer goes to
    place_b = i8()
    plans = i8()  # 1 + the seat whose Change of Plans waits for an opponent's event (F4)

    laid = i8(MAX_KINDS)  # food cards on the counter
    counter = i32()  # unused foods on them
    served = i8()  # customers served in this service

    robbed = i8(MAX_PLAYERS, MARKS)  # by seat: 1 + the food cards that it saw go into another hand, oldest first (S6)
    robber = i16(MAX_PLAYERS * MARKS, MAX_PLAYERS)  # where such a card may be now, in parts of CERTAIN by holder
    recent = i8(MAX_PLAYERS * MARKS)  # the holders to whom it came among their fresh cards, a bit each
    promised = i32(MAX_PLAYERS)  # foods that a hand, with the counter in its service, is known to have (V2)
    fresh = i8(MAX_PLAYERS)  # cards drawn since that was known
    scratch = i32(2)  # room to count answers in; 0 between actions
