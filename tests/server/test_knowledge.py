"""What a seat is shown does not depend on what it cannot know: other worlds, the same bytes."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import msgspec

import locanda
from locanda import Match
from locanda.core.engine import engine_of
from locanda.core.event import Row
from locanda.core.replay import walk
from locanda.server.frames import Person, View, words_of
from locanda.server.live import replayed
from locanda.server.reasons import Reasons
from locanda.server.story import Story
from toys import bids, race

assert {bids.GAME.name, race.GAME.name} == {"bids", "race"}  # importing a toy registers it
PEOPLE = [Person("Ada", ""), Person("", "greedy"), Person("Bo", "")]


def told(match: Match) -> Story:
    story = Story(match)
    story.tell(match)
    return story


def another_world(match: Match, table: Any, seat: int, seed: int) -> Any:
    """A table that the seat cannot tell from this one, most likely not the same."""
    engine, other = engine_of(match.game), table.copy()
    engine.censor(match.box.record, other, seat)
    engine.resample(match.box.record, other, seat, seed)
    return other


def disguised(match: Match, rows: list[Row], seat: int, rng: random.Random) -> list[Row]:
    """The same rows with other values where something is hidden from the seat."""
    events = match.game.events
    changed = []
    for row in rows:
        if events.hides(row, seat):
            seen = events.seen_by(row, seat)
            row = (row[0], row[1], *(rng.randrange(24) if seen[i] == -1000 else row[i] for i in range(2, 8)))
        changed.append(row)
    return changed


def elsewhere(match: Match, story: Story, before: Any, seat: int, seed: int) -> tuple[Match, Story]:
    """The match and its story in another world of the seat."""
    rng, other, tale = random.Random(seed), match.copy(), story.still()
    engine, box, audiences = engine_of(match.game), match.box.record, range(match.players + 1)
    other._table = another_world(match, match.table, seat, seed)
    past = another_world(match, before, seat, seed + 1)
    tale.records, tale.before = [other.record(audience) for audience in audiences], [past.copy() for _ in audiences]
    for audience in audiences:
        engine.censor(box, tale.before[audience], audience)
    tale.rows = disguised(match, story.rows, seat, rng)
    hidden = iter(disguised(match, [line.row for line in tale.log if line.row], seat, rng))
    tale.log = [line if line.row is None else replace(line, row=next(hidden)) for line in tale.log]
    return other, tale


def shown(match: Match, story: Story, viewer: int, lang: str) -> tuple[bytes, str]:
    """All that a viewer is sent: the frame, and the board as text."""
    view = View(match, story, viewer, words_of(match.game, lang), PEOPLE)
    return msgspec.json.encode(view.frame("/t/x")), view.board()


def test_frames_are_the_same_bytes_in_every_world_that_fits() -> None:
    others = 0
    for game in range(6):
        rng = random.Random(game)
        options = {"unexpected_guests": True, "regulars": game % 2 == 1}
        match = locanda.new("cafe", players=3, seed=game, options=options)
        story = told(match)
        while not match.over:
            seat, before = min(match.to_act), match.table
            match.play_packed(seat, rng.choice(match.legal_packed(seat)))
            story.tell(match)
            if match.over or rng.random() > 0.2:
                continue
            for viewer in range(4):
                world, tale = elsewhere(match, story, before, viewer, rng.randrange(1 << 30))
                others += bytes(world.table) != bytes(match.table)
                lang = rng.choice(("en", "ru", "el"))
                assert shown(match, story, viewer, lang) == shown(world, tale, viewer, lang)
    assert others > 100, "the worlds were really others"


def test_refusals_are_the_same_in_every_world_that_fits() -> None:
    """The clause of a refusal is judged on the table as the seat knows it."""
    rng, clauses = random.Random(1), set[str | None]()
    match = locanda.new("cafe", players=3, seed=5, options={"unexpected_guests": True})
    story = told(match)
    for _ in range(12):
        seat, before = min(match.to_act), match.table
        match.play_packed(seat, rng.choice(match.legal_packed(seat)))
        story.tell(match)
        seat = min(match.to_act)
        world, tale = elsewhere(match, story, before, seat, rng.randrange(1 << 30))
        here, there = (Reasons(m, s.records[seat], seat) for m, s in ((match, story), (world, tale)))
        for path in (("hand:0", "chair:5"), ("hand:1", "bar"), ("chair:5",), ("table:3", "ladies"), ("pass",)):
            assert here.against(path) == there.against(path)
            clauses.add(here.against(path))
    assert len(clauses) > 2


def test_choosing_at_the_same_time_moves_no_number_of_the_others() -> None:
    match = locanda.new("bids", players=3, seed=1)
    story = told(match)
    assert story.question == [1, 1, 1]
    match.play("bid 2", 1)
    story.tell(match)
    assert story.question == [1, 2, 1], "only the question of the seat that has chosen"
    assert story.asked(1) is None
    assert story.asked(0) is not None
    match.undo(1)
    story.tell(match)
    assert story.question == [1, 3, 1]
    match.play("bid 1", 1)
    story.tell(match)
    hidden = locanda.load(match.journal())
    assert hidden.record(0) == match.record(0)
    match.play("bid 3", 0)
    match.play("bid 4", 2)
    story.tell(match)
    assert story.question == [2, 5, 2], "a new round asks everybody anew"


def test_what_is_hidden_moves_no_sequence_number() -> None:
    """Of two bids of which a third seat can tell nothing apart, it is sent the same frames under the same numbers."""
    stories = []
    for card in (1, 4):
        match = locanda.new("bids", players=3, seed=1)
        story = told(match)
        match.play(f"bid {card}", 1)
        story.tell(match)
        stories.append((story.sequence[0], story.question[0], bytes(story.records[0]), story.events(match, 0)))
    assert stories[0] == stories[1]


def test_a_story_is_the_same_told_at_once_or_from_the_journal() -> None:
    rng = random.Random(3)
    for name in ("bids", "race", "cafe"):
        match = locanda.new(name, seed=7)
        story = Story(blank(match))
        story.tell(match)
        for _ in range(40):
            if match.over:
                break
            seat = rng.choice(sorted(match.to_act))
            if match.can_undo(seat) and rng.random() < 0.3:
                match.undo(seat)
            else:
                match.play_packed(seat, rng.choice(match.legal_packed(seat)))
            story.tell(match)
        again, retold = replayed(match.journal().splitlines())
        assert again.lines == match.lines
        assert (retold.sequence, retold.question, retold.log) == (story.sequence, story.question, story.log)
        assert retold.records == story.records
        assert retold.before == story.before


def blank(match: Match) -> Match:
    """The match before anything has happened."""
    return next(iter(walk(match.journal())))
