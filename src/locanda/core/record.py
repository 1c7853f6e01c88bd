"""Flat records: one class body is at once a mypy type, a NumPy dtype, a Numba record and a Python view.

    class Seat(Record):
        score = i16()               # a number
        hand = i8(12)               # a row:  seat.hand[k]

    class Table(Record):
        phase = one(Phase)          # an IntEnum in one byte
        beds = i8(5, 6)             # a grid: table.beds[room, bed]
        seats = many(Seat, 5)       # records in the record: table.seats[p].score

Compiled rules get the bytes as a Numba record.  With the JIT off they get these classes, which read and write
Python ints through a memoryview: nothing overflows on the way, and storing what does not fit raises ValueError.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import IntEnum
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, overload

import numpy as np

if sys.byteorder != "little":  # saved tables are bytes, and bytes have an order
    raise ImportError("Locanda's records are little-endian; this machine is not")

#: Names that a field may not have: compiled code would read a method of numpy.record instead of the field.
SHADOWED = frozenset(dir(np.record)) | frozenset(dir(np.void))


class Cells(Protocol):
    """A row of small integers: what a rule may do with it, with the JIT on and off."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    @overload
    def __getitem__(self, i: int, /) -> int: ...
    @overload
    def __getitem__(self, i: slice, /) -> Cells: ...
    def __setitem__(self, i: int, value: int, /) -> None: ...


class Field:
    """A declared field; `code` is the NumPy code of a cell, '' for records in the record."""

    code: str
    shape: tuple[int, ...]
    name: str
    offset: int

    def __init__(self, code: str, shape: tuple[int, ...]) -> None:
        if any(n < 1 for n in shape):
            raise TypeError(f"a field of shape {shape}: every length must be at least 1")
        self.code, self.shape = code, shape

    def __set_name__(self, owner: type, name: str) -> None:
        if name in SHADOWED or name.startswith("_"):
            raise TypeError(f"{owner.__name__}.{name}: a method of numpy.record has this name; choose another")
        if hasattr(self, "name"):
            raise TypeError(f"{owner.__name__}.{name}: this field is {self.name} already; declare each on its own")
        self.name = name

    def dtype(self) -> Any:
        """The NumPy type of the field, shape included."""
        return np.dtype((self.code, self.shape))


class Scalar(Field):
    """A number."""

    @overload
    def __get__(self, rec: None, owner: type) -> Self: ...
    @overload
    def __get__(self, rec: Record, owner: type) -> int: ...
    def __get__(self, rec: Record | None, owner: type) -> Self | int:
        if rec is None:
            return self
        view: memoryview[int] = rec._views[self.code]
        return view[(rec._at + self.offset) // view.itemsize]

    def __set__(self, rec: Record, value: int) -> None:
        view: memoryview[int] = rec._views[self.code]
        try:
            view[(rec._at + self.offset) // view.itemsize] = value
        except ValueError as error:
            raise ValueError(f"{type(rec).__name__}.{self.name} = {value}: {error}") from None


class ArrayField(Field):
    """What rows, grids and records in a record share: the field itself is never assigned to."""

    def __set__(self, rec: Record, value: Any) -> None:
        raise TypeError(f"{type(rec).__name__}.{self.name} has several cells: assign to one of them")


class Row(ArrayField):
    """Numbers in a row."""

    @overload
    def __get__(self, rec: None, owner: type) -> Self: ...
    @overload
    def __get__(self, rec: Record, owner: type) -> Cells: ...
    def __get__(self, rec: Record | None, owner: type) -> Self | Cells:
        if rec is None:
            return self
        view: memoryview[int] = rec._views[self.code]
        start = (rec._at + self.offset) // view.itemsize
        return view[start : start + self.shape[0]]


class Matrix:
    """Two-dimensional cells with the JIT off: m[i, j]; m[i] is a row; len(m)."""

    __slots__ = ("_n", "_view", "_w")

    def __init__(self, view: memoryview[int], n: int, w: int) -> None:
        self._view, self._n, self._w = view, n, w

    def __len__(self) -> int:
        return self._n

    def __iter__(self) -> Iterator[Cells]:
        return (self[i] for i in range(self._n))

    def _at(self, i: int, j: int) -> int:
        if not (-self._n <= i < self._n and -self._w <= j < self._w):
            raise IndexError((i, j))
        return (i % self._n) * self._w + j % self._w

    @overload
    def __getitem__(self, i: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, i: int, /) -> Cells: ...
    def __getitem__(self, i: tuple[int, int] | int, /) -> int | Cells:
        if isinstance(i, tuple):
            return self._view[self._at(*i)]
        at = self._at(i, 0)
        return self._view[at : at + self._w]

    def __setitem__(self, i: tuple[int, int], value: int, /) -> None:
        self._view[self._at(*i)] = value


class Grid(ArrayField):
    """Numbers in rows and columns."""

    @overload
    def __get__(self, rec: None, owner: type) -> Self: ...
    @overload
    def __get__(self, rec: Record, owner: type) -> Matrix: ...
    def __get__(self, rec: Record | None, owner: type) -> Self | Matrix:
        if rec is None:
            return self
        view: memoryview[int] = rec._views[self.code]
        start = (rec._at + self.offset) // view.itemsize
        n, w = self.shape
        return Matrix(view[start : start + n * w], n, w)


E = TypeVar("E", bound=IntEnum)


class Choice(Scalar, Generic[E]):
    """An IntEnum in one byte.  Reads as int (the same with the JIT on); compares with and stores the enum's members."""

    def __init__(self, enum: type[E]) -> None:
        super().__init__("i1", ())
        if any(not 0 <= member < 128 for member in enum):
            raise TypeError(f"{enum.__name__}: members must fit in one byte (0 to 127)")
        self.enum = enum


R = TypeVar("R", bound="Record")


class Records(Generic[R]):
    """Records in a record, with the JIT off."""

    __slots__ = ("_at", "_n", "_rec", "_type")

    def __init__(self, type_: type[R], rec: Record, at: int, n: int) -> None:
        self._type, self._rec, self._at, self._n = type_, rec, at, n

    def __len__(self) -> int:
        return self._n

    def __iter__(self) -> Iterator[R]:
        return (self[i] for i in range(self._n))

    def __getitem__(self, i: int) -> R:
        if not -self._n <= i < self._n:
            raise IndexError(i)
        return self._type._view(self._rec, self._at + (i % self._n) * self._type.DTYPE.itemsize)


class Many(ArrayField, Generic[R]):
    """Several records of one type in the record."""

    def __init__(self, type_: type[R], n: int) -> None:
        super().__init__("", (n,))
        self.type = type_

    def dtype(self) -> Any:
        """The NumPy type of the field, records and their number."""
        return np.dtype((self.type.DTYPE, self.shape))

    @overload
    def __get__(self, rec: None, owner: type) -> Self: ...
    @overload
    def __get__(self, rec: Record, owner: type) -> Records[R]: ...
    def __get__(self, rec: Record | None, owner: type) -> Self | Records[R]:
        if rec is None:
            return self
        return Records(self.type, rec, rec._at + self.offset, self.shape[0])


class Kind:
    """`i8()` a number, `i8(12)` a row, `i8(5, 6)` a grid; the digits are the bits of a cell."""

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(self) -> Scalar: ...
    @overload
    def __call__(self, n: int, /) -> Row: ...
    @overload
    def __call__(self, n: int, w: int, /) -> Grid: ...
    def __call__(self, *shape: int) -> Field:
        """A number, a row or a grid."""
        if len(shape) > 2:
            raise TypeError(f"a field of shape {shape}: a number, a row or a grid; deeper is `many` records")
        return (Scalar, Row, Grid)[len(shape)](self.code, shape)


i8, i16, i32 = Kind("i1"), Kind("i2"), Kind("i4")


def one(enum: type[E]) -> Choice[E]:
    """A field that holds a member of `enum`, in one byte."""
    return Choice(enum)


def many(type_: type[R], n: int) -> Many[R]:
    """A field of `n` records of `type_`."""
    return Many(type_, n)


def _padded(fields: dict[str, Field]) -> np.dtype[np.void]:
    """The aligned dtype, its size rounded up to four bytes so that the bytes can be read as any kind of cell."""
    dtype = np.dtype([(name, field.dtype()) for name, field in fields.items()], align=True)
    places: Any = dtype.fields
    return np.dtype(
        {
            "names": list(fields),
            "formats": [places[name][0] for name in fields],
            "offsets": [places[name][1] for name in fields],
            "itemsize": dtype.itemsize + -dtype.itemsize % 4,
        },
        align=True,
    )


class Record:
    """Owner of the bytes of one record (or, with the JIT off, a view of a record inside another).

    `Table()` is all zeros, `Table(data)` takes bytes of exactly `Table.DTYPE.itemsize`; `bytes(table)` gives them back.
    """

    DTYPE: ClassVar[np.dtype[np.void]]
    FIELDS: ClassVar[dict[str, Field]]
    __slots__ = ("_at", "_views", "array")
    array: Any  # a NumPy array of one record over these bytes: what compiled doors take
    _views: dict[str, Any]
    _at: int

    def __init_subclass__(cls) -> None:
        if cls.__bases__ != (Record,):
            raise TypeError(f"{cls.__name__}: a record does not inherit the fields of another; hold it with `many`")
        cls.FIELDS = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        if not cls.FIELDS:
            raise TypeError(f"{cls.__name__} declares no field")
        cls.DTYPE = _padded(cls.FIELDS)
        for name, field in cls.FIELDS.items():
            places: Any = cls.DTYPE.fields
            field.offset = places[name][1]

    def __init__(self, data: bytes | None = None) -> None:
        size = type(self).DTYPE.itemsize
        if data is not None and len(data) != size:
            raise ValueError(f"{type(self).__name__} has {size} bytes, not {len(data)}")
        raw = bytearray(size if data is None else data)
        self.array = np.frombuffer(raw, type(self).DTYPE)
        self._at = 0
        flat = memoryview(raw)
        self._views = {"": flat, "i1": flat.cast("b"), "i2": flat.cast("h"), "i4": flat.cast("i")}

    @classmethod
    def _view(cls, rec: Record, at: int) -> Self:
        self = object.__new__(cls)
        self._views, self._at = rec._views, at
        return self

    def _bytes(self) -> memoryview[int]:
        raw: memoryview[int] = self._views[""]
        return raw[self._at : self._at + self.DTYPE.itemsize]

    def copy(self) -> Self:
        """Another record with the same bytes."""
        return type(self)(bytes(self._bytes()))

    def assign(self, other: Self) -> None:
        """Takes over all the bytes of another record of this type."""
        if type(other) is not type(self):
            raise TypeError(f"a {type(self).__name__} cannot take the bytes of a {type(other).__name__}")
        self._bytes()[:] = other._bytes()

    def __bytes__(self) -> bytes:
        return bytes(self._bytes())

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._bytes() == other._bytes()

    __hash__ = None  # type: ignore[assignment]  # a record changes: hash its bytes

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={_plain(getattr(self, n))}' for n in self.FIELDS)})"


def _plain(value: Any) -> Any:
    """A field's value as numbers and lists, for people."""
    return value if isinstance(value, int | Record) else [_plain(v) for v in value]
