"""The hotels' frames through whole random games: spots, paths, motion, words, prices, secrets."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import locanda
from locanda.core.chance import seeded
from locanda.core.engine import engine_of
from locanda.core.match import Match
from locanda.games.boutique import game, scene
from locanda.games.boutique.actions import Add, Hire
from locanda.games.boutique.events import (
    Booked,
    Full,
    GuestsCame,
    Lost,
    Offered,
    PriceShown,
    Rated,
    TooDear,
    WeekBegan,
)
from locanda.games.boutique.news import news
from locanda.games.boutique.seen import need, offers, tag_on
from locanda.games.boutique.table import DAYS, Phase, Stage
from locanda.words import LANGUAGES, Message, words_for

from .frames import check_paths, check_sprites, frame_of, messages, previews, problems
from .hotels import choose, new, played

ENGINE = engine_of(game)
RECORDED = Path(__file__).parents[1] / "recorded/boutique"


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_frames_name_only_what_is_drawn(players: int) -> None:
    check_sprites(played(players, 10 + players))


def test_every_legal_action_has_paths_of_its_own_along_places_or_labelled_buttons() -> None:
    kinds = check_paths(match for seed in range(4) for match in played(2, seed))
    assert kinds == {"Price", "Keep", "Bid", "Cards", "Room", "Hire", "Add"}


def tags(match: Match, viewer: int) -> dict[str, str]:
    """The tags on the mats by their spots, as the frame lays them."""
    sprites = frame_of(match, viewer).sprites
    return {s.spot: s.symbol for s in sprites if s.slot == s.spot and s.spot.startswith("night:")}


@pytest.mark.parametrize("players", [2, 5])
def test_blocked_nights_glide_from_the_guest_card_to_their_rooms(players: int) -> None:
    match, dice, glided = new(players, 7), random.Random(7), 0
    while not match.over:
        before, done = match.copy(), match.played
        seat = dice.choice(sorted(match.to_act))
        match.play(choose(match, seat, dice), seat=seat)
        for viewer in range(players + 1):
            events = match.events(viewer, since=done)
            motion = scene.moves(match.box, before.record(viewer), match.record(viewer), events, viewer)
            if match.record(viewer).week != before.record(viewer).week:
                continue
            fresh = set(tags(match, viewer)) - set(tags(before, viewer))
            assert {spot for origin, spot in motion.moves if origin == "card"} == fresh
            assert fresh <= set(motion.last)
            glided += len(fresh)
    assert glided


def test_motion_tells_money() -> None:
    checked = 0
    match, dice = new(3, 2), random.Random(2)
    while not match.over:
        before, done = match.record(3), match.played
        seat = dice.choice(sorted(match.to_act))
        match.play(choose(match, seat, dice), seat=seat)
        after = match.record(3)
        pops = scene.moves(match.box, before, after, match.events(3, since=done), 3).pops
        for owner in range(3):
            risen = sum(int(text.replace("−", "-")) for spot, text in pops if spot == f"earned:{owner}")
            assert risen == after.money[owner] - before.money[owner]
            checked += risen != 0
    assert checked > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_can_be_said(lang: str) -> None:
    words = words_for(lang, game.folder)
    match = new(4, 1)
    static = scene.static(match.box, match.options, words.say, ["Anna", "Ben", "Cleo", "Dora"])
    said = {str(m): m for m in static.labels.values()}
    for seed, players in enumerate((2, 3, 5)):
        done = 0
        for match in played(players, seed):
            for viewer in range(2):
                said |= {str(m): m for m in messages(frame_of(match, viewer))}
            events, done = match.events(1, since=done), match.played
            told = [scene.log(match.box, event, list(match.seats)) for event in events]
            untold = {type(event) for event, message in zip(events, told, strict=True) if message is None}
            assert untold <= {PriceShown}  # eight dice, one sentence
            said |= {str(m): m for m in [*told, *previews(match)] if m is not None}
        for seat in range(players):
            said |= {str(m): m for m, _ in scene.account(match.box, match.record(0), seat, match.events(0))}
    assert problems(words, list(said.values())) == []


def test_previews_say_what_staff_and_rooms_cost() -> None:
    costs: set[int] = set()
    for match in (each for seed in range(4) for each in played(3, seed)):
        for seat in match.to_act:
            for number in match.legal_packed(seat):
                action, points = (
                    match.unpack(number),
                    ENGINE.preview(match.box.record, match.record(seat), seat, number),
                )
                message = scene.preview(match.box, match.record(seat), seat, action, points)
                if isinstance(action, Hire):
                    assert points == -300 * action.members
                    assert (message is None) == (action.members == 0)
                elif isinstance(action, Add):
                    costs.add(points)
                else:
                    assert message is None
    assert {0, -1000} <= costs


def settled(events: list[Any]) -> list[Any]:
    """What was told of the last guests, if they are settled."""
    came = max((i for i, event in enumerate(events) if isinstance(event, GuestsCame)), default=None)
    told = [] if came is None else events[came + 1 :]
    return told if any(isinstance(event, Booked | Lost) for event in told) else []


@pytest.mark.parametrize("players", [2, 4])
def test_the_last_guests_are_remembered_with_what_the_hotels_said(players: int) -> None:
    shown, reasons = 0, set[str]()
    for seed in range(3):
        for match in played(players, seed):
            table, events = match.record(players), match.events(players)
            told, found = settled(events), news(match.box, table, events, players, list(match.seats))
            if table.card or not told or any(isinstance(event, WeekBegan) for event in told):
                assert found == []
                continue
            (panel,) = found
            values = {label.args.get("seat"): value for label, value in panel.rows}
            for event in told:
                if isinstance(event, Offered | Booked):
                    value = values[match.seats[event.seat]]
                    assert isinstance(value, Message)
                    assert value.args.get("total", value.args.get("amount")) == event.amount
                elif isinstance(event, Full | TooDear):
                    value = values[match.seats[event.seat]]
                    assert isinstance(value, Message)
                    reasons.add(value.id)
            shown += 1
    assert shown > 50
    assert reasons >= {"boutique-panel-full", "boutique-panel-dear"}


@pytest.mark.parametrize("players", [2, 4])
def test_offers_to_guests_on_the_table_are_those_of_the_rules(players: int) -> None:
    checked = 0
    for seed in range(4):
        for match in played(players, seed):
            table = match.record(players)
            if not table.card or table.placed or table.phase == Phase.ROOMS:
                continue
            made = {offer.seat: offer for offer in offers(match.box, table)}
            events = match.events(players)
            came = max(i for i, event in enumerate(events) if isinstance(event, GuestsCame))
            for event in events[came:]:
                if isinstance(event, Offered):
                    assert made[event.seat].total == event.amount
                elif isinstance(event, Full):
                    assert made[event.seat].why in ("full", "no-door")
                checked += isinstance(event, Offered | Full)
    assert checked


def test_accounts_add_up() -> None:
    for players in (2, 4):
        for seed in range(3):
            *_, match = played(players, seed)
            for seat in range(players):
                account = scene.account(match.box, match.record(2), seat, match.events(2))
                assert sum(points or 0 for _, points in account) == match.scores[seat]
                assert (account[0][0].id, account[0][1]) == ("boutique-count-start", 500)


def test_a_hotel_that_went_out_says_so_and_when() -> None:
    match = locanda.load((RECORDED / "all_out.jsonl").read_text())
    assert match.result is not None
    table, said = match.record(None), {}
    for seat in range(match.players):
        label, points = scene.account(match.box, table, seat, match.events())[-1]
        said[seat] = (label.id, label.args, points)
    assert said == {seat: ("boutique-count-out", {"week": table.out[seat]}, None) for seat in range(match.players)}
    assert match.result.ranks[1] == 5
    assert [table.out[seat] for seat in range(match.players)] == [2, 1, 2, 2, 2]


def test_an_account_names_what_came_before_the_events() -> None:
    *_, match = played(2, 1)
    account = scene.account(match.box, match.record(0), 0, [])
    assert [(message.id, points) for message, points in account] == [("boutique-count-before", match.scores[0])]


def test_pictures_and_texts_tell_nothing_hidden() -> None:
    rng, say, phases = seeded(3), words_for("en", game.folder).say, set[int]()
    for match in played(3, 4):
        for viewer in range(4):
            known = match.record(viewer)
            other = known.copy()
            ENGINE.resample(match.box.record, other, viewer, rng)
            if other != known:
                phases.add(known.phase)
            ENGINE.censor(match.box.record, other, viewer)
            names = list(match.seats)
            frames = [scene.frame(match.box, t, viewer, match.options, names) for t in (known, other)]
            assert frames[0] == frames[1]
            texts = [scene.text_board(match.box, t, viewer, say, names) for t in (known, other)]
            assert texts[0] == texts[1]
    assert {Phase.PRICES, Phase.STAFF} <= phases


def test_prompts_of_every_question() -> None:
    seen = set()
    for seed in range(6):
        for match in played(3, seed):
            for viewer in range(4):
                seen.add(frame_of(match, viewer).prompt.id.removeprefix("boutique-prompt-"))
    asked = {"price", "change", "change-walk-in", "bid", "cards", "room", "staff", "expand"}
    assert asked | {"ready", "wait", "wait-all", "over"} <= seen


def test_needs_are_those_of_the_rating() -> None:
    rated = 0
    match, dice = new(2, 3), random.Random(3)
    while not match.over:
        done, seat = match.played, dice.choice(sorted(match.to_act))
        match.play(choose(match, seat, dice), seat=seat)
        table = match.record(2)
        for event in match.events(2, since=done):
            if isinstance(event, Rated) and table.phase in (Phase.EXPAND, Phase.OVER):
                rated += 1
                assert [need(table, event.seat, d) for d in range(3)] == [
                    event.housekeeping, event.check_in, event.kitchen,
                ]  # fmt: skip
    assert rated


def test_the_ghosts_lie_where_the_rooms_can_be() -> None:
    seen = 0
    for match in played(2, 5):
        table = match.record(2)
        if table.phase != Phase.ROOMS:
            continue
        (seat,) = match.to_act
        own = match.record(seat)
        ghosts = {s.spot for s in frame_of(match, seat).sprites if s.symbol.startswith("ghost-")}
        offered = set()
        for number in match.legal_packed(seat):
            door, *nights = scene.paths(match.box, own, seat, number, match.unpack(number))
            assert door[0].startswith("room:0:")
            offered |= {path[0] for path in nights}
        assert ghosts == offered
        assert not ghosts & {f"night:0:{r}:{n}" for r in range(8) for n in range(DAYS) if tag_on(own, seat, r, n)}
        assert not any(s.symbol.startswith("ghost-") for s in frame_of(match, 1 - seat).sprites)
        seen += 1
    assert seen


def test_medals_are_worn_in_the_walk_in_phase() -> None:
    for match in played(3, 1):
        medals = [s.symbol for s in frame_of(match, 0).sprites if s.symbol.startswith("place-")]
        table = match.record(3)
        assert len(medals) == (bin(table.playing).count("1") if table.stage == Stage.WALK_IN else 0)
