"""Tables, seats and journals in the database.

The journal is the truth: a table in memory is only its journal, replayed.  Line n of a table is inserted under the key
(table, n), so that of two writers who both append line n one gets `Clash`, whoever and wherever they are.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy import bindparam, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from locanda.core.errors import LocandaError

METADATA = sql.MetaData()
TABLES = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("secret", sql.String, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("host", sql.String, nullable=False),
    sql.Column("acting", sql.Integer, nullable=False),
    sql.Column("arrivals", sql.Integer, nullable=False),
)
SEATS = sql.Table(
    "seats",
    METADATA,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("name", sql.String, nullable=False),
)
#: Who holds a seat: hashes of the secrets of browsers, several where a person plays on several devices.
HOLDERS = sql.Table(
    "holders",
    METADATA,
    sql.Column("holder", sql.String, primary_key=True),
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
)
#: Invitations that nobody has taken yet, by the hash of their secret.
INVITES = sql.Table(
    "invites",
    METADATA,
    sql.Column("token", sql.String, primary_key=True),
    sql.Column("table", sql.String, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
)
#: Invitations by which somebody has taken the seat.
TAKEN = sql.Table(
    "taken",
    METADATA,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("token", sql.String, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
)
JOURNAL = sql.Table(
    "journal",
    METADATA,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("line", sql.String, nullable=False),
)
sql.Index("holders_by_table", HOLDERS.c.table)
_ACTING = update(TABLES).where(TABLES.c.id == bindparam("of")).values(acting=bindparam("mask"))
#: Appends that share one transaction at most.
GROUP = 256


def check_file(path: Path) -> None:
    """Raises LocandaError where a file, made if it is not there, cannot be written to, is broken or is none of ours.

    Reading all of it takes some 2 ms for each MB: half a second for two million moves.
    """
    try:
        with contextlib.closing(sqlite3.connect(path)) as database:
            problem = _problem(database)
            database.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        raise LocandaError(f"{path}: cannot be written to ({error}); name another folder or file") from None
    except sqlite3.DatabaseError as error:
        ours = error.sqlite_errorcode != sqlite3.SQLITE_NOTADB
        problem = _broken(str(error)) if ours else f"not a database of Locanda ({error})"
    if problem:
        raise LocandaError(f"{path}: {problem}; move it away, or name another file")


def _problem(database: sqlite3.Connection) -> str:
    """What is wrong with a database that can be opened; "" if nothing is."""
    for table in METADATA.tables.values():
        found = {row[1] for row in database.execute(f'PRAGMA table_info("{table.name}")')}
        missing = [column.name for column in table.columns if found and column.name not in found]
        if missing:
            return f"its table {table.name!r} has no {', '.join(missing)}"
    told = str(database.execute("PRAGMA quick_check(1)").fetchone()[0])
    return "" if told == "ok" else _broken(told)


def _broken(why: str) -> str:
    return f"broken ({' '.join(why.split())}); `sqlite3 FILE .recover` may save its tables"


def check_address(url: str) -> None:
    """Raises LocandaError where an SQLAlchemy address names no database that can be used here."""
    try:
        address = create_async_engine(url).url
    except (SQLAlchemyError, ImportError) as error:
        right = "one as sqlite+aiosqlite:////folder/tables.sqlite, its driver installed, would be right"
        raise LocandaError(f"no database can be used at that address ({error}); {right}") from None
    if address.get_backend_name() == "sqlite" and address.database and not address.database.startswith("file:"):
        check_file(Path(address.database))


class Clash(Exception):
    """Somebody else has already appended this line of the table's journal."""


@dataclass(frozen=True)
class SeatRow:
    """A seat of a table: its kind is "human" or the name of a bot; `invited` while an invitation to it is open."""

    seat: int
    kind: str
    name: str
    holders: tuple[str, ...]
    invited: bool


@dataclass(frozen=True)
class TableRow:
    """A table as stored; `secret` is that of its chance, `host` the hash of whoever opened it, `arrivals` the number of
    seats taken by invitation.  `acting`, for the list of one's tables, has a bit for each seat to choose; -1: over.
    """

    id: str
    game: str
    secret: str
    created: float
    host: str
    acting: int
    arrivals: int
    seats: tuple[SeatRow, ...]


@dataclass
class _Append:
    """Lines of one table that wait for their commit."""

    rows: list[dict[str, Any]]
    acting: int
    done: asyncio.Future[None]


class Store:
    """The database; one writer task commits every waiting append in one transaction (group commit)."""

    def __init__(self, url: str) -> None:
        self._engine: AsyncEngine = create_async_engine(url, hide_parameters=True)  # a log tells no secret
        self._queue: asyncio.Queue[_Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _pragmas)

    async def open(self) -> None:
        """Makes the tables that are missing and starts the writer."""
        async with self._engine.begin() as connection:
            await connection.run_sync(METADATA.create_all)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Commits what waits, stops the writer and closes the database."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def alive(self) -> bool:
        """Whether the database answers."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(1))).scalar() == 1

    # ---- tables

    async def create(self, row: TableRow, invites: dict[int, str], header: str) -> None:
        """Stores a new table, its seats, the hashes of its invitations by seat, and line 0 of its journal."""
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(TABLES),
                {
                    "id": row.id,
                    "game": row.game,
                    "secret": row.secret,
                    "created": row.created,
                    "host": row.host,
                    "acting": row.acting,
                    "arrivals": row.arrivals,
                },
            )
            seats = [{"table": row.id, "seat": s.seat, "kind": s.kind, "name": s.name} for s in row.seats]
            await connection.execute(insert(SEATS), seats)
            held = [{"holder": h, "table": row.id, "seat": s.seat} for s in row.seats for h in s.holders]
            if held:
                await connection.execute(insert(HOLDERS), held)
            if invites:
                tokens = [{"token": t, "table": row.id, "seat": seat} for seat, t in invites.items()]
                await connection.execute(insert(INVITES), tokens)
            await connection.execute(insert(JOURNAL), {"table": row.id, "n": 0, "line": header})

    async def table(self, id: str) -> TableRow | None:
        """A table with its seats, or None."""
        async with self._engine.connect() as connection:
            found = await _tables(connection, [id])
        return found[0] if found else None

    async def held_by(self, holder: str, limit: int = 50) -> list[TableRow]:
        """The newest tables at which the holder of this secret's hash has a seat."""
        async with self._engine.connect() as connection:
            chosen = (
                select(TABLES.c.id)
                .join(HOLDERS, HOLDERS.c.table == TABLES.c.id)
                .where(HOLDERS.c.holder == holder)
                .group_by(TABLES.c.id, TABLES.c.created)
                .order_by(TABLES.c.created.desc())
                .limit(limit)
            )
            ids = [row.id for row in await connection.execute(chosen)]
            return await _tables(connection, ids)

    async def journal(self, id: str) -> list[str]:
        """The lines of a table's journal, the header first."""
        async with self._engine.connect() as connection:
            chosen = select(JOURNAL.c.line).where(JOURNAL.c.table == id).order_by(JOURNAL.c.n)
            return [row.line for row in await connection.execute(chosen)]

    # ---- invitations

    async def invite(self, id: str, seat: int, token: str) -> None:
        """Stores the hash of a new invitation to a seat, in place of earlier ones to the same seat."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(INVITES).where(INVITES.c.table == id, INVITES.c.seat == seat))
            await connection.execute(insert(INVITES), {"token": token, "table": id, "seat": seat})

    async def invited(self, id: str, token: str) -> int | None:
        """The seat to which the hash of an invitation leads."""
        async with self._engine.connect() as connection:
            chosen = select(INVITES.c.seat).where(INVITES.c.table == id, INVITES.c.token == token)
            return (await connection.execute(chosen)).scalar()

    async def taken(self, id: str, token: str) -> int | None:
        """The seat that somebody has taken by the hash of an invitation."""
        async with self._engine.connect() as connection:
            chosen = select(TAKEN.c.seat).where(TAKEN.c.table == id, TAKEN.c.token == token)
            return (await connection.execute(chosen)).scalar()

    async def claim(self, id: str, token: str, holder: str, name: str) -> int | None:
        """Takes the seat of an invitation, once: of two who try, one gets the seat and the other None."""
        async with self._engine.begin() as connection:
            where = (INVITES.c.table == id, INVITES.c.token == token)
            seat = (await connection.execute(select(INVITES.c.seat).where(*where))).scalar()
            if seat is None or (await connection.execute(delete(INVITES).where(*where))).rowcount != 1:
                return None
            await connection.execute(insert(TAKEN), {"token": token, "table": id, "seat": seat})
            mine = (HOLDERS.c.holder == holder, HOLDERS.c.table == id, HOLDERS.c.seat == seat)
            if (await connection.execute(select(HOLDERS.c.seat).where(*mine))).first() is None:
                await connection.execute(insert(HOLDERS), {"holder": holder, "table": id, "seat": seat})
            if name:
                here = (SEATS.c.table == id, SEATS.c.seat == seat)
                await connection.execute(update(SEATS).where(*here).values(name=name))
            arrived = update(TABLES).where(TABLES.c.id == id).values(arrivals=TABLES.c.arrivals + 1)
            await connection.execute(arrived)
            return int(seat)

    # ---- the journal

    async def append(self, id: str, first: int, lines: Sequence[str], acting: int) -> None:
        """Appends lines `first`, `first + 1`, … of a table's journal; returns when they are committed.

        `acting` is who is to act then.  All of it or nothing; raises Clash if any of the lines is there already.
        """
        rows = [{"table": id, "n": first + i, "line": line} for i, line in enumerate(lines)]
        waiting = _Append(rows, acting, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        await waiting.done

    async def _write(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                group = [await self._queue.get()]
                while not self._queue.empty() and len(group) < GROUP:
                    group.append(self._queue.get_nowait())
                failed = await _commit(connection, group)
                if isinstance(failed, IntegrityError) and len(group) > 1:  # one spoils a group: each by itself
                    for waiting in group:
                        _settle([waiting], await _commit(connection, [waiting]))
                else:
                    _settle(group, failed)
                for _ in group:
                    self._queue.task_done()


def _pragmas(connection: Any, _record: Any) -> None:
    """SQLite as safe as it gets: a commit returns when it is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _commit(connection: AsyncConnection, group: list[_Append]) -> Exception | None:
    try:
        async with connection.begin():
            await connection.execute(insert(JOURNAL), [row for waiting in group for row in waiting.rows])
            now = [{"of": waiting.rows[0]["table"], "mask": waiting.acting} for waiting in group]
            await connection.execute(_ACTING, now)
    except Exception as error:  # whatever it is, those who wait must hear of it and the writer must live on
        return error
    return None


def _settle(group: list[_Append], failed: Exception | None) -> None:
    for waiting in group:
        if waiting.done.done():
            continue
        if failed is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(Clash() if isinstance(failed, IntegrityError) else failed)


async def _tables(connection: AsyncConnection, ids: list[str]) -> list[TableRow]:
    """The tables named, in that order, as far as they exist."""
    holders: dict[tuple[str, int], list[str]] = {}
    for row in await connection.execute(select(HOLDERS).where(HOLDERS.c.table.in_(ids))):
        holders.setdefault((row.table, row.seat), []).append(row.holder)
    invites = {(r.table, r.seat) for r in await connection.execute(select(INVITES).where(INVITES.c.table.in_(ids)))}
    seats: dict[str, list[SeatRow]] = {}
    for row in await connection.execute(select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)):
        at = (row.table, row.seat)
        seats.setdefault(row.table, []).append(
            SeatRow(row.seat, row.kind, row.name, tuple(holders.get(at, ())), at in invites)
        )
    found = {
        row.id: TableRow(
            row.id, row.game, row.secret, row.created, row.host, row.acting, row.arrivals, tuple(seats.get(row.id, ()))
        )
        for row in await connection.execute(select(TABLES).where(TABLES.c.id.in_(ids)))
    }
    return [found[id] for id in ids if id in found]
