"""The one-ply heuristic of Hostil Hostal: each choice by what the coming dawn would bring."""

from __future__ import annotations

from typing import Any

from locanda.core.bits import lowest, ones
from locanda.core.record import Cells
from locanda.core.rule import rule

from .box import WIDTH, Box
from .rules.dawn import choosable, plain
from .rules.dusk import rooms
from .rules.hidden import unknown
from .rules.inn import awake_beds, free_beds
from .rules.night import looks
from .table import AUTOMATA, CARDS, LOBBY, MAX_BEDS, MAX_ROOMS, SPOTS, Phase, Table
from .what import CHOOSE, DECLINE, DONE, GO, LAY, MOVE, PASS, PLACE, PLAY, READ, SIDE, SPY, USE
from .worth import (
    NEVER,
    POINT,
    STAKE,
    best_bed,
    card_worth,
    chosen_worth,
    harm,
    moved,
    survey,
    unseen,
    with_one_less,
    with_one_more,
)  # fmt: skip

#: What is worth a turn, and what is worth a card and the trouble of moving, by the number of the others.
LITTLE = 4
TROUBLE = 2 * POINT


@rule()
def answers(box: Box, table: Table, seat: int, colour: int, room: int) -> int:
    """What the cards of the hand would save a guest in a room, each as often as it is one that a colour can have there:
    laid beside its twin, both do nothing (D1)."""
    cards, saved = unknown(table, colour, seat), 0
    for card in range(CARDS):
        if table.hand[seat] & cards & 1 << card:
            saved += harm(box, table, colour, card, room)
    return saved * unseen(table, colour, room) // max(1, ones(cards))


@rule()
def look(box: Box, table: Table, seat: int, cells: Cells) -> int:
    """The spying that pays most; -1: none.  It pays where own guests lie by hidden cards and the hand holds answers.

    That is rare: against random choices once in a hundred games.  A look was worth its point and 0.2 more then, but 0.6
    less where something else could be done instead, and 0.1 less at half the price (240 to 1,200 games played on from
    such tables): so it is the alternative to passing alone.
    """
    best, found = POINT * (table.colours - 1), -1
    if table.hand_left[seat] < 2:
        return found
    for colour in range(table.colours):
        there = looks(table, seat, colour)
        for room in range(rooms(box, table)):
            if there >> room & 1 and table.here[seat, room]:
                value = answers(box, table, seat, colour, room) * cells[STAKE + room]
                if value > best:
                    best, found = value, SPY + colour * MAX_ROOMS + room
    return found


@rule()
def best_play(box: Box, table: Table, seat: int, cells: Cells, card: int) -> int:
    """The room where a card of the hand is worth most; how much is in `cells[2 * MAX_ROOMS]`."""
    found, cells[2 * MAX_ROOMS] = 0, NEVER
    for room in range(rooms(box, table)):
        if table.here[seat, room]:
            value = card_worth(box, table, cells, seat, card, room)
            if value > cells[2 * MAX_ROOMS]:
                found, cells[2 * MAX_ROOMS] = room, value
    return found


@rule()
def best_mover(box: Box, table: Table, seat: int, cells: Cells) -> int:
    """The guest that is best moved; how much that is worth is in `cells[2 * MAX_ROOMS]`."""
    found, cells[2 * MAX_ROOMS] = -1, NEVER
    for room in range(rooms(box, table)):
        for theirs in range(2 if table.colours > table.players else 1):
            beds = table.here[AUTOMATA if theirs else seat, room]
            while beds:
                spot = room * MAX_BEDS + lowest(beds)
                beds &= beds - 1
                if theirs:
                    value = with_one_less(table, cells, spot, -1)
                else:
                    value = moved(box, table, cells, spot, table.colours - 1, -1)
                if value > cells[2 * MAX_ROOMS]:
                    found, cells[2 * MAX_ROOMS] = spot, value
    return found


@rule()
def by_night(box: Box, table: Table, seat: int, cells: Cells) -> int:
    """Places while that is good; then moves what lies badly, plays what is good, places the rest, or passes."""
    chosen, best = PASS, LITTLE * (table.colours - 1)
    if table.unplayed[seat]:
        spot = best_bed(box, table, cells, -1, table.colours - 1)
        chosen = PLACE + (spot if spot >= 0 else LOBBY)
        if spot >= 0 and with_one_more(table, cells, spot, table.colours - 1) > 0:
            return chosen
    if table.hand_left[seat] < 2 or (table.teaching and table.rounds == 0):
        return chosen
    spare, least = -1, 0
    for card in range(CARDS):
        if table.hand[seat] >> card & 1:
            room = best_play(box, table, seat, cells, card)
            value = cells[2 * MAX_ROOMS]
            if spare < 0 or value < least:
                spare, least = card, value
            if value > best:
                chosen, best = PLAY + card * MAX_ROOMS + room, value
    if table.unplayed[seat] or (table.teaching and table.rounds == 1):
        return chosen
    spot = best_mover(box, table, seat, cells)
    if spot >= 0 and cells[2 * MAX_ROOMS] - max(0, least) > max(best, TROUBLE * (table.colours - 1)):
        chosen = MOVE + spare * SPOTS + spot
    return chosen


@rule()
def refuge(box: Box, table: Table, cells: Cells, spot: int, own: int, without: int) -> int:
    """Where a guest goes that leaves a bed."""
    room, bed = spot // MAX_BEDS, spot % MAX_BEDS
    if not table.twice[room] >> bed & 1:
        cells[room] += POINT * table.worth[room, bed]
    cells[STAKE + room] -= own
    best, found = 0, LOBBY
    for other in range(rooms(box, table)):
        free = free_beds(box, table, other) if other != without else 0
        while free:
            to = other * MAX_BEDS + lowest(free)
            value = with_one_more(table, cells, to, own)
            if value > best:
                best, found = value, to
            free &= free - 1
    return GO + found


@rule()
def by_effect(box: Box, table: Table, seat: int, cells: Cells) -> int:
    """The guest or bed that a card is best about; declined where that is worth nothing."""
    card, room = table.card - 1, table.room - 1
    if plain(card):
        return USE
    locked = box.lock[card] != 0
    chosen, best = DECLINE, NEVER if locked else 0
    for other in range(rooms(box, table)):
        beds = choosable(table, other)
        while beds:
            spot = other * MAX_BEDS + lowest(beds)
            value = chosen_worth(box, table, cells, seat, card, room, spot)
            if value > best:
                chosen, best = CHOOSE + spot, value
            beds &= beds - 1
    return chosen


@rule()
def best_put(box: Box, table: Table, cells: Cells, only: int) -> int:
    """Where a guest of the automata is best for oneself, in one room or in any."""
    best, found = NEVER, 0
    for room in range(rooms(box, table)):
        free = free_beds(box, table, room) if only < 0 or room == only else 0
        while free:
            spot = room * MAX_BEDS + lowest(free)
            value = with_one_more(table, cells, spot, -1)
            if value > best:
                best, found = value, spot
            free &= free - 1
    return found


@rule()
def first_bed(table: Table) -> int:
    """Any bed that may be chosen."""
    room = table.room - 1
    return CHOOSE + room * MAX_BEDS + lowest(choosable(table, room))


@rule()
def thrown_out(box: Box, table: Table, seat: int, cells: Cells) -> int:
    """Which own guest goes for the automata's Grrr."""
    room, best, found = table.room - 1, NEVER, 0
    beds = awake_beds(table, seat, room)
    while beds:
        spot = room * MAX_BEDS + lowest(beds)
        value = moved(box, table, cells, spot, table.colours - 1, room)
        if value > best:
            best, found = value, spot
        beds &= beds - 1
    return CHOOSE + found


@rule()
def better_side(box: Box, table: Table) -> int:
    """The side that promises more rest."""
    first, second, reform = 0, 0, 2 * (table.tile_drawn - 1)
    for place in range(WIDTH):
        first += box.strip[reform, place]
        second += box.strip[reform + 1, place]
    return SIDE + (1 if second > first else 0)


@rule()
def greedy(box: Box, table: Table, seat: int, works: Any, out: Cells) -> int:
    """The choice by the phase; `out` is where the rooms are surveyed."""
    phase, own = table.phase, table.colours - 1
    if phase == Phase.STOP:
        return READ
    if phase == Phase.SIDE:
        return better_side(box, table)
    if phase == Phase.AFTER:
        return DONE
    survey(box, table, seat, out)
    if phase == Phase.NIGHT:
        chosen = by_night(box, table, seat, out)
        spying = look(box, table, seat, out) if chosen == PASS else -1
        return spying if spying >= 0 else chosen
    if phase == Phase.MOVE:
        mine = table.here[seat, table.spot - 1 >> 3] >> (table.spot - 1 & 7) & 1
        return refuge(box, table, out, table.spot - 1, own if mine else -1, -1)
    if phase == Phase.GO:
        return refuge(box, table, out, table.spot - 1, own, table.room - 1)
    if phase == Phase.LAY:
        return LAY + best_put(box, table, out, -1) // MAX_BEDS
    if phase == Phase.PUT:
        return PLACE + best_put(box, table, out, table.room - 1)
    if phase == Phase.OUT:
        return thrown_out(box, table, seat, out)
    return first_bed(table) if phase == Phase.INTO else by_effect(box, table, seat, out)
