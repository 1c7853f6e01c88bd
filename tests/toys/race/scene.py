"""The race as a picture: a dot for each seat, as far along as its score."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from locanda.core.action import Action
from locanda.core.box import LoadedBox
from locanda.core.event import Event
from locanda.core.scene import Frame, Layout, Motion, Panel, Sprite, Static
from locanda.words import Message, msg

from . import Options, Stake, Table


def static(box: LoadedBox, options: Options, say: Callable[[Message], str], seats: list[str]) -> Static:
    spots = {f"at:{n}": (10.0 * n, 10.0, 5.0, 5.0, 1.0) for n in range(100)}
    layout = Layout((0, 0, 1000, 20), spots)
    background = f"<text>{say(msg('house-points', count=box.record.goal))} {' '.join(seats)}</text>"
    return Static('<symbol id="dot"/>', background, {"wide": layout, "tall": layout}, {}, {}, "at:0", {})


def frame(box: LoadedBox, table: Table, viewer: int, options: Options, seats: list[str]) -> Frame:
    sprites = [Sprite(f"seat:{p}", "dot", f"at:{table.seats[p].score}") for p in range(table.players)]
    return Frame(sprites, msg("house-points", count=table.pot), [], [[] for _ in range(table.players)])


def moves(box: LoadedBox, before: Table, after: Table, events: Sequence[Event], viewer: int) -> Motion:
    steps = [(before.seats[p].score, after.seats[p].score) for p in range(after.players)]
    return Motion([(f"at:{old}", f"at:{new}") for old, new in steps if old != new])


def news(box: LoadedBox, table: Table, events: Sequence[Event], viewer: int, seats: list[str]) -> list[Panel]:
    return [Panel(msg("house-over-nobody"), [(msg("house-over-nobody"), str(event)) for event in events])]


def prompt(box: LoadedBox, table: Table, viewer: int, seats: list[str]) -> Message:
    return msg("house-over-nobody")


def paths(box: LoadedBox, table: Table, seat: int, number: int, action: Action) -> list[list[str]]:
    return [["stake", str(action.times)]] if isinstance(action, Stake) else [[str(action)]]


def preview(box: LoadedBox, table: Table, seat: int, action: Action, points: int) -> Message | None:
    return msg("house-points", count=points) if points else None


def log(box: LoadedBox, event: Event, seats: Sequence[str]) -> Message | None:
    return msg("house-over-nobody") if type(event).__name__ == "Rolled" else None


def account(box: LoadedBox, table: Table, seat: int, events: Sequence[Event]) -> list[tuple[Message, int]]:
    return [(msg("house-points", count=table.seats[seat].score), table.seats[seat].score)]


def text_board(box: LoadedBox, table: Table, viewer: int, say: Callable[[Message], str], seats: list[str]) -> str:
    return "; ".join(
        f"{seats[p]}: {say(msg('house-points', count=table.seats[p].score))}" for p in range(table.players)
    )
