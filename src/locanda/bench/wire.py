"""A small HTTP/1.1 client on asyncio, for the benchmark alone: one kept connection, so that it costs little itself."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode


@dataclass(slots=True)
class Answer:
    """What the server answered."""

    status: int
    headers: dict[str, str]
    body: bytes


class Wire:
    """A kept connection to a server on this machine; remembers its cookies as a browser would.  Calls take turns."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._turn = asyncio.Lock()

    async def _send(self, method: str, path: str, body: bytes, kind: str) -> asyncio.StreamReader:
        if self._reader is None or self._writer is None or self._writer.is_closing():
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Content-Length: {len(body)}"]
        if body:
            lines += [f"Content-Type: {kind}", f"Origin: http://127.0.0.1:{self.port}"]
        if self.cookies:
            lines.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        return self._reader

    async def _head(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        for line in head[1:]:
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        return int(head[0].split()[1]), headers

    async def call(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> Answer:
        """One request and its whole answer."""
        async with self._turn:
            return await self._call(method, path, body, kind)

    async def _call(self, method: str, path: str, body: bytes, kind: str) -> Answer:
        reader = await self._send(method, path, body, kind)
        status, headers = await self._head(reader)
        if headers.get("transfer-encoding") == "chunked":
            parts = []
            while size := int(await reader.readline(), 16):
                parts.append(await reader.readexactly(size))
                await reader.readline()
            await reader.readline()
            return Answer(status, headers, b"".join(parts))
        return Answer(status, headers, await reader.readexactly(int(headers.get("content-length", "0"))))

    async def post(self, path: str, value: Any) -> Answer:
        """Posts JSON."""
        return await self.call("POST", path, json.dumps(value).encode())

    async def form(self, path: str, fields: dict[str, str]) -> Answer:
        """Posts a form, as the lobby does."""
        return await self.call("POST", path, urlencode(fields).encode(), "application/x-www-form-urlencoded")

    async def stream(self, path: str) -> Stream:
        """Opens a stream of server-sent events; this connection is then used for nothing else."""
        reader = await self._send("GET", path, b"", "")
        status, headers = await self._head(reader)
        if status != 200:
            raise OSError(f"GET {path}: {status}")
        return Stream(reader, headers.get("transfer-encoding") == "chunked")

    def close(self) -> None:
        """Hangs up."""
        if self._writer is not None:
            self._writer.close()


class Stream:
    """Server-sent events as they come."""

    def __init__(self, reader: asyncio.StreamReader, chunked: bool) -> None:
        self._reader, self._chunked, self._rest = reader, chunked, b""

    async def _more(self) -> None:
        if not self._chunked:
            data = await self._reader.read(1 << 16)
        else:
            size = int(await self._reader.readline() or b"0", 16)
            data = await self._reader.readexactly(size)
            await self._reader.readline()
        if not data:
            raise EOFError("the stream ended")
        self._rest += data.replace(b"\r\n", b"\n")

    async def next(self) -> tuple[str, str]:
        """The next event: its name and its data."""
        while True:
            while b"\n\n" not in self._rest:
                await self._more()
            block, self._rest = self._rest.split(b"\n\n", 1)
            fields: dict[str, list[str]] = {}
            for line in block.decode().split("\n"):
                name, _, value = line.partition(":")
                fields.setdefault(name, []).append(value.removeprefix(" "))
            if "data" in fields:
                return fields.get("event", ["message"])[0], "\n".join(fields["data"])
