"""Whose language: the reader's choice (a cookie), else what the browser asks for (Accept-Language), else English."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar.datastructures import Cookie

from locanda.words import LANGUAGES, best_language

from .tokens import AGE

COOKIE = "locanda_language"


def headers(scope: Any) -> dict[str, str]:
    """The request's headers by lower-case name; the last of several wins."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope.get("headers", ())}


def cookies(scope: Any) -> dict[str, str]:
    """The request's cookies; none where the header cannot be read."""
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(headers(scope).get("cookie", ""))
    except CookieError:
        return {}
    return {name: morsel.value for name, morsel in jar.items()}


def language_of(scope: Any) -> str:
    """The language of whoever sent this request."""
    chosen = cookies(scope).get(COOKIE, "")
    return chosen if chosen in LANGUAGES else best_language(headers(scope).get("accept-language", ""))


def language_cookie(language: str, https: bool) -> Cookie:
    """The cookie that remembers a reader's choice."""
    return Cookie(key=COOKIE, value=language, max_age=AGE, path="/", httponly=True, samesite="lax", secure=https)
