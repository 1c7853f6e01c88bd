"""The report as tables for people, or as JSON."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console
from rich.table import Table


def as_json(report: dict[str, Any]) -> str:
    """The report for machines."""
    return json.dumps(report, indent=2)


def print_report(report: dict[str, Any], console: Console | None = None) -> None:
    """Prints the report for people; sections that were not measured are left out."""
    out = console or Console(highlight=False)
    machine = report["machine"]
    out.print(f"Python {machine['python']}, {machine['system']}, {machine['cores']} cores, load {machine['load']}\n")
    _decisions(report, out)
    if "compile" in report:
        _compile(report["compile"], out)
    if "server" in report:
        _server(report["server"], out)


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left")
    return table


def _decisions(report: dict[str, Any], out: Console) -> None:
    table = _table(
        "Random decisions a second, one core, every legal action listed each time", "", "a second", "copy, us"
    )
    for game, row in report["kernel"].items():
        table.add_row(f"{game}: in the rules", f"{row['decisions_per_s']:,}", f"{row['copy_us']}", style="bold")
        times = f"{row['times_plain_python']} times faster"
        table.add_row(
            f"{game}: the same rules as plain Python ({times})", f"{row['plain_python_decisions_per_s']:,}", ""
        )
    for game, row in report.get("match", {}).items():
        table.add_row(f"{game}: through Match, packed actions", f"{row['packed_decisions_per_s']:,}", "")
        table.add_row(f"{game}: through Match, action objects", f"{row['decisions_per_s']:,}", "")
    table.add_section()
    for peer in report["peers"]["decisions"]:
        table.add_row(f"{peer['name']}: {peer['game']}", f"{peer['decisions_per_s']:,}", "", style="dim")
    table.add_section()
    for name, us in report["peers"]["copies_us"].items():
        table.add_row(name, "", f"{us}", style="dim")
    out.print(table)
    out.print(f"Other engines: {report['peers']['source']}; other games, so orders of magnitude.\n", style="dim")


def _compile(section: dict[str, Any], out: Console) -> None:
    table = _table("Compiler, seconds from the start of the process", "", "empty cache", "full cache")
    for game, row in section.items():
        table.add_row(f"{game}: first move", f"{row['cold_first_move_s']:.1f}", f"{row['warm_first_move_s']:.1f}")
        table.add_row(f"{game}: everything", f"{row['cold_all_doors_s']:.1f}", f"{row['warm_all_doors_s']:.1f}")
    out.print(table)


def _server(section: dict[str, Any], out: Console) -> None:
    title = "Server: bots over HTTP, every move on the disk before its answer"
    table = _table(title, "", "tables", "moves/s", "posted/s", "p50, ms", "p99, ms")
    for game, row in section.items():
        times = [f"{row[key]:.1f}" for key in ("moves_per_s", "posted_per_s", "p50_ms", "p99_ms")]
        table.add_row(game, str(row["tables"]), *times)
    out.print(table)
