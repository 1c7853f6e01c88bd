"""Two worlds that one viewer cannot tell apart, played on side by side."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from locanda import LocandaError, Match, UnknownAction
from locanda.core.engine import engine_of
from locanda.core.game import CHANCE
from locanda.core.record import Record
from locanda.server.frames import Person, View, words_of
from locanda.server.story import Story

from .games import Case
from .walk import Play, games

#: How often another world is tried in which a seat of it could do what the seat really does.
TRIES = 40


def match_at(play: Play, table: Record) -> Match:
    """A match that starts from a table, chance played by hand; its position stands for what a position would tell."""
    return Match(play.game, play.box, play.options, table.copy(), secret=None, position=bytes(table).hex())


class Worlds:
    """`one` is the world of a random game, `other` a world that `viewer` cannot tell from it; both from here on.

    Where `seat`'s `action` is given, another world is looked for in which it is legal too.
    """

    def __init__(self, play: Play, viewer: int, rng: Random, told: bool = False) -> None:
        self.viewer, self.rng, engine, box = viewer, rng, play.engine, play.box.record
        self.one = match_at(play, play.table)
        seen = play.seen(viewer)
        for _ in range(TRIES):
            world = seen.copy()
            engine.resample(box, world, viewer, rng.getrandbits(32))
            if play.seat in (CHANCE, viewer) or engine.judge(box, world, play.seat, play.action) == 0:
                break
        self.other = match_at(play, world)
        self.stories = [Story(match) for match in (self.one, self.other)] if told else []

    @property
    def differ(self) -> bool:
        """Whether there is a difference that the viewer must not notice."""
        return bytes(self.one.table) != bytes(self.other.table)

    def follows(self, play: Play) -> bool:
        """Whether the game's next step can be taken in the other world too."""
        if play.seat in (CHANCE, self.viewer):
            return True
        return play.engine.judge(play.box.record, self.other.table, play.seat, play.action) == 0

    def step(self, seat: int, action: int) -> bool:
        """Takes the step in one world, and in the other one a step that looks like it: hidden things may be others.

        False where there is none: the worlds can be told apart from here on.
        """
        looks = self._look(self.one, seat, action)
        for instead in self._instead(seat, action):
            other = self.other.copy()
            if self._look(other, seat, instead) == looks:
                self.other = other
                self._tell()
                return True
        return False

    def _look(self, match: Match, seat: int, action: int) -> object:
        """What the viewer sees of a step that is taken."""
        rows = match.play_packed(seat, action)
        events = match.game.events
        return bytes(match.record(self.viewer)), [events.seen_by(row, self.viewer) for row in rows]

    def _instead(self, seat: int, action: int) -> Iterator[int]:
        """What could be done in the other world: another thing if that looks the same, else the very same."""
        if seat == CHANCE:
            outcomes = engine_of(self.one.game).outcomes(self.other.box.record, self.other.table)
            actions = [outcome for outcome, _ in outcomes]
        else:
            actions = self.other.legal_packed(seat)
        if seat == CHANCE or (seat != self.viewer and self.rng.random() < 0.2):
            rest = [other for other in actions if other != action]
            yield from self.rng.sample(rest, min(len(rest), 2))
        if action in actions:
            yield action

    def _tell(self) -> None:
        if self.stories and self.one.mask != 0:
            for story, match in zip(self.stories, (self.one, self.other), strict=True):
                story.tell(match)

    def same(self, what: Any, where: str) -> None:
        """Fails unless both worlds give the same of each thing that `what(match, viewer)` yields."""
        here, there = what(self.one, self.viewer), what(self.other, self.viewer)
        for (name, one), (_, other) in zip(here, there, strict=True):
            assert one == other, f"{where}, viewer {self.viewer}: {name}"

    def frames(self) -> list[bytes]:
        """What the browser of the viewer is sent, in each of the worlds."""
        people = [Person("", "") for _ in range(self.one.players)]
        words = words_of(self.one.game, "en")
        return [
            msgspec.json.encode(View(match, story, self.viewer, words, people).frame("/t/x"))
            for match, story in zip((self.one, self.other), self.stories, strict=True)
        ]


Faces = Iterator[tuple[str, object]]


def faces(match: Match, viewer: int) -> Faces:
    """What a viewer is given at any moment."""
    yield "record", bytes(match.record(viewer))
    yield "who is to act", match.to_act
    if viewer < match.players:
        yield "legal", match.legal_packed(viewer)
        yield "can undo", match.can_undo(viewer)


def decision(match: Match, viewer: int) -> Faces:
    """What there is to decide by."""
    yield from faces(match, viewer)
    yield "view", msgspec.json.encode(match.view(viewer))
    yield "events", match.event_rows(viewer)


def views(match: Match, viewer: int) -> Faces:
    """The table in the field's words, and why something is refused."""
    yield "view", msgspec.json.encode(match.view(viewer))
    if viewer < match.players:
        yield from _answers(match, viewer)


def all_faces(match: Match, viewer: int) -> Faces:
    """What a viewer can ask for besides: dearer to make."""
    yield "journal", match.journal(viewer)
    yield "events", [str(event) for event in match.events(viewer)]
    yield "board", match.text(viewer)
    scene = importlib.import_module(match.game.scene)
    table = match.record(viewer)
    yield "picture", msgspec.json.encode(scene.frame(match.box, table, viewer, match.options, list(match.seats)))


def _answers(match: Match, viewer: int) -> Faces:
    """Why actions are refused, and what is raised when they are tried: the judge sees the whole table then."""
    rng = Random(f"{match.played} {viewer}")
    for action in rng.sample(range(match.game.actions.size), min(match.game.actions.size, 2)):
        try:
            said = str(match.unpack(action))
        except UnknownAction:
            continue
        yield f"why not {said}", match.why_not(said, viewer)
        yield f"trying {said}", _tried(match, viewer, said)


def _tried(match: Match, viewer: int, said: str) -> str:
    if match.can(said, viewer):
        return "legal"
    try:
        match.play(said, viewer)
    except LocandaError as error:
        return f"{type(error).__name__}: {error}"
    raise AssertionError(f"{said} is refused, and yet it was played")


def judged(match: Match, viewer: int) -> list[int]:
    """The judge's answer to every action of the viewer, from the whole table."""
    engine, table = engine_of(match.game), match.table
    return [engine.judge(match.box.record, table, viewer, action) for action in range(match.game.actions.size)]


@lru_cache
def hides(case: Case) -> bool:
    """Whether anything is hidden from anybody in such games."""
    for game in games(case, 3, 200):
        for play in game:
            for viewer in range(play.players + 1):
                if bytes(play.seen(viewer)) != bytes(play.table):
                    return True
    return False
