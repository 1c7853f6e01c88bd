"""A game's rules.md as blocks of a page; a clause can be linked to by its id."""

from __future__ import annotations

import re
from dataclasses import dataclass

from markupsafe import Markup, escape

from locanda.core.clauses import START, clauses
from locanda.core.game import Game
from locanda.words import Words

_INLINE = re.compile(r"\*\*(?P<bold>.+?)\*\*|`(?P<code>[^`]+)`|\[(?P<text>[^\]]+)\]\([^)]*\)")


@dataclass(frozen=True)
class Block:
    """A heading, a paragraph, or a clause with its id."""

    kind: str
    html: Markup
    clause: str


@dataclass(frozen=True)
class Short:
    """A clause in one sentence."""

    id: str
    sentence: str


def short_rules(game: Game, words: Words) -> list[Short]:
    """Each clause of a game in one sentence of the reader's language."""
    return [Short(id, words.say(f"{game.name}-clause-{id}")) for id in clauses(game)]


def full_rules(game: Game) -> list[Block]:
    """The whole rules.md."""
    return blocks((game.folder / "rules.md").read_text("utf-8"))


def blocks(text: str) -> list[Block]:
    """The blocks of a text in the plain Markdown that rules are written in: headings, paragraphs, list items."""
    found: list[Block] = []
    for lines in _groups(text):
        first, start = lines[0], START.match(lines[0])
        if first.startswith("#"):
            found.append(Block("heading", inline(first.lstrip("# ")), ""))
        else:
            plain = " ".join(line.strip() for line in lines)
            plain = re.sub(r"^[-*]\s+", "", plain)
            found.append(Block("paragraph", inline(plain), start["id"] if start else ""))
    return found


def _groups(text: str) -> list[list[str]]:
    """Lines that belong together: a block ends at a blank line, a heading, and where an item or a clause begins."""
    groups: list[list[str]] = []
    fresh = True
    for line in text.splitlines():
        if not line.strip():
            fresh = True
            continue
        if fresh or line.startswith("#") or re.match(r"\s*[-*]\s", line) or START.match(line):
            groups.append([])
        groups[-1].append(line)
        fresh = line.startswith("#")
    return groups


def inline(text: str) -> Markup:
    """Bold, code and the words of links; everything else is escaped."""
    made, at = Markup(), 0
    for match in _INLINE.finditer(text):
        made += escape(text[at : match.start()])
        if match["bold"]:
            made += Markup("<b>{}</b>").format(match["bold"])
        elif match["code"]:
            made += Markup("<code>{}</code>").format(match["code"])
        else:
            made += escape(match["text"])
        at = match.end()
    return made + escape(text[at:])
