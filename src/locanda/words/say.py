"""Saying a message in a language (Project Fluent, through fluent.runtime)."""

from __future__ import annotations

import logging
import operator
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment

from locanda.words.functions import FUNCTIONS, Whole
from locanda.words.language import DEFAULT, LANGUAGES
from locanda.words.message import Argument, Message, msg

HOUSE = Path(__file__).parent
#: Sentences that are kept once formed, a language: forming one takes tens of microseconds, and a table says hundreds.
REMEMBERED = 20_000
_key = msgspec.json.Encoder(enc_hook=operator.index).encode
_log = logging.getLogger(__name__)


class Words:
    """The sentences of one language; what it lacks is said in English. Get one from `words_for`."""

    def __init__(self, lang: str, sources: Mapping[str, Sequence[str]]) -> None:
        """`sources`: for each language code the texts of its files, the house's first."""
        self.lang = lang
        languages = (lang,) if lang == DEFAULT else (lang, DEFAULT)
        self._said: dict[bytes, str] = {}
        self._bundles = [_bundle(language, sources.get(language, ())) for language in languages]

    def has(self, id: str) -> bool:
        """Whether the language itself, not English in its place, has a message of this id."""
        return self._bundles[0].has_message(id)

    def say(self, message: Message | str) -> str:
        """The sentence of a message, or of an id that takes no arguments.

        A noun (an argument that is a message) stands in the sentence as `$name` and, in its other forms, as
        `$name_<form>`: the attribute `.acc` of `cafe-guest-italy-lady` is the `$guest_acc` of a sentence about `guest`.
        A form that the noun does not have is its plain name, and so is any form of plain text, such as a person's name.
        The id of an attribute is written `id.attribute`.

        Text that cannot be formed is logged and shown as well as it can be, an unknown id as `{id}`: a missing word
        must not stop a game.
        """
        key = _key(message)
        text = self._said.get(key)
        if text is None:
            text, problems = self.format(message)
            if problems:
                _log.warning("words, %s: %s", self.lang, "; ".join(problems))
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[key] = text
        return text

    def text(self, value: Message | str) -> str:
        """Say a message; leave text as it is. For values that may be either, such as a row of a panel."""
        return value if isinstance(value, str) else self.say(value)

    def join(self, names: Sequence[str]) -> str:
        """A list as people say it: "Anna, Ben and Carla"."""
        if not names:
            return ""
        *before, text = names
        for place, name in enumerate(reversed(before)):
            text = self.say(msg("house-list-more" if place else "house-list-two", first=name, rest=text))
        return text

    def won(self, names: Sequence[str], scores: Sequence[int], game: str = "house") -> str:
        """Who won: one, several who share the win, or nobody; `scores` are theirs, in the same order.

        A game whose scores are no points says it with words of its own, ``<game>-over-winner`` and ``-over-shared``; so
        does one in which something else can win when nobody does, ``<game>-over-nobody``.
        """
        if not names:
            nobody = f"{game}-over-nobody"
            return self.say(nobody if self.has(nobody) else "house-over-nobody")
        own = self.has(f"{game}-over-winner")
        if len(names) == 1:
            winner = f"{game}-over-winner" if own else "house-over-winner"
            return self.say(msg(winner, seat=names[0], points=scores[0]))
        if len(set(scores)) > 1:
            return self.say(msg("house-over-together", seats=self.join(names)))
        shared = f"{game}-over-shared" if own else "house-over-shared"
        return self.say(msg(shared, seats=self.join(names), points=scores[0]))

    def format(self, message: Message | str) -> tuple[str, list[str]]:
        """The sentence of `say`, and what went wrong in forming it: an unknown id, a variable that nobody gave."""
        return self._format(message if isinstance(message, Message) else Message(message), 0)

    def _format(self, message: Message, start: int, form: str = "") -> tuple[str, list[str]]:
        """What the first bundle from `start` on says without a fault; else what the first says that has the message."""
        first: tuple[str, list[str]] | None = None
        for index in range(start, len(self._bundles)):
            bundle = self._bundles[index]
            pattern = _pattern(bundle, message.id, form)
            if pattern is None:
                continue
            said = self._resolve(bundle, pattern, _Arguments(self, message, index))
            if not said[1]:
                return said
            first = first or said
        return first or (f"{{{message.id}}}", [f"{message.id}: unknown message"])

    @staticmethod
    def _resolve(bundle: FluentBundle, pattern: Pattern, args: _Arguments) -> tuple[str, list[str]]:
        # FluentBundle.format_pattern copies its arguments into a plain dict of FluentInt, which would form all forms of
        # all nouns each time and write "-4" with a hyphen; its few lines stand here instead.
        errors: list[Exception] = []
        environment = ResolverEnvironment(context=bundle, errors=errors, current=CurrentEnvironment(args=args))
        try:
            text = str(pattern(environment))
        except ValueError as error:  # a part longer than Fluent allows
            errors.append(error)
            text = f"{{{args.id}}}"
        return text, [*args.problems, *(f"{args.id}: {error}" for error in errors)]


class _Arguments(dict[str, object]):
    """The arguments of one message for Fluent; the forms of nouns are made when they are asked for."""

    def __init__(self, words: Words, message: Message, index: int) -> None:
        super().__init__()
        self.id = message.id
        self.problems: list[str] = []
        self._words, self._index, self._args = words, index, message.args

    def __missing__(self, name: str) -> object:
        if name in self._args:
            value = self._value(self._args[name], "")
        else:
            noun, _, form = name.rpartition("_")
            if noun not in self._args:
                raise KeyError(name)
            value = self._value(self._args[noun], form)
        self[name] = value
        return value

    def _value(self, value: Argument, form: str) -> object:
        if isinstance(value, str):
            return value
        if not isinstance(value, Message):
            return Whole(operator.index(value))
        text, problems = self._words._format(value, self._index, form)
        self.problems += problems
        return text


def _pattern(bundle: FluentBundle, id: str, form: str) -> Pattern | None:
    """The pattern of an id, of `id.attribute`, or of a noun's form (the plain name if it has no such form)."""
    id, _, attribute = id.partition(".")
    if not bundle.has_message(id):
        return None
    entry = bundle.get_message(id)
    if attribute:
        return entry.attributes.get(attribute)
    return entry.attributes.get(form, entry.value)


def _bundle(lang: str, texts: Sequence[str]) -> FluentBundle:
    # Isolating marks keep two directions of writing apart; all of ours run one way, and copied text would hold them.
    bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


@lru_cache(maxsize=64)
def words_for(lang: str, *folders: Path) -> Words:
    """The words of the house and of games, kept once read.

    `folders` are the games' own folders (`Game.folder`), which hold `words/<language>.ftl`. Raises KeyError for a
    language that the house does not speak.
    """
    if lang not in LANGUAGES:
        raise KeyError(f"{lang!r} is not one of the languages {', '.join(LANGUAGES)}")
    return Words(lang, {language: _read(language, folders) for language in {lang, DEFAULT}})


def _read(lang: str, folders: Sequence[Path]) -> list[str]:
    files = [HOUSE / lang / "house.ftl", *(folder / "words" / f"{lang}.ftl" for folder in folders)]
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]
