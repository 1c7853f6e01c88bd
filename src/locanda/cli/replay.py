"""`locanda replay`: steps through the journal of a game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def replay(
    file: Path,
    /,
    *,
    step: Annotated[int | None, Parameter(alias="-s")] = None,
    seat: int | None = None,
    lang: Annotated[str | None, Parameter(alias="-l")] = None,
) -> int:
    """Step through the journal of a game: Enter goes on, `b` back, a number to that step, `q` ends.

    Parameters
    ----------
    file: Path
        A journal, or a saved game that is still on: that one is shown as spectators see it.
    step: int
        Print the board after that step and end; without a terminal the last one.
    seat: int
        Through the eyes of that seat, from 1; without it, a spectator's. When the game is over.
    lang: str
        The language: en, it, el, ru or es. Without it, the terminal's.
    """
    from .errors import about
    from .saved import journal_of
    from .stepper import Stepper
    from .words import language

    with about(file):
        stepper = Stepper(journal_of(file), language(lang), seat=seat)
    if step is None and not sys.stdin.isatty():
        step = stepper.steps
    if step is not None:
        stepper.show(step)
    else:
        stepper.walk()
    return 0
