"""The house: opens tables from their journals, makes moves on them, lets bots play, and forgets tables nobody uses."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from locanda.bots import bot_for, choose
from locanda.core.box import load_box
from locanda.core.checked import plain
from locanda.core.engine import engine_of
from locanda.core.errors import NothingToUndo
from locanda.core.game import Game
from locanda.core.journal import FORMAT
from locanda.core.match import Match
from locanda.core.options import players_of
from locanda.core.secret import commitment, new_secret

from .live import Live, Watcher, replayed
from .preparation import NotPrepared, Preparation
from .reasons import Reasons
from .settings import Settings
from .store import Clash, SeatRow, Store, TableRow
from .tokens import new_id

_log = logging.getLogger("locanda")
#: Seconds that a bot may think on the event loop; all else waits for so long.
BLINK = 0.002
#: Seconds after which a bot whose move could not be made tries again: at first, and at most.
PATIENCE, LONGEST = 0.25, 30.0
#: Seconds between two looks for tables that nobody uses.
SWEEP = 30.0


def _timed(*args: Any) -> tuple[int, float]:
    """A bot's choice, and the seconds that it took."""
    start = time.perf_counter()
    return choose(*args), time.perf_counter() - start


class Stale(Exception):
    """The question that was answered is no longer asked; `question` is the present one, None if there is none."""

    def __init__(self, question: int | None) -> None:
        super().__init__(question)
        self.question = question


class Illegal(Exception):
    """The rules forbid the action; `clause` is the id of the clause."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause = clause


class House:
    """All tables of one server process."""

    def __init__(self, settings: Settings, store: Store, preparation: Preparation) -> None:
        self.settings, self.store, self.preparation = settings, store, preparation
        self.closing = False
        self._live: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live | None]] = {}
        self._random = random.Random()
        self._pace: dict[tuple[str, str], float] = {}
        self.streams: Counter[str] = Counter()

    # ---- opening

    async def row(self, id: str) -> TableRow | None:
        """A table as stored, whether or not its rules are ready."""
        live = self._live.get(id)
        return live.row if live else await self.store.table(id)

    async def open(self, id: str) -> Live | None:
        """A table by its id; waits until its rules are ready.  None if there is no such table."""
        live = self._live.get(id)
        if live is not None:
            live.used = time.monotonic()
            self.think(live)
            return live
        if id not in self._opening:  # of several who ask at once one reads the journal, and all get the same table
            task = self._opening[id] = asyncio.create_task(self._open(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> Live | None:
        row = await self.store.table(id)
        game = await self.preparation.game(row.game, hurry=True) if row else None
        if row is None or game is None:
            return None
        await self.preparation.wait(game.name)
        live = self._live[id] = await self._load(row, game)
        await self._reread(live)  # somebody may have sat down meanwhile
        self.think(live)
        self._make_room()
        return live

    async def _reread(self, live: Live) -> None:
        """Shows who sits where by now; one reading after the other, so that the latest stays."""
        async with live.lock:
            row = await self.store.table(live.id)
            if row is not None and row != live.row:
                live.seat_taken(row)

    async def _load(self, row: TableRow, game: Game) -> Live:
        """Replays the journal.  Draws that it lacks (those that open a game) are made and committed first."""
        while True:
            lines = await self.store.journal(row.id)
            match, story = replayed(lines)
            if not match.over:
                match.secret = bytes.fromhex(row.secret)
                match.draw_on()
            try:
                new = await self._commit(row.id, match, len(lines))
            except Clash:  # another worker has opened it meanwhile: its draws are the same
                continue
            story.tell(match)
            return Live(row, game, match, story, len(lines) + new)

    async def _commit(self, id: str, match: Match, stored: int) -> int:
        """Commits the lines of a match that its journal lacks; how many they were.  Raises Clash."""
        lines = [msgspec.json.encode(line).decode() for line in match.lines_since(stored - 1)]
        if lines:
            await self.store.append(id, stored, lines, match.mask)
        return len(lines)

    # ---- a new table

    async def create(
        self,
        game: Game,
        options: msgspec.Struct,
        seats: list[SeatRow],
        names: list[str],
        host: str,
        invites: Callable[[str], dict[int, str]],
    ) -> str:
        """Stores a new table; its id.  The rules need not be ready: only the journal's header is written.

        `host` is the hash of whoever opens it, `names` go into the header, `invites(id)` gives the hashes of the
        invitations by seat.
        """
        secret, id = new_secret(), new_id()
        header = {
            "locanda": FORMAT,
            "game": game.name,
            "version": game.version,
            "options": plain(options),
            "seats": names,
            "box": load_box(game, None).data,
            "commitment": commitment(secret),
        }
        assert len(seats) == len(names) == players_of(options)
        row = TableRow(id, game.name, secret.hex(), time.time(), host, 0, 0, tuple(seats))
        await self.store.create(row, invites(id), msgspec.json.encode(header).decode())
        self.preparation.first(game.name)
        return id

    async def arrived(self, id: str) -> None:
        """Somebody has taken a seat by invitation, as the store knows: those who watch are told."""
        live = self._live.get(id)
        if live is not None:
            await self._reread(live)

    # ---- moves

    async def act(self, live: Live, seat: int, question: int, action: int) -> int:
        """Plays an action in answer to a seat's question; returns when it is committed, with the seat's new sequence
        number.  Raises Stale or Illegal; then nothing has happened.
        """
        async with live.lock:
            self._check(live, seat, question)
            self._judge(live, seat, action)
            match = live.match.copy()
            match.play_packed(seat, action)
            await self._settle(live, match, seat)
        self.think(live)
        return live.sequence(seat)

    async def undo(self, live: Live, seat: int, question: int | None) -> int:
        """Takes a seat's last step back; `question` is the seat's present one (None where it has chosen and others have
        not).  Raises Stale where that is not possible, or no longer.
        """
        async with live.lock:
            if question != self._question(live, seat):
                raise Stale(self._question(live, seat))
            match = live.match.copy()
            try:
                match.undo(seat)
            except NothingToUndo:
                raise Stale(self._question(live, seat)) from None
            await self._settle(live, match, seat)
        self.think(live)
        return live.sequence(seat)

    async def _settle(self, live: Live, match: Match, seat: int) -> None:
        """Commits, and only then shows.  If another worker was faster, its move stands and ours never was."""
        try:
            new = await self._commit(live.id, match, live.stored)
        except Clash:
            fresh = await self._load(live.row, live.game)
            live.match, live.story, live.stored = fresh.match, fresh.story, fresh.stored
            live.announce()
            self.think(live)
            raise Stale(self._question(live, seat)) from None
        live.take(match, new)
        live.row = replace(live.row, acting=match.mask)

    def _question(self, live: Live, seat: int) -> int | None:
        return None if live.story.asked(seat) is None else live.story.question[seat]

    def _check(self, live: Live, seat: int, question: int) -> None:
        present = self._question(live, seat)
        if present is None or present != question:
            raise Stale(present)

    def _judge(self, live: Live, seat: int, action: int) -> None:
        """Raises Illegal by what the seat knows: a refusal must not tell more than the table does."""
        number = engine_of(live.game).judge(live.match.box.record, live.story.records[seat], seat, action)
        if number:
            raise Illegal(live.game.clauses(number).name)

    async def why(self, live: Live, seat: int, path: tuple[str, ...]) -> str | None:
        """The clause that forbids what a path of spots would say, or begin to say; None where it says nothing."""
        found = live.reasons.get(seat)
        if found is None:
            question = live.story.question[seat]
            found = await asyncio.to_thread(Reasons, live.match, live.story.records[seat], seat)
            if question == live.story.question[seat]:
                live.reasons[seat] = found
        return found.against(path)

    # ---- bots

    def think(self, live: Live) -> None:
        """Sets the bots of a table to work, if one is to act."""
        if self.closing or not self._bot_to_act(live) or (live.thinking and not live.thinking.done()):
            return
        live.thinking = asyncio.create_task(self._think(live))

    def _bot_to_act(self, live: Live) -> tuple[int, str] | None:
        bots = live.bots()
        return next(((seat, bots[seat]) for seat in sorted(live.match.to_act) if seat in bots), None)

    async def _think(self, live: Live) -> None:
        """Plays for the bots of a table until a person is to act.  What fails once, as a full disk does, is tried
        again and again: nobody else can move for a bot.
        """
        pause, told = PATIENCE, -1
        while self._bot_to_act(live) and not self.closing:
            try:
                before, told = told, len(live.story.log)
                if self.settings.bot_delay and told != before:  # nobody waits for what nobody is told
                    await asyncio.sleep(self.settings.bot_delay)
                await self.preparation.wait(live.game.name, "think")
                await self._move(live)
                pause = PATIENCE
            except Stale:
                continue
            except NotPrepared:  # the log has the reason, and it will not pass
                return
            except Exception:
                _log.exception("a bot at table %s could not move, and tries again in %g s", live.id, pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST)

    async def _move(self, live: Live) -> None:
        """Makes one move for a bot, if one is to act.  Raises Stale if the table has changed while it thought."""
        turn = self._bot_to_act(live)
        if turn is None:
            return
        (seat, name), match = turn, live.match
        question = live.story.question[seat]
        record = live.story.records[seat].copy()
        rng = random.Random(self._random.getrandbits(64))
        action = await self._choice(name, live.game, match, record, seat, rng)
        await self.act(live, seat, question, action)

    async def _choice(self, name: str, game: Game, match: Match, record: Any, seat: int, rng: random.Random) -> int:
        """A bot's choice.  One that thinks longer than a blink, or never was asked yet, thinks in a thread."""
        args = (bot_for(name, game), game, match.box.record, record, seat, rng)
        if self._pace.get((game.name, name), 1.0) > BLINK:
            action, took = await asyncio.to_thread(_timed, *args)
        else:
            action, took = _timed(*args)
        self._pace[game.name, name] = took
        return action

    # ---- streams and rest

    def crowded(self, client: str) -> bool:
        """Whether a client has as many streams open as it may."""
        return self.streams[client] >= self.settings.streams

    def enter(self, live: Live, watcher: Watcher) -> Live:
        """A stream opens; the table that it watches, which may have been forgotten since it was asked for."""
        live = self._live.setdefault(live.id, live)
        self.streams[watcher.client] += 1
        live.enter(watcher)
        return live

    def leave(self, live: Live, watcher: Watcher) -> None:
        """A stream closes."""
        live.leave(watcher)
        self.streams[watcher.client] -= 1
        if not self.streams[watcher.client]:
            del self.streams[watcher.client]

    def close_streams(self) -> None:
        """Ends every stream: the server is about to stop."""
        self.closing = True
        for live in self._live.values():
            live.wake()

    async def sweep(self) -> None:
        """Forgets tables that nobody has used for a while; to be run as a task."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            self.drop_idle()

    def drop_idle(self) -> int:
        """Forgets tables without streams, bots at work and recent use; how many are left in memory."""
        limit = time.monotonic() - self.settings.idle
        for live in [live for live in self._live.values() if not live.busy and live.used < limit]:
            del self._live[live.id]
        return len(self._live)

    def _make_room(self) -> None:
        """Forgets the tables least recently used, those in use apart, where there are too many."""
        over = len(self._live) - self.settings.tables
        if over > 0:
            resting = sorted((live for live in self._live.values() if not live.busy), key=lambda live: live.used)
            for live in resting[:over]:
                del self._live[live.id]

    async def close(self) -> None:
        """Stops the bots."""
        self.close_streams()
        tasks = [live.thinking for live in self._live.values() if live.thinking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
