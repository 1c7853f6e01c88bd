"""All that can be said in a game: its actions by number, made once."""

from __future__ import annotations

from functools import lru_cache

from locanda.core.action import Action
from locanda.core.box import load_box
from locanda.core.errors import UnknownAction
from locanda.core.game import Game
from locanda.core.match import Match


@lru_cache(maxsize=8)
def vocabulary(game: Game) -> tuple[Action | None, ...]:
    """Every action of a game by its number; None where the number says nothing with the game's own box."""
    names, found = load_box(game, None).names, list[Action | None]()
    for number in range(game.actions.size):
        try:
            found.append(game.actions.unpack(names, number))
        except UnknownAction:
            found.append(None)
    return tuple(found)


def said(match: Match, number: int) -> Action:
    """The action of a number, as in `match.unpack`; with a game's own box it is not made again."""
    action = vocabulary(match.game)[number] if match.box.own else None
    return action or match.unpack(number)
