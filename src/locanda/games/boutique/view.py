"""What a seat sees of a table of Boutique Hotel Manager, as words: for the web API and bots of others."""

from __future__ import annotations

import msgspec

from locanda.core.box import LoadedBox
from locanda.core.seats import seat_numbers

from .actions import DAY_NAMES
from .position import room_signs
from .table import Ending, Phase, Stage, Table


class HotelView(msgspec.Struct, frozen=True):
    """A hotel: rooms as in positions (S a check-in night, o another, B and b with breakfast); 0 a price not known."""

    money: int
    stars: int
    rooms: list[str]
    prices: list[int]
    staff: list[int]
    place: int
    bid_cards: int | None
    out: int


class View(msgspec.Struct, frozen=True):
    """A table as one seat knows it; seats count from 1.  `bid` and `adding` are the viewer's own, not yet shown."""

    phase: str
    stage: str
    ending: str
    week: int
    weeks: int
    day: str
    budget: int
    card: str
    to_come: int
    waiting: list[int]
    winners: list[int]
    bidders: list[int]
    hotels: list[HotelView]
    deck_left: int
    unseen: dict[str, int]
    bid: int
    adding: int | None


def view(box: LoadedBox, table: Table, seat: int) -> View:
    """The view of a *censored* table."""
    record, cards = box.record, box.names["cards"]
    hotels = [
        HotelView(
            table.money[s],
            table.stars[s],
            [room_signs(table, s, r) for r in range(table.rooms[s])],
            list(table.price[s]),
            list(table.staff[s]),
            table.place[s] + 1 if table.stage == Stage.WALK_IN and table.playing >> s & 1 else 0,
            table.bid_cards[s] - 1 if table.bid_cards[s] else None,
            table.out[s],
        )
        for s in range(table.players)
    ]
    own = seat < table.players
    return View(
        phase=Phase(table.phase).name.lower(),
        stage=Stage(table.stage).name.lower(),
        ending=Ending(table.ending).name.lower() if table.ending else "",
        week=table.week + 1,
        weeks=record.weeks,
        day=DAY_NAMES[table.day],
        budget=table.budget,
        card=cards[table.card - 1] if table.card else "",
        to_come=table.to_come,
        waiting=seat_numbers(table.waiting),
        winners=seat_numbers(table.winners),
        bidders=seat_numbers(table.bidders),
        hotels=hotels,
        deck_left=table.deck_left,
        unseen={cards[c]: table.deck[c] for c in range(record.cards) if table.deck[c]},
        bid=table.bid[seat] * record.unit if own else 0,
        adding=table.adding[seat] - 1 if own and table.adding[seat] else None,
    )
