"""A seal: whoever reads what is sealed learns nothing from it, and whoever changes it is found out.

The key is not in the file but in the user's data folder, so that the file can be kept, copied and shown to others.  It
is no lock against somebody who has the whole machine: they could look into the running program too.

The text is mixed with HMAC-SHA256(key, nonce and number of the block), and another HMAC over the result is its check.
"""

from __future__ import annotations

import base64
import hmac
import os
import secrets

from ..core.errors import LocandaError
from ..core.folders import data_folder

KEY, NONCE, CHECK = 32, 16, 32
#: What is sealed is filled up to a multiple of this: the length of a guest's name must not tell who was drawn.
PAGE = 4096


class BadSeal(LocandaError):
    """What was sealed with another key, or has been changed since."""


def seal(text: str) -> str:
    """The text, unreadable without this machine's key.  Raises OSError where the key cannot be kept."""
    key, nonce = _key(), secrets.token_bytes(NONCE)
    plain = text.encode()
    plain = plain.ljust(-(-len(plain) // PAGE) * PAGE)
    body = nonce + _mixed(plain, key, nonce)
    return base64.b64encode(_check(body, key) + body).decode()


def unseal(sealed: str) -> str:
    """The text that was sealed.  Raises BadSeal, and OSError where the key cannot be read."""
    try:
        whole = base64.b64decode(sealed, validate=True)
    except ValueError:
        whole = b""
    key, body = _key(), whole[CHECK:]
    if not hmac.compare_digest(_check(body, key), whole[:CHECK]):
        raise BadSeal("the seal is broken: it was saved on another machine, or has been changed since")
    return _mixed(body[NONCE:], key, body[:NONCE]).decode().rstrip()


def _key() -> bytes:
    """This machine's key; made when it is asked for first, readable by nobody else."""
    path = data_folder() / "seal.key"
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(KEY))
    except FileExistsError:
        pass
    key = path.read_bytes()
    if len(key) != KEY:
        raise BadSeal(f"{path}: not a key of {KEY} bytes; without it no saved game can be opened")
    return key


def _check(body: bytes, key: bytes) -> bytes:
    return hmac.digest(key, b"check" + body, "sha256")


def _mixed(text: bytes, key: bytes, nonce: bytes) -> bytes:
    """The text, each bit turned over where the stream has a one; the same again gives the text back."""
    blocks = -(-len(text) // CHECK)
    stream = b"".join(hmac.digest(key, b"stream" + nonce + n.to_bytes(8), "sha256") for n in range(blocks))
    mixed = int.from_bytes(text) ^ int.from_bytes(stream[: len(text)])
    return mixed.to_bytes(len(text))
