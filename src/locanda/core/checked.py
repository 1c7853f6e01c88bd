"""Plain data (from TOML, JSON) to a declared struct; errors name the key, the value and what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from .errors import ABSENT, choices

S = TypeVar("S", bound=msgspec.Struct)
Fail = Callable[[str, object, str], Exception]

PROBLEM = re.compile(r"(?P<what>.*?)(?: - at `(?P<where>key in )?\$?(?P<path>[^`]*)`)?", re.DOTALL)
UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
MISSING = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
TYPED = re.compile(r"Expected `([^`]*)`(?: (?!matching)(.*?))?(?:, got .*)?", re.DOTALL)
KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table of keys and values",
    "null": "nothing",
}
#: The keys by which a row of a list of tables is known to its author.
ROW_NAMES = ("id", "name", "number")


def checked(data: object, struct: type[S], fail: Fail) -> S:
    """`data` as `struct`.  Raises `fail(key, value, expected)` for wrong types and ranges, missing and unknown keys.

    The value is ABSENT where a key is missing.
    """
    try:
        made = msgspec.convert(data, struct, str_keys=True)
    except msgspec.ValidationError as error:
        found = PROBLEM.fullmatch(str(error))
        assert found is not None
        what, path = found["what"], (found["path"] or "").lstrip(".")
        there = _at(data, path)
        if wrong := UNKNOWN.fullmatch(what):
            raise _unknown(wrong[1], path, there, _keys_at(struct, path), fail) from None
        if wrong := MISSING.fullmatch(what):
            raise _missing(wrong[1], path, there, _keys_at(struct, path), fail) from None
        raise fail(path, there, _expected(what)) from None
    _no_unknown(data, made, "", fail)
    return made


def plain(struct: msgspec.Struct) -> dict[str, Any]:
    """A struct as a mapping of plain values with text keys, as TOML and JSON have it."""
    data = msgspec.to_builtins(struct, str_keys=True)
    assert isinstance(data, dict)
    return data


def with_rows(data: object, path: str) -> str:
    """A path like `event[10].key` and beside the number of a row of a list its id: `event[10] (e11).key`."""
    said = path
    for step in reversed(list(re.finditer(r"\[\d+\]", path))):
        row = _at(data, path[: step.end()])
        named = (
            [row[key] for key in ROW_NAMES if isinstance(row.get(key), str | int)] if isinstance(row, Mapping) else []
        )
        if named:
            said = f"{said[: step.end()]} ({named[0]}){said[step.end() :]}"
    return said


def _expected(what: str) -> str:
    """The words of msgspec in ours."""
    typed = TYPED.fullmatch(what)
    if typed is None:
        return what.replace("`", "")
    kinds = " or ".join(KINDS.get(kind, kind) for kind in typed[1].split(" | "))
    return f"{kinds} {typed[2]} would be right" if typed[2] else f"{kinds} would be right"


def _unknown(key: str, path: str, there: object, known: list[str], fail: Fail) -> Exception:
    value = there[key] if isinstance(there, Mapping) else ABSENT
    return fail(_under(path, key), value, f"no such key; {choices(key, known)}")


def _missing(key: str, path: str, there: object, known: list[str], fail: Fail) -> Exception:
    """A key that is not known and looks like the missing one is more likely a slip of the pen."""
    strange = [str(one) for one in there if str(one) not in known] if isinstance(there, Mapping) else []
    for slip in get_close_matches(key, strange, 1):
        return _unknown(slip, path, there, known, fail)
    return fail(_under(path, key), ABSENT, "this key is missing and has to be there")


def _under(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _keys_at(struct: type[msgspec.Struct], path: str) -> list[str]:
    """The keys that the struct at a path of another one has."""
    type_: Any = inspect.type_info(struct)
    for step in _steps(path):
        while isinstance(type_, inspect.Metadata):
            type_ = type_.type
        if isinstance(type_, inspect.StructType):
            type_ = next(field.type for field in type_.fields if field.encode_name == step)
        elif isinstance(type_, inspect.DictType):
            type_ = type_.value_type
        else:
            type_ = getattr(type_, "item_type", None)
    return [field.encode_name for field in type_.fields] if isinstance(type_, inspect.StructType) else []


def _steps(path: str) -> list[str]:
    return re.findall(r"[^.\[\]]+|\[[^\]]*\]", path)


def _at(data: object, path: str) -> object:
    """What stands at a path like `bar.values[...]`: the nearest thing that the path names."""
    for step in _steps(path):
        if isinstance(data, Mapping) and step in data:
            data = data[step]
        elif isinstance(data, list) and step[1:-1].isdigit() and int(step[1:-1]) < len(data):
            data = data[int(step[1:-1])]
        else:
            break
    return data


def _no_unknown(data: object, made: object, path: str, fail: Fail) -> None:
    if isinstance(data, Mapping) and isinstance(made, Mapping | msgspec.Struct):
        known = _entries(made)
        for key, value in data.items():
            where = _under(path, str(key))
            if str(key) not in known:
                raise fail(where, value, f"no such key; {choices(str(key), known)}")
            _no_unknown(value, known[str(key)], where, fail)
    elif isinstance(data, list | tuple) and isinstance(made, list | tuple):
        for i, (value, one) in enumerate(zip(data, made, strict=False)):
            _no_unknown(value, one, f"{path}[{i}]", fail)


def _entries(made: Mapping[object, object] | msgspec.Struct) -> dict[str, object]:
    """What a mapping or a struct holds by key; of a struct also what is left out when it is written (defaults)."""
    if isinstance(made, msgspec.Struct):
        names = zip(made.__struct_encode_fields__, made.__struct_fields__, strict=True)
        return {key: getattr(made, name) for key, name in names}
    return {str(key): value for key, value in made.items()}
