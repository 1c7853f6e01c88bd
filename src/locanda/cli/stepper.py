"""Goes through a journal step by step and shows the board of each, with what happened."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from ..core.history import Step, Undo
from ..core.match import Match
from ..core.replay import walk
from ..words import msg
from .errors import NotUnderstood
from .words import say_events, words_of


def matches(journal: str) -> list[Match]:
    """The match at its start and after each line that changes the table.  Raises BadJournal."""
    found: list[Match] = []
    for match in walk(journal):
        entries = match.history.entries
        if not entries or isinstance(entries[-1], Step | Undo):
            found.append(match.copy())
    return found


def _viewer(end: Match, seat: int) -> int:
    """The number of a seat whose eyes anybody may use: the game is over at the journal's end.  Raises NotUnderstood."""
    if not 1 <= seat <= end.players:
        raise NotUnderstood(f"there is no seat {seat}: from 1 to {end.players} would be right")
    if not end.over:
        raise NotUnderstood("until the game is over nobody looks through another's eyes; leave --seat out")
    return seat - 1


class Stepper:
    """A journal whose every step can be shown as a seat (from 1; None: a spectator) saw it.

    Raises BadJournal, and NotUnderstood for a seat that there is not, or whose eyes are its own: the game is not over.
    """

    def __init__(self, journal: str, lang: str, console: Console | None = None, seat: int | None = None) -> None:
        self._matches = matches(journal)
        self._viewer = None if seat is None else _viewer(self._matches[-1], seat)
        self._lang = lang
        self.steps = len(self._matches) - 1
        self.console = console or Console(highlight=False)
        self.words = words_of(self._matches[0].game, lang)

    def show(self, step: int) -> None:
        """Prints the board after a step, and what happened in it; the nearest step if there is none of that number."""
        step = max(0, min(step, self.steps))
        match, before = self._matches[step], self._matches[max(0, step - 1)]
        title = self.words.say(msg("house-replay-step", step=step, steps=self.steps))
        who = "" if self._viewer is None else f" · {match.seats[self._viewer]}"
        self.console.rule(Text(title + who))
        self.console.print(Text(match.text(self._viewer, self._lang), no_wrap=True), crop=False, overflow="ignore")
        if step and match.played < before.played:
            self.console.print(Text(self.words.say("house-cli-undone")))
        for line in say_events(match, match.events(self._viewer, before.played), self.words):
            self.console.print(Text(line))

    def walk(self) -> None:
        """Lets a person go to and fro until the end of input or `q`."""
        step = 0
        while True:
            self.show(step)
            try:
                typed = self.console.input("> ").strip()
            except EOFError:
                return
            if typed == "q":
                return
            if typed == "b":
                step = max(0, step - 1)
            elif typed.isdecimal():
                step = min(int(typed), self.steps)
            else:
                step = min(step + 1, self.steps)
