"""Starting: quickly, with the rules made ready in the background while the house already answers."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest

from locanda.core.catalogue import names
from server.client import Browser, any_path
from server.serving import Served

MakeBrowser: TypeAlias = Callable[..., Browser]


#: Seconds after which what is waited for will never come: a whole compile takes some ten on an idle machine.
NEVER = 180


def test_importing_the_house_adds_less_than_a_third_to_what_it_stands_on_and_imports_no_game() -> None:
    code = """if True:
        import sys, time
        start = time.process_time()
        import aiosqlite, fluent.runtime, jinja2, litestar, numba, sqlalchemy.ext.asyncio, uvicorn
        between = time.process_time()
        import locanda.server
        own, others = time.process_time() - between, between - start
        print(own / others, any(name.startswith("locanda.games.") for name in sys.modules))
    """
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    ratio, games = done.stdout.split()
    assert float(ratio) < 1 / 3
    assert games == "False", "games are imported in the background"


def test_a_table_can_be_opened_before_the_rules_are_ready(
    tmp_path: Path, serve: Callable[..., Served], browser: MakeBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine that has never compiled them: the page says so, and what needs the rules waits for them."""
    monkeypatch.setenv("LOCANDA_CACHE", str(tmp_path / "cache"))
    server = serve(wait=False)
    person = browser("it", url=server.url)
    table = person.open(["me", "here"], **{"option-starter": "1"})
    assert person.http.get("/games/boutique/night.css").status_code == 200, "nobody has chosen this one"
    for path in (table, f"{table}/text"):
        page = person.http.get(path)
        assert page.status_code == 200
        assert 'http-equiv="refresh"' in page.text
        assert "Si apparecchia" in page.text or "progress" in page.text
    assert not person.http.get("/health").json()["rules"]["cafe"]
    assert person.http.get("/").status_code == 200
    answer = person.http.post(
        f"{table}/act",
        json={"seat": 0, "question": 1, "do": "pass"},
        headers={"accept": "application/json"},
        timeout=NEVER,
    )
    assert (answer.status_code, answer.json()["clause"]) == (422, "T9"), "it waited until the rules could answer"
    health = person.http.get("/health").json()["rules"]
    assert [name for name in health if health[name]] == ["cafe"], "the game that was chosen comes first"
    assert person.first(table)["frame"]["question"] == 1
    log = server.log.read_text()
    assert "Preparing the rules of Café International" in log
    end = time.monotonic() + NEVER
    while "Café International is ready" not in server.log.read_text():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_the_first_move_of_later_starts_comes_much_sooner(
    tmp_path: Path, serve: Callable[..., Served], browser: MakeBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seconds from the start of the process until a move is accepted: with an empty cache, and after that."""
    monkeypatch.setenv("LOCANDA_CACHE", str(tmp_path / "cache"))
    took = []
    for _ in range(2):
        start = time.monotonic()
        server = serve(wait=False)
        person = browser(url=server.url)
        table = person.open(["me", "here"], **{"option-starter": "1"})
        while 'id="first"' not in (page := person.http.get(table).text):
            assert 'http-equiv="refresh"' in page
        frame = person.frame(table, 0)
        assert person.act(table, 0, frame, any_path(frame["legal"], random.Random(1))).status_code == 200
        took.append(time.monotonic() - start)
        assert server.stop() == 0  # with its compiler, which would slow the next start down
    assert took[0] > 2 * took[1], took


def test_what_the_command_imports_is_not_searched_for_garbage() -> None:
    code = """if True:
        import gc, sys
        from locanda.cli.serve import server
        before = sum(each["collections"] for each in gc.get_stats())
        assert server().__name__ == "locanda.server.run"
        print(sum(each["collections"] for each in gc.get_stats()) - before, gc.get_freeze_count() > 0, gc.isenabled())
    """
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "True", "True"]


def test_files_are_not_sent_to_who_has_them(served: Served) -> None:
    url = f"{served.url}/static/table.js"
    first = httpx.get(url)
    assert first.status_code == 200
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["content-type"].startswith("text/javascript")
    assert first.headers["cache-control"] == "no-cache"
    again = httpx.get(url, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = httpx.get(url, headers={"accept-encoding": "identity"})
    assert plain.text == first.text
    assert httpx.get(f"{served.url}/static/tsconfig.json").status_code == 404
    assert httpx.get(f"{served.url}/static/%2e%2e/app.py").status_code == 404


def test_health_says_of_every_game_whether_it_is_ready(served: Served) -> None:
    health = httpx.get(f"{served.url}/health").json()
    assert health["ok"] is True
    assert sorted(health["rules"]) == names()
    assert health["rules"]["cafe"] is True
    assert {type(ready) for ready in health["rules"].values()} == {bool}


def test_the_lobby_has_a_picture_of_each_game(served: Served) -> None:
    answer = httpx.get(f"{served.url}/games/cafe/picture.svg", timeout=60)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    night = httpx.get(f"{served.url}/games/cafe/night.css")
    assert night.headers["content-type"].startswith("text/css")
    assert "prefers-color-scheme" in night.text
