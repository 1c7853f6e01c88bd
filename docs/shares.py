"""How often each shop of Souvlaki Wars wins between greedy players: `.venv/bin/python docs/shares.py [GAMES]`.

It takes minutes, so the figures are kept in `img/souvlaki-shares.toml`, beside the picture that is drawn from them.
"""

from __future__ import annotations

import sys
import tomllib
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from locanda.core.box import load_box
from locanda.core.catalogue import find
from locanda.core.engine import engine_of
from locanda.core.match import new
from locanda.core.options import options_row

FIGURES = Path(__file__).parent / "img" / "souvlaki-shares.toml"
PICTURE = FIGURES.with_suffix(".svg")
GAMES = 20_000
GREEDY = 1  # the policy, as `Engine.contest` counts them
#: A shop's bar: a colour, and a pattern of strokes for those who do not see colours.
PAINT = {
    "dirty": ("#b5651d", "6 0"),
    "family": ("#3b7a57", "3 3"),
    "chain": ("#c0392b", "1 3"),
    "posh": ("#6c4a9e", "8 3"),
}
INK, PAPER = "#2b2118", "#fbf6ea"
WIDE, HIGH, LEFT, TOP, FLOOR = 760, 330, 46, 46, 268
BAR, GAP, MOST = 44, 52, 60


def shares(players: int, games: int) -> dict[str, float]:
    """By shop: of the games in which it plays the per cent that it wins, a shared win in parts."""
    match = new("souvlaki", players=players, options={"shops": True}, seed=1)
    engine, box = engine_of(match.game), match.box
    start = engine.setup(box.record, options_row(match.options))
    wins, count = dict.fromkeys(PAINT, 0.0), dict.fromkeys(PAINT, 0)
    for seed in range(games):
        table: Any = engine.contest(box.record, start, [GREEDY] * players, seed)[0]
        ranks = engine.result(box.record, table, players)[2]
        for seat in range(players):
            shop = box.names["shops"][table.shop[seat] - 1]
            count[shop] += 1
            wins[shop] += (ranks[seat] == 1) / ranks.count(1)
    return {shop: round(100 * wins[shop] / max(1, count[shop]), 1) for shop in PAINT}


def chart() -> str:
    """The picture of the figures: a group of bars a player count, a line at what each would win if all were equal."""
    figures = tomllib.loads(FIGURES.read_text("utf-8"))
    nicks = {row["id"]: row["nick"]["en"] for row in load_box(find("souvlaki")).data["shop"]}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">',
        "<title>How often each shop wins</title>",
        f'<rect width="{WIDE}" height="{HIGH}" rx="10" fill="{PAPER}"/>',
        _text(
            LEFT, 26, f"Per cent of its games that a shop wins, in {figures['games']:,} games of greedy players each"
        ),
    ]
    x = LEFT
    for players in ("2", "3", "4"):
        parts += _group(players, figures["players"][players], x)
        x += 4 * BAR + GAP
    for number, (shop, nick) in enumerate(nicks.items()):
        at = LEFT + number * 175
        parts += [_bar(shop, at, HIGH - 30, 16, 14), _text(at + 24, HIGH - 18, nick)]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _group(players: str, won: dict[str, float], x: int) -> list[str]:
    fair = _height(100 / int(players))
    parts = [_text(x, FLOOR + 20, f"{players} players")]
    for number, (shop, share) in enumerate(won.items()):
        at, high = x + number * BAR, _height(share)
        parts += [_bar(shop, at, FLOOR - high, BAR - 8, high), _text(at + 4, FLOOR - max(high, fair) - 6, f"{share:g}")]
    line = f'<path d="M{x - 6} {FLOOR - fair}H{x + 4 * BAR - 2}" stroke="{INK}" stroke-dasharray="4 3"/>'
    return [*parts, line]


def _text(x: int, y: int, said: str) -> str:
    return f'<text x="{x}" y="{y}" fill="{INK}">{escape(said)}</text>'


def _height(share: float) -> int:
    return round(share * (FLOOR - TOP) / MOST)


def _bar(shop: str, x: int, y: int, wide: int, high: int) -> str:
    colour, dashes = PAINT[shop]
    return (
        f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="{colour}"/>'
        f'<path d="M{x + wide // 2} {y + 1}V{y + high}" stroke="{PAPER}" stroke-width="4" stroke-dasharray="{dashes}"/>'
    )


def main(games: int = GAMES) -> None:
    """Measures, keeps the figures, and draws them."""
    figures = {"games": games, "players": {str(players): shares(players, games) for players in (2, 3, 4)}}
    FIGURES.write_bytes(b"# Made by docs/shares.py.\n" + msgspec.toml.encode(figures))
    PICTURE.write_text(chart(), "utf-8")
    print(FIGURES.read_text("utf-8"))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
