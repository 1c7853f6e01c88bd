"""The components (C1-C5)."""

from __future__ import annotations

from collections import Counter

import pytest

import locanda
from locanda.core.box import LoadedBox, load_box
from locanda.core.catalogue import find

from .boxes import small
from .positions import NATIONS, cafe, legal, refused, told

VALUES = [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14]
#: Chairs that join two tables of one nation, and of two.
OF_ONE = {
    9: "italy",
    11: "china",
    14: "africa",
    19: "spain",
    34: "cuba",
    35: "russia",
    50: "turkey",
    55: "india",
    58: "germany",
    60: "usa",
}
OF_TWO = {
    8: "africa italy",
    10: "italy china",
    12: "china spain",
    15: "italy britain",
    18: "china britain",
    21: "africa britain",
    24: "britain spain",
    26: "africa cuba",
    29: "spain russia",
    40: "cuba turkey",
    43: "russia india",
    45: "turkey france",
    48: "france india",
    51: "france germany",
    54: "france usa",
    57: "turkey germany",
    59: "germany usa",
    61: "usa india",
}


@pytest.fixture
def box() -> LoadedBox:
    return load_box(find("cafe"))


def tables_of(box: LoadedBox, chair: int) -> list[str]:
    return [
        box.names["tables"][box.record.chair_table[chair - 1, k] - 1]
        for k in range(2)
        if box.record.chair_table[chair - 1, k]
    ]


@pytest.mark.clause("C1", "C3")
def test_twelve_nations_have_two_tables_each(box: LoadedBox) -> None:
    assert set(box.names["nations"]) == NATIONS
    assert set(box.names["tables"]) == {f"{nation}-{n}" for nation in NATIONS for n in (1, 2)}


@pytest.mark.clause("C1")
def test_68_chairs_are_four_a_table_and_28_of_them_belong_to_two(box: LoadedBox) -> None:
    tables = {chair: tables_of(box, chair) for chair in range(1, 69)}
    assert box.record.chairs == 68
    assert Counter(table for own in tables.values() for table in own) == dict.fromkeys(box.names["tables"], 4)
    shared = {chair: box.names["chair_nations"][chair - 1] for chair, own in tables.items() if len(own) == 2}
    assert shared == OF_ONE | OF_TWO
    assert len({tuple(own) for own in tables.values() if len(own) == 2}) == 28


@pytest.mark.clause("C1")
def test_twenty_tables_make_a_ring_and_four_stand_inside_on_13_by_13_cells(box: LoadedBox) -> None:
    record = box.record
    places = {name: (record.table_row[t], record.table_column[t]) for t, name in enumerate(box.names["tables"])}
    inner = {name for name, (row, column) in places.items() if 1 < row < 11 and 1 < column < 11}
    assert inner == {"britain-1", "britain-2", "france-1", "france-2"}
    rows = [record.chair_row[c] for c in range(68)]
    columns = [record.chair_column[c] for c in range(68)]
    assert (min(rows), max(rows), min(columns), max(columns)) == (0, 12, 0, 12)


@pytest.mark.clause("C1")
@pytest.mark.parametrize("guest", ["usa-lady", "lady-joker as usa"])
def test_a_table_takes_two_ladies_at_most(guest: str) -> None:
    match = cafe("""
        hands = [["usa-lady", "lady-joker", "usa-gentleman"], ["cuba-lady"]]
        chairs = { 53 = "usa-lady", 60 = "usa-lady", 66 = "usa-gentleman" }
        """)
    assert refused(match, f"seat {guest} at 59") == "T6"
    assert refused(match, "seat usa-gentleman at 59") == "legal"


@pytest.mark.clause("C1")
def test_a_chair_that_the_board_does_not_have_is_refused() -> None:
    match = locanda.new("cafe", box=small(), seed=3)
    chairs = match.box.record.chairs
    guest = next(guest for guest in match.view().hands[min(match.to_act)].guests if "joker" not in guest)
    assert refused(match, f"seat {guest} at {chairs + 1}") == "C1"
    assert refused(match, f"seat lady-joker as italy at {chairs + 1}") == "C1"
    with pytest.raises(locanda.UnknownAction, match="from 1 to 68"):
        match.play(f"seat {guest} at 69")


@pytest.mark.clause("C2")
def test_100_guests_are_four_of_each_sex_and_nation_and_two_jokers_of_each_sex() -> None:
    match = locanda.new("cafe", players=4, draws=False)
    kinds = {f"{nation}-{sex}": 4 for nation in NATIONS for sex in ("lady", "gentleman")}
    assert match.view().unseen == kinds | {"lady-joker": 2, "gentleman-joker": 2}
    assert match.view().bag_left == 100


@pytest.mark.clause("C4", "B1")
@pytest.mark.parametrize(("place", "value"), list(enumerate(VALUES, 1)))
def test_each_place_at_the_bar_has_its_value(place: int, value: int) -> None:
    others = [f"{nation}-{sex}" for nation in sorted(NATIONS - {"usa"}) for sex in ("lady", "gentleman")]
    match = cafe(f"""
        hands = [["usa-lady", "usa-gentleman"], ["usa-lady"]]
        bar = {others[: place - 1]}
        """)
    assert match.view().next_bar_value == value
    assert told(match, "bar usa-lady") == [f"seat 1 puts usa-lady at the bar, place {place}, for {value}"]
    assert match.scores == (value, 0)


@pytest.mark.clause("C4")
def test_the_bar_has_twenty_places(box: LoadedBox) -> None:
    assert box.record.bar_places == len(VALUES)


@pytest.mark.clause("C5")
def test_chips_limit_no_score() -> None:
    """There are chips for 60 + 150 + 100 points."""
    match = cafe("""
        hands = [["usa-lady", "usa-gentleman"], ["cuba-lady"]]
        scores = [1000, -1000]
        chairs = { 53 = "usa-gentleman" }
        """)
    told(match, "seat usa-lady at 66")
    assert match.scores == (1004, -1000)


@pytest.mark.clause("C5", "E3")
def test_a_score_falls_below_zero() -> None:
    match = cafe("""
        hands = [["usa-lady", "usa-gentleman"], ["cuba-lady"]]
        bar = ["cuba-lady", "cuba-lady", "cuba-lady", "spain-lady", "spain-lady"]
        """)
    told(match, "bar usa-lady")
    assert match.scores == (-2, 0)


@pytest.mark.clause("C1", "T5")
def test_a_joker_may_sit_at_all_68_chairs() -> None:
    match = cafe('hands = [["lady-joker", "gentleman-joker"], ["cuba-lady"]]')
    chairs = {int(text.split()[-1]) for text in legal(match, "seat lady-joker")}
    assert chairs == set(range(1, 69))
