"""The pieces of a frame: every hotel from its awning to its till, and what lies on the reception desk."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.core.box import LoadedBox
from locanda.core.engine import engine_of
from locanda.core.scene import Sprite
from locanda.core.seats import areas
from locanda.words import msg

from .actions import DAY_NAMES
from .art.geometry import NOTES
from .art.numbers import number
from .seen import best_offers, dice_shown, later_nights, need, need_on, nights_asked, offers, on_table, tag_of, tag_on
from .table import DAYS, DEPARTMENTS, DICE, Phase, Stage, Table
from .what import ROOM
from .wording import card_of, day_of, department_of, die_of

#: The largest pile of a kind of note that is drawn.
PILE = 4


def notes_of_box(box: LoadedBox) -> list[int]:
    """The kinds of notes, the dearest first, as many as a till has piles for."""
    kinds = box.data["reconstructed"]["money_cards"]
    return sorted((int(note) for note, count in kinds.items() if note != "blank" and count), reverse=True)[:NOTES]


def pieces(box: LoadedBox, table: Table, viewer: int) -> list[Sprite]:
    """All pieces, those that lie below others first."""
    sprites: list[Sprite] = []
    for area, seat in enumerate(areas(table.players, viewer)):
        sprites += _signboard(table, seat, area)
        sprites += _rooms(box, table, seat, area)
        sprites += _dice(table, seat, area, viewer)
        sprites += _staff(table, seat, area, viewer)
        if table.out[seat]:
            sprites.append(Sprite(f"closed:{area}", "closed", f"closed:{area}", 0, msg("boutique-note-out")))
    sprites += [*_duties(table, viewer), *_notes(box, table, viewer), *_till(table, viewer)]
    sprites += [*_desk(table), *_guests(box, table), *_offers(box, table, viewer), *_bids(table, viewer)]
    if viewer < table.players:
        sprites += _party(box, table, viewer)
    return sprites


def _signboard(table: Table, seat: int, area: int) -> Iterator[Sprite]:
    """Awning, lamps where a choice is owed, name, stars, place in the ranking."""
    size = "compact" if area else "full"
    lit = f" lit-{size}" if table.waiting >> seat & 1 else ""
    yield Sprite(f"hotel:{area}", f"hotel-{size}-{seat}{lit}", f"hotel:{area}")
    yield Sprite(f"plate:{area}", f"name-{size}-{seat}", f"plate:{area}")
    stars = table.stars[seat]
    yield Sprite(f"stars:{area}", f"stars-{stars}", f"stars:{area}", 0, msg("boutique-piece-stars", count=stars))
    if table.stage == Stage.WALK_IN and table.playing >> seat & 1:
        place = table.place[seat] + 1
        yield Sprite(f"place:{area}", f"place-{place}", f"place:{area}", 0, msg("boutique-piece-place", place=place))


def _rooms(box: LoadedBox, table: Table, seat: int, area: int) -> Iterator[Sprite]:
    """Walls where rooms are not built yet; the tags and doors of the nights in those that are."""
    for room in range(table.rooms[seat], max(box.record.start_rooms, box.record.max_rooms)):
        yield Sprite(f"wall:{area}:{room}", "wall", f"room:{area}:{room}")
    for room in range(table.rooms[seat]):
        for night in range(DAYS + later_nights(box)):
            tag, spot = tag_on(table, seat, room, night), f"night:{area}:{room}:{night}"
            if tag:
                yield Sprite(spot, tag, spot, 0, msg(f"boutique-piece-{tag}"))
            if table.door[seat, room] >> night & 1:
                yield Sprite(f"door:{spot}", "door", spot, 0, msg("boutique-piece-door"))


def _dice(table: Table, seat: int, area: int, viewer: int) -> Iterator[Sprite]:
    """Price dice; a ring around the one that the viewer is to set next."""
    for die, amount in enumerate(dice_shown(table, seat, viewer)):
        spot, name = f"die:{area}:{die}", die_of(die)
        if amount is None:
            yield Sprite(spot, "price-hidden", spot, 0, msg("boutique-piece-price-hidden", die=name))
        elif amount:
            yield Sprite(spot, f"price-{amount}", spot, 0, msg("boutique-piece-price", die=name, amount=amount))
        else:
            yield Sprite(spot, "price-unset", spot, 0, msg("boutique-piece-price-unset", die=name))
    if table.phase == Phase.PRICES and seat == viewer and table.chosen[seat] < DICE and table.playing >> seat & 1:
        yield Sprite("to-set", "to-set", f"die:{area}:{table.chosen[seat]}")


def _staff(table: Table, seat: int, area: int, viewer: int) -> Iterator[Sprite]:
    """Staff dice at three desks, and what the markers laid so far need."""
    hiring = table.phase == Phase.STAFF and table.playing >> seat & 1
    hired = table.stage == Stage.WALK_IN or table.phase in (Phase.EXPAND, Phase.OVER)
    for department in range(DEPARTMENTS):
        spot, name = f"staff:{area}:{department}", department_of(department)
        members = table.staff[seat, department]
        chosen = hiring and department < table.chosen[seat]
        if chosen and seat != viewer:
            yield Sprite(spot, "staff-hidden", spot, 0, msg("boutique-piece-staff-hidden", department=name))
        elif hired or chosen:
            label = msg("boutique-piece-staff", department=name, count=members)
            yield Sprite(spot, f"staff-{members}", spot, 0, label)
        else:
            yield Sprite(spot, "staff-none", spot)
        wanted, spot = need(table, seat, department), f"need:{area}:{department}"
        met = "" if not hired else "-met" if wanted <= members else "-short"
        label = msg("boutique-piece-need", department=name, count=wanted)
        yield Sprite(spot, f"need{met} {number(wanted)}", spot, 0, label)
    if hiring and seat == viewer and table.waiting >> seat & 1:
        yield Sprite("to-set", "to-set", f"staff:{area}:{table.chosen[seat]}")


def _duties(table: Table, viewer: int) -> Iterator[Sprite]:
    """The need of the viewer's hotel day by day."""
    seat = areas(table.players, viewer)[0]
    for department in range(DEPARTMENTS):
        for day in range(DAYS):
            wanted, spot = need_on(table, seat, department, day), f"duty:{department}:{day}"
            if wanted:
                yield Sprite(spot, number(wanted), spot)


def _notes(box: LoadedBox, table: Table, viewer: int) -> Iterator[Sprite]:
    """The viewer's money in notes, as few as will do."""
    left = table.money[areas(table.players, viewer)[0]]
    for pile, note in enumerate(notes_of_box(box)):
        count, left = divmod(left, note)
        if count:
            yield Sprite(f"note:{pile}", f"note-{note}-{min(count, PILE)}", f"note:{pile}")


def _till(table: Table, viewer: int) -> Iterator[Sprite]:
    """Every hotel's money."""
    for area, seat in enumerate(areas(table.players, viewer)):
        amount, spot = table.money[seat], f"money:{area}"
        yield Sprite(spot, f"money {number(amount)}", spot, 0, msg("boutique-piece-money", amount=amount))


def _desk(table: Table) -> Iterator[Sprite]:
    """The calendar, the deck, and the white die as it was thrown."""
    yield Sprite("week", f"week {number(table.week + 1)}", "week", 0)
    label = msg("boutique-piece-deck", count=table.deck_left)
    yield Sprite("deck", "card-back", "deck", 0, label)
    yield Sprite("deck-count", number(table.deck_left), "deck-count")
    if table.budget:
        label = msg("boutique-piece-budget", amount=table.budget)
        yield Sprite("white", f"budget-{table.budget}", "white", 0, label)
    elif on_table(table):
        label = msg("boutique-piece-check-in", day=day_of(table.day))
        yield Sprite("white", f"day-{DAY_NAMES[table.day]}", "white", 0, label)
    else:
        yield Sprite("white", "white", "white", 0, msg("boutique-spot-die"))


def _guests(box: LoadedBox, table: Table) -> Iterator[Sprite]:
    """The guest card on the table."""
    if on_table(table):
        name = box.names["cards"][table.card - 1]
        label = msg("boutique-piece-guests", card=card_of(box, table.card - 1))
        yield Sprite("card", f"card-{name}", "card", 0, label)


def _offers(box: LoadedBox, table: Table, viewer: int) -> Iterator[Sprite]:
    """What each hotel would charge the guests, or the sign that says why not."""
    best, order = best_offers(table), areas(table.players, viewer)
    for offer in offers(box, table):
        spot = f"offer:{order.index(offer.seat)}"
        if offer.total is not None:
            tag = "offer-best" if offer.seat in best else "offer"
            yield Sprite(spot, f"{tag} {number(offer.total)}", spot, 0, msg("boutique-piece-offer", amount=offer.total))
        else:
            sign = "offer-dear" if offer.why == "dear" else "offer-full"
            yield Sprite(spot, sign, spot, 0, msg(f"boutique-panel-{offer.why}"))


def _bids(table: Table, viewer: int) -> Iterator[Sprite]:
    """Bids laid face down, and an hourglass where one is awaited."""
    for area, seat in enumerate(areas(table.players, viewer)):
        spot = f"bid:{area}"
        if table.bid_cards[seat]:
            count = table.bid_cards[seat] - 1
            yield Sprite(spot, f"bid {number(count)}", spot, 0, msg("boutique-piece-bid", count=count))
        elif table.to_bid >> seat & 1:
            yield Sprite(spot, "bidding", spot)


def _party(box: LoadedBox, table: Table, viewer: int) -> Iterator[Sprite]:
    """The rooms chosen so far for guests, and those that the next of the card's rooms can have, as ghosts."""
    if table.phase != Phase.ROOMS or not table.waiting >> viewer & 1:
        return
    from . import game

    for k in range(table.placed):
        yield from _laid(box, table, k, table.party[k] - 1, "")
    for action in engine_of(game).legal(box.record, table, viewer):
        yield from _laid(box, table, table.placed, action - ROOM, "ghost-")


def _laid(box: LoadedBox, table: Table, k: int, room: int, ghost: str) -> Iterator[Sprite]:
    """The tags of one of the card's rooms in a row of the viewer's mat."""
    record, card = box.record, table.card - 1
    for night in nights_asked(box, card, k, table.day):
        tag = tag_of(record.square[card, k] >> night - table.day & 1, record.breakfast[card])
        spot = f"night:0:{room}:{night}"
        symbol = f"{ghost}{tag}" if ghost else f"{tag} chosen"
        yield Sprite(f"laid:{spot}", symbol, spot, 0, msg(f"boutique-piece-{tag}"))
