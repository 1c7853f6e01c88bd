"""Positions of Souvlaki Wars typed in a few words, and reading what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import locanda
from locanda import Match
from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.core.event import Event
from locanda.core.position import read_position
from locanda.core.toml import dumps
from locanda.games.souvlaki.events import Served
from locanda.games.souvlaki.facts import foods_text
from locanda.games.souvlaki.position import cards_of, customer_names
from locanda.games.souvlaki.table import Ask, Phase
from locanda.games.souvlaki.view import View

Shop = dict[str, Any]
#: What is asked about an event that is being played.
QUESTIONS = (Ask.CUSTOMER, Ask.PLAYER, Ask.FOOD)


def shop(
    name: str = "dirty",
    queue: Sequence[str] = (),
    food: Sequence[str] = (),
    events: Sequence[str] = (),
    **fields: Any,
) -> Shop:
    """A shop as a position has it; 9 money and 9 fame."""
    return {"shop": name, "money": 9, "fame": 9, "queue": [*queue], "food": [*food], "events": [*events], **fields}


def rival(**fields: Any) -> Shop:
    """Another shop, whose service comes later: it has a customer and nothing to serve it with."""
    return shop("dirty", ["c56"], **{"fame": 0, **fields})


def played(
    shops: Sequence[Shop],
    ask: str,
    seed: int | None = None,
    box: Mapping[str, object] | None = None,
    options: Mapping[str, object] | None = None,
    **table: Any,
) -> Match:
    """A match from the position; chance is played by hand unless there is a seed."""
    data: dict[str, Any] = {"game": "souvlaki", "options": {"players": len(shops), **(options or {})}}
    data["table"] = {"ask": ask, **table, "shops": list(shops)}
    if box is not None:
        data["box"] = box
    return locanda.from_position("souvlaki", dumps(data), seed=seed, draws=seed is not None)


def service(*shops: Shop, **table: Any) -> Match:
    """Phase 4 begins, in the order of fame."""
    return played(shops, "serve", **table)


def unforeseen(*shops: Shop, **table: Any) -> Match:
    """Phase 3 begins, in the order of fame."""
    return played(shops, **{"ask": "event", **table})


def maintenance(*shops: Shop, **table: Any) -> Match:
    """Phase 1: the first in the order of fame has paid and drawn, and may buy."""
    return played(shops, "buy", **{"round": 2, **table})


def draft(offer: Sequence[str], *shops: Shop, **table: Any) -> Match:
    """Phase 2: customers are open, the first in the order of fame takes one."""
    return played(shops, "take", offer=list(offer), **table)


def chance(match: Match, *texts: str) -> list[Event]:
    """Plays outcomes of chance."""
    return [event for text in texts for event in match.play(text, seat=locanda.CHANCE)]


def event(match: Match, card: str, *answers: str) -> list[Event]:
    """The seat to act plays an event, and answers what is asked; an answer that is the only one is not asked for."""
    (seat,) = match.to_act
    events = match.play(f"play {card}")
    for answer in answers:
        if match.table.ask in QUESTIONS and match.can(answer, seat):
            events += match.play(answer, seat)
    assert match.table.ask not in QUESTIONS
    return events


def said(events: Sequence[Event]) -> list[str]:
    return [str(event) for event in events]


def possible(match: Match, seat: int | None = None) -> list[str]:
    """The legal actions, in the order of their numbers."""
    acting = min(match.to_act) if seat is None else seat
    return [str(match.unpack(action)) for action in sorted(match.legal_packed(acting))]


def forbids(match: Match, action: str, seat: int | None = None) -> str:
    """The clause that forbids an action."""
    refusal = match.why_not(action, seat)
    assert refusal is not None, f"{action} is allowed"
    return refusal.clause


def seen(match: Match, seat: int | None) -> View:
    """What a seat sees, in words."""
    found = match.view(seat)
    assert isinstance(found, View)
    return found


def table(match: Match) -> dict[str, Any]:
    """The position, with lists of all discards, sorted, and the names of phase and question."""
    assert bytes(read_position(match.game, match.position())[2]) == bytes(match.table)
    record, names = match.table, match.box.names
    made = match.game.position.dump(match.box, record)
    return {
        "offer": [],
        **made,
        "round": record.rounds,
        "order": [seat + 1 for seat in list(record.order)[: record.players]],
        "phase": Phase(record.phase).name.lower(),
        "food_out": sorted(cards_of(names["food_cards"], record.food_discard)),
        "customers_out": sorted(cards_of(customer_names(match.box), record.customer_discard)),
        "events_out": sorted(cards_of(names["events"], record.event_discard)),
    }


def one(match: Match, seat: int) -> dict[str, Any]:
    """A shop as the position says it, defaults filled in."""
    return {"loans": 0, "food": [], "events": [], "queue": [], **table(match)["shops"][seat]}


def foods(match: Match) -> list[list[str]]:
    """The food cards in the hands, in the order of the box."""
    return [one(match, seat)["food"] for seat in range(match.players)]


def money_and_fame(match: Match) -> list[tuple[int, int]]:
    record = match.table
    return [(record.money[seat], record.fame[seat]) for seat in range(match.players)]


def queues(match: Match) -> list[list[str]]:
    """The queues as a position says them, without what events have done to a customer: `c01 phone sour`."""
    plain = [[text.split() for text in one(match, seat)["queue"]] for seat in range(match.players)]
    return [[" ".join(w for w in words if w.isalpha() or w == words[0]) for words in queue] for queue in plain]


def wanted(match: Match, seat: int) -> list[str]:
    """What the customers of a queue want now, letters in the order of the box."""
    record = match.table
    return [foods_text(match.box, record.wanted[seat, place]) for place in range(record.queue[seat])]


def pass_all(match: Match) -> None:
    """Nobody plays an event any more."""
    while match.table.phase == Phase.EVENTS:
        match.play("pass")


def end_service(match: Match) -> list[Event]:
    """Everybody who is asked in phase 4 does no more: the phase ends, and what comes then up to the next question."""
    events: list[Event] = []
    number = match.table.rounds
    while match.table.phase == Phase.SERVICE and match.table.rounds == number and not match.over:
        events += match.play("done")
    return events


def gains(match: Match, seat: int) -> tuple[int, int]:
    """Money and fame that a seat gets of its customers: it lays all its food cards and serves whom it can."""
    pass_all(match)
    while match.to_act != {seat}:
        assert match.table.phase == Phase.SERVICE
        match.play("done")
    events: list[Event] = []
    while match.to_act == {seat} and match.table.ask == Ask.SERVE:
        wishes = [do for do in possible(match) if do == "serve" or do.startswith("lay")]
        events += match.play("serve" if "serve" in wishes else (wishes or ["done"])[0])
    served = [event for event in events if isinstance(event, Served)]
    return sum(event.money for event in served), sum(event.fame for event in served)


def small_box(*customers: str, bigs: int = 0, **numbers: int) -> dict[str, Any]:
    """The box with these customers alone, and other numbers of the rulebook."""
    own = load_box(find("souvlaki")).data
    people = [one for one in own["customer"] if one["id"] in customers]
    book = {**own["rulebook"], "customer_cards": len(people) + bigs, **numbers}
    big = {**own["big_telephone_order"], "copies": bigs}
    return {**own, "rulebook": book, "customer": people, "big_telephone_order": big}
