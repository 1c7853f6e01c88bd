"""The actions of Hostil Hostal: dataclass, text and packed integer from one table."""

from __future__ import annotations

from dataclasses import dataclass

from locanda.core.action import Action, ActionTable, Domain, Kind, Named, Names, Number, Words
from locanda.core.errors import UnknownAction

from . import what
from .table import CARDS, FACES, MAX_BEDS, MAX_COLOURS, MAX_REFORMS, MAX_ROOMS, MAX_SEATS, MAX_TILES, SPOTS

IN_LOBBY = "lobby"


class Spot(Domain):
    """A bed, said as room and bed from 1 ("2-3"); with one value more, also the Lobby."""

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """The room in the order of the plan, the bed in reading order."""
        if not 0 <= value < self.size:
            raise UnknownAction(f"no {self.name} of value {value}: there are {self.size}")
        return IN_LOBBY if value == SPOTS else f"{value // MAX_BEDS + 1}-{value % MAX_BEDS + 1}"

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """The spot of a text."""
        if text == IN_LOBBY and self.size > SPOTS:
            return SPOTS
        room, dash, bed = text.partition("-")
        if not (dash and room.isdecimal() and bed.isdecimal()) or not (
            1 <= int(room) <= MAX_ROOMS and 1 <= int(bed) <= MAX_BEDS
        ):
            lobby = f", or {IN_LOBBY}" if self.size > SPOTS else ""
            raise UnknownAction(f"{self.name} {text!r}: room and bed from 1, as in 2-3{lobby}")
        return (int(room) - 1) * MAX_BEDS + int(bed) - 1


@dataclass(frozen=True)
class Place(Action, template="place at {where}"):
    """A guest is placed (N1, A3)."""

    where: str


@dataclass(frozen=True)
class Play(Action, template="play {card} in {room}"):
    """A card is laid face down (N2)."""

    card: int
    room: int


@dataclass(frozen=True)
class Move(Action, template="discard {card} to move {bed}"):
    """A card is discarded to move the guest of a bed (N3, A4)."""

    card: int
    bed: str


@dataclass(frozen=True)
class Go(Action, template="go to {where}"):
    """Where a guest goes (N3, E3)."""

    where: str


@dataclass(frozen=True)
class Spy(Action, template="spy on seat {seat} in {room}"):
    """A point for a look at the cards of a colour in a room (N5); the automata is the seat after the last."""

    seat: int
    room: int


@dataclass(frozen=True)
class Pass(Action, template="pass"):
    """Nothing (N4)."""


@dataclass(frozen=True)
class Done(Action, template="done"):
    """The turn ends (N0)."""


@dataclass(frozen=True)
class Lay(Action, template="lay in {room}"):
    """The room for the automata's card that one holds (A3)."""

    room: int


@dataclass(frozen=True)
class Use(Action, template="use"):
    """The card's effect happens (D3)."""


@dataclass(frozen=True)
class Decline(Action, template="decline"):
    """The card's effect does not happen (D3)."""


@dataclass(frozen=True)
class Choose(Action, template="choose {bed}"):
    """The guest or the bed that an effect is about (E1, E2, E3, E7, E9, E11, A6)."""

    bed: str


@dataclass(frozen=True)
class Side(Action, template="side {side}"):
    """The side of a reform (Y3)."""

    side: str


@dataclass(frozen=True)
class Read(Action, template="go on"):
    """What a stop explains has been read (G1)."""


@dataclass(frozen=True)
class Start(Action, template="start {seat}"):
    """Chance: the first player (S5)."""

    seat: int


@dataclass(frozen=True)
class Board(Action, template="room {tile}"):
    """Chance: the next room (S1)."""

    tile: str


@dataclass(frozen=True)
class Roll(Action, template="roll {face}"):
    """Chance: a die (S2, D5, E10, E11, A6)."""

    face: int


@dataclass(frozen=True)
class Draw(Action, template="draw {card}"):
    """Chance: the next card of a deck (K1, A2, A3)."""

    card: int


@dataclass(frozen=True)
class Pick(Action, template="pick {where}"):
    """Chance: what the automata chooses, of equally good choices (A6)."""

    where: str


@dataclass(frozen=True)
class Tile(Action, template="reform {reform}"):
    """Chance: the next reform (Y3)."""

    reform: str


@dataclass(frozen=True)
class Toss(Action, template="toss {side}"):
    """Chance: the side of a reform that the automata picks (A8)."""

    side: str


CARD = Number("card", 1, CARDS)
ROOM = Number("room", 1, MAX_ROOMS)
BED = Spot("bed", SPOTS)
WHERE = Spot("where", SPOTS + 1)
SIDES = Words("side", "A", "B")
TILE = Named("tile", "tiles", MAX_TILES)
REFORM = Named("reform", "reforms", MAX_REFORMS)

ACTIONS = ActionTable(
    Kind(Place, where=WHERE),
    Kind(Play, card=CARD, room=ROOM),
    Kind(Move, card=CARD, bed=BED),
    Kind(Go, where=WHERE),
    Kind(Spy, seat=Number("seat", 1, MAX_COLOURS), room=ROOM),
    Kind(Pass),
    Kind(Done),
    Kind(Lay, room=ROOM),
    Kind(Use),
    Kind(Decline),
    Kind(Choose, bed=BED),
    Kind(Side, side=SIDES),
    Kind(Read),
)
CHANCE = ActionTable(
    Kind(Start, seat=Number("seat", 1, MAX_SEATS)),
    Kind(Board, tile=TILE),
    Kind(Roll, face=Number("face", 1, FACES)),
    Kind(Draw, card=CARD),
    Kind(Pick, where=WHERE),
    Kind(Tile, reform=REFORM),
    Kind(Toss, side=SIDES),
)

BASES: dict[type[Action], int] = {
    Place: what.PLACE,
    Play: what.PLAY,
    Move: what.MOVE,
    Go: what.GO,
    Spy: what.SPY,
    Pass: what.PASS,
    Done: what.DONE,
    Lay: what.LAY,
    Use: what.USE,
    Decline: what.DECLINE,
    Choose: what.CHOOSE,
    Side: what.SIDE,
    Read: what.READ,
}
CHANCE_BASES: dict[type[Action], int] = {
    Start: what.START,
    Board: what.BOARD,
    Roll: what.ROLL,
    Draw: what.DRAW,
    Pick: what.PICK,
    Tile: what.TILE,
    Toss: what.TOSS,
}
if (
    any(ACTIONS.base(kind) != base for kind, base in BASES.items())
    or any(CHANCE.base(kind) != base for kind, base in CHANCE_BASES.items())
    or ACTIONS.size != what.ACTIONS
):
    raise TypeError("the actions' table and the numbers of the kernels differ")
