"""Positions as TOML, complete both ways: any table can be typed by hand, so that a test sets a rulebook's example up.

A game gives two functions; the header (game, version, options, the box where it is not the game's own) is written here:

    def dump(box: LoadedBox, table: Table) -> dict[str, object]: ...
    def load(box: LoadedBox, options: Options, data: dict[str, object]) -> Table: ...
        # what follows from other fields is left to the kernel `derive`; raises BadPosition(key, value, expected)

    POSITION = PositionCodec(dump, load)

`plain_position(Table)` makes both from the record's own fields, for a game that needs nothing prettier.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from .box import LoadedBox, load_box
from .checked import plain
from .engine import engine_of
from .errors import BadPosition, choices
from .options import read_options
from .record import Many, Record, Row, Scalar
from .seats import seats_of
from .toml import dumps

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class PositionCodec:
    """`dump(box, table)`: a table as plain values; `load(box, options, data)`: the way back, with every check."""

    dump: Callable[[LoadedBox, Any], dict[str, Any]]
    load: Callable[[LoadedBox, Any, dict[str, Any]], Record]


def write_position(game: Game, box: LoadedBox, options: msgspec.Struct, table: Record) -> str:
    """The TOML text of a position."""
    data: dict[str, object] = {"game": game.name, "version": game.version, "options": plain(options)}
    data["table"] = game.position.dump(box, table)
    if not box.own:
        data["box"] = box.data
    return dumps(data)


def read_position(game: Game, text: str) -> tuple[LoadedBox, msgspec.Struct, Record]:
    """Box, options and table of a position.  Raises BadPosition, BadOptions or BadBox."""
    if not isinstance(text, str):
        raise BadPosition("", text, "the text of a position would be right")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadPosition("", text[:60], f"TOML would be right ({error})") from None
    known = ("game", "version", "options", "table", "box")
    for key, value in data.items():
        if key not in known:
            raise BadPosition(key, value, f"no such key; {choices(key, known)}")
    if data.get("game", game.name) != game.name:
        raise BadPosition("game", data["game"], f"{game.name!r} would be right here")
    if data.get("version", game.version) != game.version:
        raise BadPosition("version", data["version"], f"this is version {game.version} of the rules of {game.name}")
    table = data.get("table", {})
    given = data.get("options", {})
    for key, section in (("options", given), ("table", table)):
        if not isinstance(section, dict):
            raise BadPosition(key, section, f"a section [{key}] would be right")
    box = load_box(game, data.get("box"))
    options = read_options(game, None, given)
    made = game.position.load(box, options, table)
    engine_of(game).derive(box.record, made)
    _can_go_on(game, box, made)
    return box, options, made


def _can_go_on(game: Game, box: LoadedBox, table: Record) -> None:
    """Raises BadPosition where a seat or chance is to act and can do nothing."""
    engine = engine_of(game)
    mask = engine.to_act(box.record, table)
    stuck = [f"seat {seat + 1}" for seat in seats_of(mask) if not engine.legal(box.record, table, seat)]
    if mask == 0 and not engine.outcomes(box.record, table):
        stuck = ["chance"]
    if stuck:
        raise BadPosition("table", stuck[0], "a position in which whoever is to act can do something")


def plain_position(type_: type[Record]) -> PositionCodec:
    """Positions as the record's own fields and numbers."""

    def load(box: LoadedBox, options: msgspec.Struct, data: dict[str, Any]) -> Record:
        table = type_()
        _fill(table, data, "table.")
        players, wanted = getattr(table, "players", None), getattr(options, "players", None)
        if players != wanted and "players" in type_.FIELDS:
            raise BadPosition("table.players", players, f"{wanted}, as the options say")
        return table

    return PositionCodec(lambda box, table: _plain(table), load)


def _plain(rec: Any) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for name, field in type(rec).FIELDS.items():
        value = getattr(rec, name)
        if isinstance(field, Scalar):
            data[name] = int(value)
        elif isinstance(field, Row):
            data[name] = list(value)
        elif isinstance(field, Many):
            data[name] = {str(i): _plain(value[i]) for i in range(len(value))}
        else:
            data[name] = [list(row) for row in value]
    return data


def _fill(rec: Any, data: Mapping[str, Any], path: str) -> None:
    fields = type(rec).FIELDS
    for name, value in data.items():
        where = path + name
        if name not in fields:
            raise BadPosition(where, value, f"no such field; {choices(name, fields)}")
        try:
            _put(rec, name, fields[name], value, where)
        except (ValueError, TypeError, AttributeError, KeyError) as error:
            raise BadPosition(where, value, f"numbers that fit the field ({error})") from None


def _put(rec: Any, name: str, field: Any, value: Any, where: str) -> None:
    if isinstance(field, Scalar):
        setattr(rec, name, value)
        return
    cells = getattr(rec, name)
    if len(value) != len(cells):
        raise ValueError(f"{len(cells)} are wanted, not {len(value)}")
    if isinstance(field, Many):
        for i in range(len(cells)):
            _fill(cells[i], value[str(i)], f"{where}.{i}.")
    elif isinstance(field, Row):
        for i, cell in enumerate(value):
            cells[i] = cell
    else:
        for i, row in enumerate(value):
            if len(row) != len(cells[i]):
                raise ValueError(f"rows of {len(cells[i])} are wanted")
            for j, cell in enumerate(row):
                cells[i, j] = cell
