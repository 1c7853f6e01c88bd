"""The word files: the same ids and variables in every language, none unused, none missing."""

from __future__ import annotations

import pytest

from locanda.core.catalogue import find, names
from locanda.core.clauses import clauses
from locanda.core.game import Game
from locanda.core.options import describe
from locanda.words import LANGUAGES

from .files import ASKED, Part, asked, asked_of_any, family, forms_of, parts, read

PARTS = parts()
EVERY = [pytest.param(part, lang, id=f"{part}-{lang}") for part in PARTS for lang in part.files]
OTHERS = [pytest.param(part, lang, id=f"{part}-{lang}") for part in PARTS for lang in part.files if lang != "en"]
every_part = pytest.mark.parametrize("part", PARTS, ids=str)
every_game = pytest.mark.parametrize("game", [find(name) for name in names()], ids=lambda game: game.name)


@pytest.mark.parametrize(("part", "lang"), OTHERS)
def test_every_language_has_the_ids_of_english_in_the_same_order(part: Part, lang: str) -> None:
    assert list(read(part.files[lang])) == list(read(part.files["en"]))


@pytest.mark.parametrize(("part", "lang"), OTHERS)
def test_every_language_uses_the_variables_of_english(part: Part, lang: str) -> None:
    english = read(part.files["en"])
    for text in read(part.files[lang]).values():
        assert text.variables == english[text.id].variables, text.id
        assert text.attributes & ASKED == english[text.id].attributes & ASKED, text.id


@pytest.mark.parametrize(("part", "lang"), EVERY)
def test_nouns_of_a_family_have_the_same_forms(part: Part, lang: str) -> None:
    texts = read(part.files[lang])
    for name in {family(text.id) for text in texts.values() if forms_of(text)}:
        assert len({forms_of(text) for text in texts.values() if family(text.id) == name}) == 1, name


@pytest.mark.parametrize(("part", "lang"), EVERY)
def test_every_form_that_a_sentence_asks_for_exists_and_every_form_is_asked_for(part: Part, lang: str) -> None:
    texts = read(part.files[lang])
    offered = [forms_of(text) for text in texts.values()]
    needed = [(text.id, forms) for text in texts.values() for forms in text.forms.values()]
    for id, forms in needed:
        assert any(forms <= offer for offer in offered), (id, forms)
    assert frozenset().union(*offered) == set().union(*(forms for _, forms in needed))


@every_part
def test_every_id_that_the_program_writes_out_exists(part: Part) -> None:
    ids = set(read(part.files["en"]))
    whole, begun = asked(part.name)
    assert {id for id in whole if id.removesuffix(".help") not in ids} == set()
    assert {start for start in begun if not any(id.startswith(start) for id in ids)} == set()


@every_part
def test_no_id_is_unused(part: Part) -> None:
    whole, begun = asked(part.name)
    starts = (*begun, *asked_of_any(part.name)) if part.folder else tuple(begun)
    assert {id for id in read(part.files["en"]) if id not in whole and not id.startswith(starts)} == set()


@every_game
def test_a_game_has_the_words_that_generic_code_asks_it_for(game: Game) -> None:
    asked_for = {
        *(f"{game.name}-{name}" for name in ("title", "tagline", "about", "author")),
        *(f"{game.name}-option-{option.name}" for option in describe(game)),
        *(f"{game.name}-ending-{ending.name.lower().replace('_', '-')}" for ending in game.endings),
        *(f"{game.name}-clause-{id}" for id in clauses(game)),
        *(f"{game.name}-clause-{clause.name}" for clause in game.clauses),
    }
    english = read(game.folder / "words" / "en.ftl")
    assert asked_for - set(english) == set()
    assert all("help" in english[f"{game.name}-option-{option.name}"].attributes for option in describe(game))


@every_game
def test_a_game_has_the_files_of_the_languages_that_it_declares_and_no_others(game: Game) -> None:
    assert {path.stem for path in (game.folder / "words").iterdir()} == set(game.languages)
    assert "en" in game.languages
    assert set(game.languages) <= set(LANGUAGES)
