"""Panels as plain text, for the boards that are read in a terminal."""

from __future__ import annotations

from collections.abc import Callable

from locanda.words import Message

from .scene import Panel

#: Where a label ends in one of these, nothing stands between it and its value.
MARKS = tuple(".!?…:;")


def panel_lines(panel: Panel, say: Callable[[Message | str], str]) -> list[str]:
    """The title and below it a line a row: what it is about and its value; a row without a value is a text alone."""
    lines = [say(panel.title)]
    for label, value in panel.rows:
        about, said = say(label), value if isinstance(value, str) else say(value)
        colon = ":" if said and not about.endswith(MARKS) else ""
        lines.append(f"  {about}{colon} {said}".rstrip())
    return lines
