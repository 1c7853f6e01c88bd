"""What the documentation shows of the code is what the code says today: `make docs` makes it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build", ROOT / "docs" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BUILD = build()


@pytest.mark.parametrize("path", BUILD.pages(), ids=lambda path: path.name)
def test_made_pages_are_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == BUILD.pages()[path], f"{path.name}: run `make docs`"


def test_pictures_are_one_document_without_scripts() -> None:
    for name in BUILD.names():
        svg = (ROOT / "docs" / "img" / f"{name}.svg").read_text("utf-8")
        assert svg.count("<svg") == 1
        assert "<script" not in svg
