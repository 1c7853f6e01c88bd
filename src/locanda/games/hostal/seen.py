"""What a viewer sees of the inn, in the terms of the drawing; and how an event changes that.

Dawn is shown step by step: what is seen before it is changed by one event after another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from locanda.core.box import LoadedBox
from locanda.core.event import Event

from .box import FLOOR, RUG, SIDES
from .events import (
    Activated,
    Brought,
    DawnBroke,
    Declined,
    Duplicate,
    GotRest,
    MisfortuneRolled,
    Moved,
    NoEffect,
    Reformed,
    Removed,
    Repaired,
    Revealed,
    Rolled,
    Sedated,
    Suffered,
    Woke,
    Won,
    Worn,
)
from .table import LOBBY, MAX_BEDS, MAX_LAID, MAX_ROOMS, TOOLS, Phase, Table
from .wording import cards_in, spot_of

#: Phases between the first light and the next dusk.
DAWN = frozenset(range(Phase.DAWN, Phase.EVENING + 1))


@dataclass
class Guest:
    """A guest in a bed."""

    colour: int
    asleep: bool


@dataclass
class Lying:
    """A card in a room: its number from 1, 0 where the viewer does not know it; `up`: turned up for all."""

    colour: int
    card: int
    room: int
    up: bool
    spent: bool = False  #: it goes to its owner's pile without having had an effect


@dataclass
class Seen:
    """The inn and the table as a viewer sees them; rooms and colours from 0, `guests` by spot."""

    tiles: list[int]  #: by room, an index of the box
    reforms: list[int]  #: 1 + reform * 2 + side
    worth: list[list[int]]  #: by room, the beds' numbers
    rug: list[int]
    wear: list[int]
    guests: dict[int, list[Guest]]
    cards: list[Lying]
    score: list[int]
    unplayed: list[int]
    lobby: list[int]
    hand: list[int]  #: the viewer's own cards
    hands: list[int]
    decks: list[int]
    discards: list[list[int]]
    night: int
    first: int
    dawn: bool
    stage: tuple[int, int] | None  #: the card that is spoken of, from 1, and its colour
    die: int  #: the face of the misfortune die, 0 at rest
    players: int  #: colours from here on are the automata's
    gone: list[Lying] = field(default_factory=list)  #: resolved cards that still lie there for this step

    def total(self, room: int) -> int:
        """What a guest that rests in a room gets as things stand (D4)."""
        free = [worth for bed, worth in enumerate(self.worth[room]) if not self.guests.get(room * MAX_BEDS + bed)]
        return sum(free) + self.rug[room]

    def heap(self, room: int, colour: int) -> list[Lying]:
        """The cards of a colour in a room, in the order of laying."""
        return [lying for lying in self.cards if (lying.room, lying.colour) == (room, colour)]

    def old(self, room: int, colour: int) -> bool:
        """Whether the viewer knows all cards of a heap, so that a look at it shows nothing new (N5)."""
        return all(lying.card for lying in self.heap(room, colour))

    def beds_of(self, room: int, colour: int) -> list[int]:
        """The spots of a room where guests of a colour lie."""
        spots = range(room * MAX_BEDS, room * MAX_BEDS + len(self.worth[room]))
        return [spot for spot in spots if any(guest.colour == colour for guest in self.guests.get(spot, []))]


def rooms_of(table: Table) -> int:
    """How many rooms stand."""
    return sum(table.tile[room] > 0 for room in range(MAX_ROOMS))


def seen(box: LoadedBox, table: Table, viewer: int) -> Seen:
    """What a viewer sees whose censored table this is."""
    rooms, colours = range(rooms_of(table)), range(table.colours)
    tiles = [table.tile[room] - 1 for room in rooms]
    return Seen(
        tiles=tiles,
        reforms=[table.reform[room] for room in rooms],
        worth=[[table.worth[room, bed] for bed in range(box.record.beds[tiles[room]])] for room in rooms],
        rug=[table.rug[room] for room in rooms],
        wear=[table.wear[room] for room in rooms],
        guests=_guests(table),
        cards=_cards(table),
        score=[table.score[colour] for colour in colours],
        unplayed=[table.unplayed[colour] for colour in colours],
        lobby=[table.lobby[colour] for colour in colours],
        hand=cards_in(table.hand[viewer]) if viewer < table.players else [],
        hands=[table.hand_left[colour] for colour in colours],
        decks=[table.deck_left[colour] for colour in colours],
        discards=[cards_in(table.discard[colour]) for colour in colours],
        night=table.night,
        first=table.first,
        dawn=_dawns(table),
        stage=_stage(table, viewer),
        die=0,
        players=table.players,
    )


def _dawns(table: Table) -> bool:
    """Whether morning has broken: also while something of it is explained, and when the game is over."""
    phase = Phase(table.resume if table.phase == Phase.STOP else table.phase)
    return phase in DAWN or phase == Phase.OVER


def _stage(table: Table, viewer: int) -> tuple[int, int] | None:
    """The card that resolves; or the automata's card that the viewer is to lay (A3)."""
    if table.card:
        return table.card, table.owner - 1
    if viewer < table.players and table.dealt[viewer]:
        return table.dealt[viewer], table.colours - 1
    return None


def _guests(table: Table) -> dict[int, list[Guest]]:
    found: dict[int, list[Guest]] = {}
    for colour in range(table.colours):
        for room in range(MAX_ROOMS):
            for bed in range(MAX_BEDS):
                if not table.here[colour, room] >> bed & 1:
                    continue
                guests = [Guest(colour, bool(table.sedated[room] >> bed & 1))]
                guests += [Guest(colour, False)] * (table.twice[room] >> bed & 1)
                found[room * MAX_BEDS + bed] = guests
    return found


def _cards(table: Table) -> list[Lying]:
    """The cards in the rooms; a censored one has no number."""
    found = []
    for colour in range(table.colours):
        for k in range(MAX_LAID):
            if table.laid_room[colour, k]:
                up = bool(table.laid_seen[colour, k] >> table.players & 1)
                found.append(Lying(colour, table.laid[colour, k], table.laid_room[colour, k] - 1, up))
    return found


# ---- how an event changes it


def happen(box: LoadedBox, now: Seen, event: Event) -> None:
    """Changes what is seen by an event of Dawn or Day."""
    if isinstance(event, Won | GotRest | Suffered):
        now.score[event.seat] = event.score
    elif isinstance(event, Repaired | Worn):
        now.wear[event.room - 1] = event.wear
    elif isinstance(event, Rolled | MisfortuneRolled):
        now.die = event.face
    elif isinstance(event, Activated | Declined | NoEffect | Revealed | Duplicate):
        _happen_to_card(now, event)
    elif isinstance(event, Sedated | Brought | Moved | Removed):
        _happen_to_guest(now, event)
    else:
        _happen_by_day(box, now, event)


def settle(now: Seen) -> None:
    """The cards that were resolved go to their owners' piles, and the die comes to rest."""
    for lying in now.gone:
        now.cards = [other for other in now.cards if other is not lying]
        now.discards[lying.colour].append(lying.card)
    now.gone, now.die, now.stage = [], 0, None


def _happen_to_card(now: Seen, event: Activated | Declined | NoEffect | Revealed | Duplicate) -> None:
    heap = now.heap(event.room - 1, event.seat)
    if isinstance(event, Revealed):
        now.dawn = True
        hidden = [lying for lying in heap if not lying.up]
        known = [lying for lying in hidden if lying.card == event.card]
        for lying in (known or [each for each in hidden if not each.card])[:1]:
            lying.card, lying.up = event.card, True
        return
    if not isinstance(event, Duplicate):
        now.stage = (event.card, event.seat)
    if event.card != TOOLS + 1:
        for lying in [each for each in heap if each.card == event.card][:1]:
            lying.spent = not isinstance(event, Activated)
            now.gone += [lying] if lying not in now.gone else []


def _happen_to_guest(now: Seen, event: Sedated | Brought | Moved | Removed) -> None:
    guests = now.guests.get(spot_of(event.bed), [])
    awake = [guest for guest in guests if not guest.asleep]
    if isinstance(event, Removed) or not guests:
        return
    guest = (awake or guests)[0]
    if isinstance(event, Sedated):
        guest.asleep = True
        return
    guests.remove(guest)
    if not guests:
        del now.guests[spot_of(event.bed)]
    to = spot_of(event.into if isinstance(event, Brought) else event.where)
    if to == LOBBY:
        now.lobby[guest.colour] += 1
    else:
        now.guests.setdefault(to, []).append(guest)


def _happen_by_day(box: LoadedBox, now: Seen, event: Event) -> None:
    if isinstance(event, DawnBroke):
        now.dawn = True
    elif isinstance(event, Woke):
        _go_home(now)
    elif isinstance(event, Reformed):
        _reform(box, now, event)


def _go_home(now: Seen) -> None:
    """Guests return to their owners, the automata's to the Lobby (Y2, A1)."""
    homes = [now.unplayed if colour < now.players else now.lobby for colour in range(len(now.score))]
    for colour in range(now.players):
        now.unplayed[colour] += now.lobby[colour]
        now.lobby[colour] = 0
    for guests in now.guests.values():
        for guest in guests:
            homes[guest.colour][guest.colour] += 1
    now.guests = {}


def _reform(box: LoadedBox, now: Seen, event: Reformed) -> None:
    """The numbers of a room's middle row are replaced (Y3)."""
    record, room = box.record, event.room - 1
    side = 2 * box.names["reforms"].index(event.reform) + SIDES.index(event.side)
    tile = now.tiles[room]
    now.reforms[room] = 1 + side
    now.worth[room][record.left[tile] - 1] = record.strip[side, 0]
    now.rug[room] = record.strip[side, 1]
    now.worth[room][record.right[tile] - 1] = record.strip[side, 2]


def cells_of(box: LoadedBox, tile: int) -> tuple[str, ...]:
    """What is in the nine cells of a room board, as its plan says it."""
    return tuple(" ".join(box.data["room"][tile]["plan"]).split())


def bed_cells(box: LoadedBox, tile: int) -> Sequence[int]:
    """The cells of a room board's beds, in reading order."""
    return [i for i, what in enumerate(cells_of(box, tile)) if what not in (FLOOR, RUG)]


def bed_numbers(box: LoadedBox, tile: int) -> Sequence[int]:
    """The numbers printed on a room board's beds, in the same order."""
    cells = cells_of(box, tile)
    return [int(cells[i]) for i in bed_cells(box, tile)]
