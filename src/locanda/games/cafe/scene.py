"""What a table of Café International looks like: the contract of `locanda.core.scene`, for one game.

Spots: ``chair:<n>``, ``table:<n>``, ``stool:<n>`` (from 0), ``bar``, ``bag``; ``hand:<n>`` in the viewer's own tray
(area 0), ``other:<area>:<n>`` in the others' clockwise; ``plate:<area>`` for a seat's shape and name. A spectator sits
behind the first seat. Choices without a place: ``nation:<nation>``, ``ladies``, ``gentlemen``, ``done``, ``pass``.

How a person acts: a guest of the hand, then a chair (for a joker between two nations also the nation), a joker's chair
to exchange it, or the bar; a table and a sex to seat regulars; or a button.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from locanda.core.action import Action
from locanda.core.box import LoadedBox
from locanda.core.draw import INK, digit_symbols, number
from locanda.core.scene import Frame, Panel, Sprite, Static
from locanda.core.seats import areas
from locanda.words import Message, msg

from .actions import Bar, Exchange, Regulars, Seat, SeatJoker
from .art import flags, furniture, hands, joker, people, room
from .art.geometry import Plan, hand_spot, layouts
from .art.palette import PAINT
from .board_text import text_board
from .options import Options
from .seen import guests_of
from .table import CHAIRS_A_TABLE, JOKER, Phase, Table
from .telling import account, log, moves, news, prompt
from .wording import guest_of, nation_of, table_of

__all__ = ["account", "frame", "log", "moves", "news", "paths", "preview", "prompt", "static", "text_board"]

Say = Callable[[Message | str], str]


def plan_of(box: LoadedBox) -> Plan:
    """The box's map as the drawing needs it."""
    record, names = box.record, box.names["nations"]
    return Plan(
        tables=tuple((record.table_row[t], record.table_column[t]) for t in range(record.tables)),
        nations=tuple(names[record.table_nation[t]] for t in range(record.tables)),
        chairs=tuple((record.chair_row[c], record.chair_column[c]) for c in range(record.chairs)),
        beside=tuple(
            tuple(record.chair_table[c, k] - 1 for k in range(2) if record.chair_table[c, k])
            for c in range(record.chairs)
        ),
        bar=tuple(record.bar[i] for i in range(record.bar_places)),
    )


def static(box: LoadedBox, options: Options, say: Say, seats: Sequence[str]) -> Static:
    """Symbols, board, geometry and names of places; `say` gives words in the reader's language."""
    plan, nations, players, hand = plan_of(box), tuple(box.names["nations"]), len(seats), box.record.hand
    symbols = (
        flags.flag_symbols(nations)
        + people.guest_symbols(nations)
        + joker.joker_symbols(nations)
        + furniture.furniture_symbols(nations)
        + room.room_symbols()
        + hands.hand_symbols(seats, hand)
        + digit_symbols(INK, 32)
    )
    rims = {nation: say(msg("cafe-choice-nation", nation=nation_of(nation))) for nation in nations}
    background = (
        room.floor()
        + furniture.chairs(plan)
        + furniture.tables(plan, rims)
        + room.bar(plan, say("cafe-title"))
        + hands.trays_of(players, hand)
    )
    icons = {f"nation:{nation}": f"flag-{nation}" for nation in nations} | {
        "ladies": "ladies",
        "gentlemen": "gentlemen",
    }
    return Static(symbols, background, layouts(plan, players, hand), icons, _labels(box, plan), "bag", PAINT.colours)


def _labels(box: LoadedBox, plan: Plan) -> dict[str, Message]:
    """The names of all places and choices."""
    labels = {"bar": msg("cafe-spot-bar"), "bag": msg("house-bag")}
    for chair in range(len(plan.chairs)):
        own = list(dict.fromkeys(plan.nations[t] for t in plan.beside[chair]))
        labels[f"chair:{chair}"] = msg("cafe-spot-chair", chair=chair + 1, nation=nation_of(own[0]))
        if len(own) == 2:
            labels[f"chair:{chair}"] = msg(
                "cafe-spot-chair-shared", chair=chair + 1, nation=nation_of(own[0]), other=nation_of(own[1])
            )
    for table, name in enumerate(box.names["tables"]):
        labels[f"table:{table}"] = msg("cafe-spot-table", table=table_of(name))
    for stool, value in enumerate(plan.bar):
        labels[f"stool:{stool}"] = msg("cafe-spot-stool", place=stool + 1, value=value)
    for place in range(max(12, box.record.hand)):
        labels[f"hand:{place}"] = msg("cafe-spot-hand", place=place + 1)
    for nation in box.names["nations"]:
        labels[f"nation:{nation}"] = msg("cafe-spot-nation", nation=nation_of(nation))
    return labels | {choice: msg(f"cafe-choice-{choice}") for choice in ("ladies", "gentlemen", "done", "pass")}


def frame(box: LoadedBox, table: Table, viewer: int, options: Options, seats: Sequence[str]) -> Frame:
    """What lies where for a viewer whose censored table this is."""
    sprites = [*_on_tables(box, table), *_on_chairs(box, table), *_at_bar(box, table)]
    for area, seat in enumerate(areas(table.players, viewer)):
        sprites += _in_tray(box, table, viewer, seat, area)
    sprites.append(Sprite("bag", f"bag {number(table.bag_left)}", "bag", 0, msg("cafe-spot-bag", count=table.bag_left)))
    notes = [_notes(box, table, seat, viewer) for seat in range(table.players)]
    return Frame(sprites, prompt(box, table, viewer, seats), [_panel(box, table)], notes, options.unexpected_guests)


def _on_tables(box: LoadedBox, table: Table) -> list[Sprite]:
    """Laurels for regulars, flowers for a full table where all are at home."""
    sprites = []
    for t in range(box.record.tables):
        spot, label = f"table:{t}", table_of(box.names["tables"][t])
        if table.reserved[t] or t == table.regulars_table - 1:
            sprites.append(Sprite(spot, "reserved", spot, 0, msg("cafe-piece-reserved", table=label)))
        elif table.own[t] == CHAIRS_A_TABLE:
            sprites.append(Sprite(spot, "at-home", spot, 0, msg("cafe-piece-at-home", table=label)))
    return sprites


def _on_chairs(box: LoadedBox, table: Table) -> list[Sprite]:
    """Guests, jokers with the badge of their named nation, and signs on closed chairs."""
    sprites = []
    for c in range(box.record.chairs):
        spot, kind = f"chair:{c}", table.chair[c] - 1
        if kind >= 0:
            guest, symbol = box.names["guests"][kind], box.names["guests"][kind]
            label = msg("cafe-piece", guest=guest_of(guest))
            if kind >= JOKER:
                nation = box.names["nations"][table.nation[c] - 1]
                symbol = f"{guest} badge-{nation}"
                label = msg("cafe-piece-joker", guest=guest_of(guest), nation=nation_of(nation))
            sprites.append(Sprite(spot, symbol, spot, 0, label))
        elif table.shut[c]:
            sprites.append(Sprite(spot, "closed", spot, 0, msg("cafe-piece-closed")))
    return sprites


def _at_bar(box: LoadedBox, table: Table) -> list[Sprite]:
    """Guests on their stools, and a ring around the next one."""
    sprites = [
        Sprite(f"stool:{i}", name, f"stool:{i}", 0, msg("cafe-piece", guest=guest_of(name)))
        for i, name in enumerate(box.names["guests"][table.bar[i] - 1] for i in range(table.bar_taken))
    ]
    if table.bar_taken < box.record.bar_places and table.phase != Phase.OVER:
        sprites.append(Sprite("next-stool", "next-stool", f"stool:{table.bar_taken}"))
    return sprites


def _in_tray(box: LoadedBox, table: Table, viewer: int, seat: int, area: int) -> list[Sprite]:
    """A seat's plate and guests; places that the seat has lost for good are struck off."""
    lit = "on-turn " if table.phase != Phase.OVER and table.turn == seat and table.phase != Phase.STARTER else ""
    sprites = [Sprite(f"plate:{area}", f"{lit}plate-{seat}", f"plate:{area}")]
    held = guests_of(table, seat, viewer)[: box.record.hand]
    for place, kind in enumerate(held):
        name = "hidden" if kind is None else box.names["guests"][kind]
        spot = hand_spot(area, place)
        sprites.append(Sprite(spot, name, spot, 0, msg("cafe-piece", guest=guest_of(name))))
    for place in range(max(table.limit[seat], len(held)), box.record.hand):
        sprites.append(Sprite(f"lost:{area}:{place}", "lost-place", hand_spot(area, place)))
    return sprites


def _panel(box: LoadedBox, table: Table) -> Panel:
    record, places = box.record, box.record.bar_places - table.bar_taken
    following: Message = msg("cafe-panel-full")
    if places:
        following = msg("cafe-panel-value", value=record.bar[table.bar_taken])
    return Panel(
        msg("cafe-panel-cafe"),
        [
            (msg("cafe-panel-bag"), f"{table.bag_left}"),
            (msg("cafe-panel-chairs"), f"{record.chairs - table.taken}"),
            (msg("cafe-panel-bar-left"), f"{places}"),
            (msg("cafe-panel-bar"), following),
        ],
    )


def _notes(box: LoadedBox, table: Table, seat: int, viewer: int) -> list[Message]:
    """What is said beside a seat's name: a hidden hand's size, a lowered limit, a joker that all have seen."""
    notes = []
    if None in guests_of(table, seat, viewer):
        notes.append(msg("cafe-note-hand", count=table.held[seat]))
    if table.limit[seat] < box.record.hand:
        notes.append(msg("cafe-note-limit", limit=table.limit[seat]))
    if any(table.shown[seat]):
        notes.append(msg("cafe-note-joker"))
    return notes


def paths(box: LoadedBox, table: Table, seat: int, number: int, action: Action) -> list[list[str]]:
    """The ways of spots that say an action; each of several equal guests in the hand begins one."""
    if isinstance(action, Regulars):
        return [[f"table:{box.names['tables'].index(action.table)}", action.sex]]
    if isinstance(action, Seat | Bar | Exchange):
        guest = action.guest
        then = ["bar"] if isinstance(action, Bar) else [f"chair:{action.chair - 1}"]
    elif isinstance(action, SeatJoker):
        guest, then = action.joker, [f"chair:{action.chair - 1}"]
        if " " in box.names["chair_nations"][action.chair - 1]:
            then.append(f"nation:{action.nation}")
    else:
        return [[str(action)]]
    kind = box.names["guests"].index(guest)
    return [[f"hand:{i}", *then] for i, held in enumerate(guests_of(table, seat, seat)) if held == kind]


def preview(box: LoadedBox, table: Table, seat: int, action: Action, points: int) -> Message | None:
    """What an action would score, and the price of a table where all are at home (D2)."""
    if isinstance(action, Seat | SeatJoker):
        full = _fills_with_own(box, table, action)
        if full:
            return msg("cafe-preview-limit", points=points, limit=max(0, table.limit[seat] - full))
        return msg("cafe-preview-points", points=points)
    if isinstance(action, Bar) or points:
        return msg("cafe-preview-points", points=points)
    return None


def _fills_with_own(box: LoadedBox, table: Table, action: Seat | SeatJoker) -> int:
    """How many tables the guest would fill with guests of the table's own nation."""
    record, full = box.record, 0
    nation = box.names["nations"].index(
        action.nation if isinstance(action, SeatJoker) else action.guest.rpartition("-")[0]
    )
    for k in range(2):
        t = record.chair_table[action.chair - 1, k] - 1
        if t >= 0 and record.table_nation[t] == nation and table.own[t] == CHAIRS_A_TABLE - 1:
            full += 1
    return full
