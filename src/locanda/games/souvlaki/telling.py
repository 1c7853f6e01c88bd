"""The street in words: prompts, the log, and the make-up of a score."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from locanda.core.box import LoadedBox
from locanda.core.event import Event
from locanda.words import Message, msg

from .events import (
    Advertised,
    BigSkipped,
    BigTaken,
    Came,
    Cancelled,
    CostPaid,
    Dismissed,
    Ended,
    EventDrawn,
    FoodDiscarded,
    FoodDrawn,
    FoodLost,
    FoodRemoved,
    FoodTaken,
    GoalMet,
    HandKept,
    HandThrown,
    Laid,
    Left,
    LeftOver,
    LoanTaken,
    Moved,
    OnCustomer,
    OnPlayer,
    Opened,
    Passed,
    PhaseBegan,
    Played,
    RoundBegan,
    SentOff,
    Served,
    ServiceDone,
    ShopChanged,
    ShopGot,
    StackRemade,
    SuppliesBought,
    Swapped,
    Taken,
    Treated,
    Turned,
    changes,
)
from .facts import asked, foods_of, foods_on, less, wanted
from .panels import both_of_seat, phase_of
from .seen import hand_of
from .table import Ask, Table
from .wording import (
    both_of,
    card_of,
    customer_of,
    effect_of,
    event_of,
    event_row,
    food_of,
    nick_of,
    order_of,
    shop_of,
    target_of,
    waiting,
)

Say = Callable[[LoadedBox, Event, Sequence[str]], Message | None]


def prompt(box: LoadedBox, table: Table, viewer: int, seats: Sequence[str]) -> Message:
    """What is to be done now, said to the viewer."""
    if table.ask == Ask.OVER:
        return msg("souvlaki-prompt-over")
    if asked(table) < 0:
        return msg("souvlaki-prompt-watch")
    if asked(table) == viewer:
        return _question(box, table, viewer)
    phase = msg(f"souvlaki-phase-{phase_of(table)}")
    return msg("souvlaki-prompt-wait", seat=seats[asked(table)], phase=phase)


def _question(box: LoadedBox, table: Table, seat: int) -> Message:
    """The question to a seat that owes a choice."""
    ask = table.ask
    if ask == Ask.BUY:
        return msg("souvlaki-prompt-maintenance", money=table.money[seat])
    if ask == Ask.DISCARD:
        limit = box.record.food_limit
        return msg("souvlaki-prompt-limit", count=table.held[seat] - limit, limit=limit)
    if ask == Ask.TAKE:
        return msg("souvlaki-prompt-take", left=1 if table.turn >= table.players else 2)
    if ask in (Ask.CUSTOMER, Ask.PLAYER, Ask.FOOD, Ask.MENU):
        return _target(box, table)
    if ask == Ask.SERVE:
        return _service(box, table, seat)
    return msg(f"souvlaki-prompt-{ {Ask.SHOP: 'shop', Ask.HAND: 'hand'}.get(Ask(ask), 'event') }")


def _target(box: LoadedBox, table: Table) -> Message:
    """Whom or what the card being played is for."""
    event = table.playing - 1
    title = event_of(box, event)
    if table.ask == Ask.MENU:
        return msg("souvlaki-prompt-menu", event=title)
    if table.ask == Ask.FOOD:
        return msg("souvlaki-prompt-target-food", event=title)
    target = target_of(box, event)
    if table.place_a or target is None:
        second = "player" if table.ask == Ask.PLAYER else "customer"
        return msg(f"souvlaki-prompt-target-second-{second}", event=title)
    return msg("souvlaki-prompt-target", event=title, target=target)


def _service(box: LoadedBox, table: Table, seat: int) -> Message:
    if not table.queue[seat]:
        return msg("souvlaki-prompt-serve-empty")
    order, customer = wanted(table, seat, 0), waiting(box, table, seat, 0)
    lacking = less(less(order, foods_of(table.counter)), foods_on(box, hand_of(table, seat)))
    if any(lacking):
        return msg("souvlaki-prompt-serve-short", customer=customer)
    return msg("souvlaki-prompt-serve", customer=customer, order=order_of(box, order))


# ---- the log


def log(box: LoadedBox, event: Event, seats: Sequence[str]) -> Message | None:
    """An event as a sentence; all that a reader may not know is already gone from it."""
    for said in (_of_the_round, _of_cards, _of_shops, _of_customers, _of_events):
        message = said(box, event, seats)
        if message is not None:
            return message
    return None


def _of_the_round(box: LoadedBox, event: Event, seats: Sequence[str]) -> Message | None:
    if isinstance(event, RoundBegan):
        return msg("souvlaki-log-round-began", round=event.round)
    if isinstance(event, PhaseBegan):
        order = [e for e in (event.first, event.second, event.third, event.fourth) if isinstance(e, int)]
        phase = msg(f"souvlaki-phase-{event.phase}")
        return msg("souvlaki-log-phase-began", phase=phase, seats=", ".join(seats[seat] for seat in order))
    if isinstance(event, GoalMet):
        return msg("souvlaki-log-goal-met", seat=seats[event.seat], money=event.money, fame=event.fame)
    if isinstance(event, Ended):
        ending = msg(f"souvlaki-ending-{event.ending.replace('_', '-')}")
        return msg("souvlaki-log-ended", ending=ending)
    return None


def _of_cards(box: LoadedBox, event: Event, seats: Sequence[str]) -> Message | None:
    """Cards that come and go."""
    if isinstance(event, StackRemade):
        return msg(f"souvlaki-log-stack-remade-{event.stack}", cards=event.cards)
    if isinstance(event, FoodDrawn):
        if event.card is None:
            return msg("souvlaki-log-food-drawn-hidden", seat=seats[event.seat])
        return msg("souvlaki-log-food-drawn", seat=seats[event.seat], order=card_of(box, event.card))
    if isinstance(event, EventDrawn):
        if event.event is None:
            return msg("souvlaki-log-event-drawn-hidden", seat=seats[event.seat])
        return msg("souvlaki-log-event-drawn", seat=seats[event.seat], event=event_of(box, event.event))
    if isinstance(event, FoodTaken):
        seat, victim = seats[event.seat], seats[event.victim]
        if event.card is None:
            return msg("souvlaki-log-food-taken-hidden", seat=seat, victim=victim)
        return msg("souvlaki-log-food-taken", seat=seat, victim=victim, order=card_of(box, event.card))
    named: dict[type[Event], str] = {FoodDiscarded: "food-discarded", FoodLost: "food-lost", Laid: "laid"}
    if isinstance(event, FoodDiscarded | FoodLost | Laid):
        return msg(f"souvlaki-log-{named[type(event)]}", seat=seats[event.seat], order=card_of(box, event.card))
    return None


def _of_shops(box: LoadedBox, event: Event, seats: Sequence[str]) -> Message | None:
    """Shops, money and fame."""
    if isinstance(event, ShopGot):
        seat, shop = seats[event.seat], event.shop
        return msg("souvlaki-log-shop-got", seat=seat, shop=shop_of(box, shop), nick=nick_of(box, shop))
    if isinstance(event, HandKept):
        return msg("souvlaki-log-hand-kept", seat=seats[event.seat])
    if isinstance(event, HandThrown):
        return msg("souvlaki-log-hand-thrown", seat=seats[event.seat], cards=event.cards)
    if isinstance(event, LoanTaken):
        return msg("souvlaki-log-loan-taken", seat=seats[event.seat], amount=event.amount)
    if isinstance(event, CostPaid):
        return msg("souvlaki-log-cost-paid", seat=seats[event.seat], amount=-event.amount)
    if isinstance(event, SuppliesBought):
        cost = -event.amount
        return msg("souvlaki-log-supplies-bought", seat=seats[event.seat], amount=cost, cards=event.cards)
    if isinstance(event, Advertised):
        return msg("souvlaki-log-advertised", seat=seats[event.seat], amount=-event.amount, fame=event.fame)
    if isinstance(event, ShopChanged):
        if event.money or not event.fame:
            return msg("souvlaki-log-shop-changed-money", seat=seats[event.seat], money=event.money)
        return msg("souvlaki-log-shop-changed-fame", seat=seats[event.seat], fame=event.fame)
    return None


def _of_customers(box: LoadedBox, event: Event, seats: Sequence[str]) -> Message | None:
    """Customers who come, are served and go."""
    if isinstance(event, Opened):
        return msg("souvlaki-log-opened", customer=customer_of(box, event.customer))
    if isinstance(event, LeftOver):
        return msg("souvlaki-log-left-over", customer=customer_of(box, event.customer))
    if isinstance(event, Taken):
        return msg("souvlaki-log-taken", seat=seats[event.seat], customer=customer_of(box, event.customer))
    if isinstance(event, BigTaken | BigSkipped):
        return msg(f"souvlaki-log-big-{'taken' if isinstance(event, BigTaken) else 'skipped'}", seat=seats[event.seat])
    if isinstance(event, Came):
        who = both_of(box, event.customer, event.second)
        return msg(f"souvlaki-log-came-{event.aim}", seat=seats[event.seat], customer=who)
    if isinstance(event, Served):
        who, seat = both_of(box, event.customer, event.second), seats[event.seat]
        return msg("souvlaki-log-served", seat=seat, customer=who, money=event.money, fame=event.fame)
    if isinstance(event, Turned):
        who = both_of(box, event.customer, event.second)
        return msg(f"souvlaki-log-turned-{event.state}", seat=seats[event.seat], customer=who)
    if isinstance(event, Dismissed | Left):
        how = "dismissed" if isinstance(event, Dismissed) else "left"
        who = both_of(box, event.customer, event.second)
        return msg(f"souvlaki-log-{how}", seat=seats[event.seat], customer=who, fame=-event.fame)
    if isinstance(event, SentOff):
        who, seat = both_of(box, event.customer, event.second), seats[event.seat]
        if not event.fame:
            return msg("souvlaki-log-sent-off", seat=seat, customer=who)
        return msg("souvlaki-log-sent-off-fame", seat=seat, customer=who, fame=-event.fame)
    if isinstance(event, Treated):
        return msg("souvlaki-log-treated", seat=seats[event.seat], fame=event.fame)
    if isinstance(event, ServiceDone):
        return msg("souvlaki-log-service-done", seat=seats[event.seat], customers=event.customers)
    return None


def _of_events(box: LoadedBox, event: Event, seats: Sequence[str]) -> Message | None:
    """Event cards, and what they do."""
    if isinstance(event, Played):
        return msg("souvlaki-log-played", seat=seats[event.seat], event=event_of(box, event.event))
    if isinstance(event, Cancelled):
        card = event_of(box, event.event)
        return msg("souvlaki-log-cancelled", seat=seats[event.seat], event=card, by=seats[event.by])
    if isinstance(event, Passed):
        return msg("souvlaki-log-passed", seat=seats[event.seat])
    if isinstance(event, OnCustomer | OnPlayer):
        return _on(box, event, seats[event.seat])
    if isinstance(event, FoodRemoved):
        food = food_of(box, box.names["foods"].index(event.food))
        return msg("souvlaki-log-food-removed", seat=seats[event.seat], place=event.place, food=food)
    if isinstance(event, Moved):
        who, seat = both_of(box, event.customer, event.second), seats[event.seat]
        if event.to == event.seat:
            return msg("souvlaki-log-moved", customer=who, seat=seat, place=event.to_place)
        return msg("souvlaki-log-moved-over", customer=who, seat=seat, place=event.to_place, to=seats[event.to])
    if isinstance(event, Swapped):
        seat, to = seats[event.seat], seats[event.to]
        return msg("souvlaki-log-swapped", seat=seat, place=event.place, to=to, toplace=event.to_place)
    return None


def _on(box: LoadedBox, event: OnCustomer | OnPlayer, seat: str) -> Message:
    """Whom a card is for; with what it does, in the words of the card itself, where that lasts."""
    row, title = event_row(box, event.event), event_of(box, event.event)
    lasts = row["lasts"] == "round"
    if isinstance(event, OnCustomer):
        who = both_of(box, event.customer, event.second)
        if not lasts:
            return msg("souvlaki-log-on-customer", event=title, seat=seat, customer=who)
        effect = effect_of(box, row)
        return msg("souvlaki-log-on-customer-effect", event=title, seat=seat, customer=who, effect=effect)
    if not lasts:
        return msg("souvlaki-log-on-player", event=title, seat=seat)
    return msg("souvlaki-log-on-player-effect", event=title, seat=seat, effect=effect_of(box, row, "one"))


# ---- the make-up of a score


_PARTS: dict[type[Event], tuple[str, str]] = {
    LoanTaken: ("loans", ""),
    CostPaid: ("running", ""),
    SuppliesBought: ("supplies", ""),
    Advertised: ("advertising", "advertising-fame"),
    ShopChanged: ("events-money", "events-fame"),
    Served: ("customers-money", "customers-fame"),
    SentOff: ("", "events-fame"),
    Dismissed: ("", "dismissed"),
    Treated: ("", "treats"),
    Left: ("", "left"),
}
#: The rows in the same order for everybody: first what makes the money, then what makes the fame.
_MONEY = ("start-money", "customers-money", "events-money", "running", "supplies", "advertising", "loans")
_FAME = ("start-fame", "customers-fame", "treats", "advertising-fame", "events-fame", "dismissed", "left")


def account(box: LoadedBox, table: Table, seat: int, events: Sequence[Event]) -> list[tuple[Message, int | None]]:
    """What a seat's money and fame are made of, from all events of the game; what came before them is a row apart.

    The last row says in words how much of the sum is money and how much is fame, since both have to meet the goal.
    """
    parts: dict[str, int] = {}
    money = fame = loans = 0
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        both = changes(event)
        for name, amount in zip(_PARTS.get(type(event), ()), both, strict=False):
            parts[name] = parts.get(name, 0) + amount
        money, fame = money + both[0], fame + both[1]
        loans += isinstance(event, LoanTaken)
    parts["loans"] = parts.get("loans", 0) - box.record.loan_due * loans
    first_money, first_fame = int(table.money[seat]) - money, int(table.fame[seat]) - fame
    before = -box.record.loan_due * (int(table.loans[seat]) - loans)
    shop = table.shop[seat] - 1
    starts = shop >= 0 and before == 0
    if starts and (first_money, first_fame) == (box.record.shop_money[shop], box.record.shop_fame[shop]):
        parts |= {"start-money": first_money, "start-fame": first_fame}
    else:
        parts["before"] = first_money + first_fame + before
    rows: list[tuple[Message, int | None]] = [
        (msg(f"souvlaki-count-{name}"), parts[name]) for name in ("before", *_MONEY, *_FAME) if parts.get(name)
    ]
    return [*rows, (both_of_seat(box, table, seat), None)]
