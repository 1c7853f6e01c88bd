"""How the phases follow each other: setup, to_act, legal, outcomes, apply (O2)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import BIG, EVERYBODY, Ask, Phase, Table
from ..what import (
    DEAL_SHOP,
    DISCARD,
    DRAW_CUSTOMER,
    DRAW_EVENT,
    DRAW_FOOD,
    KEEP_HAND,
    NEW_HAND,
    PICK_FOOD,
    SHOP,
    TAKE,
    What,
)  # fmt: skip
from .customers import draw_customer, new_customers, open_cards, take
from .end import end_round
from .legal import legal
from .maintenance import buy, maintain
from .opening import add_deals, get_shop, new_hand, set_up
from .order import begin_phase
from .resolve import add_picks, change_menu, pick, picks, remove_food
from .service import next_service, serve, turn_sour
from .stacks import add_draws, discard_food, draw_event, draw_food, make_stacks, more_cards
from .unforeseen import next_event, play, point


@rule("S1", "S2", "S5", "E3")
def setup(box: Box, table: Table, options: Cells) -> None:
    """Options: players, shops at random, first game, round limit.  The first seat, or chance, is to choose a shop."""
    table.players, table.random_shops = options[0], options[1]
    table.first_game, table.round_limit = options[2], options[3]
    make_stacks(box, table)
    table.ask = Ask.DEAL if table.random_shops else Ask.SHOP


@rule("O1", "O2")
def to_act(box: Box, table: Table) -> int:
    """One seat at a time; chance deals, draws and picks."""
    if table.ask == Ask.OVER:
        return -1
    return 0 if table.ask >= Ask.DEAL else 1 << table.asked


@rule("S1", "S2", "F3")
def outcomes(box: Box, table: Table, out: Cells, weight: Cells) -> int:
    """Chance's actions: a card of a stack, a card out of a hand, a shop."""
    if table.ask == Ask.CARD:
        return add_draws(box, table, out, weight)
    return add_picks(box, table, out, weight) if table.ask == Ask.PICK else add_deals(table, out, weight)


@rule("O2")
def apply(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """Carries an action out; then the game goes on to the next question that is one, or to chance."""
    while action >= 0:
        if seat < 0:
            by_chance(box, table, action, log)
        else:
            choose(box, table, seat, action, log)
        while table.ask == Ask.NEXT:
            go_on(box, table, log)
        seat, action = table.asked, forced(box, table)


@rule("S1", "K1", "F2", "F9")
def forced(box: Box, table: Table) -> int:
    """The only answer to a question about what all can see, else -1."""
    ask = table.ask
    if ask != Ask.TAKE and ask != Ask.SHOP and (ask < Ask.CUSTOMER or ask > Ask.FOOD):
        return -1
    if ask == Ask.TAKE and table.offered > 1 and table.offered != table.offer[BIG]:
        return -1
    n, action = legal(box, table, table.asked, table.scratch[:]), table.scratch[0]
    table.scratch[0], table.scratch[1] = 0, 0
    return action if n == 1 else -1


@rule("S1", "S2", "F3")
def by_chance(box: Box, table: Table, action: int, log: Cells) -> None:
    """Chance's action by its kind."""
    table.ask = Ask.NEXT
    if action >= PICK_FOOD:
        pick(box, table, action - PICK_FOOD, log)
    elif action >= DRAW_CUSTOMER:
        draw_customer(box, table, action - DRAW_CUSTOMER, log)
    elif action >= DRAW_EVENT:
        draw_event(table, action - DRAW_EVENT, log)
    elif action >= DRAW_FOOD:
        draw_food(table, action - DRAW_FOOD, log)
    else:
        get_shop(box, table, action - DEAL_SHOP, log)


@rule("S1", "S4", "M3", "M4", "K1", "F1", "F2", "V1")
def choose(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """A seat's action by the question."""
    ask = table.ask
    if ask == Ask.SERVE:
        serve(box, table, seat, action, log)
    elif ask == Ask.TAKE:
        take(box, table, seat, action - TAKE, log)
    elif ask == Ask.BUY:
        buy(box, table, seat, action, log)
    elif ask == Ask.EVENT:
        play(box, table, seat, action, log)
    elif ask == Ask.MENU:
        change_menu(box, table, seat, action, log)
    elif ask == Ask.FOOD:
        remove_food(table, action, log)
    elif ask == Ask.CUSTOMER or ask == Ask.PLAYER:
        point(table, action)
    elif ask == Ask.SHOP:
        get_shop(box, table, action - SHOP, log)
    else:
        change_hand(box, table, seat, action, log)


@rule("S4", "M4")
def change_hand(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """A card beyond the limit is discarded; or the first hand is kept or thrown away."""
    table.ask = Ask.NEXT
    if action == NEW_HAND:
        new_hand(box, table, seat, log)
    elif action == KEEP_HAND:
        emit(log, What.HAND_KEPT, EVERYBODY, seat, 0, 0, 0, 0, 0)
    else:
        discard_food(box, table, seat, action - DISCARD, What.FOOD_DISCARDED, log)


@rule("O2", "M4")
def go_on(box: Box, table: Table, log: Cells) -> None:
    """Nobody is asked: cards that are due, cards out of a hand, the food limit; then what the phase goes on with."""
    if more_cards(box, table, log) or picks(box, table):
        return
    if table.held[table.drawer] > box.food_limit:
        table.ask, table.asked = Ask.DISCARD, table.drawer
        return
    phase = table.phase
    if phase == Phase.SERVICE:
        done = next_service(box, table, log)
    elif phase == Phase.EVENTS:
        done = next_event(box, table, log)
    elif phase == Phase.CUSTOMERS:
        done = new_customers(table, log)
    elif phase == Phase.MAINTENANCE:
        done = maintain(box, table, log)
    else:
        done = set_up(box, table, log)
    if done:
        next_phase(box, table, log)


@rule("O2", "S5", "E3")
def next_phase(box: Box, table: Table, log: Cells) -> None:
    """The next phase, or the next round; the first round has no maintenance, a first game no events."""
    phase = table.phase + 1
    if table.phase == Phase.SERVICE:
        turn_sour(box, table, log)
        if end_round(box, table, log):
            return
        phase = Phase.MAINTENANCE.value
    elif table.phase == Phase.SETUP:
        phase = Phase.CUSTOMERS.value
    elif table.phase == Phase.CUSTOMERS and table.first_game:
        phase = Phase.SERVICE.value
    if table.phase == Phase.SERVICE or table.phase == Phase.SETUP:
        table.rounds += 1
        emit(log, What.ROUND_BEGAN, EVERYBODY, table.rounds, 0, 0, 0, 0, 0)
    begin_phase(box, table, phase, log)
    if phase == Phase.CUSTOMERS:
        open_cards(table)
