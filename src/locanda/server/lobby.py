"""Pages without a table: the lobby, the form for a new table, rules, about, language, health."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from functools import lru_cache
from importlib.metadata import version
from random import Random
from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from locanda.bots import bot_for, choose
from locanda.core.errors import BadOptions
from locanda.core.game import Game
from locanda.core.match import new
from locanda.core.scene import night_css
from locanda.words import LANGUAGES, Words, msg, words_for

from .desk import Ask, fields, holder_of, invitation, remember, title, to, token_of, words_for_reader
from .form import form_of
from .frames import names_of, paints_of, words_of
from .house import House
from .language import language_cookie, language_of
from .live import HUMAN, people_of
from .order import HERE, INVITE, ME, PARTNER, Order, read_order
from .pages import Refusal, render
from .rulebook import full_rules, short_rules
from .store import SeatRow, TableRow
from .tokens import hashed, new_token

#: The game in the lobby's picture: its seed, and how many choices are made in it.
EXAMPLE, HALFWAY = 4, 60
#: A picture's style sheet may be kept for a while.
KEPT = {"cache-control": "public, max-age=3600"}


@get("/")
async def lobby(request: Ask, house: House) -> Response[str]:
    """Your tables, and the games."""
    lang = language_of(request.scope)
    games = await house.preparation.games()
    holder = holder_of(request, house)
    rows = await house.store.held_by(holder) if holder else []
    tables = [_line(row, game, holder, words_of(game, lang)) for row in rows if (game := _named(games, row.game))]
    cards = [_card(house, game, words_of(game, lang)) for game in games]
    return render(request.scope, "lobby.html", games=cards, tables=sorted(tables, key=lambda line: line["order"]))


def _named(games: list[Game], name: str) -> Game | None:
    return next((game for game in games if game.name == name), None)


def _card(house: House, game: Game, words: Words) -> dict[str, Any]:
    low, high = min(game.players), max(game.players)
    many = msg("house-players", count=low) if low == high else msg("house-players-range", low=low, high=high)
    return {
        "name": game.name,
        "title": title(words, game),
        "tagline": words.say(f"{game.name}-tagline"),
        "players": words.say(many),
        "least": low,
        "bot": PARTNER,
        "status": "ready" if house.preparation.state(game.name).ready else "preparing",
    }


def _line(row: TableRow, game: Game, holder: str, words: Words) -> dict[str, Any]:
    """A line of the list of one's tables: those where it is one's turn first, finished ones last."""
    mine = [seat.seat for seat in row.seats if holder in seat.holders]
    turn = any(row.acting > 0 and row.acting >> seat & 1 for seat in mine)
    state = "over" if row.acting < 0 else "turn" if turn else "waiting"
    names = words.join(names_of(people_of(row.seats), words))
    text = words.say(msg("house-lobby-table", game=title(words, game), seats=names, when=_ago(row.created, words)))
    replay = f"/t/{row.id}/replay" if state == "over" else None
    return {
        "url": f"/t/{row.id}",
        "text": text,
        "state": state,
        "replay": replay,
        "order": ("turn", "waiting", "over").index(state),
    }


def _ago(then: float, words: Words) -> str:
    seconds = max(0, int(time.time() - then))
    for unit, size in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= size:
            return words.say(msg(f"house-time-{unit}", count=seconds // size))
    return words.say("house-time-now")


@get("/games/{name:str}")
async def new_table(request: Ask, house: House, name: str) -> Response[str]:
    """The form for a new table of a game."""
    return _form(request, await _game(house, name), {})


def _form(
    request: Ask, game: Game, filled: Mapping[str, str], error: BadOptions | None = None, status: int = 200
) -> Response[str]:
    words = words_for_reader(request, game)
    context = {
        "game": game.name,
        "title": title(words, game),
        "tagline": words.say(f"{game.name}-tagline"),
        "about": words.say(f"{game.name}-about"),
        "here": f"/games/{game.name}",
    }
    return render(request.scope, "game.html", words, status, **context, **form_of(game, words, filled, error))


async def _game(house: House, name: str, hurry: bool = False) -> Game:
    game = await house.preparation.game(name, hurry)
    if game is None:
        raise Refusal(404)
    return game


@post("/tables", status_code=303)
async def open_table(request: Ask, house: House) -> Response[Any]:
    """Opens a table as the form says, and goes there."""
    form = {key: str(value) for key, value in (await fields(request)).items()}
    game = await _game(house, form.get("game", ""), hurry=True)
    try:
        order = read_order(game, form)
    except BadOptions as error:
        return _form(request, game, form, error, 422)
    return await seated(request, house, order)


@get("/tables")
async def no_table() -> Redirect:
    """Where the address of a form that was refused leads."""
    return to("/")


async def seated(request: Ask, house: House, order: Order) -> Redirect:
    """Opens a table for the browser that asks: it holds the seats "me" and "here", and may show the invitations."""
    token = token_of(request, house) or new_token()
    holder = hashed(token)
    seats = [
        SeatRow(
            number,
            HUMAN if wish.kind in (ME, HERE, INVITE) else wish.kind,
            wish.name,
            (holder,) if wish.kind in (ME, HERE) else (),
            wish.kind == INVITE,
        )
        for number, wish in enumerate(order.seats)
    ]
    names = names_of(people_of(tuple(seats)), words_for("en"))

    def invites(id: str) -> dict[int, str]:
        return {seat.seat: hashed(invitation(token, id, seat.seat)) for seat in seats if seat.invited}

    id = await house.create(order.game, order.options, seats, names, holder, invites)
    answer = to(f"/t/{id}")
    remember(answer, token, house)
    return answer


@post("/language", status_code=303)
async def choose_language(request: Ask, house: House) -> Redirect:
    """Remembers the reader's language and goes back to the page."""
    form: Mapping[str, Any] = await fields(request)
    language, back = str(form.get("language", "")), str(form.get("next", "/"))
    if language not in LANGUAGES:
        raise Refusal(422)
    local = back.startswith("/") and not back.startswith("//") and "\\" not in back and back.isprintable()
    answer = to(back if local else "/")
    answer.set_cookie(language_cookie(language, house.settings.https))
    return answer


@get("/rules/{name:str}")
async def rules(request: Ask, house: House, name: str) -> Response[str]:
    """The rules of a game: each clause in a sentence of the reader's language, then the full text."""
    game = await _game(house, name)
    words = words_for_reader(request, game)
    context = {
        "game": name,
        "title": title(words, game),
        "clauses": short_rules(game, words),
        "blocks": full_rules(game),
    }
    return render(request.scope, "rules.html", words, 200, **context)


@get("/games/{name:str}/night.css", media_type="text/css")
async def night(house: House, name: str) -> Response[str]:
    """The colours of a game's picture by night."""
    game = await _game(house, name)
    return Response(night_css(paints_of(game)), media_type="text/css", headers=KEPT)


@get("/games/{name:str}/picture.svg", media_type="image/svg+xml")
async def picture(request: Ask, house: House, name: str) -> Response[str]:
    """What a game looks like in the middle, for the lobby."""
    game = await _game(house, name)
    await house.preparation.wait(name, "think", hurry=False)  # nobody has chosen it yet
    drawn = await asyncio.to_thread(example, game, language_of(request.scope))
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


@lru_cache(maxsize=32)
def example(game: Game, lang: str) -> str:
    """A game between bots, stopped in the middle, as spectators see it."""
    few = min(game.players)
    match, bot = new(game.name, players=few, seed=EXAMPLE, seats=[""] * few), bot_for(PARTNER, game)
    for _ in range(HALFWAY):
        if match.over:
            break
        seat = min(match.to_act)
        match.play_packed(seat, choose(bot, game, match.box.record, match.record(seat), seat, Random(EXAMPLE)))
    return match.picture(None, lang)


@get("/about")
async def about(request: Ask, house: House) -> Response[str]:
    """What this house is, and whose the games are."""
    lang = language_of(request.scope)
    credits = [
        (title(words, game), words.say(f"{game.name}-author"))
        for game in await house.preparation.games()
        for words in [words_of(game, lang)]
    ]
    return render(request.scope, "about.html", credits=credits, version=version("locanda"))


@get("/health")
async def health(house: House) -> dict[str, Any]:
    """Whether the server is well: the database answers; which house it is; and which rules are ready."""
    ready = {name: house.preparation.state(name).ready for name in house.preparation.names()}
    return {"ok": await house.store.alive(), "house": house.settings.name, "rules": ready}
