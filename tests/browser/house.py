"""A real server in a process of its own, for a browser to visit; and tables on it, opened as the lobby opens them."""

import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx

START = """
import sys
from locanda.server.run import run_local
run_local(int(sys.argv[1]), False, sys.argv[2], float(sys.argv[3]))
"""
#: Seconds that a server may take until its rules are ready, compiling them on a new machine.
PATIENCE = 240


@dataclass
class Server:
    """A server on a port of its own; `delay` is how long its bots think, in seconds."""

    data: Path
    delay: float = 0.0
    port: int = field(default_factory=lambda: free_port())
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        """Starts and waits until tables can be played."""
        command = [sys.executable, "-c", START, str(self.port), str(self.data), str(self.delay)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, "LANG": "en"})
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            try:
                answer = httpx.get(f"{self.url}/health", timeout=5)
                rules = answer.json()["rules"] if answer.status_code == 200 else {}
                if rules and all(rules.values()):
                    for name in rules:  # drawn by bots, so afterwards these are ready too
                        httpx.get(f"{self.url}/games/{name}/picture.svg", timeout=PATIENCE)
                    return self
            except httpx.TransportError:
                pass
            time.sleep(0.1)
        self.stop()
        raise RuntimeError("the server did not get ready")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Ends the server; SIGKILL leaves it no time to tidy up."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def order(*seats: str, game: str = "cafe", **options: str) -> dict[str, str]:
    """The lobby's form for a table with these kinds of seats."""
    form = {"game": game, "players": str(len(seats))}
    form |= {f"seat-{n}": kind for n, kind in enumerate(seats, 1)}
    return form | {f"option-{name}": value for name, value in options.items()}


def finished_table(url: str, game: str = "cafe") -> str:
    """The address of a table where two bots have played to the end."""
    with httpx.Client(base_url=url, follow_redirects=True, timeout=30) as client:
        page = client.post("/tables", data=order("random", "random", game=game))
        for _ in range(400):
            if client.get(f"{page.url.path}/replay").status_code == 200:
                return str(page.url)
            time.sleep(0.1)
    raise RuntimeError("the bots did not finish")
