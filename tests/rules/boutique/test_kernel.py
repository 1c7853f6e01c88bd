"""Whole random games of every number of players: what must hold at every step of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import locanda
from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.core.engine import engine_of
from locanda.core.event import Event
from locanda.core.position import read_position, write_position
from locanda.games.boutique.actions import DAY_NAMES
from locanda.games.boutique.events import CASH, Blocked, DeckRemade, GuestsCame, WeekBegan
from locanda.games.boutique.options import Options
from locanda.games.boutique.table import DAYS, MAX_ROOMS, Phase, Table

from .boxes import book, edited

GAME = find("boutique")
BOX = load_box(GAME)
CARDS = {str(one["id"]): one for one in BOX.data["guest"]}
every_number = pytest.mark.parametrize("players", GAME.players)


def steps(players: int, seed: int) -> Iterator[tuple[Table, int, int, list[tuple[int, ...]]]]:
    """Before each choice or draw: the table, the seat (-1: chance), the action; and after it, by the next, its rows.

    Half of the choices are the heuristic's, so that games go on into the second week.
    """
    engine, rng = engine_of(GAME), Random(seed)
    table = engine.setup(BOX.record, [players, 0])
    rows: list[tuple[int, ...]] = []
    while (mask := engine.to_act(BOX.record, table)) >= 0:
        if mask == 0:
            outcomes = engine.outcomes(BOX.record, table)
            seat, action = -1, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        else:
            seat = rng.choice([s for s in range(players) if mask >> s & 1])
            action = rng.choice(engine.legal(BOX.record, table, seat))
            if table.phase in (Phase.STAFF, Phase.BID) and rng.random() < 0.8:
                action = engine.greedy(BOX.record, table, seat)
        yield table, seat, action, rows
        rows = engine.apply(BOX.record, table, seat, action)
    yield table, -1, 0, rows


@every_number
def test_judge_agrees_with_legal_over_the_whole_action_space(players: int) -> None:
    engine, rng = engine_of(GAME), Random(players)
    seen: set[int] = set()
    for seed in range(4):
        for table, seat, _, _ in steps(players, seed):
            if seat < 0 or (table.phase in seen and rng.random() > 0.005):
                continue
            seen.add(table.phase)
            for s in range(players):
                judged = [a for a in range(GAME.actions.size) if engine.judge(BOX.record, table, s, a) == 0]
                assert judged == sorted(engine.legal(BOX.record, table, s))
            assert engine.judge(BOX.record, table, seat, engine.greedy(BOX.record, table, seat)) == 0
    assert {Phase.PRICES, Phase.CHANGE, Phase.STAFF, Phase.ROOMS} <= seen


@every_number
@pytest.mark.clause("S4")
def test_a_world_that_fits_what_a_seat_knows_is_the_same_to_it(players: int) -> None:
    engine, rng = engine_of(GAME), Random(players)
    for table, seat, _, _ in steps(players, 1):
        if rng.random() > 0.15:
            continue
        for viewer in range(players + 1):
            seen = table.copy()
            engine.censor(BOX.record, seen, viewer)
            world = seen.copy()
            engine.resample(BOX.record, world, viewer, rng.getrandbits(30))
            if viewer == seat:
                assert engine.legal(BOX.record, world, seat) == engine.legal(BOX.record, table, seat)
            mask = engine.to_act(BOX.record, world)
            assert mask == engine.to_act(BOX.record, table)
            assert all(engine.legal(BOX.record, world, s) for s in range(players) if mask > 0 and mask >> s & 1)
            engine.censor(BOX.record, world, viewer)
            assert bytes(world) == bytes(seen)


@every_number
@pytest.mark.clause("M2", "B6", "P1", "X1")
def test_every_coin_is_in_an_event_and_nobody_is_ever_in_debt(players: int) -> None:
    for seed in range(4):
        purses = [500] * players
        for table, _, _, rows in steps(players, seed):
            for row in rows:
                event = GAME.events.decode(BOX.names, row)
                if type(event) in CASH:
                    field, sign = CASH[type(event)]
                    purses[event.seat] += sign * getattr(event, field)  # type: ignore[attr-defined]
            assert purses == list(table.money)[:players]
            assert min(purses) >= 0


class Model:
    """What lies on the mats and what is left in the deck, from the events alone."""

    def __init__(self, players: int) -> None:
        self.full = dict.fromkeys(CARDS, (players + 1) // 2)
        self.deck = dict(self.full)
        self.nights: dict[tuple[int, int, int], tuple[bool, bool]] = {}  # seat, room, night: square, brown
        self.met: set[str] = set()

    def hear(self, event: Event) -> None:
        """Nights come by a card's rooms and go with their week; cards go by coming up and come by a new deck."""
        if isinstance(event, GuestsCame):
            self.deck[event.card] -= 1
            assert event.left == sum(self.deck.values())
        elif isinstance(event, DeckRemade):
            assert not any(self.deck.values())
            self.deck = dict(self.full)
            self.met.add("deck remade")
        elif isinstance(event, Blocked):
            one = CARDS[event.card]
            for night, sign in enumerate(one["rooms"][event.asked - 1], DAY_NAMES.index(event.day)):
                if sign != ".":
                    assert (event.seat, event.room - 1, night) not in self.nights
                    self.nights[event.seat, event.room - 1, night] = (sign == "S", one["breakfast"])
        elif isinstance(event, WeekBegan) and event.week > 1:
            later = {(seat, r, night - DAYS): marks for (seat, r, night), marks in self.nights.items() if night >= DAYS}
            self.nights = later
            self.met |= {"week 2", "carried over" if later else "nothing carried over"}


def laid(table: Table) -> dict[tuple[int, int, int], tuple[bool, bool]]:
    """The blocked nights of the table, as the model has them."""
    found = {}
    for seat in range(table.players):
        for r in range(MAX_ROOMS):
            busy, square, brown = table.busy[seat, r], table.square[seat, r], table.brown[seat, r]
            assert not (square | brown) & ~busy
            assert r < table.rooms[seat] or busy == 0
            for night in range(2 * DAYS):
                if busy >> night & 1:
                    found[seat, r, night] = (bool(square >> night & 1), bool(brown >> night & 1))
    return found


@pytest.mark.clause("B2", "B3", "B5", "B8", "X2")
def test_no_card_and_no_night_appears_or_vanishes() -> None:
    met = set()
    for players in GAME.players:
        for seed in range(3, 6):
            model = Model(players)
            for table, _, _, rows in steps(players, seed):
                for row in rows:
                    model.hear(GAME.events.decode(BOX.names, row))
                assert laid(table) == model.nights
                assert dict(zip(CARDS, table.deck, strict=False)) == model.deck
                assert sum(table.deck) == table.deck_left == sum(model.deck.values())
            met |= model.met
    assert {"deck remade", "week 2", "carried over"} <= met


@every_number
def test_a_position_is_the_whole_table(players: int) -> None:
    rng = Random(players)
    for table, _, _, _ in steps(players, 2):
        if rng.random() < 0.2 or table.phase in (Phase.ROLL, Phase.CARDS, Phase.ROOMS, Phase.EXPAND):
            text = write_position(GAME, BOX, Options(players=players), table)
            assert bytes(read_position(GAME, text)[2]) == bytes(table)


@pytest.mark.clause("S3", "P1", "X1", "S4")
def test_the_order_of_simultaneous_choices_changes_nothing() -> None:
    """At prices, planning and expansion the same choices in any order make the same table; all are rich."""
    together, rich = set(), edited(book(start_money=6000))
    for seed in range(6):
        one = locanda.new("boutique", players=4, options={"starter": 1}, box=rich, seed=seed)
        other = locanda.new("boutique", players=4, options={"starter": 1}, box=rich, seed=seed)
        rng = Random(seed)
        while not one.over:
            if len(one.to_act) == 1:
                action = rng.choice(one.legal())
                one.play(action)
                other.play(action)
            else:
                together.add(Phase(one.table.phase))
                _round(one, other, rng)
            assert bytes(one.table) == bytes(other.table)
    assert together == {Phase.PRICES, Phase.STAFF, Phase.EXPAND}


def _round(one: locanda.Match, other: locanda.Match, rng: Random) -> None:
    """A round of choices, seat by seat on one match, in a random order on the other."""
    todo = {}
    for seat in sorted(one.to_act):
        while seat in one.to_act:
            action = one.legal(seat)[-1] if rng.random() < 0.7 else rng.choice(one.legal(seat))
            todo.setdefault(seat, []).append(action)
            phase = one.table.phase
            one.play(action, seat)
            if one.table.phase != phase:
                break
    while todo:
        seat = rng.choice(sorted(todo))
        other.play(todo[seat].pop(0), seat)
        if not todo[seat]:
            del todo[seat]
