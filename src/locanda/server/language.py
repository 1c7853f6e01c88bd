"""Whose language: the reader's choice (a cookie), else what the browser asks for (Accept-Language), else English."""

from __future__ import annotations

from typing import Any

from litestar.datastructures import Cookie

from locanda.words import LANGUAGES, best_language

from .tokens import AGE

COOKIE = "locanda_language"


def headers(scope: Any) -> dict[str, str]:
    """The request's headers by lower-case name; the last of several wins."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope.get("headers", ())}


def cookies(scope: Any) -> dict[str, str]:
    """The request's cookies by name.

    Read by hand: cookies ignore ports, so a neighbour's odd one comes along, and the standard parser gives up at it.
    """
    found: dict[str, str] = {}
    for header, value in scope.get("headers", ()):
        if header.lower() == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                name, equals, content = pair.strip().partition("=")
                if equals and name:
                    found[name.strip()] = content.strip().strip('"')
    return found


def language_of(scope: Any) -> str:
    """The language of whoever sent this request."""
    chosen = cookies(scope).get(COOKIE, "")
    return chosen if chosen in LANGUAGES else best_language(headers(scope).get("accept-language", ""))


def language_cookie(language: str, https: bool) -> Cookie:
    """The cookie that remembers a reader's choice."""
    return Cookie(key=COOKIE, value=language, max_age=AGE, path="/", httponly=True, samesite="lax", secure=https)
