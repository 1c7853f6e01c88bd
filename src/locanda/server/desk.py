"""The front desk: who asks (by the cookie), for which table, and what was sent; what is not theirs does not exist."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.response import Redirect

from locanda.core.errors import BadJournal
from locanda.core.game import Game
from locanda.words import Words

from .frames import words_of
from .house import House
from .language import cookies, language_of
from .live import Live
from .pages import Refusal, render
from .preparation import NotPrepared
from .store import TableRow
from .tokens import SIZE, cookie, cookie_name, hashed

Ask = Request[Any, Any, Any]
T = TypeVar("T")
#: Seconds that a table's page waits for the rules before it says that they are being prepared.
MOMENT = 1.0


def token_of(request: Ask, house: House) -> str:
    """The secret of the browser that asks; "" if it has none."""
    return cookies(request.scope).get(cookie_name(house.settings.https), "")


def holder_of(request: Ask, house: House) -> str:
    """The hash by which the browser's seats are kept; "" for a browser without a secret."""
    token = token_of(request, house)
    return hashed(token) if token else ""


def invitation(token: str, table: str, seat: int) -> str:
    """The secret of a host's invitation to a seat.  It follows from the host's own secret, so that the host can be
    shown it again though the database keeps only its hash.
    """
    digest = hmac.digest(token.encode(), f"invite {table} {seat}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:SIZE]).decode()


async def row_of(house: House, id: str) -> tuple[TableRow, Game]:
    """A table as stored and its game, ready or not.  Raises Refusal 404."""
    row = await house.row(id)
    game = await house.preparation.game(row.game, hurry=True) if row else None
    if row is None or game is None:
        raise Refusal(404)
    return row, game


async def live_of(house: House, id: str) -> Live:
    """A table, when its rules are ready.  Raises Refusal 404, or 410 if its journal cannot be replayed."""
    try:
        live = await house.open(id)
    except BadJournal as error:
        raise Refusal(410, detail=str(error)) from None
    if live is None:
        raise Refusal(404)
    return live


def audience_of(live: Live, holder: str, view: int | None) -> int:
    """The audience that the browser may be: the seat asked for if it holds it, a spectator if that is asked for.

    Not asked: its own seat that is to act, else its first seat, else a spectator.  Raises Refusal 404.
    """
    held = live.held(holder)
    if view is None:
        acting = held & live.match.to_act
        return min(acting or held or {live.spectator})
    if view != live.spectator and view not in held:
        raise Refusal(404)
    return view


def held_seat(live: Live, holder: str, seat: int) -> int:
    """The seat, if the browser holds it.  Raises Refusal 404."""
    if seat not in live.held(holder):
        raise Refusal(404)
    return seat


async def sent(request: Ask, type_: type[T]) -> T:
    """The body of a post, JSON or a form, as a struct.  Raises Refusal 422."""
    try:
        return msgspec.convert(await fields(request), type_, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal(422) from error


async def fields(request: Ask) -> Mapping[str, Any]:
    """The fields of a post.  Raises Refusal 422."""
    kind, _ = request.content_type
    if kind == "application/json":
        try:
            body = msgspec.json.decode(await request.body())
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal(422) from error
        if not isinstance(body, dict):
            raise Refusal(422)
        return body
    form = await request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


def words_for_reader(request: Ask, game: Game) -> Words:
    """The words of the house and of a game in the reader's language."""
    return words_of(game, language_of(request.scope))


def title(words: Words, game: Game) -> str:
    """What a game is called."""
    return words.say(f"{game.name}-title")


async def preparing(request: Ask, house: House, game: Game) -> Response[str] | None:
    """The page that says that the rules are not ready yet, and asks again by itself; None if they are ready, or will be
    in a moment.  Raises Refusal 500 if they never will be.
    """
    words, state = words_for_reader(request, game), house.preparation.state(game.name)
    try:
        await asyncio.wait_for(house.preparation.wait(game.name), MOMENT)
        return None
    except NotPrepared:
        raise Refusal(500) from None
    except TimeoutError:
        pass
    context = {"title": title(words, game), "step": state.step, "steps": len(state.done)}
    return render(request.scope, "preparing.html", words, 200, **context)


def root(request: Ask, house: House) -> str:
    """The address of the house as the browser knows it, for links that are sent to others."""
    address = str(request.base_url).rstrip("/")
    return address.replace("http://", "https://", 1) if house.settings.https else address


def to(path: str) -> Redirect:
    """Go there, after a post."""
    return Redirect(path, status_code=303)


def remember(response: Response[Any], token: str, house: House) -> None:
    """Lets the browser keep its secret for another year."""
    response.set_cookie(cookie(token, house.settings.https))
