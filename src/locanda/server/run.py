"""Starting a server: on one's own machine, or for real hosting."""

from __future__ import annotations

import contextlib
import errno
import json
import logging
import os
import secrets
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import uvicorn
import uvicorn.config

from locanda.core.errors import LocandaError
from locanda.core.folders import data_folder
from locanda.words import msg, terminal_language, words_for

from .app import Server
from .redact import Redact
from .settings import LOOPBACK, Settings
from .store import check_address, check_file

#: Seconds after which one thread must let another run.
SWITCH = 0.0005
#: The file beside the tables that says where their house is open: its name and its address.
DOOR = "open-at"
#: Seconds that open requests have to finish when the server stops; streams are ended at once.
GRACE = 3


class _Uvicorn(uvicorn.Server):
    """Ends the streams when it is told to stop: they would never end by themselves."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._house = server.house

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop."""
        self._house.close_streams()
        super().handle_exit(sig, frame)


def sqlite(path: Path) -> str:
    """The address of an SQLite file; its folder is made.  Raises LocandaError where the file is something else, or the
    folder cannot be.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        right = "another one would be right, as $LOCANDA_DATA may say"
        raise LocandaError(f"{path.parent}: no folder for the tables ({error.strerror}); {right}") from None
    check_file(path)
    return f"sqlite+aiosqlite:///{path}"


def tell(event: str, game: str, seconds: float) -> None:
    """Says on the terminal how the preparation of a game's rules goes."""
    from locanda.core.catalogue import find

    words = words_for(terminal_language(), find(game).folder)
    args: dict[str, str | int] = {"game": words.say(f"{game}-title"), "seconds": round(seconds)}
    print(words.say(msg(f"house-cli-{event}", **args)), flush=True)


def _note(folder: Path) -> tuple[str, str]:
    """Name and address of the house that was opened last with the tables of this folder."""
    try:
        name, _, url = (folder / DOOR).read_text("utf-8").partition(" ")
    except (OSError, ValueError):
        return "", ""
    return name, url


def already_open(folder: Path) -> str:
    """The address of the house that is open with the tables of this folder; "" if none is."""
    name, url = _note(folder)
    try:
        with urllib.request.urlopen(f"{url}health", timeout=2) as answer:
            return url if name and json.load(answer).get("house") == name else ""
    except (OSError, ValueError, AttributeError):  # no file, nobody there, or somebody else
        return ""


def run_local(
    port: int = 0, open_browser: bool = True, data: Path | str | None = None, bot_delay: float | None = None
) -> None:
    """Runs the house on this machine until Ctrl+C: on the port given, or (0) the last one if it is free, else any that
    is: links that people have kept go on working.  It can be reached from here only.

    `data` is the folder of the tables (default: the user's data folder).  Where a house of that folder is open already,
    its address is said and nothing is started: two servers would not wake each other's streams.
    """
    folder = Path(data) if data is not None else data_folder()
    database, words = sqlite(folder / "tables.sqlite"), words_for(terminal_language())
    running = already_open(folder)
    if running:
        print(words.say(msg("house-cli-already", url=running)), flush=True)
        if open_browser:
            _open(running)
        return
    settings = Settings(database=database, name=secrets.token_hex(8), bot_delay=_delay(bot_delay))
    listener = _listener("127.0.0.1", port) if port else _usual_listener(folder)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    (folder / DOOR).write_text(f"{settings.name} {url}", "utf-8")
    print(words.say(msg("house-cli-open", url=url)))
    print(words.say("house-cli-stop"), flush=True)
    if open_browser:
        _open(url)
    _run(Server(settings, tell), listener, access_log=False, proxies="")


def run_serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    *,
    names: Sequence[str] = (),
    https: bool = False,
    proxies: str = "",
    bot_delay: float | None = None,
    post_rate: float = 20.0,
    get_rate: float = 100.0,
) -> None:
    """Runs the house for others until it is told to stop.

    `database` is an SQLAlchemy address or the path of an SQLite file (default: in the user's data folder).  `names` are
    the host names under which it is reached (none: any, unless `host` is a loopback address); `https` says that
    browsers reach it over https, through a proxy; `proxies` are the addresses, comma separated, of proxies to believe.
    """
    own = tuple(names) or (LOOPBACK if host in ("127.0.0.1", "localhost", "::1") else ())
    if database is None or "://" not in database:
        database = sqlite(Path(database) if database else data_folder() / "tables.sqlite")
    else:
        check_address(database)
    settings = Settings(
        database=database, hosts=own, https=https, bot_delay=_delay(bot_delay), post_rate=post_rate, get_rate=get_rate
    )
    listener = _listener(host, port)
    shown = f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{listener.getsockname()[1]}/"
    print(words_for(terminal_language()).say(msg("house-cli-open", url=url)), flush=True)
    _run(Server(settings, tell), listener, access_log=True, proxies=proxies)


def _delay(given: float | None) -> float:
    return Settings(database="").bot_delay if given is None else given


def _usual_listener(folder: Path) -> socket.socket:
    """On the port of the last time, if nobody else has taken it meanwhile."""
    with contextlib.suppress(LocandaError, ValueError):
        return _listener("127.0.0.1", urlsplit(_note(folder)[1]).port or 0)
    return _listener("127.0.0.1", 0)


def _listener(host: str, port: int) -> socket.socket:
    if not 0 <= port < 1 << 16:
        raise LocandaError(f"port {port}: from 0 (any that is free) to 65535 would be right")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except (OSError, UnicodeError) as error:
        listener.close()
        raise LocandaError(_not_heard(host, port, error)) from None
    return listener


def _not_heard(host: str, port: int, error: OSError | UnicodeError) -> str:
    """Why nothing can be heard there, and where it could."""
    if isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES):
        return f"port {port} of {host}: {error.strerror}; another one would be right, or 0: any that is free"
    why = error.strerror if isinstance(error, OSError) else str(error)
    return f"host {host}: {why}; an address of this machine would be right, as 127.0.0.1, or 0.0.0.0: all of them"


def _run(server: Server, listener: socket.socket, access_log: bool, proxies: str) -> None:
    logs = deepcopy(uvicorn.config.LOGGING_CONFIG)
    logs["handlers"]["access"]["stream"] = "ext://sys.stderr"  # stdout is for whoever waits for the address only
    config = uvicorn.Config(
        server.app,
        log_config=logs,
        log_level="info" if access_log else "warning",
        access_log=access_log,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=75,
        server_header=False,
        lifespan="on",
    )
    for name in ("uvicorn.access", "uvicorn.error", "locanda"):
        logging.getLogger(name).addFilter(Redact())
    # The database has a thread of its own: with the usual 5 ms, each commit would wait that long for Python's lock.
    sys.setswitchinterval(SWITCH)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn raises it again when everything has been closed
        _Uvicorn(config, server).run(sockets=[listener])


def _open(url: str) -> None:
    """Opens the browser: the one that $BROWSER names, or else one that is not the terminal itself."""
    if sys.platform.startswith("linux") and not any(map(os.environ.get, ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))):
        return
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
