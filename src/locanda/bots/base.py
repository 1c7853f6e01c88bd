"""What a bot is, the bots of the house, and the one place where a bot is asked for its choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from ..core.engine import engine_of
from ..core.errors import LocandaError
from ..core.game import Game
from ..core.record import Record


class Bot(Protocol):
    """Something that chooses for a seat.

    `table` is a record censored for `seat`: a bot is given nothing else, so it cannot look into another's hand or
    into the bag.  A bot keeps no state between choices; what it wants to remember is on the table.
    """

    name: str

    def choose(self, box: Record, table: Record, seat: int, legal: Sequence[int], rng: Random) -> int:
        """One of `legal` (never empty, as packed integers); all randomness comes from `rng`."""
        ...


class RandomBot:
    """Every legal action with the same chance."""

    name = "random"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, box: Record, table: Record, seat: int, legal: Sequence[int], rng: Random) -> int:
        """Any of `legal`."""
        return legal[rng.randrange(len(legal))]


class GreedyBot:
    """The game's own one-ply heuristic: see `greedy.py` in the game's folder."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, box: Record, table: Record, seat: int, legal: Sequence[int], rng: Random) -> int:
        """What gains most at once; the heuristic breaks ties by itself, so `rng` is not used."""
        return engine_of(self.game).greedy(box, table, seat)


#: The bots of the house by name, the weakest first.
BOTS: dict[str, Callable[[Game], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class BadChoice(LocandaError):
    """A bot of somebody else's chose what is not one of the legal actions."""

    def __init__(self, name: str, choice: object, legal: Sequence[int]) -> None:
        super().__init__(
            f"the bot {name!r} chose {choice!r}; one of the {len(legal)} actions in `legal` would be right"
        )


class UnknownBot(LocandaError):
    """Raised when there is no bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot is called {name!r}; there are {', '.join(BOTS)}")


def bot_for(name: str, game: Game) -> Bot:
    """The bot of that name for a game.  Raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](game)


def choose(bot: Bot, game: Game, box: Record, table: Record, seat: int, rng: Random) -> int:
    """Asks a bot for the seat's action, as a packed integer; `table` must be censored for the seat already.

    The legal actions are worked out from the censored table too, so that not even they tell more than the seat knows.
    Raises BadChoice where a bot of somebody else's chooses what is not legal.
    """
    legal = engine_of(game).legal(box, table, seat)
    action = bot.choose(box, table, seat, legal, rng)
    if action not in legal:
        raise BadChoice(bot.name, action, legal)
    return action
