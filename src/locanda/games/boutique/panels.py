"""Facts beside the board: the week, what guests would pay, needs, the ranking; and notes beside the names."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.core.scene import Panel
from locanda.core.seats import areas, seats_of
from locanda.words import Message, msg

from .seen import need, need_on, offers, on_table
from .table import DAYS, DEPARTMENTS, Phase, Stage, Table
from .wording import card_of, day_of, department_of, sum_of

Row = tuple[Message, Message | str]


def panels(box: LoadedBox, table: Table, viewer: int, seats: Sequence[str]) -> list[Panel]:
    """The panels of a frame; those that say nothing now are left out."""
    found = [_week(box, table)]
    if on_table(table):
        found.append(_charges(box, table, viewer, seats))
    if table.phase == Phase.STAFF or table.stage == Stage.WALK_IN:
        found.append(_needs(table, areas(table.players, viewer)[0]))
    if table.stage == Stage.WALK_IN:
        found.append(_ranking(table, seats))
    if table.phase in (Phase.EXPAND, Phase.OVER):
        found += [_rating(table, seat, seats[seat]) for seat in areas(table.players, viewer)]
    return [panel for panel in found if panel.rows]


def phase_of(table: Table) -> str:
    """The phase of the week as the rulebook names it."""
    named = {
        Phase.OVER: "over",
        Phase.STARTER: "prices",
        Phase.PRICES: "prices",
        Phase.STAFF: "planning",
        Phase.EXPAND: "expansion",
    }
    return named.get(Phase(table.phase), "walk-in" if table.stage == Stage.WALK_IN else "booking")


def _week(box: LoadedBox, table: Table) -> Panel:
    rows: list[Row] = [(msg("boutique-panel-phase"), msg(f"boutique-phase-{phase_of(table)}"))]
    if phase_of(table) == "walk-in":
        rows.append((msg("boutique-panel-day"), day_of(table.day)))
    elif on_table(table):
        rows.append((msg("boutique-panel-check-in"), day_of(table.day)))
    if table.budget:
        rows.append((msg("boutique-panel-budget"), f"{table.budget}"))
    if on_table(table):
        rows.append((msg("boutique-panel-guests"), card_of(box, table.card - 1)))
    if phase_of(table) in ("booking", "walk-in"):
        rows.append((msg("boutique-panel-to-come"), f"{table.to_come}"))
    rows.append((msg("boutique-panel-deck"), f"{table.deck_left}"))
    return Panel(msg("boutique-panel-week", week=table.week + 1, weeks=box.record.weeks), rows)


def _named(name: str) -> Message:
    """A seat's name as the label of a row."""
    return msg("boutique-panel-seat", seat=name)


def _charges(box: LoadedBox, table: Table, viewer: int, seats: Sequence[str]) -> Panel:
    """What each hotel would charge, with the make-up of the sum, or why it cannot take the guests."""
    said = {offer.seat: offer for offer in offers(box, table)}
    order = [seat for seat in areas(table.players, viewer) if seat in said]
    return Panel(msg("boutique-panel-charge"), [(_named(seats[seat]), sum_of(said[seat])) for seat in order])


def _needs(table: Table, seat: int) -> Panel:
    """What the markers laid so far need of each department of a hotel."""
    rows: list[Row] = []
    for department in range(DEPARTMENTS):
        wanted, hired = need(table, seat, department), table.staff[seat, department]
        value = msg("boutique-panel-need-only", need=wanted)
        if table.stage == Stage.WALK_IN:
            value = msg("boutique-panel-need-staff", need=wanted, staff=hired)
        rows.append((msg("boutique-panel-department", department=department_of(department)), value))
    return Panel(msg("boutique-panel-need"), rows if not table.out[seat] else [])


def _ranking(table: Table, seats: Sequence[str]) -> Panel:
    """Who is asked first; equals share a place until they are told apart."""
    order = sorted(seats_of(table.playing), key=lambda seat: table.place[seat])
    rows: list[Row] = [(msg("boutique-panel-place", place=table.place[seat] + 1), seats[seat]) for seat in order]
    return Panel(msg("boutique-panel-ranking"), rows)


def _rating(table: Table, seat: int, name: str) -> Panel:
    """What a hotel needed day by day, and whom it had hired."""
    rows: list[Row] = []
    for day in range(DAYS):
        wanted = [need_on(table, seat, department, day) for department in range(DEPARTMENTS)]
        rows.append((msg("boutique-panel-weekday", day=day_of(day)), _three("rating-day", wanted)))
    rows.append((msg("boutique-panel-hired"), _three("rating-day", [table.staff[seat, d] for d in range(DEPARTMENTS)])))
    return Panel(msg("boutique-panel-rating-of", seat=name), rows if table.out[seat] in (0, table.week + 1) else [])


def _three(what: str, numbers: Sequence[int]) -> Message:
    housekeeping, check_in, kitchen = numbers
    return msg(f"boutique-panel-{what}", housekeeping=housekeeping, checkin=check_in, kitchen=kitchen)


def notes(box: LoadedBox, table: Table) -> list[list[Message]]:
    """What is said beside each seat's name."""
    return [_notes_of(table, seat) for seat in range(table.players)]


def _notes_of(table: Table, seat: int) -> list[Message]:
    if table.out[seat]:
        return [msg("boutique-note-out")]
    said = [
        msg("boutique-note-stars", count=table.stars[seat]),
        msg("boutique-note-rooms", count=table.rooms[seat]),
    ]
    together = table.phase in (Phase.PRICES, Phase.STAFF, Phase.EXPAND)
    if together and not table.waiting >> seat & 1:
        said.append(msg("boutique-note-ready"))
    if table.stage == Stage.WALK_IN:
        said.append(msg("boutique-note-place", place=table.place[seat] + 1))
    elif seat == table.starter and table.phase != Phase.STARTER:
        said.append(msg("boutique-note-starter"))
    if table.bid_cards[seat]:
        said.append(msg("boutique-note-bid", count=table.bid_cards[seat] - 1))
    return said
