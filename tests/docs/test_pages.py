"""Every prompt in the documentation is run, and every link of it leads somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from locanda.core.game import Game

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
#: Pages that must show something that runs.
SHOWING = {
    "README.md",
    "docs/quickstart.md",
    "docs/concepts.md",
    "docs/bots.md",
    "docs/api.md",
    "docs/adding-a-game.md",
}


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def examples(page: Path) -> doctest.DocTest:
    """The prompts of a page as one test; the fences of code blocks end an expected output, as readers see it."""
    text = re.sub(r"^```.*$", "", page.read_text("utf-8"), flags=re.MULTILINE)
    return doctest.DocTestParser().get_doctest(text, {"__name__": "page"}, name(page), str(page), 0)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_what_a_page_shows_is_what_happens(page: Path, pig: Game) -> None:
    test = examples(page)
    assert bool(test.examples) >= (name(page) in SHOWING)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(test, out=told.append)
    assert not runner.failures, "".join(told)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = [link for link in LINK.findall(page.read_text("utf-8")) if "://" not in link and not link.startswith("#")]
    missing = [link for link in targets if not (page.parent / link.partition("#")[0]).exists()]
    assert not missing


def test_the_readme_shows_a_whole_turn_first() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    first = re.search(r"^```(\w*)\n(.*?)^```", readme, flags=re.MULTILINE | re.DOTALL)
    assert first is not None
    assert first[1] == "python"
    assert "locanda.new(" in first[2]
    assert ".play(" in first[2]
