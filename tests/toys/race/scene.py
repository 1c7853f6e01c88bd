"""The race as a picture: a dot for each seat, as far along as its score."""

from __future__ import annotations

from collections.abc import Callable

from locanda.core.box import LoadedBox
from locanda.core.scene import Frame, Layout, Sprite, Static
from locanda.words import Message, msg

from . import Options, Table


def static(box: LoadedBox, options: Options, say: Callable[[Message], str], seats: list[str]) -> Static:
    spots = {f"at:{n}": (10.0 * n, 10.0, 5.0, 5.0, 1.0) for n in range(100)}
    layout = Layout((0, 0, 1000, 20), spots)
    background = f"<text>{say(msg('house-points', count=box.record.goal))} {' '.join(seats)}</text>"
    return Static('<symbol id="dot"/>', background, {"wide": layout, "tall": layout}, {}, {}, "at:0", {})


def frame(box: LoadedBox, table: Table, viewer: int, options: Options, seats: list[str]) -> Frame:
    sprites = [Sprite(f"seat:{p}", "dot", f"at:{table.seats[p].score}") for p in range(table.players)]
    return Frame(sprites, msg("house-points", count=table.pot), [], [])


def text_board(box: LoadedBox, table: Table, viewer: int, say: Callable[[Message], str], seats: list[str]) -> str:
    return "; ".join(
        f"{seats[p]}: {say(msg('house-points', count=table.seats[p].score))}" for p in range(table.players)
    )
