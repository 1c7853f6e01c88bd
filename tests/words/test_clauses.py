"""The short sentences of clauses: what refuses an action is true of a box with other numbers too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from locanda.core.catalogue import find
from locanda.core.clauses import clauses
from locanda.words import LANGUAGES

from .files import SOURCE, read

#: Numbers that boxes of these games may change, in words; smaller ones are in every sentence.
NUMBERS = {
    "en": "three|four|five|six|twenty|hundred|thousand",
    "it": "tre|quattro|cinque|sei|venti|cento|mille",
    "el": "τρεις|τρία|τέσσερις|τέσσερα|πέντε|έξι|είκοσι|εκατό|χίλια",
    "ru": "три|трёх|трое|четыре|четырёх|четверо|пять|пяти|шесть|шести|двадцать|сто|тысяча",
    "es": "tres|cuatro|cinco|seis|veinte|cien|mil",
}
#: The same in every box: tables have four chairs, and regulars are three or four.
FIXED = {"cafe-clause-C1", "cafe-clause-V2"}


def refusing(game: str) -> set[str]:
    """The clauses that the judge of a game names."""
    judge = Path(SOURCE / "games" / game / "rules" / "judge.py").read_text("utf-8")
    return set(re.findall(r"Clause\.(\w+)", judge))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["boutique", "cafe"])
def test_no_clause_that_can_refuse_quotes_a_number_of_the_box(game: str, lang: str) -> None:
    found = refusing(game)
    assert found <= set(clauses(find(game)))
    assert len(found) > 9
    texts = read(SOURCE / "games" / game / "words" / f"{lang}.ftl")
    for id in sorted(f"{game}-clause-{clause}" for clause in found):
        number = re.search(rf"\d|\b({NUMBERS[lang]})\b", texts[id].words, re.IGNORECASE)
        assert number is None or (id in FIXED and not number[0].isdigit()), texts[id].words
