"""The replay of a finished game: slider, keys, playing by itself, and a link to a step."""

import re

import pytest

from browser.conftest import NewPerson
from browser.house import Server, finished_table
from locanda.core.catalogue import names

pytestmark = pytest.mark.browser


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
    assert re.search(r"/replay#5$", viewer.page.evaluate("navigator.clipboard.readText()"))


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
