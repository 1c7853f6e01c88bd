"""After the end: scores, the replay, the journal and its proof; before it, of the journal what one's seat may know."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise

import pytest

import locanda
from locanda.core.replay import verify
from server.client import Browser
from server.test_seats import play_out

MakeBrowser = Callable[..., Browser]
JSON = {"accept": "application/json"}


@pytest.fixture
def ended(browser: MakeBrowser) -> tuple[Browser, str]:
    """A finished game with hidden hands against a bot."""
    person = browser()
    table = person.open(["me", "greedy"], **{"option-unexpected_guests": "yes", "name-1": "Ada"})
    play_out(person, table, 0)
    return person, table


def test_the_whole_journal_can_be_downloaded_and_verified_by_anyone(
    ended: tuple[Browser, str], browser: MakeBrowser
) -> None:
    _, table = ended
    answer = browser().http.get(f"{table}/journal")
    assert answer.headers["content-disposition"].startswith('attachment; filename="cafe-')
    assert verify(answer.text).draws > 10
    match = locanda.load(answer.text)
    assert match.over
    assert match.seats[0] == "Ada"


def test_the_end_says_how_the_points_came_about(ended: tuple[Browser, str]) -> None:
    person, table = ended
    over = person.frame(table)["over"]
    match = locanda.load(person.http.get(f"{table}/journal").text)
    assert match.result
    assert tuple(row["score"] for row in over["rows"]) == match.result.scores
    assert tuple(row["rank"] for row in over["rows"]) == match.result.ranks
    for row in over["rows"]:
        assert sum(points for _, points in row["parts"]) == row["score"]
    assert over["ending"]
    assert not over["ending"].startswith("{")


def test_anyone_with_the_link_can_watch_the_replay(ended: tuple[Browser, str], browser: MakeBrowser) -> None:
    person, table = ended
    friend = browser("it")
    first = friend.first(f"{table}/replay")
    steps = first["replay"]["steps"]
    assert first["frame"]["log"] == []
    frames = [friend.http.get(f"{table}/replay/{n}", headers=JSON).json() for n in range(steps + 1)]
    assert [frame["seq"] for frame in frames] == list(range(steps + 1))
    assert all(frame["question"] is None and frame["legal"] == {} and not frame["undo"] for frame in frames)
    assert [bool(frame["over"]) for frame in frames] == [False] * steps + [True]
    last = person.http.get(f"{table}/replay/{steps}", headers=JSON).json()
    end = person.frame(table, 2)
    assert (last["sprites"], last["over"], last["log"]) == (end["sprites"], end["over"], end["log"])
    assert end["over"]["again"] is None, "who only watched does not play again"
    assert person.frame(table)["over"]["again"] == f"{table}/again"
    for before, after in pairwise(frames):
        assert after["log"] != before["log"]
    for wrong in (-1, steps + 1, "x"):
        assert friend.http.get(f"{table}/replay/{wrong}", headers=JSON).status_code == 404


def test_a_replay_may_be_seen_from_any_seat(ended: tuple[Browser, str], browser: MakeBrowser) -> None:
    _, table = ended
    friend = browser()
    symbols = [
        {
            s[1]
            for s in friend.http.get(f"{table}/replay/1", params={"view": v}).json()["sprites"]
            if s[2].startswith("hand:")
        }
        for v in (0, 1, 2)
    ]
    assert symbols[0] != symbols[1]
    assert symbols[2] == {"hidden"}
    assert friend.http.get(f"{table}/replay/1", params={"view": 3}, headers=JSON).status_code == 404


def test_before_the_end_a_journal_tells_what_the_seat_may_know(browser: MakeBrowser) -> None:
    person = browser()
    table = person.open(["me", "here"], **{"option-unexpected_guests": "yes"})
    texts = {view: person.http.get(f"{table}/journal", params={"view": view}).text for view in (0, 1)}
    lines = {view: [json.loads(line) for line in text.splitlines()] for view, text in texts.items()}
    assert "reveal" not in texts[0]
    assert len(lines[0]) == len(lines[1])
    known = {view: [line.get("chance") for line in found[1:] if "chance" in line] for view, found in lines.items()}
    assert "?" in known[0]
    assert "?" in known[1]
    assert not {
        n
        for n, (one, other) in enumerate(zip(known[0], known[1], strict=True))
        if "?" not in (one, other) and one != other
    }
    stranger = browser()
    assert stranger.http.get(f"{table}/journal", params={"view": 0}, headers=JSON).status_code == 404
    draws = [json.loads(line)["chance"] for line in stranger.http.get(f"{table}/journal").text.splitlines()[2:]]
    assert set(draws) == {"?"}
