"""Logs without secrets: the token of an invite link is cut out of every line."""

from __future__ import annotations

import logging
import re

_INVITE = re.compile(r"(/join/)[^\s/?\"']+")


def redacted(text: str) -> str:
    """The text with the token of every invite link replaced by an ellipsis."""
    return _INVITE.sub(r"\1…", text)


class Redact(logging.Filter):
    """Cuts invite tokens out of a record's arguments and message."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Changes the record; lets every record pass."""
        if isinstance(record.msg, str):
            record.msg = redacted(record.msg)
        if isinstance(record.args, tuple):
            record.args = tuple(redacted(a) if isinstance(a, str) else a for a in record.args)
        return True
