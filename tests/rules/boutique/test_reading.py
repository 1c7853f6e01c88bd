"""Random games beside a plain reading of the clauses: the same hotels have room, charge the same and offer the same."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import locanda
from locanda.core.engine import engine_of
from locanda.games.boutique.events import Booked, Full, Lost, Offered, TooDear
from locanda.games.boutique.table import Phase

from . import reading
from .boxes import book, cards, edited, made
from .typed import hotels

#: Rooms in plenty, and cards that ask for many of them, joined in rows.
LARGE = edited(
    book(start_rooms=6, start_stars=9),
    made(max_rooms=8, max_stars=9),
    cards(
        {"rooms": ["So.", ".So", "S..", "..S"], "doors": [[0, 2], [2, 1]], "breakfast": True},
        {"rooms": ["Sooo", "Soo."], "doors": [[1, 0]]},
        {"rooms": ["S.", ".S", "So"], "doors": [[2, 0]]},
        {"rooms": ["S"], "breakfast": True},
    ),
)
BOXES: dict[str, Any] = {"own": None, "large": LARGE}


def every_card(match: locanda.Match, met: Counter[str]) -> None:
    """Turns each card of the deck up, on copies: all hotels answer what they should."""
    table, all_hotels = match.table, hotels(match)
    for name, card in reading.cards(match.box).items():
        try:
            events = (after := match.copy()).play(f"guests {name}", locanda.CHANCE)
        except locanda.UnknownAction:
            continue  # not in the deck
        offers = reading.bookable(card, table.day, all_hotels)
        said = {one.seat: one.amount for one in events if isinstance(one, Offered)}
        full = {one.seat for one in events if isinstance(one, Full)}
        if table.budget:
            gets = reading.first_in_ranking(card, table.day, table.budget, all_hotels)
            assert not full & set(offers), match.position()
            assert {one.seat for one in events if isinstance(one, TooDear)} <= set(offers), match.position()
        else:
            gets = reading.cheapest(offers, all_hotels)
            assert said == offers, match.position()
            assert full == {seat for seat, one in enumerate(all_hotels) if one["stars"]} - set(offers)
        if len(gets) > 1:
            assert after.to_act <= set(gets), match.position()
        else:
            assert {one.seat: one.amount for one in events if isinstance(one, Booked)} == {s: offers[s] for s in gets}
            assert any(isinstance(one, Lost) for one in events) == (not gets)
        met.update({"walk-in" if table.budget else "booking": 1, "full": bool(full), "bids": len(gets) > 1})


def rooms_offered(match: locanda.Match, met: Counter[str]) -> None:
    """The rooms from which a winner chooses the card's next one are those that leave the others a place."""
    (seat,), table = match.to_act, match.game.position.dump(match.box, match.table)
    layings = reading.layings(reading.cards(match.box)[table["card"]], match.table.day, hotels(match)[seat]["rooms"])
    so_far = tuple(room - 1 for room in table.get("party", []))
    fit = {laid[len(so_far)] for laid in layings if laid[: len(so_far)] == so_far}
    assert set(map(str, match.legal(seat))) == {f"room {room + 1}" for room in fit}, match.position()
    met["choices"] += 1


@pytest.mark.clause("B3", "B4", "B5", "B6", "B7", "B8", "W3")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("box", BOXES)
def test_every_card_finds_the_rooms_and_the_price_that_the_clauses_say(box: str, players: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(2):
        rng = Random(seed)
        match = locanda.new("boutique", players=players, box=BOXES[box], draws=False)
        while not match.over:
            if match.chance_to_act:
                if match.table.phase == Phase.GUEST:
                    every_card(match, met)
                outcomes = engine_of(match.game).outcomes(match.box.record, match.table)
                match.play_packed(locanda.CHANCE, rng.choices(*zip(*outcomes, strict=True))[0])
                continue
            seat = rng.choice(sorted(match.to_act))
            if match.table.phase == Phase.ROOMS:
                rooms_offered(match, met)
            match.play_packed(seat, rng.choice(match.legal_packed(seat)))
    assert min(met[what] for what in ("walk-in", "booking", "bids", "choices")) >= 3, met
    assert met["full"] > (100 if box == "own" else 0), met
