"""The store: appends under (table, n), in groups; invitations; two workers on one database."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy.exc import IntegrityError

from locanda.core.catalogue import find
from locanda.core.options import read_options
from locanda.server.app import quiet
from locanda.server.house import House, Stale
from locanda.server.live import HUMAN, Live, Watcher
from locanda.server.preparation import Preparation
from locanda.server.run import sqlite
from locanda.server.settings import Settings
from locanda.server.store import Clash, SeatRow, Store, TableRow

T = TypeVar("T")


def run(path: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    """Does something with a store on a file."""

    async def whole() -> T:
        store = Store(sqlite(path / "tables.sqlite"))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def row(id: str) -> TableRow:
    seats = (SeatRow(0, HUMAN, "Ada", ("holder",), False), SeatRow(1, "random", "", (), False))
    return TableRow(id, "cafe", "00", 1.0, "holder", 0, 0, seats)


def test_a_table_comes_back_as_it_was_stored(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(row("a"), {1: "invite"}, "header")
        found = await store.table("a")
        assert found is not None
        assert found.seats == (SeatRow(0, HUMAN, "Ada", ("holder",), False), SeatRow(1, "random", "", (), True))
        assert await store.journal("a") == ["header"]
        assert await store.table("b") is None
        assert [each.id for each in await store.held_by("holder")] == ["a"]
        assert await store.held_by("nobody") == []

    run(tmp_path, work)


def test_an_error_of_the_database_tells_no_secret(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(row("a"), {}, "header")
        with pytest.raises(IntegrityError) as error:
            await store.create(replace(row("a"), secret="5ec2e7"), {}, "header")
        assert "INSERT INTO tables" in str(error.value)
        assert "5ec2e7" not in str(error.value)

    run(tmp_path, work)


def test_appends_share_transactions_and_a_clash_fails_only_its_own(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for id in "abcde":
            await store.create(row(id), {}, "header")
        await store.append("a", 1, ["first"], 1)
        results = await asyncio.gather(
            *(store.append(id, 1, ["x", "y"], 2) for id in "abcde"), store.append("a", 2, ["second"], 1),
            return_exceptions=True,
        )  # fmt: skip
        assert [type(result) for result in results] == [Clash, *[type(None)] * 5]
        assert await store.journal("a") == ["header", "first", "second"]
        assert await store.journal("b") == ["header", "x", "y"]
        acting = {id: found.acting for id in "ab" if (found := await store.table(id))}
        assert acting == {"a": 1, "b": 2}

    run(tmp_path, work)


def test_lines_of_one_append_are_kept_all_or_none(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(row("a"), {}, "header")
        await store.append("a", 2, ["later"], 1)
        with pytest.raises(Clash):
            await store.append("a", 1, ["one", "two"], 1)
        assert await store.journal("a") == ["header", "later"]

    run(tmp_path, work)


def test_many_appends_at_once_take_few_transactions(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for n in range(100):
            await store.create(row(f"t{n}"), {}, "header")
        commits = 0

        def count(_connection: object) -> None:
            nonlocal commits
            commits += 1

        from sqlalchemy import event

        event.listen(store._engine.sync_engine, "commit", count)
        await asyncio.gather(*(store.append(f"t{n}", 1, ["x"], 1) for n in range(100)))
        assert commits <= 3

    run(tmp_path, work)


def test_an_invitation_leads_to_its_seat_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(row("a"), {1: "old"}, "header")
        await store.invite("a", 1, "new")
        assert await store.invited("a", "old") is None, "a new invitation takes the place of the old one"
        assert await store.invited("a", "new") == 1
        assert await store.invited("b", "new") is None
        results = await asyncio.gather(*(store.claim("a", "new", f"h{n}", f"N{n}") for n in range(5)))
        assert sorted(results, key=str) == [1, None, None, None, None]
        found = await store.table("a")
        assert found is not None
        winner = results.index(1)
        assert found.seats[1].holders == (f"h{winner}",)
        assert found.seats[1].name == f"N{winner}"
        assert found.arrivals == 1

    run(tmp_path, work)


@asynccontextmanager
async def worker(path: Path, tables: int = 500) -> AsyncIterator[House]:
    """A server process's house, on the same database as others."""
    settings = Settings(database=sqlite(path / "tables.sqlite"), bot_delay=0, tables=tables)
    house = House(settings, Store(settings.database), Preparation(quiet))
    await house.store.open()
    await house.preparation.run()
    try:
        yield house
    finally:
        await house.close()
        await house.store.close()


async def new_table(house: House, friend: bool = False) -> str:
    """A table of the café for two people; for one and a friend who is still to come."""
    seats = [SeatRow(n, HUMAN, "", () if n and friend else ("me",), False) for n in range(2)]
    game = find("cafe")
    return await house.create(game, read_options(game, 2), seats, ["a", "b"], "me", lambda _: {})


def test_of_two_workers_one_wins_each_move_and_both_go_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with worker(tmp_path) as one, worker(tmp_path) as two:
            rng, id = random.Random(2), await new_table(one)
            a, b = await asyncio.gather(one.open(id), two.open(id))
            assert a is not None
            assert b is not None
            for _ in range(30):
                seat = min(a.match.to_act)
                question, legal = a.story.question[seat], a.match.legal_packed(seat)
                moves = [house.act(live, seat, question, rng.choice(legal)) for house, live in ((one, a), (two, b))]
                won = await asyncio.gather(*moves, return_exceptions=True)
                assert {type(result) for result in won} == {int, Stale}
                assert a.match.lines == b.match.lines, "the loser has read the winner's move"
                assert (a.story.sequence, a.story.question) == (b.story.sequence, b.story.question)
            assert len(await two.store.journal(id)) == 1 + len(a.match.lines)

    asyncio.run(work())


async def table_with_a_bot(house: House) -> str:
    """A table of the café where a person begins against a bot."""
    seats = [SeatRow(0, HUMAN, "", ("me",), False), SeatRow(1, "random", "", (), False)]
    game = find("cafe")
    options = read_options(game, 2, {"starter": 1})
    return await house.create(game, options, seats, ["a", "b"], "me", lambda _: {})


async def until_a_person_is_to_act(live: Live) -> None:
    async with asyncio.timeout(20):
        while 0 not in live.match.to_act:
            await asyncio.sleep(0.01)


def test_a_bot_whose_move_cannot_be_stored_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("locanda.server.house.PATIENCE", 0.01)

    def rename(old: str, new: str) -> None:
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute(f"ALTER TABLE {old} RENAME TO {new}")

    async def work() -> None:
        async with worker(tmp_path) as house:
            live = await house.open(await table_with_a_bot(house))
            assert live is not None
            while 0 in live.match.to_act:
                await house.act(live, 0, live.story.question[0], live.match.legal_packed(0)[0])
            rename("journal", "lost")  # the bot has not run yet: every commit fails from here on
            async with asyncio.timeout(20):
                while caplog.text.count("could not move") < 3:
                    await asyncio.sleep(0.01)
            assert "OperationalError" in caplog.text
            rename("lost", "journal")
            await until_a_person_is_to_act(live)
            assert len(await house.store.journal(live.id)) == 1 + len(live.match.lines)

    asyncio.run(work())


def test_a_bot_goes_on_after_another_worker_has_moved(tmp_path: Path) -> None:
    """The move of a person that lost against another worker's leaves a bot to act: nobody else would wake it."""

    async def work() -> None:
        async with worker(tmp_path) as one, worker(tmp_path) as two:
            id = await table_with_a_bot(one)
            a, b = await asyncio.gather(one.open(id), two.open(id))
            assert a is not None
            assert b is not None
            two.closing = True  # its bots rest
            while 0 in b.match.to_act:
                await two.act(b, 0, b.story.question[0], b.match.legal_packed(0)[0])
            with pytest.raises(Stale):
                await one.act(a, 0, a.story.question[0], a.match.legal_packed(0)[0])
            await until_a_person_is_to_act(a)

    asyncio.run(work())


def test_a_visit_wakes_a_bot(tmp_path: Path) -> None:
    async def work() -> None:
        async with worker(tmp_path) as house:
            live = await house.open(await table_with_a_bot(house))
            assert live is not None
            house.closing = True  # as if its task had died
            while 0 in live.match.to_act:
                await house.act(live, 0, live.story.question[0], live.match.legal_packed(0)[0])
            house.closing = False
            assert await house.open(live.id) is live
            await until_a_person_is_to_act(live)

    asyncio.run(work())


def test_tables_that_nobody_uses_are_forgotten_and_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with worker(tmp_path) as house:
            id = await new_table(house)
            live, same = await asyncio.gather(house.open(id), house.open(id))
            assert live is not None
            assert same is live
            seat = min(live.match.to_act)
            await house.act(live, seat, 1, live.match.legal_packed(seat)[0])
            assert house.drop_idle() == 1
            live.used -= house.settings.idle + 1
            assert house.drop_idle() == 0
            again = await house.open(id)
            assert again is not None
            assert again is not live
            assert again.match.lines == live.match.lines
            assert again.story.question == live.story.question

    asyncio.run(work())


def test_tables_at_rest_leave_memory_where_there_are_too_many_and_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with worker(tmp_path, tables=2) as house:
            made = [await new_table(house) for _ in range(5)]
            for id in [*made, *made]:
                live = await house.open(id)
                assert live is not None
                assert live.match.to_act
                assert house.drop_idle() <= 2

    asyncio.run(work())


def test_who_sits_down_while_the_table_is_read_has_the_seat(tmp_path: Path) -> None:
    """At every moment of the opening: a table that is opened too early would be shown as it was before."""

    async def sit(house: House, id: str, moment: int) -> None:
        for _ in range(moment):
            await asyncio.sleep(0)
        await house.store.invite(id, 1, "token")
        assert await house.store.claim(id, "token", "ben", "Ben") == 1
        await house.arrived(id)

    async def work() -> None:
        async with worker(tmp_path) as house:
            for moment in range(0, 60, 2):
                id = await new_table(house, friend=True)
                live, _ = await asyncio.gather(house.open(id), sit(house, id, moment))
                assert live is not None
                assert live.row.seats[1].holders == ("ben",)

    asyncio.run(work())


def test_a_table_that_is_watched_hears_moves_however_many_others_are(tmp_path: Path) -> None:
    async def work() -> None:
        async with worker(tmp_path, tables=1) as house:
            watched = [await house.open(await new_table(house)) for _ in range(3)]
            for live in watched:
                assert live is not None
                watching = house.enter(live, Watcher(0, frozenset({0}), "here"))
                playing = await house.open(live.id)
                assert playing is watching

    asyncio.run(work())
