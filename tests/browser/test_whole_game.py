"""A person plays a full two-player game against the greedy bot: by mouse, and by keyboard alone."""

from typing import Any

import pytest

from browser.conftest import NewPerson
from browser.house import Server, order
from browser.person import Person

pytestmark = pytest.mark.browser
#: No game takes as many choices of one person.
MANY = 160


def test_by_mouse(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "greedy"))
    for n in range(MANY):
        if player.turn()["over"]:
            break
        player.choose(drag=n % 3 == 2)
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
        choose_by_keys(player, before, n)
        player.after(before["log"])
    assert player.state()["over"]
    assert lost == 0
    assert player.page.evaluate("document.activeElement.tagName") == "H2"  # not a button: a late Enter starts nothing


def choose_by_keys(player: Person, seen: dict[str, Any], n: int) -> None:
    """One choice: Enter on a piece, an arrow, Enter on a place; Tab from the board to its buttons now and then."""
    keys, on_board = player.page.keyboard, ":" in seen["focus"]
    if not seen["next"] or (seen["choices"] and n % 2):
        if on_board:
            keys.press("Tab")
        keys.press("Enter")
        return
    if not on_board:
        keys.press("Shift+Tab")
    keys.press("Enter")
    keys.press(["ArrowLeft", "ArrowUp", "ArrowDown"][n % 3])
    keys.press("Enter")
    state = player.state()
    if state["picked"] and state["choices"]:  # the focus is on the first of them
        keys.press("Enter")
