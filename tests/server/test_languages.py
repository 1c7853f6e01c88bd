"""Each person reads their own language, at the same table too."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from locanda.server.assets import STATIC
from locanda.server.frames import Person, names_of
from locanda.server.texts import SCRIPT
from locanda.words import LANGUAGES, words_for
from server.client import Browser

MakeBrowser = Callable[..., Browser]


def test_two_people_at_one_table_each_read_their_own(browser: MakeBrowser) -> None:
    ada, ivan = browser("en-GB,en;q=0.8"), browser("ru-RU,ru;q=0.9,en;q=0.5")
    table = ada.open(["me", "invite"], **{"name-1": "Ada", "option-starter": "1"})
    ivan.join(ada.first(table)["invites"][0]["url"], "Иван")
    english, russian = ada.first(table), ivan.first(table)
    assert (english["lang"], russian["lang"]) == ("en", "ru")
    line, same = english["frame"]["log"][0], russian["frame"]["log"][0]
    assert line[2].startswith("Ada draws a")
    assert same[2].startswith("Ada ")
    assert re.search("[а-я]", same[2])
    assert line[:2] == same[:2]
    with ivan.stream(table, 1) as events:
        assert next(events).data["prompt"] == russian["frame"]["prompt"]
    refused = ivan.post(table, "act", seat=1, question=0, do="pass")
    assert refused.json()["text"] == words_for("ru").say("house-error-409")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_in_the_readers_language_and_lacks_no_word(browser: MakeBrowser, lang: str) -> None:
    person = browser(lang)
    table = person.open(["me", "here"])
    for path in ("/", "/games/cafe", "/rules/cafe", "/about", table, f"{table}/text", "/nowhere"):
        page = person.http.get(path).text
        assert f'<html lang="{lang}">' in page
        assert "{house-" not in page
        assert "{cafe-" not in page
    first = person.first(table)
    assert not [text for text in first["words"].values() if text.startswith("{house-")]
    assert not [text for text in first["labels"].values() if text.startswith("{cafe-")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_of_a_kind_at_one_table_have_names_of_their_own(lang: str) -> None:
    words = words_for(lang)
    random, greedy = (words.say(f"house-bot-{bot}") for bot in ("random", "greedy"))
    people = [
        Person("", "random"),
        Person("Ada", ""),
        Person("", "greedy"),
        Person("", "random"),
        Person("Ro", "random"),
    ]
    assert names_of(people, words) == [f"{random} 1", "Ada", greedy, f"{random} 2", "Ro"]


def test_a_choice_is_remembered_and_leads_back_to_the_page(browser: MakeBrowser) -> None:
    person = browser("el")
    answer = person.http.post("/language", data={"language": "es", "next": "/rules/cafe"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/cafe")
    assert '<html lang="es">' in person.http.get("/").text
    assert person.http.post("/language", data={"language": "tlh"}).status_code == 422


@pytest.mark.parametrize("away", ["https://evil.example/", "//evil.example", "/\\evil.example", "evil", "/a\r\nb: c"])
def test_the_way_back_stays_in_the_house(browser: MakeBrowser, away: str) -> None:
    answer = browser().http.post("/language", data={"language": "it", "next": away})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


def test_the_scripts_get_every_text_that_they_name() -> None:
    scripts = "\n".join(script.read_text() for script in STATIC.glob("*.js"))
    used = set(re.findall(r"[\"'`](house-[a-z0-9-]*[a-z0-9])[\"'`]", scripts))
    assert used, "the scripts name their texts as plain strings"
    assert used <= set(SCRIPT), "texts.py lacks some"
    prefixes = tuple(re.findall(r"`(house-[a-z-]*-)\$\{", scripts))
    assert not [id for id in SCRIPT if id not in used and not id.startswith(prefixes)], "nobody uses these"
