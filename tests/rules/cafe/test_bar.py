"""The bar (B1-B3)."""

from __future__ import annotations

import pytest

from .positions import NATIONS, cafe, drawn, legal, refused, told

MIXED = 'hands = [["usa-lady", "cuba-gentleman", "lady-joker", "gentleman-joker"], ["spain-lady", "india-lady"]]\n'


@pytest.mark.clause("B1")
def test_a_guest_goes_to_the_next_free_place() -> None:
    match = cafe(MIXED + "limits = [4, 2]")
    assert told(match, "bar usa-lady") == ["seat 1 puts usa-lady at the bar, place 1, for 1"]
    drawn(match, "italy-lady")
    assert told(match, "bar spain-lady") == ["seat 2 puts spain-lady at the bar, place 2, for 2"]
    assert match.view().bar == ["usa-lady", "spain-lady"]
    assert match.scores == (1, 2)


@pytest.mark.clause("B1", "T2")
def test_one_guest_a_turn() -> None:
    match = cafe(MIXED)
    told(match, "bar usa-lady")
    assert match.to_act == frozenset()
    drawn(match, "italy-lady", "italy-lady")
    assert match.to_act == {1}


@pytest.mark.clause("B1")
def test_nobody_goes_there_after_a_seating() -> None:
    match = cafe(MIXED + 'chairs = { 53 = "usa-gentleman" }')
    told(match, "seat usa-lady at 66")
    assert refused(match, "bar cuba-gentleman") == "B1"
    assert legal(match, "bar") == set()


@pytest.mark.clause("B1")
def test_the_bar_is_open_at_will_though_seating_is_possible() -> None:
    match = cafe(MIXED + 'chairs = { 53 = "usa-gentleman" }')
    assert legal(match, "seat usa-lady")
    assert refused(match, "bar usa-lady") == "legal"


@pytest.mark.clause("B1")
@pytest.mark.parametrize(("before", "value"), [(4, 5), (5, -2)])
def test_a_black_value_is_added_and_a_red_one_taken(before: int, value: int) -> None:
    bar = ["france-lady", "france-gentleman", "italy-lady", "italy-gentleman", "china-lady"][:before]
    match = cafe(MIXED + f"scores = [10, 20]\nbar = {bar}")
    told(match, "bar usa-lady")
    assert match.scores == (10 + value, 20)


@pytest.mark.clause("B2")
def test_neither_nation_nor_sex_matters() -> None:
    kinds = {f"{nation}-{sex}" for nation in NATIONS for sex in ("lady", "gentleman")}
    match = cafe(f'hands = [{sorted(kinds)}, ["spain-lady"]]\nbar = ["cuba-lady", "cuba-lady"]')
    assert legal(match, "bar") == {f"bar {kind}" for kind in kinds}


@pytest.mark.clause("B3")
def test_a_joker_never_goes_to_the_bar() -> None:
    match = cafe(MIXED)
    assert refused(match, "bar lady-joker") == "B3"
    assert refused(match, "bar gentleman-joker") == "B3"
    assert legal(match, "bar") == {"bar usa-lady", "bar cuba-gentleman"}
