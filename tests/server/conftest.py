"""A server for the tests of a session, and browsers that are closed behind each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.client import Browser
from server.serving import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("house") / "tables.sqlite")
    yield server
    if server.process.poll() is None:
        assert server.stop() == 0, server.log.read_text()
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


@pytest.fixture
def browser(served: Served) -> Iterator[Callable[..., Browser]]:
    """Makes browsers: `browser(lang="ru")`."""
    opened: list[Browser] = []

    def make(lang: str = "en", url: str = "") -> Browser:
        opened.append(Browser(url or served.url, lang))
        return opened[-1]

    yield make
    for each in opened:
        each.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Starts servers of a test's own, on one database: `serve(port=…, post_rate=…)`; they are gone with the test."""
    started: list[Served] = []

    def start(port: int = 0, wait: bool = True, **settings: float) -> Served:
        started.append(Served(tmp_path / "tables.sqlite", port, wait, **settings))
        return started[-1]

    yield start
    for server in started:
        if server.process.poll() is None:
            server.kill()
