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
from ..words import LANGUAGES, Message, Words, msg, terminal_language, words_for
from .errors import NotUnderstood


def language(wanted: str | None) -> str:
    """The language asked for, or else that of the terminal, or else English.  Raises NotUnderstood."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise NotUnderstood(f"no language {wanted!r}; there are {', '.join(LANGUAGES)}")
        return wanted
    return terminal_language()


def words_of(game: Game, lang: str) -> Words:
    """The words of the house and of the game in a language."""
    return words_for(lang, game.folder)


def prepare(game: Game, say: Callable[[Message | str], str]) -> None:
    """Says so where the rules have to be compiled first, which takes a while and happens once a machine."""
    if JIT and not (folder() / game.stamp()).is_dir():
        print(say(msg("house-cli-preparing", game=say(f"{game.name}-title"))), flush=True)


def scene_of(game: Game) -> Any:
    """The module that draws the game: its text board, its log lines, its prompts."""
    return import_module(game.scene)


def prompt(match: Match, seat: int, words: Words) -> str | None:
    """What the seat is asked; None where the game's scene has no sentence for it."""
    ask = getattr(scene_of(match.game), "prompt", None)
    return words.say(ask(match.box, match.record(seat), seat, list(match.seats))) if ask else None


def say_events(match: Match, events: Iterable[Event], words: Words) -> Iterator[str]:
    """The lines of the log for some events, without those that the game does not mention.

    A game whose scene has no log is told in the text form of its events.
    """
    log = getattr(scene_of(match.game), "log", None)
    for event in events:
        message = log(match.box, event, list(match.seats)) if log else str(event)
        if message is not None:
            yield words.text(message)


def say_clause(game: Game, clause: str, text: str, words: Words) -> str:
    """A clause in the reader's words; `text` is what `rules.md` says, for a game without them."""
    said, problems = words.format(f"{game.name}-clause-{clause}")
    return text if problems else said
