"""Every clause that can forbid an action does so, and the refusal quotes it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import locanda
from locanda.core.catalogue import find
from locanda.core.engine import engine_of

from .positions import cafe, drawn, legal, refused, told

#: A pair at usa-1 and one at italy-1, a joker at cuba-1 that may be exchanged.
TABLE = """
    hands = [
        ["usa-lady", "cuba-lady", "germany-lady", "italy-lady", "italy-lady", "italy-lady", "lady-joker"],
        ["spain-lady", "china-lady"],
    ]
    [table.chairs]
    53 = "usa-gentleman"
    66 = "usa-lady"
    2 = "italy-gentleman"
    9 = "italy-lady"
    30 = "lady-joker as cuba"
    31 = "cuba-gentleman"
    """


@dataclass(frozen=True)
class Forbidden:
    """An action that the clause forbids, after these were played; `table` where it is not the usual one."""

    clause: str
    action: str
    before: tuple[str, ...] = ()
    table: str = TABLE
    regulars: bool = True


REFUSALS = [
    Forbidden("T1", "seat spain-lady at 6"),
    Forbidden("T1", "done"),
    Forbidden("T1", "regulars italy-2 ladies", ("seat usa-lady at 60",)),
    Forbidden("T2", "bar spain-lady"),
    Forbidden("T2", "bar gentleman-joker"),
    Forbidden("T3", "exchange 30 cuba-lady", ("seat usa-lady at 60",)),
    Forbidden("T4", "seat usa-lady at 53"),
    Forbidden("T4", "seat lady-joker as usa at 66"),
    Forbidden("T5", "seat usa-lady at 15"),
    Forbidden("T6", "seat italy-lady at 8", ("seat italy-lady at 15",)),
    Forbidden("T6", "seat lady-joker as cuba at 34", table=TABLE.replace('31 = "cuba-gentleman"', "")),
    Forbidden("T8", "seat germany-lady at 64"),
    Forbidden("T8", "seat lady-joker as france at 42", ("seat usa-lady at 60",)),
    Forbidden("T8", "done", ("seat usa-lady at 53",), 'hands = [["usa-lady", "usa-gentleman"], ["cuba-lady"]]'),
    Forbidden("T9", "pass"),
    Forbidden("T9", "pass", ("seat usa-lady at 60",)),
    Forbidden("P3", "seat lady-joker as cuba at 60"),
    Forbidden("B1", "bar cuba-lady", ("seat usa-lady at 60",)),
    Forbidden("B3", "bar lady-joker"),
    Forbidden("J1", "exchange 30 usa-lady"),
    Forbidden("J1", "exchange 53 usa-lady"),
    Forbidden("V2", "regulars italy-1 ladies"),
    Forbidden("V2", "regulars italy-2 ladies", regulars=False),
    Forbidden("V2", "done", ("regulars italy-2 ladies", "seat italy-lady at 3")),
    Forbidden("V2", "seat italy-lady at 15", ("regulars italy-2 ladies",)),
]
#: C1 forbids chairs on a smaller board (test_components.py), the others all that is done where no choice is open.
ELSEWHERE = {"C1", "S2", "E1"}


@pytest.mark.clause("T1", "T2", "T3", "T4", "T5", "T6", "T8", "T9", "P3", "B1", "B3", "J1", "V2")
@pytest.mark.parametrize("case", REFUSALS, ids=lambda case: f"{case.clause} {case.action}")
def test_what_a_clause_forbids_is_refused_with_it(case: Forbidden) -> None:
    match = cafe(case.table, f"regulars = {str(case.regulars).lower()}")
    told(match, *case.before)
    before = match.position()
    assert refused(match, case.action) == case.clause
    assert not match.can(case.action)
    assert case.action not in legal(match)
    with pytest.raises(locanda.IllegalAction) as error:
        match.play(case.action)
    assert (error.value.clause, error.value.action) == (case.clause, case.action)
    assert match.position() == before


def test_there_is_a_test_for_every_clause_that_can_forbid() -> None:
    assert {case.clause for case in REFUSALS} | ELSEWHERE == {clause.name for clause in find("cafe").clauses}


@pytest.mark.clause("S2", "E1")
def test_where_no_choice_is_open_the_judge_says_why() -> None:
    match = cafe('hands = [["usa-lady", "cuba-lady"], ["spain-lady", "china-lady"]]\nlimits = [2, 2]')
    game, box = match.game, match.box.record

    def judged(seat: int, action: str) -> str:
        return game.clauses(engine_of(game).judge(box, match.table, seat, match.pack(action))).name

    assert judged(1, "bar spain-lady") == "S2"
    told(match, "bar usa-lady")
    assert judged(0, "bar cuba-lady") == "S2"  # chance is to act
    drawn(match, "usa-lady")
    match = cafe('hands = [["lady-joker"], ["lady-joker", "spain-lady"]]\npasses = 1')
    told(match, "pass")
    assert judged(1, "bar spain-lady") == "E1"
