"""Set-up and dusk: C1, S1 to S6, I1, K1."""

from __future__ import annotations

from typing import Any

import pytest

import locanda
from locanda import BadOptions, Match

from .typed import chance, dawn, drawn, room, scores, seat, table, told, typed

NUMBERS = list(range(1, 13))


def new(players: int, **options: Any) -> Match:
    return locanda.new("hostal", players=players, options=options, draws=False)


def laid_out(match: Match, *faces: int) -> None:
    """The first player, the rooms that come first, and the wear dice."""
    if "start 1" in drawn(match):
        chance(match, "start 1")
    while any(text.startswith("room") for text in drawn(match)):
        chance(match, min(drawn(match)))
    for face in faces:
        chance(match, f"roll {face}")


@pytest.mark.clause("C1", "S3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_starts_with_15_points_four_guests_and_mr_tools(players: int) -> None:
    match = new(players)
    for n, one in enumerate(table(match)["seats"]):
        own = n < players
        assert one["score"] == 15
        assert one["hand"] == ([12] if own else [])
        assert match.table.unplayed[n] == (4 if own else 0)
        assert match.table.deck_left[n] == (11 if own else 12)
        assert match.table.deck[n] >> 11 & 1 == (not own)


@pytest.mark.clause("C1")
def test_the_box_holds_five_boards_and_five_reforms_of_two_sides_and_twelve_cards() -> None:
    box = new(3).box
    assert box.names["tiles"] == tuple(f"{n}{side}" for n in range(1, 6) for side in "AB")
    assert box.names["reforms"] == tuple("12345")
    assert len(box.names["cards"]) == 12
    assert len(box.names["colours"]) == 5


@pytest.mark.clause("S1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_as_many_rooms_as_players_drawn_one_after_another(players: int) -> None:
    match = new(players, starter=1)
    left = {f"room {n}A" for n in range(1, 6)}
    for n in range(players):
        assert drawn(match) == left
        tile = max(left)
        assert chance(match, tile) == [f"room {n + 1} is {tile[5:]}"]
        left.remove(tile)
    assert drawn(match) == {f"roll {face}" for face in range(1, 7)}
    assert [one["tile"] for one in table(match)["rooms"]] == ["5A", "4A", "3A", "2A", "1A"][:players]


@pytest.mark.clause("S1")
def test_sides_are_all_a_or_all_b_or_at_random() -> None:
    assert drawn(new(3, starter=1, sides=1)) == {f"room {n}B" for n in range(1, 6)}
    match = new(3, starter=1, sides=2)
    assert drawn(match) == {f"room {n}{side}" for n in range(1, 6) for side in "AB"}
    chance(match, "room 2B")
    assert not {"room 2A", "room 2B"} & drawn(match)  # two sides of one board


@pytest.mark.clause("S2")
def test_a_wear_die_is_rolled_for_each_room() -> None:
    match = new(3, starter=1)
    laid_out(match)
    assert chance(match, "roll 6", "roll 1") == ["room 1 has wear 6", "room 2 has wear 1"]
    assert chance(match, "roll 3")[:2] == ["room 3 has wear 3", "night 1 begins"]
    assert [one["wear"] for one in table(match)["rooms"]] == [6, 1, 3]


@pytest.mark.clause("S4")
@pytest.mark.parametrize("nights", [3, 5])
def test_the_weekend_has_3_nights_and_the_standard_week_5(nights: int) -> None:
    for night in (nights - 1, nights):
        match, _ = dawn([room("2A")], [seat()], night=night, options={"nights": nights})
        chance(match, "roll 1")
        assert match.over == (night == nights)
    with pytest.raises(BadOptions):
        new(3, nights=4)


@pytest.mark.clause("S5")
def test_the_first_player_is_drawn_or_chosen() -> None:
    match = new(4)
    assert drawn(match) == {f"start {n}" for n in range(1, 5)}
    assert chance(match, "start 3") == ["seat 3 starts"]
    assert table(match)["first"] == 3
    assert table(new(4, starter=2))["first"] == 2
    with pytest.raises(BadOptions):
        new(3, starter=4)


@pytest.mark.clause("S6")
def test_the_track_ends_at_0_and_has_no_end_above() -> None:
    rooms = [room("2A", "11", "1", "1", "2")]
    match, events = dawn(rooms, [seat(1), seat(3, laid=["5 in 1"]), seat(1000)])
    assert "seat 1 has -1 more, 0 in all, from room 1" in events
    assert scores(match) == [12, 5, 1000]  # 4 * 3 and 3 - 1 + 3 of rest
    rooms = [room("1B", "1", "1", "", "", "1")]
    match, _ = dawn(rooms, [seat(5)])
    assert scores(match)[0] == 0  # three guests at -3 - 2 - 1
    match, _ = dawn([room("1A", "1")], [seat(10_000)])
    assert scores(match)[0] == 10_006


@pytest.mark.clause("K1")
def test_at_dusk_everyone_draws_three_cards_the_first_player_first() -> None:
    match = new(3, starter=2)
    laid_out(match, 6, 6, 6)
    assert drawn(match) == {f"draw {n}" for n in range(1, 12)}
    assert chance(match, "draw 5") == ["seat 2 draws ?"]
    assert "draw 5" not in drawn(match)
    chance(match, "draw 6", "draw 7", "draw 5", "draw 6", "draw 7", "draw 1", "draw 2")
    assert match.chance_to_act
    chance(match, "draw 3")
    assert [one["hand"] for one in table(match)["seats"]] == [[1, 2, 3, 12], [5, 6, 7, 12], [5, 6, 7, 12]]
    assert match.to_act == {1}


@pytest.mark.clause("K1")
def test_when_the_deck_runs_out_the_discards_are_a_new_one() -> None:
    discards = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    match = typed([], [seat(discards=discards), seat(), seat()], phase="dusk", options={"nights": 5}, night=4)
    assert drawn(match) == {"draw 10", "draw 11"}
    assert chance(match, "draw 11") == ["seat 1 draws ?"]
    assert chance(match, "draw 10") == ["seat 1 draws ?", "seat 1 makes a new deck of 9 discards"]
    assert drawn(match) == {f"draw {n}" for n in discards}
    chance(match, "draw 4")
    one = table(match)["seats"][0]
    assert one["hand"] == [4, 10, 11, 12]
    assert one["discards"] == []
    assert match.table.deck_left[0] == 8


@pytest.mark.clause("K1")
def test_a_deck_that_was_used_up_before_is_made_anew_before_the_first_card() -> None:
    match, _ = dawn([], [seat(20, discards=list(range(1, 12)))], night=2)
    events = chance(match, "roll 1")
    assert events[-2:] == ["night 3 begins", "seat 1 makes a new deck of 11 discards"]
    assert drawn(match) == {f"draw {n}" for n in range(1, 12)}
    assert table(match)["seats"][0]["discards"] == []


@pytest.mark.clause("K1", "I1")
def test_what_ended_a_deck_is_known_to_have_been_drawn() -> None:
    """The discards are open, so all know which two cards were left: whatever world fits has them in the hand."""
    match = typed([], [seat(discards=list(range(1, 10)))], phase="dusk", options={"nights": 5}, night=4)
    chance(match, "draw 11", "draw 10", "draw 4")
    engine = match._engine
    for seed in range(20):
        world = match.record(1)
        engine.resample(match.box.record, world, 1, seed)
        assert world.hand[0] >> 9 & 7 == 7
        assert bin(world.hand[0]).count("1") == 4


@pytest.mark.clause("I1")
def test_what_is_open_and_what_is_hidden() -> None:
    seats = [seat(hand=[1, 2], laid=["4 in 1 seen 2"], discards=[9]), seat(hand=[1, 3]), seat(hand=[5, 7])]
    match = typed([room("2A", "1")], seats)
    for viewer in range(4):
        seen: Any = match.view(viewer)
        one = seen.seats[0]
        assert one.hand == ([1, 2] if viewer == 0 else [])
        assert [(card.room, card.card) for card in one.laid] == [(1, 4 if viewer in (0, 1) else 0)]
        assert one.laid[0].seen == [2]  # that she looked is public
        assert (one.hand_left, one.deck_left, one.discards) == (2, 7, [9, 12])
        assert seen.seats[2].hand == ([5, 7] if viewer == 2 else [])
        assert [other.score for other in seen.seats] == [15, 15, 15]
        assert match.record(viewer).deck[(viewer + 1) % 3] == 0


@pytest.mark.clause("I1")
@pytest.mark.parametrize("players", [2, 3])
def test_when_the_game_is_over_all_is_open(players: int) -> None:
    seats = [seat(hand=[1, 2], laid=["4 in 1"]), seat(hand=[1, 3], discards=[9])]
    match, _ = dawn([room("2A", "1")], seats, players, night=3)
    for text in ("choose 1-1", "decline", "use"):
        if match.to_act and text in [str(action) for action in match.legal()]:
            told(match, text)
    before = [bytes(match.record(viewer)) == bytes(match.table) for viewer in range(players + 1)]
    assert not any(before)
    chance(match, "roll 1")
    assert match.over
    views: list[Any] = [match.view(viewer) for viewer in range(players + 1)]
    for viewer, view in enumerate(views):
        assert bytes(match.record(viewer)) == bytes(match.table)
        assert view == views[0]
    assert [one.hand for one in views[-1].seats[:2]] == [[1, 2], [1, 3]]


@pytest.mark.clause("I1")
def test_who_cannot_see_a_card_is_told_of_it_without_its_number() -> None:
    match = typed([room("2A", "1")], [seat(hand=[1, 2], lobby=3), seat(hand=[3, 4], lobby=4), seat(lobby=4)])
    told(match, "play 1 in 1")
    assert [str(event) for event in match.events(0)][-1] == "seat 1 plays 1 in 1"
    for viewer in (1, 2, 3):
        last: Any = match.events(viewer)[-1]
        assert (last.seat, last.card, last.room) == (0, None, 1)


@pytest.mark.clause("L1")
def test_the_lobby_holds_all_guests_and_nothing_happens_there() -> None:
    seats = [seat(laid=["4 in 2"]), seat(laid=["5 in 2"]), seat(laid=["10 in 2"])]
    match, _events = dawn([room("2A", wear=1), room("1A", wear=1)], seats)
    assert scores(match) == [15, 15, 15]
    assert [one["lobby"] for one in table(match)["seats"]] == [4, 4, 4]
    chance(match, "roll 6")
    assert scores(match) == [15, 15, 15]
    assert [one["wear"] for one in table(match)["rooms"]] == [1, 1, 5]  # an empty inn
