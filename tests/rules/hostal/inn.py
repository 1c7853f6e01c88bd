"""An inn in plain Python, made from a position and the box's text: the rules of Dawn written a second time.

Nothing here is taken from the kernels, so that the two can be held against each other.  Rooms, beds and seats count
from 0; a guest is a pair of its seat and whether it is sedated.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from locanda import Match

LOBBY = (-1, -1)
Spot = tuple[int, int]


@dataclass
class Room:
    """A room as it lies on the table; `cells` are (row, column) of its beds."""

    place: tuple[int, int]
    cells: list[tuple[int, int]]
    numbers: list[int]
    rug: int
    wear: int
    beds: list[list[tuple[int, bool]]]
    cards: dict[int, list[int]]

    def total(self) -> int:
        """Free beds and rug (D4)."""
        return self.rug + sum(n for n, guests in zip(self.numbers, self.beds, strict=True) if not guests)

    def guests(self) -> int:
        """All guests, sedated or not (Y1)."""
        return sum(map(len, self.beds))

    def awake(self, seat: int) -> int:
        """The awake guests of a seat."""
        return sum(guest == (seat, False) for bed in self.beds for guest in bed)

    def here(self, seat: int) -> bool:
        """Whether the guest icon of a card is met (D3)."""
        return any(owner == seat for bed in self.beds for owner, _ in bed)

    def next_to(self, bed: int) -> list[int]:
        """The beds whose cells share an edge with that of a bed."""
        row, column = self.cells[bed]
        return [b for b, (r, c) in enumerate(self.cells) if abs(r - row) + abs(c - column) == 1]


@dataclass
class Inn:
    """The whole inn.  `seats` counts the automata, `people` does not."""

    people: int
    seats: int
    first: int
    rooms: list[Room]
    scores: list[int]
    lobby: list[int] = field(default_factory=list)

    def copy(self) -> Inn:
        """Another one just like it."""
        return copy.deepcopy(self)

    def order(self) -> list[int]:
        """The seats from the first player on, the automata last (A8)."""
        clockwise = [(self.first + k) % self.people for k in range(self.people)]
        return clockwise + list(range(self.people, self.seats))

    def beds(self) -> Iterator[Spot]:
        """Every bed of the inn."""
        for r, room in enumerate(self.rooms):
            for b in range(len(room.beds)):
                yield r, b

    def free(self, but: int = -1) -> list[Spot]:
        """Free beds, those of one room left out."""
        return [(r, b) for r, b in self.beds() if r != but and not self.rooms[r].beds[b]]

    def of(self, seat: int, room: int = -1) -> list[Spot]:
        """Beds with an awake guest of a seat, in the whole inn or a room."""
        return [(r, b) for r, b in self.beds() if room in (-1, r) and (seat, False) in self.rooms[r].beds[b]]

    def near(self, room: int, below: bool) -> list[int]:
        """The room and its neighbours: the one below (E4), or all that share a wall or a floor with it (E5)."""
        floor, column = self.rooms[room].place
        found = []
        for r, other in enumerate(self.rooms):
            f, c = other.place
            under = c == column and floor - f == 1
            beside = abs(f - floor) + abs(c - column) == 1
            if r == room or (under if below else beside):
                found.append(r)
        return found

    def gain(self, seat: int, points: int) -> None:
        """Points at once, never below 0 (S6)."""
        self.scores[seat] = max(0, self.scores[seat] + points)

    def hit(self, room: int, points: int, spared: Iterable[int] = (), beds: Iterable[int] | None = None) -> None:
        """Every awake guest in a room, or in some of its beds, costs its owner points."""
        for b, bed in enumerate(self.rooms[room].beds):
            if beds is None or b in beds:
                for owner, asleep in bed:
                    if not asleep and owner not in spared:
                        self.gain(owner, -points)

    def move(self, seat: int, source: Spot, to: Spot) -> None:
        """An awake guest goes elsewhere."""
        self.rooms[source[0]].beds[source[1]].remove((seat, False))
        if to == LOBBY:
            self.lobby[seat] += 1
        else:
            self.rooms[to[0]].beds[to[1]].append((seat, False))

    def rest(self) -> list[int]:
        """What each seat would gain in D4 as things stand, S6 disregarded."""
        return [sum(room.total() * room.awake(seat) for room in self.rooms) for seat in range(self.seats)]

    def last(self) -> list[int]:
        """The seats that are behind on the track (E8)."""
        return [seat for seat in range(self.seats) if self.scores[seat] == min(self.scores)]


def left_of_duplicates(cards: dict[int, list[int]]) -> dict[int, list[int]]:
    """The cards of a room that stay after D1."""
    lying = [card for own in cards.values() for card in own]
    return {seat: [card for card in own if card == 12 or lying.count(card) == 1] for seat, own in cards.items()}


def costs(before: Inn, after: Inn) -> tuple[int, bool]:
    """What an automata's choice costs the players: in total, and whether it costs both (A6)."""
    lost = []
    for seat in range(before.people):
        now = before.scores[seat] - after.scores[seat]
        lost.append(now + before.rest()[seat] - after.rest()[seat])
    return sum(lost), min(lost) > 0


def worst(before: Inn, choices: dict[Any, Inn]) -> set[Any]:
    """The choices that cost the players most; of those, the ones that cost both (A6)."""
    cost = {choice: costs(before, after) for choice, after in choices.items()}
    most = max(cost.values())
    return {choice for choice, value in cost.items() if value == most}


def moved(inn: Inn, seat: int, source: Spot, to: Spot) -> Inn:
    """The inn after a move."""
    other = inn.copy()
    other.move(seat, source, to)
    return other


def two_for_one(inn: Inn, seat: int, room: int) -> set[tuple[Spot, Spot]]:
    """Where the automata's 2x1 may bring whom: (from, to) (A6)."""
    numbers = {spot: inn.rooms[spot[0]].numbers[spot[1]] for spot in inn.beds()}
    own = [(room, b) for b, bed in enumerate(inn.rooms[room].beds) if any(owner == seat for owner, _ in bed)]
    best = [spot for spot in own if numbers[spot] == max(map(numbers.get, own), default=None)]  # type: ignore[type-var]
    choices = {}
    for to in best:
        sources = [spot for spot in inn.of(seat) if spot != to]
        for source in sources:
            if numbers[source] == min(numbers[spot] for spot in sources):
                choices[source, to] = moved(inn, seat, source, to)
    return worst(inn, choices) if choices else set()


def sniff(inn: Inn, seat: int, room: int) -> set[int]:
    """Which of its beds the automata's Sniff starts from (A6)."""
    choices = {}
    for b, bed in enumerate(inn.rooms[room].beds):
        if any(owner == seat for owner, _ in bed):
            choices[b] = inn.copy()
            for other in inn.rooms[room].next_to(b):
                for owner, asleep in bed_of(inn, room, other):
                    choices[b].scores[owner] -= not asleep
    return worst(inn, choices)


def bed_of(inn: Inn, room: int, bed: int) -> list[tuple[int, bool]]:
    """The guests in a bed."""
    return inn.rooms[room].beds[bed]


def shown_out(inn: Inn, seat: int, source: Spot) -> set[Spot]:
    """Where an automata guest goes that a player's Grrr has removed (A6)."""
    gone = moved(inn, seat, source, LOBBY)
    choices = {LOBBY: gone}
    for r, b in inn.free(but=source[0]):
        choices[r, b] = gone.copy()
        choices[r, b].rooms[r].beds[b].append((seat, False))
    return worst(gone, choices)


def printed(data: dict[str, Any], tile: str, reform: str) -> tuple[dict[tuple[int, int], int], int]:
    """What a room says: its beds' numbers by (row, column), in reading order, and its rug; a reform covers a row."""
    board = next(room for room in data["room"] if room["name"] == tile)
    middle: dict[int, int] = {}
    if reform:
        strip = next(one for one in data["reform"] if str(one["id"]) == reform[:-1])
        middle = dict(enumerate(strip[reform[-1]]))
    numbers, rug = {}, board["rug"]
    for row, line in enumerate(board["plan"]):
        for column, sign in enumerate(line.split()):
            if sign == "r":
                rug = middle.get(column, rug)
            elif sign != ".":
                numbers[row, column] = middle.get(column, int(sign)) if row == 1 else int(sign)
    return numbers, rug


def _room(data: dict[str, Any], typed: dict[str, Any], place: list[int], cards: dict[int, list[int]]) -> Room:
    numbers, rug = printed(data, typed["tile"], typed.get("reform", ""))
    beds = [_guests(text) for text in typed["beds"]]
    return Room((place[0], place[1]), list(numbers), list(numbers.values()), rug, typed["wear"], beds, cards)


def _guests(text: str) -> list[tuple[int, bool]]:
    """The guests that a text like `22*` says."""
    return [(int(sign) - 1, text[i + 1 : i + 2] == "*") for i, sign in enumerate(text) if sign != "*"]


def inn_of(match: Match) -> Inn:
    """The inn of a match."""
    data = match.game.position.dump(match.box, match.table)
    seats = data["seats"]
    plan = match.box.data["plan"][str(match.players)]
    rooms = []
    for n, (room, place) in enumerate(zip(data["rooms"], plan, strict=True)):
        lying = [[text.split() for text in seat.get("laid", []) if text] for seat in seats]
        cards = {who: [int(w[0]) for w in own if int(w[2]) == n + 1] for who, own in enumerate(lying)}
        rooms.append(_room(match.box.data, room, place, cards))
    scores = [seat["score"] for seat in seats]
    return Inn(
        match.players, len(seats), data.get("first", 1) - 1, rooms, scores, [seat.get("lobby", 0) for seat in seats]
    )
