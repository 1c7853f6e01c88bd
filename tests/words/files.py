"""The word files as the tests read them: what each message says, which variables it uses, in which forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

import locanda
from locanda.core.catalogue import find, names
from locanda.words import LANGUAGES

SOURCE = Path(locanda.__file__).parent
#: Attributes that code asks for by name; every other attribute is a form of a noun.
ASKED = {"help"}


@dataclass(frozen=True)
class Part:
    """A set of word files with the same ids: the house, or a game. `names` are its files by language."""

    name: str
    files: dict[str, Path]
    folder: Path | None

    def __str__(self) -> str:
        return self.name


@dataclass
class Text:
    """A message of one language: its variables without their forms, the forms asked of each, which are numbers."""

    id: str
    node: ast.Message
    variables: set[str] = field(default_factory=set)
    forms: dict[str, set[str]] = field(default_factory=dict)
    numbers: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selections: list[set[str]] = field(default_factory=list)

    @property
    def attributes(self) -> set[str]:
        return {attribute.id.name for attribute in self.node.attributes}

    @property
    def words(self) -> str:
        """All that it says in any variant and form, without placeables."""
        found = _Literal()
        found.visit(self.node)
        return "\n".join(found.pieces)


class _Literal(visitor.Visitor):
    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.pieces.append(node.value)

    def visit_Comment(self, node: ast.Comment) -> None:
        return


class _Variables(visitor.Visitor):
    """Fills in what a message uses: `$guest_acc` is the form acc of the variable guest."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        base, _, form = node.id.name.partition("_")
        self.text.variables.add(base)
        self.text.forms.setdefault(base, set())
        if form:
            self.text.forms[base].add(form)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.text.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        first = node.arguments.positional[0]
        if node.id.name == "SIGNED" and isinstance(first, ast.VariableReference):
            self.text.numbers.add(first.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.text.numbers.add(node.selector.id.name)
        self.text.selections.append({v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)})
        self.generic_visit(node)


def parts() -> list[Part]:
    """The house and every installed game that has words, each with the languages that it declares."""
    house = Part("house", {lang: SOURCE / "words" / lang / "house.ftl" for lang in LANGUAGES}, None)
    games = [find(name) for name in names()]
    return [
        house,
        *(
            Part(game.name, {lang: game.folder / "words" / f"{lang}.ftl" for lang in game.languages}, game.folder)
            for game in games
        ),
    ]


@cache
def read(path: Path) -> dict[str, Text]:
    """The messages of a file in its order. Raises ValueError for what Fluent would skip in silence."""
    texts: dict[str, Text] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path}: not Fluent: {entry.content}")
        if not isinstance(entry, ast.Message):
            continue
        if entry.id.name in texts:
            raise ValueError(f"{path}: {entry.id.name} comes twice")
        text = texts[entry.id.name] = Text(entry.id.name, entry)
        _Variables(text).visit(entry)
    for text in texts.values():
        for name in text.references:
            other = texts[name]
            text.variables |= other.variables
            text.numbers |= other.numbers
            for base, forms in other.forms.items():
                text.forms.setdefault(base, set()).update(forms)
    return texts


def forms_of(text: Text) -> frozenset[str]:
    """The forms that a noun has; none if the message is not a noun."""
    return frozenset(text.attributes - ASKED)


def family(id: str) -> str:
    """What a noun is one of: cafe-guest-italy-lady is one of cafe-guest."""
    return "-".join(id.split("-")[:2])


def asked(name: str) -> tuple[set[str], set[str]]:
    """The ids of a part that the program writes out, and the beginnings of those that it puts together.

    `f"cafe-log-{event}"` and `"house-seat-" ~ n` begin with what is written.
    """
    whole: set[str] = set()
    begun: set[str] = set()
    for text in _sources():
        for id, end in re.findall(rf"""["'`]({name}-[\w-]*)(.)""", text):
            (begun if id.endswith("-") or end == "{" else whole).add(id)
    return whole, begun


def asked_of_any(name: str) -> tuple[str, ...]:
    """How ids of a game may begin that generic code asks for: `f"{game.name}-title"`, `game ~ "-title"`."""
    found = re.compile(r"""(?:\}|~ ["'])(-[a-z][a-z-]*)["'{]""")
    return tuple({name + suffix for text in _sources() for suffix in found.findall(text)})


def _sources() -> Iterator[str]:
    """The program's own files in which ids may stand."""
    for kind in ("py", "html", "js"):
        for path in sorted(SOURCE.rglob(f"*.{kind}")):
            yield path.read_text("utf-8")
