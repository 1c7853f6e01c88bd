"""Chance that anyone can check afterwards: draws follow from a secret whose hash is known before the first action.

Draw k (from 0) is HMAC-SHA256(secret, "k") as a number; if it falls where the weights would be favoured unequally,
"k/1", "k/2", … follow.  Its remainder by the sum of the weights picks the outcome, in the order in which the rules
list them.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from .errors import BadOptions

SPACE = 1 << 256


def new_secret(seed: int | str | None = None) -> bytes:
    """32 bytes: derived from a seed, or from the system's randomness.  Raises BadOptions for what cannot be one."""
    if seed is None:
        return secrets.token_bytes(32)
    if type(seed) not in (int, str):
        raise BadOptions("seed", seed, "a whole number or a text would be right")
    try:
        return hashlib.sha256(f"locanda seed {type(seed).__name__} {seed}".encode()).digest()
    except ValueError as error:  # half a sign, or a number of thousands of digits
        raise BadOptions("seed", seed if isinstance(seed, str) else "…", f"a plain text or number ({error})") from None


def commitment(secret: bytes) -> str:
    """What is made known before the first action: the secret's SHA-256, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def draw(secret: bytes, k: int, weights: Sequence[int]) -> int:
    """Index of the outcome of draw k, without bias.  Raises ValueError where no weight is above 0."""
    total = sum(weights)
    if total <= 0 or min(weights) < 0:
        raise ValueError(f"weights {list(weights)}: none below 0 and at least one above")
    limit = SPACE - SPACE % total
    number, again = _number(secret, str(k)), 0
    while number >= limit:
        again += 1
        number = _number(secret, f"{k}/{again}")
    at = number % total
    for i, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return i
    raise AssertionError("the weights add up")


def _number(secret: bytes, message: str) -> int:
    return int.from_bytes(hmac.digest(secret, message.encode(), "sha256"), "big")
