"""Boxes of Boutique Hotel Manager with other components."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from locanda.core.box import load_box
from locanda.core.catalogue import find

Edit = Callable[[dict[str, Any]], Any]


def edited(*edits: Edit) -> dict[str, Any]:
    """The game's own components, changed."""
    data = copy.deepcopy(load_box(find("boutique")).data)
    for edit in edits:
        edit(data)
    return data


def cards(*guests: dict[str, Any]) -> Edit:
    """Other guest cards, and no more than these."""

    def edit(data: dict[str, Any]) -> None:
        data["guest"] = [{"id": i + 1, "doors": [], "breakfast": False, **one} for i, one in enumerate(guests)]
        data["rulebook"]["guest_cards_per_set"] = len(guests)

    return edit


def book(**fields: Any) -> Edit:
    """Other numbers of the rulebook."""
    return lambda data: data["rulebook"].update(fields)


def made(**fields: Any) -> Edit:
    """Other numbers of the parts made anew."""
    return lambda data: data["reconstructed"].update(fields)
