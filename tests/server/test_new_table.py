"""The form for a new table: what it offers, what it refuses and how, and what it opens when nothing is chosen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from server.client import Browser

MakeBrowser = Callable[..., Browser]
#: A table of two at which seat 3 shall start.
MISFIT = {
    "game": "cafe",
    "players": "2",
    "seat-1": "here",
    "name-1": "Ada <3",
    "seat-2": "random",
    "option-starter": "3",
    "option-regulars": "yes",
}


def chosen(page: str, name: str) -> str:
    """The value that is chosen in a select of a page."""
    found = re.search(rf'name="{name}".*?</select>', page, re.S)
    assert found, page
    values: list[str] = re.findall(r'<option value="([^"]*)"[^>]* selected>', found[0])
    return values[0]


def checked(page: str) -> list[tuple[str, str]]:
    """Name and value of all that is marked in a page."""
    return re.findall(r'name="([^"]*)" value="([^"]*)" checked', page)


def test_what_is_refused_is_said_in_the_readers_language(browser: MakeBrowser) -> None:
    told = {
        "en": "“Who starts: Seat 3” does not go with this number of players.",
        "it": "«Chi comincia: Posto 3» non va con questo numero di giocatori.",
    }
    for lang, text in told.items():
        answer = browser(lang).http.post("/tables", data=MISFIT)
        assert answer.status_code == 422
        assert text in answer.text
        assert "options:" not in answer.text
        assert re.search(r'name="option-starter"[^>]* aria-invalid="true"', answer.text)


def test_a_form_comes_back_as_it_was_filled_in(browser: MakeBrowser) -> None:
    page = browser().http.post("/tables", data=MISFIT | {"players": "3", "option-starter": "4"}).text
    assert chosen(page, "seat-1") == "here"
    assert chosen(page, "seat-2") == "random"
    assert chosen(page, "option-starter") == "4"
    assert 'value="Ada &lt;3"' in page
    assert checked(page) == [("players", "3"), ("option-regulars", "yes")]
    assert 'name="next" value="/games/cafe"' in page, "another language leads back to the form"


def test_values_that_do_not_go_with_every_number_of_players_say_with_which(browser: MakeBrowser) -> None:
    page = browser().http.get("/games/cafe").text
    starters = re.findall(r'<option value="(\d)"(?: data-players="([^"]*)")?', page)
    assert starters == [("0", ""), ("1", ""), ("2", ""), ("3", "3 4"), ("4", "4")]


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"game": "cafe", "players": "7"}, 422),
        ({"game": "cafe", "players": "2", "seat-1": "king"}, 422),
        ({"game": "cafe", "players": "2", "option-starter": "4"}, 422),
        ({"game": "cafe", "players": "2", "option-starter": "99"}, 422),
        ({"game": "cafe", "players": "2", "option-beer": "1"}, 422),
        ({"game": "chess"}, 404),
        ({}, 404),
    ],
)
def test_a_form_that_asks_for_the_impossible_says_so(browser: MakeBrowser, form: dict[str, str], status: int) -> None:
    answer = browser("es").http.post("/tables", data=form)
    assert answer.status_code == status
    assert ('class="problem" role="alert"' in answer.text) == (status == 422)
    assert "options:" not in answer.text


def test_the_address_of_the_form_leads_to_the_lobby(browser: MakeBrowser) -> None:
    answer = browser().http.get("/tables")
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


@pytest.mark.parametrize("game", ["cafe", "boutique"])
def test_all_seats_but_ones_own_are_for_bots_where_nothing_else_is_chosen(browser: MakeBrowser, game: str) -> None:
    person = browser()
    page = person.http.get(f"/games/{game}").text
    kinds = [chosen(page, f"seat-{number}") for number in range(1, page.count("data-seat=") + 1)]
    assert len(kinds) > 3
    assert kinds == ["me", *["greedy"] * (len(kinds) - 1)]


def test_a_table_of_which_only_the_number_of_players_is_said_can_be_played(browser: MakeBrowser) -> None:
    person = browser()
    table = person.http.post("/tables", data={"game": "cafe", "players": "4"}).headers["location"]
    first = person.first(table)
    assert first["invites"] == []
    assert [seat["bot"] for seat in first["frame"]["seats"]] == [False, True, True, True]
