"""Plain data (from TOML, JSON) to a declared struct; errors name the key, the value and what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from .errors import choices

S = TypeVar("S", bound=msgspec.Struct)
Fail = Callable[[str, object, str], Exception]

PROBLEM = re.compile(r"(?P<what>.*?)(?: - at `(?P<where>key in )?\$?(?P<path>[^`]*)`)?", re.DOTALL)


def checked(data: object, struct: type[S], fail: Fail) -> S:
    """`data` as `struct`.  Raises `fail(key, value, expected)` for wrong types and ranges, missing and unknown keys."""
    try:
        made = msgspec.convert(data, struct, str_keys=True)
    except msgspec.ValidationError as error:
        found = PROBLEM.fullmatch(str(error))
        assert found is not None
        path = (found["path"] or "").lstrip(".")
        raise fail(path, _at(data, path), _expected(found["what"])) from None
    _no_unknown(data, _whole(made), "", fail)
    return made


def plain(struct: msgspec.Struct) -> dict[str, Any]:
    """A struct as a mapping of plain values with text keys, as TOML and JSON have it."""
    data = msgspec.to_builtins(struct, str_keys=True)
    assert isinstance(data, dict)
    return data


def _whole(value: object) -> object:
    """A struct as a mapping of all its fields, those too that are left out of its text where they are defaults."""
    if isinstance(value, msgspec.Struct):
        names = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
        return {encoded: _whole(getattr(value, name)) for name, encoded in names}
    if isinstance(value, Mapping):
        return {str(key): _whole(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_whole(one) for one in value]
    return value


def _expected(what: str) -> str:
    return what.replace("`", "")


def _at(data: object, path: str) -> object:
    """What stands at a path like `bar.values[...]`: the nearest thing that the path names."""
    for step in re.findall(r"[^.\[\]]+|\[[^\]]*\]", path):
        if isinstance(data, Mapping) and step in data:
            data = data[step]
        elif isinstance(data, list) and step[1:-1].isdigit():
            data = data[int(step[1:-1])]
        else:
            break
    return data


def _no_unknown(data: object, canonical: object, path: str, fail: Fail) -> None:
    if isinstance(data, Mapping) and isinstance(canonical, Mapping):
        for key, value in data.items():
            where = f"{path}.{key}" if path else str(key)
            if str(key) not in canonical:
                raise fail(where, value, f"no such key; {choices(str(key), canonical)}")
            _no_unknown(value, canonical[str(key)], where, fail)
    elif isinstance(data, list | tuple) and isinstance(canonical, list | tuple):
        for i, (value, made) in enumerate(zip(data, canonical, strict=False)):
            _no_unknown(value, made, f"{path}[{i}]", fail)
