"""Bots of every game: what they are given, what they give back, and which is better."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import locanda
from locanda.bots import BOTS, BadChoice, UnknownBot, bot_for, duel, play_match
from locanda.core.catalogue import find, names
from locanda.core.engine import engine_of
from locanda.core.errors import BadOptions, LocandaError, UnknownGame
from locanda.core.game import Game
from locanda.core.record import Record

GAMES = [find(name) for name in names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Watching:
    """A bot that plays as another and keeps what it was given."""

    def __init__(self, bot: str, game: Game) -> None:
        self.name = f"watching {bot}"
        self.bot = bot_for(bot, game)
        self.seen: list[tuple[int, bytes]] = []

    def choose(self, box: Record, table: Record, seat: int, legal: Sequence[int], rng: Random) -> int:
        self.seen.append((seat, bytes(table)))
        return self.bot.choose(box, table, seat, legal, rng)


@every_game
def test_greedy_beats_random_as_often_as_its_game_declares(game: Game) -> None:
    fight = duel(game, "greedy", "random", games=100, seed=1)
    assert fight.games == 100
    assert fight.wins >= game.greedy_wins, fight


@every_game
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_finishes_games_with_every_number_of_players(game: Game, bot: str) -> None:
    for players in game.players:
        match = locanda.new(game.name, players=players, seed=players)
        assert play_match(match, [bot_for(bot, game)] * players, seed=players) > 0
        assert match.over


@every_game
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_is_given_what_its_seat_may_know_and_plays_the_same_again(game: Game, bot: str) -> None:
    journals = []
    for _ in range(2):
        match = locanda.new(game.name, players=2, seed=5)
        watching = [Watching(bot, game), Watching(bot, game)]
        play_match(match, watching, seed=5)
        for own, watcher in enumerate(watching):
            assert {seat for seat, _ in watcher.seen} == {own}
            for _, data in watcher.seen:
                again = game.Table(data)
                engine_of(game).censor(match.box.record, again, own)
                assert bytes(again) == data
        journals.append(match.journal())
    assert journals[0] == journals[1]


@every_game
def test_play_waits_for_people(game: Game) -> None:
    match = locanda.new(game.name, players=2, seed=1)
    first, alone = min(match.to_act), len(match.to_act) == 1
    bots = [bot_for("random", match.game)] * 2
    waiting = [None if seat == first else bot for seat, bot in enumerate(bots)]
    assert (play_match(match, waiting) == 0) == alone  # a bot that chooses at the same time need not wait
    assert match.to_act == {first}


def test_an_unknown_bot_is_told_which_there_are() -> None:
    with pytest.raises(UnknownBot, match="random, greedy"):
        bot_for("genius", GAMES[0])


class Nameless:
    """No bot: it has no name."""

    def choose(self) -> None: ...


@pytest.mark.parametrize("bot", [5, ["greedy"], Nameless(), Nameless], ids=range(4))
def test_what_is_no_bot_is_told_what_would_be(bot: Any) -> None:
    for ask in (lambda: duel("cafe", "greedy", bot, 1), lambda: play_match(locanda.new("cafe", seed=1), [None, bot])):
        with pytest.raises(UnknownBot, match=r"is no bot; a name \(random, greedy\), or an object with"):
            ask()


def test_a_game_and_bots_may_be_given_by_their_names() -> None:
    game = find("cafe")
    assert duel("cafe", "greedy", "random", 2, seed=1) == duel(game, "greedy", bot_for("random", game), 2, seed=1)
    with pytest.raises(UnknownGame, match="did you mean 'cafe'"):
        duel("caffe", "greedy", "random", 2)
    matches = [locanda.new("cafe", players=2, seed=1) for _ in range(2)]
    play_match(matches[0], ["greedy", "random"], seed=1)
    play_match(matches[1], [bot_for("greedy", "cafe"), bot_for("random", game)], seed=1)
    assert matches[0].over
    assert matches[0].journal() == matches[1].journal()


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ({"games": -1}, "games = -1: a whole number from 1 would be right"),
        ({"games": 0}, "games = 0: a whole number from 1"),
        ({"games": "3"}, "games = '3': a whole number from 1"),
        ({"games": 1, "seed": "x"}, "seed = 'x': a whole number"),
        ({"games": 1, "players": 0}, "players = 0: 2, 3, 4 would be right"),
        ({"games": 1, "players": "2"}, "players = '2': 2, 3, 4 would be right"),
    ],
)
def test_a_duel_that_cannot_be_fought_is_told(what: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        duel("cafe", "greedy", "random", **what)


def test_seats_and_bots_must_agree() -> None:
    match = locanda.new(GAMES[0].name, players=2, seed=1)
    with pytest.raises(BadOptions, match="bots = 1: 2 would be right, one for each seat"):
        play_match(match, [None])


class Fixed:
    """A bot that answers the same whatever it is asked; None: the first legal action."""

    name = "fixed"

    def __init__(self, answer: int | None = None) -> None:
        self.answer = answer

    def choose(self, box: Record, table: Record, seat: int, legal: Sequence[int], rng: Random) -> int:
        return legal[0] if self.answer is None else self.answer


def test_a_bot_of_ones_own_fights_a_duel_from_either_side() -> None:
    game = find("cafe")
    fight = duel(game, Fixed(), "greedy", games=2, seed=1)
    turned = duel(game, "greedy", Fixed(), games=2, seed=1)
    assert (fight.first, fight.second, turned.first, turned.second) == ("fixed", "greedy", "greedy", "fixed")
    assert (fight.games, turned.games) == (2, 2)
    assert turned == duel(game, "greedy", Fixed(), games=2, seed=1)


def test_a_bot_that_chooses_what_is_not_legal_is_told_so_and_the_match_is_as_it_was() -> None:
    match = locanda.new("cafe", players=2, seed=1)
    before = match.journal()
    with pytest.raises(BadChoice, match=r"the bot 'fixed' chose -7; one of the \d+ actions in `legal`"):
        play_match(match, [Fixed(-7), Fixed(-7)])
    assert issubclass(BadChoice, LocandaError)
    assert match.journal() == before
