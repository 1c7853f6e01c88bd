"""Terms of the printed rulebooks, where we have them in one of our languages."""

from __future__ import annotations

import re

import pytest

from .files import SOURCE, read

ITALIAN = "\n".join(text.words for text in read(SOURCE / "games" / "boutique" / "words" / "it.ftl").values())
#: Of the Italian rulebook of Boutique Hotel Manager, as it writes them.
TERMS = [
    "Carta Ospite", "Dado del Prezzo", "Dado del Personale", "Plancia Hotel", "carta bianca", "dado bianco", "denaro",
    "check-in", "housekeeping", "cucina", "personale", "addett", "segnalin", "quadrat", "marron", "camer", "stell",
    "valutazione", "disponibilità", "soggiorno", "supplemento colazione", "tariffa", "budget", "marketing",
    "senza prenotazione", "pianificazione", "espansione", "più giovane", "in senso orario",
]  # fmt: skip
#: What a translator might say instead, and the rulebook does not.
OTHERS = ["cliente", "clienti", "stanza", "stanze", "recensione", "tabellone", "dipendent", "soldi", "gettone", "jolly"]


@pytest.mark.parametrize("term", TERMS)
def test_the_italian_of_boutique_hotel_manager_is_its_rulebooks(term: str) -> None:
    assert re.search(rf"\b{term}", ITALIAN, re.IGNORECASE if term.islower() else 0)


@pytest.mark.parametrize("word", OTHERS)
def test_nothing_is_called_by_another_word(word: str) -> None:
    assert not re.search(rf"\b{word}", ITALIAN, re.IGNORECASE)
