"""A game with hidden cards and a dawn that is watched step by step: people keep an inn, by mouse."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import NewPerson
from browser.house import Server, order
from browser.person import Person

pytestmark = pytest.mark.browser
#: No game asks one person so often.
MANY = 200
#: The log keeps only so many lines: what is new is known by the mark that it lacks.
MARK = "document.querySelectorAll('#log li').forEach((line) => line.classList.add('seen'))"
NEWS = "!!document.querySelector('#log li:not(.seen)')"
WATCHING = "!document.querySelector('.steps').hidden"
PAUSE, NEXT, FAST, LAST = range(4)


def press(player: Person, spot: str) -> None:
    """A button or a place."""
    if player.page.locator(f'#choices [data-spot="{spot}"]').count():
        player.page.locator(f'#choices [data-spot="{spot}"]').click()
    else:
        player.click(spot)


def kind(spot: str) -> str:
    """What a spot is: "bed" of "bed:1:3"."""
    return spot.split(":")[0]


class Guide:
    """A person who does, each time, what she has done least, but spies and moves guests no more than twice."""

    def __init__(self, player: Person) -> None:
        self.player = player
        self.done: dict[str, int] = {}
        #: The headlines of the steps that were shown, a list each time.
        self.dawns: list[list[str]] = []

    def turn(self) -> dict[str, Any]:
        """Waits for a choice or the end, through what is shown meanwhile of a dawn."""
        while True:
            seen: dict[str, Any] = self.player.until(self.ready, what="a turn, or a dawn")
            if not seen["watching"]:
                return seen
            self.dawns.append(hurried(self.player) if len(self.dawns) == 1 else by_hand(self.player))

    def ready(self) -> dict[str, Any] | None:
        seen = self.player.state() | {"watching": self.player.page.evaluate(WATCHING)}
        offered = seen["yours"] and (seen["next"] or seen["choices"]) and not seen["picked"]
        return seen if seen["over"] or seen["watching"] or offered else None

    def wanted(self, offered: list[str]) -> str:
        """One of the offered spots: of the kinds, the one chosen least."""
        found = min(offered, key=lambda spot: (self.count(spot), spot))
        self.done[kind(found)] = self.done.get(kind(found), 0) + 1
        return found

    def count(self, spot: str) -> int:
        """How often a kind of spot was chosen; of what costs points or cards, that is soon enough."""
        count = self.done.get(kind(spot), 0)
        return MANY if count > 1 and kind(spot) in ("pile", "bed") else count

    def choose(self, seen: dict[str, Any]) -> None:
        """One whole choice, of as many clicks as it has; waits until the answer shows."""
        question = self.player.text("#prompt")
        self.player.page.evaluate(MARK)
        offered = [*seen["choices"], *seen["next"]]
        while offered:
            press(self.player, self.wanted(offered))
            now = self.player.state()
            half = now["picked"] and self.player.text("#prompt")[-1] == "…"
            offered = [*now["choices"], *now["next"]] if half else []
        self.player.until(lambda: self.answered(question), what="an answer")

    def answered(self, question: str) -> bool:
        """Whether another question is asked, or something has happened."""
        seen = self.player.state()
        changed = not seen["yours"] or seen["over"] or self.player.text("#prompt") != question
        return bool(changed or self.player.page.evaluate(NEWS))

    def play(self) -> None:
        """Plays to the end."""
        for _ in range(MANY):
            seen = self.turn()
            if seen["over"]:
                return
            self.choose(seen)
        raise AssertionError("the game does not end")


def watching(player: Person) -> bool:
    return bool(player.page.evaluate(WATCHING))


def push(player: Person, button: int) -> None:
    """A button beside the steps, at once: the last step may go by itself, and the button with it."""
    player.page.evaluate("(n) => document.querySelectorAll('.steps button')[n].click()", button)


def by_hand(player: Person) -> list[str]:
    """A dawn is stopped and stepped by hand; its headlines. Nothing can be chosen while it is shown."""
    told = [player.text("#prompt")]
    push(player, PAUSE)
    while watching(player):
        seen = player.state()
        assert seen["next"] == seen["choices"] == []
        push(player, NEXT)
        told.append(player.text("#prompt"))
    return told


def hurried(player: Person) -> list[str]:
    """A dawn is hurried until a step has come by itself, then skipped; the headline that it began with."""
    first = player.text("#prompt")
    push(player, FAST)
    player.until(lambda: player.text("#prompt") != first, what="a step that comes by itself")
    while watching(player):
        push(player, LAST)
    return [first]


def accounts_add_up(player: Person, seats: int) -> None:
    """The points of each seat are the sum of its rows."""
    results = player.page.locator(".result").all()
    assert len(results) == seats
    for result in results:
        parts = [int(text.replace("−", "-")) for text in result.locator("dd").all_inner_texts()]
        assert sum(parts) == int(result.locator(".score").inner_text())


def test_a_full_game_of_three(person: NewPerson, server: Server) -> None:
    guide = Guide(person())
    guide.player.order(server.url, order("me", "greedy", "random", game="hostal"))
    guide.play()
    assert {"mine", "bed", "holds", "room", "pile", "look", "pass", "done"} <= set(guide.done)
    told = {text for dawn in guide.dawns for text in dawn}
    assert any(text.startswith("Rest in room") for text in told), told
    accounts_add_up(guide.player, 3)


def test_a_full_game_of_two_with_the_automata_whose_first_night_is_taught(person: NewPerson, server: Server) -> None:
    guide = Guide(person())
    guide.player.order(server.url, order("me", "greedy", game="hostal", stop="yes"))
    guide.turn()
    assert guide.player.text("#prompt").startswith("Dusk. You hold Mr. Tools")
    guide.play()
    assert guide.done["read"] > 4
    assert "Automata" in guide.player.text("#panels")
    accounts_add_up(guide.player, 2)


def drawn(player: Person, symbol: str) -> int:
    """How often a symbol lies on the board."""
    return player.page.locator(f"#pieces use[href='#{symbol}']").count()


def touch(player: Person, spot: str) -> None:
    """Chooses the first spot of a kind, or that very one."""
    offered = [*player.state()["choices"], *player.state()["next"]]
    press(player, next(each for each in offered if spot in (each, kind(each))))


def act(player: Person, *spots: str) -> None:
    """In one's turn, by one spot after another; a kind of spot stands for the first of it that can be chosen."""
    player.turn()
    for spot in spots:
        touch(player, spot)
    player.until(lambda: not player.state()["picked"], what="an answer")


def test_a_card_face_down_is_seen_by_its_owner_and_by_whoever_pays_for_a_look(
    person: NewPerson, server: Server
) -> None:
    anna, ben = person(), person()
    form = order("me", "invite", "greedy", game="hostal", starter="1") | {"name-1": "Anna"}
    anna.order(server.url, form)
    ben.open(anna.page.locator(".invite input").input_value())
    ben.page.locator("main button").click()
    ben.page.wait_for_url("**/t/*")
    act(anna, "mine", "bed")
    act(ben, "mine", "bed")
    act(anna, "holds", "room")
    ben.turn()
    assert (drawn(anna, "peeked"), drawn(anna, "back-0")) == (1, 0)
    assert (drawn(ben, "peeked"), drawn(ben, "back-0")) == (0, 1)
    assert "Cards that you know" not in ben.text("#panels")
    ben.turn()
    touch(ben, "pile")
    assert ben.page.locator('button[data-spot="look"]').inner_text().split() == ["Look", "−1"]
    touch(ben, "look")
    ben.until(lambda: drawn(ben, "peeked") == 1, what="Anna’s card")
    assert "Cards that you know" in ben.text("#panels")
    anna.until(lambda: "Player 2 spies on the cards of Anna" in anna.text("#log"), what="word of it")
    assert "Player 2 sees" in ben.text("#log")
    assert "Player 2 sees" not in anna.text("#log")
