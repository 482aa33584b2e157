"""Fixtures of the installer's tests."""

from pathlib import Path

import pytest
from tests.unit.install.place import Place


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setenv("SHELL", "/bin/bash")
    return Place(tmp_path)
