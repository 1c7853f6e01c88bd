"""Which games there are: the packages in locanda.games, and others' by the entry point group `locanda.games`."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points

from .errors import UnknownGame
from .game import GAMES, Game
from .options import OptionInfo, describe

GROUP = "locanda.games"


@dataclass(frozen=True)
class GameInfo:
    """What can be asked of a game before a match is made of it."""

    name: str
    version: int
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    languages: tuple[str, ...]


def names() -> list[str]:
    """The names of all installed games, without importing them."""
    return sorted(_found())


def catalogue() -> tuple[GameInfo, ...]:
    """All installed games."""
    games = [find(name) for name in names()]
    return tuple(GameInfo(g.name, g.version, g.players, describe(g), g.languages) for g in games)


def find(name: str) -> Game:
    """A game by its name, imported when first asked for.  Raises UnknownGame, which names those there are."""
    if not isinstance(name, str):
        raise UnknownGame(repr(name), names())
    game = _registered(name)
    if game is None:
        found = _found()
        if name not in found:
            raise UnknownGame(name, sorted(found))
        where = found[name]
        _ = importlib.import_module(where) if isinstance(where, str) else where.load()
        game = _registered(name)
        if game is None:
            raise UnknownGame(name, sorted(set(found) - {name}))
    return game


def _registered(name: str) -> Game | None:
    return next((game for game in GAMES.values() if game.name == name), None)


def _found() -> dict[str, str | EntryPoint]:
    """Where each game is: a module to import, or an entry point to load."""
    found: dict[str, str | EntryPoint] = {point.name: point for point in entry_points(group=GROUP)}
    package = importlib.import_module(GROUP)
    found.update({info.name: f"{GROUP}.{info.name}" for info in pkgutil.iter_modules(package.__path__) if info.ispkg})
    return found
