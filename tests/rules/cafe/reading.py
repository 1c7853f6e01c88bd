"""The rules of a turn once more, read plainly from rules.md: slow, in words, and sharing no code with the kernels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from locanda.core.box import LoadedBox
from locanda.core.match import Match

SEXES = ("lady", "gentleman")
#: Ladies and gentlemen at a table: nobody, somebody alone, and the four mixes of T6.
MIXES = {(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2)}


def sex_of(guest: str) -> str:
    """Of an ordinary guest or a joker."""
    return next(sex for sex in SEXES if sex in guest.split("-"))


def is_joker(guest: str) -> bool:
    """Whether it may be of any nation."""
    return guest.endswith("-joker")


class Board:
    """Which tables a chair belongs to, in the words of the box; the map is read anew from its text (C1)."""

    def __init__(self, box: LoadedBox) -> None:
        board = box.data["board"]
        cells = [line.split() for line in board["map"].strip("\n").split("\n")]
        self.of_chair: dict[int, list[str]] = {}
        names: dict[tuple[int, int], str] = {}
        for row, line in enumerate(cells):
            for column, sign in enumerate(line):
                if sign in board["nations"]:
                    nation = board["nations"][sign]
                    names[row, column] = f"{nation}-{1 + sum(name.startswith(nation) for name in names.values())}"
        for row, line in enumerate(cells):
            for column, sign in enumerate(line):
                if sign == "o":
                    beside = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
                    self.of_chair[len(self.of_chair) + 1] = [names[cell] for cell in beside if cell in names]

    def nations(self, chair: int) -> list[str]:
        """The nations of a chair's tables, each once."""
        return list(dict.fromkeys(table.split("-")[0] for table in self.of_chair[chair]))

    def chairs(self, table: str) -> list[int]:
        """The chairs of a table."""
        return [chair for chair, tables in self.of_chair.items() if table in tables]


@dataclass(frozen=True)
class Café:
    """Who sits where, as (nation, sex) by chair; closed chairs; the hand of the player whose turn it is."""

    board: Board
    sitting: dict[int, tuple[str, str]]
    closed: frozenset[int]
    hand: tuple[str, ...]

    def at(self, table: str) -> list[tuple[str, str]]:
        """The guests at a table."""
        return [self.sitting[chair] for chair in self.board.chairs(table) if chair in self.sitting]

    def balanced(self, table: str) -> bool:
        """Whether its mix may arise (T6); one guest alone is for T8."""
        sexes = [sex for _, sex in self.at(table)]
        return (sexes.count("lady"), sexes.count("gentleman")) in MIXES

    def group(self, chair: int) -> bool:
        """Whether whoever sits there has company at a table of the chair."""
        return any(len(self.at(table)) >= 2 for table in self.board.of_chair[chair])

    def seated(self, guest: str, chair: int, but: str = "") -> Café | None:
        """The café after this guest sat down; None where T4, T5 or T6 forbids it (T6 not at the table `but`)."""
        nations = self.board.nations(chair)
        nation = nations[0] if is_joker(guest) else guest.split("-")[0]
        if chair in self.sitting or chair in self.closed or nation not in nations:
            return None
        hand = list(self.hand)
        hand.remove(guest)
        after = replace(self, sitting=self.sitting | {chair: (nation, sex_of(guest))}, hand=tuple(hand))
        return after if all(after.balanced(table) for table in self.board.of_chair[chair] if table != but) else None

    def points(self, chair: int, nation: str, table: str) -> int:
        """What a guest counted as of `nation` who has just sat down scores at a table of the chair (P1)."""
        guests = [seen for at, (seen, _) in self.sitting.items() if table in self.board.of_chair[at] and at != chair]
        base = {1: 0, 2: 2, 3: 3, 4: 4}[len(guests) + 1]
        return 2 * base if {nation, *guests} == {table.split("-")[0]} else base


def said(guest: str, chair: int, board: Board) -> Iterator[str]:
    """The texts of seating a guest: a joker's nation is named (P3)."""
    if is_joker(guest):
        yield from (f"seat {guest} as {nation} at {chair}" for nation in board.nations(chair))
    else:
        yield f"seat {guest} at {chair}"


def café(match: Match) -> Café:
    """The café as the player whose turn it is sees it."""
    seat = min(match.to_act)
    view = match.view(seat)
    sitting = {one.chair: (one.nation, sex_of(one.guest)) for one in view.chairs}
    return Café(Board(match.box), sitting, frozenset(view.closed), tuple(view.hands[seat].guests))


def legal(match: Match) -> set[str]:
    """The texts of all that the player whose turn it is may do."""
    now, table = café(match), match.table
    phase = match.view().phase
    if phase == "regulars":
        return set(more_regulars(now, match, table))
    if phase == "join":
        beside = set(now.board.of_chair[table.first])
        return set(seatings(now, lambda after, chair: bool(beside & set(now.board.of_chair[chair]))))
    if phase == "second":
        return {"done", *seatings(now, lambda after, chair: after.group(chair))}
    actions = set(seatings(now, lambda after, chair: after.group(chair) or joined(after, chair)))
    if match.options.regulars:
        actions |= set(declarations(now, match))
    if not actions and table.opening and not now.sitting:
        actions = set(seatings(now, lambda after, chair: True))
    actions |= {f"bar {guest}" for guest in now.hand if not is_joker(guest)}
    for one in match.view().chairs:
        replacing = f"{one.nation}-{sex_of(one.guest)}"
        if is_joker(one.guest) and replacing in now.hand:
            actions.add(f"exchange {one.chair} {replacing}")
    return actions or {"pass"}


def seatings(now: Café, allowed: Any) -> Iterator[str]:
    """Seatings that T4 to T6 permit and that are `allowed` as the café is after them."""
    for guest in set(now.hand):
        for chair in now.board.of_chair:
            after = now.seated(guest, chair)
            if after is not None and allowed(after, chair):
                yield from said(guest, chair, now.board)


def joined(after: Café, chair: int) -> bool:
    """Whether some guest left in the hand could join the lone guest on a chair (T8)."""
    tables = set(after.board.of_chair[chair])
    return any(
        after.seated(guest, other) is not None
        for guest in set(after.hand)
        for other in after.board.of_chair
        if tables & set(after.board.of_chair[other])
    )


def completed(now: Café, table: str, sex: str, missing: int) -> bool:
    """Whether so many guests more of that sex can sit down at a table, in whatever way (V2)."""
    if missing <= 0:
        return True
    for guest in {guest for guest in now.hand if sex_of(guest) == sex}:
        for chair in now.board.chairs(table):
            after = now.seated(guest, chair, but=table)
            if after is not None and completed(after, table, sex, missing - 1):
                return True
    return False


def declarations(now: Café, match: Match) -> Iterator[str]:
    """Where regulars may be seated (V2)."""
    for sex, word in zip(SEXES, ("ladies", "gentlemen"), strict=True):
        if sum(sex_of(guest) == sex for guest in now.hand) < 3:
            continue
        for table in match.box.names["tables"]:
            there = [seen for _, seen in now.at(table)]
            if table not in match.view().regulars and there in ([], [sex]) and completed(now, table, sex, 3):
                yield f"regulars {table} {word}"


def more_regulars(now: Café, match: Match, record: Any) -> Iterator[str]:
    """The next of the regulars, so that they can become three (V2)."""
    table, sex = match.box.names["tables"][record.regulars_table - 1], SEXES[record.regulars_sex]
    if record.regulars_seated >= 3:
        yield "done"
    for guest in {guest for guest in now.hand if sex_of(guest) == sex}:
        for chair in now.board.chairs(table):
            after = now.seated(guest, chair, but=table)
            if after is not None and completed(after, table, sex, 3 - record.regulars_seated - 1):
                yield from said(guest, chair, now.board)
