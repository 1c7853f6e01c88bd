"""What can be set about a server, in one place."""

from __future__ import annotations

from dataclasses import dataclass

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Settings of a server; the defaults are those of the house on one's own machine.

    `hosts` are the names that the Host header may carry, without ports; empty: any.  A server on a loopback address
    must name them, or a page of any site could talk to it by pointing its own name there (DNS rebinding).
    `post_rate` and `get_rate` are requests per second and client, with bursts of ten seconds' worth; 0: no limit.
    `streams` are open streams per client.  `bot_delay` is how long a bot seems to think, `ping` the silence on a stream
    after which it says that it is alive, `idle` how long an unused table stays in memory; all in seconds.
    `name` tells this house from others on the machine (`/health` says it).  `tables` are the most that stay in memory,
    those in use apart; opening one again replays its journal.
    """

    database: str
    name: str = ""
    hosts: tuple[str, ...] = LOOPBACK
    https: bool = False
    body_limit: int = 32_768
    post_rate: float = 20.0
    get_rate: float = 100.0
    streams: int = 500
    bot_delay: float = 0.7
    ping: float = 15.0
    idle: float = 900.0
    tables: int = 500
