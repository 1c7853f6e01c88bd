"""What a table of Boutique Hotel Manager looks like: the contract of `locanda.core.scene`, for one game.

Every hotel has a mat: area 0 is the viewer's own, the others follow clockwise; a spectator sits behind the first seat.
Spots: ``hotel:<area>``, ``name:…``, ``stars:…``, ``place:…``, ``bid:…``, ``offer:…``, ``money:…``, ``earned:…``,
``closed:…``; ``die:<area>:<die>`` (days from 0, breakfast 7), ``room:<area>:<room>``, ``night:<area>:<room>:<night>``
(from 7 on the next week's), ``staff:<area>:<department>``, ``need:…``; of the viewer's own mat alone
``duty:<department>:<day>`` and ``note:<pile>``; on the reception desk ``card``, ``deck``, ``white``, ``week``. Choices
without a place: ``face:<face>``, ``keep``, ``sum:…``, ``cards:…``, ``hire:<members>``, ``add:<rooms>``.

How a person acts: a price die and an amount (the amount alone while all dice are set in secret), a room's door, or
one of its nights, for guests; or buttons, for large sums and numbers of cards one for each digit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from locanda.core.action import Action
from locanda.core.box import LoadedBox
from locanda.core.scene import Frame, Static
from locanda.words import Message, msg

from .actions import DAY_NAMES, DICE_NAMES, Add, Bid, Cards, Hire, Price, Room
from .art import cards, dice, hotel, marks, numbers, till
from .art.geometry import Plan, layouts
from .art.palette import PAINT
from .board_text import text_board
from .news import news
from .options import Options
from .panels import notes, panels
from .pieces import notes_of_box, pieces
from .seen import later_nights, nights_of_next
from .table import DAYS, DICE, Phase, Table
from .telling import account, log, moves, prompt
from .wording import die_of, short_of

__all__ = ["account", "frame", "log", "moves", "news", "paths", "preview", "prompt", "static", "text_board"]

Say = Callable[[Message | str], str]

#: The phases in which a seat chooses what the others must not see yet.
SECRET = (Phase.PRICES, Phase.BID, Phase.CARDS, Phase.STAFF, Phase.EXPAND)


def plan_of(box: LoadedBox, players: int) -> Plan:
    """What the geometry needs to know."""
    return Plan(players, max(box.record.start_rooms, box.record.max_rooms), later_nights(box))


def slips_of(box: LoadedBox) -> tuple[cards.Slip, ...]:
    """The guest cards as the box describes them."""
    return tuple(
        cards.Slip(
            str(guest["id"]),
            tuple(guest["rooms"]),
            tuple((min(door), max(door)) for door in guest["doors"]),
            bool(guest["breakfast"]),
        )
        for guest in box.data["guest"]
    )


def static(box: LoadedBox, options: Options, say: Say, seats: Sequence[str]) -> Static:
    """Symbols, board, geometry and names of places; `say` gives words in the reader's language."""
    plan = plan_of(box, len(seats))
    full, compact = plan.mat(0), plan.mat(1)
    shorts = [say(short_of(day)) for day in range(DAYS)]
    symbols = (
        numbers.digit_symbols()
        + marks.mark_symbols()
        + cards.card_symbols(slips_of(box))
        + dice.price_symbols(box.names["prices"])
        + dice.staff_symbols(box.record.max_staff)
        + dice.white_symbols(dict(zip(DAY_NAMES, shorts, strict=True)), box.names["budgets"])
        + hotel.department_symbols()
        + hotel.mat_symbols(full, compact, shorts, say("boutique-text-later"), box.record.room_price)
        + hotel.hotel_symbols(seats, full, compact, box.record.max_stars)
        + hotel.sign_symbols(*(say(f"boutique-sign-{sign}") for sign in ("full", "dear", "closed")))
        + till.till_symbols(notes_of_box(box))
    )
    background = till.board(plan, say("boutique-title"))
    return Static(symbols, background, layouts(plan), {}, _labels(box, plan), "deck", PAINT.colours)


def _labels(box: LoadedBox, plan: Plan) -> dict[str, Message]:
    """The names of all places that can be pointed at, and of all choices."""
    record = box.record
    labels = {f"die:0:{die}": msg("boutique-spot-price", die=die_of(die)) for die in range(DICE)}
    for room in range(plan.rooms):
        spots = [f"room:0:{room}", *(f"night:0:{room}:{night}" for night in range(DAYS + plan.later))]
        labels |= {spot: msg("boutique-spot-room", room=room + 1) for spot in spots}
    for face, amount in enumerate(box.names["prices"]):
        labels[f"face:{face}"] = msg("boutique-choice-amount", amount=int(amount))
    for members in range(record.max_staff + 1):
        labels[f"hire:{members}"] = msg("boutique-choice-hire", count=members)
    for rooms in range(plan.rooms + 1):
        labels[f"add:{rooms}"] = msg("boutique-choice-add", count=rooms)
    return labels | {"keep": msg("boutique-choice-keep")} | _digits(record.unit)


def _digits(unit: int) -> dict[str, Message]:
    """The names of the choices that name a sum or a number of cards, as a whole or digit by digit."""
    labels = {}
    for digit in range(10):
        labels[f"sum:{digit}"] = msg("boutique-choice-bid", sum=digit * unit)
        labels[f"cards:{digit}"] = msg("boutique-choice-cards", count=digit)
        for place in range(4):
            how, worth = ("high" if place else "low"), digit * 10**place
            labels[f"sum:{place}:{digit}"] = msg(f"boutique-choice-bid-{how}", sum=worth * unit)
            labels[f"cards:{place}:{digit}"] = msg(f"boutique-choice-cards-{how}", count=worth)
    labels["sum:0"] = msg("boutique-choice-bid-nothing")
    return labels


def frame(box: LoadedBox, table: Table, viewer: int, options: Options, seats: Sequence[str]) -> Frame:
    """What lies where for a viewer whose censored table this is."""
    return Frame(
        pieces(box, table, viewer),
        prompt(box, table, viewer, seats),
        panels(box, table, viewer, seats),
        notes(box, table),
        Phase(table.phase) in SECRET,
    )


def paths(box: LoadedBox, table: Table, seat: int, number: int, action: Action) -> list[list[str]]:
    """The way of spots that says an action."""
    record = box.record
    if isinstance(action, Price):
        face = f"face:{box.names['prices'].index(str(action.amount))}"
        if table.phase == Phase.PRICES:
            return [[face]]
        return [[f"die:0:{DICE_NAMES.index(action.die)}", face]]
    if isinstance(action, Bid):
        return [_by_digits("sum", action.sum // record.unit, table.money[seat] // record.unit)]
    if isinstance(action, Cards):
        return [_by_digits("cards", action.cards, table.bid[seat] + 1)]
    if isinstance(action, Room):
        return [[spot] for spot in [f"room:0:{action.room - 1}", *nights_of_next(box, table, action.room - 1)]]
    if isinstance(action, Hire):
        return [[f"hire:{action.members}"]]
    if isinstance(action, Add):
        return [[f"add:{action.rooms}"]]
    return [["keep"]]


def _by_digits(what: str, value: int, most: int) -> list[str]:
    """A number as one choice, or digit by digit, the highest first, where the most that can be chosen has several."""
    if most < 10:
        return [f"{what}:{value}"]
    places = len(str(most))
    return [f"{what}:{place}:{value // 10**place % 10}" for place in range(places - 1, -1, -1)]


def preview(box: LoadedBox, table: Table, seat: int, action: Action, points: int) -> Message | None:
    """What staff or new rooms would cost; of bids the amount is the choice itself."""
    if isinstance(action, Hire | Add) and points:
        return msg("boutique-preview-money", amount=points)
    return None
