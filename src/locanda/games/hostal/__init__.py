"""Hostil Hostal: guests in beds, cards in the dark, and a dawn that tells who slept."""

from __future__ import annotations

from pathlib import Path

from locanda.core.game import Game, register

from .actions import ACTIONS, CHANCE
from .box import Box, schema
from .events import EVENTS
from .greedy import greedy
from .options import Options
from .position import POSITION
from .rules.derive import derive
from .rules.end import result
from .rules.hidden import censor, resample
from .rules.judge import judge
from .rules.preview import preview
from .rules.turn import apply, legal, outcomes, setup, to_act
from .table import Ending, Table
from .view import view
from .what import Clause

game = register(
    Game(
        name="hostal",
        version=1,
        package=__name__,
        players=(2, 3, 4, 5),
        languages=("en", "it", "el", "ru", "es"),
        Box=Box,
        Table=Table,
        Options=Options,
        kernels={
            "setup": setup,
            "to_act": to_act,
            "legal": legal,
            "judge": judge,
            "outcomes": outcomes,
            "apply": apply,
            "result": result,
            "censor": censor,
            "resample": resample,
            "preview": preview,
            "derive": derive,
            "greedy": greedy,
        },
        actions=ACTIONS,
        chance=CHANCE,
        events=EVENTS,
        clauses=Clause,
        endings=Ending,
        box=schema,
        position=POSITION,
        view=view,
        scene=f"{__name__}.scene",
        folder=Path(__file__).parent,
        greedy_wins=95,
    )
)
