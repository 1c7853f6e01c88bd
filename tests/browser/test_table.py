"""A table in the browser: previews, refusals, undo, two browsers, reconnecting, languages, hot seat, light, keys."""

import re
import signal
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from browser.conftest import NewPerson
from browser.house import Server, order
from browser.person import Person

pytestmark = pytest.mark.browser
TRANSFORM = """() => [...document.querySelectorAll("#pieces > g")].map((e) => e.getAttribute("transform"))"""

WATCH = """() => {
  window.seen = { glides: 0, duration: 0 };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.parentNode?.id === "pieces" && frames[0].transform) {
      window.seen.glides += 1;
      window.seen.duration = how.duration;
    }
    if (this.parentNode?.id === "pops") window.seen.pop = this.textContent;
    return animate.call(this, frames, how);
  };
}"""


def seat_one(player: Person) -> tuple[str, str]:
    """Makes a choice that seats somebody; the piece and the place."""
    seen = player.turn()
    found = player.seat_somebody()
    assert found, "nobody can be seated"
    player.click(found[1])
    player.finish()
    player.after(seen["log"])
    return found


def test_a_place_tells_what_it_would_score_before_one_chooses(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "here"))
    player.turn()
    found = player.seat_somebody()
    assert found
    player.page.mouse.move(*player.centre(found[1]))
    tag = player.until(lambda: player.page.evaluate("document.querySelector('#tags text')?.textContent"), what="a tag")
    assert re.fullmatch(r"[+−]?\d+.*", tag)
    label = player.page.locator(f'[data-spot="{found[1]}"]').get_attribute("aria-label")
    assert label
    assert label.endswith(tag)
    player.page.mouse.move(2, 2)
    player.until(lambda: not player.page.evaluate("document.querySelector('#tags text')"), what="no tag")


def test_a_resting_mouse_is_told_what_lies_there_by_the_names_of_the_board(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "here"))
    player.turn()
    tip, spot = player.page.locator(".tip"), player.next()[0]
    player.page.mouse.move(*player.centre(spot))
    player.until(tip.is_visible, what="a tip")
    assert tip.inner_text() == player.page.locator(f'[data-spot="{spot}"]').get_attribute("aria-label")
    player.page.mouse.down()
    assert not tip.is_visible()
    player.page.mouse.up()
    bag = player.page.locator("#pieces > g:has([href='#bag'])")  # no place to choose, and yet a thing
    bag.hover(force=True)
    player.until(tip.is_visible, what="a tip of what cannot be chosen")
    assert re.fullmatch(r"Bag.*\d+.*", tip.inner_text())
    player.page.mouse.move(2, 2)
    assert not tip.is_visible()


def test_a_refused_place_names_its_clause_and_links_to_the_rule(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "here"))
    player.turn()
    player.click(player.next()[0])
    legal = set(player.next())
    free = [f"chair:{n}" for n in range(68) if f"chair:{n}" not in legal]
    player.click(free[0])
    toast = player.page.locator("#toasts .refused")
    toast.wait_for()
    clause = re.search(r"^Not allowed \(([A-Z]\d+[a-z]?)\): .{20,}", toast.inner_text())
    assert clause
    assert player.page.locator("#toasts").get_attribute("role") == "status"
    link = toast.locator("a").get_attribute("href")
    assert link
    assert link.endswith(f"#{clause[1]}")
    player.open(server.url + link)
    assert player.page.evaluate("!!document.querySelector(':target')")


def test_the_last_step_can_be_taken_back(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "here"))
    for _ in range(6):  # a first guest alone ends the turn by drawing, which nobody can take back
        before, pieces = player.turn(), player.page.evaluate(TRANSFORM)
        assert not player.page.locator("#undo").is_visible()
        seat_one(player)
        player.turn()
        if player.page.locator("#undo").is_visible():
            break
    player.page.locator("#undo").click()
    player.until(lambda: sorted(player.state()["next"]) == sorted(before["next"]), what="the same choices")
    player.until(lambda: sorted(player.page.evaluate(TRANSFORM)) == sorted(pieces), what="the same board")


def test_pieces_glide_scores_rise_and_the_last_move_is_marked(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "here"))
    player.turn()
    player.page.evaluate(WATCH)
    _, place = seat_one(player)
    seen = player.page.evaluate("window.seen")
    assert seen["glides"] >= 1
    assert 200 <= seen["duration"] <= 300
    assert player.page.evaluate("document.querySelectorAll('#lasts > *').length") >= 1
    box = player.page.locator("#lasts > *").first.bounding_box()
    x, y = player.centre(place)
    assert box
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]


def test_nothing_moves_where_reduced_motion_is_asked_for(person: NewPerson, server: Server) -> None:
    player = person(reduced_motion="reduce")
    player.order(server.url, order("me", "here"))
    player.turn()
    player.page.evaluate(WATCH)
    seat_one(player)
    player.turn()
    assert player.page.evaluate("window.seen.glides") == 0
    assert player.page.evaluate("document.querySelector('#pieces').getAnimations({ subtree: true }).length") == 0


# ---- two people


def invite(host: Person, guest: Person, name: str) -> None:
    """The guest opens the host's invite link and takes the seat."""
    guest.open(host.page.locator(".invite input").input_value())
    guest.page.locator("#name").fill(name)
    guest.page.locator("main button").click()
    guest.page.wait_for_url("**/t/*")


def test_two_browsers_see_each_others_moves_at_once(person: NewPerson, server: Server) -> None:
    anna, ben = person(), person()
    anna.order(server.url, order("me", "invite", starter="1") | {"name-1": "Anna"})
    invite(anna, ben, "Ben")
    anna.until(lambda: "Ben" in anna.text("#seats"), what="Ben at the table")
    assert ben.page.locator("#invites").count() == 0
    anna.until(lambda: not anna.page.locator("#invites").count(), what="no more invitation")
    log = ben.state()["log"]
    asked: list[str] = []
    ben.page.on("request", lambda request: asked.append(request.url))
    _, place = seat_one(anna)
    ben.after(log)
    assert not asked, "it comes down the open stream, nothing is polled"
    pieces = "(place) => document.querySelector(`[data-spot='${place}']`).getAttribute('aria-label')"
    assert "free" not in ben.page.evaluate(pieces, place)
    assert ben.page.evaluate(pieces, place) == anna.page.evaluate(pieces, place)
    anna.until(lambda: anna.state()["yours"] != ben.state()["yours"], what="one of them on turn")


def test_two_people_at_one_table_each_read_their_own_language(person: NewPerson, server: Server) -> None:
    anna, nikos = person(locale="ru-RU"), person(locale="el-GR")
    anna.order(server.url, order("me", "invite", starter="1"))
    invite(anna, nikos, "Νίκος")
    log = nikos.state()["log"]
    seat_one(anna)
    nikos.after(log)
    cyrillic, greek = re.compile(r"[а-яё]{4}"), re.compile(r"[α-ωάέήίόύώ]{4}")
    for where in ("#log li", "#prompt", "#panels", ".links"):
        assert cyrillic.search(anna.text(where)), where
        assert greek.search(nikos.text(where)), where
    assert not re.search(r"[а-яё]", nikos.text("#log"), re.IGNORECASE)
    place = "document.querySelector('#spots > [data-spot]').getAttribute('aria-label')"
    assert re.search(r"[а-яё]", anna.page.evaluate(place), re.IGNORECASE)
    assert re.search(r"[α-ω]", nikos.page.evaluate(place), re.IGNORECASE)
    # and anybody changes it at the table, at once
    nikos.page.locator(".menu > summary").click()
    nikos.page.locator("#language").select_option("it")
    nikos.page.locator("html[lang=it] #log li").first.wait_for()  # the page is loaded anew
    assert not greek.search(nikos.text("#log").replace("Νίκος", ""))


# ---- the wire

#: The note goes by itself, perhaps before anybody looks.
REMEMBER_BACK = """() => new MutationObserver(() => { window.back ||= !!document.querySelector("#toasts .back"); })
  .observe(document.getElementById("toasts"), { childList: true })"""


def test_a_dropped_stream_loses_nothing_even_when_the_server_was_killed(person: NewPerson, tmp_path: Path) -> None:
    house = Server(tmp_path).start()
    try:
        anna, ben = person(), person()
        anna.order(house.url, order("me", "invite", starter="1"))
        invite(anna, ben, "Ben")
        seat_one(anna)
        ben.until(lambda: ben.state()["log"] == anna.state()["log"], what="the same log")
        house.stop(signal.SIGKILL)
        for one in (anna, ben):
            one.page.locator("#toasts .lost").wait_for()
            one.page.evaluate(REMEMBER_BACK)
        score = anna.text("#seats")
        house.start()
        for one in (anna, ben):
            one.until(lambda one=one: one.page.evaluate("window.back"), what="word that it is there again")
            one.until(lambda one=one: not one.page.locator("#toasts .lost").count(), what="no note of loss")
        assert anna.text("#seats") == score
        log = ben.state()["log"]
        on_turn = next(one for one in (anna, ben) if one.state()["yours"])
        on_turn.choose()
        for one in (anna, ben):
            one.after(log)
        assert ben.state()["log"] == anna.state()["log"]
    finally:
        house.stop()
        for one in (anna, ben):  # the browser reports each try to connect
            one.faults[:] = [fault for fault in one.faults if "ERR_" not in fault]


def test_a_choice_that_does_not_arrive_can_be_made_again(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "here", starter="1"))
    player.turn()
    found = player.seat_somebody()
    assert found
    player.context.set_offline(True)
    player.click(found[1])
    player.page.locator("#toasts .refused").wait_for()
    assert player.state()["picked"] == []
    player.context.set_offline(False)
    player.faults[:] = [fault for fault in player.faults if "ERR_INTERNET_DISCONNECTED" not in fault]
    seat_one(player)


# ---- one screen


def test_two_hands_at_one_screen_stay_hidden_from_each_other(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(
        server.url, order("me", "here", unexpected_guests="yes", starter="1") | {"name-1": "Anna", "name-2": "Ben"}
    )
    pieces = "document.querySelectorAll('#pieces > *').length"
    cover = player.page.locator("dialog.cover")
    cover.wait_for()
    assert "Anna" in cover.inner_text()
    assert player.page.evaluate(pieces) == 0
    player.page.keyboard.press("Escape")
    assert cover.is_visible()
    cover.locator("button").click()
    hand = "[...document.querySelectorAll('#spots > .next')].map((e) => e.getAttribute('aria-label')).join()"
    player.turn()
    annas = player.page.evaluate(hand)
    for _ in range(6):
        if cover.is_visible():
            break
        seen = player.turn()
        if "done" in seen["choices"]:
            player.page.locator('#choices [data-spot="done"]').click()
        else:
            player.choose()
        player.page.wait_for_timeout(1200)
    assert "Ben" in cover.inner_text()
    assert player.page.evaluate(pieces) == 0
    assert player.state()["log"] == 0
    cover.locator("button").click()
    player.turn()
    assert player.page.evaluate(hand) != annas
    assert "here" in player.page.locator("#seats > li").nth(1).get_attribute("class").split()


def test_open_hands_at_one_screen_need_no_cover(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "here", starter="1"))
    for _ in range(3):
        if "here" in (player.page.locator("#seats > li").nth(1).get_attribute("class") or "").split():
            break
        seen = player.turn()
        if "done" in seen["choices"]:
            player.page.locator('#choices [data-spot="done"]').click()
        else:
            player.choose()
        player.page.wait_for_timeout(1200)
    player.turn()
    assert "here" in player.page.locator("#seats > li").nth(1).get_attribute("class").split()
    assert not player.page.locator("dialog.cover").is_visible()


# ---- light


def test_day_and_night_follow_the_device_until_one_is_chosen(person: NewPerson, server: Server) -> None:
    player = person(color_scheme="dark")
    player.order(server.url, order("me", "here"))
    paper = "getComputedStyle(document.querySelector('.bar')).backgroundColor"
    floor = "getComputedStyle(document.documentElement).getPropertyValue('--floor-a')"
    night, dark_floor = player.page.evaluate(paper), player.page.evaluate(floor)
    assert dark_floor
    player.page.locator(".menu > summary").click()
    player.page.locator('[data-theme-set="light"]').click()
    assert player.page.evaluate(paper) != night
    assert player.page.evaluate(floor) != dark_floor
    player.page.reload()
    assert player.page.evaluate("document.documentElement.dataset.theme") == "light"
    assert player.page.evaluate(paper) != night


# ---- keyboard


def test_arrows_reach_every_possible_place_and_escape_steps_back(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "here", starter="1"))
    keys = player.page.keyboard
    player.turn()
    while ":" not in player.state()["focus"]:
        keys.press("Tab")
    first = player.state()["focus"]
    reached = walk(player)
    assert reached == set(player.next())
    player.page.locator(f'[data-spot="{first}"]').focus()
    keys.press("Enter")
    seen = player.state()
    assert seen["picked"] == [first]
    assert seen["focus"] in seen["next"]
    reached = walk(player)
    assert reached == {spot for spot in player.next() if player.page.locator(f'#spots > [data-spot="{spot}"]').count()}
    keys.press("Escape")
    seen = player.state()
    assert seen["picked"] == []
    assert seen["focus"] == first
    keys.press("?")
    player.page.locator("dialog.keys-help").wait_for()
    keys.press("Escape")
    assert player.state()["focus"] in (first, "help")


def walk(player: Person) -> set[str]:
    """All spots that the arrow keys lead to from where the focus is."""
    start = player.state()["focus"]
    reached, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            player.page.locator(f'[data-spot="{here}"]').focus()
            player.page.keyboard.press(arrow)
            there = player.state()["focus"]
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    return reached


def test_the_frame_has_the_fields_that_the_types_declare(person: NewPerson, server: Server) -> None:
    import json

    import locanda.server

    player = person()
    url = player.order(server.url, order("me", "greedy"))
    first = json.loads(player.page.locator("#first").text_content() or "")
    types = (Path(locanda.server.__file__).parent / "static" / "types.d.ts").read_text(encoding="utf-8")

    def declared(name: str) -> tuple[set[str], set[str]]:
        body = re.search(rf"interface {name} \{{(.*?)\n?\}}(?=\n|$)", types, re.DOTALL)
        assert body
        flat = re.sub(r"\{[^{}]*\}", "", body[1])
        fields = re.findall(r"(?:^|;|\n)\s*(\w+)(\??):", flat)
        return {field for field, _ in fields}, {field for field, maybe in fields if not maybe}

    for name, value in (("First", first), ("Frame", first["frame"]), ("Seat", first["frame"]["seats"][0])):
        every, needed = declared(name)
        assert needed <= set(value) <= every, (name, urlsplit(url).path)
