"""The form for a new table: as it is shown at first, and as somebody has filled it in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from locanda.bots import BOTS
from locanda.core.errors import BadOptions
from locanda.core.game import Game
from locanda.core.options import YES, OptionInfo, describe, fitting
from locanda.words import Words, msg

from .order import HERE, INVITE, ME, usual


def form_of(game: Game, words: Words, filled: Mapping[str, str], error: BadOptions | None) -> dict[str, Any]:
    """What the page of the form shows; `filled` is empty at first, and `error` says what was refused in it."""
    say = words.say
    kinds = [
        (ME, say("house-lobby-seat-you")),
        (HERE, say("house-lobby-seat-here")),
        (INVITE, say("house-lobby-seat-friend")),
    ]
    kinds += [(bot, say(f"house-bot-{bot}")) for bot in BOTS]
    options = [option for option in describe(game) if option.name != "players"]
    count = filled.get("players", "")
    return {
        "problem": "" if error is None else _problem(game, words, options, error),
        "players": game.players,
        "chosen": int(count) if count in map(str, game.players) else min(game.players),
        "seats": [_seat(number, filled) for number in range(1, max(game.players) + 1)],
        "kinds": kinds,
        "options": [_option(game, option, words, filled, error) for option in options],
    }


def _seat(number: int, filled: Mapping[str, str]) -> dict[str, Any]:
    kind, name = filled.get(f"seat-{number}", usual(number)), filled.get(f"name-{number}", "")
    return {"number": number, "kind": kind, "name": name}


def _option(
    game: Game, option: OptionInfo, words: Words, filled: Mapping[str, str], error: BadOptions | None
) -> dict[str, Any]:
    id, value = f"{game.name}-option-{option.name}", filled.get(f"option-{option.name}", "")
    chosen: int = value in YES if option.kind == "bool" and filled else option.default
    if value in map(str, option.choices):
        chosen = int(value)
    counts = {players: fitting(game, option, players) for players in game.players}
    return {
        "name": option.name,
        "kind": option.kind,
        "chosen": chosen,
        "wrong": error is not None and error.key == option.name,
        "text": words.say(id),
        "help": words.say(f"{id}.help"),
        "choices": [
            (value, _value(id, option, value, words), [n for n in counts if value in counts[n]])
            for value in option.choices
        ],
    }


def _value(id: str, option: OptionInfo, value: int, words: Words) -> str:
    """What a value is called: by the game's own text where it has one, `<game>-option-<name>-<value>`.

    `starter`, which every game may have, counts seats from 1, and 0 leaves it to chance.
    """
    if option.name != "starter":
        return words.say(f"{id}-{value}") if words.has(f"{id}-{value}") else str(value)
    return words.say(msg("house-lobby-seat", number=value) if value else "house-lobby-starter-any")


def _problem(game: Game, words: Words, options: list[OptionInfo], error: BadOptions) -> str:
    """What was refused, in the reader's words; only a value that others may choose has a name to tell it by."""
    for option in options:
        if option.name == error.key and error.value in option.choices and isinstance(error.value, int):
            id = f"{game.name}-option-{option.name}"
            value = _value(id, option, error.value, words)
            return words.say(msg("house-lobby-misfit", option=words.say(id), value=value))
    return words.say("house-lobby-refused")
