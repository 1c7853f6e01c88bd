"""Invitations to a seat: the links of whoever opened the table, what they show, and taking the seat."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.response import Redirect

from locanda.core.game import Game
from locanda.words import Words, msg

from . import desk
from .desk import Ask, held_seat, holder_of, live_of, row_of, sent, title, to, token_of, words_for_reader
from .frames import names_of
from .house import House
from .live import people_of
from .order import tidy
from .pages import Refusal, render
from .store import TableRow
from .tokens import among, hashed, new_token


def invites(request: Ask, house: House, row: TableRow, words: Words) -> list[dict[str, Any]]:
    """The links of seats that nobody has taken yet, for whoever opened the table."""
    token, holder = token_of(request, house), holder_of(request, house)
    if not holder or holder != row.host:
        return []
    names, root = names_of(people_of(row.seats), words), desk.root(request, house)
    return [
        {
            "seat": seat.seat,
            "name": names[seat.seat],
            "url": f"{root}/t/{row.id}/join/{desk.invitation(token, row.id, seat.seat)}",
        }
        for seat in row.seats
        if seat.invited and not seat.holders
    ]


@get("/t/{id:str}/join/{token:str}")
async def invited(request: Ask, house: House, id: str, token: str) -> Response[Any]:
    """What an invite link shows: who invites to what, and a form that takes the seat.

    The link itself takes nothing, or a messenger that looks at links for a preview would take the seat.
    """
    row, game = await row_of(house, id)
    seat = await house.store.invited(id, hashed(token))
    if seat is None:
        return await _used(request, house, id, game, token)
    words = words_for_reader(request, game)
    name, host = title(words, game), _host(row)
    heading = msg("house-invite-from", seat=host, game=name) if host else msg("house-invite-heading")
    context = {
        "title": name,
        "game": game.name,
        "heading": words.say(heading),
        "tagline": words.say(f"{game.name}-tagline"),
        "players": words.say(msg("house-players", count=len(row.seats))),
        "name": row.seats[seat].name,
    }
    return render(request.scope, "join.html", words, 200, **context)


def _host(row: TableRow) -> str:
    """The name that whoever opened the table bears at it; "" where there is none."""
    return next((seat.name for seat in row.seats if row.host in seat.holders), "")


async def _used(request: Ask, house: House, id: str, game: Game, token: str) -> Redirect:
    """An invitation that is worth nothing any more: whoever took the seat by it goes to the table.  Raises Refusal 410
    for others, and 404 if there never was such an invitation.
    """
    row, seat = await house.store.table(id), await house.store.taken(id, hashed(token))
    if row is None or seat is None:
        raise Refusal(404)
    if among(holder_of(request, house), row.seats[seat].holders):
        return to(f"/t/{id}")
    words = words_for_reader(request, game)
    name = names_of(people_of(row.seats), words)[seat]
    text = words.say(msg("house-invite-taken-help", seat=name))
    raise Refusal(410, title=words.say("house-invite-taken"), text=text, watch=f"/t/{id}")


class Arrival(msgspec.Struct):
    """A guest's name, as typed."""

    name: Annotated[str, msgspec.Meta(max_length=200)] = ""


@post("/t/{id:str}/join/{token:str}", status_code=303)
async def join(request: Ask, house: House, id: str, token: str) -> Response[Any]:
    """Takes the seat of an invitation; the link takes no seat from then on."""
    _, game = await row_of(house, id)
    arrival = await sent(request, Arrival)
    own = token_of(request, house) or new_token()
    if await house.store.claim(id, hashed(token), hashed(own), tidy(arrival.name)) is None:
        return await _used(request, house, id, game, token)
    await house.arrived(id)
    answer = to(f"/t/{id}")
    desk.remember(answer, own, house)
    return answer


class SeatChoice(msgspec.Struct):
    """A seat that the browser holds."""

    seat: int


@post("/t/{id:str}/link", status_code=200)
async def link(request: Ask, house: House, id: str) -> Response[str]:
    """A link that lets the same person play on at another device, once."""
    choice = await sent(request, SeatChoice)
    live = await live_of(house, id)
    seat = held_seat(live, holder_of(request, house), choice.seat)
    token, words = new_token(), words_for_reader(request, live.game)
    await house.store.invite(id, seat, hashed(token))
    context = {
        "title": title(words, live.game),
        "name": names_of(live.people(), words)[seat],
        "url": f"{desk.root(request, house)}{live.base}/join/{token}",
        "base": live.base,
    }
    return render(request.scope, "link.html", words, 200, **context)
