"""The end of a game: how the seats' accounts stand beside each other."""

import pytest

from browser.conftest import NewPerson
from browser.house import Server, finished_table

pytestmark = pytest.mark.browser
#: As many accounts as at a table of four.
FOUR = "() => [...document.querySelectorAll('.result')].forEach((row) => row.after(row.cloneNode(true)))"
TOPS = "(rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top))"


@pytest.mark.parametrize(("size", "rows"), [((1440, 900), 1), ((768, 1024), 2), ((360, 740), 4)])
def test_four_accounts_stand_in_a_row_in_pairs_or_below_each_other(
    person: NewPerson, server: Server, size: tuple[int, int], rows: int
) -> None:
    viewer = person(viewport={"width": size[0], "height": size[1]})
    viewer.open(finished_table(server.url, "souvlaki"))
    viewer.page.locator("dialog.ending").wait_for()
    viewer.page.evaluate(FOUR)
    tops = viewer.page.locator(".result").evaluate_all(TOPS)
    assert len(tops) == 4
    assert len(set(tops)) == rows
    assert viewer.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
