"""What the documentation shows of the code is what the code says today: `make docs` makes it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def script(name: str) -> ModuleType:
    """A script of the documentation's folder."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BUILD, SHARES = script("build"), script("shares")


@pytest.mark.parametrize("path", BUILD.pages(), ids=lambda path: path.name)
def test_made_pages_are_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == BUILD.pages()[path], f"{path.name}: run `make docs`"


def test_pictures_are_one_document_without_scripts() -> None:
    for name in BUILD.names():
        svg = (ROOT / "docs" / "img" / f"{name}.svg").read_text("utf-8")
        assert svg.count("<svg") == 1
        assert "<script" not in svg


def test_the_picture_of_the_shops_is_drawn_from_the_figures_kept() -> None:
    assert SHARES.PICTURE.read_text("utf-8") == SHARES.chart()


def test_the_shares_of_the_shops_are_counted_in_games_of_all_mixes() -> None:
    shares = SHARES.shares(4, games=3)
    assert sum(shares.values()) == pytest.approx(100, abs=0.5), "each of the four plays every game"
    assert set(SHARES.shares(2, games=2)) == set(shares) == {"dirty", "family", "chain", "posh"}
