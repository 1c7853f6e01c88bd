"""Positions of Souvlaki Wars as a person types them; what follows from the rest need not be typed.

    [table]
    ask = "serve"             # what is waited for: shop, hand, buy, discard, take, event, customer, player, food,
                              # menu, serve; of chance deal, card, pick; over
    round = 1
    order = [2, 1]            # the seats in the order of the phase; left out: by fame, as it would be now (O1)
    turn = 1                  # whose turn, by the place in the order; a second round of taking goes on with n + 1
    offer = ["c01", "big"]    # open customers (K1)
    food_out = ["GF", "S"]    # discards; what is nowhere else is in the stack.  Or the other way round: food_stack = …
    customers_out = ["c07"]   # or customers_stack
    events_out = ["ninja"]    # or events_stack
    [[table.shops]]
    shop = "chain"
    money = 9
    fame = 4
    loans = 1
    food = ["G", "GF"]
    events = ["rich_tip"]
    queue = ["c01", "c02 sour", "c11+c16 phone"]      # the first in front; two cards are a Big order

A customer may go on with what events have done to it: `c01 wants=GF x2 +2m -2f`: foods wanted now (`base=…` where those
that Hungry Fans would double are not the printed ones; - for none), printed money and fame twice, 2 money more, 2 fame
less; `on=1,3`: the events of this round of seats 1 and 3 lie on it.  For what is half done, see `Typed` and `Shop`; a
seat or a place counts from 1, and 0 is none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from locanda.core.box import LoadedBox
from locanda.core.checked import checked
from locanda.core.errors import BadPosition, choices
from locanda.core.position import PositionCodec
from locanda.core.seats import seat_numbers

from .actions import BIG_NAME
from .box import MOST_FOODS
from .facts import cards_at, foods_text, printed
from .options import Options
from .possible import check
from .table import (
    BIG,
    FOOD_BITS,
    MARKS,
    MAX_HELD,
    MAX_PLAYERS,
    MAX_QUEUE,
    NORMAL,
    PHONE,
    Aim,
    Ask,
    Ending,
    Phase,
    Step,
    Table,
)  # fmt: skip

Few = Annotated[int, Meta(ge=0, le=100)]  # of a byte, with room for what a round may add
Amount = Annotated[int, Meta(ge=0, le=999_999)]
Loans = Annotated[int, Meta(ge=0, le=9_999)]
MOST = 90  # money or fame on top, with which four events more fit the table
Change = Annotated[int, Meta(ge=-MOST, le=MOST)]
Seat = Annotated[int, Meta(ge=0, le=MAX_PLAYERS)]
Place = Annotated[int, Meta(ge=0, le=MAX_QUEUE)]
CHANGE = re.compile(r"x(?P<times>[0-9]{1,2})|(?P<amount>[+-][0-9]{1,2})(?P<unit>[mf])")


class Mark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A food card that a seat saw go into another hand (S6), where it may be now, in parts a seat, and the seats to
    whom it came after what is `promised` of them was known."""

    card: str
    where: Annotated[list[Annotated[int, Meta(ge=0, le=32_767)]], Meta(min_length=1, max_length=MAX_PLAYERS)]
    fresh: list[Seat] = []


class Shop(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's shop.  `normal_money` and so on is what each customer of a kind gives on top in this round (F5),
    `order_fame` the fame at the start of the phase, `played` the event of this round (`cancelled` or not), `under` the
    seats whose events of this round lie on this player."""

    shop: str = ""
    money: Amount = 0
    fame: Amount = 0
    loans: Loans = 0
    food: Annotated[list[str], Meta(max_length=MAX_HELD)] = []
    events: list[str] = []
    queue: Annotated[list[str], Meta(max_length=MAX_QUEUE)] = []
    normal_money: Change = 0
    normal_fame: Change = 0
    phone_money: Change = 0
    phone_fame: Change = 0
    order_fame: Amount | None = None
    played: str = ""
    cancelled: bool = False
    under: list[Seat] = []
    robbed: Annotated[list[Mark], Meta(max_length=MARKS)] = []
    promised: str = ""
    fresh: Few = 0


class Typed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The section [table].

    `first` is the seat, and the place, that an event in hand (`playing`) is for, `targets` the seats on which it is
    still to be carried out; `due_…` cards are still to be drawn, by `drawer`, customers for `aim`.
    """

    ask: str
    phase: str = ""
    step: str = ""
    ending: str = ""
    round: Few = 1
    order: list[Seat] = []
    turn: Annotated[int, Meta(ge=1, le=2 * MAX_PLAYERS + 1)] = 1
    asked: Seat | None = None
    offer: list[str] = []
    food_out: list[str] = []
    food_stack: list[str] | None = None
    customers_out: list[str] = []
    customers_stack: list[str] | None = None
    events_out: list[str] = []
    events_stack: list[str] | None = None
    due_food: Few = 0
    due_events: Few = 0
    due_customers: Few = 0
    drawer: Seat | None = None
    aim: str = ""
    supplies: Few = 0
    advertised: Few = 0
    playing: str = ""
    targets: list[Seat] = []
    count: Few = 0
    first: Annotated[list[Place], Meta(max_length=2)] = []
    plans: Seat = 0
    laid: list[str] = []
    counter: str | None = None
    served: Few = 0
    shops: list[Shop]


#: Where each question comes up, the first of them being meant where phase or step are not typed.
WHERE: dict[Ask, tuple[tuple[Phase, Step], ...]] = {
    Ask.OVER: ((Phase.SERVICE, Step.START),),
    Ask.SHOP: ((Phase.SETUP, Step.START),),
    Ask.DEAL: ((Phase.SETUP, Step.START),),
    Ask.HAND: ((Phase.SETUP, Step.LAST),),
    Ask.BUY: ((Phase.MAINTENANCE, Step.MIDDLE),),
    Ask.TAKE: ((Phase.CUSTOMERS, Step.MIDDLE),),
    Ask.EVENT: ((Phase.EVENTS, Step.START),),
    Ask.CUSTOMER: ((Phase.EVENTS, Step.START),),
    Ask.PLAYER: ((Phase.EVENTS, Step.START),),
    Ask.FOOD: ((Phase.EVENTS, Step.MIDDLE),),
    Ask.MENU: ((Phase.EVENTS, Step.MIDDLE),),
    Ask.PICK: ((Phase.EVENTS, Step.MIDDLE),),
    Ask.SERVE: ((Phase.SERVICE, Step.MIDDLE),),
    Ask.DISCARD: (
        (Phase.MAINTENANCE, Step.MIDDLE),
        (Phase.EVENTS, Step.MIDDLE),
        (Phase.SETUP, Step.LAST),
        (Phase.SETUP, Step.MIDDLE),
    ),
    Ask.CARD: (
        (Phase.CUSTOMERS, Step.START),
        (Phase.CUSTOMERS, Step.MIDDLE),
        (Phase.CUSTOMERS, Step.LAST),
        (Phase.SETUP, Step.MIDDLE),
        (Phase.SETUP, Step.LAST),
        (Phase.MAINTENANCE, Step.MIDDLE),
        (Phase.EVENTS, Step.MIDDLE),
    ),
}


def cards_of(names: Sequence[str], counts: Iterable[int]) -> list[str]:
    """The cards that a row counts, one by one."""
    return [name for name, number in zip(names, counts, strict=False) for _ in range(number)]


def customer_names(box: LoadedBox) -> list[str]:
    """The names of the customer cards by their numbers; Big cards have the last one."""
    names = list(box.names["customers"])
    return [*names, *[""] * (BIG - len(names)), BIG_NAME]


def _customer(box: LoadedBox, table: Table, seat: int, place: int) -> str:
    names = box.names["customers"]
    words = ["+".join(names[card] for card in cards_at(table, seat, place)) or "-"]
    words += ["phone"] * table.phone[seat, place] + ["sour"] * table.sour[seat, place]
    basic, wanted = table.basic[seat, place], table.wanted[seat, place]
    if basic != printed(box, table, seat, place)[0]:
        words.append(f"base={foods_text(box, basic) or '-'}")
    if wanted != basic:
        words.append(f"wants={foods_text(box, wanted) or '-'}")
    if table.times[seat, place] != 1:
        words.append(f"x{table.times[seat, place]}")
    for amount, unit in ((table.pays[seat, place], "m"), (table.gives[seat, place], "f")):
        if amount:
            words.append(f"{amount:+}{unit}")
    if table.on[seat, place]:
        words.append(f"on={','.join(map(str, seat_numbers(table.on[seat, place])))}")
    return " ".join(words)


def _shop(box: LoadedBox, table: Table, seat: int) -> Shop:
    record = box.record
    marks = [
        Mark(
            card=box.names["food_cards"][table.robbed[seat, m] - 1],
            where=[table.robber[seat * MARKS + m, other] for other in range(table.players)],
            fresh=seat_numbers(table.recent[seat * MARKS + m]),
        )
        for m in range(MARKS)
        if table.robbed[seat, m]
    ]
    return Shop(
        shop=box.names["shops"][table.shop[seat] - 1] if table.shop[seat] else "",
        money=table.money[seat],
        fame=table.fame[seat],
        loans=table.loans[seat],
        food=cards_of(box.names["food_cards"], table.hand[seat]),
        events=cards_of(box.names["events"], table.events[seat][: record.events]),
        queue=[_customer(box, table, seat, place) for place in range(table.queue[seat])],
        normal_money=table.bonus_money[seat, NORMAL],
        normal_fame=table.bonus_fame[seat, NORMAL],
        phone_money=table.bonus_money[seat, PHONE],
        phone_fame=table.bonus_fame[seat, PHONE],
        order_fame=None if table.order_fame[seat] == table.fame[seat] else table.order_fame[seat],
        played=box.names["events"][table.played[seat] - 1] if table.played[seat] else "",
        cancelled=bool(table.cancelled >> seat & 1),
        under=seat_numbers(table.on_player[seat]),
        robbed=marks,
        promised=foods_text(box, table.promised[seat]),
        fresh=table.fresh[seat],
    )


def by_fame(box: LoadedBox, table: Table) -> list[int]:
    """The seats by their fame as it is now, then by the fame they started with (O1)."""
    start = [box.record.shop_fame[shop - 1] if shop else 0 for shop in table.shop]
    return sorted(range(table.players), key=lambda seat: (-table.fame[seat], -start[seat], seat))


def unordered(table: Table) -> bool:
    """Whether shops are chosen or cards dealt, in seat order: no order by fame has been made yet."""
    return table.phase == Phase.SETUP and table.step != Step.LAST


def turn_ahead(table: Table) -> int:
    """1 where the table's `turn` is one ahead of whose turn it is: cards, new hands and telephone orders."""
    ahead = (Phase.SETUP, Step.MIDDLE), (Phase.SETUP, Step.LAST), (Phase.CUSTOMERS, Step.LAST)
    return int((table.phase, table.step) in ahead and table.turn > 0)


def whose_turn(table: Table) -> int:
    """The seat whose turn it is; the second customers are taken in reverse (K1)."""
    n, turn = table.players, table.turn - turn_ahead(table)
    if unordered(table):
        return min(turn, n - 1)
    if table.phase == Phase.CUSTOMERS and table.step == Step.MIDDLE and n <= turn < 2 * n:
        return table.order[2 * n - 1 - turn]
    return table.order[min(turn, n - 1)]


def usual_drawer(table: Table) -> int:
    """The seat that draws, where none is typed: whose hand is too large or whose event is in hand, else the first."""
    if table.ask == Ask.DISCARD:
        return int(table.asked)
    return whose_turn(table) if table.playing else 0


def _where(ask: Ask, phase: str, step: str) -> tuple[Phase, Step] | None:
    """The phase and the step: as typed, else as usual for the question; None where it does not come up there."""
    for where in WHERE.get(ask, ()):
        if phase in ("", where[0].name.lower()) and step in ("", where[1].name.lower()):
            return where
    return None


def _shorter(names: Sequence[str], stack: Iterable[int], out: Iterable[int], key: str) -> dict[str, Any]:
    """The stack or the discards, whichever is quicker said."""
    left, gone = cards_of(names, stack), cards_of(names, out)
    return {f"{key}_stack": left} if len(left) < len(gone) else {f"{key}_out": gone}


def dump(box: LoadedBox, table: Table) -> dict[str, Any]:
    """The section [table] of a position."""
    foods, customers, events = box.names["food_cards"], customer_names(box), box.names["events"]
    ask, usual = Ask(table.ask), _where(Ask(table.ask), Phase(table.phase).name.lower(), "")
    order, laid = list(table.order)[: table.players], cards_of(foods, table.laid)
    counter = foods_text(box, table.counter)
    typed = Typed(
        ask=ask.name.lower(),
        phase="" if WHERE[ask][0][0] == table.phase else Phase(table.phase).name.lower(),
        step="" if usual and usual[1] == table.step else Step(table.step).name.lower(),
        ending=Ending(table.ending).name.lower() if table.ending else "",
        round=table.rounds,
        order=[] if unordered(table) or order == by_fame(box, table) else [seat + 1 for seat in order],
        turn=table.turn + 1 - turn_ahead(table),
        asked=None if table.asked == whose_turn(table) else table.asked + 1,
        offer=cards_of(customers, table.offer),
        due_food=table.due_food,
        due_events=table.due_events,
        due_customers=table.due_customers,
        drawer=None if table.drawer == usual_drawer(table) else table.drawer + 1,
        aim="" if table.aim == Aim.OPEN else Aim(table.aim).name.lower(),
        supplies=table.supplies,
        advertised=table.advertised,
        playing=events[table.playing - 1] if table.playing else "",
        targets=seat_numbers(table.targets),
        count=table.count,
        first=[table.seat_a, table.place_a] if table.seat_a else [],
        plans=table.plans,
        laid=laid,
        counter=None if counter == "" and not laid else counter,
        served=table.served,
        shops=[_shop(box, table, seat) for seat in range(table.players)],
        **_shorter(foods, table.food_stack, table.food_discard, "food"),
        **_shorter(customers, table.customer_stack, table.customer_discard, "customers"),
        **_shorter(events, table.event_stack, table.event_discard, "events"),
    )
    made: dict[str, Any] = msgspec.to_builtins(typed)
    return made


class Reader:
    """Fills a table from a typed position; every complaint names its key."""

    def __init__(self, box: LoadedBox, options: Options, typed: Typed) -> None:
        self.box, self.typed, self.table = box, typed, Table()
        table = self.table
        table.players, table.random_shops = options.players, int(options.shops)
        table.first_game, table.round_limit = int(options.first_game), options.round_limit

    def _index(self, key: str, word: str, known: Iterable[str]) -> int:
        names = list(known)
        if word not in names or not word:
            raise BadPosition(f"table.{key}", word, choices(word, [name for name in names if name]))
        return names.index(word)

    def _member(self, key: str, word: str, members: Iterable[Any]) -> Any:
        known = list(members)
        return known[self._index(key, word, [member.name.lower() for member in known])]

    def _foods(self, key: str, text: str) -> int:
        letters = self.box.names["foods"]
        if any(text.count(letter) > MOST_FOODS for letter in letters):
            raise BadPosition(f"table.{key}", text, f"{MOST_FOODS} of a food at most")
        return sum(1 << FOOD_BITS * self._index(key, letter, letters) for letter in text if text != "-")

    def _cards(self, key: str, cards: Sequence[str], names: Sequence[str], row: Any) -> None:
        """Counts cards into a row."""
        for i, card in enumerate(cards):
            at = self._index(f"{key}[{i}]", card, names)
            if row[at] >= 127:
                raise BadPosition(f"table.{key}[{i}]", card, "127 of a card at most")
            row[at] += 1

    def read(self) -> Table:
        """The table.  Raises BadPosition."""
        table, typed = self.table, self.typed
        if len(typed.shops) != table.players:
            raise BadPosition("table.shops", len(typed.shops), f"{table.players} shops")
        table.ask = self._member("ask", typed.ask, WHERE)
        if _where(Ask(table.ask), typed.phase, "") is None:
            raise BadPosition("table.phase", typed.phase or typed.ask, "a phase in which that is asked")
        place = _where(Ask(table.ask), typed.phase, typed.step)
        if place is None:
            raise BadPosition("table.step", typed.step, "a step of the phase in which that is asked")
        table.phase, table.step = place
        if typed.ending:
            table.ending = self._member("ending", typed.ending, Ending)
        if bool(typed.ending) != (table.ask == Ask.OVER):
            raise BadPosition("table.ending", typed.ending, "an ending where the game is over, and only there")
        table.rounds = typed.round
        for seat, shop in enumerate(typed.shops):
            self._shop(seat, shop)
        self._stacks()
        self._turn()
        self._half_done()
        self._check()
        return table

    def _shop(self, seat: int, shop: Shop) -> None:
        table, key, names = self.table, f"shops[{seat}]", self.box.names
        if shop.shop:
            table.shop[seat] = 1 + self._index(f"{key}.shop", shop.shop, names["shops"])
            if list(table.shop).count(table.shop[seat]) > 1:
                raise BadPosition(f"table.{key}.shop", shop.shop, "a shop of its own for each player (S1)")
        table.money[seat], table.fame[seat], table.loans[seat] = shop.money, shop.fame, shop.loans
        self._cards(f"{key}.food", shop.food, names["food_cards"], table.hand[seat])
        self._cards(f"{key}.events", shop.events, names["events"], table.events[seat])
        table.bonus_money[seat, NORMAL], table.bonus_fame[seat, NORMAL] = shop.normal_money, shop.normal_fame
        table.bonus_money[seat, PHONE], table.bonus_fame[seat, PHONE] = shop.phone_money, shop.phone_fame
        table.queue[seat] = len(shop.queue)
        for place, text in enumerate(shop.queue):
            self._customer(f"{key}.queue[{place}]", seat, place, text)
        table.order_fame[seat] = shop.fame if shop.order_fame is None else shop.order_fame
        if shop.played:
            table.played[seat] = 1 + self._index(f"{key}.played", shop.played, names["events"])
        table.cancelled |= shop.cancelled << seat
        table.on_player[seat] = self._mask(f"{key}.under", shop.under)
        for m, mark in enumerate(shop.robbed):
            at = f"{key}.robbed[{m}]"
            table.robbed[seat, m] = 1 + self._index(f"{at}.card", mark.card, names["food_cards"])
            if len(mark.where) > table.players:
                raise BadPosition(f"table.{at}.where", mark.where, f"a number for each of {table.players} seats")
            for other, parts in enumerate(mark.where):
                table.robber[seat * MARKS + m, other] = parts
            table.recent[seat * MARKS + m] = self._mask(f"{at}.fresh", mark.fresh)
        table.promised[seat], table.fresh[seat] = self._foods(f"{key}.promised", shop.promised), shop.fresh

    def _customer(self, key: str, seat: int, place: int, text: str) -> None:
        table, words = self.table, text.split()
        cards = [] if words[:1] == ["-"] else (words or [""])[0].split("+")
        if len(cards) > 2:
            raise BadPosition(f"table.{key}", text, "a customer card, or two of a Big order joined by +")
        numbers = [1 + self._index(key, card, self.box.names["customers"]) for card in cards]
        table.customer[seat, place], table.second[seat, place] = [*numbers, 0, 0][:2]
        table.basic[seat, place] = printed(self.box, table, seat, place)[0]
        table.times[seat, place] = 1
        wanted: int | None = None
        for word in words[1:]:
            if word in ("phone", "sour"):
                row = table.phone if word == "phone" else table.sour
                row[seat, place] = 1
            elif word.startswith("base="):
                table.basic[seat, place] = self._foods(key, word[5:])
            elif word.startswith("wants="):
                wanted = self._foods(key, word[6:])
            elif word.startswith("on="):
                whose = [int(digit) if digit.isdecimal() else 0 for digit in word[3:].split(",")]
                table.on[seat, place] = self._mask(key, whose)
            else:
                self._change(key, seat, place, word)
        table.wanted[seat, place] = table.basic[seat, place] if wanted is None else wanted
        if len(cards) == 2 and not table.phone[seat, place]:
            raise BadPosition(f"table.{key}", text, "two cards only of a Big telephone order: … phone (K4)")

    def _change(self, key: str, seat: int, place: int, word: str) -> None:
        """The words x2, +2m and -2f."""
        found = CHANGE.fullmatch(word)
        if not found:
            raise BadPosition(f"table.{key}", word, "phone, sour, base=…, wants=…, x2, +2m or -2f would be right")
        if found["times"]:
            self.table.times[seat, place] = int(found["times"])
        elif abs(int(found["amount"])) > MOST:
            raise BadPosition(f"table.{key}", word, f"{MOST} at most")
        else:
            row = self.table.pays if found["unit"] == "m" else self.table.gives
            row[seat, place] = int(found["amount"])

    def _stacks(self) -> None:
        """Discards and stacks: what is in neither of those typed and nowhere else is in the other."""
        table, typed, record, names = self.table, self.typed, self.box.record, self.box.names
        customers = customer_names(self.box)
        self._cards("laid", typed.laid, names["food_cards"], table.laid)
        self._cards("offer", typed.offer, customers, table.offer)
        foods = [record.copies[kind] for kind in range(record.kinds)]
        hands = [table.laid, *[table.hand[seat] for seat in range(table.players)]]
        self._rest("food", names["food_cards"], foods, hands, table.food_stack, table.food_discard)
        events = [0 if table.first_game else 1] * record.events
        held = [table.events[seat] for seat in range(table.players)]
        self._rest("events", names["events"], events, held, table.event_stack, table.event_discard)
        waiting = [0] * (BIG + 1)
        for seat in range(table.players):
            for place in range(table.queue[seat]):
                for card in cards_at(table, seat, place):
                    waiting[card] += 1
        people = [1] * record.customers + [0] * (BIG - record.customers) + [record.bigs]
        self._rest("customers", customers, people, [table.offer, waiting], table.customer_stack, table.customer_discard)

    def _rest(self, key: str, names: Sequence[str], all_: list[int], used: list[Any], stack: Any, out: Any) -> None:
        gone, left = getattr(self.typed, f"{key}_out"), getattr(self.typed, f"{key}_stack")
        if gone and left is not None:
            raise BadPosition(f"table.{key}_stack", left, f"this or {key}_out: the other is what is left")
        given, rest = (out, stack) if left is None else (stack, out)
        self._cards(f"{key}_{'out' if left is None else 'stack'}", gone if left is None else left, names, given)
        for at, number in enumerate(all_):
            over = number - given[at] - sum(row[at] for row in used)
            if over < 0:
                raise BadPosition("table", names[at], f"no more of this card than the box has, {number}")
            rest[at] = over

    def _seats(self, key: str, seats: Sequence[int]) -> list[int]:
        for seat in seats:
            if not 1 <= seat <= self.table.players:
                raise BadPosition(f"table.{key}", seat, f"a seat from 1 to {self.table.players}")
        return [seat - 1 for seat in seats]

    def _mask(self, key: str, seats: Sequence[int]) -> int:
        return sum(1 << seat for seat in set(self._seats(key, seats)))

    def _turn(self) -> None:
        table, typed = self.table, self.typed
        order = self._seats("order", typed.order) or by_fame(self.box, table)
        if sorted(order) != list(range(table.players)):
            raise BadPosition("table.order", typed.order, "each seat once")
        for place, seat in enumerate([] if unordered(table) else order):
            table.order[place] = seat
        table.turn = typed.turn
        table.turn -= 1 - turn_ahead(table)
        table.asked = whose_turn(table) if typed.asked is None else self._seats("asked", [typed.asked])[0]

    def _half_done(self) -> None:
        table, typed, foods = self.table, self.typed, self.box.names["food_cards"]
        table.due_food, table.due_events, table.due_customers = typed.due_food, typed.due_events, typed.due_customers
        table.aim = self._member("aim", typed.aim or "open", Aim)
        table.supplies, table.advertised, table.served = typed.supplies, typed.advertised, typed.served
        if typed.playing:
            table.playing = 1 + self._index("playing", typed.playing, self.box.names["events"])
        table.drawer = usual_drawer(table) if typed.drawer is None else self._seats("drawer", [typed.drawer])[0]
        table.targets = self._mask("targets", typed.targets)
        table.count = typed.count
        table.seat_a, table.place_a = [*typed.first, 0, 0][:2]
        for key, seat in (("first", table.seat_a), ("plans", typed.plans)):
            if seat > table.players:
                raise BadPosition(f"table.{key}", seat, f"a seat from 1 to {table.players}, or 0")
        table.plans = typed.plans
        laid = sum(self.box.record.shows[self._index("laid", card, foods)] for card in typed.laid)
        table.counter = laid if typed.counter is None else self._foods("counter", typed.counter)

    def _check(self) -> None:
        """What is waited for must make sense with what is there."""
        table, typed, ask, n = self.table, self.typed, Ask(self.table.ask), self.table.players
        if ask not in (Ask.SHOP, Ask.DEAL) and not all(table.shop[seat] for seat in range(n)):
            raise BadPosition("table.shops", [shop.shop for shop in typed.shops], "a shop for each player")
        if ask == Ask.DISCARD and sum(table.hand[table.asked]) <= self.box.record.food_limit:
            raise BadPosition("table.asked", table.asked + 1, "a seat with more food cards than the limit (M4)")
        if ask == Ask.CARD and not typed.due_food + typed.due_events + typed.due_customers:
            raise BadPosition("table.due_food", 0, "the cards that are still to be drawn: due_food, due_events, …")
        last = 2 * n if ask == Ask.TAKE else n
        if ask == Ask.CARD and (table.phase, table.step) == (Phase.CUSTOMERS, Step.MIDDLE):
            last = 2 * n + 1
        if typed.turn > last and ask != Ask.OVER:
            raise BadPosition("table.turn", typed.turn, f"1 to {last}")
        due = table.due_customers if table.aim == Aim.OPEN else 0
        if len(typed.offer) + due > 2 * n + 1:
            raise BadPosition("table.offer", len(typed.offer), f"{2 * n + 1 - due} customers at most (K1)")
        check(self.box, table)


def load(box: LoadedBox, options: Options, data: dict[str, Any]) -> Table:
    """The table of a typed position.  Raises BadPosition."""
    typed = checked(data, Typed, lambda key, value, expected: BadPosition(f"table.{key}", value, expected))
    return Reader(box, options, typed).read()


POSITION = PositionCodec(dump, load)
