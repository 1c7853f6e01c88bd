"""The pieces of a frame: the shops with their queues, what lies on the oilcloth, hands, tracks, the chalk board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from locanda.core.box import LoadedBox
from locanda.core.scene import Sprite
from locanda.core.seats import area_of, areas, seats_of
from locanda.words import Message, msg

from .art.customers import value
from .art.foods import wants
from .art.geometry import LAID, Plan
from .art.numbers import number
from .art.stand import set_for
from .facts import asked, cards_at, foods_of, given, printed, wanted
from .seen import counter_of, event_spot, events_of, hand_of, hand_spot, laid, offer, own_money, queue_spot, reached
from .table import BIG, FOODS, Ask, Phase, Step, Table
from .wording import card_of, customer_of, events_list, nick_of, order_of, shop_of, waiting, whole_event


def plan_of(box: LoadedBox, players: int) -> Plan:
    """What the geometry needs to know."""
    return Plan(players, box.record.win_money, box.record.win_fame)


def pieces(box: LoadedBox, table: Table, viewer: int, seats: Sequence[str]) -> list[Sprite]:
    """All pieces, those that lie below others first."""
    sprites: list[Sprite] = []
    for area, seat in enumerate(areas(table.players, viewer)):
        sprites += _front(box, table, seat, area, seats)
        sprites += _tags(table, seat, area)
        sprites += _queue(box, table, viewer, seat, seats)
    sprites += [*_tracks(box, table, viewer, seats), *_chalk(table)]
    cloth = [*_plots(box, table), *_door(box, table), *_playing(box, table), *_counter(box, table)]
    sprites += cloth or [Sprite("crest", "crest", "crest")]
    return [*sprites, *_hand(box, table, viewer), *_events(box, table, viewer)]


# ---- shops


def _front(box: LoadedBox, table: Table, seat: int, area: int, seats: Sequence[str]) -> Iterator[Sprite]:
    """Front, awning, lamps where a choice is owed, money and fame."""
    size, shop = "compact" if area else "full", table.shop[seat] - 1
    key = box.names["shops"][shop] if shop >= 0 else "none"
    lit = f" lit-{size}" if asked(table) == seat else ""
    yield Sprite(f"front:{area}", f"front-{size}-{key} awning-{size}-{seat}{lit}", f"front:{area}")
    if shop < 0:
        return
    yield Sprite(f"sign:{area}", "unseen", f"sign:{area}", 0, msg("souvlaki-spot-sign", seat=seats[seat]))
    won = " reached" if reached(box, table, seat) else ""
    money, fame = table.money[seat], table.fame[seat]
    label = msg("souvlaki-piece-money", amount=money, loans=table.loans[seat])
    yield Sprite(f"money:{area}", f"till-money {number('till', money, 3)}{won}", f"money:{area}", 0, label)
    label = msg("souvlaki-piece-fame", amount=fame)
    yield Sprite(f"fame:{area}", f"till-fame {number('till', fame, 3)}{won}", f"fame:{area}", 0, label)


def _tags(table: Table, seat: int, area: int) -> Iterator[Sprite]:
    """How many cards a hand has, loans, and the event cards that lie before the shop."""
    if not table.shop[seat]:
        return
    foods, events, loans = table.held[seat], table.held_events[seat], table.loans[seat]
    label = msg("souvlaki-piece-hand-foods", count=foods)
    yield Sprite(f"foods:{area}", f"tag-foods {number('tag', foods, 2)}", f"foods:{area}", 0, label)
    if not table.first_game:
        label = msg("souvlaki-piece-hand-events", count=events)
        yield Sprite(f"cards:{area}", f"tag-events {number('tag', events, 2)}", f"cards:{area}", 0, label)
    if loans:
        label = msg("souvlaki-note-loans", count=loans)
        yield Sprite(f"loans:{area}", f"tag-loans {number('tag', loans, 2)}", f"loans:{area}", 0, label)
    by = table.on_player[seat] | (1 << seat if table.plans == seat + 1 else 0)
    if by:
        marks = " ".join(f"aim-{other}" for other in seats_of(by))
        yield Sprite(f"effects:{area}", marks, f"effects:{area}")


# ---- customers


def _queue(box: LoadedBox, table: Table, viewer: int, seat: int, seats: Sequence[str]) -> Iterator[Sprite]:
    """The customers of a shop, from the front."""
    area = area_of(table.players, viewer, seat)
    for place in range(table.queue[seat]):
        symbol, label = customer(box, table, seat, place)
        if seat != viewer:
            label = msg("souvlaki-piece-of", seat=seats[seat], piece=label)
        yield Sprite(f"queue:{area}:{place}", symbol, queue_spot(table, viewer, seat, place), 0, label)


def customer(box: LoadedBox, table: Table, seat: int, place: int) -> tuple[str, Message]:
    """A customer in a queue: what it is stacked from, and its name for screen readers."""
    names = [box.names["customers"][card] for card in cards_at(table, seat, place)]
    phone, sour, on = table.phone[seat, place], table.sour[seat, place], table.on[seat, place]
    foods, (money, fame) = wanted(table, seat, place), given(box, table, seat, place)
    _, card_money, card_fame = printed(box, table, seat, place)
    who = "sour" if sour else "guest"
    parts = ["bubble-phone" if phone else "bubble", wants(foods)]
    parts += [f"{'sourmate' if sour else 'mate'}-{name}" for name in names[1:]]
    parts += [f"{who}-{name}" for name in names[:1]] + (["anger"] if sour else [])
    parts += ["receiver"] if phone else []
    parts += ["big-badge"] if names[1:] else []
    parts += ["plate", value("pays", money, card_money), value("gives", fame, card_fame)]
    parts += [f"by-{other}" for other in seats_of(on)]
    label = msg(
        f"souvlaki-piece-{'phone' if phone else 'customer'}{'-sour' if sour else ''}",
        customer=waiting(box, table, seat, place),
        order=order_of(box, foods),
        money=money,
        fame=fame,
    )
    if on:
        changes = events_list(box, [table.played[other] - 1 for other in seats_of(on) if table.played[other]])
        label = msg("souvlaki-piece-changes", piece=label, changes=changes)
    return " ".join(part for part in parts if part), label


# ---- on the oilcloth


def _plots(box: LoadedBox, table: Table) -> Iterator[Sprite]:
    """The shops that are still free, while shops are chosen."""
    if table.phase != Phase.SETUP or table.step != Step.START:
        return
    taken = {table.shop[seat] - 1 for seat in range(table.players)}
    for shop, key in enumerate(box.names["shops"]):
        if shop not in taken:
            yield Sprite(f"plot:{shop}", f"plot-{key}", f"plot:{shop}", 0, shop_card(box, shop))


def shop_card(box: LoadedBox, shop: int) -> Message:
    """A shop's card, read out."""
    record = box.record
    return msg(
        "souvlaki-piece-shop",
        shop=shop_of(box, shop),
        nick=nick_of(box, shop),
        money=record.shop_money[shop],
        fame=record.shop_fame[shop],
        cost=record.running_cost[shop],
        supplies=record.supplies_cost[shop],
        cards=record.supplies_cards[shop],
        times=record.supplies_times[shop],
        ads=record.advertising_cost[shop],
        gain=record.advertising_fame[shop],
    )


def _door(box: LoadedBox, table: Table) -> Iterator[Sprite]:
    """The customers at the door (K1)."""
    record, most = box.record, plan_of(box, table.players).open
    for place, card in enumerate(offer(table)[:most]):
        spot = f"door:{place}"
        if card == BIG:
            yield Sprite(spot, "customer-card guest-big", spot, 0, msg("souvlaki-piece-big"))
            continue
        name, foods = box.names["customers"][card], foods_of(record.order[card])
        money, fame = record.pays[card], record.gives[card]
        worth = f"{value('pays', money, money)} {value('gives', fame, fame)}"
        symbol = f"customer-card bubble {wants(foods)} guest-{name} plate {worth}"
        who = customer_of(box, name)
        label = msg("souvlaki-piece-customer", customer=who, order=order_of(box, foods), money=money, fame=fame)
        yield Sprite(spot, symbol, spot, 0, label)


def _playing(box: LoadedBox, table: Table) -> Iterator[Sprite]:
    """The event card that is being carried out; else the one of this round that was played last and still waits."""
    if table.playing:
        event = table.playing - 1
        label = whole_event(box, event)
        yield Sprite("playing", f"event-{box.names['events'][event]}", "playing", 0, label)
        return
    if table.phase != Phase.EVENTS:
        return
    cards = [(seat, table.played[seat] - 1) for seat in range(table.players) if table.played[seat]]
    for place, (seat, event) in enumerate(cards):
        spot = f"played:{place}"
        stamp = " cancelled" if table.cancelled >> seat & 1 else ""
        label = whole_event(box, event)
        yield Sprite(spot, f"event-{box.names['events'][event]} whose-{seat}{stamp}", spot, 0, label)


def _counter(box: LoadedBox, table: Table) -> Iterator[Sprite]:
    """The cards on the counter of whoever serves, and the foods on them that are not used yet."""
    seat, cards = counter_of(table), laid(table)
    if seat < 0 or not (cards or table.counter):
        return
    most = set_for(len(cards), LAID)
    for place, kind in enumerate(cards[:most]):
        label = msg("souvlaki-piece-food", order=card_of(box, kind))
        yield Sprite(f"laid:{place}", f"card-{box.names['food_cards'][kind]}", f"laid:{most}:{place}", 0, label)
    unused = foods_of(table.counter)
    if any(unused):
        label = msg("souvlaki-piece-unused", order=order_of(box, unused))
        yield Sprite("counter", f"counter whose-{seat}", "counter", 0, label)
    for food in range(FOODS):
        if unused[food]:
            yield Sprite(f"unused:{food}", f"unused-{food} {number('unused', unused[food], 2)}", f"unused:{food}")


# ---- hands


def _hand(box: LoadedBox, table: Table, viewer: int) -> Iterator[Sprite]:
    """The viewer's food cards; for a spectator the backs of those of the shop before which they stand."""
    seat = areas(table.players, viewer)[0]
    held, cards = table.held[seat], hand_of(table, seat) if viewer < table.players else []
    for place in range(held):
        spot = hand_spot(held, place)
        if place < len(cards):
            label = msg("souvlaki-piece-food", order=card_of(box, cards[place]))
            yield Sprite(f"hand:{place}", f"card-{box.names['food_cards'][cards[place]]}", spot, 0, label)
        else:
            yield Sprite(f"hand:{place}", "card-back", spot)


def _events(box: LoadedBox, table: Table, viewer: int) -> Iterator[Sprite]:
    """The same for event cards."""
    seat = areas(table.players, viewer)[0]
    held, cards = table.held_events[seat], events_of(table, seat) if viewer < table.players else []
    for place in range(held):
        spot = event_spot(held, place)
        if place < len(cards):
            label = whole_event(box, cards[place])
            yield Sprite(f"event:{place}", f"event-{box.names['events'][cards[place]]}", spot, 0, label)
        else:
            yield Sprite(f"event:{place}", "event-back", spot)


# ---- tracks and chalk board


def _tracks(box: LoadedBox, table: Table, viewer: int, seats: Sequence[str]) -> Iterator[Sprite]:
    """Everybody's markers; with loans also where money would stand with them taken off."""
    plan = plan_of(box, table.players)
    for area, seat in enumerate(areas(table.players, viewer)):
        if not table.shop[seat]:
            continue
        money, fame = table.money[seat], table.fame[seat]
        if table.loans[seat]:
            net = min(max(0, own_money(box, table, seat)), plan.cells(False))
            yield Sprite(f"ghost:{area}", f"ghost-{seat}", f"track-money:{area}:{net}")
        spot = f"track-money:{area}:{min(money, plan.cells(False))}"
        label = msg("souvlaki-piece-track-money", seat=seats[seat], amount=money)
        yield Sprite(f"track-money:{area}", f"marker-{seat}", spot, 0, label)
        spot = f"track-fame:{area}:{min(fame, plan.cells(True))}"
        label = msg("souvlaki-piece-track-fame", seat=seats[seat], amount=fame)
        yield Sprite(f"track-fame:{area}", f"marker-{seat}", spot, 0, label)


def _chalk(table: Table) -> Iterator[Sprite]:
    """The round, the phase, the seats in its order, the stacks."""
    if table.rounds:
        yield Sprite("round", f"round-{table.rounds}", "round")
        phase = 5 if table.ask == Ask.OVER else int(table.phase)
        yield Sprite("phase", "here", f"phase:{phase - 1}")
        for place in range(table.players):
            seat = table.order[place]
            now = " now" if asked(table) == seat else ""
            yield Sprite(f"order:{place}", f"chalk-{seat}{now}", f"order:{place}")
    counts = {
        "customers": (table.customer_left, sum(table.customer_discard[card] for card in range(BIG + 1))),
        "foods": (table.food_left, sum(table.food_discard[kind] for kind in range(len(table.food_stack)))),
        "events": (table.event_left, sum(table.event_discard[event] for event in range(len(table.event_stack)))),
    }
    for name, (left, gone) in counts.items():
        if name == "events" and table.first_game:
            continue
        label = msg("souvlaki-piece-stack", count=left, discards=gone)
        yield Sprite(f"stack:{name}", f"stack-{name} {number('left', left, 3)}", f"stack:{name}", 0, label)
