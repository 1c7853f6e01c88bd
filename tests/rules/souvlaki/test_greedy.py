"""The heuristic: it beats random choices, and what it does in some positions."""

from __future__ import annotations

import pytest

from locanda import Match
from locanda.core.engine import engine_of

from .typed import draft, gains, maintenance, possible, rival, service, shop, unforeseen


def choice(match: Match) -> str:
    """What the heuristic does for the seat to act."""
    (seat,) = match.to_act
    return str(match.unpack(engine_of(match.game).greedy(match.box.record, match.record(seat), seat)))


def acts(match: Match) -> list[str]:
    """What the heuristic does until another seat, or chance, is to act."""
    seats, done = match.to_act, []
    while match.to_act == seats:
        done.append(choice(match))
        match.play(done[-1])
    return done


def test_it_leaves_the_table_as_it_was() -> None:
    match = unforeseen(shop("posh", ["c01", "c11 phone"], ["GD"], ["stingy", "across"]), rival())
    known, before = match.record(0), bytes(match.record(0))
    engine_of(match.game).greedy(match.box.record, known, 0)
    assert bytes(known) == before


def test_it_serves_with_as_few_foods_as_can_be() -> None:
    match = service(shop("posh", ["c01", "c55"], ["GD", "G", "GFD"], fame=26), rival())
    assert acts(match)[:2] == ["lay G", "serve"]


def test_it_lays_what_serves_two_customers_where_that_brings_more() -> None:
    match = service(shop("posh", ["c01", "c09"], ["G", "GD"], fame=26), rival())
    assert acts(match)[:3] == ["lay GD", "serve", "serve"]


def test_it_keeps_its_cards_where_nobody_can_be_served() -> None:
    match = service(shop("posh", ["c55"], ["G", "S"], fame=9), rival())
    assert acts(match) == ["done"]


def test_it_sends_a_sour_customer_away_who_would_cost_more_and_stands_before_others() -> None:
    match = service(shop("posh", ["c55+c54 phone sour", "c52"], ["GS", "S"], fame=20), rival())
    assert acts(match)[:4] == ["dismiss 1", "lay S", "lay GS", "serve"]


def test_it_takes_whom_it_can_serve() -> None:
    first = shop("posh", [], ["GF"], fame=9)
    assert choice(draft(["c56", "c21", "c49", "c32", "c14"], first, shop("dirty", fame=1))) == "take c21"


@pytest.mark.parametrize(("held", "does"), [(["G"], "supplies"), (["GFD"] * 2 + ["SFD"] * 2 + ["GS"] * 3, "done")])
def test_it_buys_food_cards_while_it_has_too_few(held: list[str], does: str) -> None:
    assert choice(maintenance(shop("posh", ["c01"], held, money=5, fame=26), shop("dirty", fame=1))) == does


@pytest.mark.parametrize(
    ("card", "queue", "does"),
    [
        ("rich_tip", ["c01"], "play rich_tip"),
        ("diet", ["c18"], "play diet"),
        ("stingy", [], "pass"),  # there is nobody it could hurt
    ],
)
def test_it_plays_events_that_bring_something(card: str, queue: list[str], does: str) -> None:
    match = unforeseen(shop("posh", queue, ["G"], [card], fame=5), shop("dirty", [], [], fame=1))
    assert choice(match) == does


def test_it_gives_a_tip_to_a_customer_that_it_can_serve() -> None:
    match = unforeseen(shop("posh", ["c01", "c55"], ["G"], ["rich_tip"]), shop("dirty", ["c02"], fame=1))
    match.play("play rich_tip")
    assert choice(match) == "customer 1 1"
    match.play("customer 1 1")
    assert gains(match, 0) == (4, 1)


def test_it_takes_fame_from_the_other() -> None:
    match = unforeseen(shop("posh", [], [], ["rumours"], fame=9), shop("dirty", ["c01"], fame=8))
    assert choice(match) == "play rumours"
    assert possible(match) == ["play rumours", "pass"]


def test_it_throws_away_what_its_customers_do_not_want() -> None:
    hand = ["G", "G", "G", "G", "S", "S", "F", "D"]
    table = {"ask": "discard", "phase": "events", "playing": "supplier"}
    match = unforeseen(shop("posh", ["c11", "c01", "c52"], hand), rival(), **table)
    assert choice(match) in ("discard F", "discard D")
