"""A hotel's mat: where everything lies on it, in units of its own; the viewer's is full, the others' are compact.

Across: the rooms' doors, seven days, and the nights of the next week beside the mat. Down: the awning with the name,
prices, rooms; then on a full mat the roster of three departments day by day and the till, on a compact one both in one
strip.
"""

from dataclasses import dataclass

from locanda.games.boutique.art.marks import CELL

DAYS = 7
PAD = 14
DOOR, DAY, LATER, GAP = 92, 97, 73, 6  #: widths: door, day, night of the next week; between the weeks
DUTY = 58  #: height of a line of the roster
DEPARTMENTS = 3

Point = tuple[float, float]


@dataclass(frozen=True)
class Mat:
    """A mat of so many rows for rooms and so many nights beside the week."""

    full: bool
    rooms: int
    later: int

    @property
    def nights(self) -> int:
        """Columns of nights."""
        return DAYS + self.later

    @property
    def width(self) -> float:
        """Width of the mat."""
        return self.later_left + self.later_width + PAD

    @property
    def days_left(self) -> float:
        """Left edge of Monday."""
        return PAD + DOOR

    @property
    def later_left(self) -> float:
        """Left edge of the next week."""
        return self.days_left + DAYS * DAY + GAP

    @property
    def later_width(self) -> float:
        """Width of the next week; there is always room for the staff dice under it."""
        return max(2, self.later) * LATER

    @property
    def head(self) -> float:
        """Height of the awning."""
        return 106 if self.full else 126

    @property
    def sign(self) -> tuple[float, float]:
        """Top and height of the signboard on the awning."""
        return (10, 66) if self.full else (10, 84)

    @property
    def rows_top(self) -> float:
        """Top of the first room."""
        return self.head + (132 if self.full else 128)

    @property
    def rows_end(self) -> float:
        """End of the last room."""
        return self.rows_top + self.rooms * CELL

    @property
    def strip_top(self) -> float:
        """Top of the strip below the rooms (and the roster)."""
        return self.rows_end + 10 + (DEPARTMENTS * DUTY + 8 if self.full else 0)

    @property
    def strip(self) -> float:
        """Height of that strip."""
        return 128 if self.full else 126

    @property
    def height(self) -> float:
        """Height of the mat."""
        return self.strip_top + self.strip + PAD

    def night(self, room: int, night: int) -> Point:
        """Middle of a cell."""
        return self.night_x(night), self.rows_top + (room + 0.5) * CELL

    def night_x(self, night: int) -> float:
        """Middle of a column of nights."""
        if night < DAYS:
            return self.days_left + (night + 0.5) * DAY
        return self.later_left + (night - DAYS + 0.5) * LATER

    def door(self, room: int) -> Point:
        """Middle of a room's door."""
        return PAD + DOOR / 2, self.rows_top + (room + 0.5) * CELL

    def die(self, die: int) -> Point:
        """Middle of a price die: the days, then breakfast, which lies over the doors."""
        x = self.night_x(die) if die < DAYS else PAD + DOOR / 2
        return x, self.rows_top - 48

    @property
    def heading(self) -> float:
        """Middle line of the days' names."""
        return self.rows_top - 106

    def duty(self, department: int) -> float:
        """Middle line of a department in the roster of a full mat."""
        return self.rows_end + 12 + (department + 0.5) * DUTY

    def desk(self, department: int) -> Point:
        """Where a department's symbol stands on a compact mat."""
        left = self.width - PAD - 16 - (DEPARTMENTS - department) * 190
        return left + 34, self.strip_top + self.strip / 2

    def need(self, department: int) -> Point:
        """Middle of the tag with a department's need."""
        if self.full:
            return self.later_left + 40, self.duty(department)
        x, y = self.desk(department)
        return x + 56, y + 14

    def staff(self, department: int) -> Point:
        """Middle of a staff die."""
        if self.full:
            return self.later_left + self.later_width - 44, self.duty(department)
        x, y = self.desk(department)
        return x + 122, y

    @property
    def offer(self) -> Point:
        """Middle of the tag with a price for the guests, or of the sign why there is none."""
        return self.later_left + self.later_width / 2, self.head + (50 if self.full else 62)

    @property
    def emblem(self) -> Point:
        """Middle of the seat's shape on the signboard."""
        top, height = self.sign
        return PAD + 44, top + height / 2

    def on_sign(self, from_right: float) -> Point:
        """A place on the signboard."""
        top, height = self.sign
        return self.width - from_right, top + height / 2

    @property
    def money(self) -> Point:
        """Middle of the plate with the hotel's money."""
        y = self.strip_top + self.strip / 2
        return (self.width - PAD - 132, y) if self.full else (PAD + 186, y)

    @property
    def earned(self) -> Point:
        """Where money that comes in or is paid rises from: beside the plate, or over it, so that the sum is legible."""
        x, y = self.money
        return (x - 240, y) if self.full else (x, y - 150)

    def note(self, pile: int) -> Point:
        """Middle of a pile of notes on a full mat."""
        return PAD + 84 + pile * 142, self.strip_top + self.strip / 2 + 2
