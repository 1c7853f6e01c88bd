"""Games in files: of one that is over the journal, open to all; of one that is still on everything, under a seal.

Nobody may know more of a game in progress than their seat does, whoever keeps the file.  So what goes on a disk before
the end can be played on (`locanda play --resume`) and stepped through, but not read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ..bots import Bot
from ..core.errors import LocandaError
from ..core.match import Match
from .errors import text_of
from .seal import BadSeal, seal, unseal

FORM = "saved game 1"
#: How a game that is still on, and a journal, begin; of a file no more is read to tell it from others'.
OURS = re.compile(rb'\{"locanda": ?(?:"saved game \d+"|\d+),')
BEGIN = 64
NOT_OURS = "it holds something else than a game, so nothing is written over it; another name would be right"


class Cover(msgspec.Struct, frozen=True):
    """What anybody may read of the file of a game that is still on."""

    locanda: str
    game: str
    seats: list[str]
    sealed: str


class Saved(msgspec.Struct, frozen=True):
    """What is under the seal: game, whole journal, the secret of its chance, each seat's bot (None: a person)."""

    game: str
    journal: str
    secret: str
    bots: list[str | None]


class NotSaved(LocandaError):
    """A file that holds no game that could go on."""


class NotOurs(LocandaError):
    """A file of somebody's that holds no game, where one was to be kept."""


def try_to_write(path: Path) -> None:
    """Raises OSError if nothing can be written to the file, NotOurs if nothing may be; what is in it stays."""
    new = not path.exists()
    if holds_something_else(path):
        raise NotOurs(f"{path}: {NOT_OURS}")
    with path.open("ab"):
        pass
    if new:
        path.unlink()


def write(path: Path, match: Match, bots: Sequence[Bot | None]) -> None:
    """Writes the game to a file that is new, empty or a game.  Raises OSError, BadSeal and NotOurs."""
    if holds_something_else(path):
        raise NotOurs(NOT_OURS)
    path.write_text(match.journal() if match.over else _covered(match, bots), encoding="utf-8")


def holds_something_else(path: Path) -> bool:
    """Whether a file holds what is no game.  Raises OSError."""
    if not path.is_file():
        return False  # not there yet; or a folder, which says so itself, or a device, which keeps nothing
    with path.open("rb") as file:
        begin = file.read(BEGIN)
    return begin != b"" and not OURS.match(begin)


def _covered(match: Match, bots: Sequence[Bot | None]) -> str:
    assert match.secret is not None  # only where chance is played by hand there is none
    who = [None if bot is None else bot.name for bot in bots]
    saved = Saved(match.game.name, match.journal(), match.secret.hex(), who)
    cover = Cover(FORM, match.game.name, list(match.seats), seal(msgspec.json.encode(saved).decode()))
    return msgspec.json.encode(cover).decode() + "\n"


def read(path: Path) -> Saved:
    """The game in a file that is still on.  Raises NotSaved, BadSeal and OSError."""
    text = text_of(path)
    if not _is_covered(text):
        raise NotSaved(f"{path}: no game that was saved while it was on; `locanda replay` shows a journal")
    return _uncovered(path, text)


def journal_of(path: Path) -> str:
    """The whole journal in a file, to be checked or shown as spectators see it.  Raises BadSeal and OSError."""
    text = text_of(path)
    return _uncovered(path, text).journal if _is_covered(text) else text


def _is_covered(text: str) -> bool:
    return text.startswith(f'{{"locanda":"{FORM}"')


def _uncovered(path: Path, text: str) -> Saved:
    try:
        cover = msgspec.json.decode(text, type=Cover)
        return msgspec.json.decode(unseal(cover.sealed), type=Saved)
    except msgspec.DecodeError as error:
        raise NotSaved(f"{path}: not the whole of a saved game ({error})") from None
    except BadSeal as error:
        raise BadSeal(f"{path}: {error}") from None
