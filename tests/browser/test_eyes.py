"""Through whose eyes a replay is seen: chosen beside the slider without losing the step, shared by the address."""

import httpx
import pytest

from browser.conftest import NewPerson
from browser.house import Server, finished_table
from browser.person import Person

pytestmark = pytest.mark.browser
PIECES = "[...document.querySelectorAll('#ground use, #pieces use')].map((e) => e.getAttribute('href')).sort().join()"
STEP = 30


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A game in which nearly everything is hidden."""
    return finished_table(server.url, "hostal")


def drawn(table: str, view: int) -> str:
    """What is drawn at the step for the eyes, as the server says it."""
    frame = httpx.get(f"{table}/replay/{STEP}", params={"view": view}).json()
    return ",".join(sorted(f"#{name}" for sprite in frame["sprites"] for name in sprite[1].split()))


def sees(who: Person, table: str, view: int) -> None:
    """Waits until the eyes are what is looked through, at the same step, and the address says so."""
    who.until(lambda: who.page.evaluate("location.search + location.hash") == f"?view={view}#{STEP}", what="an address")
    assert who.page.locator("#step").input_value() == str(STEP)
    pieces = drawn(table, view)
    who.until(lambda: who.page.evaluate(PIECES) == pieces, what=f"what seat {view} saw")


def test_eyes_are_changed_at_the_same_step_and_shared(person: NewPerson, finished: str) -> None:
    assert len({drawn(finished, view) for view in (0, 1, 2)}) == 3, "each sees something else"
    viewer = person(permissions=["clipboard-read", "clipboard-write"])
    viewer.open(f"{finished}/replay#{STEP}")
    sees(viewer, finished, 2)
    told = viewer.page.locator("#log").inner_text()
    for view in (0, 1):
        viewer.page.locator("#eyes").select_option(str(view))
        sees(viewer, finished, view)
        assert viewer.page.locator(".seat.here").count() == 1
    assert viewer.page.locator("#log").inner_text() != told, "others were told other words"
    viewer.page.locator("#share").click()
    viewer.page.locator(".copied").wait_for()
    link = viewer.page.evaluate("navigator.clipboard.readText()")
    friend = person()
    friend.open(link)
    sees(friend, finished, 1)
    friend.page.locator("#eyes").select_option("2")
    sees(friend, finished, 2)
    assert friend.page.locator(".seat.here").count() == 0
    assert friend.page.locator("#log").inner_text() == told


def test_eyes_are_chosen_by_keyboard_and_the_language_keeps_them(person: NewPerson, finished: str) -> None:
    viewer = person()
    viewer.open(f"{finished}/replay?view=0#{STEP}")
    sees(viewer, finished, 0)
    assert viewer.page.get_by_role("combobox", name="Seen by").input_value() == "0"
    viewer.page.locator("#step").focus()
    viewer.page.keyboard.press("Tab")
    assert viewer.page.evaluate("document.activeElement.id") == "eyes"
    viewer.page.keyboard.press("ArrowDown")
    sees(viewer, finished, 1)
    assert viewer.page.evaluate("document.activeElement.id") == "eyes"
    viewer.page.locator("details.menu summary").click()
    viewer.page.locator("#language").select_option("it")
    viewer.until(lambda: viewer.page.evaluate("document.documentElement.lang") == "it", what="Italian")
    sees(viewer, finished, 1)


def test_eyes_can_be_read_on_a_phone_and_nobody_is_away(person: NewPerson, finished: str) -> None:
    viewer = person(phone=True)
    viewer.open(f"{finished}/replay?view=1#{STEP}")
    sees(viewer, finished, 1)
    eyes, box = viewer.page.locator("#eyes"), viewer.page.locator("label.eyes").bounding_box()
    assert box
    assert 0 <= box["x"] < box["x"] + box["width"] <= 360
    assert box["y"] + box["height"] <= 740, "in sight without scrolling"
    assert viewer.page.get_by_text("Seen by").is_visible()
    assert (eyes.bounding_box() or box)["height"] >= 40
    assert viewer.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert viewer.page.locator(".seat.away").count() == 0
