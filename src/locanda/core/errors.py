"""What can go wrong, said so that the reader can mend it: what was found, where, and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from enum import Enum
from typing import Final


class Absent(Enum):
    """What stands in an error for a value where nothing was found."""

    ABSENT = "nothing"


ABSENT: Final = Absent.ABSENT


class LocandaError(Exception):
    """Base of every error of the library's own.  After one, nothing has been half done."""


class UnknownGame(LocandaError):
    """No game of that name is installed."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name, self.known = name, tuple(known)
        super().__init__(f"no game {name!r}; {choices(name, self.known)}")


class UnknownAction(LocandaError):
    """A text that says no action, or an action that this game cannot express."""


class Refused(LocandaError):
    """Raised by a domain: the words are understood, but the named clause rules out such a thing in any position."""

    def __init__(self, clause: str) -> None:
        self.clause = clause
        super().__init__(f"ruled out by {clause}")


class IllegalAction(LocandaError):
    """The rules forbid the action now.  `clause` is the id in the game's rules.md, `text` what it says."""

    def __init__(self, action: str, clause: str, text: str) -> None:
        self.action, self.clause, self.text = action, clause, text
        super().__init__(f"{action!r} is against {clause}: {text}")


class NotYourTurn(LocandaError):
    """The seat owes no choice now, or several seats do and none was named."""


class NothingToUndo(LocandaError):
    """The seat has no choice that can still be taken back."""


class UnknownView(LocandaError):
    """A language or a layout in which no table is shown."""

    def __init__(self, what: str, word: object, known: Iterable[str]) -> None:
        self.what, self.word, self.known = what, word, tuple(known)
        super().__init__(f"no {what} {word!r}; {choices(str(word), self.known)}")


class BadPosition(LocandaError):
    """A position that cannot be read or cannot arise."""

    def __init__(self, key: str, value: object, expected: str) -> None:
        self.key, self.value, self.expected = key, value, expected
        super().__init__(found("position", key, value, expected))


class BadBox(LocandaError):
    """Components that the game cannot be played with.

    `source` names the file, where there is one; `shown` is the key as it is told, if not as it is.
    """

    def __init__(self, key: str, value: object, expected: str, source: str = "box", shown: str = "") -> None:
        self.key, self.value, self.expected, self.source = key, value, expected, source
        super().__init__(found(source, shown or key, value, expected))


class BadOptions(LocandaError):
    """An option that the game does not have, or a value that it does not take."""

    def __init__(self, key: str, value: object, expected: str) -> None:
        self.key, self.value, self.expected = key, value, expected
        super().__init__(found("options", key, value, expected))


class BadJournal(LocandaError):
    """A journal that cannot be replayed or verified.  `line` counts from 1; 0 is the journal as a whole."""

    def __init__(self, line: int, problem: str) -> None:
        self.line, self.problem = line, problem
        super().__init__(f"journal, line {line}: {problem}" if line else f"journal: {problem}")


def found(where: str, key: str, value: object, expected: str) -> str:
    """One form for what was found where, and what would be right."""
    if value is ABSENT:
        return f"{where}: {key}: {expected}" if key else f"{where}: {expected}"
    shown = repr(value)
    if len(shown) > 80:
        shown = shown[:77] + "..."
    return f"{where}: {key} = {shown}: {expected}" if key else f"{where}: {shown}: {expected}"


def choices(word: str, known: Iterable[str]) -> str:
    """'did you mean …? one of …', for a word that is none of the known ones."""
    names = list(known)
    near = difflib.get_close_matches(word, names, 1)
    if not names:
        return "there is none"
    listed = "one of " + ", ".join(names)
    return f"did you mean {near[0]!r}? ({listed})" if near else listed
