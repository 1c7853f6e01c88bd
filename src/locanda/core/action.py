"""Actions: small frozen dataclasses outside, packed integers inside, both from one table a game.

How a game declares them (`names` is the mapping that the game's box makes, see `locanda.core.box`):

    @dataclass(frozen=True)
    class Seat(Action, template="seat {guest} at {chair}"):
        guest: str
        chair: int

    @dataclass(frozen=True)
    class Done(Action, template="done"):
        pass

    ACTIONS = ActionTable(
        Kind(Seat, chair=Number("chair", 1, 68), guest=Named("guest", "guests", 26)),   # packing order
        Kind(Done),
    )
    SEAT, DONE = ACTIONS.base(Seat), ACTIONS.base(Done)      # constants for the kernels

A kind's actions are base, base+1, …; within it the fields are mixed radix in the order in which `Kind` gives them, the
last one fastest: here `action = SEAT + (chair - 1) * 26 + guest`.  `ACTIONS.size` is the number of all.

A domain of the game's own is a subclass of `Domain` with `text` and `value`; `before` holds the values (not the
texts) of the fields packed before it, so that a guest's domain may depend on the chair.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, TypeAlias

from .errors import LocandaError, UnknownAction, choices

Names: TypeAlias = Mapping[str, Sequence[str]]
Said: TypeAlias = str | int | None


@dataclass(frozen=True)
class Domain:
    """Values 0..size-1 (or, in events, any integer) and how people say them.

    `text` and `value` are each other's inverse.  `said` is what the dataclass holds, `spoken` its text.
    """

    name: str
    size: int

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """The text of a value.  Raises UnknownAction where the value means nothing."""
        raise NotImplementedError

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """The value of a text.  Raises UnknownAction, saying what would be right, or Refused(clause)."""
        raise NotImplementedError

    def said(self, names: Names, value: int, before: tuple[int, ...]) -> str | int:
        """What the dataclass holds for a value."""
        return self.text(names, value, before)

    def spoken(self, said: str | int) -> str:
        """The text of what the dataclass holds."""
        return str(said)


@dataclass(frozen=True)
class Named(Domain):
    """`Named("guest", "guests", 26)`: value v is said names["guests"][v].  There may be fewer names than `size`."""

    name: str
    size: int
    key: str

    def __init__(self, name: str, key: str, size: int) -> None:
        super().__init__(name, size)
        object.__setattr__(self, "key", key)

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """See `Domain`."""
        known = names[self.key]
        if not 0 <= value < len(known):
            raise UnknownAction(f"no {self.name} number {value}: there are {len(known)}")
        return known[value]

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """See `Domain`."""
        return index(self.name, text, names[self.key])


@dataclass(frozen=True)
class Number(Domain):
    """`Number("chair", 1, 68)`: the numbers first..last, value 0 is said as `first`."""

    first: int

    def __init__(self, name: str, first: int, last: int) -> None:
        super().__init__(name, last - first + 1)
        object.__setattr__(self, "first", first)

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """See `Domain`."""
        return str(self.said(names, value, before))

    def said(self, names: Names, value: int, before: tuple[int, ...]) -> int:
        """See `Domain`."""
        if not 0 <= value < self.size:
            raise UnknownAction(f"no {self.name} of value {value}: there are {self.size}")
        return self.first + value

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """See `Domain`."""
        number = whole(self.name, text)
        if not 0 <= number - self.first < self.size:
            raise UnknownAction(f"{self.name} {text}: from {self.first} to {self.first + self.size - 1}")
        return number - self.first


@dataclass(frozen=True)
class Words(Domain):
    """`Words("sex", "ladies", "gentlemen")`: fixed words for 0, 1, …"""

    words: tuple[str, ...]

    def __init__(self, name: str, *words: str) -> None:
        super().__init__(name, len(words))
        object.__setattr__(self, "words", words)

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """See `Domain`."""
        if not 0 <= value < self.size:
            raise UnknownAction(f"no {self.name} of value {value}: there are {self.size}")
        return self.words[value]

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """See `Domain`."""
        return index(self.name, text, self.words)


@dataclass(frozen=True)
class Members(Domain):
    """`Members("ending", Ending)`: the members of an IntEnum by their numbers; BAR_FULL is said "bar-full"."""

    enum: type[IntEnum]

    def __init__(self, name: str, enum: type[IntEnum]) -> None:
        super().__init__(name, max(enum) + 1)
        object.__setattr__(self, "enum", enum)

    def text(self, names: Names, value: int, before: tuple[int, ...]) -> str:
        """See `Domain`."""
        try:
            return self.enum(value).name.lower().replace("_", "-")
        except ValueError:
            raise UnknownAction(f"no {self.name} of value {value}") from None

    def value(self, names: Names, text: str, before: tuple[int, ...]) -> int:
        """See `Domain`."""
        words = {member.name.lower().replace("_", "-"): int(member) for member in self.enum}
        return list(words.values())[index(self.name, text, list(words))]


def index(name: str, text: str, known: Sequence[str]) -> int:
    """Place of a word among the known ones.  Raises UnknownAction naming them, and a near miss first."""
    try:
        return known.index(text)
    except ValueError:
        raise UnknownAction(f"{name} {text!r}: {choices(text, known)}") from None


def whole(name: str, text: str) -> int:
    """The integer that a text says; a true minus is understood."""
    try:
        return int(text.replace("\u2212", "-"))
    except ValueError:
        raise UnknownAction(f"{name} {text!r}: a whole number would be right") from None


class Phrase:
    """What actions and events share: a template, a domain a field, and str() as the text form."""

    template: ClassVar[str]
    domains: ClassVar[dict[str, Domain]] = {}

    def __init_subclass__(cls, template: str = "", **more: Any) -> None:
        super().__init_subclass__(**more)
        if template:
            cls.template = template

    def __str__(self) -> str:
        said = {name: spoken(domain, getattr(self, name)) for name, domain in self.domains.items()}
        return self.template.format(**said)


def spoken(domain: Domain, said: Said) -> str:
    """The text of a field; "?" where it is hidden."""
    return "?" if said is None else domain.spoken(said)


class Action(Phrase):
    """Base of a game's actions: frozen dataclasses, see the module's example.  `str(action)` parses back."""


class Kind:
    """One kind of action: its dataclass and the domains of its fields, by keyword, in packing order."""

    def __init__(self, cls: type[Phrase], **domains: Domain) -> None:
        fields = set(getattr(cls, "__dataclass_fields__", ()))
        if fields != set(domains) or fields != slots(cls.template):
            raise TypeError(f"{cls.__name__}: its fields, its template and its domains must name the same things")
        self.cls, self.domains = cls, domains
        self.size = 1
        for domain in domains.values():
            self.size *= domain.size
        self.pattern = pattern(cls.template)
        cls.domains = domains

    def said(self, names: Names, values: Sequence[int]) -> dict[str, str | int]:
        """Field by field, what the dataclass holds for these values (in packing order)."""
        return {
            field: domain.said(names, values[i], tuple(values[:i]))
            for i, (field, domain) in enumerate(self.domains.items())
        }

    def values(self, names: Names, said: Mapping[str, str]) -> list[int]:
        """The values, in packing order, of fields given by their texts."""
        values: list[int] = []
        for field, domain in self.domains.items():
            values.append(domain.value(names, said[field], tuple(values)))
        return values

    def pack(self, values: Sequence[int]) -> int:
        """Mixed radix, the last value fastest; from 0 within the kind."""
        packed = 0
        for value, domain in zip(values, self.domains.values(), strict=True):
            packed = packed * domain.size + value
        return packed

    def unpack(self, packed: int) -> list[int]:
        """The inverse of `pack`."""
        values: list[int] = []
        for domain in reversed(self.domains.values()):
            packed, value = divmod(packed, domain.size)
            values.append(value)
        return values[::-1]


def slots(template: str) -> set[str]:
    """The fields that a template names."""
    return set(re.findall(r"\{(\w+)\}", template))


def pattern(template: str) -> re.Pattern[str]:
    """A regular expression that reads what the template writes."""
    parts = re.split(r"\{(\w+)\}", template)
    regex = "".join(f"(?P<{p}>.+?)" if i % 2 else re.escape(p) for i, p in enumerate(parts))
    return re.compile(regex)


class ActionTable:
    """All actions of a game (or all outcomes of its chance), as dense integers 0..size-1."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self._bases: dict[type[Phrase], int] = {}
        self.size = 0
        self._wordiest = sorted(kinds, key=lambda kind: -len(re.sub(r"\{\w+\}", "", kind.cls.template)))
        for kind in kinds:
            self._bases[kind.cls] = self.size
            self.size += kind.size

    def base(self, cls: type[Action]) -> int:
        """The first integer of a kind of action."""
        return self._bases[cls]

    def __iter__(self) -> Iterator[Kind]:
        return iter(self.kinds)

    def unpack(self, names: Names, packed: int) -> Action:
        """The dataclass of an integer.  Raises UnknownAction where it says nothing with this box."""
        for kind in self.kinds:
            if 0 <= packed < kind.size:
                action = kind.cls(**kind.said(names, kind.unpack(packed)))
                assert isinstance(action, Action)
                return action
            packed -= kind.size
        raise UnknownAction(f"there are only {self.size} actions")

    def pack(self, names: Names, action: Action) -> int:
        """The integer of a dataclass.  Raises Refused, or UnknownAction: of another game, a field out of its domain."""
        for kind in self.kinds:
            if type(action) is kind.cls:
                said = {field: spoken(domain, getattr(action, field)) for field, domain in kind.domains.items()}
                return self._bases[kind.cls] + kind.pack(kind.values(names, said))
        raise UnknownAction(f"{action!r} is no action of this game; {self._forms()}")

    def parse_packed(self, names: Names, text: str) -> int:
        """The integer of a text.  Raises UnknownAction, saying what would be right, or Refused."""
        plain = " ".join(text.split())
        problem: LocandaError | None = None
        for kind in self._wordiest:
            match = kind.pattern.fullmatch(plain)
            if match:
                try:
                    return self._bases[kind.cls] + kind.pack(kind.values(names, match.groupdict()))
                except LocandaError as error:
                    problem = problem or error
        raise problem or UnknownAction(f"{text!r} says no action; {self._forms()}")

    def parse(self, names: Names, text: str) -> Action:
        """The action that a text says.  Raises like `parse_packed`."""
        return self.unpack(names, self.parse_packed(names, text))

    def text(self, action: Action) -> str:
        """See `Domain`."""
        return str(action)

    def packed_text(self, names: Names, packed: int) -> str:
        """The text of an integer."""
        return str(self.unpack(names, packed))

    @property
    def forms(self) -> list[str]:
        """How actions are written, a template each."""
        return [kind.cls.template for kind in self.kinds]

    def _forms(self) -> str:
        return "the forms are: " + "; ".join(self.forms)
