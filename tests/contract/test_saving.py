"""Saved and loaded at every step, as bytes, as a position and as a journal, a game goes on as if nothing had been."""

from __future__ import annotations

from random import Random

import locanda
from locanda import Match
from locanda.core.position import read_position, write_position
from locanda.core.record import Record

from .games import Case, every_case
from .walk import games


@every_case
def test_bytes_are_the_whole_table(case: Case) -> None:
    """A copy made of the bytes goes the same way, and leaves the original alone."""
    for game in games(case, 3, 500):
        copy: Record | None = None
        for play in game:
            assert copy is None or bytes(copy) == bytes(play.table), play.where()
            if play.mask >= 0:
                copy = case.game.Table(bytes(play.table))
                before = bytes(play.table)
                play.engine.apply(play.box.record, copy, play.seat, play.action)
                assert bytes(play.table) == before, play.where()


@every_case
def test_positions_are_read_back_at_every_step(case: Case) -> None:
    for game in games(case, 4, 500):
        for play in game:
            if play.seed and play.mask >= 0 and play.played % 9:  # another box is in the text: dear to read
                continue
            text = write_position(play.game, play.box, play.options, play.table)
            box, options, table = read_position(play.game, text)
            assert (box, options) == (play.box, play.options), play.where()
            assert bytes(table) == bytes(play.table), f"{play.where()}\n{text}"


@every_case
def test_journals_are_read_back_at_every_step(case: Case) -> None:
    match, rng = locanda.new(case.game.name, options=dict(case.options), seed=str(case)), Random(str(case))
    _same(match)
    while not match.over:
        seat = rng.choice(sorted(match.to_act))
        match.play_packed(seat, rng.choice(match.legal_packed(seat)))
        if match.played < 60 or match.played % 7 == 0 or match.over:
            _same(match)


def _same(match: Match) -> None:
    again = locanda.load(match.journal())
    assert bytes(again.table) == bytes(match.table)
    assert (again.mask, again.scores, again.result) == (match.mask, match.scores, match.result)
    assert again.events() == match.events()
    assert again.journal() == match.journal()


@every_case
def test_a_match_that_is_loaded_half_way_goes_on_to_the_same_end(case: Case) -> None:
    for seed in range(2):
        match, rng = locanda.new(case.game.name, options=dict(case.options), seed=seed), Random(seed)
        half: Match | None = None
        while not match.over:
            seat = rng.choice(sorted(match.to_act))
            action = rng.choice(match.legal_packed(seat))
            if match.played > 30 or rng.random() < 0.1:
                half = half or locanda.load(match.journal(), secret=match.secret.hex() if match.secret else None)
            match.play_packed(seat, action)
            if half is not None:
                half.play_packed(seat, action)
                assert bytes(half.table) == bytes(match.table)
        assert half is not None
        assert half.journal() == match.journal()
