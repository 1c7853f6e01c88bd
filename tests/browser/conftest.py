"""Browsers and servers for the browser tests. Any error, warning or refused policy in a page fails its test."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.house import Server
from browser.person import Person

ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
NAMES = ("chromium", "chromium-browser", "google-chrome")
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 360, "height": 740}

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not think long."""
    running = Server(Path(tmp_path_factory.mktemp("house"))).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium, for one module: its event loop must be gone when other tests make theirs."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "the browser tests need Chromium: `make chromium`"
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=path, args=ARGS)
        yield running
        running.close()


@pytest.fixture
def person(browser: Browser) -> Iterator[NewPerson]:
    """Makes people, each with a browser of their own; afterwards nothing may have gone wrong in their pages."""
    people: list[Person] = []

    def make(phone: bool = False, **options: Any) -> Person:
        touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if phone else {}
        context = browser.new_context(**{"viewport": PHONE if phone else WIDE, "locale": "en-GB", **touch, **options})
        context.set_default_timeout(15_000)
        people.append(Person(context))
        return people[-1]

    yield make
    for one in people:
        one.context.close()
    assert [one.faults for one in people if one.faults] == []
