"""A compile cache that is damaged or full costs a compile, and is said; the game is played all the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PLAY = """
import resource, sys
if sys.argv[1:]:
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
import locanda
from toys import race
match = locanda.new("race", seed=1)
match.play("roll")
print(match.scores)
"""


def play(cache: Path, *limit: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LOCANDA_CACHE": str(cache), "PYTHONPATH": str(TESTS), "LOCANDA_JIT": "1"}
    return subprocess.run(
        [sys.executable, "-c", PLAY, *limit], env=env, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.mark.parametrize("suffix", ["nbc", "nbi"])
def test_a_damaged_cache_is_made_anew(tmp_path: Path, suffix: str) -> None:
    assert play(tmp_path).returncode == 0
    kept = list(tmp_path.glob(f"race-*/*.{suffix}"))
    assert kept
    for path in kept:
        os.truncate(path, 50)
    damaged = play(tmp_path)
    assert damaged.returncode == 0, damaged.stderr
    assert "damaged" in damaged.stderr
    again = play(tmp_path)
    assert again.returncode == 0
    assert "RuntimeWarning" not in again.stderr


def test_a_full_cache_is_gone_without(tmp_path: Path) -> None:
    """A limit on the size of files stands for a full disk: every write past it fails."""
    full = play(tmp_path, "2000")
    assert full.returncode == 0, full.stderr
    assert "cannot be written" in full.stderr
