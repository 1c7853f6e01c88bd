"""`locanda serve`: the house for others."""

from __future__ import annotations

import gc
from types import ModuleType
from typing import Annotated

from cyclopts import Parameter


def server() -> ModuleType:
    """The module that runs the server.  Nothing that is imported is ever garbage: looking for it costs a third of the
    time that the imports take.
    """
    gc.disable()
    try:
        from ..server import run
    finally:
        gc.freeze()
        gc.enable()
    return run


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    name: Annotated[list[str] | None, Parameter(negative="")] = None,
    https: Annotated[bool, Parameter(negative="")] = False,
    proxies: str = "",
) -> int:
    """Serve the house to others, until it is told to stop.

    Parameters
    ----------
    host: str
        The address to listen on; 0.0.0.0 or :: for all.
    port: int
        The port to listen on.
    database: str
        The path of an SQLite file. Without it, one in your data folder, or in $LOCANDA_DATA.
    name: list[str]
        A host name under which the house is reached; may be given several times. Requests to other names are refused.
    https: bool
        Browsers reach the house over https, through a proxy in front of it.
    proxies: str
        Addresses of proxies in front of the house that are believed, separated by commas.
    """
    server().run_serve(host, port, database, names=name or (), https=https, proxies=proxies)
    return 0
