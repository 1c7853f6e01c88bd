"""Requests that no browser of ours makes: answered plainly, never by a fault of the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from server.client import Browser

MakeBrowser = Callable[..., Browser]


@pytest.fixture
def table(browser: MakeBrowser) -> tuple[Browser, str, Any]:
    person = browser()
    address = person.open(["me", "here"], **{"option-starter": "1"})
    return person, address, person.frame(address, 0)


@pytest.mark.parametrize("odd", ['prefs={"a": 1}', "a=b c", "x[1]=5", "flag", "path=/", 'j=["a","b"]', "=", "é=1"])
def test_a_neighbours_cookie_costs_nobody_a_seat(table: tuple[Browser, str, Any], odd: str) -> None:
    person, address, frame = table
    own = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    for sent in (f"{odd}; {own}", f"{own}; {odd}"):
        page = person.http.get(address, params={"view": 0}, headers={"cookie": sent.encode()})
        assert page.status_code == 200
    assert person.frame(address, 0)["question"] == frame["question"]


def test_an_origin_that_is_no_address_is_another_site(table: tuple[Browser, str, Any]) -> None:
    person, address, _ = table
    answer = person.http.post(f"{address}/undo", json={"seat": 0}, headers={"origin": "http://["})
    assert answer.status_code == 403


def test_brackets_without_end_are_no_post(table: tuple[Browser, str, Any]) -> None:
    person, address, _ = table
    for what in ("act", "undo", "why", "link"):
        answer = person.http.post(
            f"{address}/{what}", content="[" * 20_000, headers={"content-type": "application/json"}
        )
        assert answer.status_code in (413, 422), what


def test_numbers_and_names_of_thousands_of_signs_are_refused(table: tuple[Browser, str, Any]) -> None:
    person, address, _ = table
    long = "9" * 5000
    with person.http.stream("GET", f"{address}/stream", headers={"last-event-id": long}) as stream:
        assert stream.status_code == 200
    assert person.http.get("/static/" + "a" * 300 + ".js").status_code == 404
    form = {"game": "cafe", "seat-1": "me", "seat-2": "here"}
    assert person.http.post("/tables", data={**form, "players": long}).status_code == 422
    assert person.http.post("/tables", data={**form, "players": "2", "option-starter": long}).status_code == 422
