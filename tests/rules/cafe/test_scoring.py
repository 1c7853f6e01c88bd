"""Scoring (P1-P4)."""

from __future__ import annotations

import pytest

import locanda
from locanda.core.engine import engine_of
from locanda.core.toml import dumps
from locanda.games.cafe.what import SEAT_JOKER, Clause

from .boxes import small
from .positions import bag, cafe, drawn, hand, legal, limits, refused, told


def _chairs(said: str) -> str:
    return "chairs = { " + ", ".join(f'{one.split()[0]} = "{one.split()[1]}"' for one in said.split(", ")) + " }"


@pytest.mark.clause("P1")
@pytest.mark.parametrize(
    ("there", "comes", "points"),
    [
        ("53 usa-gentleman", "usa-lady at 66", 4),
        ("59 germany-gentleman", "usa-lady at 66", 2),
        ("53 usa-gentleman", "germany-lady at 59", 2),
        ("53 usa-gentleman, 60 usa-lady", "usa-lady at 66", 6),
        ("53 usa-gentleman, 60 usa-lady", "usa-gentleman at 66", 6),
        ("59 germany-gentleman, 60 usa-lady", "usa-lady at 66", 3),
        ("53 usa-gentleman, 66 usa-lady", "germany-lady at 59", 3),
        ("59 usa-gentleman, 60 usa-lady, 53 usa-gentleman", "usa-lady at 66", 8),
        ("59 germany-gentleman, 60 usa-lady, 53 usa-gentleman", "usa-lady at 66", 4),
        ("60 usa-gentleman, 66 usa-lady, 53 usa-gentleman", "germany-lady at 59", 4),
    ],
)
def test_two_three_and_four_at_a_table_of_one_nation_score_double(there: str, comes: str, points: int) -> None:
    match = cafe(f"""
        hands = [["usa-lady", "usa-gentleman", "germany-lady"], ["cuba-lady"]]
        {_chairs(there)}
        """)
    told(match, f"seat {comes}")
    assert match.scores == (points, 0)


@pytest.mark.clause("P1")
def test_foreigners_of_one_nation_do_not_score_double() -> None:
    """A map on which two chairs of one Italian table belong to Cuban ones as well."""
    match = locanda.from_position(
        "cafe",
        dumps(
            {
                "table": {"hands": [["cuba-lady", "italy-lady"], ["italy-lady"]], "chairs": {"1": "cuba-gentleman"}},
                "box": small("CU  o IT  o CU\n o ..  o ..  o"),
            }
        ),
        draws=False,
    )
    assert told(match, "seat cuba-lady at 2")[0] == "seat 1 seats cuba-lady at 2 as cuba for 2 and 0"


@pytest.mark.clause("P1", "T8")
def test_alone_is_nothing() -> None:
    match = cafe('hands = [["usa-lady", "usa-gentleman"], ["cuba-lady"]]')
    assert told(match, "seat usa-lady at 60")[0] == "seat 1 seats usa-lady at 60 as usa for 0 and 0"
    assert match.scores == (0, 0)


@pytest.mark.clause("P1")
def test_guests_who_sat_there_before_are_not_scored_again() -> None:
    match = cafe("""
        hands = [["usa-lady", "cuba-lady"], ["cuba-lady"]]
        scores = [7, 9]
        chairs = { 53 = "usa-gentleman", 60 = "usa-lady", 30 = "cuba-lady", 31 = "cuba-gentleman" }
        """)
    told(match, "seat usa-lady at 66")
    assert match.scores == (13, 9)


@pytest.mark.clause("P2")
@pytest.mark.parametrize(
    ("there", "comes", "first", "second"),
    [
        ("53 usa-gentleman, 66 usa-lady, 67 usa-gentleman", "usa-lady at 60", 6, 4),
        ("53 usa-gentleman, 66 usa-lady, 54 france-gentleman", "usa-lady at 60", 6, 2),
        ("52 germany-gentleman, 53 usa-gentleman", "germany-lady at 59", 4, 2),
        ("52 germany-gentleman, 53 usa-gentleman", "usa-lady at 59", 2, 4),
        ("52 germany-gentleman", "usa-lady at 59", 2, 0),
    ],
)
def test_on_a_shared_chair_each_table_scores_by_itself(there: str, comes: str, first: int, second: int) -> None:
    match = cafe(f"""
        hands = [["usa-lady", "germany-lady", "cuba-lady"], ["cuba-lady"]]
        {_chairs(there)}
        """)
    guest, chair = comes.split(" at ")
    nation = guest.split("-")[0]
    events = told(match, f"seat {comes}")
    assert events[0] == f"seat 1 seats {guest} at {chair} as {nation} for {first} and {second}"
    assert match.scores == (first + second, 0)


JOKER = """
    hands = [["lady-joker", "cuba-lady", "spain-lady"], ["cuba-lady"]]
    chairs = { 53 = "usa-gentleman", 67 = "usa-gentleman", 52 = "germany-gentleman" }
    """


@pytest.mark.clause("P3")
def test_a_jokers_nation_is_one_of_the_chairs_tables() -> None:
    match = cafe(JOKER)
    assert legal(match, "seat lady-joker", " at 59") == {
        "seat lady-joker as germany at 59",
        "seat lady-joker as usa at 59",
    }
    assert refused(match, "seat lady-joker as cuba at 59") == "P3"
    assert refused(match, "seat lady-joker as germany at 66") == "P3"


@pytest.mark.clause("P3")
def test_on_a_chair_of_one_nation_there_is_nothing_to_name() -> None:
    match = cafe(JOKER)
    assert legal(match, "seat lady-joker", " at 66") == {"seat lady-joker as usa at 66"}
    assert legal(match, "seat lady-joker", " at 60") == {"seat lady-joker as usa at 60"}
    judged = engine_of(match.game).judge(match.box.record, match.table, 0, SEAT_JOKER + 2 * (60 - 1) + 1)
    assert judged == Clause.P3


@pytest.mark.clause("P3", "P1")
@pytest.mark.parametrize(("nation", "first", "second"), [("germany", 4, 2), ("usa", 2, 4)])
def test_a_joker_is_not_two_nations_at_once(nation: str, first: int, second: int) -> None:
    events = told(cafe(JOKER), f"seat lady-joker as {nation} at 59")
    assert events[0] == f"seat 1 seats lady-joker at 59 as {nation} for {first} and {second}"


@pytest.mark.clause("P3", "P2")
def test_between_two_tables_of_one_nation_a_joker_is_of_it_at_both() -> None:
    events = told(cafe(JOKER), "seat lady-joker as usa at 60")
    assert events[0] == "seat 1 seats lady-joker at 60 as usa for 4 and 4"


@pytest.mark.clause("P3", "D2")
def test_a_joker_can_make_a_one_nation_table() -> None:
    match = cafe("""
        hands = [["lady-joker", "cuba-lady", "spain-lady"], ["cuba-lady"]]
        chairs = { 53 = "usa-gentleman", 66 = "usa-lady", 59 = "gentleman-joker as usa" }
        """)
    told(match, "seat lady-joker as usa at 60")
    assert match.scores == (8, 0)
    assert limits(match) == [4, 5]


@pytest.mark.clause("P3")
def test_a_joker_named_as_another_nation_makes_none() -> None:
    match = cafe("""
        hands = [["lady-joker", "cuba-lady", "spain-lady"], ["cuba-lady"]]
        chairs = { 53 = "usa-gentleman", 66 = "usa-lady", 60 = "usa-gentleman" }
        """)
    told(match, "seat lady-joker as germany at 59")
    assert match.scores == (4, 0)
    assert limits(match) == [5, 5]


#: Players 1 to 4 of the rulebook's examples, on its American and Indian tables.
EXAMPLES = """
    hands = [
        ["usa-gentleman", "usa-lady", "cuba-lady", "cuba-gentleman", "spain-lady"],
        ["india-lady", "india-gentleman", "cuba-lady", "cuba-gentleman", "spain-lady"],
        ["usa-gentleman", "turkey-lady", "cuba-lady", "cuba-gentleman", "spain-lady"],
        ["usa-gentleman", "usa-lady", "cuba-lady", "cuba-gentleman", "spain-lady"],
    ]
    """


@pytest.mark.clause("P4", "T8")
def test_example_1_an_american_couple_at_its_table() -> None:
    match = cafe(EXAMPLES, "players = 4")
    assert told(match, "seat usa-gentleman at 53") == ["seat 1 seats usa-gentleman at 53 as usa for 0 and 0"]
    assert refused(match, "done") == "T8"
    assert told(match, "seat usa-lady at 66") == ["seat 1 seats usa-lady at 66 as usa for 4 and 0"]
    assert match.scores == (4, 0, 0, 0)


@pytest.mark.clause("P4", "P2", "T8")
def test_example_2_an_indian_lady_alone_at_the_american_table() -> None:
    match = cafe("turn = 2\n" + EXAMPLES + 'chairs = { 53 = "usa-gentleman", 66 = "usa-lady" }', "players = 4")
    told(match, "seat india-gentleman at 62")
    assert told(match, "seat india-lady at 61") == ["seat 2 seats india-lady at 61 as india for 0 and 4"]
    assert match.scores == (0, 4, 0, 0)


@pytest.mark.clause("P4", "P1")
def test_example_3_an_american_joins_the_indian_lady() -> None:
    match = cafe(
        "turn = 3\n" + EXAMPLES + _chairs("53 usa-gentleman, 66 usa-lady, 61 india-lady, 62 india-gentleman"),
        "players = 4",
    )
    assert told(match, "seat usa-gentleman at 67")[0] == "seat 3 seats usa-gentleman at 67 as usa for 2 and 0"
    assert match.scores == (0, 0, 2, 0)


@pytest.mark.clause("P4", "P1", "P2", "T7")
def test_example_4_two_americans_for_17_points() -> None:
    match = cafe(
        "turn = 4\n"
        + EXAMPLES.replace("usa-gentleman", "china-gentleman", 2)
        + _chairs("53 usa-gentleman, 66 usa-lady, 61 india-lady, 62 india-gentleman, 67 usa-gentleman"),
        "players = 4",
    )
    assert told(match, "seat usa-gentleman at 60") == ["seat 4 seats usa-gentleman at 60 as usa for 6 and 3"]
    assert told(match, "seat usa-lady at 59") == [
        "seat 4 seats usa-lady at 59 as usa for 0 and 8",
        "seat 4 may hold 4, for usa-1",
    ]
    assert match.scores == (0, 0, 0, 17)


@pytest.mark.clause("P4", "S2", "D1", "D2")
def test_the_four_examples_one_after_the_other() -> None:
    match = cafe(EXAMPLES, "players = 4")
    told(match, "seat usa-gentleman at 53", "seat usa-lady at 66")
    drawn(match, "china-lady", "china-lady")
    told(match, "seat india-gentleman at 62", "seat india-lady at 61")
    drawn(match, "china-lady", "china-lady")
    told(match, "seat usa-gentleman at 67", "done")
    drawn(match, "france-lady")
    told(match, "seat usa-gentleman at 60", "seat usa-lady at 59")
    drawn(match, "france-lady")
    assert match.scores == (4, 4, 2, 17)
    assert match.to_act == {0}
    assert [len(hand(match, seat)) for seat in range(4)] == [5, 5, 5, 4]
    assert bag(match) == 100 - 19 - 7
