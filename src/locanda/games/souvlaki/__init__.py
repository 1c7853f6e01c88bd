"""Souvlaki Wars: customers, food cards and unforeseen factors in a street of four souvlaki shops."""

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
from .rules.legal import legal
from .rules.preview import preview
from .rules.turn import apply, outcomes, setup, to_act
from .table import Ending, Table
from .view import view
from .what import Clause

game = register(
    Game(
        name="souvlaki",
        version=1,
        package=__name__,
        players=(2, 3, 4),
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
