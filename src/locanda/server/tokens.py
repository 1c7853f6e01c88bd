"""Secrets: of browsers (a cookie) and of invitations (a link).  The database keeps their hashes only."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from litestar.datastructures import Cookie

#: A year: a game by mail may be slow.
AGE = 366 * 24 * 3600
#: Bytes of a secret.
SIZE = 24


def new_token() -> str:
    """A secret for a cookie or a link: 32 characters that nobody guesses."""
    return secrets.token_urlsafe(SIZE)


def new_id() -> str:
    """The id of a table: short, but no more to be guessed than a link to a picture."""
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    """What the database keeps of a secret.  No salt: secrets are random and long."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def among(hash_: str, holders: Iterable[str]) -> bool:
    """Whether a hash is one of some, in a time that depends on their number alone."""
    found = False
    for holder in holders:
        found |= hmac.compare_digest(hash_.encode(), holder.encode())
    return found


def cookie_name(https: bool) -> str:
    """Name of the cookie with a browser's secret; over https browsers bind the prefixed name to this very host."""
    return "__Host-locanda" if https else "locanda"


def cookie(token: str, https: bool) -> Cookie:
    """The cookie that keeps a browser's secret: out of reach of scripts and of other sites' posts."""
    return Cookie(
        key=cookie_name(https), value=token, max_age=AGE, path="/", httponly=True, samesite="lax", secure=https
    )
