"""Pages and refusals: templates in the reader's language, and the same refusals as JSON for scripts."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

import jinja2
import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp
from markupsafe import Markup

from locanda.words import LANGUAGES, Words, msg, words_for

from .language import headers, language_of
from .redact import redacted

_log = logging.getLogger("locanda")
HTML = MediaType.HTML
#: Refusals that have words of their own; any other is told as its class: 4xx as 422, 5xx as 500.
TOLD = (403, 404, 405, 409, 410, 413, 422, 429, 500)
#: A wrong Host header is a request from elsewhere.
ELSEWHERE = 421
PRIVATE = {"cache-control": "no-store"}


@lru_cache(maxsize=1)
def templates() -> jinja2.Environment:
    """The templates of the package; everything is escaped unless a template says otherwise."""
    return jinja2.Environment(
        loader=jinja2.PackageLoader("locanda.server", "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )


def render(scope: Any, template: str, words: Words | None = None, status: int = 200, **context: Any) -> Response[str]:
    """A page.  Templates say texts with `say(id, name=value)`; they know the reader's language and the address,
    which is `here` where it is not the one that was asked for.
    """
    words = words or words_for(language_of(scope))

    def say(id: str, **args: Any) -> str:
        return words.say(msg(id, **args))

    here = scope["path"] if scope["method"] == "GET" else "/"
    known = {"say": say, "lang": words.lang, "languages": LANGUAGES, "here": here}
    text = templates().get_template(template).render({**known, **context})
    return Response(text, status_code=status, media_type=HTML, headers=PRIVATE)


def embed(data: object) -> Markup:
    """JSON for a script block of a page; "<" is escaped so that nothing in it can end the block."""
    text = data.decode() if isinstance(data, bytes) else msgspec.json.encode(data).decode()
    return Markup(text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029"))


def wants_page(scope: Any) -> bool:
    """Whether a person looks at the answer, rather than a script."""
    return "text/html" in headers(scope).get("accept", "")


class Refusal(HTTPException):
    """Raised to answer with a status and more: the clause where the rules refuse, a title, a text and a detail of its
    own, the address of a table that can be watched instead.
    """

    def __init__(self, status: int, **more: object) -> None:
        super().__init__(status_code=status)
        self.more = more


def refusal(scope: Any, status: int, more: dict[str, object] | None = None) -> Response[Any]:
    """The answer that says no: a page for a person, JSON for a script, in the reader's language."""
    told = status if status in TOLD else 403 if status == ELSEWHERE else 422 if status < 500 else 500
    words = words_for(language_of(scope))
    if wants_page(scope):
        known = {"title": words.say(f"house-error-{told}"), "text": None, "detail": None, "watch": None}
        return render(scope, "error.html", words, status, told=told, **{**known, **(more or {})})
    said = {"status": status, "text": words.say(f"house-error-{told}"), **(more or {})}
    return Response(msgspec.json.encode(said), status_code=status, media_type=MediaType.JSON, headers=PRIVATE)


def turn_away(scope: Any, status: int, more: dict[str, str]) -> ASGIApp:
    """A refusal as the guard needs it, outside of Litestar."""
    answer = refusal(scope, status)
    return answer.to_asgi_response(app=None, request=Request(scope), headers=more)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Answers to what handlers and the framework refuse; what could not be read is 422, like what makes no sense."""
    status = 422 if error.status_code == 400 else error.status_code
    answer = refusal(request.scope, status, error.more if isinstance(error, Refusal) else None)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our own faults: the log has the traceback, the reader an apology."""
    _log.error("%s %s", request.method, redacted(request.url.path), exc_info=error)
    return refusal(request.scope, 500)
