"""Replays of games that are over: every step as a frame, through the eyes of any seat, for whoever has the link."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Response, get

from locanda.core.match import Match
from locanda.core.replay import walk

from .desk import Ask, audience_of, holder_of, live_of, words_for_reader
from .frames import View, recall_of, words_of
from .house import House
from .language import language_of
from .live import Live
from .pages import PRIVATE, Refusal
from .story import SHOWN, Story
from .tables import board_page


class Replay:
    """A finished game as its moments: step 0 is the table before anything happened, then one after each choice."""

    def __init__(self, journal: str) -> None:
        self.moments: list[tuple[Match, Story]] = []
        story: Story | None = None
        for match in walk(journal):
            first = story is None
            story, lines = story or Story(match), max(SHOWN, recall_of(match.game))
            plays = story.plays
            if match.mask != 0:
                story.tell(match)
            if first or story.plays != plays:
                self.moments.append((match.copy(), story.still(lines)))

    @property
    def steps(self) -> int:
        """The number of the last step."""
        return len(self.moments) - 1

    def frame(self, live: Live, step: int, audience: int, lang: str, mine: frozenset[int]) -> dict[str, Any]:
        """The table at a step, as an audience saw it then, for somebody who holds the seats `mine`."""
        match, story = self.moments[step]
        view = View(match, story, audience, words_of(live.game, lang), live.people(), asks=False)
        body = view.frame(live.base)
        seats = [
            {**seat, "mine": seat["seat"] in mine, "online": True}  # nobody is away from what is past
            for seat in body["seats"]
        ]
        return {**body, "seats": seats, "seq": step}


@dataclass(frozen=True)
class Watching:
    """A replay, and who watches it through whose eyes."""

    live: Live
    replay: Replay
    audience: int
    mine: frozenset[int]

    def frame(self, step: int, lang: str) -> dict[str, Any]:
        """The table at a step."""
        return self.replay.frame(self.live, step, self.audience, lang, self.mine)


async def _watching(request: Ask, house: House, id: str, view: int | None) -> Watching:
    """The only way to a replay, and so to the eyes of a seat that is not one's own: it opens with the end of the game.

    No `view`: through one's own eyes, or a spectator's.  Raises Refusal 404.
    """
    live, holder = await live_of(house, id), holder_of(request, house)
    if not live.match.over:
        raise Refusal(404)
    if view is None:
        view = audience_of(live, holder, None)
    if not 0 <= view <= live.spectator:
        raise Refusal(404)
    if live.replay is None:
        live.replay = await asyncio.to_thread(Replay, live.match.journal())
    return Watching(live, live.replay, view, live.held(holder))


@get("/t/{id:str}/replay")
async def replay(request: Ask, house: House, id: str, view: int | None = None) -> Response[str]:
    """The page of a replay, at its first step; `view` is the seat through whose eyes it is seen."""
    watching = await _watching(request, house, id, view)
    live, steps = watching.live, watching.replay.steps
    words = words_for_reader(request, live.game)
    frame = watching.frame(0, words.lang)
    first = {"me": [], "view": watching.audience, "frame": frame, "replay": {"steps": steps}}
    more = {"step": 0, "steps": steps, "seats": frame["seats"], "spectator": live.spectator}
    return board_page(request, "replay.html", live, words, first, **more)


@get("/t/{id:str}/replay/{step:int}")
async def replay_frame(request: Ask, house: House, id: str, step: int, view: int | None = None) -> Response[bytes]:
    """A step of a replay, as a frame."""
    watching = await _watching(request, house, id, view)
    if not 0 <= step <= watching.replay.steps:
        raise Refusal(404)
    frame = watching.frame(step, language_of(request.scope))
    return Response(msgspec.json.encode(frame), media_type="application/json", headers=PRIVATE)
