"""The clauses of rules.md, as refusals and the rules page quote them."""

from __future__ import annotations

import pytest

from locanda.core.clauses import Clause, clauses, parse_clauses
from toys import race


def test_the_clauses_of_a_game_in_order() -> None:
    found = clauses(race.GAME)
    assert list(found) == ["R1", "R2", "R3", "R4", "R6"]
    assert found["R3"] == Clause(
        "R3", "(stake). Before the first roll of a turn the pot may be staked once, two or three times.", "ruling"
    )
    assert found["R4"].mark == "public"
    assert found["R6"] == Clause("R6", "The game ends when somebody has reached the goal.", "")


def test_text_after_a_blank_line_or_a_heading_belongs_to_no_clause() -> None:
    found = parse_clauses("**A1**. One\n  two.\n\nNot it.\n**A1a** [ruling] three\n# Heading\nnor this\n")
    assert found == {"A1": Clause("A1", "One two.", ""), "A1a": Clause("A1a", "three", "ruling")}


def test_a_mark_between_commas_leaves_one_of_them() -> None:
    found = parse_clauses("**A1**. One; or, **[ruling]**, two.\n")
    assert found["A1"] == Clause("A1", "One; or, two.", "ruling")


def test_a_mark_before_a_bracket_leaves_no_space() -> None:
    found = parse_clauses("**A1**. One (of two **[ruling: ours]**), and three.\n")
    assert found["A1"] == Clause("A1", "One (of two), and three.", "ruling")


def test_an_id_that_comes_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="A1 comes twice"):
        parse_clauses("**A1**. One.\n**A1**. Again.\n")
