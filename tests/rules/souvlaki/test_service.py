"""Phase 4, service: V1 to V5."""

from __future__ import annotations

import pytest

from .typed import end_service, foods, forbids, money_and_fame, possible, queues, rival, said, service, shop, table

MARIA = ["c27", "c11", "c16 phone"]  # SF for 1 and 2, GG for 3 and 2, and SD


@pytest.mark.clause("V1", "V3", "V5")
def test_the_example_of_the_rulebook() -> None:
    """Two customers with three cards, the drink as a treat; the telephone order turns sour."""
    match = service(shop("chain", MARIA, ["GF", "S", "GD"], money=0, fame=0), rival())
    for step in ("lay GF", "lay S", "serve", "lay GD", "serve", "done"):
        match.play(step, 0)
    assert money_and_fame(match)[0] == (4, 5)
    assert queues(match)[0] == ["c16 phone"]
    end_service(match)
    assert queues(match)[0] == ["c16 phone sour"]


@pytest.mark.clause("V1")
def test_the_cards_of_the_example_may_all_be_laid_before_anybody_is_served() -> None:
    match = service(shop("chain", MARIA, ["GF", "S", "GD"], money=0, fame=0), rival())
    for step in ("lay GD", "lay S", "lay GF", "serve", "serve", "done"):
        match.play(step, 0)
    assert money_and_fame(match)[0] == (4, 5)


@pytest.mark.clause("V1")
def test_one_customer_with_three_cards() -> None:
    match = service(shop("chain", ["c35"], ["G", "S", "D"], money=0, fame=0), rival())
    for card in ("G", "S"):
        match.play(f"lay {card}")
        assert "serve" not in possible(match)
    match.play("lay D")
    match.play("serve")
    assert money_and_fame(match)[0] == (3, 2)
    assert queues(match)[0] == []


@pytest.mark.clause("V1")
def test_two_customers_with_one_card() -> None:
    match = service(shop("chain", ["c01", "c09"], ["GD"], money=0, fame=0), rival())
    for step in ("lay GD", "serve", "serve"):
        match.play(step, 0)
    assert match.to_act == {1}  # there is nothing more to do
    assert money_and_fame(match)[0] == (3, 1)  # nothing is left, so no treat


@pytest.mark.clause("V1")
def test_nobody_is_served_before_the_first_in_the_queue() -> None:
    """What would serve the second is of no use while the first cannot be served."""
    match = service(shop("chain", ["c01", "c04"], ["S", "S"]), rival())
    assert possible(match) == ["dismiss 1", "dismiss 2", "done"]
    assert forbids(match, "serve") == "V1"


@pytest.mark.clause("V1")
def test_foods_used_up_serve_nobody_else() -> None:
    match = service(shop("chain", ["c01", "c02"], ["G", "D"]), rival())
    match.play("lay G")
    match.play("serve")
    assert "serve" not in possible(match)
    match.play("lay D")  # a treat
    assert forbids(match, "serve") == "V1"


@pytest.mark.clause("V1")
def test_a_laid_card_is_not_taken_back_and_is_thrown_away_at_the_end() -> None:
    match = service(shop("chain", ["c01"], ["G", "G"]), rival())
    match.play("lay G")
    match.play("done")
    assert foods(match)[0] == ["G"]
    assert queues(match)[0] == ["c01"]
    assert match.to_act == {1}


@pytest.mark.clause("V1")
def test_a_served_customer_is_discarded() -> None:
    match = service(shop("chain", ["c01"], ["G"]), rival())
    match.play("lay G")
    match.play("serve")
    assert table(match)["customers_out"] == ["c01"]


@pytest.mark.clause("V2")
def test_a_card_is_laid_only_where_counter_and_hand_could_cover_the_first_order() -> None:
    match = service(shop("chain", ["c11"], ["G", "S", "D"]), rival())  # GG
    assert possible(match) == ["dismiss 1", "done"]
    assert forbids(match, "lay G") == "V2"
    match = service(shop("chain", ["c11"], ["G", "GD", "S"]), rival())
    assert [do for do in possible(match) if do.startswith("lay")] == ["lay G", "lay S", "lay GD"]


@pytest.mark.clause("V2")
def test_any_card_may_be_laid_then_even_one_that_does_not_help() -> None:
    match = service(shop("chain", ["c01"], ["G", "S"], money=0, fame=0), rival())
    for step in ("lay S", "lay G", "serve"):
        match.play(step, 0)
    assert money_and_fame(match)[0] == (2, 2)  # the souvlaki is a treat


@pytest.mark.clause("V2")
def test_what_lies_on_the_counter_counts_for_the_next_order() -> None:
    match = service(shop("chain", ["c01", "c18"], ["GD", "G"]), rival())  # G, GD
    match.play("lay GD")
    match.play("serve")
    match.play("lay G")
    match.play("serve")
    assert queues(match)[0] == []


@pytest.mark.clause("V2", "V3")
def test_once_somebody_was_served_a_card_may_be_laid_as_a_treat() -> None:
    match = service(shop("chain", ["c01"], ["G", "S"], money=0, fame=0), rival())
    match.play("lay G")
    match.play("serve")
    match.play("lay S")
    assert money_and_fame(match)[0] == (2, 2)


@pytest.mark.clause("V2")
def test_with_an_empty_queue_and_nobody_served_nothing_is_laid() -> None:
    match = service(shop("chain", ["c01"], ["G", "S"]), rival())
    match.play("dismiss 1")
    assert match.to_act == {1}
    assert foods(match)[0] == ["G", "S"]


@pytest.mark.clause("V3")
def test_a_treat_is_one_fame_however_much_is_left() -> None:
    match = service(shop("chain", ["c07", "c09"], ["GFD", "SFD", "DD"], money=0, fame=0), rival())
    for step in ("lay GFD", "serve", "lay SFD", "serve", "lay DD"):
        match.play(step, 0)
    assert money_and_fame(match)[0] == (2, 1 + 0 + 1)


@pytest.mark.clause("V3")
def test_no_treat_without_a_customer_served() -> None:
    """A dismissed one is not served."""
    match = service(shop("chain", ["c01", "c07"], ["G", "F"], money=0, fame=9), rival())
    match.play("lay F")
    match.play("dismiss 1")
    match.play("done")
    assert money_and_fame(match)[0] == (0, 4)
    assert foods(match)[0] == ["G"]


@pytest.mark.clause("V3")
def test_no_treat_where_nothing_is_left() -> None:
    match = service(shop("chain", ["c18", "c01"], ["GD", "F"], money=0, fame=0), rival())
    for step in ("lay GD", "serve", "done"):
        match.play(step, 0)
    assert money_and_fame(match)[0] == (2, 2)


@pytest.mark.clause("V4")
@pytest.mark.parametrize(("fame", "left"), [(9, 4), (5, 0), (3, 0), (0, 0)])
def test_sending_a_customer_away_costs_5_fame_or_what_there_is(fame: int, left: int) -> None:
    match = service(shop("chain", ["c01", "c02 sour"], [], money=7, fame=fame), rival())
    match.play("dismiss 1")
    assert money_and_fame(match)[0] == (7, left)
    assert queues(match)[0] == ["c02 sour"]


@pytest.mark.clause("V4")
def test_any_customer_of_the_own_queue_and_as_often_as_wished() -> None:
    queue = ["c01", "c02 sour", "c03 phone", "c11+c12 phone sour"]
    match = service(shop("chain", queue, [], fame=20), rival())
    assert possible(match) == ["dismiss 1", "dismiss 2", "dismiss 3", "dismiss 4", "done"]
    match.play("dismiss 4")  # a Big order is one customer
    assert money_and_fame(match)[0][1] == 15
    match.play("dismiss 2")
    match.play("dismiss 2")
    assert queues(match) == [["c01"], ["c56"]]
    assert money_and_fame(match)[0][1] == 5
    match.play("dismiss 1")
    assert queues(match)[0] == []


@pytest.mark.clause("V4", "V5")
def test_who_was_sent_away_costs_nothing_more_at_the_end() -> None:
    match = service(shop("chain", ["c06 sour"], [], fame=9), rival())
    match.play("dismiss 1")
    end_service(match)
    assert money_and_fame(match)[0][1] == 4


@pytest.mark.clause("V4", "V1")
def test_the_next_in_the_queue_comes_first_when_one_is_sent_away() -> None:
    match = service(shop("chain", ["c11", "c01"], ["G"], money=0, fame=5), rival())
    assert forbids(match, "lay G") == "V2"
    for step in ("dismiss 1", "lay G", "serve"):
        match.play(step)
    assert money_and_fame(match)[0] == (2, 1)


@pytest.mark.clause("V5")
def test_those_not_served_turn_sour_and_sour_ones_leave_for_twice_their_fame_at_least_2() -> None:
    first = shop("chain", ["c06 sour", "c02 sour", "c01"], [], money=9, fame=20)  # 2, 0, 1 fame
    match = service(first, shop("dirty", ["c04 sour", "c07 phone"], [], fame=15))
    match.play("done", 0)
    assert queues(match)[0] == ["c06 sour", "c02 sour", "c01"]  # not before the phase ends
    end_service(match)
    assert queues(match) == [["c01 sour"], ["c07 phone sour"]]
    assert [fame for _, fame in money_and_fame(match)] == [20 - 4 - 2, 15 - 2]
    assert money_and_fame(match)[0][0] == 9 - 2  # the running cost of the next round


@pytest.mark.clause("V5")
def test_a_big_order_that_leaves_costs_twice_the_sum() -> None:
    match = service(shop("chain", ["c11+c06 phone sour"], [], fame=20), rival(fame=1))  # 2 + 2
    end_service(match)
    assert money_and_fame(match)[0][1] == 12
    nothing = service(shop("chain", ["c02+c05 phone sour"], [], fame=20), rival(fame=1))  # 0 + 0
    end_service(nothing)
    assert money_and_fame(nothing)[0][1] == 18


@pytest.mark.clause("V5", "O2")
def test_fame_never_falls_below_0() -> None:
    match = service(shop("chain", ["c06 sour", "c55 sour"], [], fame=5), rival(fame=9))
    end_service(match)
    assert money_and_fame(match)[0][1] == 0


@pytest.mark.clause("V1")
def test_a_big_order_is_served_whole() -> None:
    """Foods, money and fame added: c11 wants GG for 3 and 2, c16 SD for 2 and 1."""
    match = service(shop("chain", ["c11+c16 phone"], ["GG", "S", "D"], money=0, fame=0), rival())
    match.play("lay GG")
    match.play("lay S")
    assert forbids(match, "serve") == "V1"
    match.play("lay D")
    match.play("serve")
    assert money_and_fame(match)[0] == (5, 3)
    assert table(match)["customers_out"] == ["c11", "c16"]


@pytest.mark.clause("V1", "O1")
def test_each_serves_in_the_order_of_fame_and_the_order_is_fixed() -> None:
    queue = ["c01"]
    match = service(shop("chain", queue, fame=3), shop("dirty", ["c02"], fame=9), shop("posh", ["c03"], fame=3))
    assert match.to_act == {1}
    match.play("done")
    assert match.to_act == {2}  # as famous as the Chain, but famous from the start
    match.play("done")
    assert match.to_act == {0}


@pytest.mark.clause("V1")
def test_a_sour_customer_is_served_like_any_other() -> None:
    match = service(shop("chain", ["c01 sour"], ["G"], money=0, fame=0), rival())
    match.play("lay G")
    assert "seat 1 serves c01 with none for 2 money and 1 fame" in said(match.play("serve"))
    assert queues(match)[0] == []
    assert money_and_fame(match)[0] == (2, 1)
