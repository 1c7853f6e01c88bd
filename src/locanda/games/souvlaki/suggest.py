"""The cheapest way to serve the first customer with the cards in hand: the plan that one click carries out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from locanda.core.box import LoadedBox

from .facts import Foods, asked, foods_of, less, wanted
from .table import Ask, Table

Hand = tuple[int, ...]
Shown = tuple[Foods, ...]


@dataclass(frozen=True)
class Suggestion:
    """The kinds of food cards to lay, and the foods that lie unused on the counter when the customer is served."""

    cards: tuple[int, ...]
    left: Foods


def suggestion(box: LoadedBox, table: Table, seat: int) -> Suggestion | None:
    """The fewest foods, then the fewest cards, that cover the first order together with what lies on the counter.

    None where it is not the seat's service, nothing has to be laid, or the hand is not enough.
    """
    if table.ask != Ask.SERVE or asked(table) != seat or not table.queue[seat]:
        return None
    counter, order = foods_of(table.counter), wanted(table, seat, 0)
    lacking = less(order, counter)
    shown = tuple(foods_of(box.record.shows[kind]) for kind in range(box.record.kinds))
    hand = tuple(int(table.hand[seat, kind]) for kind in range(box.record.kinds))
    if not any(lacking):
        return None
    found = _cheapest(lacking, hand, shown)
    if found is None:
        return None
    total = [have + sum(shown[kind][food] for kind in found[2]) for food, have in enumerate(counter)]
    return Suggestion(found[2], less(total, order))


@lru_cache(maxsize=4096)
def _cheapest(lacking: Foods, hand: Hand, shown: Shown) -> tuple[int, int, tuple[int, ...]] | None:
    """Foods laid, cards laid, and the cards: the least of what covers the foods that are lacking."""
    if not any(lacking):
        return 0, 0, ()
    first = next(food for food, count in enumerate(lacking) if count)
    best: tuple[int, int, tuple[int, ...]] | None = None
    for kind, count in enumerate(hand):
        if not count or not shown[kind][first]:
            continue
        rest = (*hand[:kind], count - 1, *hand[kind + 1 :])
        found = _cheapest(less(lacking, shown[kind]), rest, shown)
        if found is not None:
            way = (found[0] + sum(shown[kind]), found[1] + 1, (kind, *found[2]))
            best = way if best is None or way < best else best
    return best
