"""Who sits where in a terminal game, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots import Bot, bot_for
from ..core.game import Game
from ..words import Words, msg
from .errors import NotUnderstood


def bots_for(game: Game, players: int, bots: str | None) -> list[Bot | None]:
    """Who plays each seat: a bot, or None for a person.

    `bots` are names with commas between them, for the last seats; "none": nobody; None: one person and greedy bots.
    Raises UnknownBot, or NotUnderstood for more bots than seats.
    """
    if bots is None:
        names = ["greedy"] * (players - 1)
    else:
        names = [] if bots == "none" else [name.strip() for name in bots.split(",")]
    if len(names) > players:
        raise NotUnderstood(f"{len(names)} bots, and only {players} seats")
    people: list[Bot | None] = [None] * (players - len(names))
    return people + [bot_for(name, game) for name in names]


def names_for(bots: Sequence[Bot | None], words: Words) -> list[str]:
    """A name for each seat: "Player 1" for a person, "Greedy bot" for a bot, numbered where there are several."""
    names: list[str] = []
    for seat, bot in enumerate(bots, 1):
        if bot is None:
            names.append(words.say(msg("house-lobby-unnamed", number=seat)))
        else:
            name = words.say(f"house-bot-{bot.name}")
            several = sum(other is not None and other.name == bot.name for other in bots) > 1
            names.append(f"{name} {seat}" if several else name)
    return names
