"""Phase 2, customers: K1 to K5."""

from __future__ import annotations

import pytest

from .typed import chance, draft, forbids, maintenance, possible, queues, shop, small_box, table


@pytest.mark.clause("K1", "O1")
def test_the_example_of_the_rulebook() -> None:
    """Fames 13, 13 and 14; George started with 6, Nick with 4: Maria, George, Nick, then Nick, George, Maria."""
    george, nick, maria = shop("posh", fame=13), shop("chain", fame=13), shop("family", fame=14)
    match = draft(["c01", "c02", "c03", "c04", "c05", "c06", "c07"], george, nick, maria)
    seen = []
    for card in ("c01", "c02", "c03", "c04", "c05", "c06"):
        (seat,) = match.to_act
        seen.append(["George", "Nick", "Maria"][seat])
        match.play(f"take {card}")
    assert seen == ["Maria", "George", "Nick", "Nick", "George", "Maria"]
    assert queues(match) == [["c02", "c05"], ["c03", "c04"], ["c01", "c06"]]
    assert table(match)["customers_out"] == ["c07"]  # the last card is discarded
    chance(match, "customer c10", "customer c20", "customer c30")  # Maria, George, Nick draw
    assert queues(match) == [["c02", "c05", "c20 phone"], ["c03", "c04", "c30 phone"], ["c01", "c06", "c10 phone"]]


@pytest.mark.clause("K1")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 7), (4, 9)])
def test_two_cards_a_player_and_one_are_opened(players: int, cards: int) -> None:
    names = ("chain", "dirty", "posh", "family")[:players]
    order = [*range(2, players + 1), 1]
    match = maintenance(*[shop(name, fame=9 - i) for i, name in enumerate(names)], order=order, turn=players)
    match.play("done", 0)
    for i in range(cards):
        assert match.chance_to_act
        chance(match, f"customer c{i + 1:02}")
    assert match.to_act == {0}
    assert len(possible(match)) == cards


@pytest.mark.clause("K1")
def test_taking_is_compulsory() -> None:
    match = draft(["c01", "c02", "c03", "c04", "c05"], shop("chain", fame=9), shop("dirty", fame=1))
    assert possible(match) == ["take c01", "take c02", "take c03", "take c04", "take c05"]
    assert forbids(match, "done") == "K1"
    match.play("take c03")
    assert match.to_act == {1}
    assert forbids(match, "take c03") == "K1"


@pytest.mark.clause("K1")
def test_with_too_few_cards_they_are_taken_in_order_while_they_last() -> None:
    shops = shop("chain", fame=9), shop("dirty", fame=5), shop("posh", fame=1)
    match = draft(["c01", "c02", "c03", "c04"], *shops)
    for seat, card in ((0, "c01"), (1, "c02"), (2, "c03")):
        assert match.to_act == {seat}
        match.play(f"take {card}")
    assert queues(match) == [["c01"], ["c02"], ["c03", "c04"]]  # the last one need not be asked for
    assert table(match)["customers_out"] == []
    assert match.chance_to_act


@pytest.mark.clause("K2")
def test_customers_go_to_the_right_end_behind_those_of_the_round_before() -> None:
    first = shop("chain", ["c20 sour", "c21 phone sour"], fame=9)
    match = draft(["c01", "c02", "c03", "c04", "c05"], first, shop("dirty", fame=1))
    for card in ("c03", "c02", "c05", "c01"):
        match.play(f"take {card}")
    chance(match, "customer c40", "customer c41")
    assert queues(match) == [["c20 sour", "c21 phone sour", "c03", "c01", "c40 phone"], ["c02", "c05", "c41 phone"]]


@pytest.mark.clause("K3")
def test_each_draws_a_telephone_order_in_the_order_of_the_phase() -> None:
    match = draft(["c01", "c02", "c03", "c04", "c05"], shop("chain", fame=2), shop("dirty", fame=9))
    for card in ("c03", "c02", "c05", "c01"):
        match.play(f"take {card}")
    chance(match, "customer c40")
    assert queues(match) == [["c02", "c05"], ["c03", "c01", "c40 phone"]]


@pytest.mark.clause("K4", "K3")
def test_a_big_order_is_two_cards_in_one_place_and_the_taker_still_gets_a_telephone_order() -> None:
    match = draft(["big", "c02", "c03", "c04", "c05"], shop("chain", fame=9), shop("dirty", fame=1))
    match.play("take big")
    chance(match, "customer c11", "customer c16")
    assert queues(match)[0] == ["c11+c16 phone"]
    assert table(match)["customers_out"] == ["big"]  # at once
    for card in ("c02", "c03", "c04"):
        match.play(f"take {card}")
    chance(match, "customer c40", "customer c41")
    assert queues(match)[0] == ["c11+c16 phone", "c04", "c40 phone"]


@pytest.mark.clause("K4")
def test_both_copies_of_a_big_card_can_be_taken() -> None:
    match = draft(["big", "big", "c03", "c04", "c05"], shop("chain", fame=9), shop("dirty", fame=1))
    match.play("take big")
    chance(match, "customer c11", "customer c16")
    match.play("take big")
    chance(match, "customer c12", "customer c17")
    assert queues(match) == [["c11+c16 phone"], ["c12+c17 phone"]]
    assert match.to_act == {1}


@pytest.mark.clause("K4", "S2")
@pytest.mark.parametrize(("left", "order"), [(["c03"], ["c03 phone"]), ([], [])])
def test_a_big_order_is_of_as_many_customers_as_can_be_drawn(left: list[str], order: list[str]) -> None:
    box = small_box("c01", "c02", *left, bigs=2)
    match = draft(["big", "c01", "c02"], shop("chain", fame=9), shop("dirty", fame=1), box=box)
    match.play("take big")
    chance(match, *[f"customer {card}" for card in left])
    assert queues(match)[0] == order
    assert match.to_act == {1}
    match.play("take c02")
    assert queues(match) == [order, ["c02", "c01"]]  # nobody is left to telephone
    assert table(match)["phase"] == "service"


@pytest.mark.clause("K5")
def test_a_big_card_drawn_as_a_telephone_order_is_discarded_and_another_drawn() -> None:
    match = draft(["c01", "c02", "c03", "c04", "c05"], shop("chain", fame=9), shop("dirty", fame=1))
    for card in ("c01", "c02", "c03", "c04"):
        match.play(f"take {card}")
    chance(match, "customer big", "customer big", "customer c40")
    assert queues(match)[0] == ["c01", "c04", "c40 phone"]
    assert sorted(table(match)["customers_out"]) == ["big", "big", "c05"]


@pytest.mark.clause("K5", "K4")
def test_a_big_card_drawn_for_a_big_order_is_discarded_and_another_drawn() -> None:
    match = draft(["big", "c02", "c03", "c04", "c05"], shop("chain", fame=9), shop("dirty", fame=1))
    match.play("take big")
    chance(match, "customer c11", "customer big", "customer c16")
    assert queues(match)[0] == ["c11+c16 phone"]
    assert table(match)["customers_out"] == ["big", "big"]


@pytest.mark.clause("S2", "K3")
def test_an_empty_stack_is_made_anew_of_the_discards_when_a_card_is_next_needed() -> None:
    """One customer is in the stack: the second telephone order comes from the discards."""
    match = draft(
        ["c01", "c02", "c03", "c04", "c05"], shop("chain", fame=9), shop("dirty", fame=1), customers_stack=["c40"]
    )
    for card in ("c01", "c02", "c03", "c04"):
        match.play(f"take {card}")
    chance(match, "customer c40", "customer c05")
    assert queues(match) == [["c01", "c04", "c40 phone"], ["c02", "c03", "c05 phone"]]


@pytest.mark.clause("S2", "K1")
def test_with_stack_and_discards_empty_nothing_is_drawn() -> None:
    """All customers stand in queues: nobody telephones, and the phase is over."""
    cards = ["c01", "c02", "c03", "c04"]
    match = draft(cards, shop("chain", fame=9), shop("dirty", fame=1), box=small_box(*cards))
    for card in cards[:3]:
        match.play(f"take {card}")
    assert not match.chance_to_act
    assert table(match)["phase"] == "service"  # nobody has an event
    assert queues(match) == [["c01", "c04"], ["c02", "c03"]]
