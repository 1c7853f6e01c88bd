"""Writes TOML: one canonical text for a value, so that equal boxes are equal texts.  (tomllib reads it.)"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

BARE = re.compile(r"[A-Za-z0-9_-]+")
WIDE = 100


def dumps(data: Mapping[str, object]) -> str:
    """TOML text of a mapping of str to bool, int, float, str, lists and mappings of these.  Key order is kept."""
    lines: list[str] = []
    _table(data, "", lines)
    return "\n".join(lines).strip() + "\n"


def _table(data: Mapping[str, object], path: str, lines: list[str]) -> None:
    tables = {k: v for k, v in data.items() if isinstance(v, Mapping) and _deep(v)}
    for key, value in data.items():
        if key not in tables:
            lines.append(f"{_key(key)} = {_value(value)}")
    for key, value in tables.items():
        name = f"{path}.{_key(key)}" if path else _key(key)
        lines += ["", f"[{name}]"]
        _table(value, name, lines)


def _deep(value: Mapping[str, object]) -> bool:
    """A mapping gets a section of its own unless it is short and flat."""
    flat = not any(isinstance(v, Mapping | list | tuple) for v in value.values())
    return not (flat and len(_value(value)) <= WIDE)


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _quoted(key)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return repr(value)
        case str():
            return _text(value)
        case Mapping():
            return "{ " + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + " }" if value else "{}"
        case list() | tuple():
            return _list([_value(v) for v in value])
    raise TypeError(f"TOML has no {type(value).__name__}: {value!r}")


def _text(value: str) -> str:
    plain = all(c == "\n" or c.isprintable() for c in value)
    if "\n" in value and plain and "'''" not in value and not value.endswith("'"):
        return f"'''\n{value}'''"
    return _quoted(value)


def _quoted(value: str) -> str:
    """JSON's escapes are TOML's too, but for DEL, which TOML wants escaped."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _list(items: list[str]) -> str:
    line = "[" + ", ".join(items) + "]"
    if len(line) <= WIDE or all(len(i) < 8 for i in items):
        return line
    return "[\n" + "".join(f"    {i},\n" for i in items) + "]"
