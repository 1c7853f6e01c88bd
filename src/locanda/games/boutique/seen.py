"""What lies on the table, in the terms of the drawing: whose mat is where, tags, needs, and a stay's price."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from locanda.core.box import LoadedBox
from locanda.core.seats import seats_of

from .table import BREAKFAST, CHECK_IN, DAYS, DICE, HOUSEKEEPING, Phase, Stage, Table


def later_nights(box: LoadedBox) -> int:
    """The most nights that can lie beside a week (B5)."""
    record = box.record
    longest: int = max(record.nights[c] for c in range(record.cards))
    return max(1, longest - 1)


def tag_of(square: int, brown: int) -> str:
    """The symbol of a blocked night."""
    return f"{'square' if square else 'circle'}-{'brown' if brown else 'green'}"


def tag_on(table: Table, seat: int, room: int, night: int) -> str:
    """The key tag of a night, or "" where the room is free."""
    if not table.busy[seat, room] >> night & 1:
        return ""
    return tag_of(table.square[seat, room] >> night & 1, table.brown[seat, room] >> night & 1)


def need_on(table: Table, seat: int, department: int, day: int) -> int:
    """The staff that a department needs on a day (P2)."""
    rows = table.busy if department == HOUSEKEEPING else table.square if department == CHECK_IN else table.brown
    return sum(rows[seat, room] >> day & 1 for room in range(table.rooms[seat]))


def need(table: Table, seat: int, department: int) -> int:
    """The need of the week: that of its busiest day (R1)."""
    return max(need_on(table, seat, department, day) for day in range(DAYS))


def dice_shown(table: Table, seat: int, viewer: int) -> list[int | None]:
    """The amounts of a seat's price dice; 0 where none is set yet, None where one is set in secret (S3, S4)."""
    dice: list[int | None] = [table.price[seat, die] for die in range(DICE)]
    if table.phase == Phase.PRICES and seat != viewer and table.playing >> seat & 1:
        return [None if die < table.chosen[seat] else 0 for die in range(DICE)]
    return dice


def on_table(table: Table) -> bool:
    """Whether guests are waiting for a hotel or for their rooms."""
    return table.card > 0


@dataclass(frozen=True)
class Offer:
    """What a hotel says to guests: `total`, or None and why not: "full", "no-door" or "dear".

    `nights` are the nights' prices by day (a day, rooms on that day's price, the price), `breakfasts` the breakfasts.
    """

    seat: int
    total: int | None
    why: str
    nights: tuple[tuple[int, int, int], ...]
    breakfasts: int
    breakfast: int


def priced(box: LoadedBox, seat: int, card: int, day: int, prices: Sequence[int], why: str = "") -> Offer:
    """What the guests of a card would pay from that day on, at these prices (B4, B5)."""
    record = box.record
    nights: dict[int, int] = {}
    for night in range(record.nights[card]):
        charged = min(day + night, DAYS - 1)
        nights[charged] = nights.get(charged, 0) + record.rooms_on[card, night]
    rows = tuple((charged, rooms, prices[charged]) for charged, rooms in nights.items() if rooms)
    breakfasts = sum(rooms for _, rooms, _ in rows) if record.breakfast[card] else 0
    total = sum(rooms * price for _, rooms, price in rows) + breakfasts * prices[BREAKFAST]
    return Offer(seat, None if why else total, why, rows, breakfasts, prices[BREAKFAST])


def offers(box: LoadedBox, table: Table) -> list[Offer]:
    """What each hotel still in says to the guests on the table (B3-B5, W3), by seat."""
    return [_offer(box, table, seat) for seat in seats_of(table.playing)] if on_table(table) else []


def _offer(box: LoadedBox, table: Table, seat: int) -> Offer:
    prices, why = [table.price[seat, die] for die in range(DICE)], _why_not(box, table, seat)
    made = priced(box, seat, table.card - 1, table.day, prices, why)
    if why or table.stage == Stage.BOOKING:
        return made
    dearest = max(price for *_, price in made.nights) + (made.breakfast if made.breakfasts else 0)
    return replace(made, total=None, why="dear") if dearest > table.budget else made


def _why_not(box: LoadedBox, table: Table, seat: int) -> str:
    """Nothing if the hotel has availability, else "no-door" where only neighbouring rooms are lacking, or "full"."""
    if (table.phase == Phase.ROOMS and table.winners >> seat & 1) or lays(box, table, seat, []):
        return ""
    return "no-door" if lays(box, table, seat, [], doors=False) else "full"


def rooms_for(box: LoadedBox, table: Table, seat: int, laid: Sequence[int], doors: bool = True) -> list[int]:
    """The rooms that the card's next room can have when those before it have these (B3)."""
    record, card, k = box.record, table.card - 1, len(laid)
    wanted = record.need[card, k] << table.day
    joined = [laid[j] for j in range(k) if record.door[card, k] >> j & 1] if doors else []
    free = [room for room in range(table.rooms[seat]) if room not in laid and not table.busy[seat, room] & wanted]
    return [room for room in free if all(abs(room - other) == 1 for other in joined)]


def lays(box: LoadedBox, table: Table, seat: int, laid: Sequence[int], doors: bool = True) -> bool:
    """Whether the card's rooms after those laid find rooms."""
    if len(laid) == box.record.party[table.card - 1]:
        return True
    return any(lays(box, table, seat, [*laid, room], doors) for room in rooms_for(box, table, seat, laid, doors))


def best_offers(table: Table) -> list[int]:
    """The hotels that the guests on the table take: those that bid for them, or have them (B6, B7, W3)."""
    return seats_of(table.winners if table.phase == Phase.ROOMS else table.bidders)


def nights_of_next(box: LoadedBox, table: Table, room: int) -> list[str]:
    """The spots of a room of the viewer's that the card's next room would block (B8)."""
    return [f"night:0:{room}:{night}" for night in nights_asked(box, table.card - 1, table.placed, table.day)]


def nights_asked(box: LoadedBox, card: int, k: int, day: int) -> list[int]:
    """The nights for which guests from that day on need the card's room `k`."""
    return [day + night for night in range(box.record.nights[card]) if box.record.need[card, k] >> night & 1]
