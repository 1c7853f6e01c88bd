"""A text that is still without a language: an id and its arguments."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Argument: TypeAlias = "int | str | Message"


class Message(msgspec.Struct, frozen=True):
    """An id of the word files with the arguments that its sentence names.

    An argument that is itself a message is a noun: the sentence may ask for any of its forms (see `Words.say`).
    """

    id: str
    args: dict[str, int | str | Message] = {}


def msg(id: str, /, **args: Argument) -> Message:
    """Short for `Message`: `msg("house-points", count=4)`."""
    return Message(id, args)
