"""Whole games in every language: whatever a scene says while it is played can be said in each of them."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import locanda
from locanda.core.catalogue import find, names
from locanda.core.engine import engine_of
from locanda.core.game import Game
from locanda.core.match import Match
from locanda.core.options import describe
from locanda.words import Message, words_for

GAMES = [find(name) for name in names()]
SEATS = ("Anna", "Борис", "Γιώργος", "Íñigo", "E", "F")


def variants(game: Game) -> Iterator[dict[str, bool]]:
    """All its switches off, and all on."""
    switches = [option.name for option in describe(game) if option.kind == "bool"]
    yield dict.fromkeys(switches, False)
    yield dict.fromkeys(switches, True)


CASES = [(game, options) for game in GAMES for options in variants(game)]


@pytest.mark.parametrize(("game", "options"), CASES, ids=lambda value: getattr(value, "name", None))
def test_all_that_is_said_in_a_game_is_said_without_a_fault_in_every_language(
    game: Game, options: dict[str, bool]
) -> None:
    said: dict[bytes, Message] = {}
    for seed in range(2):
        players = game.players[seed % len(game.players)]
        match = locanda.new(game.name, players=players, options=options, seed=seed, seats=SEATS[:players])
        for message in _told(game, match, Random(seed)):
            said[msgspec.json.encode(message)] = message
    assert len(said) > 50
    for lang in game.languages:
        words = words_for(lang, game.folder)
        for message in said.values():
            assert words.format(message)[1] == [], (lang, message)
            assert words.has(message.id)


def _told(game: Game, match: Match, rng: Random) -> Iterator[Message]:
    """All the messages of a random game, for a player and for a spectator."""
    scene: Any = importlib.import_module(game.scene)
    names = list(match.seats)
    yield from _messages(scene.static(match.box, match.options, words_for("en", game.folder).say, names).labels)
    while not match.over:
        seat = min(match.to_act)
        for viewer in (seat, match.players):
            table = match.record(None if viewer == match.players else viewer)
            yield from _messages(scene.frame(match.box, table, viewer, match.options, names))
        actions = match.legal_packed(seat)
        yield from _previews(scene, match, seat, rng.sample(actions, min(3, len(actions))))
        match.play_packed(seat, rng.choice(actions))
    for reader in (0, None):
        yield from _messages([scene.log(match.box, event, names) for event in match.events(reader)])
    yield from _messages(scene.frame(match.box, match.record(0), 0, match.options, names))
    for seat in range(match.players):
        yield from _messages(scene.account(match.box, match.record(seat), seat, match.events(seat)))


def _previews(scene: Any, match: Match, seat: int, actions: list[int]) -> Iterator[Message]:
    table, engine = match.record(seat), engine_of(match.game)
    for action in actions:
        points = engine.preview(match.box.record, table, seat, action)
        yield from _messages(scene.preview(match.box, table, seat, match.unpack(action), points))


def _messages(value: object) -> Iterator[Message]:
    """The messages anywhere inside a scene's structs, lists and dicts."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _messages(getattr(value, name))
    elif isinstance(value, dict):
        for item in value.values():
            yield from _messages(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _messages(item)
