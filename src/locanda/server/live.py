"""A table in memory: its match and story, who watches it, and the frames made of it.

It is a copy of the journal and can be thrown away at any moment: opening the table again replays the journal.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from locanda.core.game import Game
from locanda.core.match import Match
from locanda.core.replay import walk
from locanda.core.scene import Static
from locanda.words import Message, msg

from .frames import Path, Person, Told, View, paths_of, static_of, words_of
from .store import SeatRow, TableRow
from .story import Story
from .tokens import among

if TYPE_CHECKING:
    from .reasons import Reasons
    from .replays import Replay

HUMAN = "human"
_encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Watcher:
    """An open stream: the audience it is shown, the seats its browser holds, and the address it comes from."""

    audience: int
    seats: frozenset[int]
    client: str


@dataclass(frozen=True)
class Drawn:
    """What never changes on a table's page: the drawing, and the names of its places, in one language."""

    static: Static
    labels: dict[str, str]


@dataclass(eq=False)
class Live:
    """One table.  `stored` is how many lines its journal has, the header included; a move is made under `lock`."""

    row: TableRow
    game: Game
    match: Match
    story: Story
    stored: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    thinking: asyncio.Task[None] | None = None
    used: float = field(default_factory=time.monotonic)
    presence: int = 0
    reasons: dict[int, Reasons] = field(default_factory=dict)
    replay: Replay | None = None
    _drawn: dict[str, Drawn] = field(default_factory=dict)
    _told: dict[tuple[int, str], dict[int, Told | None]] = field(default_factory=dict)
    _bodies: dict[tuple[int, str], dict[str, Any]] = field(default_factory=dict)
    _paths: dict[int, dict[Path, int]] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def base(self) -> str:
        """The table's address."""
        return f"/t/{self.row.id}"

    @property
    def spectator(self) -> int:
        """The number of the audience that holds no seat."""
        return self.match.players

    @property
    def busy(self) -> bool:
        """Whether somebody watches, a move is being made, or a bot thinks."""
        thinking = self.thinking is not None and not self.thinking.done()
        return bool(self.watchers) or self.lock.locked() or thinking

    # ---- who is who

    def held(self, holder: str) -> frozenset[int]:
        """The seats that the holder of this hash has; all are compared, in constant time."""
        return frozenset([seat.seat for seat in self.row.seats if among(holder, seat.holders)])

    def bots(self) -> dict[int, str]:
        """The bots by seat."""
        return {seat.seat: seat.kind for seat in self.row.seats if seat.kind != HUMAN}

    def online(self) -> frozenset[int]:
        """The seats of which somebody has the table open; bots always do."""
        here = {seat for watcher in self.watchers for seat in watcher.seats}
        return frozenset(here | set(self.bots()))

    def people(self) -> list[Person]:
        """Who sits where, as all may know."""
        return people_of(self.row.seats)

    # ---- what is shown

    def sequence(self, audience: int) -> int:
        """Number of what an audience sees: it grows with each change that this audience can see, arrivals included."""
        return self.story.sequence[audience] + self.row.arrivals

    def frame(self, audience: int, lang: str, mine: frozenset[int]) -> dict[str, Any]:
        """The frame for an audience in a language, for somebody who holds the seats `mine`."""
        body = self._bodies.get((audience, lang))
        if body is None:
            body = {**self.view(audience, lang).frame(self.base), "seq": self.sequence(audience)}
            if (awaited := self._awaited(audience, body)) is not None:
                body["prompt"] = words_of(self.game, lang).say(awaited)
            self._bodies[audience, lang] = body
        online = self.online() | mine
        seats = [
            {**seat, "mine": seat["seat"] in mine, "online": seat["seat"] in online}  # who looks, and who is here
            for seat in body["seats"]
        ]
        return {**body, "seats": seats}

    def _awaited(self, audience: int, body: dict[str, Any]) -> Message | None:
        """What to say where the table waits only for friends who have not come; whoever has the links may send them."""
        seats, acting = self.row.seats, body["acting"]
        if not acting or any(seats[seat].kind != HUMAN or seats[seat].holders for seat in acting):
            return None
        hosts = audience != self.spectator and among(self.row.host, seats[audience].holders)
        return msg("house-invite-awaited-host" if hosts else "house-invite-awaited", number=acting[0] + 1)

    def view(self, audience: int, lang: str) -> View:
        """The audience's side of the table, in a language."""
        told = self._told.setdefault((audience, lang), {})
        return View(self.match, self.story, audience, words_of(self.game, lang), self.people(), told=told)

    def frame_bytes(self, audience: int, lang: str, mine: frozenset[int]) -> bytes:
        """The frame as JSON on one line."""
        return _encode(self.frame(audience, lang, mine))

    def drawn(self, lang: str) -> Drawn:
        """The drawing in a language."""
        if lang not in self._drawn:
            words = words_of(self.game, lang)
            static = static_of(self.match, words, self.people())
            self._drawn[lang] = Drawn(static, {spot: words.say(label) for spot, label in static.labels.items()})
        return self._drawn[lang]

    def paths(self, seat: int) -> dict[Path, int]:
        """The paths that the seat may choose now, with the action that each says."""
        if seat not in self._paths:
            self._paths[seat] = paths_of(self.match, self.story.records[seat], seat, self.story.asked(seat) or ())
        return self._paths[seat]

    # ---- change

    def take(self, match: Match, lines: int) -> None:
        """Goes on with a match whose new lines, so many, have been committed."""
        self.match = match
        self.stored += lines
        self.story.tell(match)
        self.announce()

    def seat_taken(self, row: TableRow) -> None:
        """Somebody has taken a seat: there is another name in the drawing and in the log too."""
        self.row = row
        self._drawn.clear()
        self._told.clear()
        self.announce()

    def announce(self) -> None:
        """Throws the frames away and wakes every stream."""
        self._bodies.clear()
        self._paths.clear()
        self.reasons.clear()
        self.wake()

    def wake(self) -> None:
        """Wakes every stream."""
        self.used = time.monotonic()
        self.changed.set()
        self.changed = asyncio.Event()

    def enter(self, watcher: Watcher) -> None:
        """A stream opens."""
        before = self.online()
        self.watchers.add(watcher)
        self._seen(before)

    def leave(self, watcher: Watcher) -> None:
        """A stream closes."""
        before = self.online()
        self.watchers.discard(watcher)
        self._seen(before)

    def _seen(self, before: frozenset[int]) -> None:
        if self.online() != before:
            self.presence += 1
        self.wake()


def people_of(seats: tuple[SeatRow, ...]) -> list[Person]:
    """Who sits where, as all may know."""
    return [Person(seat.name, "" if seat.kind == HUMAN else seat.kind) for seat in seats]


def replayed(lines: list[str]) -> tuple[Match, Story]:
    """The match of a journal, and what its audiences have been shown of it; nothing is drawn yet."""
    story: Story | None = None
    for match in walk("\n".join(lines) + "\n"):
        story = story or Story(match)
        if match.mask != 0:
            story.tell(match)
    assert story is not None
    return match, story
