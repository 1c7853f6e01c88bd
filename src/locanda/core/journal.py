"""Journals: JSON Lines that replay a match without its seed.

    {"locanda": 1, "game": "cafe", "version": 1, "options": {…}, "seats": […], "box": {…}, "commitment": "…"}
    {"chance": "start 2"}
    {"seat": 2, "do": "seat italy-lady at 17"}
    {"seat": 2, "undo": 1}
    {"commitment": "…"}      chance goes on from another secret: the match was loaded without its own
    {"reveal": "…"}          the last line of a game that is over

A match that starts from a position has it, as TOML, under "position" in the header.  A "commitment" of null says
that chance was played by hand.  Where a line holds "?", the journal is one seat's knowledge and cannot be replayed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from .checked import checked, plain
from .errors import BadJournal, found
from .game import CHANCE
from .history import Commitment, Entry, Reveal, Step, Undo

if TYPE_CHECKING:
    from .action import Names
    from .game import Game
    from .match import Match

FORMAT = 1
UNKNOWN = "?"

Line: TypeAlias = dict[str, Any]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The form of the first line."""

    locanda: int
    game: str
    version: int
    options: dict[str, Any]
    seats: list[str]
    box: dict[str, Any]
    commitment: str | None
    position: str | None = None


def header(match: Match) -> Line:
    """The first line, with everything that the rules need to replay the rest."""
    line: Line = {
        "locanda": FORMAT,
        "game": match.game.name,
        "version": match.game.version,
        "options": plain(match.options),
        "seats": list(match.seats),
        "box": match.box.data,
        "commitment": match.commitment,
    }
    if match.start_position is not None:
        line["position"] = match.start_position
    return line


def entry_line(game: Game, names: Names, entry: Entry) -> Line:
    """One entry of the history as a line, with nothing hidden."""
    if isinstance(entry, Undo):
        return {"seat": entry.seat + 1, "undo": 1}
    if isinstance(entry, Commitment):
        return {"commitment": entry.hash}
    if isinstance(entry, Reveal):
        return {"reveal": entry.secret}
    if entry.seat == CHANCE:
        return {"chance": game.chance.packed_text(names, entry.action)}
    return {"seat": entry.seat + 1, "do": game.actions.packed_text(names, entry.action)}


def hidden_line(entry: Entry) -> Line:
    """The line of a step that the reader may not know."""
    assert isinstance(entry, Step)
    return {"chance": UNKNOWN} if entry.seat == CHANCE else {"seat": entry.seat + 1, "do": UNKNOWN}


def write(match: Match, seat: int | None) -> str:
    """The journal as text: the whole (None), or what the seat may know of it before the end."""
    first = match.header
    entries = match.history.entries
    known = [True] * len(entries)
    if seat is not None:
        known = match.history.known(seat, match.mask, match.game.events)
        if match.start_position is not None:
            first["position"] = UNKNOWN
    lines = [first]
    for entry, told in zip(entries, known, strict=True):
        lines.append(entry_line(match.game, match.box.names, entry) if told else hidden_line(entry))
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines).decode()


def read_lines(text: str) -> list[Line]:
    """The lines of a journal as mappings, the header first and checked for its form.  Raises BadJournal."""
    if not isinstance(text, str):
        raise BadJournal(0, "the text of a journal would be right")
    if not text.strip():
        raise BadJournal(0, "it is empty; the first line must be the header")
    lines: list[Line] = []
    rows = text.removesuffix("\n").split("\n")  # a name may hold what splitlines() cuts at
    for n, row in enumerate(rows, 1):
        try:
            line = msgspec.json.decode(row)
        except (msgspec.DecodeError, RecursionError) as error:
            hint = ": was the file cut short? the lines above are whole without it" if 1 < n == len(rows) else ""
            raise BadJournal(n, f"not a whole line of JSON ({error}){hint}") from None
        if not isinstance(line, dict):
            raise BadJournal(n, "an object in braces would be right")
        if UNKNOWN in line.values():
            raise BadJournal(n, "this is one seat's knowledge ('?' is hidden); only the whole journal can be replayed")
        lines.append(line)
    if lines[0].get("locanda") != FORMAT:
        form = lines[0].get("locanda")
        what = "no Locanda journal" if form is None else f"format {form!r}"
        raise BadJournal(1, f"{what}; this version of Locanda reads format {FORMAT}")
    return lines


def read_header(line: Line) -> Header:
    """The first line in its form.  Raises BadJournal."""
    return checked(line, Header, lambda key, value, expected: BadJournal(1, found("header", key, value, expected)))
