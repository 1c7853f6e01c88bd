"""What a bot is, the bots of the house, and the one place where a bot is asked for its choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from ..core.catalogue import find
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
    """Raised when there is no bot of that name, or for what is no bot."""

    def __init__(self, name: object) -> None:
        listed = ", ".join(BOTS)
        if isinstance(name, str):
            super().__init__(f"no bot is called {name!r}; there are {listed}")
        else:
            right = f"a name ({listed}), or an object with a `name` and a method `choose`, would be right"
            super().__init__(f"{name!r} is no bot; {right}")


def bot_for(name: str, game: Game | str) -> Bot:
    """The bot of that name for a game, which may be given by its name too.  Raises UnknownBot, UnknownGame."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](game_of(game))


def bot_of(bot: Bot | str, game: Game) -> Bot:
    """A bot of one's own as it is, one of the house by its name.  Raises UnknownBot."""
    if isinstance(bot, str):
        return bot_for(bot, game)
    if isinstance(bot, type) or not callable(getattr(bot, "choose", None)) or not hasattr(bot, "name"):
        raise UnknownBot(bot)
    return bot


def game_of(game: Game | str) -> Game:
    """A game, or the game of that name.  Raises UnknownGame."""
    return game if isinstance(game, Game) else find(game)


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
