"""The one-ply heuristic of Boutique Hotel Manager: each choice by what the next guests would bring."""

from __future__ import annotations

from typing import Any

from locanda.core.record import Cells
from locanda.core.rule import rule

from .box import Box
from .rules.bids import can_lay_bid
from .rules.expansion import most_rooms
from .rules.planning import affordable, need
from .rules.stay import available, charge, choices, within
from .rules.walk_in import holder
from .table import DAYS, DICE, MAX_FACES, MAX_STAFF, Phase, Stage, Table
from .what import ADD, BID, CARDS, HIRE, KEEP, PRICE, ROOM
from .worth import (
    LOSE,
    NONE,
    OWN,
    RIVAL,
    STAFF,
    TIE,
    WIN,
    above,
    at,
    burden,
    dearest_night,
    in_deck,
    look_ahead,
    missing_now,
    nights_at,
)

#: How dear a day is set for its expected occupancy, and breakfast, in hundredths of the way to the dearest face.
DEARNESS = 45
BREAKFAST_DEARNESS = 20
#: Of what the others would get, the hundredth part that counts as lost.
ENVY = 50
#: Of the wage of staff that guests make necessary, the hundredth part that counts.
WAGES = 60
#: A bid, in hundredths of the value of the guests.
BIDDING = 10
#: What guests are worth who would cost the last star, in wages.
LAST_STAR = -20
#: Rooms are added while so much money is left.
RESERVE = 1500


@rule()
def expected(box: Box, table: Table, day: int) -> int:
    """The rooms and nights that a booking card asks for on a day, in 10,000ths."""
    total, cards = 0, 0
    for card in range(box.cards):
        cards += in_deck(table, card)
        for night in range(min(box.nights[card], day + 1)):
            total += box.day_faces[day - night] * in_deck(table, card) * box.rooms_on[card, night]
    return 10_000 * total // (cards * box.white_faces)


@rule()
def opening_price(box: Box, table: Table, die: int) -> int:
    """The face for a price die: the dearer, the more of all rooms will be asked for on that day."""
    hotels, rooms = 0, 0
    for seat in range(table.players):
        if table.playing >> seat & 1:
            hotels += 1
            rooms += table.rooms[seat]
    percent = BREAKFAST_DEARNESS
    if die < DAYS:
        percent = expected(box, table, die) * box.cards_a_player * hotels // rooms * DEARNESS // 10_000
    low, high = box.price[0], box.price[box.faces - 1]
    wanted = low + (high - low) * min(100, percent) // 100
    best = 0
    for face in range(box.faces):
        if abs(box.price[face] - wanted) < abs(box.price[best] - wanted):
            best = face
    return best


@rule()
def gain(box: Box, own: int, cells: Cells) -> int:
    """What guests bring at a price of `own`, with what the others would get of them taken off."""
    rival = cells[RIVAL]
    value = own - cells[STAFF] * box.wage * WAGES // 100
    if rival == NONE or own < rival:
        return value
    lost = -rival * ENVY // 100
    if own > rival or cells[TIE] == LOSE:
        return lost
    return value if cells[TIE] == WIN else (value * 3 + lost) // 4


@rule()
def change_worth(box: Box, table: Table, die: int, by: int, cells: Cells) -> int:
    """What the next booking brings, on the mean, when a die is changed by an amount."""
    total = 0
    for day in range(DAYS):
        if box.day_faces[day] == 0:
            continue
        for card in range(box.cards):
            weight = in_deck(table, card)
            own = cells[at(day, card) + OWN] if weight else NONE
            if own != NONE:
                own += by * nights_at(box, card, day, die)
                total += weight * box.day_faces[day] * gain(box, own, cells[at(day, card) :])
    return total


@rule()
def best_change(box: Box, table: Table, seat: int, cells: Cells) -> int:
    """The change that brings most of the next booking."""
    look_ahead(box, table, seat, cells)
    chosen, best = KEEP, change_worth(box, table, 0, 0, cells)
    for die in range(DICE):
        for face in range(box.faces):
            by = box.price[face] - table.price[seat, die]
            if by:
                value = change_worth(box, table, die, by, cells)
                if value > best:
                    chosen, best = PRICE + die * MAX_FACES + face, value
    return chosen


@rule()
def look_at_walk_ins(box: Box, table: Table, seat: int, cells: Cells) -> None:
    """For each card: from which budget on a hotel that stands earlier takes the guests (0: none does; NONE: there is
    no availability), and the staff that they make necessary."""
    for card in range(box.cards):
        cells[2 * card], cells[2 * card + 1] = NONE, 0
        if not in_deck(table, card) or not available(box, table, seat, card, table.day):
            continue
        first = 0
        for place in range(table.place[seat]):
            other = holder(table, place)
            if available(box, table, other, card, table.day):
                wants = dearest_night(box, table, other, card, table.day)
                first = wants if first == 0 else min(first, wants)
        cells[2 * card], cells[2 * card + 1] = first, burden(box, table, seat, card, table.day)


@rule()
def walk_in_worth(box: Box, table: Table, seat: int, cells: Cells) -> int:
    """What today's walk-in brings, on the mean: no guests are worth the last star."""
    total = 0
    spare = table.stars[seat] - 1 - missing_now(table, seat)
    for card in range(box.cards):
        taken, more = cells[2 * card], cells[2 * card + 1]
        if taken == NONE:
            continue
        value = charge(box, table, seat, card, table.day) - more * box.wage // 2
        if more > spare:
            value = LAST_STAR * box.wage
        for i in range(box.budgets):
            budget = box.budget[i]
            if (taken == 0 or budget < taken) and within(box, table, seat, card, table.day, budget):
                total += in_deck(table, card) * box.budget_faces[i] * value
    return total


@rule()
def best_walk_in_change(box: Box, table: Table, seat: int, cells: Cells) -> int:
    """The change that brings most of today's walk-in; the table is as it was when it returns."""
    look_at_walk_ins(box, table, seat, cells)
    chosen, best = KEEP, walk_in_worth(box, table, seat, cells)
    for die in range(table.day, DICE):
        now = table.price[seat, die]
        for face in range(box.faces):
            if box.price[face] != now:
                table.price[seat, die] = box.price[face]
                value = walk_in_worth(box, table, seat, cells)
                if value > best:
                    chosen, best = PRICE + die * MAX_FACES + face, value
        table.price[seat, die] = now
    return chosen


@rule()
def walk_in_need(box: Box, table: Table, seat: int, department: int) -> int:
    """What walk-ins will add to a department's need, on the mean, in hundredths of a member: for each day the mean over
    the cards and budgets that the hotel could take; all days together.
    """
    now, total, cards = need(table, seat, department), 0, 0
    for card in range(box.cards):
        cards += in_deck(table, card)
        for day in range(box.walk_in_days):
            if in_deck(table, card) and available(box, table, seat, card, day):
                more = in_deck(table, card) * above(box, table, seat, department, card, day, now)
                wanted = dearest_night(box, table, seat, card, day)
                for i in range(box.budgets):
                    total += more * box.budget_faces[i] if box.budget[i] >= wanted else 0
    return 100 * total // (cards * box.white_faces)


@rule()
def staff_wanted(box: Box, table: Table, seat: int) -> int:
    """Staff for the next department: its need and what walk-ins will add, less what stars allow to be missing."""
    department = table.chosen[seat]
    expects = need(table, seat, department) + (walk_in_need(box, table, seat, department) + 50) // 100
    spare = max(0, table.stars[seat] - 2) if table.week + 1 == box.weeks else 0
    for earlier in range(department):
        spare -= max(0, need(table, seat, earlier) - table.staff[seat, earlier])
    return max(0, min(affordable(box, table, seat), min(table.rooms[seat], expects) - max(0, spare)))


@rule()
def bid_wanted(box: Box, table: Table, seat: int) -> int:
    """A bid by the value of the guests; in the ranking, one note."""
    value = box.unit * 100 // max(1, BIDDING)
    if table.stage == Stage.BOOKING:
        card = table.card - 1
        value = charge(box, table, seat, card, table.day)
        value -= burden(box, table, seat, card, table.day) * box.wage * WAGES // 100
    return max(0, min(table.money[seat], value * BIDDING // 100)) // box.unit


@rule()
def cards_wanted(box: Box, table: Table, seat: int) -> int:
    """One card more than the fewest, the blank one, if that can be."""
    cards = 0
    while not can_lay_bid(box, table.bid[seat], cards):
        cards += 1
    return cards + 1 if can_lay_bid(box, table.bid[seat], cards + 1) else cards


@rule()
def room_wanted(box: Box, table: Table, seat: int) -> int:
    """The room where the fewest free nights are left before and after the stay."""
    found, card = choices(box, table, seat), table.card - 1
    nights = box.need[card, table.placed] << table.day
    chosen, best = 0, 100
    for r in range(table.rooms[seat]):
        if not found >> r & 1:
            continue
        gap, night = 0, table.day - 1
        while night >= 0 and not table.busy[seat, r] >> night & 1:
            gap, night = gap + 1, night - 1
        night = table.day
        while nights >> night:
            night += 1
        while night < DAYS and not table.busy[seat, r] >> night & 1:
            gap, night = gap + 1, night + 1
        if gap < best:
            chosen, best = r, gap
    return chosen


@rule()
def rooms_wanted(box: Box, table: Table, seat: int) -> int:
    """Rooms to add."""
    rooms = 0
    while rooms < most_rooms(box, table, seat) and table.money[seat] - (rooms + 1) * box.room_price >= RESERVE:
        rooms += 1
    return rooms


@rule()
def greedy(box: Box, table: Table, seat: int, works: Any, out: Cells) -> int:
    """The choice by the phase; `works` are two tables to try things on, `out` has room for twice the actions."""
    phase = table.phase
    if phase == Phase.PRICES:
        die = table.chosen[seat]
        return PRICE + die * MAX_FACES + opening_price(box, table, die)
    if phase == Phase.CHANGE:
        if table.stage == Stage.BOOKING:
            return best_change(box, table, seat, out)
        return best_walk_in_change(box, table, seat, out)
    if phase == Phase.STAFF:
        return HIRE + table.chosen[seat] * (MAX_STAFF + 1) + staff_wanted(box, table, seat)
    if phase == Phase.BID:
        return BID + bid_wanted(box, table, seat)
    if phase == Phase.CARDS:
        return CARDS + cards_wanted(box, table, seat)
    if phase == Phase.EXPAND:
        return ADD + rooms_wanted(box, table, seat)
    return ROOM + room_wanted(box, table, seat)
