"""The replay of a finished game: slider, keys, playing by itself, and a link to a step."""

import re

import pytest

from browser.conftest import NewPerson
from browser.house import Server, finished_table
from locanda.core.catalogue import names

pytestmark = pytest.mark.browser
#: Two more seats beside the board, as in a street of four shops.
MORE_SEATS = "() => [...document.querySelectorAll('.seat')].forEach((seat) => seat.after(seat.cloneNode(true)))"


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    return finished_table(server.url)


def test_a_shared_link_opens_at_its_step_and_the_slider_moves_it(person: NewPerson, finished: str) -> None:
    viewer = person()
    viewer.open(f"{finished}/replay#12")
    viewer.until(lambda: viewer.state()["log"] > 0, what="a log")
    assert viewer.page.locator("#step").input_value() == "12"
    assert "12" in viewer.text("#step-text")
    log = viewer.state()["log"]
    steps = int(viewer.page.locator("#step").get_attribute("max") or 0)
    viewer.page.locator("#step").fill(str(steps))
    viewer.until(lambda: viewer.state()["log"] > log, what="a longer log")
    assert viewer.page.url.endswith(f"#{steps}")
    scores = viewer.page.locator("#seats .score").all_inner_texts()
    viewer.open(finished)
    viewer.page.locator("dialog.ending").wait_for()
    assert sorted(scores) == sorted(viewer.page.locator(".result .score").all_inner_texts())


def test_the_keys_walk_and_play_by_itself_goes_on(person: NewPerson, finished: str) -> None:
    viewer = person()
    viewer.open(f"{finished}/replay")
    step = viewer.page.locator("#step")
    keys = viewer.page.keyboard
    viewer.page.locator("h1").click()
    for key, value in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        keys.press(key)
        assert step.input_value() == value
    viewer.page.locator("#speed").select_option("200")
    viewer.page.locator("h1").click()
    keys.press(" ")
    assert viewer.page.locator("#to-play").get_attribute("title") == "Pause"
    viewer.until(lambda: int(step.input_value()) >= 3, what="step 3")
    keys.press(" ")
    stopped = step.input_value()
    viewer.page.wait_for_timeout(500)
    assert step.input_value() == stopped
    assert viewer.page.locator("#to-play").get_attribute("title") == "Play"


def test_the_link_to_a_step_is_copied(person: NewPerson, finished: str) -> None:
    viewer = person(permissions=["clipboard-read", "clipboard-write"])
    viewer.open(f"{finished}/replay#5")
    viewer.until(lambda: viewer.page.locator("#step").input_value() == "5", what="step 5")
    viewer.page.locator("#share").click()
    viewer.page.locator(".copied").wait_for()
    assert re.search(r"/replay\?view=2#5$", viewer.page.evaluate("navigator.clipboard.readText()"))


@pytest.mark.parametrize("game", names())
def test_every_game_is_watched_on_a_desktop_and_on_a_phone(person: NewPerson, server: Server, game: str) -> None:
    url, pieces = finished_table(server.url, game), "document.querySelectorAll('#pieces > *').length"
    for phone in (False, True):
        viewer = person(phone=phone)
        viewer.open(f"{url}/replay")
        viewer.until(lambda who=viewer: who.page.evaluate(pieces) > 0, what="pieces")
        viewer.page.locator("#to-next").click()
        viewer.page.locator("#to-next").click()
        viewer.until(lambda who=viewer: who.state()["log"] > 0, what="a log")
        viewer.page.locator("#to-last").click()
        steps = viewer.page.locator("#step").get_attribute("max")
        assert viewer.page.locator("#step").input_value() == steps
        assert viewer.page.locator("#step").is_visible()
        assert viewer.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        board = viewer.page.locator("#board").bounding_box()
        assert board
        assert board["width"] > 0.9 * 360


@pytest.mark.parametrize(("game", "tabs"), [("souvlaki", 2), ("cafe", 0)])
def test_on_a_phone_a_replay_has_tabs_where_seats_have_places_of_their_own(
    person: NewPerson, server: Server, game: str, tabs: int
) -> None:
    viewer = person(phone=True)
    viewer.open(f"{finished_table(server.url, game)}/replay#9")
    viewer.until(lambda: viewer.state()["log"] > 0, what="a log")
    cards = viewer.page.locator("#seats button")
    assert cards.count() == tabs
    if tabs:
        view = "document.querySelector('#board').getAttribute('viewBox').split(' ').map(Number)"
        whole = viewer.page.evaluate(view)
        cards.nth(1).tap()
        viewer.until(lambda: viewer.page.evaluate(view)[3] < whole[3] / 4, what="a shop alone")
        assert cards.nth(1).get_attribute("aria-pressed") == "true"


def test_play_does_not_look_like_a_step(person: NewPerson, finished: str) -> None:
    viewer = person()
    viewer.open(f"{finished}/replay")
    looks = "(b) => { const s = getComputedStyle(b); return [s.backgroundColor, b.querySelector('use').href.baseVal]; }"
    play, step, back = (
        viewer.page.locator(f"#{name}").evaluate(looks) for name in ("to-play", "to-next", "to-previous")
    )
    assert play[0] != step[0] == back[0]
    signs = viewer.page.evaluate("fetch('/static/signs.svg').then((answer) => answer.text())")
    filled = {name: 'fill="none"' not in sign for name, sign in re.findall(r'<symbol id="(\w+)"(.*)', signs)}
    assert (filled["play"], filled["next"], filled["previous"]) == (True, False, False)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768)])
def test_the_log_is_in_sight_however_much_there_is_to_say_of_the_game(
    person: NewPerson, server: Server, size: tuple[int, int]
) -> None:
    viewer = person(viewport={"width": size[0], "height": size[1]})
    viewer.open(f"{finished_table(server.url, 'souvlaki')}/replay#60")
    viewer.until(lambda: viewer.state()["log"] > 5, what="a log")
    viewer.page.evaluate(MORE_SEATS)
    box = "(e) => { const r = e.getBoundingClientRect(); return [r.top, r.bottom, e.scrollHeight > e.clientHeight]; }"
    top, bottom, _ = viewer.page.locator("#log").evaluate(box)
    assert bottom - top > 80
    assert bottom <= size[1] + 1
    panels = viewer.page.locator("#panels").evaluate(box)
    assert panels[1] - panels[0] > 80
    assert panels[1] <= top
    assert panels[2], "all is in sight anyway"
    viewer.page.locator("#panels").hover()
    viewer.page.mouse.wheel(0, 3000)
    last = "(e) => e.lastElementChild.getBoundingClientRect().bottom"
    viewer.until(lambda: viewer.page.locator("#panels").evaluate(last) <= panels[1] + 1, what="the last fact")
