"""The café's frames through whole random games: spots, paths, motion, words, secrets."""

from __future__ import annotations

import pytest

from locanda.core.chance import seeded
from locanda.core.engine import engine_of
from locanda.core.scene import Frame
from locanda.games.cafe import game, scene
from locanda.games.cafe.actions import Bar, Seat, SeatJoker
from locanda.games.cafe.events import LimitLowered, Passed, TookBar
from locanda.games.cafe.table import Phase
from locanda.words import LANGUAGES, words_for

from .frames import check_paths, check_sprites, frame_of, messages, previews, problems
from .games import VARIANTS, choose, new, played

ENGINE = engine_of(game)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_frames_name_only_what_is_drawn(players: int, variant: dict[str, bool]) -> None:
    check_sprites(played(players, 10 + players, **variant))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_legal_action_has_paths_of_its_own_along_places_or_labelled_buttons(variant: dict[str, bool]) -> None:
    kinds = check_paths(match for seed in range(3) for match in played(2, seed, **variant))
    assert {"Seat", "SeatJoker", "Bar", "Done"} <= kinds
    assert ("Regulars" in kinds) == variant["regulars"]


def test_first_steps_are_places_or_labelled_buttons() -> None:
    match = new(2, 1)
    static = scene.static(match.box, match.options, words_for("en", game.folder).say, list(match.seats))
    for match in played(2, 5, regulars=True):
        seat = match.record(0).turn
        for number in match.legal_packed(seat) if not match.over else []:
            for path in scene.paths(match.box, match.record(seat), seat, number, match.unpack(number)):
                assert set(path) <= set(static.labels)


def pieces(frame: Frame) -> dict[str, str]:
    """Guests by spot, a joker without its badge."""
    held = ("chair:", "stool:", "hand:", "other:")
    return {
        s.spot: s.symbol.split()[0]
        for s in frame.sprites
        if s.spot.startswith(held) and s.symbol not in ("closed", "next-stool", "lost-place")
    }


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_moves_lead_from_each_frame_to_the_next(players: int, variant: dict[str, bool]) -> None:
    import random

    match, dice = new(players, 7, **variant), random.Random(7)
    while not match.over:
        before, done = match.copy(), match.played
        match.play(choose(match, dice))
        if match.over:
            break  # then hidden hands are shown, where nothing moves
        for viewer in range(players + 1):
            events = match.events(viewer, since=done)
            motion = scene.moves(match.box, before.record(viewer), match.record(viewer), events, viewer)
            old, new_ = pieces(frame_of(before, viewer)), pieces(frame_of(match, viewer))
            moved = dict(old)
            for origin, _ in motion.moves:
                moved.pop(origin, None)
            for origin, spot in motion.moves:
                came = old.get(origin)
                moved[spot] = new_[spot] if origin == "bag" or came == "hidden" else str(came)
            assert moved == new_, (viewer, events)
            assert motion.last or {type(event) for event in events} <= {Passed}
            assert {spot for spot in motion.last if not spot.startswith("table:")} <= set(new_)


def test_motion_tells_scores_and_the_last_move() -> None:
    match = new(2, 1)
    before, seat = match.record(0), match.record(0).turn
    guest = str(match.legal()[-1]).removeprefix("bar ")
    done = match.played
    match.play(f"bar {guest}")
    motion = scene.moves(match.box, before, match.record(0), match.events(0, since=done), 0)
    area = "hand" if seat == 0 else "other:1"
    assert motion.moves[0][0].startswith(area)
    assert motion.moves[0][1] == "stool:0"
    assert (motion.pops, motion.last) == ([("stool:0", "+1")], ["stool:0"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_can_be_said(lang: str) -> None:
    words = words_for(lang, game.folder)
    static = scene.static(new(4, 1).box, new(4, 1).options, words.say, ["Anna", "Ben", "Cleo", "Dora"])
    said = {str(m): m for m in static.labels.values()}
    for seed, variant in enumerate(VARIANTS):
        done = 0
        for match in played(3, seed, **variant):
            for viewer in range(2):
                said |= {str(m): m for m in messages(frame_of(match, viewer))}
            events = match.events(1, since=done)
            done = match.played
            told = [scene.log(match.box, event, list(match.seats)) for event in events]
            assert None not in told
            said |= {str(m): m for m in [*told, *previews(match)] if m is not None}
        for seat in range(3):
            said |= {str(m): m for m, _ in scene.account(match.box, match.record(0), seat, match.events(0))}
    assert problems(words, list(said.values())) == []


def test_previews_come_true() -> None:
    shrunk = 0
    for seed in range(4):
        for match in played(2, seed):
            for seat in match.to_act:
                for number in match.legal_packed(seat):
                    action = match.unpack(number)
                    if not isinstance(action, Seat | SeatJoker | Bar):
                        continue
                    points = ENGINE.preview(match.box.record, match.record(seat), seat, number)
                    message = scene.preview(match.box, match.record(seat), seat, action, points)
                    first = match.copy().play(action)  # what follows may be forced, and happen at once
                    assert message is not None
                    assert points == (
                        first[0].value if isinstance(first[0], TookBar) else first[0].first + first[0].second
                    )
                    lower = [event for event in first if isinstance(event, LimitLowered)]
                    if message.id == "cafe-preview-limit":
                        shrunk += 1
                        assert message.args["limit"] == lower[-1].limit
                    elif lower:
                        assert not isinstance(first[1], LimitLowered)
    assert shrunk


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_accounts_add_up(variant: dict[str, bool]) -> None:
    for seed in range(3):
        *_, match = played(3, seed, **variant)
        for seat in range(3):
            account = scene.account(match.box, match.record(2), seat, match.events(2))
            assert sum(points for _, points in account) == match.scores[seat]
            assert "cafe-count-before" not in [message.id for message, _ in account]


def test_an_account_names_what_came_before_the_events() -> None:
    *_, match = played(2, 1)
    account = scene.account(match.box, match.record(0), 0, [])
    assert next((message.id, points) for message, points in account) == ("cafe-count-before", match.scores[0])


def test_pictures_and_texts_tell_nothing_hidden() -> None:
    rng, say = seeded(3), words_for("en", game.folder).say
    for match in played(3, 4, unexpected_guests=True, regulars=True):
        for viewer in range(4):
            known = match.record(viewer)
            other = known.copy()
            ENGINE.resample(match.box.record, other, viewer, rng)
            ENGINE.censor(match.box.record, other, viewer)
            names = list(match.seats)
            frames = [scene.frame(match.box, t, viewer, match.options, names) for t in (known, other)]
            assert frames[0] == frames[1]
            texts = [scene.text_board(match.box, t, viewer, say, names) for t in (known, other)]
            assert texts[0] == texts[1]
            hidden = [s for s in frames[0].sprites if s.symbol == "hidden"]
            away = sum(known.held[s] - sum(known.shown[s]) for s in range(3) if s != viewer)
            assert len(hidden) == (0 if match.over else away)


@pytest.mark.parametrize(
    ("phase", "prompt"),
    [("first", "cafe-prompt-first"), ("wait", "cafe-prompt-wait"), ("over", "cafe-prompt-over")],
)
def test_prompts(phase: str, prompt: str) -> None:
    *_, last = played(2, 2)
    match = (
        last
        if phase == "over"
        else next(m for m in played(2, 2) if m.record(0).taken > 6 and m.record(0).phase == Phase.TURN)
    )
    turn = match.record(0).turn
    viewer = 1 - turn if phase == "wait" else turn
    assert frame_of(match, viewer).prompt.id == prompt


def test_prompts_of_a_turn_in_progress() -> None:
    seen = set()
    for seed in range(6):
        for match in played(2, seed, regulars=True):
            seen.add(frame_of(match, match.record(0).turn).prompt.id)
    assert {f"cafe-prompt-{name}" for name in ("first", "second", "join", "regulars", "regulars-more")} <= seen
