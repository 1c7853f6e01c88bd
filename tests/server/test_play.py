"""Games between HTTP clients and a real server."""

from __future__ import annotations

import html
import random
import re
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from locanda.core.catalogue import names
from server.client import Browser, all_paths, any_path
from server.serving import Served

MakeBrowser = Callable[..., Browser]


def test_two_people_play_a_whole_game_and_see_each_others_moves(browser: MakeBrowser) -> None:
    ada, bo = browser(), browser()
    table = ada.open(["me", "invite"], **{"name-1": "Ada"})
    invite = ada.first(table)["invites"][0]["url"]
    assert bo.join(invite, "Bo") == table
    logs: list[list[Any]] = [[], []]
    ends: list[Any] = [None, None]

    def play(seat: int, person: Browser) -> None:
        rng = random.Random(seat)
        with person.stream(table, seat) as events:
            for event in events:
                frame = event.data
                assert event.id == frame["seq"]
                known = logs[seat][-1][0] if logs[seat] else 0
                logs[seat] += [line for line in frame["log"] if line[0] > known]
                if frame["over"]:
                    ends[seat] = frame
                    return
                if frame["question"] is not None:
                    answer = person.act(table, seat, frame, any_path(frame["legal"], rng))
                    assert answer.status_code in (200, 409), answer.text

    threads = [threading.Thread(target=play, args=(seat, person)) for seat, person in enumerate((ada, bo))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert ends[0], "the game did not end"
    assert ends[1], "the other player did not hear of the end"
    assert logs[0] == logs[1]
    assert [line[0] for line in logs[0]] == sorted({line[0] for line in logs[0]})
    assert ends[0]["over"]["rows"] == ends[1]["over"]["rows"]
    assert [row["name"] for row in ends[0]["over"]["rows"]] == ["Ada", "Bo"]
    for row in ends[0]["over"]["rows"]:
        assert sum(points for _, points in row["parts"]) == row["score"]


def test_a_dropped_stream_is_resumed_and_nothing_is_lost(browser: MakeBrowser) -> None:
    person, rng = browser(), random.Random(3)
    table = person.open(["me", "here"])
    with person.stream(table, 0) as events:
        seen = next(events)
    for _ in range(8):
        seat = person.first(table)["view"]
        frame = person.frame(table, seat)
        assert person.act(table, seat, frame, any_path(frame["legal"], rng)).status_code == 200
    with person.stream(table, 0, last=seen.id, gzip=False) as events:
        resumed = next(events)
    assert resumed.id == seen.id + 8
    missed = [line for line in resumed.data["log"] if line[0] > seen.data["log"][-1][0]]
    assert [line[0] for line in missed] == list(range(seen.data["log"][-1][0] + 1, missed[-1][0] + 1))
    assert resumed.data == person.frame(table, 0)


def test_who_has_the_present_frame_is_not_sent_it_again(browser: MakeBrowser) -> None:
    person = browser()
    table = person.open(["me", "here"])
    frame = person.first(table)["frame"]
    heard: list[int | None] = []

    def listen() -> None:
        with person.stream(table, 0, last=frame["seq"]) as events:
            heard.append(next(events).id)

    listener = threading.Thread(target=listen)
    listener.start()
    other = browser()
    other.http.cookies = person.http.cookies
    seat = frame["acting"][0]
    own = other.frame(table, seat)
    assert other.act(table, seat, own, any_path(own["legal"], random.Random(1))).status_code == 200
    listener.join(20)
    assert heard == [frame["seq"] + 1]


def play_by_form(person: Browser, table: str, page: str, rng: random.Random) -> bool:
    """One choice of the first seat by the form of a text page, if the page has one; whether it was taken."""
    question = re.search(r'name="question" value="(\d+)"', page)
    choices = re.findall(r'<option value="([^"]+)"', page.partition('name="do"')[2])
    if question is None:
        time.sleep(0.01)
        return False
    form = {"seat": "0", "question": question[1], "do": html.unescape(rng.choice(choices))}
    answer = person.http.post(f"{table}/text", data=form)
    assert answer.status_code in (303, 409), answer.text
    return answer.status_code == 303


def test_a_whole_game_against_a_bot_without_a_script(browser: MakeBrowser) -> None:
    """The text page with its forms, as a screen reader or a text browser uses it."""
    person = browser()
    table = person.open(["me", "random"])
    rng, moves = random.Random(5), 0
    for _ in range(400):
        page = person.http.get(f"{table}/text").text
        if "<table>" in page:
            break
        moves += play_by_form(person, table, page, rng)
    assert moves > 10
    assert "Why the game ended" not in page
    assert f'href="{table}/replay"' in page


@pytest.mark.parametrize("game", names())
def test_the_text_page_of_every_game_is_played_without_a_script(browser: MakeBrowser, game: str) -> None:
    person, rng, moves = browser(), random.Random(3), 0
    table = person.open(["me", "random"], game=game)
    while moves < 12:
        answer = person.http.get(f"{table}/text")
        assert answer.status_code == 200
        moves += play_by_form(person, table, answer.text, rng)


def test_the_text_page_says_why_a_move_is_refused(browser: MakeBrowser) -> None:
    person = browser()
    table = person.open(["me", "here"], **{"option-starter": "1"})
    frame = person.frame(table, 0)
    form = {"seat": "0", "question": str(frame["question"]), "do": "pass"}
    refused = person.http.post(f"{table}/text", data=form)
    assert refused.status_code == 422
    assert "You may pass only when" in refused.text
    assert person.frame(table, 0) == frame


def seated_one(person: Browser) -> tuple[str, Any, Any]:
    """A table at which seat 0 has seated a guest and may seat another one, and the frames before and after.

    Chance may deal hands that allow no second guest: then another table is opened.
    """
    for _ in range(50):
        table = person.open(["me", "here"], **{"option-starter": "1"})
        frame = person.frame(table, 0)
        path = next((path for path in all_paths(frame["legal"]) if path[-1].startswith("chair:")), None)
        if path is not None:
            assert person.act(table, 0, frame, path).status_code == 200
            after = person.frame(table, 0)
            if after["undo"]:
                return table, frame, after
    raise AssertionError("no hand of fifty allows two guests")


def test_the_last_step_is_taken_back_once(browser: MakeBrowser) -> None:
    person = browser()
    table, frame, after = seated_one(person)
    undone = person.post(table, "undo", seat=0, question=after["question"])
    assert undone.status_code == 200
    again = person.frame(table, 0)
    assert undone.json()["seq"] == again["seq"]
    assert again["legal"] == frame["legal"]
    assert again["question"] > after["question"]
    assert again["log"][-1][2].endswith("takes back the last step.")
    assert person.post(table, "undo", seat=0, question=after["question"]).status_code == 409
    assert person.post(table, "undo", seat=0, question=again["question"]).status_code == 409


def test_the_last_step_is_taken_back_without_a_script(browser: MakeBrowser) -> None:
    person = browser()
    table, frame, after = seated_one(person)
    assert 'name="undo"' in person.http.get(f"{table}/text").text
    form = {"seat": "0", "undo": "yes", "question": str(after["question"])}
    assert person.http.post(f"{table}/text", data=form).status_code == 303
    assert person.frame(table, 0)["legal"] == frame["legal"]


def test_several_seats_in_one_browser_take_turns(browser: MakeBrowser) -> None:
    person, rng = browser(), random.Random(8)
    table = person.open(["me", "here", "here"], **{"option-starter": "2"})
    first = person.first(table)
    assert first["me"] == [0, 1, 2]
    assert first["view"] == 1, "the board is seen from the side of the seat that is to act"
    assert not first["frame"]["secret"], "hands are open: no need to cover them"
    for _ in range(12):
        frame = person.first(table)["frame"]
        seat = frame["acting"][0]
        assert person.act(table, seat, frame, any_path(frame["legal"], rng)).status_code == 200
    hidden = person.open(["me", "here"], **{"option-unexpected_guests": "yes"})
    assert person.first(hidden)["frame"]["secret"]


def test_hidden_hands_at_one_screen_are_covered_on_the_text_page_too(browser: MakeBrowser) -> None:
    person, rng = browser(), random.Random(3)
    table = person.open(["me", "here"], **{"option-unexpected_guests": "yes", "option-starter": "1"})
    page, passed = person.http.get(f"{table}/text").text, set[int]()
    for _ in range(30):
        if "show my side" in page:  # it says whose turn it is, and nothing of any hand
            assert "text-board" not in page
            assert 'name="do"' not in page
            seat = int(re.findall(r'name="view" value="(\d)"', page)[0])
            assert f"I am Player {seat + 1}, show my side" in page
            page = person.http.get(f"{table}/text", params={"view": seat}).text
            passed.add(seat)
            continue
        form = dict(re.findall(r'<input type="hidden" name="(seat|question)" value="(\d+)">', page))
        assert int(form["seat"]) in person.frame(table)["acting"]
        form["do"] = rng.choice(re.findall(r'<option value="((?:seat|bar|exchange|done)[^"]*)"', page))
        answer = person.http.post(f"{table}/text", data=form)
        assert answer.status_code == 303
        page = person.http.get(answer.headers["location"]).text
        turned = int(form["seat"]) not in person.frame(table)["acting"]
        assert ("show my side" in page) == turned, "covered when the turn passes, and only then"
    assert passed == {0, 1}


def test_who_waits_on_the_text_page_passes_the_screen_on_without_showing_the_next_hand(browser: MakeBrowser) -> None:
    person = browser()
    table = person.open(["me", "here"], **{"option-unexpected_guests": "yes", "option-starter": "1"})
    waiting = person.http.get(f"{table}/text", params={"view": 1}).text
    assert f'href="{table}/text"' in waiting
    assert f'href="{table}/text?view' not in waiting
    assert "show my side" in person.http.get(f"{table}/text").text


def test_a_bot_answers_and_the_moves_of_bots_do_not_wait_for_anybody(browser: MakeBrowser) -> None:
    person = browser()
    table = person.open(["greedy", "random", "greedy", "random"])
    with person.stream(table, 4) as events:
        last = next(event.data for event in events if event.data["over"])
    assert sorted(row["rank"] for row in last["over"]["rows"])[0] == 1
    assert all(seat["bot"] and seat["online"] for seat in last["seats"])
    assert last["legal"] == {}
    assert last["question"] is None


def test_bots_take_no_time_for_what_nobody_is_told(serve: Callable[..., Served], browser: MakeBrowser) -> None:
    """All set eight prices in secret: a bot that seemed to think over each would need half a minute here."""
    delay = 4.0
    person = browser(url=serve(bot_delay=delay).url)
    table, rng = person.open(["me", "greedy"], game="boutique"), random.Random(1)
    for _ in range(8):
        frame = person.frame(table, 0)
        assert person.act(table, 0, frame, any_path(frame["legal"], rng)).status_code == 200
    start = time.monotonic()
    while len(log := person.frame(table, 0)["log"]) < 6:  # the prices are shown
        assert time.monotonic() - start < 4 * delay, log
        time.sleep(0.1)


def test_who_is_online_is_seen(browser: MakeBrowser) -> None:
    ada, bo = browser(), browser()
    table = ada.open(["me", "invite"])
    invite = ada.first(table)["invites"][0]["url"]
    with ada.stream(table, 0) as events:
        assert [seat["online"] for seat in next(events).data["seats"]] == [True, False]
        bo.join(invite, "Bo")
        joined = next(events)
        assert joined.data["seats"][1]["name"] == "Bo"
        with bo.stream(table, 1) as other:
            next(other)
            here = next(events)
            assert here.id == joined.id
            assert here.data["seats"][1]["online"]
        assert not next(events).data["seats"][1]["online"]


def test_a_choice_on_the_text_page_is_said_in_full(browser: MakeBrowser) -> None:
    """A closed list shows the choice alone, without the group that it is in."""
    person = browser()
    table = person.open(["me", "here"], **{"option-starter": "1"})
    groups = re.findall(r'<optgroup label="([^"]*)">(.*?)</optgroup>', person.http.get(f"{table}/text").text, re.DOTALL)
    assert groups
    for label, choices in groups:
        texts = re.findall(r"<option[^>]*>([^<]*)</option>", choices)
        assert texts
        assert all(text.startswith(f"{label}, ") for text in texts)
