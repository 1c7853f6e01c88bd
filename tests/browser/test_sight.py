"""What can be chosen is in sight and can be reached: below a note, on a phone on its side, at the end of a game."""

from typing import Any

import pytest

from browser.conftest import NewPerson
from browser.house import Server, finished_table, order
from browser.person import Person
from locanda.core.catalogue import names

pytestmark = pytest.mark.browser
SIDEWAYS = {"width": 740, "height": 360}

#: What these lack that they should have: to be inside the window, and to be what a pointer in their middle meets.
BURIED = """(selector) => [...document.querySelectorAll(selector)].filter((e) => {
  const r = e.getBoundingClientRect(), met = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  return r.top < 0 || r.left < 0 || r.bottom > innerHeight || r.right > innerWidth || !e.contains(met);
}).map((e) => e.innerText)"""
#: A spot that cannot be chosen, is met by the pointer in its middle, and is far from all that can be.
SHUT = """() => {
  const middle = (e) => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const live = [...document.querySelectorAll("#spots > :is(.next, .live)")].map(middle);
  const far = ([x, y]) => live.every(([a, b]) => Math.hypot(a - x, b - y) > 60);
  return [...document.querySelectorAll("#spots > :not(.next, .live)")].map(middle).filter(far)
    .find(([x, y]) => document.elementFromPoint(x, y)?.parentNode?.id === "spots");
}"""


def buried(player: Person, selector: str) -> Any:
    return player.page.evaluate(BURIED, selector)


def refuse(player: Person) -> None:
    """Points at what cannot be chosen, until a note says so."""
    player.page.mouse.click(*player.page.evaluate(SHUT))
    player.page.locator("#toasts .refused").wait_for()


def choose(player: Person) -> None:
    """A whole choice by finger, always the first that is offered, with all choices in sight on the way."""
    before = player.text("#prompt"), player.state()["log"]
    while True:
        now = player.state()
        spot = [*now["choices"], *now["next"]][0]
        button = player.page.locator(f'#choices [data-spot="{spot}"]')
        if button.count():
            button.tap()
        else:
            player.page.touchscreen.tap(*player.centre(spot))
        if not (player.state()["picked"] and player.text("#prompt").endswith("…")):
            break
        assert buried(player, "#prompt, #choices button") == []
    player.until(lambda: (player.text("#prompt"), player.state()["log"]) != before, what="an answer")


def test_a_note_covers_nothing_that_can_be_clicked_and_goes_with_the_next_choice(
    person: NewPerson, server: Server
) -> None:
    player = person()
    player.order(server.url, order("me", "random", game="boutique"))
    player.turn()
    refuse(player)
    assert buried(player, "#choices button, #toasts a") == []
    notes, bar = (player.page.locator(each).bounding_box() for each in ("#toasts .refused", ".bar"))
    assert notes
    assert bar
    assert notes["x"] > bar["x"] + bar["width"], "beside the board and the bar"
    player.page.locator("#choices button").first.click()
    assert player.page.locator("#toasts .refused").count() == 0


def test_on_a_phone_a_note_lets_the_finger_through(person: NewPerson, server: Server) -> None:
    player = person(phone=True)
    player.order(server.url, order("me", "random", game="boutique"))
    player.turn()
    refuse(player)
    assert buried(player, ".site summary, .seat .tab") == []
    assert player.page.evaluate("""() => {
      const r = document.querySelector("#toasts .refused").getBoundingClientRect();
      return document.elementFromPoint(r.right - 8, r.bottom - 4).closest("#toasts") === null; }""")
    assert buried(player, "#toasts a") == []


@pytest.mark.parametrize("game", names())
def test_on_a_phone_on_its_side_the_question_and_all_choices_are_in_sight(
    person: NewPerson, server: Server, game: str
) -> None:
    player = person(phone=True, viewport=SIDEWAYS)
    player.order(server.url, order("me", "random", game=game))
    for _ in range(4):
        player.turn()
        assert buried(player, "#prompt, #choices button, #help") == []
        board = player.page.locator("#board").bounding_box()
        assert board
        assert board["height"] > 340, "the board has the whole height"
        refuse(player)
        assert buried(player, "#prompt, #choices button, #help") == []
        choose(player)


@pytest.mark.parametrize("size", [{"width": 360, "height": 560}, SIDEWAYS], ids=["upright", "sideways"])
def test_at_the_end_the_buttons_are_in_sight_while_the_sums_scroll(
    person: NewPerson, server: Server, size: dict[str, int]
) -> None:
    player = person(phone=True, viewport=size)
    player.open(finished_table(server.url, "boutique"))
    dialog = player.page.locator("dialog.ending")
    dialog.wait_for()
    assert dialog.evaluate("(e) => e.scrollHeight > e.clientHeight + 20"), "there is more than fits"
    assert dialog.locator(".actions :is(a, button)").count() > 1
    for there in (0, 9999):
        dialog.evaluate("(e, there) => e.scrollTo(0, there)", there)
        assert buried(player, ".ending .actions :is(a, button)") == []
    assert buried(player, ".ending .result:last-child dl div:last-child") == [], "nothing stays behind them"


@pytest.mark.parametrize("size", [{"width": 360, "height": 740}, SIDEWAYS], ids=["upright", "sideways"])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_names_of_bots_are_read_whole_beside_long_scores(
    person: NewPerson, server: Server, size: dict[str, int], seats: int
) -> None:
    player = person(phone=True, viewport=size, locale="es-ES")
    player.order(server.url, order("me", *["greedy"] * (seats - 1), game="boutique"))
    player.turn()
    cards = player.page.locator("#seats .name")
    assert cards.count() == seats
    assert all("codicioso" in name for name in cards.all_inner_texts()[1:])
    whole = "(all) => all.every((e) => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 1)"
    assert cards.evaluate_all(whole)
