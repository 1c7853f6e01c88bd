"""The nouns of the hotels as messages: days, dice, departments, guests, and the make-up of a price."""

from __future__ import annotations

from locanda.core.box import LoadedBox
from locanda.words import Message, msg

from .actions import DAY_NAMES, DEPARTMENT_NAMES, DICE_NAMES
from .seen import Offer


def day_of(day: int) -> Message:
    """A day."""
    return msg(f"boutique-day-{DAY_NAMES[day]}")


def short_of(day: int) -> Message:
    """A day's short name."""
    return msg(f"boutique-short-{DAY_NAMES[day]}")


def die_of(die: int | str) -> Message:
    """A price die, by number or name."""
    return msg(f"boutique-die-{die if isinstance(die, str) else DICE_NAMES[die]}")


def department_of(department: int) -> Message:
    """A department."""
    return msg(f"boutique-department-{DEPARTMENT_NAMES[department]}")


def card_of(box: LoadedBox, card: int) -> Message:
    """What the guests of a card ask for."""
    record = box.record
    how = "-doors" if any(record.door[card, k] for k in range(record.party[card])) else ""
    how += "-breakfast" if record.breakfast[card] else ""
    rooms, nights = record.party[card], record.nights[card]
    return msg(
        f"boutique-card{how or '-plain'}",
        rooms=msg("boutique-stay-rooms", count=rooms),
        nights=msg("boutique-stay-nights", count=nights),
    )


def sum_of(offer: Offer) -> Message:
    """The make-up of an offer's price, "Thu 2 × 200 + Fri 300 + breakfast 3 × 100 = 1000"; or why there is none."""
    if offer.total is None:
        return msg(f"boutique-panel-{offer.why}")
    parts = [_times(short_of(day), rooms, price) for day, rooms, price in offer.nights]
    if offer.breakfasts:
        parts.append(_times(die_of("breakfast"), offer.breakfasts, offer.breakfast))
    *before, text = parts
    for part in reversed(before):
        text = msg("boutique-sum-more", first=part, rest=text)
    if len(parts) == 1 and offer.nights[0][1] == 1:
        return text
    return msg("boutique-sum-total", parts=text, total=offer.total)


def _times(what: Message, count: int, amount: int) -> Message:
    if count == 1:
        return msg("boutique-sum-one", what=what, amount=amount)
    return msg("boutique-sum-times", what=what, count=count, amount=amount)
