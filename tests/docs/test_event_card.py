"""The event card that the page on concepts shows as a row of data is a card of the game once it is in the box."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import locanda
from locanda.core.box import load_box
from locanda.core.catalogue import find

ROOT = Path(__file__).parents[2]
GAME = find("souvlaki")


def deck(**changes: object) -> dict[str, Any]:
    """The game's own box with the card of the page, its row changed."""
    text = (ROOT / "docs" / "concepts.md").read_text("utf-8")
    shown = re.search(r"^```toml\n(\[\[event\]\]\n.*?)^```", text, flags=re.MULTILINE | re.DOTALL)
    assert shown is not None
    own = tomllib.loads((GAME.folder / "box.toml").read_text("utf-8"))
    row = tomllib.loads(shown[1])["event"][0] | changes
    own["event"].append(row)
    own["rulebook"]["event_cards"] += 1
    return own


def test_the_row_is_a_new_card_that_is_drawn_and_played() -> None:
    card = deck()["event"][-1]["key"]
    assert load_box(GAME, deck()).names["events"][-1] == card
    match = locanda.new("souvlaki", players=2, seed=1, box=deck(), options={"shops": True})
    for _ in range(400):
        legal = {str(action): action for action in match.legal()}
        if f"play {card}" in legal:
            break
        match.play(next(iter(legal.values())), min(match.to_act))
    events = match.play(f"play {card}")
    assert str(events[0]) == f"seat {min(match.to_act) + 1} plays {card}"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"target": "player"}, "customer for multiply_customer"),
        ({"only": ["straight", "sour"]}, "straight or sour, not both"),
        ({"effect": {"op": "multiply_customer", "factor": 9}}, "a whole number from 2 to 3"),
        ({"effect": {"op": "multiply_custmer", "factor": 2}}, "did you mean 'multiply_customer'"),
    ],
)
def test_a_row_that_makes_no_sense_says_what_would(changes: dict[str, object], said: str) -> None:
    with pytest.raises(locanda.BadBox, match=re.escape(said)):
        load_box(GAME, deck(**changes))
