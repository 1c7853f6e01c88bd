"""Games are made ready in the background, first the one that somebody asks for."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent, indent

import pytest

from locanda.core.catalogue import names
from locanda.core.rule import JIT
from locanda.server import preparation
from locanda.server.app import quiet
from locanda.server.preparation import NEEDED, Preparation
from toys.minting import child, mint


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


def test_who_asks_for_another_game_waits_no_longer_than_for_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(preparation: Preparation) -> None:
        work = asyncio.create_task(preparation.run())
        lobby, other = preparation.games(), preparation.game(names()[0])
        await asyncio.wait_for(asyncio.gather(preparation.wait(last), lobby, other), 60)
        work.cancel()

    last = names()[-1]
    subprocess.run([sys.executable, "-m", "locanda.core.cache", last, *NEEDED], check=True)
    monkeypatch.setattr(preparation, "PAUSE", 1000.0)
    asyncio.run(ask(Preparation(quiet)))


def prepared(folder: Path, code: str, **environment: str) -> str:
    """What code prints that has a `preparation` of the games in the folder, and of ours, at work in a process."""
    for package in (path for path in folder.iterdir() if (path / "numbers.py").is_file()):
        name = package.name
        installed = folder / f"{name}-1.dist-info"
        installed.mkdir()
        (installed / "METADATA").write_text(f"Name: {name}\nVersion: 1\n")
        (installed / "entry_points.txt").write_text(f"[locanda.games]\n{name} = {name}:GAME\n")
    body = f"""
import asyncio
from locanda.server.preparation import Preparation

async def main():
    said = asyncio.Event()
    preparation = Preparation(lambda *_: said.set())
    state, work = preparation.state, asyncio.create_task(preparation.run())
{indent(dedent(code), "    ")}
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    await preparation.close()

asyncio.run(main())
"""
    done = child(folder, body, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(not JIT, reason="about compiling")
def test_a_compile_that_is_put_off_comes_after_all_that_are_wanted(tmp_path: Path) -> None:
    for name in ("a1", "a2", "a3"):
        mint(tmp_path, name, WIDTH=int(name[1]) + 3)  # tables of their own
    code = """
    await said.wait()
    preparation.first("a2")
    preparation.first("a3")
    await state("a2").done["step"].wait()
    print(*(state(name).ready for name in ("a1", "a2", "a3")))
    """
    assert prepared(tmp_path, code) == "False True True\n"


@pytest.mark.skipif(not JIT, reason="about compiling")
def test_a_child_that_cannot_be_understood_costs_time_and_no_game(tmp_path: Path) -> None:
    """One that says more in a line than anybody listens to."""
    talking = mint(tmp_path, "a1") / "__init__.py"
    talking.write_text(f"{talking.read_text()}\nprint('-' * 200_000, end='')\n")
    code = """
    await preparation.wait("a1", "think")
    print(state("a1").ready)
    """
    assert prepared(tmp_path, code).endswith("-True\n")


@pytest.mark.skipif(not JIT, reason="about compiling")
def test_the_lobby_waits_for_no_compile_where_there_is_no_cache(tmp_path: Path) -> None:
    mint(tmp_path, "a1")
    (tmp_path / "file").write_text("")
    code = """
    player = asyncio.create_task(preparation.wait("a1"))
    await preparation.games()
    print(state("a1").ready)
    await player
    print(state("a1").ready)
    """
    assert prepared(tmp_path, code, LOCANDA_CACHE=str(tmp_path / "file" / "cache")) == "False\nTrue\n"


@pytest.mark.skipif(not JIT, reason="about compiling")
def test_what_a_child_left_half_written_is_compiled_by_another(tmp_path: Path) -> None:
    mint(tmp_path, "a1")
    code = """
    await preparation.wait("a1", "think")
    assert state("a1").ready, "who thinks has to play"
    print(said.is_set())
    """
    assert prepared(tmp_path, code) == "True\n"
    for installed in tmp_path.glob("*.dist-info"):
        shutil.rmtree(installed)
    (half,) = (tmp_path / "cache").rglob("*a1_step-*.nbc")
    half.unlink()
    assert prepared(tmp_path, code) == "True\n"


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="about cores that a process may not use")
def test_the_cores_are_those_that_may_be_used() -> None:
    code = "import os, locanda.server.compiling as p; os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])"
    done = subprocess.run([sys.executable, "-c", f"{code}; print(p.cores())"], stdout=subprocess.PIPE, check=True)
    assert done.stdout == b"1\n"


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
