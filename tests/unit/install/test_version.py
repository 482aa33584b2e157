"""Which events a version of Cursor knows."""

import pytest

from interlock.hosts.cursor.capabilities import GATES, GUARD_EVENTS, MEMORY_EVENTS, OPEN
from interlock.hosts.cursor.install import FORM
from interlock.hosts.cursor.version import EVENTS, installed_versions, known_events


def test_the_documented_events() -> None:
    assert EVENTS == GATES | OPEN
    assert len(EVENTS) == 21


@pytest.mark.parametrize(
    ("versions", "known", "unknown"),
    [
        ((), "workspaceOpen", ""),
        (("3.17.1",), "preToolUse", ""),
        (("3.0.1",), "workspaceOpen", ""),
        (("2.5.20",), "sessionStart", "workspaceOpen"),
        (("2.4.7",), "preToolUse", "sessionStart"),
        (("2.0.77",), "afterAgentResponse", "preToolUse"),
        (("1.7.54",), "stop", "afterAgentResponse"),
        (("1.6.0",), "", "stop"),
        (("2026.09.28-64d2043",), "workspaceOpen", ""),
        (("2025.11.06-8fe8a63",), "stop", "preToolUse"),
        (("3.17.1", "2025.11.06-8fe8a63"), "stop", "preToolUse"),
        (("unreadable",), "workspaceOpen", ""),
    ],
)
def test_events_by_version(versions: tuple[str, ...], known: str, unknown: str) -> None:
    found = known_events(versions)
    assert found <= EVENTS
    assert not known or known in found
    assert not unknown or unknown not in found


def test_a_named_version_wins() -> None:
    assert installed_versions({"CURSOR_VERSION": "3.1.0", "PATH": ""}) == ("3.1.0",)
    assert installed_versions({"PATH": "/nonexistent"}) == ()


def test_one_session_start_serves_both_parts() -> None:
    events = FORM.events(("guard", "memory"), ())
    assert events.count("sessionStart") == 1
    assert set(events) == {*GUARD_EVENTS, *MEMORY_EVENTS}
