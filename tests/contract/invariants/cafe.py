"""Café International: no guest appears or vanishes, and everything that is counted is what it counts."""

from __future__ import annotations

from typing import Any

from locanda.core.box import LoadedBox, load_box
from locanda.core.catalogue import find
from locanda.games.cafe.table import CHAIRS_A_TABLE, GENTLEMAN, JOKER, KINDS, LADY

#: A turn without a pass takes a guest out of a hand.  An ordinary guest goes once, a joker once more for each exchange,
#: which takes an ordinary guest: 96 + 4 + 96 turns, each of at most five choices (regulars: four guests and one word
#: before or after them), with fewer than four passes before each; then 100 draws and the starter.
BOUND = 196 * (5 + 3) + 101


def changed(rules: dict[str, int], board: dict[str, Any] | None = None) -> dict[str, Any]:
    own = load_box(find("cafe")).data
    return {**own, "rulebook": {**own["rulebook"], **rules}, "board": board or own["board"]}


SMALL = {"nations": {"IT": "italy", "CH": "china"}, "map": "\n".join(["o IT o CH o", ".. o .. o ..", "o CH o IT o"])}

#: Many jokers (exchanges, hands that can do nothing); a small café that fills up; hands that shrink to nothing.
BOXES: list[dict[str, Any]] = [
    changed({"ladies_per_nation": 1, "gentlemen_per_nation": 1, "lady_jokers": 4, "gentleman_jokers": 4, "hand": 3}),
    changed({"lady_jokers": 4, "gentleman_jokers": 4, "hand": 3, "bag_left": 0}, SMALL),
    changed({"hand": 1, "bag_left": 20}),
]


def conserved(box: LoadedBox, table: Any) -> None:
    _guests(box.record, table)
    _counts(box.record, table)
    _tables(box.record, table)


def _guests(box: Any, table: Any) -> None:
    """Guests on chairs, at the bar, in hands and in the bag are those of the box."""
    seen = [0] * KINDS
    for cell in [*table.chair, *table.bar]:
        if cell:
            seen[cell - 1] += 1
    for kind in range(KINDS):
        seen[kind] += table.bag[kind] + sum(table.hand[seat, kind] for seat in range(table.players))
    assert seen == list(box.guests)


def _counts(box: Any, table: Any) -> None:
    assert table.bag_left == sum(table.bag)
    assert [sum(table.hand[seat]) for seat in range(4)] == list(table.held)
    assert table.bar_taken == sum(cell > 0 for cell in table.bar)
    assert all(table.bar[place] for place in range(table.bar_taken))
    assert table.taken == sum(cell > 0 for cell in table.chair) + sum(table.shut)
    assert not any(table.chair[c] and table.shut[c] for c in range(len(table.chair)))
    assert list(table.scratch) == [0, 0]
    for seat in range(table.players):
        assert all(table.shown[seat, sex] <= table.hand[seat, JOKER + sex] for sex in range(2))
        assert 0 <= table.limit[seat] <= box.hand


def _tables(box: Any, table: Any) -> None:
    """Who sits at a table is counted right, and no table holds a mix that may not arise, regulars apart (T6, V2)."""
    for t in range(box.tables):
        chairs = [box.table_chair[t, i] - 1 for i in range(CHAIRS_A_TABLE) if box.table_chair[t, i]]
        kinds = [table.chair[c] - 1 for c in chairs if table.chair[c]]
        ladies, gentlemen = sum(k & 1 == LADY for k in kinds), sum(k & 1 == GENTLEMAN for k in kinds)
        assert (table.ladies[t], table.gentlemen[t]) == (ladies, gentlemen)
        own = sum(table.nation[c] == 1 + box.table_nation[t] for c in chairs)
        assert table.own[t] == own
        if not table.reserved[t] and t != table.regulars_table - 1:
            assert ladies + gentlemen <= 1 or (1 <= ladies <= 2 and 1 <= gentlemen <= 2)
        if table.reserved[t]:
            assert all(table.chair[c] or table.shut[c] for c in chairs)
