"""The order of play, and phase 1, maintenance: O1, O2, M1 to M4."""

from __future__ import annotations

import pytest

from locanda.core.box import load_box
from locanda.core.catalogue import find

from .typed import chance, end_service, foods, forbids, maintenance, money_and_fame, one, possible, service, shop, table


@pytest.mark.clause("M1", "M2", "M3")
def test_the_example_of_the_rulebook() -> None:
    """The Chain pays 2, draws a food card and an event, pays 2 for three food cards, pays 2 for 2 fame."""
    chain = shop("chain", [], ["G", "S"], money=9, fame=7)
    match = service(chain, shop("dirty", fame=1), round=2)
    end_service(match)
    assert match.chance_to_act
    assert money_and_fame(match)[0] == (7, 7)
    chance(match, "food F", "event ninja")
    assert len(foods(match)[0]) == 3
    assert one(match, 0)["events"] == ["ninja"]
    match.play("supplies")
    chance(match, "food G", "food GG", "food D")
    assert foods(match)[0] == ["G", "G", "S", "F", "D", "GG"]
    assert money_and_fame(match)[0] == (5, 7)
    match.play("advertising")
    assert money_and_fame(match)[0] == (3, 9)
    assert table(match)["round"] == 3
    assert money_and_fame(match)[1] == (9 - 1, 1)  # nothing is left to buy: the next one pays
    assert match.chance_to_act


@pytest.mark.clause("O2", "M1")
def test_there_is_no_maintenance_in_the_first_round() -> None:
    match = service(shop("chain", money=9, fame=4), shop("dirty"), round=1)
    assert table(match)["round"] == 1
    end_service(match)
    assert table(match)["round"] == 2
    assert table(match)["phase"] == "maintenance"


@pytest.mark.clause("O1")
@pytest.mark.parametrize(
    ("fames", "order"),
    [
        ((3, 9, 5), [2, 3, 1]),
        ((5, 5, 5), [3, 1, 2]),  # equal: the Posh One started with 6, the Chain with 4, the Family with 3
        ((5, 5, 4), [1, 2, 3]),
        ((0, 0, 1), [3, 1, 2]),
    ],
)
def test_the_most_famous_first_then_the_more_famous_from_the_start(fames: tuple[int, ...], order: list[int]) -> None:
    names = ("chain", "family", "posh")
    queue = ["c56"], ["c01"], ["c02"]
    match = service(*[shop(name, q, fame=f) for name, q, f in zip(names, queue, fames, strict=True)])
    seen = []
    for _ in range(3):
        (seat,) = match.to_act
        seen.append(seat + 1)
        match.play("done")
    assert seen == order


@pytest.mark.clause("O1")
def test_equal_there_too_the_seats_decide() -> None:
    """No two shops of the box start with the same fame, but those of another box may."""
    box = load_box(find("souvlaki")).data
    box = {**box, "shop": [{**one, "fame": 3} for one in box["shop"]]}
    shops = shop("posh", ["c01"], fame=3), shop("dirty", ["c02"], fame=3), shop("chain", ["c03"], fame=3)
    match = service(*shops, box=box)
    for seat in range(3):
        assert match.to_act == {seat}
        match.play("done")


@pytest.mark.clause("O1")
def test_the_order_is_fixed_for_the_phase_and_made_anew_for_the_next() -> None:
    """The Chain overtakes by advertising: it stays second in this phase and is first in the next."""
    match = maintenance(shop("posh", money=20, fame=5), shop("chain", money=20, fame=4))
    match.play("done", 0)
    chance(match, "food G", "event ninja")
    match.play("advertising", 1)
    assert money_and_fame(match)[1][1] == 6
    assert table(match)["order"] == [1, 2]
    match.play("done", 1)
    assert table(match)["phase"] == "customers"
    assert table(match)["order"] == [2, 1]


@pytest.mark.clause("M1")
def test_who_cannot_pay_takes_a_loan_and_then_pays() -> None:
    match = service(shop("posh", money=2, fame=9), shop("dirty", fame=1), round=2)
    end_service(match)
    assert one(match, 0)["loans"] == 1
    assert money_and_fame(match)[0][0] == 2 + 10 - 3
    chance(match, "food G", "event ninja")
    match.play("supplies")  # what is left of a loan may be spent
    assert money_and_fame(match)[0][0] == 7


@pytest.mark.clause("M1")
def test_who_can_just_pay_takes_no_loan() -> None:
    match = service(shop("posh", money=3, fame=9), shop("dirty", fame=1), round=2)
    end_service(match)
    assert one(match, 0).get("loans", 0) == 0
    assert money_and_fame(match)[0][0] == 0


@pytest.mark.clause("M1")
def test_a_second_loan_is_added_to_the_first() -> None:
    match = service(shop("posh", money=1, fame=9, loans=1), shop("dirty", fame=1), round=2)
    end_service(match)
    assert one(match, 0)["loans"] == 2
    assert money_and_fame(match)[0][0] == 8


@pytest.mark.clause("M3")
def test_each_cost_is_paid_once_a_round_and_in_any_order() -> None:
    match = maintenance(shop("chain", money=20, fame=9), shop("dirty", fame=1))
    assert possible(match) == ["supplies", "advertising", "done"]
    match.play("advertising")
    assert possible(match) == ["supplies", "done"]
    assert forbids(match, "advertising") == "M3"
    match.play("supplies")
    chance(match, "food G", "food G", "food G")
    assert money_and_fame(match)[0] == (16, 11)
    assert match.to_act != {0}  # nothing is left to buy


@pytest.mark.clause("M3")
def test_the_family_may_buy_supplies_twice() -> None:
    match = maintenance(shop("family", money=20, fame=9), shop("dirty", fame=1))
    for _ in range(2):
        match.play("supplies")
        chance(match, "food G", "food S")
    assert forbids(match, "supplies") == "M3"
    assert len(foods(match)[0]) == 4
    assert money_and_fame(match)[0][0] == 16


@pytest.mark.clause("M3")
def test_only_money_in_hand_buys() -> None:
    match = maintenance(shop("chain", money=1, fame=9), shop("dirty", fame=1))
    assert possible(match) == ["done"]
    assert forbids(match, "supplies") == "M3"
    match = maintenance(shop("posh", money=2, fame=9), shop("dirty", fame=1))
    assert possible(match) == ["supplies", "done"]
    assert forbids(match, "advertising") == "M3"


@pytest.mark.clause("M3")
def test_nobody_has_to_buy() -> None:
    match = maintenance(shop("chain", money=20, fame=9), shop("dirty", fame=1))
    match.play("done")
    assert money_and_fame(match)[0] == (20, 9)


@pytest.mark.clause("M4")
def test_whoever_holds_more_than_7_food_cards_throws_away_by_choice() -> None:
    hand = ["G", "S", "F", "D", "GG", "SS"]
    match = maintenance(shop("chain", [], hand, money=20, fame=9), shop("dirty", fame=1))
    match.play("supplies")
    chance(match, "food GD", "food GD", "food SD")  # all come in, then two go
    assert len(foods(match)[0]) == 9
    assert possible(match) == [f"discard {kind}" for kind in ("G", "S", "F", "D", "GG", "SS", "GD", "SD")]
    match.play("discard GD")
    assert forbids(match, "advertising") == "M4"
    match.play("discard F")
    assert sorted(foods(match)[0]) == sorted(["G", "S", "D", "GG", "SS", "GD", "SD"])
    assert table(match)["food_out"] == ["F", "GD"]
    assert possible(match) == ["advertising", "done"]


@pytest.mark.clause("M4", "M2")
def test_the_eighth_card_of_the_round_goes_too() -> None:
    hand = ["G"] * 7
    match = service(shop("chain", [], hand, money=20, fame=9), shop("dirty", fame=1), round=1)
    end_service(match)
    chance(match, "food S", "event ninja")
    assert possible(match) == ["discard G", "discard S"]
    match.play("discard S")
    assert foods(match)[0] == hand


@pytest.mark.clause("M4")
def test_exactly_7_may_stay_and_events_have_no_limit() -> None:
    events = ["rich_tip", "food_critic", "stingy", "bad_mood", "dirty_shop", "smile", "cl_night", "eurovision", "ouzo"]
    match = service(shop("chain", [], ["G"] * 6, events, money=20, fame=9), shop("dirty", fame=1), round=1)
    end_service(match)
    chance(match, "food S", "event ninja")
    assert possible(match) == ["supplies", "advertising", "done"]
    assert len(one(match, 0)["events"]) == 10


@pytest.mark.clause("S5", "M2")
def test_in_first_game_mode_no_event_is_drawn() -> None:
    match = service(shop("chain", money=20, fame=9), shop("dirty", fame=1), options={"first_game": True})
    end_service(match)
    chance(match, "food G")
    assert possible(match) == ["supplies", "advertising", "done"]
