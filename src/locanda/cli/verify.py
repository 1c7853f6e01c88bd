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
    from .saved import journal_of

    found = verified(journal_of(file))
    print(f"{file}: all {found.draws} draws follow from the revealed secret, and it is the one committed to.")
    if found.unchecked:
        print(f"{found.unchecked} earlier draws came from a secret that was lost, and cannot be checked.")
    return 0
