"""The writer of TOML: whatever it writes, the standard library reads back as it was."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locanda.core.toml import dumps

SCALARS = (
    st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text() | st.floats(allow_nan=False, allow_infinity=False)
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4), max_leaves=20
)


@given(st.dictionaries(st.text(), VALUES, max_size=6))
def test_what_is_written_is_read_back(data: dict[str, object]) -> None:
    text = dumps(data)
    assert tomllib.loads(text) == data
    assert dumps(tomllib.loads(text)) == text


def test_it_looks_as_a_person_would_write_it() -> None:
    data = {"hand": 5, "board": {"map": "o AF\n.. o\n", "nations": {"AF": "africa"}}, "points": {"2": 2, "3": 3}}
    assert dumps(data) == (
        "hand = 5\npoints = { 2 = 2, 3 = 3 }\n\n[board]\nmap = '''\no AF\n.. o\n'''\nnations = { AF = \"africa\" }\n"
    )


def test_what_toml_cannot_say_is_refused() -> None:
    with pytest.raises(TypeError, match="NoneType"):
        dumps({"a": None})
