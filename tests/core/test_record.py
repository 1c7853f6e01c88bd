"""Records as Python reads and writes them, and every declaration that would go wrong later."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

import numpy as np
import pytest

from locanda.core.record import SHADOWED, Record, i8, i16, i32, many, one


class Colour(IntEnum):
    RED = 0
    BLUE = 127


class Inner(Record):
    small = i8()
    pair = i16(2)


class Whole(Record):
    colour = one(Colour)
    byte = i8()
    short = i16()
    word = i32()
    row = i8(3)
    grid = i16(2, 3)
    inner = many(Inner, 2)


def test_an_empty_record_is_all_zeros_and_its_bytes_are_the_whole_of_it() -> None:
    whole = Whole()
    assert bytes(whole) == bytes(Whole.DTYPE.itemsize)
    whole.word, whole.row[2], whole.grid[1, 2], whole.inner[1].pair[0] = -(2**31), -128, 32767, 5
    again = Whole(bytes(whole))
    assert again == whole
    assert (again.word, again.row[2], again.grid[1, 2], again.inner[1].pair[0]) == (-(2**31), -128, 32767, 5)
    assert "word=-2147483648" in repr(again)
    assert "row=[0, 0, -128]" in repr(again)


def test_every_number_is_a_python_integer() -> None:
    whole = Whole()
    whole.colour = Colour.BLUE
    values = [whole.colour, whole.byte, whole.short, whole.word, whole.row[0], whole.grid[0, 0], whole.inner[0].small]
    assert {type(value) for value in values} == {int}
    assert whole.colour == Colour.BLUE


def test_a_copy_and_a_slice() -> None:
    whole = Whole()
    copy = whole.copy()
    copy.row[1:][1] = 7  # a slice is a view, as in machine code
    assert (list(copy.row), list(whole.row)) == ([0, 0, 7], [0, 0, 0])
    whole.assign(copy)
    assert whole == copy
    assert whole is not copy
    with pytest.raises(TypeError, match="Inner cannot take the bytes of a Whole"):
        Inner().assign(whole)  # type: ignore[arg-type]


def test_a_record_in_a_record_is_a_view_of_its_bytes() -> None:
    whole = Whole()
    whole.inner[0].small = 9
    inner = whole.inner[0]
    whole.inner[0].pair[1] = 3
    assert (inner.small, list(inner.pair)) == (9, [0, 3])
    assert inner.copy() == inner
    inner.copy().small = 1
    assert [one.small for one in whole.inner] == [9, 0]


def test_records_are_equal_by_type_and_bytes_and_have_no_hash() -> None:
    assert Inner() == Inner()
    assert Inner() != Inner(b"\1" + bytes(Inner.DTYPE.itemsize - 1))
    assert Inner() != Whole()
    with pytest.raises(TypeError, match="unhashable"):
        hash(Inner())


@pytest.mark.parametrize("size", [0, Whole.DTYPE.itemsize - 1, Whole.DTYPE.itemsize + 1])
def test_bytes_of_another_length_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"Whole has {Whole.DTYPE.itemsize} bytes, not {size}"):
        Whole(bytes(size))


def _put(statement: str) -> Callable[[Whole], None]:
    def put(whole: Whole) -> None:
        exec(statement, {"whole": whole, "Colour": Colour})

    return put


@pytest.mark.parametrize(
    "statement",
    [
        "whole.byte = 128",
        "whole.byte = -129",
        "whole.short = 32768",
        "whole.word = 2**31",
        "whole.colour = 128",
        "whole.row[0] = 128",
        "whole.grid[0, 0] = -32769",
        "whole.grid[0][1] = 32768",
        "whole.inner[0].small = 1000",
        "whole.inner[0].pair[0] = 32768",
    ],
)
def test_a_value_that_does_not_fit_raises_and_changes_nothing(statement: str) -> None:
    whole = Whole()
    with pytest.raises(ValueError, match=r"format|range"):
        _put(statement)(whole)
    assert whole == Whole()


def test_a_value_that_does_not_fit_is_named() -> None:
    with pytest.raises(ValueError, match=r"Whole\.short = 40000"):
        Whole().short = 40000


@pytest.mark.parametrize(
    "statement",
    [
        "whole.row[3] = 1",
        "whole.row[-4] = 1",
        "whole.grid[2, 0] = 1",
        "whole.grid[0, 3] = 1",
        "whole.grid[0, -4] = 1",
        "whole.grid[-3, 0] = 1",
        "whole.grid[2]",
        "whole.grid[0][3] = 1",
        "whole.inner[2].small = 1",
        "whole.inner[-3].small = 1",
        "whole.inner[0].pair[2] = 1",
    ],
)
def test_an_index_out_of_range_raises_and_changes_nothing(statement: str) -> None:
    whole = Whole()
    with pytest.raises(IndexError):
        _put(statement)(whole)
    assert whole == Whole()


def test_an_index_from_the_end_counts_as_in_machine_code() -> None:
    whole = Whole()
    whole.row[-1], whole.grid[-1, -1], whole.inner[-1].small = 1, 2, 3
    assert (whole.row[2], whole.grid[1, 2], whole.inner[1].small) == (1, 2, 3)
    assert [list(row) for row in whole.grid] == [[0, 0, 0], [0, 0, 2]]
    assert (len(whole.row), len(whole.grid), len(whole.inner)) == (3, 2, 2)


@pytest.mark.parametrize("statement", ["whole.row = 1", "whole.grid = 1", "whole.inner = 1", "whole.row = [1, 2, 3]"])
def test_a_field_of_several_cells_is_not_assigned_to(statement: str) -> None:
    with pytest.raises(TypeError, match="has several cells"):
        _put(statement)(Whole())


# Declarations


@pytest.mark.parametrize("name", sorted(name for name in SHADOWED if not name.startswith("_")))
def test_a_field_is_not_called_as_a_method_of_numpys_records(name: str) -> None:
    """Compiled code would read the method."""
    assert hasattr(np.record, name)
    with pytest.raises((TypeError, RuntimeError)) as error:
        type("Wrong", (Record,), {name: i8()})
    told = f"{error.value} {error.value.__cause__}"
    assert "choose another" in told


def test_a_field_has_no_underscore_in_front() -> None:
    with pytest.raises((TypeError, RuntimeError)):
        type("Wrong", (Record,), {"_at": i8()})


@pytest.mark.parametrize("shape", [(0,), (-1,), (2, 0), (0, 2)])
def test_a_field_of_no_cells_is_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="at least 1"):
        i8(*shape)


def test_a_field_of_three_dimensions_is_refused() -> None:
    with pytest.raises(TypeError, match="a number, a row or a grid"):
        i8(2, 2, 2)  # type: ignore[call-overload]


def test_no_records_are_none() -> None:
    with pytest.raises(TypeError, match="at least 1"):
        many(Inner, 0)


@pytest.mark.parametrize("values", [{"BIG": 128}, {"BELOW": -1}, {"A": 0, "B": 300}])
def test_an_enum_must_fit_in_a_byte(values: dict[str, int]) -> None:
    with pytest.raises(TypeError, match="Wrong: members must fit in one byte"):
        one(IntEnum("Wrong", values))


def test_a_record_has_fields() -> None:
    with pytest.raises(TypeError, match="Wrong declares no field"):
        type("Wrong", (Record,), {})


def test_a_record_does_not_inherit_fields() -> None:
    with pytest.raises(TypeError, match="hold it with `many`"):
        type("Wrong", (Inner,), {"more": i8()})


def test_a_field_has_one_name() -> None:
    field = i8()
    with pytest.raises((TypeError, RuntimeError)) as error:
        type("Wrong", (Record,), {"here": field, "there": field})
    assert "declare each on its own" in f"{error.value} {error.value.__cause__}"
