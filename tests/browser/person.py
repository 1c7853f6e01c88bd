"""A person at a table in a browser: sees what is drawn, and acts by mouse, finger or keyboard as people do."""

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page

#: Polled with evaluate: Playwright's own waiting needs eval, which the page's policy forbids.
POLL = 0.02

#: What is said while a page is just being left for another: its script is gone, or the new one has no elements yet.
LEAVING = ("context was destroyed", "properties of null (reading")

NEXT = "() => [...document.querySelectorAll('#spots > .next')].map((e) => e.dataset.spot)"
CENTRE = """(spot) => { const r = document.querySelector(`[data-spot="${spot}"]`).getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2]; }"""
ORDER = """(fields) => {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/tables";
  for (const name in fields) {
    const field = document.createElement("input");
    field.name = name;
    field.value = fields[name];
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}"""
STATE = """() => ({ yours: document.body.classList.contains("yours"),
  over: !!document.querySelector("dialog.ending[open]"),
  choices: [...document.querySelectorAll("#choices button")].map((b) => b.dataset.spot ?? ""),
  next: [...document.querySelectorAll("#spots > .next")].map((e) => e.dataset.spot),
  picked: [...document.querySelectorAll('#spots > [aria-pressed="true"]')].map((e) => e.dataset.spot),
  focus: document.activeElement.dataset?.spot ?? document.activeElement.tagName,
  log: document.querySelectorAll("#log li").length })"""


class Person:
    """A page at a table, or on its way there. `faults` collects what must never happen: errors, refused policies."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.faults: list[str] = []
        context.on("weberror", lambda e: self.faults.append(f"error: {e.error}"))
        self.page: Page = context.new_page()
        self.page.on("console", lambda m: self.faults.append(m.text) if m.type in ("error", "warning") else None)
        self.page.add_init_script(
            "addEventListener('securitypolicyviolation', (e) => console.error('refused: ' + e.blockedURI))"
        )

    def open(self, url: str) -> "Person":
        self.page.goto(url)
        return self

    def order(self, url: str, form: dict[str, str]) -> str:
        """Opens a table with the lobby's form and goes there; its address."""
        self.page.goto(url)
        self.page.evaluate(ORDER, form)
        self.page.wait_for_url("**/t/*")
        self.until(lambda: self.page.evaluate("!!document.querySelector('#seats li')"))
        return self.page.url

    # ---- seeing

    def state(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(STATE)
        return seen

    def next(self) -> list[str]:
        spots: list[str] = self.page.evaluate(NEXT)
        return spots

    def centre(self, spot: str) -> tuple[float, float]:
        x, y = self.page.evaluate(CENTRE, spot)
        return x, y

    def text(self, selector: str) -> str:
        return self.page.locator(selector).first.inner_text()

    def until(self, true: Callable[[], Any], seconds: float = 15, what: str = "") -> Any:
        """Waits for something to become true, and gives it back."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if found := true():
                    return found
            except Error as error:
                if not any(sign in error.message for sign in LEAVING):
                    raise
            time.sleep(POLL)
        raise AssertionError(
            f"it did not come about: {what or 'what was waited for'}; {self.state()}, faults {self.faults}"
        )

    def turn(self) -> dict[str, Any]:
        """Waits until something can be chosen, or the game is over."""

        def ready() -> dict[str, Any] | None:
            seen = self.state()
            return (
                seen
                if seen["over"] or (seen["yours"] and (seen["next"] or seen["choices"]) and not seen["picked"])
                else None
            )

        found: dict[str, Any] = self.until(ready, what="a turn")
        return found

    def after(self, log: int) -> None:
        """Waits until the log has grown."""
        self.until(lambda: self.state()["log"] > log or self.state()["over"], what="a longer log")

    # ---- acting by mouse

    def click(self, spot: str) -> None:
        self.page.mouse.click(*self.centre(spot))

    def drag(self, spot: str, to: str) -> None:
        """Drags a piece, and drops it somewhat beside the middle of where it shall go."""
        x, y = self.centre(spot)
        tx, ty = self.centre(to)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x - 20, y - 12, steps=3)
        self.page.mouse.move(tx + 9, ty + 5, steps=5)
        self.page.mouse.up()

    def seat_somebody(self) -> tuple[str, str] | None:
        """Picks pieces until one has a place on the board other than the largest area; the piece and the place."""
        for piece in self.next():
            self.click(piece)
            places = [spot for spot in self.next() if re.fullmatch(r"chair:\d+", spot)]
            if places:
                return piece, places[0]
            self.click(piece)
        return None

    def finish(self) -> None:
        """Takes the first of the buttons that are left of a choice with a third step."""
        seen = self.state()
        if seen["picked"] and seen["choices"]:
            self.page.locator(f'#choices [data-spot="{seen["choices"][0]}"]').click()

    def choose(self, drag: bool = False) -> None:
        """One whole choice: a piece and a place by clicks or by dragging; a button if nobody can be seated."""
        seen = self.turn()
        found = self.seat_somebody()
        if found and drag:
            self.click(found[0])  # put back, then dragged
            self.drag(*found)
        elif found:
            self.click(found[1])
        elif seen["choices"]:
            self.page.locator("#choices button").last.click()
        else:
            self.click(self.next()[0])
            self.click(self.next()[0])
        self.finish()
        self.after(seen["log"])
