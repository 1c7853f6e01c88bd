"""Games with secret choices at the same time, bids and large sums: people run hotels, by mouse."""

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


def press(player: Person, spot: str) -> None:
    """A button or a place."""
    if player.page.locator(f'#choices [data-spot="{spot}"]').count():
        player.page.locator(f'#choices [data-spot="{spot}"]').click()
    else:
        player.click(spot)


def wanted(seen: dict[str, Any], n: int) -> str:
    """A middling choice: not the first of several, so that there are prices, bids and staff of some size."""
    buttons = seen["choices"]
    if "keep" in buttons:
        return seen["next"][n % len(seen["next"])] if n % 4 == 0 else "keep"
    return buttons[min(2, len(buttons) - 1)] if buttons else seen["next"][-1]


def choose(player: Person, seen: dict[str, Any], n: int) -> None:
    """One whole choice, of as many steps as it has; waits until the answer shows."""
    question = player.text("#prompt")
    player.page.evaluate(MARK)
    press(player, wanted(seen, n))
    while (now := player.state())["picked"] or now["choices"] not in ([], seen["choices"]):
        if not now["yours"] or player.text("#prompt")[-1] != "…":
            break
        press(player, now["choices"][0])
    player.until(lambda: answered(player, question), what="an answer")


def answered(player: Person, question: str) -> bool:
    """Whether another question is asked, or something has happened."""
    seen = player.state()
    return seen["over"] or not seen["yours"] or player.text("#prompt") != question or player.page.evaluate(NEWS)


def play(player: Person) -> set[str]:
    """Plays to the end; the kinds of buttons that were offered."""
    kinds: set[str] = set()
    for n in range(MANY):
        seen = player.turn()
        if seen["over"]:
            return kinds
        kinds |= {spot.split(":")[0] for spot in [*seen["choices"], *seen["next"]]}
        choose(player, seen, n)
    raise AssertionError("the game does not end")


def accounts_add_up(player: Person, hotels: int) -> None:
    """The money of each hotel is the sum of its rows."""
    results = player.page.locator(".result").all()
    assert len(results) == hotels
    for result in results:
        parts = [int(text.replace("−", "-")) for text in result.locator("dd").all_inner_texts()]
        assert sum(parts) == int(result.locator(".score").inner_text())


def test_a_full_game_against_a_bot(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "greedy", game="boutique"))
    assert {"face", "keep", "die", "hire"} <= play(player)
    accounts_add_up(player, 2)
    assert "point" not in player.text("dialog.ending .won")


def test_a_full_game_with_three_bots(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "greedy", "random", "greedy", game="boutique"))
    assert {"face", "keep", "die"} <= play(player)
    accounts_add_up(player, 4)
    names = player.page.locator(".result .name").all_inner_texts()
    assert sorted(names) == ["Greedy bot 1", "Greedy bot 2", "Player 1", "Random bot"]


def set_prices(player: Person, face: int, number: int = 8) -> None:
    """Sets so many price dice one after the other."""
    for _ in range(number):
        player.turn()
        question = player.text("#prompt")
        press(player, f"face:{face}")
        player.until(lambda asked=question: player.text("#prompt") != asked, what="the next die")


def drawn(player: Person, symbol: str) -> int:
    """How often a symbol lies on the board."""
    return player.page.locator(f"#pieces use[href='#{symbol}']").count()


def test_secret_prices_are_taken_back_and_not_seen_before_all_are_set(person: NewPerson, server: Server) -> None:
    anna, ben = person(), person()
    anna.order(server.url, order("me", "invite", game="boutique") | {"name-1": "Anna"})
    ben.open(anna.page.locator(".invite input").input_value())
    ben.page.locator("main button").click()
    ben.page.wait_for_url("**/t/*")
    set_prices(anna, 1)
    assert not anna.state()["yours"]
    anna.page.locator("#undo").click()
    anna.until(lambda: anna.state()["yours"], what="the last price taken back")
    set_prices(anna, 5, 1)
    assert drawn(anna, "price-600") == 1
    ben.until(lambda: drawn(ben, "price-hidden") == 8, what="eight locked dice")
    assert drawn(ben, "price-600") == 0
    assert "600" not in ben.text("#log") + ben.text("#panels")
    set_prices(ben, 2)
    ben.until(lambda: drawn(ben, "price-hidden") == 0, what="open dice")
    assert drawn(ben, "price-600") == 1
    anna.until(lambda: not anna.page.locator("#undo").is_visible(), what="no way back")


def test_secret_choices_at_one_screen_are_covered_and_open_ones_are_not(person: NewPerson, server: Server) -> None:
    player = person()
    form = order("me", "here", game="boutique", starter="1") | {"name-1": "Anna", "name-2": "Ben"}
    player.order(server.url, form)
    cover, pieces = player.page.locator("dialog.cover"), "document.querySelectorAll('#pieces > *').length"
    for face, name in enumerate(("Anna", "Ben")):
        player.until(cover.is_visible, what=f"the cover for {name}")
        assert name in cover.inner_text()
        assert player.page.evaluate(pieces) == 0
        cover.locator("button").click()
        set_prices(player, face)
    player.until(lambda: "keep" in player.state()["choices"], what="the booking, on Anna's side again")
    assert not cover.is_visible()
    assert "here" in player.page.locator("#seats > li").first.get_attribute("class").split()
