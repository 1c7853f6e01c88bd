"""Facts beside the board: round and phase, who plays when and why, the goal, cards in force; notes beside the names."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.scene import Panel
from locanda.core.seats import areas
from locanda.words import Message, msg

from .facts import asked, foods_of, foods_on, less, wanted
from .seen import counter_of, each, events_of, laid, own_money
from .table import BIG, Ask, Phase, Step, Table
from .wording import Noun, event_of, events_list, order_of, shop_of, whole_event

Row = tuple[Message, Message | str]


def panels(box: LoadedBox, table: Table, viewer: int, seats: Sequence[str]) -> list[Panel]:
    """The panels of a frame, what matters to the choice first; those that say nothing now are left out."""
    found = [_round(table, seats), _counter(box, table, seats), _shop(box, table, viewer), _effects(box, table, seats)]
    found += [_goal(box, table, viewer, seats), _order(box, table, seats), _played(box, table, seats)]
    found += [_events(box, table, viewer), _discards(box, table)]
    return [panel for panel in found if panel.rows]


def phase_of(table: Table) -> str:
    """What is going on, as the rulebook names it."""
    if table.ask == Ask.OVER:
        return "over"
    if table.phase == Phase.SETUP:
        return "shops" if table.step == Step.START else "hands"
    if table.phase == Phase.CUSTOMERS:
        return "phones" if table.step == Step.LAST else "customers"
    return {Phase.MAINTENANCE: "maintenance", Phase.EVENTS: "events"}.get(Phase(table.phase), "service")


def named(name: Noun) -> Message:
    """A seat's name, or an event card's title, as the label of a row."""
    return msg("souvlaki-panel-seat", seat=name)


def _round(table: Table, seats: Sequence[str]) -> Panel:
    rows: list[Row] = [(msg("souvlaki-panel-phase"), msg(f"souvlaki-phase-{phase_of(table)}"))]
    if asked(table) >= 0:
        rows.append((msg("souvlaki-panel-turn"), seats[asked(table)]))
    if not table.rounds:
        return Panel(msg("souvlaki-phase-shops" if table.step == Step.START else "souvlaki-phase-hands"), rows[1:])
    return Panel(msg("souvlaki-panel-round", round=table.rounds), rows)


def _order(box: LoadedBox, table: Table, seats: Sequence[str]) -> Panel:
    """The order of the phase and why it is that (O1)."""
    back = table.ask == Ask.TAKE and table.turn >= table.players
    title = msg("souvlaki-panel-back" if back else "souvlaki-panel-order")
    if table.phase == Phase.SETUP and table.ask != Ask.HAND:
        return Panel(title, [])
    order = [int(table.order[place]) for place in range(table.players)]
    rows: list[Row] = []
    for place, seat in enumerate(order):
        rows.append((msg("souvlaki-panel-place", place=place + 1, seat=seats[seat]), _why(box, table, seat)))
    return Panel(title, rows[::-1] if back else rows)


def _why(box: LoadedBox, table: Table, seat: int) -> Message:
    """Why a seat has its place: fame; among equals fame at the start of the game; among equals there too, the seat."""
    start = [int(box.record.shop_fame[table.shop[other] - 1]) for other in range(table.players)]
    fame = int(table.order_fame[seat])
    equal = [other for other in range(table.players) if other != seat and table.order_fame[other] == fame]
    if not equal:
        return msg("souvlaki-panel-why-fame", fame=fame)
    tied = any(start[other] == start[seat] for other in equal)
    return msg(f"souvlaki-panel-why-{'seat' if tied else 'start'}", fame=fame, start=start[seat])


def _counter(box: LoadedBox, table: Table, seats: Sequence[str]) -> Panel:
    """What lies on the counter, and what is lacking for the first customer."""
    seat = counter_of(table)
    if seat < 0:
        return Panel(msg("souvlaki-phase-service"), [])
    unused = foods_of(table.counter)
    on_cards = foods_on(box, laid(table))
    rows: list[Row] = []
    if any(on_cards):
        rows.append((msg("souvlaki-panel-laid"), order_of(box, on_cards)))
        rows.append((msg("souvlaki-panel-unused"), order_of(box, unused)))
    if table.queue[seat]:
        rows.append((msg("souvlaki-panel-lacking"), order_of(box, less(wanted(table, seat, 0), unused))))
    return Panel(msg("souvlaki-panel-counter", seat=seats[seat]), rows)


def _shop(box: LoadedBox, table: Table, viewer: int) -> Panel:
    """What one's own shop costs and can buy, in the maintenance."""
    seat, record = areas(table.players, viewer)[0], box.record
    shop = table.shop[seat] - 1
    if shop < 0 or table.phase != Phase.MAINTENANCE:
        return Panel(msg("souvlaki-panel-phase"), [])
    supplies = msg(
        "souvlaki-value-supplies",
        cost=record.supplies_cost[shop],
        cards=record.supplies_cards[shop],
        times=record.supplies_times[shop],
    )
    ads = msg("souvlaki-value-advertising", cost=record.advertising_cost[shop], fame=record.advertising_fame[shop])
    rows: list[Row] = [
        (msg("souvlaki-panel-cost"), msg("souvlaki-value-cost", cost=record.running_cost[shop])),
        (msg("souvlaki-panel-supplies"), supplies),
        (msg("souvlaki-panel-advertising"), ads),
    ]
    return Panel(msg("souvlaki-panel-shop", shop=shop_of(box, shop)), rows)


def _effects(box: LoadedBox, table: Table, seats: Sequence[str]) -> Panel:
    """The cards that are in force to the end of the round, and on whom."""
    rows: list[Row] = []
    for seat in range(table.players):
        if not table.played[seat]:
            continue
        title = named(event_of(box, table.played[seat] - 1))
        on = [other for other in range(table.players) if table.on_player[other] >> seat & 1]
        if len(on) == table.players:
            rows.append((title, msg("souvlaki-panel-on-all")))
        else:
            rows += [(title, msg("souvlaki-panel-on-player", seat=seats[other])) for other in on]
        for owner in range(table.players):
            for place in range(table.queue[owner]):
                if table.on[owner, place] >> seat & 1:
                    rows.append((title, msg("souvlaki-panel-on-customer", seat=seats[owner], place=place + 1)))
        if table.plans == seat + 1:
            rows.append((title, msg("souvlaki-panel-cancel", seat=seats[seat])))
    return Panel(msg("souvlaki-panel-effects"), rows)


def _played(box: LoadedBox, table: Table, seats: Sequence[str]) -> Panel:
    """The cards of the round."""
    rows: list[Row] = []
    for seat in range(table.players):
        if table.played[seat]:
            event = event_of(box, table.played[seat] - 1)
            gone = table.cancelled >> seat & 1
            said = msg("souvlaki-panel-played-cancelled", event=event) if gone else event
            rows.append((named(seats[seat]), said))
    return Panel(msg("souvlaki-panel-played"), rows)


def _goal(box: LoadedBox, table: Table, viewer: int, seats: Sequence[str]) -> Panel:
    """Everybody's money and fame beside what wins."""
    rows: list[Row] = [(named(seats[seat]), both_of_seat(box, table, seat)) for seat in areas(table.players, viewer)]
    return Panel(
        msg("souvlaki-panel-goal", money=box.record.win_money, fame=box.record.win_fame), rows if table.rounds else []
    )


def both_of_seat(box: LoadedBox, table: Table, seat: int) -> Message:
    """A seat's money and fame; a loan is taken off (M1)."""
    money, fame, loans = int(table.money[seat]), int(table.fame[seat]), int(table.loans[seat])
    if not loans:
        return msg("souvlaki-value-goal", money=money, fame=fame)
    net = own_money(box, table, seat)
    return msg("souvlaki-value-goal-loans", money=money, fame=fame, loans=loans, net=net)


def _events(box: LoadedBox, table: Table, viewer: int) -> Panel:
    """The viewer's event cards with their texts."""
    rows: list[Row] = []
    if viewer < table.players:
        for event in events_of(table, viewer):
            rows.append((whole_event(box, event), ""))
    return Panel(msg("souvlaki-panel-events"), rows)


def _discards(box: LoadedBox, table: Table) -> Panel:
    """What lies face up beside the stacks (S6)."""
    foods = foods_on(box, each(table.food_discard))
    gone = sum(table.customer_discard[card] for card in range(BIG + 1))
    events = [event for event in range(len(table.event_stack)) if table.event_discard[event]]
    rows: list[Row] = []
    if any(foods):
        rows.append((msg("souvlaki-panel-foods"), order_of(box, foods)))
    if gone:
        rows.append((msg("souvlaki-panel-customers"), f"{gone}"))
    if events:
        rows.append((msg("souvlaki-panel-events-gone"), events_list(box, events)))
    return Panel(msg("souvlaki-panel-discards"), rows)


def notes(box: LoadedBox, table: Table) -> list[list[Message]]:
    """What is said beside each seat's name."""
    return [_notes_of(table, seat) for seat in range(table.players)]


def _notes_of(table: Table, seat: int) -> list[Message]:
    if not table.shop[seat]:
        return []
    said = [msg("souvlaki-note-money", amount=table.money[seat]), msg("souvlaki-note-fame", amount=table.fame[seat])]
    if table.loans[seat]:
        said.append(msg("souvlaki-note-loans", count=table.loans[seat]))
    said.append(msg("souvlaki-note-foods", count=table.held[seat]))
    if not table.first_game:
        said.append(msg("souvlaki-note-events", count=table.held_events[seat]))
    return said
