"""What a table of Hostil Hostal looks like: the contract of `locanda.core.scene`, for one game.

Spots of the inn, by room (in the order of the plan) and cell (of nine, in reading order): ``room:<room>``,
``bed:<room>:<cell>``, ``pair:<room>:<cell>:<i>`` for two guests in one bed, ``total:…``, ``wear:…``,
``pile:<room>:<colour>`` with ``card:<room>:<colour>:<count>:<i>``, ``lobby``, ``lobby:<colour>``, ``night:<night>``,
``moon``, ``sun``. Around it: ``track:<points>``; a plate for each colour, the viewer's own first: ``plate:<area>``,
``sign:…``, ``lantern:…``, ``waits:<area>:<i>``, ``fan:…``, ``deck:…``, ``spent:…``; the viewer's hand
``holds:<i>`` and guests ``mine:<i>``; ``stage``, the card that is spoken of, and ``luck``, the die. Choices without a
place: ``look``, ``pass``, ``done``, ``activate``, ``decline``, ``read``, ``side:<reform>:<side>``.

How a person acts: one's own guest and a bed; a card and a room; a guest in a bed and the card to discard for it, then
where to; a heap of cards and `look`; else a bed, a room, the Lobby or a button.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from locanda.core.action import Action
from locanda.core.box import LoadedBox
from locanda.core.engine import engine_of
from locanda.core.scene import Frame, Panel, Static
from locanda.words import Message, msg

from .actions import Choose, Decline, Done, Go, Lay, Move, Pass, Place, Play, Read, Side, Spy, Use
from .art import cards, house, people, rooms, things
from .art.geometry import HAND, Plan, layouts
from .art.inn import Inn
from .art.palette import PAINT
from .board_text import text_board
from .box import SIDES, WIDTH
from .dawn import steps
from .motion import moves
from .options import Options, nights_of
from .panels import notes, panels
from .pieces import Table as Around
from .pieces import pieces, totals, worths
from .seen import bed_cells, cells_of, seen
from .table import AUTOMATA, LOBBY, MAX_BEDS, SPOTS, Phase, Table
from .telling import account, log, prompt
from .what import CHOOSE
from .wording import card_of, cards_in, name_of, room_of, spot_of

__all__ = [
    "account", "frame", "log", "moves", "news", "paths", "preview", "prompt", "static", "steps", "text_board",
]  # fmt: skip

Say = Callable[[Message | str], str]
#: In some languages a card's name stands in quotation marks, but not on the card.
QUOTES = "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}"
#: The choices without a place and without a value.
BUTTONS = {Pass: "pass", Done: "done", Use: "activate", Decline: "decline", Read: "read"}


def plan_of(box: LoadedBox, players: int, nights: int) -> Plan:
    """What the geometry needs to know."""
    rooms_here = tuple((floor, column) for floor, column in box.data["plan"][str(players)])
    cells = 1 + box.data["rulebook"]["track_flip"]
    return Plan(max(players, AUTOMATA + 1), Inn(rooms_here), nights, box.record.guests, cells)


def static(box: LoadedBox, options: Options, say: Say, seats: Sequence[str]) -> Static:
    """Symbols, board, geometry and names of places; `say` gives words in the reader's language."""
    plan = plan_of(box, len(seats), nights_of(box, options))
    names = [*seats, *(say(name_of(colour, seats)) for colour in range(len(seats), plan.seats))]
    tiles = [rooms.Tile(name, cells_of(box, i)) for i, name in enumerate(box.names["tiles"])]
    faces = [
        cards.Face(card["number"], say(card_of(card["number"])).strip(QUOTES), card["lock"], card["guest"])
        for card in box.data["card"]
    ]
    symbols = (
        rooms.room_symbols(tiles, worths(box))
        + rooms.door_symbols(len(plan.inn.rooms))
        + "".join(
            rooms.side_symbol(f"{i}-{side}", reform[side])
            for i, reform in enumerate(box.data["reform"])
            for side in SIDES
        )
        + people.guest_symbols(plan.seats)
        + cards.card_symbols(faces, plan.seats)
        + things.die_symbols()
        + things.total_symbols(totals(box))
        + things.plate_symbols(names)
        + things.pile_symbols(plan.seats)
        + things.marker_symbols(plan.seats)
        + things.heaven_symbols(plan.inn.width, plan.inn.height)
    )
    background = house.board(plan, say("hostal-title"), say("hostal-text-lobby"))
    icons = {f"side:{i}:{side}": f"side-{i}-{side}" for i in range(len(box.data["reform"])) for side in SIDES}
    labels = _labels(box, plan, seats)
    return Static(symbols, background, layouts(plan), icons, labels, "deck:0", PAINT.colours, ("room:", "holds:"))


def _labels(box: LoadedBox, plan: Plan, seats: Sequence[str]) -> dict[str, Message]:
    """The names of all places that can be pointed at, and of all choices."""
    labels = {f"holds:{i}": msg("hostal-spot-hand") for i in range(HAND)}
    labels |= {f"mine:{i}": msg("hostal-spot-stock") for i in range(plan.guests)}
    for room in range(len(plan.inn.rooms)):
        here = room_of(room)
        spots = [f"room:{room}", *(f"bed:{room}:{cell}" for cell in range(WIDTH**2))]
        labels |= {spot: msg("hostal-spot-room", room=here) for spot in spots}
        for colour in range(plan.seats):
            labels[f"pile:{room}:{colour}"] = msg("hostal-spot-pile", seat=name_of(colour, seats), room=here)
    labels["lobby"] = msg("hostal-spot-lobby")
    labels["look"] = msg("hostal-choice-look")
    labels |= {name: msg(f"hostal-choice-{kind.__name__.lower()}") for kind, name in BUTTONS.items()}
    for i, reform in enumerate(box.data["reform"]):
        for side in SIDES:
            left, rug, right = reform[side]
            label = msg("hostal-choice-side", side=side, left=left, rug=rug, right=right)
            labels[f"side:{i}:{side}"] = label
    return labels


def frame(box: LoadedBox, table: Table, viewer: int, options: Options, seats: Sequence[str]) -> Frame:
    """What lies where for a viewer whose censored table this is."""
    around = Around(box, seats, viewer, table.waiting, table.nights, _to_choose(box, table, viewer))
    return Frame(
        pieces(around, seen(box, table, viewer)),
        prompt(box, table, viewer, seats),
        panels(box, table, viewer, seats),
        notes(table),
        True,
    )


def _to_choose(box: LoadedBox, table: Table, viewer: int) -> list[int]:
    """The spots that the viewer's question about a guest or a bed can be answered with (E1-E3, E7, E9, E11, A6)."""
    if viewer >= table.players or not table.waiting >> viewer & 1:
        return []
    if table.phase not in (Phase.CARD, Phase.INTO, Phase.OUT):
        return []
    from . import game

    legal = engine_of(game).legal(box.record, table, viewer)
    return [action - CHOOSE for action in legal if CHOOSE <= action < CHOOSE + SPOTS]


def news(box: LoadedBox, table: Table, events: Sequence[object], viewer: int, seats: Sequence[str]) -> list[Panel]:
    """Nothing: Dawn is shown step by step."""
    return []


def paths(box: LoadedBox, table: Table, seat: int, number: int, action: Action) -> list[list[str]]:
    """The ways of spots that say an action."""
    if isinstance(action, Place):
        to = _at(box, table, spot_of(action.where))
        if table.phase == Phase.PUT:
            return [[to]]
        return [[f"mine:{i}", to] for i in range(table.unplayed[seat])]
    if isinstance(action, Play):
        return [[_holds(table, seat, action.card), f"room:{action.room - 1}"]]
    if isinstance(action, Move):
        return [[_at(box, table, spot_of(action.bed)), _holds(table, seat, action.card)]]
    if isinstance(action, Spy):
        return [[f"pile:{action.room - 1}:{action.seat - 1}", "look"]]
    if isinstance(action, Lay):
        return [[f"room:{action.room - 1}"]]
    if isinstance(action, Side):
        return [[f"side:{table.tile_drawn - 1}:{action.side}"]]
    if isinstance(action, Go | Choose):
        return [[_at(box, table, spot_of(action.where if isinstance(action, Go) else action.bed))]]
    return [[BUTTONS[type(action)]]]


def _holds(table: Table, seat: int, card: int) -> str:
    """The spot of a card in a seat's hand; of one that it does not hold, a spot beyond."""
    hand = cards_in(table.hand[seat])
    return f"holds:{hand.index(card)}" if card in hand else f"holds:{HAND}"


def _at(box: LoadedBox, table: Table, spot: int) -> str:
    """The spot of a bed or of the Lobby; of a bed that the room has not, a spot beyond."""
    room, bed = divmod(spot, MAX_BEDS)
    if spot == LOBBY:
        return "lobby"
    beds = bed_cells(box, table.tile[room] - 1) if table.tile[room] else []
    return f"bed:{room}:{beds[bed] if bed < len(beds) else WIDTH**2}"


def preview(box: LoadedBox, table: Table, seat: int, action: Action, points: int) -> Message | None:
    """What an action scores at once; on a bed that a guest could go to, what each of the room would rest for then."""
    if isinstance(action, Spy) and seen(box, table, seat).old(action.room - 1, action.seat - 1):
        return msg("hostal-preview-old", points=points)
    if not isinstance(action, Place | Go):
        return msg("hostal-preview-points", points=points) if points else None
    if spot_of(action.where) == LOBBY:
        return None
    room, bed = divmod(spot_of(action.where), MAX_BEDS)
    now = seen(box, table, seat)
    return msg("hostal-preview-rest", total=now.total(room) - now.worth[room][bed])
