"""The café as plain text, good enough to play from in a terminal: names and numbers are those that moves name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from locanda.core.box import LoadedBox
from locanda.core.seats import areas
from locanda.words import Message, msg

from .seen import guests_of
from .table import JOKER, Phase, Table

Say = Callable[[Message | str], str]
#: Widths of the map's columns: chairs alone, and tables with the chairs above and below them.
NARROW, BROAD = 5, 8
#: Places of the bar in a line of the map.
BAR_LINE = 5


def text_board(box: LoadedBox, table: Table, viewer: int, say: Say, seats: Sequence[str] = ()) -> str:
    """The map with its bar, then hands, limits, scores and the bag, as far as the viewer knows them.

    Each cell of the map has two lines: a table's nation and its number, or a chair's number and who sits there.
    """
    names = [seats[i] if i < len(seats) else f"{i + 1}" for i in range(table.players)]
    lines = [*_map(box, table, say), "", *_hands(box, table, viewer, say, names)]
    lines.append(f"{say('cafe-text-bag')} {table.bag_left}")
    lines += ["", say("cafe-text-legend")]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def codes(nations: Sequence[str]) -> list[str]:
    """Short codes of the nations, capital and small letters as "It", no two alike."""
    made: list[str] = []
    for nation in nations:
        short = nation[:2].capitalize()
        following = iter(nation[2:])
        while short in made:
            short = nation[0].upper() + next(following, str(len(made)))
        made.append(short)
    return made


def code(box: LoadedBox, kind: int, say: Say, nation: int | None = None) -> str:
    """A guest's code: nation and sex, "Itf"; a joker's sex and star, after it the nation that it was named as."""
    sex = say("cafe-text-gentleman" if kind & 1 else "cafe-text-lady")
    short = codes(box.names["nations"])
    if kind < JOKER:
        return short[kind >> 1] + sex
    return f"*{sex}" if nation is None else f"{short[nation]}{sex}*"


def _map(box: LoadedBox, table: Table, say: Say) -> list[str]:
    """Two lines a row of the map; the bar stands where the middle is empty."""
    record = box.record
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for t, name in enumerate(box.names["tables"]):
        nation, _, place = name.rpartition("-")
        mark = "-R" if table.reserved[t] or t == table.regulars_table - 1 else ""
        cells[record.table_row[t], record.table_column[t]] = (nation, f"-{place}{mark}")
    for c in range(record.chairs):
        kind, under = table.chair[c] - 1, "."
        if kind >= 0:
            under = code(box, kind, say, table.nation[c] - 1)
        elif table.shut[c]:
            under = "x"
        cells[record.chair_row[c], record.chair_column[c]] = (f"{c + 1}", under)
    rows, columns = (1 + max(cell[i] for cell in cells) for i in range(2))
    lines = []
    for row in range(rows):
        for half in range(2):
            line = ""
            for column in range(columns):
                width = NARROW if column % 2 == 0 else BROAD
                line += cells.get((row, column), ("", ""))[half].ljust(width)[:width]
            lines.append(line)
    return _with_bar(box, table, say, lines)


def _with_bar(box: LoadedBox, table: Table, say: Say, lines: list[str]) -> list[str]:
    """Writes the bar into the empty middle of the map, or below it where there is no room."""
    values = [f"{box.record.bar[i]}" for i in range(box.record.bar_places)]
    for i in range(table.bar_taken):
        values[i] = code(box, table.bar[i] - 1, say)
    written = [say("cafe-text-bar").rstrip(":").upper(), ""]
    written += ["".join(v.rjust(6) for v in values[i : i + BAR_LINE]) for i in range(0, len(values), BAR_LINE)]
    width = 6 * BAR_LINE
    left = (max(map(len, lines)) - width) // 2
    top = (len(lines) - len(written)) // 2
    if any(lines[top + i][left : left + width].strip() for i in range(len(written))):
        return [*lines, "", *written]
    for i, words in enumerate(written):
        line = lines[top + i].ljust(left + width)
        lines[top + i] = line[:left] + words.center(width) + line[left + width :]
    return lines


def _hands(box: LoadedBox, table: Table, viewer: int, say: Say, names: list[str]) -> list[str]:
    """A line a seat: whose turn, name, score, limit, and the guests as moves name them."""
    lines = []
    wide = max(map(len, names))
    for seat in areas(table.players, viewer):
        turn = ">" if seat == table.turn and table.phase != Phase.OVER else " "
        held = guests_of(table, seat, viewer)
        known = [box.names["guests"][kind] for kind in held if kind is not None]
        unknown = sum(kind is None for kind in held)
        hand = ", ".join(
            f"{name} x{known.count(name)}" if known.count(name) > 1 else name for name in dict.fromkeys(known)
        )
        if unknown:
            hand = ", ".join([*([hand] if hand else []), say(msg("cafe-note-hand", count=unknown))])
        limit = (
            f" ({say(msg('cafe-note-limit', limit=table.limit[seat]))})" if table.limit[seat] < box.record.hand else ""
        )
        lines.append(f"{turn} {names[seat].ljust(wide)} {table.score[seat]:>4}  {hand}{limit}")
    return lines
