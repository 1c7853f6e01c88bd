"""Dawn step by step: every step is drawn, they end where the next frame begins, and the page can rebuild them."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from locanda.core.match import Match
from locanda.core.scene import Step
from locanda.games.hostal import game, scene
from locanda.games.hostal.events import DawnBroke, First, NightBegan, Reformed, Rested
from locanda.games.hostal.seen import happen, seen, settle
from locanda.server.frames import Person, View
from locanda.server.story import Story
from locanda.words import LANGUAGES, words_for

from .inns import choose, new


class Change:
    """A choice of a seat, with the match before and after it."""

    def __init__(self, before: Match, after: Match) -> None:
        self.before, self.after = before, after

    def events(self, viewer: int) -> list[Any]:
        return self.after.events(viewer, since=self.before.played)

    def steps(self, viewer: int) -> list[Step]:
        box, names = self.after.box, list(self.after.seats)
        before, after = self.before.record(viewer), self.after.record(viewer)
        return scene.steps(box, before, after, self.events(viewer), viewer, names)


def changes(players: int, seed: int, **options: object) -> list[Change]:
    match, dice, found = new(players, seed, **options), random.Random(seed), []
    while not match.over:
        before = match.copy()
        seat = dice.choice(sorted(match.to_act))
        match.play(choose(match, seat, dice), seat=seat)
        found.append(Change(before, match.copy()))
    return found


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"stop": True}), (5, {"misfortune": 2, "sides": 2})])
def test_steps_name_only_what_is_drawn(players: int, options: dict[str, Any]) -> None:
    match = new(players, 1, **options)
    chosen: Any = match.options
    static = scene.static(match.box, chosen, words_for("en", game.folder).say, list(match.seats))
    drawn = {part.split('"')[0] for part in static.symbols.split('id="')[1:]}
    spots, seen_steps = static.layouts["wide"].spots, 0
    for change in changes(players, 20 + players, **options):
        for step in change.steps(0):
            seen_steps += 1
            for sprite in step.sprites:
                assert sprite.spot in spots
                assert set(sprite.symbol.split()) <= drawn, sprite
            named = [spot for move in step.moves for spot in move] + [spot for spot, _ in step.pops]
            assert set(named + step.last) <= set(spots)
    assert seen_steps > 15


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_is_told_step_by_step_at_night(players: int) -> None:
    nights = dawns = 0
    for change in changes(players, 3):
        events = change.events(0)
        if any(isinstance(event, DawnBroke) for event in events):
            dawns += 1
            assert change.steps(0)
        elif not seen(change.before.box, change.before.record(0), 0).dawn:
            nights += 1
            assert change.steps(0) == []
    assert dawns == 3
    assert nights > 30


@pytest.mark.parametrize("players", [2, 4])
def test_the_inn_after_the_last_step_is_that_of_the_frame(players: int) -> None:
    """Replaying the events on what was seen before gives what is seen after, until the next night begins."""
    checked = 0
    for seed in range(3):
        for change in changes(players, seed):
            events = change.events(players)
            now = seen(change.before.box, change.before.record(players), players)
            if not change.steps(players) or any(isinstance(event, NightBegan) for event in events):
                continue
            for event in events:
                happen(change.before.box, now, event)
            after = seen(change.after.box, change.after.record(players), players)
            settle(now)
            assert (now.score, now.wear, now.worth, now.rug) == (after.score, after.wear, after.worth, after.rug)
            assert (now.guests, now.lobby, now.unplayed) == (after.guests, after.lobby, after.unplayed)
            assert change.steps(players)[-1].scores == after.score[:players]
            checked += 1
    assert checked > 10


@pytest.mark.parametrize("players", [2, 3])
def test_a_room_is_worth_the_same_to_the_rules_the_drawing_and_the_view(players: int) -> None:
    """The rules count at rest, the drawing from what is seen, step by step, the view from a table (D4)."""
    rested = tables = 0
    for seed in range(3):
        for change in changes(players, seed, sides=2, nights=5):
            box, viewer = change.before.box, players
            now = seen(box, change.before.record(viewer), viewer)
            for event in change.events(viewer):
                if isinstance(event, First):
                    break  # the evening is drawn as the next frame has it
                if isinstance(event, Rested):
                    assert event.total == now.total(event.room - 1)
                    rested += 1
                happen(box, now, event)
            after: Any = change.after.view(viewer)
            drawn = seen(box, change.after.record(viewer), viewer)
            assert [room.total for room in after.rooms] == [drawn.total(room) for room in range(len(after.rooms))]
            tables += any(room.reform for room in after.rooms)
    assert rested > 25
    assert tables > 50


def lying(step: Step) -> Counter[tuple[int, int]]:
    """The cards in rooms that are turned up, by colour and number."""
    found = Counter[tuple[int, int]]()
    for sprite in step.sprites:
        if sprite.slot.startswith("card:") and sprite.symbol.startswith("small-"):
            found[int(sprite.slot.split(":")[2]), int(sprite.symbol.split()[0].removeprefix("small-"))] += 1
    return found


def piles(step: Step, colour: int) -> tuple[str, int]:
    """The top of a discard pile and its size, as a spectator of three sees it: plates are in the order of seats."""
    symbol = next(sprite.symbol for sprite in step.sprites if sprite.slot == f"spent:{colour}")
    card, _, count = symbol.partition(" count-")
    return card, int(count or 0)


def test_cards_that_resolved_lie_in_their_owners_piles_at_the_next_step() -> None:
    gone = 0
    for change in changes(3, 5):
        for before, after in itertools.pairwise(change.steps(3)):
            assert not lying(after) - lying(before)
            left = lying(before) - lying(after)
            for colour in range(3):
                cards = [card for (whose, card), n in left.items() if whose == colour for _ in range(n)]
                top, count = piles(after, colour)
                assert count == piles(before, colour)[1] + len(cards)
                assert not cards or top in [f"small-{card}" for card in cards]
            gone += left.total()
    assert gone > 3


def test_a_reform_is_seen_in_its_step() -> None:
    found = 0
    for change in changes(3, 7):
        for event in change.events(0):
            if isinstance(event, Reformed):
                shown = {s.slot: s.symbol for step in change.steps(0) for s in step.sprites}
                strip = next(one for one in change.after.box.data["reform"] if str(one["id"]) == event.reform)
                assert shown[f"strip:{event.room - 1}"] == "strip-laid"
                assert shown[f"rug:{event.room - 1}"] == f"rug-{strip[event.side][1]}"
                found += 1
    assert found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_can_be_said(lang: str) -> None:
    words = words_for(lang, game.folder)
    told = [step.text for seed in range(3) for change in changes(2 + seed, seed) for step in change.steps(0)]
    said = {str(text): text for text in told}
    assert len(said) > 20
    assert [text for text in said.values() if words.format(text)[1]] == []


def test_the_page_rebuilds_each_step_from_what_changed() -> None:
    match, dice, rebuilt = new(3, 9), random.Random(9), 0
    story, words = Story(match), words_for("en", game.folder)
    people = [Person(name, "") for name in match.seats]
    while not match.over:
        before = match.copy()
        seat = dice.choice(sorted(match.to_act))
        match.play(choose(match, seat, dice), seat=seat)
        story.tell(match)
        told = View(match, story, 0, words, people).frame("/t/x")["steps"]
        lying: dict[str, Any] = {}
        for sent, step in zip(told, Change(before, match).steps(0), strict=True):
            for slot in sent["gone"]:
                del lying[slot]
            lying |= {row[0]: row[:3] for row in sent["sprites"]}
            assert lying == {s.slot: [s.slot, s.symbol, s.spot] for s in step.sprites}
            rebuilt += 1
    assert rebuilt > 15
