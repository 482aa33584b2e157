"""The state folder."""

import stat
from pathlib import Path

import pytest

from interlock.config import paths
from interlock.model.errors import InterlockError


def test_interlock_home_moves_everything() -> None:
    env = {"INTERLOCK_HOME": "/srv/é x/../state/", "HOME": "/home/dev"}
    assert paths.state_dir(env) == "/srv/state"


def test_the_platform_decides_otherwise() -> None:
    assert paths.state_dir({"HOME": "/home/dev"}) == "/home/dev/.local/share/interlock"
    assert paths.state_dir({"HOME": "/home/dev", "XDG_DATA_HOME": "/data"}) == "/data/interlock"
    assert paths.state_dir({"HOME": "/home/dev", "XDG_DATA_HOME": "data"}) == "/home/dev/.local/share/interlock"


def test_platformdirs_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("INTERLOCK_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/dev")
    for data in ("", "/data"):
        monkeypatch.setenv("XDG_DATA_HOME", data)
        assert paths.state_dir() == paths.state_dir({"HOME": "/home/dev", "XDG_DATA_HOME": data})


def test_a_relative_home_is_refused() -> None:
    with pytest.raises(InterlockError, match="must be an absolute path, not 'state'"):
        paths.state_dir({"INTERLOCK_HOME": "state"})


def test_folders_are_private(tmp_path: Path) -> None:
    made = Path(paths.ensure_dir(str(tmp_path / "a" / "b")))
    assert stat.S_IMODE(made.stat().st_mode) == 0o700
    assert paths.ensure_dir(str(made)) == str(made)
    (tmp_path / "file").write_text("")
    with pytest.raises(InterlockError, match="cannot use the folder"):
        paths.ensure_dir(str(tmp_path / "file"))
