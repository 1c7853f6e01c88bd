"""Souvlaki Wars: cards, foods and counts; that every coin and all fame are in events, `rules/souvlaki` checks."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from locanda.core.box import LoadedBox, load_box
from locanda.core.catalogue import find
from locanda.games.souvlaki.table import BIG, FOOD_BITS, FOODS, MARKS, MAX_PLAYERS, MAX_QUEUE, Ask, Phase
from locanda.games.souvlaki.what import What

ROUNDS = 100
#: A round of four players: purchases of cards that are drawn and discarded; 21 customers, before each of which all Big
#: cards may come twice; four events of a hand thrown and drawn anew; cards laid, customers served or sent away.
BOUND = ROUNDS * (4 * (6 + 2 * 40) + 21 * (1 + 2 * 20) + 8 + 4 * (4 + 3 * 12) + 4 * (12 + MAX_QUEUE + 1)) + 4 * 40


def _changed(edit: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    data = copy.deepcopy(load_box(find("souvlaki")).data)
    edit(data)
    data["rulebook"]["food_cards"] = sum(data["food_cards"].values())
    data["rulebook"]["event_cards"] = len(data["event"])
    data["rulebook"]["customer_cards"] = len(data["customer"]) + data["big_telephone_order"]["copies"]
    return data


def _few_cards(data: dict[str, Any]) -> None:
    """Small stacks that are made anew, often with nothing to make them of."""
    data["customer"] = data["customer"][:9]
    data["big_telephone_order"]["copies"] = 3
    data["food_cards"] = {"G": 3, "S": 3, "FD": 4, "GSFD": 2, "D": 1}
    data["event"] = [row for row in data["event"] if row["key"] not in ("rich_tip", "smile", "health", "hungry_fans")]


def _thieves(data: dict[str, Any]) -> None:
    """Cards that go from hand to hand, plans that are crossed, hands over their limit."""
    row = {row["key"]: row for row in data["event"]}
    kept = ["change_plans", "kitchen", "supplier", "rats", "misheard", "last_minute"]
    data["event"] = [row[key] for key in kept]
    data["event"] += [{**row["ninja"], "id": f"n{i}", "key": f"ninja{i}"} for i in range(12)]
    data["event"] += [{**row["change_plans"], "id": f"p{i}", "key": f"plans{i}"} for i in range(3)]
    effect = {"op": "discard_customer", "penalty": True}
    data["event"].append({**row["ouzo"], "id": "p9", "key": "off", "only": [], "effect": effect})
    data["rulebook"]["food_limit"] = 5


def _easy(data: dict[str, Any]) -> None:
    """The goal is met early, by several at once; running costs make loans."""
    data["rulebook"].update(win_money=3, win_fame=3)
    for shop in data["shop"]:
        shop["running_cost"] = 4


#: A stack is remade from the discards, which lay face up (S2).
SHUFFLED = What.STACK_REMADE
BOXES: list[dict[str, Any]] = [_changed(_few_cards), _changed(_thieves), _changed(_easy)]


def conserved(box: LoadedBox, table: Any) -> None:
    record = box.record
    _food(record, table)
    _events(record, table)
    _customers(record, table)
    for seat in range(MAX_PLAYERS):
        _queue(record, table, seat)
        _shop(record, table, seat)
    _order(table)


def _food(box: Any, table: Any) -> None:
    """Every food card is in the stack, in the discards, in a hand or on the counter."""
    for kind in range(len(table.laid)):
        copies = box.copies[kind] if kind < box.kinds else 0
        held = sum(table.hand[seat, kind] for seat in range(MAX_PLAYERS))
        assert table.food_stack[kind] + table.food_discard[kind] + held + table.laid[kind] == copies
        assert min(table.food_stack[kind], table.food_discard[kind], table.laid[kind]) >= 0
    assert table.food_left == sum(table.food_stack)
    assert [sum(table.hand[seat]) for seat in range(MAX_PLAYERS)] == list(table.held)
    foods = [0] * FOODS
    for kind in range(box.kinds):
        for food in range(FOODS):
            foods[food] += table.laid[kind] * (box.shows[kind] >> FOOD_BITS * food & 255)
    assert all(0 <= table.counter >> FOOD_BITS * food & 255 <= foods[food] for food in range(FOODS))


def _events(box: Any, table: Any) -> None:
    """Every event is in the stack, in the discards or in a hand; in first-game mode in the box."""
    for event in range(len(table.event_stack)):
        held = sum(table.events[seat, event] for seat in range(MAX_PLAYERS))
        there = int(event < box.events and not table.first_game)
        assert table.event_stack[event] + table.event_discard[event] + held == there
    assert table.event_left == sum(table.event_stack)
    assert [sum(table.events[seat]) for seat in range(MAX_PLAYERS)] == list(table.held_events)


def _customers(box: Any, table: Any) -> None:
    """Every customer card is in the stack, in the discards, open or in a queue."""
    seen = [table.customer_stack[c] + table.customer_discard[c] + table.offer[c] for c in range(BIG + 1)]
    for seat in range(MAX_PLAYERS):
        for place in range(MAX_QUEUE):
            for card in (table.customer[seat, place], table.second[seat, place]):
                if card:
                    seen[card - 1] += 1
    assert seen == [int(c < box.customers) for c in range(BIG)] + [box.bigs]
    assert table.customer_left == sum(table.customer_stack)
    assert table.offered == sum(table.offer)


def _queue(box: Any, table: Any, seat: int) -> None:
    """Places in use hold a customer, others nothing; changes last from phase 3 to the end of the round."""
    changed = table.phase in (Phase.EVENTS, Phase.SERVICE)
    for place in range(MAX_QUEUE):
        cells = (table.customer, table.second, table.phone, table.sour, table.wanted, table.basic, table.times)
        if place >= table.queue[seat]:
            assert not any(rows[seat, place] for rows in (*cells, table.pays, table.gives, table.on))
            continue
        drawing = table.ask == Ask.CARD and table.due_customers > 0
        assert table.customer[seat, place] or drawing
        assert not table.second[seat, place] or table.phone[seat, place]
        assert all(0 <= table.wanted[seat, place] >> FOOD_BITS * food & 255 < 128 for food in range(FOODS))
        if not changed:
            cards = (table.customer[seat, place], table.second[seat, place])
            assert table.wanted[seat, place] == sum(box.order[card - 1] for card in cards if card)
            assert table.times[seat, place] == 1
            assert table.pays[seat, place] == table.gives[seat, place] == table.on[seat, place] == 0


def _shop(box: Any, table: Any, seat: int) -> None:
    """Money and fame are never below 0; nobody keeps more food cards than the limit, save while drawing or asked."""
    assert table.money[seat] >= 0
    assert table.fame[seat] >= 0
    busy = table.ask in (Ask.CARD, Ask.PICK, Ask.DISCARD, Ask.OVER) or table.phase == Phase.SETUP
    assert busy or table.held[seat] <= box.food_limit
    if seat >= table.players:
        assert table.shop[seat] == table.money[seat] == table.fame[seat] == table.queue[seat] == table.loans[seat] == 0
    for mark in range(MARKS):
        row = [table.robber[seat * MARKS + mark, other] for other in range(MAX_PLAYERS)]
        assert min(row) >= 0
        assert (sum(row) > 0) == (table.robbed[seat, mark] > 0)


def _order(table: Any) -> None:
    n = table.players
    assert sorted(list(table.order)[:n]) == list(range(n)) or table.phase == Phase.SETUP
    shops = [table.shop[seat] for seat in range(n) if table.shop[seat]]
    assert len(set(shops)) == len(shops)
    assert table.served == 0 or table.phase == Phase.SERVICE
    assert table.phase != Phase.EVENTS or not table.first_game
