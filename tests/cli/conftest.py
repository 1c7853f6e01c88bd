"""The commands keep nothing in the data folder of whoever runs the tests."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LOCANDA_DATA", str(tmp_path / "data"))
    return tmp_path / "data"
