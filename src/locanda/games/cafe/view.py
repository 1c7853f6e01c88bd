"""What a seat sees of a table of Café International, as words: for the web API and bots of others."""

from __future__ import annotations

import msgspec

from locanda.core.box import LoadedBox

from .table import KINDS, Ending, Phase, Table


class Sitting(msgspec.Struct, frozen=True):
    """A guest on a chair (from 1), counted as of a nation."""

    chair: int
    guest: str
    nation: str


class Hand(msgspec.Struct, frozen=True):
    """A hand: its size and limit, and the guests of it that the viewer knows."""

    guests: list[str]
    held: int
    limit: int
    score: int


class View(msgspec.Struct, frozen=True):
    """A table as one seat knows it; seats count from 1, `turn` 0 means that chance is to act or the game is over.

    `unseen` counts the guests in the bag, and with hidden hands those in the others' hands too.
    """

    phase: str
    ending: str
    turn: int
    players: int
    hands: list[Hand]
    chairs: list[Sitting]
    closed: list[int]
    regulars: list[str]
    bar: list[str]
    next_bar_value: int
    bag_left: int
    unseen: dict[str, int]


def view(box: LoadedBox, table: Table, seat: int) -> View:
    """The view of a *censored* table."""
    names, record = box.names, box.record
    guests = names["guests"]
    hands = [
        Hand(
            [guests[kind] for kind in range(KINDS) for _ in range(table.hand[p, kind])],
            table.held[p],
            table.limit[p],
            table.score[p],
        )
        for p in range(table.players)
    ]
    full = table.bar_taken == record.bar_places
    return View(
        phase=Phase(table.phase).name.lower(),
        ending=Ending(table.ending).name.lower() if table.ending else "",
        turn=table.turn + 1 if table.phase in (Phase.TURN, Phase.SECOND, Phase.JOIN, Phase.REGULARS) else 0,
        players=table.players,
        hands=hands,
        chairs=[
            Sitting(c + 1, guests[table.chair[c] - 1], names["nations"][table.nation[c] - 1])
            for c in range(record.chairs)
            if table.chair[c]
        ],
        closed=[c + 1 for c in range(record.chairs) if table.shut[c]],
        regulars=[names["tables"][t] for t in range(record.tables) if table.reserved[t]],
        bar=[guests[table.bar[i] - 1] for i in range(table.bar_taken)],
        next_bar_value=0 if full else record.bar[table.bar_taken],
        bag_left=table.bag_left,
        unseen={guests[kind]: table.bag[kind] for kind in range(KINDS) if table.bag[kind]},
    )
