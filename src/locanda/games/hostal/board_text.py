"""The inn as plain text, good enough to play from in a terminal: rooms and beds have the numbers that actions use."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from locanda.core.box import LoadedBox
from locanda.core.panel_text import panel_lines
from locanda.words import Message, msg

from .box import WIDTH
from .panels import panels
from .pieces import RUG
from .seen import Seen, bed_cells, seen
from .table import MAX_BEDS, Table
from .telling import prompt
from .wording import card_of, name_of, room_of

Say = Callable[[Message | str], str]
ASLEEP, BACK = "z", "#"
CELL = 12


def text_board(box: LoadedBox, table: Table, viewer: int, say: Say, seats: Sequence[str] = ()) -> str:
    """Every room with its beds and cards, the Lobby, the hand, then the panels, as far as the viewer knows them."""
    names = [seats[i] if i < len(seats) else f"{i + 1}" for i in range(table.players)]
    now, lines = seen(box, table, viewer), list[str]()
    for room in range(len(now.tiles)):
        lines += [*_room(box, now, room, say, names), ""]
    there = [f"{_name(colour, names, say)} {count}" for colour, count in enumerate(now.lobby) if count]
    lines.append(f"{say('hostal-text-lobby')}: {', '.join(there) or '-'}")
    if viewer < table.players:
        hand = ", ".join(f"{card} {say(card_of(card))}" for card in now.hand)
        lines.append(f"{say('hostal-text-hand')}: {hand or '-'}")
    for panel in panels(box, table, viewer, names):
        if panel.rows[0][1] == prompt(box, table, viewer, names):
            continue  # it is asked as well, beside the board
        lines += ["", *panel_lines(panel, say)]
    lines += ["", say(msg("hostal-text-legend", asleep=ASLEEP, back=BACK))]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _name(colour: int, names: Sequence[str], say: Say) -> str:
    name = name_of(colour, names)
    return name if isinstance(name, str) else say(name)


def _room(box: LoadedBox, now: Seen, room: int, say: Say, names: Sequence[str]) -> list[str]:
    """A room: its name and numbers, three rows of beds, the cards on its floor."""
    tile = now.tiles[room]
    head = say(msg("hostal-spot-room", room=room_of(room)))
    facts = f"{say('hostal-text-wear')} {now.wear[room]}, {say('hostal-text-total')} {now.total(room):+d}"
    lines = [f"{head} ({box.names['tiles'][tile]}), {facts}"]
    beds = bed_cells(box, tile)
    cells = [""] * WIDTH**2
    cells[RUG] = f"{say('hostal-text-rug')} {now.rug[room]:+d}"
    for bed, cell in enumerate(beds):
        cells[cell] = f"{room + 1}-{bed + 1} {_bed(now, room, bed, names, say)}"
    wide = max(CELL, *(len(cell) + 2 for cell in cells))
    lines += [
        "  " + "".join(cell.ljust(wide) for cell in cells[row : row + WIDTH]) for row in range(0, WIDTH**2, WIDTH)
    ]
    heaps = [_heap(now, room, colour, names, say) for colour in range(len(now.score))]
    lying = "; ".join(heap for heap in heaps if heap)
    return [*lines, f"  {say('hostal-text-cards')}: {lying}"] if lying else lines


def _bed(now: Seen, room: int, bed: int, names: Sequence[str], say: Say) -> str:
    """The number of a free bed, or who lies in it."""
    guests = now.guests.get(room * MAX_BEDS + bed, [])
    if not guests:
        return f"[{now.worth[room][bed]:+d}]"
    return "+".join(_name(guest.colour, names, say) + (f" {ASLEEP}" if guest.asleep else "") for guest in guests)


def _heap(now: Seen, room: int, colour: int, names: Sequence[str], say: Say) -> str:
    heap = now.heap(room, colour)
    return f"{_name(colour, names, say)} {listed_of([lying.card for lying in heap])}" if heap else ""


def listed_of(cards: Sequence[int]) -> str:
    """Numbers of cards, a sign for those that are not known."""
    return " ".join(f"{card}" if card else BACK for card in cards)
