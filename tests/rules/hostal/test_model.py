"""Through random games: cards, guests, reforms and what the rooms are worth, beside a model from the events alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from contract.games import Case, cases
from contract.walk import Play, games
from locanda.core.catalogue import find
from locanda.games.hostal.events import Rested
from locanda.games.hostal.seen import seen
from locanda.games.hostal.table import MAX_LAID, MAX_ROOMS, Table
from locanda.games.hostal.wording import cards_in

from .model import Model

GAME = find("hostal")
CASES = list(cases(GAME))
#: Games of each case, or steps.
PLAYED = 10, 1500


def followed(case: Case) -> Iterator[tuple[Play, Model]]:
    """Every moment of random games, with the model as it is then."""
    for game in games(case, *PLAYED):
        model = Model(game.box.data, game.players)
        for play in game:
            for row in play.rows:
                event = GAME.events.decode(play.box.names, row)
                if isinstance(event, Rested):
                    assert event.total == model.total(event.room), play.where()
                    model.met.add("rest")
                model.hear(event)
            table: Any = play.table
            if model.resolving != (table.owner - 1, table.card):  # else it is not done yet
                model.put_away()
            yield play, model


def lying(table: Table) -> list[tuple[int, int, int]]:
    """The cards in rooms, as the model has them."""
    return sorted(
        (colour, table.laid[colour, k], table.laid_room[colour, k])
        for colour in range(table.colours)
        for k in range(MAX_LAID)
        if table.laid_room[colour, k]
    )


def same(play: Play, model: Model) -> None:
    """Fails unless the table is what the events say."""
    table: Any = play.table
    reforms = play.box.names["reforms"]
    for colour in range(table.colours):
        where = f"{play.where()}, colour {colour}"
        assert set(cards_in(table.hand[colour])) == model.hand[colour], where
        assert set(cards_in(table.deck[colour])) == model.deck[colour], where
        assert set(cards_in(table.discard[colour])) == model.pile[colour], where
        assert set(cards_in(table.sure[colour])) == model.sure[colour], where
        assert (table.hand_left[colour], table.deck_left[colour]) == (len(model.hand[colour]), len(model.deck[colour]))
        assert (table.unplayed[colour], table.lobby[colour]) == (model.unplayed[colour], model.lobby[colour]), where
        assert table.score[colour] == model.scores[colour], where
    assert lying(table) == sorted(model.lying), play.where()
    assert {reforms[n] for n in range(len(reforms)) if table.unseen_reforms >> n & 1} == model.unseen, play.where()
    assert [reforms[n - 1] for n in table.old_reforms if n] == model.bottom, play.where()
    assert {room + 1: table.wear[room] for room in range(MAX_ROOMS) if table.wear[room]} == model.wear, play.where()


@pytest.mark.clause("S3", "K1", "N1", "N2", "N3", "D1", "D3", "Y2", "Y3", "Y4", "A1", "A2", "A3")
def test_what_lies_on_the_table_is_what_was_told() -> None:
    met = set[str]()
    for case in CASES:
        for play, model in followed(case):
            same(play, model)
            met |= model.met
    assert {"Drew", "DeckRemade", "Played", "Discarded", "Duplicate", "Unused", "Moved", "Brought", "Woke"} <= met
    assert {"CardLaid", "Dealt", "Shown", "Reformed", "an old reform"} <= met


@pytest.mark.clause("D4")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_room_shows_the_sum_of_its_free_beds_and_its_rug(case: Case) -> None:
    """To the API and on the page, whoever looks; when guests rest, that is what they get."""
    shown, met = set[int](), set[str]()
    for play, model in followed(case):
        viewer = play.played % (play.players + 1)
        table: Any = play.seen(viewer)
        totals = [model.total(room) for room in sorted(model.tiles)]
        view: Any = GAME.view(play.box, table, viewer)
        now = seen(play.box, table, viewer)
        assert [room.total for room in view.rooms] == totals, play.where()
        assert [now.total(room) for room in range(len(totals))] == totals, play.where()
        shown |= set(totals)
        met |= model.met
    assert len(shown) > 12
    assert {"rest", "Reformed", "Brought", "Sedated"} <= met
