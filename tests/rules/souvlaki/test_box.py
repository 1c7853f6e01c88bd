"""Other components: new cards from known effects, what plays, and what is refused."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import locanda
from locanda import BadBox
from locanda.core.box import load_box
from locanda.core.catalogue import find

from .typed import (
    chance,
    event,
    foods,
    gains,
    money_and_fame,
    one,
    possible,
    queues,
    shop,
    small_box,
    unforeseen,
    wanted,
)  # fmt: skip

Edit = Callable[[dict[str, Any]], Any]


def edited(*edits: Edit) -> dict[str, Any]:
    data = copy.deepcopy(load_box(find("souvlaki")).data)
    for edit in edits:
        edit(data)
    return data


def card(target: str, lasts: str, op: str, of: str = "", only: list[str] | None = None, /, **numbers: Any) -> Edit:
    """A new card in the place of the last one: a row of the box and nothing else."""
    row: dict[str, Any] = {"id": "e32", "key": "own", "name": {"en": "A New Card"}, "target": target, "lasts": lasts}
    row |= {"effect": {"op": op, **numbers}} | ({"kind": of} if of else {}) | ({"only": only} if only else {})

    def edit(data: dict[str, Any]) -> None:
        data["event"][-1] = row

    return edit


def book(**fields: Any) -> Edit:
    return lambda data: data["rulebook"].update(fields)


def with_card(edit: Edit, **fields: Any) -> locanda.Match:
    """Two shops with customers; the first has the new card."""
    first = shop("posh", ["c01", "c02 phone sour"], ["G", "S"], ["own"], fame=20)
    second = shop("dirty", ["c17", "c11+c06 phone", "c18 sour"], ["GS", "FD"], fame=9)
    return unforeseen(first, second, shop("chain", ["c09 phone"], ["D"], fame=5), box=edited(edit), **fields)


@pytest.mark.clause("F3", "F9")
def test_a_new_card_takes_two_foods_off_an_order() -> None:
    two = {"count": 2, "chooser": "card_player"}
    match = with_card(card("customer", "round", "remove_food", "phone", ["min_foods_3"], **two))
    match.play("play own")  # for the only order of at least three foods
    match.play("food G")
    match.play("food S")
    assert wanted(match, 1) == ["GS", "G", "GD"]


@pytest.mark.clause("F5", "F3")
def test_a_new_card_trebles_a_sour_telephone_order() -> None:
    match = with_card(card("customer", "round", "multiply_customer", "phone", ["sour"], factor=3))
    event(match, "own", "customer 1 2")
    assert wanted(match, 0) == ["G", "GGG"]


@pytest.mark.clause("F3", "F6")
def test_a_new_card_lets_a_telephone_order_to_the_front() -> None:
    match = with_card(card("customer", "now", "move_in_queue", "any", ["not_first"], to="front"))
    match.play("play own")
    assert possible(match) == ["customer 1 2", "customer 2 2", "customer 2 3"]
    match.play("customer 2 2")
    assert queues(match)[1] == ["c11+c06 phone", "c17", "c18 sour"]


@pytest.mark.clause("F3", "F6")
def test_a_new_card_sends_a_telephone_order_across_the_street_to_the_front() -> None:
    match = with_card(card("customer_to_player", "now", "move_to_other_queue", "phone", to="front"))
    event(match, "own", "customer 2 2", "player 1")
    assert queues(match)[:2] == [["c11+c06 phone", "c01", "c02 phone sour"], ["c17", "c18 sour"]]


@pytest.mark.clause("F3", "F6")
def test_a_new_card_swaps_any_two_customers() -> None:
    match = with_card(card("two_customers", "now", "swap_phone_orders", "any"))
    match.play("play own")
    match.play("customer 2 1")
    assert "customer 2 1" not in possible(match)
    assert "customer 2 3" in possible(match)  # even of one queue
    match.play("customer 1 2")
    assert queues(match)[:2] == [["c01", "c17"], ["c02 phone sour", "c11+c06 phone", "c18 sour"]]


@pytest.mark.clause("F3", "V5")
def test_a_new_card_sends_a_customer_off_with_the_penalty() -> None:
    match = with_card(card("customer", "now", "discard_customer", "any", penalty=True))
    event(match, "own", "customer 2 2")
    assert queues(match)[1] == ["c17", "c18 sour"]
    assert money_and_fame(match)[1] == (9, 9 - 2 * (2 + 2))


@pytest.mark.clause("F3")
def test_a_new_card_pays_every_player() -> None:
    match = with_card(card("all", "now", "money", delta=4))
    event(match, "own")
    assert [money for money, _ in money_and_fame(match)] == [13, 13, 13]


@pytest.mark.clause("F3", "O2")
def test_a_new_card_takes_fame_from_every_player() -> None:
    match = with_card(card("all", "now", "fame", delta=-9))
    event(match, "own")
    assert [fame for _, fame in money_and_fame(match)] == [11, 0, 0]


@pytest.mark.clause("F3", "M4")
def test_a_new_card_brings_food_to_every_player_in_the_order_of_the_phase() -> None:
    match = with_card(card("all", "now", "draw_food", count=1))
    event(match, "own")
    chance(match, "food FF", "food GG", "food SS")
    assert foods(match) == [["G", "S", "FF"], ["GG", "GS", "FD"], ["D", "SS"]]


@pytest.mark.clause("F3")
def test_a_new_card_makes_every_player_lose_a_food_card() -> None:
    match = with_card(card("all", "now", "discard_food", count=1, random=True))
    event(match, "own")
    chance(match, "hand S", "hand FD", "hand D")
    assert foods(match) == [["G"], ["GS"], []]


@pytest.mark.clause("F3", "K5")
def test_a_new_card_brings_every_player_a_customer() -> None:
    match = with_card(card("all", "now", "add_customer", kind="normal"))
    event(match, "own")
    chance(match, "customer c40", "customer big", "customer c41", "customer c42")
    assert [queue[-1] for queue in queues(match)] == ["c40", "c41", "c42"]


@pytest.mark.clause("F3", "F5")
def test_a_new_card_lets_all_customers_of_all_players_pay_more() -> None:
    match = with_card(card("all", "round", "player_customers", money=3, fame=-1, kind="any"))
    event(match, "own")
    assert gains(match, 1) == (3 + 3, 1 - 1)  # c17 alone: two more would want GGGS


@pytest.mark.clause("F3", "F5")
def test_a_new_card_lets_the_telephone_orders_of_oneself_give_more_fame() -> None:
    match = with_card(card("self", "round", "player_customers", money=0, fame=4, kind="phone"))
    event(match, "own")
    for step in ("lay G", "serve"):
        match.play(step, 0)
    assert money_and_fame(match)[0] == (11, 21)  # c01 came himself


@pytest.mark.clause("F3", "F2")
def test_a_new_card_steals_two_food_cards() -> None:
    match = with_card(card("opponent", "now", "steal_food", count=2, random=True))
    event(match, "own", "player 2")
    chance(match, "hand GS", "hand FD")
    assert foods(match)[:2] == [["G", "S", "GS", "FD"], []]


@pytest.mark.clause("F2", "F3")
def test_a_new_card_for_normal_customers_who_are_not_sour_and_have_somebody_behind_them() -> None:
    match = with_card(card("customer", "round", "customer_money", "normal", ["not_last", "straight"], delta=5))
    match.play("play own")
    assert possible(match) == ["customer 1 1", "customer 2 1"]


@pytest.mark.clause("F2", "F6")
def test_a_new_card_swaps_sour_customers_of_different_queues() -> None:
    match = with_card(card("two_customers", "now", "swap_phone_orders", "any", ["sour", "different_queues"]))
    event(match, "own", "customer 2 3")  # for each of the two there is one other
    assert queues(match)[:2] == [["c01", "c18 sour"], ["c17", "c11+c06 phone", "c02 phone sour"]]


@pytest.mark.clause("F2", "F9")
def test_a_new_card_adds_a_drink_to_a_large_order_that_is_sour() -> None:
    match = with_card(card("customer", "round", "add_food", "any", ["sour", "min_foods_2"], food="drink"))
    match.play("play own")  # for the only one
    assert wanted(match, 1) == ["GS", "GGS", "GDD"]


@pytest.mark.clause("F2", "F3")
def test_a_new_card_makes_any_player_lose_three_food_cards_or_all_there_are() -> None:
    match = with_card(card("player", "now", "discard_food", count=3, random=True))
    match.play("play own")
    assert possible(match) == ["player 1", "player 2", "player 3"]
    match.play("player 1")
    chance(match, "hand S", "hand G")
    assert foods(match) == [[], ["GS", "FD"], ["D"]]


@pytest.mark.clause("F9", "F5")
def test_as_many_cards_that_multiply_as_a_box_may_hold_do_not_run_an_order_over() -> None:
    """Nine times a Big order: with as many as that, orders come near to all that an order can be."""
    box = edited(card("customer", "round", "multiply_customer", "any", factor=3), treble(10))
    first = shop("posh", ["c55+c53 phone"], [], ["own"], fame=20)
    match = unforeseen(first, shop("dirty", events=["hungry_fans"], fame=9), box=box)
    event(match, "own")
    event(match, "hungry_fans")
    assert wanted(match, 0) == ["G" * 36 + "S" * 9 + "F" * 18 + "D" * 9]
    assert one(match, 0)["queue"][0].split()[-2] == "x9"


PLAYABLE = [
    [book(start_food=2, start_events=0, food_limit=3)],
    [book(start_food=9, food_limit=4)],
    [book(win_money=5, win_fame=5)],
    [book(loan=1, loan_due=9, leave_factor=0, leave_least=0, dismiss_fame=0, treat_fame=0)],
    [lambda data: data["food_cards"].update(SFD=0) or data["rulebook"].update(food_cards=70)],
    [lambda data: data["event"].clear() or data["rulebook"].update(event_cards=0)],
    [lambda data: data["big_telephone_order"].update(copies=20) or data["rulebook"].update(customer_cards=76)],
    [lambda data: data["big_telephone_order"].update(copies=0) or data["rulebook"].update(customer_cards=56)],
    [lambda data: data["shop"][2].update(running_cost=15)],
    [lambda data: data["shop"][0]["supplies"].update(cost=0, times=3)],
]


@pytest.mark.clause("C1", "S2", "S3", "M1", "M4")
@pytest.mark.parametrize("edits", PLAYABLE, ids=range(len(PLAYABLE)))
def test_other_components_play_to_the_end(edits: list[Edit]) -> None:
    for players in (2, 4):
        options = {"round_limit": 3}
        match = locanda.new("souvlaki", players=players, options=options, box=edited(*edits), seed=players)
        n = 0
        while not match.over:
            seat = min(match.to_act)
            actions = match.legal_packed(seat)
            match.play_packed(seat, actions[n * 7 % len(actions)])
            n += 1
        assert locanda.load(match.journal()).result == match.result


@pytest.mark.clause("S2", "K1", "K3")
def test_a_box_with_few_customers_plays_to_the_end() -> None:
    box = small_box("c01", "c02", "c03", bigs=2)
    match = locanda.new("souvlaki", players=4, options={"round_limit": 4}, box=box, seed=1)
    n = 0
    while not match.over:
        actions = match.legal()
        match.play(actions[n * 7 % len(actions)])
        n += 1
    assert match.result is not None


def change(index: int, **fields: Any) -> Edit:
    def edit(data: dict[str, Any]) -> None:
        data["event"][index] = {**data["event"][index], **fields}

    return edit


def treble(index: int) -> Edit:
    return change(index, kind="any", effect={"op": "multiply_customer", "factor": 3})


BY_PLAYER = {"chooser": "card_player"}
REFUSED = [
    ("event[31].effect.op", card("customer", "round", "customer_mony", "any", delta=2)),
    ("event[31].effect", card("customer", "round", "customer_money", "any")),
    ("event[31].effect.delta", card("customer", "round", "customer_money", "any", delta=0)),
    ("event[31].effect.delta", card("customer", "round", "customer_money", "any", delta=99)),
    ("event[31].effect.delta", card("customer", "round", "customer_money", "any", delta=True)),
    ("event[31].effect.fame", card("customer", "round", "customer_money", "any", delta=2, fame=2)),
    ("event[31].target", card("player", "round", "customer_money", delta=2)),
    ("event[31].target", card("customers", "round", "customer_money", delta=2)),
    ("event[31].lasts", card("customer", "now", "customer_money", "any", delta=2)),
    ("event[31].kind", card("customer", "round", "customer_money", delta=2)),
    ("event[31].kind", card("customer", "round", "customer_money", "sour", delta=2)),
    ("event[31].kind", card("opponent", "now", "money", "any", delta=-2)),
    ("event[31].only", card("opponent", "now", "money", "", ["sour"], delta=-2)),
    ("event[31].only", card("customer", "now", "set_state", "any", ["sour", "straight"], state="sour")),
    ("event[31].only", card("customer", "now", "set_state", "any", ["soure"], state="sour")),
    ("event[31].only", card("customer", "now", "set_state", "any", ["different_queues"], state="sour")),
    ("event[31].only", card("customer", "now", "set_state", "any", ["min_foods_0"], state="sour")),
    ("event[31].only", card("customer", "now", "set_state", "any", ["min_foods_10"], state="sour")),
    ("event[31].only", card("customer", "now", "set_state", "any", ["min_foods_2", "min_foods_3"], state="sour")),
    ("event[31].only", card("customer", "now", "set_state", "any", ["sour", "sour"], state="sour")),
    ("event[31].only", card("customer", "round", "copy_order_from_previous", "normal")),
    ("event[31].only", card("customer", "round", "remove_food", "any", ["min_foods_2"], count=2, **BY_PLAYER)),
    ("event[31].kind", card("customer", "now", "replace_phone_order", "normal")),
    ("event[31].effect.state", card("customer", "now", "set_state", "any", state="angry")),
    ("event[31].effect.to", card("customer", "now", "move_in_queue", "any", to="middle")),
    ("event[31].effect.food", card("customer", "round", "add_food", "any", food="moussaka")),
    ("event[31].effect.count", card("opponent", "now", "steal_food", count=0, random=True)),
    ("event[31].effect.random", card("opponent", "now", "steal_food", count=1, random=False)),
    ("event[31].effect.factor", card("customer", "round", "multiply_customer", "any", factor=9)),
    ("event[31].effect", card("all", "round", "all_phone", money=0, fame=0)),
    ("event[31].effect.kind", card("player", "now", "add_customer", kind="phone")),
    ("event[3]", change(3, key="stingy")),
    ("event[3]", change(3, key="my card")),
    ("event[3].name", change(3, name={})),
    ("event", lambda data: [treble(n)(data) for n in range(3)]),
    ("rulebook.event_cards", lambda data: data["event"].pop()),
    ("rulebook.food_cards", book(food_cards=71)),
    ("rulebook.customer_cards", book(customer_cards=61)),
    ("rulebook.food_limit", book(food_limit=0)),
    ("food_cards.GX", lambda data: data["food_cards"].update(GX=1)),
    ("food_cards.SG", lambda data: data["food_cards"].update(SG=1)),
    ("customer[0].order", lambda data: data["customer"][0].update(order="GZ")),
    ("customer[1]", lambda data: data["customer"][1].update(id="c01")),
    ("customer[1]", lambda data: data["customer"][1].update(id="big")),
    ("shop", lambda data: data["shop"].pop()),
    ("shop[0].running_cost", lambda data: data["shop"][0].update(running_cost=99) or book(loan=1)(data)),
    ("shop[2].running_cost", book(loan=1, loan_due=99)),
    ("shop[1]", lambda data: data["shop"][1].update(id="dirty")),
]


@pytest.mark.clause("F2", "F3", "C1")
@pytest.mark.parametrize(("key", "edit"), REFUSED, ids=range(len(REFUSED)))
def test_impossible_components_are_refused_by_their_key(key: str, edit: Edit) -> None:
    with pytest.raises(BadBox) as caught:
        load_box(find("souvlaki"), edited(edit))
    assert caught.value.key == key
    assert caught.value.expected


@pytest.mark.parametrize(
    ("edit", "complaint"),
    [
        (
            card("customer", "round", "add_food", "any", ["not_frist"], food="fries"),
            "event[31] (e32).only = 'not_frist': did you mean 'not_first'? "
            "(one of not_first, not_last, straight, sour, different_queues, min_foods_2)",
        ),
        (
            card("self", "now", "steal_food", count=1, random=True),
            "event[31] (e32).target = 'self': opponent for steal_food",
        ),
        (card("all", "now", "draw_food", count=5), "event[31] (e32).effect.count = 5: a whole number from 1 to 4"),
        (card("all", "now", "draw_food"), "event[31] (e32).effect = 'draw_food': count is missing"),
        (
            card("customer", "now", "set_state", "any", ["sour", "sour"], state="straight"),
            "event[31] (e32).only = ['sour', 'sour']: sour once",
        ),
        (
            lambda data: [treble(n)(data) for n in range(3)],
            "event = '4 cards that multiply': smaller factors, fewer such cards or shorter orders",
        ),
    ],
    ids=range(6),
)
def test_a_complaint_about_a_card_says_what_would_be_right(edit: Edit, complaint: str) -> None:
    with pytest.raises(BadBox) as caught:
        load_box(find("souvlaki"), edited(edit))
    assert str(caught.value).endswith(complaint)
