"""Phase 3, unforeseen factors that move, change, bring and send away customers: e15 to e25 (F3, F6, F9)."""

from __future__ import annotations

import pytest

from .typed import (
    chance,
    end_service,
    event,
    gains,
    money_and_fame,
    one,
    pass_all,
    possible,
    queues,
    shop,
    small_box,
    table,
    unforeseen,
    wanted,
)  # fmt: skip

QUEUE = ["c01", "c02 phone sour", "c03 sour", "c04"]


@pytest.mark.clause("F3", "F6")
@pytest.mark.parametrize(
    ("card", "customer", "queue", "after"),
    [
        ("queue_jumper", 3, QUEUE, ["c03 sour", "c01", "c02 phone sour", "c04"]),
        ("queue_jumper", 4, QUEUE, ["c04", "c01", "c02 phone sour", "c03 sour"]),
        ("queue_jumper", 2, ["c02 phone", "c01"], ["c01", "c02 phone"]),
        ("after_you", 1, QUEUE, ["c02 phone sour", "c03 sour", "c04", "c01"]),
        ("after_you", 3, QUEUE, ["c01", "c02 phone sour", "c04", "c03 sour"]),
        ("hold", 2, QUEUE, ["c01", "c03 sour", "c04", "c02 phone sour"]),
        ("hold", 1, ["c11+c12 phone", "c01"], ["c01", "c11+c12 phone"]),
        ("impatient", 1, QUEUE, ["c01 sour", *QUEUE[1:]]),
        ("impatient", 4, QUEUE, [*QUEUE[:3], "c04 sour"]),
        ("ouzo", 2, QUEUE, ["c01", "c02 phone", *QUEUE[2:]]),
        ("ouzo", 1, ["c11+c12 phone sour"], ["c11+c12 phone"]),
        ("line_dead", 2, QUEUE, ["c01", "c03 sour", "c04"]),
        ("line_dead", 1, ["c11+c12 phone sour", "c01"], ["c01"]),
        ("wallet", 3, QUEUE, ["c01", "c02 phone sour", "c04"]),
        ("wallet", 1, ["c01"], []),
    ],
)
def test_a_card_on_one_customer(card: str, customer: int, queue: list[str], after: list[str]) -> None:
    match = unforeseen(shop("posh", events=[card]), shop("dirty", queue, fame=7))
    event(match, card, f"customer 2 {customer}")
    assert queues(match)[1] == after
    assert money_and_fame(match)[1][1] == 7  # no penalty


@pytest.mark.clause("F3")
@pytest.mark.parametrize(
    ("card", "queue", "out"),
    [("line_dead", ["c11+c12 phone"], ["c11", "c12"]), ("wallet", ["c01 sour"], ["c01"])],
)
def test_who_leaves_is_discarded(card: str, queue: list[str], out: list[str]) -> None:
    match = unforeseen(shop("posh", events=[card]), shop("dirty", queue, fame=7))
    event(match, card, "customer 2 1")
    assert sorted(table(match)["customers_out"]) == out


@pytest.mark.clause("F3", "V5")
def test_a_customer_made_sour_leaves_at_the_end_of_this_round() -> None:
    match = unforeseen(shop("posh", events=["impatient"]), shop("dirty", ["c06", "c01"], fame=7))
    event(match, "impatient", "customer 2 1")
    pass_all(match)
    end_service(match)
    assert queues(match)[1] == ["c01 sour"]
    assert money_and_fame(match)[1][1] == 7 - 4


@pytest.mark.clause("F3", "V5")
def test_a_customer_no_longer_sour_stays_for_another_round() -> None:
    match = unforeseen(shop("posh", events=["ouzo"]), shop("dirty", ["c06 sour", "c01 sour"], fame=7))
    event(match, "ouzo", "customer 2 1")
    pass_all(match)
    end_service(match)
    assert queues(match)[1] == ["c06 sour"]
    assert money_and_fame(match)[1][1] == 7 - 2


@pytest.mark.clause("F6")
def test_the_order_of_the_queue_as_changed_is_that_of_the_service() -> None:
    match = unforeseen(shop("posh", events=["queue_jumper"]), shop("dirty", ["c11", "c01"], ["G"], money=0, fame=1))
    event(match, "queue_jumper", "customer 2 2")
    assert gains(match, 1) == (2, 1)


@pytest.mark.clause("F3")
@pytest.mark.parametrize("state", ["", " sour"])
def test_misheard_puts_a_new_telephone_order_in_the_same_place_and_state(state: str) -> None:
    queue = ["c01", f"c02 phone{state}", "c03"]
    match = unforeseen(shop("posh", events=["misheard"]), shop("dirty", queue, fame=1))
    event(match, "misheard", "customer 2 2")
    chance(match, "customer c40")
    assert queues(match)[1] == ["c01", f"c40 phone{state}", "c03"]
    assert table(match)["customers_out"] == ["c02"]


@pytest.mark.clause("F3", "K5")
def test_misheard_draws_two_cards_for_a_big_order_and_no_big_card() -> None:
    match = unforeseen(shop("posh", ["c11+c12 phone sour"], events=["misheard"]), shop("dirty", fame=1))
    event(match, "misheard", "customer 1 1")
    chance(match, "customer c40", "customer big", "customer c41")
    assert queues(match)[0] == ["c40+c41 phone sour"]
    assert sorted(table(match)["customers_out"]) == ["big", "c11", "c12"]


@pytest.mark.clause("F3", "S2")
@pytest.mark.parametrize("order", ["c11+c12 phone sour", "c11 phone"])
def test_with_an_empty_stack_misheard_draws_what_it_has_just_discarded(order: str) -> None:
    """Discard first, then draw."""
    match = unforeseen(shop("posh", [order], events=["misheard"]), shop("dirty", fame=1), customers_stack=[])
    event(match, "misheard", "customer 1 1")
    chance(match, *[f"customer {card}" for card in order.split(" ")[0].split("+")])
    assert queues(match)[0] == [order]


@pytest.mark.clause("F3", "F9")
def test_nothing_lies_on_a_misheard_order_any_more() -> None:
    one, three = shop("posh", events=["rich_tip"], fame=9), shop("chain", events=["misheard"], fame=8)
    match = unforeseen(one, shop("dirty", ["c02 phone"], ["G"], money=0, fame=1), three)
    event(match, "rich_tip", "customer 2 1")
    event(match, "misheard", "customer 2 1")
    chance(match, "customer c01")
    assert gains(match, 1) == (2, 1)


@pytest.mark.clause("F9", "F3")
def test_a_customer_who_left_and_comes_back_in_the_same_round_has_nothing_on_it() -> None:
    shops = [
        shop("posh", events=["rich_tip"], fame=9),
        shop("chain", events=["wallet"], fame=8),
        shop("family", events=["last_minute"], fame=7),
        shop("dirty", ["c01"], ["G"], money=0, fame=1),
    ]
    match = unforeseen(*shops, customers_stack=[])
    event(match, "rich_tip", "customer 4 1")
    event(match, "wallet", "customer 4 1")
    event(match, "last_minute", "player 4")
    chance(match, "customer c01")
    assert one(match, 3)["queue"] == ["c01"]
    assert gains(match, 3) == (2, 1)


@pytest.mark.clause("F6")
def test_wrong_number_swaps_two_telephone_orders_and_they_keep_their_state() -> None:
    one = shop("posh", ["c01", "c02 phone sour", "c03"], events=["wrong_number"])
    match = unforeseen(one, shop("dirty", ["c11+c12 phone", "c04"], fame=1))
    event(match, "wrong_number", "customer 1 2", "customer 2 1")
    assert queues(match) == [["c01", "c11+c12 phone", "c03"], ["c02 phone sour", "c04"]]


@pytest.mark.clause("F6", "F8")
def test_wrong_number_between_two_opponents_takes_what_lies_on_the_orders_along() -> None:
    shops = [
        shop("posh", events=["rich_tip"], fame=9),
        shop("chain", events=["wrong_number"], fame=8),
        shop("dirty", ["c02 phone"], ["D"], money=0, fame=2),
        shop("family", ["c01", "c09 phone"], ["G", "G"], money=0, fame=1),
    ]
    match = unforeseen(*shops)
    event(match, "rich_tip", "customer 3 1")
    event(match, "wrong_number", "customer 4 2", "customer 3 1")
    assert queues(match)[2:] == [["c09 phone"], ["c01", "c02 phone"]]
    assert (gains(match, 2), gains(match, 3)) == ((1, 0), (2 + 2 + 2, 1))


@pytest.mark.clause("F2", "F6")
def test_the_two_orders_of_wrong_number_are_of_different_players() -> None:
    one = shop("posh", ["c01 phone", "c02 phone"], events=["wrong_number"])
    match = unforeseen(one, shop("dirty", ["c11 phone", "c04", "c12 phone"], fame=1))
    match.play("play wrong_number")
    assert possible(match) == ["customer 1 1", "customer 1 2", "customer 2 1", "customer 2 3"]
    match.play("customer 2 3")
    assert possible(match) == ["customer 1 1", "customer 1 2"]


@pytest.mark.clause("F6", "F2")
@pytest.mark.parametrize("customer", ["c01", "c01 sour"])
def test_across_the_street_a_customer_goes_to_the_end_of_another_queue_and_keeps_its_state(customer: str) -> None:
    one = shop("posh", [customer, "c03"], events=["across"])
    match = unforeseen(one, shop("dirty", ["c11 phone", "c04"], fame=2), shop("chain", fame=1))
    match.play("play across")
    match.play("customer 1 1")
    assert possible(match) == ["player 2", "player 3"]
    match.play("player 2")
    assert queues(match) == [["c03"], ["c11 phone", "c04", customer], []]


@pytest.mark.clause("F2")
def test_a_customer_may_come_across_the_street_to_the_player_of_the_card() -> None:
    one = shop("posh", ["c02"], events=["across"])
    match = unforeseen(one, shop("dirty", ["c11", "c04 phone"], fame=2), shop("chain", fame=1))
    match.play("play across")
    assert possible(match) == ["customer 1 1", "customer 2 1"]
    match.play("customer 2 1")
    assert possible(match) == ["player 1", "player 3"]
    match.play("player 1")
    assert queues(match) == [["c02", "c11"], ["c04 phone"], []]


@pytest.mark.clause("F3", "F2")
@pytest.mark.parametrize(("seat", "after"), [(1, [["c02", "c40"], ["c01"]]), (2, [["c02"], ["c01", "c40"]])])
def test_a_last_minute_customer_stands_at_the_end(seat: int, after: list[list[str]]) -> None:
    match = unforeseen(shop("posh", ["c02"], events=["last_minute"]), shop("dirty", ["c01"], fame=1))
    event(match, "last_minute", f"player {seat}")
    chance(match, "customer c40")
    assert queues(match) == after


@pytest.mark.clause("K5", "F3")
def test_a_last_minute_customer_is_a_normal_one_and_never_a_big_card() -> None:
    match = unforeseen(shop("posh", events=["last_minute"]), shop("dirty", [], ["SD", "F"], money=0, fame=1))
    event(match, "last_minute", "player 2")
    chance(match, "customer big", "customer big", "customer c49")
    assert queues(match)[1] == ["c49"]
    assert table(match)["customers_out"] == ["big", "big"]
    assert gains(match, 1) == (2, 2)


@pytest.mark.clause("K5", "S2")
def test_where_nothing_but_big_cards_is_left_no_customer_comes() -> None:
    """One Big card is in the stack and nothing in the discards: all customers stand in the queues."""
    queue = ["c01", "c02", "c03 phone"]
    box = small_box("c01", "c02", "c03", bigs=1)
    match = unforeseen(shop("posh", queue, events=["last_minute"]), shop("dirty", fame=1), box=box)
    event(match, "last_minute", "player 2")
    assert queues(match) == [queue, []]
    assert table(match)["phase"] == "service"


@pytest.mark.clause("F3", "F6")
@pytest.mark.parametrize(
    ("steps", "queue", "after"),
    [
        (["impatient 1", "ouzo 1"], QUEUE, QUEUE),
        (["ouzo 3", "impatient 3"], QUEUE, QUEUE),
        (["impatient 1", "after_you 1"], ["c01", "c02"], ["c02", "c01 sour"]),
        (["queue_jumper 4", "after_you 1"], QUEUE, QUEUE),
        (["after_you 1", "queue_jumper 4"], QUEUE, QUEUE),
        (["hold 2", "ouzo 4"], QUEUE, ["c01", "c03 sour", "c04", "c02 phone"]),
        (["wallet 1", "hold 1"], QUEUE, ["c03 sour", "c04", "c02 phone sour"]),
        (["line_dead 2", "queue_jumper 2"], QUEUE, ["c03 sour", "c01", "c04"]),
        (["last_minute", "queue_jumper 3"], ["c01", "c02 phone"], ["c40", "c01", "c02 phone"]),
        (["last_minute", "impatient 2"], ["c01 sour"], ["c01 sour", "c40 sour"]),
        (["misheard 2", "hold 2"], QUEUE, ["c01", "c03 sour", "c04", "c40 phone sour"]),
        (["misheard 2", "line_dead 2"], QUEUE, ["c01", "c03 sour", "c04"]),
    ],
)
def test_a_card_works_on_what_the_one_before_has_made(steps: list[str], queue: list[str], after: list[str]) -> None:
    cards = [step.split()[0] for step in steps]
    shops = [shop(name, events=[card], fame=9) for name, card in zip(("posh", "chain"), cards, strict=True)]
    match = unforeseen(*shops, shop("dirty", queue, fame=1))
    for step, card in zip(steps, cards, strict=True):
        event(match, card, "player 3" if step == card else f"customer 3 {step.split()[1]}")
        if match.chance_to_act:
            chance(match, "customer c40")
    assert queues(match)[2] == after


@pytest.mark.clause("F6")
def test_an_order_that_wrong_number_brought_is_moved_and_one_that_came_across_is_sent_off() -> None:
    shops = [
        shop("posh", ["c01", "c02 phone"], [], ["wrong_number"], fame=9),
        shop("chain", ["c11 phone", "c04"], [], ["hold"], fame=8),
        shop("family", [], [], ["across"], fame=7),
        shop("dirty", [], [], ["wallet"], fame=6),
    ]
    match = unforeseen(*shops)
    event(match, "wrong_number", "customer 1 2", "customer 2 1")
    event(match, "hold")  # the one that came to the chain: the other is the last of its queue
    event(match, "across", "customer 1 1", "player 4")
    event(match, "wallet", "customer 4 1")
    assert queues(match) == [["c11 phone"], ["c04", "c02 phone"], [], []]


@pytest.mark.clause("F9")
def test_moves_within_a_queue_leave_what_lies_on_customers() -> None:
    one, three = shop("posh", events=["add_fries"], fame=9), shop("chain", events=["after_you"], fame=8)
    match = unforeseen(one, shop("dirty", ["c01", "c02 phone"], fame=1), three)
    event(match, "add_fries", "customer 2 1")
    event(match, "after_you", "customer 2 1")
    assert wanted(match, 1) == ["G", "GF"]
    assert queues(match)[1] == ["c02 phone", "c01"]


@pytest.mark.clause("F9", "F7")
def test_same_again_keeps_its_copy_when_the_one_in_front_goes() -> None:
    one, three = shop("posh", events=["same_again"], fame=9), shop("chain", events=["wallet"], fame=8)
    match = unforeseen(one, shop("dirty", ["c11", "c04"], fame=1), three)
    event(match, "same_again", "customer 2 2")
    event(match, "wallet", "customer 2 1")
    assert wanted(match, 1) == ["GG"]
