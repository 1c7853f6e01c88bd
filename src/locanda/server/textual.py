"""The choices of a seat as lists of words, for pages without a picture."""

from __future__ import annotations

from dataclasses import dataclass

from locanda.words import Words

from .live import Live


@dataclass(frozen=True)
class Line:
    """A choice: the text of the action, and what a person reads."""

    do: str
    text: str


@dataclass(frozen=True)
class Group:
    """Choices that begin alike; `label` is empty for a choice that stands alone."""

    label: str
    choices: list[Line]


def choices_of(live: Live, seat: int, words: Words) -> list[Group]:
    """The legal choices of a seat, each once, grouped by where they begin; what each would score is said."""
    if live.story.asked(seat) is None:
        return []
    frame, labels = live.frame(seat, words.lang, frozenset()), live.drawn(words.lang).labels
    pieces = {spot: label for _, _, spot, _, label, *_ in frame["sprites"] if label}
    groups: dict[str, Group] = {}
    told: set[int] = set()
    for path, number in live.paths(seat).items():
        if number in told:
            continue
        told.add(number)
        first = pieces.get(path[0]) or labels.get(path[0], path[0])
        rest = [place_said(spot, labels, pieces) for spot in path[1:]]
        gain = frame["previews"].get(" ".join(path), "")
        text = ", ".join([first, *rest, *([gain] if gain and rest else [])])  # whole, as a closed list shows it alone
        group = groups.setdefault(first if rest else "", Group(first if rest else "", []))
        group.choices.append(Line(str(live.match.unpack(number)), text))
    return list(groups.values())


def place_said(spot: str, labels: dict[str, str], pieces: dict[str, str]) -> str:
    """A place by its name, and what lies there."""
    place, piece = labels.get(spot, spot), pieces.get(spot)
    if not piece or piece.startswith(place):  # a piece that is called after its place says both
        return piece or place
    return f"{place} ({piece})"
