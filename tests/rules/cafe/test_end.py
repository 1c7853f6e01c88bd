"""The end and the result (E1-E3)."""

from __future__ import annotations

import pytest

import locanda
from locanda.core.engine import engine_of
from locanda.core.toml import dumps
from locanda.games.cafe.what import Clause

from .boxes import small
from .positions import LAST_FIVE, cafe, drawn, full, legal, limits, told

#: 19 guests at the bar.
BAR = """
    bar = [
        "africa-lady", "africa-gentleman", "britain-lady", "britain-gentleman", "china-lady", "china-gentleman",
        "cuba-lady", "cuba-gentleman", "france-lady", "france-gentleman", "germany-lady", "germany-gentleman",
        "india-lady", "india-gentleman", "italy-lady", "italy-gentleman", "russia-lady", "spain-lady", "turkey-lady",
    ]
    """
HANDS = 'hands = [["usa-gentleman", "usa-lady"], ["spain-lady", "lady-joker"], ["china-lady", "cuba-lady"]]\n'


def ending(match: locanda.Match) -> str:
    assert match.result is not None
    assert match.over
    return match.result.ending


@pytest.mark.clause("E1", "D1")
def test_it_ends_when_the_bar_is_full_after_the_player_has_drawn() -> None:
    match = cafe(HANDS + "limits = [2, 2, 2]" + BAR, "players = 3")
    told(match, "bar usa-lady")
    assert not match.over
    events = drawn(match, "usa-lady")
    assert events[-1] == "the game ends: bar-full"
    assert ending(match) == "bar_full"
    assert match.scores == (-14 - 10, -15, -10)


@pytest.mark.clause("E1")
def test_the_round_is_not_completed() -> None:
    match = cafe(HANDS + "limits = [2, 2, 2]\nturn = 2" + BAR, "players = 3")
    told(match, "bar spain-lady")
    drawn(match, "usa-lady")
    assert match.over
    assert [str(event).split()[1] for event in match.events() if "puts" in str(event)] == ["2"]


@pytest.mark.clause("E1")
def test_it_ends_when_all_chairs_are_taken_and_not_before() -> None:
    """china-2 is of two nations, so that no limit falls."""
    hands = 'hands = [["china-gentleman", "russia-lady"], ["spain-lady", "cuba-gentleman"]]\nlimits = [2, 2]\n'
    match = cafe(hands + full(without=(5,)))
    told(match, "seat china-gentleman at 5", "done")
    assert drawn(match, "cuba-lady")[-1] == "the game ends: chairs-full"
    assert ending(match) == "chairs_full"
    match = cafe(hands + full(without=(5, 1)))
    told(match, "seat china-gentleman at 5", "done")
    drawn(match, "cuba-lady")
    assert match.to_act == {1}


@pytest.mark.clause("E1", "V1")
def test_it_ends_at_the_end_of_the_turn_not_within_it() -> None:
    """With hidden hands the second guest is asked for, though no chair is left."""
    match = cafe(
        'hands = [["usa-gentleman", "usa-lady"], ["spain-lady", "lady-joker"]]\n' + full(without=(66,)),
        "unexpected_guests = true",
    )
    told(match, "seat usa-gentleman at 66")
    assert match.to_act == {0}
    assert legal(match) == {"done"}


@pytest.mark.clause("E1", "V2")
def test_closed_chairs_count_as_taken() -> None:
    """Regulars at italy-1 close the chair that it shares with cuba-1, whose other two chairs are taken."""
    table = {
        "hands": [["italy-lady", "italy-lady", "italy-lady", "cuba-lady"], ["cuba-lady", "italy-gentleman"]],
        "limits": [1, 2],
        "chairs": {"4": "cuba-lady", "6": "cuba-gentleman"},
    }
    box = small("..  o .. .. ..\n o IT  o CU  o\n..  o ..  o ..")
    match = locanda.from_position("cafe", dumps({"options": {"regulars": True}, "table": table, "box": box}))
    told(match, "regulars italy-1 ladies", "seat italy-lady at 1", "seat italy-lady at 2")
    told(match, "seat italy-lady at 5", "done")
    assert match.view().closed == [3]
    assert ending(match) == "chairs_full"
    assert match.scores == (40 - 5, -10)


@pytest.mark.clause("V2", "E1")
def test_a_chair_that_two_tables_of_regulars_close_counts_once() -> None:
    """Chair 4 stands between italy-1 and cuba-1; when both are reserved, chair 9 is the only free one."""
    table = {
        "hands": [["cuba-lady", "cuba-lady", "cuba-lady"], ["italy-gentleman", "cuba-gentleman"]],
        "limits": [1, 2],
        "chairs": {"1": "italy-gentleman", "3": "italy-gentleman", "6": "italy-gentleman", "8": "italy-lady",
                   "10": "cuba-gentleman"},
        "reserved": ["italy-1"],
    }  # fmt: skip
    position = {"options": {"regulars": True}, "table": table, "box": small()}
    match = locanda.from_position("cafe", dumps(position), draws=False)
    told(match, "regulars cuba-1 ladies", "seat cuba-lady at 2", "seat cuba-lady at 5", "seat cuba-lady at 7", "done")
    assert match.view().closed == [4]
    drawn(match, "italy-lady")
    for left in (match, locanda.from_position("cafe", match.position())):
        assert not left.over
        assert told(left, "seat italy-gentleman at 9")
        assert left.table.taken == 10


@pytest.mark.clause("E1", "D3")
def test_it_ends_when_four_guests_are_left_in_the_bag() -> None:
    match = cafe(LAST_FIVE + "limits = [4, 5, 2]", "players = 3")
    told(match, "seat usa-lady at 53", "done")
    drawn(match, "lady-joker")
    assert ending(match) == "bag_low"


@pytest.mark.clause("E1", "D2")
def test_it_ends_when_a_player_holds_no_guest_after_refilling() -> None:
    match = cafe("""
        hands = [["usa-lady"], ["spain-lady", "lady-joker"]]
        limits = [1, 5]
        chairs = { 53 = "usa-gentleman", 66 = "usa-lady", 59 = "usa-gentleman" }
        """)
    events = told(match, "seat usa-lady at 60", "done")
    assert limits(match) == [0, 5]
    assert events[-1] == "the game ends: hand-empty"
    assert ending(match) == "hand_empty"
    assert match.scores == (8, -15)


@pytest.mark.clause("E1")
def test_an_empty_hand_that_is_refilled_ends_nothing() -> None:
    match = cafe('hands = [["usa-lady"], ["spain-lady", "usa-lady"]]\nlimits = [1, 2]')
    told(match, "bar usa-lady")
    drawn(match, "cuba-lady")
    assert match.to_act == {1}


@pytest.mark.clause("E1", "T9")
def test_it_ends_when_all_have_passed() -> None:
    match = cafe('hands = [["lady-joker"], ["lady-joker", "spain-lady"]]\npasses = 1')
    told(match, "pass")
    assert ending(match) == "all_passed"
    assert match.scores == (-10, -15)


@pytest.mark.clause("E1")
def test_nothing_is_played_after_the_end() -> None:
    match = cafe('hands = [["lady-joker"], ["lady-joker", "spain-lady"]]\npasses = 1')
    told(match, "pass")
    assert match.to_act == frozenset()
    assert match.legal(0) == match.legal(1) == []
    with pytest.raises(locanda.NotYourTurn, match="over"):
        match.play("bar spain-lady", seat=1)
    judged = engine_of(match.game).judge(match.box.record, match.table, 1, match.pack("bar spain-lady"))
    assert judged == Clause.E1


@pytest.mark.clause("E2")
def test_each_guest_in_a_hand_costs_5_and_each_joker_10() -> None:
    match = cafe("""
        hands = [["lady-joker"], ["lady-joker", "gentleman-joker", "spain-lady", "usa-lady", "usa-lady"], ["cuba-lady"]]
        scores = [30, 40, 50]
        passes = 2
        """, "players = 3")  # fmt: skip
    assert told(match, "pass")[1:4] == [
        "seat 1 pays 10 for 0 guests and 1 jokers",
        "seat 2 pays 35 for 3 guests and 2 jokers",
        "seat 3 pays 5 for 1 guests and 0 jokers",
    ]
    assert match.scores == (20, 5, 45)


@pytest.mark.clause("E3")
@pytest.mark.parametrize(
    ("scores", "ranks", "winners"),
    [
        ("[40, 30, 20]", (1, 2, 3), (0,)),
        ("[30, 30, 20]", (1, 1, 3), (0, 1)),
        ("[20, 30, 30]", (3, 1, 1), (1, 2)),
        ("[-90, -90, -90]", (1, 1, 1), (0, 1, 2)),
        ("[-30, -20, -40]", (2, 1, 3), (1,)),
    ],
)
def test_most_points_wins_and_equals_share(scores: str, ranks: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """Each hand costs 10 points."""
    match = cafe(
        f'hands = [["lady-joker"], ["gentleman-joker"], ["usa-lady", "cuba-lady"]]\npasses = 2\nscores = {scores}',
        "players = 3",
    )
    told(match, "pass")
    assert match.result is not None
    assert match.result.ranks == ranks
    assert match.result.winners == winners
    assert match.result.scores == match.scores
