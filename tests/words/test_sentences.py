"""What the word files say: every message can be said, and says it in its own language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import product

import pytest

from locanda.words import Argument, Message, Words, words_for

from .files import Part, Text, family, forms_of, parts, read

EVERY = [pytest.param(part, lang, id=f"{part}-{lang}") for part in parts() for lang in part.files]
OTHERS = [pytest.param(part, lang, id=f"{part}-{lang}") for part in parts() for lang in part.files if lang != "en"]
OWN_SCRIPT = [case for case in OTHERS if case.values[1] in ("el", "ru")]

#: Numbers of every plural category of our languages, and a negative one.
NUMBERS: list[Argument] = [0, 1, 2, 5, 21, -4]
#: What may be the same as in English, and why: by language, or for all.
SAME = {
    "the name of a thing": {
        "house-title", "cafe-title", "cafe-author", "boutique-title", "hostal-title",
        "souvlaki-title", "souvlaki-author", "souvlaki-shop-posh",
    },
    "each language calls itself by its own name": {f"house-language-{lang}" for lang in ("en", "it", "el", "ru", "es")},
    "the same word in Italian": {
        "it house-seat-bot", "it cafe-spot-bar", "it cafe-count-bar", "it cafe-text-bar",
        "it cafe-text-lady", "it cafe-text-gentleman", "it cafe-nation-africa", "it cafe-nation-cuba",
        "it cafe-nation-india", "it boutique-department-housekeeping", "it boutique-department-check-in",
        "it souvlaki-shop-chain", "it souvlaki-food-souvlaki", "it souvlaki-foods-souvlaki",
    },
    "the same word in Spanish": {
        "es house-seat-bot", "es house-over-total", "es cafe-count-total", "es cafe-text-lady",
        "es cafe-text-gentleman", "es cafe-nation-china", "es cafe-nation-cuba", "es cafe-nation-india",
        "es souvlaki-shop-chain", "es souvlaki-food-souvlaki",
    },
}  # fmt: skip
#: Words in Latin letters that Greek and Russian keep: names, sides, keys, and commands as they are typed.
LATIN = {
    "Boutique", "Hotel", "Manager", "Hostil", "Hostal", "A", "B",
    "Souvlaki", "Wars", "Le", "Souvlache", "Express", "Champions", "League", "Eurovision",
    "Locanda", "JavaScript", "English", "Italiano", "Español", "Rudi", "Hoffmann", "Café", "International", "Apache",
    "Cookie", "cookie", "Ctrl", "Shift", "C", "Enter", "Escape", "Tab", "U",
    "list", "why", "undo", "board", "save", "quit",
    "ruling",
}  # fmt: skip
SCRIPT = {"el": "GREEK", "ru": "CYRILLIC"}


@pytest.mark.parametrize(("part", "lang"), EVERY)
def test_every_message_is_said_without_a_fault(part: Part, lang: str) -> None:
    words = _words(part, lang)
    for text in read(part.files[lang]).values():
        assert words.has(text.id)
        for message in _samples(part, lang, text):
            said, problems = words.format(message)
            assert not problems, message
            assert said == said.strip() != "", message
            assert not re.search(r"-\d|[\u2066-\u2069{}]|  ", said), (message, said)


@pytest.mark.parametrize(("part", "lang"), OTHERS)
def test_nothing_is_left_in_english(part: Part, lang: str) -> None:
    english = read(part.files["en"])
    same = {text.id for text in read(part.files[lang]).values() if text.words == english[text.id].words}
    wordless = {text.id for text in english.values() if not re.search(r"[^\W\d_]", text.words)}
    assert {
        id for id in same - wordless if not any(id in ids or f"{lang} {id}" in ids for ids in SAME.values())
    } == set()


@pytest.mark.parametrize(("part", "lang"), OWN_SCRIPT)
def test_greek_and_russian_are_written_in_their_own_letters_alone(part: Part, lang: str) -> None:
    """Latin letters that look like Greek or Cyrillic ones are read out wrongly and cannot be found."""
    for text in read(part.files[lang]).values():
        if text.id.startswith("house-language-"):
            continue
        for word in re.findall(r"[^\W\d_]+", text.words):
            foreign = {letter for letter in word if SCRIPT[lang] not in unicodedata.name(letter)}
            assert not foreign or word in LATIN, (text.id, word)


@pytest.mark.parametrize(("part", "lang"), EVERY)
def test_no_sentence_offers_two_forms_with_a_slash(part: Part, lang: str) -> None:
    assert [text.id for text in read(part.files[lang]).values() if re.search(r"\w\s?/\s?\w", text.words)] == []


@pytest.mark.parametrize(("part", "lang"), EVERY)
def test_plurals_have_the_categories_of_their_language(part: Part, lang: str) -> None:
    """A Russian sentence with one and other but without few would say "2 очков"."""
    categories = {"ru": {"one", "few", "many"}}.get(lang, {"one", "other"})
    for text in read(part.files[lang]).values():
        for keys in text.selections:
            if "one" in keys:
                assert categories <= keys, (text.id, keys)


def _words(part: Part, lang: str) -> Words:
    return words_for(lang, part.folder) if part.folder else words_for(lang)


def _kinds(part: Part, id: str) -> tuple[set[str], set[str]]:
    """Which variables of a message are numbers and which are nouns, in whatever language that shows."""
    texts = [read(path)[id] for path in part.files.values()]
    nouns = {base for text in texts for base, forms in text.forms.items() if forms}
    return set().union(*(text.numbers for text in texts)), nouns


def _samples(part: Part, lang: str, text: Text) -> Iterator[Message]:
    """The message with numbers of every plural category, and a noun of every family that has the forms it needs."""
    numbers, nouns = _kinds(part, text.id)
    values: list[list[Argument]] = []
    for name in sorted(text.variables):
        if name in nouns:
            values.append(list(_nouns(part, lang, text.forms[name])))
        else:
            values.append(NUMBERS if name in numbers else ["Anna"])
    for chosen in product(*values):
        yield Message(text.id, dict(zip(sorted(text.variables), chosen, strict=True)))


def _nouns(part: Part, lang: str, forms: set[str]) -> Iterator[Message]:
    """One noun of each family that has the forms; plain text where the language needs none."""
    fit = {family(text.id): text for text in read(part.files[lang]).values() if forms and forms <= forms_of(text)}
    for text in fit.values():
        yield next(_samples(part, lang, text))
    if not forms:
        yield Message(next(iter(read(part.files[lang]))))
