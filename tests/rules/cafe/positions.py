"""What the tests of the café's clauses share: positions typed as text, and what is said about them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

import locanda
from locanda.core.clauses import clauses
from locanda.core.match import Match

NATIONS = {
    "africa",
    "britain",
    "china",
    "cuba",
    "france",
    "germany",
    "india",
    "italy",
    "russia",
    "spain",
    "turkey",
    "usa",
}
FULL = Path(__file__).with_name("full.toml")


def cafe(table: str, options: str = "", draws: bool = False) -> Match:
    """A match from a section [table]; chance waits, so that a test sees where a turn ends, unless it `draws`."""
    return locanda.from_position("cafe", f"[options]\n{options}\n[table]\n{table}", seed=1, draws=draws)


def told(match: Match, *actions: str) -> list[str]:
    """Plays the actions of whoever's turn it is; the texts of all that happened."""
    return [str(event) for action in actions for event in match.play(action)]


def drawn(match: Match, *guests: str) -> list[str]:
    """Lets chance draw these guests; the texts of all that happened."""
    return [str(event) for guest in guests for event in match.play(f"draw {guest}", seat=locanda.CHANCE)]


def refused(match: Match, action: str, seat: int | None = None) -> str:
    """The clause that forbids an action, which must be quoted; "legal" where none does."""
    refusal = match.why_not(action, seat)
    if refusal is None:
        return "legal"
    assert refusal.text == clauses(match.game)[refusal.clause].text
    return refusal.clause


def legal(match: Match, start: str = "", end: str = "") -> set[str]:
    """The texts of the legal actions that start and end so."""
    return {text for text in map(str, match.legal()) if text.startswith(start) and text.endswith(end)}


def hand(match: Match, seat: int, viewer: int | None = None) -> list[str]:
    """The guests of a hand that are known to its owner, or to another viewer."""
    guests: list[str] = match.view(seat if viewer is None else viewer).hands[seat].guests
    return guests


def limits(match: Match) -> list[int]:
    """The hand limits by seat."""
    return [hand.limit for hand in match.view().hands]


def bag(match: Match) -> int:
    """How many guests are left in the bag."""
    left: int = match.view().bag_left
    return left


def full(without: Iterable[int] = ()) -> str:
    """The line `chairs = …` of the café with every chair taken but some."""
    chairs: dict[str, str] = tomllib.loads(FULL.read_text("utf-8"))["chairs"]
    kept = (f'{chair} = "{guest}"' for chair, guest in chairs.items() if int(chair) not in set(without))
    return f"chairs = {{ {', '.join(kept)} }}"


#: Three chairs are free (two of them at usa-1, one at africa-1), and five guests are left in the bag.
LAST_FIVE = f"""
    {full(without=(1, 53, 66))}
    bar = [
        "africa-lady", "africa-gentleman", "britain-lady", "britain-gentleman", "china-lady", "china-gentleman",
        "cuba-lady", "cuba-gentleman", "france-lady", "france-gentleman", "germany-lady", "germany-lady",
        "germany-gentleman", "india-lady", "india-lady", "india-gentleman", "italy-lady", "italy-gentleman",
        "italy-gentleman",
    ]
    hands = [
        ["usa-lady", "usa-gentleman", "spain-gentleman", "turkey-lady"],
        ["usa-lady", "russia-lady", "russia-gentleman", "spain-lady", "gentleman-joker"],
        ["lady-joker", "africa-gentleman"],
    ]
    """
