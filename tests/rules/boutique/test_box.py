"""Other components: what plays, and what is refused with a word on what would be right."""

from __future__ import annotations

import pytest

import locanda
from locanda import BadBox
from locanda.core.box import load_box
from locanda.core.catalogue import find

from .boxes import Edit, book, cards, edited, made
from .typed import chance, hotel, played, possible, said

PLAYABLE = [
    [book(start_rooms=4)],
    [book(staff_wage=500, room_price=700)],
    [book(weeks=1)],
    [book(weeks=3, walk_in_days=2)],
    [book(price_faces=[100, 200]), made(staff_die_max=2, max_rooms=8)],
    [book(price_faces=[50, 75, 100]), made(money_cards={"25": 9, "50": 4})],
    [made(check_in_faces=["sunday"] * 5 + ["monday"])],
    [made(money_cards={"100": 5, "blank": 0})],
    [cards({"rooms": ["Soooooo"], "breakfast": True})],
    [cards({"rooms": ["S"] * 6, "doors": [[5, 0], [0, 3]]}, {"rooms": ["So.o", "..S."]})],
    [book(booking_cards_per_player=20)],
]


@pytest.mark.clause("S1", "S2", "B2", "P1", "X1")
@pytest.mark.parametrize("edits", PLAYABLE, ids=range(len(PLAYABLE)))
def test_other_components_play_to_the_end(edits: list[Edit]) -> None:
    for players in (2, 5):
        match = locanda.new("boutique", players=players, box=edited(*edits), seed=players)
        n = 0
        while not match.over:
            seat = min(match.to_act)
            actions = match.legal_packed(seat)
            match.play_packed(seat, actions[n * 7 % len(actions)])
            n += 1
        assert locanda.load(match.journal()).result == match.result


REFUSED = [
    ("guest[0].doors", [cards({"rooms": ["S", "S"], "doors": [[0, 2]]})]),
    ("guest[0].doors", [cards({"rooms": ["S", "S"], "doors": [[1, 1]]})]),
    ("guest[0].doors", [cards({"rooms": ["S"] * 3, "doors": [[0, 1], [1, 2], [0, 2]]})]),
    ("guest[0].doors", [cards({"rooms": ["S"] * 4, "doors": [[0, 1], [0, 2], [0, 3]]})]),
    ("guest[0].rooms", [cards({"rooms": ["oS"]})]),
    ("guest[0].rooms", [cards({"rooms": ["So", "S"]})]),
    ("guest[0].rooms", [cards({"rooms": [".S"]})]),
    ("guest[0].rooms", [cards({"rooms": ["S."]})]),
    ("guest[0].rooms", [cards({"rooms": ["SS"]})]),
    ("guest[0].rooms", [cards({"rooms": ["Sooooooo"]})]),
    ("guest[1].id", [cards({"rooms": ["S"]}, {"rooms": ["S"], "id": 1})]),
    ("rulebook.guest_cards_per_set", [book(guest_cards_per_set=27)]),
    ("rulebook.price_faces", [book(price_faces=[100, 100])]),
    ("rulebook.price_faces", [book(price_faces=[300])]),
    ("rulebook.price_faces", [book(price_faces=[100, 90000])]),
    ("reconstructed.check_in_faces", [made(check_in_faces=["monday", "tuesday"])]),
    ("reconstructed.check_in_faces", [made(check_in_faces=["monday"] * 5 + ["domenica"])]),
    ("rulebook.start_rooms", [book(start_rooms=7)]),
    ("rulebook.start_stars", [book(start_stars=6)]),
    ("reconstructed.max_rooms", [made(max_rooms=9)]),
    ("reconstructed.money_cards", [book(staff_wage=350)]),
    ("reconstructed.money_cards", [made(money_cards={"blank": 2})]),
    ("reconstructed.money_cards", [made(money_cards={"gold": 2})]),
    ("reconstructed.money_cards", [made(money_cards={"100": 0})]),
]


@pytest.mark.clause("B3", "S1")
@pytest.mark.parametrize(("key", "edits"), REFUSED, ids=range(len(REFUSED)))
def test_impossible_components_are_refused_by_their_key(key: str, edits: list[Edit]) -> None:
    with pytest.raises(BadBox) as caught:
        load_box(find("boutique"), edited(*edits))
    assert caught.value.key == key
    assert caught.value.expected


@pytest.mark.clause("B3", "B8")
def test_a_door_to_a_room_used_on_other_nights_only_is_marked_on_the_first_night() -> None:
    box = edited(cards({"rooms": ["So.", "..S"], "doors": [[0, 1]]}))
    match = played([hotel(prices=[100] * 8), hotel()], phase="check_in", to_come=2, box=box)
    chance(match, "check in on monday", "guests 1")
    assert possible(match) == ["room 1", "room 2", "room 3"]
    match.play("room 1")
    assert said(match.events())[-1] == "seat 1 blocks room 2 from monday for room 2 of card 1"
    assert "doors = [[1, 1]]" in match.position()


@pytest.mark.clause("B3")
def test_six_rooms_with_doors_find_their_place_in_a_full_hotel() -> None:
    six = {"rooms": ["S"] * 6, "doors": [[0, 5], [5, 3], [3, 1], [1, 2], [2, 4]]}
    for rooms, fits in (([""] * 6, True), ([""] * 7 + ["S"], True), (["", "", "S", "", "", "", "", ""], False)):
        box = edited(cards(six), made(max_rooms=8), book(price_faces=[100, 200, 300]))
        match = played([hotel(rooms), hotel()], phase="check_in", to_come=2, box=box)
        events = said(chance(match, "check in on monday", "guests 1"))
        assert ("seat 1 gets the guests and 1800" in events) == fits
