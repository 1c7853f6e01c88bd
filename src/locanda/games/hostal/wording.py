"""The nouns of the inn as messages: rooms, places, cards, whose they are."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.core.box import LoadedBox
from locanda.words import Message, msg

from .actions import IN_LOBBY
from .table import CARDS, LOBBY, MAX_BEDS, TOOLS


def room_of(room: int) -> Message:
    """A room by its number from 0."""
    return msg("hostal-room", number=room + 1)


def card_of(card: int) -> Message:
    """A card by its number from 1."""
    return msg(f"hostal-card-{card}")


def effect_of(box: LoadedBox, card: int) -> Message:
    """What it does, with the numbers of the box."""
    points, roll = box.record.points[card - 1], box.record.roll[card - 1]
    numbers: dict[str, Message | int] = {}
    if points:
        numbers["points"] = msg("hostal-points", count=abs(points))
    if roll:
        numbers["roll"] = msg("hostal-points", count=abs(roll))
    if card == TOOLS + 1:
        numbers["first"], numbers["more"] = box.record.repair[0], box.record.repair[1]
    return msg(f"hostal-effect-{card}", **numbers)


def whole_card(box: LoadedBox, card: int) -> Message:
    """Its name with what it does."""
    return msg("hostal-whole-card", card=card_of(card), effect=effect_of(box, card))


def numbered(card: int) -> Message:
    """Its name with its number."""
    return msg("hostal-panel-numbered", number=card, card=card_of(card))


def one_after_another(cards: Sequence[Message], between: str) -> Message:
    """Cards in one text; `between` is the id of the message that puts the rest after the first."""
    text = cards[-1]
    for card in reversed(cards[:-1]):
        text = msg(between, first=card, rest=text)
    return text


def place_of(spot: int) -> Message:
    """A bed, or the Lobby, by its number."""
    if spot == LOBBY:
        return msg("hostal-place-lobby")
    return msg("hostal-place-bed", room=spot // MAX_BEDS + 1, bed=spot % MAX_BEDS + 1)


def spot_of(text: str) -> int:
    """The number of a place that an event or an action names ("2-3" or "lobby")."""
    if text == IN_LOBBY:
        return LOBBY
    room, _, bed = text.partition("-")
    return (int(room) - 1) * MAX_BEDS + int(bed) - 1


def name_of(colour: int, seats: Sequence[str]) -> Message | str:
    """Whose colour it is: a player's name, or the automata."""
    return seats[colour] if colour < len(seats) else msg("hostal-automata")


def cards_in(mask: int) -> list[int]:
    """The numbers of a set of cards, from 1."""
    return [card + 1 for card in range(CARDS) if mask >> card & 1]
