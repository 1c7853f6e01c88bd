"""The house in units of its own: a Lobby and rooms on two floors, cut open; left and top edges are 0."""

from dataclasses import dataclass

from locanda.games.hostal.art.rooms import CELL_HIGH, HEIGHT, STRIP, WALL, WIDTH, cell

LOBBY = 190  #: width of the Lobby inside
OUTER, INNER, SLAB = 14, 10, 14  #: outer walls, walls between rooms, between the floors
ROOF, GROUND = 92, 26

Point = tuple[float, float]


@dataclass(frozen=True)
class Inn:
    """Where the rooms stand, as (floor, column) in the order of placing; the Lobby is floor 1, column 0."""

    rooms: tuple[tuple[int, int], ...]

    @property
    def all(self) -> set[tuple[int, int]]:
        """Rooms and Lobby."""
        return {*self.rooms, (1, 0)}

    @property
    def columns(self) -> int:
        """The last column."""
        return max(column for _, column in self.all)

    @property
    def floors(self) -> int:
        """The highest floor."""
        return max(floor for floor, _ in self.all)

    @property
    def first(self) -> float:
        """Width of the first column: the Lobby is narrow where nothing stands on it."""
        return WIDTH if any(column == 0 for _, column in self.rooms) else LOBBY

    def wide(self, column: int) -> float:
        """Width of a column inside."""
        return WIDTH if column else self.first

    @property
    def width(self) -> float:
        """Width from wall to wall."""
        return self.left(self.columns) + self.wide(self.columns) + OUTER

    @property
    def height(self) -> float:
        """Height from the top of the roof to the end of the ground."""
        return self.top(1) + HEIGHT + GROUND

    def left(self, column: int) -> float:
        """Left edge of a room; of the Lobby for column 0."""
        return OUTER + (self.first + INNER + (column - 1) * (WIDTH + INNER) if column else 0)

    def top(self, floor: int) -> float:
        """Upper edge of the rooms of a floor."""
        return ROOF + (self.floors - floor) * (HEIGHT + SLAB)

    def middle(self, room: int) -> Point:
        """Middle of a room."""
        floor, column = self.rooms[room]
        return self.left(column) + WIDTH / 2, self.top(floor) + HEIGHT / 2

    @property
    def lobby(self) -> Point:
        """Middle of the Lobby."""
        return OUTER + self.first / 2, self.top(1) + HEIGHT / 2

    def cell(self, room: int, index: int) -> Point:
        """Middle of a cell of a room."""
        x, y = self.middle(room)
        dx, dy = cell(index)
        return x + dx, y + dy

    def on_wall(self, room: int, dx: float) -> Point:
        """A place on a room's wall."""
        x, y = self.middle(room)
        return x + dx, y - HEIGHT / 2 + 28

    def strip(self, room: int) -> Point:
        """Middle of the floor where cards lie."""
        x, y = self.middle(room)
        return x, y - HEIGHT / 2 + WALL + 2 + 3 * CELL_HIGH + STRIP / 2

    def lobby_place(self, seat: int) -> Point:
        """Where the guests of a seat stand in the Lobby."""
        x, y = self.lobby
        row, column = divmod(seat, 2)
        return x + (-46, 46)[column], y - 54 + row * 88


def slots(seats: int) -> list[float]:
    """The middles of the seats' heaps of cards along a room's floor, seen from its middle."""
    wide = 284 / seats
    return [(i - (seats - 1) / 2) * wide for i in range(seats)]


def fan(seats: int, count: int) -> list[float]:
    """The middles of the cards of a heap, seen from the heap's."""
    step = min(40.0, (284 / seats - 42) / max(1, count - 1)) if count > 1 else 0
    return [(i - (count - 1) / 2) * step for i in range(count)]
