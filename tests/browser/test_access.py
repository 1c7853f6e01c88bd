"""Every page passes axe-core's checks, by day and by night; and works without a script, or with large letters."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import NewPerson
from browser.house import Server, finished_table, order
from browser.person import Person

pytestmark = pytest.mark.browser


def check(one: Person) -> list[str]:
    one.page.wait_for_timeout(350)  # what fades in has its colours then
    found = Axe().run(one.page)
    return [
        f"{fault['id']}: {[node['html'][:160] for node in fault['nodes']]}" for fault in found.response["violations"]
    ]


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/games/cafe", "/rules/cafe", "/about", "/nowhere"])
def test_pages(person: NewPerson, server: Server, path: str, light: str) -> None:
    visitor = person(color_scheme=light)
    visitor.open(server.url + path)
    assert check(visitor) == []
    visitor.faults[:] = [fault for fault in visitor.faults if path != "/nowhere" or "404" not in fault]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_table_as_one_plays(person: NewPerson, server: Server, light: str) -> None:
    player = person(color_scheme=light)
    url = player.order(server.url, order("me", "invite", "greedy", starter="1"))
    player.turn()
    assert check(player) == []
    player.click(player.next()[0])
    player.page.locator("#help").click()
    assert check(player) == []
    player.open(f"{url}/text")
    assert check(player) == []
    player.open("/".join(url.split("/")[:3]))
    assert check(player) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_one_hotel_looked_at_on_a_phone(person: NewPerson, server: Server, light: str) -> None:
    player = person(phone=True, color_scheme=light)
    player.order(server.url, order("me", "random", "random", game="boutique"))
    player.turn()
    player.page.locator("#seats button").nth(2).tap()
    assert check(player) == []


def test_the_end_and_the_replay(person: NewPerson, server: Server) -> None:
    viewer = person()
    url = finished_table(server.url)
    viewer.open(url)
    viewer.page.locator("dialog.ending").wait_for()
    assert check(viewer) == []
    viewer.open(f"{url}/replay#20")
    viewer.until(lambda: viewer.state()["log"] > 0, what="a log")
    assert check(viewer) == []


def test_a_table_is_opened_and_played_without_a_script(person: NewPerson, server: Server) -> None:
    reader = person(java_script_enabled=False)
    reader.open(server.url)
    reader.page.locator("main form button").first.click()
    reader.page.locator("noscript, .problem").first.wait_for(state="attached")
    reader.page.get_by_role("link", name="text").first.click()
    reader.page.locator("ol.log").wait_for(state="attached")
    before = reader.page.locator("ol.log li").count()
    for _ in range(20):  # some choices are not told before others have chosen too
        if reader.page.locator("form.move").count():
            reader.page.locator("form.move button").click()
        else:
            reader.page.wait_for_timeout(300)
            reader.page.reload()
        if reader.page.locator("ol.log li").count() > before:
            break
    assert reader.page.locator("ol.log li").count() > before


@pytest.mark.parametrize("size", [(640, 360), (320, 256), (1024, 600)])
def test_small_windows_and_large_letters_do_not_cut_anything_off(
    person: NewPerson, server: Server, size: tuple[int, int]
) -> None:
    """A window enlarged to 400 % is 320 pixels wide: nothing may need scrolling in two directions."""
    player = person(viewport={"width": size[0], "height": size[1]})
    player.order(server.url, order("me", "greedy"))
    player.turn()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    player.page.locator("#prompt").scroll_into_view_if_needed()
    assert player.page.locator("#prompt").is_visible()
    piece = player.next()[0]
    player.page.locator(f'[data-spot="{piece}"]').scroll_into_view_if_needed()
    player.page.locator(f'[data-spot="{piece}"]').click(force=True)
    assert player.state()["picked"] == [piece]
