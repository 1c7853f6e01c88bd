"""A game's options: one declared struct, from which the lobby's form, the command line and the journal's header derive.

    class Options(msgspec.Struct, frozen=True, kw_only=True):
        players: Annotated[int, Meta(ge=2, le=4)] = 2       # always the first
        regulars: bool = False
        nights: Literal[3, 5] = 3
        starter: Annotated[int, Meta(ge=0, le=4, description="0: at random")] = 0

What types cannot say (a starter who is not there) is a ValueError from the struct's `__post_init__`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import inspect

from .checked import checked, plain
from .errors import BadOptions, choices

if TYPE_CHECKING:
    from .game import Game

YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


@dataclass(frozen=True)
class OptionInfo:
    """One option: `choices` are the values it takes, in order."""

    name: str
    kind: Literal["bool", "int"]
    choices: tuple[int, ...]
    default: int


def describe(game: Game) -> tuple[OptionInfo, ...]:
    """All options of a game in the order of its struct, `players` first."""
    info = inspect.type_info(game.Options)
    assert isinstance(info, inspect.StructType)
    return tuple(_describe(game, field) for field in info.fields)


def _describe(game: Game, field: inspect.Field) -> OptionInfo:
    kind = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
    default = field.default
    if isinstance(kind, inspect.BoolType) and isinstance(default, bool):
        return OptionInfo(field.name, "bool", (False, True), default)
    if field.name == "players" and isinstance(default, int):
        return OptionInfo("players", "int", game.players, default)
    if isinstance(kind, inspect.IntType) and isinstance(default, int) and kind.ge is not None and kind.le is not None:
        return OptionInfo(field.name, "int", tuple(range(kind.ge, kind.le + 1)), default)
    if isinstance(kind, inspect.LiteralType) and isinstance(default, int):
        return OptionInfo(field.name, "int", tuple(value for value in kind.values if isinstance(value, int)), default)
    expected = "a bool, an int with Meta(ge=…, le=…) or a Literal of whole numbers, and a default"
    raise TypeError(f"{game.name}: option {field.name}: {expected}")


def read_options(
    game: Game, players: int | None, given: Mapping[str, object] | msgspec.Struct | None = None
) -> msgspec.Struct:
    """Options from values or their texts, as forms and command lines send them.  Raises BadOptions."""
    if not isinstance(given, Mapping | msgspec.Struct | None):
        raise BadOptions("options", given, "a mapping of options by name would be right")
    values = plain(given) if isinstance(given, msgspec.Struct) else given or {}
    data = {str(key): value for key, value in values.items()}
    if players is not None:
        if "players" in data and data["players"] != players:
            raise BadOptions("players", data["players"], f"players={players} was asked as well")
        data["players"] = players
    known = {option.name: option for option in describe(game)}
    for key, value in data.items():
        if key not in known:
            raise BadOptions(key, value, f"no such option; {choices(key, known)}")
    for option in known.values():  # the players first: what else is right may depend on how many they are
        if option.name in data:
            data[option.name] = _value(game, option, data[option.name], _players(known, data))
    return _together(game, known, data)


def fitting(game: Game, option: OptionInfo, players: int) -> tuple[int, ...]:
    """The values of an option that go with a number of players, the others being as they are by default."""
    if option.name == "players":
        return option.choices
    return tuple(value for value in option.choices if _goes(game, {"players": players, option.name: value}))


def _goes(game: Game, data: Mapping[str, object]) -> bool:
    try:
        checked(data, game.Options, BadOptions)
    except BadOptions:
        return False
    return True


def _together(game: Game, known: Mapping[str, OptionInfo], data: Mapping[str, object]) -> msgspec.Struct:
    """The options of values that exist.  Raises BadOptions; for the one that does not go with the players, if so."""
    try:
        return checked(data, game.Options, BadOptions)
    except BadOptions:
        players = _players(known, data)
        for key, value in data.items():
            if value not in fitting(game, known[key], players):
                raise BadOptions(key, value, _right(game, known[key], players)) from None
        raise


def _players(known: Mapping[str, OptionInfo], data: Mapping[str, object]) -> int:
    count = data.get("players")
    return count if isinstance(count, int) else known["players"].default


def _value(game: Game, option: OptionInfo, value: object, players: int) -> int:
    read = value
    if isinstance(value, str):
        word = value.strip().lower()
        if option.kind == "bool" and word in YES + NO:
            read = word in YES
        elif option.kind == "int" and word.removeprefix("-").isdecimal() and len(word) < 10:
            read = int(word)
    right_type = isinstance(read, bool) if option.kind == "bool" else type(read) is int
    if not right_type or read not in option.choices:
        raise BadOptions(option.name, value, _right(game, option, players))
    assert isinstance(read, int)
    return read


def _right(game: Game, option: OptionInfo, players: int) -> str:
    """Which values of an option would be right."""
    if option.kind == "bool":
        return "true or false would be right"
    values = fitting(game, option, players)
    few = f" for {players} players" if values != option.choices else ""
    return f"{', '.join(map(str, values))} would be right{few}"


def options_row(options: msgspec.Struct) -> list[int]:
    """The options as the kernels take them: integers in the order of the struct's fields."""
    return [int(getattr(options, name)) for name in options.__struct_fields__]


def players_of(options: msgspec.Struct) -> int:
    """How many play: the first option of every game."""
    return options_row(options)[0]
