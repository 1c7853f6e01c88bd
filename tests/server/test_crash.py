"""The journal is the truth: a server that is killed in the middle loses no move that it has acknowledged."""

from __future__ import annotations

import json
import random
import re
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

import httpx

from server.client import Browser, any_path
from server.serving import Served

MakeBrowser: TypeAlias = Callable[..., Browser]
Serve: TypeAlias = Callable[..., Served]
TABLES = 20
SELECT = re.compile(r'<select id="do".*?</select>', re.S)


@dataclass
class Game:
    """A game at one screen, and the moves that the server has acknowledged: seat and text."""

    person: Browser
    table: str
    rng: random.Random
    said: list[tuple[int, str]] = field(default_factory=list)
    last: tuple[int, int] = (0, 0)
    answered: bool = False

    def page(self) -> tuple[str, dict[str, str]]:
        """The text page of whichever seat is asked, and its form, which is empty when the game is over."""
        for view in (0, 1):
            page = self.person.http.get(f"{self.table}/text", params={"view": view}).text
            form = dict(re.findall(r'<input type="hidden" name="(seat|question)" value="(\d+)">', page))
            if "question" in form:
                return page, form
        return page, {}

    def move(self) -> bool:
        """Makes a move by its text, as the form of the text page does; False when the game is over."""
        page, form = self.page()
        if not form:
            assert f'href="{self.table}/replay"' in page
            return False
        found = SELECT.search(page)
        assert found, page
        do = self.rng.choice(re.findall(r'<option value="([^"]*)"', found[0]))
        seat, question = self.last = int(form["seat"]), int(form["question"])
        self.answered = False
        answer = self.person.post(self.table, "act", seat=seat, question=question, do=do)
        assert answer.status_code == 200, answer.text
        self.answered = True
        self.said.append((seat, do))
        return True

    def kept(self) -> tuple[list[tuple[int, str]], int]:
        """The moves in the journal, each as its own seat may read it; and how many the other seat may not read."""
        texts = [self.person.http.get(f"{self.table}/journal", params={"view": view}).text for view in (0, 1)]
        moves, hidden = [], 0
        for lines in zip(*(map(json.loads, text.splitlines()) for text in texts), strict=True):
            if "do" in lines[0]:
                seat = lines[0]["seat"] - 1
                moves.append((seat, lines[seat]["do"]))
                hidden += lines[1 - seat]["do"] == "?"
        return moves, hidden


def open_games(server: Served, browser: MakeBrowser) -> list[Game]:
    """The café, and every second one the hotel, in which all set their prices in secret first."""
    person = browser(url=server.url)
    while not all(person.http.get("/health").json()["rules"][name] for name in ("cafe", "boutique")):
        time.sleep(0.1)
    games = []
    for n in range(TABLES):
        person = browser(url=server.url)
        more = {"game": "boutique"} if n % 2 else {"option-regulars": "yes"}
        games.append(Game(person, person.open(["me", "here"], **more), random.Random(n)))
    return games


def test_a_kill_in_20_games_loses_no_acknowledged_move(serve: Serve, browser: MakeBrowser) -> None:
    server = serve()
    games = open_games(server, browser)
    killed = threading.Event()

    def play(game: Game) -> None:
        try:
            while not killed.is_set() and game.move():
                pass
        except httpx.TransportError:
            assert killed.is_set()

    threads = [threading.Thread(target=play, args=(game,)) for game in games]
    for thread in threads:
        thread.start()
    while sum(len(game.said) for game in games) < 5 * TABLES:
        time.sleep(0.01)
    killed.set()
    server.kill()
    for thread in threads:
        thread.join()

    again, secret = serve(server.port), 0
    for game in games:
        kept, hidden = game.kept()
        assert kept[: len(game.said)] == game.said
        assert len(kept) - len(game.said) <= 1, "at most the move that was on its way"
        secret += hidden
        if len(kept) > len(game.said) or game.answered:
            seat, question = game.last
            late = game.person.post(game.table, "act", seat=seat, question=question, do=kept[-1][1])
            assert late.status_code == 409, "a question that was answered before the crash stays answered"
        game.move()
    assert secret, "there were choices among them that the other seat may not know"
    assert again.stop() == 0


def test_numbers_are_the_same_after_a_restart(serve: Serve, browser: MakeBrowser) -> None:
    server = serve()
    person, rng = browser(url=server.url), random.Random(4)
    table = person.open(["me", "here"], **{"option-unexpected_guests": "yes"})
    for n in range(20):
        first = person.first(table)
        frame, seat = first["frame"], first["view"]
        person.act(table, seat, frame, any_path(frame["legal"], rng))
        if n % 3 == 0:
            after = person.frame(table, seat)
            if after["undo"]:
                person.post(table, "undo", seat=seat, question=after["question"])
    before = [person.frame(table, view) for view in (0, 1, 2)]
    assert server.stop() == 0
    again = serve(server.port)
    assert [person.frame(table, view) for view in (0, 1, 2)] == before
    assert again.stop() == 0


def test_a_server_that_is_asked_to_stop_ends_its_streams(serve: Serve, browser: MakeBrowser) -> None:
    server = serve()
    person = browser(url=server.url)
    table = person.open(["me", "here"])
    with person.stream(table, 0) as events:
        next(events)
        server.process.terminate()
        assert list(events) == [], "it comes to its end, and is not cut off"
    server.process.wait(10)
