"""Positions of Boutique Hotel Manager typed in a few words, and reading what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import locanda
from locanda import Match
from locanda.core.event import Event
from locanda.core.position import read_position
from locanda.core.toml import dumps

#: Prices by the day and for breakfast: the same on all days.
FLAT = [300] * 7 + [200]


def hotel(rooms: Sequence[str] = ("", "", ""), **fields: Any) -> dict[str, Any]:
    """A hotel as a position has it: 500, three stars, three empty rooms, 300 a night and 200 for breakfast."""
    out = {"out": 1} if fields.get("stars") == 0 else {}
    return {"money": 500, "stars": 3, "rooms": list(rooms), "prices": FLAT, **out, **fields}


def played(
    hotels: Sequence[Mapping[str, Any]], seed: int | None = None, box: Mapping[str, object] | None = None, **table: Any
) -> Match:
    """A match from the position; chance is played by hand unless there is a seed."""
    data: dict[str, Any] = {"game": "boutique", "options": {"players": len(hotels)}}
    data["table"] = {**table, "hotels": [dict(one) for one in hotels]}
    if box is not None:
        data["box"] = box
    return locanda.from_position("boutique", dumps(data), seed=seed, draws=seed is not None)


def walk_in(hotels: Sequence[Mapping[str, Any]], **table: Any) -> Match:
    """A position of the walk-in phase; hotels still in are ranked in their order, unless `place` says otherwise."""
    place, placed = 1, []
    for one in hotels:
        placed.append(one if "out" in one else {"place": place, **one})
        place += "out" not in one
    return played(placed, stage="walk_in", **table)


def chance(match: Match, *texts: str) -> list[Event]:
    """Plays outcomes of chance."""
    return [event for text in texts for event in match.play(text, seat=locanda.CHANCE)]


def said(events: Sequence[Event]) -> list[str]:
    return [str(event) for event in events]


def possible(match: Match, seat: int | None = None) -> list[str]:
    return [str(action) for action in match.legal(seat)]


def hotels(match: Match) -> list[dict[str, Any]]:
    """The hotels as the position says them, defaults filled in."""
    assert bytes(read_position(match.game, match.position())[2]) == bytes(match.table)
    table = match.game.position.dump(match.box, match.table)
    full = [{"doors": [], "staff": [0, 0, 0], "out": 0, "place": 1, **one} for one in table["hotels"]]
    return [{**one, "doors": [list(door) for door in one["doors"]]} for one in full]


def money(match: Match) -> list[int]:
    return [one["money"] for one in hotels(match)]


def bid(match: Match, seat: int, total: int, cards: int) -> list[Event]:
    """A whole bid."""
    return match.play(f"bid {total}", seat) + match.play(f"cards {cards}", seat)


def last_walk_in(*all_hotels: Mapping[str, Any], **table: Any) -> tuple[Match, list[str]]:
    """The last walk-in of a week is lost, as it has too little money: the match, and what happened then."""
    match = walk_in(all_hotels, phase="guest", day="sunday", to_come=1, budget=100, **table)
    return match, said(match.play("guests 1", locanda.CHANCE))
