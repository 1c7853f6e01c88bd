"""What follows from the rest of a table that was typed by hand."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import Table


@rule()
def derive(box: Box, table: Table) -> None:
    """The sizes of stacks, hands and queues follow; a position counts them as it is read, so nothing is left to set."""
