"""Sealed bids as a picture: for each seat its cards, the one it has laid, and its bonus as far as it is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from locanda.core.action import Action
from locanda.core.box import LoadedBox
from locanda.core.event import Event
from locanda.core.scene import Frame, Layout, Motion, Panel, Sprite, Static
from locanda.words import Message, msg

from . import CARDS, Bid, Dealt, Options, Table, Won


def static(box: LoadedBox, options: Options, say: Callable[[Message], str], seats: list[str]) -> Static:
    spots = {f"card:{p}:{k}": (10.0 * k, 10.0 * p, 4.0, 4.0, 1.0) for p in range(4) for k in range(CARDS)}
    spots |= {f"bonus:{p}": (50.0, 10.0 * p, 4.0, 4.0, 1.0) for p in range(4)}
    layout = Layout((0, 0, 60, 40), spots)
    symbols = "".join(f'<symbol id="{name}"/>' for name in ("card", "laid", "none", "back", *box.names["bonuses"]))
    return Static(symbols, " ".join(seats), {"wide": layout, "tall": layout}, {}, {}, "bonus:0", {})


def frame(box: LoadedBox, table: Table, viewer: int, options: Options, seats: list[str]) -> Frame:
    sprites = []
    for p in range(table.players):
        for k in range(CARDS):
            if table.hand[p, k]:
                sprites.append(Sprite(f"card:{p}:{k}", "laid" if table.bid[p] == 1 + k else "card", f"card:{p}:{k}"))
        known = 0 < table.bonus[p] <= len(box.names["bonuses"])
        sprites.append(
            Sprite(f"bonus:{p}", box.names["bonuses"][table.bonus[p] - 1] if known else "back", f"bonus:{p}")
        )
    panel = Panel(msg("house-over-nobody"), [(msg("house-points", count=table.bonuses[k]), str(k)) for k in range(3)])
    notes = [[msg("house-over-nobody")] if table.bid[p] else [] for p in range(table.players)]
    return Frame(sprites, msg("house-points", count=table.prize), [panel], notes)


def moves(box: LoadedBox, before: Table, after: Table, events: Sequence[Event], viewer: int) -> Motion:
    return Motion(pops=[(f"bonus:{event.seat}", str(event)) for event in events if isinstance(event, Dealt)])


def news(box: LoadedBox, table: Table, events: Sequence[Event], viewer: int, seats: list[str]) -> list[Panel]:
    return [Panel(msg("house-over-nobody"), [(msg("house-over-nobody"), str(event)) for event in events])]


def prompt(box: LoadedBox, table: Table, viewer: int, seats: list[str]) -> Message:
    return msg("house-over-nobody")


def paths(box: LoadedBox, table: Table, seat: int, number: int, action: Action) -> list[list[str]]:
    assert isinstance(action, Bid)
    return [[f"card:{seat}:{action.card - 1}"]]


def preview(box: LoadedBox, table: Table, seat: int, action: Action, points: int) -> Message | None:
    return None


def log(box: LoadedBox, event: Event, seats: Sequence[str]) -> Message | None:
    return msg("house-points", count=event.points) if isinstance(event, Won) else None


def account(box: LoadedBox, table: Table, seat: int, events: Sequence[Event]) -> list[tuple[Message, int]]:
    return [(msg("house-points", count=table.score[seat]), table.score[seat])]


def text_board(box: LoadedBox, table: Table, viewer: int, say: Callable[[Message], str], seats: list[str]) -> str:
    return "\n".join(f"{seats[p]} {list(table.hand[p])} {table.bid[p]} {table.bonus[p]}" for p in range(table.players))
