"""Positions of Café International as a person types them; what follows from the rest need not be typed.

    [table]
    phase = "turn"                       # or starter, deal, second, join, regulars, draw, over
    turn = 1                             # seats count from 1
    scores = [12, -3]
    hands = [["italy-lady", "lady-joker"], ["usa-gentleman"]]
    bar = ["cuba-lady"]
    [table.chairs]
    17 = "italy-lady"
    18 = "lady-joker as italy"

Optional: limits, shown (jokers seen taken, by hand), opening, passes, stuck, lone (the guest that a hand seated
alone in the opening, with unexpected_guests), first (chair of the turn's first guest),
reserved (tables of regulars; their empty chairs are closed), regulars (a group being seated), ending, bag (default: all
guests that are nowhere else).
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from locanda.core.box import LoadedBox
from locanda.core.checked import checked
from locanda.core.errors import BadPosition, choices
from locanda.core.position import PositionCodec

from .box import JOKERS
from .options import Options
from .rules.regulars import GROUP_SIZE
from .table import CHAIRS_A_TABLE, GENTLEMAN, JOKER, KINDS, LADY, Ending, Phase, Table

E = TypeVar("E", bound=IntEnum)
Small = Annotated[int, Meta(ge=0, le=100)]
Score = Annotated[int, Meta(ge=-9999, le=9999)]


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """Regulars being seated (V2)."""

    table: str
    sex: str
    before: Small = 0
    seated: Small = 0


class Typed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The section [table]."""

    phase: str = "turn"
    ending: str = ""
    turn: Annotated[int, Meta(ge=1, le=4)] = 1
    opening: bool = False
    passes: Small = 0
    first: Annotated[int, Meta(ge=0, le=68)] = 0
    scores: list[Score] = []
    limits: list[Small] = []
    hands: list[list[str]] = []
    shown: list[list[str]] = []
    lone: list[str] = []
    stuck: list[Annotated[int, Meta(ge=0, lt=1 << 25)]] = []
    chairs: dict[str, str] = {}
    reserved: list[str] = []
    regulars: Group | None = None
    bar: list[str] = []
    bag: dict[str, Small] | None = None


def dump(box: LoadedBox, table: Table) -> dict[str, Any]:
    """The section [table] of a position."""
    names, n = box.names, table.players
    guests = names["guests"]

    def several(cells: Any, first: int = 0) -> list[str]:
        return [guests[first + kind] for kind in range(len(cells)) for _ in range(cells[kind])]

    def sitting(c: int) -> str:
        kind = table.chair[c] - 1
        return guests[kind] + (f" as {names['nations'][table.nation[c] - 1]}" if kind >= JOKER else "")

    used = {kind: table.bag[kind] for kind in range(KINDS)}
    group = None
    if table.regulars_table:
        group = Group(
            table=names["tables"][table.regulars_table - 1],
            sex=names["sexes"][table.regulars_sex],
            before=table.regulars_before,
            seated=table.regulars_seated,
        )
    typed = Typed(
        phase=Phase(table.phase).name.lower(),
        ending=Ending(table.ending).name.lower() if table.ending else "",
        turn=table.turn + 1,
        opening=bool(table.opening),
        passes=table.passes,
        first=table.first,
        scores=[table.score[seat] for seat in range(n)],
        limits=[table.limit[seat] for seat in range(n)],
        hands=[several(table.hand[seat]) for seat in range(n)],
        shown=[several(table.shown[seat], JOKER) for seat in range(n)] if table.unexpected_guests else [],
        stuck=[table.stuck[seat] for seat in range(n)] if any(table.stuck) else [],
        lone=[guests[table.lone[seat] - 1] if table.lone[seat] else "" for seat in range(n)] if any(table.lone) else [],
        chairs={str(c + 1): sitting(c) for c in range(box.record.chairs) if table.chair[c]},
        reserved=[names["tables"][t] for t in range(box.record.tables) if table.reserved[t]],
        regulars=group,
        bar=[guests[table.bar[i] - 1] for i in range(table.bar_taken)],
        bag={guests[kind]: count for kind, count in used.items() if count},
    )
    made: dict[str, Any] = msgspec.to_builtins(typed)
    return made


class Reader:
    """Fills a table from a typed position; every complaint names its key."""

    def __init__(self, box: LoadedBox, options: Options, typed: Typed) -> None:
        self.box, self.options, self.typed, self.table = box, options, typed, Table()

    def _index(self, key: str, word: str, known: Any) -> int:
        if word not in known:
            raise BadPosition(f"table.{key}", word, choices(word, known))
        return list(known).index(word)

    def _member(self, key: str, word: str, enum: type[E]) -> E:
        names = {member.name.lower(): member for member in enum}
        return list(names.values())[self._index(key, word, names)]

    def read(self) -> Table:
        """The table.  Raises BadPosition."""
        table, typed, options = self.table, self.typed, self.options
        table.players = options.players
        table.unexpected_guests, table.regulars = int(options.unexpected_guests), int(options.regulars)
        table.phase = self._member("phase", typed.phase, Phase)
        if typed.turn > table.players:
            raise BadPosition("table.turn", typed.turn, f"a seat from 1 to {table.players}")
        table.turn, table.opening, table.passes = typed.turn - 1, int(typed.opening), typed.passes
        if typed.ending:
            table.ending = self._member("ending", typed.ending, Ending)
        if bool(typed.ending) != (table.phase == Phase.OVER):
            raise BadPosition("table.ending", typed.ending, "an ending where the phase is over, and only there")
        self._seats()
        self._stuck()
        self._lone()
        self._chairs()
        self._reserved()
        self._bar()
        self._bag()
        self._group()
        self._first()
        self._mixes()
        self._going_on()
        self._drawing()
        return table

    def _row(self, key: str, values: list[Any], default: Any) -> list[Any]:
        n = self.table.players
        if values and len(values) != n:
            raise BadPosition(f"table.{key}", values, f"one entry for each of {n} seats")
        return values or [default] * n

    def _seats(self) -> None:
        table, guests = self.table, self.box.names["guests"]
        for seat, score in enumerate(self._row("scores", self.typed.scores, 0)):
            table.score[seat] = score
        for seat, limit in enumerate(self._row("limits", self.typed.limits, self.box.record.hand)):
            if limit > self.box.record.hand:
                raise BadPosition(
                    f"table.limits[{seat}]", limit, f"at most {self.box.record.hand}, as many as are dealt"
                )
            table.limit[seat] = limit
        for seat, hand in enumerate(self._row("hands", self.typed.hands, [])):
            for guest in hand:
                table.hand[seat, self._index(f"hands[{seat}]", guest, guests)] += 1
                table.held[seat] += 1
        for seat, shown in enumerate(self._row("shown", self.typed.shown, [])):
            for joker in shown:
                sex = self._index(f"shown[{seat}]", joker, JOKERS)
                table.shown[seat, sex] += 1
                if table.shown[seat, sex] > table.hand[seat, JOKER + sex] or not table.unexpected_guests:
                    raise BadPosition(f"table.shown[{seat}]", joker, "jokers of this hand, with unexpected_guests")

    def _stuck(self) -> None:
        """Whoever passed holds jokers alone, in numbers that could do nothing (T9)."""
        table = self.table
        for seat, mask in enumerate(self._row("stuck", self.typed.stuck, 0)):
            ladies, gentlemen = table.hand[seat, JOKER], table.hand[seat, JOKER + 1]
            own = table.held[seat] == ladies + gentlemen and mask >> 5 * ladies + gentlemen & 1
            if mask and not (own and table.unexpected_guests):
                expected = "0, or numbers of jokers, those of the hand among them, with unexpected_guests (T9)"
                raise BadPosition(f"table.stuck[{seat}]", mask, expected)
            table.stuck[seat] = mask

    def _lone(self) -> None:
        """The guest that the starter seated alone in the opening, kept until its next turn (T8a)."""
        table, typed, hand = self.table, self.typed, self.box.record.hand
        seated = [said.partition(" as ")[0] for said in typed.chairs.values()]
        early = len(seated) + len(typed.bar) <= 1 + 4 * (table.players - 1)
        for seat, guest in enumerate(self._row("lone", typed.lone, "")):
            if guest:
                held = table.held[seat] in (hand - 1, hand)
                if not (early and held and guest in seated and table.unexpected_guests):
                    expected = "a guest on a chair, a round after the opening at most, with unexpected_guests (T8a)"
                    raise BadPosition(f"table.lone[{seat}]", guest, expected)
                table.lone[seat] = 1 + self._index(f"lone[{seat}]", guest, self.box.names["guests"])

    def _chairs(self) -> None:
        record, names = self.box.record, self.box.names
        for chair, said in self.typed.chairs.items():
            key = f"chairs.{chair}"
            if chair not in map(str, range(1, record.chairs + 1)):
                raise BadPosition(f"table.{key}", said, f"a chair from 1 to {record.chairs}")
            c = int(chair) - 1
            guest, _, nation = said.partition(" as ")
            kind = self._index(key, guest, names["guests"])
            own = names["chair_nations"][c].split()
            if kind < JOKER and nation:
                raise BadPosition(f"table.{key}", said, f"only a joker is named: {guest!r}")
            word = nation if kind >= JOKER else names["nations"][kind >> 1]
            if word not in own:
                raise BadPosition(f"table.{key}", said, f"a guest (or a joker named as one) of {' or '.join(own)} (T5)")
            self._put(c, kind, names["nations"].index(word))

    def _reserved(self) -> None:
        table, record = self.table, self.box.record
        for name in self.typed.reserved:
            t = self._index("reserved", name, self.box.names["tables"])
            if not table.regulars:
                raise BadPosition("table.reserved", name, "tables of regulars with the option regulars only (V2)")
            ladies, gentlemen = table.ladies[t], table.gentlemen[t]
            if min(ladies, gentlemen) or max(ladies, gentlemen) < GROUP_SIZE or table.reserved[t]:
                raise BadPosition(
                    "table.reserved", name, "a table with three or four guests of one sex, named once (V2)"
                )
            table.reserved[t] = 1
            for i in range(CHAIRS_A_TABLE):
                c = record.table_chair[t, i] - 1
                if c >= 0 and not table.chair[c] and not table.shut[c]:
                    table.shut[c] = 1
                    table.taken += 1

    def _put(self, c: int, kind: int, nation: int) -> None:
        table, record = self.table, self.box.record
        table.chair[c], table.nation[c] = 1 + kind, 1 + nation
        table.taken += 1
        for k in range(2):
            t = record.chair_table[c, k] - 1
            if t < 0:
                break
            table.gentlemen[t] += (kind & 1) == GENTLEMAN
            table.ladies[t] += (kind & 1) == LADY
            table.own[t] += record.table_nation[t] == nation

    def _bar(self) -> None:
        table, typed = self.table, self.typed
        if len(typed.bar) > self.box.record.bar_places:
            raise BadPosition("table.bar", typed.bar, f"at most {self.box.record.bar_places} guests")
        for place, guest in enumerate(typed.bar):
            kind = self._index(f"bar[{place}]", guest, self.box.names["guests"])
            if kind >= JOKER:
                raise BadPosition(f"table.bar[{place}]", guest, "no joker goes to the bar (B3)")
            table.bar[place] = 1 + kind
        table.bar_taken = len(typed.bar)

    def _bag(self) -> None:
        """What is nowhere else is in the bag; a bag that is typed must be just that."""
        table, guests = self.table, self.box.names["guests"]
        for guest, count in (self.typed.bag or {}).items():
            if guest not in guests:
                raise BadPosition(f"table.bag.{guest}", count, f"no such guest; {choices(guest, guests)}")
        for kind in range(KINDS):
            out = sum(table.hand[seat, kind] for seat in range(table.players))
            out += sum(cell == 1 + kind for cell in table.chair) + sum(cell == 1 + kind for cell in table.bar)
            left = self.box.record.guests[kind] - out
            if left < 0:
                raise BadPosition("table", guests[kind], f"{self.box.record.guests[kind]} such guests, not {out}")
            if self.typed.bag is not None and self.typed.bag.get(guests[kind], 0) != left:
                raise BadPosition(
                    f"table.bag.{guests[kind]}", self.typed.bag.get(guests[kind], 0), f"{left} are nowhere else"
                )
            table.bag[kind] = left
            table.bag_left += left

    def _group(self) -> None:
        table, group = self.table, self.typed.regulars
        if (table.phase == Phase.REGULARS) != (group is not None):
            raise BadPosition("table.regulars", group, "a group in the phase regulars, and only there")
        if group is None:
            return
        if not table.regulars:
            raise BadPosition("table.regulars", group, "a group with the option regulars only (V2)")
        t = self._index("regulars.table", group.table, self.box.names["tables"])
        table.regulars_table = 1 + t
        table.regulars_sex = self._index("regulars.sex", group.sex, self.box.names["sexes"])
        table.regulars_before, table.regulars_seated = group.before, group.seated
        there = (table.ladies[t], table.gentlemen[t])
        same, others = there if table.regulars_sex == LADY else there[::-1]
        complete = same == CHAIRS_A_TABLE or table.reserved[t]
        if others or same != group.before + group.seated or group.before > 1 or complete:
            raise BadPosition("table.regulars", group, "the guests who sit there, at most one of them before (V2)")

    def _first(self) -> None:
        """The chair of the turn's first guest, where a second one may or must follow."""
        table, first = self.table, self.typed.first
        wanted = table.phase in (Phase.SECOND, Phase.JOIN)
        if wanted != (first > 0) or (first and (first > self.box.record.chairs or not table.chair[first - 1])):
            raise BadPosition(
                "table.first", first, "the chair of the first guest in the phases second and join, only there"
            )
        if first:
            beside = [t - 1 for t in self.box.record.chair_table[first - 1] if t]
            alone = all(table.ladies[t] + table.gentlemen[t] == 1 for t in beside)
            if alone != (table.phase == Phase.JOIN):
                raise BadPosition("table.first", first, "a guest alone in the phase join, in a group in second (T8)")
        table.first = first

    def _mixes(self) -> None:
        """Every table is in balance (T6), regulars apart."""
        table = self.table
        for t, name in enumerate(self.box.names["tables"]):
            ladies, gentlemen = table.ladies[t], table.gentlemen[t]
            regulars = table.reserved[t] or t == table.regulars_table - 1
            if not regulars and (abs(ladies - gentlemen) > 1 or max(ladies, gentlemen) > 2):
                said = f"{name}: {ladies} ladies, {gentlemen} gentlemen"
                raise BadPosition("table.chairs", said, "a mix that may arise (T6)")

    def _going_on(self) -> None:
        """While somebody is to choose, nothing has ended the game (E1)."""
        table, record, phase = self.table, self.box.record, self.table.phase
        over = phase == Phase.OVER
        if table.passes > table.players - (0 if over else 1):
            raise BadPosition("table.passes", table.passes, f"at most {table.players - 1} while the game is on (T9)")
        choosing = phase in (Phase.TURN, Phase.SECOND, Phase.JOIN, Phase.REGULARS)
        if choosing and table.bar_taken == record.bar_places:
            raise BadPosition("table.bar", self.typed.bar, "a free place at the bar: it would be over (E1)")
        before = table.taken - table.regulars_seated - (1 if table.first else 0)
        if choosing and table.opening and (before or table.bar_taken):
            raise BadPosition("table.opening", True, "nobody there before this turn: it is the first of the game (T8a)")
        if phase == Phase.TURN and not table.held[table.turn]:
            raise BadPosition("table.hands", [], "a guest in the hand of whoever's turn it is: it would be over (E1)")
        if phase == Phase.TURN and table.taken == record.chairs:
            raise BadPosition("table.chairs", f"{table.taken} taken", "a free chair: it would be over (E1)")
        if phase == Phase.TURN and table.bag_left <= record.bag_left:
            expected = f"more than {record.bag_left} guests in the bag: it would be over (E1)"
            raise BadPosition("table.bag", table.bag_left, expected)

    def _drawing(self) -> None:
        """Where chance is to draw, a hand wants guests and the bag has them."""
        table, record = self.table, self.box.record
        wanted = [max(0, table.limit[seat] - table.held[seat]) for seat in range(table.players)]
        if table.phase == Phase.DRAW:
            fine = wanted[table.turn] and table.bag_left > record.bag_left
        elif table.phase in (Phase.STARTER, Phase.DEAL):
            fine = any(wanted) and table.bag_left >= sum(wanted)
        else:
            return
        if not fine:
            raise BadPosition("table.phase", self.typed.phase, "a hand below its limit, and enough guests in the bag")


def load(box: LoadedBox, options: Options, data: dict[str, Any]) -> Table:
    """The table of a typed position.  Raises BadPosition."""
    typed = checked(data, Typed, lambda key, value, expected: BadPosition(f"table.{key}", value, expected))
    return Reader(box, options, typed).read()


POSITION = PositionCodec(dump, load)
