"""`locanda play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def play(
    game: str,
    /,
    *,
    players: Annotated[int | None, Parameter(alias="-p")] = None,
    bots: Annotated[str | None, Parameter(alias="-b")] = None,
    option: Annotated[list[str] | None, Parameter(alias="-o", negative="")] = None,
    seed: int | None = None,
    lang: Annotated[str | None, Parameter(alias="-l")] = None,
    box: Path | None = None,
    save: Path | None = None,
) -> int:
    """Play in the terminal, against bots or at one screen.

    Parameters
    ----------
    game: str
        The game, as `cafe`.
    players: int
        How many play.
    bots: str
        The bots, separated by commas, as `greedy,random`; they take the last seats. `none`: people at one screen.
        Without it, one person plays against greedy bots.
    option: list[str]
        An option of the game, as `regulars` or `starter=2`; may be given several times.
    seed: int
        Makes chance, and the bots, do the same every time.
    lang: str
        The language: en, it, el, ru or es. Without it, the terminal's.
    box: Path
        A box of your own: see `locanda box`.
    save: Path
        Where to write the journal, at the end or when you quit.
    """
    from ..core.catalogue import find
    from ..core.match import new
    from ..core.options import players_of, read_options
    from .seats import bots_for, names_for
    from .session import Session
    from .words import language, prepare, speaker

    plays, spoken = find(game), language(lang)
    given = dict(_option(text) for text in option or [])
    seats = players_of(read_options(plays, players, given))
    who = bots_for(plays, seats, bots)
    names = names_for(who, speaker(plays, spoken))
    prepare(plays, speaker(plays, spoken))
    match = new(plays.name, players=players, options=given, box=box, seed=seed, seats=names)
    return Session(match, who, spoken, seed=seed or 0, save=save).run()


def _option(text: str) -> tuple[str, object]:
    """`regulars` or `starter=2` as a name and a value."""
    name, given, value = text.partition("=")
    return name.strip(), value.strip() if given else True
