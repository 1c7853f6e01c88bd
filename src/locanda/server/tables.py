"""The pages of a table: the board, the table as text, the journal, the next game."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from markupsafe import Markup

from locanda.words import Words

from . import desk
from .desk import Ask, audience_of, held_seat, holder_of, live_of, row_of, title, to, words_for_reader
from .frames import names_of
from .house import House
from .invitations import invites
from .live import HUMAN, Live
from .lobby import seated
from .order import HERE, INVITE, ME, Order, Wish
from .pages import Refusal, embed, render
from .play import Back, Choice, make, take_back
from .texts import script_texts
from .textual import choices_of


@get("/t/{id:str}")
async def table(request: Ask, house: House, id: str, view: int | None = None) -> Response[str]:
    """The table, with the first frame in the page."""
    _, game = await row_of(house, id)
    if (page := await desk.preparing(request, house, game)) is not None:
        return page
    live = await live_of(house, id)
    holder, words = holder_of(request, house), words_for_reader(request, game)
    audience, mine = audience_of(live, holder, view), live.held(holder)
    frame = live.frame(audience, words.lang, mine)
    first = {
        "me": sorted(mine),
        "view": audience,
        "frame": frame,
        "invites": invites(request, house, live.row, words),
    }
    return board_page(request, "table.html", live, words, first)


def board_page(
    request: Ask, template: str, live: Live, words: Words, first: dict[str, Any], **more: Any
) -> Response[str]:
    """A page with the board; `first` is what the script is given beside the drawing's geometry and names."""
    drawn = live.drawn(words.lang)
    static = drawn.static
    whole = {
        "base": live.base,
        "lang": words.lang,
        "layouts": static.layouts,
        "labels": drawn.labels,
        "icons": static.icons,
        "origin": static.pieces_from,
        "sheets": static.sheets,
        "words": script_texts(words),
        **first,
    }
    context = {
        "title": title(words, live.game),
        "game": live.game.name,
        "base": live.base,
        "box": " ".join(f"{n:.6g}" for n in static.layouts["wide"].box),
        "symbols": Markup(static.symbols),  # drawn by the game, which escapes the names in it
        "background": Markup(static.background),
        "first": embed(whole),
        "view": first["view"],
        "invites": first.get("invites", []),
        "mine": [seat for seat in first["frame"]["seats"] if seat["mine"]],
    }
    return render(request.scope, template, words, 200, **context, **more)


@post("/t/{id:str}/again", status_code=303)
async def again(request: Ask, house: House, id: str) -> Response[Any]:
    """A new table like this one: own seats stay own, bots stay bots, others are invited again."""
    live = await live_of(house, id)
    held = live.held(holder_of(request, house))
    if not held or not live.match.over:
        raise Refusal(404)
    wishes: list[Wish] = []
    for seat in live.row.seats:
        kind = seat.kind if seat.kind != HUMAN else INVITE if seat.seat not in held else HERE if wishes else ME
        wishes.append(Wish(kind, seat.name if kind != INVITE else ""))
    return await seated(request, house, Order(live.game, live.match.options, tuple(wishes)))


# ---- the table as text


@get("/t/{id:str}/text")
async def text(request: Ask, house: House, id: str, view: int | None = None) -> Response[str]:
    """The table without pictures or scripts: for screen readers, text browsers and tests."""
    _, game = await row_of(house, id)
    if (page := await desk.preparing(request, house, game)) is not None:
        return page
    live = await live_of(house, id)
    holder = holder_of(request, house)
    audience = audience_of(live, holder, view)
    if view is None and (page := covered(request, live, audience, live.held(holder))) is not None:
        return page
    return text_page(request, house, live, audience)


def covered(request: Ask, live: Live, seat: int, mine: frozenset[int]) -> Response[str] | None:
    """The page between two players at one screen, which shows nothing until the player of the seat asks for it.

    None where there is nothing to hide from one another.
    """
    words = words_for_reader(request, live.game)
    if len(mine) < 2 or live.match.over or not live.frame(seat, words.lang, mine)["secret"]:
        return None
    context = {
        "title": title(words, live.game),
        "game": live.game.name,
        "base": live.base,
        "seat": seat,
        "name": names_of(live.people(), words)[seat],
    }
    return render(request.scope, "cover.html", words, 200, **context)


def text_page(
    request: Ask, house: House, live: Live, audience: int, problem: str = "", status: int = 200
) -> Response[str]:
    """The table as text for an audience, with a word on what went wrong."""
    words = words_for_reader(request, live.game)
    mine = live.held(holder_of(request, house))
    context = {
        "title": title(words, live.game),
        "game": live.game.name,
        "base": live.base,
        "view": audience,
        "me": sorted(mine),
        "passed": passed_on(live, audience, mine),
        "problem": problem,
        "frame": live.frame(audience, words.lang, mine),
        "choices": choices_of(live, audience, words),
        "board": live.view(audience, words.lang).board(),
    }
    return render(request.scope, "text.html", words, status, **context)


@post("/t/{id:str}/text", status_code=303)
async def text_move(request: Ask, house: House, id: str) -> Response[Any]:
    """A choice or a taking back from the text page; the page again, with the refusal if there was one."""
    form = dict(await desk.fields(request))
    live = await live_of(house, id)
    holder = holder_of(request, house)
    try:
        if "undo" in form:
            back = msgspec.convert(form, Back, strict=False)
            seat = held_seat(live, holder, back.seat)
            await take_back(house, live, seat, back.question)
        else:
            choice = msgspec.convert(form, Choice, strict=False)
            seat = held_seat(live, holder, choice.seat)
            await make(request, house, live, seat, choice)
    except msgspec.ValidationError as error:
        raise Refusal(422) from error
    except Refusal as error:
        if error.status_code == 404:
            raise
        said = error.more.get("text") or words_for_reader(request, live.game).say("house-changed")
        return text_page(request, house, live, seat, str(said), error.status_code)
    passes = passed_on(live, seat, live.held(holder))
    return to(f"{live.base}/text" if passes else f"{live.base}/text?view={seat}")


def passed_on(live: Live, seat: int, mine: frozenset[int]) -> bool:
    """Whether it is now another's turn at the same screen."""
    return seat not in live.match.to_act and bool(mine & live.match.to_act)


# ---- the journal


@get("/t/{id:str}/journal")
async def journal(request: Ask, house: House, id: str, view: int | None = None) -> Response[str]:
    """The journal as a file: the whole of it after the end, before it what the seat may know."""
    row, _ = await row_of(house, id)
    try:
        live = await live_of(house, id)
    except Refusal:  # a finished game of other rules can still be had as it is: nothing of it is secret
        lines = await house.store.journal(id)
        if not lines or '"reveal"' not in lines[-1]:
            raise
        text = "".join(f"{line}\n" for line in lines)
    else:
        audience = audience_of(live, holder_of(request, house), view) if not live.match.over else None
        text = live.match.journal(audience)
    name = f"{row.game}-{row.id}.jsonl"
    return Response(
        text,
        media_type="application/x-ndjson; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )
