"""The game of `docs/adding-a-game.md`, written out as the page shows it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from locanda.core.game import GAMES, Game

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
FILE = re.compile(r"^```\w+\n(?:#|<!--) (pig/[\w./]+)(?: -->)?\n(.*?)^```", re.MULTILINE | re.DOTALL)


def shown() -> dict[str, str]:
    """The files that the page shows, by name."""
    return dict(FILE.findall(PAGE.read_text("utf-8")))


@pytest.fixture(scope="session")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    folder = tmp_path_factory.mktemp("games")
    for name, text in shown().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    sys.path.insert(0, str(folder))
    import pig

    yield pig.game
    sys.path.remove(str(folder))
    del GAMES[pig.game.Table]
