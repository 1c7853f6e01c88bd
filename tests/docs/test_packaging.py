"""`pyproject.toml`: every dependency is used, and each line says what it is for."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "pyproject.toml").read_text("utf-8")
PROJECT = tomllib.loads(TEXT)["project"]
SOURCE = "\n".join(path.read_text("utf-8") for path in ROOT.glob("src/**/*.py"))


def name(requirement: str) -> str:
    return re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0].lower()


@pytest.mark.parametrize("requirement", PROJECT["dependencies"], ids=name)
def test_a_dependency_is_used(requirement: str) -> None:
    modules = [
        module
        for module, distributions in packages_distributions().items()
        if name(requirement) in [other.lower() for other in distributions]
    ]
    assert any(re.search(rf"\b{re.escape(module)}\b", SOURCE) for module in modules), modules


def test_each_dependency_says_what_it_is_for() -> None:
    wanted = [
        *PROJECT["dependencies"],
        *(line for extra in PROJECT["optional-dependencies"].values() for line in extra),
    ]
    for requirement in wanted:
        line = next(line for line in TEXT.splitlines() if f'"{requirement}"' in line)
        assert re.search(r"#\s+\S", line), requirement


def test_nobody_but_developers_needs_what_an_extra_brings() -> None:
    for extra, requirements in PROJECT["optional-dependencies"].items():
        for requirement in requirements:
            module = name(requirement).replace("-", "_")
            assert extra == "dev" or not re.search(rf"^(import|from) {module}\b", SOURCE, re.MULTILINE), requirement
