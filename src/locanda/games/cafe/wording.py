"""The nouns of the café as messages; what only an edited box has is called by its own name."""

from __future__ import annotations

from locanda.words import Argument, msg

from .art.palette import NATIONS


def nation_of(nation: str) -> Argument:
    """A nation."""
    return msg(f"cafe-nation-{nation}") if nation in NATIONS else nation.capitalize()


def guest_of(guest: str) -> Argument:
    """A guest by its name in texts ("italy-lady", "lady-joker"), or "hidden"."""
    nation = guest.rpartition("-")[0]
    if nation in NATIONS or guest == "hidden" or guest.endswith("-joker"):
        return msg(f"cafe-guest-{guest}")
    return guest.replace("-", " ")


def table_of(table: str) -> Argument:
    """A table by its name in texts ("italy-1")."""
    nation, _, place = table.rpartition("-")
    return msg("cafe-table", nation=nation_of(nation), number=int(place))
