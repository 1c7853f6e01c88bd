"""A person at a browser, as far as the server can tell: cookies, pages, posts, and streams read as they come."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx

FIRST = re.compile(r'<script type="application/json" id="first">(.*?)</script>', re.S)


@dataclass(frozen=True)
class Sent:
    """A server-sent event: its number, or None, its name, and its data."""

    id: int | None
    event: str
    data: Any


class Browser:
    """Keeps cookies; reads one language."""

    def __init__(self, url: str, lang: str = "en") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"accept": "text/html", "accept-language": lang}, timeout=60)

    def close(self) -> None:
        self.http.close()

    def open(self, seats: list[str], **more: str) -> str:
        """Opens a table of the café, unless `more` names another game; its address."""
        form = {"game": "cafe", "players": str(len(seats)), **more}
        form |= {f"seat-{n}": kind for n, kind in enumerate(seats, 1)}
        answer = self.http.post("/tables", data=form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    def first(self, table: str, view: int | None = None) -> Any:
        """What the page of a table gives its script."""
        answer = self.http.get(table, params={} if view is None else {"view": view})
        assert answer.status_code == 200, answer.text
        found = FIRST.search(answer.text)
        assert found, answer.text[:500]
        return json.loads(found[1])

    def frame(self, table: str, view: int | None = None) -> Any:
        return self.first(table, view)["frame"]

    def join(self, invite: str, name: str = "") -> str:
        """Takes the seat of an invite link; the address of the table."""
        assert self.http.get(invite).status_code == 200
        answer = self.http.post(invite, data={"name": name})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    def post(self, table: str, what: str, **body: Any) -> httpx.Response:
        return self.http.post(f"{table}/{what}", json=body, headers={"accept": "application/json"})

    def act(self, table: str, seat: int, frame: Any, path: list[str]) -> httpx.Response:
        return self.post(table, "act", seat=seat, question=frame["question"], path=path)

    @contextmanager
    def stream(self, table: str, view: int, last: int | None = None, gzip: bool = True) -> Iterator[Iterator[Sent]]:
        """The events of a stream, as they come."""
        headers = {"accept-encoding": "gzip" if gzip else "identity"}
        if last is not None:
            headers["last-event-id"] = str(last)
        with self.http.stream("GET", f"{table}/stream", params={"view": view}, headers=headers) as answer:
            assert answer.status_code == 200
            assert answer.headers.get("content-encoding", "identity") == headers["accept-encoding"]
            yield events(answer)


def events(answer: httpx.Response) -> Iterator[Sent]:
    """Server-sent events; comments, which keep a connection alive, are left out."""
    id, name, data = None, "message", ""
    for line in answer.iter_lines():
        field, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if field == "id":
            id = int(value)
        elif field == "event":
            name = value
        elif field == "data":
            data += value
        elif not line and data:
            yield Sent(id, name, json.loads(data))
            id, name, data = None, "message", ""


def any_path(trie: dict[str, Any], rng: random.Random) -> list[str]:
    """A path through the tree of what is legal, to its end."""
    path: list[str] = []
    while trie:
        spot = rng.choice(sorted(trie))
        path.append(spot)
        trie = trie[spot]
    return path


def all_paths(trie: dict[str, Any]) -> list[list[str]]:
    """Every path through the tree of what is legal."""
    return [[spot, *rest] for spot, below in trie.items() for rest in (all_paths(below) or [[]])]
