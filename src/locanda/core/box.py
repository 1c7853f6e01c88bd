"""The box: a game's components as data (box.toml), checked against a struct and filled into a flat record.

How a game declares it:

    class Contents(msgspec.Struct, frozen=True):
        hand: Annotated[int, Meta(ge=1, le=9)]
        values: Annotated[list[int], Meta(min_length=1, max_length=24)]

    def fill(contents: Contents, box: Box) -> Names:
        if len(set(contents.values)) < 2:
            raise BadBox("values", contents.values, "at least two different values")
        box.hand = contents.hand
        ...
        return {"guests": ("italy-lady", ...)}          # the names that texts of actions and events use

    BOX = BoxSchema(Contents, fill)
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

import msgspec

from .action import Names as Names
from .checked import checked, plain, with_rows
from .errors import ABSENT, BadBox
from .record import Record
from .toml import dumps

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=msgspec.Struct)
R = TypeVar("R", bound=Record)
BoxSource: TypeAlias = Path | str | Mapping[str, object] | None


@dataclass(frozen=True)
class BoxSchema(Generic[S, R]):
    """`struct`: what box.toml may say; `fill`: writes it into the game's Box record and gives the names for texts.

    `fill` raises BadBox(key, value, expected) for what types cannot say; `load_box` adds the file's name.
    """

    struct: type[S]
    fill: Callable[[S, R], Names]


@dataclass(frozen=True)
class LoadedBox:
    """A box ready to play with.  `data`: all of it as plain values, as journals embed; `text`: its canonical TOML."""

    data: dict[str, Any]
    record: Any  # the game's own Box record
    names: Names
    text: str
    own: bool  # the box that the game comes with

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LoadedBox) and self.text == other.text  # the order of keys may carry meaning

    __hash__ = None  # type: ignore[assignment]  # its data can be changed


_OWN: dict[Path, LoadedBox] = {}  # a box is never written to once it is loaded


def load_box(game: Game, source: BoxSource = None) -> LoadedBox:
    """Loads a box: a path, a TOML text, a mapping, or None for the game's own.  Raises BadBox, for unknown keys too.

    A `str` is a path if it is one line that ends in ".toml", else the text itself.
    """
    home = game.folder / "box.toml"
    if source is None or source == home:
        if home not in _OWN:
            _OWN[home] = _load(game, *_read(home))
        return _OWN[home]
    if isinstance(source, str):
        is_path = source.endswith(".toml") and "\n" not in source
        loaded = _load(game, *(_read(Path(source)) if is_path else _parse(source, "box")))
    else:
        loaded = _load(game, *(_read(source) if isinstance(source, Path) else (source, "box")))
    own = load_box(game)
    return own if loaded == own else loaded  # a journal embeds its box: the game's own is known again


def _read(path: Path) -> tuple[Mapping[str, object], str]:
    try:
        return _parse(path.read_text("utf-8"), str(path))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise BadBox("", ABSENT, f"a file of TOML that can be read would be right ({why})", str(path)) from None


def _parse(text: str, source: str) -> tuple[Mapping[str, object], str]:
    try:
        return tomllib.loads(text), source
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadBox("", text[:60], f"TOML would be right ({error})", source) from None


def _load(game: Game, data: Mapping[str, object], source: str) -> LoadedBox:
    def fail(key: str, value: object, expected: str) -> BadBox:
        return BadBox(key, value, expected, source, with_rows(data, key))

    contents = checked(data, game.box.struct, fail)
    record = game.Box()
    try:
        names = game.box.fill(contents, record)
    except BadBox as error:
        raise fail(error.key, error.value, error.expected) from None
    except (ValueError, IndexError, OverflowError) as error:
        raise BadBox("", str(error), f"numbers and lists that fit the record of {game.name}", source) from error
    made = plain(contents)
    return LoadedBox(made, record, names, dumps(made), source == str(game.folder / "box.toml"))
