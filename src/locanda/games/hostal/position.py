"""Positions of Hostil Hostal as a person types them; what follows from the rest need not be typed.

    [table]
    phase = "night"           # see `Phase`, in small letters
    night = 1
    first = 1                 # the first player; seats count from 1, with two players seat 3 is the automata
    active = 2                # whose turn it is
    [[table.rooms]]           # in the order of the plan
    tile = "1A"
    wear = 3
    reform = "2B"             # reform 2, side B
    beds = ["1", "", "22", "3*"]      # reading order; a digit a guest, * after it: sedated
    [[table.seats]]
    score = 15
    hand = [5, 12]            # cards by their numbers; those that are nowhere are in the deck, Mr. Tools is discarded
    discards = [1]
    laid = ["4 in 1", "9 in 3 seen 2", "7 in 1 up"]   # in the order of laying; who has seen it, `up`: all; "": gone
    lobby = 1                 # guests there; those that are nowhere are unplayed

Optional: round and passes (of the night), old_reforms (under the deck, the next one first), ending; stop, taught,
resume and to_read (seats) while something is explained (G1); of a question spot ("2-1"), asked and owner (seats), room,
card, into (bed), to_roll (beds; "2+" is the second guest of one), drawn (a reform); of a seat rolled, dealt, lays_in,
and sure: what all know to have been drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from locanda.core.box import LoadedBox
from locanda.core.checked import checked
from locanda.core.errors import BadPosition, UnknownAction, choices
from locanda.core.position import PositionCodec
from locanda.core.seats import seat_numbers

from .actions import WHERE
from .options import Options, nights_of
from .table import (
    ALL_CARDS,
    AUTOMATA,
    CARDS,
    DRAWN,
    FACES,
    MAX_BEDS,
    MAX_COLOURS,
    MAX_LAID,
    MAX_ROOMS,
    TOOLS,
    Ending,
    Phase,
    Stop,
    Table,
)  # fmt: skip
from .wording import cards_in

Few = Annotated[int, Meta(ge=0, le=100)]
Seat = Annotated[int, Meta(ge=1, le=MAX_COLOURS)]
RoomNumber = Annotated[int, Meta(ge=1, le=MAX_ROOMS)]
CardNumber = Annotated[int, Meta(ge=1, le=CARDS)]
#: The phases in which a guest is at `spot`, a seat is `asked`, or a card resolves.
OF_A_GUEST = (Phase.MOVE, Phase.INTO, Phase.GO)
OF_A_CARD = (Phase.CARD, Phase.INTO, Phase.GO, Phase.OUT, Phase.DICE, Phase.DUEL, Phase.PICK)


class RoomText(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A room."""

    tile: str
    wear: Annotated[int, Meta(ge=0, le=FACES)] = 0
    reform: str = ""
    beds: Annotated[list[str], Meta(max_length=MAX_BEDS)] = []


class SeatText(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player, or the automata."""

    score: Annotated[int, Meta(ge=0, le=15_000)]
    hand: list[CardNumber] = []
    discards: list[CardNumber] = []
    laid: Annotated[list[str], Meta(max_length=MAX_LAID)] = []
    lobby: Few = 0
    sure: list[CardNumber] = []
    rolled: Annotated[int, Meta(ge=0, le=FACES)] = 0
    dealt: Annotated[int, Meta(ge=0, le=CARDS)] = 0
    lays_in: Annotated[int, Meta(ge=0, le=MAX_ROOMS)] = 0


class Typed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The section [table]."""

    phase: str = "night"
    ending: str = ""
    night: Annotated[int, Meta(ge=1, le=20)] = 1
    first: Seat = 1
    active: Seat | None = None
    round: Annotated[int, Meta(ge=1, le=100)] = 1
    passes: Few = 0
    stop: str = "none"
    taught: Annotated[int, Meta(ge=0, le=CARDS)] = 0
    resume: str = "over"
    to_read: list[Seat] = []
    old_reforms: list[str] = []
    drawn: str = ""
    spot: str = ""
    asked: Seat | None = None
    owner: Seat | None = None
    room: RoomNumber | None = None
    card: CardNumber | None = None
    into: Annotated[int, Meta(ge=1, le=MAX_BEDS)] | None = None
    to_roll: list[str] = []
    rooms: list[RoomText]
    seats: list[SeatText]


def bed_texts(box: LoadedBox, table: Table, room: int) -> list[str]:
    """The guests of each bed: a digit each, * after it where it is sedated."""
    texts = []
    for bed in range(box.record.beds[table.tile[room] - 1]):
        bit, text = 1 << bed, ""
        for colour in range(table.colours):
            if table.here[colour, room] & bit:
                text = str(colour + 1) * (2 if table.twice[room] & bit else 1)
        texts.append(text + ("*" if table.sedated[room] & bit else ""))
    return texts


def reform_text(box: LoadedBox, number: int) -> str:
    """A reform and its side, from `Table.reform`; "" for none."""
    if not number:
        return ""
    return box.names["reforms"][(number - 1) // 2] + "AB"[(number - 1) % 2]


def room_texts(box: LoadedBox, table: Table) -> list[RoomText]:
    """The rooms that lie on the table."""
    return [
        RoomText(
            tile=box.names["tiles"][table.tile[room] - 1],
            wear=table.wear[room],
            reform=reform_text(box, table.reform[room]),
            beds=bed_texts(box, table, room),
        )
        for room in range(MAX_ROOMS)
        if table.tile[room]
    ]


def _laid(table: Table, colour: int) -> list[str]:
    """The cards of a colour that lie in rooms."""
    texts, everybody = [], (1 << table.players + 1) - 1
    own = 1 << colour if colour < table.players else 0
    for k in range(MAX_LAID):
        text, seen = "", table.laid_seen[colour, k]
        if table.laid_room[colour, k]:
            text = f"{table.laid[colour, k]} in {table.laid_room[colour, k]}"
            if seen == everybody:
                text += " up"
            elif seen & ~own:
                text += " seen " + " ".join(map(str, seat_numbers(seen & ~own)))
        texts.append(text)
    while texts and not texts[-1]:
        texts.pop()
    return texts


def _seat(table: Table, colour: int) -> SeatText:
    return SeatText(
        score=table.score[colour],
        hand=cards_in(table.hand[colour]),
        discards=cards_in(table.discard[colour]),
        laid=_laid(table, colour),
        lobby=table.lobby[colour],
        sure=cards_in(table.sure[colour]),
        rolled=table.rolled[colour],
        dealt=table.dealt[colour],
        lays_in=table.chosen[colour],
    )


def rollers(table: Table) -> list[str]:
    """The beds whose guests have to roll; + after the second guest of one."""
    return [f"{bit // 2 + 1}{'+' if bit % 2 else ''}" for bit in range(2 * MAX_BEDS) if table.to_roll >> bit & 1]


def dump(box: LoadedBox, table: Table) -> dict[str, Any]:
    """The section [table] of a position."""
    reforms = box.names["reforms"]
    active = (table.first + table.turn) % table.players if table.turn < table.players else AUTOMATA
    typed = Typed(
        phase=Phase(table.phase).name.lower(),
        ending=Ending(table.ending).name.lower() if table.ending else "",
        night=table.night + 1,
        first=table.first + 1,
        active=active + 1 if table.turn else None,
        round=table.rounds + 1,
        passes=table.passes,
        stop=Stop(table.stop).name.lower(),
        taught=table.taught,
        resume=Phase(table.resume).name.lower(),
        to_read=seat_numbers(table.waiting) if table.phase == Phase.STOP else [],
        old_reforms=[reforms[reform - 1] for reform in table.old_reforms if reform],
        drawn=reforms[table.tile_drawn - 1] if table.tile_drawn else "",
        spot=WHERE.text(box.names, table.spot - 1, ()) if table.spot else "",
        asked=table.asked or None,
        owner=table.owner or None,
        room=table.room or None,
        card=table.card or None,
        into=table.into or None,
        to_roll=rollers(table),
        rooms=room_texts(box, table),
        seats=[_seat(table, colour) for colour in range(table.colours)],
    )
    made: dict[str, Any] = msgspec.to_builtins(typed)
    return made


class Reader:
    """Fills a table from a typed position; every complaint names its key."""

    def __init__(self, box: LoadedBox, options: Options, typed: Typed) -> None:
        self.box, self.typed, self.table = box, typed, Table()
        table = self.table
        table.players = options.players
        table.nights = nights_of(box, options)
        table.sides, table.misfortune = options.sides, options.misfortune
        table.colours = table.players + (table.players == AUTOMATA)
        table.night = typed.night - 1
        table.teaching = int(options.stop and table.night == 0)

    def read(self) -> Table:
        """The table.  Raises BadPosition."""
        table, typed = self.table, self.typed
        table.phase = self._member("phase", typed.phase, Phase)
        table.stop = self._member("stop", typed.stop, Stop)
        table.resume = self._member("resume", typed.resume, Phase)
        if typed.ending:
            table.ending = self._member("ending", typed.ending, Ending)
        if bool(typed.ending) != (table.phase == Phase.OVER):
            raise BadPosition("table.ending", typed.ending, "an ending where the phase is over, and only there")
        table.taught, table.rounds, table.passes = typed.taught, typed.round - 1, typed.passes
        if len(typed.seats) != table.colours:
            raise BadPosition("table.seats", len(typed.seats), f"{table.colours}, the automata's with two players")
        self._turn()
        self._rooms()
        for colour, seat in enumerate(typed.seats):
            self._seat(f"table.seats[{colour}]", colour, seat)
        self._reforms()
        self._question()
        self._reading()
        self._check_hands()
        self._check_night()
        return table

    def _member(self, key: str, word: str, enum: type[IntEnum]) -> Any:
        known = [name.lower() for name in enum.__members__]
        if word not in known:
            raise BadPosition(f"table.{key}", word, choices(word, known))
        return list(enum)[known.index(word)]

    def _index(self, key: str, word: str, known: Sequence[str]) -> int:
        if word not in known:
            raise BadPosition(key, word, choices(word, known))
        return list(known).index(word)

    def _colour(self, key: str, seat: int) -> int:
        if seat > self.table.colours:
            raise BadPosition(key, seat, f"a seat from 1 to {self.table.colours}")
        return seat - 1

    def _turn(self) -> None:
        table, typed = self.table, self.typed
        if typed.first > table.players:
            raise BadPosition("table.first", typed.first, f"a seat from 1 to {table.players}")
        table.first = typed.first - 1
        if typed.active is not None:
            active = self._colour("table.active", typed.active)
            own = active < table.players
            table.turn = (active - table.first) % table.players if own else table.players
        if table.turn == table.players and table.phase != Phase.DUSK:
            raise BadPosition("table.active", typed.active, "a player: the automata has a turn at dusk alone")

    def _rooms(self) -> None:
        table, record, tiles = self.table, self.box.record, self.box.names["tiles"]
        most = record.rooms[table.players]
        fewer = table.phase in (Phase.STARTER, Phase.ROOM)
        if len(self.typed.rooms) > most or (len(self.typed.rooms) < most and not fewer):
            raise BadPosition("table.rooms", len(self.typed.rooms), f"{most} rooms with {table.players} players")
        boards = set()
        for room, typed in enumerate(self.typed.rooms):
            key = f"table.rooms[{room}]"
            tile = self._index(f"{key}.tile", typed.tile, tiles)
            if record.board[tile] in boards:
                raise BadPosition(f"{key}.tile", typed.tile, "a side of a board that is no other room")
            boards.add(record.board[tile])
            table.tile[room], table.wear[room] = 1 + tile, typed.wear
            if not typed.wear and table.phase not in (Phase.STARTER, Phase.ROOM, Phase.WEAR):
                raise BadPosition(f"{key}.wear", typed.wear, f"1 to {FACES}")
            if typed.reform:
                reform = self._index(f"{key}.reform", typed.reform[:-1], self.box.names["reforms"])
                side = self._index(f"{key}.reform", typed.reform[-1], ("A", "B"))
                table.reform[room] = 1 + 2 * reform + side
            self._beds(key, room, typed.beds, record.beds[tile])

    def _beds(self, key: str, room: int, beds: list[str], most: int) -> None:
        table = self.table
        if len(beds) > most:
            raise BadPosition(f"{key}.beds", len(beds), f"{most} beds at most")
        for bed, text in enumerate(beds):
            guests, bit = text.removesuffix("*"), 1 << bed
            if not text:
                continue
            if guests not in [str(seat + 1) * n for seat in range(table.colours) for n in (1, 2)]:
                raise BadPosition(f"{key}.beds[{bed}]", text, 'a guest ("1"), two of one seat ("11"), "*" after it')
            table.here[int(guests[0]) - 1, room] |= bit
            table.twice[room] |= bit if len(guests) == 2 else 0
            table.sedated[room] |= bit if text.endswith("*") else 0

    def _guests(self, colour: int) -> int:
        found = 0
        for room in range(MAX_ROOMS):
            for bed in range(MAX_BEDS):
                if self.table.here[colour, room] >> bed & 1:
                    found += 1 + (self.table.twice[room] >> bed & 1)
        return found

    def _seat(self, key: str, colour: int, seat: SeatText) -> None:
        table, own = self.table, colour < self.table.players
        left = self.box.record.guests - self._guests(colour)
        table.lobby[colour] = seat.lobby if own else left
        if left < 0 or seat.lobby > left or (seat.lobby and seat.lobby != table.lobby[colour]):
            right = f"with those in beds {self.box.record.guests} guests at most, and just so many of the automata's"
            raise BadPosition(f"{key}.lobby", seat.lobby, right)
        table.score[colour], table.rolled[colour] = seat.score, seat.rolled
        table.dealt[colour], table.chosen[colour] = seat.dealt, seat.lays_in
        table.deals += seat.dealt > 0
        cards = [*seat.hand, *seat.discards]
        for k, text in enumerate(seat.laid):
            if text:
                cards.append(self._lay(f"{key}.laid[{k}]", colour, k, text))
        if not own:
            cards += [one.dealt for one in self.typed.seats if one.dealt]
        if len(set(cards)) < len(cards):
            raise BadPosition(f"{key}.hand", cards, "each card in one place: in the hand, discarded or laid")
        tools = [TOOLS + 1] if own and TOOLS + 1 not in cards else []
        cards += tools
        for name, numbers in (("hand", seat.hand), ("discard", [*seat.discards, *tools]), ("sure", seat.sure)):
            for number in numbers:
                getattr(table, name)[colour] |= 1 << number - 1
        table.deck[colour] = ALL_CARDS & ~sum(1 << card - 1 for card in cards)

    def _lay(self, key: str, colour: int, k: int, text: str) -> int:
        """A card that lies in a room; its number."""
        table, everybody = self.table, (1 << self.table.players + 1) - 1
        words = text.removesuffix(" up").split()
        up, numbers = text.endswith(" up"), [int(word) for word in words if word.isdecimal()]
        right = f"like 4 in 2, with seen 1 3 or up after it: a card, a room, seats from 1 to {table.players}"
        shape = words[1:2] == ["in"] and len(numbers) >= 2 and words[3:4] in ([], ["seen"])
        if not shape or len(numbers) != len(words) - 1 - (len(words) > 3) or (len(words) > 3 and up):
            raise BadPosition(key, text, right)
        card, room, *seen = numbers
        if not (1 <= card <= CARDS and 1 <= room <= len(self.typed.rooms)):
            raise BadPosition(key, text, right)
        if not all(1 <= seat <= table.players for seat in seen) or len(words) == 4:
            raise BadPosition(key, text, right)
        mask = sum(1 << seat - 1 for seat in set(seen)) | (1 << colour if colour < table.players else 0)
        table.laid[colour, k], table.laid_room[colour, k] = card, room
        table.laid_seen[colour, k] = everybody if up else mask
        return card

    def _reforms(self) -> None:
        table, typed, names = self.table, self.typed, self.box.names["reforms"]
        used = [(table.reform[room] - 1) // 2 for room in range(MAX_ROOMS) if table.reform[room]]
        for k, name in enumerate(typed.old_reforms[: len(names)]):
            used.append(self._index("table.old_reforms", name, names))
            table.old_reforms[k] = 1 + used[-1]
        if typed.drawn:
            drawn = self._index("table.drawn", typed.drawn, names)
            table.tile_drawn = 1 + drawn
            used += [drawn] * (drawn not in [(table.reform[room] - 1) // 2 for room in range(MAX_ROOMS)])
        if len(set(used)) < len(used) or len(typed.old_reforms) > len(names):
            raise BadPosition("table.old_reforms", typed.old_reforms, "each reform in one place")

    def _question(self) -> None:
        table, typed = self.table, self.typed
        if typed.spot:
            try:
                table.spot = 1 + WHERE.value(self.box.names, typed.spot, ())
            except UnknownAction as error:
                raise BadPosition("table.spot", typed.spot, str(error)) from None
        for key in ("asked", "owner"):
            seat = getattr(typed, key)
            setattr(table, key, 0 if seat is None else 1 + self._colour(f"table.{key}", seat))
        table.room, table.card, table.into = typed.room or 0, typed.card or 0, typed.into or 0
        if table.room > len(typed.rooms):
            raise BadPosition("table.room", typed.room, f"a room from 1 to {len(typed.rooms)}")
        for text in typed.to_roll:
            bed = text.removesuffix("+")
            if not bed.isdecimal() or not 1 <= int(bed) <= MAX_BEDS:
                raise BadPosition("table.to_roll", text, 'a bed ("2"), or the second guest of one ("2+")')
            table.to_roll |= 1 << 2 * int(bed) - 2 + text.endswith("+")

    def _reading(self) -> None:
        """Who has to read what is explained (G1)."""
        table, typed = self.table, self.typed
        stopped = table.phase == Phase.STOP
        if stopped != bool(typed.to_read) or any(seat > table.players for seat in typed.to_read):
            raise BadPosition("table.to_read", typed.to_read, "seats while something is explained, and only then")
        if stopped and (table.stop == Stop.NONE or not table.teaching or table.resume in (Phase.OVER, Phase.STOP)):
            raise BadPosition("table.stop", typed.stop, "what is explained in a night that is taught, and `resume`")
        for seat in typed.to_read:
            table.waiting |= 1 << seat - 1

    def _check_hands(self) -> None:
        """Mr. Tools is in the hand at dusk and three cards are drawn to him (K1, Y4); the automata has no hand (A9)."""
        table, drawing = self.table, self.table.phase <= Phase.DUSK and self.table.phase != Phase.OVER
        for colour, seat in enumerate(self.typed.seats):
            key, hand = f"table.seats[{colour}].hand", seat.hand
            if colour >= table.players:
                if hand:
                    raise BadPosition(key, hand, "no cards: the automata holds none (A9)")
                continue
            if not 1 <= len(hand) <= DRAWN + 1:
                raise BadPosition(
                    key, hand, f"1 to {DRAWN + 1} cards: so many are drawn (K1), and one is kept (N2, N3)"
                )
            draws = drawing and (colour - table.first) % table.players >= table.turn
            if (drawing and TOOLS + 1 not in hand) or (draws and len(hand) > DRAWN):
                raise BadPosition(key, hand, f"{TOOLS + 1}, and fewer than {DRAWN + 1} cards until they are drawn (K1)")

    def _check_night(self) -> None:
        """What a question is about must be there."""
        table, typed, phase = self.table, self.typed, self.table.phase
        lying = [
            table.laid[colour, k]
            for colour in range(table.colours)
            for k in range(MAX_LAID)
            if colour + 1 == table.owner and table.laid_room[colour, k] == table.room
        ]
        if (phase in OF_A_CARD) != bool(typed.card) or (typed.card and typed.card not in lying):
            raise BadPosition("table.card", typed.card, "a card of `owner` in `room` while it resolves, and only then")
        if phase in OF_A_GUEST or (phase == Phase.PICK and typed.spot):
            room, bed = divmod(table.spot - 1, MAX_BEDS)
            guests = [colour for colour in range(table.colours) if table.here[colour, room] >> bed & 1]
            if not table.spot or room >= len(typed.rooms) or not guests:
                raise BadPosition("table.spot", typed.spot, "a bed with a guest")
        if phase in (Phase.GO, Phase.OUT, Phase.PUT, Phase.SIDE) and not table.asked:
            raise BadPosition("table.asked", typed.asked, "the seat that is asked")
        if phase == Phase.LAY and table.deals < table.players:
            raise BadPosition("table.seats", table.deals, "a card of the automata dealt to each player (A3)")
        if phase == Phase.DICE and not table.to_roll:
            raise BadPosition("table.to_roll", typed.to_roll, "guests who have to roll")


def load(box: LoadedBox, options: Options, data: dict[str, Any]) -> Table:
    """The table of a typed position.  Raises BadPosition."""
    typed = checked(data, Typed, lambda key, value, expected: BadPosition(f"table.{key}", value, expected))
    return Reader(box, options, typed).read()


POSITION = PositionCodec(dump, load)
