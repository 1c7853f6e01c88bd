"""The hotels as plain text, good enough to play from in a terminal: numbers and signs are those of positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from locanda.core.box import LoadedBox
from locanda.core.panel_text import panel_lines
from locanda.core.seats import areas
from locanda.words import Message, msg

from .panels import panels
from .seen import dice_shown, later_nights, tag_on
from .table import BREAKFAST, DAYS, DEPARTMENTS, Phase, Stage, Table
from .wording import department_of, short_of

Say = Callable[[Message | str], str]
#: Signs of the tags, as positions have them.
SIGNS = {"": ".", "square-green": "S", "circle-green": "o", "square-brown": "B", "circle-brown": "b"}
DOOR = "="
LEGEND = {"square": "S", "circle": "o", "brownsquare": "B", "browncircle": "b", "door": DOOR}
COLUMN = 6
LABEL = 14


def text_board(box: LoadedBox, table: Table, viewer: int, say: Say, seats: Sequence[str] = ()) -> str:
    """Every hotel with its prices, rooms and staff, then the panels, as far as the viewer knows them."""
    names = [seats[i] if i < len(seats) else f"{i + 1}" for i in range(table.players)]
    lines: list[str] = []
    for seat in areas(table.players, viewer):
        lines += [*_hotel(box, table, viewer, say, seat, names[seat]), ""]
    for panel in panels(box, table, viewer, names):
        lines += panel_lines(panel, say)
    lines += ["", say(msg("boutique-text-legend", **LEGEND))]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _hotel(box: LoadedBox, table: Table, viewer: int, say: Say, seat: int, name: str) -> list[str]:
    """A hotel: its name and money, prices over the nights of its rooms, staff."""
    turn = ">" if table.waiting >> seat & 1 else " "
    stars = say(msg("boutique-piece-stars", count=table.stars[seat]))
    place = f"  {say(msg('boutique-note-place', place=table.place[seat] + 1))}" if _ranked(table, seat) else ""
    out = f"  {say('boutique-note-out')}" if table.out[seat] else ""
    dice = ["?" if amount is None else f"{amount or '-'}" for amount in dice_shown(table, seat, viewer)]
    later = f"  {say('boutique-text-later')}"
    lines = [
        f"{turn} {name}  {table.money[seat]}  {stars}{place}{out}",
        " " * LABEL + _columns(say(short_of(day)) for day in range(DAYS)) + later,
        f"{say('boutique-text-prices')[: LABEL - 1].ljust(LABEL)}{_columns(dice[:DAYS])}"
        f"  {say('boutique-text-breakfast')} {dice[BREAKFAST]}",
    ]
    nights = range(DAYS + later_nights(box))
    for room in range(table.rooms[seat]):
        doors = [DOOR if table.door[seat, room] >> night & 1 else "" for night in nights]
        signs = [SIGNS[tag_on(table, seat, room, night)] + doors[night] for night in nights]
        label = say(msg("boutique-spot-room", room=room + 1))[: LABEL - 1].ljust(LABEL)
        lines.append(f"{label}{_columns(signs[:DAYS])}  {' '.join(signs[DAYS:])}")
    return [*lines, f"{say('boutique-text-staff')}: {', '.join(_staff(table, viewer, seat, say))}"]


def _columns(cells: Iterable[object]) -> str:
    return "".join(str(cell)[: COLUMN - 1].ljust(COLUMN) for cell in cells)


def _ranked(table: Table, seat: int) -> bool:
    return bool(table.stage == Stage.WALK_IN and table.playing >> seat & 1)


def _staff(table: Table, viewer: int, seat: int, say: Say) -> list[str]:
    """Each department with its members; "?" where they are hired in secret."""
    said = []
    for department in range(DEPARTMENTS):
        name = department_of(department)
        if table.phase == Phase.STAFF and seat != viewer and department < table.chosen[seat]:
            said.append(say(msg("boutique-piece-staff-hidden", department=name)))
        else:
            said.append(say(msg("boutique-piece-staff", department=name, count=table.staff[seat, department])))
    return said
