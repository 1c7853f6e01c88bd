"""What others reach: measured by us, November 2026, on a 2-core Linux machine, one core, uniform random play.

Their games are not ours, so these are orders of magnitude, not a race.  The fastest play games of a few bytes, many at
once, which a game of many pieces cannot do; they are shown because they are faster.  Each figure is the better of two
passes and good to about 15 %.
"""

from __future__ import annotations

from dataclasses import dataclass

SOURCE = "measured by us on a 2-core machine, November 2026, one core, random legal play, better of two passes, ±15 %"


@dataclass(frozen=True, slots=True)
class Peer:
    """A peer's figure: players' decisions a second, chance excluded, once everything is compiled."""

    name: str
    game: str
    decisions_per_s: int


#: The fastest first.  Of an engine those games that it is fastest and slowest at are among them.
PEERS = (
    Peer("numpy without an engine, 1,024 boards at once", "connect four", 8_500_000),
    Peer("Pgx 2.6.0, JAX, 1,024 games at once", "tic-tac-toe", 4_500_000),
    Peer("plain CPython without an engine, rules inlined in the loop", "tic-tac-toe", 4_500_000),
    Peer("Pgx 2.6.0, JAX, 1,024 games at once", "connect four", 3_050_000),
    Peer("Pgx 2.6.0, JAX, 1,024 games at once", "leduc poker", 2_200_000),
    Peer("plain CPython without an engine, rules inlined in the loop", "connect four", 1_900_000),
    Peer("OpenSpiel 2.0.2, rules in C++, driven from Python", "tic-tac-toe", 1_140_000),
    Peer("OpenSpiel 2.0.2, rules in C++, driven from Python", "connect four", 1_000_000),
    Peer("plain CPython without an engine, a small class", "a four-player trick-taking game", 960_000),
    Peer("OpenSpiel 2.0.2, rules in C++, driven from Python", "hearts", 440_000),
    Peer("OpenSpiel 2.0.2, rules in C++, driven from Python", "backgammon", 80_000),
    Peer("RLCard 1.2.0, Python", "uno", 53_000),
    Peer("OpenSpiel 2.0.2, rules in C++, driven from Python", "gin rummy", 47_000),
    Peer("OpenSpiel 2.0.2, rules in Python", "tic-tac-toe", 46_000),
    Peer("Pgx 2.6.0, JAX, 1,024 games at once", "backgammon", 42_000),
    Peer("PettingZoo 1.27.0, Python, raw environment", "connect four", 34_000),
    Peer("Catanatron 3.3.0, Python", "four random players", 33_000),
    Peer("RLCard 1.2.0, Python", "gin rummy", 15_600),
    Peer("boardgame.io 0.50.2, JavaScript", "a four-player trick-taking game", 12_400),
    Peer("PettingZoo 1.27.0, Python, documented loop", "connect four", 12_300),
    Peer("PokerKit 0.7.7, Python", "no-limit hold'em, two players", 6_300),
)

#: Copies of a state, in microseconds: what a tree search or a server's trial move pays.  Pgx's states are never copied.
COPIES_US = {
    "plain CPython, a small class: connect four": 0.23,
    "OpenSpiel: connect four": 0.33,
    "OpenSpiel: hearts": 0.74,
    "python-chess, without history": 1.1,
    "OpenSpiel: gin rummy": 42.0,
    "Catanatron": 71.0,
    "PokerKit": 423.0,
    "RLCard: uno": 790.0,
}
