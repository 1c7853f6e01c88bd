"""Scenes: what to draw, as data, so that one client and one writer of SVG serve every game.

A game's scene module (`Game.scene`) draws once what never changes (:class:`Static`) and then says, for each position
and viewer, what lies where (:class:`Frame`). Places are named *spots*; a layout gives each spot its geometry, so a
frame holds no coordinates and the same frame serves a phone and a large screen. Pieces are named by their slot, never
by a lasting identity, which would tell hidden things apart.

What a scene module defines (``box`` is a loaded box, ``table`` always a *censored* record, ``viewer`` the seat it was
censored for, the number of players for a spectator)::

    static(box, options, say, seats) -> Static
    frame(box, table, viewer, options, seats) -> Frame
    moves(box, before, after, events, viewer) -> Motion
    steps(box, before, after, events, viewer, seats) -> list[Step]  # may be left out: nothing takes several steps
    news(box, table, events, viewer, seats) -> list[Panel]         # from the latest events that the viewer was told
    paths(box, table, seat, number, action) -> list[list[str]]     # prefix-free over all legal actions
    preview(box, table, seat, action, points) -> Message | None
    prompt(box, table, viewer, seats) -> Message                   # the frame's, for terminals
    log(box, event, seats) -> Message | None
    account(box, table, seat, events) -> list[tuple[Message, int | None]]  # None: words alone, no part of the sum
    text_board(box, table, viewer, say, seats) -> str
    RECALL: int                                                    # events that `news` is given; 40 unless it is said
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import TypeAlias

import msgspec

from locanda.core.errors import UnknownView
from locanda.words import Message

#: x, y, half width and half height of the target (0, 0: not to be pointed at), scale of a piece that lies there.
Place: TypeAlias = tuple[float, float, float, float, float]
#: A part of a drawing: x, y, width, height.
Part: TypeAlias = tuple[float, float, float, float]
Trie: TypeAlias = "dict[str, Trie]"


class Layout(msgspec.Struct, frozen=True):
    """One arrangement of the drawing: the box that is shown, and the place of every spot.

    `areas`: where the places that belong to one seat each lie, the viewer's first, then clockwise, if there are such
    places. On a phone each can be looked at alone; nothing of another one is inside its part.
    """

    box: Part
    spots: dict[str, Place]
    areas: tuple[Part, ...] = ()


class Static(msgspec.Struct, frozen=True):
    """What is sent once: the drawing, the geometry and the names of places.

    `symbols` are SVG definitions, `background` is SVG with all words already in the reader's language; groups in it of
    ``class="wide"`` or ``class="tall"`` belong to that layout alone. `icons` are symbols (in a square of 104 around the
    middle) for spots without a place, which become buttons. `paints` are the drawing's colours by day and by night.
    `sheets` are beginnings of the names of spots whose pieces are cards that fill the target: a frame around the card
    marks it, where others have a ring below the piece.
    """

    symbols: str
    background: str
    layouts: dict[str, Layout]
    icons: dict[str, str]
    labels: dict[str, Message]
    pieces_from: str
    paints: dict[str, tuple[str, str]]
    sheets: tuple[str, ...] = ()


class Sprite(msgspec.Struct, frozen=True):
    """A piece: its slot, the symbols it is stacked from, its spot, degrees of turn, and its name for screen readers.

    `ground`: it is a part of the board, as a tile that was drawn by lot; the marks of places are drawn above it.
    """

    slot: str
    symbol: str
    spot: str
    turn: int = 0
    label: Message | None = None
    ground: bool = False


class Panel(msgspec.Struct, frozen=True):
    """A little table of facts beside the board."""

    title: Message
    rows: list[tuple[Message, Message | str]]


class Plan(msgspec.Struct, frozen=True):
    """Several actions that one click plays, one after the other: the button's name, and the actions' texts.

    Each is an ordinary action; the rest is dropped as soon as one cannot be played or the seat is not asked again.
    """

    label: Message
    actions: list[str]


class Frame(msgspec.Struct, frozen=True):
    """What lies where for one viewer, and what is to be done; `notes` are shown beside the seats' names.

    `secret`: what a seat sees or chooses now is its own, so that players at one screen must not look on. `plan`: a
    shortcut for the viewer, where it is to choose.
    """

    sprites: list[Sprite]
    prompt: Message
    panels: list[Panel]
    notes: list[list[Message]]
    secret: bool = False
    plan: Plan | None = None


class Step(msgspec.Struct, frozen=True):
    """A moment on the way from one frame to the next: what lies where then, what happened, how it came about.

    Where so much happens at once that nobody could follow it, steps tell it one after another: people watch them,
    pause, go on by hand, hurry or skip. `scores` are the points of all seats at that moment.
    """

    sprites: list[Sprite]
    text: Message
    scores: list[int]
    moves: list[tuple[str, str]] = []
    pops: list[tuple[str, str]] = []
    last: list[str] = []


class Motion(msgspec.Struct, frozen=True):
    """How a frame came from the one before it: pieces that glide, texts that float up, spots of the last move."""

    moves: list[tuple[str, str]] = []
    pops: list[tuple[str, str]] = []
    last: list[str] = []


def trie(paths: Iterable[Sequence[str]]) -> Trie:
    """The paths of all legal actions as a tree of spots; several actions of one path are one branch.

    Raises ValueError if a path is empty or the beginning of another one: a click could then mean two things.
    """
    root: Trie = {}
    ends: set[tuple[str, ...]] = set()
    for path in paths:
        if not path:
            raise ValueError("an action without a path")
        node = root
        for i, spot in enumerate(path):
            if tuple(path[:i]) in ends:
                raise ValueError(f"path {path} begins with the whole path {path[:i]}")
            node = node.setdefault(spot, {})
        if node:
            raise ValueError(f"path {path} is the beginning of another one")
        ends.add(tuple(path))
    return root


def sprite_svg(sprite: Sprite, layout: Layout, name: str = "") -> str:
    """One piece as SVG, placed by the layout; `name` becomes its title."""
    x, y, _, _, scale = layout.spots[sprite.spot]
    turn = f" rotate({sprite.turn})" if sprite.turn else ""
    uses = "".join(f'<use href="#{symbol}"/>' for symbol in sprite.symbol.split())
    title = f"<title>{escape(name)}</title>" if name else ""
    return f'<g transform="translate({x:.6g} {y:.6g}){turn} scale({scale:.4g})">{title}{uses}</g>'


def svg(static: Static, frame: Frame, layout: str = "wide", title: str = "", night: bool = False) -> str:
    """The whole picture as a document of its own, for notebooks, docs and files; `layout` is ``wide`` or ``tall``.

    By day the colours are the fallbacks of the paints; by night they are set in a style element.
    Raises UnknownView.
    """
    if layout not in tuple(static.layouts):
        raise UnknownView("layout", layout, sorted(static.layouts, reverse=True))
    place = static.layouts[layout]
    other = "tall" if layout == "wide" else "wide"
    background = static.background.replace(f'class="{other}"', 'display="none"')
    pieces = "".join(sprite_svg(sprite, place) for sprite in frame.sprites)
    x, y, width, height = place.box
    size = f'viewBox="{x:.6g} {y:.6g} {width:.6g} {height:.6g}" width="{width:.6g}" height="{height:.6g}"'
    paints = "".join(f"--{name}:{dark};" for name, (_, dark) in static.paints.items())
    style = f"<style>svg{{{paints}}}</style>" if night else ""
    name = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{name}{style}'
        f"<defs>{static.symbols}</defs>{background}{pieces}</svg>"
    )


def night_css(paints: dict[str, tuple[str, str]]) -> str:
    """A style sheet with a drawing's colours by night: as the device says, unless the page's theme is chosen."""
    colours = "".join(f"--{name}:{dark};" for name, (_, dark) in paints.items())
    return (
        f"@media (prefers-color-scheme: dark) {{ :root:not([data-theme=light]) {{ {colours} }} }}\n"
        f":root[data-theme=dark] {{ {colours} }}\n"
    )
