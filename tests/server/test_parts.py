"""Parts of the server by themselves."""

from __future__ import annotations

import logging

import pytest

import locanda
from locanda.core.catalogue import find
from locanda.core.errors import BadOptions
from locanda.server import assets
from locanda.server.app import quiet
from locanda.server.guard import cross_site, host_name
from locanda.server.house import House
from locanda.server.language import cookies, language_of
from locanda.server.limits import BURST, CLIENTS, Limiter
from locanda.server.live import Live, Watcher, replayed
from locanda.server.order import NAME, Wish, read_order, tidy
from locanda.server.pages import TOLD
from locanda.server.preparation import Preparation
from locanda.server.redact import Redact, redacted
from locanda.server.rulebook import blocks
from locanda.server.settings import Settings
from locanda.server.store import Store, TableRow
from locanda.server.textual import place_said
from locanda.server.tokens import among, hashed, new_id, new_token
from locanda.words import terminal_language, words_for


def test_a_limiter_lets_bursts_pass_and_then_the_rate() -> None:
    limiter, now = Limiter(2.0), 100.0
    assert [limiter.wait("a", now) for _ in range(int(2 * BURST))] == [0.0] * int(2 * BURST)
    assert limiter.wait("a", now) == pytest.approx(0.5)
    assert limiter.wait("b", now) == 0, "each client by itself"
    assert limiter.wait("a", now + 0.5) == 0
    assert limiter.wait("a", now + 0.5) > 0
    assert limiter.wait("a", now + 1000) == 0


def test_a_limiter_of_zero_lets_everything_pass() -> None:
    limiter = Limiter(0)
    assert not any(limiter.wait("a", 1.0) for _ in range(1000))


def test_a_limiter_does_not_grow_without_end_nor_forget_who_is_over_the_limit() -> None:
    limiter = Limiter(1.0)
    while not limiter.wait("greedy", 1.0):
        pass
    for n in range(2 * CLIENTS):
        limiter.wait(f"client {n}", 1.0)
    assert len(limiter._buckets) <= CLIENTS
    assert limiter.wait("greedy", 1.0) > 0


@pytest.mark.parametrize(
    ("sent", "refused"),
    [
        ({}, False),
        ({"sec-fetch-site": "same-origin", "origin": "null"}, False),
        ({"sec-fetch-site": "none"}, False),
        ({"sec-fetch-site": "same-site"}, True),
        ({"sec-fetch-site": "cross-site"}, True),
        ({"origin": "http://here:80", "host": "here:80"}, False),
        ({"origin": "http://here:81", "host": "here:80"}, True),
        ({"origin": "null", "host": "here"}, True),
    ],
)
def test_posts_of_other_sites_are_told_from_our_own(sent: dict[str, str], refused: bool) -> None:
    assert cross_site(sent) is refused


@pytest.mark.parametrize(
    ("host", "name"),
    [("localhost", "localhost"), ("localhost:80", "localhost"), ("[::1]", "[::1]"), ("[::1]:80", "[::1]"), ("", "")],
)
def test_a_host_header_without_its_port(host: str, name: str) -> None:
    assert host_name(host) == name


def test_the_language_is_the_choice_else_the_wish_else_english() -> None:
    def scope(**sent: str) -> dict[str, object]:
        return {"headers": [(k.replace("_", "-").encode(), v.encode()) for k, v in sent.items()]}

    assert language_of(scope(accept_language="de, ru;q=0.8, it;q=0.9")) == "it"
    assert language_of(scope(accept_language="de", cookie="locanda_language=el")) == "el"
    assert language_of(scope(cookie="locanda_language=xx", accept_language="es-AR")) == "es"
    assert language_of(scope()) == "en"
    assert cookies(scope(cookie="a=b; c=d")) == {"a": "b", "c": "d"}
    assert cookies(scope(cookie="\x00;;=")) == {}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "el"}, "el"),
        ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "es@euro", "LANG": "ru"}, "es"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "elx"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminals_language_is_the_first_that_is_set(environment: dict[str, str], language: str) -> None:
    assert terminal_language(environment) == language


def test_names_are_tidied() -> None:
    assert tidy("  Ada\n\tLovelace \x00 ") == "Ada Lovelace"
    assert len(tidy("x" * 500)) == NAME
    assert tidy("\u202eevil") == "evil", "nothing that turns the direction of writing"


def test_an_order_reads_players_options_and_seats() -> None:
    form = {"players": "3", "seat-2": "here", "name-2": " Bo ", "seat-3": "greedy", "seat-4": "beyond the players"}
    order = read_order(find("cafe"), form | {"option-regulars": "yes"})
    assert order.seats == (Wish("me", ""), Wish("here", "Bo"), Wish("greedy", ""))
    assert (order.options.players, order.options.regulars) == (3, True)  # type: ignore[attr-defined]
    assert read_order(find("cafe"), {}).seats == (Wish("me", ""), Wish("greedy", ""))
    for wrong in ({"players": "x"}, {"seat-1": "robot"}, {"option-x": "1"}):
        with pytest.raises(BadOptions):
            read_order(find("cafe"), wrong)


def test_secrets_are_long_and_compared_by_hash() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert min(map(len, tokens)) == 32
    assert len({new_id() for _ in range(100)}) == 100
    first = next(iter(tokens))
    assert among(hashed(first), [hashed(token) for token in tokens])
    assert not among(hashed("no"), [hashed(token) for token in tokens])
    assert not among(hashed(first), [])


def test_every_page_that_says_no_has_a_heading_and_help() -> None:
    words = words_for("en")
    assert [status for status in TOLD if not words.has(f"house-error-{status}")] == []
    assert [status for status in TOLD if not words.has(f"house-error-{status}-help")] == []


def test_invite_tokens_are_cut_out_of_logs() -> None:
    assert redacted('"GET /t/abc/join/SECRET-_x?y=1 HTTP/1.1" 200') == '"GET /t/abc/join/…?y=1 HTTP/1.1" 200'
    record = logging.LogRecord("uvicorn.access", 20, "", 0, "%s %s %d", ("GET", "/t/a/join/SECRET", 200), None)
    assert Redact().filter(record)
    assert record.getMessage() == "GET /t/a/join/… 200"


def test_rules_become_blocks_with_the_ids_of_their_clauses() -> None:
    text = "# Title\n\nHello *there* <b>.\n- **T6** (balance). One `x`\n  goes on.\n- **T7**. See [this](http://a).\n\nEnd."
    found = blocks(text)
    assert [block.kind for block in found] == ["heading", "paragraph", "paragraph", "paragraph", "paragraph"]
    assert [block.clause for block in found] == ["", "", "T6", "T7", ""]
    assert str(found[1].html) == "Hello *there* &lt;b&gt;."
    assert str(found[2].html) == "<b>T6</b> (balance). One <code>x</code> goes on."
    assert str(found[3].html) == "<b>T7</b>. See this."


def test_only_what_a_browser_needs_is_served() -> None:
    assert assets.asset("table.js")
    for name in ("tsconfig.json", "types.d.ts", "../app.py", "..", "", "nothing.js", "/etc/passwd"):
        assert assets.asset(name) is None


def test_a_client_has_only_so_many_streams() -> None:
    settings = Settings(database="sqlite+aiosqlite://", streams=2)
    house = House(settings, Store(settings.database), Preparation(quiet))
    match, story = replayed(locanda.new("cafe", players=2, seed=1).journal().splitlines())
    live = Live(TableRow("x", "cafe", "00", 0.0, "", 0, 0, ()), match.game, match, story, 1)
    watchers = [Watcher(2, frozenset(), "10.0.0.1") for _ in range(2)]
    for watcher in watchers:
        assert not house.crowded("10.0.0.1")
        house.enter(live, watcher)
    assert house.crowded("10.0.0.1")
    assert not house.crowded("10.0.0.2")
    house.leave(live, watchers[0])
    assert not house.crowded("10.0.0.1")
    house.leave(live, watchers[1])
    assert not house.streams, "clients that have gone are forgotten"


def test_a_piece_that_is_called_after_its_place_is_not_said_after_it_again() -> None:
    labels = {"die": "Price for Monday", "chair": "Chair 4"}
    assert place_said("die", labels, {"die": "Price for Monday: 500"}) == "Price for Monday: 500"
    assert place_said("chair", labels, {"chair": "Closed chair"}) == "Chair 4 (Closed chair)"
    assert (place_said("chair", labels, {}), place_said("other", labels, {})) == ("Chair 4", "other")
