"""Games with hidden hands, cards with targets, and a plan that one click plays: people run souvlaki shops, by mouse."""

from typing import Any

import pytest

from browser.conftest import NewPerson
from browser.house import Server, order
from browser.person import Person
from browser.test_hotels import MARK, accounts_add_up, answered, press

pytestmark = pytest.mark.browser
#: No game asks one person so often.
MANY = 400
PLAN = "plan:"


def wanted(seen: dict[str, Any], n: int) -> str:
    """Serves with the plan, buys and sends somebody away now and then, plays an event when there is one, else takes
    what there is."""
    buttons: list[str] = seen["choices"]
    places: list[str] = seen["next"]
    for choice in (PLAN, "serve", "keep"):
        if choice in buttons:
            return choice
    if "finish" in buttons:
        waiting = [spot for spot in places if spot.startswith("queue:")]
        return waiting[-1] if len(waiting) > 3 else "finish"
    if "done" in buttons:
        return buttons[0] if n % 2 else "done"
    cards = [spot for spot in places if spot.startswith("event:")]
    if cards:
        return cards[n % len(cards)]
    loose = [*places, *(spot for spot in buttons if spot not in ("pass", "enough"))]
    return loose[n % len(loose)] if loose else buttons[-1]


def choose(player: Person, seen: dict[str, Any], n: int) -> list[str]:
    """One whole choice, of as many steps as it has; waits until the answer shows. The spots that were pressed."""
    question = player.text("#prompt")
    player.page.evaluate(MARK)
    pressed = [wanted(seen, n)]
    press(player, pressed[-1])
    while (now := player.state())["picked"] and now["choices"]:
        pressed.append(now["choices"][0])
        press(player, pressed[-1])
    player.until(lambda: answered(player, question), what="an answer")
    return pressed


def play(player: Person) -> set[str]:
    """Plays to the end; the kinds of places and buttons that were pressed."""
    kinds: set[str] = set()
    for n in range(MANY):
        seen = player.turn()
        if seen["over"]:
            return kinds
        kinds |= {spot.split(":")[0] for spot in choose(player, seen, n)}
    raise AssertionError("the game does not end")


def test_a_full_game_with_event_cards_against_a_bot(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "greedy", game="souvlaki"))
    kinds = play(player)
    assert {"plot", "keep", "door", "event", "reveal", "plan", "finish", "done", "dismiss"} <= kinds
    assert kinds & {"queue", "sign", "player"}, "a card was aimed at somebody"
    accounts_add_up(player, 2)
    assert "money and fame" in player.text("dialog.ending .won")
    assert "has met the goal" in player.text("#log"), "far from the last round"


def test_a_first_game_has_no_event_cards(person: NewPerson, server: Server) -> None:
    player = person()
    form = order("me", "greedy", game="souvlaki", first_game="yes", round_limit="4")
    player.order(server.url, form)
    kinds = play(player)
    assert {"plot", "keep", "door", "plan", "finish"} <= kinds
    assert not kinds & {"event", "reveal", "pass"}
    assert "event" not in player.text("#log").lower()
    accounts_add_up(player, 2)
    assert "Money from customers" in player.text("dialog.ending"), "the plan has served somebody"
