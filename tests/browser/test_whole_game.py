"""A person plays a full two-player game against the greedy bot: by mouse, and by keyboard alone."""

import pytest

from browser.conftest import NewPerson
from browser.house import Server, order
from browser.person import Person

pytestmark = pytest.mark.browser
#: No game takes as many choices of one person.
MANY = 160


def choose_by_mouse(player: Person, n: int) -> None:
    """One choice: a piece and a place by clicks or, now and then, by dragging; a button if nothing else is possible."""
    seen = player.state()
    found = player.seat_somebody()
    if found and n % 3 == 2:
        player.click(found[0])  # put back, then dragged
        player.drag(*found)
    elif found:
        player.click(found[1])
    elif seen["choices"]:
        player.page.locator("#choices button").last.click()
        return
    else:
        piece = player.next()[0]
        player.click(piece)
        player.click(player.next()[0])
    if third := player.state()["choices"]:
        if player.state()["picked"]:
            player.page.locator(f'#choices [data-spot="{third[0]}"]').click()


def test_by_mouse(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "greedy"))
    for n in range(MANY):
        before = player.turn()
        if before["over"]:
            break
        choose_by_mouse(player, n)
        player.after(before["log"])
    assert player.state()["over"]
    scores = [int(text.replace("−", "-")) for text in player.page.locator(".result .score").all_inner_texts()]
    assert len(scores) == 2
    for result in player.page.locator(".result").all():
        parts = [int(text.replace("−", "-")) for text in result.locator("dd").all_inner_texts()]
        assert sum(parts) == int(result.locator(".score").inner_text().replace("−", "-"))


def test_by_keyboard(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "greedy"))
    keys, lost = player.page.keyboard, 0
    player.turn()
    keys.press("Tab")  # to the skip link, then on until the board has the focus
    while ":" not in player.state()["focus"]:
        keys.press("Tab")
    for n in range(MANY):
        before = player.turn()
        if before["over"]:
            break
        lost += before["focus"] == "BODY"
        play_by_keyboard(player, before, n)
        player.after(before["log"])
    assert player.state()["over"]
    assert lost == 0
    assert player.page.evaluate("document.activeElement.tagName") == "H2"  # not a button: a late Enter starts nothing


def play_by_keyboard(player: Person, seen: dict[str, object], n: int) -> None:
    keys = player.page.keyboard
    if not seen["next"] or (seen["choices"] and n % 2):
        keys.press("Tab")  # from the board to its choices
        keys.press("Enter")
        for _ in range(3):  # back on the board for the next question, if it is not there by itself
            if player.state()["focus"] not in ("BODY", "BUTTON"):
                return
        return
    if ":" not in str(seen["focus"]):
        keys.press("Shift+Tab")
    keys.press("Enter")
    keys.press(["ArrowLeft", "ArrowUp", "ArrowDown"][n % 3])
    keys.press("Enter")
    state = player.state()
    if state["picked"] and state["choices"]:
        keys.press("Enter")
