"""Other boxes: the café's own with parts changed, and small cafés for games that end as the big one seldom does."""

from __future__ import annotations

import copy
from typing import Any

from locanda.core.box import load_box
from locanda.core.catalogue import find

Data = dict[str, Any]

#: Four tables around one chair that two of them share; italy-1 has three chairs.
SMALL_MAP = """
..  o ..  o ..
 o IT  o CU  o
..  o ..  o ..
 o IT  o CU  o
"""


def edited(**parts: dict[str, Any]) -> Data:
    """The café's own box with keys of its sections replaced: `edited(bar={"values": [1]})`."""
    data: Data = copy.deepcopy(load_box(find("cafe")).data)
    for section, changes in parts.items():
        data[section].update(changes)
    return data


def small(map: str = SMALL_MAP, **rulebook: Any) -> Data:
    """A café of two nations, with hands that fit its few guests."""
    board = {"nations": {"IT": "italy", "CU": "cuba"}, "map": map}
    return edited(board=board, rulebook={"hand": 3, **rulebook})
