"""Nobody sits alone, the opening's exception, and passing (T8, T8a, T9)."""

from __future__ import annotations

import pytest

import locanda

from .positions import bag, cafe, drawn, hand, legal, refused, told

#: The first Italian has joiners at several chairs; there is a pair at cuba-1.
ITALIANS = """
    hands = [["italy-lady", "italy-gentleman", "cuba-lady", "cuba-lady", "usa-lady"], ["cuba-gentleman", "usa-lady"]]
    chairs = { 30 = "cuba-lady", 31 = "cuba-gentleman" }
    """
#: Five ladies of nations that share no table; nobody can be joined.
FIVE_LADIES = """
    opening = true
    hands = [
        ["italy-lady", "cuba-lady", "germany-lady", "russia-lady", "lady-joker"],
        ["china-lady", "china-gentleman"],
    ]
    """


@pytest.mark.clause("T8", "P1")
def test_a_lone_guest_scores_nothing_and_must_be_joined_in_the_same_turn() -> None:
    match = cafe(ITALIANS)
    assert told(match, "seat italy-lady at 2") == ["seat 1 seats italy-lady at 2 as italy for 0 and 0"]
    assert match.view().phase == "join"
    assert refused(match, "done") == "T8"
    assert refused(match, "pass") == "T9"
    assert refused(match, "bar italy-gentleman") == "B1"
    assert legal(match) == {f"seat italy-gentleman at {chair}" for chair in (8, 9, 15)}
    assert told(match, "seat italy-gentleman at 15") == ["seat 1 seats italy-gentleman at 15 as italy for 4 and 0"]


@pytest.mark.clause("T8")
def test_the_joiner_must_come_to_a_table_of_the_lone_guests_chair() -> None:
    match = cafe(ITALIANS)
    told(match, "seat italy-lady at 2")
    assert refused(match, "seat cuba-lady at 34") == "T8"  # would score
    assert refused(match, "seat italy-gentleman at 16") == "T8"  # her nation, the other table


@pytest.mark.clause("T8")
def test_a_guest_alone_at_both_tables_may_be_joined_at_either() -> None:
    match = cafe("""
        hands = [["italy-lady", "italy-gentleman", "china-gentleman"], ["cuba-lady", "usa-lady"]]
        """)
    told(match, "seat italy-lady at 10")  # between italy-2 and china-1
    italians = {f"seat italy-gentleman at {chair}" for chair in (3, 9, 16)}
    chinese = {f"seat china-gentleman at {chair}" for chair in (4, 11, 17)}
    assert legal(match) == italians | chinese
    assert told(match, "seat china-gentleman at 4")[0] == "seat 1 seats china-gentleman at 4 as china for 2 and 0"


@pytest.mark.clause("T8", "P1")
def test_a_guest_of_another_nation_may_join_on_a_shared_chair() -> None:
    """Only one chair will do; it is asked for all the same, so that the lone guest can be taken back."""
    match = cafe("""
        hands = [["italy-lady", "africa-gentleman", "cuba-lady"], ["cuba-lady", "usa-lady"]]
        """)
    told(match, "seat italy-lady at 2")
    assert legal(match) == {"seat africa-gentleman at 8"}
    match.undo(0)
    assert told(match, "seat italy-lady at 2", "seat africa-gentleman at 8") == [
        "seat 1 seats italy-lady at 2 as italy for 0 and 0",
        "seat 1 seats africa-gentleman at 8 as africa for 0 and 2",
    ]


@pytest.mark.clause("T8")
@pytest.mark.parametrize(
    ("others", "clause"),
    [
        ('"italy-gentleman"', "legal"),
        ('"britain-gentleman"', "legal"),  # at 15
        ('"gentleman-joker"', "legal"),
        ('"cuba-gentleman"', "T8"),  # no chair for him at italy-1
        ('"italy-lady"', "T8"),  # two ladies are no pair
        ('"lady-joker"', "T8"),
        ("", "T8"),
    ],
)
def test_the_first_may_sit_alone_only_if_a_guest_in_hand_can_join(others: str, clause: str) -> None:
    match = cafe(f'hands = [["italy-lady", {others}], ["cuba-lady", "usa-lady"]]')
    assert refused(match, "seat italy-lady at 2") == clause
    assert bool(legal(match, "seat italy-lady at 2")) == (clause == "legal")


@pytest.mark.clause("T8", "T6")
def test_the_joiner_must_keep_the_balance_at_every_table_of_its_chair() -> None:
    """At africa-1 a gentleman sits alone: no second one may sit between it and italy-1."""
    hands = 'hands = [["italy-lady", "africa-gentleman", "usa-lady"], ["cuba-lady", "usa-lady"]]\n'
    assert refused(cafe(hands), "seat italy-lady at 2") == "legal"
    blocked = cafe(hands + 'chairs = { 14 = "africa-gentleman", 20 = "africa-lady" }')
    assert refused(blocked, "seat italy-lady at 2") == "T8"
    assert refused(blocked, "seat africa-gentleman at 8") == "T6"


@pytest.mark.clause("T8", "T4")
def test_a_taken_chair_is_none_for_a_joiner() -> None:
    """The one chair for an African at italy-2's side is the lone guest's own."""
    match = cafe("""
        hands = [["italy-lady", "china-gentleman", "usa-lady"], ["cuba-lady", "usa-lady"]]
        """)
    assert refused(match, "seat italy-lady at 16") == "legal"  # he joins her at 10
    assert refused(match, "seat italy-lady at 2") == "T8"
    told(match, "seat italy-lady at 10")
    assert legal(match) == {f"seat china-gentleman at {chair}" for chair in (4, 11, 17)}


@pytest.mark.clause("T8", "P3")
def test_a_joker_may_be_the_first() -> None:
    match = cafe("""
        hands = [["lady-joker", "italy-gentleman", "cuba-lady"], ["cuba-lady", "usa-lady"]]
        """)
    told(match, "seat lady-joker as italy at 2")
    assert told(match, "seat italy-gentleman at 9")[0] == "seat 1 seats italy-gentleman at 9 as italy for 4 and 0"


@pytest.mark.clause("T8", "P3")
def test_a_joker_may_be_the_joiner_and_named_as_the_other_nation() -> None:
    match = cafe("""
        hands = [["italy-lady", "gentleman-joker", "cuba-lady"], ["cuba-lady", "usa-lady"]]
        """)
    told(match, "seat italy-lady at 2")
    assert legal(match, "seat gentleman-joker", " at 8") == {
        "seat gentleman-joker as africa at 8",
        "seat gentleman-joker as italy at 8",
    }
    told(match, "seat gentleman-joker as africa at 8")
    assert match.scores == (2, 0)


@pytest.mark.clause("T8", "P3")
def test_two_jokers_may_join_each_other() -> None:
    match = cafe('hands = [["lady-joker", "gentleman-joker", "cuba-lady"], ["cuba-lady", "usa-lady"]]')
    told(match, "seat gentleman-joker as usa at 59", "seat lady-joker as usa at 53")
    assert match.scores == (4, 0)


@pytest.mark.clause("T8")
def test_no_guest_joins_itself() -> None:
    match = cafe('hands = [["lady-joker", "cuba-lady"], ["cuba-lady", "usa-lady"]]')
    assert legal(match, "seat") == set()
    assert refused(match, "seat lady-joker as italy at 2") == "T8"


@pytest.mark.clause("T8")
def test_in_a_group_at_one_table_a_guest_may_be_alone_at_the_other() -> None:
    match = cafe("""
        hands = [["india-lady", "italy-lady", "cuba-lady"], ["cuba-lady", "usa-lady"]]
        chairs = { 62 = "india-gentleman" }
        """)
    assert told(match, "seat india-lady at 61") == ["seat 1 seats india-lady at 61 as india for 0 and 4"]
    assert legal(match) == {"done"}


@pytest.mark.clause("T8")
def test_a_guest_left_alone_by_others_is_no_ones_duty() -> None:
    match = cafe("""
        hands = [["usa-gentleman", "italy-lady", "cuba-lady"], ["cuba-lady", "usa-lady"]]
        chairs = { 61 = "india-lady", 62 = "india-gentleman" }
        """)
    assert refused(match, "bar cuba-lady") == "legal"
    told(match, "seat usa-gentleman at 67")
    assert match.scores == (2, 0)


@pytest.mark.clause("T8a", "P1", "D1")
def test_in_the_opening_a_guest_may_sit_alone_for_nothing_and_one_is_drawn() -> None:
    match = cafe(FIVE_LADIES)
    assert told(match, "seat italy-lady at 2") == ["seat 1 seats italy-lady at 2 as italy for 0 and 0"]
    assert match.chance_to_act
    drawn(match, "spain-lady")
    assert len(hand(match, 0)) == 5
    assert match.to_act == {1}
    assert match.scores == (0, 0)


@pytest.mark.clause("T8a")
def test_in_the_opening_any_guest_may_take_any_chair_of_its_nation() -> None:
    match = cafe(FIVE_LADIES)
    chairs = {int(text.split()[-1]) for text in legal(match, "seat italy-lady")}
    assert chairs == {2, 3, 8, 9, 10, 15, 16}
    assert refused(match, "seat italy-lady at 2") == "legal"
    assert refused(match, "seat italy-lady at 30") == "T5"


@pytest.mark.clause("T8a", "P3")
def test_in_the_opening_a_joker_may_sit_alone_too() -> None:
    match = cafe(FIVE_LADIES)
    assert {int(text.split()[-1]) for text in legal(match, "seat lady-joker")} == set(range(1, 69))
    told(match, "seat lady-joker as spain at 12")
    assert match.chance_to_act
    assert [(one.chair, one.nation) for one in match.view().chairs] == [(12, "spain")]


@pytest.mark.clause("T8a", "T2")
def test_in_the_opening_the_bar_stays_open() -> None:
    match = cafe(FIVE_LADIES)
    assert legal(match, "bar") == {f"bar {nation}-lady" for nation in ("italy", "cuba", "germany", "russia")}
    told(match, "bar italy-lady")
    assert match.scores == (1, 0)


@pytest.mark.clause("T8a")
@pytest.mark.parametrize("joiner", ["africa-gentleman", "gentleman-joker", "turkey-gentleman"])
def test_not_if_some_seating_scores(joiner: str) -> None:
    """An African may join the Italian, a Turk the Cuban or the German; then nobody else may sit alone either."""
    match = cafe(FIVE_LADIES.replace('"lady-joker"', f'"{joiner}"'))
    assert refused(match, "seat russia-lady at 32") == ("legal" if "joker" in joiner else "T8")
    assert refused(match, "seat italy-lady at 16") == ("legal" if "joker" in joiner else "T8")


@pytest.mark.clause("T8a")
def test_a_gentleman_who_can_join_nobody_changes_nothing() -> None:
    match = cafe(FIVE_LADIES.replace('"lady-joker"', '"usa-gentleman"').replace("germany", "italy"))
    assert refused(match, "seat usa-gentleman at 53") == "legal"
    assert refused(match, "seat italy-lady at 2") == "legal"


@pytest.mark.clause("T8a")
def test_only_in_the_first_turn_of_the_game() -> None:
    match = cafe(FIVE_LADIES.replace("opening = true", ""))
    assert refused(match, "seat italy-lady at 2") == "T8"
    assert legal(match, "seat") == set()
    match = cafe(FIVE_LADIES)
    told(match, "bar italy-lady")
    drawn(match, "spain-lady")
    told(match, "bar china-lady")
    drawn(match, "spain-lady", "spain-lady", "spain-lady", "usa-lady")
    assert match.to_act == {0}
    assert refused(match, "seat cuba-lady at 30") == "T8"


@pytest.mark.clause("T8a")
def test_only_the_starter() -> None:
    """The second player holds ladies alone as well, in a real game dealt by hand."""
    match = locanda.new("cafe", players=2, options={"starter": 2}, draws=False)
    drawn(match, "italy-lady", "cuba-lady", "germany-lady", "russia-lady", "usa-lady")
    drawn(match, "italy-lady", "cuba-lady", "germany-lady", "russia-lady", "usa-lady")
    assert match.to_act == {1}
    told(match, "seat italy-lady at 2")
    drawn(match, "spain-lady")
    assert match.to_act == {0}
    assert refused(match, "seat cuba-lady at 30") == "T8"
    assert refused(match, "seat italy-lady at 9") == "T6"


@pytest.mark.clause("T8a", "V2")
@pytest.mark.parametrize(("regulars", "clause"), [("true", "T8"), ("false", "legal")])
def test_not_if_regulars_could_be_seated(regulars: str, clause: str) -> None:
    match = cafe(
        """
        opening = true
        hands = [["italy-lady", "italy-lady", "italy-lady", "cuba-lady", "germany-lady"], ["cuba-lady", "usa-lady"]]
        """,
        f"regulars = {regulars}",
    )
    assert refused(match, "seat cuba-lady at 30") == clause
    assert ("seat cuba-lady at 30" in legal(match)) == (clause == "legal")
    assert bool(legal(match, "regulars italy-1")) == (regulars == "true")


@pytest.mark.clause("T8a", "V2")
def test_regulars_that_cannot_be_seated_change_nothing() -> None:
    match = cafe(FIVE_LADIES, "regulars = true")
    assert legal(match, "regulars") == set()
    assert refused(match, "seat italy-lady at 2") == "legal"


@pytest.mark.clause("T9")
def test_a_player_who_can_do_nothing_passes_unasked_for_all_see_the_hand() -> None:
    """The only joker of the second player cannot be joined; nothing is drawn."""
    match = cafe("""
        hands = [["usa-lady", "cuba-lady", "italy-lady", "russia-lady", "china-lady"], ["lady-joker"]]
        """)
    told(match, "bar usa-lady")
    left = bag(match)
    assert drawn(match, "spain-lady") == ["seat 1 draws spain-lady, 93 left", "seat 2 passes"]
    assert match.to_act == {0}
    assert hand(match, 1) == ["lady-joker"]
    assert bag(match) == left - 1
    assert match.lines == [{"seat": 1, "do": "bar usa-lady"}, {"chance": "draw spain-lady"}]


@pytest.mark.clause("T9", "V1")
def test_with_hidden_hands_a_pass_is_asked_for() -> None:
    match = cafe(
        """
        hands = [["usa-lady", "cuba-lady", "italy-lady", "russia-lady", "china-lady"], ["lady-joker"]]
        """,
        "unexpected_guests = true",
    )
    told(match, "bar usa-lady")
    drawn(match, "spain-lady")
    assert match.to_act == {1}
    assert legal(match) == {"pass"}
    assert refused(match, "seat lady-joker as usa at 53") == "T8"
    assert told(match, "pass") == ["seat 2 passes"]
    assert match.to_act == {0}


@pytest.mark.clause("T9", "E1")
def test_when_all_pass_in_a_row_the_game_ends() -> None:
    match = cafe(
        'hands = [["lady-joker"], ["lady-joker"], ["usa-lady", "cuba-lady"]]\npasses = 1\nturn = 1', "players = 3"
    )
    assert told(match, "pass") == ["seat 1 passes", "seat 2 passes", *_counted(10, 10, 10), "the game ends: all-passed"]
    assert match.result is not None
    assert match.result.ending == "all_passed"


def _counted(*penalties: int) -> list[str]:
    made = []
    for seat, penalty in enumerate(penalties, 1):
        guests, jokers = (0, 1) if seat < 3 else (2, 0)
        made.append(f"seat {seat} pays {penalty} for {guests} guests and {jokers} jokers")
    return made


@pytest.mark.clause("T9", "E1")
def test_a_turn_played_in_between_breaks_the_row() -> None:
    match = cafe('hands = [["lady-joker"], ["usa-lady", "cuba-lady"]]\nlimits = [1, 2]')
    told(match, "pass")
    told(match, "bar usa-lady")
    assert drawn(match, "spain-lady")[-1] == "seat 1 passes"
    assert match.to_act == {1}
    assert not match.over


@pytest.mark.clause("T9")
def test_jokers_alone_do_not_pass_while_there_is_a_chair_for_one() -> None:
    match = cafe('hands = [["lady-joker"], ["usa-lady", "cuba-lady"]]\nchairs = { 53 = "usa-gentleman" }')
    assert refused(match, "pass") == "T9"
    assert "seat lady-joker as usa at 66" in legal(match)
