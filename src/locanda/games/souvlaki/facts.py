"""What a table says at a glance, for views and pictures alike: whose choice it is, what customers want and give."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from locanda.core.box import LoadedBox

from .table import FOOD_BITS, FOODS, Ask, Table

Foods = tuple[int, ...]


def foods_of(packed: int) -> Foods:
    """How many there are of each food."""
    return tuple(packed >> FOOD_BITS * food & (1 << FOOD_BITS) - 1 for food in range(FOODS))


def foods_text(box: LoadedBox, packed: int) -> str:
    """Foods by the letters of the box, as cards are named: GGF; nothing for none."""
    return "".join(letter * count for letter, count in zip(box.names["foods"], foods_of(packed), strict=True))


def foods_on(box: LoadedBox, kinds: Iterable[int]) -> Foods:
    """How many of each food the food cards show together."""
    shown = [foods_of(box.record.shows[kind]) for kind in kinds]
    return tuple(sum(card[food] for card in shown) for food in range(FOODS))


def less(foods: Sequence[int], taken: Sequence[int]) -> Foods:
    """What is left of each food, never below none."""
    return tuple(max(0, a - b) for a, b in zip(foods, taken, strict=True))


def asked(table: Table) -> int:
    """The seat that owes a choice, or -1 while chance decides or the game is over."""
    waiting = table.ask not in (Ask.OVER, Ask.DEAL, Ask.CARD, Ask.PICK, Ask.NEXT)
    return int(table.asked) if waiting else -1


# ---- customers


def cards_at(table: Table, seat: int, place: int) -> list[int]:
    """The customer cards in a place of a queue: two of a Big order (K4), none of one that is still to be drawn."""
    return [card - 1 for card in (table.customer[seat, place], table.second[seat, place]) if card]


def printed(box: LoadedBox, table: Table, seat: int, place: int) -> tuple[int, int, int]:
    """Foods, packed, money and fame on the cards of a customer."""
    record, cards = box.record, cards_at(table, seat, place)
    rows = (record.order, record.pays, record.gives)
    foods, money, fame = (sum(int(row[card]) for card in cards) for row in rows)
    return foods, money, fame


def given(box: LoadedBox, table: Table, seat: int, place: int) -> tuple[int, int]:
    """The money and the fame that a customer gives if it is served now (F5)."""
    _, money, fame = printed(box, table, seat, place)
    times, kind = table.times[seat, place], table.phone[seat, place]
    money = money * times + table.pays[seat, place] + table.bonus_money[seat, kind]
    fame = fame * times + table.gives[seat, place] + table.bonus_fame[seat, kind]
    return max(0, money), max(0, fame)


def wanted(table: Table, seat: int, place: int) -> Foods:
    """The foods that a customer wants now (F9)."""
    return foods_of(table.wanted[seat, place])
