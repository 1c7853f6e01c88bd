"""The booking phase: B0 to B8."""

from __future__ import annotations

import pytest

import locanda
from locanda.core.engine import engine_of

from .typed import FLAT, bid, chance, hotel, hotels, money, played, possible, said

CHEAP, DEAR = [100] * 7 + [100], [600] * 7 + [600]


def after(match: locanda.Match, day: str, card: str) -> list[str]:
    return said(chance(match, f"check in on {day}", f"guests {card}"))


@pytest.mark.clause("B0")
def test_the_youngest_is_drawn_or_chosen() -> None:
    match = locanda.new("boutique", players=3, draws=False)
    match.play("start 3", locanda.CHANCE)
    assert match.to_act == {0, 1, 2}
    for seat in range(3):
        for _ in range(8):
            match.play(match.legal(seat)[0], seat)
    assert match.to_act == {2}
    assert match.table.to_come == 15


@pytest.mark.clause("B0")
def test_turns_go_clockwise_past_hotels_that_are_out_until_all_cards_have_come() -> None:
    full = ["oooooooo"]
    match = played([hotel(full), hotel(stars=0), hotel(full), hotel(full)], week=2, active=3, to_come=4)
    for seat, card in ((2, "1"), (3, "2"), (0, "3"), (2, "4")):
        assert match.to_act == {seat}
        match.play("keep prices")
        assert after(match, "monday", card)[-1] == "the guests are lost"
    assert match.to_act == {0, 2, 3}  # planning


@pytest.mark.clause("B0", "R3")
def test_the_same_player_starts_in_week_2_or_the_next_one_still_in() -> None:
    out = [hotel(prices=FLAT[:7]), hotel(stars=0), hotel(prices=FLAT[:7])]
    for starter, first in ((1, 0), (2, 2), (3, 2)):
        match = played(out, phase="prices", week=2, starter=starter)
        for seat in (0, 2):
            match.play("price breakfast 100", seat)
        assert match.to_act == {first}
        assert match.table.to_come == 10


@pytest.mark.clause("B1")
def test_one_price_die_may_be_changed_or_none() -> None:
    match = played([hotel(), hotel()])
    assert len(possible(match)) == 1 + 8 * 5
    refusal = match.why_not("price monday 300")
    assert refusal is not None
    assert refusal.clause == "B1"
    assert said(match.play("price monday 600")) == ["seat 1 changes monday from 300 to 600"]
    assert hotels(match)[0]["prices"] == [600, *FLAT[1:]]
    assert match.chance_to_act
    other = played([hotel(), hotel()])
    assert said(other.play("keep prices")) == ["seat 1 keeps its prices"]


@pytest.mark.clause("B2")
def test_the_check_in_die_has_monday_to_saturday_and_then_a_card_is_turned_up() -> None:
    match = played([hotel(), hotel()], phase="check_in", to_come=3, used={"7": 1})
    days = engine_of(match.game).outcomes(match.box.record, match.table)
    texts = [match.game.chance.packed_text(match.box.names, action) for action, _ in days]
    assert texts == [
        f"check in on {day}" for day in ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    ]
    assert {weight for _, weight in days} == {1}
    assert after(match, "friday", "8")[:2] == ["the guests check in on friday", "guest card 8, 26 left"]
    for gone in ("guests 7", "guests 8"):
        again = match.copy()
        bid(again, 0, 100, 1)
        bid(again, 1, 0, 0)
        again.play("room 1", 0)
        again.play("keep prices", 1)
        again.play("check in on monday", locanda.CHANCE)
        with pytest.raises(locanda.UnknownAction):
            again.play(gone, locanda.CHANCE)


@pytest.mark.clause("B2", "S1")
def test_of_several_sets_a_card_comes_as_often_as_it_is_left() -> None:
    match = played([hotel(), hotel(), hotel()], phase="check_in", used={"7": 1, "8": 2})
    chance(match, "check in on monday")
    outcomes = engine_of(match.game).outcomes(match.box.record, match.table)
    weights = {match.game.chance.packed_text(match.box.names, action): weight for action, weight in outcomes}
    rest = {f"guests {card}": 2 for card in range(1, 29) if card not in (7, 8)}
    assert weights == {**rest, "guests 7": 1}


@pytest.mark.clause("B2")
def test_the_deck_is_remade_only_when_a_card_is_needed() -> None:
    used = {str(card): 1 for card in range(1, 28)}
    match = played([hotel(), hotel(prices=DEAR)], phase="check_in", to_come=3, used=used)
    assert after(match, "monday", "28")[1] == "guest card 28, 0 left"
    while match.to_act == {0}:
        match.play(match.legal()[0])
    assert match.table.deck_left == 0
    match.play("keep prices", 1)
    events = said(chance(match, "check in on tuesday"))
    assert events[1] == "the deck is made anew of 28 used cards"


@pytest.mark.clause("B3")
def test_a_stay_is_in_the_same_room_on_all_its_nights() -> None:
    match = played([hotel(["S", ".S", "S"], prices=CHEAP), hotel()], phase="check_in")
    events = after(match, "monday", "4")  # So: each night some room is free, no room on both
    assert "seat 1 has no availability" in events
    assert "seat 2 gets the guests and 600" in events


@pytest.mark.clause("B3")
def test_a_door_wants_neighbours() -> None:
    rooms = ["", "S", ""]
    match = played([hotel(rooms, prices=CHEAP), hotel()], phase="check_in")
    assert "seat 1 has no availability" in after(match, "monday", "16")  # two rooms with a door
    match = played([hotel(rooms, prices=CHEAP), hotel()], phase="check_in")
    assert "seat 1 gets the guests and 200" in after(match, "monday", "15")  # two rooms anywhere


@pytest.mark.clause("B3")
def test_a_door_binds_on_nights_when_one_of_its_rooms_is_empty() -> None:
    match = played([hotel(["", ".o", ""], prices=CHEAP), hotel(prices=DEAR)], phase="check_in", to_come=2)
    after(match, "monday", "22")  # Soo and S.. with a door
    assert possible(match) == ["room 1", "room 3"]  # room 2 is taken on Tuesday, but free for the one night
    match.play("room 3")
    assert hotels(match)[0]["rooms"] == ["", "So", "Soo"]
    assert hotels(match)[0]["doors"] == [[2, 1]]


@pytest.mark.clause("B3", "B8")
def test_the_rooms_of_a_card_are_laid_in_any_order_and_what_is_forced_is_not_asked() -> None:
    match = played([hotel([".o", "", "ooo"], prices=CHEAP), hotel(prices=DEAR)], phase="check_in", to_come=2)
    after(match, "monday", "22")
    assert hotels(match)[0]["rooms"] == ["So", "Soo", "ooo"]
    assert match.to_act == {1}


@pytest.mark.clause("B4")
@pytest.mark.parametrize("card", ["4", "16"])
def test_one_room_for_two_nights_or_two_rooms_at_100_cost_200(card: str) -> None:
    """The rulebook's example."""
    match = played([hotel(prices=CHEAP), hotel()], phase="check_in")
    assert "seat 1 gets the guests and 200" in after(match, "monday", card)


@pytest.mark.clause("B4")
def test_breakfast_is_paid_for_each_room_and_night() -> None:
    prices = [100, 200, 400, 100, 100, 100, 100, 300]
    match = played([hotel(prices=prices), hotel(prices=DEAR)], phase="check_in")
    events = after(match, "tuesday", "18")  # So and S. with breakfast: 2 * 200 + 400 + 3 * 300
    assert "seat 1 would charge 1700" in events
    assert money(match) == [2200, 500]


@pytest.mark.clause("B5")
@pytest.mark.parametrize("week", [1, 2])
def test_nights_after_sunday_cost_sundays_price_and_lie_beside_the_mat(week: int) -> None:
    """In the last week too, though no other follows."""
    prices = [100, 100, 100, 100, 100, 200, 600, 100]
    match = played([hotel(prices=prices), hotel(prices=DEAR)], phase="check_in", to_come=2, week=week)
    assert "seat 1 gets the guests and 2400" in after(
        match, "saturday", "14"
    )  # Sooo, breakfast: 200 + 3 * 600 + 4 * 100
    assert money(match) == [2900, 500]
    match.play("room 2")
    assert hotels(match)[0]["rooms"] == ["", ".....Bbbb", ""]


@pytest.mark.clause("B5")
@pytest.mark.parametrize("week", [1, 2])
def test_nights_beside_the_mat_may_not_collide(week: int) -> None:
    match = played([hotel([".......o"] * 3, prices=CHEAP), hotel()], phase="check_in", week=week)
    assert "seat 1 has no availability" in after(match, "saturday", "9")  # Soo
    match = played([hotel([".......o"] * 3, prices=CHEAP), hotel()], phase="check_in", week=week)
    assert "seat 1 gets the guests and 200" in after(match, "saturday", "4")  # So


@pytest.mark.clause("B6")
def test_the_cheapest_gets_the_guests_whatever_the_stars_and_cannot_refuse() -> None:
    dearer = [*FLAT[:3], 400, *FLAT[4:]]
    match = played([hotel(prices=dearer, stars=5), hotel()], phase="check_in", to_come=2)
    events = after(match, "thursday", "1")
    assert events[2:5] == ["seat 1 would charge 400", "seat 2 would charge 300", "seat 2 gets the guests and 300"]
    assert money(match) == [500, 800]
    assert possible(match) == ["room 1", "room 2", "room 3"]


@pytest.mark.clause("B6")
def test_without_availability_anywhere_the_guests_are_lost() -> None:
    match = played([hotel(["S"]), hotel(["S"])], phase="check_in", to_come=2)
    assert after(match, "monday", "1")[2:] == [
        "seat 1 has no availability",
        "seat 2 has no availability",
        "the guests are lost",
    ]
    assert money(match) == [500, 500]


@pytest.mark.clause("B7")
def test_of_the_cheapest_the_best_rated_gets_the_guests() -> None:
    match = played([hotel(stars=3), hotel(stars=4), hotel(stars=5, prices=DEAR)], phase="check_in")
    assert "seat 2 gets the guests and 300" in after(match, "monday", "1")


@pytest.mark.clause("B7", "M1")
def test_equals_bid_and_the_others_do_not() -> None:
    match = played([hotel(stars=4), hotel(), hotel(stars=4)], phase="check_in", active=2, to_come=2)
    after(match, "monday", "1")
    assert match.to_act == {2}  # in turn order from the active player
    bid(match, 2, 100, 1)
    assert match.to_act == {0}
    events = said(bid(match, 0, 200, 1))
    assert "seat 1 gets the guests and 300" in events
    assert money(match) == [600, 500, 400]


@pytest.mark.clause("B7", "B8")
@pytest.mark.parametrize("total", [0, 200])
def test_equal_bids_get_the_guests_in_full_each_and_block_rooms_in_turn_order(total: int) -> None:
    match = played([hotel(), hotel(), hotel(prices=DEAR)], phase="check_in", active=2, to_come=2)
    after(match, "monday", "1")
    bid(match, 1, total, 1)
    bid(match, 0, total, 2 if total else 0)
    assert money(match) == [800 - total, 800 - total, 500]
    assert match.to_act == {1}
    match.play("room 3", 1)
    assert match.to_act == {0}
    match.play("room 1", 0)
    assert [one["rooms"] for one in hotels(match)] == [["S", "", ""], ["", "", "S"], ["", "", ""]]


@pytest.mark.clause("B8")
def test_the_rulebooks_blocking_example() -> None:
    """Two neighbouring rooms on the first day, one of them on the second, with breakfast."""
    match = played([hotel(prices=CHEAP), hotel()], phase="check_in", to_come=2)
    after(match, "wednesday", "18")
    match.play("room 2")
    events = said(match.play("room 1"))
    assert events == [
        "seat 1 blocks room 2 from wednesday for room 1 of card 18",
        "seat 1 blocks room 1 from wednesday for room 2 of card 18",
    ]
    assert hotels(match)[0]["rooms"] == ["..B", "..Bb", ""]
    assert hotels(match)[0]["doors"] == [[1, 3]]


@pytest.mark.clause("B8")
def test_a_check_in_later_than_the_first_night_is_a_square_then() -> None:
    match = played([hotel(["o", "", "oo"], prices=CHEAP), hotel(prices=DEAR)], phase="check_in", to_come=2)
    after(match, "monday", "24")  # So and .S
    assert hotels(match)[0]["rooms"] == ["oS", "So", "oo"]


@pytest.mark.clause("B8", "B3")
def test_only_rooms_that_leave_the_others_a_place_are_offered() -> None:
    match = played([hotel(["", "", "", "S", ""], prices=CHEAP), hotel(prices=DEAR)], phase="check_in", to_come=2)
    after(match, "monday", "28")  # three rooms, the first two joined
    assert possible(match) == ["room 1", "room 2", "room 3"]
    refusal = match.why_not("room 5")
    assert refusal is not None
    assert refusal.clause == "B3"
    match.play("room 3")
    assert possible(match) == ["room 1", "room 5"]  # the second one must be room 2
