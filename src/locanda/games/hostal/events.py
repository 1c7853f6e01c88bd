"""The events of Hostil Hostal.  Points change by them alone (see `POINTS`).

`seat` and `owner` are colours: with two players seat 3 is the automata.  What an effect does comes after `Activated`.
"""

from __future__ import annotations

from dataclasses import dataclass

from locanda.core.action import Members, Number
from locanda.core.event import AMOUNT, SEAT, Event, EventKind, EventTable, private

from .actions import BED, CARD, REFORM, ROOM, SIDES, TILE, WHERE
from .table import FACES, Ending, Stop
from .what import What


@dataclass(frozen=True)
class Started(Event, template="seat {seat} starts", reveals=True):
    """The first player of the first night (S5)."""

    seat: int


@dataclass(frozen=True)
class RoomLaid(Event, template="room {room} is {tile}", reveals=True):
    """A room board was drawn (S1)."""

    room: int
    tile: str


@dataclass(frozen=True)
class WearRolled(Event, template="room {room} has wear {face}", reveals=True):
    """The wear die of a room was rolled (S2)."""

    room: int
    face: int


@dataclass(frozen=True)
class NightBegan(Event, template="night {night} begins"):
    """Dusk (K1)."""

    night: int


@dataclass(frozen=True)
class DeckRemade(Event, template="seat {seat} makes a new deck of {cards} discards"):
    """The deck had run out (K1)."""

    seat: int
    cards: int


@dataclass(frozen=True)
class Drew(Event, template="seat {seat} draws {card}", reveals=True):
    """A card was drawn, known to the owner alone (K1)."""

    seat: int
    card: int | None


@dataclass(frozen=True)
class CardLaid(Event, template="seat {seat} has {card} laid in {room}", reveals=True):
    """A card of the automata was laid at dusk, known to nobody (A2)."""

    seat: int
    card: int | None
    room: int


@dataclass(frozen=True)
class Placed(Event, template="seat {seat} places a guest of seat {owner} at {where}"):
    """A guest was placed (N1, A3)."""

    seat: int
    owner: int
    where: str


@dataclass(frozen=True)
class Played(Event, template="seat {seat} plays {card} in {room}"):
    """A card was laid face down (N2)."""

    seat: int
    card: int | None
    room: int


@dataclass(frozen=True)
class Discarded(Event, template="seat {seat} discards {card} to move {bed}", reveals=True):
    """A card was discarded to move the guest of a bed (N3)."""

    seat: int
    card: int
    bed: str


@dataclass(frozen=True)
class Moved(Event, template="a guest of seat {owner} goes from {bed} to {where}"):
    """A guest was moved (N3, A4), or went where its owner said (E3)."""

    owner: int
    bed: str
    where: str


@dataclass(frozen=True)
class Spied(Event, template="seat {seat} spies on seat {owner} in {room}"):
    """A point was paid for a look (N5)."""

    seat: int
    owner: int
    room: int


@dataclass(frozen=True)
class Saw(Event, template="seat {seat} sees {card} of seat {owner} in {room}", reveals=True):
    """What the look showed, a card at a time, known to the spy alone (N5)."""

    seat: int
    owner: int
    card: int | None
    room: int


@dataclass(frozen=True)
class Passed(Event, template="seat {seat} passes"):
    """A player passed (N4)."""

    seat: int


@dataclass(frozen=True)
class Done(Event, template="seat {seat} is done"):
    """A player said that the turn ends (N0)."""

    seat: int


@dataclass(frozen=True)
class Dealt(Event, template="seat {seat} gets {card} of the automata", reveals=True):
    """A card of the automata for a player, known to the player alone (A3)."""

    seat: int
    card: int | None


@dataclass(frozen=True)
class Chose(Event, template="seat {seat} lays the automata's card"):
    """A player chose a room for it; which one is shown when both have chosen (A3)."""

    seat: int


@dataclass(frozen=True)
class Shown(Event, template="seat {seat} shows {card} of the automata in {room}", reveals=True):
    """Both have chosen (A3)."""

    seat: int
    card: int
    room: int


@dataclass(frozen=True)
class DawnBroke(Event, template="dawn of night {night}"):
    """Every player passed in the same round (N6)."""

    night: int


@dataclass(frozen=True)
class Revealed(Event, template="{card} of seat {seat} lies in {room}", reveals=True):
    """A card was turned up (D1)."""

    seat: int
    card: int
    room: int


@dataclass(frozen=True)
class Duplicate(Event, template="{card} of seat {seat} in {room} is one of several"):
    """... and discarded (D1)."""

    seat: int
    card: int
    room: int


@dataclass(frozen=True)
class Activated(Event, template="seat {seat} activates {card} in {room}"):
    """An effect happens (D3); of several Mr. Tools in a room, once for each (E12)."""

    seat: int
    card: int
    room: int


@dataclass(frozen=True)
class Declined(Event, template="seat {seat} declines {card} in {room}"):
    """An effect does not happen (D3)."""

    seat: int
    card: int
    room: int


@dataclass(frozen=True)
class NoEffect(Event, template="{card} of seat {seat} in {room} does nothing"):
    """An effect cannot happen (D3)."""

    seat: int
    card: int
    room: int


@dataclass(frozen=True)
class Chosen(Event, template="seat {seat} chooses {bed}"):
    """The bed that an effect is about, or the wolf, where nothing else says it (E7, E9, E11)."""

    seat: int
    bed: str


@dataclass(frozen=True)
class Sedated(Event, template="a guest of seat {seat} sleeps at {bed}"):
    """A guest was flipped (E1)."""

    seat: int
    bed: str


@dataclass(frozen=True)
class Brought(Event, template="a guest of seat {seat} at {bed} joins the one at {into}"):
    """Two guests in one bed (E2)."""

    seat: int
    bed: str
    into: str


@dataclass(frozen=True)
class Removed(Event, template="seat {seat} removes a guest of seat {owner} from {bed}"):
    """Who has to go; where to comes in `Moved` (E3, A6)."""

    seat: int
    owner: int
    bed: str


@dataclass(frozen=True)
class Rolled(Event, template="a guest of seat {seat} at {bed} rolls {face}", reveals=True):
    """The misfortune die for a guest (E10, E11)."""

    seat: int
    bed: str
    face: int


@dataclass(frozen=True)
class GrrrRolled(Event, template="seat {seat} rolls {face}", reveals=True):
    """The misfortune die for the automata's Grrr (A6)."""

    seat: int
    face: int


@dataclass(frozen=True)
class Won(Event, template="seat {seat} has {points} more, {score} in all, from room {room}"):
    """Points won or lost (below 0) at once by the effect in a room, or by spying there (E1-E11, N5)."""

    seat: int
    points: int
    score: int
    room: int


@dataclass(frozen=True)
class Repaired(Event, template="room {room} is repaired by {points} to wear {wear}"):
    """Mr. Tools (E12)."""

    room: int
    points: int
    wear: int


@dataclass(frozen=True)
class Rested(Event, template="room {room} is worth {total}"):
    """The total of a room with guests that rest (D4)."""

    room: int
    total: int


@dataclass(frozen=True)
class GotRest(Event, template="seat {seat} rests in {room} with {guests} for {points}, {score} in all"):
    """The points that the track moved by (D4)."""

    seat: int
    room: int
    guests: int
    points: int
    score: int


@dataclass(frozen=True)
class MisfortuneRolled(Event, template="misfortune rolls {face}", reveals=True):
    """The misfortune die for all rooms, or for the next one (D5)."""

    face: int


@dataclass(frozen=True)
class Suffered(Event, template="seat {seat} suffers in {room} with {guests} for {points}, {score} in all"):
    """Misfortune; the points are below 0 (D5)."""

    seat: int
    room: int
    guests: int
    points: int
    score: int


@dataclass(frozen=True)
class Worn(Event, template="room {room} wears by {points} to {wear}"):
    """The wear die went down (Y1)."""

    room: int
    points: int
    wear: int


@dataclass(frozen=True)
class Woke(Event, template="the guests leave"):
    """Guests are back with their owners (Y2)."""


@dataclass(frozen=True)
class ReformDrawn(Event, template="reform {reform} comes to {room}", reveals=True):
    """A reform was drawn, or the room's own is laid anew (Y3)."""

    room: int
    reform: str


@dataclass(frozen=True)
class Reformed(Event, template="seat {seat} lays reform {reform} {side} in {room}"):
    """The side was picked (Y3)."""

    seat: int
    room: int
    reform: str
    side: str


@dataclass(frozen=True)
class Unused(Event, template="seat {seat} discards {card} unused", reveals=True):
    """A card left in hand (Y4)."""

    seat: int
    card: int


@dataclass(frozen=True)
class First(Event, template="seat {seat} is first"):
    """The first player of the next night (Y4)."""

    seat: int


@dataclass(frozen=True)
class Stopped(Event, template="stop: {stop}"):
    """Something is explained (G1); a card, if it is one, is `Table.taught`."""

    stop: str


@dataclass(frozen=True)
class Read(Event, template="seat {seat} goes on"):
    """A player has read it (G1)."""

    seat: int


@dataclass(frozen=True)
class Ended(Event, template="the game ends: {ending}"):
    """How the game ended (Z1)."""

    ending: str


FACE = Number("face", 1, FACES)

EVENTS = EventTable(
    EventKind(Started, seat=SEAT),
    EventKind(RoomLaid, room=ROOM, tile=TILE),
    EventKind(WearRolled, room=ROOM, face=FACE),
    EventKind(NightBegan, night=AMOUNT),
    EventKind(DeckRemade, seat=SEAT, cards=AMOUNT),
    EventKind(Drew, seat=SEAT, card=private(CARD)),
    EventKind(CardLaid, seat=SEAT, card=private(CARD), room=ROOM),
    EventKind(Placed, seat=SEAT, owner=SEAT, where=WHERE),
    EventKind(Played, seat=SEAT, card=private(CARD), room=ROOM),
    EventKind(Discarded, seat=SEAT, card=CARD, bed=BED),
    EventKind(Moved, owner=SEAT, bed=BED, where=WHERE),
    EventKind(Spied, seat=SEAT, owner=SEAT, room=ROOM),
    EventKind(Saw, seat=SEAT, owner=SEAT, card=private(CARD), room=ROOM),
    EventKind(Passed, seat=SEAT),
    EventKind(Done, seat=SEAT),
    EventKind(Dealt, seat=SEAT, card=private(CARD)),
    EventKind(Chose, seat=SEAT),
    EventKind(Shown, seat=SEAT, card=CARD, room=ROOM),
    EventKind(DawnBroke, night=AMOUNT),
    EventKind(Revealed, seat=SEAT, card=CARD, room=ROOM),
    EventKind(Duplicate, seat=SEAT, card=CARD, room=ROOM),
    EventKind(Activated, seat=SEAT, card=CARD, room=ROOM),
    EventKind(Declined, seat=SEAT, card=CARD, room=ROOM),
    EventKind(NoEffect, seat=SEAT, card=CARD, room=ROOM),
    EventKind(Chosen, seat=SEAT, bed=BED),
    EventKind(Sedated, seat=SEAT, bed=BED),
    EventKind(Brought, seat=SEAT, bed=BED, into=BED),
    EventKind(Removed, seat=SEAT, owner=SEAT, bed=BED),
    EventKind(Rolled, seat=SEAT, bed=BED, face=FACE),
    EventKind(GrrrRolled, seat=SEAT, face=FACE),
    EventKind(Won, seat=SEAT, points=AMOUNT, score=AMOUNT, room=ROOM),
    EventKind(Repaired, room=ROOM, points=AMOUNT, wear=AMOUNT),
    EventKind(Rested, room=ROOM, total=AMOUNT),
    EventKind(GotRest, seat=SEAT, room=ROOM, guests=AMOUNT, points=AMOUNT, score=AMOUNT),
    EventKind(MisfortuneRolled, face=FACE),
    EventKind(Suffered, seat=SEAT, room=ROOM, guests=AMOUNT, points=AMOUNT, score=AMOUNT),
    EventKind(Worn, room=ROOM, points=AMOUNT, wear=AMOUNT),
    EventKind(Woke),
    EventKind(ReformDrawn, room=ROOM, reform=REFORM),
    EventKind(Reformed, seat=SEAT, room=ROOM, reform=REFORM, side=SIDES),
    EventKind(Unused, seat=SEAT, card=CARD),
    EventKind(First, seat=SEAT),
    EventKind(Stopped, stop=Members("stop", Stop)),
    EventKind(Read, seat=SEAT),
    EventKind(Ended, ending=Members("ending", Ending)),
    numbers=What,
)

#: The events by which points change, with the field that says by how much.
POINTS: dict[type[Event], str] = {Won: "points", GotRest: "points", Suffered: "points"}
