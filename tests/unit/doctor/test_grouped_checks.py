"""What the doctor finds in the settings of Claude Code and Codex, each thing by breaking it."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.unit.install.place import Place

from interlock.doctor.base import FAIL, OK, SKIP, WARN, Environment, Result
from interlock.doctor.checks import double, host_version, settings_files
from interlock.guard import heartbeat
from interlock.hosts import installer
from interlock.hosts.form import Request
from interlock.hosts.installers import form

FILES = {"claude": ".claude/settings.json", "codex": ".codex/hooks.json"}
INSTALL = {host: f"interlock install {host}" for host in FILES}


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """Hooks registered with Claude Code and Codex, both of which have called since."""
    monkeypatch.delenv("CLAUDE_CONFIG_DIR", raising=False)
    monkeypatch.delenv("CODEX_HOME", raising=False)
    made = Place(tmp_path)
    for host in FILES:
        register(made, host)
    past(made)
    return made


def register(place: Place, host: str, scope: str = "user", root: str = "") -> None:
    request = Request(state=str(place.state), home=str(place.home), scope=scope, root=root, parts=("guard",), versions=())
    installer.install(form(host), request)
    heartbeat.record(str(place.state), host, "1.0.0")


def past(place: Place) -> None:
    for name in FILES.values():
        os.utime(place.home / name, (time.time() - 60, time.time() - 60))


def edit(place: Place, host: str, change: Callable[[dict[str, Any]], object]) -> None:
    path = place.home / FILES[host]
    document = json.loads(path.read_text("utf-8"))
    change(document)
    path.write_text(json.dumps(document), "utf-8")
    past(place)


def gate(document: dict[str, Any]) -> dict[str, Any]:
    found = document["hooks"]["PreToolUse"][0]["hooks"][0]
    assert isinstance(found, dict)
    return found


def environment(place: Place, path: str = "/nowhere") -> Environment:
    return Environment(state=str(place.state), home=str(place.home), env={"PATH": path})


def test_settings_in_order_have_no_finding(place: Place) -> None:
    assert [(r.status, r.detail.rpartition("/")[2]) for r in settings_files.run(environment(place))] == [
        (OK, "settings.json: Claude Code reads it"),
        (OK, "hooks.json: Codex reads it"),
    ]


def test_nothing_registered_is_nothing_to_say(tmp_path: Path) -> None:
    env = environment(Place(tmp_path))
    assert [check.run(env)[0].status for check in (settings_files, double)] == [SKIP, SKIP]


BREAKS: dict[str, tuple[tuple[str, ...], Callable[[Place, str], object], str]] = {
    "not JSON": (("claude", "codex"), lambda p, h: (p.home / FILES[h]).write_text("{"), "no hook in it runs"),
    "comments": (
        ("claude", "codex"),
        lambda p, h: (p.home / FILES[h]).write_text("// mine\n" + (p.home / FILES[h]).read_text("utf-8"), "utf-8"),
        "comments are not allowed here",
    ),
    "no list": (("claude", "codex"), lambda p, h: edit(p, h, lambda d: d["hooks"].update(Stop={})), "must be a list"),
    "open on failure": (("claude",), lambda p, h: edit(p, h, lambda d: gate(d).pop("onFailure")), "onFailure is not 'block'"),
    "switched off": (("claude",), lambda p, h: edit(p, h, lambda d: d.update(disableAllHooks=True)), "sets disableAllHooks"),
    "switched off by config.toml": (
        ("codex",),
        lambda p, h: (p.home / ".codex" / "config.toml").write_text("[features]\nhooks = false\n"),
        "sets features.hooks = false",
    ),
    "does not wait": (("claude", "codex"), lambda p, h: edit(p, h, lambda d: gate(d).update({"async": True})), "async is true"),
    "too little time": (
        ("claude", "codex"),
        lambda p, h: edit(p, h, lambda d: gate(d).update(timeout=5)),
        "timeout 5 s is not above",
    ),
    "one tool only": (
        ("claude", "codex"),
        lambda p, h: edit(p, h, lambda d: d["hooks"]["PreToolUse"][0].update(matcher="Read")),
        "a matcher limits the gate to 'Read'",
    ),
}


@pytest.mark.parametrize(("name", "host"), [(name, host) for name, row in sorted(BREAKS.items()) for host in row[0]])
def test_each_break_is_found(place: Place, name: str, host: str) -> None:
    _, break_it, says = BREAKS[name]
    break_it(place, host)
    failed = [result for result in settings_files.run(environment(place)) if result.status == FAIL]
    assert [says in result.detail for result in failed] == [True] * len(failed)
    assert failed
    assert all(result.mend.startswith(("${EDITOR:-vi} ", INSTALL[host])) for result in failed)
    if failed[0].mend == INSTALL[host]:
        register(place, host)
        past(place)
        assert [r.detail for r in settings_files.run(environment(place)) if r.status == FAIL] == []


def test_codex_skips_a_changed_hook_until_it_is_trusted(place: Place) -> None:
    def said() -> list[tuple[str, str]]:
        return [(r.status, r.mend) for r in settings_files.run(environment(place)) if "Codex" in r.detail]

    os.utime(place.home / FILES["codex"], (time.time() + 60, time.time() + 60))
    assert [(status, "trust" in mend) for status, mend in said()] == [(WARN, True)]
    past(place)
    assert [status for status, _ in said()] == [OK]
    (place.state / "heartbeat" / "codex.json").unlink()
    assert [status for status, _ in said()] == [WARN]


@pytest.mark.parametrize("host", ["claude", "codex"])
def test_a_plugin_that_registers_the_same_events_is_found(place: Place, host: str) -> None:
    assert [r.status for r in double.run(environment(place))] == [OK]
    document = json.loads((place.home / FILES[host]).read_text("utf-8"))
    plugin = place.home / FILES[host].split("/")[0] / "plugins" / "cache" / "guard" / "hooks" / "hooks.json"
    plugin.parent.mkdir(parents=True)
    plugin.write_text(json.dumps({"hooks": {"PreToolUse": document["hooks"]["PreToolUse"], "Stop": [{"command": "./mine"}]}}))
    (found,) = [r for r in double.run(environment(place)) if r.status == WARN]
    assert "a plugin registers PreToolUse too" in found.detail
    assert found.mend == "rm '" + str(plugin).replace("'", "'\\''") + "'"
    plugin.unlink()
    assert [r.status for r in double.run(environment(place))] == [OK]


def test_two_scopes_and_cursor_are_told_without_a_warning(place: Place, tmp_path: Path) -> None:
    root = tmp_path / "shop"
    root.mkdir()
    register(place, "claude", "project", str(root))
    register(place, "cursor")
    found: list[Result] = double.run(environment(place))
    assert {r.status for r in found} == {OK}
    text = "\n".join(r.detail for r in found)
    assert "judged twice, asked once" in text
    assert "Cursor runs Claude Code's hooks beside its own" in text


@pytest.mark.parametrize(
    ("host", "version", "status"),
    [("claude", "2.1.332", OK), ("claude", "2.1.200", WARN), ("codex", "0.159.3", OK), ("codex", "", SKIP)],
)
def test_the_version_is_asked(place: Place, tmp_path: Path, host: str, version: str, status: str) -> None:
    path = tmp_path / "bin" / host
    path.parent.mkdir()
    path.write_text(f"#!/bin/sh\n[ \"$1\" = --version ] && echo '{version}'\n")
    path.chmod(0o755)
    found = host_version.run(environment(place, str(path.parent)))[sorted(FILES).index(host)]
    assert (found.status, version in found.detail) == (status, True)
