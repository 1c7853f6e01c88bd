"""The unmoving part of a game's picture, for tests of every game's drawing."""

from __future__ import annotations

import importlib
from typing import Any

import locanda
from locanda.core.catalogue import find
from locanda.core.scene import Static
from locanda.words import words_for

#: Names that an SVG could choke on, that are in three scripts, and that no plate has room for.
NAMES = ("Anna", "Ben & <Bo>", "Esmeralda Montoya de la Vega y Fuentes del Río", "Γιώργος", "Дмитрий", "F")


def static_of(name: str, players: int, lang: str = "en") -> Static:
    """The drawing of a game in its published box."""
    game = find(name)
    scene: Any = importlib.import_module(game.scene)
    match = locanda.new(name, players=players, seed=1, seats=NAMES[:players])
    static: Static = scene.static(match.box, match.options, words_for(lang, game.folder).say, list(match.seats))
    return static


def drawing(static: Static) -> str:
    """All of its SVG."""
    return static.symbols + static.background
