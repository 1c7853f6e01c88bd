"""Replays of games that are over: every step as a frame, for whoever has the link; nothing is secret any more."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get

from locanda.core.match import Match
from locanda.core.replay import walk

from .desk import Ask, live_of, words_for_reader
from .frames import View, words_of
from .house import House
from .language import language_of
from .live import Live
from .pages import PRIVATE, Refusal
from .story import Story
from .tables import board_page


class Replay:
    """A finished game as its moments: step 0 is the table before anything happened, then one after each choice."""

    def __init__(self, journal: str) -> None:
        self.moments: list[tuple[Match, Story]] = []
        story: Story | None = None
        for match in walk(journal):
            first = story is None
            story = story or Story(match)
            plays = story.plays
            if match.mask != 0:
                story.tell(match)
            if first or story.plays != plays:
                self.moments.append((match.copy(), story.still()))

    @property
    def steps(self) -> int:
        """The number of the last step."""
        return len(self.moments) - 1

    def frame(self, live: Live, step: int, audience: int, lang: str) -> dict[str, Any]:
        """The table at a step, as an audience saw it."""
        match, story = self.moments[step]
        view = View(match, story, audience, words_of(live.game, lang), live.people(), asks=False)
        return {**view.frame(live.base), "seq": step}


async def _replay(house: House, live: Live) -> Replay:
    """The replay of a table.  Raises Refusal 404 before the end of the game."""
    if not live.match.over:
        raise Refusal(404)
    if live.replay is None:
        live.replay = await asyncio.to_thread(Replay, live.match.journal())
    return live.replay


def _audience(live: Live, view: int | None) -> int:
    if view is None:
        return live.spectator
    if not 0 <= view <= live.spectator:
        raise Refusal(404)
    return view


@get("/t/{id:str}/replay")
async def replay(request: Ask, house: House, id: str, view: int | None = None) -> Response[str]:
    """The page of a replay, at its first step; `view` is the seat from whose side it is seen."""
    live = await live_of(house, id)
    made, words = await _replay(house, live), words_for_reader(request, live.game)
    audience = _audience(live, view)
    frame = made.frame(live, 0, audience, words.lang)
    first = {"me": [], "view": audience, "frame": frame, "replay": {"steps": made.steps}}
    return board_page(request, "replay.html", live, words, first, step=0, steps=made.steps)


@get("/t/{id:str}/replay/{step:int}")
async def replay_frame(request: Ask, house: House, id: str, step: int, view: int | None = None) -> Response[bytes]:
    """A step of a replay, as a frame."""
    live = await live_of(house, id)
    made = await _replay(house, live)
    if not 0 <= step <= made.steps:
        raise Refusal(404)
    frame = made.frame(live, step, _audience(live, view), language_of(request.scope))
    return Response(msgspec.json.encode(frame), media_type="application/json", headers=PRIVATE)
