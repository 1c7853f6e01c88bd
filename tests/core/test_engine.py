"""The doors to the rules: logs, threads, and what a game must declare."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from contract.games import Case
from contract.hashes import game_hash
from locanda.core.action import ActionTable, Kind, Number
from locanda.core.box import load_box
from locanda.core.engine import DOORS, LOG_ROWS, Engine, engine_of
from locanda.core.game import GAMES, KERNELS, MAX_ACTIONS, register
from locanda.core.log import emit
from locanda.core.record import Record, i8
from locanda.core.rule import JIT
from toys import bids, race
from toys.minting import child, mint, play

EVERY_MODE = pytest.mark.parametrize("jit", ["1", "0"], ids=["compiled", "plain"])


@EVERY_MODE
def test_a_log_that_is_full_raises(tmp_path: Path, jit: str) -> None:
    mint(tmp_path, "most", EVENTS=LOG_ROWS)
    mint(tmp_path, "more", EVENTS=LOG_ROWS + 1, WIDTH=4)
    assert play(tmp_path, "most", LOCANDA_JIT=jit)["most"]["decisions"] == 12
    code = "import toys.minting as m; m.played('more', inside=False)"
    done = child(tmp_path, code, LOCANDA_JIT=jit)
    assert "IndexError: more events in one action than the log has room for" in done.stderr
    assert done.returncode == 1


@EVERY_MODE
def test_a_log_without_room_takes_nothing_and_does_not_raise(tmp_path: Path, jit: str) -> None:
    """Games inside the machine code write no events, however many there would be."""
    mint(tmp_path, "more", EVENTS=LOG_ROWS + 1)
    code = """
import more
from locanda.core.box import load_box
from locanda.core.engine import engine_of
engine, box = engine_of(more.GAME), load_box(more.GAME).record
print(engine.playouts(box, engine.setup(box, [2]), 3, 0))
"""
    assert child(tmp_path, code, LOCANDA_JIT=jit).stdout == "36\n"


def test_a_row_is_eight_integers_behind_the_number_of_rows() -> None:
    if JIT:
        import numba
        import numpy as np

        log, write = np.zeros(17, np.int32), numba.njit(lambda log: emit(log, 1, 2, 3, 4, 5, 6, 7, 8))
    else:
        log, write = [0] * 17, lambda log: emit(log, 1, 2, 3, 4, 5, 6, 7, 8)
    write(log)
    assert list(log) == [1, *range(1, 9), *[0] * 8]
    write(log)
    assert list(log) == [2, *range(1, 9), *range(1, 9)]
    with pytest.raises(IndexError, match="more events"):
        write(log)
    assert list(log) == [2, *range(1, 9), *range(1, 9)]


def test_each_thread_has_an_engine_of_its_own() -> None:
    here, there = engine_of(race.GAME), []
    thread = threading.Thread(target=lambda: there.append((engine_of(race.GAME), engine_of(race.GAME))))
    thread.start()
    thread.join()
    assert here is engine_of(race.GAME)
    assert here is not engine_of(bids.GAME)
    assert there[0][0] is there[0][1] is not here


def test_games_played_in_several_threads_at_once_are_the_same() -> None:
    work = [(case, seed) for case in CASES for seed in range(6)]
    alone = [game_hash(*one) for one in work]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(lambda one: game_hash(*one), work)) == alone


CASES = [Case(race.GAME, {"players": 3, "stakes": True}), Case(bids.GAME, {"players": 4})]


def test_every_door_is_compiled_before_a_game_is_played() -> None:
    engine = Engine(race.GAME)
    for door in DOORS:
        engine.warm(door)
    assert set(race.GAME._doors) >= set(DOORS)
    with pytest.raises(ValueError, match="no door 'back'; one of step, think"):
        engine.warm("back")


def test_the_same_seed_gives_the_same_world_and_the_same_games() -> None:
    engine, box = engine_of(bids.GAME), load_box(bids.GAME).record
    table = engine.setup(box, [4])
    for seat in range(4):
        engine.apply(box, table, -1, seat % 3)
    engine.censor(box, table, 0)
    worlds = []
    for seed in (1, 1, 2, 3, 4):
        world = table.copy()
        engine.resample(box, world, 0, seed)
        worlds.append(bytes(world))
    assert worlds[0] == worlds[1]
    assert len(set(worlds)) > 1
    ends = [bytes(engine.contest(box, engine.setup(box, [4]), [0] * 4, seed)[0]) for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


# What a game must declare


@pytest.mark.parametrize("kernel", KERNELS)
def test_a_game_has_every_kernel(kernel: str) -> None:
    kernels = {name: fn for name, fn in race.GAME.kernels.items() if name != kernel}
    with pytest.raises(TypeError, match=f"race: no kernel {kernel}"):
        register(replace(race.GAME, kernels=kernels))


def test_actions_are_few_enough_for_masks() -> None:
    many = ActionTable(Kind(race.Stake, times=Number("times", 1, MAX_ACTIONS + 1)))
    try:
        with pytest.raises(TypeError, match=f"{MAX_ACTIONS + 1} actions; the most is {MAX_ACTIONS}"):
            register(replace(race.GAME, actions=many))
    finally:
        race.Stake.domains = race.GAME.actions.kinds[2].domains


def test_two_games_have_tables_of_different_fields() -> None:
    """To Numba they would be one type."""

    class Box(Record):
        goal = i8()

    twin = type("Table", (Record,), {name: _again(field) for name, field in bids.Table.FIELDS.items()})
    assert twin.DTYPE == bids.Table.DTYPE
    with pytest.raises(TypeError, match="twin and bids: tables with the same fields"):
        register(replace(bids.GAME, name="twin", Table=twin, Box=Box))
    assert twin not in GAMES


def _again(field: object) -> object:
    """Another field of the same kind."""
    return type(field)(field.code, field.shape)  # type: ignore[attr-defined, call-arg]


def test_a_game_that_is_registered_again_is_the_same_game() -> None:
    assert register(race.GAME) is race.GAME
    assert GAMES[race.Table] is race.GAME
