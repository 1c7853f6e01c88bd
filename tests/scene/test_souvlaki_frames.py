"""The street's frames through whole random games: spots, paths, plans, motion, words, secrets."""

from __future__ import annotations

import random
from typing import Any

import pytest

from locanda.core.chance import seeded
from locanda.core.engine import engine_of
from locanda.core.seats import areas
from locanda.games.souvlaki import game, scene
from locanda.games.souvlaki.events import CASH, FAME, FoodDrawn, RoundBegan, Served, Taken
from locanda.games.souvlaki.facts import given
from locanda.games.souvlaki.news import news
from locanda.games.souvlaki.table import Ask, Phase
from locanda.server.vocabulary import vocabulary
from locanda.words import LANGUAGES, Message, words_for

from .frames import check_paths, check_sprites, frame_of, messages, previews, problems
from .shops import choose, new, played

ENGINE = engine_of(game)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"first_game": True}), (4, {"shops": True})])
def test_frames_name_only_what_is_drawn(players: int, options: dict[str, Any]) -> None:
    check_sprites(played(players, 10 + players, **options))


def test_every_legal_action_has_paths_of_its_own_along_places_or_labelled_buttons() -> None:
    kinds = check_paths(match for seed in range(6) for match in played(3, seed))
    assert kinds == {
        "Shop", "KeepHand", "NewHand", "Supplies", "Advertising", "Discard", "Take", "Play", "Pass", "Customer",
        "Player", "Food", "Lay", "Serve", "Dismiss", "Done",
    }  # fmt: skip


def test_a_click_on_what_is_not_legal_leads_somewhere_too_so_that_it_can_be_asked_why() -> None:
    match = new(2, 1)
    spots = scene.static(match.box, match.options, words_for("en", game.folder).say, list(match.seats)).labels
    actions = [(number, action) for number, action in enumerate(vocabulary(game)) if action is not None]
    for match in played(2, 3, rounds=2):
        seat = min(match.to_act, default=0)
        record = match.record(seat)
        for number, action in actions:
            for path in scene.paths(match.box, record, seat, number, action):
                assert set(path) <= set(spots)


def test_a_plan_can_be_played_to_its_end_and_serves_with_the_fewest_foods() -> None:
    played_out = 0
    for seed in range(3):
        for match in played(2, seed, rounds=3):
            for seat in match.to_act:
                plan = frame_of(match, seat).plan
                if plan is None:
                    continue
                copy, served = match.copy(), 0
                for text in plan.actions:
                    assert copy.can(text, seat)
                    served += sum(isinstance(event, Served) for event in copy.play(text, seat=seat))
                assert served == 1
                assert plan.actions[-1] == "serve"
                played_out += 1
            assert all(frame_of(match, viewer).plan is None for viewer in {0, 1, 2} - set(match.to_act))
    assert played_out > 10


@pytest.mark.parametrize("players", [2, 4])
def test_motion_leads_to_places_that_exist_and_tells_money_and_fame(players: int) -> None:
    match, dice, checked, glided = new(players, 2), random.Random(2), 0, 0
    static = scene.static(match.box, match.options, words_for("en", game.folder).say, list(match.seats))
    spots = static.layouts["wide"].spots
    while not match.over:
        before, done = match.copy(), match.played
        match.play(choose(match, dice))
        for viewer in range(players + 1):
            events, after = match.events(viewer, since=done), match.record(viewer)
            motion = scene.moves(match.box, before.record(viewer), after, events, viewer)
            assert {spot for move in motion.moves for spot in move} <= set(spots)
            assert {spot for spot, _ in motion.pops} | set(motion.last) <= set(spots)
            glided += len(motion.moves)
            for what, fields in (("money", CASH), ("fame", FAME)):
                for area, seat in enumerate(areas(players, viewer)):
                    told = [
                        fields[type(e)][1] * getattr(e, fields[type(e)][0])
                        for e in events
                        if type(e) in fields and e.seat == seat  # type: ignore[attr-defined]
                    ]
                    risen = [
                        int(text.split()[0].replace("−", "-"))
                        for spot, text in motion.pops
                        if spot == f"earned-{what}:{area}"
                    ]
                    assert risen == [amount for amount in told if amount]
                    checked += len(risen)
    assert checked > 100
    assert glided > 100


def test_a_customer_who_is_taken_glides_from_the_door_to_the_queue() -> None:
    seen = 0
    match, dice = new(2, 5), random.Random(5)
    while not match.over:
        before, done = match.copy(), match.played
        match.play(choose(match, dice))
        events = match.events(2, since=done)
        for event in events:
            if isinstance(event, Taken):
                motion = scene.moves(match.box, before.record(2), match.record(2), events, 2)
                start, end = next(move for move in motion.moves if move[0].startswith("door:"))
                there = {s.spot: s for s in frame_of(before, 2).sprites}[start]
                here = {s.spot: s for s in frame_of(match, 2).sprites}[end]
                assert f"guest-{event.customer}" in there.symbol.split()
                assert f"guest-{event.customer}" in here.symbol.split()
                assert end in motion.last
                seen += 1
    assert seen > 5


def test_a_food_card_goes_to_its_place_for_its_owner_and_to_the_count_for_the_others() -> None:
    own = other = 0
    match, dice = new(2, 4, rounds=2), random.Random(4)
    while not match.over:
        before, done = match.copy(), match.played
        match.play(choose(match, dice))
        drawn = [event for event in match.events(0, since=done) if isinstance(event, FoodDrawn)]
        for event in drawn:
            motion = scene.moves(match.box, before.record(0), match.record(0), [event], 0)
            ((start, end),) = motion.moves
            assert start == "stack:foods"
            if event.seat == 0 and end.startswith("hand:"):
                own += 1
            else:
                assert end == f"foods:{event.seat}"
                other += event.seat == 1
    assert own
    assert other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_can_be_said(lang: str) -> None:
    words = words_for(lang, game.folder)
    match = new(4, 1)
    static = scene.static(match.box, match.options, words.say, ["Anna", "Ben", "Cleo", "Dora"])
    said = {str(m): m for m in static.labels.values()}
    for seed, players in enumerate((2, 3, 4)):
        done = 0
        for match in played(players, seed, rounds=3):
            seat = min(match.to_act, default=0)
            for viewer in (seat, players):
                said |= {str(m): m for m in messages(frame_of(match, viewer))}
            events, done = match.events(seat, since=done), match.played
            told = [scene.log(match.box, event, list(match.seats)) for event in events]
            assert None not in told
            said |= {str(m): m for m in [*told, *previews(match)] if m is not None}
            panels = news(match.box, match.record(seat), match.events(seat), seat, list(match.seats))
            said |= {
                str(m): m
                for panel in panels
                for row in panel.rows
                for m in [panel.title, *row]
                if isinstance(m, Message)
            }
        for seat in range(players):
            said |= {str(m): m for m, _ in scene.account(match.box, match.record(0), seat, match.events(0))}
    assert problems(words, list(said.values())) == []


def test_what_a_customer_shows_is_what_serving_it_brings() -> None:
    checked = 0
    for seed in range(3):
        match, dice = new(3, seed), random.Random(seed)
        while not match.over:
            record, done = match.record(3), match.played
            (seat,) = match.to_act
            match.play(choose(match, dice))
            for event in match.events(3, since=done):
                if isinstance(event, Served):
                    assert given(match.box, record, seat, 0) == (event.money, event.fame)
                    checked += 1
    assert checked > 20


def test_the_round_in_short_adds_up_and_is_shown_in_the_maintenance_and_at_the_end() -> None:
    shown = 0
    for seed in range(3):
        for match in played(3, seed):
            table, events = match.record(3), match.events(3)
            found = news(match.box, table, events, 3, list(match.seats))
            if match.over or (table.phase == Phase.MAINTENANCE and table.rounds > 1):
                (panel,) = found
                number = table.rounds if match.over else table.rounds - 1
                assert panel.title.args["round"] == number
                begun = max(i for i, e in enumerate(events) if isinstance(e, RoundBegan) and e.round == number)
                ended = next((i for i, e in enumerate(events) if isinstance(e, RoundBegan) and e.round > number), None)
                for seat, (label, value) in enumerate(panel.rows):
                    assert label.args["seat"] == match.seats[seat]
                    assert isinstance(value, Message)
                    served = [e for e in events[begun:ended] if isinstance(e, Served) and e.seat == seat]
                    assert value.args["served"] == len(served)
                    shown += 1
                assert news(match.box, table, events[begun + 1 :], 3, list(match.seats)) == []
            else:
                assert found == []
    assert shown > 10


#: The rows of an account, which has those that it needs in this order.
MONEY = ["start-money", "customers-money", "events-money", "running", "supplies", "advertising", "loans"]
FAME_ROWS = ["start-fame", "customers-fame", "treats", "advertising-fame", "events-fame", "dismissed", "left"]


def test_accounts_add_up_and_have_the_same_order_for_everybody_money_before_fame() -> None:
    for players in (2, 4):
        for seed in range(2):
            *_, match = played(players, seed)
            for seat in range(players):
                table = match.record(players)
                *account, (both, none) = scene.account(match.box, table, seat, match.events(players))
                assert sum(points or 0 for _, points in account) == match.scores[seat]
                ids = [message.id.removeprefix("souvlaki-count-") for message, _ in account]
                assert ids == [name for name in MONEY + FAME_ROWS if name in ids]
                fame = sum(points or 0 for (_, points), name in zip(account, ids, strict=True) if name in FAME_ROWS)
                assert fame == table.fame[seat]
                assert (both.args["money"], both.args["fame"], none) == (table.money[seat], table.fame[seat], None)


def test_an_account_names_what_came_before_the_events() -> None:
    *_, match = played(2, 1)
    rows = [(message.id, points) for message, points in scene.account(match.box, match.record(0), 0, [])]
    assert rows[0] == ("souvlaki-count-before", match.scores[0])
    assert [points for _, points in rows[1:]] == [None]


def test_pictures_and_texts_tell_nothing_hidden() -> None:
    rng, say, asks = seeded(3), words_for("en", game.folder).say, set[int]()
    for match in played(3, 4, rounds=2):
        for viewer in range(4):
            known = match.record(viewer)
            other = known.copy()
            ENGINE.resample(match.box.record, other, viewer, rng)
            if other != known:
                asks.add(known.ask)
            ENGINE.censor(match.box.record, other, viewer)
            names = list(match.seats)
            frames = [scene.frame(match.box, t, viewer, match.options, names) for t in (known, other)]
            assert frames[0] == frames[1]
            texts = [scene.text_board(match.box, t, viewer, say, names) for t in (known, other)]
            assert texts[0] == texts[1]
    assert {Ask.BUY, Ask.TAKE, Ask.EVENT, Ask.SERVE} <= asks


def test_prompts_of_every_question() -> None:
    seen = set()
    for seed in range(8):
        for match in played(3, seed, rounds=3):
            for viewer in range(4):
                record = match.record(viewer)
                seen.add(scene.prompt(match.box, record, viewer, list(match.seats)).id.removeprefix("souvlaki-prompt-"))
    asked = {"shop", "hand", "maintenance", "limit", "take", "event", "serve", "serve-short", "serve-empty"}
    asked |= {"target", "target-second-customer", "target-food"}
    assert asked | {"wait", "over"} <= seen
