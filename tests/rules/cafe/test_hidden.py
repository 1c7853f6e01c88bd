"""The variant of hidden hands (V1)."""

from __future__ import annotations

import json

import pytest

import locanda
from locanda.core.engine import engine_of
from locanda.games.cafe.table import JOKER, Table

from .positions import bag, cafe, drawn, hand, legal, limits, told

V1 = "unexpected_guests = true"
#: The first player may take the joker at 53.
JOKER_THERE = """
    hands = [["usa-lady", "cuba-lady", "lady-joker"], ["italy-lady", "spain-lady", "spain-lady"]]
    limits = [3, 3]
    chairs = { 53 = "lady-joker as usa", 66 = "usa-gentleman" }
    """


@pytest.fixture
def match() -> locanda.Match:
    return locanda.new("cafe", players=3, options={"unexpected_guests": True, "starter": 1}, seed=4)


@pytest.mark.clause("V1")
def test_everybody_sees_the_own_hand_and_no_other(match: locanda.Match) -> None:
    for viewer in (0, 1, 2, None):
        hands = [hand.guests for hand in match.view(viewer).hands]
        assert [len(guests) for guests in hands] == [5 if seat == viewer else 0 for seat in range(3)]


@pytest.mark.clause("V1")
def test_sizes_and_limits_of_hands_stay_public(match: locanda.Match) -> None:
    for viewer in (0, 1, 2, None):
        hands = match.view(viewer).hands
        assert [(hand.held, hand.limit) for hand in hands] == [(5, 5)] * 3
        assert match.view(viewer).bag_left == 85


@pytest.mark.clause("V1")
def test_what_is_unseen_is_the_bag_and_the_others_hands(match: locanda.Match) -> None:
    own = hand(match, 1)
    unseen = match.view(1).unseen
    assert sum(unseen.values()) == 95
    for guest in set(own):
        everywhere = 2 if "joker" in guest else 4
        assert unseen.get(guest, 0) == everywhere - own.count(guest)


@pytest.mark.clause("V1")
def test_draws_are_told_to_the_owner_alone(match: locanda.Match) -> None:
    for viewer in (0, 1, 2, None):
        seen = [(event.seat, event.guest) for event in match.events(viewer) if "draws" in str(event)]
        assert len(seen) == 15
        assert all((guest is not None) == (seat == viewer) for seat, guest in seen)
        assert [guest for seat, guest in seen if seat == viewer] == ([] if viewer is None else _dealt(match, viewer))


def _dealt(match: locanda.Match, seat: int) -> list[str]:
    """The five guests of a seat's first hand; a spectator has none."""
    draws = [line["chance"] for line in match.lines if line.get("chance", "").startswith("draw")]
    return [text.removeprefix("draw ") for text in draws[:15][5 * seat : 5 * seat + 5]]


@pytest.mark.clause("V1")
def test_a_seats_journal_holds_its_own_draws_and_what_all_saw(match: locanda.Match) -> None:
    guest = next(guest for guest in hand(match, 0) if "joker" not in guest)
    told(match, f"bar {guest}")
    for viewer in (0, 1, 3):
        lines = [json.loads(line) for line in match.journal(viewer).splitlines()]
        own = [line for line in lines[1:] if line.get("chance", "?") != "?"]
        assert [line["chance"] for line in own[:5]] == [f"draw {guest}" for guest in _dealt(match, viewer)]
        assert len(own) == {0: 6, 1: 5, 3: 0}[viewer]
        assert {"seat": 1, "do": f"bar {guest}"} in lines
        assert sum(line == {"chance": "?"} for line in lines) == 16 - len(own)


@pytest.mark.clause("V1", "J1")
def test_a_joker_taken_in_an_exchange_is_seen_until_it_is_seated() -> None:
    match = cafe(JOKER_THERE, V1)
    told(match, "exchange 53 usa-lady")
    assert hand(match, 0) == ["cuba-lady", "lady-joker", "lady-joker"]
    assert hand(match, 0, viewer=1) == ["lady-joker"]
    assert hand(match, 0, viewer=2) == ["lady-joker"]
    assert match.view(1).hands[0].held == 3
    told(match, "bar spain-lady")
    drawn(match, "china-lady")
    told(match, "seat lady-joker as usa at 60", "done")
    assert hand(match, 0, viewer=1) == []
    assert match.view(1).hands[0].held == 2


@pytest.mark.clause("V1", "J1")
def test_what_else_a_hand_holds_is_unseen() -> None:
    match = cafe(JOKER_THERE, V1)
    assert match.view(1).unseen["lady-joker"] == 1
    told(match, "exchange 53 usa-lady")
    assert match.view(1).unseen["lady-joker"] == 1
    assert match.view(1).unseen["usa-lady"] == 3
    assert match.view(1).unseen["cuba-lady"] == 4


@pytest.mark.clause("V1")
def test_hands_are_shown_at_the_end() -> None:
    match = cafe('hands = [["lady-joker"], ["lady-joker", "spain-lady"]]\npasses = 1', V1)
    assert hand(match, 1, viewer=0) == []
    told(match, "pass")
    for viewer in (0, 1, 2):
        assert [hand(match, seat, viewer) for seat in (0, 1)] == [["lady-joker"], ["spain-lady", "lady-joker"]]


@pytest.mark.clause("V1")
def test_the_whole_journal_is_shown_at_the_end() -> None:
    match = locanda.new("cafe", options={"unexpected_guests": True}, seed=2)
    while not match.over:
        assert match.journal(0) != match.journal()
        told(match, str(match.legal()[-1]))
    assert match.journal(0) == match.journal(1) == match.journal()


@pytest.mark.clause("V1", "T7")
def test_the_only_answer_is_asked_for_where_not_all_know_that_it_is() -> None:
    """One second guest may not be; one joiner must; one guest is left for the bar."""
    second = cafe('hands = [["usa-lady", "cuba-lady"], ["spain-lady"]]\nchairs = { 53 = "usa-gentleman" }', V1)
    told(second, "seat usa-lady at 66")
    assert legal(second) == {"done"}
    join = cafe('hands = [["italy-lady", "africa-gentleman"], ["spain-lady"]]', V1)
    told(join, "seat italy-lady at 2")
    assert legal(join) == {"seat africa-gentleman at 8"}
    bar = cafe('hands = [["usa-lady"], ["spain-lady"]]\nlimits = [1, 1]', V1)
    told(bar, "bar usa-lady")
    drawn(bar, "cuba-lady")
    assert bar.to_act == {1}
    assert legal(bar) == {"bar spain-lady"}


@pytest.mark.clause("V1", "T9")
def test_a_hand_of_jokers_that_all_have_seen_taken_passes_unasked() -> None:
    table = 'hands = [["usa-lady", "cuba-lady"], ["lady-joker"]]\nlimits = [2, 1]\n'
    for shown, events in (("shown = [[], []]", []), ('shown = [[], ["lady-joker"]]', ["seat 2 passes"])):
        match = cafe(table + shown, V1)
        told(match, "bar usa-lady")
        assert drawn(match, "cuba-lady")[1:] == events
        assert match.to_act == ({0} if events else {1})


def resampled(match: locanda.Match, seat: int, seed: int) -> Table:
    table: Table = match.record(seat)
    engine_of(match.game).resample(match.box.record, table, seat, seed)
    return table


@pytest.mark.clause("V1")
def test_a_possible_world_keeps_all_that_the_seat_has_seen() -> None:
    match = cafe(JOKER_THERE, V1)
    told(match, "exchange 53 usa-lady")
    others = set()
    for seed in range(30):
        world = resampled(match, 1, seed)
        assert list(world.hand[1]) == list(match.table.hand[1])
        assert sum(world.hand[0]) == world.held[0] == 3
        assert world.hand[0, JOKER] >= 1
        assert world.bag_left == sum(world.bag) == bag(match)
        everybody = [sum(world.hand[seat, kind] for seat in (0, 1)) + world.bag[kind] for kind in range(26)]
        assert everybody == [sum(match.table.hand[s, k] for s in (0, 1)) + match.table.bag[k] for k in range(26)]
        others.add(tuple(world.hand[0]))
    assert len(others) > 10


@pytest.mark.clause("V1", "T9")
def test_in_a_possible_world_whoever_passed_holds_jokers_alone() -> None:
    """A lady joker and a gentleman joker could join each other; so both are ladies or both are gentlemen."""
    match = cafe('hands = [["lady-joker", "lady-joker"], ["spain-lady", "cuba-lady"]]\nlimits = [2, 2]', V1)
    told(match, "pass")
    hands = {tuple(resampled(match, 1, seed).hand[0])[JOKER:] for seed in range(30)}
    assert hands == {(2, 0), (0, 2)}


@pytest.mark.clause("V1", "T9")
def test_what_a_pass_told_holds_until_the_player_acts_again() -> None:
    match = cafe('hands = [["lady-joker"], ["usa-gentleman", "india-lady", "india-gentleman"]]\nlimits = [1, 3]', V1)
    told(match, "pass", "seat india-gentleman at 62", "seat india-lady at 61")
    drawn(match, "china-lady", "china-lady")
    assert {sum(list(resampled(match, 1, seed).hand[0])[:JOKER]) for seed in range(10)} == {0}
    told(match, "seat lady-joker as india at 68", "done")
    drawn(match, "cuba-lady")
    hands = {tuple(resampled(match, 1, seed).hand[0])[:JOKER] for seed in range(20)}
    assert len(hands) > 5


@pytest.mark.clause("V1", "T8")
def test_in_a_possible_world_whoever_must_join_a_lone_guest_can() -> None:
    match = cafe('hands = [["italy-lady", "africa-gentleman", "usa-lady"], ["spain-lady"]]', V1)
    told(match, "seat italy-lady at 2")
    for seed in range(20):
        world = resampled(match, 1, seed)
        assert engine_of(match.game).legal(match.box.record, world, 0)


@pytest.mark.clause("V1")
def test_a_limit_that_falls_is_seen_by_all() -> None:
    match = cafe(
        """
        hands = [["usa-lady", "cuba-lady", "germany-lady"], ["spain-lady"]]
        chairs = { 53 = "usa-gentleman", 66 = "usa-lady", 59 = "usa-gentleman" }
        """,
        V1,
    )
    told(match, "seat usa-lady at 60")
    assert [hand.limit for hand in match.view(1).hands] == limits(match) == [4, 5]


@pytest.mark.clause("V1")
def test_a_guest_shown_to_all_cannot_be_taken_back_into_a_hidden_hand() -> None:
    for options, back in ((V1, False), ("", True)):
        match = cafe('hands = [["usa-lady", "usa-gentleman", "cuba-lady"], ["italy-lady"]]', options)
        told(match, "seat usa-lady at 53")
        assert match.to_act == {0}
        assert match.can_undo(0) is back


@pytest.mark.clause("T8a", "V1")
@pytest.mark.parametrize("regulars", ["false", "true"])
def test_in_a_possible_world_a_lone_guest_of_the_opening_had_nobody_to_pair_with(regulars: str) -> None:
    table = (
        'opening = true\nhands = [["italy-lady", "usa-lady", "india-lady", "cuba-lady", "russia-lady"], ["usa-lady"]]'
    )
    match = cafe(table, f"{V1}\nregulars = {regulars}")
    told(match, "seat italy-lady at 2")
    engine, box = engine_of(match.game), match.box.record
    for seed in range(40):
        world = match.record(1)
        engine.resample(box, world, 1, seed)
        names = match.box.names["guests"]
        guests = [names[kind] for kind in range(JOKER + 2) for _ in range(world.hand[0, kind])]
        before = cafe(
            f'opening = true\nhands = [{json.dumps([*guests, "italy-lady"])}, ["usa-lady"]]', f"regulars = {regulars}"
        )
        told(before, "seat italy-lady at 2")
        assert not before.to_act, f"{guests} could have joined"


@pytest.mark.clause("T9", "V1")
def test_a_second_pass_of_the_same_hand_tells_no_less_than_the_first() -> None:
    match = cafe('hands = [["lady-joker"], ["lady-joker", "spain-lady"]]\nstuck = [32, 0]', V1)
    told(match, "pass")
    assert match.record(1).stuck[0] == 32
