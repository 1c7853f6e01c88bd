"""Phase 3, unforeseen factors: F1, F2 and F4, and what all cards have in common."""

from __future__ import annotations

import pytest

from locanda import Match
from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.games.souvlaki.table import Ask

from .typed import (
    chance,
    end_service,
    event,
    foods,
    forbids,
    gains,
    money_and_fame,
    one,
    possible,
    queues,
    said,
    service,
    shop,
    table,
    unforeseen,
    wanted,
)  # fmt: skip

KEYS = load_box(find("souvlaki")).names["events"]
#: Whom each card may be for where the queues are as below: first, then for each of the first its second.
ONE = ["c11", "c16 phone", "c01 sour"]
TWO = ["c04 phone sour", "c17"]
ANY = ["1 1", "1 2", "1 3", "2 1", "2 2"]
NORMAL = ["1 1", "1 3", "2 2"]
PHONES = ["1 2", "2 1"]
CUSTOMERS = {
    "rich_tip": ANY, "food_critic": NORMAL, "stingy": ANY, "bad_mood": NORMAL, "same_again": ["1 3", "2 2"],
    "hungry_fans": NORMAL, "diet": ["1 1", "1 2", "2 2"], "add_fries": ANY, "thirsty": ANY, "misheard": PHONES,
    "wrong_number": PHONES, "across": NORMAL, "queue_jumper": ["1 3", "2 2"], "after_you": ["1 1"], "hold": PHONES,
    "impatient": ["1 1", "2 2"], "ouzo": ["1 3", "2 1"], "line_dead": PHONES, "wallet": NORMAL,
}  # fmt: skip
ALL, OPPONENTS = ["1", "2", "3"], ["2", "3"]
PLAYERS = {
    "dirty_shop": ALL, "smile": ALL, "price_rise": ALL, "last_minute": ALL, "ninja": OPPONENTS, "rats": OPPONENTS,
    "health": OPPONENTS, "rumours": OPPONENTS,
}  # fmt: skip
NOBODY = ["cl_night", "eurovision", "supplier", "kitchen", "change_plans"]


def with_targets(*events: str, second: tuple[str, ...] = (), third: tuple[str, ...] = (), plans: int = 0) -> Match:
    """Three shops with all sorts of customers, and food cards in every hand; the first seat plays first."""
    return unforeseen(
        shop("posh", ONE, ["G", "S"], events, fame=9),
        shop("dirty", TWO, ["F", "D"], second, fame=8),
        shop("chain", [], ["GD"], third, fame=7),
        plans=plans,
    )


def test_every_card_of_the_box_stands_in_one_of_these_lists() -> None:
    assert sorted([*CUSTOMERS, *PLAYERS, *NOBODY]) == sorted(KEYS)


@pytest.mark.clause("F2")
@pytest.mark.parametrize("card", CUSTOMERS)
def test_a_customer_is_anyones_that_fits_the_row(card: str) -> None:
    match = with_targets(card)
    match.play(f"play {card}")
    right = [f"customer {target}" for target in CUSTOMERS[card]]
    if Ask(match.table.ask) == Ask.CUSTOMER:
        assert possible(match) == right
        for wrong in set(ANY) - set(CUSTOMERS[card]):
            assert forbids(match, f"customer {wrong}") == "F2"
    else:
        assert len(right) == 1  # the only one need not be asked for


@pytest.mark.clause("F2")
@pytest.mark.parametrize("card", PLAYERS)
def test_a_player_may_be_oneself_and_an_opponent_may_not(card: str) -> None:
    match = with_targets(card)
    match.play(f"play {card}")
    assert possible(match) == [f"player {seat}" for seat in PLAYERS[card]]


@pytest.mark.clause("F2")
@pytest.mark.parametrize("card", NOBODY)
def test_some_cards_are_for_nobody_in_particular(card: str) -> None:
    match = with_targets(card)
    match.play(f"play {card}")
    assert Ask(match.table.ask) not in (Ask.CUSTOMER, Ask.PLAYER)


@pytest.mark.clause("F2")
@pytest.mark.parametrize("card", KEYS)
def test_a_card_without_a_legal_target_cannot_be_played(card: str) -> None:
    """Nobody has a customer or a food card."""
    match = unforeseen(shop("posh", events=[card]), shop("dirty", fame=1))
    playable = [*NOBODY, "dirty_shop", "smile", "price_rise", "last_minute", "health", "rumours"]
    assert possible(match) == ([f"play {card}", "pass"] if card in playable else ["pass"])
    if card not in playable:
        assert forbids(match, f"play {card}") == "F2"


@pytest.mark.clause("F2")
@pytest.mark.parametrize(
    ("card", "queue"),
    [
        ("same_again", ["c01", "c02 phone"]),
        ("diet", ["c01", "c02 phone sour"]),
        ("wrong_number", ["c01 phone", "c02 phone"]),  # both of one player
        ("queue_jumper", ["c01", "c02 phone"]),
        ("after_you", ["c02 phone", "c01"]),
        ("hold", ["c01", "c02 phone"]),
        ("impatient", ["c01 sour", "c02 phone"]),
        ("ouzo", ["c01", "c02 phone"]),
        ("food_critic", ["c02 phone"]),
        ("line_dead", ["c02"]),
    ],
)
def test_customers_that_do_not_fit_are_no_target(card: str, queue: list[str]) -> None:
    match = unforeseen(shop("posh", events=[card]), shop("dirty", queue, fame=1))
    assert possible(match) == ["pass"]


@pytest.mark.clause("F2")
@pytest.mark.parametrize(
    ("card", "target"), [("health", "player 2"), ("rumours", "player 2"), ("bad_mood", "customer 2 1")]
)
def test_a_target_is_legal_even_where_nothing_would_change(card: str, target: str) -> None:
    match = unforeseen(shop("posh", events=[card]), shop("dirty", ["c02"], money=0, fame=0))
    event(match, card, target)
    assert money_and_fame(match)[1] == (0, 0)
    assert table(match)["events_out"] == [card]


@pytest.mark.clause("F1")
def test_each_may_play_one_event_in_the_order_of_fame_or_none() -> None:
    match = with_targets("health", "rumours", second=("supplier",), third=("kitchen",))
    assert match.to_act == {0}
    assert possible(match) == ["play health", "play rumours", "pass"]
    event(match, "health", "player 3")
    assert match.to_act == {1}
    assert forbids(match, "play kitchen") == "F1"  # another's card
    match.play("pass")
    assert match.to_act == {2}
    assert one(match, 0)["events"] == ["rumours"]


@pytest.mark.clause("F1")
def test_a_card_played_is_shown_and_discarded() -> None:
    match = with_targets("health")
    events = said(event(match, "health", "player 3"))
    assert events[0] == "seat 1 plays health"
    assert table(match)["events_out"] == ["health"]


@pytest.mark.clause("F1", "O2")
def test_after_the_last_seat_comes_the_service() -> None:
    match = with_targets("ninja", third=("rats",))
    assert match.to_act == {0}
    match.play("pass")
    assert match.to_act == {2}  # whoever has no event is not asked: sizes of hands are public
    match.play("pass")
    assert table(match)["phase"] == "service"


@pytest.mark.clause("F4")
@pytest.mark.parametrize("card", KEYS)
def test_every_card_is_cancelled_by_a_change_of_plans_played_before(card: str) -> None:
    """No target is chosen, nothing changes; it is shown, discarded and was its player's card of the round."""
    last = "price_rise" if card == "smile" else "smile"
    first, other = [key for key in ("stingy", "ninja", "ouzo") if key != card][:2]
    match = with_targets(first, second=(card, other), third=(last,), plans=1)
    match.play("pass")
    before = (queues(match), money_and_fame(match), foods(match))
    match.play(f"play {card}")
    assert match.to_act == {2}
    assert (queues(match), money_and_fame(match), foods(match)) == before
    assert table(match)["events_out"] == [card]
    assert one(match, 1)["events"] == [other]
    assert f"seat 1 cancels {card} of seat 2" in said(match.events())
    event(match, last, "player 3")  # and the next card counts again
    assert "under" in one(match, 2)


@pytest.mark.clause("F4")
def test_the_next_card_after_the_cancelled_one_counts() -> None:
    match = with_targets("change_plans", second=("health",), third=("rumours",))
    match.play("play change_plans")
    match.play("play health")
    event(match, "rumours", "player 1")
    assert money_and_fame(match)[0] == (9, 6)


@pytest.mark.clause("F4")
def test_who_plays_none_is_not_cancelled_and_the_next_opponent_is() -> None:
    match = with_targets("change_plans", second=("health",), third=("rumours",))
    match.play("play change_plans")
    match.play("pass")
    match.play("play rumours")
    assert money_and_fame(match)[0] == (9, 9)
    assert one(match, 1)["events"] == ["health"]


@pytest.mark.clause("F4")
def test_it_never_cancels_what_was_played_already() -> None:
    match = with_targets("rumours", second=("change_plans",))
    event(match, "rumours", "player 2")
    match.play("play change_plans")
    assert money_and_fame(match)[1] == (9, 5)


@pytest.mark.clause("F4")
def test_it_can_be_played_when_no_opponent_is_left_and_ends_with_the_round() -> None:
    match = with_targets("health", third=("change_plans",))
    match.play("pass")
    match.play("play change_plans")
    assert table(match)["phase"] == "service"
    assert table(match)["plans"] == 3
    end_service(match)
    assert "plans" not in table(match)


@pytest.mark.clause("F4")
def test_the_cancelled_card_must_have_been_playable() -> None:
    """There is no customer for Rich Tip."""
    match = unforeseen(shop("posh", events=["change_plans"], fame=9), shop("dirty", events=["rich_tip"], fame=1))
    match.play("play change_plans")
    assert possible(match) == ["pass"]


def two_plans() -> Match:
    """A box in which Nasty Rumours are a second Change of Plans, held by the second seat."""
    own = load_box(find("souvlaki")).data
    plans = next(row for row in own["event"] if row["key"] == "change_plans")
    rows = [{**plans, "id": "e31", "key": "rumours"} if row["key"] == "rumours" else row for row in own["event"]]
    return unforeseen(
        shop("posh", ["c01"], events=["change_plans"], fame=9),
        shop("dirty", events=["rumours"], fame=8),
        shop("chain", events=["health"], fame=7),
        box={**own, "event": rows},
    )


@pytest.mark.clause("F4")
def test_a_change_of_plans_is_cancelled_by_another_one() -> None:
    """The first cancels the second, which so cancels nothing: the third seat's card counts."""
    match = two_plans()
    match.play("play change_plans")
    match.play("play rumours")
    event(match, "health", "player 1")
    assert money_and_fame(match)[0] == (6, 9)


@pytest.mark.clause("F3", "M4")
def test_effects_of_cards_that_are_stacked_count_together_over_a_whole_phase() -> None:
    """Fries added, then Same Again behind it, then both served from one hand."""
    match = unforeseen(
        shop("posh", events=["add_fries"], fame=9),
        shop("chain", events=["same_again"], fame=8),
        shop("dirty", ["c01", "c04"], ["GF", "GF"], money=0, fame=1),
    )
    event(match, "add_fries", "customer 3 1")
    event(match, "same_again", "customer 3 2")
    assert wanted(match, 2) == ["GF", "GF"]
    assert gains(match, 2) == (3, 2)


@pytest.mark.clause("F1")
def test_outside_the_phase_no_event_is_played() -> None:
    match = service(shop("posh", ["c01"], events=["health"]), shop("dirty", fame=1))
    assert forbids(match, "play health") == "V1"
    match = with_targets("supplier")
    event(match, "supplier")
    chance(match, "food G", "food G")
    assert table(match)["phase"] == "service"
    assert match.to_act == {0}
