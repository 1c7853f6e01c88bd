"""A finger on a phone of 360 by 740: everything in sight, large enough, dragged, scrolled, enlarged."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession

from browser.conftest import NewPerson
from browser.house import Server, order
from browser.person import Person
from locanda.core.catalogue import names

pytestmark = pytest.mark.browser

BOXES = """() => {
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.top, r.bottom, r.width, r.height]; };
  const one = (selector) => box(document.querySelector(selector));
  return { prompt: one("#prompt"), bar: one(".bar"), seats: one("#seats"), page: document.documentElement.scrollWidth,
    spots: [...document.querySelectorAll("#spots > *")].map(box) };
}"""


CARDS = """() => [...document.querySelectorAll("#seats > .seat")].map((card) => {
  const name = card.querySelector(".name"), tags = card.querySelector(".tags"), box = card.getBoundingClientRect();
  const inside = [...card.children, name, tags].every((e) => e.getBoundingClientRect().right <= box.right + 1);
  return { title: card.title, inside, whole: name.scrollHeight <= name.clientHeight + 1, tags: tags.innerText };
})"""


def touch(cdp: CDPSession, kind: str, *point: float) -> None:
    points = [{"x": point[0], "y": point[1]}] if point else []
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def at_table(person: NewPerson, server: Server) -> tuple[Person, CDPSession]:
    player = person(phone=True)
    player.order(server.url, order("me", "here", starter="1"))
    player.turn()
    return player, player.context.new_cdp_session(player.page)


def test_board_hand_and_prompt_are_in_sight_without_scrolling(person: NewPerson, server: Server) -> None:
    player, _ = at_table(person, server)
    boxes = player.page.evaluate(BOXES)
    assert boxes["page"] <= 360
    assert boxes["seats"][0] >= 0
    assert boxes["prompt"][1] <= 740
    assert all(top >= 0 and bottom <= boxes["bar"][0] + 1 for top, bottom, _, _ in boxes["spots"])
    assert min(min(width, height) for _, _, width, height in boxes["spots"]) >= 33


def test_four_long_names_with_notes_have_room_above_the_board(person: NewPerson, server: Server) -> None:
    player = person(phone=True)
    form = order("me", "here", "random", "random", starter="1", unexpected_guests="yes")
    player.order(server.url, form | {"name-1": "Konstantina Papadopoulou", "name-2": "Ada"})
    player.page.locator(".cover button").tap()
    player.turn()
    cards = player.page.evaluate(CARDS)
    assert cards[0]["title"].startswith("Konstantina Papadopoulou · you"), "what is cut off can be read there"
    assert [card["whole"] for card in cards[1:]] == [True, True, True]
    assert all(card["inside"] for card in cards)
    assert [card["tags"] for card in cards[2:]] == ["5 guests in hand"] * 2, "the notes, without the word bot"
    boxes = player.page.evaluate(BOXES)
    assert boxes["page"] <= 360
    assert all(top >= 0 and bottom <= boxes["bar"][0] + 1 for top, bottom, _, _ in boxes["spots"])


def test_a_piece_is_dragged_by_a_finger_and_the_page_does_not_scroll(person: NewPerson, server: Server) -> None:
    player, cdp = at_table(person, server)
    found = player.seat_somebody()
    assert found
    player.click(found[0])  # put back
    log = player.state()["log"]
    x, y = player.centre(found[0])
    touch(cdp, "touchStart", x, y)
    touch(cdp, "touchMove", x, y - 20)
    tx, ty = player.centre(found[1])
    for k in range(1, 9):  # the piece hangs 45 pixels above the finger
        touch(cdp, "touchMove", x + (tx - x) * k / 8, y - 20 + (ty + 45 - y + 20) * k / 8)
        player.page.wait_for_timeout(16)
    assert player.page.evaluate("document.querySelector('#aims .near')") is not None
    touch(cdp, "touchEnd")
    player.finish()
    player.after(log)
    assert player.page.evaluate("scrollY") == 0


def test_a_finger_on_the_board_scrolls_the_page(person: NewPerson, server: Server) -> None:
    player, cdp = at_table(person, server)
    touch(cdp, "touchStart", 100, 300)
    for k in range(1, 12):
        touch(cdp, "touchMove", 100, 300 - 14 * k)
        player.page.wait_for_timeout(16)
    touch(cdp, "touchEnd")
    player.until(lambda: player.page.evaluate("scrollY") > 20, what="a scrolled page")
    assert player.state()["picked"] == []


def test_tapping_shows_all_scores_since_there_is_no_hover(person: NewPerson, server: Server) -> None:
    player, _ = at_table(person, server)
    player.page.touchscreen.tap(*player.centre(player.next()[0]))
    seen = player.state()
    assert len(seen["picked"]) == 1
    assert player.page.evaluate("document.querySelectorAll('#tags > *').length") == len(seen["next"])


RINGS = """() => [...document.querySelectorAll("#spots > .next")].map((hit) => {
  const box = hit.getBoundingClientRect(), number = [box.x + box.width / 2, box.bottom - box.height * 0.25];
  const covers = (tag) => { const r = tag.getBoundingClientRect();
    return r.x < number[0] && number[0] < r.right && r.y < number[1] && number[1] < r.bottom; };
  return [...document.querySelectorAll("#tags > g")].some(covers);
})"""


def test_scores_and_rings_leave_the_numbers_of_beds_to_be_read(person: NewPerson, server: Server) -> None:
    player = person(phone=True)
    player.order(server.url, order("me", *["random"] * 4, game="hostal", starter="1"))
    player.turn()
    player.page.touchscreen.tap(*player.centre(player.next()[0]))
    player.until(lambda: len(player.next()) > 10, what="free beds")
    assert player.page.locator("#tags > g").count() == len(player.next())
    assert not any(player.page.evaluate(RINGS))
    fills = "[...document.querySelectorAll('#aims .next')].map((ring) => getComputedStyle(ring).fill)"
    assert set(player.page.evaluate(fills)) == {"none"}


def test_what_is_said_of_five_seats_is_not_cut_off(person: NewPerson, server: Server) -> None:
    player = person(phone=True)
    player.order(server.url, order("me", *["random"] * 4, game="hostal", starter="1"))
    player.turn()
    whole = """[...document.querySelectorAll("#seats .tags, #seats .remark")].map((e) =>
      [e.innerText, e.scrollWidth <= e.clientWidth + 1 && e.scrollHeight <= e.clientHeight + 1])"""
    assert [text for text, all_of_it in player.page.evaluate(whole) if not all_of_it] == []
    assert player.page.evaluate("document.querySelector('#seats').getBoundingClientRect().height") < 130


def test_a_choice_and_the_tools_share_a_row(person: NewPerson, server: Server) -> None:
    player = person(phone=True)
    player.order(server.url, order("me", "random", "random", game="hostal"))
    for _ in range(40):
        seen = player.until(lambda: (now := player.state())["next"] + now["choices"] and now, what="a choice")
        if len(seen["choices"]) == 1:
            break
        player.page.touchscreen.tap(*player.centre(seen["next"][-1]))
    boxes = [player.page.locator(selector).bounding_box() for selector in ("#choices", ".tools", "#prompt")]
    choice, tools, prompt = (box for box in boxes if box)
    assert choice["y"] == tools["y"]
    assert prompt["y"] + prompt["height"] <= choice["y"]


def test_on_a_tablet_the_hand_is_in_sight_too(person: NewPerson, server: Server) -> None:
    player = person(phone=True, viewport={"width": 768, "height": 1024})
    player.order(server.url, order("me", "here", starter="1"))
    player.turn()
    boxes = player.page.evaluate(BOXES)
    assert all(top >= 0 and bottom <= boxes["bar"][0] + 1 for top, bottom, _, _ in boxes["spots"])


def test_a_resting_finger_opens_a_lens_with_the_name_of_the_place(person: NewPerson, server: Server) -> None:
    player, cdp = at_table(person, server)
    spot = "chair:20"
    touch(cdp, "touchStart", *player.centre(spot))
    player.page.locator(".lens").wait_for()
    label = player.page.locator(f'[data-spot="{spot}"]').get_attribute("aria-label")
    assert player.text(".lens p") == label
    touch(cdp, "touchEnd")
    player.page.locator(".lens").wait_for(state="hidden")
    assert player.page.locator("#toasts p").count() == 0


def test_the_board_is_enlarged_and_can_still_be_played(person: NewPerson, server: Server) -> None:
    player, _ = at_table(person, server)
    found = player.seat_somebody()
    assert found
    log, floor = player.state()["log"], "document.querySelector('#background').getBoundingClientRect().width"
    width = player.page.evaluate(floor)
    player.page.locator("#zoom").tap()
    assert player.page.evaluate(floor) > 2 * width
    player.page.locator(f'[data-spot="{found[1]}"]').scroll_into_view_if_needed()
    player.page.touchscreen.tap(*player.centre(found[1]))
    player.finish()
    player.after(log)


#: What can be chosen now, with the width or height that is less.
OFFERED = """() => [...document.querySelectorAll("#spots > .next, #choices button")].map((e) => {
  const r = e.getBoundingClientRect(); return [e.dataset.spot, Math.min(r.width, r.height)]; })"""
#: A spot may lie under the bar that stays at the thumb.
MIDDLE = "(spot) => document.querySelector(`#spots [data-spot='${spot}']`).scrollIntoView({ block: 'center' })"


def tap(player: Person, spot: str) -> None:
    """A finger on a button or on a place."""
    button = player.page.locator(f'#choices [data-spot="{spot}"]')
    if button.count():
        button.tap()
        return
    player.page.evaluate(MIDDLE, spot)
    player.page.touchscreen.tap(*player.centre(spot))


def small(player: Person) -> list[Any]:
    return [each for each in player.page.evaluate(OFFERED) if each[1] < 24]


def choose_by_finger(player: Person) -> None:
    """One whole choice, always the first that is offered; waits until the answer shows."""
    seen = player.turn()
    question, path = player.text("#prompt"), [*seen["next"], *seen["choices"]][:1]
    tap(player, path[0])
    while (now := player.state())["picked"] and player.text("#prompt").endswith("…"):
        tap(player, [*now["next"], *now["choices"]][0])
    player.until(
        lambda: player.text("#prompt") != question or player.state()["log"] != seen["log"], what=f"an answer to {path}"
    )


@pytest.mark.parametrize("game", names())
def test_every_game_is_played_by_touch_on_a_phone(person: NewPerson, server: Server, game: str) -> None:
    player = person(phone=True)
    player.order(server.url, order("me", "random", game=game))
    for _ in range(3):
        assert not player.turn()["over"]
        assert player.page.evaluate(OFFERED)
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
        if small(player):  # enlarging the board serves where a place is narrow
            player.page.locator("#zoom").tap()
            assert small(player) == []
            player.page.locator("#zoom").tap()
        choose_by_finger(player)


def test_a_long_choice_is_wrapped_and_stays_on_the_screen(person: NewPerson, server: Server) -> None:
    """As long as what one serves with, in a language of long words, with what is left over."""
    player = person(phone=True)
    player.order(server.url, order("me", "random", game="souvlaki"))
    while len(player.turn()["choices"]) < 2:
        choose_by_finger(player)
    words = "Εξυπηρέτηση με πίτα γύρο, πατάτες, αναψυκτικό· περισσεύουν: αναψυκτικό, πατάτες"
    player.page.evaluate(
        "(words) => { document.querySelector('#choices button').lastChild.textContent = words; }", words
    )
    box = player.page.locator("#choices button").first.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert words in player.page.locator("#choices button").first.inner_text()


def test_the_help_speaks_of_fingers_where_there_are_no_keys(person: NewPerson, server: Server) -> None:
    for phone in (True, False):
        player = person(phone=phone)
        player.order(server.url, order("me", "random"))
        player.turn()
        player.page.locator(".tools button").last.click()
        player.page.locator("dialog.keys-help").wait_for()
        assert player.page.locator(".keys-help .touch").is_visible() == phone
        assert player.page.locator(".keys-help ul").is_visible() != phone
