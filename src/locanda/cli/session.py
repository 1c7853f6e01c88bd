"""A game at the terminal: shows the board, takes moves as text, lets the bots play, tells what happened."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from random import Random
from shlex import quote

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..bots import Bot, choose
from ..core.errors import IllegalAction, LocandaError, NothingToUndo, UnknownAction
from ..core.match import Match
from ..words import msg
from ..words.message import Argument
from .saved import write
from .words import prompt, say_clause, say_events, words_of

#: Moves that are listed before "… and more".
SHOWN = 12


class Session:
    """One game from the first board to the final scores.

    `bots`: who plays each seat, None for a person.  `save`: the file where the game goes in the end, or when they quit.
    """

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        lang: str,
        seed: int = 0,
        save: Path | None = None,
        console: Console | None = None,
    ) -> None:
        self.match, self.bots, self.save, self._lang = match, bots, save, lang
        self.words = words_of(match.game, lang)
        self.console = console or Console(highlight=False)
        self._rng = Random(seed)
        self._people = [seat for seat, bot in enumerate(bots) if bot is None]
        self._shown: int | None = None  # whose hand is on the screen

    def tell(self, id: str, **args: Argument) -> None:
        """A message of the house on a line of its own."""
        self.console.print(Text(self.words.say(msg(id, **args))))

    def _tell_whole(self, id: str, **args: Argument) -> None:
        """The same in one line however long it is: a path or a command in it can be copied."""
        self.console.print(Text(self.words.say(msg(id, **args))), soft_wrap=True)

    def run(self) -> int:
        """Plays to the end or until somebody quits; returns the exit code: 1 where the game could not be saved."""
        try:
            while not self.match.over and self._step():
                pass
            if self.match.over:
                self._finish()
            else:
                self.tell("house-cli-quit")
        except EOFError:
            self.console.print()
        finally:
            kept = self._keep()
        return 0 if kept else 1

    def _keep(self) -> bool:
        """Saves the game where that was asked for.  Once only: after a failure another file may be named, or none."""
        kept = self.save is None or self._write(self.save)
        self.save = None
        return kept

    def _step(self) -> bool:
        """One choice by whoever is to act; False where a person quits."""
        for seat in sorted(self.match.to_act):
            bot = self.bots[seat]
            if bot is not None:
                match, played = self.match, self.match.played
                match.play_packed(seat, choose(bot, match.game, match.box.record, match.record(seat), seat, self._rng))
                self._tell_events(played)
                return True
        return self._ask(min(self.match.to_act))

    # ---- what is shown

    def _viewer(self) -> int:
        """The seat through whose eyes the screen is drawn: the only person, or whoever has the device."""
        if len(self._people) == 1:
            return self._people[0]
        return self.match.players if self._shown is None else self._shown

    def _tell_events(self, since: int) -> None:
        events = self.match.events(self._viewer(), since)
        for line in say_events(self.match, events, self.words):
            self.console.print(Text("  " + line, style="dim"))

    def _board(self, seat: int) -> None:
        board = self.match.text(seat, self._lang)
        self.console.print(Text(board, no_wrap=True), crop=False, overflow="ignore")

    def _take_device(self, seat: int) -> None:
        """Where several people share the screen and something is hidden, covers it until the right one is there."""
        match = self.match
        if self._shown == seat or len(self._people) == 1:
            return
        if bytes(match.record(seat)) != bytes(match.record(match.players)):
            self.console.clear()
            self.tell("house-cover-title", seat=self.match.seats[seat])
            self.console.input(self.words.say("house-cli-pause"))
            self.console.clear()
        self._shown = seat

    # ---- what a person types

    def _ask(self, seat: int) -> bool:
        self._take_device(seat)
        self._board(seat)
        match = self.match
        asked = prompt(match, seat, self.words)
        if asked is not None:
            self.console.print(Text(asked, style="bold"))
        legal = [str(action) for action in match.legal(seat)]
        self._list(legal, range(1, min(len(legal), SHOWN) + 1))
        if len(legal) > SHOWN:
            self.tell("house-cli-list-more", count=len(legal) - SHOWN)
        _complete(legal)
        while True:
            self.tell("house-cli-ask", seat=self.match.seats[seat])
            words = self.console.input("> ").strip()
            if words in ("q", "quit"):
                if self._keep():
                    return False
            elif words and self._command(seat, words, legal):
                return True

    def _command(self, seat: int, words: str, legal: list[str]) -> bool:
        """Does what the person typed; True if the table has changed."""
        verb, _, rest = words.partition(" ")
        if words in ("?", "help"):
            self.tell("house-cli-help")
        elif verb == "list":
            self._list(legal, [n for n, text in enumerate(legal, 1) if rest in text])
        elif words == "board":
            self._board(seat)
        elif verb == "why":
            self._why(seat, rest)
        elif verb == "save" and rest:
            self._write(Path(rest).expanduser())
        elif words == "undo":
            return self._undo(seat)
        else:
            return self._play(seat, words, legal)
        return False

    def _play(self, seat: int, words: str, legal: list[str]) -> bool:
        if words.isdecimal() and len(words) < 6 and 1 <= int(words) <= len(legal):
            words = legal[int(words) - 1]
        played = self.match.played
        try:
            self.match.play(words, seat)
        except IllegalAction as error:
            self._refused(error.clause, error.text)
        except UnknownAction:
            self._unknown(words)
            for near in get_close_matches(words, legal, 1):
                self.tell("house-cli-did-you-mean", text=near)
        else:
            self._tell_events(played)
            return True
        return False

    def _why(self, seat: int, words: str) -> None:
        try:
            refusal = self.match.why_not(words, seat)
        except UnknownAction:
            self._unknown(words)
            return
        if refusal is None:
            self.tell("house-cli-allowed")
        else:
            self._refused(refusal.clause, refusal.text)

    def _unknown(self, words: str) -> None:
        """How moves are written: those that begin with the same word, if there are any, else all."""
        self.tell("house-cli-unknown", text=words[:80])
        forms = self.match.game.actions.forms
        alike = [form for form in forms if form.split()[:1] == words.split()[:1]]
        self.tell("house-cli-forms", forms="; ".join(alike or forms))

    def _refused(self, clause: str, text: str) -> None:
        self.tell("house-refused", clause=clause, text=say_clause(self.match.game, clause, text, self.words))

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except NothingToUndo:
            self.tell("house-undo-none")
            return False
        self.tell("house-cli-undone")
        return True

    def _list(self, legal: list[str], numbers: Iterable[int]) -> None:
        """Moves with the numbers by which they may be played too."""
        self.tell("house-cli-list")
        for number in numbers:
            self.console.print(Text(f"  {number:>3}  {legal[number - 1]}"))

    # ---- the end

    def _finish(self) -> None:
        match, result = self.match, self.match.result
        assert result is not None
        self._board(match.players)
        self.tell("house-over")
        names, scores = [match.seats[seat] for seat in result.winners], [result.scores[seat] for seat in result.winners]
        self.console.print(Text(self.words.won(names, scores, match.game.name), style="bold"))
        table = Table()
        for column in ("house-over-rank", "house-over-player", "house-over-total"):
            table.add_column(self.words.say(column))
        for seat in sorted(range(match.players), key=lambda seat: result.ranks[seat]):
            table.add_row(str(result.ranks[seat]), self.match.seats[seat], str(result.scores[seat]))
        self.console.print(table)

    def _write(self, path: Path) -> bool:
        """Saves the game and says so, or says why it could not be."""
        try:
            write(path, self.match, self.bots)
        except OSError as error:
            self._tell_whole(
                "house-cli-not-saved", path=str(error.filename or path), reason=error.strerror or str(error)
            )
        except LocandaError as error:
            self._tell_whole("house-cli-not-saved", path=str(path), reason=str(error))
        else:
            self._tell_whole("house-cli-saved", path=str(path))
            if not self.match.over:
                self._tell_whole("house-cli-go-on", command=f"locanda play --resume {quote(str(path))}")
            return True
        return False


def _complete(words: list[str]) -> None:
    """Lets the Tab key finish moves, where the terminal can."""
    if not sys.stdin.isatty():
        return
    try:
        import readline
    except ImportError:  # Windows has none
        return

    def find(text: str, state: int) -> str | None:
        line = readline.get_line_buffer()
        start = len(line) - len(text)
        matching = [word[start:] for word in words if word.startswith(line)]
        return matching[state] if state < len(matching) else None

    readline.set_completer(find)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
