"""Scripts, styles and signs: small files, kept in memory, sent compressed, and not at all to who has them already."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path

from litestar import Response, get

from .desk import Ask
from .language import headers
from .pages import Refusal

STATIC = Path(__file__).parent / "static"
KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class Asset:
    """A file as it is sent; `changed` is the time by which a newer one is noticed."""

    plain: bytes
    packed: bytes
    tag: str
    changed: int


_KEPT: dict[str, Asset] = {}


def asset(name: str) -> Asset | None:
    """A file of static/ by its name, read again when it has changed; None for what is not to be served."""
    path = STATIC / name
    if len(name) > 100:  # longer than any of ours, and perhaps than the file system takes
        return None
    if path.parent != STATIC or path.suffix not in KINDS or not path.is_file():
        return None
    changed = path.stat().st_mtime_ns
    if name not in _KEPT or _KEPT[name].changed != changed:
        data = path.read_bytes()
        tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
        _KEPT[name] = Asset(data, gzip.compress(data, 9, mtime=0), tag, changed)
    return _KEPT[name]


@get("/static/{name:str}")
async def static(request: Ask, name: str) -> Response[bytes]:
    """A file.  The browser asks each time whether it has changed, so that new files are never mixed with old ones."""
    found = asset(name)
    if found is None:
        raise Refusal(404)
    sent = headers(request.scope)
    kept = {"cache-control": "no-cache", "etag": found.tag, "vary": "accept-encoding"}
    if found.tag in sent.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=kept)
    kind = KINDS[Path(name).suffix]
    if "gzip" in sent.get("accept-encoding", ""):
        return Response(found.packed, media_type=kind, headers={**kept, "content-encoding": "gzip"})
    return Response(found.plain, media_type=kind, headers=kept)
