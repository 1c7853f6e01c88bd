"""The variant of tables for regulars (V2)."""

from __future__ import annotations

import pytest

import locanda

from .positions import cafe, drawn, hand, legal, limits, refused, told

V2 = "regulars = true"
LADIES = """
    hands = [
        ["italy-lady", "italy-lady", "italy-lady", "africa-lady", "italy-gentleman", "cuba-lady"],
        ["usa-lady", "spain-lady"],
    ]
    limits = [5, 2]
    """
FOUR = LADIES.replace("africa-lady", "italy-lady")
#: A pair at africa-1; the lady of it sits between africa-1 and italy-1.
ONE_THERE = LADIES + 'chairs = { 1 = "africa-gentleman", 8 = "africa-lady" }\n'


def seated(match: locanda.Match, *seatings: str, sex: str = "ladies") -> list[str]:
    """Regulars at italy-1."""
    return told(match, f"regulars italy-1 {sex}", *(f"seat {seating}" for seating in seatings))


@pytest.mark.clause("V2")
def test_three_of_the_tables_nation_score_40() -> None:
    match = cafe(LADIES, V2)
    events = seated(match, "italy-lady at 2", "italy-lady at 9", "italy-lady at 15")
    assert events == [
        "seat 1 has regulars at italy-1: ladies",
        "seat 1 seats italy-lady at 2 as italy for 0 and 0",
        "seat 1 seats italy-lady at 9 as italy for 0 and 0",
        "seat 1 seats italy-lady at 15 as italy for 0 and 0",
    ]
    assert match.scores == (0, 0)
    assert told(match, "done") == [
        "seat 1 seats nobody else",
        "seat 1 has seated 3 ladies at italy-1 for 40",
    ]
    assert match.scores == (40, 0)


@pytest.mark.clause("V2")
def test_three_of_two_nations_score_20() -> None:
    match = cafe(LADIES, V2)
    seated(match, "italy-lady at 2", "africa-lady at 8", "italy-lady at 15")
    told(match, "done")
    assert match.scores == (20, 0)


@pytest.mark.clause("V2", "D2")
def test_four_of_the_nation_score_40_and_lower_the_limit() -> None:
    match = cafe(FOUR, V2)
    seated(match, "italy-lady at 2", "italy-lady at 9", "italy-lady at 15")
    assert told(match, "seat italy-lady at 8") == [
        "seat 1 seats italy-lady at 8 as italy for 0 and 0",
        "seat 1 has seated 4 ladies at italy-1 for 40",
        "seat 1 may hold 4, for italy-1",
    ]
    assert match.scores == (40, 0)
    assert limits(match) == [4, 2]


@pytest.mark.clause("V2", "D2")
def test_four_of_two_nations_score_20_and_lower_nothing() -> None:
    match = cafe(LADIES, V2)
    seated(match, "italy-lady at 2", "italy-lady at 9", "italy-lady at 15", "africa-lady at 8")
    assert match.scores == (20, 0)
    assert limits(match) == [5, 2]


@pytest.mark.clause("V2", "D2")
def test_three_of_the_nation_do_not_lower_the_limit() -> None:
    match = cafe(LADIES, V2)
    seated(match, "italy-lady at 2", "italy-lady at 9", "italy-lady at 15")
    told(match, "done")
    assert limits(match) == [5, 2]


@pytest.mark.clause("V2", "T7", "D1")
def test_regulars_are_the_whole_turn_and_the_hand_is_refilled_after_it() -> None:
    match = cafe(LADIES, V2)
    seated(match, "italy-lady at 2", "italy-lady at 9", "italy-lady at 15")
    told(match, "done")
    drawn(match, "china-lady", "china-lady")
    assert match.to_act == {1}


@pytest.mark.clause("V2")
def test_after_three_a_fourth_may_come_or_not() -> None:
    match = cafe(FOUR, V2)
    seated(match, "italy-lady at 2", "italy-lady at 9", "italy-lady at 15")
    assert legal(match) == {"done", "seat italy-lady at 8"}
    assert refused(match, "done") == "legal"


@pytest.mark.clause("V2")
def test_after_three_only_a_fourth_that_fits_may_come() -> None:
    match = cafe(LADIES.replace("africa-lady", "spain-lady"), V2)
    seated(match, "italy-lady at 2", "italy-lady at 9", "italy-lady at 8")
    assert legal(match) == {"done"}
    assert told(match, "done") == ["seat 1 seats nobody else", "seat 1 has seated 3 ladies at italy-1 for 40"]


@pytest.mark.clause("V2")
def test_fewer_than_three_will_not_do() -> None:
    match = cafe(FOUR, V2)
    seated(match)
    assert refused(match, "done") == "V2"
    told(match, "seat italy-lady at 2")
    assert refused(match, "done") == "V2"
    told(match, "seat italy-lady at 9")
    assert refused(match, "done") == "V2"
    assert "done" not in legal(match)


@pytest.mark.clause("V2", "T6")
def test_all_are_of_one_sex_and_at_one_table() -> None:
    match = cafe(LADIES, V2)
    seated(match)
    assert refused(match, "seat italy-gentleman at 2") == "V2"
    assert refused(match, "seat italy-lady at 3") == "V2"
    assert refused(match, "seat cuba-lady at 30") == "V2"
    assert refused(match, "bar cuba-lady") == "B1"
    assert refused(match, "pass") == "T9"
    assert refused(match, "regulars italy-2 ladies") == "T1"
    assert all(text.split()[1] in ("italy-lady", "africa-lady") for text in legal(match))


@pytest.mark.clause("V2")
def test_gentlemen_may_be_regulars_too() -> None:
    match = cafe(LADIES.replace('italy-lady"', 'italy-gentleman"'), V2)
    assert legal(match, "regulars") == {"regulars italy-1 gentlemen", "regulars italy-2 gentlemen"}
    seated(match, *(f"italy-gentleman at {chair}" for chair in (2, 8, 9)), sex="gentlemen")
    told(match, "done")
    assert match.scores == (40, 0)


@pytest.mark.clause("V2", "T6")
def test_only_as_a_variant() -> None:
    match = cafe(LADIES)
    assert refused(match, "regulars italy-1 ladies") == "V2"
    assert legal(match, "regulars") == set()


@pytest.mark.clause("V2")
def test_with_one_of_that_sex_alone_there_three_come_and_they_are_four() -> None:
    match = cafe(ONE_THERE, V2)
    seated(match, "italy-lady at 2", "italy-lady at 9")
    assert legal(match) == {"seat italy-lady at 15"}  # the only one left, on the only chair
    assert told(match, "seat italy-lady at 15")[-1] == "seat 1 has seated 4 ladies at italy-1 for 20"
    assert match.scores == (20, 0)
    assert match.view().closed == []
    assert match.view().phase == "draw"


@pytest.mark.clause("V2", "D2")
def test_the_one_there_before_counts_for_one_nation() -> None:
    match = cafe(ONE_THERE.replace('8 = "africa-lady"', '8 = "italy-lady"').replace('"italy-lady", ', "", 1) + "", V2)
    assert legal(match, "regulars italy-1") == set()  # two in the hand are too few
    match = cafe(
        'hands = [["italy-lady", "italy-lady", "lady-joker", "cuba-lady"], ["usa-lady", "spain-lady"]]\n'
        'chairs = { 1 = "africa-gentleman", 8 = "italy-lady" }',
        V2,
    )
    seated(match, "italy-lady at 2", "italy-lady at 9", "lady-joker as italy at 15")
    assert match.scores == (40, 0)
    assert limits(match) == [4, 5]


@pytest.mark.clause("V2")
@pytest.mark.parametrize(
    "chairs",
    [
        '8 = "africa-gentleman", 1 = "africa-lady"',  # one of the other sex
        '2 = "italy-gentleman", 9 = "italy-lady"',  # a pair
        '2 = "italy-gentleman", 9 = "italy-lady", 15 = "britain-lady"',  # three
    ],
)
def test_the_table_must_be_empty_or_hold_one_of_that_sex_alone(chairs: str) -> None:
    match = cafe(LADIES + f"chairs = {{ {chairs} }}", V2)
    assert refused(match, "regulars italy-1 ladies") == "V2"
    assert "regulars italy-1 ladies" not in legal(match)


@pytest.mark.clause("V2")
@pytest.mark.parametrize(
    ("others", "possible"),
    [
        ('"italy-lady"', True),
        ('"africa-lady"', True),  # at 8
        ('"lady-joker"', True),
        ('"cuba-lady"', False),
        ('"italy-gentleman"', False),
        ('"gentleman-joker"', False),
    ],
)
def test_nobody_may_declare_regulars_that_cannot_come(others: str, possible: bool) -> None:
    match = cafe(f'hands = [["italy-lady", "italy-lady", {others}], ["usa-lady", "spain-lady"]]', V2)
    assert ("regulars italy-1 ladies" in legal(match)) == possible
    assert refused(match, "regulars italy-1 ladies") == ("legal" if possible else "V2")


@pytest.mark.clause("V2", "T5")
def test_two_guests_for_one_chair_are_one_too_many() -> None:
    """An Italian and two Africans: the Africans both want the chair between africa-1 and italy-1."""
    match = cafe('hands = [["italy-lady", "africa-lady", "africa-lady"], ["usa-lady", "spain-lady"]]', V2)
    assert refused(match, "regulars italy-1 ladies") == "V2"
    match = cafe('hands = [["italy-lady", "africa-lady", "britain-lady"], ["usa-lady", "spain-lady"]]', V2)
    assert refused(match, "regulars italy-1 ladies") == "legal"


@pytest.mark.clause("V2", "T5")
def test_nobody_takes_the_chair_that_another_of_the_three_needs() -> None:
    match = cafe('hands = [["italy-lady", "italy-lady", "africa-lady", "cuba-lady"], ["usa-lady", "spain-lady"]]', V2)
    seated(match)
    assert refused(match, "seat italy-lady at 8") == "V2"
    assert refused(match, "seat africa-lady at 2") == "T5"
    assert refused(match, "seat cuba-lady at 8") == "T5"
    assert legal(match) == {f"seat italy-lady at {chair}" for chair in (2, 9, 15)} | {"seat africa-lady at 8"}


@pytest.mark.clause("V2", "T6")
def test_at_the_other_table_of_a_shared_chair_balance_holds() -> None:
    """A British lady sits alone at britain-1: no second one may sit between it and italy-1."""
    match = cafe(LADIES + 'chairs = { 21 = "britain-lady", 20 = "africa-gentleman" }', V2)
    seated(match)
    assert refused(match, "seat italy-lady at 15") == "T6"
    assert refused(match, "seat italy-lady at 2") == "legal"
    assert legal(match, end=" at 15") == set()


@pytest.mark.clause("V2", "T6")
def test_chairs_that_balance_bars_do_not_count_for_three() -> None:
    """Ladies alone at africa-1 and britain-1 bar two chairs of italy-1."""
    match = cafe(
        LADIES + 'chairs = { 14 = "africa-lady", 20 = "africa-gentleman", 21 = "britain-lady" }',
        V2,
    )
    assert refused(match, "regulars italy-1 ladies") == "V2"
    assert refused(match, "regulars italy-2 ladies") == "legal"


@pytest.mark.clause("V2", "P1", "P2")
def test_at_the_other_tables_each_scores_as_it_sits() -> None:
    match = cafe(LADIES + 'chairs = { 22 = "britain-gentleman", 1 = "africa-gentleman" }', V2)
    events = seated(match, "italy-lady at 15", "africa-lady at 8", "italy-lady at 2")
    assert events[1:] == [
        "seat 1 seats italy-lady at 15 as italy for 0 and 2",
        "seat 1 seats africa-lady at 8 as africa for 4 and 0",
        "seat 1 seats italy-lady at 2 as italy for 0 and 0",
    ]
    assert match.scores == (6, 0)
    told(match, "done")
    assert match.scores == (26, 0)


@pytest.mark.clause("V2", "D2")
def test_another_table_completed_on_the_way_lowers_the_limit() -> None:
    match = cafe(
        LADIES + 'chairs = { 3 = "italy-gentleman", 10 = "italy-lady", 16 = "italy-gentleman" }',
        V2,
    )
    assert seated(match, "italy-lady at 9")[1:] == [
        "seat 1 seats italy-lady at 9 as italy for 0 and 8",
        "seat 1 may hold 4, for italy-2",
    ]


@pytest.mark.clause("V2", "T8")
def test_regulars_may_be_alone_at_the_other_tables() -> None:
    match = cafe(LADIES, V2)
    seated(match, "italy-lady at 15", "africa-lady at 8", "italy-lady at 9")
    told(match, "done")
    assert match.scores == (20, 0)


@pytest.mark.clause("V2")
def test_the_empty_chair_is_closed_for_both_its_tables() -> None:
    match = cafe(LADIES + 'chairs = { 1 = "africa-gentleman", 7 = "africa-lady" }', V2)
    seated(match, "italy-lady at 2", "italy-lady at 9", "italy-lady at 15")
    assert refused(match, "seat africa-lady at 8") == "legal"
    told(match, "done")
    assert match.view().closed == [8]
    assert match.view().regulars == ["italy-1"]
    assert match.table.taken == 2 + 3 + 1
    drawn(match, "china-lady", "china-lady")
    told(match, "bar usa-lady")
    drawn(match, "china-lady")
    assert refused(match, "seat africa-lady at 8") == "V2"
    assert refused(match, "seat italy-gentleman at 8") == "V2"
    assert legal(match, end=" at 8") == set()
    assert refused(match, "seat africa-lady at 14") == "legal"


@pytest.mark.clause("V2")
def test_the_table_takes_no_further_guest_and_no_further_regulars() -> None:
    match = cafe(
        """
        hands = [["italy-gentleman", "italy-gentleman", "italy-gentleman", "lady-joker"], ["usa-lady", "spain-lady"]]
        chairs = { 2 = "italy-lady", 9 = "italy-lady", 15 = "italy-lady" }
        reserved = ["italy-1"]
        """,
        V2,
    )
    assert refused(match, "seat italy-gentleman at 8") == "V2"
    assert refused(match, "seat lady-joker as africa at 8") == "V2"
    assert refused(match, "regulars italy-1 gentlemen") == "V2"


@pytest.mark.clause("V2", "P3")
def test_jokers_may_be_regulars_and_are_named() -> None:
    match = cafe('hands = [["italy-lady", "italy-lady", "lady-joker", "cuba-lady"], ["usa-lady", "spain-lady"]]', V2)
    seated(match, "italy-lady at 2", "italy-lady at 9")
    assert legal(match) == {
        "seat lady-joker as africa at 8",
        "seat lady-joker as italy at 8",
        "seat lady-joker as italy at 15",
        "seat lady-joker as britain at 15",
    }
    told(match, "seat lady-joker as britain at 15", "done")
    assert match.scores == (20, 0)


@pytest.mark.clause("V2", "P3", "T6")
def test_with_a_chair_barred_the_jokers_are_not_in_each_others_way() -> None:
    """A lady alone at africa-1 bars the chair between it and italy-1: three chairs for an Italian and two jokers."""
    match = cafe(
        'hands = [["italy-lady", "lady-joker", "lady-joker", "cuba-lady"], ["usa-lady", "spain-lady"]]\n'
        'chairs = { 14 = "africa-lady", 20 = "africa-gentleman" }',
        V2,
    )
    seated(match, "lady-joker as italy at 2")
    assert legal(match, end=" at 9") == {"seat italy-lady at 9", "seat lady-joker as italy at 9"}
    assert legal(match, end=" at 8") == set()
    told(match, "seat lady-joker as italy at 9", "seat italy-lady at 15", "done")
    assert match.scores == (40, 0)


@pytest.mark.clause("V2", "T5")
def test_guests_of_three_nations_may_be_regulars_on_shared_chairs() -> None:
    match = cafe('hands = [["usa-lady", "france-lady", "india-lady", "cuba-lady"], ["usa-lady", "spain-lady"]]', V2)
    assert legal(match, "regulars") == {"regulars usa-2 ladies", "regulars france-2 ladies"}
    told(match, "regulars usa-2 ladies", "seat india-lady at 61", "seat usa-lady at 67")
    assert legal(match) == {"seat france-lady at 54"}  # her only chair
    events = told(match, "seat france-lady at 54", "done")
    assert events[-1] == "seat 1 has seated 3 ladies at usa-2 for 20"


@pytest.mark.clause("V2", "T1")
def test_regulars_are_declared_at_the_start_of_a_turn() -> None:
    match = cafe(LADIES + 'chairs = { 30 = "cuba-gentleman" }', V2)
    told(match, "seat cuba-lady at 31")
    assert refused(match, "regulars italy-1 ladies") == "T1"


@pytest.mark.clause("V2", "T7")
def test_ordinary_turns_stay_at_two_guests() -> None:
    match = cafe(LADIES + 'chairs = { 3 = "italy-gentleman" }', V2)
    told(match, "seat italy-lady at 16", "seat italy-gentleman at 9")
    assert match.chance_to_act
    assert hand(match, 0) == ["africa-lady", "cuba-lady", "italy-lady", "italy-lady"]
