"""What must hold of every frame of every game, for tests that bring the games."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from typing import Any

from locanda.core.engine import engine_of
from locanda.core.match import Match
from locanda.core.scene import Frame, Static, trie
from locanda.words import Message, Words, words_for


def scene_of(match: Match) -> Any:
    return importlib.import_module(match.game.scene)


def static_of(match: Match, lang: str = "en") -> Static:
    say = words_for(lang, match.game.folder).say
    static: Static = scene_of(match).static(match.box, match.options, say, list(match.seats))
    return static


def frame_of(match: Match, viewer: int) -> Frame:
    frame: Frame = scene_of(match).frame(match.box, match.record(viewer), viewer, match.options, list(match.seats))
    return frame


def messages(frame: Frame) -> list[Message]:
    """All that a frame says."""
    said: list[Message] = [frame.prompt, *(note for notes in frame.notes for note in notes)]
    said += [sprite.label for sprite in frame.sprites if sprite.label is not None]
    for panel in frame.panels:
        said += [panel.title, *(part for row in panel.rows for part in row if isinstance(part, Message))]
    return said


def previews(match: Match) -> list[Message | None]:
    """What is said beforehand of every legal action."""
    found, scene, engine = [], scene_of(match), engine_of(match.game)
    for seat in match.to_act:
        record = match.record(seat)
        for number in match.legal_packed(seat):
            points = engine.preview(match.box.record, record, seat, number)
            found.append(scene.preview(match.box, record, seat, match.unpack(number), points))
    return found


def problems(words: Words, said: Iterable[Message]) -> list[Any]:
    """The messages that cannot be formatted in a language, with what is wrong."""
    return [(message, found) for message in said for found in [words.format(message)[1]] if found]


def check_sprites(matches: Iterable[Match]) -> None:
    """Frames name only what is drawn, each slot once."""
    static: Static | None = None
    for match in matches:
        static = static or static_of(match)
        drawn = {part.split('"')[0] for part in static.symbols.split('id="')[1:]}
        spots = static.layouts["tall"].spots
        for viewer in range(match.players + 1):
            sprites = frame_of(match, viewer).sprites
            assert len({sprite.slot for sprite in sprites}) == len(sprites)
            for sprite in sprites:
                assert sprite.spot in spots
                assert set(sprite.symbol.split()) <= drawn, sprite
    assert static is not None


def check_paths(matches: Iterable[Match]) -> set[str]:
    """Every legal action has paths of its own along places or labelled buttons; the kinds of actions that came."""
    kinds: set[str] = set()
    labels: set[str] = set()
    for match in matches:
        labels = labels or set(static_of(match).labels)
        for seat in match.to_act:
            record, owner = match.record(seat), dict[tuple[str, ...], int]()
            for number in match.legal_packed(seat):
                action = match.unpack(number)
                kinds.add(type(action).__name__)
                found = scene_of(match).paths(match.box, record, seat, number, action)
                assert found, action
                for path in found:
                    assert set(path) <= labels
                    assert owner.setdefault(tuple(path), number) == number
            trie(owner)  # raises where a path begins another one
    return kinds
