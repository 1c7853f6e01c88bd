"""Every game and every way to play it: what the contract's tests are parametrised with."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Protocol

import pytest

from locanda.core.catalogue import find, names
from locanda.core.game import Game
from locanda.core.options import describe
from toys import bids, race

#: The games that are installed, and the toys: choices at the same time and mid-turn chance are tested by these.
GAMES: list[Game] = [*map(find, names()), bids.GAME, race.GAME]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Invariants(Protocol):
    """A game's module in `invariants/`."""

    #: The most steps (choices and draws) that a game can have.
    BOUND: int
    #: Boxes to play with besides the game's own, such that what is rare comes often.
    BOXES: list[dict[str, Any]]

    def conserved(self, box: Any, table: Any) -> None:
        """Fails unless all that the box holds is on the table, once."""


def invariants_of(game: Game) -> Any:
    """The module of a game; a game without one fails here."""
    return importlib.import_module(f"contract.invariants.{game.name}")


def reshuffles(game: Game, rows: Sequence[Sequence[int]]) -> bool:
    """Whether these events put open cards out of sight: all have seen them, and the table no longer tells which."""
    told = getattr(invariants_of(game), "SHUFFLED", None)
    return any(row[0] == told for row in rows)


def together(game: Game) -> set[str]:
    """The kinds of actions that several seats choose at the same time, as far as the game's module names them."""
    return set(getattr(invariants_of(game), "TOGETHER", ()))


@dataclass(frozen=True, eq=False)
class Case:
    """A game, a number of players, and one combination of its options that are on or off."""

    game: Game
    options: Mapping[str, int]

    def __str__(self) -> str:
        switched = [name for name, value in self.options.items() if value is True]
        return "-".join([self.game.name, str(self.options["players"]), *switched])


def cases(game: Game) -> list[Case]:
    """All cases of a game."""
    switches = [option.name for option in describe(game) if option.kind == "bool"]
    return [
        Case(game, {"players": players, **dict(zip(switches, values, strict=True))})
        for players in game.players
        for values in product((False, True), repeat=len(switches))
    ]


CASES = [case for game in GAMES for case in cases(game)]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
