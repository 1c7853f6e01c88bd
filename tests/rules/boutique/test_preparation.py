"""Set-up and preparation: S1 to S4."""

from __future__ import annotations

import pytest

import locanda
from locanda import BadOptions

from .typed import FLAT, chance, hotel, hotels, played, possible, said


@pytest.mark.clause("S1")
@pytest.mark.parametrize(("players", "cards"), [(2, 28), (3, 56), (4, 56), (5, 84), (6, 84)])
def test_there_is_a_set_for_every_two_players(players: int, cards: int) -> None:
    match = locanda.new("boutique", players=players, seed=1)
    assert match.table.deck_left == cards


@pytest.mark.clause("S1")
def test_markers_and_doors_are_never_a_limit() -> None:
    """Two mats with more squares, circles and doors of every kind than are printed, and guests for the last rooms."""
    doors = [[room, night] for room in range(1, 6) for night in range(1, 6)]
    full = hotel(["BBBBB.b", *["bbbbb.b"] * 3, *["SSoSS.S"] * 2], doors=doors)
    match = played([full, {**full, "prices": [600] * 8}], phase="check_in")
    assert "seat 1 gets the guests and 1000" in said(chance(match, "check in on saturday", "guests 17"))
    match.play("room 3")
    match.play("room 4")
    one = hotels(match)[0]
    assert one["rooms"] == ["BBBBB.b", "bbbbb.b", "bbbbbBb", "bbbbbBb", "SSoSS.S", "SSoSS.S"]
    assert sorted(one["doors"]) == sorted([*doors, [3, 6]])


@pytest.mark.clause("S1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(BadOptions):
        locanda.new("boutique", players=players)


@pytest.mark.clause("S2")
def test_everyone_has_500_three_stars_and_three_rooms() -> None:
    match = locanda.new("boutique", players=2, seed=1)
    for one in hotels(match):
        assert (one["money"], one["stars"], one["rooms"]) == (500, 3, ["", "", ""])


@pytest.mark.clause("S3")
def test_eight_prices_are_set_at_the_same_time_and_shown_when_all_are_set() -> None:
    match = locanda.new("boutique", players=2, options={"starter": 2})
    dice = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "breakfast"]
    for i, die in enumerate(dice):
        assert match.to_act == {0, 1}
        assert possible(match, 0) == [f"price {die} {amount}" for amount in (100, 200, 300, 400, 500, 600)]
        events = match.play(f"price {die} 200", 0)
        assert said(events) == (["seat 1 is ready"] if i == 7 else [])
    assert match.to_act == {1}
    for die in dice:
        events = match.play(f"price {die} 600", 1)
    shown = said(events)
    assert shown[0] == "seat 2 is ready"
    assert shown[1:9] == [f"seat 1 shows 200 for {die}" for die in dice]
    assert shown[9:] == [f"seat 2 shows 600 for {die}" for die in dice]
    assert match.to_act == {1}


@pytest.mark.clause("S3")
def test_dice_are_set_in_order_to_what_is_on_them() -> None:
    match = played([hotel(prices=[]), hotel(prices=[])], phase="prices")
    for wrong in ("price tuesday 300", "keep prices"):
        refusal = match.why_not(wrong, 0)
        assert refusal is not None
        assert refusal.clause == "S3"
    with pytest.raises(locanda.UnknownAction):
        match.why_not("price monday 700", 0)


@pytest.mark.clause("S3", "S4")
def test_a_price_is_taken_back_while_others_are_choosing() -> None:
    match = played([hotel(prices=[]), hotel(prices=[])], phase="prices")
    match.play("price monday 100", 0)
    match.play("price monday 200", 1)
    match.play("price tuesday 200", 1)
    match.undo(0)
    match.play("price monday 300", 0)
    assert [one["prices"] for one in hotels(match)] == [[300], [200, 200]]
    for _ in range(7):
        match.play(match.legal(0)[0], 0)
    assert match.to_act == {1}
    match.undo(0)
    assert match.to_act == {0, 1}


@pytest.mark.clause("S3", "X2")
def test_in_week_2_all_prices_are_new() -> None:
    match = played([hotel(money=1000), hotel()], phase="expand", week=1)
    match.play("add 0", 0)
    assert match.to_act == {0, 1}
    assert [one.get("prices", []) for one in hotels(match)] == [[], []]


@pytest.mark.clause("S4")
def test_a_price_is_hidden_until_all_are_shown() -> None:
    match = played([hotel(prices=FLAT[:3]), hotel(prices=FLAT[:7])], phase="prices")
    before = bytes(match.record(0)), match.view(0), match.events(0)
    other = match.copy()
    match.play("price breakfast 100", 1)
    other.play("price breakfast 600", 1)
    for seat in (0, None):
        assert bytes(match.record(seat)) == bytes(other.record(seat))
        assert match.view(seat) == other.view(seat)
        assert match.events(seat) == other.events(seat)
    assert bytes(match.record(1)) != bytes(other.record(1))
    assert before[0] != bytes(match.record(0))  # that seat 2 is ready is open


@pytest.mark.clause("S4")
def test_money_stars_and_used_cards_are_open() -> None:
    match = played([hotel(money=700), hotel(money=900, stars=4)], used={"3": 1})
    view = match.view(0)
    assert [(one.money, one.stars) for one in view.hotels] == [(700, 3), (900, 4)]  # type: ignore[attr-defined]
    assert "3" not in view.unseen  # type: ignore[attr-defined]
