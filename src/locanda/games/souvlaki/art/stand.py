"""A shop's place in the street, in units of its own: the front with its sign, and the pavement with the queue.

The viewer's place is full, the others' are compact. Across the front: the seat's shape, the sign, money, fame; the
queue goes from the door at the left to the right.
"""

from dataclasses import dataclass

Point = tuple[float, float]
#: Sets of places for a queue, by the longest one that they are for: a longer queue is drawn smaller.
QUEUES = (6, 9, 14)


@dataclass(frozen=True)
class Stand:
    """The place of a shop, full or compact."""

    full: bool

    @property
    def size(self) -> str:
        """The word for it in symbols' names."""
        return "full" if self.full else "compact"

    @property
    def width(self) -> float:
        """Width."""
        return 1000 if self.full else 500

    @property
    def front(self) -> float:
        """Height of the front."""
        return 132 if self.full else 82

    @property
    def height(self) -> float:
        """Height with the pavement."""
        return 392 if self.full else 216

    @property
    def emblem(self) -> tuple[float, float, float]:
        """Middle and radius of the seat's shape."""
        return (56, 50, 34) if self.full else (31, 30, 19)

    @property
    def sign(self) -> tuple[float, float, float, float]:
        """The signboard: left, top, width, height."""
        return (108, 10, 480, 72) if self.full else (60, 6, 254, 44)

    @property
    def name(self) -> tuple[float, float, float, float]:
        """The plate with the player's name."""
        return (108, 85, 480, 30) if self.full else (60, 51, 254, 20)

    @property
    def money(self) -> tuple[float, float, float]:
        """Middle and scale of the plate for money."""
        return (700, 46, 1.1) if self.full else (360, 28, 0.6)

    @property
    def fame(self) -> tuple[float, float, float]:
        """The same for fame."""
        return (890, 46, 1.1) if self.full else (452, 28, 0.6)

    def earned(self, fame: bool) -> tuple[float, float, float]:
        """Where money or fame that comes in rises from: under its plate, whose number must stay legible.

        The plates of a compact place are too close for two such texts beside each other, and too near to the edge.
        """
        x, _, scale = self.fame if fame else self.money
        if self.full:
            return x, self.front + 48, scale
        return x - 20, self.front + (94 if fame else 48), scale

    def tag(self, place: int) -> tuple[float, float, float]:
        """Middle and scale of the tags under money and fame: food cards, event cards, loans, effects."""
        return (660 + 96 * place, 103, 0.95) if self.full else (346 + 52 * place, 62, 0.56)

    def queue(self, most: int, place: int) -> tuple[float, float, float]:
        """Middle and scale of a customer in a queue of at most so many."""
        pitch = (self.width - 8) / most
        scale = min(1.44 if self.full else 0.75, pitch / 107)
        return 4 + (place + 0.5) * pitch, (self.front + self.height) / 2 + (1 if self.full else 2), scale


def set_for(count: int, sets: tuple[int, ...]) -> int:
    """The smallest of the sets that has room for so many, else the largest."""
    return next((most for most in sets if most >= count), sets[-1])
