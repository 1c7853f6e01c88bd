"""A turn and what chance does between turns: to_act, legal, outcomes, apply (S1-S2, T1-T9, B1-B3, J1-J2, D1-D3)."""

from __future__ import annotations

from locanda.core.bits import lowest
from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import ANY_NATION, EVERYBODY, GROUP, JOKER, KINDS, LADY, MAX_CHAIRS, Phase, Table
from ..what import BAR, DONE, DRAW, EXCHANGE, PASS, REGULARS, SEAT_JOKER, What
from .board import change_hand, leave_hand, look_around, side_nation, sit, told
from .end import close_if_over
from .regulars import (
    GROUP_SIZE,
    add_declarations,
    add_regulars,
    complete,
    jokers_are_regulars,
    score_regulars,
)  # fmt: skip
from .seating import add_lone, add_seatings, joinable, lone_allowed, nations_held


@rule("S1", "S2")
def setup(box: Box, table: Table, options: Cells) -> None:
    """Options: players, starter (0: chance chooses), unexpected_guests, regulars.  An empty café and a full bag."""
    table.players = options[0]
    table.unexpected_guests, table.regulars = options[2], options[3]
    for kind in range(KINDS):
        table.bag[kind] = box.guests[kind]
        table.bag_left += box.guests[kind]
    for seat in range(table.players):
        table.limit[seat] = box.hand
    look_around(box, table)
    table.opening = 1
    table.phase = Phase.STARTER
    if options[1]:
        table.turn = options[1] - 1
        table.phase = Phase.DEAL


@rule("S2", "T1")
def to_act(box: Box, table: Table) -> int:
    """One seat at a time; chance draws in between; an empty record is over."""
    if table.phase == Phase.OVER:
        return -1
    if table.phase == Phase.STARTER or table.phase == Phase.DEAL or table.phase == Phase.DRAW:
        return 0
    return 1 << table.turn


@rule("S1", "S2", "D1", "D3")
def outcomes(box: Box, table: Table, out: Cells, weight: Cells) -> int:
    """Chance's actions: a starter, or a guest from the bag, each as likely as there are such guests in it."""
    n = 0
    if table.phase == Phase.STARTER:
        for seat in range(table.players):
            out[n], weight[n] = seat, 1
            n += 1
        return n
    for kind in range(KINDS):
        out[n], weight[n] = DRAW + kind, table.bag[kind]  # counts only if there are any
        n += 1 if table.bag[kind] else 0
    return n


@rule("T1", "T2", "T3", "T7", "T8", "T8a", "T9", "B1", "B3")
def legal(box: Box, table: Table, seat: int, out: Cells) -> int:
    """The actions of the seat; stops where `out` is full."""
    if to_act(box, table) < 1 or seat != table.turn:
        return 0
    if table.phase == Phase.REGULARS:
        return add_regulars(box, table, seat, out, 0)
    n = 0
    if table.phase == Phase.SECOND:
        out[0] = DONE
        n = 1
    n = add_seatings(box, table, seat, out, n)
    if table.phase != Phase.TURN:
        return n
    n = add_declarations(box, table, seat, out, n)
    if n == 0 and lone_allowed(box, table, seat):
        n = add_lone(box, table, seat, out, n)
    for sex in range(2):
        rest = table.nations[seat, sex] & ANY_NATION
        while rest and n < len(out):
            out[n] = BAR + 2 * lowest(rest) + sex
            n += 1
            rest &= rest - 1
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@rule("V1")
def hand_public(table: Table, seat: int) -> bool:
    """Whether everybody knows the seat's hand."""
    return not table.unexpected_guests or table.held[seat] == table.shown[seat, 0] + table.shown[seat, 1]


@rule("T9")
def only_answer(box: Box, table: Table) -> int:
    """The only legal action of a turn where everybody knows that it is the only one; else -1.

    Within a turn the seat is always asked: what it chose before can be taken back only until chance draws.
    """
    if table.phase != Phase.TURN or not hand_public(table, table.turn):
        return -1
    ladies = table.nations[table.turn, 0] & ANY_NATION
    gentlemen = table.nations[table.turn, 1] & ANY_NATION
    if (ladies and gentlemen) or ladies & (ladies - 1) or gentlemen & (gentlemen - 1):
        return -1  # two kinds of ordinary guests are two ways to the bar: no need to look
    n = legal(box, table, table.turn, table.scratch)
    action = table.scratch[0]
    table.scratch[0], table.scratch[1] = 0, 0
    return action if n == 1 else -1


@rule("S1", "S2", "D1", "V1")
def apply(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """Carries an action out, and answers questions that have one answer which everybody knows."""
    if seat < 0:
        by_chance(box, table, action, log)
    else:
        choose(box, table, seat, action, log)
    answer = only_answer(box, table)
    while answer >= 0:
        choose(box, table, table.turn, answer, log)
        answer = only_answer(box, table)


@rule("S1", "S2", "D1", "D3")
def by_chance(box: Box, table: Table, action: int, log: Cells) -> None:
    """Chance names the starter, or a guest comes out of the bag into the hand that is filled."""
    if table.phase == Phase.STARTER:
        table.turn = action
        table.phase = Phase.DEAL
        emit(log, What.STARTED, EVERYBODY, action, 0, 0, 0, 0, 0)
        return
    seat = table.turn if table.phase == Phase.DRAW else hand_to_deal(table)
    kind = action - DRAW
    table.bag[kind] -= 1
    table.bag_left -= 1
    change_hand(table, seat, kind, 1)
    table.held[seat] += 1
    seen = 1 << seat if table.unexpected_guests else EVERYBODY
    emit(log, What.DREW, seen, seat, kind, table.bag_left, 0, 0, 0)
    if table.phase == Phase.DRAW:
        refill(box, table, log)
    elif hand_to_deal(table) < 0:
        table.phase = Phase.TURN


@rule("S1", "S2")
def hand_to_deal(table: Table) -> int:
    """The seat that is dealt to next, from the starter on; -1 when all have their first hand."""
    for i in range(table.players):
        seat = (table.turn + i) % table.players
        if table.held[seat] < table.limit[seat]:
            return seat
    return -1


@rule("D1", "D2a", "D3")
def refill(box: Box, table: Table, log: Cells) -> None:
    """The hand is refilled to its limit, a guest at a time, unless the bag is down to the last few; the turn ends."""
    table.first = 0
    if table.held[table.turn] < table.limit[table.turn] and table.bag_left > box.bag_left:
        table.phase = Phase.DRAW
    else:
        end_turn(box, table, log)


@rule("S2", "E1")
def end_turn(box: Box, table: Table, log: Cells) -> None:
    """The turn goes on clockwise, unless the game ends."""
    table.opening = 0
    if close_if_over(box, table, log):
        return
    table.turn = (table.turn + 1) % table.players
    table.phase = Phase.TURN


@rule("T1", "T2", "T3", "T9")
def choose(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """A seat's action by its kind."""
    table.lone[seat] = 0
    if action == PASS:
        pass_turn(box, table, seat, log)
        return
    table.passes = 0
    table.stuck[seat] = 0
    if action == DONE:
        finish(box, table, seat, log)
    elif action >= REGULARS:
        declare(box, table, seat, action - REGULARS, log)
    elif action >= EXCHANGE:
        exchange(box, table, seat, (action - EXCHANGE) // MAX_CHAIRS, (action - EXCHANGE) % MAX_CHAIRS, log)
    elif action >= BAR:
        take_bar(box, table, seat, action - BAR, log)
    elif action >= SEAT_JOKER:
        place = (action - SEAT_JOKER) >> 1
        c = place % MAX_CHAIRS
        nation = side_nation(box, c, (action - SEAT_JOKER) & 1)
        seat_guest(box, table, seat, JOKER + place // MAX_CHAIRS, c, nation, log)
    else:
        kind = action // MAX_CHAIRS
        seat_guest(box, table, seat, kind, action % MAX_CHAIRS, kind >> 1, log)


@rule("T1", "T7", "T8", "T8a", "V2")
def seat_guest(box: Box, table: Table, seat: int, kind: int, c: int, nation: int, log: Cells) -> None:
    """A guest sits down; the turn goes on where a second one may or must follow."""
    scores = table.open[c] & GROUP
    opening = table.opening and not table.taken
    sit(box, table, seat, kind, c, nation, log)
    if table.phase == Phase.REGULARS:
        table.regulars_seated += 1
        if complete(box, table):
            score_regulars(box, table, seat, log)
            refill(box, table, log)
    elif table.phase != Phase.TURN:  # the second guest
        refill(box, table, log)
    elif scores:
        table.first = 1 + c
        table.phase = Phase.SECOND
    elif opening and not joinable(box, table, c, kind & 1, nations_held(table, seat, 1 - (kind & 1))):
        table.lone[seat] = 1 + kind if table.unexpected_guests else 0
        refill(box, table, log)
    else:
        table.first = 1 + c
        table.phase = Phase.JOIN


@rule("T7", "V2")
def finish(box: Box, table: Table, seat: int, log: Cells) -> None:
    """No second guest, or no fourth regular: the turn's seating is complete."""
    emit(log, What.FINISHED, EVERYBODY, seat, 0, 0, 0, 0, 0)
    if table.phase == Phase.REGULARS:
        score_regulars(box, table, seat, log)
    refill(box, table, log)


@rule("V2")
def declare(box: Box, table: Table, seat: int, which: int, log: Cells) -> None:
    """Regulars of one sex are going to be seated at one table."""
    t, sex = which >> 1, which & 1
    table.regulars_table, table.regulars_sex = 1 + t, sex
    table.regulars_before = table.ladies[t] if sex == LADY else table.gentlemen[t]
    table.regulars_seated = 0
    table.phase = Phase.REGULARS
    emit(log, What.DECLARED, told(table), seat, t, sex, 0, 0, 0)


@rule("T2", "B1", "B2", "C4", "C5")
def take_bar(box: Box, table: Table, seat: int, kind: int, log: Cells) -> None:
    """A guest goes to the next free place at the bar, whose value is added to the score."""
    place = table.bar_taken
    table.bar[place] = 1 + kind
    table.bar_taken += 1
    leave_hand(table, seat, kind)
    table.score[seat] += box.bar[place]
    emit(log, What.TOOK_BAR, EVERYBODY, seat, kind, place, box.bar[place], 0, 0)
    refill(box, table, log)


@rule("T3", "J1", "J2")
def exchange(box: Box, table: Table, seat: int, kind: int, c: int, log: Cells) -> None:
    """A guest takes a joker's chair, nation and sex; the joker comes to the hand.  No points, no draw, no limit."""
    joker = table.chair[c] - 1
    table.chair[c] = 1 + kind
    change_hand(table, seat, kind, -1)
    change_hand(table, seat, joker, 1)
    if table.unexpected_guests:
        table.shown[seat, joker - JOKER] += 1
    emit(log, What.EXCHANGED, EVERYBODY, seat, c, kind, joker, 0, 0)
    end_turn(box, table, log)


@rule("T9", "E1")
def pass_turn(box: Box, table: Table, seat: int, log: Cells) -> None:
    """A player who can do nothing passes, and draws nothing; when all have passed in a row the game ends."""
    emit(log, What.PASSED, EVERYBODY, seat, 0, 0, 0, 0, 0)
    table.passes += 1
    if table.unexpected_guests:
        before = table.stuck[seat]  # of an earlier pass with the same hand, which drew nothing
        table.stuck[seat] = stuck_hands(box, table, seat) & (before if before else -1)
    end_turn(box, table, log)


@rule("T9", "V1")
def stuck_hands(box: Box, table: Table, seat: int) -> int:
    """What a pass tells about a hidden hand: which numbers of lady and gentleman jokers could do nothing.

    A hand with an ordinary guest could go to the bar, so a hand that passes is of jokers alone.  A bit 5 * ladies +
    gentlemen is set for each pair of numbers with which passing was the only action.
    """
    mask = 0
    held = table.held[seat]
    for ladies in range(max(0, held - 4), min(4, held) + 1):
        if not jokers_can_act(box, table, seat, ladies, held - ladies):
            mask |= 1 << 5 * ladies + held - ladies
    return mask


@rule("T9", "V1")
def jokers_can_act(box: Box, table: Table, seat: int, ladies: int, gentlemen: int) -> bool:
    """Whether a hand of these jokers and nothing else could seat one of them, or regulars."""
    for sex in range(2):
        own, other = (gentlemen, ladies) if sex else (ladies, gentlemen)
        if own == 0:
            continue
        nations = -1 if other else 0
        for c in range(box.chairs):
            if table.open[c] >> sex & 1 and (table.open[c] & GROUP or joinable(box, table, c, sex, nations)):
                return True
        if table.opening:
            return True
        if own >= GROUP_SIZE and table.regulars and jokers_are_regulars(box, table, sex, own):
            return True
    return False
