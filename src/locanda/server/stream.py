"""Server-sent events: whole frames, numbered for each audience, over one compressed stream.

A frame is everything that its audience sees, so that whoever comes back after a dropped connection needs the last one
only: nothing is lost.  The last frame is in the compressor's window, so the next one costs a few dozen bytes.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator

from .house import House
from .live import Live, Watcher

#: What the browser waits before it reconnects, in milliseconds.
RETRY = b"retry: 1000\n\n"
PING = b": ping\n\n"
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}
#: A window of 16 KiB holds the last frame; the larger one of 32 KiB costs memory for each stream.
WINDOW = 14


async def events(house: House, live: Live, watcher: Watcher, lang: str, last: int | None) -> AsyncIterator[bytes]:
    """The events of one stream, until the server stops.  `last` is the number of the frame that the client has."""
    live = house.enter(live, watcher)
    presence = live.presence
    try:
        yield RETRY
        while not house.closing:
            changed, number = live.changed, live.sequence(watcher.audience)
            if number != last or live.presence != presence:
                last, presence = number, live.presence
                frame = live.frame_bytes(watcher.audience, lang, watcher.seats)
                yield b"id: %d\nevent: frame\ndata: %s\n\n" % (number, frame)
                continue
            try:
                await asyncio.wait_for(changed.wait(), house.settings.ping)
            except TimeoutError:
                yield PING
    finally:
        house.leave(live, watcher)


async def packed(chunks: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The chunks as one gzip stream, flushed after each so that it arrives at once."""
    press = zlib.compressobj(5, wbits=16 + WINDOW, memLevel=7)
    async for chunk in chunks:
        yield press.compress(chunk) + press.flush(zlib.Z_SYNC_FLUSH)
    yield press.flush()
