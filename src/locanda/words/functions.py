"""What the word files may call beside Fluent's own functions, and how they write numbers."""

from __future__ import annotations

from typing import Any

from babel import Locale
from fluent.runtime.types import FluentInt

MINUS = "\N{MINUS SIGN}"


class Whole(FluentInt):
    """A number as a board game writes it: plain digits, no grouping, a true minus sign. Plural rules see an int."""

    def format(self, locale: Locale) -> str:
        """The digits, the same in all our languages."""
        return plain(self)


def plain(number: int) -> str:
    """As it is printed on a component: "4", "−4" (a true minus sign), "0"."""
    return f"{int(number)}".replace("-", MINUS)


def signed(number: int) -> str:
    """SIGNED($points): "+4", "−4" (a true minus sign), "0"."""
    return f"{int(number):+d}".replace("-", MINUS) if number else "0"


def capitalised(text: str) -> str:
    """CAP($noun): a capital first letter, for a noun that begins a sentence or stands as a label."""
    return text[:1].upper() + text[1:]


def starts(text: str, beginnings: str) -> str:
    """STARTS($name, "i hi"): "yes" or "no", for words that change before a sound (Spanish "y" and "e")."""
    return "yes" if text.casefold().startswith(tuple(beginnings.split())) else "no"


FUNCTIONS: dict[str, Any] = {"SIGNED": signed, "CAP": capitalised, "STARTS": starts}
