"""Positions typed by hand: what half-done things look like, and what is refused by its key."""

from __future__ import annotations

from typing import Any

import pytest

from locanda import BadPosition

from .typed import chance, draft, event, gains, one, played, possible, queues, rival, shop, table, unforeseen, wanted


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
    match = played(shops, "food", step="middle", playing="diet", first=[1, 2], count=1)
    assert possible(match) == ["food G", "food D"]
    match.play("food D")
    assert wanted(match, 0) == ["G", "G"]


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
