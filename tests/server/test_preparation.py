"""Games are made ready in the background, first the one that somebody asks for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from locanda.core.catalogue import names
from locanda.server.app import quiet
from locanda.server.preparation import Preparation


def test_a_game_that_is_asked_for_is_imported_and_ready_before_those_that_nobody_wants() -> None:
    async def ask(preparation: Preparation) -> tuple[list[str], list[bool]]:
        work = asyncio.create_task(preparation.run())
        assert await preparation.game(last) is not None
        imported = preparation.names()
        await preparation.wait(last)
        ready = [preparation.state(name).ready for name in names()]
        everything = [game.name for game in await preparation.games()]
        assert everything == names()
        await work
        return imported, ready

    *others, last = names()
    imported, ready = asyncio.run(ask(Preparation(quiet)))
    assert last in imported
    assert len(imported) <= 2, "at most the one that was at work already"
    assert ready == [False] * len(others) + [True]


def test_a_game_that_cannot_be_imported_shuts_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(preparation: Preparation) -> list[str]:
        work = asyncio.create_task(preparation.run())
        assert await preparation.game("broken") is None
        await work
        return [game.name for game in await preparation.games()]

    good = names()
    (tmp_path / "a_broken_game.py").write_text("GAME = a designer at work\n")
    installed = tmp_path / "a_broken_game-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Name: a-broken-game\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[locanda.games]\nbroken = a_broken_game:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert names() == sorted([*good, "broken"])
    assert asyncio.run(ask(Preparation(quiet))) == good
