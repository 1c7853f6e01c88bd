"""Balance (T6)."""

from __future__ import annotations

import pytest

from .positions import cafe, legal, refused, told

#: Chairs of usa-1, the shared ones first.
CHAIRS = (60, 53, 66)


@pytest.mark.clause("T6")
@pytest.mark.parametrize(
    ("mix", "lady", "gentleman"),
    [
        ("lady", False, True),
        ("gentleman", True, False),
        ("lady gentleman", True, True),
        ("lady gentleman lady", False, True),
        ("lady gentleman gentleman", True, False),
    ],
)
@pytest.mark.parametrize("joker", [False, True])
def test_only_four_mixes_may_arise(mix: str, lady: bool, gentleman: bool, joker: bool) -> None:
    chairs = ", ".join(f'{chair} = "usa-{sex}"' for chair, sex in zip(CHAIRS, mix.split(), strict=False))
    match = cafe(f"""
        hands = [["usa-lady", "usa-gentleman", "lady-joker", "gentleman-joker"], ["cuba-lady"]]
        chairs = {{ {chairs} }}
        """)
    for sex, fits in (("lady", lady), ("gentleman", gentleman)):
        guest = f"{sex}-joker as usa" if joker else f"usa-{sex}"
        assert refused(match, f"seat {guest} at 59") == ("legal" if fits else "T6")
        assert (f"seat {guest} at 59" in legal(match)) == fits


@pytest.mark.clause("T6")
def test_both_tables_of_a_shared_chair_must_stay_in_balance() -> None:
    """usa-1 is a pair and takes anybody; at usa-2 a lady sits alone, so only a gentleman may sit between them."""
    match = cafe("""
        hands = [["usa-lady", "usa-gentleman", "lady-joker", "gentleman-joker"], ["cuba-lady"]]
        [table.chairs]
        53 = "usa-gentleman"
        66 = "usa-lady"
        61 = "india-lady"
        62 = "india-gentleman"
        """)
    assert legal(match, "seat", " at 60") == {"seat usa-gentleman at 60", "seat gentleman-joker as usa at 60"}
    assert refused(match, "seat usa-lady at 60") == "T6"
    assert refused(match, "seat lady-joker as usa at 60") == "T6"
    assert refused(match, "seat usa-lady at 59") == "legal"


@pytest.mark.clause("T6")
def test_the_other_tables_balance_binds_a_guest_of_another_nation_too() -> None:
    """germany-2 has two ladies and a gentleman: no lady from the USA may sit between it and usa-1."""
    match = cafe("""
        hands = [["usa-lady", "usa-gentleman"], ["cuba-lady"]]
        [table.chairs]
        52 = "germany-lady"
        58 = "germany-lady"
        65 = "germany-gentleman"
        53 = "usa-gentleman"
        66 = "usa-lady"
        """)
    assert refused(match, "seat usa-lady at 59") == "T6"
    assert told(match, "seat usa-gentleman at 59")[0] == "seat 1 seats usa-gentleman at 59 as usa for 4 and 6"


@pytest.mark.clause("T6", "T8")
def test_a_lone_guest_at_one_of_the_two_tables_is_no_breach() -> None:
    match = cafe("""
        hands = [["india-lady", "india-gentleman"], ["cuba-lady"]]
        chairs = { 62 = "india-gentleman" }
        """)
    assert refused(match, "seat india-lady at 61") == "legal"


@pytest.mark.clause("T6")
def test_a_pair_of_one_sex_is_never_legal_not_even_between_the_two_placements() -> None:
    match = cafe("""
        hands = [["usa-lady", "usa-lady", "usa-gentleman", "lady-joker"], ["cuba-lady"]]
        """)
    told(match, "seat usa-lady at 53")
    assert refused(match, "seat usa-lady at 66") == "T6"
    assert refused(match, "seat lady-joker as usa at 66") == "T6"
    assert legal(match) == {"seat usa-gentleman at 59", "seat usa-gentleman at 60", "seat usa-gentleman at 66"}
    told(match, "seat usa-gentleman at 66")


@pytest.mark.clause("T6")
def test_two_ladies_do_not_come_before_the_gentleman_at_a_table_with_one_guest() -> None:
    match = cafe("""
        hands = [["usa-lady", "usa-gentleman"], ["cuba-lady"]]
        chairs = { 61 = "india-lady", 62 = "india-gentleman" }
        """)
    assert refused(match, "seat usa-lady at 67") == "T6"
    told(match, "seat usa-gentleman at 67")
    assert refused(match, "seat usa-lady at 60") == "legal"
