"""Positions of Boutique Hotel Manager as a person types them; what follows from the rest need not be typed.

    [table]
    phase = "change"          # starter, prices, check_in, guest, bid, cards, rooms, staff, roll, budget, expand, over
    stage = "booking"         # or walk_in
    week = 1
    starter = 1               # seats count from 1
    active = 1                # the seat whose turn it is; in the walk-in phase the place in the ranking
    to_come = 10              # guest cards to come in this booking phase, or walk-ins today; else 0 or nothing
    day = "monday"            # the check-in day of the guests on the table, or today
    card = "18"               # the guest card on the table
    used = {"3" = 1}          # cards turned up since the deck was made, the one on the table too
    [[table.hotels]]
    money = 500
    stars = 3
    rooms = ["So.....", "..Bb", ""]     # a string a room, a sign a night, the 8th is next Monday
    doors = [[1, 3]]                    # room 1 is joined to room 2 on the 3rd night
    prices = [100, 200, 300, 400, 500, 600, 100, 200]    # Monday to Sunday, breakfast
    staff = [2, 1, 0]                   # housekeeping, check-in, kitchen

Signs: S a check-in night, o another, B and b the same with breakfast, "." free.  Optional: budget, bidders, to_bid,
winners (seats), party (rooms chosen for the card's first rooms), ranked, ending; of a hotel: out (week), bid and cards
(laid), adding (rooms), place (in the ranking, from 1), rolled.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from locanda.core.box import LoadedBox
from locanda.core.checked import checked
from locanda.core.errors import BadPosition, choices
from locanda.core.position import PositionCodec
from locanda.core.seats import seat_numbers

from .actions import DAY_NAMES
from .options import Options
from .possible import check, guests_to_come
from .table import DAYS, DEPARTMENTS, DICE, MAX_NIGHTS, MAX_ROOMS, MAX_SUM, Ending, Phase, Stage, Table

NIGHTS = DAYS + MAX_NIGHTS - 1
SIGNS = {".": (0, 0, 0), "o": (1, 0, 0), "S": (1, 1, 0), "b": (1, 0, 1), "B": (1, 1, 1)}
BY_MARKS = {marks: sign for sign, marks in SIGNS.items()}

Few = Annotated[int, Meta(ge=0, le=100)]
Money = Annotated[int, Meta(ge=0, le=100_000_000)]
Seat = Annotated[int, Meta(ge=1, le=6)]


class Hotel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A hotel."""

    money: Money
    stars: Few
    rooms: Annotated[list[Annotated[str, Meta(max_length=NIGHTS)]], Meta(max_length=MAX_ROOMS)]
    doors: list[tuple[int, int]] = []
    prices: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=DICE)] = []
    staff: Annotated[list[Few], Meta(max_length=DEPARTMENTS)] = []
    out: Few = 0
    bid: Money = 0
    cards: Annotated[int, Meta(ge=0, le=MAX_SUM + 1)] | None = None
    adding: Few | None = None
    place: Seat = 1
    rolled: Few = 0


class Typed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The section [table]."""

    phase: str = "change"
    stage: str = "booking"
    ending: str = ""
    week: Annotated[int, Meta(ge=1, le=20)] = 1
    starter: Seat = 1
    active: Seat = 1
    to_come: Annotated[int, Meta(ge=0, le=600)] | None = None
    day: str = DAY_NAMES[0]
    budget: Money = 0
    card: str = ""
    used: dict[str, Few] = {}
    bidders: list[Seat] = []
    to_bid: list[Seat] = []
    winners: list[Seat] = []
    party: list[Annotated[int, Meta(ge=1, le=MAX_ROOMS)]] = []
    ranked: Few = 0
    hotels: list[Hotel]


def room_signs(table: Table, seat: int, r: int) -> str:
    """A room as text: a sign a night."""
    rows = (table.busy, table.square, table.brown)
    signs = ""
    for night in range(NIGHTS):
        busy, square, brown = (row[seat, r] >> night & 1 for row in rows)
        signs += BY_MARKS[busy, square, brown]
    return signs.rstrip(".")


def _hotel(box: LoadedBox, table: Table, seat: int) -> Hotel:
    secret = {Phase.PRICES: DICE, Phase.STAFF: DEPARTMENTS}
    shown = table.chosen[seat] if table.phase in secret and not table.out[seat] else DICE
    rooms = range(table.rooms[seat])
    return Hotel(
        money=table.money[seat],
        stars=table.stars[seat],
        rooms=[room_signs(table, seat, r) for r in rooms],
        doors=[(r + 1, night + 1) for r in rooms for night in range(NIGHTS) if table.door[seat, r] >> night & 1],
        prices=list(table.price[seat])[: shown if table.phase == Phase.PRICES else DICE],
        staff=list(table.staff[seat])[: shown if table.phase == Phase.STAFF else DEPARTMENTS],
        out=table.out[seat],
        bid=table.bid[seat] * box.record.unit,
        cards=table.bid_cards[seat] - 1 if table.bid_cards[seat] else None,
        adding=table.adding[seat] - 1 if table.adding[seat] else None,
        place=table.place[seat] + 1,
        rolled=table.rolled[seat],
    )


def dump(box: LoadedBox, table: Table) -> dict[str, Any]:
    """The section [table] of a position."""
    cards, sets = box.names["cards"], (table.players + 1) // 2
    typed = Typed(
        phase=Phase(table.phase).name.lower(),
        stage=Stage(table.stage).name.lower(),
        ending=Ending(table.ending).name.lower() if table.ending else "",
        week=table.week + 1,
        starter=table.starter + 1,
        active=table.active + 1,
        to_come=table.to_come,
        day=DAY_NAMES[table.day],
        budget=table.budget,
        card=cards[table.card - 1] if table.card else "",
        used={cards[c]: sets - table.deck[c] for c in range(box.record.cards) if table.deck[c] < sets},
        bidders=seat_numbers(table.bidders),
        to_bid=seat_numbers(table.to_bid),
        winners=seat_numbers(table.winners),
        party=[table.party[k] for k in range(table.placed)],
        ranked=table.ranked,
        hotels=[_hotel(box, table, seat) for seat in range(table.players)],
    )
    made: dict[str, Any] = msgspec.to_builtins(typed)
    return made


class Reader:
    """Fills a table from a typed position; every complaint names its key."""

    def __init__(self, box: LoadedBox, options: Options, typed: Typed) -> None:
        self.box, self.typed, self.table = box, typed, Table()
        self.table.players = options.players

    def _index(self, key: str, word: str, known: Any) -> int:
        if word not in known:
            raise BadPosition(f"table.{key}", word, choices(word, known))
        return list(known).index(word)

    def read(self) -> Table:
        """The table.  Raises BadPosition."""
        table, typed = self.table, self.typed
        table.phase = Phase(self._index("phase", typed.phase.upper(), Phase.__members__))
        table.stage = Stage(self._index("stage", typed.stage.upper(), Stage.__members__))
        if typed.ending:
            members = list(Ending)
            table.ending = members[self._index("ending", typed.ending.upper(), Ending.__members__)]
        if bool(typed.ending) != (table.phase == Phase.OVER):
            raise BadPosition("table.ending", typed.ending, "an ending where the phase is over, and only there")
        if typed.week > self.box.record.weeks:
            raise BadPosition("table.week", typed.week, f"1 to {self.box.record.weeks}")
        table.week, table.budget = typed.week - 1, typed.budget
        table.day, table.ranked = self._index("day", typed.day, DAY_NAMES), typed.ranked
        if len(typed.hotels) != table.players:
            raise BadPosition("table.hotels", len(typed.hotels), f"{table.players} hotels")
        for seat, hotel in enumerate(typed.hotels):
            self._hotel(seat, hotel)
        self._turn()
        self._cards()
        table.to_come = guests_to_come(self.box, table)[0] if typed.to_come is None else typed.to_come
        check(self.box, table)
        return table

    def _seat(self, key: str, seat: int) -> int:
        if seat > self.table.players:
            raise BadPosition(f"table.{key}", seat, f"a seat from 1 to {self.table.players}")
        return seat - 1

    def _mask(self, key: str, seats: list[int]) -> int:
        mask = 0
        for seat in seats:
            mask |= 1 << self._seat(key, seat)
        if mask & ~self.table.playing:
            raise BadPosition(f"table.{key}", seats, "seats that are still in (R3)")
        return mask

    def _turn(self) -> None:
        table, typed = self.table, self.typed
        table.starter, table.active = self._seat("starter", typed.starter), self._seat("active", typed.active)
        table.bidders, table.to_bid = self._mask("bidders", typed.bidders), self._mask("to_bid", typed.to_bid)
        table.winners = self._mask("winners", typed.winners)
        if table.to_bid & ~table.bidders:
            raise BadPosition("table.to_bid", typed.to_bid, "some of the bidders")

    def _hotel(self, seat: int, hotel: Hotel) -> None:
        table, record, key = self.table, self.box.record, f"hotels[{seat}]"
        if hotel.money > MAX_SUM * record.unit:
            raise BadPosition(f"table.{key}.money", hotel.money, f"{MAX_SUM * record.unit} at most")
        if hotel.money % record.unit or hotel.bid % record.unit or hotel.bid > hotel.money:
            raise BadPosition(f"table.{key}.money", hotel.money, f"in steps of {record.unit}, and at least the bid")
        if len(hotel.rooms) > record.max_rooms:
            raise BadPosition(f"table.{key}.rooms", len(hotel.rooms), f"{record.max_rooms} rooms at most")
        if hotel.stars > record.max_stars:
            raise BadPosition(f"table.{key}.stars", hotel.stars, f"{record.max_stars} stars at most")
        table.money[seat], table.stars[seat], table.rooms[seat] = hotel.money, hotel.stars, len(hotel.rooms)
        table.out[seat], table.place[seat], table.rolled[seat] = hotel.out, hotel.place - 1, hotel.rolled
        if bool(hotel.out) != (hotel.stars == 0):
            raise BadPosition(f"table.{key}.out", hotel.out, "a week for a hotel with 0 stars, and only then (R3)")
        table.playing |= 0 if hotel.out else 1 << seat
        for r, signs in enumerate(hotel.rooms):
            self._room(f"{key}.rooms[{r}]", seat, r, signs)
        for room, night in hotel.doors:
            if not (1 <= room < len(hotel.rooms) and 1 <= night <= NIGHTS):
                raise BadPosition(f"table.{key}.doors", [room, night], "a room with a next one, and a night from 1")
            table.door[seat, room - 1] |= 1 << night - 1
        self._dice(key, seat, hotel)
        table.bid[seat] = hotel.bid // record.unit
        table.bid_cards[seat] = 0 if hotel.cards is None else 1 + hotel.cards
        table.adding[seat] = 0 if hotel.adding is None else 1 + hotel.adding

    def _room(self, key: str, seat: int, r: int, signs: str) -> None:
        for night, sign in enumerate(signs):
            busy, square, brown = SIGNS[list(SIGNS)[self._index(key, sign, SIGNS)]]
            self.table.busy[seat, r] |= busy << night
            self.table.square[seat, r] |= square << night
            self.table.brown[seat, r] |= brown << night

    def _dice(self, key: str, seat: int, hotel: Hotel) -> None:
        table, record = self.table, self.box.record
        faces = [record.price[i] for i in range(record.faces)]
        for die, price in enumerate(hotel.prices):
            if price and price not in faces:
                raise BadPosition(f"table.{key}.prices", price, f"one of {', '.join(map(str, faces))}")
            table.price[seat, die] = price
        for department, members in enumerate(hotel.staff):
            if members > record.max_staff:
                raise BadPosition(f"table.{key}.staff", members, f"0 to {record.max_staff}")
            table.staff[seat, department] = members
        setting = table.phase == Phase.PRICES and not hotel.out
        if setting:
            table.chosen[seat] = len(hotel.prices)
        elif table.phase == Phase.STAFF and not hotel.out:
            table.chosen[seat] = len(hotel.staff)
        if table.phase == Phase.STARTER:
            fits, right = not any(hotel.prices), "no prices before somebody starts (S3)"
        elif setting:
            fits, right = 0 not in hotel.prices, "the prices set so far, without those still to be set (S3)"
        else:
            fits = len(hotel.prices) == DICE and 0 not in hotel.prices
            right = "a price for each day, and for breakfast"
        if not fits:
            raise BadPosition(f"table.{key}.prices", hotel.prices, right)

    def _cards(self) -> None:
        table, typed, cards = self.table, self.typed, self.box.names["cards"]
        sets = (table.players + 1) // 2
        for c in range(self.box.record.cards):
            table.deck[c] = sets - typed.used.get(cards[c], 0)
        for card, used in typed.used.items():
            self._index("used", card, cards)
            if used > sets:
                raise BadPosition(f"table.used.{card}", used, f"at most {sets}")
        if typed.card:
            table.card = 1 + self._index("card", typed.card, cards)
        on_table = table.phase in (Phase.ROOMS, Phase.BID, Phase.CARDS) and (
            table.stage == Stage.BOOKING or table.phase == Phase.ROOMS
        )
        if bool(typed.card) != on_table:
            raise BadPosition("table.card", typed.card, "a card while guests choose a hotel or rooms, and only then")
        if len(typed.party) >= (self.box.record.party[table.card - 1] if table.card else 1):
            raise BadPosition("table.party", typed.party, "fewer rooms than the card asks for")
        for k, room in enumerate(typed.party):
            table.party[k] = room
        table.placed = len(typed.party)


def load(box: LoadedBox, options: Options, data: dict[str, Any]) -> Table:
    """The table of a typed position.  Raises BadPosition."""
    typed = checked(data, Typed, lambda key, value, expected: BadPosition(f"table.{key}", value, expected))
    return Reader(box, options, typed).read()


POSITION = PositionCodec(dump, load)
