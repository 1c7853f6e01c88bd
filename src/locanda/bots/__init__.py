"""Bots: a name and a choice, made from what one seat may know.

from locanda.bots import bot_for, play_match
play_match(match, [bot_for("greedy", match.game), bot_for("random", match.game)])
"""

from __future__ import annotations

from .base import BOTS, BadChoice, Bot, UnknownBot, bot_for, choose
from .duel import Duel, duel
from .loop import play_match

__all__ = ["BOTS", "BadChoice", "Bot", "Duel", "UnknownBot", "bot_for", "choose", "duel", "play_match"]
