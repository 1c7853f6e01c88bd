"""The front door: `python -m locanda` opens the house on this machine, shows it in the browser, keeps its tables."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
import pytest

from server.client import Browser, any_path

MakeBrowser = Callable[..., Browser]
#: Seconds after which something that takes one or two will never come, on the slowest of machines.
NEVER = 60


@dataclass
class Door:
    """The house as somebody starts it: no arguments, a data folder, a browser that notes what it is to show."""

    folder: Path
    process: subprocess.Popen[str]

    def address(self) -> str:
        """The address that it says; it says how to close it too."""
        assert self.process.stdout is not None
        said = self.process.stdout.readline().strip()
        assert said.startswith("Locanda is open at http://127.0.0.1:"), said
        assert self.process.stdout.readline().strip() == "Press Ctrl+C to close."
        return said.split()[-1]

    def shown(self) -> str:
        """The address that the browser was given."""
        note, end = self.folder / "shown", time.monotonic() + NEVER
        while not (note.exists() and note.read_text()):
            assert time.monotonic() < end
            time.sleep(0.02)
        return note.read_text()

    def close(self) -> tuple[int, str]:
        """Ctrl+C: the exit code, and what was said on stderr."""
        self.process.send_signal(signal.SIGINT)
        err = self.process.communicate(timeout=NEVER)[1]
        return self.process.returncode, err


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Callable[[], Door]]:
    """Opens the front door, again and again with the same folder."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\nprintf %s "$1" > "{tmp_path}/noting" && mv "{tmp_path}/noting" "{tmp_path}/shown"\n')
    script.chmod(0o755)
    opened: list[Door] = []

    def open_it() -> Door:
        (tmp_path / "shown").unlink(missing_ok=True)
        env = {**os.environ, "LC_ALL": "C", "LOCANDA_DATA": str(tmp_path / "data"), "BROWSER": str(script)}
        words = [sys.executable, "-m", "locanda"]
        process = subprocess.Popen(words, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        opened.append(Door(tmp_path, process))
        return opened[-1]

    yield open_it
    for each in opened:
        if each.process.poll() is None:
            each.process.kill()
            each.process.communicate()


def test_it_says_where_it_is_shows_it_in_the_browser_and_closes_at_ctrl_c(door: Callable[[], Door]) -> None:
    house = door()
    address = house.address()
    assert house.shown() == address
    page = httpx.get(address, timeout=NEVER)
    assert page.status_code == 200
    assert "Locanda" in page.text
    assert (house.folder / "data" / "tables.sqlite").read_bytes().startswith(b"SQLite format 3")
    assert house.close() == (0, "")


def test_who_comes_again_finds_the_tables_as_they_were(door: Callable[[], Door], browser: MakeBrowser) -> None:
    house = door()
    person = browser(url=house.address())
    table = person.open(["me", "here"], **{"option-starter": "1"})
    prepared(person)
    frame = person.frame(table, 0)
    assert person.act(table, 0, frame, any_path(frame["legal"], Random(1))).status_code == 200
    frame, journal = person.frame(table, 0), person.http.get(f"{table}/journal", params={"view": 0}).text
    assert '"do"' in journal
    assert house.close() == (0, "")

    house = door()
    again = browser(url=house.address())
    again.http.cookies = person.http.cookies
    assert table in again.http.get("/").text, "the lobby lists one's own tables"
    prepared(again)
    assert again.frame(table, 0) == frame
    assert again.http.get(f"{table}/journal", params={"view": 0}).text == journal
    assert house.close() == (0, "")


def prepared(person: Browser) -> None:
    """Waits until the café's rules are ready; on a machine that has never compiled them that takes a while."""
    end = time.monotonic() + 3 * NEVER
    while not person.http.get("/health").json()["rules"]["cafe"]:
        assert time.monotonic() < end
        time.sleep(0.05)
