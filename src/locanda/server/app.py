"""The application: the house behind its guard."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from . import assets, invitations, lobby, play, replays, tables
from .guard import Guard
from .house import House
from .pages import on_error, on_http, turn_away
from .preparation import Preparation
from .settings import Settings
from .store import Store

HANDLERS: list[Any] = [
    *(lobby.lobby, lobby.new_table, lobby.open_table, lobby.no_table, lobby.choose_language, lobby.rules),
    *(lobby.night, lobby.picture, lobby.about, lobby.health, assets.static),
    *(invitations.invited, invitations.join, invitations.link),
    *(tables.table, tables.again, tables.text, tables.text_move, tables.journal),
    *(play.act, play.undo, play.why, play.stream, replays.replay, replays.replay_frame),
]


def quiet(_event: str, _game: str, _seconds: float) -> None:
    """Says nothing about the preparation of rules."""


class Server:
    """A house and its ASGI application; `say` is told how the rules' preparation goes (see `Preparation`)."""

    def __init__(self, settings: Settings, say: Callable[[str, str, float], None] = quiet) -> None:
        self.preparation = Preparation(say)
        self.house = House(settings, Store(settings.database), self.preparation)
        self.app: ASGIApp = Guard(self._litestar(settings), settings, turn_away)

    def _litestar(self, settings: Settings) -> Litestar:
        return Litestar(
            HANDLERS,
            dependencies={"house": Provide(lambda: self.house, sync_to_thread=False)},
            exception_handlers={HTTPException: on_http, Exception: on_error},
            lifespan=[self._lifespan],
            request_max_body_size=settings.body_limit,
            compression_config=CompressionConfig("gzip", gzip_compress_level=5, exclude=["/stream$", "^/static/"]),
            openapi_config=None,
            logging_config=None,
        )

    @asynccontextmanager
    async def _lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        await self.house.store.open()
        work = [asyncio.create_task(self.preparation.run()), asyncio.create_task(self.house.sweep())]
        try:
            yield
        finally:
            await self.house.close()
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            await self.preparation.close()
            await self.house.store.close()
