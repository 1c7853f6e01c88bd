"""Phase 3, unforeseen factors that change orders: e10 to e14, alone and stacked (F7, F9)."""

from __future__ import annotations

import pytest

from .typed import event, gains, possible, shop, unforeseen, wanted


def last_order(steps: list[tuple[str, ...]], queue: list[str]) -> str:
    """What the last customer of the second seat wants in the end; a step is a card, its target, an answer."""
    names = ("posh", "chain", "family")
    players = [shop(names[i], events=[step[0]], fame=9 - i) for i, step in enumerate(steps)]
    match = unforeseen(players[0], shop("dirty", queue, fame=1), *players[1:])
    for card, *answers in steps:
        event(match, card, *answers)
    return wanted(match, 1)[-1]


FIRST, SECOND = "customer 2 1", "customer 2 2"


@pytest.mark.clause("F3", "F7", "F9")
@pytest.mark.parametrize(
    ("steps", "queue", "order"),
    [
        ([("add_fries", FIRST)], ["c01"], "GF"),
        ([("add_fries", FIRST)], ["c20 phone sour"], "GFF"),
        ([("add_fries", FIRST)], ["c11+c02 phone"], "GGGF"),
        ([("thirsty", FIRST)], ["c01"], "GD"),
        ([("thirsty", FIRST)], ["c09 phone"], "DD"),
        ([("hungry_fans", FIRST)], ["c17"], "GGSS"),
        ([("diet", FIRST, "food G")], ["c17"], "S"),
        ([("diet", FIRST, "food S")], ["c17 phone"], "G"),
        ([("diet", FIRST)], ["c11"], "G"),  # only one kind to choose from
        ([("diet", FIRST, "food D")], ["c18+c02 phone"], "GG"),
        ([("same_again", SECOND)], ["c11", "c04"], "GG"),
        ([("same_again", SECOND)], ["c18+c02 phone", "c04 sour"], "GGD"),
    ],
)
def test_a_card_on_an_order(steps: list[tuple[str, ...]], queue: list[str], order: str) -> None:
    assert last_order(steps, queue) == order


@pytest.mark.clause("F9")
@pytest.mark.parametrize(
    ("steps", "order"),
    [
        # printed foods, twice with Hungry Fans, then fries and drink added and Diet's food removed, in whatever order
        ([("hungry_fans", FIRST), ("add_fries", FIRST)], "GGSSF"),
        ([("add_fries", FIRST), ("hungry_fans", FIRST)], "GGSSF"),
        ([("thirsty", FIRST), ("hungry_fans", FIRST)], "GGSSD"),
        ([("diet", FIRST, "food S"), ("hungry_fans", FIRST)], "GGS"),
        ([("hungry_fans", FIRST), ("diet", FIRST, "food S")], "GGS"),
        ([("add_fries", FIRST), ("thirsty", FIRST)], "GSFD"),
        ([("add_fries", FIRST), ("diet", FIRST, "food F")], "GS"),  # Diet chooses among the foods wanted now
        ([("add_fries", FIRST), ("diet", FIRST, "food G"), ("hungry_fans", FIRST)], "GSSF"),
    ],
)
def test_changes_of_an_order_count_in_whatever_order_they_are_played(steps: list[tuple[str, ...]], order: str) -> None:
    assert last_order(steps, ["c17"]) == order


@pytest.mark.clause("F9", "F7")
@pytest.mark.parametrize(
    ("steps", "order"),
    [
        ([("add_fries", SECOND), ("same_again", SECOND)], "GG"),  # replaces all that
        ([("diet", SECOND, "food S"), ("same_again", SECOND)], "GG"),
        ([("hungry_fans", SECOND), ("same_again", SECOND)], "GG"),
        ([("same_again", SECOND), ("hungry_fans", SECOND)], "GGGG"),  # what is played later works on the copy
        ([("same_again", SECOND), ("add_fries", SECOND)], "GGF"),
        ([("same_again", SECOND), ("diet", SECOND)], "G"),
        ([("add_fries", FIRST), ("same_again", SECOND)], "GGF"),  # what is wanted in front at that moment
        ([("hungry_fans", FIRST), ("same_again", SECOND)], "GGGG"),
        ([("same_again", SECOND), ("add_fries", FIRST)], "GG"),  # and not what is wanted there later
        ([("same_again", SECOND), ("add_fries", SECOND), ("hungry_fans", SECOND)], "GGGGF"),
        ([("hungry_fans", SECOND), ("same_again", SECOND), ("thirsty", SECOND)], "GGD"),
    ],
)
def test_same_again_replaces_what_was_and_what_comes_later_works_on_the_copy(
    steps: list[tuple[str, ...]], order: str
) -> None:
    assert last_order(steps, ["c11", "c31"]) == order  # GG, SD


@pytest.mark.clause("F7", "F9")
def test_same_again_copies_no_money_and_no_fame_and_hungry_fans_before_it_doubles_those_alone() -> None:
    """c04 gives 1 and 1; twice of it for the order GG of the customer in front."""
    one, three = shop("posh", events=["hungry_fans"], fame=9), shop("chain", events=["same_again"], fame=8)
    match = unforeseen(one, shop("dirty", ["c11", "c04"], ["GG", "GG"], money=0, fame=1), three)
    event(match, "hungry_fans", "customer 2 2")
    event(match, "same_again", "customer 2 2")
    assert gains(match, 1) == (3 + 2, 2 + 2)


@pytest.mark.clause("F7")
def test_who_copies_a_telephone_order_stays_a_normal_customer() -> None:
    one, three = shop("posh", events=["same_again"], fame=9), shop("chain", events=["cl_night"], fame=8)
    match = unforeseen(one, shop("dirty", ["c01 phone", "c04"], ["G", "G"], money=0, fame=1), three)
    event(match, "same_again", "customer 2 2")
    event(match, "cl_night")
    assert gains(match, 1) == (2 + 2 + 1, 1 + 1)


@pytest.mark.clause("F7")
def test_same_again_is_for_normal_customers_behind_another() -> None:
    queue = ["c01", "c02 phone", "c03", "c11+c12 phone", "c04 sour"]
    match = unforeseen(shop("posh", ["c05"], [], ["same_again"]), shop("dirty", queue, fame=1))
    match.play("play same_again")
    assert possible(match) == ["customer 2 3", "customer 2 5"]


@pytest.mark.clause("F9")
def test_diet_counts_the_foods_wanted_now() -> None:
    """Fries added make one food two."""
    one, two = shop("posh", events=["add_fries"]), shop("dirty", ["c01", "c17"], [], ["diet"], fame=1)
    match = unforeseen(one, two)
    event(match, "add_fries", "customer 2 1")
    match.play("play diet")
    assert possible(match) == ["customer 2 1", "customer 2 2"]
    match.play("customer 2 1")
    assert possible(match) == ["food G", "food F"]


@pytest.mark.clause("F9")
def test_the_order_as_changed_is_what_must_be_laid() -> None:
    match = unforeseen(shop("posh", events=["thirsty"]), shop("dirty", ["c01"], ["GD"], money=0, fame=1))
    event(match, "thirsty", "customer 2 1")
    assert gains(match, 1) == (2, 1)  # no drink is left for a treat
