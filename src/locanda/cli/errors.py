"""What the command line says when it is asked for something that there is not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..core.errors import BadJournal, LocandaError


class NotUnderstood(LocandaError):
    """An argument or option that means nothing here."""


def text_of(file: Path) -> str:
    """The text of a file.  Raises OSError, or LocandaError where it holds no text."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise LocandaError(f"{file}: not a text file") from None


@contextmanager
def about(file: Path) -> Iterator[None]:
    """Says of a journal that cannot be replayed which file it is in."""
    try:
        yield
    except BadJournal as error:
        raise LocandaError(f"{file}: {error}") from None
