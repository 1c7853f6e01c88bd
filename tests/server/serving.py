"""A real server in a process of its own, for tests: `python serving.py PORT DATABASE [name=value…]`."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx


class Served:
    """A running server; `url` is its address."""

    def __init__(self, database: Path, port: int = 0, wait: bool = True, **settings: float) -> None:
        self.database, self.port = database, port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = database.with_suffix(f".{self.port}.log")
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, __file__, str(self.port), str(database), *(f"{k}={v}" for k, v in settings.items())],
                stdout=log,
                stderr=log,
            )
        try:
            self._await(wait)
        except BaseException:
            self.kill()
            raise

    def _await(self, ready: bool) -> None:
        """Waits until it answers, and until the rules are `ready`: that takes a while if they were never compiled."""
        end = time.monotonic() + 180
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            assert "could not be prepared" not in self.log.read_text(), self.log.read_text()
            try:
                health = httpx.get(f"{self.url}/health", timeout=5).json()
                if health["ok"] and (not ready or health["rules"].get("cafe")):
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """As a crash would: without a word."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Asks it to stop; its exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main(port: str, database: str, *settings: str) -> None:
    from locanda.server.run import run_serve

    given = {name: float(value) for name, value in (setting.split("=") for setting in settings)}
    https = bool(given.pop("https", 0))
    rates = {"bot_delay": 0.0, "post_rate": 0.0, "get_rate": 0.0} | given
    run_serve(port=int(port), database=database, https=https, **rates)


if __name__ == "__main__":
    os.environ["LC_ALL"] = "C"  # what it prints is looked for in English
    main(*sys.argv[1:])
