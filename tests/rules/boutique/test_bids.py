"""Marketing bids: M1 and M2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from locanda import Match

from .typed import bid, chance, hotel, money, played, possible, said


def bidding(*hotels: Mapping[str, Any], box: Mapping[str, object] | None = None, **table: Any) -> Match:
    both = {"bidders": [1, 2], "to_bid": [1, 2], "card": "1", **table}
    return played(hotels or [hotel(), hotel()], box=box, phase="bid", to_come=2, **both)


@pytest.mark.clause("M1")
def test_a_bid_is_at_most_the_money_in_hand() -> None:
    match = bidding()
    assert possible(match) == [f"bid {total}" for total in (0, 100, 200, 300, 400, 500)]
    refusal = match.why_not("bid 600")
    assert refusal is not None
    assert refusal.clause == "M1"


@pytest.mark.clause("M1")
@pytest.mark.parametrize(
    ("total", "cards"),
    [
        (0, [0, 1]),  # nothing, or the blank
        (100, [1, 2]),
        (200, [1, 2, 3]),
        (300, [2, 3, 4]),  # 200 + 100 at the least
        (500, [1, 2, 3, 4, 5, 6]),
        (700, [2, 3, 4, 5, 6, 7, 8]),
        (800, [3, 4, 5, 6, 7, 8, 9]),
        (1400, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
    ],
)
def test_any_number_of_cards_that_can_make_the_sum(total: int, cards: list[int]) -> None:
    match = bidding(hotel(money=2000), hotel())
    match.play(f"bid {total}")
    assert possible(match) == [f"cards {n}" for n in cards]


@pytest.mark.clause("M1")
def test_two_notes_do_not_make_500_but_a_note_and_the_blank_do() -> None:
    box = bidding().box.data
    plain = {**box, "reconstructed": {**box["reconstructed"], "money_cards": {"100": 1, "200": 1, "500": 1}}}
    match = bidding(box=plain)
    match.play("bid 500")
    assert possible(match) == ["cards 1", "cards 3", "cards 4", "cards 5"]


@pytest.mark.clause("M1", "S4")
def test_the_others_see_how_many_cards_lie_there_and_not_which() -> None:
    one, two = bidding(), bidding()
    bid(one, 0, 300, 3)
    bid(two, 0, 500, 3)
    for seat in (1, None):
        assert bytes(one.record(seat)) == bytes(two.record(seat))
        assert said(one.events(seat)) == ["seat 1 takes ? in hand", "seat 1 lays 3 cards face down"]
        assert one.events(seat) == two.events(seat)
        assert one.view(seat) == two.view(seat)
        assert one.journal(2 if seat is None else seat).splitlines()[1:] == [
            '{"seat":1,"do":"?"}',
            '{"seat":1,"do":"cards 3"}',
        ]
    assert one.legal(1) == two.legal(1)


@pytest.mark.clause("M1")
def test_a_bid_with_no_money_is_nothing_or_the_blank() -> None:
    match = bidding(hotel(), hotel(money=0))
    bid(match, 0, 0, 0)
    assert possible(match, 1) == ["cards 0", "cards 1"]


@pytest.mark.clause("M1")
def test_without_money_and_without_a_blank_nothing_is_asked() -> None:
    box = bidding().box.data
    plain = {**box, "reconstructed": {**box["reconstructed"], "money_cards": {"100": 1}}}
    match = bidding(hotel(), hotel(money=0), box=plain)
    match.play("bid 100")
    assert "seat 2 has bid 0 with 0 cards, and loses it" in said(match.play("cards 1"))


@pytest.mark.clause("M1", "M2")
def test_the_highest_sum_wins_and_all_bids_are_lost() -> None:
    match = bidding()
    bid(match, 0, 100, 2)
    events = said(bid(match, 1, 200, 1))
    assert events == [
        "seat 2 takes 200 in hand",
        "seat 2 lays 1 cards face down",
        "seat 1 has bid 100 with 2 cards, and loses it",
        "seat 2 has bid 200 with 1 cards, and loses it",
        "seat 2 gets the guests and 300",
    ]
    assert money(match) == [400, 600]


@pytest.mark.clause("M2")
def test_the_blank_goes_back_to_its_owner() -> None:
    """Both lay it in one tie, and have it again in the next."""
    match = bidding()
    for day, seat in (("monday", 0), ("tuesday", 1)):
        for bidder in (seat, 1 - seat):
            match.play("bid 0", bidder)
            assert possible(match, bidder) == ["cards 0", "cards 1"]
            match.play("cards 1", bidder)
        for winner in (seat, 1 - seat):
            match.play(match.legal(winner)[0], winner)
        if day == "monday":
            match.play("keep prices", 1)
            chance(match, "check in on tuesday", "guests 3")
    assert money(match) == [1100, 1100]


@pytest.mark.clause("M1")
def test_a_sum_is_taken_back_before_its_cards_are_laid() -> None:
    match = bidding()
    match.play("bid 300")
    match.undo(0)
    assert len(possible(match)) == 6
    bid(match, 0, 300, 2)
    assert not match.can_undo(0)
