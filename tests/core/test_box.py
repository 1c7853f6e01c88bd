"""Boxes: loaded from anywhere, and every fault told with file, key, value and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.core.errors import ABSENT, BadBox
from toys import bids, race

GOOD = {"goal": 30, "bust": 6, "faces": [1, 2, 3, 4, 5, 6]}


def test_the_games_own_box_is_loaded_once() -> None:
    box = load_box(race.GAME)
    assert box is load_box(race.GAME)
    assert box.own
    assert (box.record.goal, box.record.bust, list(box.record.face)) == (20, 1, [1, 2, 3, 4, 5, 6])


def test_a_mapping_a_text_and_a_file_are_the_same_box(tmp_path: Path) -> None:
    given = load_box(race.GAME, GOOD)
    path = tmp_path / "mine.toml"
    path.write_text(given.text)
    for source in (given.text, path, str(path)):
        loaded = load_box(race.GAME, source)
        assert loaded == given
        assert bytes(loaded.record) == bytes(given.record)
        assert (loaded.text, loaded.own) == (given.text, False)


def test_the_games_own_box_is_known_again_whatever_it_comes_from() -> None:
    own = load_box(bids.GAME)
    assert load_box(bids.GAME, own.data) is own
    assert load_box(bids.GAME, own.text) is own
    turned = dict(reversed(own.data["bonuses"].items()))
    assert load_box(bids.GAME, own.data | {"bonuses": turned}) != own


def test_names_come_from_the_box() -> None:
    data = load_box(bids.GAME).data | {"bonuses": {"poor": 1, "fair": 1, "rich": 4}}
    assert load_box(bids.GAME, data).names["bonuses"] == ("poor", "fair", "rich")


@pytest.mark.parametrize(
    ("change", "key", "value", "expected"),
    [
        ({"goal": 0}, "goal", 0, ">= 1"),
        ({"goal": "ten"}, "goal", "ten", "a whole number would be right"),
        ({"faces": [1, 2]}, "faces", [1, 2], "length >= 6"),
        ({"faces": [1, 2, 3, 4, 5, 0]}, "faces[5]", 0, ">= 1"),
        ({"gaol": 3}, "gaol", 3, "did you mean 'goal'?"),
        ({"faces": [6] * 6}, "faces", [6] * 6, "not the bust"),
        ({"goal": 40_000}, "", None, "fit the record of race"),
    ],
)
def test_a_bad_box_names_key_value_and_what_would_be_right(
    tmp_path: Path, change: dict[str, object], key: str, value: object, expected: str
) -> None:
    from locanda.core.toml import dumps

    path = tmp_path / "bad.toml"
    path.write_text(dumps(GOOD | change))
    with pytest.raises(BadBox) as error:
        load_box(race.GAME, path)
    assert error.value.key == key
    assert value is None or error.value.value == value
    assert expected in str(error.value)
    assert str(path) in str(error.value)


def test_a_missing_key_is_told() -> None:
    with pytest.raises(BadBox) as error:
        load_box(race.GAME, {"bust": 1, "faces": [1, 2, 3, 4, 5, 6]})
    assert str(error.value) == "box: goal: this key is missing and has to be there"
    assert error.value.value is ABSENT


def test_a_key_that_looks_like_a_missing_one_is_a_slip_of_the_pen() -> None:
    with pytest.raises(BadBox) as error:
        load_box(race.GAME, {"gaol": 20, "bust": 1, "faces": [1, 2, 3, 4, 5, 6]})
    assert str(error.value) == "box: gaol = 20: no such key; did you mean 'goal'? (one of goal, bust, faces)"


def test_a_game_that_knows_no_other_keys_says_what_was_meant_too() -> None:
    data = load_box(find("souvlaki")).data
    with pytest.raises(BadBox, match=r"^box: rulebook\.win_monney = 3: no such key; did you mean 'win_money'\?"):
        load_box(find("souvlaki"), data | {"rulebook": data["rulebook"] | {"win_monney": 3}})


def test_a_row_of_a_list_is_told_with_its_id() -> None:
    data = load_box(find("souvlaki")).data
    events = [*data["event"][:10], {"id": "e11"}, *data["event"][11:]]
    with pytest.raises(BadBox) as error:
        load_box(find("souvlaki"), data | {"event": events})
    assert str(error.value) == "box: event[10] (e11).key: this key is missing and has to be there"
    assert error.value.key == "event[10].key"
    guests = load_box(find("boutique")).data["guest"]
    with pytest.raises(BadBox, match=r"^box: guest\[4\] \(5\)\.rooms = 'S': a list would be right$"):
        load_box(
            find("boutique"), load_box(find("boutique")).data | {"guest": [*guests[:4], guests[4] | {"rooms": "S"}]}
        )


def test_an_unknown_key_deep_inside_is_refused() -> None:
    data = load_box(bids.GAME).data
    with pytest.raises(BadBox, match="bonuses"):
        load_box(bids.GAME, data | {"bonuses": {"a": 1, "b": 1, "c": 1, "d": 1}})


def test_what_is_not_toml_or_not_there_is_told(tmp_path: Path) -> None:
    path = tmp_path / "missing.toml"
    with pytest.raises(BadBox) as error:
        load_box(race.GAME, path)
    assert str(error.value) == f"{path}: a file of TOML that can be read would be right (No such file or directory)"
    with pytest.raises(BadBox, match="TOML would be right"):
        load_box(race.GAME, "goal = = 3\n")
