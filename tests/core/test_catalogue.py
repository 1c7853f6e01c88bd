"""Which games there are."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

import locanda
from locanda.core import catalogue
from locanda.core.errors import UnknownGame


def test_the_catalogue_tells_of_a_game_without_a_match() -> None:
    info = next(info for info in locanda.catalogue() if info.name == "cafe")
    assert info.players == (2, 3, 4)
    assert info.options[0].name == "players"
    assert {"en", "it", "el", "ru", "es"} <= set(info.languages)


def test_an_unknown_game_names_those_there_are_and_a_near_miss() -> None:
    with pytest.raises(UnknownGame, match=r"did you mean 'cafe'\?"):
        locanda.new("caffe")


def test_games_of_others_come_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("race", "toys.race:GAME", "locanda.games")
    monkeypatch.setattr(catalogue, "entry_points", lambda group: [point] if group == "locanda.games" else [])
    assert "race" in catalogue.names()
    assert catalogue.find("race").package == "toys.race"


def test_an_entry_point_that_registers_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("nothing", "json:loads", "locanda.games")
    monkeypatch.setattr(catalogue, "entry_points", lambda group: [point])
    with pytest.raises(UnknownGame, match="nothing"):
        catalogue.find("nothing")


def test_importing_the_library_imports_no_game_and_no_compiler() -> None:
    code = "import locanda, sys; print([m for m in ('numba', 'locanda.games', 'locanda.core') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_public_name_is_there() -> None:
    assert all(getattr(locanda, name) is not None for name in locanda.__all__)
    assert set(dir(locanda)) == set(locanda.__all__)
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        _ = locanda.nothing_of_the_kind
