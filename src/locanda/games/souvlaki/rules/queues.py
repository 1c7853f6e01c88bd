"""Queues of customers: who stands where, and what a customer wants and gives (K2, F5, F6, F9)."""

from __future__ import annotations

from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import MAX_QUEUE, Table


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
    move_cells(table, p, i, p, MAX_QUEUE)
    move_cells(table, q, j, p, i)
    move_cells(table, p, MAX_QUEUE, q, j)
    clear(table, p, MAX_QUEUE)


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
    table.customer_discard[table.customer[p, i] - 1] += 1
    if table.second[p, i]:
        table.customer_discard[table.second[p, i] - 1] += 1


@rule("K4", "V5", "F5")
def printed(cells: Cells, table: Table, p: int, i: int) -> int:
    """What is printed on a customer, by a row of the box; of a Big order the sum."""
    first, second = cells[table.customer[p, i] - 1], table.second[p, i]
    return first + cells[second - 1] if second else first


@rule("E1", "F9")
def plain(box: Box, table: Table, p: int, i: int) -> None:
    """What is printed, with no effects."""
    foods = printed(box.order[:], table, p, i)
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


@rule("F5", "F8")
def money_of(box: Box, table: Table, p: int, i: int) -> int:
    """The money that a customer pays when it is served: all changes added, then raised to 0."""
    changes = table.pays[p, i] + table.bonus_money[p, table.phone[p, i]]
    return max(0, printed(box.pays[:], table, p, i) * table.times[p, i] + changes)


@rule("F5")
def fame_of(box: Box, table: Table, p: int, i: int) -> int:
    """The fame that a customer gives when it is served."""
    changes = table.gives[p, i] + table.bonus_fame[p, table.phone[p, i]]
    return max(0, printed(box.gives[:], table, p, i) * table.times[p, i] + changes)


@rule("V5")
def leaving_cost(box: Box, table: Table, p: int, i: int) -> int:
    """The fame that a customer costs who leaves unserved: of what is printed."""
    return max(box.leave_least, box.leave_factor * printed(box.gives[:], table, p, i))
