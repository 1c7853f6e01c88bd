"""Events: rows, their dataclasses and texts, and what of them each seat may read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locanda.core.action import Named
from locanda.core.errors import UnknownAction
from locanda.core.event import (
    AMOUNT,
    EVERYBODY,
    FLAG,
    HIDDEN,
    SEAT,
    Event,
    EventKind,
    EventTable,
    Maybe,
    private,
)  # fmt: skip

NAMES = {"guests": ("lady", "gentleman")}
GUEST = Named("guest", "guests", 2)


class What(IntEnum):
    DREW = 3
    TOOK_BAR = 7


@dataclass(frozen=True)
class Drew(Event, template="seat {seat} draws {guest}, {left} left", reveals=True):
    seat: int
    guest: str | None
    left: int


@dataclass(frozen=True)
class TookBar(Event, template="seat {seat} puts {guest} at the bar for {points}, last: {last}"):
    seat: int
    guest: str
    points: int
    last: str


TABLE = EventTable(
    EventKind(Drew, seat=SEAT, guest=private(GUEST), left=AMOUNT),
    EventKind(TookBar, seat=SEAT, guest=Maybe(GUEST), points=AMOUNT, last=FLAG),
    numbers=What,
)
DREW = (3, 0b010, 1, 0, 17, 0, 0, 0)


def test_a_row_becomes_its_dataclass_with_seats_from_0_and_a_text_with_seats_from_1() -> None:
    event = TABLE.decode(NAMES, DREW)
    assert event == Drew(seat=1, guest="lady", left=17)
    assert str(event) == "seat 2 draws lady, 17 left"
    assert (TABLE.number(Drew), TABLE.reveals(DREW)) == (3, True)


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_a_private_field_is_hidden_from_all_but_its_audience(seat: int) -> None:
    row = TABLE.seen_by(DREW, seat)
    assert row == (3, 0, 1, HIDDEN, 17, 0, 0, 0)
    assert TABLE.decode(NAMES, row) == Drew(seat=1, guest=None, left=17)
    assert str(TABLE.decode(NAMES, row)) == "seat 2 draws ?, 17 left"
    assert TABLE.hides(DREW, seat)


def test_the_audience_reads_all_and_not_who_else_does() -> None:
    assert TABLE.seen_by(DREW, 1) == (3, EVERYBODY, 1, 0, 17, 0, 0, 0)
    assert not TABLE.hides(DREW, 1)


@given(st.integers(0, 1), st.integers(0, 1), st.integers(0, 4), st.integers(0, 31))
def test_two_worlds_that_differ_in_a_hidden_field_alone_give_the_same_row(a: int, b: int, seat: int, mask: int) -> None:
    one, other = (TABLE.seen_by((3, mask, 1, guest, 17, 0, 0, 0), seat) for guest in (a, b))
    assert (one == other) == (a == b or not mask >> seat & 1)


def test_a_public_event_is_read_by_all_whatever_its_mask() -> None:
    row = (7, 0, 0, -1, -4, 1, 0, 0)
    assert TABLE.seen_by(row, 3) == (7, EVERYBODY, 0, -1, -4, 1, 0, 0)
    assert str(TABLE.decode(NAMES, row)) == "seat 1 puts none at the bar for -4, last: yes"


@given(st.integers(0, 3), st.sampled_from([-1, 0, 1]), st.integers(-99, 99), st.integers(0, 1))
def test_texts_are_read_back(seat: int, guest: int, points: int, last: int) -> None:
    for row in ((7, -1, seat, guest, points, last, 0, 0), TABLE.seen_by((3, 0, seat, 0, points, 0, 0, 0), seat)):
        event = TABLE.decode(NAMES, row)
        assert TABLE.parse(NAMES, str(event)) == event


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("seat 2 sleeps", "seat {seat} draws {guest}"),
        ("seat 2 draws ladi, 3 left", "did you mean 'lady'?"),
        ("seat two draws lady, 3 left", "a whole number"),
    ],
)
def test_a_text_that_says_no_event_is_refused(text: str, told: str) -> None:
    with pytest.raises(UnknownAction) as error:
        TABLE.parse(NAMES, text)
    assert told in str(error.value)


def test_kinds_and_numbers_must_pair_off() -> None:
    with pytest.raises(TypeError, match="pair off"):
        EventTable(EventKind(Drew, seat=SEAT, guest=private(GUEST), left=AMOUNT), numbers=What)


def test_a_declaration_that_forgets_a_field_is_refused() -> None:
    with pytest.raises(TypeError, match="Drew"):
        EventKind(Drew, seat=SEAT, guest=GUEST)
