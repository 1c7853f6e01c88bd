"""What a viewer sees of the hands, and in whose tray."""

from __future__ import annotations

from .table import JOKER, KINDS, Phase, Table


def hidden(table: Table, seat: int, viewer: int) -> bool:
    """Whether the viewer does not see the seat's hand (V1)."""
    return bool(table.unexpected_guests) and seat != viewer and table.phase != Phase.OVER


def guests_of(table: Table, seat: int, viewer: int) -> list[int | None]:
    """A hand sorted by kind, in a table censored for the viewer; None for guests that the viewer does not know.

    Of a hidden hand the jokers that all have seen come first.
    """
    row = table.hand[seat]  # once: each look into a grid costs microseconds, and every path asks
    known = [kind for kind in range(KINDS) for _ in range(row[kind])]
    if not hidden(table, seat, viewer):
        return list(known)
    shown = [JOKER + sex for sex in range(2) for _ in range(table.shown[seat, sex])]
    return [*shown, *[None] * (table.held[seat] - len(shown))]
