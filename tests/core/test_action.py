"""Actions: one table a game, three forms (dataclass, text, integer) and back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locanda.core.action import Action, ActionTable, Domain, Kind, Members, Named, Names, Number, Words
from locanda.core.errors import Refused, UnknownAction

NAMES: Names = {"guests": ("lady", "gentleman", "lady-joker"), "nations": ("italy china", "italy", "cuba")}


@dataclass(frozen=True)
class Side(Domain):
    """A nation among those of the chair that was packed before."""

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        own = names["nations"][before[-1]].split()
        if value >= len(own):
            raise UnknownAction(f"chair {before[-1] + 1} has {len(own)} nations")
        return own[value]

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        own = names["nations"][before[-1]].split()
        if text not in own:
            raise Refused("P3")
        return own.index(text)


class Colour(IntEnum):
    DARK_RED = 1
    BLUE = 3


@dataclass(frozen=True)
class Seat(Action, template="seat {guest} at {chair}"):
    guest: str
    chair: int


@dataclass(frozen=True)
class Join(Action, template="seat {guest} as {nation} at {chair}"):
    guest: str
    nation: str
    chair: int


@dataclass(frozen=True)
class Paint(Action, template="paint {how} {colour}"):
    how: str
    colour: str


@dataclass(frozen=True)
class Done(Action, template="done"):
    pass


@dataclass(frozen=True)
class Strange(Action, template="strange"):
    pass


CHAIR = Number("chair", 1, 3)
TABLE = ActionTable(
    Kind(Seat, guest=Named("guest", "guests", 2), chair=CHAIR),
    Kind(Join, guest=Named("guest", "guests", 4), chair=CHAIR, nation=Side("nation", 2)),
    Kind(Paint, how=Words("how", "thinly", "thickly"), colour=Members("colour", Colour)),
    Kind(Done),
)


def test_integers_are_dense_and_packed_in_the_order_of_the_kind() -> None:
    assert TABLE.size == 2 * 3 + 4 * 3 * 2 + 2 * 4 + 1
    assert TABLE.base(Join) == 6
    assert TABLE.pack(NAMES, Seat("gentleman", 2)) == 1 * 3 + 1
    assert TABLE.pack(NAMES, Join("lady-joker", "china", 1)) == 6 + (2 * 3 + 0) * 2 + 1
    assert TABLE.pack(NAMES, Done()) == TABLE.size - 1


@given(st.integers(0, TABLE.size - 1))
def test_every_integer_that_says_something_comes_back_from_its_dataclass_and_its_text(packed: int) -> None:
    try:
        action = TABLE.unpack(NAMES, packed)
    except UnknownAction:
        assert packed not in (TABLE.pack(NAMES, Seat("lady", 1)), TABLE.size - 1)
        return
    assert TABLE.pack(NAMES, action) == packed
    assert TABLE.parse_packed(NAMES, str(action)) == packed
    assert TABLE.parse(NAMES, TABLE.packed_text(NAMES, packed)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("seat lady at 3", Seat("lady", 3)),
        ("  seat   lady  at 3 ", Seat("lady", 3)),
        ("seat lady-joker as italy at 2", Join("lady-joker", "italy", 2)),
        ("paint thickly dark-red", Paint("thickly", "dark-red")),
        ("done", Done()),
    ],
)
def test_texts_are_read(text: str, action: Action) -> None:
    assert TABLE.parse(NAMES, text) == action
    assert str(action) == " ".join(text.split())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("sit lady at 3", "seat {guest} at {chair}"),
        ("seat laddy at 3", "did you mean 'lady'?"),
        ("seat lady at 4", "from 1 to 3"),
        ("seat lady at three", "a whole number would be right"),
        ("paint thinly green", "one of dark-red, blue"),
        ("done now", "done"),
        ("", "the forms are"),
    ],
)
def test_an_unknown_action_says_what_would_be_right(text: str, told: str) -> None:
    with pytest.raises(UnknownAction) as error:
        TABLE.parse(NAMES, text)
    assert told in str(error.value)


def test_a_domain_can_name_the_clause_that_rules_a_thing_out() -> None:
    with pytest.raises(Refused) as error:
        TABLE.parse(NAMES, "seat lady-joker as china at 2")
    assert error.value.clause == "P3"


@pytest.mark.parametrize("action", [Strange(), Seat("lady", 0), Seat("lady", 4), Seat("nobody", 1)])
def test_a_dataclass_that_is_no_action_of_the_game_is_refused(action: Action) -> None:
    with pytest.raises(UnknownAction):
        TABLE.pack(NAMES, action)


@pytest.mark.parametrize("packed", [-1, TABLE.size])
def test_an_integer_outside_the_table_is_refused(packed: int) -> None:
    with pytest.raises(UnknownAction):
        TABLE.unpack(NAMES, packed)


def test_a_kind_whose_template_and_fields_differ_cannot_be_declared() -> None:
    with pytest.raises(TypeError, match="Seat"):
        Kind(Seat, guest=Named("guest", "guests", 2))
