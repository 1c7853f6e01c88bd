"""Nothing that a viewer is given depends on what it cannot know: other worlds give it the same bytes."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from locanda.core.catalogue import find
from locanda.core.event import Row
from locanda.core.record import Record
from locanda.core.rule import JIT

from .games import Case, cases, every_case, invariants_of, reshuffles
from .walk import Play, games
from .worlds import Worlds, all_faces, decision, faces, hides, judged, views

#: Random games of each case that hides something, or steps.
PLAYED = (20, 800) if JIT else (4, 400)
#: The cases of the café with hidden hands, and in how many whole games of each every decision is looked at.
UNEXPECTED = [case for case in cases(find("cafe")) if case.options["unexpected_guests"]]
WHOLE = -(-200 // len(UNEXPECTED)) if JIT else 2
#: Seats, spectators among them, that are followed through one game.
FOLLOWED = 4


@every_case
def test_other_worlds_look_the_same_to_every_seat_and_to_spectators(case: Case) -> None:
    rng, count = Random(str(case)), Counter[str]()
    for game in games(case, *PLAYED) if hides(case) else games(case, 1, 1):
        count["games"] += 1
        worlds: dict[int, Worlds | None] = {}
        viewers = range(case.options["players"] + 1)
        followed = rng.sample(viewers, min(FOLLOWED, len(viewers)))
        for play in game:
            for viewer in followed:
                pair = worlds.get(viewer)
                if pair is None or not pair.follows(play) or rng.random() < 0.02:
                    pair = Worlds(play, viewer, rng)
                turn = count["moments"]  # what is dear is asked for by turns
                pair.same(faces, play.where())
                if turn % 4 == 0:
                    pair.same(views, play.where())
                if turn % 61 == 0:
                    pair.same(all_faces, play.where())
                if turn % 151 == 0 and viewer < play.players:
                    assert judged(pair.one, viewer) == judged(pair.other, viewer), play.where()
                count["moments"] += 1
                count["different"] += pair.differ
                if play.mask >= 0:
                    goes_on = pair.follows(play) and pair.step(play.seat, play.action)
                    worlds[viewer] = pair if goes_on else None
                    count["together"] += goes_on
    assert count["together"] > count["moments"] / 3, count
    if hides(case):
        assert count["different"] > count["moments"] / 12, count
    else:
        assert count["different"] == 0  # there is no other world


@pytest.mark.parametrize("case", UNEXPECTED, ids=str)
def test_no_decision_of_200_games_tells_of_unexpected_guests(case: Case) -> None:
    """To every seat and to spectators; in `step` the events of all that happens in between are compared too."""
    rng, count = Random(str(case)), Counter[str]()
    for game in games(case, WHOLE, 10**6):
        worlds: dict[int, Worlds] = {}
        for play in game:
            for viewer in range(play.players + 1):
                pair = worlds.pop(viewer, None) or Worlds(play, viewer, rng)
                if play.mask != 0:
                    pair.same(decision, play.where())
                    count["looks"] += play.mask > 0
                    count["different"] += pair.differ
                if play.mask >= 0 and pair.follows(play) and pair.step(play.seat, play.action):
                    worlds[viewer] = pair
        count["games"] += play.mask < 0
    assert count["games"] == WHOLE
    assert count["different"] > count["looks"] / 4, count


@every_case
def test_steps_that_differ_in_hidden_things_alone_are_told_alike(case: Case) -> None:
    """Another card drawn or laid face down changes the table; whoever cannot see that is told the same events."""
    rng, events, alike = Random(str(case)), case.game.events, 0
    for game in games(case, 6, 600):
        for play in game:
            for instead in other_steps(play, rng):
                one, rows = taken(play, play.action)
                other, others = taken(play, instead)
                if reshuffles(play.game, rows):
                    continue
                for viewer in range(play.players + 1):
                    if viewer != play.seat and one != other and seen(play, one, viewer) == seen(play, other, viewer):
                        told = [events.seen_by(row, viewer) for row in rows]
                        assert told == [events.seen_by(row, viewer) for row in others], f"{play.where()}, {instead}"
                        alike += 1
    assert alike > 20 or not hides(case)


def other_steps(play: Play, rng: Random) -> list[int]:
    """A few of the other things that chance or the seat could do."""
    if play.mask < 0:
        return []
    if play.mask == 0:
        actions = [action for action, _ in play.engine.outcomes(play.box.record, play.table)]
    else:
        actions = play.engine.legal(play.box.record, play.table, play.seat)
    rest = [action for action in actions if action != play.action]
    return rng.sample(rest, min(len(rest), 3))


def taken(play: Play, action: int) -> tuple[Record, list[Row]]:
    """The table after a step, and the rows of its events."""
    table = play.table.copy()
    return table, play.engine.apply(play.box.record, table, play.seat, action)


def seen(play: Play, table: Record, viewer: int) -> Record:
    """The table as the viewer may know it."""
    table = table.copy()
    play.engine.censor(play.box.record, table, viewer)
    return table


@every_case
def test_browsers_are_sent_the_same_in_other_worlds(case: Case) -> None:
    rng, different = Random(str(case)), 0
    for game in games(case, 5, 150 if hides(case) else 1):
        worlds: dict[int, Worlds | None] = {}
        for play in game:
            for viewer in range(play.players + 1):
                pair = worlds.get(viewer)
                if play.mask != 0 and (pair is None or not pair.follows(play)):
                    pair = Worlds(play, viewer, rng, told=True)
                if pair is not None and play.mask != 0 and (play.played + viewer) % 5 == 0:
                    one, other = pair.frames()
                    assert one == other, f"{play.where()}, viewer {viewer}"
                    different += pair.differ
                if pair is not None and play.mask >= 0:
                    goes_on = pair.follows(play) and pair.step(play.seat, play.action)
                    worlds[viewer] = pair if goes_on else None
    assert different > 8 or not hides(case)


@every_case
def test_a_resampled_world_looks_as_before_and_could_be_the_real_one(case: Case) -> None:
    """Censored again it is what it was; nothing in it has vanished; whoever is to act can act."""
    for game in games(case, 6, 1000 if hides(case) else 1):
        for play in game:
            viewer = play.played % (play.players + 1)  # each in turn
            seen = play.seen(viewer)
            world = seen.copy()
            play.engine.resample(play.box.record, world, viewer, play.seed * 1000 + play.played)
            again = world.copy()
            play.engine.censor(play.box.record, again, viewer)
            where = f"{play.where()}, viewer {viewer}"
            assert bytes(again) == bytes(seen), where
            invariants_of(case.game).conserved(play.box, world)
            assert play.engine.to_act(play.box.record, world) == play.mask, where
            for seat in play.to_act:
                assert play.engine.legal(play.box.record, world, seat), where


@every_case
def test_what_is_censored_twice_is_censored_once(case: Case) -> None:
    for game in games(case, 3, 400):
        for play in game:
            for viewer in range(play.players + 1):
                seen = play.seen(viewer)
                again = seen.copy()
                play.engine.censor(play.box.record, again, viewer)
                assert bytes(again) == bytes(seen), f"{play.where()}, viewer {viewer}"
