"""The nouns of the street as messages: customers, orders, shops, event cards and their texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from locanda.core.box import LoadedBox
from locanda.words import Message, msg, words_for

from .actions import BIG_NAME
from .cards import MIN_FOODS
from .facts import cards_at, foods_of
from .table import Table

Noun = Message | str
Say = Callable[[Noun], str]
FOLDER = Path(__file__).parent


@lru_cache(maxsize=512)
def _known(id: str) -> bool:
    return words_for("en", FOLDER).has(id)


def _noun(kind: str, key: str, name: dict[str, str]) -> Noun:
    """The word for a thing of the box, of ids that begin so; for one that only an edited box has, its name there."""
    id = kind + key.replace("_", "-")
    return msg(id) if _known(id) else name.get("en") or next(iter(name.values()), key)


def _chain(parts: Iterable[Message | str], more: str) -> Noun:
    """One noun of several, by a message that joins two."""
    *before, text = parts
    for part in reversed(before):
        text = msg(more, first=part, rest=text)
    return text


def said(noun: Noun, say: Say) -> str:
    """A noun in the reader's language."""
    return noun if isinstance(noun, str) else say(noun)


# ---- foods


def food_of(box: LoadedBox, food: int) -> Noun:
    """A food."""
    name = list(box.data["foods"].values())[food]
    return _noun("souvlaki-food-", name, {"en": name.replace("_", " ")})


def order_of(box: LoadedBox, foods: Sequence[int]) -> Noun:
    """Foods, each with how many there are of it."""
    names = list(box.data["foods"].values())
    parts: list[Noun] = []
    for food, count in enumerate(foods):
        id = f"souvlaki-foods-{names[food].replace('_', '-')}"
        if count:
            parts.append(msg(id, count=count) if _known(id) else f"{count} {names[food].replace('_', ' ')}")
    return _chain(parts, "souvlaki-order-more") if parts else msg("souvlaki-order-nothing")


def card_of(box: LoadedBox, kind: int | str) -> Noun:
    """What a food card shows, by number or name."""
    number = box.names["food_cards"].index(kind) if isinstance(kind, str) else kind
    return order_of(box, foods_of(box.record.shows[number]))


# ---- customers


def customer_of(box: LoadedBox, name: str) -> Noun:
    """A customer by its id, or the Big card."""
    if name == BIG_NAME:
        return _noun("souvlaki-customer-", BIG_NAME, box.data["big_telephone_order"]["name"])
    row = box.data["customer"][box.names["customers"].index(name)]
    return _noun("souvlaki-customer-", name, row["name"])


def both_of(box: LoadedBox, first: str, second: str | None) -> Noun:
    """A customer, or the two of a Big order; `second` is none where there is none."""
    if second is None or second not in box.names["customers"]:
        return customer_of(box, first)
    return msg("souvlaki-both-customers", first=customer_of(box, first), second=customer_of(box, second))


def waiting(box: LoadedBox, table: Table, seat: int, place: int) -> Noun:
    """Who stands in a place of a queue."""
    names = [box.names["customers"][card] for card in cards_at(table, seat, place)]
    return both_of(box, names[0], names[1] if names[1:] else None) if names else msg("souvlaki-nobody-yet")


# ---- shops


def shop_of(box: LoadedBox, shop: int | str) -> Noun:
    """A shop's name, by number or id."""
    row = _shop(box, shop)
    return _noun("souvlaki-shop-", str(row["id"]), row["name"])


def nick_of(box: LoadedBox, shop: int | str) -> Noun:
    """What the street calls a shop."""
    row = _shop(box, shop)
    return _noun("souvlaki-nick-", str(row["id"]), row["nick"])


def _shop(box: LoadedBox, shop: int | str) -> dict[str, Any]:
    number = box.names["shops"].index(shop) if isinstance(shop, str) else shop
    row: dict[str, Any] = box.data["shop"][number]
    return row


# ---- event cards


def event_of(box: LoadedBox, event: int | str) -> Noun:
    """The title of an event card, by number or key."""
    row = event_row(box, event)
    return _noun("souvlaki-event-", str(row["key"]), row["name"])


def events_list(box: LoadedBox, events: Iterable[int]) -> Noun:
    """The titles of several."""
    return _chain([event_of(box, event) for event in events], "souvlaki-list-more")


def event_row(box: LoadedBox, event: int | str) -> dict[str, Any]:
    """The row of an event card in the box."""
    number = box.names["events"].index(event) if isinstance(event, str) else event
    row: dict[str, Any] = box.data["event"][number]
    return row


def text_of(box: LoadedBox, event: int | str) -> Message:
    """The text of an event card, made from its row: whom it is for, and what it does."""
    target, effect = target_of(box, event), effect_of(box, event_row(box, event))
    return effect if target is None else msg("souvlaki-text-choice", target=target, effect=effect)


def whole_event(box: LoadedBox, event: int | str) -> Message:
    """The title and the text of an event card."""
    return msg("souvlaki-piece-event", event=event_of(box, event), text=text_of(box, event))


def target_of(box: LoadedBox, event: int | str) -> Message | None:
    """Whom an event card is for, as its text says it; none where nobody is chosen."""
    row = event_row(box, event)
    named = {
        "customer": "customer",
        "two_customers": "two",
        "customer_to_player": "over",
        "player": "player",
        "opponent": "opponent",
    }.get(row["target"])
    if named is None:
        return None
    if row.get("kind") is None:
        return msg(f"souvlaki-target-{named}")
    kind = msg(f"souvlaki-kind-{row['kind']}")
    limits = [_limit(limit) for limit in row.get("only", ())]
    if not limits:
        return msg(f"souvlaki-target-{named}", kind=kind)
    return msg(f"souvlaki-target-{named}-only", kind=kind, limits=_chain(limits, "souvlaki-only-more"))


def _limit(limit: str) -> Message:
    if limit.startswith(MIN_FOODS):
        return msg("souvlaki-only-foods", count=int(limit.removeprefix(MIN_FOODS)))
    return msg(f"souvlaki-only-{'queues' if limit == 'different_queues' else limit.replace('_', '-')}")


def gain_of(money: int, fame: int) -> Noun:
    """What a customer pays and gives more or less than is printed."""
    parts: list[Message] = []
    for name, amount in (("money", money), ("fame", fame)):
        if amount:
            parts.append(msg(f"souvlaki-gain-{name}-{'more' if amount > 0 else 'less'}", amount=abs(amount)))
    return _chain(parts, "souvlaki-gain-more")


def effect_of(box: LoadedBox, row: dict[str, Any], whom: str = "") -> Message:
    """What an event card does; `whom` is "one", "self" or "all" where it is not to be told by the row's target."""
    effect = row["effect"]
    op = str(effect["op"])
    whom = whom or {"self": "self", "all": "all"}.get(row["target"], "one")
    if op in ("customer_money", "customer_fame"):
        amounts = (effect["delta"], 0) if op.endswith("money") else (0, effect["delta"])
        return msg("souvlaki-effect-customer-gain", gain=gain_of(*amounts))
    if op in ("player_customers", "all_phone"):
        kind = msg(f"souvlaki-kind-{effect.get('kind', 'phone')}")
        return msg(f"souvlaki-effect-served-{whom}", kind=kind, gain=gain_of(effect["money"], effect["fame"]))
    if op in ("money", "fame"):
        amount = int(effect["delta"])
        return msg(f"souvlaki-effect-{op}-{'more' if amount > 0 else 'less'}-{whom}", amount=abs(amount))
    if op in ("draw_food", "discard_food"):
        return msg(f"souvlaki-effect-{op.replace('_', '-')}-{whom}", count=int(effect["count"]))
    if op == "add_customer":
        return msg(f"souvlaki-effect-add-customer-{whom}")
    return _on_customers(box, op, effect)


def _on_customers(box: LoadedBox, op: str, effect: dict[str, Any]) -> Message:
    """The effects that do not depend on whom a card is for."""
    if op == "multiply_customer":
        return msg("souvlaki-effect-multiply", factor=int(effect["factor"]))
    if op in ("remove_food", "steal_food"):
        return msg(f"souvlaki-effect-{op.replace('_', '-')}", count=int(effect["count"]))
    if op == "add_food":
        food = list(box.data["foods"].values()).index(effect["food"])
        return msg(
            "souvlaki-effect-add-food", foods=order_of(box, [int(f == food) for f in range(len(box.data["foods"]))])
        )
    plain = {
        "copy_order_from_previous": "copy",
        "replace_phone_order": "replace",
        "swap_phone_orders": "swap",
        "move_to_other_queue": f"over-{effect.get('to')}",
        "move_in_queue": f"move-{effect.get('to')}",
        "set_state": f"{effect.get('state')}",
        "discard_customer": "discard-penalty" if effect.get("penalty") else "discard",
        "cycle_food": "cycle-food",
        "cancel_next_opponent_event": "cancel",
    }
    return msg(f"souvlaki-effect-{plain[op]}")


def emblem_of(box: LoadedBox, event: int) -> str:
    """The emblem for what an event card does."""
    row = event_row(box, event)
    effect = row["effect"]
    op = str(effect["op"])
    if op in ("customer_money", "money"):
        return "money-more" if effect["delta"] > 0 else "money-less"
    if op in ("customer_fame", "fame"):
        return "fame-more" if effect["delta"] > 0 else "fame-less"
    if op == "player_customers":
        return "bonus-more" if effect["money"] + effect["fame"] > 0 else "bonus-less"
    if op == "add_food":
        return f"add-food-{list(box.data['foods'].values()).index(effect['food'])}"
    if op == "move_in_queue":
        return str(effect["to"])
    if op == "set_state":
        return str(effect["state"])
    return {
        "all_phone": "telephone",
        "copy_order_from_previous": "copy",
        "multiply_customer": "multiply",
        "remove_food": "remove-food",
        "replace_phone_order": "replace",
        "swap_phone_orders": "swap",
        "move_to_other_queue": "away",
        "discard_customer": "send-off",
        "add_customer": "add-customer",
        "steal_food": "take-food",
        "discard_food": "lose-food",
        "draw_food": "draw-food",
        "cycle_food": "menu",
        "cancel_next_opponent_event": "cancel",
    }[op]
