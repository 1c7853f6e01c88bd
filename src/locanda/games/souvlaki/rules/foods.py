"""Foods, packed into one number, eight bits a food, none above 127 (C1)."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import FOOD_BITS, FOODS, Table

#: The highest bit of each food: never part of a number of foods.
HIGH = 0x80808080
EIGHT = 255


@rule("C1")
def of(foods: int, food: int) -> int:
    """How many of a food."""
    return foods >> FOOD_BITS * food & EIGHT


@rule("C1")
def total(foods: int) -> int:
    """How many foods in all."""
    return of(foods, 0) + of(foods, 1) + of(foods, 2) + of(foods, 3)


@rule("V1")
def covers(have: int, wanted: int) -> bool:
    """Whether there is as much of each food as is wanted."""
    return ((have | HIGH) - wanted) & HIGH == HIGH


@rule("V2")
def in_hand(box: Box, table: Table, seat: int) -> int:
    """The foods on all the food cards of a hand."""
    foods = 0
    for kind in range(box.kinds):
        foods += table.hand[seat, kind] * box.shows[kind]
    return foods


@rule("V2")
def without(foods: int, less: int) -> int:
    """Foods less others, none below 0."""
    left = 0
    for food in range(FOODS):
        left += max(0, of(foods, food) - of(less, food)) << FOOD_BITS * food
    return left
