"""Games with secret choices at the same time, bids and large sums: people run hotels, by mouse."""

import json
import re
from collections import Counter
from dataclasses import dataclass, field
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


def needed(player: Person) -> int:
    """As many staff as the panel says of the department that the prompt names."""
    rows = player.page.locator("#panels section", has_text="Staff needed").locator("dl div").all_inner_texts()
    counts = dict(row.split("\n") for row in rows)
    question = player.text("#prompt").lower()
    return next(int(count) for department, count in counts.items() if department.lower() in question)


def wanted(player: Person, seen: dict[str, Any], n: int) -> str:
    """Prices and bids of some size, staff with one to spare, one new room; a price is changed now and then."""
    buttons: list[str] = seen["choices"]
    if "keep" in buttons:
        return str(seen["next"][n % len(seen["next"])]) if n % 4 == 0 else "keep"
    if "hire:0" in buttons:
        hire = f"hire:{needed(player) + 1}"
        return hire if hire in buttons else buttons[-1]
    if "add:1" in buttons:
        return "add:1"
    return buttons[min(2, len(buttons) - 1)] if buttons else str(seen["next"][-1])


def choose(player: Person, seen: dict[str, Any], n: int) -> str:
    """One whole choice, of as many steps as it has; waits until the answer shows. The first spot pressed."""
    question = player.text("#prompt")
    player.page.evaluate(MARK)
    first = wanted(player, seen, n)
    if first.startswith(("room:", "night:")):
        only_fitting_rooms_are_offered(player, seen)
    press(player, first)
    while (now := player.state())["picked"] or now["choices"] not in ([], seen["choices"]):
        if not now["yours"] or player.text("#prompt")[-1] != "…":
            break
        press(player, now["choices"][0])
    player.until(lambda: answered(player, question), what="an answer")
    return first


def only_fitting_rooms_are_offered(player: Person, seen: dict[str, Any]) -> None:
    """No room that is not built, and none where the guests would find somebody else's tag."""
    page = player.page.request.get(player.page.url).text()
    first = re.search(r'<script type="application/json" id="first">(.*?)</script>', page, re.DOTALL)
    assert first
    slots = {sprite[0] for sprite in json.loads(first[1])["frame"]["sprites"]}
    assert not {f"wall:{spot.removeprefix('room:')}" for spot in seen["next"]} & slots
    guests = {slot.removeprefix("laid:") for slot in slots if slot.startswith("laid:")}
    assert guests
    assert not guests & slots


def answered(player: Person, question: str) -> bool:
    """Whether another question is asked, or something has happened."""
    seen = player.state()
    return seen["over"] or not seen["yours"] or player.text("#prompt") != question or player.page.evaluate(NEWS)


def take_back(player: Person, question: str) -> bool:
    """Takes the last choice back if that can be done: its question is asked again."""
    button = player.page.locator("#undo")
    if not button.is_visible() or player.text("#prompt") == question:
        return False
    button.click()
    player.until(lambda: player.text("#prompt") == question, what=f"again: {question}")
    return True


@dataclass
class Game:
    """What happened in a whole game: the kinds of spots pressed, and which were taken back; the weeks begun."""

    pressed: Counter[str] = field(default_factory=Counter)
    undone: set[str] = field(default_factory=set)
    weeks: set[str] = field(default_factory=set)


def play(player: Person) -> Game:
    """Plays to the end."""
    game = Game()
    for n in range(MANY):
        seen = player.turn()
        game.weeks |= set(re.findall(r"Week \d+ begins", player.text("#log")))
        if seen["over"]:
            return game
        question = player.text("#prompt")
        kind = choose(player, seen, n).split(":")[0]
        game.pressed[kind] += 1
        if kind == "hire" and kind not in game.undone and take_back(player, question):
            game.undone.add(kind)
    raise AssertionError("the game does not end")


def accounts_add_up(player: Person, hotels: int) -> None:
    """The money of each hotel is the sum of its rows."""
    results = player.page.locator(".result").all()
    assert len(results) == hotels
    for result in results:
        parts = [int(text.replace("−", "-")) for text in result.locator("dd").all_inner_texts()]
        assert sum(parts) == int(result.locator(".score").inner_text())


def test_a_full_game_against_a_bot(person: NewPerson, server: Server) -> None:
    for _ in range(4):
        player = person()
        player.order(server.url, order("me", "greedy", game="boutique"))
        game = play(player)
        if "Week 2 begins" in game.weeks and "add" in game.pressed:
            break  # else guests without a booking needed more staff than there was, or there was no money for a room
    assert {"face", "keep", "die", "hire", "add"} <= set(game.pressed)
    assert game.pressed["room"] + game.pressed["night"] >= 5
    assert game.undone == {"hire"}
    assert "Week 2 begins" in game.weeks
    accounts_add_up(player, 2)
    assert "point" not in player.text("dialog.ending .won")


def test_a_full_game_with_three_bots(person: NewPerson, server: Server) -> None:
    player = person()
    player.order(server.url, order("me", "greedy", "random", "greedy", game="boutique"))
    assert {"face", "keep", "die"} <= set(play(player).pressed)
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


def two_people(person: NewPerson, server: Server) -> tuple[Person, Person]:
    """Anna, who invites, and Ben."""
    anna, ben = person(), person()
    anna.order(server.url, order("me", "invite", game="boutique", starter="1") | {"name-1": "Anna"})
    ben.open(anna.page.locator(".invite input").input_value())
    ben.page.locator("main button").click()
    ben.page.wait_for_url("**/t/*")
    return anna, ben


def press_if_asked(player: Person, *wishes: str) -> None:
    """Presses the first of these buttons that is offered now, and waits for the answer."""
    question, choices = player.text("#prompt"), player.state()["choices"]
    for wish in [wish for wish in wishes if wish in choices][:1]:
        press(player, wish)
        player.until(lambda: player.text("#prompt") != question, what=f"an answer to {wish}")


def test_equal_prices_are_a_tie_and_the_higher_bid_gets_the_guests(person: NewPerson, server: Server) -> None:
    anna, ben = two_people(person, server)
    set_prices(anna, 1)
    set_prices(ben, 1)
    for _ in range(MANY):
        press_if_asked(anna, "keep", "sum:3", "cards:2")
        told = ben.text("#log")
        if "Anna has bid" in told:
            break
        assert "300" not in told, "nobody sees a bid before all are laid"
        press_if_asked(ben, "keep", "sum:0", "cards:1")
    anna.until(lambda: "Anna gets the guests" in anna.text("#log"), what="the bids")
    assert "Anna has bid 300 with 2 cards" in anna.text("#log")
    assert "Player 2 has bid nothing" in anna.text("#log")
    paid = re.search(r"Anna gets the guests: \+(\d+)", anna.text("#log"))
    assert paid
    assert anna.text("#seats .score") == str(500 - 300 + int(paid[1]))
    seen = anna.turn()
    assert {spot.split(":")[0] for spot in seen["next"]} == {"room", "night"}
    only_fitting_rooms_are_offered(anna, seen)
    assert not ben.state()["next"]
    press(anna, seen["next"][0])
    anna.until(lambda: "gives the guests" in anna.text("#log") or anna.next() != seen["next"], what="a room")


def drawn(player: Person, symbol: str) -> int:
    """How often a symbol lies on the board."""
    return player.page.locator(f"#pieces use[href='#{symbol}']").count()


def test_secret_prices_are_taken_back_and_not_seen_before_all_are_set(person: NewPerson, server: Server) -> None:
    anna, ben = two_people(person, server)
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


#: Where the signs of the hotels of all seats are seen: left, top, right, bottom; and the board, and the window.
HOTELS = """() => {
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const signs = [...document.querySelectorAll("#pieces use[href^='#hotel-']")];
  signs.sort((a, b) => a.getAttribute("href").slice(-1) - b.getAttribute("href").slice(-1));
  return { board: box(document.querySelector("#board")), window: [0, 0, innerWidth, innerHeight],
    page: document.documentElement.scrollWidth, signs: signs.map(box) };
}"""
VIEW = "document.querySelector('#board').getAttribute('viewBox')"
PART = """(seat) => { const { box, areas } = JSON.parse(document.querySelector("#first").textContent).layouts.tall;
  return seat ? areas[seat] : box; }"""
TABS = "[...document.querySelectorAll('#seats button')].map((tab) => tab.getAttribute('aria-pressed') === 'true')"


def within(inner: list[float], outer: list[float]) -> bool:
    return all(inner[i] >= outer[i] - 1 for i in (0, 1)) and all(inner[i] <= outer[i] + 1 for i in (2, 3))


def six_hotels(player: Person, server: Server) -> None:
    player.order(server.url, order("me", *["random"] * 5, game="boutique", starter="1"))
    player.turn()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_six_hotels_are_all_in_sight_on_a_desktop(person: NewPerson, server: Server, size: tuple[int, int]) -> None:
    player = person(viewport={"width": size[0], "height": size[1]})
    six_hotels(player, server)
    seen = player.page.evaluate(HOTELS)
    assert len(seen["signs"]) == 6
    for sign in seen["signs"]:
        assert within(sign, seen["board"])
        assert within(sign, seen["window"])
    assert not player.page.locator("#seats button").first.is_visible()


def looked_at(player: Person, seat: int) -> dict[str, Any]:
    """Waits until the card of this seat is the one that is pressed and the board stands still; where the hotels are."""
    player.until(lambda: player.page.evaluate(TABS) == [each == seat for each in range(6)], what=f"tab {seat}")
    part = player.page.evaluate(PART, seat)
    player.until(
        lambda: [float(n) for n in player.page.evaluate(VIEW).split()] == pytest.approx(part),
        what="a board that stands still",
    )
    seen: dict[str, Any] = player.page.evaluate(HOTELS)
    assert seen["page"] <= 360
    return seen


def test_on_a_phone_a_finger_on_a_seat_brings_its_hotel_to_full_width(person: NewPerson, server: Server) -> None:
    player = person(phone=True)
    six_hotels(player, server)
    tabs = player.page.locator("#seats button")
    whole = player.page.evaluate(VIEW)
    for seat in (3, 5):
        tabs.nth(seat).tap()
        seen = looked_at(player, seat)
        sign = seen["signs"][seat]
        assert within(sign, seen["board"])
        assert sign[2] - sign[0] > 330
    tabs.nth(5).tap()
    looked_at(player, 0)
    assert player.page.evaluate(VIEW) == whole
    tabs.nth(1).tap()
    looked_at(player, 1)
    tabs.nth(0).tap()
    seen = looked_at(player, 0)
    assert seen["signs"][0][2] - seen["signs"][0][0] > 330, "one's own has the whole width then"


def test_a_hotel_is_looked_at_by_keyboard_and_a_choice_on_the_board_brings_all_back(
    person: NewPerson, server: Server
) -> None:
    player = person(phone=True)
    six_hotels(player, server)
    keys, label = player.page.keyboard, "document.activeElement.ariaLabel"
    player.until(
        lambda: keys.press("Tab") or player.page.evaluate(label) == "A close look: Random bot 2", what="the tab"
    )
    assert player.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    keys.press("Enter")
    looked_at(player, 2)
    keys.press("Space")
    looked_at(player, 0)
    keys.press("Space")
    set_prices(player, 2, 2)  # these are buttons, which are in sight
    looked_at(player, 2)
    set_prices(player, 2, 6)
    player.until(lambda: "keep" in player.state()["choices"], what="the booking, where dice can be pointed at")
    looked_at(player, 0)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_board_goes_there_gently_unless_motion_is_not_wanted(
    person: NewPerson, server: Server, motion: str
) -> None:
    player = person(phone=True, reduced_motion=motion)
    six_hotels(player, server)
    tap = f"() => {{ const [before, tab] = [{VIEW}, document.querySelectorAll('#seats button')[4]];"
    before, now = player.page.evaluate(f"{tap} tab.click(); return [before, {VIEW}]; }}")
    looked_at(player, 4)
    assert (now == player.page.evaluate(VIEW)) == (motion == "reduce")
    assert before != player.page.evaluate(VIEW)
