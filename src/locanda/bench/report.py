"""The report as tables for people, or as JSON."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console
from rich.table import Table

from .targets import verdict

#: Figures that are seconds: section, title, and what each is called.
WAITS = (
    (
        "compile",
        "Compiler, seconds",
        {
            "first_door_s": "first door of the rules, empty cache",
            "all_doors_s": "all doors, empty cache",
            "cached_doors_s": "all doors, from the cache",
            "cold_library_s": "first move through the library, empty cache",
            "warm_library_s": "first move through the library, full cache",
        },
    ),
    (
        "start",
        "The house, seconds from the start of its process",
        {
            "up_s": "it answers",
            "first_move_s": "first move against a bot, nothing compiled",
            "later_first_move_s": "first move against a bot, later starts",
        },
    ),
)


def as_json(report: dict[str, Any]) -> str:
    """The report for machines."""
    return json.dumps(report, indent=2)


def print_report(report: dict[str, Any], console: Console | None = None) -> None:
    """Prints the report for people; sections that were not measured are left out."""
    out = console or Console(highlight=False)
    machine = report["machine"]
    out.print(f"Python {machine['python']}, {machine['system']}, {machine['cores']} cores, load {machine['load']}\n")
    _decisions(report, out)
    _copies(report, out)
    for section, title, labels in WAITS:
        if section in report:
            _waits(report, section, title, labels, out)
    if "server" in report:
        _server(report["server"], out)


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left")
    return table


def _decisions(report: dict[str, Any], out: Console) -> None:
    """Ours and the others', the fastest first."""
    rows: list[tuple[int, str, str, str]] = []
    for game, row in report["kernel"].items():
        speed = row["decisions_per_s"]
        rows.append((speed, f"{game}: in the rules", verdict("kernel", "decisions_per_s", speed), "bold"))
        plain = f"{game}: the same rules as plain Python ({row['times_plain_python']} times slower)"
        rows.append((row["plain_python_decisions_per_s"], plain, "", "bold"))
    for game, row in report.get("match", {}).items():
        rows.append((row["packed_decisions_per_s"], f"{game}: through Match, packed actions", "", "bold"))
        rows.append((row["decisions_per_s"], f"{game}: through Match, action objects", "", "bold"))
    rows += [
        (peer["decisions_per_s"], f"{peer['name']}: {peer['game']}", "", "") for peer in report["peers"]["decisions"]
    ]
    title = "Random decisions a second, one core, every legal action listed each time"
    table = _table(title, "", "a second", "target")
    for speed, name, target, style in sorted(rows, reverse=True):
        table.add_row(name, f"{speed:,}", target, style=style)
    out.print(table)
    out.print(f"The others: {report['peers']['source']}. Other games, most far smaller: orders of magnitude.\n")


def _copies(report: dict[str, Any], out: Console) -> None:
    rows = [(row["copy_us"], f"{game}: a table", "bold") for game, row in report["kernel"].items()]
    rows += [(us, name, "") for name, us in report["peers"]["copies_us"].items()]
    table = _table("Copy of a state, microseconds", "", "us")
    for us, name, style in sorted(rows):
        table.add_row(name, f"{us}", style=style)
    out.print(table)


def _waits(report: dict[str, Any], section: str, title: str, labels: dict[str, str], out: Console) -> None:
    table = _table(title, "", "s", "target")
    for game, row in report[section].items():
        for key, label in labels.items():
            table.add_row(f"{game}: {label}", f"{row[key]:.1f}", verdict(section, key, row[key]))
    out.print(table)


def _server(section: dict[str, Any], out: Console) -> None:
    title = "Server: bots over HTTP, every move on the disk before its answer"
    table = _table(title, "", "tables", "moves/s", "posted/s", "p50, ms", "p99, ms")
    for game, row in section.items():
        times = [f"{row[key]:.1f}" for key in ("moves_per_s", "posted_per_s", "p50_ms", "p99_ms")]
        table.add_row(game, str(row["tables"]), *times)
    out.print(table)
