"""The hotels' pictures of positions typed by hand: the make-up of prices, signs, doors, sums digit by digit."""

from __future__ import annotations

import locanda
from locanda.core.match import Match
from locanda.core.scene import Panel, Sprite
from locanda.games.boutique import game, scene
from locanda.words import msg, words_for

HEAD = """game = "boutique"
version = 1
options = {{ players = {players} }}

[table]
"""
SAY = words_for("en", game.folder).say
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
PRICES = "prices = [100, 100, 100, 200, 300, 400, 500, 100]\n"


def hotel(rooms: str = '["", "", ""]', money: int = 500, more: str = "") -> str:
    return f"[[table.hotels]]\nmoney = {money}\nstars = 3\nrooms = {rooms}\n{PRICES}{more}"


def position(table: str, *hotels: str) -> Match:
    return locanda.from_position("boutique", HEAD.format(players=len(hotels)) + table + "".join(hotels))


def sprites(match: Match, viewer: int = 0) -> dict[str, Sprite]:
    names = NAMES[: match.players]
    frame = scene.frame(match.box, match.record(viewer), viewer, match.options, names)
    return {sprite.slot: sprite for sprite in frame.sprites}


def panel(match: Match, title: str, viewer: int = 0) -> dict[str, str]:
    """The rows of a panel as they are read."""
    frame = scene.frame(match.box, match.record(viewer), viewer, match.options, NAMES[: match.players])
    found: list[Panel] = [each for each in frame.panels if each.title.id == title]
    assert len(found) == 1
    return {SAY(label): value if isinstance(value, str) else SAY(value) for label, value in found[0].rows}


THURSDAY = 'phase = "bid"\nday = "thursday"\nbidders = [1, 2]\nto_bid = [1, 2]\n'


def test_a_price_is_made_up_of_nights_and_breakfasts() -> None:
    match = position(THURSDAY + 'card = "18"\nused = { 18 = 1 }\n', hotel(), hotel(), hotel('["...S", "...S", ""]'))
    said = panel(match, "boutique-panel-charge")
    assert said["Anna"] == "Thu 2 × 200 + Fri 300 + breakfast 3 × 100 = 1000"
    assert said["Cleo"] == "no free rooms"
    shown = sprites(match)
    assert shown["offer:0"].symbol.startswith("offer-best ")
    assert shown["offer:2"].symbol == "offer-full"
    assert shown["card"].symbol == "card-18"
    assert shown["white"].symbol == "day-thursday"
    assert {shown[f"bid:{area}"].symbol for area in (0, 1)} == {"bidding"}


def test_one_night_of_one_room_needs_no_sum_and_nights_after_sunday_cost_sundays_price() -> None:
    one = position(THURSDAY + 'card = "1"\nused = { 1 = 1 }\n', hotel(), hotel())
    assert panel(one, "boutique-panel-charge")["Anna"] == "Thu 200"
    table = THURSDAY.replace("thursday", "saturday")
    late = position(table + 'card = "13"\nused = { 13 = 1 }\n', hotel(), hotel())
    assert panel(late, "boutique-panel-charge")["Ben"] == "Sat 400 + Sun 3 × 500 = 1900"


def test_lacking_neighbours_are_another_reason_than_lacking_rooms() -> None:
    apart, none = '["", "...o", ""]', '["...o", "...o", ""]'
    table = THURSDAY.replace("[1, 2]", "[1, 4]") + 'card = "16"\nused = { 16 = 1 }\n'
    match = position(table, hotel(), hotel(apart), hotel(none), hotel())
    said = panel(match, "boutique-panel-charge")
    assert (said["Ben"], said["Cleo"]) == ("no free neighbouring rooms", "no free rooms")


def test_tags_doors_and_nights_beside_the_week_are_drawn() -> None:
    rooms = '["So.....", "..Bb", "......Soo"]'
    match = position('phase = "change"\n', hotel(rooms, more="doors = [[2, 3]]\n"), hotel())
    shown = sprites(match)
    tags = {slot: sprite.symbol for slot, sprite in shown.items() if slot.startswith("night:")}
    assert tags == {
        "night:0:0:0": "square-green",
        "night:0:0:1": "circle-green",
        "night:0:1:2": "square-brown",
        "night:0:1:3": "circle-brown",
        "night:0:2:6": "square-green",
        "night:0:2:7": "circle-green",
        "night:0:2:8": "circle-green",
    }
    assert shown["door:night:0:1:2"].symbol == "door"
    assert sprites(match, 1)["night:1:0:0"].symbol == "square-green"
    text = match.text(0)
    assert "B=" in text
    assert next(line.split() for line in text.splitlines() if line.startswith("Room 3"))[2:] == [
        *"......S",
        "o",
        "o",
        ".",
    ]


def test_duties_and_needs_count_the_tags_of_each_day() -> None:
    match = position('phase = "staff"\n', hotel('["So", "BB", ""]', 2000), hotel(money=2000))
    shown = sprites(match)
    days = {slot: sprite.symbol for slot, sprite in shown.items() if slot.startswith("duty:")}
    assert days == {
        "duty:0:0": "nf-2", "duty:0:1": "nf-2", "duty:1:0": "nf-2",
        "duty:1:1": "nf-1", "duty:2:0": "nf-1", "duty:2:1": "nf-1",
    }  # fmt: skip
    assert panel(match, "boutique-panel-need") == {"Housekeeping": "2", "Check-in": "2", "Kitchen": "1"}
    assert shown["to-set"].spot == "staff:0:0"


def test_staff_that_is_missing_shows_in_red_and_the_rating_is_told_day_by_day() -> None:
    rooms = '["So", "BB", ""]'
    table = 'phase = "expand"\nstage = "booking"\n'
    match = position(table, hotel(rooms, 3000, "staff = [1, 2, 3]\n"), hotel(money=3000))
    shown = sprites(match)
    signs = [shown[f"need:0:{d}"].symbol.split()[0] for d in range(3)]
    assert signs == ["need-short", "need-met", "need-met"]
    said = panel_of(match, "Anna")
    assert said["Monday"] == needed(2, 2, 1)
    assert said["Wednesday"] == needed(0, 0, 0)


def needed(housekeeping: int, checkin: int, kitchen: int) -> str:
    return SAY(msg("boutique-panel-rating-day", housekeeping=housekeeping, checkin=checkin, kitchen=kitchen))


def panel_of(match: Match, name: str) -> dict[str, str]:
    frame = scene.frame(match.box, match.record(0), 0, match.options, NAMES[: match.players])
    (found,) = [p for p in frame.panels if p.title.id == "boutique-panel-rating-of" and p.title.args["seat"] == name]
    return {SAY(label): value if isinstance(value, str) else SAY(value) for label, value in found.rows}


def test_a_hotel_that_is_out_is_closed() -> None:
    closed = hotel().replace("stars = 3", "stars = 0") + "out = 1\n"
    match = position('phase = "change"\nweek = 2\n', hotel(), closed, hotel())
    shown = sprites(match)
    assert shown["closed:1"].symbol == "closed"
    assert "closed:0" not in shown
    assert scene.prompt(match.box, match.record(1), 1, NAMES).id == "boutique-prompt-out"
    frame = scene.frame(match.box, match.record(0), 0, match.options, NAMES)
    assert [note.id for note in frame.notes[1]] == ["boutique-note-out"]


def ways(match: Match, seat: int, text: str) -> list[list[str]]:
    number = match.pack(text)
    return scene.paths(match.box, match.record(seat), seat, number, match.unpack(number))


def test_small_sums_are_one_button_and_large_ones_one_for_each_digit() -> None:
    table = THURSDAY + 'card = "1"\nused = { 1 = 1 }\n'
    few, many = position(table, hotel(), hotel()), position(table, hotel(money=12300), hotel(money=12300))
    assert ways(few, 0, "bid 300") == [["sum:3"]]
    assert ways(many, 0, "bid 2300") == [["sum:2:0", "sum:1:2", "sum:0:3"]]
    labels = scene.static(many.box, many.options, SAY, ["Anna", "Ben"]).labels
    assert [SAY(labels[spot]) for spot in ("sum:0", "sum:3")] == ["Bid nothing", "Bid 300"]
    assert labels["sum:2:1"].args["sum"] == 10_000
    assert labels["sum:0:3"].args["sum"] == 300
    many.play("bid 2300")
    assert ways(many, 0, "cards 12") == [["cards:1:1", "cards:0:2"]]


def test_prices_are_changed_by_die_and_amount() -> None:
    match = position('phase = "change"\n', hotel(), hotel())
    assert ways(match, 0, "price breakfast 600") == [["die:0:7", "face:5"]]
    assert ways(match, 0, "keep prices") == [["keep"]]


def test_money_is_laid_out_in_notes() -> None:
    match = position('phase = "change"\n', hotel(money=7900), hotel())
    notes = {slot: sprite.symbol for slot, sprite in sprites(match).items() if slot.startswith("note:")}
    assert notes == {"note:0": "note-1000-4", "note:1": "note-500-1", "note:2": "note-200-2"}
    assert sprites(match)["money:0"].label is not None


def test_what_is_chosen_in_secret_shows_as_locked_dice() -> None:
    match = position('phase = "prices"\n', hotel(), hotel().replace(PRICES, "prices = [100, 200]\n"))
    mine, theirs = sprites(match, 1), sprites(match, 0)
    assert [mine[f"die:0:{d}"].symbol for d in range(3)] == ["price-100", "price-200", "price-unset"]
    assert mine["to-set"].spot == "die:0:2"
    assert [theirs[f"die:1:{d}"].symbol for d in range(3)] == ["price-hidden", "price-hidden", "price-unset"]
    assert "?" in match.text(0)
