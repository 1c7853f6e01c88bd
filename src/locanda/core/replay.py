"""Replays journals: `load` gives the match back, `verify` checks every draw against the revealed secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from .box import load_box
from .catalogue import find
from .engine import engine_of
from .errors import BadBox, BadJournal, BadOptions, BadPosition, LocandaError, UnknownGame
from .game import CHANCE
from .history import Commitment, Reveal
from .journal import Line, read_header, read_lines
from .match import Match
from .options import options_row, read_options
from .position import read_position
from .secret import commitment, draw

#: What each form of line holds; a line with other keys is refused.
FORMS = ({"seat", "do"}, {"chance"}, {"seat", "undo"}, {"commitment"}, {"reveal"})


@dataclass(frozen=True)
class Verified:
    """`draws` were recomputed and agree; `unchecked` came from a secret that was lost (before a new commitment)."""

    draws: int
    unchecked: int


def load(text: str, secret: str | None = None) -> Match:
    """The match of a journal, at the point where the journal ends.

    `secret`: the hexadecimal secret of chance, `match.secret.hex()` of the match that was saved; without it a
    match that goes on draws from a new one, and its journal says so.  Raises BadJournal, with the line and what is
    wrong with it, and UnknownGame.
    """
    for match in walk(text):  # noqa: B007  # the last one is wanted
        pass
    if secret is not None and not isinstance(_last(match), Reveal):
        match.secret = _secret(match, 0, secret)
    return match.draw_on()


def walk(text: str) -> Iterator[Match]:
    """The match of a journal at its start and after each line: one object, played on.

    Nothing is drawn that the journal does not say.  Raises like `load`, when it comes to the line.
    """
    lines = read_lines(text)
    match = _start(lines[0])
    yield match
    for n, line in enumerate(lines[1:], 2):
        _replay(match, n, line)
        yield match


def verify(text: str) -> Verified:
    """Recomputes every draw of a finished journal from its revealed secret.

    Raises BadJournal at the first draw that differs, where the secret does not fit its commitment, or where none
    is revealed.
    """
    lines = read_lines(text)
    match = _start(lines[0])
    if match.commitment is None:
        raise BadJournal(1, "chance was played by hand: there is nothing to verify")
    secret = _revealed(lines)
    first = max((n for n, line in enumerate(lines, 1) if "commitment" in line), default=1)
    checked = unchecked = 0
    for n, line in enumerate(lines[1:], 2):
        if "chance" in line:
            if n < first:
                unchecked += 1
            else:
                _check(match, n, line, secret)
                checked += 1
        _replay(match, n, line)
    return Verified(checked, unchecked)


def _revealed(lines: list[Line]) -> bytes:
    last = lines[-1]
    if set(last) != {"reveal"}:
        raise BadJournal(len(lines), "no secret is revealed: the game is not over, or the journal was cut short")
    try:
        return bytes.fromhex(last["reveal"])
    except (TypeError, ValueError):
        raise BadJournal(len(lines), f"the secret {last['reveal']!r} is not hexadecimal") from None


def _check(match: Match, n: int, line: Line, secret: bytes) -> None:
    outcomes = engine_of(match.game).outcomes(match.box.record, match.table)
    if not outcomes:
        raise BadJournal(n, "chance is not to act here")
    at = draw(secret, match.history.draws, [weight for _, weight in outcomes])
    right = str(match.unpack(outcomes[at][0], CHANCE))
    if line["chance"] != right:
        raise BadJournal(n, f"the secret gives {right!r} here, the journal has {line['chance']!r}")


def _start(line: Line) -> Match:
    header = read_header(line)
    game = find(header.game)
    if header.version != game.version:
        raise BadJournal(
            1,
            f"written under version {header.version} of the rules of {game.name}, and this is version {game.version}: "
            f"it would not replay faithfully; a release of Locanda with version {header.version} reads it",
        )
    try:
        if header.position is not None:
            box, options, table = read_position(game, header.position)
        else:
            box, options = load_box(game, header.box), read_options(game, None, header.options)
            table = engine_of(game).setup(box.record, options_row(options))
        return Match(
            game, box, options, table,
            secret=None, seats=header.seats, position=header.position, committed=header.commitment,
        )  # fmt: skip
    except (BadBox, BadOptions, BadPosition) as error:
        raise BadJournal(1, str(error)) from None


def _replay(match: Match, n: int, line: Line) -> None:
    """Carries out one line, exactly: nothing is drawn but what the line says."""
    if set(line) not in FORMS:
        raise BadJournal(n, f"keys {sorted(line)}: one of {', '.join('+'.join(sorted(form)) for form in FORMS)}")
    if isinstance(_last(match), Reveal):
        raise BadJournal(n, "nothing may follow the revealed secret")
    try:
        _carry_out(match, n, line)
    except BadJournal:
        raise
    except UnknownGame:
        raise
    except LocandaError as error:
        raise BadJournal(n, str(error)) from None


def _carry_out(match: Match, n: int, line: Line) -> None:
    entries = match.history.entries
    if "commitment" in line:
        entries.append(Commitment(_of(n, line, "commitment", str)))
    elif "reveal" in line:
        if not match.over:
            raise BadJournal(n, "the secret is revealed before the game is over")
        match.secret = _secret(match, n, _of(n, line, "reveal", str))
        entries.append(Reveal(match.secret.hex()))
    elif "undo" in line:
        match.undo(_seat(match, n, line))
    elif "do" in line:
        match.play_exactly(_seat(match, n, line), _of(n, line, "do", str))
    else:
        match.play_exactly(CHANCE, _of(n, line, "chance", str))


def _of(n: int, line: Line, key: str, type_: Callable[..., Any]) -> Any:
    if type(line[key]) is not type_:
        raise BadJournal(n, f"{key} = {line[key]!r}: {'a text' if type_ is str else 'a whole number'} would be right")
    return line[key]


def _seat(match: Match, n: int, line: Line) -> int:
    """The seat that a line names; journals count from 1."""
    seat: int = _of(n, line, "seat", int)
    if not 1 <= seat <= match.players:
        raise BadJournal(n, f"seat {seat}: seats count from 1, here to {match.players}")
    return seat - 1


def _last(match: Match) -> object:
    entries = match.history.entries
    return entries[-1] if entries else None


def _secret(match: Match, n: int, text: str) -> bytes:
    """The secret, if it fits the commitment in force."""
    try:
        secret = bytes.fromhex(text)
    except (TypeError, ValueError):
        raise BadJournal(n, f"the secret {text!r} is not hexadecimal") from None
    made = [entry.hash for entry in match.history.entries if isinstance(entry, Commitment)]
    if commitment(secret) != (made[-1] if made else match.commitment):
        raise BadJournal(n, "the secret does not fit the commitment that was made known before")
    return secret
