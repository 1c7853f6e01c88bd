"""`locanda bench`: how fast is it here?"""

from __future__ import annotations


def bench(*games: str, kernel: bool = False, json: bool = False, tables: int = 50, seconds: float = 15.0) -> int:
    """Measure how fast the house is on this machine.

    Parameters
    ----------
    games: str
        The games to measure; all of them without it.
    kernel: bool
        Only the rules: random decisions a second.
    json: bool
        Print JSON for machines instead of tables for people.
    tables: int
        How many tables of bots play on the server at once.
    seconds: float
        How long the server is measured.
    """
    from ..bench.report import as_json, print_report
    from ..bench.run import measure
    from ..core.catalogue import find, names

    chosen = [find(name) for name in games or names()]
    report = measure(chosen, only_kernel=kernel, tables=tables, seconds=seconds)
    if json:
        print(as_json(report))
    else:
        print_report(report)
    return 0
