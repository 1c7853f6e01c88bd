"""Hostil Hostal: every guest, card and reform is in one place, and what a question is about is there."""

from __future__ import annotations

import copy
from typing import Any

from locanda.core.box import LoadedBox, load_box
from locanda.core.catalogue import find
from locanda.games.hostal.table import ALL_CARDS, MAX_BEDS, MAX_LAID, MAX_ROOMS, TOOLS, Phase

NIGHTS, SEATS = 6, 5
#: Points that can be spent on spying: what all start with, and more than can be won in a night.
POINTS = SEATS * (60 + NIGHTS * 150)
#: A night: 18 cards drawn; at most 7 actions a seat, each in a round of its own in which the others pass, and a word at
#: the end of each turn; moves have two steps; four times two cards of the automata; 18 cards with two choices and eight
#: dice each, and equals roll again; five dice, ten steps of reforms; 20 stops that all have to read.
BOUND = 20 + NIGHTS * (18 + (7 * SEATS + 1) * SEATS * 2 + 15 + 20 + 18 * 10 + 100 + 15 + 20 * SEATS) + POINTS


def _changed(book: dict[str, Any], **parts: Any) -> dict[str, Any]:
    own: dict[str, Any] = copy.deepcopy(load_box(find("hostal")).data)
    own["rulebook"].update(book)
    for part, value in parts.items():
        own[part] = value(own[part]) if callable(value) else value
    return own


def _small(rooms: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rooms of two or three beds: full ones, and no bed for some."""
    plans = [". . .", "-1 r 2", ". . ."], [". 3 .", "0 r 1", ". . ."]
    return [{**room, "plan": plans[i % 2]} for i, room in enumerate(rooms)]


def _open(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Only Mr. Tools has to be resolved, every card wants a guest, and what it says of points it says threefold."""
    own = [{**card, "lock": card["number"] == 12, "guest": True} for card in cards]
    return [{**card, **{key: 3 * card[key] for key in ("points", "roll") if key in card}} for card in own]


#: Full rooms and few guests; decks that run out; nobody has anything to lose, two reforms, and all is declined.
BOXES: list[dict[str, Any]] = [
    _changed({"nights": [2, 3]}, room=_small),
    _changed({"nights": [4, NIGHTS], "guests_per_player": 2, "start_score": 60}),
    _changed({"nights": [1, 2], "start_score": 0}, card=_open, reform=lambda reforms: reforms[:2]),
]


def conserved(box: LoadedBox, table: Any) -> None:
    record = box.record
    assert table.colours == table.players + (table.players == 2)
    rooms = record.rooms[table.players]
    taken = [0] * MAX_ROOMS
    for colour in range(table.colours):
        guests = table.unplayed[colour] + table.lobby[colour]
        assert min(table.unplayed[colour], table.lobby[colour], table.score[colour]) >= 0
        for room in range(MAX_ROOMS):
            here = table.here[colour, room]
            assert here & taken[room] == 0
            assert here == 0 or room < rooms
            taken[room] |= here
            guests += here.bit_count() + (here & table.twice[room]).bit_count()
        assert guests == record.guests
        _cards(table, colour)
    for room in range(MAX_ROOMS):
        assert table.taken[room] == taken[room] < 1 << MAX_BEDS
        assert (table.twice[room] | table.sedated[room]) & ~taken[room] == 0
        assert taken[room] == 0 or taken[room] < 1 << record.beds[table.tile[room] - 1]
        assert 0 <= table.wear[room] <= 6
    assert table.unplayed[2] == 0 or table.players > 2
    _reforms(record, table)
    _idle(table)


def _cards(table: Any, colour: int) -> None:
    """Each of the twelve cards of a colour once; a table that is censored is not asked."""
    places = [table.hand[colour], table.deck[colour], table.discard[colour]]
    for k in range(MAX_LAID):
        if table.laid_room[colour, k]:
            places.append(1 << table.laid[colour, k] - 1)
        else:
            assert table.laid[colour, k] == table.laid_seen[colour, k] == 0
    if colour >= table.players:
        places += [1 << card - 1 for card in table.dealt if card]
    assert sum(places) == ALL_CARDS
    together = 0
    for cards in places:
        assert together & cards == 0
        together |= cards
    assert table.hand_left[colour] == table.hand[colour].bit_count()
    assert table.deck_left[colour] == table.deck[colour].bit_count()
    if colour < table.players:
        assert table.deck[colour] >> TOOLS & 1 == 0
        assert 1 <= table.hand_left[colour] <= 4


def _reforms(box: Any, table: Any) -> None:
    """Each reform once: not drawn yet, drawn and asked about, in a room, or at the bottom."""
    places = [reform for reform in range(box.reforms) if table.unseen_reforms >> reform & 1]
    places += [(reform - 1) // 2 for reform in table.reform if reform]
    places += [reform - 1 for reform in table.old_reforms if reform]
    if table.tile_drawn and table.tile_drawn - 1 not in places:
        places.append(table.tile_drawn - 1)
    assert sorted(places) == list(range(box.reforms))


def _idle(table: Any) -> None:
    """Nothing of a question is left where none is open."""
    if table.phase in (Phase.NIGHT, Phase.AFTER, Phase.DUSK, Phase.OVER):
        assert table.spot == table.asked == table.card == table.owner == table.into == table.to_roll == 0
        assert table.deals == table.room == table.tile_drawn == 0
        assert not any(table.dealt)
        assert not any(table.chosen)
