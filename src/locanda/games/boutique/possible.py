"""What a typed table must be so that it can be played on: what belongs to its phase, and nothing from another."""

from __future__ import annotations

from locanda.core.box import LoadedBox
from locanda.core.errors import BadPosition
from locanda.core.seats import seat_numbers, seats_of

from .actions import DAY_NAMES
from .seen import lays, offers, rooms_for
from .table import DAYS, DEPARTMENTS, DICE, MAX_SUM, Ending, Phase, Stage, Table

#: The phases that chance or the hotels are waited for in both stages, and in the walk-in phase only.
IN_BOTH = (Phase.CHANGE, Phase.GUEST, Phase.BID, Phase.CARDS, Phase.ROOMS)
IN_WALK_IN = (Phase.ROLL, Phase.BUDGET)
BIDS = (Phase.BID, Phase.CARDS)


def check(box: LoadedBox, table: Table) -> None:
    """Raises BadPosition where the table cannot be."""
    for part in (_phase, _out, _ending, _places, _turn, _day, _budget, _to_come, _staff, _adding, _waited_for):
        part(box, table)
    for part in (_bidders, _laid, _winners, _party, _rolled, _purses):
        part(box, table)


def is_booking(table: Table) -> bool:
    """Whether guest cards are coming in turn (B0)."""
    return table.stage == Stage.BOOKING and (table.phase in IN_BOTH or table.phase == Phase.CHECK_IN)


def is_ranking(table: Table) -> bool:
    """Whether the ranking of the walk-in phase is being made (W1)."""
    return table.stage == Stage.WALK_IN and table.phase in (*BIDS, Phase.ROLL)


def is_walk_in(table: Table) -> bool:
    """Whether it is a day of the walk-in phase (W2)."""
    return table.stage == Stage.WALK_IN and not is_ranking(table)


def guests_to_come(box: LoadedBox, table: Table) -> tuple[int, int]:
    """The least and the most guest cards that may be to come: in a booking phase, or on a day (B0, W4)."""
    hotels = len(seats_of(table.playing))
    if is_booking(table):
        return 1, box.record.cards_a_player * hotels
    if is_walk_in(table):
        most = max(1, hotels // 2)
        return most if table.phase == Phase.CHANGE else 1, most
    return 0, 0


def _phase(box: LoadedBox, table: Table) -> None:
    phase, stage = Phase(table.phase), Stage(table.stage)
    if phase == Phase.RANK:
        raise BadPosition("table.phase", "rank", "a phase that waits for somebody")
    if phase not in IN_BOTH and stage != (Stage.WALK_IN if phase in IN_WALK_IN else Stage.BOOKING):
        raise BadPosition("table.stage", stage.name.lower(), f"the stage in which {phase.name.lower()} comes")
    if phase != Phase.OVER and len(seats_of(table.playing)) < 2:
        raise BadPosition("table.phase", phase.name.lower(), "over, or two hotels that are still in (R3)")
    if phase == Phase.EXPAND and table.week + 1 == box.record.weeks:
        raise BadPosition(
            "table.week", table.week + 1, "a week before the last one, after which nobody adds rooms (X1)"
        )
    if phase == Phase.STARTER and table.week:
        raise BadPosition("table.week", table.week + 1, "week 1, in which chance says who starts (B0)")


def _out(box: LoadedBox, table: Table) -> None:
    """A hotel goes out by a rating, which this week's is not before the expansion or the end."""
    last = table.week + (table.phase in (Phase.EXPAND, Phase.OVER))
    for seat in range(table.players):
        if table.out[seat] > last:
            raise BadPosition(
                f"table.hotels[{seat}].out", table.out[seat], f"a week with a rating, {last} at most (R3)"
            )


def _ending(box: LoadedBox, table: Table) -> None:
    if table.phase != Phase.OVER:
        return
    seats = seats_of(table.playing)
    if len(seats) < 2:
        right = Ending.LAST_HOTEL if seats else Ending.ALL_OUT
        if 1 + table.week not in list(table.out):
            raise BadPosition("table.week", table.week + 1, "the week in which the last hotels went out (R3)")
    elif table.week + 1 < box.record.weeks:
        raise BadPosition("table.week", table.week + 1, f"week {box.record.weeks}, or fewer than two hotels in (Z1)")
    else:
        richest = max(table.money[seat] for seat in seats)
        stars = [table.stars[seat] for seat in seats if table.money[seat] == richest]
        right = Ending.RATING if stars.count(max(stars)) == 1 else Ending.DRAW
        right = Ending.MONEY if len(stars) == 1 else right
    if table.ending != right:
        raise BadPosition(
            "table.ending", Ending(table.ending).name.lower(), f"{right.name.lower()}, by the hotels (Z1)"
        )


def _shared(table: Table, place: int) -> list[int]:
    return [seat for seat in seats_of(table.playing) if table.place[seat] == place]


def tied(table: Table) -> list[int]:
    """The hotels that share the first place that several do, none when all are told apart (W1)."""
    groups = [_shared(table, place) for place in range(table.players)]
    return next((group for group in groups if len(group) > 1), [])


def _places(box: LoadedBox, table: Table) -> None:
    """A ranking is whole, or made so far; equals share the first of their places."""
    seats = seats_of(table.playing)
    places = [table.place[seat] for seat in seats]
    if is_walk_in(table) and sorted(places) != list(range(len(seats))):
        raise BadPosition("table.hotels", [p + 1 for p in places], "places 1, 2, … in the walk-in phase (W1)")
    least = most = 0
    if is_ranking(table):
        if any(place != sum(other < place for other in places) for place in places):
            raise BadPosition(
                "table.hotels", [p + 1 for p in places], "as many hotels before each as its place says (W1)"
            )
        if not tied(table):
            raise BadPosition("table.hotels", [p + 1 for p in places], "equals, who are still to be told apart (W1)")
        least = table.place[tied(table)[0]] + len(tied(table))
        most = least if table.phase in BIDS else len(seats)
    if not least <= table.ranked <= most or (table.ranked and sum(p < table.ranked for p in places) != table.ranked):
        raise BadPosition("table.ranked", table.ranked, f"{least} to {most}: how many hotels have bid or need not (W1)")


def _turn(box: LoadedBox, table: Table) -> None:
    """A booking has a hotel whose turn it is, prices on a day are changed by place; otherwise it is nobody's turn."""
    if is_booking(table):
        if not table.playing >> table.active & 1:
            raise BadPosition("table.active", table.active + 1, "a hotel that is still in (R3)")
        return
    most = len(seats_of(table.playing)) if is_walk_in(table) and table.phase == Phase.CHANGE else 1
    if table.active >= most:
        raise BadPosition("table.active", table.active + 1, f"1 to {most}" if most > 1 else "1, as it is nobody's turn")


def _day(box: LoadedBox, table: Table) -> None:
    record = box.record
    days = [0]
    if is_walk_in(table):
        days = list(range(record.walk_in_days))
    elif is_booking(table) and table.phase not in (Phase.CHANGE, Phase.CHECK_IN):
        days = [day for day in range(DAYS) if record.day_faces[day]]
    if table.day not in days:
        raise BadPosition("table.day", DAY_NAMES[table.day], f"one of {', '.join(DAY_NAMES[day] for day in days)}")


def _budget(box: LoadedBox, table: Table) -> None:
    record, budgets = box.record, [0]
    if is_walk_in(table) and table.phase in (Phase.GUEST, Phase.ROOMS):
        budgets = [record.budget[i] for i in range(record.budgets)]
    if table.budget not in budgets:
        raise BadPosition("table.budget", table.budget, f"one of {', '.join(map(str, budgets))}")


def _to_come(box: LoadedBox, table: Table) -> None:
    least, most = guests_to_come(box, table)
    if not least <= table.to_come <= most:
        right = f"{least} to {most}" if least < most else f"{most}"
        raise BadPosition("table.to_come", table.to_come, f"{right}: guest cards to come in this phase, or today")


def _staff(box: LoadedBox, table: Table) -> None:
    """Staff is hired at planning for one week, and paid for when all have hired (P1, X2)."""
    wage, hired = box.record.wage, table.stage == Stage.WALK_IN or table.phase in (Phase.EXPAND, Phase.OVER)
    for seat in range(table.players):
        members, key = list(table.staff[seat]), f"table.hotels[{seat}].staff"
        hires = table.phase == Phase.STAFF and table.playing >> seat & 1
        gone = 0 < table.out[seat] <= table.week
        if sum(members) and (gone or not (hired or hires)):
            raise BadPosition(key, members, "no staff: this hotel has not hired any this week (P1)")
        if hires and (sum(members) * wage > table.money[seat] or (table.chosen[seat] and table.money[seat] < wage)):
            raise BadPosition(
                key, members, f"{table.money[seat] // wage} members at most, whom its money pays for (P1)"
            )


def _most_rooms(box: LoadedBox, table: Table, seat: int) -> int:
    most: int = min(box.record.max_rooms - table.rooms[seat], table.money[seat] // box.record.room_price)
    return most


def _adding(box: LoadedBox, table: Table) -> None:
    """Rooms to be added are chosen in the expansion phase, by hotels that can add some (X1)."""
    for seat in range(table.players):
        decides = table.phase == Phase.EXPAND and table.playing >> seat & 1
        most = _most_rooms(box, table, seat) if decides else 0
        if table.adding[seat] and table.adding[seat] - 1 > (most or -1):
            right = f"{most} rooms at most (X1)" if most else "nothing, as it is not asked (X1)"
            raise BadPosition(f"table.hotels[{seat}].adding", table.adding[seat] - 1, right)


def _waited_for(box: LoadedBox, table: Table) -> None:
    """What all choose at the same time, somebody has still to choose."""
    for seat in seats_of(table.playing):
        waiting = {
            Phase.PRICES: table.chosen[seat] < DICE,
            Phase.STAFF: table.chosen[seat] < DEPARTMENTS and table.money[seat] >= box.record.wage,
            Phase.EXPAND: not table.adding[seat] and _most_rooms(box, table, seat) > 0,
        }
        if waiting.get(Phase(table.phase), True):
            return
    if table.phase != Phase.OVER:
        raise BadPosition("table.phase", Phase(table.phase).name.lower(), "a hotel that can choose and has not yet")


def in_turn(table: Table, mask: int) -> list[int]:
    """Seats in turn order: from the active player, in the walk-in phase from the starter (M1, B8)."""
    first = table.active if table.stage == Stage.BOOKING else table.starter
    return sorted(seats_of(mask), key=lambda seat: (seat - first) % table.players)


def _preferred(box: LoadedBox, table: Table) -> list[int]:
    """The hotels that the guests on the table would take (B6, B7, W3)."""
    said = [offer for offer in offers(box, table) if offer.total is not None]
    if table.stage == Stage.WALK_IN:
        return [offer.seat for offer in sorted(said, key=lambda offer: table.place[offer.seat])[:1]]
    best = min(((offer.total, -table.stars[offer.seat]) for offer in said), default=None)
    return [offer.seat for offer in said if (offer.total, -table.stars[offer.seat]) == best]


def _bidders(box: LoadedBox, table: Table) -> None:
    """Equals bid, once, in turn order (B7, M1, W1)."""
    bidders, to_bid = in_turn(table, table.bidders), in_turn(table, table.to_bid)
    right: list[int] = []
    if table.phase in BIDS:
        right = tied(table) if is_ranking(table) else _preferred(box, table)
        if len(right) < 2:
            raise BadPosition("table.phase", Phase(table.phase).name.lower(), "equals, who bid (B7, W1)")
        if not to_bid or to_bid != bidders[len(bidders) - len(to_bid) :]:
            raise BadPosition("table.to_bid", seat_numbers(table.to_bid), "the last of the bidders in turn order (M1)")
    if sorted(bidders) != right:
        raise BadPosition("table.bidders", seat_numbers(table.bidders), f"{[seat + 1 for seat in right]}, the equals")


def _makes(box: LoadedBox, total: int, cards: int) -> bool:
    """Whether so many money cards can be the bid, in the smallest note; the blank is one more (M1)."""
    notes = [cards, cards - 1] if box.record.blank else [cards]
    return any(0 <= n <= total and box.record.notes[total - n] <= n for n in notes)


def _laid(box: LoadedBox, table: Table) -> None:
    """A bid is laid by the bidders who are no longer to bid; the next of these may have taken its sum in hand."""
    for seat in range(table.players):
        key, total = f"table.hotels[{seat}]", table.bid[seat]
        laid, in_hand = (table.bidders & ~table.to_bid) >> seat & 1, False
        if table.phase == Phase.CARDS:
            in_hand = seat == in_turn(table, table.to_bid)[0]
        if total and not (laid or in_hand):
            raise BadPosition(f"{key}.bid", total * box.record.unit, "no bid, as it has not chosen any (M1)")
        cards = table.bid_cards[seat] - 1
        if bool(laid) != (cards >= 0):
            raise BadPosition(f"{key}.cards", cards, "the cards of a hotel whose bid is laid, and of no other (M1)")
        if laid and not _makes(box, total, cards):
            raise BadPosition(f"{key}.cards", cards, f"a number of cards that can make {total * box.record.unit} (M1)")


def _winners(box: LoadedBox, table: Table) -> None:
    """The hotels that have the guests have room for them, and are those that the guests take."""
    winners, right = seats_of(table.winners), []
    if table.phase == Phase.ROOMS:
        if table.stage == Stage.WALK_IN and len(winners) > 1:
            raise BadPosition("table.winners", seat_numbers(table.winners), "one hotel in the walk-in phase (W3)")
        for seat in winners:
            if not lays(box, table, seat, []):
                raise BadPosition("table.winners", seat + 1, "a hotel that has room for the guests (B3)")
        right = _preferred(box, table)
    if bool(winners) != bool(right) or set(winners) - set(right):
        found = seat_numbers(table.winners)
        raise BadPosition("table.winners", found, "the hotel that the guests take while it chooses rooms (B6, B7, W3)")


def _party(box: LoadedBox, table: Table) -> None:
    """The first winner has chosen rooms that leave the card's others a place (B8)."""
    chosen: list[int] = []
    for k in range(table.placed):
        first, room = in_turn(table, table.winners)[:1], table.party[k] - 1
        chosen.append(room)
        if (
            not first
            or room not in rooms_for(box, table, first[0], chosen[:k])
            or not lays(box, table, first[0], chosen)
        ):
            raise BadPosition("table.party", [r + 1 for r in chosen], "rooms that the first winner can give them (B8)")


def _rolled(box: LoadedBox, table: Table) -> None:
    """Of the equals, those first in turn order have rolled, and somebody has not (W1)."""
    group = [seat for seat in in_turn(table, table.playing) if table.phase == Phase.ROLL and seat in tied(table)]
    done = [seat for seat in range(table.players) if table.rolled[seat]]
    if set(done) != set(group[: len(done)]) or (group and len(done) == len(group)):
        right = "equals who have rolled in turn order, not all of them (W1)" if group else "nobody who rolls"
        raise BadPosition("table.hotels", [seat + 1 for seat in done], right)
    for seat in done:
        if table.rolled[seat] > box.record.white_faces:
            right = f"{box.record.white_faces} at most"
            raise BadPosition(f"table.hotels[{seat}].rolled", table.rolled[seat], right)


def _purses(box: LoadedBox, table: Table) -> None:
    """No hotel can come to more money than can be bid: every free night at the highest price, with breakfast."""
    record = box.record
    later = max(record.nights[card] for card in range(record.cards)) - 1
    dearest = record.price[record.faces - 1] * (1 + any(record.breakfast[card] for card in range(record.cards)))
    for seat in seats_of(table.playing):
        free = record.max_rooms * DAYS * (record.weeks - 1 - table.week) + later * (
            record.max_rooms - table.rooms[seat]
        )
        for room in range(table.rooms[seat]):
            free += (~int(table.busy[seat, room]) & (1 << DAYS + later) - 1).bit_count()
        most = MAX_SUM * record.unit - free * dearest
        if table.money[seat] > most:
            raise BadPosition(f"table.hotels[{seat}].money", table.money[seat], f"{max(0, most)} at most")
