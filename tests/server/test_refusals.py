"""What the server refuses, and how: what is not yours does not exist, and no refusal changes anything."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from server.client import Browser, all_paths, any_path
from server.serving import Served

MakeBrowser = Callable[..., Browser]


@pytest.fixture
def table(browser: MakeBrowser) -> tuple[Browser, str, Any]:
    """A person with both seats, the table, and the frame of the seat to act (seat 0)."""
    person = browser()
    address = person.open(["me", "here"], **{"option-starter": "1"})
    return person, address, person.frame(address, 0)


def test_an_old_question_is_409_with_the_present_one(table: tuple[Browser, str, Any]) -> None:
    person, address, frame = table
    path = any_path(frame["legal"], random.Random(1))
    assert person.act(address, 0, frame, path).status_code == 200
    late = person.act(address, 0, frame, path)
    assert late.status_code == 409
    present = person.frame(address, 0)
    assert late.json()["question"] == present["question"]
    assert person.post(address, "act", seat=0, question=frame["question"] + 99, path=path).status_code == 409


def test_a_move_of_a_seat_that_is_not_asked_is_409_without_a_question(table: tuple[Browser, str, Any]) -> None:
    person, address, _ = table
    answer = person.post(address, "act", seat=1, question=0, do="pass")
    assert (answer.status_code, answer.json()["question"]) == (409, None)


def test_an_illegal_move_is_422_with_clause_and_sentence(table: tuple[Browser, str, Any]) -> None:
    person, address, frame = table
    answer = person.post(address, "act", seat=0, question=frame["question"], do="pass")
    assert (answer.status_code, answer.json()["clause"]) == (422, "T9")
    assert answer.json()["text"].startswith("You may pass only when")
    unknown = person.post(address, "act", seat=0, question=frame["question"], do="dance")
    assert (unknown.status_code, unknown.json()["clause"]) == (422, None)
    assert person.frame(address, 0) == frame, "nothing has happened"


def test_a_spot_that_cannot_be_chosen_says_why(table: tuple[Browser, str, Any]) -> None:
    person, address, frame = table
    first = sorted(frame["legal"])[0]
    shut = next(f"chair:{n}" for n in range(68) if f"chair:{n}" not in frame["legal"][first])
    why = person.post(address, "why", seat=0, path=[first, shut])
    assert why.status_code == 200
    assert why.json()["clause"] in ("T5", "T6", "T8")
    act = person.act(address, 0, frame, [first, shut])
    assert act.status_code == 422
    assert act.json()["clause"] == why.json()["clause"]
    assert person.post(address, "why", seat=1, path=[first]).json()["text"] == "It is not your turn."


def test_a_spot_that_no_clause_speaks_of_says_what_is_asked(table: tuple[Browser, str, Any]) -> None:
    person, address, frame = table
    first = sorted(frame["legal"])[0]
    for path in (["moon"], [first, "moon"]):
        why = person.post(address, "why", seat=0, path=path).json()
        assert why == {"clause": None, "text": f"This is not what is asked now. {frame['prompt']}"}
    assert person.act(address, 0, frame, ["moon"]).json()["text"] == why["text"]


def test_a_spot_that_is_chosen_too_early_says_what_comes_first_or_which_clause_forbids_it_anyway(
    table: tuple[Browser, str, Any],
) -> None:
    person, address, frame = table
    later = {spot for rest in frame["legal"].values() for spot in rest}
    chairs = [f"chair:{n}" for n in range(68)]
    can, cannot = (next(spot for spot in chairs if (spot in later) is can) for can in (True, False))
    early = person.post(address, "why", seat=0, path=[can]).json()
    assert early == {"clause": None, "text": f"First choose something that lights up, then this. {frame['prompt']}"}
    assert person.post(address, "why", seat=0, path=[cannot]).json()["clause"] in ("T5", "T6", "T8")


def test_every_path_that_is_shown_is_legal(table: tuple[Browser, str, Any]) -> None:
    person, address, frame = table
    for path in all_paths(frame["legal"])[:40]:
        assert person.act(address, 0, frame, path).status_code == 200
        after = person.frame(address, 0)
        if not after["undo"]:  # the bar and exchanges are final
            return
        assert person.post(address, "undo", seat=0, question=after["question"]).status_code == 200
        frame = person.frame(address, 0)


@pytest.mark.parametrize(
    "body",
    ["", "[]", "{", "null", '{"seat": 0}', '{"seat": "x", "question": 1, "path": ["a"]}', '{"seat": 0, "question": 1}',
     '{"seat": 0, "question": 1, "path": []}', '{"seat": 0, "question": 1, "path": [7]}'],
)  # fmt: skip
def test_what_makes_no_sense_is_422(table: tuple[Browser, str, Any], body: str) -> None:
    person, address, frame = table
    if body.endswith('"question": 1}') and frame["question"] == 1:
        body = body.replace('"question": 1', f'"question": {frame["question"]}')
    headers = {"content-type": "application/json", "accept": "application/json"}
    answer = person.http.post(f"{address}/act", content=body, headers=headers)
    assert answer.status_code == 422
    assert answer.json()["status"] == 422


def test_what_is_not_yours_answers_like_what_does_not_exist(
    browser: MakeBrowser, table: tuple[Browser, str, Any]
) -> None:
    person, address, frame = table
    stranger = browser()
    path = any_path(frame["legal"], random.Random(1))
    for method, of, more in [
        ("GET", "", {"params": {"view": 0}}),
        ("GET", "/stream", {"params": {"view": 0}}),
        ("GET", "/text", {"params": {"view": 0}}),
        ("GET", "/journal", {"params": {"view": 0}}),
        ("GET", "/replay", {}),
        ("GET", "/replay/3", {}),
        ("GET", "/replay", {"params": {"view": 0}}),
        ("GET", "/replay/3", {"params": {"view": 0}}),
        ("GET", "/join/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", {}),
        ("POST", "/join/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", {"data": {"name": "Eve"}}),
        ("POST", "/act", {"json": {"seat": 0, "question": frame["question"], "path": path}}),
        ("POST", "/undo", {"json": {"seat": 0, "question": frame["question"]}}),
        ("POST", "/why", {"json": {"seat": 0, "path": path}}),
        ("POST", "/text", {"data": {"seat": "0", "question": str(frame["question"]), "do": "pass"}}),
        ("POST", "/link", {"data": {"seat": "0"}}),
        ("POST", "/again", {}),
    ]:
        headers = {"accept": "application/json"}
        mine = stranger.http.request(method, address + of, headers=headers, **more)
        none = stranger.http.request(method, "/t/AAAAAAAAAAAA" + of, headers=headers, **more)
        assert (mine.status_code, mine.content) == (404, none.content), of
        assert none.status_code == 404
    assert person.frame(address, 0) == frame


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},  # another port of this machine
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
    ],
)
def test_posts_from_other_sites_are_refused(table: tuple[Browser, str, Any], headers: dict[str, str]) -> None:
    person, address, frame = table
    body = {"seat": 0, "question": frame["question"], "path": any_path(frame["legal"], random.Random(1))}
    answer = person.http.post(f"{address}/act", json=body, headers=headers)
    assert answer.status_code == 403
    assert person.frame(address, 0) == frame


def test_posts_from_our_own_pages_are_accepted(served: Served, table: tuple[Browser, str, Any]) -> None:
    person, address, frame = table
    body = {"seat": 0, "question": frame["question"], "path": any_path(frame["legal"], random.Random(1))}
    headers = {"origin": served.url, "sec-fetch-site": "same-origin"}
    assert person.http.post(f"{address}/act", json=body, headers=headers).status_code == 200
    assert person.http.post("/language", data={"language": "it"}, headers={"origin": served.url}).status_code == 303


def test_another_host_name_is_refused(served: Served) -> None:
    """A page of another site that points its own name here (DNS rebinding)."""
    assert httpx.get(f"{served.url}/health", headers={"host": "evil.example"}).status_code == 421
    assert httpx.get(f"{served.url}/health", headers={"host": f"localhost:{served.port}"}).status_code == 200


def test_too_large_a_body_is_413(table: tuple[Browser, str, Any]) -> None:
    person, address, _ = table

    def chunks() -> Iterator[bytes]:
        for _ in range(40):
            yield b'"' + b"x" * 1000

    for content in (b'"' + b"x" * 40_000, chunks()):
        answer = person.http.post(f"{address}/act", content=content, headers={"content-type": "application/json"})
        assert answer.status_code == 413


def test_too_many_requests_are_429_and_bots_do_not_count(serve: Callable[..., Served], browser: MakeBrowser) -> None:
    person = browser(url=serve(post_rate=0.5, get_rate=50.0).url)
    table = person.open(["random", "random"])
    with person.stream(table, 2) as events:
        assert any(event.data["over"] for event in events), "bots play on however often"
    answers = [person.post(table, "why", seat=0, path=["bar"]) for _ in range(8)]
    assert {answer.status_code for answer in answers} == {404, 429}
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert person.http.get("/health").status_code == 200


def test_what_is_not_there_is_a_page_for_people_and_json_for_scripts(browser: MakeBrowser) -> None:
    person = browser("it")
    page = person.http.get("/nowhere")
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert '<html lang="it">' in page.text
    data = person.http.get("/nowhere", headers={"accept": "application/json"})
    assert (data.status_code, data.json()["status"]) == (404, 404)
    wrong = person.http.delete("/about", headers={"accept": "application/json"})
    assert (wrong.status_code, wrong.json()["status"]) == (405, 405)
    for name in ("nothing", "..", "%2e%2e"):
        assert person.http.get(f"/games/{name}").status_code in (404, 200)
        assert person.http.get(f"/rules/{name}/x").status_code == 404


def test_every_answer_carries_the_headers_of_the_guard(browser: MakeBrowser, table: tuple[Browser, str, Any]) -> None:
    person, address, _ = table
    for path in ("/", address, f"{address}/text", "/nowhere", "/static/table.js", "/health", "/games/cafe/night.css"):
        headers = person.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "style-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "trusted-types 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_pages_hold_no_script_or_style_of_their_own(browser: MakeBrowser, table: tuple[Browser, str, Any]) -> None:
    person, address, _ = table
    for path in ("/", "/games/cafe", address, f"{address}/text", "/rules/cafe", "/about"):
        answer = person.http.get(path)
        assert answer.status_code == 200
        page = answer.text
        assert "<style" not in page
        assert " style=" not in page
        assert not re.search(r"<script(?![^>]*(?:src=|type=\"application/json\"))", page)
        assert not re.search(r"\son\w+=", page)


def test_names_cannot_break_out_of_the_page(browser: MakeBrowser) -> None:
    person = browser()
    evil = "</script><b x='\">&\u2028"
    table = person.open(["me", "here"], **{"name-1": evil})
    page = person.http.get(table).text
    assert "</script><b" not in page
    assert "<b x" not in page
    assert person.first(table)["frame"]["seats"][0]["name"] == "</script><b x='\">&"
