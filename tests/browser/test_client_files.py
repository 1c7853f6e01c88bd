"""What can be said of the client without running it: no game in it, all its texts known, small, nothing inline."""

import gzip
import re
from pathlib import Path

import pytest

import locanda.server
from locanda.core.box import load_box
from locanda.core.catalogue import find, names
from locanda.server.frames import words_of
from locanda.server.texts import SCRIPT
from locanda.words import LANGUAGES, msg, words_for

STATIC = Path(locanda.server.__file__).parent / "static"
TEMPLATES = STATIC.parent / "templates"
SCRIPTS = sorted(STATIC.glob("*.js"))
STYLES = sorted(STATIC.glob("*.css"))


def own_words(game: object) -> set[str]:
    """The names that only this game has: its own, those of its actions, and the first parts of its spots."""
    import importlib

    scene = importlib.import_module(game.scene)  # type: ignore[attr-defined]
    words = words_of(game, "en")  # type: ignore[arg-type]
    static = scene.static(load_box(game, None), game.Options(), words.say, ["", ""])  # type: ignore[arg-type, attr-defined]
    spots = {spot for layout in static.layouts.values() for spot in layout.spots} | set(static.labels)
    return {spot.partition(":")[0] for spot in spots} | {game.name}  # type: ignore[attr-defined]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_no_game_is_known_to_a_script(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    literals = re.findall(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`', text)
    said = [part for parts in literals for part in parts if part]
    for game in map(find, names()):
        assert game.name not in text.lower()
        for word in own_words(game):
            assert [each for each in said if each == word or each.startswith(f"{word}:")] == [], word


def test_every_text_of_a_script_is_sent_to_it_and_no_other() -> None:
    used: set[str] = set()
    for script in SCRIPTS:
        used |= set(re.findall(r"house-[a-z0-9-]*[a-z0-9]", script.read_text(encoding="utf-8")))
    used.discard("house-seat")  # followed by a number
    used |= {f"house-seat-{number}" for number in range(1, 7)}
    assert used == set(SCRIPT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_script_fills_in_all_that_a_text_leaves_open(lang: str) -> None:
    words = words_for(lang)
    for id, values in SCRIPT.items():
        text, faults = words.format(msg(id, **{name: f"{{{name}}}" for name in values}))
        assert faults == []
        assert set(re.findall(r"\{(\w+)\}", text)) <= set(values)


def test_scripts_and_styles_are_small() -> None:
    """Compressed, file by file as they travel: all that any page needs is less than a photograph."""

    def packed(paths: list[Path]) -> int:
        return sum(len(gzip.compress(path.read_bytes())) for path in paths)

    assert packed(SCRIPTS) < 34_500
    assert packed(STYLES) < 10_500


@pytest.mark.parametrize("page", ["table", "replay"])
def test_all_modules_of_a_page_are_asked_for_at_once(page: str) -> None:
    """A module that is found only inside another one would cost another round trip."""

    def imports(name: str, found: set[str]) -> set[str]:
        text = (STATIC / name).read_text(encoding="utf-8")
        for other in re.findall(r'^(?:import|\}).*"\./([a-z]+\.js)"', text, re.MULTILINE):
            if other not in found:
                found.add(other)
                imports(other, found)
        return found

    template = (TEMPLATES / f"{page}.html").read_text(encoding="utf-8")
    asked = re.search(r"for module in \(([^)]*)\)", template)
    assert asked
    assert {f"{name}.js" for name in re.findall(r'"([a-z]+)"', asked[1])} == imports(f"{page}.js", set())


def test_nothing_is_inline_and_nothing_makes_markup_from_text() -> None:
    for script in SCRIPTS:
        text = script.read_text(encoding="utf-8")
        assert not re.search(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|setAttribute\(.style", text
        ), script.name
    for template in TEMPLATES.glob("*.html"):
        text = template.read_text(encoding="utf-8")
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", text), template.name


@pytest.mark.parametrize("path", [*SCRIPTS, *STYLES], ids=lambda path: path.name)
def test_one_idea_a_file(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < 400
    assert path.read_text(encoding="utf-8").startswith(("//", "/*"))
