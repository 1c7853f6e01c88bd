"""A match: the library's face.  One game being played, with its journal, from the table down to texts and pictures."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, SupportsIndex
from unicodedata import category

import msgspec

from .action import Action, ActionTable
from .box import BoxSource, LoadedBox, load_box
from .catalogue import find
from .clauses import clauses
from .engine import Engine, engine_of
from .errors import BadOptions, IllegalAction, NothingToUndo, NotYourTurn, Refused, UnknownAction, UnknownView
from .event import Event, Row
from .game import CHANCE, Game
from .history import Commitment, History, Reveal, Step, Undo
from .journal import Line, entry_line, header, write
from .options import options_row, players_of, read_options
from .position import read_position, write_position
from .record import Record
from .seats import seats_of
from .secret import commitment, draw, new_secret


@dataclass(frozen=True)
class Result:
    """How a game ended: the ending's name in lower case; by seat the scores and the ranks (1 is best, equals share)."""

    ending: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1; none where nobody won."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the clause's id in rules.md ("" where it is not the seat's turn) and its text."""

    clause: str
    text: str


def new(
    name: str,
    players: int | None = None,
    options: Mapping[str, object] | msgspec.Struct | None = None,
    box: BoxSource = None,
    seed: int | str | None = None,
    seats: Sequence[str] | None = None,
    draws: bool = True,
) -> Match:
    """A new match, played on to the first choice of a seat.

    `options`: the game's options by name (see `locanda.catalogue()`); `box`: other components (path, TOML text or
    mapping); `seed`: a whole number or a text that makes chance repeatable; `seats`: the names of the players, all
    different, or all empty where none is to be shown.  `draws=False`: chance waits for its outcomes to be played by
    hand, `match.play("draw italy-lady", seat=locanda.CHANCE)`.
    Raises UnknownGame, BadOptions, BadBox.

        >>> import locanda
        >>> match = locanda.new("cafe", players=2, seed=1)
        >>> events = match.play(match.legal()[0])
    """
    game = find(name)
    if players is not None and type(players) is not int:
        listed = ", ".join(map(str, game.players))
        raise BadOptions("players", players, f"a whole number would be right, one of {listed}")
    loaded, read = load_box(game, box), read_options(game, players, options)
    start = engine_of(game).setup(loaded.record, options_row(read))
    return _begun(Match(game, loaded, read, start, secret=new_secret(seed) if draws else None, seats=seats))


def from_position(
    name: str, text: str, seed: int | str | None = None, seats: Sequence[str] | None = None, draws: bool = True
) -> Match:
    """A match that starts from a position, as `match.position()` writes it.

    Raises UnknownGame, BadPosition, BadOptions, BadBox.
    """
    game = find(name)
    box, options, table = read_position(game, text)
    secret = new_secret(seed) if draws else None
    return _begun(Match(game, box, options, table, secret=secret, seats=seats, position=text))


def _begun(match: Match) -> Match:
    """The match, played on to a first choice.  Raises BadOptions where its names do not tell the players apart."""
    names = [" ".join(name.split()).casefold() for name in match.seats]
    for i, name in enumerate(names):
        if not name and any(match.seats):
            raise BadOptions("seats", match.seats[i], "a name for each would be right, or none for all: all empty")
        if name and name in names[:i]:
            raise BadOptions("seats", match.seats[i], "a name of its own for each: the log tells players apart by it")
    return match.draw_on()


def _names(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """The players' names.  Raises BadOptions where there are not as many as players, or one could not be written."""
    if seats is None:
        return tuple(f"Seat {i + 1}" for i in range(players))
    wanted = f"a list, one name for each of the {players} players"
    if not isinstance(seats, list | tuple):
        raise BadOptions("seats", seats, wanted)
    if len(seats) != players:
        raise BadOptions("seats", list(seats), wanted)
    for name in seats:
        if not isinstance(name, str):
            raise BadOptions("seats", name, "a text for each name")
        if any(category(sign) in ("Cc", "Cs") for sign in name):
            raise BadOptions("seats", name, "a text without control signs")
    return tuple(seats)


class Match:
    """One game being played.  Made by `locanda.new`, `load` or `from_position`.

    Seats count from 0 (from 1 in texts).  Whoever holds a match knows everything; what may be given to a seat
    comes from `view`, `picture`, `legal`, `events`, `record` and `journal(seat)`, made from the table as that seat
    knows it. After any error a match is as it was.
    """

    def __init__(
        self,
        game: Game,
        box: LoadedBox,
        options: msgspec.Struct,
        start: Record,
        *,
        secret: bytes | None,
        seats: Sequence[str] | None = None,
        position: str | None = None,
        committed: str | None = None,
    ) -> None:
        self.game, self.box, self.options, self.players = game, box, options, players_of(options)
        self.seats = _names(seats, self.players)
        self.secret = secret
        self.commitment = commitment(secret) if secret is not None else committed
        self.start_position = position
        self._table = start.copy()
        self._firm = 0, start  # so many steps that cannot be taken back any more, and the table after them
        self._history = History()
        self._mask = self._engine.to_act(box.record, start)

    @property
    def _engine(self) -> Engine:
        return engine_of(self.game)

    def copy(self) -> Match:
        """Another match at the same point; playing on one leaves the other as it is."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other._table, other._history = self._table.copy(), self._history.copy()
        return other

    # Whose turn, and how it stands

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that owe a choice; several choose at the same time.  Empty when the game is over."""
        return frozenset(seats_of(self._mask))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._mask < 0

    @property
    def mask(self) -> int:
        """Who is to act as the engine says it: a bit for each seat; 0: chance; -1: over."""
        return self._mask

    @property
    def chance_to_act(self) -> bool:
        """Whether an outcome of chance is awaited: only where it is played by hand (`draws=False`)."""
        return self._mask == 0

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points as they stand."""
        return tuple(self._engine.result(self.box.record, self._table, self.players)[1])

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        if not self.over:
            return None
        ending, scores, ranks = self._engine.result(self.box.record, self._table, self.players)
        return Result(self.game.endings(ending).name.lower(), tuple(scores), tuple(ranks))

    @property
    def played(self) -> int:
        """How many choices and draws stand."""
        return len(self._history.steps)

    # Actions

    def legal(self, seat: int | None = None) -> list[Action]:
        """The legal actions of a seat (of the only one to act, if none is named); empty when it owes no choice."""
        if seat is None and not self.to_act:
            return []
        return [self.game.actions.unpack(self.box.names, action) for action in self.legal_packed(self._seat(seat))]

    def legal_packed(self, seat: int) -> list[int]:
        """The legal actions as the engine's integers, from the table as the seat knows it."""
        if seat not in self.to_act:
            return []
        return self._engine.legal(self.box.record, self.record(seat), seat)

    def pack(self, action: Action | str, seat: int = 0) -> int:
        """The engine's integer of an action or its text.  Raises UnknownAction or Refused."""
        table = self._actions(seat)
        if isinstance(action, str):
            return table.parse_packed(self.box.names, action)
        return table.pack(self.box.names, action)

    def unpack(self, action: int, seat: int = 0) -> Action:
        """The action of the engine's integer."""
        return self._actions(seat).unpack(self.box.names, action)

    def _actions(self, seat: int) -> ActionTable:
        return self.game.chance if seat == CHANCE else self.game.actions

    def can(self, action: Action | str, seat: int | None = None) -> bool:
        """Whether the action is legal now.  Raises UnknownAction for what says no action at all."""
        return self.why_not(action, seat) is None

    def why_not(self, action: Action | str, seat: int | None = None) -> Refusal | None:
        """The clause that forbids the action, or None if it is legal.  Raises UnknownAction."""
        seat = self._seat(seat)
        if seat == CHANCE:
            return self._why_not_chance(self.pack(action, seat))
        try:
            self._judge(seat, self.pack(action, seat), self.record(seat))
        except (Refused, IllegalAction) as error:
            return self._refusal(error.clause)
        except NotYourTurn as error:
            return Refusal("", str(error))
        return None

    def _why_not_chance(self, outcome: int) -> Refusal | None:
        if self._mask != 0:
            return Refusal("", "chance is not to act")
        possible = {number for number, _ in self._engine.outcomes(self.box.record, self._table)}
        return None if outcome in possible else Refusal("", f"{self.unpack(outcome, CHANCE)} cannot happen now")

    def _refusal(self, clause: str) -> Refusal:
        known = clauses(self.game)
        return Refusal(clause, known[clause].text if clause in known else "")

    def play(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Plays an action (or its text) and the chance that follows; the events, as the seat that played sees them.

        Raises UnknownAction, IllegalAction (with the clause), NotYourTurn.
        """
        seat = self._seat(seat)
        try:
            packed = self.pack(action, seat)
        except Refused as error:
            raise IllegalAction(str(action), error.clause, self._refusal(error.clause).text) from None
        rows = self.play_packed(seat, packed)
        return self._decode(rows, self.players if seat == CHANCE else seat)

    def play_exactly(self, seat: int, text: str) -> None:
        """Plays one line of a journal, and no chance that follows."""
        action = self.pack(text, self._seat(seat))
        self._judge(seat, action, self._table)
        self._step(seat, action)

    def play_packed(self, seat: int, action: int) -> list[Row]:
        """Like `play`, on the engine's integers; the rows of events, with nothing hidden."""
        self._judge(seat, action, self._table)
        before = self.copy()
        try:
            self._step(seat, action)
            self.draw_on()
        except BaseException:
            self.__dict__.update(before.__dict__)
            raise
        return [row for step in self._history.steps[before.played :] for row in step.rows]

    def _judge(self, seat: int, action: int, table: Record) -> None:
        """Raises what `play` raises for an action that may not be played now."""
        if seat == CHANCE:
            refusal = self._why_not_chance(action)
            if refusal is not None:
                raise (NotYourTurn if self._mask != 0 else UnknownAction)(refusal.text)
            return
        if self._numbered(seat) not in self.to_act:
            raise NotYourTurn(f"seat {seat + 1} owes no choice; {self._waiting()}")
        if not 0 <= action < self.game.actions.size:
            raise UnknownAction(f"action {action}: from 0 to {self.game.actions.size - 1}")
        number = self._engine.judge(self.box.record, table, seat, action)
        if number:
            why = self._refusal(self.game.clauses(number).name)
            raise IllegalAction(str(self.unpack(action)), why.clause, why.text)

    def _step(self, seat: int, action: int) -> None:
        rows = self._engine.apply(self.box.record, self._table, seat, action)
        self._history.add(seat, action, self._mask, rows)
        self._mask = self._engine.to_act(self.box.record, self._table)
        if seat == CHANCE:
            self._firm = self.played, self._table.copy()

    def draw_on(self) -> Match:
        """Lets chance act until a seat is to choose, and reveals the secret at the end.  Returns the match itself.

        Does nothing where chance is played by hand, and nothing where there is nothing to do.
        """
        if self.commitment is None:
            return self
        while self._mask == 0:
            if self.secret is None:  # loaded without its secret: go on with another, and say so
                self.secret = new_secret()
                self._history.entries.append(Commitment(commitment(self.secret)))
            outcomes = self._engine.outcomes(self.box.record, self._table)
            at = draw(self.secret, self._history.draws, [weight for _, weight in outcomes])
            self._step(CHANCE, outcomes[at][0])
        entries = self._history.entries
        if self.over and self.secret is not None and not (entries and isinstance(entries[-1], Reveal)):
            entries.append(Reveal(self.secret.hex()))
        return self

    def _seat(self, seat: int | None) -> int:
        """The seat meant.  Raises NotYourTurn where that is not clear."""
        if seat is None:
            if len(self.to_act) != 1:
                raise NotYourTurn(self._waiting())
            return min(self.to_act)
        return seat if seat == CHANCE else self._numbered(seat)

    def _numbered(self, seat: SupportsIndex, or_else: str = "") -> int:
        """The seat's number, if it is one.  Raises NotYourTurn."""
        try:
            number = index(seat)
        except TypeError:
            number = -1
        if not 0 <= number < self.players:
            right = f"a whole number from 0 to {self.players - 1}{or_else}"
            raise NotYourTurn(f"there is no seat number {seat!r}: {right} would be right")
        return number

    def _waiting(self) -> str:
        if self.over:
            return "the game is over"
        if self._mask == 0:
            return "chance is to act: play its outcome with seat=locanda.CHANCE"
        listed = ", ".join(str(seat + 1) for seat in sorted(self.to_act))
        if len(self.to_act) == 1:
            return f"seat {listed} is to choose"
        return f"seats {listed} choose at the same time: name one (seat=0 is seat 1)"

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last choice back: see `undo`."""
        return self._undone(seat) is not None

    def undo(self, seat: int | None = None) -> None:
        """Takes back the seat's last choice, before chance or hidden information has come in.

        It is a choice of its turn still going on, or one made at the same time as others who have not all chosen.
        None: the last choice of all, whoever made it.  Raises NothingToUndo.
        """
        if seat is None:
            if not self._history.steps:
                raise NothingToUndo("nothing has been played yet that could be taken back")
            seat = self._history.steps[-1].seat
        undone = self._undone(self._seat(seat))
        if undone is None:
            if seat == CHANCE:
                raise NothingToUndo("nothing can be taken back: what chance has drawn stands, and all before it")
            raise NothingToUndo(f"seat {seat + 1} has no choice that can still be taken back")
        self._history.steps, self._table, self._mask = undone
        self._history.entries.append(Undo(seat))

    def _undone(self, seat: int) -> tuple[list[Step], Any, int] | None:
        """The steps without the seat's last one, the table and who is to act after them.

        None where it cannot be taken back: also where somebody has been asked since then who would not have been, or
        chance is next: then the turn, or the round in which several choose at the same time, is over.
        """
        without = self._history.undoable(seat, self.game.events.reveals) if self._mask > 0 else None
        if without is None:
            return None
        steps, (firm, before) = self._history.steps, self._firm
        box, table, kept = self.box.record, before.copy(), steps[:firm]
        mask = self._engine.to_act(box, table)
        for i in range(firm, len(steps)):
            if i != without:
                if steps[i].mask & ~mask:
                    return None
                rows = self._engine.apply(box, table, steps[i].seat, steps[i].action)
                kept.append(steps[i]._replace(mask=mask, rows=tuple(rows)))
                mask = self._engine.to_act(box, table)
        return None if self._mask & ~mask else (kept, table, mask)

    # What a seat may know

    def record(self, seat: int | None = None) -> Any:
        """The game's table record as the seat knows it (None: as spectators do); a copy."""
        table = self._table.copy()
        self._engine.censor(self.box.record, table, self._viewer(seat))
        return table

    def _viewer(self, seat: int | None) -> int:
        """The seat's number for the engine: spectators are number `players`."""
        if seat is None or seat == self.players:
            return self.players
        return self._numbered(seat, ", or None for a spectator,")

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """The table in the field's words as the seat (None: a spectator) knows it: a struct, for msgspec to encode."""
        return self.game.view(self.box, self.record(seat), self._viewer(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened, as the seat (None: a spectator) was told it, from step number `since` on (see `played`)."""
        rows = [row for step in self._history.steps[since:] for row in step.rows]
        return self._decode(rows, self._viewer(seat))

    def event_rows(self, seat: int | None = None, since: int = 0) -> list[Row]:
        """The same as rows of integers, what is hidden from the seat replaced."""
        viewer = self._viewer(seat)
        return [self.game.events.seen_by(row, viewer) for step in self._history.steps[since:] for row in step.rows]

    def _decode(self, rows: Sequence[Row], viewer: int) -> list[Event]:
        events = self.game.events
        return [events.decode(self.box.names, events.seen_by(row, viewer)) for row in rows]

    def picture(self, seat: int | None = None, lang: str = "en", layout: str = "wide") -> str:
        """The table as the seat (None: a spectator) sees it, as an SVG document; layouts "wide" and "tall".

        Raises UnknownView.
        """
        from .scene import svg

        scene, say = self._scene(lang)
        static = scene.static(self.box, self.options, say, list(self.seats))
        frame = scene.frame(self.box, self.record(seat), self._viewer(seat), self.options, list(self.seats))
        return svg(static, frame, layout)

    def _scene(self, lang: str) -> tuple[Any, Any]:
        """The game's scene module and what says a message; imported only now, as most matches are never drawn."""
        from ..words import LANGUAGES, words_for

        if lang not in tuple(LANGUAGES):
            raise UnknownView("language", lang, LANGUAGES)
        return importlib.import_module(self.game.scene), words_for(lang, self.game.folder).say

    def text(self, seat: int | None = None, lang: str = "en") -> str:
        """The table as text, as the seat (None: a spectator) sees it.  Raises UnknownView."""
        scene, say = self._scene(lang)
        board: str = scene.text_board(self.box, self.record(seat), self._viewer(seat), say, list(self.seats))
        return board

    def _repr_svg_(self) -> str:
        return self.picture()

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.players} players, {self.played} steps, {self._waiting()}>"

    # Kept

    def position(self) -> str:
        """The whole table as TOML, hidden things included: `locanda.from_position` reads it."""
        return write_position(self.game, self.box, self.options, self._table)

    @property
    def table(self) -> Any:
        """A copy of the game's table record, with nothing hidden."""
        return self._table.copy()

    @property
    def header(self) -> Line:
        """The journal's first line: game, version, options, box, seats and the commitment of chance."""
        return header(self)

    @property
    def lines(self) -> list[Line]:
        """The journal's lines after the header; they are only ever appended to."""
        return self.lines_since(0)

    def lines_since(self, n: int) -> list[Line]:
        """The journal's lines from number n (from 0, the header not counted)."""
        return [entry_line(self.game, self.box.names, entry) for entry in self._history.entries[n:]]

    def journal(self, seat: int | None = None) -> str:
        """The journal as JSON Lines: `locanda.load` reads it.

        None: the whole.  A seat's number (`players`: a spectator): what that seat may know of it before the end of
        the game.
        """
        return write(self, None if seat is None or self.over else self._viewer(seat))

    @property
    def history(self) -> History:
        """The steps and entries as packed integers; not to be changed."""
        return self._history
