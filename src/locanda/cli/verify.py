"""`locanda verify`: was chance fair?"""

from __future__ import annotations

from pathlib import Path


def verify(file: Path, /) -> int:
    """Check every draw of a finished game against its revealed secret.

    Parameters
    ----------
    file: Path
        The journal of a finished game.
    """
    from ..core.replay import verify as verified
    from .errors import about
    from .saved import journal_of

    with about(file):
        found = verified(journal_of(file))
    if found.unchecked:
        whole = found.draws + found.unchecked
        print(f"{file}: {found.unchecked} of {whole} draws cannot be checked: their secret was lost, or replaced.")
        print(f"The last {found.draws} follow from the secret that was committed to after them.")
        return 1
    print(f"{file}: all {found.draws} draws follow from the revealed secret, and it is the one committed to.")
    return 0
