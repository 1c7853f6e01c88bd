"""Positions typed by hand: what half-done things look like, and what is refused by its key."""

from __future__ import annotations

from typing import Any

import pytest

from locanda import BadPosition, Match
from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.games.souvlaki.table import MAX_QUEUE

from .typed import (
    chance,
    draft,
    event,
    foods,
    gains,
    money_and_fame,
    one,
    played,
    possible,
    queues,
    rival,
    shop,
    table,
    unforeseen,
    wanted,
)  # fmt: skip


def test_what_events_have_done_to_a_customer_is_in_the_text() -> None:
    queue = ["c11 base=GGGG wants=GGGF x2 +2m -1f on=1,2"]
    match = unforeseen(shop("posh", queue, ["GG", "GF"]), shop("dirty", fame=1))
    assert one(match, 0)["queue"] == queue
    assert wanted(match, 0) == ["GGGF"]
    assert gains(match, 0) == (8, 3)


def test_a_question_about_an_event_can_be_typed() -> None:
    shops = [shop("posh", ["c01", "c18"]), shop("dirty", ["c02"], fame=1)]
    match = played(shops, "customer", playing="rich_tip")
    assert possible(match) == ["customer 1 1", "customer 1 2", "customer 2 1"]
    match = played(shops, "food", playing="diet", first=[1, 2], count=1)
    assert possible(match) == ["food G", "food D"]
    match.play("food D")
    assert wanted(match, 0) == ["G", "G"]
    assert table(match)["phase"] == "service"  # it is not asked again


def half_done(ask: str, **fields: Any) -> Match:
    """The first of two shops is in the middle of its event."""
    one = shop("posh", ["c01"], ["G", "S"], fame=9)
    return played([one, shop("dirty", ["c02"], ["D", "F", "GD"], fame=1)], ask, **fields)


def test_a_change_of_menu_in_the_middle_draws_as_many_as_were_thrown() -> None:
    match = half_done("menu", playing="kitchen", count=2)
    match.play("discard S")
    match.play("done")
    chance(match, "food F", "food F", "food F")
    assert foods(match)[0] == ["G", "F", "F", "F"]
    assert table(match)["phase"] == "service"


@pytest.mark.parametrize(("card", "hand"), [("ninja", ["G", "S", "D"]), ("rats", ["G", "S"])])
def test_a_card_that_is_being_picked_is_picked_once(card: str, hand: list[str]) -> None:
    match = half_done("pick", playing=card, first=[2], count=1)
    chance(match, "hand D")
    assert foods(match) == [hand, ["F", "GD"]]
    assert table(match)["phase"] == "service"


def test_cards_that_an_event_brings_are_drawn_once() -> None:
    match = half_done("card", playing="supplier", phase="events", due_food=1)
    chance(match, "food FF")
    assert foods(match)[0] == ["G", "S", "FF"]
    assert table(match)["phase"] == "service"


def test_a_hand_that_an_event_made_too_large_is_thrown_off_once() -> None:
    full = shop("posh", ["c01"], ["G"] * 7 + ["S"], fame=9)
    match = played([full, rival()], "discard", playing="supplier", phase="events")
    match.play("discard S")
    assert table(match)["phase"] == "service"
    assert foods(match)[0] == ["G"] * 7


@pytest.mark.parametrize("order", ["-", "c11"])
def test_an_order_half_replaced_can_be_typed(order: str) -> None:
    fields: dict[str, Any] = {
        "phase": "events",
        "playing": "misheard",
        "first": [1, 1],
        "aim": "replace",
        "due_customers": 1,
    }
    match = played([shop("posh", [f"{order} phone sour"]), rival()], "card", **fields)
    assert table(match)["shops"][0]["queue"] == [f"{order} phone sour"]
    chance(match, "customer c12")
    assert queues(match)[0] == [f"{'' if order == '-' else 'c11+'}c12 phone sour"]
    assert table(match)["phase"] == "service"


def crowd(straight: int, sour: int) -> list[str]:
    return [f"c{number + 1:02}{'' if number < straight else ' sour'}" for number in range(straight + sour)]


def full_street() -> Match:
    """Four shops; the first has as many customers as it can have, and every event brings it one more."""
    own = load_box(find("souvlaki")).data
    last = next(row for row in own["event"] if row["key"] == "last_minute")
    rows = [{**last, "id": f"n{n}", "key": f"new{n}"} for n in range(32)]
    hands = [[f"new{4 * n + seat}" for n in range(3)] for seat in range(4)]
    names = ("posh", "chain", "family", "dirty")
    queue = crowd(7, 7)
    shops = [shop(names[s], queue if s == 0 else [], [], hands[s], fame=9 - s) for s in range(4)]
    options = {"players": 4}
    return played(shops, "serve", seed=4, box={**own, "event": rows}, options=options)


def test_the_fullest_position_that_is_accepted_is_played_on_with_room_for_all() -> None:
    match, most = full_street(), []
    while match.table.rounds < 4:
        most.append(match.table.queue[0])
        wishes = [do for do in possible(match) if do.startswith("play") or do in ("player 1", "done")]
        match.play((wishes or possible(match))[0])
    assert most[0] == max(most[1:]) == MAX_QUEUE


def test_a_long_order_of_many_foods_can_be_typed() -> None:
    queue = [f"c01 base={'G' * 60}{'S' * 40}{'F' * 20}"]
    assert one(played([shop("posh", queue), rival()], "serve"), 0)["queue"] == queue


def test_no_purse_that_is_accepted_runs_over() -> None:
    """Fourteen customers who give all that a customer can, to a shop that has all that may be typed."""
    own = load_box(find("souvlaki")).data
    people = [{**person, "money": 20, "fame": 20} for person in own["customer"]]
    queue = [f"{text.replace(' sour', '')} sour x99 wants=-" for text in crowd(14, 0)]
    first = shop("posh", [text.replace(" sour x99", " x99") if n < 9 else text for n, text in enumerate(queue)])
    match = played([{**first, "money": 999_999, "fame": 999_999}, rival()], "serve", box={**own, "customer": people})
    while match.to_act == {0}:
        match.play("serve")
    assert money_and_fame(match)[0] == (999_999 + 14 * 99 * 20,) * 2
    match.play("done")
    assert match.result is not None
    assert match.result.scores[0] == 2 * money_and_fame(match)[0][0]


def test_cards_that_are_still_to_be_drawn_can_be_typed() -> None:
    match = played([shop("posh"), rival()], "card", phase="maintenance", due_food=2, drawer=1)
    chance(match, "food G", "food S")
    assert one(match, 0)["food"] == ["G", "S"]


def test_a_half_drawn_big_order_can_be_typed() -> None:
    first = shop("posh", ["c11 phone"])
    match = played([first, rival()], "card", step="middle", offer=["c02", "c03"], turn=2, due_customers=1, aim="big")
    chance(match, "customer c01")
    assert queues(match)[0] == ["c11+c01 phone"]


def test_stacks_may_be_typed_instead_of_discards() -> None:
    match = draft(["c01", "c02"], shop("posh"), shop("dirty"), customers_stack=["c03", "big"])
    assert len(table(match)["customers_out"]) == 60 - 4
    assert "customers_stack" in match.game.position.dump(match.box, match.table)


def test_a_game_that_is_over_can_be_typed() -> None:
    match = played([shop("posh", money=30, fame=30), shop("dirty")], "over", ending="goal")
    assert match.over
    assert match.result is not None
    assert match.result.ranks == (1, 2)


ONE, TWO = shop("posh"), shop("dirty")
EATS = shop("posh", ["c18"])
BIG = {"ask": "card", "step": "middle", "due_customers": 1, "aim": "big"}
REPLACED = {"ask": "card", "phase": "events", "playing": "misheard", "aim": "replace", "due_customers": 1}
REPLACED |= {"first": [1, 1], "shops": [shop("posh", ["- phone"]), TWO]}
REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("table.ask", {"ask": "money"}),
    ("table.ask", {"ask": "next"}),
    ("table.phase", {"ask": "take", "phase": "service"}),
    ("table.step", {"step": "third"}),
    ("table.ending", {"ask": "over"}),
    ("table.ending", {"ending": "goal"}),
    ("table.shops", {"shops": [ONE]}),
    ("table.shops", {"shops": [{**ONE, "shop": ""}, TWO]}),
    ("table.shops[1].shop", {"shops": [ONE, ONE]}),
    ("table.shops[1].shop", {"shops": [ONE, {**TWO, "shop": "kiosk"}]}),
    ("table.shops[0].money", {"shops": [{**ONE, "money": -1}, TWO]}),
    ("table.shops[0].food[1]", {"shops": [{**ONE, "food": ["G", "GX"]}, TWO]}),
    ("table.shops[0].robbed[0].where", {"shops": [{**ONE, "robbed": [{"card": "G", "where": [1, 0, 0]}]}, TWO]}),
    ("table.shops[0].queue[0]", {"shops": [{**ONE, "queue": ["c99"]}, TWO]}),
    ("table.shops[0].queue[0]", {"shops": [{**ONE, "queue": [""]}, TWO]}),
    ("table.shops[0].queue[0]", {"shops": [{**ONE, "queue": ["big phone"]}, TWO]}),
    ("table.shops[0].queue[0]", {"shops": [{**ONE, "queue": ["c01+c02"]}, TWO]}),
    ("table.shops[0].queue[0]", {"shops": [{**ONE, "queue": ["c01+c02+c03 phone"]}, TWO]}),
    ("table.shops[0].queue[1]", {"shops": [{**ONE, "queue": ["c01", "c02 angry"]}, TWO]}),
    ("table.shops[0].queue[0]", {"shops": [{**ONE, "queue": ["c01 on=3"]}, TWO]}),
    ("table.shops[0].queue[0]", {"shops": [{**ONE, "queue": ["c01 wants=GZ"]}, TWO]}),
    ("table", {"shops": [{**ONE, "queue": ["c01", "c01"]}, TWO]}),
    ("table", {"shops": [{**ONE, "food": ["GFD"] * 3}, TWO]}),
    ("table", {"shops": [{**ONE, "events": ["ninja"]}, {**TWO, "events": ["ninja"]}]}),
    ("table", {"events_out": ["ninja", "ninja"]}),
    ("table", {"offer": ["big"] * 5}),
    ("table.food_stack", {"food_out": ["G"], "food_stack": ["S"]}),
    ("table.order", {"order": [1, 1]}),
    ("table.order", {"order": [1, 3]}),
    ("table.turn", {"turn": 3}),
    ("table.playing", {"ask": "customer"}),
    ("table.playing", {"ask": "customer", "playing": "snow"}),
    ("table.first", {"ask": "food", "playing": "diet"}),
    ("table.first", {"ask": "food", "playing": "diet", "first": [1, 3]}),
    ("table.first", {"ask": "event", "first": [1]}),
    ("table.first", {"ask": "pick", "playing": "ninja"}),
    (
        "table.first",
        {"ask": "pick", "playing": "ninja", "first": [1], "count": 1, "shops": [{**ONE, "food": ["G"]}, TWO]},
    ),
    ("table.playing", {"ask": "serve", "playing": "ninja"}),
    ("table.playing", {"ask": "pick", "playing": "rich_tip", "first": [2]}),
    ("table.playing", {"ask": "menu", "playing": "diet"}),
    ("table.playing", {"ask": "customer", "playing": "dirty_shop", "shops": [EATS, TWO]}),
    ("table.playing", {"ask": "player", "playing": "supplier"}),
    ("table.playing", {"ask": "player", "playing": "rich_tip", "shops": [EATS, TWO]}),
    ("table.round", {"ask": "hand", "round": 101}),
    ("table.served", {"served": 101}),
    ("table.shops[0].fresh", {"shops": [{**ONE, "fresh": 101}, TWO]}),
    ("table.shops[0].promised", {"shops": [{**ONE, "promised": "G" * 128}, TWO]}),
    ("table.playing", {"ask": "card", "phase": "events", "due_food": 1}),
    ("table.targets", {"ask": "pick", "playing": "ninja", "first": [2], "count": 1, "targets": [2]}),
    ("table.step", {"ask": "menu", "playing": "kitchen", "step": "start"}),
    ("table.count", {"ask": "pick", "playing": "ninja", "first": [2], "count": 1}),
    ("table.count", {"ask": "pick", "playing": "ninja", "first": [2], "shops": [ONE, {**TWO, "food": ["G"]}]}),
    ("table.count", {"ask": "food", "playing": "diet", "first": [1, 1], "shops": [{**ONE, "queue": ["c18"]}, TWO]}),
    ("table.count", {"ask": "food", "playing": "diet", "first": [1, 1], "count": 2, "shops": [EATS, TWO]}),
    ("table.count", {"ask": "menu", "playing": "kitchen", "count": 22}),
    ("table.count", {"ask": "serve", "count": 1}),
    ("table.aim", {**BIG, "aim": "phone"}),
    ("table.aim", {**BIG, "phase": "maintenance"}),
    ("table.aim", {"ask": "card", "phase": "events", "playing": "ninja", "aim": "new", "due_customers": 1}),
    ("table.first", {"ask": "card", "phase": "events", "playing": "misheard", "aim": "replace", "due_customers": 1}),
    ("table.drawer", {**REPLACED, "drawer": 2}),
    ("table.due_customers", {**REPLACED, "due_customers": 3}),
    ("table.due_customers", {**BIG, "due_customers": 3}),
    ("table.offer", {"ask": "card", "due_customers": 6}),
    ("table.offer", {"ask": "take", "offer": ["c01", "c02", "c03", "c04", "c05", "c06"]}),
    ("table.shops[0].queue", BIG),
    ("table.shops[0].queue", {**BIG, "shops": [{**ONE, "queue": ["c01"]}, TWO]}),
    ("table.shops[0].queue", {**BIG, "shops": [{**ONE, "queue": ["- phone"]}, TWO]}),
    ("table.shops[0].queue", {**REPLACED, "shops": [{**ONE, "queue": ["c01+c02 phone"]}, TWO]}),
    ("table.shops[0].queue[0]", {"shops": [{**ONE, "queue": ["- phone"]}, TWO]}),
    ("table.turn", {"ask": "card", "phase": "maintenance", "due_food": 1, "turn": 3}),
    ("table.shops[0].queue", {"shops": [{**ONE, "queue": crowd(10, 0)}, TWO]}),
    ("table.shops[0].queue", {"ask": "event", "shops": [{**ONE, "queue": crowd(2, 11)}, TWO]}),
    ("table.shops[0].queue", {"ask": "take", "offer": ["c50"], "shops": [{**ONE, "queue": crowd(0, 10)}, TWO]}),
    ("table.shops[0].queue", {"ask": "take", "offer": ["c50"], "shops": [{**ONE, "queue": crowd(5, 0)}, TWO]}),
    ("table.shops[1].queue", {"ask": "buy", "round": 2, "shops": [ONE, {**TWO, "queue": crowd(0, 10)}]}),
    ("table.shops[0].queue[0]", {"ask": "event", "shops": [{**ONE, "queue": ["c01 x64"]}, TWO]}),
    ("table.shops[0].queue[0]", {"ask": "event", "shops": [{**ONE, "queue": [f"c01 wants={'G' * 62}"]}, TWO]}),
    ("table.shops[0].queue[0]", {"ask": "event", "shops": [{**ONE, "queue": [f"c01 base={'G' * 62} wants=G"]}, TWO]}),
    ("table.shops[0].queue[0]", {"shops": [{**ONE, "queue": ["c01 +91m"]}, TWO]}),
    ("table.shops[0].loans", {"shops": [{**ONE, "loans": 1364}, TWO]}),
    ("table.shops[0].food", {"shops": [{**ONE, "food": ["G"] * 22}, TWO]}),
    ("table.shops[0].food", {"laid": ["S"], "shops": [{**ONE, "food": ["G", "S"] * 8 + ["F"] * 5}, TWO]}),
    ("table.due_food", {"ask": "card", "phase": "maintenance", "due_food": 22, "drawer": 1}),
    ("table.counter", {"laid": ["G"], "counter": "GD"}),
    ("table.asked", {"ask": "discard"}),
    ("table.due_food", {"ask": "card"}),
    ("table.laid[0]", {"laid": ["X"]}),
    ("table.plans", {"plans": 3}),
    ("table.money", {"money": 3}),
]


@pytest.mark.parametrize(("key", "fields"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_is_refused_by_its_key(key: str, fields: dict[str, Any]) -> None:
    typed = {"ask": "serve", "shops": [ONE, TWO], **fields}
    with pytest.raises(BadPosition) as caught:
        played(typed.pop("shops"), typed.pop("ask"), options={"players": 2}, **typed)
    assert caught.value.key == key
    assert caught.value.expected


def test_nobody_is_asked_for_a_target_that_there_is_not() -> None:
    with pytest.raises(BadPosition):
        played([ONE, TWO], "customer", playing="rich_tip")
    match = unforeseen(shop("posh", ["c01"], [], ["rich_tip"]), TWO)
    event(match, "rich_tip", "customer 1 1")
    assert one(match, 0)["played"] == "rich_tip"
