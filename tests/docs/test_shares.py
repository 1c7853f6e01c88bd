"""The picture of `docs/balance.md` shows the figures that were measured."""

from __future__ import annotations

import runpy
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_picture_of_how_often_each_shop_wins_is_that_of_the_figures_kept() -> None:
    made = runpy.run_path(str(DOCS / "shares.py"))["chart"]()
    assert made == (DOCS / "img" / "souvlaki-shares.svg").read_text("utf-8")
