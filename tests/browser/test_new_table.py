"""The form for a new table and the invitation, as people use them, with a script and without."""

from __future__ import annotations

import pytest

from browser.conftest import NewPerson
from browser.house import Server, order
from browser.person import Person
from browser.test_access import check

pytestmark = pytest.mark.browser
STARTERS = """() => [...document.querySelector("#option-starter").options]
  .filter((each) => !each.disabled).map((each) => each.value)"""


def choose_players(one: Person, count: int) -> None:
    one.page.locator(f'input[name=players][value="{count}"]').check()


def test_only_those_can_start_who_play(person: NewPerson, server: Server) -> None:
    host = person()
    host.open(f"{server.url}/games/cafe")
    starter = host.page.locator("#option-starter")
    assert host.page.evaluate(STARTERS) == ["0", "1", "2"]
    choose_players(host, 4)
    assert host.page.evaluate(STARTERS) == ["0", "1", "2", "3", "4"]
    starter.select_option("4")
    choose_players(host, 3)
    assert host.page.evaluate(STARTERS) == ["0", "1", "2", "3"]
    assert starter.input_value() == "0", "who is not there any more does not start"
    starter.select_option("3")
    choose_players(host, 4)
    assert starter.input_value() == "3"
    host.page.locator("main button.primary").click()
    host.page.wait_for_url("**/t/*")
    host.turn()


def test_without_a_script_a_form_comes_back_and_can_be_mended(person: NewPerson, server: Server) -> None:
    host = person(java_script_enabled=False, locale="it")
    host.open(f"{server.url}/games/cafe")
    host.page.locator("#name-1").fill("Ada")
    host.page.locator("#option-starter").select_option("3")
    host.page.locator("main button.primary").click()
    assert "Posto 3" in host.text(".problem")
    assert host.page.locator("#name-1").input_value() == "Ada"
    assert host.page.locator("#option-starter").input_value() == "3"
    choose_players(host, 3)
    host.page.locator("main button.primary").click()
    host.page.wait_for_url("**/t/*")
    host.faults[:] = [fault for fault in host.faults if "422" not in fault]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_an_invitation_before_and_after_the_seat_is_taken(person: NewPerson, server: Server, light: str) -> None:
    host, guest, late = person(), person(phone=True, color_scheme=light), person(color_scheme=light)
    table = host.order(server.url, order("me", "invite", starter="2") | {"name-1": "Ada"})
    assert host.text("#prompt") == "Waiting for a friend to take seat 2: send the link."
    link = host.page.locator(".invite input").input_value()
    guest.open(link)
    assert "Ada invites you" in guest.text("main")
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert check(guest) == []
    guest.page.locator("#name").fill("Zoë")
    guest.page.locator("main button").tap()
    guest.page.wait_for_url("**/t/*")
    host.until(lambda: "Zoë" in host.text("#prompt"), what="a prompt with the friend's name")
    guest.open(link)
    assert guest.page.url == table
    guest.turn()
    late.open(link)
    assert check(late) == []
    late.page.get_by_role("link", name="Watch").click()
    assert late.page.url == table
    late.faults[:] = [fault for fault in late.faults if "410" not in fault]
