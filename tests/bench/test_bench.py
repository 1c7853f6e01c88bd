"""The benchmark measures what it says, in little time here: figures are checked for sense, not for size."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from locanda.bench import kernel, report, run
from locanda.bench.house import house
from locanda.bench.peers import COPIES_US, PEERS
from locanda.cli import main
from locanda.core.catalogue import find, names


def test_the_kernel_report_for_machines(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "SECONDS", 0.05)
    assert main(["bench", "--kernel", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"machine", "kernel", "peers"}
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


def test_the_report_for_people_shows_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = {
        "machine": {"python": "3.11", "system": "Linux", "cores": 2, "load": 0.5},
        "kernel": {"cafe": {
            "decisions_per_s": 2_345_678, "plain_python_decisions_per_s": 12_345, "times_plain_python": 190.0,
            "copy_us": 1.23,
        }},
        "match": {"cafe": {"decisions_per_s": 11_111, "packed_decisions_per_s": 22_222}},
        "compile": {"cafe": {
            "cold_first_move_s": 10.4, "cold_all_doors_s": 20.4, "warm_first_move_s": 0.4, "warm_all_doors_s": 0.6,
        }},
        "server": {"cafe": {"tables": 50, "moves_per_s": 501.0, "posted_per_s": 251.0, "p50_ms": 9.1, "p99_ms": 19.1}},
        "peers": {
            "source": "measured", "decisions": [{"name": "Peer", "game": "go", "decisions_per_s": 4321}],
            "copies_us": COPIES_US,
        },
    }  # fmt: skip
    paper = io.StringIO()
    report.print_report(whole, Console(file=paper, width=140))
    for figure in ("2,345,678", "12,345", "190.0", "1.23", "11,111", "22,222", "10.4", "0.6", "501.0", "19.1", "4,321"):
        assert figure in paper.getvalue(), figure


def test_measuring_says_where_it_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "SECONDS", 0.02)
    run.measure([find("cafe")], only_kernel=True, tables=1, seconds=0.1)
    assert "cafe: rules" in capsys.readouterr().err
