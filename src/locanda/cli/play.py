"""`locanda play`: a game in the terminal."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from .session import Session


def play(
    game: str | None = None,
    /,
    *,
    players: Annotated[int | None, Parameter(alias="-p")] = None,
    bots: Annotated[str | None, Parameter(alias="-b")] = None,
    option: Annotated[list[str] | None, Parameter(alias="-o", negative="")] = None,
    seed: int | None = None,
    lang: Annotated[str | None, Parameter(alias="-l")] = None,
    box: Path | None = None,
    save: Path | None = None,
    resume: Path | None = None,
) -> int:
    """Play in the terminal, against bots or at one screen.

    Parameters
    ----------
    game: str
        The game, as `cafe`.
    players: int
        How many play.
    bots: str
        As `greedy,random`, for the last seats; `none`: people at one screen. Without it: greedy ones, you the first.
    option: list[str]
        An option of the game, as `regulars` or `starter=2`; may be given several times.
    seed: int
        Makes chance, and the bots, do the same every time.
    lang: str
        The language: en, it, el, ru or es. Without it, the terminal's.
    box: Path
        A box of your own: see `locanda box`.
    save: Path
        Keep the game here when you quit, to be resumed on this machine, and its journal at the end. A file that holds
        something else than a game is never written over.
    resume: Path
        Go on with a saved game as it was; it is kept there again, or where `--save` says.
    """
    from .saved import try_to_write

    if save is not None:
        try_to_write(save)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a stray byte is a word that nobody understands, not the end
    if resume is None:
        return _new(game, players, bots, option, seed, lang, box, save).run()
    given = {"the game": game, "--players": players, "--bots": bots, "--option": option, "--seed": seed, "--box": box}
    return _resumed(resume, [name for name, value in given.items() if value is not None], lang, save).run()


def _new(
    game: str | None,
    players: int | None,
    bots: str | None,
    option: list[str] | None,
    seed: int | None,
    lang: str | None,
    box: Path | None,
    save: Path | None,
) -> Session:
    """A game from its first choice on."""
    from ..core.catalogue import find, names
    from ..core.match import new
    from ..core.options import players_of, read_options
    from .errors import NotUnderstood
    from .seats import bots_for, names_for
    from .session import Session
    from .words import language, prepare, words_of

    if game is None:
        raise NotUnderstood(f"which game? there are {', '.join(names())}; --resume FILE goes on with a saved one")
    plays, spoken = find(game), language(lang)
    words = words_of(plays, spoken)
    given = dict(_option(text) for text in option or [])
    who = bots_for(plays, players_of(read_options(plays, players, given)), bots)
    prepare(plays, words.say)
    match = new(plays.name, players=players, options=given, box=box, seed=seed, seats=names_for(who, words))
    return Session(match, who, spoken, seed=seed or 0, save=save)


def _resumed(file: Path, given: list[str], lang: str | None, save: Path | None) -> Session:
    """A saved game from where it was left, with the same chance."""
    from ..bots import bot_for
    from ..core.catalogue import find
    from ..core.replay import load
    from .errors import NotUnderstood
    from .saved import read, try_to_write
    from .session import Session
    from .words import language, prepare, words_of

    if given:
        raise NotUnderstood(f"--resume goes on with a game as it was; leave out {', '.join(given)}")
    saved, spoken = read(file), language(lang)
    if save is None:
        try_to_write(file)
    plays = find(saved.game)
    prepare(plays, words_of(plays, spoken).say)
    match = load(saved.journal, saved.secret)
    who = [None if name is None else bot_for(name, plays) for name in saved.bots]
    return Session(match, who, spoken, seed=match.played, save=save or file)


def _option(text: str) -> tuple[str, object]:
    """`regulars` or `starter=2` as a name and a value."""
    name, given, value = text.partition("=")
    return name.strip(), value.strip() if given else True
