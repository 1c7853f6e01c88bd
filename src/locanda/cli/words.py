"""What the terminal says, in the player's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any

from ..core.cache import folder
from ..core.event import Event
from ..core.game import Game
from ..core.match import Match
from ..core.rule import JIT
from ..words import LANGUAGES, Message, msg, terminal_language, words_for
from .errors import NotUnderstood

Say = Callable[[Message | str], str]


def language(wanted: str | None) -> str:
    """The language asked for, or else that of the terminal, or else English.  Raises NotUnderstood."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise NotUnderstood(f"no language {wanted!r}; there are {', '.join(LANGUAGES)}")
        return wanted
    return terminal_language()


def speaker(game: Game, lang: str) -> Say:
    """Says a message of the house or of the game in a language."""
    return words_for(lang, game.folder).say


def prepare(game: Game, say: Say) -> None:
    """Says so where the rules have to be compiled first, which takes a while and happens once a machine."""
    if JIT and not (folder() / game.stamp()).is_dir():
        print(say(msg("house-cli-preparing", game=say(f"{game.name}-title"))), flush=True)


def scene_of(game: Game) -> Any:
    """The module that draws the game: its text board, its log lines, its prompts."""
    return import_module(game.scene)


def say_events(match: Match, events: Iterable[Event], say: Say) -> Iterator[str]:
    """The lines of the log for some events; those that the game does not mention are left out."""
    scene = scene_of(match.game)
    for event in events:
        message = scene.log(match.box, event, list(match.seats))
        if message is not None:
            yield say(message)
