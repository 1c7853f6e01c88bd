"""The benchmark measures what it says, in little time here: figures are checked for sense, not for size."""

from __future__ import annotations

import asyncio
import io
import json
import re

import pytest
from rich.console import Console

from locanda.bench import kernel, report, run
from locanda.bench.house import house, server
from locanda.bench.peers import COPIES_US, PEERS
from locanda.bench.starting import start
from locanda.bench.targets import TARGETS, against_targets
from locanda.bench.wire import Wire
from locanda.cli import main
from locanda.core.catalogue import find, names


def test_the_kernel_report_for_machines(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "SECONDS", 0.05)
    assert main(["bench", "--kernel", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"machine", "kernel", "peers", "targets"}
    assert {row["game"] for row in told["targets"]} == set(names())
    assert set(told["kernel"]) == set(names())
    for row in told["kernel"].values():
        assert row["decisions_per_s"] > row["plain_python_decisions_per_s"] > 0
        assert row["copy_us"] > 0
    assert len(told["peers"]["decisions"]) == len(PEERS)


def test_an_unknown_game_is_not_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "chess"]) == 1
    assert "no game 'chess'" in capsys.readouterr().err


def test_tables_of_bots_over_http() -> None:
    speed = house(find("cafe"), tables=3, seconds=1.0)
    assert speed.tables == 3
    assert speed.moves_per_s >= speed.posted_per_s > 0
    assert 0 < speed.p50_ms <= speed.p99_ms


def test_calls_on_one_connection_take_turns() -> None:
    async def asks(port: int) -> list[int]:
        wire = Wire(port)
        answers = await asyncio.gather(*(wire.call("GET", "/") for _ in range(4)))
        wire.close()
        return [answer.status for answer in answers]

    with server() as port:
        assert asyncio.run(asks(port)) == [200] * 4


WHOLE = {
    "machine": {"python": "3.11", "system": "Linux", "cores": 2, "load": 0.5},
    "kernel": {"cafe": {
        "decisions_per_s": 1_500_000, "plain_python_decisions_per_s": 12_345, "times_plain_python": 190.0,
        "copy_us": 1.23,
    }},
    "match": {"cafe": {"decisions_per_s": 11_111, "packed_decisions_per_s": 22_222}},
    "compile": {"cafe": {
        "first_door_s": 10.4, "all_doors_s": 20.4, "cached_doors_s": 0.2, "cold_library_s": 13.7, "warm_library_s": 0.9,
    }},
    "start": {"cafe": {"up_s": 3.0, "first_move_s": 17.5, "later_first_move_s": 1.6}},
    "server": {"cafe": {"tables": 50, "moves_per_s": 501.0, "posted_per_s": 251.0, "p50_ms": 9.1, "p99_ms": 19.1}},
    "peers": {
        "source": "measured", "copies_us": COPIES_US,
        "decisions": [
            {"name": "Slow", "game": "go", "decisions_per_s": 4_321},
            {"name": "Fast", "game": "noughts", "decisions_per_s": 8_765_432},
        ],
    },
}  # fmt: skip


def printed() -> str:
    paper = io.StringIO()
    report.print_report(WHOLE, Console(file=paper, width=140))
    return paper.getvalue()


def test_the_report_for_people_shows_every_figure() -> None:
    figures = (
        "1,500,000",
        "12,345",
        "190.0",
        "1.23",
        "11,111",
        "22,222",
        "10.4",
        "0.9",
        "17.5",
        "501.0",
        "19.1",
        "4,321",
    )
    for figure in figures:
        assert figure in printed(), figure


def test_whoever_is_faster_stands_above_us() -> None:
    assert printed().index("Fast: noughts") < printed().index("cafe: in the rules") < printed().index("Slow: go")
    speeds = [peer.decisions_per_s for peer in PEERS]
    assert speeds == sorted(speeds, reverse=True)
    of_pgx = [peer.game for peer in PEERS if peer.name.startswith("Pgx")]
    assert {"connect four", "backgammon"} <= set(of_pgx), "what an engine is best at, and what it is worst at"


def test_every_target_stands_beside_its_figure_with_what_is_missing() -> None:
    for line in (
        r"cafe: in the rules .* 2,000,000 or more: 25% too few",
        r"cafe: first door of the rules, empty cache .* 12 or less: met",
        r"cafe: all doors, empty cache .* 20 or less: 0\.4 too long",
        r"cafe: all doors, from the cache .* 0\.3 or less: met",
        r"cafe: it answers .* 3 or less: met",
        r"cafe: first move against a bot, nothing compiled .* 15 or less: 2\.5 too long",
        r"cafe: first move against a bot, later starts .* 2 or less: met",
    ):
        assert re.search(line, printed()), line
    short = {row["key"]: row["short"] for row in against_targets(WHOLE)}
    assert {key for key, part in short.items() if part} == {"decisions_per_s", "all_doors_s", "first_move_s"}
    assert short["decisions_per_s"] == 0.25
    assert len(short) == len(TARGETS)


def test_a_first_move_at_a_house_that_has_just_been_started() -> None:
    up, moved = start("cafe")
    assert 0 < up < moved


def test_measuring_says_where_it_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "SECONDS", 0.02)
    run.measure([find("cafe")], only_kernel=True, tables=1, seconds=0.1)
    assert "cafe: rules" in capsys.readouterr().err
