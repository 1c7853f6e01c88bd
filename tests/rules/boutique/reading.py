"""The rules of a stay once more, read plainly from rules.md: slow, in words, and sharing no code with the kernels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from locanda.core.box import LoadedBox

SUNDAY, BREAKFAST = 6, 7


@dataclass(frozen=True)
class Card:
    """A guest card: a string a room as it is printed, pairs of rooms joined by a door."""

    rooms: Sequence[str]
    doors: Sequence[Sequence[int]]
    breakfast: bool

    def nights(self, day: int) -> list[list[int]]:
        """The nights of each of its rooms, counted from Monday, if it checks in on that day."""
        return [[day + n for n, sign in enumerate(room) if sign != "."] for room in self.rooms]


def cards(box: LoadedBox) -> dict[str, Card]:
    """The cards of the box by their names."""
    return {str(one["id"]): Card(one["rooms"], one["doors"], one["breakfast"]) for one in box.data["guest"]}


def layings(card: Card, day: int, rooms: Sequence[str]) -> list[tuple[int, ...]]:
    """Every way to lay the card's rooms on a hotel's: free on all their nights, neighbours where a door is (B3, B5)."""
    nights = card.nights(day)
    return [
        laid
        for laid in permutations(range(len(rooms)), len(card.rooms))
        if all(rooms[r][night : night + 1] in ("", ".") for r, some in zip(laid, nights, strict=True) for night in some)
        and all(abs(laid[a] - laid[b]) == 1 for a, b in card.doors)
    ]


def charges(card: Card, day: int, prices: Sequence[int]) -> list[int]:
    """What each room and night costs, breakfast included (B4); after Sunday it is Sunday's price (B5)."""
    breakfast = prices[BREAKFAST] if card.breakfast else 0
    return [prices[min(night, SUNDAY)] + breakfast for some in card.nights(day) for night in some]


def bookable(card: Card, day: int, hotels: Sequence[dict[str, Any]]) -> dict[int, int]:
    """What each hotel with availability would charge, by its seat (B3, B4)."""
    return {
        seat: sum(charges(card, day, one["prices"]))
        for seat, one in enumerate(hotels)
        if one["stars"] and layings(card, day, one["rooms"])
    }


def cheapest(offers: dict[int, int], hotels: Sequence[dict[str, Any]]) -> list[int]:
    """The seats that get the guests or bid for them: the cheapest, of those the best rated (B6, B7)."""
    best = min(((price, -hotels[seat]["stars"]) for seat, price in offers.items()), default=None)
    return [seat for seat, price in offers.items() if (price, -hotels[seat]["stars"]) == best]


def first_in_ranking(card: Card, day: int, budget: int, hotels: Sequence[dict[str, Any]]) -> list[int]:
    """The seat that walk-in guests take: the first with availability and no night over the budget (W3)."""
    for seat in sorted(range(len(hotels)), key=lambda seat: hotels[seat]["place"]):
        one = hotels[seat]
        if one["stars"] and layings(card, day, one["rooms"]) and max(charges(card, day, one["prices"])) <= budget:
            return [seat]
    return []
