"""Whole dawns of random nights, resolved a second time in plain Python with the same choices and dice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import locanda
from locanda import Match
from locanda.games.hostal.table import Phase

from .inn import LOBBY, Inn, Spot, inn_of, left_of_duplicates
from .typed import drawn, possible, said, scores

LOCKED, WITH_GUEST = {4, 5, 8, 10, 11}, {1, 2, 3, 6, 7, 9, 11}


def spot(text: str) -> Spot:
    """A place from a text."""
    if text == "lobby":
        return LOBBY
    a, b = text.split("-")
    return int(a) - 1, int(b) - 1


def step(match: Match, rng: Random) -> list[str]:
    """A random choice or outcome: what was done and what happened."""
    if match.chance_to_act:
        text = rng.choice(sorted(drawn(match)))
        return [f"do {text}", *said(match.play(text, locanda.CHANCE))]
    who = min(match.to_act)
    texts = possible(match, who)
    plays = [text for text in texts if text.startswith("play")]
    text = rng.choice(plays if plays and rng.random() < 0.7 else texts)
    return [f"do {text}", *said(match.play(text, who))]


def dawn_of(players: int, seed: int) -> tuple[Inn, list[str], Match]:
    """The inn after a random night; what was done and what happened up to the misfortune die; the match then."""
    match, rng = locanda.new("hostal", players=players, options={"sides": 2}, draws=False), Random(seed)
    while True:
        before, who = match.copy(), min(match.to_act, default=0)
        lines = step(match, rng)
        if any(event.startswith("dawn") for event in lines):
            break
    inn = inn_of(before)
    if lines[0].startswith("do spy"):  # the last point was paid: no spying is possible, so the turn was over
        inn.gain(who, -1)
    while match.table.phase != Phase.MISFORTUNE:
        lines += step(match, rng)
    return inn, lines, match


class Dawn:
    """Resolves the cards of an inn by the rulebook; what was chosen and rolled is read from the script."""

    def __init__(self, inn: Inn, lines: list[str]) -> None:
        self.inn, self.lines = inn, lines
        self.at = 0
        self.last = ""

    def next(self, *wanted: str) -> list[str]:
        """The words of the next line that holds one of the words; the last choice before it is kept."""
        while True:
            words = self.lines[self.at].split()
            self.at += 1
            if words[:2] in (["do", "choose"], ["do", "pick"]):
                self.last = words[2]
            if set(words) & set(wanted):
                return words

    def cards(self) -> Iterator[tuple[int, int, int]]:
        """Number, owner and room of the cards that are left, in order (D1, D2)."""
        order = self.inn.order()
        left = [
            (card, order.index(owner), room)
            for room, one in enumerate(self.inn.rooms)
            for owner, cards in left_of_duplicates(one.cards).items()
            for card in cards
            if card < 12
        ]
        for card, place, room in sorted(left):
            yield card, order[place], room

    def run(self) -> None:
        for card, owner, room in self.cards():
            words = self.next("activates", "declines", "nothing")
            what = next(word for word in ("activates", "declines", "nothing") if word in words)
            if what == "nothing":
                assert words[:6] == [str(card), "of", "seat", str(owner + 1), "in", str(room + 1)], (words, card)
                assert not self.can(card, owner, room)
                continue
            assert words == ["seat", str(owner + 1), what, str(card), "in", str(room + 1)], (words, card)
            assert self.can(card, owner, room)
            if what == "declines":
                assert card not in LOCKED
                assert owner < self.inn.people
            else:
                self.effect(card, owner, room)
        for words in map(str.split, self.lines[self.at :]):  # nothing is left but Mr. Tools
            assert not {"activates", "declines", "nothing"} & set(words) or "12" in (words[0], words[3]), words
        for one in self.inn.rooms:
            for who in range(self.inn.seats):
                self.inn.gain(who, one.total() * one.awake(who))

    def can(self, card: int, owner: int, room: int) -> bool:
        """Whether an effect is possible (D3)."""
        inn, here = self.inn, self.inn.rooms[room]
        if card in WITH_GUEST and not here.here(owner):
            return False
        if card in (1, 6, 7, 11):
            return here.awake(owner) > 0
        if card == 2:
            beds = [(room, b) for b, bed in enumerate(here.beds) if any(who == owner for who, _ in bed)]
            return any(to != source for to in beds for source in inn.of(owner))
        if card == 3:
            goes = range(inn.people if owner >= inn.people else inn.seats)
            return any(here.awake(who) for who in goes)
        return True

    def effect(self, card: int, owner: int, room: int) -> None:
        inn, here = self.inn, self.inn.rooms[room]
        if card == 1:
            bed = here.beds[spot(self.next("sleeps")[-1])[1]]
            bed[bed.index((owner, False))] = (owner, True)
            inn.gain(owner, 1)
        elif card == 2:
            words = self.next("joins")
            inn.move(owner, spot(words[words.index("at") + 1]), spot(words[-1]))
        elif card == 3:
            words = self.next("goes")
            who, source, to = int(words[4]) - 1, spot(words[7]), spot(words[9])
            assert source[0] == room
            assert to == LOBBY or to in inn.free(but=room)
            inn.move(who, source, to)
        elif card in (4, 5):
            for other in inn.near(room, below=card == 4):
                inn.hit(other, 1)
        elif card == 6:
            inn.gain(owner, here.awake(owner))
        elif card == 7:
            inn.gain(owner, 2 * here.beds[spot(self.last)[1]].count((owner, False)))
        elif card == 8:
            inn.hit(room, 1, spared=inn.last())
        elif card == 9:
            inn.hit(room, 1, beds=here.next_to(spot(self.last)[1]))
        else:
            self.dice(owner, room, wolf=card == 11)

    def dice(self, owner: int, room: int, wolf: bool) -> None:
        """Everyone but the wolf rolls (E10, E11)."""
        inn, here = self.inn, self.inn.rooms[room]
        rollers = [(who, b) for b, bed in enumerate(here.beds) for who, asleep in bed if not asleep]
        if wolf:
            inn.hit(room, 1)
            own = [bed for who, bed in rollers if who == owner]
            rollers.remove((owner, own[0] if len(set(own)) == 1 else spot(self.last)[1]))
        for who, bed in rollers:
            words = self.next("rolls")
            assert (int(words[4]) - 1, spot(words[6])) == (who, (room, bed))
            if int(words[-1]) <= 2:
                inn.gain(who, -2)


@pytest.mark.clause("D1", "D2", "D3", "D4")
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_random_dawn_is_the_same_resolved_by_hand(players: int, seed: int) -> None:
    inn, lines, match = dawn_of(players, seed)
    Dawn(inn, lines).run()
    assert inn.scores == scores(match)
    assert [[sorted(bed) for bed in one.beds] for one in inn.rooms] == [
        [sorted(bed) for bed in one.beds] for one in inn_of(match).rooms
    ]
    assert inn.lobby == inn_of(match).lobby
