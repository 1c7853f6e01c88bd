"""The inn's frames through whole random games: spots, paths, words, previews, what a viewer knows."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from locanda.core.engine import engine_of
from locanda.core.match import Match
from locanda.games.hostal import game, scene
from locanda.games.hostal.events import (
    Activated,
    Declined,
    GotRest,
    NoEffect,
    Repaired,
    Rested,
    Suffered,
    Won,
)
from locanda.games.hostal.seen import seen
from locanda.games.hostal.table import MAX_LAID, Phase
from locanda.words import LANGUAGES, words_for

from .frames import check_paths, check_sprites, frame_of, messages, problems, static_of
from .inns import new, played

ENGINE = engine_of(game)


@pytest.mark.parametrize(("players", "options"), [(2, {"stop": True}), (3, {"nights": 5}), (5, {"sides": 2})])
def test_frames_name_only_what_is_drawn(players: int, options: dict[str, Any]) -> None:
    check_sprites(played(players, 10 + players, **options))


def test_every_legal_action_has_paths_of_its_own_along_places_or_labelled_buttons() -> None:
    kinds: set[str] = set()
    for players, stop in ((2, False), (3, True), (4, False)):
        kinds |= check_paths(match for seed in range(3) for match in played(players, seed, stop=stop))
    assert kinds == {
        "Place", "Play", "Move", "Go", "Spy", "Pass", "Done", "Lay", "Use", "Decline", "Choose", "Side", "Read",
    }  # fmt: skip


def test_only_a_bed_without_a_guest_is_called_free_and_a_die_at_rest_has_a_name() -> None:
    for match in played(3, 7):
        sprites = frame_of(match, 0).sprites
        taken = {sprite.spot.replace("pair", "bed")[:7] for sprite in sprites if sprite.slot.startswith("guest:")}
        for sprite in sprites:
            if sprite.slot.startswith("bed:") and sprite.label:
                free = sprite.spot not in taken
                assert sprite.label.id == ("hostal-piece-bed" if free else "hostal-piece-bed-taken"), sprite
        assert all(sprite.label for sprite in sprites if sprite.slot == "luck")


def test_what_is_impossible_has_a_path_too_so_that_one_can_ask_why() -> None:
    """A side is asked of a drawn reform only."""
    match = new(3, 2)
    (seat,) = match.to_act
    record, kinds = match.record(seat), set[str]()
    for number in range(game.actions.size):
        action = match.unpack(number)
        if not str(action).startswith("side"):
            paths = scene.paths(match.box, record, seat, number, action)
            assert paths, action
            assert all(path and all(path) for path in paths), action
            kinds.add(type(action).__name__)
    assert len(kinds) == len(list(game.actions)) - 1


def heap(match: Match, room: int, colour: int) -> list[tuple[int, int]]:
    """The cards of a colour that really lie in a room, and the bits of those who know them."""
    table = match.table
    slots = [k for k in range(MAX_LAID) if table.laid_room[colour, k] == room + 1]
    return [(table.laid[colour, k], table.laid_seen[colour, k]) for k in slots]


def test_hidden_cards_show_their_backs_and_known_ones_an_eye() -> None:
    backs = eyes = 0
    for match in played(3, 4):
        for viewer in range(4):
            for sprite in frame_of(match, viewer).sprites:
                if not sprite.slot.startswith("card:"):
                    continue
                _, room, colour, i = sprite.slot.split(":")
                card, seers = heap(match, int(room), int(colour))[int(i)]
                shown = sprite.symbol.split()
                if seers >> match.players & 1:
                    assert shown[0] == f"small-{card}"
                    assert "peeked" not in shown
                elif seers >> viewer & 1:
                    eyes += 1
                    assert (shown[0], shown[-1]) == (f"small-{card}", "peeked")
                else:
                    backs += 1
                    assert shown == [f"back-{colour}"]
    assert backs > 50
    assert eyes > 20


def test_a_bed_shows_what_a_guest_there_would_rest_for() -> None:
    checked = 0
    for match in played(3, 6):
        for seat in match.to_act:
            table = match.record(seat)
            now = seen(match.box, table, seat)
            for action in match.legal(seat):
                said = scene.preview(match.box, table, seat, action, 0)
                if table.phase == Phase.NIGHT and str(action).startswith("place at"):
                    other = match.copy()
                    other.play(action, seat=seat)
                    room = int(str(action).split()[-1].split("-")[0]) - 1
                    assert said is not None
                    assert said.args == {"total": seen(match.box, other.record(seat), seat).total(room)}
                    assert said.args["total"] == now.total(room) - now.worth[room][int(str(action)[-1]) - 1]
                    checked += 1
    assert checked > 50


#: The cards whose points follow from the choice alone, and spying; after Grrr and 2x1 nothing is won at once.
SURE = {"spy", "1", "4", "5", "6", "7", "8", "9"}


def open_box() -> dict[str, Any]:
    """A box in which all cards but Mr. Tools may be declined."""
    data: dict[str, Any] = copy.deepcopy(new(3, 1).box.data)
    for card in data["card"]:
        card["lock"] = card["number"] == 12
    return data


def said_points(match: Match, seat: int, action: Any) -> int:
    """The points that are shown before an action is chosen; 0 where nothing is said."""
    number = next(n for n in match.legal_packed(seat) if match.unpack(n) == action)
    points = ENGINE.preview(match.box.record, match.record(seat), seat, number)
    message = scene.preview(match.box, match.record(seat), seat, action, points)
    if message is None or message.id not in ("hostal-preview-points", "hostal-preview-old"):
        return 0
    assert message.args == {"points": points}
    return points


def test_previews_come_true() -> None:
    """What is said is what the seat's own marker moves by at once, before the next card or the rest."""
    counts = Counter[str]()
    for seed, box in ((s, b) for s in range(6) for b in (None, open_box())):
        for match in played(2 + seed % 3, seed, box):
            for seat in match.to_act:
                for action in match.legal(seat):
                    word = str(action).split()[0]
                    if word not in ("spy", "use", "choose", "decline") or match.table.phase not in (
                        Phase.NIGHT, Phase.AFTER, Phase.CARD,
                    ):  # fmt: skip
                        continue
                    kind = word if word in ("spy", "decline") else str(match.table.card)
                    points = said_points(match, seat, action)
                    if kind in SURE:
                        counts[kind] += points != 0
                        assert points == moved(match, seat, action), (action, match.position())
                    elif kind == "decline":
                        assert points == 0
    assert {kind for kind, count in counts.items() if count} >= SURE, counts


def moved(match: Match, seat: int, action: Any) -> int:
    """By how much the seat's marker moves by an action and its effect."""
    other, points = match.copy(), 0
    events = other.play(action, seat=seat)
    for event in events[1:] if isinstance(events[0], Activated) else events:
        if isinstance(event, Activated | NoEffect | Declined | Rested | Repaired | GotRest | Suffered):
            break
        if isinstance(event, Won) and event.seat == seat:
            points += event.points
    return points


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_can_be_said(lang: str) -> None:
    words = words_for(lang, game.folder)
    said = {str(m): m for players in (2, 5) for m in static_of(new(players, 1)).labels.values()}
    tables: list[tuple[int, dict[str, Any]]] = [(2, {"stop": True}), (3, {"misfortune": 1, "stop": True}), (4, {})]
    for seed, (players, options) in enumerate(tables):
        done = 0
        for match in played(players, seed, **options):
            names = list(match.seats)
            for viewer in (0, players):
                said |= {str(m): m for m in messages(frame_of(match, viewer))}
            events, done = match.events(1, since=done), match.played
            told = [scene.log(match.box, event, names) for event in events]
            said |= {str(m): m for m in told if m is not None}
        for seat in range(players):
            said |= {str(m): m for m, _ in scene.account(match.box, match.record(0), seat, match.events(0))}
    assert problems(words, list(said.values())) == []


@pytest.mark.parametrize("players", [2, 4])
def test_the_account_adds_up_to_the_score(players: int) -> None:
    for seed in range(2):
        match = [*played(players, seed)][-1]
        for seat in range(players):
            rows = scene.account(match.box, match.record(seat), seat, match.events(seat))
            assert sum(points for _, points in rows) == match.scores[seat]
            assert rows[0][1] == 15


def test_the_text_board_shows_every_bed_by_the_number_that_actions_use() -> None:
    """A free bed with its number in brackets, a taken one with whoever lies there."""
    say, beds = words_for("en", game.folder).say, Counter[str]()
    for match in played(3, 8):
        for seat in match.to_act:
            text = scene.text_board(match.box, match.record(seat), seat, say, list(match.seats))
            for action in match.legal(seat):
                kind, where = str(action).split()[0], str(action).split()[-1]
                if kind in ("place", "go", "choose") and where != "lobby":
                    beds[kind] += 1
                    assert (f"{where} [" in text) == (kind != "choose")
                    assert f"{where} " in text
    assert min(beds[kind] for kind in ("place", "go", "choose")) > 10
