"""Phase 5 and the end of the game: E1 to E3, and what loans do there (M1)."""

from __future__ import annotations

import pytest

from locanda import Match

from .typed import end_service, event, money_and_fame, one, pass_all, possible, service, shop, table, unforeseen


def last_round(*results: tuple[int, int], loans: tuple[int, ...] = (), **fields: object) -> Match:
    """A round ends with so much money and fame; nobody has customers."""
    names = ("posh", "chain", "family", "dirty")
    shops = [
        shop(names[seat], money=money, fame=fame, loans=loans[seat] if loans else 0)
        for seat, (money, fame) in enumerate(results)
    ]
    match = service(*shops, **fields)
    end_service(match)
    return match


def ended(match: Match) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    assert match.result is not None
    return match.result.ending, match.result.ranks, match.result.scores


@pytest.mark.clause("E2")
def test_25_money_and_25_fame_win() -> None:
    assert ended(last_round((10, 40), (25, 25), (20, 24))) == ("goal", (2, 1, 3), (50, 50, 44))


@pytest.mark.clause("E2")
@pytest.mark.parametrize("result", [(24, 30), (30, 24), (24, 24), (99, 0)])
def test_both_are_needed(result: tuple[int, int]) -> None:
    match = last_round(result, (3, 3))
    assert not match.over
    assert table(match)["round"] == 2


@pytest.mark.clause("E2")
def test_of_several_the_highest_sum_wins() -> None:
    assert ended(last_round((25, 30), (26, 28), (27, 27))) == ("sum", (1, 2, 2), (55, 54, 54))


@pytest.mark.clause("E2")
def test_equal_sums_share_the_win() -> None:
    assert ended(last_round((25, 30), (30, 25), (9, 9))) == ("shared", (1, 1, 3), (55, 55, 18))


@pytest.mark.clause("E2")
def test_who_has_not_met_the_goal_does_not_win_with_a_higher_sum() -> None:
    assert ended(last_round((0, 99), (25, 25), (80, 24))) == ("goal", (3, 1, 2), (99, 50, 104))


@pytest.mark.clause("E2", "M1")
def test_a_loan_counts_11_off_the_money_at_each_check() -> None:
    match = last_round((35, 40), (3, 3), loans=(1, 0))
    assert not match.over
    assert one(match, 0)["loans"] == 1
    assert money_and_fame(match)[0][0] == 35 - 3  # the running cost of the next round; the loan is not paid
    assert ended(last_round((36, 40), (3, 3), loans=(1, 0))) == ("goal", (1, 2), (65, 6))
    assert not last_round((46, 40), (3, 3), loans=(2, 0)).over
    assert ended(last_round((47, 40), (3, 3), loans=(2, 0)))[0] == "goal"


@pytest.mark.clause("E2", "M1")
def test_sums_are_compared_with_loans_taken_off() -> None:
    assert ended(last_round((40, 30), (26, 30), loans=(1, 0))) == ("sum", (1, 2), (59, 56))
    assert ended(last_round((37, 30), (26, 30), loans=(1, 0))) == ("shared", (1, 1), (56, 56))


@pytest.mark.clause("E3")
def test_after_the_last_round_the_highest_sum_wins() -> None:
    assert ended(last_round((10, 12), (20, 3), round=40)) == ("limit", (2, 1), (22, 23))
    assert not last_round((10, 12), (20, 3), round=39).over


@pytest.mark.clause("E3")
def test_equal_sums_share_there_too() -> None:
    assert ended(last_round((10, 12), (20, 2), (5, 5), round=40)) == ("limit_shared", (1, 1, 3), (22, 22, 10))


@pytest.mark.clause("E3", "M1")
def test_sums_may_be_negative() -> None:
    assert ended(last_round((0, 3), (5, 5), loans=(2, 0), round=40)) == ("limit", (2, 1), (-19, 10))


@pytest.mark.clause("E3", "E2")
def test_whoever_meets_the_goal_in_the_last_round_wins_by_it() -> None:
    assert ended(last_round((25, 25), (0, 90), round=40))[:2] == ("goal", (1, 2))


@pytest.mark.clause("E3")
def test_the_round_limit_is_an_option() -> None:
    assert last_round((10, 12), (20, 3), round=3, options={"round_limit": 3}).over
    assert not last_round((10, 12), (20, 3), round=2, options={"round_limit": 3}).over


@pytest.mark.clause("E2", "V5")
def test_the_check_comes_after_customers_have_left() -> None:
    """A sour customer costs 2 fame at the end of the service: 24 is not enough."""
    match = service(shop("posh", ["c02 sour"], money=25, fame=26), shop("dirty", money=0, fame=0))
    end_service(match)
    assert not match.over
    assert money_and_fame(match)[0][1] == 24


@pytest.mark.clause("E1")
def test_at_the_end_of_a_round_effects_end_and_cards_played_are_forgotten() -> None:
    match = unforeseen(shop("posh", ["c01"], ["G"], ["dirty_shop"], fame=9), shop("dirty", fame=8))
    event(match, "dirty_shop", "player 1")
    pass_all(match)
    end_service(match)
    assert not {"normal_fame", "played", "under"} & set(one(match, 0))
    assert one(match, 0)["queue"] == ["c01 sour"]


@pytest.mark.clause("E1")
def test_what_was_typed_on_a_customer_ends_too_whosever_card_it_was() -> None:
    match = service(shop("posh", ["c01 base=GG wants=GF x2 +2m -1f"], []), shop("dirty"))
    end_service(match)
    assert one(match, 0)["queue"] == ["c01 sour"]


@pytest.mark.clause("E2")
def test_the_game_goes_on_for_nobody_after_its_end() -> None:
    match = last_round((25, 25), (3, 3))
    assert match.over
    assert match.to_act == set()
    assert possible(match, 0) == []
    assert not match.can("done", 0)
