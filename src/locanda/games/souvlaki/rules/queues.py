"""Queues of customers: who stands where, and what a customer wants and gives (K2, F5, F6, F9)."""

from __future__ import annotations

from locanda.core.rule import rule

from ..box import Box
from ..table import Table


@rule("K2")
def clear(table: Table, p: int, i: int) -> None:
    """An empty place."""
    table.customer[p, i], table.second[p, i] = 0, 0
    table.phone[p, i], table.sour[p, i] = 0, 0
    table.wanted[p, i], table.basic[p, i], table.times[p, i] = 0, 0, 0
    table.pays[p, i], table.gives[p, i], table.on[p, i] = 0, 0, 0


@rule("F6")
def move_cells(table: Table, p: int, i: int, q: int, j: int) -> None:
    """The customer in place `i` of `p` with all that lies on it, to place `j` of `q`."""
    table.customer[q, j], table.second[q, j] = table.customer[p, i], table.second[p, i]
    table.phone[q, j], table.sour[q, j] = table.phone[p, i], table.sour[p, i]
    table.wanted[q, j], table.basic[q, j] = table.wanted[p, i], table.basic[p, i]
    table.times[q, j], table.on[q, j] = table.times[p, i], table.on[p, i]
    table.pays[q, j], table.gives[q, j] = table.pays[p, i], table.gives[p, i]


@rule("F6")
def swap(table: Table, p: int, i: int, q: int, j: int) -> None:
    """Two customers change places, each with all that lies on it."""
    for rows in (table.customer, table.second, table.phone, table.sour, table.times, table.on, table.pays, table.gives):
        rows[p, i], rows[q, j] = rows[q, j], rows[p, i]
    for wide in (table.wanted, table.basic):
        wide[p, i], wide[q, j] = wide[q, j], wide[p, i]


@rule("K2", "F6")
def bubble(table: Table, p: int, i: int, j: int) -> None:
    """The customer in place `i` goes to place `j` of its queue; those between close up."""
    step = 1 if j > i else -1
    while i != j:
        swap(table, p, i, p, i + step)
        i += step


@rule("K2", "F9")
def leave_queue(table: Table, p: int, i: int) -> None:
    """A place closes up; what lay on the customer is gone."""
    last = table.queue[p] - 1
    for k in range(i, last):
        move_cells(table, p, k + 1, p, k)
    clear(table, p, last)
    table.queue[p] = last


@rule("K2", "F6")
def go_over(table: Table, p: int, i: int, q: int, j: int) -> None:
    """The customer goes from its queue to place `j` of another."""
    for k in range(table.queue[q], j, -1):
        move_cells(table, q, k - 1, q, k)
    move_cells(table, p, i, q, j)
    table.queue[q] += 1
    leave_queue(table, p, i)


@rule("V5", "V4", "F3")
def discard_cards(table: Table, p: int, i: int) -> None:
    """The cards of a customer go to the discards; the place stays."""
    for card in (table.customer[p, i], table.second[p, i]):
        if card:
            table.customer_discard[card - 1] += 1


@rule("E1", "F9")
def plain(box: Box, table: Table, p: int, i: int) -> None:
    """What is printed, with no effects."""
    foods = 0
    for card in (table.customer[p, i], table.second[p, i]):
        if card:
            foods += box.order[card - 1]
    table.wanted[p, i], table.basic[p, i], table.times[p, i] = foods, foods, 1
    table.pays[p, i], table.gives[p, i], table.on[p, i] = 0, 0, 0


@rule("K2", "K4")
def join(box: Box, table: Table, p: int, customer: int, phone: int) -> int:
    """A customer comes to the end of the queue; its place."""
    i = table.queue[p]
    table.queue[p] = i + 1
    table.customer[p, i], table.phone[p, i] = 1 + customer, phone
    plain(box, table, p, i)
    return i


@rule("V5", "F5")
def printed_money(box: Box, table: Table, p: int, i: int) -> int:
    """The money printed on a customer; of a Big order the sum."""
    money = 0
    for card in (table.customer[p, i], table.second[p, i]):
        if card:
            money += box.pays[card - 1]
    return money


@rule("V5", "F5")
def printed_fame(box: Box, table: Table, p: int, i: int) -> int:
    """The fame printed on a customer; of a Big order the sum."""
    fame = 0
    for card in (table.customer[p, i], table.second[p, i]):
        if card:
            fame += box.gives[card - 1]
    return fame


@rule("F5", "F8")
def money_of(box: Box, table: Table, p: int, i: int) -> int:
    """The money that a customer pays when it is served: all changes added, then raised to 0."""
    kind = table.phone[p, i]
    changes = table.pays[p, i] + table.bonus_money[p, kind]
    return max(0, printed_money(box, table, p, i) * table.times[p, i] + changes)


@rule("F5")
def fame_of(box: Box, table: Table, p: int, i: int) -> int:
    """The fame that a customer gives when it is served."""
    kind = table.phone[p, i]
    changes = table.gives[p, i] + table.bonus_fame[p, kind]
    return max(0, printed_fame(box, table, p, i) * table.times[p, i] + changes)


@rule("V5")
def leaving_cost(box: Box, table: Table, p: int, i: int) -> int:
    """The fame that a customer costs who leaves unserved: of what is printed."""
    return max(box.leave_least, box.leave_factor * printed_fame(box, table, p, i))
