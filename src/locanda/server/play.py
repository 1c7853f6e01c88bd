"""What a table's client talks to: the stream of frames, and choices, takings back and questions why."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter
from litestar.response import Stream

from locanda.core.errors import LocandaError, Refused
from locanda.words import msg

from .desk import Ask, audience_of, held_seat, holder_of, live_of, sent, words_for_reader
from .house import House, Illegal, Stale
from .language import headers, language_of
from .live import Live, Watcher
from .pages import Refusal
from .reasons import too_early
from .stream import HEADERS, events, packed

Step = Annotated[str, msgspec.Meta(max_length=64)]
Path = Annotated[list[Step], msgspec.Meta(min_length=1, max_length=16)]


class Choice(msgspec.Struct):
    """A choice, as a path of spots or as the text of an action, in answer to the seat's question of this number."""

    seat: int
    question: int
    path: Path | None = None
    do: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Back(msgspec.Struct):
    """A seat takes its last step back; `question` is its present one, if it has any."""

    seat: int
    question: int | None = None


class WhyRequest(msgspec.Struct):
    """A path that the seat would have liked to choose."""

    seat: int
    path: Path


@post("/t/{id:str}/act", status_code=200)
async def act(request: Ask, house: House, id: str) -> dict[str, Any]:
    """Plays a choice: 200 with the number of the frame that shows it, once it is committed; 409 if the question is no
    longer asked, 422 if the rules forbid it.
    """
    choice = await sent(request, Choice)
    live = await live_of(house, id)
    seat = held_seat(live, holder_of(request, house), choice.seat)
    return {"seq": await make(request, house, live, seat, choice)}


async def make(request: Ask, house: House, live: Live, seat: int, choice: Choice) -> int:
    """Makes a choice; the number of the frame that shows it.  Raises Refusal 409 or 422."""
    try:
        if choice.do is not None:
            action = live.match.pack(choice.do, seat)
        elif choice.path is not None:
            number = live.paths(seat).get(tuple(choice.path))
            if number is None:
                _stale(live, seat, choice.question)
                clause, text = await reason(request, house, live, seat, tuple(choice.path))
                raise Refusal(422, clause=clause, text=text)
            action = number
        else:
            raise Refusal(422)
        return await house.act(live, seat, choice.question, action)
    except Stale as error:
        raise Refusal(409, question=error.question) from None
    except Illegal as error:
        raise refused(request, live, error.clause) from None
    except Refused as error:
        raise refused(request, live, error.clause) from None
    except LocandaError as error:
        raise Refusal(422, clause=None, text=str(error)) from None


def _stale(live: Live, seat: int, question: int) -> None:
    """Raises Stale if another question is asked: then the path is not to be judged by this one."""
    present = live.story.question[seat] if live.story.asked(seat) is not None else None
    if present != question:
        raise Stale(present)


def refused(request: Ask, live: Live, clause: str | None) -> Refusal:
    """The refusal of a choice: the clause that forbids it and what it says, in the reader's language."""
    words = words_for_reader(request, live.game)
    if clause is None:
        return Refusal(422, clause=None, text=words.say("house-refused-plain"))
    return Refusal(422, clause=clause, text=words.say(f"{live.game.name}-clause-{clause}"))


async def reason(request: Ask, house: House, live: Live, seat: int, path: tuple[str, ...]) -> tuple[str | None, str]:
    """Why a path cannot be chosen, in the reader's language: the clause that forbids it, if one does, and the sentence.

    Where no clause speaks of the path, or its last spot can be chosen after something else, it says what to do instead.
    """
    words = words_for_reader(request, live.game)
    early = too_early(live.paths(seat), path)
    clause = None if early else await house.why(live, seat, path)
    if clause is not None:
        return clause, words.say(f"{live.game.name}-clause-{clause}")
    prompt = live.frame(seat, words.lang, frozenset())["prompt"]
    return None, words.say(msg("house-refused-early" if early else "house-refused-other", question=prompt))


@post("/t/{id:str}/undo", status_code=200)
async def undo(request: Ask, house: House, id: str) -> dict[str, Any]:
    """Takes a seat's last step back; 409 where that is not possible, or no longer."""
    back = await sent(request, Back)
    live = await live_of(house, id)
    seat = held_seat(live, holder_of(request, house), back.seat)
    return {"seq": await take_back(house, live, seat, back.question)}


async def take_back(house: House, live: Live, seat: int, question: int | None) -> int:
    """Takes a seat's last step back; the number of the frame that shows it.  Raises Refusal 409."""
    try:
        return await house.undo(live, seat, question)
    except Stale as error:
        raise Refusal(409, question=error.question) from None


@post("/t/{id:str}/why", status_code=200)
async def why(request: Ask, house: House, id: str) -> dict[str, Any]:
    """Which clause forbids a path of spots, and what it says; where no clause speaks of it, what to do instead."""
    asked = await sent(request, WhyRequest)
    live = await live_of(house, id)
    seat = held_seat(live, holder_of(request, house), asked.seat)
    words = words_for_reader(request, live.game)
    if live.story.asked(seat) is None:
        return {"clause": None, "text": words.say("house-refused-turn")}
    clause, text = await reason(request, house, live, seat, tuple(asked.path))
    if clause is None:
        return {"clause": None, "text": text}
    return {"clause": clause, "text": text, "whole": words.say(msg("house-refused", clause=clause, text=text))}


@get("/t/{id:str}/stream")
async def stream(
    request: Ask,
    house: House,
    id: str,
    view: int | None = None,
    last: Annotated[str | None, Parameter(header="Last-Event-ID")] = None,
) -> Response[Any]:
    """Frames as server-sent events, the present one at once unless Last-Event-ID says that the client has it."""
    live = await live_of(house, id)
    holder = holder_of(request, house)
    client = request.client.host if request.client else ""
    if house.crowded(client):
        raise Refusal(429)
    watcher = Watcher(audience_of(live, holder, view), live.held(holder), client)
    number = int(last) if last is not None and last.isascii() and last.isdigit() and len(last) < 19 else None
    chunks = events(house, live, watcher, language_of(request.scope), number)
    if "gzip" in headers(request.scope).get("accept-encoding", ""):
        return Stream(packed(chunks), media_type="text/event-stream", headers={**HEADERS, "content-encoding": "gzip"})
    return Stream(chunks, media_type="text/event-stream", headers=HEADERS)
