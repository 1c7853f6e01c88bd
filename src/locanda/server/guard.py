"""What stands at the door, before any page: host, rate, cross-site posts, and the headers of every answer."""

from __future__ import annotations

import math
import time
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .language import headers
from .limits import Limiter
from .settings import Settings

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
)
#: `same-origin`, since under `no-referrer` a browser sends `Origin: null` with the forms of our own pages, and over
#: plain http (a house in the local network) nothing else would tell them from another site's.  Other sites get none.
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


def host_name(host: str) -> str:
    """A Host header without its port: "[::1]:8000" is "[::1]"."""
    return host if host.endswith("]") else host.rpartition(":")[0] or host


def cross_site(sent: dict[str, str]) -> bool:
    """Whether a post comes from a page that is not ours, by what browsers say of it.

    Another port of this machine is "same-site", so only "same-origin" will do.  A client that says nothing is no
    browser, and holds no cookies but those that its user gave it.
    """
    fetch_site = sent.get("sec-fetch-site")
    if fetch_site is not None:
        return fetch_site not in ("same-origin", "none")
    origin = sent.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc.lower() != sent.get("host", "").lower()
    except ValueError:  # no address at all
        return True


class Guard:
    """The outermost layer of the application; `refuse(scope, status)` makes the answers to those turned away."""

    def __init__(self, app: ASGIApp, settings: Settings, refuse: Any) -> None:
        self._app, self._refuse = app, refuse
        self._hosts = frozenset(host.lower() for host in settings.hosts)
        self._posts, self._gets = Limiter(settings.post_rate), Limiter(settings.get_rate)
        self._always = [(k.encode(), v.encode()) for k, v in HEADERS.items()]
        if settings.https:
            self._always.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers 421, 429 or 403."""
        if str(scope["type"]) != "http":  # the server's start and stop
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                named = {name.lower() for name, _ in message["headers"]}
                added = [(name, value) for name, value in self._always if name not in named]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        status, more = self._verdict(scope)
        if status:
            await self._refuse(scope, status, more)(scope, receive, guarded)
        else:
            await self._app(scope, receive, guarded)

    def _verdict(self, scope: Any) -> tuple[int, dict[str, str]]:
        sent = headers(scope)
        if self._hosts and host_name(sent.get("host", "").lower()) not in self._hosts:
            return 421, {}
        post = scope["method"] not in SAFE
        limiter = self._posts if post else self._gets
        wait = limiter.wait((scope.get("client") or ("",))[0], time.monotonic())
        if wait:
            return 429, {"retry-after": str(math.ceil(wait))}
        if post and cross_site(sent):
            return 403, {}
        return 0, {}
