"""The hotels in words and motion: prompts, the log, what moved, and the make-up of a score."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.event import Event
from locanda.core.scene import Motion
from locanda.core.seats import area_of, seats_of
from locanda.words import Message, msg, signed

from .actions import DAY_NAMES, DICE_NAMES
from .events import (
    CASH,
    BidChosen,
    BidLaid,
    BidShown,
    Blocked,
    Booked,
    BudgetRolled,
    DayBegan,
    DayRolled,
    DeckRemade,
    Ended,
    Expanded,
    Full,
    GuestsCame,
    Hired,
    Lost,
    Offered,
    PriceChanged,
    PriceShown,
    PricesKept,
    Ranked,
    Rated,
    Ready,
    Rolled,
    Started,
    TooDear,
    WeekBegan,
    WentOut,
)
from .seen import nights_asked, on_table
from .table import Phase, Stage, Table
from .wording import card_of, day_of, department_of, die_of


def prompt(box: LoadedBox, table: Table, viewer: int, seats: Sequence[str]) -> Message:
    """What is to be done now, said to the viewer."""
    if table.phase == Phase.OVER:
        return msg("boutique-prompt-over")
    if viewer < table.players and table.waiting >> viewer & 1:
        return _asked(box, table, viewer)
    if viewer < table.players and table.out[viewer]:
        return msg("boutique-prompt-out")
    if table.phase in (Phase.PRICES, Phase.STAFF, Phase.EXPAND):
        ready = viewer < table.players and table.waiting
        return msg("boutique-prompt-ready" if ready else "boutique-prompt-wait-all")
    waiting = seats_of(table.waiting)
    return msg("boutique-prompt-wait", seat=seats[waiting[0] if waiting else table.starter])


def _asked(box: LoadedBox, table: Table, seat: int) -> Message:
    """The question to a seat that owes a choice."""
    record, money = box.record, table.money[seat]
    if table.phase == Phase.PRICES:
        return msg("boutique-prompt-price", die=die_of(table.chosen[seat]))
    if table.phase == Phase.CHANGE:
        if table.stage == Stage.WALK_IN:
            return msg("boutique-prompt-change-walk-in", day=day_of(table.day))
        return msg("boutique-prompt-change")
    if table.phase == Phase.BID:
        return msg("boutique-prompt-bid" if on_table(table) else "boutique-prompt-bid-ranking", money=money)
    if table.phase == Phase.CARDS:
        return msg("boutique-prompt-cards", sum=table.bid[seat] * record.unit)
    if table.phase == Phase.ROOMS:
        return msg("boutique-prompt-room", number=table.placed + 1, count=record.party[table.card - 1])
    if table.phase == Phase.STAFF:
        department = department_of(table.chosen[seat])
        return msg("boutique-prompt-staff", department=department, wage=record.wage)
    return msg("boutique-prompt-expand", price=record.room_price)


# ---- the log


def log(box: LoadedBox, event: Event, seats: Sequence[str]) -> Message | None:
    """An event as a sentence; all that a reader may not know is already gone from it."""
    if isinstance(event, Ended):
        return msg("boutique-log-ended", ending=msg(f"boutique-ending-{event.ending}"))
    seat = seats[event.seat] if hasattr(event, "seat") else ""
    said = _of_guests(box, event, seat) or _of_prices(event, seat) or _of_bids(event, seat)
    return said or _of_the_week(event, seat)


def _of_guests(box: LoadedBox, event: Event, seat: str) -> Message | None:
    if isinstance(event, DayRolled):
        return msg("boutique-log-day-rolled", day=day_of(DAY_NAMES.index(event.day)))
    if isinstance(event, BudgetRolled):
        return msg("boutique-log-budget-rolled", amount=event.amount)
    if isinstance(event, DeckRemade):
        return msg("boutique-log-deck-remade", cards=event.cards)
    if isinstance(event, GuestsCame):
        card = card_of(box, box.names["cards"].index(event.card))
        return msg("boutique-log-guests-came", card=card, left=event.left)
    if isinstance(event, Offered):
        return msg("boutique-log-offered", seat=seat, amount=event.amount)
    if isinstance(event, Booked):
        return msg("boutique-log-booked", seat=seat, amount=event.amount)
    if isinstance(event, Blocked):
        day = day_of(DAY_NAMES.index(event.day))
        return msg("boutique-log-blocked", seat=seat, room=event.room, day=day)
    plain = {Full: "full", TooDear: "too-dear"}
    if type(event) in plain:
        return msg(f"boutique-log-{plain[type(event)]}", seat=seat)
    return msg("boutique-log-lost") if isinstance(event, Lost) else None


def _of_prices(event: Event, seat: str) -> Message | None:
    if isinstance(event, PriceShown):  # one line for a hotel, where the dice themselves say the rest
        return msg("boutique-log-prices-shown", seat=seat) if event.die == DICE_NAMES[0] else None
    if isinstance(event, PriceChanged):
        return msg(
            "boutique-log-price-changed", seat=seat, die=die_of(event.die), before=event.before, amount=event.amount
        )
    return msg("boutique-log-prices-kept", seat=seat) if isinstance(event, PricesKept) else None


def _of_bids(event: Event, seat: str) -> Message | None:
    if isinstance(event, BidChosen):
        if event.sum is None:
            return msg("boutique-log-bid-chosen-hidden", seat=seat)
        return msg("boutique-log-bid-chosen", seat=seat, sum=event.sum)
    if isinstance(event, BidLaid):
        return msg("boutique-log-bid-laid", seat=seat, cards=event.cards)
    if isinstance(event, BidShown):
        if not event.sum:
            return msg("boutique-log-bid-shown-nothing", seat=seat)
        return msg("boutique-log-bid-shown", seat=seat, sum=event.sum, cards=event.cards)
    return None


def _of_the_week(event: Event, seat: str) -> Message | None:
    if isinstance(event, Hired):
        if not event.amount:
            return msg("boutique-log-hired-nobody", seat=seat)
        return Message("boutique-log-hired", {"seat": seat, **_staff(event), "amount": -event.amount})
    if isinstance(event, Rated):
        if not event.missing:
            return Message("boutique-log-rated-good", {"seat": seat, **_staff(event), "stars": event.stars})
        short = {"missing": event.missing, "stars": event.stars}
        return Message("boutique-log-rated-short", {"seat": seat, **_staff(event), **short})
    if isinstance(event, Ranked):
        return msg("boutique-log-ranked", seat=seat, place=event.place)
    if isinstance(event, Rolled):
        return msg("boutique-log-rolled", seat=seat, face=event.face)
    if isinstance(event, DayBegan):
        return msg("boutique-log-day-began", day=day_of(DAY_NAMES.index(event.day)), walkins=event.walk_ins)
    if isinstance(event, Expanded):
        if not event.rooms:
            return msg("boutique-log-expanded-none", seat=seat)
        return msg("boutique-log-expanded", seat=seat, rooms=event.rooms, amount=-event.amount)
    if isinstance(event, WeekBegan):
        return msg("boutique-log-week-began", week=event.week)
    plain = {Started: "started", Ready: "ready", WentOut: "went-out"}
    return msg(f"boutique-log-{plain[type(event)]}", seat=seat) if type(event) in plain else None


def _staff(event: Hired | Rated) -> dict[str, int]:
    return {"housekeeping": event.housekeeping, "checkin": event.check_in, "kitchen": event.kitchen}


# ---- the make-up of a score


def account(box: LoadedBox, table: Table, seat: int, events: Sequence[Event]) -> list[tuple[Message, int | None]]:
    """What a seat's money is made of, from all events of the game; what came before them is a row of its own.

    Of a hotel that went out a row without a number says so: it is ranked below those that did not, whatever its money.
    """
    parts = {"bookings": 0, "walk-ins": 0, "bids": 0, "staff": 0, "rooms": 0}
    walking_in = False
    for event in events:
        if isinstance(event, DayBegan | WeekBegan):
            walking_in = isinstance(event, DayBegan)
        if type(event) in CASH and getattr(event, "seat", None) == seat:
            field, sign = CASH[type(event)]
            named = {BidShown: "bids", Hired: "staff", Expanded: "rooms", Booked: "bookings"}[type(event)]
            parts["walk-ins" if named == "bookings" and walking_in else named] += sign * getattr(event, field)
    first = table.money[seat] - sum(parts.values())
    start = "start" if first == box.record.start_money else "before"
    rows: list[tuple[Message, int | None]] = [(msg(f"boutique-count-{start}"), first)]
    rows += [(msg(f"boutique-count-{name}"), money) for name, money in parts.items() if money]
    return [*rows, (msg("boutique-count-out", week=table.out[seat]), None)] if table.out[seat] else rows


# ---- motion


def moves(box: LoadedBox, before: Table, after: Table, events: Sequence[Event], viewer: int) -> Motion:
    """What glided, what was earned, paid or won where, and the spots of the last move."""
    moved: list[tuple[str, str]] = []
    pops: list[tuple[str, str]] = []
    last: list[str] = []
    for event in events:
        area = area_of(after.players, viewer, event.seat) if hasattr(event, "seat") else 0
        if isinstance(event, WeekBegan):
            moved, last = [], []  # what was laid before is gone from the mats
        elif isinstance(event, GuestsCame) and on_table(after):
            moved.append(("deck", "card"))
        elif isinstance(event, Blocked):
            card, day = box.names["cards"].index(event.card), DAY_NAMES.index(event.day)
            asked = nights_asked(box, card, event.asked - 1, day)
            nights = [f"night:{area}:{event.room - 1}:{night}" for night in asked]
            moved += [("card", spot) for spot in nights]
            last += nights
        elif isinstance(event, PriceChanged):
            last.append(f"die:{area}:{DICE_NAMES.index(event.die)}")
        pops += _pops(before, after, event, area)
    return Motion(moved, pops, list(dict.fromkeys(last)))


def _pops(before: Table, after: Table, event: Event, area: int) -> list[tuple[str, str]]:
    """Texts that rise: money won and paid, stars won and lost, offers to guests who are already gone."""
    if type(event) in CASH:
        field, sign = CASH[type(event)]
        amount = sign * getattr(event, field)
        return [(f"earned:{area}", signed(amount))] if amount else []
    if isinstance(event, Rated):
        change = event.stars - before.stars[event.seat]
        return [(f"place:{area}", f"{signed(change)} ★")] if change else []
    if on_table(after):
        return []
    if isinstance(event, Offered):
        return [(f"offer:{area}", f"{event.amount}")]
    return [(f"offer:{area}", "✕")] if isinstance(event, Full | TooDear) else []
