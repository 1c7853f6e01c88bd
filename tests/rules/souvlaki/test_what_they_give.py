"""Phase 3, unforeseen factors that change what customers give: e01 to e09 and e11, alone and stacked (F3, F5, F8)."""

from __future__ import annotations

import pytest

from .typed import end_service, event, gains, one, pass_all, shop, unforeseen

#: What the first customer of the second seat gives and wants: c11 3 and 2 for GG, c02 2 and 0 for G, c09 1 and 0 for D.
Gain = tuple[int, int]


def gained(card: str, customer: str, foods: list[str], target: str = "customer 2 1") -> Gain:
    """What seat 2 gains by its one customer after seat 1 has played a card."""
    match = unforeseen(shop("posh", events=[card]), shop("dirty", [customer], foods, money=0, fame=1))
    event(match, card, target)
    return gains(match, 1)


@pytest.mark.clause("F3")
@pytest.mark.parametrize(
    ("card", "customer", "foods", "gain"),
    [
        ("rich_tip", "c11", ["GG"], (5, 2)),
        ("rich_tip", "c11 phone", ["GG"], (5, 2)),
        ("rich_tip", "c11+c02 phone", ["GG", "G"], (7, 2)),  # a Big order is one customer
        ("food_critic", "c11", ["GG"], (3, 4)),
        ("food_critic", "c02 sour", ["G"], (2, 2)),
        ("stingy", "c11", ["GG"], (1, 2)),
        ("stingy", "c09 phone", ["D"], (0, 0)),  # 1 less 2: raised to 0
        ("stingy", "c11+c02 phone", ["GG", "G"], (3, 2)),
        ("bad_mood", "c55", ["GG", "S", "F"], (6, 1)),
        ("bad_mood", "c01", ["G"], (2, 0)),  # 1 less 2: raised to 0
        ("hungry_fans", "c11", ["GG", "GG"], (6, 4)),
        ("hungry_fans", "c02 sour", ["G", "G"], (4, 0)),
    ],
)
def test_a_card_on_a_customer(card: str, customer: str, foods: list[str], gain: Gain) -> None:
    assert gained(card, customer, foods) == gain


@pytest.mark.clause("F3", "F5")
@pytest.mark.parametrize(
    ("card", "queue", "foods", "gain"),
    [
        ("dirty_shop", ["c11", "c01 phone"], ["GG", "G"], (5, 1)),
        ("dirty_shop", ["c02", "c09"], ["GD"], (3, 0)),  # gave 0 fame, still gives 0
        ("dirty_shop", ["c11+c06 phone"], ["GG", "S"], (4, 3)),  # once for a Big order
        ("smile", ["c11", "c01 phone"], ["GG", "G"], (5, 4)),  # normal customers alone
        ("smile", ["c02", "c09 sour"], ["GD"], (3, 2)),
        ("price_rise", ["c11", "c01 phone"], ["GG", "G"], (7, 1)),
        ("price_rise", ["c02"], ["G"], (3, 0)),
        ("price_rise", ["c11+c06 phone"], ["GG", "S"], (5, 3)),
        ("cl_night", ["c11", "c01 phone"], ["GG", "G"], (7, 3)),  # telephone orders alone
        ("cl_night", ["c11+c06 phone"], ["GG", "S"], (6, 4)),
        ("eurovision", ["c11", "c01 phone"], ["GG", "G"], (5, 5)),
        ("eurovision", ["c02+c09 phone"], ["GD"], (3, 2)),
    ],
)
def test_a_card_on_all_that_a_player_serves(card: str, queue: list[str], foods: list[str], gain: Gain) -> None:
    on_all = card in ("cl_night", "eurovision")
    match = unforeseen(shop("posh", events=[card]), shop("dirty", queue, foods, money=0, fame=1))
    event(match, card, *([] if on_all else ["player 2"]))
    assert gains(match, 1) == gain


@pytest.mark.clause("F2", "F3")
@pytest.mark.parametrize(("card", "gain"), [("dirty_shop", (2, 0)), ("smile", (2, 2)), ("price_rise", (3, 0))])
def test_a_card_on_a_player_counts_for_that_player_alone(card: str, gain: Gain) -> None:
    """And the player may be oneself."""
    first, second = shop("posh", ["c01"], ["G"], [card], money=0), shop("dirty", ["c03"], ["G"], money=0, fame=1)
    match = unforeseen(first, second)
    event(match, card, "player 1")
    assert (gains(match, 0), gains(match, 1)) == (gain, (2, 1))


@pytest.mark.clause("F3")
@pytest.mark.parametrize(("card", "gain"), [("cl_night", (4, 1)), ("eurovision", (2, 3))])
def test_a_card_for_all_players_counts_for_its_player_too(card: str, gain: Gain) -> None:
    queue = ["c01 phone"]
    match = unforeseen(shop("posh", queue, ["G"], [card], money=0), shop("dirty", ["c03 phone"], ["G"], fame=1))
    event(match, card)
    assert (gains(match, 0), gains(match, 1)) == (gain, gain)


EFFECTS = [
    ("rich_tip", "customer 2 1"),
    ("food_critic", "customer 2 1"),
    ("stingy", "customer 2 1"),
    ("bad_mood", "customer 2 1"),
    ("hungry_fans", "customer 2 1"),
    ("dirty_shop", "player 2"),
    ("smile", "player 2"),
    ("price_rise", "player 2"),
    ("cl_night", None),
    ("eurovision", None),
]


@pytest.mark.clause("E1")
@pytest.mark.parametrize(("card", "target"), EFFECTS)
def test_effects_end_with_the_round(card: str, target: str | None) -> None:
    """Not served in this round, the customers give in the next what is printed on them."""
    match = unforeseen(shop("posh", events=[card]), shop("dirty", ["c11", "c06 phone"], ["GG", "S"], money=0, fame=1))
    event(match, card, *([target] if target else []))
    pass_all(match)
    end_service(match)
    assert one(match, 1)["queue"] == ["c11 sour", "c06 phone sour"]  # nothing is left on them


@pytest.mark.clause("F5")
@pytest.mark.parametrize(
    ("cards", "gain"),
    [
        (["rich_tip", "stingy"], (3, 2)),
        (["stingy", "rich_tip"], (3, 2)),
        (["hungry_fans", "rich_tip"], (8, 4)),  # printed values twice, then the changes
        (["rich_tip", "hungry_fans"], (8, 4)),
        (["hungry_fans", "bad_mood"], (6, 2)),
        (["food_critic", "bad_mood"], (3, 2)),
        (["dirty_shop", "smile"], (3, 2)),
        (["dirty_shop", "food_critic"], (3, 3)),
        (["price_rise", "stingy"], (2, 1)),
        (["dirty_shop", "price_rise"], (4, 0)),
        (["cl_night", "rich_tip"], (5, 2)),  # not a telephone order
        (["smile", "hungry_fans"], (6, 5)),
    ],
)
def test_changes_are_added(cards: list[str], gain: Gain) -> None:
    first, third = shop("posh", events=[cards[0]], fame=9), shop("chain", events=[cards[1]], fame=8)
    match = unforeseen(first, shop("dirty", ["c11"], ["GG", "GG"], money=0, fame=1), third)
    for card in cards:
        target = dict(EFFECTS)[card]
        event(match, card, *([target] if target else []))
    assert gains(match, 1) == gain


@pytest.mark.clause("F5")
def test_only_the_sum_is_raised_to_0() -> None:
    """Fame 0, Dirty Shop and Smile: 0 in all, not 1."""
    first, third = shop("posh", events=["dirty_shop"], fame=9), shop("chain", events=["smile"], fame=8)
    match = unforeseen(first, shop("dirty", ["c02"], ["G"], money=0, fame=1), third)
    event(match, "dirty_shop", "player 2")
    event(match, "smile", "player 2")
    assert gains(match, 1) == (2, 0)


@pytest.mark.clause("F5")
def test_three_changes_on_one_customer() -> None:
    """1 money: 2 less, 2 less again by nobody, then 2 and 1 more: added first, raised to 0 last."""
    shops = [
        shop("posh", events=["stingy"], fame=9),
        shop("dirty", ["c09 phone"], ["D"], money=0, fame=1),
        shop("chain", events=["cl_night"], fame=8),
        shop("family", events=["price_rise"], fame=7),
    ]
    match = unforeseen(*shops)
    event(match, "stingy", "customer 2 1")
    event(match, "cl_night")
    event(match, "price_rise", "player 2")
    assert gains(match, 1) == (1 - 2 + 2 + 1, 0)


@pytest.mark.clause("F5")
@pytest.mark.parametrize(("card", "gain"), [("dirty_shop", (2, 1 + 2 - 1)), ("cl_night", (2 + 2, 1 + 2))])
def test_what_all_telephone_orders_give_is_added_to_what_another_card_changes(card: str, gain: Gain) -> None:
    first, third = shop("posh", events=["eurovision"], fame=9), shop("chain", events=[card], fame=8)
    match = unforeseen(first, shop("dirty", ["c01 phone"], ["G"], money=0, fame=1), third)
    event(match, "eurovision")
    event(match, card, "player 2")
    assert gains(match, 1) == gain


@pytest.mark.clause("F8", "F3", "F6")
@pytest.mark.parametrize(
    ("card", "gain"),
    [("rich_tip", (4, 1)), ("stingy", (0, 1)), ("food_critic", (2, 3)), ("bad_mood", (2, 0)), ("hungry_fans", (4, 2))],
)
def test_what_lies_on_a_customer_goes_with_it_to_whoever_serves_it(card: str, gain: Gain) -> None:
    first = shop("posh", ["c01"], ["G", "G"], [card], money=0, fame=9)
    second = shop("dirty", [], ["G", "G"] if card == "hungry_fans" else ["G"], ["across"], money=0, fame=1)
    match = unforeseen(first, second)
    event(match, card, "customer 1 1")
    event(match, "across", "customer 1 1", "player 2")
    assert gains(match, 1) == gain


@pytest.mark.clause("F3", "F8")
def test_what_lies_on_a_player_does_not_go_with_a_customer() -> None:
    """Served by the other, the customer is served by somebody on whom nothing lies."""
    first = shop("posh", ["c01"], ["G"], ["dirty_shop"], money=0, fame=9)
    match = unforeseen(first, shop("dirty", [], ["G"], ["across"], money=0, fame=1))
    event(match, "dirty_shop", "player 1")
    event(match, "across", "customer 1 1", "player 2")
    assert gains(match, 1) == (2, 1)


@pytest.mark.clause("F5", "V5")
@pytest.mark.parametrize(("card", "target"), [("food_critic", "customer 2 1"), ("hungry_fans", "customer 2 1")])
def test_changes_do_not_touch_what_a_customer_costs_who_leaves(card: str, target: str) -> None:
    match = unforeseen(shop("posh", events=[card], fame=20), shop("dirty", ["c11 sour"], [], fame=10))
    event(match, card, target)
    pass_all(match)
    end_service(match)
    assert match.table.fame[1] == 10 - 4
