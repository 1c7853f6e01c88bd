"""Options: from values or texts, described for forms, and refused with what would be right."""

from __future__ import annotations

import msgspec
import pytest

from locanda.core.errors import BadOptions
from locanda.core.options import OptionInfo, describe, fitting, options_row, read_options
from toys import race

GAME = race.GAME


def test_options_are_described_in_order() -> None:
    assert describe(GAME) == (
        OptionInfo("players", "int", (2, 3, 4), 2),
        OptionInfo("stakes", "bool", (False, True), True),
        OptionInfo("first", "int", (1, 2, 3, 4), 1),
    )


@pytest.mark.parametrize(
    ("players", "given", "row"),
    [
        (None, None, [2, 1, 1]),
        (3, {}, [3, 1, 1]),
        (None, {"players": "4", "stakes": "off", "first": " 3 "}, [4, 0, 3]),
        (None, {"stakes": "Yes"}, [2, 1, 1]),
        (2, race.Options(stakes=False), [2, 0, 1]),
    ],
)
def test_values_and_texts_become_the_row_of_the_kernels(
    players: int | None, given: dict[str, object] | msgspec.Struct | None, row: list[int]
) -> None:
    assert options_row(read_options(GAME, players, given)) == row


@pytest.mark.parametrize(
    ("players", "given", "told"),
    [
        (5, None, "2, 3, 4 would be right"),
        (None, {"players": True}, "2, 3, 4 would be right"),
        (None, {"stake": True}, "did you mean 'stakes'?"),
        (None, {"stakes": 1}, "true or false would be right"),
        (None, {"stakes": "maybe"}, "true or false would be right"),
        (None, {"first": "second"}, "first = 'second': 1, 2 would be right for 2 players"),
        (None, {"first": "9", "players": "3"}, "first = '9': 1, 2, 3 would be right for 3 players"),
        (4, {"first": "--1"}, "1, 2, 3, 4 would be right"),
        (None, {"first": 3}, "first = 3: 1, 2 would be right for 2 players"),
        (3, {"players": 2}, "players=3 was asked as well"),
    ],
)
def test_bad_options_say_what_would_be_right(players: int | None, given: dict[str, object] | None, told: str) -> None:
    with pytest.raises(BadOptions) as error:
        read_options(GAME, players, given)
    assert told in str(error.value)


def test_some_values_go_with_some_numbers_of_players() -> None:
    first = describe(GAME)[2]
    assert [fitting(GAME, first, players) for players in (2, 3, 4)] == [(1, 2), (1, 2, 3), (1, 2, 3, 4)]
    assert fitting(GAME, describe(GAME)[0], 2) == (2, 3, 4)
