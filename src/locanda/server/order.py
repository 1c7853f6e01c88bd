"""What the lobby's form asks for: a game, its options, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from locanda.bots import BOTS
from locanda.core.errors import BadOptions
from locanda.core.game import Game
from locanda.core.options import players_of, read_options

#: Who may take a seat, besides bots: whoever opens the table, a friend at the same screen, a friend by invite link.
ME, HERE, INVITE = "me", "here", "invite"
#: The bot of the quick start, and of every seat that nobody has chosen: the strongest of those that play at once.
PARTNER = "greedy"
#: Characters of a name.
NAME = 24


@dataclass(frozen=True)
class Wish:
    """Who shall take a seat: "me", "here", "invite" or the name of a bot; and a name, or ""."""

    kind: str
    name: str


@dataclass(frozen=True)
class Order:
    """A table to be opened."""

    game: Game
    options: msgspec.Struct
    seats: tuple[Wish, ...]


def usual(number: int) -> str:
    """Who takes a seat (from 1) where nothing else is said: a table can be played at once, by whoever opens it."""
    return ME if number == 1 else PARTNER


def tidy(name: str) -> str:
    """A name as it is shown: on one line, without control characters, not too long."""
    plain = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(plain.split())[:NAME].strip()


def read_order(game: Game, form: Mapping[str, str]) -> Order:
    """The order of a form: fields players, seat-1…, name-1…, option-….  Raises BadOptions."""
    given: dict[str, object] = {
        key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-")
    }
    if "players" in form:
        given["players"] = form["players"]
    options = read_options(game, None, given)
    return Order(game, options, tuple(_wish(form, seat + 1) for seat in range(players_of(options))))


def _wish(form: Mapping[str, str], number: int) -> Wish:
    kind = form.get(f"seat-{number}", usual(number))
    if kind not in (ME, HERE, INVITE, *BOTS):
        known = ", ".join((ME, HERE, INVITE, *BOTS))
        raise BadOptions(f"seat-{number}", kind, f"one of {known}")
    return Wish(kind, "" if kind == INVITE else tidy(form.get(f"name-{number}", "")))
