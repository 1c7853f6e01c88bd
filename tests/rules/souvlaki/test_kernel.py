"""Whole random games of every number of players: what must hold at every step of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.core.engine import engine_of
from locanda.core.event import Event
from locanda.games.souvlaki.events import CASH, FAME, PhaseBegan, ShopGot
from locanda.games.souvlaki.table import Ask, Phase, Table

GAME = find("souvlaki")
BOX = load_box(GAME)
ROUNDS = 6
every_number = pytest.mark.parametrize("players", GAME.players)


def steps(players: int, seed: int, first_game: int = 0) -> Iterator[tuple[Table, int, int, list[Event]]]:
    """Before each choice or draw: the table, the seat (-1: chance), the action; the events of the step before.

    Three of four choices are the heuristic's, so that customers are served.
    """
    engine, rng = engine_of(GAME), Random(seed)
    table: Any = engine.setup(BOX.record, [players, seed % 2, first_game, ROUNDS])
    events: list[Event] = []
    while (mask := engine.to_act(BOX.record, table)) >= 0:
        if mask == 0:
            outcomes = engine.outcomes(BOX.record, table)
            seat, action = -1, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        else:
            seat = (mask & -mask).bit_length() - 1
            action = rng.choice(engine.legal(BOX.record, table, seat))
            if rng.random() < 0.75:
                action = engine.greedy(BOX.record, table, seat)
        yield table, seat, action, events
        events = [GAME.events.decode(BOX.names, row) for row in engine.apply(BOX.record, table, seat, action)]
    yield table, -1, 0, events


def changed(events: list[Event], fields: dict[type[Event], tuple[str, int]], purses: list[int]) -> None:
    """Adds to the purses what the events say."""
    for event in events:
        if type(event) in fields:
            field, sign = fields[type(event)]
            purses[event.seat] += sign * getattr(event, field)  # type: ignore[attr-defined]


@every_number
@pytest.mark.clause("M1", "M3", "O2", "F5", "V3", "V4", "V5")
def test_all_money_and_all_fame_is_in_an_event_and_neither_is_ever_below_0(players: int) -> None:
    for seed in range(3):
        money, fame = [0] * players, [0] * players
        for table, _, _, events in steps(players, seed):
            for event in events:
                if type(event).__name__ == "ShopGot":
                    seat = event.seat  # type: ignore[attr-defined]
                    money[seat], fame[seat] = table.money[seat], table.fame[seat]
            changed(events, CASH, money)
            changed(events, FAME, fame)
            assert money == list(table.money)[:players]
            assert fame == list(table.fame)[:players]
            assert min(money + fame) >= 0


@every_number
def test_judge_agrees_with_legal_over_the_whole_action_space(players: int) -> None:
    engine, rng = engine_of(GAME), Random(players)
    asked: set[int] = set()
    for seed in range(4):
        for table, seat, action, _ in steps(players, seed):
            if seat < 0 or (table.ask in asked and rng.random() > 0.02):
                continue
            asked.add(table.ask)
            for s in range(players):
                judged = [a for a in range(GAME.actions.size) if engine.judge(BOX.record, table, s, a) == 0]
                assert judged == sorted(engine.legal(BOX.record, table, s))
            assert engine.judge(BOX.record, table, seat, engine.greedy(BOX.record, table, seat)) == 0
            assert engine.judge(BOX.record, table, seat, action) == 0
    assert {Ask.HAND, Ask.BUY, Ask.TAKE, Ask.EVENT, Ask.CUSTOMER, Ask.PLAYER, Ask.SERVE} <= asked


@every_number
@pytest.mark.clause("S6")
def test_a_world_that_fits_what_a_seat_knows_is_the_same_to_it(players: int) -> None:
    engine, rng = engine_of(GAME), Random(players)
    for table, seat, _, _ in steps(players, 1):
        if rng.random() > 0.15:
            continue
        for viewer in range(players + 1):
            known = table.copy()
            engine.censor(BOX.record, known, viewer)
            world = known.copy()
            engine.resample(BOX.record, world, viewer, rng.getrandbits(30))
            if viewer == seat:
                assert engine.legal(BOX.record, world, seat) == engine.legal(BOX.record, table, seat)
            mask = engine.to_act(BOX.record, world)
            assert mask == engine.to_act(BOX.record, table)
            assert mask <= 0 or engine.legal(BOX.record, world, mask.bit_length() - 1)
            assert [sum(world.hand[s]) for s in range(4)] == list(table.held)
            assert [sum(world.events[s]) for s in range(4)] == list(table.held_events)
            engine.censor(BOX.record, world, viewer)
            assert bytes(world) == bytes(known)


@every_number
@pytest.mark.clause("O1")
def test_the_order_is_that_of_fame_when_a_phase_begins_and_stays(players: int) -> None:
    """Fame is that of the shops at the start, and what the events of the log have changed."""
    order, fame, start = [0], [0] * players, [0] * players
    phases: set[int] = set()
    for table, _, _, events in steps(players, 5):
        for event in events:
            if isinstance(event, ShopGot):
                start[event.seat] = fame[event.seat] = BOX.data["shop"][BOX.names["shops"].index(event.shop)]["fame"]
            changed([event], FAME, fame)
            if isinstance(event, PhaseBegan):
                order = sorted(range(players), key=lambda seat: (-fame[seat], -start[seat], seat))
                said = (event.first, event.second, event.third, event.fourth)
                assert [seat for seat in said if isinstance(seat, int)] == order
        if order != [0]:
            phases.add(table.phase)
            assert list(table.order)[:players] == order
    assert phases >= {Phase.MAINTENANCE, Phase.CUSTOMERS, Phase.EVENTS, Phase.SERVICE}


@every_number
@pytest.mark.clause("K2")
def test_customers_stand_in_the_order_in_which_they_came_where_no_event_was_played(players: int) -> None:
    """In first-game mode a queue loses customers and gets new ones at its end, and changes in no other way."""
    before: list[list[int]] = [[] for _ in range(players)]
    for table, _, _, _ in steps(players, 7, first_game=1):
        for seat in range(players):
            now = [table.customer[seat, place] for place in range(table.queue[seat])]
            stayed = [customer for customer in before[seat] if customer in now]
            assert now[: len(stayed)] == stayed
            before[seat] = now
