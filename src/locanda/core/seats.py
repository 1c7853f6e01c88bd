"""Seats: which a mask names, and the order in which somebody at the table sees them."""

from __future__ import annotations


def seats_of(mask: int) -> list[int]:
    """The seats of a mask (bit `1 << seat` each), from 0; none of a negative one, which is chance or the end."""
    return [seat for seat in range(mask.bit_length() if mask > 0 else 0) if mask >> seat & 1]


def seat_numbers(mask: int) -> list[int]:
    """The seats of a mask as people count them, from 1."""
    return [seat + 1 for seat in seats_of(mask)]


def areas(players: int, viewer: int) -> list[int]:
    """The seats in the order of their places: the viewer's first, then clockwise; a spectator sits behind seat 0."""
    first = viewer if viewer < players else 0
    return [(first + i) % players for i in range(players)]


def area_of(players: int, viewer: int, seat: int) -> int:
    """The place of a seat in that order."""
    return areas(players, viewer).index(seat)
