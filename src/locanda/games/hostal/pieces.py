"""The pieces of a frame: rooms and who sleeps in them, cards on their floors, the table around the inn.

Pieces that others lie on come first and are always there, so that what comes later lies above them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from locanda.core.box import LoadedBox
from locanda.core.scene import Sprite
from locanda.words import Message, msg

from .art.things import TAKEN
from .box import WIDTH
from .seen import Guest, Seen, bed_cells, bed_numbers
from .table import MAX_BEDS
from .wording import card_of, name_of, one_after_another, room_of, whole_card

#: The middle cell of a room, where the rug lies.
RUG = 4


@dataclass(frozen=True)
class Table:
    """Who looks on: the box, the names of the seats, the viewer, the seats with a choice, the number of nights."""

    box: LoadedBox
    seats: Sequence[str]
    viewer: int
    waiting: int
    nights: int
    asked: Sequence[int] = ()  #: the spots of which the viewer is to choose one

    def areas(self, colours: int) -> list[int]:
        """The colours in the order of their plates: the viewer's own first, then clockwise, the automata last."""
        players = len(self.seats)
        first = self.viewer if self.viewer < players else 0
        return [*((first + i) % players for i in range(players)), *range(players, colours)]


def pieces(at: Table, now: Seen) -> list[Sprite]:
    """All pieces, those that lie below others first."""
    ground = [*_heavens(at, now)]
    for room in range(len(now.tiles)):
        ground += [*_room(at, now, room)]
    for area, colour in enumerate(at.areas(len(now.score))):
        ground += [*_plate(at, now, area, colour)]
    sprites = [msgspec.structs.replace(sprite, ground=True) for sprite in ground]
    sprites += [*_track(at, now), *_stage(at, now), *_guests(at, now), *_cards(at, now), *_own(at, now)]
    return sprites


def _heavens(at: Table, now: Seen) -> Iterator[Sprite]:
    """Moon or sun, and the moon of this night in the Lobby."""
    yield Sprite("glow", "glow" if now.dawn else "glow-none", "sky")
    yield Sprite("heaven", "sun" if now.dawn else "moon", "sun" if now.dawn else "moon")
    label = msg("hostal-piece-night", night=now.night + 1, nights=at.nights)
    yield Sprite("now", "now", f"night:{min(now.night, at.nights - 1)}", 0, label)


def _room(at: Table, now: Seen, room: int) -> Iterator[Sprite]:
    """A room with its light, reform, beds, rug, wear and worth."""
    tile, spot = now.tiles[room], f"room:{room}"
    name = at.box.names["tiles"][tile]
    yield Sprite(spot, f"room-{name} door-{room + 1}", spot, 0, msg("hostal-piece-room", room=room_of(room), tile=name))
    yield Sprite(f"light:{room}", "light-dawn" if now.dawn else "light-night", spot)
    yield _strip(at, now, room)
    for bed, cell in enumerate(bed_cells(at.box, tile)):
        worth, where = now.worth[room][bed], f"bed:{room}:{cell}"
        kind = "bed-taken" if now.guests.get(room * MAX_BEDS + bed) else "bed"
        label = msg(f"hostal-piece-{kind}", bed=bed + 1, worth=worth)
        yield Sprite(f"bed:{room}:{bed}", f"bed-{worth}", where, 0, label)
    rug = now.rug[room]
    yield Sprite(f"rug:{room}", f"rug-{rug}", f"bed:{room}:{RUG}", 0, msg("hostal-piece-rug", worth=rug))
    wear, total = now.wear[room], now.total(room)
    if wear:
        yield Sprite(f"wear:{room}", f"wear-{wear}", f"wear:{room}", 0, msg("hostal-piece-wear", wear=wear))
    yield Sprite(f"total:{room}", f"total-{total}", f"total:{room}", 0, msg("hostal-piece-total", total=total))


def _strip(at: Table, now: Seen, room: int) -> Sprite:
    """The reform of a room, or the place where it will lie."""
    if not now.reforms[room]:
        return Sprite(f"strip:{room}", "strip-none", f"room:{room}")
    left, rug, right = (at.box.record.strip[now.reforms[room] - 1, i] for i in range(WIDTH))
    return Sprite(
        f"strip:{room}", "strip-laid", f"room:{room}", 0, msg("hostal-piece-reform", left=left, rug=rug, right=right)
    )


def _plate(at: Table, now: Seen, area: int, colour: int) -> Iterator[Sprite]:
    """A player's plate, the guests that wait on it, hand, deck and discard pile."""
    seat = name_of(colour, at.seats)
    yield Sprite(f"plate:{area}", "plate-on" if at.waiting >> colour & 1 else "plate-off", f"plate:{area}")
    yield Sprite(f"sign:{area}", f"sign-{colour}", f"sign:{area}")
    if colour == now.first:
        yield Sprite("lantern", "lantern", f"lantern:{area}", 0, msg("hostal-piece-first", seat=seat))
    for i in range(now.unplayed[colour]):
        yield Sprite(f"waits:{area}:{i}", f"guest-{colour}", f"waits:{area}:{i}")
    hand, deck, spent = now.hands[colour], now.decks[colour], now.discards[colour]
    if colour < len(at.seats):
        label = msg("hostal-piece-hand", seat=seat, count=hand)
        yield Sprite(f"fan:{area}", f"fan-{colour} count-{hand}", f"fan:{area}", 0, label)
    label = msg("hostal-piece-deck", seat=seat, count=deck)
    yield Sprite(f"deck:{area}", f"deck-{colour} count-{deck}" if deck else "no-cards", f"deck:{area}", 0, label)
    top = f"small-{spent[-1]} count-{len(spent)}" if spent else "no-cards"
    label = msg("hostal-piece-discard", seat=seat, count=len(spent))
    yield Sprite(f"spent:{area}", top, f"spent:{area}", 0, label)


def _track(at: Table, now: Seen) -> Iterator[Sprite]:
    """The markers of the slumber track: past its end it begins anew, with the marker flipped."""
    flip = at.box.data["rulebook"]["track_flip"]
    cells = [score if score <= flip else (score - 1) % flip + 1 for score in now.score]
    for colour, (score, cell) in enumerate(zip(now.score, cells, strict=True)):
        place = TAKEN[cells.count(cell)][cells[:colour].count(cell)]
        mark = "mark" if score <= flip else "flip"
        label = msg("hostal-piece-score", seat=name_of(colour, at.seats), score=score)
        yield Sprite(f"mark:{colour}", f"{mark}-{colour}-{place}", f"track:{cell}", 0, label)


def _stage(at: Table, now: Seen) -> Iterator[Sprite]:
    """The card that is spoken of, large, with the shape of its owner; and the misfortune die."""
    if now.stage is not None:
        card, colour = now.stage
        label = msg("hostal-piece-card-of", card=card_of(card), seat=name_of(colour, at.seats))
        yield Sprite("stage", f"card-{card}", "stage", 0, label)
        yield Sprite("whose", f"shape-{colour}", "whose")
    label = msg("hostal-piece-die", face=now.die) if now.die else msg("hostal-piece-die-rests")
    yield Sprite("luck", f"luck-{now.die}" if now.die else "luck-rest", "luck", 0, label)


def _guests(at: Table, now: Seen) -> Iterator[Sprite]:
    """Guests in beds, in the Lobby, and the viewer's own that wait."""
    for spot, guests in sorted(now.guests.items()):
        room, bed = divmod(spot, MAX_BEDS)
        cell = bed_cells(at.box, now.tiles[room])[bed]
        for i, guest in enumerate(guests):
            where = f"bed:{room}:{cell}" if len(guests) == 1 else f"pair:{room}:{cell}:{i}"
            yield Sprite(f"guest:{room}:{bed}:{i}", _lying(guest), where, 0, _named(at, guest, bed))
        if spot in at.asked:
            yield Sprite(f"asked:{room}:{bed}", "asked", f"bed:{room}:{cell}", 0, _named(at, guests[-1], bed))
        if len(guests) > 1:  # the place itself is named too: pieces beside its middle are not found there
            yield Sprite(f"both:{room}:{bed}", "nobody", f"bed:{room}:{cell}", 0, _named(at, guests[-1], bed))
    for colour, count in enumerate(now.lobby):
        if count:
            label = msg("hostal-piece-lobby", seat=name_of(colour, at.seats), count=count)
            times = f" times-{count}" if count > 1 else ""
            yield Sprite(f"lobby:{colour}", f"guest-{colour}{times}", f"lobby:{colour}", 0, label)
    if at.viewer < len(at.seats):
        waiting = now.unplayed[at.viewer]
        label = msg("hostal-piece-stock", seat=at.seats[at.viewer], count=waiting)
        for i in range(waiting):
            yield Sprite(f"mine:{i}", f"guest-{at.viewer}", f"mine:{i}", 0, label)


def _lying(guest: Guest) -> str:
    return f"asleep-{guest.colour}" if guest.asleep else f"awake-{guest.colour}"


def _named(at: Table, guest: Guest, bed: int) -> Message:
    seat = name_of(guest.colour, at.seats)
    return msg("hostal-piece-asleep" if guest.asleep else "hostal-piece-guest", seat=seat, bed=bed + 1)


def _cards(at: Table, now: Seen) -> Iterator[Sprite]:
    """Cards in the rooms, each owner's heap by itself; what the viewer knows shows its face and an eye."""
    for room in range(len(now.tiles)):
        for colour in range(len(now.score)):
            heap = now.heap(room, colour)
            seat = name_of(colour, at.seats)
            for i, lying in enumerate(heap):
                slot = f"card:{room}:{colour}:{i}"
                where = f"card:{room}:{colour}:{len(heap)}:{i}"
                if not lying.card:
                    yield Sprite(slot, f"back-{colour}", where, 0, msg("hostal-piece-back", seat=seat))
                    continue
                look = f"small-{lying.card} of-{colour}"
                look += "" if lying.up else " peeked"
                look += " spent-cross" if lying.spent else ""
                name = "hostal-piece-card-of" if lying.up else "hostal-piece-known"
                yield Sprite(slot, look, where, 0, msg(name, card=card_of(lying.card), seat=seat))
            if heap:
                spot = f"pile:{room}:{colour}"
                yield Sprite(spot, "nobody", spot, 0, _pile(at, now, room, colour))


def _pile(at: Table, now: Seen, room: int, colour: int) -> Message:
    """A heap in words: what its cards do once they are turned up; before, how many, and those that the viewer knows."""
    seat, heap = name_of(colour, at.seats), now.heap(room, colour)
    if any(lying.up for lying in heap):
        cards = [whole_card(at.box, lying.card) for lying in heap if lying.up]
        return msg("hostal-piece-turned", seat=seat, cards=one_after_another(cards, "hostal-piece-cards"))
    pile = msg("hostal-piece-pile", seat=seat, count=len(heap))
    known = [card_of(lying.card) for lying in heap if lying.card]
    if not known:
        return pile
    kind = "old" if colour != at.viewer and now.old(room, colour) else "known"
    return msg(f"hostal-piece-pile-{kind}", pile=pile, cards=one_after_another(known, "hostal-panel-list"))


def _own(at: Table, now: Seen) -> Iterator[Sprite]:
    """The viewer's hand."""
    for i, card in enumerate(now.hand):
        yield Sprite(f"holds:{i}", f"card-{card}", f"holds:{i}", 0, whole_card(at.box, card))


def worths(box: LoadedBox) -> list[int]:
    """All numbers that a bed or a rug can have."""
    found = [room["rug"] for room in box.data["room"]]
    for tile in range(len(box.data["room"])):
        found += bed_numbers(box, tile)
    for reform in box.data["reform"]:
        found += [*reform["A"], *reform["B"]]
    return sorted(set(found))


def totals(box: LoadedBox) -> list[int]:
    """All that a room can be worth, and some more."""
    most = 0
    for tile, room in enumerate(box.data["room"]):
        most = max(most, sum(map(abs, bed_numbers(box, tile))) + abs(room["rug"]))
    strips = [sum(map(abs, reform[side])) for reform in box.data["reform"] for side in "AB"]
    most += max(strips, default=0)
    return list(range(-most, most + 1))
