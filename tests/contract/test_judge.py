"""What is legal: the judge and the list agree, somebody who is to act can act, and nobody else can."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random

import pytest

import locanda
from locanda import Match
from locanda.core.box import LoadedBox
from locanda.core.engine import engine_of
from locanda.core.game import CHANCE
from locanda.core.record import Record

from .games import Case, every_case
from .walk import Play, games, kind_of

#: Tables that are judged in each case.
TABLES = 200

Question = tuple[LoadedBox, Record, int, str]


def questions(case: Case) -> list[Question]:
    """Tables with a seat to act: as many of each kind of question (what kinds of action it allows) as there are."""
    strata: dict[frozenset[int], list[Question]] = defaultdict(list)
    rng = Random(str(case))
    for game in games(case, 30, 2500):
        for play in game:
            for seat in play.to_act:
                world = play.table if rng.random() < 0.7 else another(play, seat)
                allowed = play.engine.legal(play.box.record, world, seat)
                strata[frozenset(kind_of(case.game, a) for a in allowed)].append(
                    (play.box, world.copy(), seat, play.where())
                )
    taken: list[Question] = []
    for pool in sorted(strata.values(), key=len):
        share = (TABLES - len(taken)) // (len(strata) or 1)
        taken += rng.sample(pool, min(len(pool), max(share, 20)))
    rest = [question for pool in strata.values() for question in pool]
    return taken + rng.sample(rest, min(len(rest), max(0, TABLES - len(taken))))


def another(play: Play, seat: int) -> Record:
    """Another world that the seat cannot tell from this one."""
    world = play.seen(seat)
    play.engine.resample(play.box.record, world, seat, play.played)
    return world


@every_case
def test_the_judge_agrees_with_the_list_over_the_whole_action_space(case: Case) -> None:
    engine, size = engine_of(case.game), case.game.actions.size
    clauses, asked = {int(clause) for clause in case.game.clauses}, questions(case)
    assert len(asked) >= TABLES
    for box, table, seat, where in asked:
        before = bytes(table)
        allowed = engine.legal(box.record, table, seat)
        judged = [engine.judge(box.record, table, seat, action) for action in range(size)]
        assert allowed, where
        assert max(Counter(allowed).values()) == 1, where
        assert set(allowed) == {action for action, clause in enumerate(judged) if clause == 0}, where
        assert set(judged) <= clauses | {0}, where
        assert bytes(table) == before, where


@every_case
def test_every_legal_action_has_a_text_that_is_read_back(case: Case) -> None:
    for game in games(case, 6, 500):
        for play in game:
            for seat in play.to_act:
                table = case.game.actions
                for action in play.engine.legal(play.box.record, play.table, seat):
                    said = table.unpack(play.box.names, action)
                    assert table.parse_packed(play.box.names, str(said)) == action, play.where()
                    assert table.pack(play.box.names, said) == action, play.where()


@every_case
def test_a_seat_that_owes_no_choice_is_refused(case: Case) -> None:
    refused = 0
    for game in games(case, 3, 400):
        for play in game:
            match = Match(play.game, play.box, play.options, play.table, secret=None)
            before = bytes(play.table)
            idle = set(range(play.players)) - match.to_act | ({CHANCE} if play.mask else set())
            for seat in sorted(idle):
                assert seat == CHANCE or match.legal(seat) == [], play.where()
                with pytest.raises(locanda.NotYourTurn):
                    match.play_packed(seat, play.played % case.game.actions.size)
                refused += 1
            assert bytes(match.table) == before, play.where()
    assert refused


@every_case
def test_chance_has_an_outcome_when_it_is_to_act_and_every_outcome_a_weight(case: Case) -> None:
    drawn = 0
    for game in games(case, 4, 500):
        for play in game:
            if play.mask == 0:
                outcomes = play.engine.outcomes(play.box.record, play.table)
                assert outcomes, play.where()
                for action, weight in outcomes:
                    assert weight > 0, play.where()
                    said = case.game.chance.packed_text(play.box.names, action)
                    assert case.game.chance.parse_packed(play.box.names, said) == action, play.where()
                drawn += 1
    assert drawn
