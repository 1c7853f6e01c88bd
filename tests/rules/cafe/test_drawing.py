"""Drawing and the hand limit (D1-D3)."""

from __future__ import annotations

import pytest

from .positions import LAST_FIVE, bag, cafe, drawn, hand, limits, told

#: usa-1 wants one lady to be complete, all American.
THREE = """
    [table.chairs]
    53 = "usa-gentleman"
    66 = "usa-lady"
    59 = "usa-gentleman"
    """
FIVE = """
    hands = [
        ["usa-lady", "cuba-lady", "cuba-gentleman", "spain-lady", "germany-lady"],
        ["india-lady", "africa-lady"],
    ]
    """


def draws(events: list[str]) -> int:
    return sum(" draws " in event for event in events)


@pytest.mark.clause("D1")
@pytest.mark.parametrize(
    ("actions", "number"),
    [
        (("bar usa-lady",), 1),
        (("seat cuba-lady at 30", "seat cuba-gentleman at 31"), 2),
        (("seat usa-lady at 66", "done"), 1),
    ],
)
def test_after_a_seating_or_the_bar_the_hand_is_refilled(actions: tuple[str, ...], number: int) -> None:
    match = cafe(FIVE + 'chairs = { 53 = "usa-gentleman" }', draws=True)
    left = bag(match)
    assert draws(told(match, *actions)) == number
    assert len(hand(match, 0)) == 5
    assert bag(match) == left - number
    assert match.to_act == {1}


@pytest.mark.clause("D1")
def test_nothing_is_drawn_between_the_two_guests_of_a_turn() -> None:
    match = cafe(FIVE + 'chairs = { 53 = "usa-gentleman" }', draws=True)
    assert draws(told(match, "seat usa-lady at 66")) == 0


@pytest.mark.clause("D1")
def test_a_lower_limit_is_refilled_to() -> None:
    match = cafe(FIVE + "limits = [5, 2]\nturn = 2", draws=True)
    assert draws(told(match, "bar india-lady")) == 1
    assert len(hand(match, 1)) == 2


@pytest.mark.clause("D2")
def test_completing_a_table_of_one_nation_lowers_the_limit() -> None:
    match = cafe(FIVE + THREE, draws=True)
    events = told(match, "seat usa-lady at 60")
    assert events[:2] == ["seat 1 seats usa-lady at 60 as usa for 8 and 0", "seat 1 may hold 4, for usa-1"]
    assert draws(told(match, "done")) == 0
    assert limits(match) == [4, 5]
    assert len(hand(match, 0)) == 4


@pytest.mark.clause("D2")
def test_the_limit_stays_lowered_for_good() -> None:
    match = cafe(FIVE + THREE)
    told(match, "seat usa-lady at 60", "done", "bar india-lady")
    drawn(match, "china-lady", "china-lady", "china-lady", "china-lady")
    told(match, "bar cuba-lady")
    drawn(match, "russia-lady")
    assert match.to_act == {1}
    assert len(hand(match, 0)) == 4


@pytest.mark.clause("D2")
def test_it_is_the_player_who_completes_the_table() -> None:
    match = cafe('hands = [["india-lady", "africa-lady"], ["usa-lady", "cuba-lady", "spain-lady"]]\nturn = 2\n' + THREE)
    told(match, "seat usa-lady at 60")
    assert limits(match) == [5, 4]


@pytest.mark.clause("D2", "P3")
@pytest.mark.parametrize(("third", "limit"), [("gentleman-joker as usa", 4), ("gentleman-joker as germany", 5)])
def test_jokers_named_so_are_of_the_nation(third: str, limit: int) -> None:
    match = cafe(FIVE + THREE.replace('59 = "usa-gentleman"', f'59 = "{third}"'))
    told(match, "seat usa-lady at 60")
    assert limits(match) == [limit, 5]


@pytest.mark.clause("D2")
@pytest.mark.parametrize(
    ("there", "points"),
    [
        ('53 = "usa-gentleman", 66 = "usa-lady"', 6),
        ('53 = "usa-gentleman", 66 = "usa-lady", 59 = "germany-gentleman"', 4),
    ],
)
def test_neither_three_of_a_nation_nor_four_of_two_lower_it(there: str, points: int) -> None:
    match = cafe(FIVE + f"chairs = {{ {there} }}")
    told(match, "seat usa-lady at 60")
    assert match.scores == (points, 0)
    assert limits(match) == [5, 5]


@pytest.mark.clause("D2")
def test_each_of_two_tables_completed_in_one_turn_lowers_it() -> None:
    match = cafe("""
        hands = [["usa-lady", "italy-lady", "cuba-lady", "spain-lady", "turkey-lady"], ["india-lady", "africa-lady"]]
        [table.chairs]
        53 = "usa-gentleman"
        66 = "usa-lady"
        60 = "usa-gentleman"
        2 = "italy-gentleman"
        8 = "italy-lady"
        9 = "italy-gentleman"
        """)
    told(match, "seat usa-lady at 59", "seat italy-lady at 15")
    assert limits(match) == [3, 5]


#: usa-1 and usa-2 want the lady between them.
TWO_AT_ONCE = THREE + '54 = "usa-gentleman"\n61 = "usa-lady"\n67 = "usa-gentleman"\n'


@pytest.mark.clause("D2", "P2")
def test_two_tables_at_once_lower_it_twice() -> None:
    match = cafe(FIVE + TWO_AT_ONCE)
    assert told(match, "seat usa-lady at 60")[:3] == [
        "seat 1 seats usa-lady at 60 as usa for 8 and 8",
        "seat 1 may hold 4, for usa-1",
        "seat 1 may hold 3, for usa-2",
    ]
    assert limits(match) == [3, 5]


@pytest.mark.clause("D2a")
def test_a_hand_over_its_limit_draws_nothing_and_discards_nothing_until_later_turns_make_it_up() -> None:
    match = cafe(FIVE + "limits = [5, 2]\n" + TWO_AT_ONCE)
    told(match, "seat usa-lady at 60", "done")
    assert match.to_act == {1}
    assert hand(match, 0) == ["cuba-lady", "cuba-gentleman", "germany-lady", "spain-lady"]
    told(match, "bar india-lady")
    drawn(match, "china-lady")
    told(match, "bar cuba-lady")  # the hand is at its limit now: again nothing is drawn
    assert match.to_act == {1}
    assert len(hand(match, 0)) == 3
    told(match, "bar africa-lady")
    drawn(match, "russia-gentleman")
    told(match, "bar spain-lady")
    drawn(match, "russia-lady")
    assert len(hand(match, 0)) == 3
    assert match.to_act == {1}


@pytest.mark.clause("D3", "E1")
def test_drawing_stops_when_four_guests_are_left_in_the_bag() -> None:
    """The limit is lowered to four, two are held, and one is drawn."""
    match = cafe(LAST_FIVE, "players = 3")
    assert bag(match) == 5
    told(match, "seat usa-lady at 53", "seat usa-gentleman at 66")
    assert match.chance_to_act
    events = drawn(match, "turkey-gentleman")
    assert events[0] == "seat 1 draws turkey-gentleman, 4 left"
    assert events[-1] == "the game ends: bag-low"
    assert (bag(match), len(hand(match, 0)), limits(match)[0]) == (4, 3, 4)
