"""The same bytes to Python, NumPy and machine code: where each field lies, and what is written there."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from random import Random
from typing import Any

import numpy as np
import pytest

from locanda.core.record import Record, i8, i16, i32, many, one
from locanda.core.rule import JIT

pytestmark = pytest.mark.skipif(not JIT, reason="compares with compiled rules")

CODES = {"i1": (i8, 127), "i2": (i16, 32767), "i4": (i32, 2**31 - 1)}


class Colour(IntEnum):
    RED = 0
    BLUE = 100


class Leaf(Record):
    tiny = i8()
    wide = i32()
    odd = i8(3)


class Branch(Record):
    first = i8()
    leaves = many(Leaf, 2)
    last = i16()


class Tree(Record):
    colour = one(Colour)
    byte = i8()
    short = i16()
    bytes_ = i8(3)
    word = i32()
    shorts = i16(3)
    words = i32(2)
    grid8 = i8(3, 3)
    grid16 = i16(2, 3)
    grid32 = i32(3, 2)
    branches = many(Branch, 3)
    end = i8()


def random_record(rng: Random, depth: int = 0) -> type[Record]:
    """A record of random fields, some of them records."""
    fields: dict[str, Any] = {}
    for n in range(rng.randint(1, 7)):
        kind = CODES[rng.choice(list(CODES))][0]
        shape = [rng.randint(1, 5) for _ in range(rng.randint(0, 2))]
        deeper = depth < 2 and rng.random() < 0.25
        fields[f"f{n}"] = many(random_record(rng, depth + 1), rng.randint(1, 3)) if deeper else kind(*shape)
    return type("Random", (Record,), fields)


def same_layout(record: type[Record], numba_type: Any) -> None:
    """Each field begins at the same byte, and a cell of it can be read as one."""
    from numba.core import types

    places: Any = record.DTYPE.fields
    assert numba_type.size == record.DTYPE.itemsize
    assert record.DTYPE.itemsize % 4 == 0
    for name, field in record.FIELDS.items():
        assert field.offset == places[name][1] == numba_type.offset(name)
        inner = numba_type.typeof(name)
        if hasattr(field, "type"):
            assert isinstance(inner, types.NestedArray)
            assert inner.shape == field.shape
            same_layout(field.type, inner.dtype)
        else:
            size = np.dtype(field.code).itemsize
            assert field.offset % size == 0
            assert getattr(inner, "shape", ()) == field.shape
            assert getattr(inner, "dtype", inner).bitwidth == 8 * size


@pytest.mark.parametrize("seed", range(150))
def test_numba_lays_records_out_as_numpy_and_python_do(seed: int) -> None:
    import numba

    record = random_record(Random(seed))
    same_layout(record, numba.from_dtype(record.DTYPE))


def in_python(rng: Random, tree: Tree, use: Callable[[Any, Any, int], None]) -> None:
    """Uses every cell of the record, in order, with a random number that fits it."""
    for name, field in type(tree).FIELDS.items():
        cells = getattr(tree, name)
        if hasattr(field, "type"):
            for inner in cells:
                in_python(rng, inner, use)
            continue
        most = CODES[field.code][1]
        places = [()] if field.shape == () else list(np.ndindex(*field.shape))
        for place in places:
            use(tree, (name, place[0] if len(place) == 1 else place), rng.randint(-most - 1, most))


def put(record: Any, where: Any, value: int) -> None:
    name, place = where
    if place == ():
        setattr(record, name, value)
    else:
        getattr(record, name)[place] = value


def check(record: Any, where: Any, value: int) -> None:
    name, place = where
    found = getattr(record, name) if place == () else getattr(record, name)[place]
    assert found == value, where


@pytest.fixture(scope="module")
def moved() -> Any:
    """Machine code that reads every cell of a tree and writes it to another tree, field by field."""
    import numba

    @numba.njit  # type: ignore[untyped-decorator,unused-ignore]
    def leaf(to: Any, of: Any) -> None:
        to.tiny, to.wide = of.tiny, of.wide
        for i in range(3):
            to.odd[i] = of.odd[i]

    @numba.njit  # type: ignore[untyped-decorator,unused-ignore]
    def move(to: Any, of: Any) -> None:
        a, b = to[0], of[0]
        a.colour, a.byte, a.short, a.word, a.end = b.colour, b.byte, b.short, b.word, b.end
        for i in range(3):
            a.bytes_[i], a.shorts[i] = b.bytes_[i], b.shorts[i]
            for j in range(3):
                a.grid8[i, j] = b.grid8[i, j]
            for j in range(2):
                a.grid16[j, i], a.grid32[i, j], a.words[j] = b.grid16[j, i], b.grid32[i, j], b.words[j]
            a.branches[i].first, a.branches[i].last = b.branches[i].first, b.branches[i].last
            for j in range(2):
                leaf(a.branches[i].leaves[j], b.branches[i].leaves[j])

    return move


def test_what_python_writes_machine_code_reads_and_the_other_way_round(moved: Any) -> None:
    for seed in range(20):
        here, there = Tree(), Tree()
        in_python(Random(seed), here, put)
        moved(there.array, here.array)
        in_python(Random(seed), there, check)
        assert there.array[0]["branches"][2]["leaves"][1]["wide"] == there.branches[2].leaves[1].wide


def test_machine_code_and_python_have_one_memory(moved: Any) -> None:
    here, there = Tree(), Tree()
    moved(there.array, here.array)
    here.word = 5
    moved(there.array, here.array)
    assert there.word == 5


def test_copy_copies_every_byte(moved: Any) -> None:
    import numba

    from locanda.core.copying import copy

    @numba.njit  # type: ignore[untyped-decorator,unused-ignore]
    def copied(to: Any, of: Any) -> None:
        copy(to[0], of[0])

    raw = bytes(Random(1).randrange(256) for _ in range(Tree.DTYPE.itemsize))  # what is between the fields too
    one, other, plain = Tree(raw), Tree(), Tree()
    copied(other.array, one.array)
    copy(plain, one)
    assert bytes(one) == bytes(other) == bytes(plain) == raw
    with pytest.raises(numba.core.errors.TypingError):
        copied(Leaf().array, one.array)
    with pytest.raises(TypeError, match="cannot take the bytes"):
        copy(Leaf(), one)
