"""Rules pass fewer stages of Numba, which refuse what rules do not have."""

from __future__ import annotations

import re
from typing import Any

import numba
import pytest
from numba.core import compiler
from numba.core.errors import TypingError

from locanda.core.passes import LEFT_OUT
from locanda.core.rule import JIT, rule

jit: Any = numba.njit
pytestmark = pytest.mark.skipif(not JIT, reason="about compiled rules")


@rule()
def half(number: int) -> int:
    """A rule."""
    return number // 2


@rule()
def with_a_lambda(number: int) -> int:
    """No rule can have one."""
    twice = lambda n: n * 2  # noqa: E731  # the point of it
    return twice(number)


@jit
def halves(number: int) -> int:
    return half(number)


@jit
def twice(number: int) -> int:
    return with_a_lambda(number)


def stages(made: Any) -> set[str]:
    """The stages that the one compiled variant of a function went through."""
    (result,) = made.overloads.values()
    return {name.partition("_")[2] for times in result.metadata["pipeline_times"].values() for name in times}


def test_what_is_left_out_is_what_numba_has_and_rules_go_without() -> None:
    assert halves(9) == 4
    named = {name: vars(compiler).get(name) for name in LEFT_OUT}
    assert all(named.values()), "Numba knows no such pass"
    left_out = {each._name for each in named.values() if each}
    assert stages(halves) >= left_out - {"dump_parfor_diagnostics"}
    assert not stages(half) & left_out
    assert {"nopython_type_inference", "native_lowering"} <= stages(half)


def test_a_rule_with_a_function_inside_is_refused_with_its_line() -> None:
    with pytest.raises(TypingError, match=re.escape("test_passes.py")) as refused:
        twice(3)
    assert "lambda" in str(refused.value)
