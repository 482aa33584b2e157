"""The committed script of the project scope: it works in another clone under another home, and blocks where nothing is installed."""

import json
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from tests.unit.install.place import Place

from interlock.hosts.cursor import install as cursor
from interlock.hosts.cursor import shim
from interlock.hosts.cursor.capabilities import GATES
from interlock.hosts.jsonc import parse
from interlock.model.errors import InterlockError

ECHO = 'import sys\nprint(\'{"event": "%s"}\' % sys.argv[2])\n'


@pytest.fixture
def clone(place: Place, tmp_path: Path) -> Path:
    """A second clone, elsewhere, of a project in which the hooks were installed."""
    project = tmp_path / "pro ject"
    project.mkdir()
    cursor.install(place.request(scope="project", root=str(project)))
    made = tmp_path / "another" / "clöne"
    shutil.copytree(project, made)
    return made


def call(clone: Path, event: str, home: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run the registered command as Cursor does, under another home."""
    hooks = parse((clone / ".cursor" / "hooks.json").read_text("utf-8")).value
    assert isinstance(hooks, dict)
    line = hooks["hooks"][event][0]["command"]
    home.mkdir(exist_ok=True)
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", **env}
    return subprocess.run(["sh", "-c", line], input="{}", capture_output=True, text=True, cwd=clone, env=environment, check=False)


def installation(state: Path) -> None:
    """An installation that answers with the event that it was asked for."""
    state.mkdir(parents=True)
    (state / "launcher.py").write_text(ECHO)
    (state / "interpreter").write_text(sys.executable + "\n")


def test_nothing_of_this_machine_is_committed(clone: Path, place: Place) -> None:
    for path in (clone / ".cursor").iterdir():
        text = path.read_text("utf-8")
        assert str(place.home) not in text
        assert sys.executable not in text
    assert stat.S_IMODE((clone / shim.RELATIVE).stat().st_mode) == 0o755


@pytest.mark.parametrize("where", [".local/share/interlock", "Library/Application Support/interlock"])
def test_finds_the_installation_of_another_home(clone: Path, tmp_path: Path, where: str) -> None:
    home = tmp_path / "her höme"
    installation(home / where)
    done = call(clone, "preToolUse", home)
    assert (done.returncode, json.loads(done.stdout), done.stderr) == (0, {"event": "preToolUse"}, "")


def test_interlock_home_is_looked_at_first(clone: Path, tmp_path: Path) -> None:
    installation(tmp_path / "st ate")
    done = call(clone, "stop", tmp_path / "empty", INTERLOCK_HOME=str(tmp_path / "st ate"))
    assert json.loads(done.stdout) == {"event": "stop"}


@pytest.mark.parametrize("event", ["preToolUse", "beforeSubmitPrompt", "beforeReadFile"])
def test_blocks_with_the_install_line_where_nothing_is_installed(clone: Path, tmp_path: Path, event: str) -> None:
    done = call(clone, event, tmp_path / "empty")
    assert done.returncode == 2
    document = json.loads(done.stdout)
    assert (document["permission"], document["continue"]) == ("deny", False)
    assert "interlock install cursor" in document["user_message"]
    assert "interlock install cursor" in done.stderr


@pytest.mark.parametrize("event", ["stop", "sessionStart", "preCompact", "sessionEnd"])
def test_events_that_stop_nothing_stay_quiet(clone: Path, tmp_path: Path, event: str) -> None:
    assert event not in GATES
    done = call(clone, event, tmp_path / "empty")
    assert (done.returncode, done.stdout, done.stderr) == (0, "{}\n", "")


def test_a_team_may_leave_it_optional_and_that_is_recorded(clone: Path, tmp_path: Path) -> None:
    (clone / ".interlock.toml").write_text("# ours\nteam_optional = true # for now\n")
    home = tmp_path / "empty"
    done = call(clone, "preToolUse", home)
    assert (done.returncode, done.stdout) == (0, "{}\n")
    assert "team_optional" in done.stderr
    record = (home / ".local" / "state" / "interlock-skipped.log").read_text("utf-8")
    assert "preToolUse not judged" in record
    (clone / ".interlock.toml").write_text("# team_optional = true\nteam_optional = false\n")
    assert call(clone, "preToolUse", home).returncode == 2


def test_a_deleted_script_blocks_with_the_way_out(clone: Path, tmp_path: Path) -> None:
    (clone / shim.RELATIVE).unlink()
    done = call(clone, "preToolUse", tmp_path / "empty")
    assert done.returncode == 2
    assert "interlock uninstall cursor --scope project" in done.stderr
    assert ".cursor/hooks.json" in done.stderr


def test_a_broken_installation_blocks(clone: Path, tmp_path: Path) -> None:
    home = tmp_path / "home2"
    installation(home / ".local/share/interlock")
    (home / ".local/share/interlock/launcher.py").write_text("raise SystemExit(1)\n")
    assert call(clone, "preToolUse", home).returncode == 2
    (home / ".local/share/interlock/interpreter").write_text("/absent/python\n")
    done = call(clone, "preToolUse", home)
    assert done.returncode == 2
    assert "interlock install cursor" in done.stderr


def test_a_project_file_behind_a_link_is_refused(place: Place, tmp_path: Path) -> None:
    project = tmp_path / "linked"
    project.mkdir()
    (tmp_path / "elsewhere").mkdir()
    (project / ".cursor").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(InterlockError, match="is a symbolic link"):
        cursor.install(place.request(scope="project", root=str(project)))
    os.unlink(project / ".cursor")
    (project / ".cursor").mkdir()
    (project / ".cursor" / "hooks.json").symlink_to(tmp_path / "elsewhere" / "hooks.json")
    with pytest.raises(InterlockError, match="is a symbolic link"):
        cursor.install(place.request(scope="project", root=str(project)))
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_uninstall_in_the_clone_takes_everything_out(clone: Path, place: Place) -> None:
    cursor.uninstall(place.request(scope="project", root=str(clone)))
    assert not (clone / shim.RELATIVE).exists()
    assert parse((clone / ".cursor" / "hooks.json").read_text("utf-8")).value == {"version": 1, "hooks": {}}
