"""The exchange of a joker (J1, J2)."""

from __future__ import annotations

import pytest

from .positions import bag, cafe, drawn, hand, legal, limits, refused, told

JOKER = """
    hands = [["usa-lady", "usa-gentleman", "cuba-lady"], ["italy-lady", "spain-lady"]]
    scores = [3, 4]
    chairs = { 53 = "lady-joker as usa", 66 = "usa-gentleman" }
    """


@pytest.mark.clause("J1", "T3")
def test_the_joker_comes_to_the_hand_for_no_points_and_no_draw() -> None:
    match = cafe(JOKER)
    left = bag(match)
    assert told(match, "exchange 53 usa-lady") == ["seat 1 exchanges lady-joker at 53 for usa-lady"]
    assert hand(match, 0) == ["cuba-lady", "usa-gentleman", "lady-joker"]
    assert match.scores == (3, 4)
    assert bag(match) == left
    assert match.to_act == {1}


@pytest.mark.clause("J1")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("exchange 53 usa-gentleman", "of the other sex"),
        ("exchange 53 cuba-lady", "of another nation"),
        ("exchange 66 usa-gentleman", "no joker sits there"),
        ("exchange 59 usa-lady", "nobody sits there"),
        ("exchange 53 germany-lady", "not in the hand"),
    ],
)
def test_only_a_guest_from_the_hand_of_the_jokers_sex_and_named_nation(action: str, why: str) -> None:
    match = cafe(JOKER)
    assert refused(match, action) == "J1", why
    assert legal(match, "exchange") == {"exchange 53 usa-lady"}


@pytest.mark.clause("J1")
def test_a_guest_that_is_not_in_the_hand_replaces_nobody() -> None:
    match = cafe(JOKER.replace('"usa-lady", ', ""))
    assert refused(match, "exchange 53 usa-lady") == "J1"


@pytest.mark.clause("J1", "P3")
def test_on_a_chair_of_two_nations_the_named_one_counts() -> None:
    match = cafe("""
        hands = [["usa-lady", "germany-lady", "cuba-lady"], ["italy-lady", "spain-lady"]]
        chairs = { 59 = "lady-joker as germany", 53 = "usa-gentleman" }
        """)
    assert refused(match, "exchange 59 usa-lady") == "J1"
    assert refused(match, "exchange 59 germany-lady") == "legal"


@pytest.mark.clause("J1")
def test_nothing_is_drawn_even_if_the_hand_is_below_its_limit() -> None:
    match = cafe(JOKER)
    assert limits(match) == [5, 5]
    told(match, "exchange 53 usa-lady")
    assert len(hand(match, 0)) == 3


@pytest.mark.clause("J1", "T1")
def test_the_joker_may_be_seated_in_a_later_turn() -> None:
    match = cafe(JOKER)
    told(match, "exchange 53 usa-lady", "bar italy-lady")
    drawn(match, "china-lady", "china-lady", "china-lady", "china-lady")
    assert refused(match, "seat lady-joker as usa at 60") == "legal"


@pytest.mark.clause("J1")
def test_a_joker_at_a_table_of_regulars_may_be_replaced_too() -> None:
    match = cafe(
        """
        hands = [["usa-lady", "cuba-lady", "cuba-gentleman"], ["italy-lady", "spain-lady"]]
        chairs = { 53 = "lady-joker as usa", 66 = "usa-lady", 60 = "usa-lady" }
        reserved = ["usa-1"]
        """,
        "regulars = true",
    )
    told(match, "exchange 53 usa-lady")
    assert hand(match, 0) == ["cuba-lady", "cuba-gentleman", "lady-joker"]
    assert limits(match) == [5, 5]


@pytest.mark.clause("J2")
def test_an_exchange_turns_no_table_one_nation_and_limits_stay() -> None:
    """The guest is German as the joker was: usa-1 stays mixed, and its four are not scored again."""
    match = cafe("""
        hands = [["germany-lady", "usa-lady", "cuba-lady"], ["italy-lady", "spain-lady"]]
        [table.chairs]
        59 = "lady-joker as germany"
        53 = "usa-gentleman"
        66 = "usa-lady"
        60 = "usa-gentleman"
        """)
    assert told(match, "exchange 59 germany-lady") == ["seat 1 exchanges lady-joker at 59 for germany-lady"]
    assert limits(match) == [5, 5]
    assert match.scores == (0, 0)


@pytest.mark.clause("J2", "D2")
def test_a_one_nation_table_stays_one_and_lowers_nothing_again() -> None:
    match = cafe("""
        hands = [["usa-lady", "cuba-gentleman", "cuba-lady"], ["italy-lady", "spain-lady"]]
        limits = [5, 4]
        [table.chairs]
        59 = "lady-joker as usa"
        53 = "usa-gentleman"
        66 = "usa-lady"
        60 = "usa-gentleman"
        """)
    told(match, "exchange 59 usa-lady")
    assert limits(match) == [5, 4]
    assert match.scores == (0, 0)


@pytest.mark.clause("J2", "T6", "P1")
def test_the_guest_counts_as_the_joker_did() -> None:
    match = cafe(JOKER.replace('["italy-lady", "spain-lady"]', '["usa-lady", "usa-gentleman", "italy-lady"]'))
    told(match, "exchange 53 usa-lady")
    told(match, "seat usa-lady at 60")
    assert match.scores == (3, 10)
    assert refused(match, "seat usa-gentleman at 60") == "T4"
    told(match, "seat usa-gentleman at 59")
    assert match.scores == (3, 18)
