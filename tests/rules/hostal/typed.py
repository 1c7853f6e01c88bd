"""Positions of Hostil Hostal typed in a few words, and reading what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import locanda
from locanda import Match
from locanda.core.engine import engine_of
from locanda.core.event import Event
from locanda.core.position import read_position
from locanda.core.toml import dumps

#: The tiles of a table by the number of players, unless a test says otherwise; see `box.toml` for their beds.
TILES = ("2A", "1A", "4A", "3A", "5A")


def seat(score: int = 15, hand: Sequence[int] = (12,), **fields: Any) -> dict[str, Any]:
    """A seat as a position has it: 15 points, Mr. Tools in hand."""
    return {"score": score, "hand": list(hand), **fields}


def room(tile: str, *beds: str, wear: int = 6, reform: str = "") -> dict[str, Any]:
    """A room with guests: a wear of 6 lets no misfortune happen."""
    return {"tile": tile, "wear": wear, "beds": list(beds), **({"reform": reform} if reform else {})}


def inn(*rooms: Mapping[str, Any], players: int = 3) -> list[dict[str, Any]]:
    """The rooms, and empty ones for the rest."""
    wanted = max(3, players)
    used = {one["tile"][:-1] for one in rooms}
    spare = [tile for tile in TILES if tile[:-1] not in used]
    return [*(dict(one) for one in rooms), *(room(tile) for tile in spare)][:wanted]


def typed(
    rooms: Sequence[Mapping[str, Any]],
    seats: Sequence[Mapping[str, Any]],
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    box: Mapping[str, Any] | None = None,
    **table: Any,
) -> Match:
    """A match from the position; chance is played by hand unless there is a seed.  Seats that are not given are as
    `seat()` makes them; a table of two has the automata as its third seat."""
    players = dict(options or {}).get("players", 3)
    wanted = players + (players == 2)
    all_seats = [*seats, *(seat() for _ in range(wanted - len(seats)))]
    if players == 2:
        all_seats[2] = {"score": 15, **{k: v for k, v in all_seats[2].items() if k != "hand"}}
    data: dict[str, Any] = {"game": "hostal", "options": {"players": players, **(options or {})}}
    data["table"] = {**table, "rooms": inn(*rooms, players=players), "seats": all_seats}
    if box is not None:
        data["box"] = box
    return locanda.from_position("hostal", dumps(data), seed=seed, draws=seed is not None)


def dawn(
    rooms: Sequence[Mapping[str, Any]], seats: Sequence[Mapping[str, Any]], players: int = 3, **more: Any
) -> tuple[Match, list[str]]:
    """The night ends at once: all have placed all their guests, and pass.  The match at its first question of Dawn, and
    what was told since the last pass.

    Guests that are in no bed are in the Lobby.  Options may be given as `options`, fields of the table as others.
    """
    options = {"players": players, **more.pop("options", {})}
    match = typed(rooms, [all_placed(rooms, one, n) for n, one in enumerate(seats_of(seats, players))], options, **more)
    events: list[str] = []
    while match.table.rounds == 0 and not match.over and match.to_act and "pass" in possible(match):
        events = told(match, "pass")
        if "done" in possible(match):
            events = told(match, "done")
    return match, events


def seats_of(seats: Sequence[Mapping[str, Any]], players: int) -> list[dict[str, Any]]:
    """The seats, the automata's too, filled up with plain ones."""
    wanted = players + (players == 2)
    return [*(dict(one) for one in seats), *(seat() for _ in range(wanted - len(seats)))]


def all_placed(rooms: Sequence[Mapping[str, Any]], one: Mapping[str, Any], n: int) -> dict[str, Any]:
    """A seat whose guests are all in beds or in the Lobby."""
    beds = "".join(bed for place in rooms for bed in place["beds"])
    return {"lobby": 4 - beds.count(str(n + 1)), **one}


def chance(match: Match, *texts: str) -> list[str]:
    """Plays outcomes of chance; what happened."""
    return said(event for text in texts for event in match.play(text, seat=locanda.CHANCE))


def rolls(match: Match, *faces: int) -> list[str]:
    """Dice."""
    return chance(match, *(f"roll {face}" for face in faces))


def told(match: Match, *actions: str) -> list[str]:
    """Plays the actions of whoever is to act; what happened."""
    return said(event for action in actions for event in match.play(action))


def said(events: Iterable[Event]) -> list[str]:
    """The events as texts."""
    return [str(event) for event in events]


def possible(match: Match, seat: int | None = None) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in match.legal(seat)]


def drawn(match: Match) -> set[str]:
    """What chance may do."""
    outcomes = engine_of(match.game).outcomes(match.box.record, match.table)
    return {str(match.game.chance.packed_text(match.box.names, action)) for action, _ in outcomes}


def refused(match: Match, action: str, seat: int | None = None) -> str:
    """The clause that forbids an action; "legal" where none does."""
    refusal = match.why_not(action, seat)
    return "legal" if refusal is None else refusal.clause


def table(match: Match) -> dict[str, Any]:
    """The position as data, with what is left out where it is as usual; that it is complete is checked too."""
    assert bytes(read_position(match.game, match.position())[2]) == bytes(match.table)
    data = match.game.position.dump(match.box, match.table)
    seats = [{"hand": [], "discards": [], "laid": [], "lobby": 0, **one} for one in data["seats"]]
    return {"night": 1, "first": 1, "old_reforms": [], **data, "seats": seats}


def beds(match: Match, number: int) -> list[str]:
    """The guests of a room, by number from 1."""
    found: list[str] = table(match)["rooms"][number - 1].get("beds", [])
    return found


def scores(match: Match) -> list[int]:
    """All points, the automata's too."""
    return [one["score"] for one in table(match)["seats"]]


def wears(match: Match) -> list[int]:
    """The wear of each room."""
    return [one["wear"] for one in table(match)["rooms"]]


def won(events: Sequence[str]) -> list[tuple[int, int]]:
    """Who won or lost how many points at once, in order."""
    found = []
    for event in events:
        words = event.split()
        if words[2:3] == ["has"] and words[4:5] == ["more,"]:
            found.append((int(words[1]), int(words[3])))
    return found


def rested(events: Sequence[str]) -> list[tuple[int, int, int]]:
    """Seat, room, and points of each rest, in order."""
    return [(int(w[1]), int(w[4]), int(w[8].rstrip(","))) for w in map(str.split, events) if w[2:3] == ["rests"]]
