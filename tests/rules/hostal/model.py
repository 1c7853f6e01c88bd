"""What lies on the table of Hostil Hostal, from what was told alone: a model to hold the kernels' table against."""

from __future__ import annotations

from typing import Any

from locanda.core.event import Event
from locanda.games.hostal.events import (
    Activated,
    Brought,
    CardLaid,
    Dealt,
    DeckRemade,
    Declined,
    Discarded,
    Drew,
    Duplicate,
    GotRest,
    Moved,
    NightBegan,
    NoEffect,
    Placed,
    Played,
    ReformDrawn,
    Reformed,
    Repaired,
    RoomLaid,
    Sedated,
    Shown,
    Suffered,
    Unused,
    WearRolled,
    Woke,
    Won,
    Worn,
)

from .inn import printed

TOOLS = 12
ALL = frozenset(range(1, TOOLS + 1))


class Model:
    """Seats and the automata's colour from 0; rooms, cards and reforms as events name them."""

    def __init__(self, data: dict[str, Any], players: int) -> None:
        self.data, self.players = data, players
        book = data["rulebook"]
        colours = range(players + (players == 2))
        self.guests = book["guests_per_player"]
        self.scores = [book["start_score"] for _ in colours]
        self.hand: list[set[int]] = [{TOOLS} if who < players else set() for who in colours]
        self.deck = [set(ALL - self.hand[who]) for who in colours]
        self.pile: list[set[int]] = [set() for _ in colours]
        self.sure: list[set[int]] = [set() for _ in colours]
        self.dealt: dict[int, int] = {}  # the automata's card by who holds it
        self.lying: list[tuple[int, int, int]] = []  # seat, card, room, in the order of laying
        self.resolving: tuple[int, int] | None = None  # it goes to its owner's pile when it is done
        self.unplayed, self.lobby, self.beds = [0 for _ in colours], [0 for _ in colours], dict[str, list[str]]()
        self.tiles: dict[int, str] = {}
        self.wear: dict[int, int] = {}
        self.reforms: dict[int, str] = {}
        self.unseen = {str(one["id"]) for one in data["reform"]}
        self.bottom: list[str] = []
        self.met: set[str] = set()
        self._go_home()

    def total(self, room: int) -> int:
        """The numbers of the free beds and the rug, from what is printed (D4)."""
        numbers, rug = printed(self.data, self.tiles[room], self.reforms.get(room, ""))
        return rug + sum(n for bed, n in enumerate(numbers.values(), 1) if not self.beds.get(f"{room}-{bed}"))

    def hear(self, event: Event) -> None:
        """Changes what an event says."""
        self.met.add(type(event).__name__)
        if isinstance(event, Activated | Declined | NoEffect | Duplicate):
            self.put_away()
            if event.card != TOOLS:
                self.resolving = event.seat, event.card
        elif isinstance(event, Won | GotRest | Suffered):
            self.scores[event.seat] += event.points
            assert self.scores[event.seat] == event.score
        elif isinstance(event, Placed | Moved | Brought | Sedated | Woke):
            self._guest(event)
        elif isinstance(event, RoomLaid | WearRolled | Repaired | Worn | ReformDrawn | Reformed):
            self._room(event)
        else:
            self._card(event)

    def put_away(self) -> None:
        """The card that resolved goes to its owner's pile."""
        if self.resolving:
            seat, card = self.resolving
            self.lying = [one for one in self.lying if one[:2] != (seat, card)]
            self.pile[seat].add(card)
            self.resolving = None

    def _card(self, event: Event) -> None:
        if isinstance(event, Drew | CardLaid | Dealt):
            colour = self.players if isinstance(event, Dealt) else event.seat
            assert event.card is not None
            self.deck[colour].remove(event.card)
            if isinstance(event, Drew):
                self.hand[event.seat].add(event.card)
            elif isinstance(event, Dealt):
                self.dealt[event.seat] = event.card
            else:
                self.lying.append((event.seat, event.card, event.room))
        elif isinstance(event, DeckRemade):
            assert not self.deck[event.seat]
            assert len(self.pile[event.seat]) == event.cards
            self.sure[event.seat] = self.hand[event.seat] - {TOOLS}
            self.deck[event.seat], self.pile[event.seat] = self.pile[event.seat], set()
        elif isinstance(event, Played):
            assert event.card is not None
            self.hand[event.seat].remove(event.card)
            self.lying.append((event.seat, event.card, event.room))
        elif isinstance(event, Discarded | Unused):
            self.hand[event.seat].remove(event.card)
            self.pile[event.seat].add(event.card)
        elif isinstance(event, Shown):
            self.pile[self.players].add(self.dealt.pop(event.seat))
        elif isinstance(event, NightBegan) and event.night > 1:
            self._clear()

    def _clear(self) -> None:
        """Mr. Tools is back from wherever he was; the automata's cards are all shuffled (Y4, A1)."""
        self.put_away()
        assert all(card == TOOLS for seat, card, _ in self.lying if seat < self.players)
        self.lying = []
        for colour in range(len(self.scores)):
            own = colour < self.players
            assert self.hand[colour] <= {TOOLS}
            self.hand[colour] = {TOOLS} if own else set()
            self.pile[colour] = self.pile[colour] - {TOOLS} if own else set()
            self.deck[colour] = self.deck[colour] if own else set(ALL)
            self.sure[colour] = set()

    def _guest(self, event: Placed | Moved | Brought | Sedated | Woke) -> None:
        if isinstance(event, Woke):
            self._go_home()
        elif isinstance(event, Sedated):
            self.beds[event.bed].remove(f"{event.seat + 1}")
            self.beds[event.bed].append(f"{event.seat + 1}*")
        elif isinstance(event, Placed):
            waits = self.unplayed if event.owner == event.seat else self.lobby
            waits[event.owner] -= 1
            self._put(event.owner, event.where)
        else:
            owner = event.seat if isinstance(event, Brought) else event.owner
            self.beds[event.bed].remove(f"{owner + 1}")
            self._put(owner, event.into if isinstance(event, Brought) else event.where)

    def _put(self, owner: int, where: str) -> None:
        if where == "lobby":
            self.lobby[owner] += 1
        else:
            self.beds.setdefault(where, []).append(f"{owner + 1}")

    def _go_home(self) -> None:
        self.beds = {}
        for colour in range(len(self.scores)):
            own = colour < self.players
            self.unplayed[colour], self.lobby[colour] = (self.guests, 0) if own else (0, self.guests)

    def _room(self, event: RoomLaid | WearRolled | Repaired | Worn | ReformDrawn | Reformed) -> None:
        if isinstance(event, RoomLaid):
            self.tiles[event.room] = event.tile
        elif isinstance(event, WearRolled):
            self.wear[event.room] = event.face
        elif isinstance(event, Repaired | Worn):
            self.wear[event.room] += event.points if isinstance(event, Repaired) else -event.points
            assert self.wear[event.room] == event.wear
        elif isinstance(event, Reformed):
            old = self.reforms.get(event.room, "")[:-1]
            if old and old != event.reform:
                self.bottom.append(old)
            self.reforms[event.room] = event.reform + event.side
        elif self.unseen:
            self.unseen.remove(event.reform)
        elif self.bottom:
            self.met.add("an old reform")
            assert self.bottom.pop(0) == event.reform
        else:
            assert self.reforms[event.room][:-1] == event.reform
