"""After the end: scores, the replay, the journal and its proof; before it, of the journal what one's seat may know."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import locanda
from locanda.core.replay import verify
from server.client import Browser, any_path
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
    last = person.http.get(f"{table}/replay/{steps}", params={"view": 2}, headers=JSON).json()
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


def test_through_a_seats_eyes_one_sees_what_it_saw_when_it_played(browser: MakeBrowser) -> None:
    person, friend, rng = browser(), browser(), random.Random(1)
    table = person.open(["me", "greedy"], **{"option-unexpected_guests": "yes"})
    seen: list[Any] = []
    with person.stream(table, 0) as events:
        while not seen or not seen[-1]["over"]:
            frame = next(events).data
            seen.append(frame)
            if frame["question"] is not None:
                assert person.act(table, 0, frame, any_path(frame["legal"], rng)).status_code == 200
    steps = friend.first(f"{table}/replay", view=0)["replay"]["steps"]
    shown = [friend.http.get(f"{table}/replay/{n}", params={"view": 0}).json() for n in range(1, steps + 1)]
    looks = [tuple(frame[part] for part in ("sprites", "panels", "log", "moves")) for frame in shown]
    assert len(seen) > 5
    assert all(tuple(frame[part] for part in ("sprites", "panels", "log", "moves")) in looks for frame in seen)


def test_before_the_end_a_replay_lends_nobodys_eyes(browser: MakeBrowser) -> None:
    person, friend, stranger = browser(), browser(), browser()
    table = person.open(["me", "invite"], **{"option-unexpected_guests": "yes"})
    friend.join(person.first(table)["invites"][0]["url"])
    for who in (person, friend, stranger):
        for view in (None, 0, 1, 2):
            for page in ("replay", "replay/0", "replay/1"):
                params = {} if view is None else {"view": view}
                answer = who.http.get(f"{table}/{page}", params=params, headers=JSON)
                assert (answer.status_code, answer.json()["status"]) == (404, 404)
    assert friend.http.get(table, params={"view": 0}, headers=JSON).status_code == 404


def test_a_replay_begins_with_ones_own_eyes_and_offers_all_others(
    ended: tuple[Browser, str], browser: MakeBrowser
) -> None:
    person, table = ended
    for who, own in ((person, 0), (browser(), 2)):
        page = who.http.get(f"{table}/replay").text
        assert who.first(f"{table}/replay")["view"] == own
        found = re.search(r'<select id="eyes".*?</select>', page, re.DOTALL)
        assert found
        eyes = re.findall(r'value="(\d)"( selected)?>([^<]*)<', found[0])
        you = " (you)" if who is person else ""
        assert [text for _, _, text in eyes] == [f"Ada{you}", "Greedy bot", "a spectator"]
        assert [int(view) for view, selected, _ in eyes if selected] == [own]


def test_nobody_is_away_in_a_replay(ended: tuple[Browser, str], browser: MakeBrowser) -> None:
    person, table = ended
    for who, mine in ((person, [True, False]), (browser(), [False, False])):
        for frame in (who.frame(f"{table}/replay"), who.http.get(f"{table}/replay/3", headers=JSON).json()):
            assert [seat["online"] for seat in frame["seats"]] == [True, True]
            assert [seat["mine"] for seat in frame["seats"]] == mine


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
