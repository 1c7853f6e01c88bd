"""Two bots against each other over many games, with the seats rotated."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.errors import BadOptions
from ..core.game import Game
from ..core.match import new
from .base import Bot, bot_of, game_of
from .loop import play_match


@dataclass(frozen=True, slots=True)
class Duel:
    """How many of the games `first` won, lost and drew, and the mean lead of its score."""

    first: str
    second: str
    wins: int
    losses: int
    draws: int
    lead: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.wins + self.losses + self.draws


def duel(game: Game | str, first: str | Bot, second: str | Bot, games: int, seed: int = 0, players: int = 2) -> Duel:
    """Plays `games` games; in game k the first bot has seat k mod `players`, the second all others.

    The game may be given by its name.  A bot is one of the house by its name, or one of your own.  A win is a win
    alone.  Game k's chance and choices come from `seed + k`, so a duel is the same every time.
    Raises UnknownGame, UnknownBot, BadOptions.
    """
    game = game_of(game)
    pair = [bot_of(bot, game) for bot in (first, second)]
    if type(games) is not int or games < 1:
        raise BadOptions("games", games, "a whole number from 1 would be right")
    if type(seed) is not int:
        raise BadOptions("seed", seed, "a whole number would be right: each game has the next one")
    if players not in game.players:
        raise BadOptions("players", players, f"{', '.join(map(str, game.players))} would be right")
    tally, lead = [0, 0, 0], 0
    for k in range(games):
        own = k % players
        bots = [pair[seat != own] for seat in range(players)]
        match = new(game.name, players=players, seed=seed + k)
        play_match(match, bots, seed + k)
        result = match.result
        assert result is not None  # the loop ends only at the end: every seat has a bot
        best = max(score for seat, score in enumerate(result.scores) if seat != own)
        lead += result.scores[own] - best
        tally[0 if result.winners == (own,) else 1 if own not in result.winners else 2] += 1
    return Duel(pair[0].name, pair[1].name, tally[0], tally[1], tally[2], lead / games)
