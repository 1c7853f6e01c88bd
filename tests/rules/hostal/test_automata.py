"""Two players and the automata: A1 to A9."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

import locanda
from locanda import Match
from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.core.engine import engine_of

from .inn import inn_of, shown_out, sniff, two_for_one
from .typed import (
    beds,
    chance,
    dawn,
    drawn,
    possible,
    refused,
    rested,
    rolls,
    room,
    scores,
    seat,
    table,
    told,
    typed,
    wears,
    won,
)  # fmt: skip

TWO = {"players": 2}
#: The automata, as the third seat of a position.
IT = 2


def automata(*laid: str, score: int = 15, **fields: Any) -> dict[str, Any]:
    """The automata with cards in rooms."""
    return {"score": score, "laid": list(laid), **fields}


def its_dawn(rooms: list[dict[str, Any]], *laid: str, **seats: Any) -> tuple[Match, list[str]]:
    """A dawn with cards of the automata alone."""
    return dawn(rooms, [seats.get("one", seat()), seats.get("two", seat()), automata(*laid)], players=2)


def picks(match: Match) -> set[str]:
    """What it may choose."""
    return {text.removeprefix("pick ") for text in drawn(match)}


def spot(place: tuple[int, int]) -> str:
    """A bed as texts have it."""
    return "lobby" if place[0] < 0 else f"{place[0] + 1}-{place[1] + 1}"


@pytest.mark.clause("A1", "S1")
def test_two_players_have_three_rooms_and_an_automata_with_its_guests_in_the_lobby() -> None:
    match = locanda.new("hostal", players=2, options={"starter": 1}, draws=False)
    for tile in ("1A", "2A", "3A"):
        chance(match, f"room {tile}")
    assert [one["tile"] for one in table(match)["rooms"]] == ["1A", "2A", "3A"]
    assert match.table.lobby[IT] == 4
    assert scores(match) == [15, 15, 15]
    assert match.players == 2


@pytest.mark.clause("A1")
def test_its_twelve_cards_are_shuffled_anew_at_each_dusk() -> None:
    match, _ = its_dawn([room("2A")], "4 in 1", "12 in 2")
    chance(match, "roll 1")
    while match.chance_to_act and "draw 12" not in drawn(match):
        chance(match, min(drawn(match)))
        while match.to_act:
            told(match, possible(match)[0])
    assert drawn(match) == {f"draw {n}" for n in range(1, 13)}
    assert table(match)["night"] == 2


@pytest.mark.clause("A1", "S6")
def test_the_track_ends_at_0_for_it_too() -> None:
    rooms = [room("2A", "3", "3", "1")]
    _match, events = dawn(rooms, [seat(), seat(laid=["4 in 1"]), automata(score=1)], players=2)
    assert "seat 3 has -1 more, 0 in all, from room 1" in events


@pytest.mark.clause("A2", "I1")
def test_at_dusk_a_card_of_it_is_laid_in_each_room_seen_by_nobody() -> None:
    one = seat(hand=[1, 2, 3, 12])
    match = typed([], [one, one], TWO, phase="dusk", active=3)
    events = chance(match, "draw 7", "draw 12", "draw 1")
    assert events == [f"seat 3 has ? laid in {n}" for n in (1, 2, 3)]
    assert table(match)["seats"][IT]["laid"] == ["7 in 1", "12 in 2", "1 in 3"]
    for viewer in range(3):
        seen: Any = match.view(viewer)
        assert [(card.room, card.card) for card in seen.seats[IT].laid] == [(1, 0), (2, 0), (3, 0)]


def waiting(*rooms: dict[str, Any], deck: int = 12, **table_: Any) -> Match:
    """The last turn of a round; then the automata is next."""
    gone = list(range(deck + 1, 13))
    seats = [seat(0, hand=[1]), seat(0, hand=[1]), automata(discards=gone)]
    return typed(rooms, seats, TWO, first=2, active=1, **table_)


@pytest.mark.clause("A3")
def test_after_a_round_each_player_gets_a_card_and_lays_it_in_secret() -> None:
    match = waiting(room("1A", "1"), room("2A", "2"))
    told(match, "place at 3-1")
    assert drawn(match) == {f"draw {n}" for n in range(1, 13)}
    assert chance(match, "draw 4") == ["seat 2 gets ? of the automata"]
    assert "draw 4" not in drawn(match)
    chance(match, "draw 9")
    assert match.to_act == {0, 1}
    assert possible(match, 0) == ["lay in 1", "lay in 2", "lay in 3"]
    views: list[Any] = [match.view(viewer) for viewer in range(3)]
    assert [seen.dealt for seen in views] == [9, 4, 0]
    match.play("lay in 3", 0)
    views = [match.view(viewer) for viewer in range(3)]
    assert [seen.lays_in for seen in views] == [3, 0, 0]
    assert match.to_act == {1}
    events = [str(event) for event in match.play("lay in 1", 1)]
    assert "seat 2 shows 4 of the automata in 1" in events
    assert "seat 1 shows 9 of the automata in 3" in events
    assert match.to_act == {0}  # the higher number places it in its room, where a bed is free
    assert possible(match) == [f"place at 3-{bed}" for bed in range(2, 6)]
    assert refused(match, "place at 1-2") == "A3"
    assert told(match, "place at 3-2") == ["seat 1 places a guest of seat 3 at 3-2"]
    assert beds(match, 3)[:2] == ["1", "3"]
    assert table(match)["seats"][IT]["discards"] == [4, 9]
    assert match.table.lobby[IT] == 3
    assert match.to_act == {1}  # the next round


@pytest.mark.clause("A3", "I1")
def test_spectators_know_of_two_cards_that_are_out_and_of_neither_which() -> None:
    match = waiting(room("1A", "1"))
    told(match, "place at 3-1")
    chance(match, "draw 4", "draw 9")
    worlds = set()
    for seed in range(20):
        world: Any = match.record(2)
        assert not any(world.dealt)
        engine_of(match.game).resample(match.box.record, world, 2, seed)
        worlds.add((world.dealt[0], world.dealt[1]))
        assert world.deck[IT].bit_count() == 10
    assert all(0 not in pair and pair[0] != pair[1] for pair in worlds)
    assert any(one < other for one, other in worlds)
    assert any(one > other for one, other in worlds)


@pytest.mark.clause("A3")
@pytest.mark.parametrize("one", [True, False])
def test_the_order_of_laying_changes_nothing(one: bool) -> None:
    match = waiting(room("1A", "1"))
    told(match, "place at 3-1")
    chance(match, "draw 12", "draw 1")
    for who in (0, 1) if one else (1, 0):
        match.play("lay in 2" if who else "lay in 1", who)
    assert match.to_act == {1}
    assert table(match)["room"] == 2


@pytest.mark.clause("A3")
def test_no_room_without_a_free_bed_is_chosen_and_nobody_is_asked_what_all_know() -> None:
    full = room("1A", "1", "1", "2", "2", "2")
    match = waiting(full, room("2A"))
    told(match, "place at 2-1")
    chance(match, "draw 5", "draw 6")
    assert possible(match, 1) == ["lay in 2", "lay in 3"]
    assert refused(match, "lay in 1", 1) == "A3"
    small = copy.deepcopy(load_box(find("hostal")).data)
    for one in small["room"]:
        one["plan"] = [". . .", "0 r 1", ". . ."]
    rooms = [room("1A", "1", "1"), room("2A", "2", "2"), room("4A")]
    match = typed(rooms, [seat(0), seat(0), automata()], TWO, box=small, first=2, active=1)
    told(match, "place at 3-1")
    events = chance(match, "draw 5", "draw 6")  # one room, and one bed in it
    assert events[-1] == "seat 1 places a guest of seat 3 at 3-2"


@pytest.mark.clause("A3")
def test_there_is_no_such_phase_without_two_cards_or_without_a_guest_in_its_lobby() -> None:
    match = waiting(room("1A"), deck=1)
    told(match, "place at 1-1")
    assert match.to_act == {1}
    match = waiting(room("1A", "", "3", "3", "3", "3"))
    told(match, "place at 1-1")
    assert match.to_act == {1}
    match = waiting(room("1A", "", "3", "3", "3"), deck=2)
    told(match, "place at 1-1")
    assert match.chance_to_act


@pytest.mark.clause("A3", "N6")
def test_who_has_passed_gets_a_card_too_but_not_after_the_round_that_ends_the_night() -> None:
    seats = [seat(0, lobby=4), seat(0, lobby=3), automata()]
    match = typed([room("1A")], seats, TWO)
    told(match, "pass", "place at 1-1")
    chance(match, "draw 5", "draw 6")
    assert match.to_act == {0, 1}
    match.play("lay in 2", 0)
    match.play("lay in 2", 1)
    told(match, "place at 2-1", "pass")
    assert "dawn of night 1" in told(match, "pass")


@pytest.mark.clause("A4", "N3")
def test_a_player_may_move_a_guest_of_it_that_is_in_a_room() -> None:
    seats = [seat(hand=[5, 7], lobby=3), seat(lobby=4), automata()]
    match = typed([room("1A", "1", "3"), room("2A", "2")], [seats[0], seat(lobby=3), seats[2]], TWO)
    assert "discard 5 to move 1-2" in possible(match)
    assert refused(match, "discard 5 to move 2-1") == "N3"
    told(match, "discard 5 to move 1-2")
    assert "go to lobby" in possible(match)
    assert told(match, "go to 2-2") == ["a guest of seat 3 goes from 1-2 to 2-2"]
    assert beds(match, 2)[:2] == ["2", "3"]


@pytest.mark.clause("A3", "A4")
def test_a_guest_of_it_that_is_back_in_the_lobby_waits_again() -> None:
    seats = [seat(0, hand=[5, 7], lobby=3), seat(0, lobby=4), automata(discards=[1])]
    match = typed([room("1A", "1", "3", "3", "3", "3")], seats, TWO, first=2, active=1)
    told(match, "discard 5 to move 1-2", "go to lobby")
    assert match.table.lobby[IT] == 1
    assert match.chance_to_act


@pytest.mark.clause("A5", "N5")
def test_its_cards_are_spied_on_like_any() -> None:
    match = typed([room("1A")], [seat(3), seat(3), automata("7 in 1", "2 in 2", "9 in 3")], TWO)
    events = [str(event) for event in match.play("spy on seat 3 in 2")]
    assert "seat 1 sees 2 of seat 3 in 2" in events
    for viewer, cards in ((0, [0, 2, 0]), (1, [0, 0, 0])):
        seen: Any = match.view(viewer)
        assert [card.card for card in seen.seats[IT].laid] == cards


@pytest.mark.clause("A6", "D1", "D3")
def test_its_cards_resolve_like_any_conditions_included() -> None:
    _, events = its_dawn([room("1A", "1", "2"), room("2A", "3")], "6 in 1", "4 in 2", "11 in 3")
    assert "6 of seat 3 in 1 does nothing" in events
    assert "11 of seat 3 in 3 does nothing" in events
    assert won(events) == [(3, -1)]
    _, events = its_dawn([room("1A", "1", "3")], "5 in 1", one=seat(laid=["5 in 1"]))
    assert "5 of seat 3 in 1 is one of several" in events
    assert won(events) == []


@pytest.mark.clause("A6", "E6")
def test_it_always_uses_what_it_can() -> None:
    match, events = its_dawn([room("1A", "3", "33")], "6 in 1")
    assert won(events) == [(3, 3)]
    assert match.chance_to_act


@pytest.mark.clause("A6", "E3")
@pytest.mark.parametrize(("faces", "goes"), [((2, 5), 0), ((5, 2), 1), ((4, 4, 6, 1), 1)])
def test_for_its_grrr_both_players_roll_and_the_lower_one_moves_a_guest(faces: tuple[int, ...], goes: int) -> None:
    match, _ = its_dawn([room("1A", "1", "2", "1", "2", "3")], "3 in 1")
    events = rolls(match, *faces)
    assert events[0] == f"seat 1 rolls {faces[0]}"
    assert match.to_act == {goes}
    assert possible(match) == [f"choose 1-{goes + 1}", f"choose 1-{goes + 3}"]
    told(match, f"choose 1-{goes + 3}")
    assert match.to_act == {goes}
    assert "go to 2-1" in possible(match)
    assert not any(text.startswith("go to 1-") for text in possible(match))
    told(match, "go to lobby")
    assert beds(match, 1)[goes + 2] == ""


@pytest.mark.clause("A6", "E3")
def test_for_its_grrr_the_only_player_there_must_and_without_any_nothing_happens() -> None:
    match, events = its_dawn([room("1A", "1*", "2", "3")], "3 in 1")
    assert match.to_act == {1}
    assert possible(match)[0] == "go to 2-1"
    for rooms in ([room("1A", "3", "33")], [room("1A", "1*", "3")], [room("1A", "1", "2")]):
        _, events = its_dawn(rooms, "3 in 1")
        assert "3 of seat 3 in 1 does nothing" in events


@pytest.mark.clause("A6", "E2")
def test_its_2x1_takes_the_guest_of_the_lowest_bed_to_its_highest_bed_there() -> None:
    rooms = [room("1A", "3", "3"), room("2A", "1", "", "3"), room("4A", "", "", "", "", "3")]
    match, _ = its_dawn(rooms, "2 in 1")
    assert picks(match) == {"1-2"}
    chance(match, "pick 1-2")
    assert picks(match) == {"3-5"}
    events = chance(match, "pick 3-5")
    assert "a guest of seat 3 at 3-5 joins the one at 1-2" in events
    assert beds(match, 1)[1] == "33"


@pytest.mark.clause("A6", "E2")
def test_of_a_bed_that_costs_one_player_4_and_one_that_costs_both_it_takes_the_latter() -> None:
    """The rulebook's example: 4 from one, or 4 from each of both."""
    rooms = [room("1A", "3"), room("2A", "11", "3", reform="4B"), room("3B", "1", "1", "3", "2", "2")]  # both beds: -2
    match, _ = its_dawn(rooms, "2 in 1")
    chance(match, "pick 1-1")
    assert picks(match) == {"3-3"}


@pytest.mark.clause("A6", "E2")
def test_of_a_bed_that_costs_one_player_4_and_one_that_costs_2_each_it_takes_the_latter() -> None:
    """Equal totals: what costs both."""
    rooms = [room("1A", "3"), room("2A", "11", "3", reform="4B"), room("3B", "1", "", "3", "", "2")]  # both beds: -2
    match, _ = its_dawn(rooms, "2 in 1")
    chance(match, "pick 1-1")
    assert picks(match) == {"3-3"}
    rooms[2] = room("3B", "1", "", "3")
    match, _ = its_dawn(rooms, "2 in 1")
    chance(match, "pick 1-1")
    assert picks(match) == {"2-2"}  # 4 from one is more than 2 from one


@pytest.mark.clause("A6", "E2")
def test_of_2_points_from_one_player_and_1_from_each_of_both_it_takes_the_latter() -> None:
    """The rulebook's example of equal totals."""
    rooms = [room("1A", "3"), room("2A", "", "", "3", "11"), room("5A", "1", "3", "2")]  # both beds: -1
    match, _ = its_dawn(rooms, "2 in 1")
    chance(match, "pick 1-1")
    assert picks(match) == {"3-2"}
    rooms[2] = room("5A", "1", "3")
    match, _ = its_dawn(rooms, "2 in 1")
    chance(match, "pick 1-1")
    assert picks(match) == {"2-3"}  # 2 from one is more than 1 from one


@pytest.mark.clause("A6", "S6")
def test_that_a_player_has_nothing_to_lose_does_not_count() -> None:
    poor = seat(0)
    match, _ = its_dawn([room("1A", "3", "", "3", "11", "2")], "9 in 1", one=poor)
    assert picks(match) == {"1-1"}  # two points that seat 1 has not, rather than one of seat 2
    rooms = [room("2A", "3"), room("1B", "", "11", "", "3"), room("3B", "2", "3")]  # both beds: -2
    match, _ = its_dawn(rooms, "2 in 1", one=poor)
    chance(match, "pick 1-1")
    assert picks(match) == {"2-4"}  # 4 from seat 1, which loses by its rest as it is, rather than 2 from seat 2


@pytest.mark.clause("A6", "D3")
@pytest.mark.parametrize("number", [1, 2, 3, 6, 7, 9])
def test_no_card_of_it_is_ever_declined(number: int) -> None:
    """All of them may be; each can do something here, if only to the automata's own harm."""
    match, events = its_dawn([room("1A", "3", "3", "1"), room("2A", "3")], f"{number} in 1")
    while match.chance_to_act and (wanted := sorted(text for text in drawn(match) if text.startswith("pick"))):
        events += chance(match, wanted[0])
    assert f"seat 3 activates {number} in 1" in events


@pytest.mark.clause("A6", "E2", "D3")
def test_its_2x1_joins_a_sedated_guest_too_and_brings_one_of_the_same_room() -> None:
    match, _ = its_dawn([room("1A", "3", "3*")], "2 in 1")
    assert picks(match) == {"1-2"}  # the bed of 4
    chance(match, "pick 1-2")
    assert picks(match) == {"1-1"}
    chance(match, "pick 1-1")
    assert beds(match, 1)[:2] == ["", "33*"]


@pytest.mark.clause("A6", "E2", "D3")
def test_its_2x1_without_a_guest_to_bring_does_nothing() -> None:
    for rooms in ([room("1A", "3")], [room("1A", "3"), room("2A", "3*")], [room("1A"), room("2A", "3", "3")]):
        _, events = its_dawn(rooms, "2 in 1")
        assert "2 of seat 3 in 1 does nothing" in events


@pytest.mark.clause("A6", "E9")
def test_its_sniff_is_where_it_costs_most_and_of_equals_where_it_costs_both() -> None:
    match, _ = its_dawn([room("1A", "3", "1", "3", "1", "1")], "9 in 1")
    assert picks(match) == {"1-1", "1-3"}  # two points from one player, either way
    match, _ = its_dawn([room("1A", "3", "1", "3", "1", "2")], "9 in 1")
    assert picks(match) == {"1-3"}
    match, _ = its_dawn([room("1A", "3", "11", "3*", "", "2")], "9 in 1")
    assert picks(match) == {"1-3"}


@pytest.mark.clause("A6", "E1", "E7", "E11")
@pytest.mark.parametrize("number", [1, 7, 11])
def test_what_costs_the_players_the_same_is_left_to_the_die(number: int) -> None:
    match, _ = its_dawn([room("1A", "3", "1", "3", "3*", "2")], f"{number} in 1")
    assert picks(match) == {"1-1", "1-3"}
    events = chance(match, "pick 1-3")
    told_of = {1: "a guest of seat 3 sleeps at 1-3", 7: "seat 3 chooses 1-3", 11: "seat 3 chooses 1-3"}
    assert told_of[number] in events
    assert won(events)[-1] == {1: (3, 1), 7: (3, 2), 11: (3, -2)}[number]


@pytest.mark.clause("A6", "E1", "E7", "E9", "E11")
@pytest.mark.parametrize(
    ("number", "bed", "weights"),
    [
        (1, "33", {"1-1": 2, "1-3": 1}),
        (11, "33", {"1-1": 2, "1-3": 1}),
        (11, "33*", {"1-1": 1, "1-3": 1}),
        (7, "33", {"1-1": 1, "1-3": 1}),
        (9, "33", {"1-1": 2, "1-3": 1}),
        (9, "33*", {"1-1": 2, "1-3": 1}),
    ],
)
def test_two_of_its_guests_in_a_bed_are_two_for_the_die(number: int, bed: str, weights: dict[str, int]) -> None:
    """A guest is chosen, of E7 a bed; who is sedated may still sniff (D3)."""
    match, _ = its_dawn([room("1A", bed, "1", "3")], f"{number} in 1")
    outcomes = engine_of(match.game).outcomes(match.box.record, match.table)
    text = match.game.chance.packed_text
    assert {str(text(match.box.names, pick)).removeprefix("pick "): weight for pick, weight in outcomes} == weights


@pytest.mark.clause("A6", "E3")
def test_a_guest_of_it_that_a_players_grrr_removes_goes_where_it_costs_most() -> None:
    rooms = [room("1A", "1", "3"), room("2A", "", "2"), room("4A", "", "1")]
    match, _ = its_dawn(rooms, one=seat(laid=["3 in 1"]))
    told(match, "choose 1-2")
    assert picks(match) == {"3-1"}  # a 5 where a player sleeps
    events = chance(match, "pick 3-1")
    assert "a guest of seat 3 goes from 1-2 to 3-1" in events
    rooms = [room("1A", "1", "3"), room("4A", "3", "1"), room("2B", "", "2")]
    match, _ = its_dawn(rooms, one=seat(laid=["3 in 1"]))
    told(match, "choose 1-2")
    assert "lobby" not in picks(match)
    rooms = [room("1A", "1", "3"), room("2A"), room("4A")]
    match, _ = its_dawn(rooms, one=seat(laid=["3 in 1"]))
    told(match, "choose 1-2")
    assert picks(match) == {"lobby", *(f"{r}-{bed}" for r in (2, 3) for bed in range(1, 6))}


def crowded(rng: Random, colours: int) -> list[dict[str, Any]]:
    """Rooms with any guests: at most four of each seat, some sedated, some in pairs, but only of the first colours."""
    left = {1: 4, 2: 4, 3: 4}
    rooms = []
    reforms = rng.sample("12345", 3)
    for board in rng.sample("12345", 3):
        texts = []
        for _ in range(5):
            who = rng.randint(1, 3)
            pair = rng.random() < 0.15 and who <= colours
            if rng.random() < 0.45 or left[who] < 1 + pair:
                texts.append("")
                continue
            left[who] -= 1 + pair
            texts.append(str(who) * (1 + pair) + ("*" if rng.random() < 0.15 else ""))
        reform = reforms.pop() + rng.choice("AB") if rng.random() < 0.6 else ""
        rooms.append(room(board + rng.choice("AB"), *texts, reform=reform))
    return rooms


def nothing_to_pick(match: Match) -> bool:
    """Whether the automata is not choosing."""
    return not any(text.startswith("pick") for text in drawn(match))


@pytest.mark.clause("A6", "E2")
def test_its_choice_of_a_pair_is_the_worst_of_all_choices() -> None:
    """Every choice is tried on a copy of the inn: points lost now, and what the coming rest would be."""
    tried = 0
    for seed in range(80):
        rng = Random(seed)
        rooms, where = crowded(rng, 2), rng.randint(1, 3)  # no pair of its own: its 2x1 has yet to come
        match, _ = its_dawn(rooms, f"2 in {where}")
        pairs = two_for_one(inn_of(match), IT, where - 1)
        assert nothing_to_pick(match) == (not pairs)
        assert not pairs or picks(match) == {spot(to) for _, to in pairs}
        for into in {spot(to) for _, to in pairs}:
            other = match.copy()
            chance(other, f"pick {into}")
            assert picks(other) == {spot(source) for source, to in pairs if spot(to) == into}
            tried += 1
    assert tried > 40


@pytest.mark.clause("A6", "E9")
def test_its_choice_of_who_sniffs_is_the_worst_of_all_choices() -> None:
    tried = 0
    for seed in range(80):
        rng = Random(seed)
        rooms, where = crowded(rng, 3), rng.randint(1, 3)
        match, _ = its_dawn(rooms, f"9 in {where}")
        inn = inn_of(match)
        if not inn.rooms[where - 1].here(IT):
            assert nothing_to_pick(match)
            continue
        assert picks(match) == {spot((where - 1, bed)) for bed in sniff(inn, IT, where - 1)}
        tried += 1
    assert tried > 40


@pytest.mark.clause("A6", "E3")
def test_its_choice_of_a_refuge_is_the_worst_of_all_choices() -> None:
    tried = pairs = 0
    for seed in range(80):
        rng = Random(seed)
        rooms, where = crowded(rng, 3), rng.randint(1, 3)
        match, _ = its_dawn(rooms, one=seat(laid=[f"3 in {where}"]))
        inn = inn_of(match)
        for text in possible(match) if match.to_act else []:
            other = match.copy()
            told(other, text)
            if text == "decline" or other.to_act or other.table.asked != IT + 1:
                continue
            source = (where - 1, int(text[-1]) - 1)
            assert picks(other) == {spot(place) for place in shown_out(inn, IT, source)}
            tried += 1
            pairs += len(inn.rooms[where - 1].beds[source[1]]) == 2
    assert tried > 30
    assert pairs > 3


@pytest.mark.clause("A7")
def test_it_rests_and_wears_rooms_and_is_behind_for_tv() -> None:
    match, events = dawn([room("1A", "1", "3", "3")], [seat(laid=["8 in 1"]), seat(), automata(score=9)], players=2)
    assert won(events) == [(1, -1)]
    assert rested(events) == [(1, 1, 1), (3, 1, 2)]
    chance(match, "roll 1")
    assert wears(match)[0] == 4


@pytest.mark.clause("A7", "Z1")
def test_it_can_win() -> None:
    match, _ = dawn([], [seat(20), seat(18), automata(score=21)], players=2, night=3)
    chance(match, "roll 1")
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("automata", ())
    assert match.result.ranks == (2, 3)
    match, _ = dawn([], [seat(20), seat(18), automata(score=19)], players=2, night=3)
    chance(match, "roll 1")
    assert match.result is not None
    assert (match.result.ending, match.result.ranks) == ("points", (1, 2))


@pytest.mark.clause("A8", "D2")
def test_in_turn_order_it_is_last() -> None:
    rooms = [room("1A", "1"), room("2A", "2"), room("4A", "3")]
    _, events = its_dawn(rooms, "5 in 1", one=seat(laid=["5 in 2"]), two=seat(laid=["5 in 3"]))
    owners = [int(event.split()[1]) for event in events if "activates" in event]
    assert owners == [1, 2, 3]


@pytest.mark.clause("A8", "Y3")
def test_it_picks_a_side_at_random_only_where_no_player_could() -> None:
    match, _ = its_dawn([room("1A")], "12 in 1", "1 in 2")
    chance(match, "roll 1", "reform 3")
    assert drawn(match) == {"toss A", "toss B"}
    assert chance(match, "toss B")[0] == "seat 3 lays reform 3 B in 1"
    match, _ = its_dawn([room("1A")], "12 in 1", two=seat(hand=[1], laid=["12 in 1"]))
    chance(match, "roll 1", "reform 3")
    assert match.to_act == {1}


@pytest.mark.clause("A8", "Y4")
def test_the_next_first_player_is_one_of_the_two() -> None:
    match, _ = dawn([], [seat(15), seat(16), automata(score=40)], players=2)
    chance(match, "roll 1")
    assert table(match)["first"] == 2


@pytest.mark.clause("A9", "Z1")
def test_in_a_tie_on_points_it_holds_no_cards() -> None:
    match, _ = dawn([], [seat(20, hand=[3]), seat(18), automata(score=20)], players=2, night=3)
    chance(match, "roll 1")
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("cards", (0,))
