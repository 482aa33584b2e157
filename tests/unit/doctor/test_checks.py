"""The doctor finds each thing that is broken, and its mending command mends it."""

import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.unit.install.place import Place

from interlock.audit import chain
from interlock.doctor.base import FAIL, OK, SKIP, WARN, Environment, Result
from interlock.doctor.checks import (
    audit_log,
    extras,
    heartbeat,
    hooks_files,
    host_version,
    integrity,
    launcher,
    memory_store,
    settings,
    state_folder,
)
from interlock.guard import faults
from interlock.guard import heartbeat as signs
from interlock.hosts.cursor import install as cursor

QUIET = (audit_log, heartbeat, hooks_files, integrity, launcher, memory_store, settings, state_folder)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """An installation in order, which Cursor has called."""
    monkeypatch.setenv("SHELL", "/bin/bash")
    made = Place(tmp_path)
    cursor.install(made.request())
    signs.record(str(made.state), "cursor", "3.17.1")
    chain.append(str(made.state), {"event": "test"})
    return made


def examine(place: Place, project: str = "") -> list[Result]:
    env = Environment(state=str(place.state), home=str(place.home), project=project, env={"PATH": "/usr/bin:/bin"})
    return [result for check in QUIET for result in check.run(env)]


def edit(place: Place, change: Callable[[dict[str, list[dict[str, object]]]], object]) -> None:
    document = json.loads(place.hooks.read_bytes())
    change(document["hooks"])
    place.hooks.write_text(json.dumps(document, ensure_ascii=False), "utf-8")


def test_a_good_installation_has_no_finding(place: Place) -> None:
    results = examine(place)
    assert [(r.check, r.detail) for r in results if r.status not in (OK, SKIP)] == []
    assert {r.check for r in results if r.status == OK} == {
        "audit-log",
        "heartbeat",
        "hooks-files",
        "integrity",
        "launcher",
        "settings",
        "state-folder",
    }


def test_an_empty_machine_is_no_failure(tmp_path: Path) -> None:
    results = examine(Place(tmp_path))
    assert FAIL not in {result.status for result in results}
    assert [r.mend for r in results if r.status == WARN] == ["interlock install cursor"]
    assert not Place(tmp_path).state.exists()


INSTALL = "interlock install cursor"

BREAKS: dict[str, tuple[Callable[[Place], object], str, str, str]] = {
    "entry taken out": (
        lambda p: edit(p, lambda hooks: hooks.pop("beforeReadFile")),
        "integrity",
        "the registration of beforeReadFile in ",
        INSTALL,
    ),
    "failClosed off": (
        lambda p: edit(p, lambda hooks: hooks["preToolUse"][0].update(failClosed=False)),
        "hooks-files",
        "hooks.preToolUse[0]: failClosed is not true",
        INSTALL,
    ),
    "failClosed off, by the manifest": (
        lambda p: edit(p, lambda hooks: hooks["preToolUse"][0].update(failClosed=False)),
        "integrity",
        "was changed (failClosed)",
        INSTALL,
    ),
    "matcher added": (
        lambda p: edit(p, lambda hooks: hooks["preToolUse"][0].update(matcher="Read")),
        "hooks-files",
        "a matcher limits the gate to 'Read'",
        INSTALL,
    ),
    "timeout too short": (
        lambda p: edit(p, lambda hooks: hooks["preToolUse"][0].update(timeout=5)),
        "hooks-files",
        "timeout 5 s is not above the hook's own limit",
        INSTALL,
    ),
    "timeout void": (
        lambda p: edit(p, lambda hooks: hooks["preToolUse"][0].update(timeout=0)),
        "hooks-files",
        "every hook in it is off",
        "${EDITOR:-vi} +1",
    ),
    "tail cut off": (
        lambda p: edit(
            p, lambda hooks: hooks["preToolUse"][0].update(command=str(hooks["preToolUse"][0]["command"]).split(" || ")[0])
        ),
        "integrity",
        "was changed (command)",
        INSTALL,
    ),
    "event swapped": (
        lambda p: edit(p, lambda hooks: hooks.update(preToolUse=hooks["stop"])),
        "hooks-files",
        "its command is that of another event",
        INSTALL,
    ),
    "unknown event": (
        lambda p: edit(p, lambda hooks: hooks.update(beforeTeleport=[])),
        "hooks-files",
        "'beforeTeleport' is not a hook event; every hook in it is off",
        "${EDITOR:-vi} +1",
    ),
    "not JSON": (
        lambda p: p.put(p.hooks.read_text("utf-8")[:-4]),
        "hooks-files",
        "every hook in it is off",
        "${EDITOR:-vi}",
    ),
    "file deleted": (lambda p: p.hooks.unlink(), "integrity", "is gone, with 12 registration(s)", INSTALL),
    "version taken out": (
        lambda p: p.put(p.hooks.read_text("utf-8").replace('"version": 1,', "")),
        "hooks-files",
        "'version' is missing",
        INSTALL,
    ),
    "launcher deleted": (lambda p: (p.state / "launcher.py").unlink(), "launcher", "is missing", INSTALL),
    "launcher changed": (
        lambda p: (p.state / "launcher.py").write_text("print('{}')\n"),
        "launcher",
        "is not the one that this version writes",
        INSTALL,
    ),
    "interpreter gone": (
        lambda p: edit(
            p,
            lambda hooks: hooks["stop"][0].update(
                command=f"'/absent/python3' -I -S '{p.state}/launcher.py' cursor stop".replace("me's", "me'\\''s")
            ),
        ),
        "launcher",
        "the interpreter '/absent/python3' does not run",
        INSTALL,
    ),
    "manifest changed": (
        lambda p: (p.state / "manifest.json").write_text((p.state / "manifest.json").read_text().replace("guard", "gard")),
        "integrity",
        "was changed by somebody else",
        INSTALL,
    ),
    "manifest cut off": (lambda p: (p.state / "manifest.json").write_text("{"), "integrity", "is damaged", INSTALL),
    "state folder open": (lambda p: p.state.chmod(0o755), "state-folder", "can be read by others", "chmod -R go= "),
    "key file open": (lambda p: (p.state / "manifest.key").chmod(0o644), "state-folder", "can be read by others", "chmod -R go= "),
    "audit line changed": (
        lambda p: (p.state / "audit" / "audit.jsonl").write_bytes(
            (p.state / "audit" / "audit.jsonl").read_bytes().replace(b'"test"', b'"tost"')
        ),
        "audit-log",
        "the chain is broken at audit.jsonl:1",
        "interlock audit verify",
    ),
    "audit append failed": (
        lambda p: faults.mark_audit_failure(str(p.state), OSError(28, "full")),
        "audit-log",
        "a record could not be written",
        "rm '",
    ),
    "settings wrong": (
        lambda p: (p.state / "hook.toml").write_text("[remember]\nenabled = 1\n"),
        "settings",
        "hook.toml:2: 'remember.enabled' must be true or false",
        "${EDITOR:-vi} '",
    ),
}


@pytest.mark.parametrize("name", sorted(BREAKS))
def test_each_break_is_found_and_mended(place: Place, name: str) -> None:
    break_it, check, says, mend = BREAKS[name]
    break_it(place)
    (place.state / "hook.toml").chmod(0o600) if (place.state / "hook.toml").exists() else None
    found = [result for result in examine(place) if result.check == check and result.status == FAIL and says in result.detail]
    assert found, [(r.check, r.status, r.detail) for r in examine(place) if r.status not in (OK, SKIP)]
    assert found[0].mend.startswith(mend)
    if found[0].mend == INSTALL:
        cursor.install(place.request())
    elif mend in ("chmod -R go= ", "rm '"):
        subprocess.run(["sh", "-c", found[0].mend], check=True)
    else:
        return
    assert [(r.check, r.detail) for r in examine(place) if r.status == FAIL] == []


def test_a_host_that_never_called_is_a_warning(place: Place) -> None:
    (place.state / "heartbeat" / "cursor.json").unlink()
    (found,) = [result for result in examine(place) if result.check == "heartbeat"]
    assert (found.status, found.detail) == (WARN, "Cursor has never called the hook")


def test_a_host_that_was_long_silent_is_a_warning(place: Place) -> None:
    path = place.state / "heartbeat" / "cursor.json"
    sign = json.loads(path.read_bytes())
    sign["at"] = time.time() - 40 * 86400
    path.write_text(json.dumps(sign))
    (found,) = [result for result in examine(place) if result.check == "heartbeat"]
    assert (found.status, found.detail) == (WARN, "Cursor last called 40 days ago (version 3.17.1)")


def test_half_a_guard_is_a_warning(place: Place) -> None:
    cursor.install(place.request(versions=("1.7.54",)))
    details = [result.detail for result in examine(place) if result.check == "hooks-files" and result.status == WARN]
    assert details
    assert "not registered: preToolUse" in details[0]


@pytest.mark.parametrize("shell", ["/usr/bin/fish", "/bin/tcsh"])
def test_another_login_shell_is_noticed(place: Place, shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def shells() -> list[Result]:
        env = Environment(state=str(place.state), home=str(place.home), env={"SHELL": shell})
        return [result for result in hooks_files.run(env) if result.status == FAIL]

    (found,) = shells()
    assert shell in found.detail
    assert found.mend == INSTALL
    monkeypatch.setenv("SHELL", shell)
    cursor.install(place.request())
    assert shells() == []


@pytest.mark.parametrize(
    ("program", "version", "status"),
    [
        ("cursor", "3.17.1\nabcdef\narm64", OK),
        ("cursor", "1.7.54", FAIL),
        ("cursor-agent", "2026.09.28-64d2043", OK),
        ("cursor", "", SKIP),
    ],
)
def test_the_installed_version_is_asked(place: Place, tmp_path: Path, program: str, version: str, status: str) -> None:
    path = tmp_path / "bin" / program
    path.parent.mkdir()
    path.write_text(f"#!/bin/sh\n[ \"$1\" = --version ] && echo '{version}'\n")
    path.chmod(0o755)
    env = Environment(state=str(place.state), home=str(place.home), env={"PATH": f"{path.parent}:/usr/bin:/bin"})
    (found,) = host_version.run(env)
    assert found.status == status
    if status == FAIL:
        cursor.install(place.request(versions=("1.7.54",)))
        assert [result.status for result in host_version.run(env)] == [OK]


def test_other_peoples_entries_are_counted(place: Place) -> None:
    edit(place, lambda hooks: hooks["stop"].append({"command": "./mine.sh"}))
    (found,) = [result for result in examine(place) if result.check == "hooks-files"]
    assert (found.status, "12 of Interlock's entries, 1 of other tools" in found.detail) == (OK, True)


def test_the_memory_store_is_opened_by_whoever_composes(place: Place) -> None:
    def broken(state: str) -> str:
        raise OSError("disk image is malformed")

    def run(opener: Callable[[str], str] | None) -> Result:
        (result,) = memory_store.run(Environment(state=str(place.state), home=str(place.home), open_memory=opener))
        return result

    assert run(None).status == SKIP
    assert run(lambda state: "").status == SKIP
    assert (run(lambda state: "3 sessions").status, run(lambda state: "3 sessions").detail) == (OK, "3 sessions")
    assert (run(broken).status, run(broken).mend) == (FAIL, "interlock remember status")


def test_extras_name_the_install_command(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"msgspec"}
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name if name in there else None)
    results = {r.detail.partition("]")[0]: r for r in extras.run(Environment(state="", home=""))}
    assert results["[vectors"].status == SKIP
    assert "pip install 'interlock[vectors]'" in results["[vectors"].detail
    assert (results["[server"].status, results["[server"].mend) == (WARN, "pip install 'interlock[server]'")


def test_project_scope_is_examined_in_its_folder(place: Place, tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    cursor.install(place.request(scope="project", root=str(project)))
    assert [r.detail for r in examine(place, str(project)) if r.status == FAIL] == []
    os.unlink(project / ".cursor" / "hooks.json")
    (found,) = [r for r in examine(place, str(project)) if r.status == FAIL]
    assert found.mend == f"cd '{project}' && interlock install cursor --scope project"
