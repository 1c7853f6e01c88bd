"""From a match to what one audience sees of it, as the JSON that travels to the browser.

Everything here is made from the table as censored for the audience and from events as redacted for it.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from locanda.core.box import load_box
from locanda.core.engine import engine_of
from locanda.core.event import Event
from locanda.core.game import Game
from locanda.core.match import Match
from locanda.core.scene import Motion, Panel, Plan, Sprite, Static, Step, trie
from locanda.core.seats import seats_of
from locanda.words import Message, Words, msg, words_for

from .story import SHOWN, LogLine, Story, event_of
from .vocabulary import said

Path = tuple[str, ...]
#: A line of the log: its number, the seat that it is about, the sentence.
Told = tuple[int, int | None, str]


@dataclass(frozen=True)
class Person:
    """Who sits at a seat, as all may know: `name` is empty where nobody gave one, `bot` where no bot plays."""

    name: str
    bot: str


def scene_of(game: Game) -> Any:
    """The module that draws a game, imported when the first picture is wanted."""
    return importlib.import_module(game.scene)


def recall_of(game: Game) -> int:
    """How many lines of the log a game's panels look back on."""
    lines: int = getattr(scene_of(game), "RECALL", SHOWN)
    return lines


def words_of(game: Game, lang: str) -> Words:
    """The words of the house and of a game."""
    return words_for(lang, game.folder)


def names_of(people: Sequence[Person], words: Words) -> list[str]:
    """What the players are called in the reader's language; several bots of a kind are numbered."""
    bots = [person.bot for person in people if not person.name]
    return [
        person.name or (_bot(person.bot, bots, people[:seat], words) if person.bot else _unnamed(seat, words))
        for seat, person in enumerate(people)
    ]


def _bot(bot: str, bots: Sequence[str], before: Sequence[Person], words: Words) -> str:
    name = words.say(f"house-bot-{bot}")
    number = 1 + sum(person.bot == bot and not person.name for person in before)
    return f"{name} {number}" if bots.count(bot) > 1 else name


def _unnamed(seat: int, words: Words) -> str:
    return words.say(msg("house-lobby-unnamed", number=seat + 1))


def static_of(match: Match, words: Words, people: Sequence[Person]) -> Static:
    """What never changes: the drawing, in the reader's language."""
    static: Static = scene_of(match.game).static(match.box, match.options, words.say, names_of(people, words))
    return static


@lru_cache(maxsize=32)
def paints_of(game: Game) -> dict[str, tuple[str, str]]:
    """The colours of a game's picture, by day and by night."""
    names = ["" for _ in range(max(game.players))]
    static: Static = scene_of(game).static(load_box(game, None), game.Options(), words_of(game, "en").say, names)
    return static.paints


def paths_of(match: Match, record: Any, seat: int, actions: Sequence[int]) -> dict[Path, int]:
    """The paths of spots that say each action; an action that this hand cannot say has none."""
    scene, found = scene_of(match.game), dict[Path, int]()
    for number in actions:
        for path in scene.paths(match.box, record, seat, number, said(match, number)):
            found.setdefault(tuple(path), number)
    return found


class View:
    """One audience's side of a match at this moment, in one language; `asks` is False where nothing can be chosen.

    `told` remembers the lines of the log from one moment to the next, for the same audience, language and people.
    """

    def __init__(
        self,
        match: Match,
        story: Story,
        audience: int,
        words: Words,
        people: Sequence[Person],
        asks: bool = True,
        told: dict[int, Told | None] | None = None,
    ) -> None:
        self.match, self.story, self.audience, self.words = match, story, audience, words
        self.people, self.names = people, names_of(people, words)
        self.record = story.records[audience]
        self.scene, self.engine = scene_of(match.game), engine_of(match.game)
        self.mask = self.engine.to_act(match.box.record, self.record)
        self.asked = story.asked(audience) if asks else None
        self._told = {} if told is None else told
        self._asks = asks
        self.undo = asks and audience < match.players and match.can_undo(audience)

    def frame(self, base: str) -> dict[str, Any]:
        """The frame; `base` is the table's address.  Whose the seats are and who is online is not in it yet."""
        scene, match = self.scene, self.match
        drawn = scene.frame(match.box, self.record, self.audience, match.options, self.names)
        question = None if self.asked is None else self.story.question[self.audience]
        paths = paths_of(match, self.record, self.audience, self.asked or ())
        motion = self._motion()
        return {
            "seq": self.story.sequence[self.audience],
            "question": question,
            "acting": self.acting,
            "sprites": self._sprites(drawn.sprites),
            "moves": motion.moves,
            "pops": motion.pops,
            "last": motion.last,
            "steps": self._steps(),
            "legal": trie(paths),
            "previews": self.previews(paths),
            "prompt": self.words.say(drawn.prompt),
            "panels": self._panels([*drawn.panels, *self._news()]),
            "log": self.log(self.story.log[-SHOWN:]),
            "seats": self._seats(drawn.notes),
            "undo": self.undo,
            "secret": drawn.secret,
            "plan": self._plan(drawn.plan) if question is not None else None,
            "over": self.over(base),
        }

    @property
    def acting(self) -> list[int]:
        """The seats that owe a choice."""
        return seats_of(self.mask)

    def _motion(self) -> Motion:
        before, events = self.story.before[self.audience], self.story.events(self.match, self.audience)
        motion: Motion = self.scene.moves(self.match.box, before, self.record, events, self.audience)
        return motion

    def _sprites(self, sprites: Sequence[Sprite]) -> list[list[Any]]:
        return [[s.slot, s.symbol, s.spot, s.turn, self._text(s.label), *([1] if s.ground else [])] for s in sprites]

    def _steps(self) -> list[dict[str, Any]]:
        """What happened, step by step: the first with all its sprites, then those that are not as they were, and the
        slots of those that are gone.
        """
        told, before = list[dict[str, Any]](), dict[str, Sprite]()
        if not hasattr(self.scene, "steps"):
            return told
        story, match = self.story, self.match
        events = story.events(match, self.audience)
        steps: list[Step] = self.scene.steps(
            match.box, story.before[self.audience], self.record, events, self.audience, self.names
        )
        for step in steps:
            now = {sprite.slot: sprite for sprite in step.sprites}
            told.append(
                {
                    "sprites": self._sprites([s for slot, s in now.items() if before.get(slot) != s]),
                    "gone": [slot for slot in before if slot not in now],
                    "text": self.words.say(step.text),
                    "scores": step.scores,
                    "moves": step.moves,
                    "pops": step.pops,
                    "last": step.last,
                }
            )
            before = now
        return told

    def _plan(self, plan: Plan | None) -> dict[str, Any] | None:
        return None if plan is None else {"label": self.words.say(plan.label), "actions": plan.actions}

    def _news(self) -> list[Panel]:
        rows = [line.row for line in self.story.log[-recall_of(self.match.game) :] if line.row is not None]
        events = [event_of(self.match, row, self.audience) for row in rows]
        panels: list[Panel] = self.scene.news(self.match.box, self.record, events, self.audience, self.names)
        return panels

    def _text(self, text: Message | str | None) -> str:
        return "" if text is None else self.words.text(text)

    def _panels(self, panels: Sequence[Any]) -> list[dict[str, Any]]:
        return [
            {
                "title": self.words.say(panel.title),
                "rows": [[self.words.say(label), self.words.text(value)] for label, value in panel.rows],
            }
            for panel in panels
        ]

    def previews(self, paths: Mapping[Path, int]) -> dict[str, str]:
        """What each action would score or cost, by its path; nothing where nothing is to be said."""
        texts: dict[int, str] = {}
        for number in set(paths.values()):
            message = self._preview(number)
            texts[number] = "" if message is None else self.words.say(message)
        return {" ".join(path): texts[number] for path, number in paths.items() if texts[number]}

    def _preview(self, number: int) -> Message | None:
        box, record, seat = self.match.box, self.record, self.audience
        points = self.engine.preview(box.record, record, seat, number)
        message: Message | None = self.scene.preview(box, record, seat, said(self.match, number), points)
        return message

    def log(self, lines: Sequence[LogLine]) -> list[Told]:
        """Lines of the log; an event that the game does not tell has none."""
        for line in lines:
            if line.n not in self._told:
                self._told[line.n] = self._tell(line)
        return [told for line in lines if (told := self._told[line.n]) is not None]

    def _tell(self, line: LogLine) -> Told | None:
        if line.row is None:
            return line.n, line.seat, self.words.say(msg("house-log-undo", seat=self.names[line.seat]))
        event = event_of(self.match, line.row, self.audience)
        message = self.scene.log(self.match.box, event, self.names)
        return None if message is None else (line.n, _seat(event), self.words.say(message))

    def _seats(self, notes: Sequence[Sequence[Message]]) -> list[dict[str, Any]]:
        scores = self.scores
        return [
            {
                "seat": seat,
                "name": self.names[seat],
                "score": scores[seat],
                "acting": seat in self.acting,
                "notes": [self.words.say(note) for note in notes[seat]],
                "bot": bool(person.bot),
                "mine": False,
                "online": False,
            }
            for seat, person in enumerate(self.people)
        ]

    @property
    def scores(self) -> list[int]:
        """Each seat's points, as this audience may know them."""
        return self.engine.result(self.match.box.record, self.record, self.match.players)[1]

    def over(self, base: str) -> dict[str, Any] | None:
        """How the game ended and what each score is made of; None while it goes on."""
        match, result = self.match, self.match.result
        if result is None:
            return None
        rows = [
            {
                "seat": seat,
                "name": self.names[seat],
                "score": result.scores[seat],
                "rank": result.ranks[seat],
                "parts": self.parts(seat),
            }
            for seat in range(match.players)
        ]
        ending = self.words.say(f"{match.game.name}-ending-{result.ending.replace('_', '-')}")
        winners = [self.names[seat] for seat in result.winners]
        scores = [result.scores[seat] for seat in result.winners]
        won = self.words.won(winners, scores, match.game.name)
        again = f"{base}/again" if self._asks and self.audience < match.players else None
        return {"won": won, "ending": ending, "rows": rows, "replay": f"{base}/replay", "again": again}

    def parts(self, seat: int) -> list[list[Any]]:
        """The make-up of a seat's score."""
        account = self.scene.account(self.match.box, self.record, seat, self.match.events(self.audience))
        return [[self.words.say(label), points] for label, points in account]

    def board(self) -> str:
        """The board as text."""
        text: str = self.scene.text_board(self.match.box, self.record, self.audience, self.words.say, self.names)
        return text


def _seat(event: Event) -> int | None:
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None
