"""A turn is exactly one of three things; chairs and nations (T1-T5, T7)."""

from __future__ import annotations

import pytest

import locanda

from .positions import cafe, drawn, hand, legal, refused, told

#: A pair at usa-1 and a pair at italy-1.
TWO_PAIRS = """
    hands = [["usa-lady", "usa-gentleman", "italy-lady", "cuba-lady", "lady-joker"], ["italy-gentleman", "spain-lady"]]
    chairs = { 53 = "usa-gentleman", 66 = "usa-lady", 2 = "italy-gentleman", 9 = "italy-lady" }
    """
#: A joker that the guest in hand may replace.
EXCHANGEABLE = """
    hands = [["usa-lady", "usa-gentleman", "cuba-lady"], ["italy-gentleman", "spain-lady"]]
    chairs = { 53 = "lady-joker as usa", 66 = "usa-gentleman" }
    """


@pytest.mark.clause("T1")
def test_a_turn_seats_two_guests_and_then_the_player_draws() -> None:
    match = cafe(TWO_PAIRS)
    told(match, "seat usa-lady at 60")
    assert match.to_act == {0}
    told(match, "seat italy-lady at 15")
    assert match.chance_to_act
    drawn(match, "china-lady", "china-lady")
    assert match.to_act == {1}


@pytest.mark.clause("T1", "T7")
def test_a_turn_may_seat_one_guest_only() -> None:
    match = cafe(TWO_PAIRS)
    told(match, "seat usa-lady at 60")
    assert told(match, "done") == ["seat 1 seats nobody else"]
    assert match.chance_to_act
    drawn(match, "china-lady")
    assert match.to_act == {1}


@pytest.mark.clause("T1")
def test_nobody_seats_a_guest_of_anothers_hand() -> None:
    match = cafe(TWO_PAIRS)
    assert refused(match, "seat italy-gentleman at 15") == "T1"
    assert refused(match, "seat gentleman-joker as italy at 15") == "T1"


@pytest.mark.clause("T1")
def test_there_is_nothing_to_be_done_with_before_the_first_guest() -> None:
    assert refused(cafe(TWO_PAIRS), "done") == "T1"


@pytest.mark.clause("T1", "T2", "T3")
def test_after_a_seating_the_turn_is_neither_bar_nor_exchange_nor_pass_nor_regulars() -> None:
    match = cafe(EXCHANGEABLE, "regulars = true")
    told(match, "seat usa-gentleman at 60")
    assert refused(match, "bar cuba-lady") == "B1"
    assert refused(match, "exchange 53 usa-lady") == "T3"
    assert refused(match, "pass") == "T9"
    assert refused(match, "regulars italy-1 ladies") == "T1"


@pytest.mark.clause("T2")
def test_a_guest_at_the_bar_is_the_whole_turn() -> None:
    match = cafe(TWO_PAIRS)
    told(match, "bar cuba-lady")
    assert match.chance_to_act
    drawn(match, "china-lady")
    assert match.to_act == {1}


@pytest.mark.clause("T2")
def test_nobody_sends_a_guest_of_anothers_hand_to_the_bar() -> None:
    match = cafe(TWO_PAIRS)
    assert refused(match, "bar italy-gentleman") == "T2"
    assert refused(match, "bar gentleman-joker") == "T2"


@pytest.mark.clause("T3")
def test_an_exchange_is_the_whole_turn() -> None:
    match = cafe(EXCHANGEABLE)
    told(match, "exchange 53 usa-lady")
    assert match.to_act == {1}


@pytest.mark.clause("T3", "T9")
def test_there_is_no_passing() -> None:
    for table in (TWO_PAIRS, EXCHANGEABLE):
        match = cafe(table)
        assert refused(match, "pass") == "T9"
        assert legal(match, "pass") == set()
        with pytest.raises(locanda.IllegalAction) as error:
            match.play("pass")
        assert error.value.clause == "T9"


@pytest.mark.clause("T4")
@pytest.mark.parametrize("guest", ["usa-lady", "lady-joker as usa"])
def test_a_chair_takes_one_guest(guest: str) -> None:
    match = cafe(TWO_PAIRS)
    assert refused(match, f"seat {guest} at 66") == "T4"
    assert refused(match, f"seat {guest} at 60") == "legal"


@pytest.mark.clause("T5")
@pytest.mark.parametrize(
    ("chair", "guest", "clause"),
    [
        (60, "usa-lady", "legal"),  # between two tables of her nation
        (60, "italy-lady", "T5"),
        (59, "usa-lady", "legal"),  # between usa-1 and germany-2
        (59, "italy-lady", "T5"),
        (15, "italy-lady", "legal"),  # between italy-1 and britain-1
        (15, "cuba-lady", "T5"),
        (2, "cuba-lady", "T5"),
    ],
)
def test_a_guest_sits_only_at_a_table_of_its_nation(chair: int, guest: str, clause: str) -> None:
    chairs = TWO_PAIRS.replace("2 = ", "8 = ") if chair == 2 else TWO_PAIRS
    assert refused(cafe(chairs), f"seat {guest} at {chair}") == clause


@pytest.mark.clause("T5")
def test_either_nation_will_do_between_tables_of_two() -> None:
    match = cafe("""
        hands = [["usa-lady", "germany-lady", "india-lady"], ["cuba-lady"]]
        chairs = { 53 = "usa-gentleman" }
        """)
    assert legal(match, "seat", " at 59") == {"seat usa-lady at 59", "seat germany-lady at 59"}


@pytest.mark.clause("T5")
def test_a_joker_may_sit_at_any_table_that_holds_a_group() -> None:
    match = cafe(TWO_PAIRS)
    chairs = {text.split()[-1] for text in legal(match, "seat lady-joker")}
    assert {"8", "15", "59", "60"} <= chairs


@pytest.mark.clause("T7")
def test_two_guests_at_one_table_score_one_after_the_other() -> None:
    match = cafe("""
        hands = [["usa-lady", "usa-gentleman", "cuba-lady"], ["cuba-lady"]]
        chairs = { 59 = "germany-lady", 53 = "usa-gentleman" }
        """)
    assert told(match, "seat usa-lady at 60", "seat usa-gentleman at 66") == [
        "seat 1 seats usa-lady at 60 as usa for 3 and 0",
        "seat 1 seats usa-gentleman at 66 as usa for 4 and 0",
    ]
    assert match.scores == (7, 0)


@pytest.mark.clause("T7")
def test_the_order_of_the_two_is_the_players() -> None:
    """First the guest who makes the pair a mixed three, or first the one of its nation."""
    table = """
        hands = [["usa-lady", "germany-gentleman", "cuba-lady"], ["cuba-lady"]]
        chairs = { 53 = "usa-gentleman", 66 = "usa-lady" }
        """
    match = cafe(table)
    told(match, "seat usa-lady at 60", "seat germany-gentleman at 59")
    assert match.scores == (6 + 4, 0)
    match = cafe(table)
    told(match, "seat germany-gentleman at 59", "seat usa-lady at 60")
    assert match.scores == (3 + 4, 0)


@pytest.mark.clause("T7")
def test_two_guests_at_different_tables_score_each_by_itself() -> None:
    match = cafe(TWO_PAIRS)
    assert told(match, "seat usa-lady at 60", "seat italy-lady at 15") == [
        "seat 1 seats usa-lady at 60 as usa for 6 and 0",
        "seat 1 seats italy-lady at 15 as italy for 6 and 0",
    ]
    assert match.scores == (12, 0)


@pytest.mark.clause("T7", "T8")
def test_the_second_guest_must_not_sit_alone() -> None:
    match = cafe(TWO_PAIRS)
    told(match, "seat usa-lady at 60")
    assert refused(match, "seat cuba-lady at 30") == "T8"
    assert all("cuba-lady" not in text for text in legal(match))


@pytest.mark.clause("T7")
def test_a_third_guest_is_one_too_many() -> None:
    match = cafe(TWO_PAIRS)
    told(match, "seat usa-lady at 60", "seat usa-gentleman at 59")
    with pytest.raises(locanda.NotYourTurn):
        match.play("seat italy-lady at 15", seat=0)
    assert hand(match, 0) == ["cuba-lady", "italy-lady", "lady-joker"]


@pytest.mark.clause("T7")
def test_a_guest_can_be_taken_back_though_no_second_one_can_follow() -> None:
    """The end of the turn is asked for: chance draws after it."""
    match = cafe("""
        hands = [["usa-lady", "cuba-lady"], ["spain-lady"]]
        chairs = { 53 = "usa-gentleman" }
        """)
    told(match, "seat usa-lady at 66")
    assert legal(match) == {"done"}
    match.undo(0)
    assert hand(match, 0) == ["cuba-lady", "usa-lady"]
    assert told(match, "seat usa-lady at 66", "done")[-1] == "seat 1 seats nobody else"
    assert match.chance_to_act
