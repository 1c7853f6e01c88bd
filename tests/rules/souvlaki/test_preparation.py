"""Components and preparation: C1, S1 to S6."""

from __future__ import annotations

from collections import Counter

import pytest

import locanda
from locanda import Match
from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.games.souvlaki.facts import foods_text

from .typed import (
    chance,
    foods,
    forbids,
    money_and_fame,
    one,
    played,
    possible,
    said,
    seen,
    service,
    shop,
    small_box,
    table,
)  # fmt: skip


def new(*shops: str, **options: object) -> Match:
    """A game up to its first card; chance is played by hand."""
    match = locanda.new("souvlaki", players=len(shops) or 2, options=options, draws=False)
    for name in shops:
        match.play(f"shop {name}")
    return match


def deal(match: Match, food: list[str], events: list[str]) -> None:
    """Plays what is dealt, each card where one of its stack is due."""
    food, events = list(food), list(events)
    while match.chance_to_act and (food or events):
        chance(match, f"food {food.pop(0)}" if match.table.due_food else f"event {events.pop(0)}")


@pytest.mark.clause("C1")
def test_the_box_holds_what_the_rulebook_says() -> None:
    record = load_box(find("souvlaki")).record
    assert record.customers + record.bigs == 60
    assert sum(record.copies) == 72
    assert record.events == 32


@pytest.mark.clause("C1")
def test_a_food_card_shows_one_or_more_foods() -> None:
    box = load_box(find("souvlaki"))
    assert all(1 <= len(name) <= 4 and set(name) <= set("GSFD") for name in box.names["food_cards"])
    shown = [foods_text(box, card) for card in box.record.shows]
    assert tuple(shown[: box.record.kinds]) == box.names["food_cards"]
    orders = [foods_text(box, order) for order in box.record.order]
    assert orders[: box.record.customers] == [person["order"] for person in box.data["customer"]]
    assert (box.record.customers, box.record.bigs) == (56, 4)


@pytest.mark.clause("S1")
def test_each_chooses_a_shop_in_seat_order_and_no_shop_twice() -> None:
    match = new(*[])
    assert match.to_act == {0}
    assert possible(match) == ["shop dirty", "shop family", "shop chain", "shop posh"]
    match.play("shop posh")
    assert match.to_act == {1}
    assert possible(match) == ["shop dirty", "shop family", "shop chain"]
    assert forbids(match, "shop posh") == "S1"


@pytest.mark.clause("S1")
@pytest.mark.parametrize(
    ("name", "start"), [("dirty", (4, 2)), ("family", (5, 3)), ("chain", (9, 4)), ("posh", (10, 6))]
)
def test_money_and_fame_start_as_the_shop_says(name: str, start: tuple[int, int]) -> None:
    match = new("chain" if name != "chain" else "posh", name)
    assert money_and_fame(match)[1] == start


@pytest.mark.clause("S1")
def test_shops_may_be_dealt_at_random() -> None:
    match = locanda.new("souvlaki", players=3, options={"shops": True}, draws=False)
    assert match.chance_to_act
    events = said(chance(match, "shop posh", "shop dirty", "shop chain"))
    assert events[:3] == ["seat 1 has posh", "seat 2 has dirty", "seat 3 has chain"]
    assert money_and_fame(match) == [(10, 6), (4, 2), (9, 4)]


@pytest.mark.clause("S3")
def test_five_food_cards_and_three_events_each() -> None:
    for players in (2, 3, 4):
        match = locanda.new("souvlaki", players=players, seed=players)
        while not all(match.table.held_events[seat] for seat in range(players)):
            match.play(match.legal()[0])
        assert [len(hand) for hand in foods(match)] == [5] * players
        assert [len(one(match, seat)["events"]) for seat in range(players)] == [3] * players


@pytest.mark.clause("S4")
def test_all_five_food_cards_may_be_thrown_away_once_in_order_of_fame() -> None:
    match = new("dirty", "posh")
    deal(match, ["G"] * 5 + ["S"] * 5, ["rich_tip", "food_critic", "stingy", "bad_mood", "dirty_shop", "smile"])
    assert match.to_act == {1}  # the Posh One is the more famous
    assert possible(match) == ["keep hand", "new hand"]
    thrown = foods(match)[1]
    match.play("new hand")
    chance(match, "food D", "food D", "food D", "food FF", "food FF")
    assert foods(match)[1] == ["D", "D", "D", "FF", "FF"]
    assert table(match)["food_out"] == thrown
    assert match.to_act == {0}  # and the new ones must be kept
    match.play("keep hand")
    assert len(foods(match)[0]) == 5
    assert table(match)["phase"] == "customers"
    assert match.table.rounds == 1


@pytest.mark.clause("S5", "O2")
def test_in_first_game_mode_no_events_are_dealt_and_phase_3_is_left_out() -> None:
    match = locanda.new("souvlaki", players=2, options={"first_game": True}, seed=3)
    phases = Counter[str]()
    while not match.over:
        phases[table(match)["phase"]] += 1
        match.play(match.legal()[-1])
        assert list(match.table.held_events) == [0, 0, 0, 0]
    assert set(phases) == {"setup", "maintenance", "customers", "service"}


@pytest.mark.clause("S2")
def test_food_discards_are_made_a_stack_when_a_card_is_next_needed() -> None:
    """One food card is left; the hand thrown away comes back as a new stack for the other four."""
    match = played([shop("posh", food=["G"] * 5), shop("dirty", food=["S"] * 5)], "hand", round=0, food_stack=["FD"])
    out = table(match)["food_out"]
    match.play("new hand")
    chance(match, "food FD")
    assert said(match.events())[-1] == f"the food stack is made anew of {len(out) + 5} discards"
    chance(match, "food G")
    assert said(match.events(0))[-1] == f"seat 1 draws food G, {len(out) + 4} left"
    assert table(match)["food_out"] == []


@pytest.mark.clause("S4", "S2")
def test_a_new_hand_is_as_many_cards_as_there_are() -> None:
    """Seven food cards in all: the second player was dealt two, and gets those back."""
    own = load_box(find("souvlaki")).data
    box = {**own, "food_cards": {"G": 5, "S": 2}, "rulebook": {**own["rulebook"], "food_cards": 7}}
    match = played([shop("chain", food=["G"] * 5, fame=1), shop("posh", food=["S"] * 2)], "hand", round=0, box=box)
    match.play("new hand")
    chance(match, "food S", "food S")
    assert foods(match) == [["G"] * 5, ["S"] * 2]
    assert match.to_act == {0}


@pytest.mark.clause("S2")
def test_where_stack_and_discards_are_empty_nothing_is_drawn() -> None:
    own = load_box(find("souvlaki")).data
    box = {**own, "food_cards": {"G": 6}, "rulebook": {**own["rulebook"], "food_cards": 6, "start_food": 3}}
    match = played(
        [shop("chain", food=["G"] * 3, fame=9), shop("dirty", food=["G"] * 3, fame=1)], "buy", round=2, box=box
    )
    match.play("supplies")
    assert foods(match)[0] == ["G"] * 3
    assert not match.chance_to_act
    assert money_and_fame(match)[0][0] == 7


@pytest.mark.clause("S6")
def test_hands_are_hidden_and_their_sizes_are_not() -> None:
    first, second = [
        service(shop("chain", [], food, events), shop("dirty", fame=1))
        for food, events in ((["G", "S"], ["ninja"]), (["FD", "DD"], ["rats"]))
    ]
    for seat in (1, None):
        assert bytes(first.record(seat)) == bytes(second.record(seat))
        assert seen(first, seat) == seen(second, seat)
        assert seen(first, seat).shops[0].food == 2
        assert seen(first, seat).shops[0].events == 1
    assert seen(first, 0).hand == ["G", "S"]
    assert seen(first, 0).events == ["ninja"]


@pytest.mark.clause("S6")
def test_all_else_is_open() -> None:
    first = shop("chain", ["c01", "c11+c12 phone sour"], money=3, fame=8, loans=1)
    match = service(first, shop("dirty"), food_out=["G", "FD"], customers_out=["c20", "big"], events_out=["ninja"])
    known = seen(match, None)
    assert [customer.cards for customer in known.shops[0].queue] == [["c01"], ["c11", "c12"]]
    assert [(customer.order, customer.money, customer.fame) for customer in known.shops[0].queue] == [
        ("G", 2, 1),
        ("GGGG", 7, 3),
    ]
    assert (known.shops[0].money, known.shops[0].fame, known.shops[0].loans) == (3, 8, 1)
    assert (known.food_discards, known.event_discards) == ({"G": 1, "FD": 1}, ["ninja"])
    assert known.customer_discards == {"c20": 1, "big": 1}


@pytest.mark.clause("S2", "C1")
def test_a_stack_has_no_order_that_anybody_could_know() -> None:
    """It is a count of what is left: what has not been drawn is not decided yet."""
    match = played([shop("chain"), shop("dirty")], "event", box=small_box("c01", "c02"))
    assert sorted(seen(match, 0).unseen_customers) == ["c01", "c02"]
    assert sum(seen(match, 0).unseen_food.values()) == 72
