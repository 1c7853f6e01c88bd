"""How the phases follow each other: to_act, legal, outcomes, apply (S1-S4, W2, Z1)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import EVERYBODY, MAX_ROOMS, Phase, Stage, Table
from ..what import ROOM, START, What
from .bids import add_cards, add_sums, ask_bid, choose_sum, lay_bid
from .booking import (
    add_days,
    add_guests,
    begin_booking,
    book,
    choose_room,
    decide_bids,
    make_deck,
    next_booking,
    next_room,
    roll_day,
    turn_card,
)
from .end import close, ending_by_money, ending_by_rating
from .expansion import add_rooms, begin_expansion, expand, next_week, show_expansion
from .planning import add_staff, begin_planning, hire, show_staff
from .pricing import add_changes, add_prices, begin_prices, change_price, set_price, show_prices
from .rating import put_out, rate
from .stay import choices
from .walk_in import (
    add_budgets,
    add_rolls,
    begin_day,
    begin_ranking,
    next_change,
    next_walk_in,
    rank,
    rank_by_bids,
    roll,
    roll_budget,
    walk_in,
)


@rule("S1", "S2", "B0")
def setup(box: Box, table: Table, options: Cells) -> None:
    """Options: players, starter (0: chance says who is the youngest).  Money, stars, rooms, a full deck."""
    table.players = options[0]
    table.playing = (1 << table.players) - 1
    for seat in range(table.players):
        table.money[seat], table.stars[seat] = box.start_money, box.start_stars
        table.rooms[seat] = box.start_rooms
    make_deck(box, table)
    table.phase = Phase.STARTER
    if options[1]:
        table.starter = options[1] - 1
        begin_prices(table, options[:0])


@rule("S2", "Z1")
def to_act(box: Box, table: Table) -> int:
    """The seats that owe a choice, several at the same time in some phases; chance draws in between."""
    return -1 if table.phase == Phase.OVER else table.waiting


@rule("S3", "B1", "B8", "M1", "P1", "W2", "X1")
def legal(box: Box, table: Table, seat: int, out: Cells) -> int:
    """The actions of the seat."""
    if not table.waiting >> seat & 1:
        return 0
    phase = table.phase
    if phase == Phase.PRICES:
        return add_prices(box, table, seat, out)
    if phase == Phase.CHANGE:
        return add_changes(box, table, seat, out)
    if phase == Phase.STAFF:
        return add_staff(box, table, seat, out)
    if phase == Phase.BID:
        return add_sums(box, table, seat, out)
    if phase == Phase.CARDS:
        return add_cards(box, table, seat, out)
    if phase == Phase.EXPAND:
        return add_rooms(box, table, seat, out)
    return add_choices(box, table, seat, out)


@rule("B8")
def add_choices(box: Box, table: Table, seat: int, out: Cells) -> int:
    """The rooms for the card's next room."""
    found, n = choices(box, table, seat), 0
    for room in range(MAX_ROOMS):
        if found >> room & 1:
            out[n] = ROOM + room
            n += 1
    return n


@rule("B0", "B2", "W1", "W2")
def outcomes(box: Box, table: Table, out: Cells, weight: Cells) -> int:
    """Chance's actions: the youngest, a day, a guest card, a budget, a roll."""
    if table.phase == Phase.GUEST:
        return add_guests(box, table, out, weight)
    if table.phase == Phase.CHECK_IN:
        return add_days(box, out, weight)
    if table.phase == Phase.BUDGET:
        return add_budgets(box, out, weight)
    if table.phase == Phase.ROLL:
        return add_rolls(box, out, weight)
    for seat in range(table.players):
        out[seat], weight[seat] = START + seat, 1
    return table.players


@rule("S3", "S4")
def apply(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """Carries an action out; then the game goes on to the next choice, or to chance."""
    if seat < 0:
        by_chance(box, table, action, log)
    else:
        choose(box, table, seat, action, log)
    while table.waiting == 0 and goes_on(table.phase):
        go_on(box, table, log)


@rule("S3")
def goes_on(phase: int) -> bool:
    """Whether a phase is done when nobody owes a choice: not where chance is to act, nor at the end."""
    by_itself = 1 << Phase.PRICES | 1 << Phase.CHANGE | 1 << Phase.BID | 1 << Phase.ROOMS
    by_itself |= 1 << Phase.STAFF | 1 << Phase.RANK | 1 << Phase.EXPAND
    return by_itself >> phase & 1 == 1


@rule("B0", "B2", "W1", "W2")
def by_chance(box: Box, table: Table, action: int, log: Cells) -> None:
    """Chance's action by the phase."""
    if table.phase == Phase.GUEST:
        turn_card(table, action, log)
        if table.stage == Stage.BOOKING:
            book(box, table, log)
        else:
            walk_in(box, table, log)
    elif table.phase == Phase.CHECK_IN:
        roll_day(box, table, action, log)
    elif table.phase == Phase.BUDGET:
        roll_budget(box, table, action, log)
    elif table.phase == Phase.ROLL:
        roll(table, action, log)
    else:
        table.starter = action - START
        emit(log, What.STARTED, EVERYBODY, table.starter, 0, 0, 0, 0, 0)
        begin_prices(table, log)


@rule("S3", "B1", "B8", "M1", "P1", "W2", "X1")
def choose(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """A seat's action by the phase."""
    phase = table.phase
    if phase == Phase.PRICES:
        set_price(box, table, seat, action, log)
    elif phase == Phase.CHANGE:
        change_price(box, table, seat, action, log)
    elif phase == Phase.STAFF:
        hire(table, seat, action, log)
    elif phase == Phase.BID:
        choose_sum(box, table, seat, action, log)
    elif phase == Phase.CARDS:
        lay_bid(table, seat, action, log)
    elif phase == Phase.EXPAND:
        expand(table, seat, action, log)
    else:
        choose_room(table, action - ROOM)


@rule("S3", "B1", "P1", "W1", "W2", "R3", "X1", "X2", "Z1")
def go_on(box: Box, table: Table, log: Cells) -> None:
    """Nobody owes a choice: what comes next."""
    phase = table.phase
    if phase == Phase.CHANGE:
        if table.stage == Stage.BOOKING:
            table.phase = Phase.CHECK_IN
        else:
            next_change(table)
    elif phase == Phase.ROOMS:
        if table.winners:
            next_room(box, table, log)
        else:
            settle(box, table, log)
    elif phase == Phase.BID:
        if table.to_bid:
            ask_bid(box, table, log)
        elif table.stage == Stage.BOOKING:
            decide_bids(box, table, log)
        else:
            rank_by_bids(box, table, log)
    elif phase == Phase.PRICES:
        show_prices(table, log)
        begin_booking(box, table)
    elif phase == Phase.STAFF:
        show_staff(box, table, log)
        begin_ranking(table)
    elif phase == Phase.RANK:
        if not rank(table, log):
            begin_day(table, 0, log)
    else:
        show_expansion(box, table, log)
        next_week(table, log)


@rule("B0", "W2", "R3", "Z1")
def settle(box: Box, table: Table, log: Cells) -> None:
    """The guests are settled: the next ones, or the end of the phase."""
    if table.stage == Stage.BOOKING:
        if not next_booking(table):
            begin_planning(box, table)
    elif not next_walk_in(box, table, log):
        end_week(box, table, log)


@rule("R3", "X1", "Z1")
def end_week(box: Box, table: Table, log: Cells) -> None:
    """The rating; then the end, or the expansion."""
    rate(box, table, log)
    put_out(table, log)
    ending = ending_by_rating(table)
    if ending == 0 and table.week + 1 == box.weeks:
        ending = ending_by_money(table)
    if ending:
        close(table, ending, log)
    else:
        begin_expansion(box, table)
