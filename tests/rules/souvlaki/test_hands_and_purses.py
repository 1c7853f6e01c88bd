"""Phase 3, unforeseen factors that touch hands, money and fame: e26 to e31 (F2, F3, M4, S6)."""

from __future__ import annotations

import pytest

from locanda.core.box import load_box
from locanda.core.catalogue import find

from .typed import chance, event, foods, money_and_fame, possible, said, shop, table, unforeseen


@pytest.mark.clause("F3")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("health", (9, 9), (6, 9)),
        ("health", (2, 9), (0, 9)),  # all they have
        ("health", (0, 9), (0, 9)),
        ("rumours", (9, 9), (9, 6)),
        ("rumours", (9, 1), (9, 0)),
        ("rumours", (9, 0), (9, 0)),
    ],
)
def test_an_opponent_loses_money_or_fame(card: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    match = unforeseen(shop("posh", events=[card], fame=20), shop("dirty", money=before[0], fame=before[1]))
    event(match, card, "player 2")
    assert money_and_fame(match)[1] == after
    assert money_and_fame(match)[0][1] == 20


@pytest.mark.clause("F2")
@pytest.mark.parametrize("card", ["health", "rumours", "ninja", "rats"])
def test_an_opponent_is_never_oneself(card: str) -> None:
    shops = [shop(name, [], ["G"], [card] if name == "chain" else [], fame=5) for name in ("posh", "chain", "dirty")]
    match = unforeseen(*shops, turn=2)
    match.play(f"play {card}", 1)
    assert possible(match, 1) == ["player 1", "player 3"]


@pytest.mark.clause("F2")
@pytest.mark.parametrize("card", ["ninja", "rats"])
def test_only_an_opponent_with_a_food_card_can_be_robbed(card: str) -> None:
    one, two = shop("posh", [], ["G"], [card], fame=9), shop("dirty", [], [], fame=2)
    match = unforeseen(one, two, shop("chain", [], ["S"], fame=1))
    match.play(f"play {card}")  # the only one who has any need not be asked for
    assert f"{card} is for seat 3" in said(match.events())
    alone = unforeseen(one, two)
    assert f"play {card}" not in possible(alone)


@pytest.mark.clause("F3", "S6")
def test_ninja_takes_a_card_at_random() -> None:
    match = unforeseen(shop("posh", [], ["G"], ["ninja"]), shop("dirty", [], ["S", "S", "FD"], fame=1))
    event(match, "ninja", "player 2")
    assert match.chance_to_act
    chance(match, "hand FD")
    assert foods(match) == [["G", "FD"], ["S", "S"]]


@pytest.mark.clause("S6")
def test_a_card_taken_by_ninja_is_seen_by_its_two_players_only() -> None:
    worlds = []
    for stolen in ("S", "FD"):
        one, two = shop("posh", [], ["G"], ["ninja"]), shop("dirty", [], ["S", "FD"], fame=2)
        match = unforeseen(one, two, shop("chain", fame=1))
        event(match, "ninja", "player 2")
        chance(match, f"hand {stolen}")
        worlds.append(match)
    first, second = worlds
    for seat in (2, None):
        assert bytes(first.record(seat)) == bytes(second.record(seat))
        assert said(first.events(seat)) == said(second.events(seat))
    for seat in (0, 1):
        assert bytes(first.record(seat)) != bytes(second.record(seat))
        assert said(first.events(seat)) != said(second.events(seat))


@pytest.mark.clause("F3", "M4")
def test_ninja_with_a_full_hand_throws_a_card_away() -> None:
    match = unforeseen(shop("posh", ["c01"], ["G"] * 7, ["ninja"]), shop("dirty", [], ["S"], fame=1))
    event(match, "ninja", "player 2")
    chance(match, "hand S")
    assert match.to_act == {0}
    assert possible(match) == ["discard G", "discard S"]
    match.play("discard G")
    assert table(match)["phase"] == "service"
    assert sorted(foods(match)[0]) == ["G"] * 6 + ["S"]


@pytest.mark.clause("F3")
def test_rats_make_an_opponent_discard_two_cards_at_random() -> None:
    match = unforeseen(shop("posh", [], ["G"], ["rats"]), shop("dirty", [], ["S", "S", "FD"], fame=1))
    event(match, "rats", "player 2")
    chance(match, "hand S", "hand FD")
    assert foods(match) == [["G"], ["S"]]
    assert table(match)["food_out"] == ["FD", "S"]


@pytest.mark.clause("F2", "F3")
def test_rats_take_one_card_if_there_is_only_one() -> None:
    match = unforeseen(shop("posh", ["c01"], ["G"], ["rats"]), shop("dirty", [], ["FD"], fame=1))
    event(match, "rats", "player 2")
    chance(match, "hand FD")
    assert foods(match) == [["G"], []]
    assert table(match)["phase"] == "service"


@pytest.mark.clause("F3")
def test_the_supplier_brings_two_food_cards() -> None:
    match = unforeseen(shop("posh", [], ["G"], ["supplier"]), shop("dirty", fame=1))
    event(match, "supplier")
    chance(match, "food D", "food GFD")
    assert sorted(foods(match)[0]) == ["D", "G", "GFD"]


@pytest.mark.clause("F3", "M4")
def test_with_more_than_seven_two_go_after_both_have_come_in() -> None:
    match = unforeseen(shop("posh", ["c01"], ["G"] * 7, ["supplier"]), shop("dirty", [], ["S"], fame=1))
    event(match, "supplier")
    chance(match, "food D", "food GFD")
    assert len(foods(match)[0]) == 9
    match.play("discard G")
    assert possible(match) == ["discard G", "discard D", "discard GFD"]
    match.play("discard D")
    assert table(match)["phase"] == "service"


@pytest.mark.clause("F3", "S2")
def test_the_supplier_brings_what_there_is() -> None:
    """One food card is in the stack, and no discards."""
    own = load_box(find("souvlaki")).data
    box = {**own, "food_cards": {"GS": 1}, "rulebook": {**own["rulebook"], "food_cards": 1}}
    match = unforeseen(shop("posh", ["c01"], [], ["supplier"]), shop("dirty", fame=1), box=box)
    event(match, "supplier")
    chance(match, "food GS")
    assert foods(match)[0] == ["GS"]
    assert table(match)["phase"] == "service"


@pytest.mark.clause("F2", "F3")
def test_change_of_menu_any_number_of_cards_for_as_many() -> None:
    match = unforeseen(shop("posh", [], ["G", "S", "S"], ["kitchen"]), shop("dirty", fame=1))
    event(match, "kitchen")
    assert possible(match) == ["discard G", "discard S", "done"]
    match.play("discard S")
    match.play("discard G")
    match.play("done")
    chance(match, "food FD", "food DD")
    assert sorted(foods(match)[0]) == ["DD", "FD", "S"]
    assert table(match)["food_out"] == ["G", "S"]


@pytest.mark.clause("F2")
def test_change_of_menu_none_at_all() -> None:
    match = unforeseen(shop("posh", ["c01"], ["G", "S"], ["kitchen"]), shop("dirty", fame=1))
    event(match, "kitchen")
    match.play("done")
    assert foods(match)[0] == ["G", "S"]
    assert table(match)["phase"] == "service"


@pytest.mark.clause("F2")
def test_change_of_menu_all_cards() -> None:
    match = unforeseen(shop("posh", [], ["G", "S"], ["kitchen"]), shop("dirty", fame=1))
    event(match, "kitchen")
    match.play("discard G")
    match.play("discard S")  # no card is left, so that is all
    chance(match, "food FD", "food FD")
    assert foods(match)[0] == ["FD", "FD"]


@pytest.mark.clause("F3", "S2")
def test_with_an_empty_stack_change_of_menu_draws_from_what_it_discarded() -> None:
    """Discards are made a stack when a card is next needed: here, after the discarding."""
    match = unforeseen(shop("posh", [], ["G", "S"], ["kitchen"]), shop("dirty", fame=1), food_stack=[])
    event(match, "kitchen")
    match.play("discard G")
    match.play("done")
    chance(match, "food G")
    assert sorted(foods(match)[0]) == ["G", "S"]


@pytest.mark.clause("F3", "S6")
def test_what_one_card_brought_the_next_one_takes() -> None:
    """Supplier, then Ninja on the supplier's hand, then Rats on the thief's, who changes the rest of the menu."""
    shops = [
        shop("posh", [], ["G"], ["supplier"], fame=9),
        shop("chain", [], [], ["ninja"], fame=8),
        shop("family", ["c01"], [], ["rats"], fame=7),
        shop("dirty", [], [], ["kitchen"], fame=6),
    ]
    match = unforeseen(*shops)
    event(match, "supplier")
    chance(match, "food FF", "food GFD")
    event(match, "ninja")  # there is one hand to take from
    chance(match, "hand GFD")
    event(match, "rats", "player 2")
    chance(match, "hand GFD")
    event(match, "kitchen")  # with no card in hand
    assert foods(match) == [["G", "FF"], [], [], []]
    assert table(match)["food_out"] == ["GFD"]
    assert table(match)["phase"] == "service"


@pytest.mark.clause("F3", "O2")
@pytest.mark.parametrize(
    ("cards", "after"),
    [
        (["health", "rumours"], (0, 2)),
        (["rumours", "health"], (0, 2)),
        (["health", "health"], (0, 5)),
        (["rumours", "rumours"], (2, 0)),
    ],
)
def test_losses_are_added_and_stop_at_0(cards: list[str], after: tuple[int, int]) -> None:
    own = load_box(find("souvlaki")).data
    first = next(row for row in own["event"] if row["key"] == cards[0])
    rows = [{**first, "id": row["id"], "key": "again"} if row["key"] == "ouzo" else row for row in own["event"]]
    cards = [cards[0], "again" if cards[0] == cards[1] else cards[1]]
    shops = [shop(name, events=[card], fame=9) for name, card in zip(("posh", "chain"), cards, strict=True)]
    match = unforeseen(*shops, shop("dirty", ["c01"], money=2, fame=5), box={**own, "event": rows})
    for card in cards:
        event(match, card, "player 3")
    assert money_and_fame(match)[2] == after
