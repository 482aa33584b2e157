"""What was registered against what stands in the settings file."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from interlock.guard import integrity, integrity_watch
from interlock.hosts import manifest

GATE = {"command": "'/x/python' -I -S '/x/launcher.py' cursor preToolUse || exit 2", "timeout": 60, "failClosed": True}
STOP = {"command": "'/x/python' -I -S '/x/launcher.py' cursor stop", "timeout": 30, "loop_limit": 1}
OTHER = {"command": "echo mine", "timeout": 5}


class Setup:
    """A state folder with a manifest, and the settings file that it is about."""

    def __init__(self, root: Path) -> None:
        self.state = root / "state"
        self.state.mkdir()
        self.path = root / "hooks.json"
        key = manifest.key_of(str(self.state))
        entries = [
            {"event": event, "entry": entry, "fingerprint": manifest.fingerprint(key, event, entry)}
            for event, entry in (("preToolUse", GATE), ("stop", STOP))
        ]
        installation = manifest.Installation(
            host="cursor", scope="user", path=str(self.path), parts=("guard",), created=(), digest="", entries=entries
        )
        manifest.store(str(self.state), [installation])
        self.write({"version": 1, "hooks": {"preToolUse": [dict(OTHER), dict(GATE)], "stop": [dict(STOP)]}})

    def write(self, document: Any) -> None:
        text = document if isinstance(document, str) else json.dumps(document)
        self.path.write_text(text, "utf-8")

    def document(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.path.read_text("utf-8"))
        return found

    def records(self) -> list[tuple[str, ...]]:
        log = self.state / "audit" / "audit.jsonl"
        lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()] if log.exists() else []
        return [tuple(str(line[name]) for name in ("event", "hook", "code", "what") if name in line) for line in lines]


@pytest.fixture
def setup(tmp_path: Path) -> Setup:
    return Setup(tmp_path)


def texts(setup: Setup) -> list[str]:
    return [item.text().replace(str(setup.path), "FILE") for item in integrity.compare(str(setup.state))]


def edit(change: Callable[[dict[str, Any]], object]) -> Callable[[Setup], None]:
    def apply(setup: Setup) -> None:
        document = setup.document()
        change(document["hooks"])
        setup.write(document)

    return apply


REGISTRATION = "the registration of preToolUse in FILE "
WEAKENINGS: list[tuple[str, Callable[[Setup], None], list[str]]] = [
    ("open", edit(lambda hooks: hooks["preToolUse"][1].update(failClosed=False)), [REGISTRATION + "was changed (failClosed)"]),
    ("no-flag", edit(lambda hooks: hooks["preToolUse"][1].pop("failClosed")), [REGISTRATION + "was changed (failClosed)"]),
    ("timeout", edit(lambda hooks: hooks["preToolUse"][1].update(timeout=1)), [REGISTRATION + "was changed (timeout)"]),
    ("matcher", edit(lambda hooks: hooks["preToolUse"][1].update(matcher="Nothing")), [REGISTRATION + "was changed (matcher)"]),
    ("command", edit(lambda hooks: hooks["preToolUse"][1].update(command="true")), [REGISTRATION + "was changed (command)"]),
    (
        "tail",
        edit(lambda hooks: hooks["preToolUse"][1].update(command=str(GATE["command"]).replace("exit 2", "exit 0"))),
        [REGISTRATION + "was changed (command)"],
    ),
    ("entry", edit(lambda hooks: hooks["preToolUse"].pop(1)), [REGISTRATION + "was taken out"]),
    ("event", edit(lambda hooks: hooks.pop("preToolUse")), [REGISTRATION + "was taken out"]),
    (
        "moved",
        edit(lambda hooks: hooks.update(afterFileEdit=[hooks["preToolUse"].pop(1)])),
        [REGISTRATION + "was taken out"],
    ),
    (
        "all",
        lambda setup: setup.write({"version": 1, "hooks": {}}),
        [REGISTRATION + "was taken out", "the registration of stop in FILE was taken out"],
    ),
    ("file", lambda setup: setup.path.unlink(), ["FILE is gone, with 2 registration(s)"]),
    ("broken", lambda setup: setup.write("{"), ["FILE cannot be read, and the host rejects it"]),
    ("list", lambda setup: setup.write("[1]"), [REGISTRATION + "was taken out", "the registration of stop in FILE was taken out"]),
]
HARMLESS: list[tuple[str, Callable[[Setup], None]]] = [
    ("nothing", lambda setup: None),
    ("order", edit(lambda hooks: hooks["preToolUse"].reverse())),
    ("others", edit(lambda hooks: hooks["preToolUse"].pop(0))),
    ("more", edit(lambda hooks: hooks.update(afterFileEdit=[OTHER]))),
    ("comment", lambda setup: setup.write("/* mine */\n" + setup.path.read_text("utf-8"))),
    ("key-order", edit(lambda hooks: hooks.update(stop=[dict(reversed(list(STOP.items())))]))),
]


@pytest.mark.parametrize(("change", "expected"), [row[1:] for row in WEAKENINGS], ids=[row[0] for row in WEAKENINGS])
def test_a_weakened_registration_is_found(setup: Setup, change: Callable[[Setup], None], expected: list[str]) -> None:
    change(setup)
    assert texts(setup) == expected


@pytest.mark.parametrize("change", [row[1] for row in HARMLESS], ids=[row[0] for row in HARMLESS])
def test_what_others_do_in_the_file_is_no_weakening(setup: Setup, change: Callable[[Setup], None]) -> None:
    change(setup)
    assert texts(setup) == []


def test_a_forged_manifest_is_found(setup: Setup) -> None:
    path = setup.state / "manifest.json"
    path.write_text(path.read_text("utf-8").replace('"timeout": 60', '"timeout": 1'), "utf-8")
    found = integrity.compare(str(setup.state))
    assert len(found) == 1
    assert found[0].mend


def test_a_change_is_looked_at_once_recorded_once_and_forgotten_when_mended(setup: Setup) -> None:
    state = str(setup.state)
    assert integrity_watch.changed(state)
    integrity_watch.look(state)
    assert not integrity_watch.changed(state)
    assert setup.records() == []
    before = setup.path.read_text("utf-8")
    edit(lambda hooks: hooks["preToolUse"][1].update(failClosed=False))(setup)
    assert integrity_watch.changed(state)
    integrity_watch.look(state)
    integrity_watch.look(state)
    integrity.verify(state)
    weakened = ("registration", "preToolUse", "weakened", "was changed (failClosed)")
    assert setup.records() == [weakened]
    assert integrity.noted(state)[1] == [item.text() for item in integrity.compare(state)]
    # A second weakening is recorded without the first one again.
    edit(lambda hooks: hooks.pop("stop"))(setup)
    integrity_watch.look(state)
    assert setup.records() == [weakened, ("registration", "stop", "weakened", "was taken out")]
    setup.write(before)
    integrity_watch.look(state)
    assert setup.records()[2:] == [("registration", "restored")]
    assert integrity.noted(state) == (0.0, [])


def test_a_time_set_back_does_not_hide_a_change(setup: Setup) -> None:
    import os

    state = str(setup.state)
    integrity_watch.look(state)
    status = setup.path.stat()
    text = setup.path.read_text("utf-8")
    setup.path.write_text(text.replace("true", "null"), "utf-8")
    os.utime(setup.path, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert setup.path.stat().st_size == status.st_size
    assert integrity_watch.changed(state)


def test_nothing_installed_costs_nothing_and_writes_nothing(tmp_path: Path) -> None:
    integrity_watch.look(str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_the_warning_names_the_mending_command(setup: Setup) -> None:
    assert integrity.warning([]) == ""
    setup.write({"hooks": {}})
    text = integrity.warning(integrity.compare(str(setup.state)))
    assert "preToolUse" in text
    assert "and 1 more" in text
    assert "interlock install cursor" in text
