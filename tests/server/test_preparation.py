"""Games are made ready in the background, first the one that somebody asks for."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from locanda.core.catalogue import names
from locanda.core.rule import JIT
from locanda.server.app import quiet
from locanda.server.preparation import NEEDED, Preparation


def test_a_game_that_is_asked_for_is_ready_before_any_other_is_imported() -> None:
    async def ask(preparation: Preparation) -> tuple[list[str], list[bool]]:
        work = asyncio.create_task(preparation.run())
        await preparation.wait(last)
        await preparation.wait(last, "think")
        imported, ready = preparation.names(), [preparation.state(name).ready for name in names()]
        assert [game.name for game in await preparation.games()] == names(), "asked for, all are imported"
        await work
        assert all(preparation.state(name).ready for name in names())
        return imported, ready

    *others, last = names()
    subprocess.run([sys.executable, "-m", "locanda.core.cache", last, *NEEDED], check=True)
    imported, ready = asyncio.run(ask(Preparation(quiet)))
    assert imported == [last]
    assert ready == [False] * len(others) + [True]


@pytest.mark.skipif(not JIT, reason="about compiling")
def test_the_lobby_waits_for_no_compile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(preparation: Preparation) -> bool:
        work = asyncio.create_task(preparation.run())
        player = asyncio.create_task(preparation.wait(names()[0]))
        games = await preparation.games()
        assert [game.name for game in games] == names()
        ready = preparation.state(names()[0]).ready
        work.cancel()
        player.cancel()
        await asyncio.gather(work, player, return_exceptions=True)
        await preparation.close()
        return ready

    monkeypatch.setenv("LOCANDA_CACHE", str(tmp_path))
    assert not asyncio.run(ask(Preparation(quiet)))


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
