"""`locanda box`: the components of a game as text."""

from __future__ import annotations

from pathlib import Path


def box(game: str, /, *, check: Path | None = None) -> int:
    """Print what is in a game's box, or check a box of your own.

    Parameters
    ----------
    game: str
        The game, as `cafe`.
    check: Path
        A box of your own; says what is wrong in it, with file, key and what would be right.
    """
    from ..core.box import load_box
    from ..core.catalogue import find

    plays = find(game)
    if check is None:
        print((plays.folder / "box.toml").read_text(encoding="utf-8"), end="")
        return 0
    load_box(plays, check)
    print(f"{check} is a good box.")
    return 0
