"""Invitations: what a link shows before the seat is taken and after it, and a table that waits for a friend."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.client import Browser

MakeBrowser = Callable[..., Browser]


def test_an_invitation_says_who_invites_to_which_game(browser: MakeBrowser) -> None:
    host, guest = browser(), browser("it")
    table = host.open(["me", "invite", "greedy"], **{"name-1": "Ada"})
    page = guest.http.get(host.first(table)["invites"][0]["url"]).text
    assert "Ada ti invita a giocare: Café International" in page
    assert 'src="/games/cafe/picture.svg"' in page
    assert "3 giocatori" in page
    assert 'href="/rules/cafe"' in page


def test_an_invitation_of_somebody_without_a_name_names_nobody(browser: MakeBrowser) -> None:
    host = browser()
    page = browser().http.get(host.first(host.open(["me", "invite"]))["invites"][0]["url"]).text
    assert "A seat is kept for you" in page
    assert "invites you" not in page


def test_who_took_the_seat_comes_to_the_table_by_the_same_link(browser: MakeBrowser) -> None:
    host, guest = browser(), browser()
    table = host.open(["me", "invite"])
    invite = host.first(table)["invites"][0]["url"]
    assert guest.join(invite) == table
    for answer in (guest.http.get(invite), guest.http.post(invite, data={"name": "Twice"})):
        assert (answer.status_code, answer.headers["location"]) == (303, table)
    assert guest.frame(table)["seats"][1]["name"] != "Twice", "the seat is not taken again"


def test_others_are_told_that_the_seat_is_taken_and_may_watch(browser: MakeBrowser) -> None:
    host, guest, late = browser(), browser(), browser("it")
    table = host.open(["me", "invite"])
    invite = host.first(table)["invites"][0]["url"]
    guest.join(invite, "Zoë")
    for answer in (late.http.get(invite), late.http.post(invite, data={"name": "Eve"})):
        assert answer.status_code == 410
        assert "Questo posto è già preso" in answer.text
        assert "Zoë" in answer.text
        assert f'href="{table}"' in answer.text
        assert "set-cookie" not in answer.headers
    said = late.http.get(invite, headers={"accept": "application/json"}).json()
    assert (said["title"], said["watch"]) == ("Questo posto è già preso", table)
    assert late.first(table)["me"] == []


def test_a_link_that_never_was_an_invitation_says_nothing_of_the_table(browser: MakeBrowser) -> None:
    host = browser()
    table = host.open(["me", "invite"], **{"name-1": "Ada"})
    answer = browser().http.get(f"{table}/join/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
    assert answer.status_code == 404
    assert "Ada" not in answer.text
    other = host.open(["me", "invite"])
    invite = host.first(table)["invites"][0]["url"]
    browser().join(invite)
    assert browser().http.get(f"{other}/join/{invite.rsplit('/', 1)[1]}").status_code == 404, "another table's"


@pytest.mark.parametrize(("lang", "host_told", "others_told"), [
    ("en", "Waiting for a friend to take seat 2: send the link.", "Waiting for a friend to take seat 2."),
    ("ru", "Ждём друга на место 2: отправьте ссылку.", "Ждём друга на место 2."),
])  # fmt: skip
def test_a_table_that_waits_for_a_friend_says_so_until_the_friend_comes(
    browser: MakeBrowser, lang: str, host_told: str, others_told: str
) -> None:
    host, other, guest = browser(lang), browser(lang), browser(lang)
    table = host.open(["me", "invite", "here"], **{"option-starter": "2"})
    assert host.frame(table, 0)["prompt"] == host_told
    assert host_told in host.http.get(f"{table}/text").text
    assert other.frame(table)["prompt"] == others_told
    invite = host.first(table)["invites"][0]["url"]
    with host.stream(table, 0) as events:
        assert next(events).data["prompt"] == host_told
        guest.join(invite, "Zoë")
        later = next(event.data for event in events if event.data["seats"][1]["name"] == "Zoë")
    assert "Zoë" in later["prompt"]


def test_a_table_waits_for_nobody_while_somebody_who_is_there_is_to_act(browser: MakeBrowser) -> None:
    host = browser()
    table = host.open(["me", "invite"], **{"option-starter": "1"})
    assert "friend" not in host.frame(table)["prompt"]
