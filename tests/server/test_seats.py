"""Who holds a seat: cookies, invitations, other devices, spectators, the next game."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable

import httpx

from server.client import Browser
from server.serving import Served

MakeBrowser = Callable[..., Browser]
JSON = {"accept": "application/json"}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: MakeBrowser) -> None:
    person = browser()
    answer = person.http.post("/tables", data={"game": "cafe", "players": "2", "seat-2": "random"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_the_database_holds_no_secret_of_browsers_or_invitations(served: Served, browser: MakeBrowser) -> None:
    person = browser()
    table = person.open(["me", "invite"])
    token, invite = person.http.cookies["locanda"], person.first(table)["invites"][0]["url"]
    with sqlite3.connect(f"file:{served.database}?mode=ro", uri=True) as database:
        stored = "\n".join(database.iterdump())
    assert table.removeprefix("/t/") in stored
    assert token not in stored
    assert invite.rsplit("/", 1)[1] not in stored


def test_logs_hold_no_invite_token(served: Served, browser: MakeBrowser) -> None:
    person, guest = browser(), browser()
    invite = person.first(person.open(["me", "invite"]))["invites"][0]["url"]
    guest.join(invite)
    assert guest.http.get(invite, headers=JSON).status_code == 303
    log = served.log.read_text()
    assert "/join/…" in log
    assert invite.rsplit("/", 1)[1] not in log
    assert person.http.cookies["locanda"] not in log


def test_an_invitation_is_taken_once(browser: MakeBrowser) -> None:
    host, guest, late = browser(), browser(), browser()
    table = host.open(["me", "invite"])
    invite = host.first(table)["invites"][0]["url"]
    assert host.first(table)["invites"][0]["url"] == invite, "the host is shown the same link again"
    assert guest.first(table)["invites"] == [], "but nobody else"
    before = guest.frame(table)["seq"]
    guest.join(invite, "  Zoë \n of\tCrete  ")
    assert late.http.get(invite, headers=JSON).status_code == 410
    assert late.http.post(invite, data={"name": "Eve"}, headers=JSON).status_code == 410
    first = guest.first(table)
    assert (first["me"], first["view"]) == ([1], 1)
    assert first["frame"]["seats"][1]["name"] == "Zoë of Crete"
    assert first["frame"]["seq"] == before + 1, "those who watch are shown the new name"
    assert host.first(table)["invites"] == []


def test_looking_at_an_invitation_does_not_take_it(browser: MakeBrowser) -> None:
    """Messengers open links to make a preview of them."""
    host, messenger, guest = browser(), browser(), browser()
    invite = host.first(host.open(["me", "invite"]))["invites"][0]["url"]
    assert messenger.http.get(invite).status_code == 200
    assert "set-cookie" not in messenger.http.get(invite).headers
    guest.join(invite)


def test_of_two_who_take_an_invitation_at_once_one_gets_the_seat(browser: MakeBrowser) -> None:
    host = browser()
    invite = host.first(host.open(["me", "invite"]))["invites"][0]["url"]
    guests = [browser() for _ in range(6)]
    start, codes = threading.Barrier(len(guests)), list[int]()

    def take(guest: Browser) -> None:
        start.wait()
        codes.append(guest.http.post(invite, data={}, headers=JSON).status_code)

    threads = [threading.Thread(target=take, args=(guest,)) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [303, 410, 410, 410, 410, 410]


def test_the_host_cannot_sit_on_a_friends_seat_after_it_is_taken(browser: MakeBrowser) -> None:
    host, guest = browser(), browser()
    table = host.open(["me", "invite"], **{"option-unexpected_guests": "yes"})
    invite = host.first(table)["invites"][0]["url"]
    guest.join(invite)
    assert host.http.post(invite, headers=JSON).status_code == 410
    assert host.http.get(table, params={"view": 1}, headers=JSON).status_code == 404
    assert host.first(table)["me"] == [0]


def test_one_plays_on_at_another_device_by_a_link(browser: MakeBrowser) -> None:
    desk, phone = browser(), browser()
    table = desk.open(["me", "random"])
    page = desk.http.post(f"{table}/link", data={"seat": "0"}).text
    link = page.split('readonly value="', 1)[1].split('"', 1)[0]
    phone.join(link)
    assert phone.first(table)["me"] == [0]
    assert desk.first(table)["me"] == [0]
    assert desk.http.post(f"{table}/link", data={"seat": "1"}, headers=JSON).status_code == 404


def test_spectators_see_the_table_and_may_do_nothing(browser: MakeBrowser) -> None:
    host, friend = browser(), browser()
    table = host.open(["me", "here"], **{"option-unexpected_guests": "yes", "option-starter": "1"})
    first = friend.first(table)
    assert (first["me"], first["view"]) == ([], 2)
    frame = first["frame"]
    assert (frame["legal"], frame["question"], frame["undo"], frame["previews"]) == ({}, None, False, {})
    own = host.frame(table, 0)
    hands = {sprite[1] for sprite in frame["sprites"] if sprite[2].split(":")[0] in ("hand", "other")}
    assert hands == {"hidden"}
    assert {sprite[1] for sprite in own["sprites"] if sprite[2].startswith("hand:")} != {"hidden"}
    assert friend.post(table, "act", seat=2, question=1, do="pass").status_code == 404
    with friend.stream(table, 2) as events:
        assert next(events).data == frame


def test_ones_tables_are_in_the_lobby(browser: MakeBrowser) -> None:
    person = browser()
    assert "table-line" not in person.http.get("/").text
    turn = person.open(["me", "here"])
    person.frame(turn)
    page = person.http.get("/").text
    assert f'href="{turn}"' in page
    assert "Your turn" in page
    assert turn not in browser().http.get("/").text


def test_the_next_game_has_the_same_players(browser: MakeBrowser) -> None:
    person = browser()
    table = person.open(["me", "random"], **{"name-1": "Ada", "option-regulars": "yes"})
    assert person.http.post(f"{table}/again", headers=JSON).status_code == 404, "not before the end"
    play_out(person, table, 0)
    answer = person.http.post(f"{table}/again")
    assert answer.status_code == 303
    again = answer.headers["location"]
    assert again != table
    seats = person.frame(again)["seats"]
    assert [(seat["name"], seat["bot"], seat["mine"]) for seat in seats] == [
        ("Ada", False, True), ("Random bot", True, False),
    ]  # fmt: skip
    assert '"regulars":true' in person.http.get(f"{again}/journal").text.splitlines()[0]


def play_out(person: Browser, table: str, seat: int) -> None:
    """Puts guests at the bar, or whatever else comes, until the game is over."""
    with person.stream(table, seat) as events:
        for event in events:
            frame = event.data
            if frame["over"]:
                return
            if frame["question"] is not None:
                trie, path = frame["legal"], list[str]()
                while trie:
                    path.append("bar" if "bar" in trie else next(iter(trie)))
                    trie = trie[path[-1]]
                assert person.act(table, seat, frame, path).status_code == 200


def test_over_https_the_cookie_is_bound_to_the_host() -> None:
    from locanda.server.tokens import cookie, cookie_name

    made = cookie("secret", https=True)
    assert (made.key, made.secure, made.path, made.domain) == ("__Host-locanda", True, "/", None)
    assert cookie_name(https=False) == "locanda"


def test_httpx_is_no_browser_and_needs_no_origin(served: Served) -> None:
    assert httpx.post(f"{served.url}/language", data={"language": "es"}).status_code == 303


def test_links_are_https_where_browsers_come_over_https(serve: Callable[..., Served], browser: MakeBrowser) -> None:
    server = serve(https=1)
    person = browser(url=server.url)
    table = person.http.post("/tables", data={"game": "cafe", "players": "2", "seat-2": "invite"})
    cookie = table.headers["set-cookie"]
    assert cookie.startswith("__Host-locanda=")
    assert "; secure" in cookie.lower()
    headers = {"cookie": cookie.split(";")[0]}  # over http no client would send it back by itself
    page = person.http.get(table.headers["location"], headers=headers)
    assert f"https://127.0.0.1:{server.port}/t/" in page.text
    assert page.headers["strict-transport-security"].startswith("max-age=")
