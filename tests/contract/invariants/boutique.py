"""Boutique Hotel Manager: cards, stars and rooms stay within what there is, and markers fit together.

That every coin and every night is accounted for in events, `rules/boutique/test_kernel.py` checks.
"""

from __future__ import annotations

from typing import Any

from locanda.core.box import LoadedBox, load_box
from locanda.core.catalogue import find
from locanda.games.boutique.table import DAYS, DEPARTMENTS, DICE, Phase

WEEKS = 3
#: A week of six players: 48 prices; 30 bookings, each at most a change, a die, a card, six bids of two choices and six
#: rooms for each of six winners; 18 choices of staff; 12 of bids, and rolls until none are equal, which luck alone
#: ends; seven days of six changes and three walk-ins of a die, a card and six rooms; 6 expansions.
BOUND = WEEKS * (48 + 30 * (3 + 12 + 36) + 18 + 12 + 300 + 7 * (6 + 3 * 8) + 6) + 1

#: What all choose at the same time: prices (S3), staff (P1) and rooms (X1).
TOGETHER = {"Price", "Hire", "Add"}


def _changed(**values: Any) -> dict[str, Any]:
    own = load_box(find("boutique")).data
    parts = {
        part: {key: values.get(key, value) for key, value in own[part].items()}
        for part in ("rulebook", "reconstructed")
    }
    return {**own, **parts, "guest": values.get("guest", own["guest"])}


_PARTIES = [
    {"id": 1, "rooms": ["So", "So", ".S"], "doors": [[0, 2]], "breakfast": True},
    {"id": 2, "rooms": ["Sooo"], "doors": [], "breakfast": False},
    {"id": 3, "rooms": ["S", "S"], "doors": [[0, 1]], "breakfast": True},
]

#: Equal prices and many notes (bids, ties, the deck made anew); money for rooms and staff, and large hotels; three
#: weeks of hotels that hardly earn anything, without a blank.
BOXES: list[dict[str, Any]] = [
    _changed(price_faces=[100, 200], start_money=2000, guest_cards_per_set=3, guest=_PARTIES),
    _changed(start_rooms=4, max_rooms=8, start_money=6000, staff_wage=100, max_stars=9, start_stars=7),
    _changed(weeks=WEEKS, price_faces=[100, 200], start_money=0, money_cards={"100": 1, "200": 1, "blank": 0}),
]


def conserved(box: LoadedBox, table: Any) -> None:
    record = box.record
    sets = (table.players + 1) // 2
    assert table.deck_left == sum(table.deck)
    assert all(0 <= table.deck[card] <= (sets if card < record.cards else 0) for card in range(len(table.deck)))
    if table.card and table.deck_left < sets * record.cards:
        assert table.deck[table.card - 1] < sets
    for seat in range(table.players):
        _hotel(record, table, seat)
    for seat in range(table.players, len(table.money)):
        assert table.money[seat] == table.stars[seat] == table.rooms[seat] == 0
    _bids(table)


def _hotel(box: Any, table: Any, seat: int) -> None:
    """Money, stars, dice and markers of a hotel are such as there are."""
    assert table.money[seat] >= 0
    assert table.money[seat] % box.unit == 0
    assert 0 <= table.stars[seat] <= box.max_stars
    assert (table.out[seat] == 0) == bool(table.playing >> seat & 1) == (table.stars[seat] > 0)
    assert box.start_rooms <= table.rooms[seat] <= box.max_rooms
    faces = {0, *(box.price[face] for face in range(box.faces))}
    assert {table.price[seat, die] for die in range(DICE)} <= faces
    assert all(0 <= table.staff[seat, department] <= box.max_staff for department in range(DEPARTMENTS))
    for room in range(len(table.busy[seat])):
        busy, last = table.busy[seat, room], room == table.rooms[seat] - 1
        assert 0 <= busy < 1 << 2 * DAYS
        assert busy == 0 or room < table.rooms[seat]
        assert table.square[seat, room] & ~busy == 0
        assert table.brown[seat, room] & ~busy == 0
        assert table.door[seat, room] == 0 or not last


def _bids(table: Any) -> None:
    """Nobody bids, wins or is waited for who has no part in it."""
    if table.phase not in (Phase.BID, Phase.CARDS):
        assert table.bidders == table.to_bid == 0
        assert not any(table.bid)
        assert not any(table.bid_cards)
    assert (table.bidders | table.winners | max(table.waiting, 0)) & ~table.playing == 0
    assert table.to_bid & ~table.bidders == 0
