"""What the house finds beside its tables: another house that is open, files that are none of ours, old journals."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from locanda.core.errors import LocandaError
from locanda.core.rule import JIT
from locanda.server.run import DOOR, run_serve, sqlite
from locanda.server.store import Store
from server.client import Browser
from server.serving import Served
from server.test_seats import play_out

MakeBrowser = Callable[..., Browser]


def local(folder: Path) -> subprocess.Popen[str]:
    env = {**os.environ, "LC_ALL": "C", "LOCANDA_DATA": str(folder)}
    words = [sys.executable, "-m", "locanda", "--no-browser"]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)


def store_on(path: Path) -> None:
    """A database as a house makes it."""

    async def work() -> None:
        store = Store(sqlite(path))
        await store.open()
        await store.close()

    asyncio.run(work())


def first_line(house: subprocess.Popen[str]) -> str:
    assert house.stdout is not None
    return house.stdout.readline().strip()


def end(house: subprocess.Popen[str]) -> None:
    house.kill()
    house.communicate()


def test_a_house_that_is_open_is_not_opened_twice(tmp_path: Path) -> None:
    first = local(tmp_path)
    try:
        address = first_line(first).split()[-1]
        second = local(tmp_path)
        said, _ = second.communicate(timeout=60)
        assert second.returncode == 0
        assert said.strip() == f"Locanda is open already, at {address}"
        assert first.poll() is None
    finally:
        end(first)
    third = local(tmp_path)  # the first is gone without a word, and its note is no reason to stay shut
    try:
        assert first_line(third) == f"Locanda is open at {address}", "links that people have kept lead there again"
        assert first_line(third)
    finally:
        end(third)


@pytest.mark.skipif(not JIT or sys.platform == "win32", reason="about compiling, and the signal that a terminal sends")
def test_ctrl_c_during_a_compile_ends_the_house_and_its_compilers_without_a_word(tmp_path: Path) -> None:
    env = {**os.environ, "LC_ALL": "C", "LOCANDA_DATA": str(tmp_path), "LOCANDA_CACHE": str(tmp_path / "cache")}
    words = [sys.executable, "-m", "locanda", "--no-browser"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, env=env, start_new_session=True) as house:
        try:
            assert house.stdout is not None
            while "Preparing" not in house.stdout.readline():
                assert house.poll() is None
            time.sleep(0.5)  # the children are at their imports
            os.killpg(house.pid, signal.SIGINT)
            _, said = house.communicate(timeout=60)  # nobody holds the pipes any more
        finally:
            house.kill()
    assert said == ""


@pytest.mark.parametrize("note", ["somebody http://127.0.0.1:{taken}/", "x http://127.0.0.1:99999/", "x", "\xff \n"])
def test_where_the_last_address_is_taken_or_no_address_the_house_opens_at_another(tmp_path: Path, note: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        (tmp_path / DOOR).write_text(note.format(taken=taken), "latin-1")
        house = local(tmp_path)
        try:
            assert first_line(house).startswith("Locanda is open at http://127.0.0.1:")
            assert (tmp_path / DOOR).read_text().split()[1] != f"http://127.0.0.1:{taken}/"
        finally:
            end(house)


@pytest.mark.parametrize("content", [bytes(range(256)) * 32, b"a text"], ids=["bytes", "text"])
def test_a_file_that_is_no_database_is_told_before_the_house_opens(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(content)
    with pytest.raises(LocandaError, match="not a database of Locanda"):
        sqlite(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("fault", ["cut", "scrambled"])
def test_a_database_that_is_broken_is_told_before_the_house_opens(tmp_path: Path, fault: str) -> None:
    path = tmp_path / "tables.sqlite"
    store_on(path)
    whole = path.read_bytes()
    broken = whole[:20_000] if fault == "cut" else whole[:4096] + b"\xff" * (len(whole) - 4096)
    path.write_bytes(broken)
    with pytest.raises(LocandaError, match=r"tables\.sqlite: broken \(.*\); `sqlite3 FILE \.recover` may save its"):
        sqlite(path)
    assert path.read_bytes() == broken


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="needs folders that not even root can write to")
def test_a_folder_that_cannot_be_written_to_is_told_before_the_house_opens(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/locanda")):
        with pytest.raises(LocandaError, match=f"{folder}: no folder for the tables .*LOCANDA_DATA"):
            sqlite(folder / "tables.sqlite")
    with pytest.raises(LocandaError, match=r"/proc/tables\.sqlite: cannot be written to .*; name another folder"):
        sqlite(Path("/proc/tables.sqlite"))


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("postgres://ada:pass@host/tables", r"sqlalchemy\.dialects:postgres\); one as sqlite\+aiosqlite:"),
        ("sqlite:////tmp/tables.sqlite", r"async driver .*; one as sqlite\+aiosqlite:"),
        ("://", r"Could not parse .*; one as sqlite\+aiosqlite:"),
        ("sqlite+aiosqlite:////nowhere/tables.sqlite", r"/nowhere/tables\.sqlite: cannot be written to "),
    ],
)
def test_an_address_where_there_can_be_no_database_is_told(address: str, why: str) -> None:
    with pytest.raises(LocandaError, match=why) as error:
        run_serve(port=0, database=address)
    assert "pass" not in str(error.value)
    assert "\n" not in str(error.value)


def test_a_database_of_somebody_else_is_told(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE tables (id TEXT, legs INTEGER)")
    database.close()
    with pytest.raises(LocandaError, match="'tables' has no game, secret"):
        sqlite(path)


def test_a_table_whose_journal_is_gone_says_so_on_every_page(
    serve: Callable[..., Served], browser: MakeBrowser
) -> None:
    server = serve()
    person = browser(url=server.url)
    table = person.open(["me", "here"])
    server.stop()
    database = sqlite3.connect(server.database)
    database.execute("DELETE FROM journal")
    database.commit()
    database.close()
    server = serve(port=server.port)
    for page in ("", "/text", "/journal"):
        assert person.http.get(table + page).status_code == 410
    assert "Traceback" not in server.log.read_text()


def test_a_table_of_other_rules_says_so_and_a_finished_one_can_be_had(
    serve: Callable[..., Served], browser: MakeBrowser
) -> None:
    server = serve()
    person = browser(url=server.url)
    going = person.open(["me", "here"])
    done = person.open(["me", "greedy"])
    play_out(person, done, 0)
    whole = person.http.get(f"{done}/journal").text
    server.stop()
    database = sqlite3.connect(server.database)
    database.execute("""UPDATE journal SET line = replace(line, '"version":1', '"version":99') WHERE n = 0""")
    database.commit()
    database.close()
    server = serve(port=server.port)
    for table in (going, done):
        page = person.http.get(table)
        assert page.status_code == 410
        assert "version 99" in page.text
    assert "Traceback" not in server.log.read_text()
    assert person.http.get(f"{going}/journal").status_code == 410
    old = person.http.get(f"{done}/journal")
    assert old.status_code == 200
    assert old.text.splitlines()[1:] == whole.splitlines()[1:]
