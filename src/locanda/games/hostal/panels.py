"""Facts beside the board: the night, what the rooms are worth, the cards that one knows, discards; notes at names."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.scene import Panel
from locanda.words import Message, msg

from .box import SIDES, WIDTH
from .rules.rest import FIXED_TWO, ONE_ROLL
from .seen import DAWN, Seen, seen
from .table import MAX_BEDS, Phase, Stop, Table
from .wording import effect_of, name_of, numbered, one_after_another, room_of, whole_card

Row = tuple[Message, Message | str]


def panels(box: LoadedBox, table: Table, viewer: int, seats: Sequence[str]) -> list[Panel]:
    """The panels of a frame; those that say nothing now are left out."""
    now = seen(box, table, viewer)
    found = [
        *taught(box, table),
        *_reform(box, table),
        _night(table, now, seats),
        _rooms(now),
        *([_rest(now, seats)] if _to_rest(table) else []),
        _known(now, seats),
        _effects(box, now),
        _discards(now, seats),
    ]
    return [panel for panel in found if panel.rows]


def taught(box: LoadedBox, table: Table) -> list[Panel]:
    """What a stop explains (G1), as long as it is the last that was explained."""
    if not table.teaching or table.stop == Stop.NONE or table.phase == Phase.OVER:
        return []
    return [Panel(_about(table), [(msg("hostal-panel-taught"), stop_of(box, table))])]


def _reform(box: LoadedBox, table: Table) -> list[Panel]:
    """Both sides of the reform whose side is asked (Y3)."""
    if table.phase != Phase.SIDE:
        return []
    rows: list[Row] = []
    for side, name in enumerate(SIDES):
        left, rug, right = (box.record.strip[2 * (table.tile_drawn - 1) + side, i] for i in range(WIDTH))
        strip = msg("hostal-panel-strip", left=left, rug=rug, right=right)
        rows.append((msg("hostal-panel-side", side=name), strip))
    return [Panel(msg("hostal-panel-reform", room=room_of(table.room - 1)), rows)]


def _about(table: Table) -> Message:
    """What the explanation is about."""
    if table.stop == Stop.CARD:
        return numbered(table.taught)
    return msg(f"hostal-phase-{phase_of(table)}")


def stop_of(box: LoadedBox, table: Table) -> Message:
    """The text of the present stop."""
    stop = Stop(table.stop)
    if stop == Stop.CARD:
        return whole_card(box, table.taught)
    if stop == Stop.MISFORTUNE and table.misfortune != ONE_ROLL:
        return msg(f"hostal-stop-misfortune-{'fixed' if table.misfortune == FIXED_TWO else 'rooms'}")
    return msg(f"hostal-stop-{stop.name.lower()}")


def phase_of(table: Table) -> str:
    """The phase of the round as the rulebook names it."""
    phase = Phase(table.resume if table.phase == Phase.STOP else table.phase)
    if phase == Phase.OVER:
        return "over"
    if phase in (Phase.DEAL, Phase.LAY, Phase.PUT):
        return "automata"
    if phase in DAWN:
        return "day" if phase >= Phase.DAY else "dawn"
    return "night" if phase >= Phase.ROUND else "dusk"


def _night(table: Table, now: Seen, seats: Sequence[str]) -> Panel:
    rows: list[Row] = [(msg("hostal-panel-phase"), msg(f"hostal-phase-{phase_of(table)}"))]
    if table.phase > Phase.WEAR or table.phase == Phase.OVER:
        rows.append((msg("hostal-panel-first"), seats[now.first]))
    for colour in range(len(seats), len(now.score)):
        rows.append((msg("hostal-panel-seat", seat=name_of(colour, seats)), f"{now.score[colour]}"))
    return Panel(msg("hostal-panel-night", night=table.night + 1, nights=table.nights), rows)


def _rooms(now: Seen) -> Panel:
    """What a guest gets in each room as things stand, and the rooms' wear."""
    rows: list[Row] = [
        (
            msg("hostal-panel-room", room=room_of(room)),
            msg("hostal-panel-total", total=now.total(room), wear=now.wear[room]),
        )
        for room in range(len(now.tiles))
    ]
    return Panel(msg("hostal-panel-rooms"), rows)


def _to_rest(table: Table) -> bool:
    """Whether the guests have yet to rest."""
    phase = Phase(table.resume if table.phase == Phase.STOP else table.phase)
    return phase != Phase.OVER and phase <= Phase.REST


def _rest(now: Seen, seats: Sequence[str]) -> Panel:
    """What each would get if they rested now (D4); nothing where no guest lies."""
    rows: list[Row] = []
    for colour in range(len(now.score)):
        points = 0
        for spot, guests in now.guests.items():
            awake = sum(guest.colour == colour and not guest.asleep for guest in guests)
            points += awake * now.total(spot // MAX_BEDS)
        label = msg("hostal-panel-seat", seat=name_of(colour, seats))
        rows.append((label, msg("hostal-panel-points", points=points)))
    return Panel(msg("hostal-panel-rest"), rows if now.guests else [])


def _known(now: Seen, seats: Sequence[str]) -> Panel:
    """The cards in the rooms whose faces the viewer knows while they lie face down."""
    rows: list[Row] = []
    for room in range(len(now.tiles)):
        for colour in range(len(now.score)):
            cards = [lying.card for lying in now.heap(room, colour) if lying.card and not lying.up]
            if cards:
                label = msg("hostal-panel-known-in", seat=name_of(colour, seats), room=room_of(room))
                rows.append((label, one_after_another([numbered(card) for card in cards], "hostal-panel-list")))
    return Panel(msg("hostal-panel-known"), rows)


def _effects(box: LoadedBox, now: Seen) -> Panel:
    """What the cards do that the viewer holds or knows face down, and the one that is spoken of."""
    cards = {*now.hand, *(lying.card for lying in now.cards if lying.card and not lying.up)}
    if now.stage is not None:
        cards.add(now.stage[0])
    rows: list[Row] = [(numbered(card), effect_of(box, card)) for card in sorted(cards)]
    return Panel(msg("hostal-panel-effects"), rows)


def _discards(now: Seen, seats: Sequence[str]) -> Panel:
    rows: list[Row] = [
        (msg("hostal-panel-seat", seat=name_of(colour, seats)), ", ".join(map(str, sorted(pile))))
        for colour, pile in enumerate(now.discards)
        if pile
    ]
    return Panel(msg("hostal-panel-discards"), rows)


def notes(table: Table) -> list[list[Message]]:
    """What is said beside each seat's name."""
    return [_notes_of(table, seat) for seat in range(table.players)]


def _notes_of(table: Table, seat: int) -> list[Message]:
    said = [msg("hostal-note-first")] if seat == table.first and table.phase > Phase.WEAR else []
    if phase_of(table) in ("dusk", "night", "automata"):
        said.append(msg("hostal-note-hand", count=table.hand_left[seat]))
        if table.unplayed[seat]:
            said.append(msg("hostal-note-placed", count=table.unplayed[seat]))
    if table.phase == Phase.STOP and not table.waiting >> seat & 1:
        said.append(msg("hostal-note-read"))
    return said
