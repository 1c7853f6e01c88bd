"""The street as plain text, good enough to play from in a terminal; cards are named as actions name them."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.panel_text import panel_lines
from locanda.core.seats import areas
from locanda.words import msg

from .actions import BIG_NAME
from .facts import asked, foods_of, foods_text, given
from .panels import panels
from .seen import counter_of, events_of, hand_of, laid, offer
from .table import BIG, FOODS, Table
from .wording import Say, customer_of, event_of, food_of, order_of, said, shop_of, waiting

SOUR, PHONE = "!", "@"


def text_board(box: LoadedBox, table: Table, viewer: int, say: Say, seats: Sequence[str] = ()) -> str:
    """Every shop with its queue, the customers at the door, the counter, the hand; then the panels."""
    names = [seats[i] if i < len(seats) else f"{i + 1}" for i in range(table.players)]
    lines: list[str] = []
    for seat in areas(table.players, viewer):
        lines += [*_shop(box, table, say, seat, names[seat]), ""]
    lines += [*_door(box, table, say), *_counter(box, table, say), *_hand(box, table, viewer, say)]
    for panel in panels(box, table, viewer, names):
        lines += panel_lines(panel, say)
    lines += ["", say(msg("souvlaki-text-legend", sour=SOUR, phone=PHONE))]
    lines.append(", ".join(f"{box.names['foods'][food]} {said(food_of(box, food), say)}" for food in range(FOODS)))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _shop(box: LoadedBox, table: Table, say: Say, seat: int, name: str) -> list[str]:
    """A shop: whose it is, its money, fame and hand; below it the queue, a line a customer."""
    turn = ">" if asked(table) == seat else " "
    if not table.shop[seat]:
        return [f"{turn} {name}"]
    shop = said(shop_of(box, table.shop[seat] - 1), say)
    loans = f", {say(msg('souvlaki-note-loans', count=table.loans[seat]))}" if table.loans[seat] else ""
    hand = say(msg("souvlaki-note-foods", count=table.held[seat]))
    events = "" if table.first_game else f", {say(msg('souvlaki-note-events', count=table.held_events[seat]))}"
    worth = say(msg("souvlaki-value-goal", money=table.money[seat], fame=table.fame[seat]))
    lines = [f"{turn} {name} ({shop}): {worth}{loans}; {hand}{events}"]
    if not table.queue[seat]:
        return [*lines, f"    {say('souvlaki-text-queue')}: {say('souvlaki-text-empty')}"]
    lines.append(f"    {say('souvlaki-text-queue')}:")
    for place in range(table.queue[seat]):
        money, fame = given(box, table, seat, place)
        signs = f"{PHONE if table.phone[seat, place] else ' '}{SOUR if table.sour[seat, place] else ' '}"
        order = foods_text(box, table.wanted[seat, place]) or "-"
        who = said(waiting(box, table, seat, place), say)
        lines.append(
            f"    {place + 1:2} {signs} {order:6} {say(msg('souvlaki-value-goal', money=money, fame=fame))}  {who}"
        )
    return lines


def _door(box: LoadedBox, table: Table, say: Say) -> list[str]:
    """The customers at the door, each with the name by which it is taken."""
    record, cards = box.record, offer(table)
    if not cards:
        return []
    lines = [f"{say('souvlaki-text-offer')}:"]
    for card in cards:
        if card == BIG:
            lines.append(f"    {BIG_NAME:5} {say('souvlaki-piece-big')}")
            continue
        name = box.names["customers"][card]
        worth = say(msg("souvlaki-value-goal", money=record.pays[card], fame=record.gives[card]))
        order = foods_text(box, record.order[card])
        lines.append(f"    {name:5} {order:6} {worth}  {said(customer_of(box, name), say)}")
    return [*lines, ""]


def _counter(box: LoadedBox, table: Table, say: Say) -> list[str]:
    """The cards on the counter, and what of them is not used yet."""
    if counter_of(table) < 0:
        return []
    cards = " ".join(box.names["food_cards"][kind] for kind in laid(table)) or "-"
    unused = say(msg("souvlaki-piece-unused", order=order_of(box, foods_of(table.counter))))
    return [f"{say('souvlaki-text-counter')}: {cards}  ({unused})", ""]


def _hand(box: LoadedBox, table: Table, viewer: int, say: Say) -> list[str]:
    """The viewer's cards; a spectator has none."""
    if viewer >= table.players:
        return []
    cards = " ".join(box.names["food_cards"][kind] for kind in hand_of(table, viewer)) or "-"
    lines = [f"{say('souvlaki-text-hand')}: {cards}"]
    events = events_of(table, viewer)
    if events:
        keys = ", ".join(f"{box.names['events'][event]} ({said(event_of(box, event), say)})" for event in events)
        lines.append(f"{say('souvlaki-text-events')}: {keys}")
    return [*lines, ""]
