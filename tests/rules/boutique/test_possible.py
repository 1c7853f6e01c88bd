"""Positions that cannot be: what is refused, by its key and with a word on what would be right."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import locanda
from locanda import BadPosition
from locanda.games.boutique.table import MAX_SUM, Phase

from .typed import FLAT, hotel, hotels, played

LAID: dict[str, Any] = {"bid": 200, "cards": 2}
CARD = {"card": "1", "used": {"1": 1}}

#: Positions that can be, each with its hotels.
BASES: dict[str, tuple[list[dict[str, Any]], dict[str, Any]]] = {
    "starter": ([hotel(prices=[])] * 2, {"phase": "starter"}),
    "prices": ([hotel(prices=[100, 200])] * 2, {"phase": "prices"}),
    "change": ([hotel()] * 2, {"to_come": 10}),
    "week 2": ([hotel(), hotel(), hotel(stars=0)], {"week": 2, "to_come": 10}),
    "check in": ([hotel()] * 2, {"phase": "check_in", "to_come": 1}),
    "bid": ([hotel(**LAID), hotel(), hotel()], {"phase": "bid", "bidders": [1, 2, 3], "to_bid": [2, 3], **CARD}),
    "cards": ([hotel(**LAID), hotel(bid=500)], {"phase": "cards", "bidders": [1, 2], "to_bid": [2], **CARD}),
    "rooms": ([hotel(), hotel()], {"phase": "rooms", "winners": [1, 2], "card": "13", "used": {"13": 1}}),
    "joined": ([hotel()] * 2, {"phase": "rooms", "winners": [1], "card": "16", "used": {"16": 1}, "party": [1]}),
    "staff": ([hotel(money=600, staff=[1, 1]), hotel(money=600)], {"phase": "staff"}),
    "poor": ([hotel(money=200), hotel(money=600)], {"phase": "staff"}),
    "ranking": ([hotel(**LAID, place=2), hotel(place=2), hotel()], {
        "phase": "bid", "stage": "walk_in", "bidders": [1, 2], "to_bid": [2], "ranked": 3,
    }),
    "roll": ([hotel(rolled=3), hotel(), hotel(place=3)], {"phase": "roll", "stage": "walk_in", "ranked": 2}),
    "day": ([hotel(place=n + 1) for n in range(4)], {"stage": "walk_in", "day": "sunday", "to_come": 2, "active": 4}),
    "budget": ([hotel(place=n + 1) for n in range(4)], {"phase": "budget", "stage": "walk_in", "to_come": 1}),
    "walk in": ([hotel(), hotel(place=2)], {
        "phase": "rooms", "stage": "walk_in", "winners": [1], "budget": 300, **CARD,
    }),
    "expand": ([hotel(money=2000, adding=2), hotel(money=2000, staff=[1, 2, 3])], {"phase": "expand"}),
    "over": ([hotel(money=700), hotel()], {"phase": "over", "ending": "money", "week": 2}),
    "draw": ([hotel(), hotel()], {"phase": "over", "ending": "draw", "week": 2}),
    "alone": ([hotel(), hotel(stars=0)], {"phase": "over", "ending": "last_hotel", "week": 1}),
}  # fmt: skip

#: A base, what is typed instead (of the table; of the first hotel), and the key that is refused.
REFUSED: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("change", {"to_come": 0}, {}, "to_come"),
    ("change", {"to_come": 11}, {}, "to_come"),
    ("week 2", {"to_come": 11}, {}, "to_come"),
    ("bid", {"to_come": 0}, {}, "to_come"),
    ("prices", {"to_come": 1}, {}, "to_come"),
    ("staff", {"to_come": 1}, {}, "to_come"),
    ("ranking", {"to_come": 1}, {}, "to_come"),
    ("day", {"to_come": 1}, {}, "to_come"),
    ("budget", {"to_come": 0}, {}, "to_come"),
    ("budget", {"to_come": 3}, {}, "to_come"),
    ("expand", {"to_come": 1}, {}, "to_come"),
    ("starter", {}, {"staff": [0, 2, 0]}, "hotels[0].staff"),
    ("prices", {}, {"staff": [0, 2, 0]}, "hotels[0].staff"),
    ("change", {}, {"staff": [0, 0, 1]}, "hotels[0].staff"),
    ("bid", {}, {"staff": [1]}, "hotels[0].staff"),
    ("staff", {}, {"staff": [1, 2]}, "hotels[0].staff"),
    ("poor", {}, {"staff": [0]}, "hotels[0].staff"),
    ("starter", {}, {"prices": FLAT}, "hotels[0].prices"),
    ("prices", {}, {"prices": [100, 0, 200]}, "hotels[0].prices"),
    ("staff", {}, {"prices": [0, *FLAT[1:]]}, "hotels[0].prices"),
    ("expand", {}, {"prices": FLAT[:7]}, "hotels[0].prices"),
    ("change", {}, {"prices": [*FLAT[:7], 0]}, "hotels[0].prices"),
    ("starter", {"week": 2}, {}, "week"),
    ("expand", {"week": 2}, {}, "week"),
    ("change", {}, {"stars": 0, "out": 1}, "phase"),
    ("week 2", {"week": 1, "to_come": 10}, {}, "hotels[2].out"),
    ("prices", {"stage": "walk_in"}, {}, "stage"),
    ("budget", {"stage": "booking"}, {}, "stage"),
    ("roll", {"stage": "booking"}, {}, "stage"),
    ("week 2", {"active": 3}, {}, "active"),
    ("staff", {"active": 2}, {}, "active"),
    ("budget", {"active": 2}, {}, "active"),
    ("check in", {"day": "tuesday"}, {}, "day"),
    ("bid", {"day": "sunday"}, {}, "day"),
    ("change", {"budget": 100}, {}, "budget"),
    ("walk in", {"budget": 150}, {}, "budget"),
    ("walk in", {"budget": 200}, {}, "winners"),
    ("walk in", {"winners": [2]}, {}, "winners"),
    ("walk in", {"winners": [1, 2]}, {}, "winners"),
    ("change", {"bidders": [1, 2]}, {}, "bidders"),
    ("bid", {"bidders": [1, 2], "to_bid": [2]}, {}, "bidders"),
    ("bid", {"to_bid": [3, 1]}, {}, "to_bid"),
    ("bid", {}, {"prices": [200, *FLAT[1:]]}, "phase"),
    ("bid", {}, {"cards": 3 + 1}, "hotels[0].cards"),
    ("bid", {}, {"cards": 9, "bid": 0}, "hotels[0].cards"),
    ("change", {}, {"bid": 100}, "hotels[0].bid"),
    ("change", {}, {"cards": 0}, "hotels[0].cards"),
    ("ranking", {"ranked": 2}, {}, "ranked"),
    ("ranking", {"bidders": [1, 2, 3], "to_bid": [2, 3]}, {}, "bidders"),
    ("ranking", {}, {"place": 3}, "hotels"),
    ("roll", {"ranked": 0}, {}, "ranked"),
    ("roll", {"starter": 2}, {}, "hotels"),
    ("roll", {}, {"rolled": 9}, "hotels[0].rolled"),
    ("change", {}, {"rolled": 1}, "hotels"),
    ("day", {"ranked": 1}, {}, "ranked"),
    ("change", {"winners": [1]}, {}, "winners"),
    ("rooms", {}, {"rooms": ["o", "o", "o"]}, "winners"),
    ("rooms", {}, {"prices": [600, *FLAT[1:]]}, "winners"),
    ("rooms", {"phase": "bid", "bidders": [1, 2], "to_bid": [1, 2]}, {}, "winners"),
    ("joined", {}, {"rooms": ["o", "", ""]}, "party"),
    ("joined", {}, {"rooms": ["", "o", ""], "money": 500}, "winners"),
    ("expand", {}, {"adding": 3}, "hotels[0].adding"),
    ("expand", {}, {"money": 900, "adding": 0}, "hotels[0].adding"),
    ("change", {}, {"adding": 1}, "hotels[0].adding"),
    ("over", {"ending": "draw"}, {}, "ending"),
    ("over", {"week": 1}, {}, "week"),
    ("draw", {}, {"stars": 4}, "ending"),
    ("alone", {"ending": "all_out"}, {}, "ending"),
    ("alone", {"week": 2}, {}, "week"),
    ("change", {}, {"money": MAX_SUM * 100}, "hotels[0].money"),
    ("change", {}, {"money": MAX_SUM * 100 + 100}, "hotels[0].money"),
]


def other(base: str, table: dict[str, Any], first: dict[str, Any]) -> locanda.Match:
    """The base with some of it typed otherwise."""
    all_hotels, typed = BASES[base]
    return played([{**all_hotels[0], **first}, *all_hotels[1:]], **{**typed, **table})


@pytest.mark.parametrize("base", BASES)
def test_positions_of_every_phase_can_be_typed_and_read_back(base: str) -> None:
    match = other(base, {}, {})
    assert len(hotels(match)) == len(BASES[base][0])


def test_what_can_be_typed_is_of_every_phase() -> None:
    assert {Phase(other(base, {}, {}).table.phase) for base in BASES} == set(Phase) - {Phase.RANK, Phase.GUEST}


@pytest.mark.parametrize(("base", "table", "first", "key"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_is_refused_by_its_key(
    base: str, table: dict[str, Any], first: dict[str, Any], key: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        other(base, table, first)
    assert caught.value.key == f"table.{key}"
    assert caught.value.expected


def test_nobody_is_left_to_choose() -> None:
    for phase, chosen in (
        ("prices", hotel()),
        ("staff", hotel(staff=[0, 0, 0])),
        ("staff", hotel(money=200)),
        ("expand", hotel(money=900)),
    ):
        with pytest.raises(BadPosition, match="can choose"):
            played([chosen] * 2, phase=phase)


def test_guests_to_come_say_their_limits() -> None:
    for base, typed, right in (
        ("change", 0, "1 to 10:"),
        ("budget", 3, "1 to 2:"),
        ("day", 1, "2:"),
        ("staff", 1, "0:"),
    ):
        with pytest.raises(BadPosition) as caught:
            other(base, {"to_come": typed}, {})
        assert caught.value.expected.startswith(right)


def test_guests_to_come_need_not_be_typed() -> None:
    for base, least in (("change", 1), ("day", 2), ("staff", 0)):
        all_hotels, typed = BASES[base]
        match = played(all_hotels, **{key: value for key, value in typed.items() if key != "to_come"})
        assert match.table.to_come == least


@pytest.mark.parametrize("base", BASES)
def test_typed_positions_are_played_to_the_end_and_read_back_all_the_way(base: str) -> None:
    all_hotels, typed = BASES[base]
    match, rng, n = played(all_hotels, seed=1, **typed), Random(1), 0
    while not match.over:
        seat = rng.choice(sorted(match.to_act))
        match.play_packed(seat, rng.choice(match.legal_packed(seat)))
        n += 1
        if n % 10 == 0:
            hotels(match)
    hotels(match)
