"""A row of an event card in the box: what it may say, and the numbers that the rules read from it (F2, F3).

`OPS` lists all effects that the rules know.  A card is one of them with a target, limits and numbers of its own, so a
new card is a new row; a row that makes no sense is a BadBox that says what would.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from locanda.core.errors import BadBox, choices
from locanda.core.rule import carries_out

from .what import Effect, Limit, Target

Value = bool | int | str

TARGETS = {target.name.lower(): target for target in Target}
#: Kinds of customers, as bits: 1 normal, 2 telephone.
KINDS = {"normal": 1, "phone": 2, "any": 3}
LIMITS = {
    "not_first": Limit.NOT_FIRST,
    "not_last": Limit.NOT_LAST,
    "straight": Limit.STRAIGHT,
    "sour": Limit.SOUR,
    "different_queues": Limit.DIFFERENT_QUEUES,
}
MIN_FOODS = "min_foods_"  # min_foods_2 to min_foods_9
OF_CUSTOMERS = (Target.CUSTOMER, Target.TWO_CUSTOMERS, Target.CUSTOMER_TO_PLAYER)
OF_PLAYERS = (Target.PLAYER, Target.OPPONENT, Target.SELF, Target.ALL)


class EventRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row `[[event]]`.  `text` is what is printed on the card; what players read is made from the other entries."""

    id: str
    key: str
    name: dict[str, str]
    target: str
    lasts: str
    effect: dict[str, Value]
    kind: str = ""
    only: list[str] = []
    text: dict[str, str] = {}


class Range(NamedTuple):
    """Whole numbers from `least` to `most`, without 0 unless `zero`."""

    least: int
    most: int
    zero: bool = True


class EventCard(NamedTuple):
    """A row as numbers: see the fields of `Box`.  `food` is -1 for none."""

    target: Target
    kinds: int
    limits: int
    least_foods: int
    effect: Effect
    money: int
    fame: int
    number: int
    food: int


@dataclass(frozen=True)
class Op:
    """An effect by its name in the box: whom it may be for, how long it lasts, and what goes with it."""

    effect: Effect
    targets: tuple[Target, ...]
    lasts: str
    numbers: Mapping[str, Range | tuple[Value, ...]] = field(default_factory=dict)
    kinds: tuple[str, ...] = ("any", "normal", "phone")  # of the customers that it may be for
    needs: str = ""  # a limit without which it has no meaning


DELTA, COUNT = Range(-9, 9, zero=False), Range(1, 4)
BONUS = {"money": Range(-9, 9), "fame": Range(-9, 9)}
ENDS = {"to": ("front", "end")}
ONE = (Target.CUSTOMER,)

OPS = {
    "customer_money": Op(Effect.VALUE, ONE, "round", {"delta": DELTA}),
    "customer_fame": Op(Effect.VALUE, ONE, "round", {"delta": DELTA}),
    "multiply_customer": Op(Effect.MULTIPLY, ONE, "round", {"factor": Range(2, 3)}),
    "copy_order_from_previous": Op(Effect.COPY, ONE, "round", needs="not_first"),
    "remove_food": Op(Effect.REMOVE_FOOD, ONE, "round", {"count": COUNT, "chooser": ("card_player",)}, needs=MIN_FOODS),
    "add_food": Op(Effect.ADD_FOOD, ONE, "round", {"food": ()}),
    "set_state": Op(Effect.TURN, ONE, "now", {"state": ("straight", "sour")}),
    "move_in_queue": Op(Effect.MOVE, ONE, "now", ENDS),
    "move_to_other_queue": Op(Effect.MOVE_AWAY, (Target.CUSTOMER_TO_PLAYER,), "now", ENDS),
    "swap_phone_orders": Op(Effect.SWAP, (Target.TWO_CUSTOMERS,), "now"),
    "discard_customer": Op(Effect.SEND_OFF, ONE, "now", {"penalty": (False, True)}),
    "replace_phone_order": Op(Effect.REPLACE, ONE, "now", kinds=("phone",)),
    "add_customer": Op(Effect.ADD_CUSTOMER, OF_PLAYERS, "now", {"kind": ("normal",)}),
    "steal_food": Op(Effect.TAKE_FOOD, (Target.OPPONENT,), "now", {"count": COUNT, "random": (True,)}),
    "discard_food": Op(Effect.LOSE_FOOD, OF_PLAYERS, "now", {"count": COUNT, "random": (True,)}),
    "draw_food": Op(Effect.DRAW_FOOD, OF_PLAYERS, "now", {"count": COUNT}),
    "cycle_food": Op(Effect.MENU, (Target.SELF,), "now"),
    "money": Op(Effect.SHOP, OF_PLAYERS, "now", {"delta": DELTA, "min": Range(0, 0)}),
    "fame": Op(Effect.SHOP, OF_PLAYERS, "now", {"delta": DELTA, "min": Range(0, 0)}),
    "player_customers": Op(Effect.BONUS, OF_PLAYERS, "round", {**BONUS, "kind": tuple(KINDS)}),
    "all_phone": Op(Effect.BONUS, (Target.ALL,), "round", BONUS),
    "cancel_next_opponent_event": Op(Effect.CANCEL, (Target.NONE,), "round"),
}  # fmt: skip


def _one_of(key: str, value: Value | None, known: dict[str, int] | dict[str, Target] | dict[str, Op]) -> str:
    """A known word.  Raises BadBox naming what would be right."""
    if not isinstance(value, str) or value not in known:
        raise BadBox(key, value, choices(str(value), known))
    return value


def _check_number(key: str, value: Value, right: Range | tuple[Value, ...], foods: list[str]) -> None:
    """Raises BadBox for a number, word or yes/no that the effect does not take."""
    if isinstance(right, Range):
        fits = type(value) is int and right.least <= value <= right.most and (right.zero or value != 0)
        if not fits:
            but = "" if right.zero else ", not 0"
            raise BadBox(key, value, f"a whole number from {right.least} to {right.most}{but}")
        return
    words: tuple[Value, ...] = right or tuple(foods)
    if not any(type(value) is type(word) and value == word for word in words):
        listed = ", ".join(str(word).lower() if isinstance(word, bool) else str(word) for word in words)
        raise BadBox(key, value, f"one of {listed}")


def _check_effect(key: str, row: EventRow, foods: list[str]) -> Op:
    """The row's op, with everything that it needs and nothing else.  Raises BadBox."""
    name = _one_of(f"{key}.effect.op", row.effect.get("op"), OPS)
    op = OPS[name]
    for entry, value in row.effect.items():
        if entry != "op":
            if entry not in op.numbers:
                raise BadBox(f"{key}.effect.{entry}", value, f"no such entry for {name}; {choices(entry, op.numbers)}")
            _check_number(f"{key}.effect.{entry}", value, op.numbers[entry], foods)
    for entry in op.numbers:
        if entry not in row.effect and entry != "min":
            raise BadBox(f"{key}.effect", name, f"{entry} is missing")
    if op.effect == Effect.BONUS and row.effect["money"] == row.effect["fame"] == 0:
        raise BadBox(f"{key}.effect", name, "money or fame other than 0")
    return op


@carries_out("F2", "F3")
def _check_target(key: str, row: EventRow, op: Op) -> Target:
    """The row's target, with a kind where it is a customer.  Raises BadBox."""
    target = TARGETS[_one_of(f"{key}.target", row.target, TARGETS)]
    if target not in op.targets:
        right = ", ".join(right.name.lower() for right in op.targets)
        raise BadBox(f"{key}.target", row.target, f"{right} for {row.effect['op']}")
    if row.lasts != op.lasts:
        raise BadBox(f"{key}.lasts", row.lasts, f"{op.lasts!r} for {row.effect['op']}")
    if target not in OF_CUSTOMERS:
        if row.kind:
            raise BadBox(f"{key}.kind", row.kind, f"no kind of customer where the target is {row.target}")
    elif row.kind not in op.kinds:
        raise BadBox(f"{key}.kind", row.kind, f"one of {', '.join(op.kinds)} for {row.effect['op']}")
    return target


@carries_out("F2")
def _check_limits(key: str, row: EventRow, op: Op, target: Target) -> tuple[int, int]:
    """The bits of the row's limits, and the least number of foods.  Raises BadBox."""
    bits = least = 0
    for limit in row.only:
        number = limit.removeprefix(MIN_FOODS)
        if target not in OF_CUSTOMERS or (limit == "different_queues" and target != Target.TWO_CUSTOMERS):
            raise BadBox(f"{key}.only", limit, f"no such limit where the target is {row.target}")
        if limit.startswith(MIN_FOODS):
            if number not in [*"23456789"]:
                raise BadBox(f"{key}.only", limit, f"{MIN_FOODS}2 to {MIN_FOODS}9")
            if least:
                raise BadBox(f"{key}.only", row.only, f"{MIN_FOODS} once")
            least = int(number)
        elif limit in LIMITS:
            if bits & LIMITS[limit]:
                raise BadBox(f"{key}.only", row.only, f"{limit} once")
            bits |= LIMITS[limit]
        else:
            raise BadBox(f"{key}.only", limit, choices(limit, [*LIMITS, f"{MIN_FOODS}2"]))
    if bits & Limit.STRAIGHT and bits & Limit.SOUR:
        raise BadBox(f"{key}.only", row.only, "straight or sour, not both")
    if op.needs in LIMITS and not bits & LIMITS[op.needs]:
        raise BadBox(f"{key}.only", row.only, f"{op.needs} for {row.effect['op']}")
    if op.needs == MIN_FOODS and least <= int(row.effect["count"]):
        raise BadBox(f"{key}.only", row.only, f"{MIN_FOODS}{int(row.effect['count']) + 1} or more: a food must be left")
    return bits, least


@carries_out("F3")
def read_event(key: str, row: EventRow, foods: list[str]) -> EventCard:
    """The row as numbers; `foods` are the names of the foods in their order.  Raises BadBox for an impossible card."""
    op = _check_effect(key, row, foods)
    target = _check_target(key, row, op)
    limits, least = _check_limits(key, row, op, target)
    if not row.name:
        raise BadBox(f"{key}.name", row.name, "a name in at least one language")
    effect, name = row.effect, str(row.effect["op"])
    money, fame = int(effect.get("money", 0)), int(effect.get("fame", 0))
    if "delta" in effect:
        money, fame = (int(effect["delta"]), 0) if name.endswith("money") else (0, int(effect["delta"]))
    number = int(effect.get("count", effect.get("factor", 0)))
    if effect.get("state") == "sour" or effect.get("to") == "end" or effect.get("penalty") is True:
        number = 1
    kinds = KINDS[row.kind or "any"]
    if op.effect == Effect.BONUS:
        kinds = KINDS[str(effect.get("kind", "phone"))]
    food = foods.index(str(effect["food"])) if "food" in effect else -1
    return EventCard(target, kinds, limits, least, op.effect, money, fame, number, food)
