"""Several installers at once, and installers that are killed: the file is always whole and nobody's entry is lost."""

import json
import random
import subprocess
import sys
import time
from pathlib import Path

from tests.unit.install.place import Place

import interlock
from interlock.guard import integrity
from interlock.hosts import manifest
from interlock.hosts.cursor import hooks_json
from interlock.hosts.cursor import install as cursor
from interlock.hosts.cursor.capabilities import GUARD_EVENTS, MEMORY_EVENTS
from interlock.hosts.cursor.registration import own_entries
from interlock.hosts.installers import INSTALLED
from interlock.hosts.jsonc import parse

SOURCE = Path(interlock.__file__).parents[1]

SCRIPT = """
import sys
from interlock.hosts.cursor import install as cursor
action, state, home, parts = sys.argv[1:]
request = cursor.Request(state=state, home=home, scope="user", root="", parts=tuple(parts.split(",")), versions=())
getattr(cursor, action)(request)
"""

EVENTS = len({*GUARD_EVENTS, *MEMORY_EVENTS})

EVERY = """
import sys
from interlock.hosts import installer, installers
from interlock.hosts.form import Request
action, state, home = sys.argv[1:]
for host in installers.INSTALLED if action == "install" else reversed(installers.INSTALLED):
    form = installers.form(host)
    request = Request(state=state, home=home, scope="user", root="", parts=form.default_parts, versions=())
    getattr(installer, action)(form, request)
"""

FOREIGN = {"version": 1, "hooks": {"stop": [{"command": "./mine.sh"}], "preToolUse": [{"command": "./theirs.sh"}]}}


def start(place: Place, action: str, state: Path, parts: str = "guard,memory") -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT, action, str(state), str(place.home), parts],
        env={"PYTHONPATH": str(SOURCE), "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh"},
        stderr=subprocess.PIPE,
    )


def whole(place: Place) -> list[str]:
    """The file is valid, the foreign entries are there; the events of our entries."""
    text = place.hooks.read_text("utf-8")
    root = parse(text)
    assert not hooks_json.problems(text, root)
    for event in ("stop", "preToolUse"):
        first = root.member("hooks").value.member(event).value.items[0].value  # type: ignore[union-attr]
        assert first == FOREIGN["hooks"][event][0]  # type: ignore[index]
    return [event for event, _, _ in own_entries(root)]


def test_installers_at_once_register_each_event_once(place: Place) -> None:
    place.put(json.dumps(FOREIGN, indent=2))
    before = place.hooks.read_bytes()
    states = [place.state, place.home / "another state"]
    running = [start(place, "install", states[index % 2]) for index in range(6)]
    for process in running:
        assert (process.communicate()[1], process.returncode) == (b"", 0)
    events = whole(place)
    assert len(events) == len(set(events)) == EVENTS
    for state in states:
        request = place.request()
        request.state = str(state)
        cursor.uninstall(request)
    assert place.hooks.read_bytes() == before
    assert not [path for path in place.hooks.parent.iterdir() if path != place.hooks]


def test_installers_and_uninstallers_at_once(place: Place) -> None:
    place.put(json.dumps(FOREIGN))
    running = [start(place, action, place.state) for action in ("install", "uninstall") * 3]
    for process in running:
        assert (process.communicate()[1], process.returncode) == (b"", 0)
    assert len(whole(place)) in (0, EVENTS)
    cursor.uninstall(place.request())
    assert json.loads(place.hooks.read_bytes()) == FOREIGN


def test_a_killed_installer_leaves_a_whole_file(place: Place) -> None:
    place.put(json.dumps(FOREIGN, indent=2))
    draw = random.Random(7)
    for index in range(8):
        process = start(place, "install" if index % 2 == 0 else "uninstall", place.state)
        time.sleep(draw.uniform(0.03, 0.25))
        process.kill()
        process.communicate()
        assert len(whole(place)) in (0, EVENTS)
    cursor.install(place.request())
    assert len(whole(place)) == EVENTS
    cursor.uninstall(place.request())
    assert json.loads(place.hooks.read_bytes()) == FOREIGN


def test_every_host_at_once_from_three_processes(place: Place) -> None:
    """One record and one launcher for all of them: no host's entry and no record is lost, and all of it goes again."""

    def together(action: str) -> None:
        running = [
            subprocess.Popen(
                [sys.executable, "-c", EVERY, action, str(place.state), str(place.home)],
                env={"PYTHONPATH": str(SOURCE), "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh"},
                stderr=subprocess.PIPE,
            )
            for _ in range(3)
        ]
        for process in running:
            assert (process.communicate()[1], process.returncode) == (b"", 0)

    together("install")
    recorded = manifest.load(str(place.state))
    assert {item.host for item in recorded} == set(INSTALLED)
    assert integrity.compare(str(place.state)) == []
    assert len({item.path for item in recorded}) == len(recorded)
    together("uninstall")
    assert [path for path in place.home.iterdir() if path != place.state] == []
    assert manifest.load(str(place.state)) == []
