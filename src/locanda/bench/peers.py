"""What other engines reach: measured by us, November 2026, on a 2-core Linux machine, one core, uniform random play.

Their games are not ours, so these are orders of magnitude, not a race.  Each figure is the better of two passes and
good to about 15 %; the same machine measured plain Python and Numba for Locanda's first trials.
"""

from __future__ import annotations

from dataclasses import dataclass

SOURCE = "measured by us on a 2-core machine, November 2026, one core, random legal play, better of two passes, ±15 %"


@dataclass(frozen=True, slots=True)
class Peer:
    """A peer's figure: players' decisions a second, chance excluded."""

    name: str
    game: str
    decisions_per_s: int


PEERS = (
    Peer("OpenSpiel 2.0.2, rules in C++, driven from Python", "connect four", 1_000_000),
    Peer("OpenSpiel 2.0.2, rules in C++, driven from Python", "hearts", 440_000),
    Peer("OpenSpiel 2.0.2, rules in C++, driven from Python", "backgammon", 80_000),
    Peer("OpenSpiel 2.0.2, rules in C++, driven from Python", "gin rummy", 47_000),
    Peer("OpenSpiel 2.0.2, rules in Python", "tic-tac-toe", 46_000),
    Peer("Pgx 2.6.0, JAX, batches of 1,024", "backgammon", 42_000),
    Peer("RLCard 1.2.0, Python", "uno", 53_000),
    Peer("RLCard 1.2.0, Python", "gin rummy", 15_600),
    Peer("Catanatron 3.3.0, Python", "four random players", 33_000),
    Peer("PettingZoo 1.27.0, Python, documented loop", "connect four", 12_300),
    Peer("boardgame.io 0.50.2, JavaScript", "a four-player trick-taking game", 12_400),
    Peer("PokerKit 0.7.7, Python", "no-limit hold'em, two players", 6_300),
)

#: Copies of a state, in microseconds: what a tree search or a server's trial move pays.
COPIES_US = {
    "OpenSpiel hearts": 0.74,
    "OpenSpiel gin rummy": 42.0,
    "Catanatron": 71.0,
    "PokerKit": 423.0,
    "RLCard uno": 790.0,
}
