"""Fixtures of the installer's tests."""

import functools
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.unit.install.place import Place

from interlock.hosts import bundle, launcher_file


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setenv("SHELL", "/bin/bash")
    return Place(tmp_path)


@pytest.fixture(scope="session", autouse=True)
def compiled_once() -> Iterator[None]:
    """Hundreds of installs in one process need the package compiled only once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bundle, "build", functools.cache(bundle.build))
        patch.setattr(launcher_file, "compile_package", functools.cache(launcher_file.compile_package))
        yield
