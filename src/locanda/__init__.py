"""Locanda: hospitality board games under one roof.

    import locanda

    match = locanda.new("cafe", players=2, seed=1)
    match.legal()                                 # [Seat(guest='italy-lady', chair=17), …]
    match.play("seat italy-lady at 17")           # the events
    print(match)

The names are imported when first used, so that `import locanda` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .core.catalogue import GameInfo, catalogue
    from .core.errors import (
        BadBox,
        BadJournal,
        BadOptions,
        BadPosition,
        IllegalAction,
        LocandaError,
        NothingToUndo,
        NotYourTurn,
        UnknownAction,
        UnknownGame,
        UnknownView,
    )
    from .core.game import CHANCE
    from .core.match import Match, Refusal, Result, from_position, new
    from .core.replay import Verified, load, verify

__all__ = [
    "CHANCE",
    "BadBox",
    "BadJournal",
    "BadOptions",
    "BadPosition",
    "GameInfo",
    "IllegalAction",
    "LocandaError",
    "Match",
    "NotYourTurn",
    "NothingToUndo",
    "Refusal",
    "Result",
    "UnknownAction",
    "UnknownGame",
    "UnknownView",
    "Verified",
    "catalogue",
    "from_position",
    "load",
    "new",
    "verify",
]

_MODULES = {
    "CHANCE": "game",
    "GameInfo": "catalogue",
    "catalogue": "catalogue",
    "Match": "match",
    "Refusal": "match",
    "Result": "match",
    "from_position": "match",
    "new": "match",
    "Verified": "replay",
    "load": "replay",
    "verify": "replay",
}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.core.{_MODULES.get(name, 'errors')}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
