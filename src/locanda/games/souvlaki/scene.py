"""What a table of Souvlaki Wars looks like: the contract of `locanda.core.scene`, for one game.

Every shop has a stand in the street: area 0 is the viewer's own, the others follow clockwise; a spectator stands before
the first seat's. Spots: ``front:<area>``, ``sign:…``, ``money:…``, ``fame:…``, ``earned-money:…``, ``earned-fame:…``,
``foods:…``, ``cards:…``, ``loans:…``, ``effects:…``; ``queue:<area>:<set>:<place>``, where a longer queue has a set of
smaller places; on the oilcloth ``door:<n>``, ``plot:<shop>``, ``laid:<set>:<n>``, ``unused:<food>``, ``playing``,
``played:<n>``; in hand ``hand:<set>:<n>``, ``event:<set>:<n>``; ``track-money:<area>:<cell>``, ``track-fame:…``; on the
chalk board ``order:<n>``, ``phase:<n>``, ``stack:<name>``. Choices without a place: ``keep``, ``new``,
``supplies:<shop>``, ``advertising:<shop>``, ``done``, ``pass``, ``reveal:<event>``, ``player:<seat>``, ``food:<n>``,
``enough``, ``serve``, ``dismiss``, ``finish``.

How a person acts: a card of the hand is laid or discarded by a click on it; an event card is first read, then played;
a customer of one's own is served or sent away by a click on it and a button.
"""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.action import Action
from locanda.core.box import LoadedBox
from locanda.core.scene import Frame, Plan, Static
from locanda.core.seats import area_of
from locanda.words import Message, msg

from .actions import (
    Advertising,
    Customer,
    Discard,
    Dismiss,
    Done,
    Food,
    KeepHand,
    Lay,
    NewHand,
    Pass,
    Play,
    Player,
    Serve,
    Shop,
    Supplies,
    Take,
)
from .art import customers, factors, foods, numbers, shops, street
from .art import geometry as places
from .art.palette import PAINT
from .art.stand import QUEUES
from .board_text import text_board
from .facts import asked, foods_of, foods_on, given
from .motion import moves
from .news import RECALL, news
from .options import Options
from .panels import notes, panels
from .pieces import pieces, plan_of
from .seen import event_spot, events_of, hand_of, hand_spot, offer, queue_spot
from .suggest import suggestion
from .table import BIG, FOODS, Ask, Table
from .telling import account, log, prompt
from .wording import Say, emblem_of, event_of, food_of, nick_of, order_of, said, shop_of, text_of

__all__ = ["RECALL", "account", "frame", "log", "moves", "news", "paths", "preview", "prompt", "static", "text_board"]

#: Places whose pieces are cards.
SHEETS = ("queue:", "sign:", "door:", "plot:", "hand:", "event:")


def static(box: LoadedBox, options: Options, say: Say, seats: Sequence[str]) -> Static:
    """Symbols, board, geometry and names of places; `say` gives words in the reader's language."""
    plan, record = plan_of(box, len(seats)), box.record
    cards = [(name, foods_of(record.shows[kind])) for kind, name in enumerate(box.names["food_cards"])]
    symbols = (
        numbers.digit_symbols()
        + foods.checks()
        + foods.food_symbols()
        + foods.card_symbols(cards)
        + customers.customer_symbols(tuple(box.names["customers"]))
        + factors.factor_symbols(_factors(box, say))
        + shops.front_symbols(_shops(box, say), seats)
        + shops.pavement_symbols()
        + shops.plate_symbols()
        + shops.plot_symbols(_shops(box, say))
        + street.marker_symbols(len(seats))
        + street.chalk_symbols([say(msg("souvlaki-sign-round", round=n)) for n in range(options.round_limit + 1)])
        + street.cloth_symbols(len(seats), say("souvlaki-sign-cancelled"))
        + street.crest_symbol(say("souvlaki-title"))
        + street.stack_symbols()
    )
    background = street.board(plan, [say(f"souvlaki-sign-phase-{n}") for n in range(1, 6)])
    icons = {f"food:{food}": f"food-{food}" for food in range(FOODS)}
    labels = _labels(box, plan, seats)
    layouts, origin = places.layouts(plan), "stack:customers"
    return Static(symbols, background, layouts, icons, labels, origin, PAINT.colours, SHEETS)


def _factors(box: LoadedBox, say: Say) -> list[factors.Factor]:
    """The event cards as they are drawn."""
    return [
        factors.Factor(key, emblem_of(box, event), said(event_of(box, event), say), say(text_of(box, event)))
        for event, key in enumerate(box.names["events"])
    ]


def _shops(box: LoadedBox, say: Say) -> list[shops.Shop]:
    """The shops' cards as they are drawn."""
    record = box.record
    return [
        shops.Shop(
            key,
            said(shop_of(box, shop), say),
            said(nick_of(box, shop), say),
            record.shop_money[shop],
            record.shop_fame[shop],
            record.running_cost[shop],
            (record.supplies_cost[shop], record.supplies_cards[shop], record.supplies_times[shop]),
            (record.advertising_cost[shop], record.advertising_fame[shop]),
        )
        for shop, key in enumerate(box.names["shops"])
    ]


# ---- names of places and choices


def _labels(box: LoadedBox, plan: places.Plan, seats: Sequence[str]) -> dict[str, Message]:
    """The names of all places that can be pointed at, and of all choices."""
    record = box.record
    labels = {f"door:{i}": msg("souvlaki-spot-offer", number=i + 1) for i in range(plan.open)}
    for most in places.HANDS:
        labels |= {f"hand:{most}:{i}": msg("souvlaki-spot-food", number=i + 1) for i in range(most)}
    for most in places.FACTORS:
        labels |= {f"event:{most}:{i}": msg("souvlaki-spot-event", number=i + 1) for i in range(most)}
    for area in range(plan.players):
        labels[f"sign:{area}"] = msg("souvlaki-spot-shop")
        for most in QUEUES:
            labels |= {f"queue:{area}:{most}:{i}": msg("souvlaki-spot-place", place=i + 1) for i in range(most)}
    for shop in range(len(box.names["shops"])):
        cost, cards = record.supplies_cost[shop], record.supplies_cards[shop]
        ads, fame = record.advertising_cost[shop], record.advertising_fame[shop]
        labels[f"plot:{shop}"] = msg("souvlaki-spot-plot", shop=shop_of(box, shop))
        labels[f"supplies:{shop}"] = msg("souvlaki-choice-supplies", cost=cost, cards=cards)
        labels[f"advertising:{shop}"] = msg("souvlaki-choice-advertising", cost=ads, fame=fame)
    for food in range(FOODS):
        labels[f"food:{food}"] = msg("souvlaki-choice-food", food=food_of(box, food))
    for event, key in enumerate(box.names["events"]):
        labels[f"reveal:{key}"] = msg("souvlaki-choice-play", event=event_of(box, event))
    for choice in ("keep", "new", "done", "pass", "enough", "serve", "dismiss", "finish"):
        labels[choice] = msg(f"souvlaki-choice-{choice}")
    return labels | {f"player:{seat}": msg("souvlaki-choice-player", seat=name) for seat, name in enumerate(seats)}


# ---- frames and choices


def frame(box: LoadedBox, table: Table, viewer: int, options: Options, seats: Sequence[str]) -> Frame:
    """What lies where for a viewer whose censored table this is."""
    return Frame(
        pieces(box, table, viewer, seats),
        prompt(box, table, viewer, seats),
        panels(box, table, viewer, seats),
        notes(box, table),
        True,
        plan(box, table, viewer),
    )


def plan(box: LoadedBox, table: Table, viewer: int) -> Plan | None:
    """The cheapest way to serve the first customer, where cards have to be laid for that."""
    found = suggestion(box, table, viewer) if viewer < table.players and asked(table) == viewer else None
    if found is None:
        return None
    names = box.names["food_cards"]
    order = order_of(box, foods_on(box, found.cards))
    left = any(found.left)
    label = (
        msg("souvlaki-choice-plan", order=order, left=order_of(box, found.left))
        if left
        else msg("souvlaki-choice-plan-exact", order=order)
    )
    return Plan(label, [*(str(Lay(names[kind])) for kind in found.cards), str(Serve())])


def paths(box: LoadedBox, table: Table, seat: int, number: int, action: Action) -> list[list[str]]:
    """The ways of spots that say an action."""
    if isinstance(action, Discard | Lay):
        return _card_paths(box, table, seat, action.card)
    if isinstance(action, Take):
        cards, names = offer(table)[: 2 * table.players + 1], box.names["customers"]
        card = BIG if action.customer == "big" else names.index(action.customer)
        return [[f"door:{place}"] for place, each in enumerate(cards) if each == card]
    if isinstance(action, Play):
        event, cards = box.names["events"].index(action.event), events_of(table, seat)
        spots = [event_spot(len(cards), place) for place, each in enumerate(cards) if each == event]
        return [[spot, f"reveal:{action.event}"] for spot in dict.fromkeys(spots)]
    if isinstance(action, Customer):
        owner, place = action.seat - 1, action.place - 1
        if owner >= table.players or place >= table.queue[owner]:
            return []
        return [[queue_spot(table, seat, owner, place)]]
    if isinstance(action, Player):
        if action.seat > table.players:
            return []
        return [[f"sign:{area_of(table.players, seat, action.seat - 1)}"], [f"player:{action.seat - 1}"]]
    if isinstance(action, Serve):
        first = [[queue_spot(table, seat, seat, 0), "serve"]] if table.queue[seat] else []
        return [["serve"], *first]
    if isinstance(action, Dismiss):
        here = action.place <= table.queue[seat]
        return [[queue_spot(table, seat, seat, action.place - 1), "dismiss"]] if here else []
    return [[_button(box, table, seat, action)]]


def _card_paths(box: LoadedBox, table: Table, seat: int, card: str) -> list[list[str]]:
    """All cards of that kind in hand."""
    kind, cards = box.names["food_cards"].index(card), hand_of(table, seat)
    spots = [hand_spot(table.held[seat], place) for place, each in enumerate(cards) if each == kind]
    return [[spot] for spot in dict.fromkeys(spots)]


def _button(box: LoadedBox, table: Table, seat: int, action: Action) -> str:
    """The button, or the free shop, for what is neither a card nor a customer."""
    if isinstance(action, Shop):
        return f"plot:{box.names['shops'].index(action.shop)}"
    if isinstance(action, Supplies | Advertising):
        what = "supplies" if isinstance(action, Supplies) else "advertising"
        return f"{what}:{max(0, table.shop[seat] - 1)}"
    if isinstance(action, Food):
        return f"food:{box.names['foods'].index(action.food)}"
    if isinstance(action, Done):
        return {Ask.MENU: "enough", Ask.SERVE: "finish"}.get(Ask(table.ask), "done")
    return {KeepHand: "keep", NewHand: "new", Pass: "pass"}[type(action)]


def preview(box: LoadedBox, table: Table, seat: int, action: Action, points: int) -> Message | None:
    """What serving brings, and what sending away costs; of supplies and advertising the button itself says it."""
    if isinstance(action, Serve) and table.queue[seat]:
        money, fame = given(box, table, seat, 0)
        return msg("souvlaki-preview-both", money=money, fame=fame)
    if isinstance(action, Dismiss) and points:
        return msg("souvlaki-preview-fame", fame=points)
    return None
